"""What the server bears and what it refuses. Usage: bounds_test.py LUDENS [unittest arguments]"""

import json
import os
import pathlib
import resource
import socket
import sqlite3
import stat
import subprocess
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from client import Channel, Running, address_of, channel_of, get_json, request  # noqa: E402

LUDENS = ""
MOST_OF_ONE_ADDRESS = 128  # docs/server.md


def connect_from(address, port):
    connection = socket.socket()
    connection.settimeout(60)
    connection.bind((address, 0))
    connection.connect(("127.0.0.1", port))
    return connection


def ask(connection):
    """The first line of the answer to a plain request; empty where there is none."""
    try:
        connection.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
        return connection.recv(65536).split(b"\r\n")[0].decode()
    except OSError:
        return ""


class BoundsTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.data = self.folder / "data"

    def start(self, *more):
        server = Running(LUDENS, self.data, *more)
        self.addCleanup(server.stop)
        return server

    def refusal(self, *arguments):
        """Exit code and message of a server that does not start."""
        done = subprocess.run([LUDENS, "serve", *map(str, arguments)], capture_output=True, text=True, timeout=60)
        return done.returncode, done.stderr

    # --- places

    def test_one_address_cannot_hold_all_places(self):
        server = self.start()
        trial = server.make()
        for _ in range(MOST_OF_ONE_ADDRESS):  # channels, which may be silent for long
            channel = Channel(server.port, "/ws/" + trial, source="127.0.0.2")
            self.addCleanup(channel.close)
            self.assertEqual(channel.status, 101)
        with connect_from("127.0.0.2", server.port) as late:
            self.assertEqual(ask(late), "HTTP/1.1 503 Service Unavailable")
        with connect_from("127.0.0.3", server.port) as other:
            self.assertEqual(ask(other), "HTTP/1.1 200 OK")

    # --- slow readers

    def test_superseded_positions_are_not_sent(self):
        server = self.start()
        trial = server.make("chess")
        slow = Channel(server.port, channel_of(trial), receive_buffer=4096)
        quick = Channel(server.port, channel_of(trial))
        self.addCleanup(slow.close)
        self.addCleanup(quick.close)
        self.assertEqual(slow.receive()["type"], "trial")
        position = quick.receive()["position"]
        count = 50  # as many as may be sent at once
        for ply in range(count):
            answer = quick.ask({"do": "play", "node": position["node"], "move": ply % len(position["moves"])})
            position = answer["position"]
        seen, added = 0, []
        while True:
            message = slow.receive()
            seen += 1
            added += [node["id"] for node in message["added"]]
            if message["position"]["node"] == position["node"]:
                break
        self.assertLess(seen, count)
        self.assertEqual(added, list(range(1, count + 1)))  # no move of the tree is lost
        self.assertEqual(message["position"], position)

    # --- branches

    def test_a_trial_of_many_branches_is_opened_with_all_its_labels(self):
        server = self.start()
        trial = server.make("tic-tac-toe")
        channel = Channel(server.port, channel_of(trial))
        first = channel.receive()
        for move in range(9):
            channel.ask({"do": "play", "node": 0, "move": move})
            channel.ask({"do": "undo"})
        _, before = get_json(server.port, address_of(trial))
        channel.close()
        self.assertEqual(server.stop(), 0)
        server = self.start()
        _, after = get_json(server.port, address_of(trial))
        self.assertEqual(len(after["nodes"]), 10)
        self.assertEqual(after["nodes"], before["nodes"])
        self.assertEqual(after["position"], first["position"])

    # --- the folder

    def test_the_folder_belongs_to_its_user_and_to_one_server(self):
        server = self.start()
        server.make()
        get_json(server.port, "/api/games")
        mode = lambda path: stat.S_IMODE(os.stat(path).st_mode)  # noqa: E731
        self.assertEqual(mode(self.data), 0o700)
        files = sorted(path.name for path in self.data.iterdir())
        self.assertEqual(files, ["games.index", "lock", "trials.sqlite", "trials.sqlite-shm", "trials.sqlite-wal"])
        for name in files:
            self.assertEqual(mode(self.data / name), 0o600, name)
        code, message = self.refusal("--port", "0", "--data", self.data)
        self.assertEqual(code, 3)
        self.assertIn("another server uses the folder", message)

    def test_a_damaged_database_is_said_to_be_that(self):
        server = self.start()
        trial = server.make()
        self.assertEqual(server.stop(), 0)
        database = self.data / "trials.sqlite"
        whole = database.read_bytes()
        database.write_bytes(b"x" * len(whole))
        code, message = self.refusal("--port", "0", "--data", self.data)
        self.assertEqual(code, 3)
        self.assertIn("the database is damaged", message)
        database.write_bytes(whole[:4096] + b"\xff" * (len(whole) - 4096))
        server = self.start()
        status, answer = get_json(server.port, address_of(trial))
        self.assertEqual(status, 503)
        self.assertIn("the database is damaged", answer["error"])
        channel = Channel(server.port, channel_of(trial))
        self.addCleanup(channel.close)
        self.assertIn("the database is damaged", channel.receive()["message"])
        status, answer = get_json(server.port, "/api/trials/aaaabbbbccccdddd")
        self.assertEqual((status, "damaged" in answer["error"]), (503, True))

    def test_a_locked_database_is_said_to_be_that_and_nothing_is_lost(self):
        server = self.start()
        trial = server.make()
        channel = Channel(server.port, channel_of(trial))
        self.addCleanup(channel.close)
        channel.receive()
        other = sqlite3.connect(self.data / "trials.sqlite", isolation_level=None)
        self.addCleanup(other.close)
        other.execute("begin immediate")
        locked = "the database is locked by another program"
        self.assertEqual(channel.ask({"do": "play", "node": 0, "move": 0})["message"], locked)
        status, _, body = request(server.port, "POST", "/api/trials", {"game": "tic-tac-toe"})
        self.assertEqual((status, json.loads(body)["error"]), (503, locked))
        other.execute("rollback")
        self.assertEqual(channel.ask({"do": "play", "node": 0, "move": 0})["position"]["node"], 1)

    # --- names

    def test_who_serves_others_says_by_which_names(self):
        code, message = self.refusal("--port", "0", "--host", "0.0.0.0", "--data", self.data)
        self.assertEqual(code, 2)
        self.assertIn("--name", message)
        server = self.start("--host", "0.0.0.0", "--name", "example.org")
        self.assertEqual(request(server.port, "GET", "/")[0], 200)
        self.assertEqual(request(server.port, "GET", "/", headers={"Host": "Example.org:80"})[0], 200)
        self.assertEqual(request(server.port, "GET", "/", headers={"Host": f"0.0.0.0:{server.port}"})[0], 200)  # as it is printed
        self.assertEqual(request(server.port, "GET", "/", headers={"Host": "evil.example"})[0], 400)

    # --- programs

    def test_memory_that_runs_out_ends_the_program_and_not_the_server(self):
        server = self.start()
        get_json(server.port, "/api/games")  # whatever needs memory once has it now
        trial = server.make("hex", seats=["human", "uct:seconds=5,memory=64"])
        channel = Channel(server.port, channel_of(trial))
        self.addCleanup(channel.close)
        position = channel.receive()["position"]
        limit = server.address_space() + (24 << 20)  # less than the tree of this program
        resource.prlimit(server.process.pid, resource.RLIMIT_AS, (limit, resource.RLIM_INFINITY))
        channel.send({"do": "play", "node": 0, "move": 60})
        while (message := channel.receive())["type"] != "error":
            position = message.get("position", position)
        self.assertEqual(message["message"], "the program for player 2 has stopped: memory has run out")
        self.assertEqual(position["node"], 1)
        self.assertEqual(request(server.port, "GET", "/")[0], 200)
        resource.prlimit(server.process.pid, resource.RLIMIT_AS, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        channel.send({"do": "resume"})
        channel.send({"do": "hurry"})
        while (message := channel.receive())["type"] != "position" or message["position"]["node"] != 2:
            self.assertNotEqual(message["type"], "error", message)


if __name__ == "__main__":
    LUDENS = sys.argv.pop(1)
    unittest.main()
