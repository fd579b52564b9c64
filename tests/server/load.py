"""How the server bears up: load.py LUDENS [SECONDS] [GAMES]

1. GAMES games at once (100), each against a fast program, for SECONDS (120): every answer must be the expected one, every
   accepted move must be in the trial, and memory must not grow.
2. kill -9 in the middle of that: after a restart every move that was accepted is there.
3. 5,000 malformed requests and frames: the server still serves.
Ends with 1 where something is not so.
"""

import collections
import json
import pathlib
import random
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from client import Channel, channel_of, get_json, raw, request  # noqa: E402

GAMES = ("tic-tac-toe", "connect-four", "breakthrough", "reversi", "hex", "oware", "english-draughts", "chess", "backgammon", "gomoku")


class Server:
    def __init__(self, ludens, folder):
        self.process = subprocess.Popen([ludens, "-q", "serve", "--port", "0", "--data", folder], stdout=subprocess.PIPE, text=True)
        self.port = int(self.process.stdout.readline().rstrip("/\n").rpartition(":")[2])

    def memory(self):
        """Kilobytes that are resident."""
        for line in pathlib.Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1])
        return 0

    def end(self, how=signal.SIGTERM):
        self.process.send_signal(how)
        code = self.process.wait(timeout=60)
        self.process.stdout.close()
        return code


class Client(threading.Thread):
    """One person who plays at random, game after game, against a program that moves at random."""

    def __init__(self, port, number, stop):
        super().__init__(daemon=True)
        self.port, self.number, self.stop, self.dice = port, number, stop, random.Random(number)
        self.accepted = collections.defaultdict(int)  # the last node of each trial that we were told of
        self.moves, self.finished, self.waits, self.trouble, self.channel = 0, 0, [], None, None

    def run(self):
        try:
            while not self.stop.is_set():
                self.play()
        except Exception as error:  # noqa: BLE001 - whatever it is, it is what the test is about
            if not self.stop.is_set():
                self.trouble = repr(error)

    def play(self):
        status, _, body = request(self.port, "POST", "/api/trials", {"game": GAMES[self.number % len(GAMES)], "seats": ["human", "random"]})
        if status != 201:
            raise RuntimeError(f"{status} {body[:200]}")
        made = json.loads(body)
        trial = made["id"]
        self.channel = Channel(self.port, channel_of(made["url"]))
        position = self.channel.receive()["position"]
        while not self.stop.is_set() and not position["over"]:
            if position["moves"]:
                began, node = time.monotonic(), position["node"]
                self.channel.send({"do": "play", "node": node, "move": self.dice.randrange(len(position["moves"]))})
                position = self.next(trial)
                self.waits.append(time.monotonic() - began)
                if position["node"] == node:
                    raise RuntimeError(f"a move was lost at {node} of {trial}")
                self.moves += 1
                time.sleep(self.dice.uniform(0.1, 0.5))
            else:
                position = self.next(trial)
        self.finished += position["over"]
        self.channel.close()

    def next(self, trial):
        while (message := self.channel.receive())["type"] == "thinking":
            pass
        if message["type"] == "error":
            raise RuntimeError(message["message"])
        self.accepted[trial] = max(self.accepted[trial], message["position"]["node"])
        return message["position"]


def load(server, games, seconds):
    """Plays; returns the clients, and memory after a third and at the end."""
    stop = threading.Event()
    clients = [Client(server.port, number, stop) for number in range(games)]
    for client in clients:
        client.start()
        time.sleep(0.01)
    memory = []
    end = time.monotonic() + seconds
    while time.monotonic() < end and not any(client.trouble for client in clients):
        memory.append(server.memory())
        time.sleep(1)
    return stop, clients, memory


def check_moves(port, clients):
    """How many trials lack a move that was accepted."""
    lost = 0
    for client in clients:
        for trial, node in client.accepted.items():
            status, answer = get_json(port, f"/api/trials/{trial}")
            lost += status != 200 or len(answer["nodes"]) <= node
    return lost


def nonsense(port, count, dice):
    """Requests and frames that mean nothing, of many sorts."""
    _, _, body = request(port, "POST", "/api/trials", {"game": "tic-tac-toe"})
    trial = json.loads(body)["url"]
    for number in range(count):
        junk = bytes(dice.randrange(256) for _ in range(dice.randrange(1, 200)))
        sort = number % 5
        try:
            if sort == 0:
                raw(port, junk, 5)
            elif sort == 1:
                raw(port, b"GET /" + junk + b" HTTP/1.1\r\nHost: localhost\r\n\r\n", 5)
            elif sort == 2:
                request(port, "POST", "/api/trials", dice.choice([junk, b"{" + junk, b'{"game":"tic-tac-toe","seats":' + junk, b"[" * 300]))
            elif sort == 3:  # frames that break the rules of frames
                channel = Channel(port, channel_of(trial))
                channel.socket.sendall(junk)
                channel.close()
            else:  # whole frames of nonsense
                channel = Channel(port, channel_of(trial))
                for _ in range(3):
                    channel.send_frame(dice.choice([1, 1, 1, 2, 9, 10]), dice.choice([junk, b'{"do":"play","node":' + junk + b"}", b'{"do":"go","node":1e999}']))
                channel.close()
        except (OSError, socket.timeout):
            pass
        except Exception as error:  # noqa: BLE001 - a client that cannot read the answer is no harm, a dead server is
            if type(error).__module__ != "http.client":
                raise


def main(ludens, seconds=120, games=100):
    good = True

    def judge(what, ok):
        nonlocal good
        good &= bool(ok)
        print(("ok: " if ok else "FAILED: ") + what, flush=True)

    with tempfile.TemporaryDirectory() as folder:
        server = Server(ludens, folder)
        stop, clients, memory = load(server, int(games), float(seconds))
        stop.set()
        for client in clients:
            client.join(timeout=10)
        waits = sorted(wait for client in clients for wait in client.waits)
        moves, over = sum(c.moves for c in clients), sum(c.finished for c in clients)
        judge(f"{games} games at once for {seconds} s: {moves} moves, {over} games over, troubles {[c.trouble for c in clients if c.trouble][:3]}",
              moves and not any(c.trouble for c in clients))
        print(f"    a move is answered in {1000 * waits[len(waits) // 2]:.0f} ms (median), {1000 * waits[int(0.95 * len(waits))]:.0f} ms (p95)")
        third, last = max(memory[len(memory) // 4:len(memory) // 2]), max(memory[-len(memory) // 4:])
        judge(f"memory is flat: {third // 1024} MB in the second quarter, {last // 1024} MB in the last", last < 1.15 * third + 8192)
        judge("no accepted move is missing", check_moves(server.port, clients) == 0)

        stop, clients, _ = load(server, int(games), 5)
        server.end(signal.SIGKILL)
        stop.set()
        for client in clients:
            client.join(timeout=10)
        server = Server(ludens, folder)
        judge(f"after kill -9 in the middle of {sum(c.moves for c in clients)} moves, none that was accepted is missing",
              check_moves(server.port, clients) == 0)

        before = server.memory()
        nonsense(server.port, 5000, random.Random(1))
        status, answer = get_json(server.port, "/api/games")
        judge(f"5,000 malformed requests and frames: still serving (memory {before // 1024} MB, then {server.memory() // 1024} MB)",
              status == 200 and len(answer["games"]) > 10 and server.process.poll() is None)
        judge("it ends when it is told to", server.end() == 0)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
