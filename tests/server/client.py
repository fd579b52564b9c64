"""A small client of HTTP and WebSockets for the tests: the standard library has no WebSockets."""

import base64
import http.client
import json
import os
import re
import signal
import socket
import struct
import subprocess


def request(port, method, path, body=None, headers=None):
    """(status, headers, body) of one request."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    data = json.dumps(body) if isinstance(body, (dict, list)) else body
    given = {"Content-Type": "application/json"} if body is not None else {}
    connection.request(method, path, data, {**given, **(headers or {})})
    answer = connection.getresponse()
    out = (answer.status, answer.headers, answer.read())
    connection.close()
    return out


def get_json(port, path):
    status, _, body = request(port, "GET", path)
    return status, json.loads(body)


def raw(port, data, timeout=20):
    """What the server says to any bytes, until it closes or falls silent."""
    with socket.create_connection(("127.0.0.1", port), timeout=timeout) as connection:
        out = b""
        try:
            connection.sendall(data)
            connection.shutdown(socket.SHUT_WR)
            while part := connection.recv(65536):
                out += part
        except OSError:
            pass
        return out


class Running:
    """`ludens serve` on a free port, with trials in the folder, as a process of its own."""

    def __init__(self, ludens, folder, *more):
        self.process = subprocess.Popen([ludens, "-q", "serve", "--port", "0", "--data", str(folder), *map(str, more)],
                                        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        line = self.process.stdout.readline()
        self.port = int(re.match(r"http://[^/]*:(\d+)/$", line.strip())[1])

    def make(self, game="tic-tac-toe", **more):
        """The id of a new trial."""
        status, _, body = request(self.port, "POST", "/api/trials", {"game": game, **more})
        assert status == 201, body
        made = json.loads(body)
        LINKS[made["id"]] = made["url"]
        return made["id"]

    def address_space(self):
        """Bytes, as the system counts them for a limit."""
        with open(f"/proc/{self.process.pid}/statm", encoding="ascii") as file:
            return int(file.read().split()[0]) * os.sysconf("SC_PAGE_SIZE")

    def stop(self, how=signal.SIGTERM):
        if self.process.poll() is None:
            self.process.send_signal(how)
        code = self.process.wait(timeout=60)
        self.process.stdout.close()
        return code


LINKS = {}  # for whoever made them, of the trials that were made here


def channel_of(trial):
    """The channel that a link "/t/ID#KEY" leads to, or the id of a trial that was made here."""
    link = LINKS.get(trial, trial)
    page, _, key = link.partition("#")
    return page.replace("/t/", "/ws/") + f"?key={key}"


def address_of(trial):
    """Where all about it is read."""
    return channel_of(trial).replace("/ws/", "/api/trials/")


class Channel:
    """One WebSocket."""

    def __init__(self, port, path, headers="", receive_buffer=0, source=""):
        self.socket = socket.socket()
        self.socket.settimeout(60)
        self.socket.bind((source, 0))
        if receive_buffer:  # before connecting: it decides how much the other side may send unread
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        self.socket.connect(("127.0.0.1", port))
        self.buffer = b""
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall((f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                             f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n{headers}\r\n").encode())
        while b"\r\n\r\n" not in self.buffer:
            part = self.socket.recv(65536)
            if not part:
                break
            self.buffer += part
        head, _, self.buffer = self.buffer.partition(b"\r\n\r\n")
        self.status = int(head.split()[1]) if head else 0

    def _take(self, count):
        while len(self.buffer) < count:
            part = self.socket.recv(1 << 20)
            if not part:
                raise ConnectionError("the server closed the channel")
            self.buffer += part
        out, self.buffer = self.buffer[:count], self.buffer[count:]
        return out

    def send_frame(self, opcode, payload):
        mask = os.urandom(4)
        size = len(payload)
        head = bytes([0x80 | opcode])
        if size < 126:
            head += bytes([0x80 | size])
        elif size < 1 << 16:
            head += bytes([0x80 | 126]) + struct.pack(">H", size)
        else:
            head += bytes([0x80 | 127]) + struct.pack(">Q", size)
        self.socket.sendall(head + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(payload)))

    def send(self, message):
        text = message if isinstance(message, str) else json.dumps(message)
        self.send_frame(1, text.encode())

    def receive(self):
        """The next message as JSON; ConnectionError where the server has closed."""
        return json.loads(self.receive_bytes())

    def receive_bytes(self):
        text = b""
        while True:
            first, second = self._take(2)
            size = second & 127
            if size == 126:
                size = struct.unpack(">H", self._take(2))[0]
            elif size == 127:
                size = struct.unpack(">Q", self._take(8))[0]
            payload = self._take(size)
            if first & 15 == 8:
                raise ConnectionError("the server closed the channel")
            if first & 15 == 9:
                self.send_frame(10, payload)
            elif first & 15 in (0, 1):
                text += payload
                if first & 128:
                    return text

    def ask(self, message):
        self.send(message)
        return self.receive()

    def close(self):
        self.socket.close()
