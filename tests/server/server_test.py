"""The server over real HTTP and WebSockets, on a free port. Usage: server_test.py LUDENS [unittest arguments]"""

import gzip
import json
import pathlib
import re
import signal
import subprocess
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from client import Channel, channel_of, get_json, raw, request  # noqa: E402

LUDENS = ""


class Server:
    """`ludens serve` as a process of its own."""

    def __init__(self, folder):
        self.process = subprocess.Popen([LUDENS, "-q", "serve", "--port", "0", "--data", folder], stdout=subprocess.PIPE,
                                        stderr=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        self.port = int(re.match(r"http://127\.0\.0\.1:(\d+)/$", line.strip())[1])

    def stop(self, how=signal.SIGTERM):
        if self.process.poll() is not None:
            return self.process.returncode
        self.process.send_signal(how)
        code = self.process.wait(timeout=60)
        self.process.stdout.close()
        self.process.stderr.close()
        return code


def play(channel, position, wanted):
    """Plays the move whose path is given; returns the position after it."""
    paths = [move["path"] for move in position["moves"]]
    answer = channel.ask({"do": "play", "node": position["node"], "move": paths.index(wanted)})
    assert answer["type"] == "position", answer
    return answer["position"]


def next_position(channel):
    """The next position, whatever a program thinks meanwhile."""
    while (message := channel.receive())["type"] == "thinking":
        pass
    return message["position"]


class ServerTest(unittest.TestCase):
    made = {}  # what was answered when trials were made, by id

    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.server = Server(cls.folder.name)
        cls.port = cls.server.port

    @classmethod
    def tearDownClass(cls):
        code = cls.server.stop()
        cls.folder.cleanup()
        assert code == 0, f"the server ended with {code} after SIGTERM"

    def make(self, game="tic-tac-toe", **more):
        status, _, body = request(self.port, "POST", "/api/trials", {"game": game, **more})
        self.assertEqual(status, 201, body)
        made = json.loads(body)
        self.made[made["id"]] = made
        return made["id"]

    def key(self, trial, seat=0):
        """Of a seat, or of whoever made the trial."""
        made = self.made[trial]
        return (made["seats"][seat - 1] if seat else made["url"]).partition("#")[2]

    def enter(self, trial, key=None):
        """As whoever made the trial, or with another key."""
        channel = Channel(self.port, f"/ws/{trial}?key={self.key(trial) if key is None else key}")
        self.addCleanup(channel.close)
        first = channel.receive()
        self.assertEqual(first["type"], "trial")
        return channel, first

    # --- the library and the page

    def test_library(self):
        status, answer = get_json(self.port, "/api/games")
        self.assertEqual(status, 200)
        games = {game["slug"]: game for game in answer["games"]}
        self.assertGreaterEqual(len(games), 10)
        self.assertEqual([g["slug"] for g in answer["games"] if not g["playable"]], [])
        self.assertEqual(games["tic-tac-toe"]["players"], 2)
        self.assertIn("row", games["tic-tac-toe"]["rules"])
        status, game = get_json(self.port, "/api/games/tic-tac-toe")
        self.assertEqual(status, 200)
        self.assertIn('(game "Tic-Tac-Toe"', game["source"])
        self.assertIn("<svg", game["svg"])
        for slug in games:
            status, headers, body = request(self.port, "GET", f"/api/games/{slug}/picture.svg?theme=dark")
            self.assertEqual((status, headers["Content-Type"]), (200, "image/svg+xml"), slug)
            self.assertIn(b"<svg", body)

    def test_page(self):
        for path in ("/", "/g/tic-tac-toe", "/t/whatever", "/arena"):
            status, headers, body = request(self.port, "GET", path)
            self.assertEqual(status, 200)
            self.assertIn("text/html", headers["Content-Type"])
            self.assertIn("default-src 'self'", headers["Content-Security-Policy"])
        script = b""
        todo, seen = set(re.findall(r'"(/app/[^"]+)"', body.decode())), set()
        while todo:  # everything that the page and its modules lead to
            path = todo.pop()
            seen.add(path)
            status, headers, body = request(self.port, "GET", path)
            self.assertEqual(status, 200, path)
            if path.endswith(".js"):
                todo |= {"/app/" + name for name in re.findall(r"from '\./([^']+)'", body.decode())} - seen
                self.assertNotIn(b"//cdn", body)
                script += body
        self.assertLess(len(gzip.compress(script)), 60_000)
        self.assertIn("/app/board.js", seen)
        _, headers, _ = request(self.port, "GET", "/app/main.js")
        self.assertEqual(request(self.port, "GET", "/app/main.js", headers={"If-None-Match": headers["ETag"]})[0], 304)
        self.assertEqual(request(self.port, "HEAD", "/")[0], 200)

    def test_arenas(self):
        status, _, body = request(self.port, "GET", "/api/arenas")
        listed = {one["slug"]: one["name"] for one in json.loads(body)["arenas"]}
        self.assertEqual((status, listed["chomp"]), (200, "Chomp on two rows of three"))
        for slug in listed:
            status, headers, body = request(self.port, "GET", f"/api/arenas/{slug}")
            self.assertEqual((status, headers["Content-Type"]), (200, "application/json"))
            self.assertIn("states", json.loads(body))
        for path in ("/api/arenas/none", "/api/arenas/chomp/more"):
            self.assertEqual(request(self.port, "GET", path)[0], 404)

    # --- playing

    def test_whole_game_of_tic_tac_toe(self):
        channel, first = self.enter(self.make())
        position = first["position"]
        self.assertEqual([move["path"] for move in position["moves"]], [[f"c{i}"] for i in range(9)])
        for cell in ("c0", "c3", "c1", "c4", "c2"):
            self.assertFalse(position["over"])
            position = play(channel, position, [cell])
        self.assertTrue(position["over"])
        self.assertEqual((position["status"], position["moves"]), ("Player 1 wins", []))
        self.assertEqual(channel.ask({"do": "play", "node": position["node"], "move": 0})["type"], "error")

    def test_nobody_is_asked_to_pass_on_a_full_board(self):
        channel, first = self.enter(self.make())
        position = first["position"]
        for cell in ("c0", "c1", "c2", "c4", "c3", "c5", "c7", "c6", "c8"):
            self.assertFalse(position["over"])
            position = play(channel, position, [cell])
        self.assertEqual((position["over"], position["status"]), (True, "A draw"))

    def test_undo_forks_and_redo_follows_the_last_branch(self):
        channel, first = self.enter(self.make())
        position = play(channel, first["position"], ["c4"])
        position = channel.ask({"do": "undo"})["position"]
        self.assertEqual(position["node"], 0)
        position = play(channel, position, ["c4"])
        self.assertEqual(position["node"], 1)  # the same move is the same node
        channel.ask({"do": "undo"})
        position = play(channel, first["position"], ["c0"])
        self.assertEqual(position["node"], 2)
        self.assertEqual(channel.ask({"do": "go", "node": 1})["position"]["pieces"], {"c4": "Disc1"})
        channel.ask({"do": "go", "node": 0})
        self.assertEqual(channel.ask({"do": "redo"})["position"]["node"], 2)

    def test_reload_in_the_middle(self):
        trial = self.make()
        channel, first = self.enter(trial)
        position = play(channel, first["position"], ["c4"])
        position = play(channel, position, ["c0"])
        channel.close()
        _, again = self.enter(trial)
        self.assertEqual(again["position"], position)
        self.assertEqual(len(again["nodes"]), 3)

    def test_programs_move_by_themselves(self):
        channel, first = self.enter(self.make(seats=["human", "random"]))
        position = play(channel, first["position"], ["c4"])
        self.assertEqual(position["moves"], [])
        position = next_position(channel)
        self.assertEqual((position["mover"], position["ply"]), (1, 2))
        self.assertEqual(channel.ask({"do": "undo"})["position"]["node"], 0)

    def test_thoughts_are_told(self):
        channel, first = self.enter(self.make("hex", seats=["human", "uct:seconds=5,memory=64"]))
        play(channel, first["position"], ["c60"])
        thoughts = channel.receive()
        self.assertEqual((thoughts["type"], thoughts["node"], thoughts["mover"]), ("thinking", 1, 2))
        self.assertEqual(len(thoughts["moves"]), 5)
        self.assertEqual(thoughts["moves"][0]["path"][0][0], "c")
        self.assertTrue(all(0 <= move["value"] <= 1 for move in thoughts["moves"] if move["visits"] > 0))
        channel.send({"do": "hurry"})  # room_test.cpp: that it heeds this
        while (message := channel.receive())["type"] != "position" or message["position"]["node"] != 2:
            pass

    def test_file_of_a_trial(self):
        trial = self.make()
        channel, first = self.enter(trial)
        play(channel, first["position"], ["c4"])
        status, headers, body = request(self.port, "GET", f"/api/trials/{trial}/file")
        self.assertEqual(status, 200)
        self.assertIn("attachment", headers["Content-Disposition"])
        self.assertIn("1 C4>C4#", body.decode())

    def test_two_people_see_the_same(self):
        trial = self.make()
        one, first = self.enter(trial)
        two, _ = self.enter(trial)
        position = play(one, first["position"], ["c4"])
        self.assertEqual(two.receive()["position"], position)

    def test_every_game_of_the_library_can_be_played(self):
        _, answer = get_json(self.port, "/api/games")
        for game in answer["games"]:
            with self.subTest(game["slug"]):
                channel, message = self.enter(self.make(game["slug"]))
                for ply in range(6):
                    position = message["position"]
                    board = message.get("board", board) if ply else message["board"]
                    if position["over"]:
                        break
                    paths = [tuple(move["path"]) for move in position["moves"]]
                    self.assertEqual(len(paths), len(set(paths)), "two moves have the same path")
                    sites = board["sites"]
                    self.assertEqual([t for path in paths for t in path if t[0] != "=" and t not in sites], [])
                    move = (ply * 7) % len(paths)
                    message = channel.ask({"do": "play", "node": position["node"], "move": move})
                channel.close()

    # --- what must not hurt

    def test_malformed_requests(self):
        for data in (b"\r\n\r\n", b"HELLO\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"GET noslash HTTP/1.1\r\nHost: localhost\r\n\r\n",
                     b"GET /%zz HTTP/1.1\r\nHost: localhost\r\n\r\n", b"GET /%00 HTTP/1.1\r\nHost: localhost\r\n\r\n",
                     b"\x00\xff\xfe" * 100, b"GET / HTTP/1.1\r\nContent-Length: -1\r\nHost: localhost\r\n\r\n"):
            answer = raw(self.port, data)
            self.assertIn(answer.split(b" ")[1:2], ([b"400"],), (data, answer[:200]))
        answer = raw(self.port, b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"a" * 100_000 + b"\r\n\r\n")
        self.assertEqual(answer.split(b" ")[1:2], [b"413"], answer[:200])
        self.assertEqual(request(self.port, "POST", "/api/trials", "x" * 100_000)[0], 413)
        for body in ("", "{", "[]", "null", '{"game":5}', '{"game":"tic-tac-toe","seats":5}',
                     '{"game":"tic-tac-toe","seats":["nobody"]}', '{"game":"tic-tac-toe","options":["No/Such"]}',
                     '{"game":"tic-tac-toe","options":[1]}', "[" * 50_000):
            self.assertEqual(request(self.port, "POST", "/api/trials", body)[0], 400, body[:60])
        self.assertEqual(request(self.port, "POST", "/api/trials", '{"game":"nothing"}')[0], 404)
        self.assertEqual(request(self.port, "POST", "/api/trials", "a=b", {"Content-Type": "text/plain"})[0], 415)
        self.assertEqual(request(self.port, "DELETE", "/api/games")[0], 405)
        for path in ("/api/none", "/api/games/none", "/api/trials/none", "/app/../CMakeLists.txt", "/app/none.js"):
            self.assertEqual(request(self.port, "GET", path)[0], 404, path)
        for path in ("/xyz", "/app/none.js", "/api/none"):  # people see a page, programs JSON
            _, headers, body = request(self.port, "GET", path)
            kind = {name.lower(): value for name, value in dict(headers).items()}["content-type"]
            self.assertTrue(kind.startswith("text/html" if path == "/xyz" else "application/json"), (path, kind))

    def test_pages_of_other_places_are_refused(self):
        self.assertEqual(request(self.port, "GET", "/api/games", headers={"Host": "evil.example"})[0], 400)
        self.assertEqual(request(self.port, "POST", "/api/trials", {"game": "tic-tac-toe"}, {"Origin": "http://evil.example"})[0], 400)
        channel = Channel(self.port, "/ws/" + self.make(), "Origin: http://evil.example\r\n")
        self.addCleanup(channel.close)
        self.assertEqual(channel.status, 400)

    def test_malformed_messages(self):
        channel, first = self.enter(self.make())
        for message in ("", "{", "[]", '{"do":5}', '{"do":"dance"}', '{"do":"play"}', '{"do":"play","node":0,"move":99}',
                        '{"do":"play","node":0,"move":-1}', '{"do":"play","node":7,"move":0}', '{"do":"go","node":-1}',
                        '{"do":"go","node":99999999999}', '{"do":"go"}', '{"do":"undo"}', '{"do":"redo"}',
                        '{"do":"seats","seats":["nobody"]}', "[" * 10_000):
            self.assertEqual(channel.ask(message)["type"], "error", message[:60])
        position = play(channel, first["position"], ["c4"])  # and nothing has happened to the game
        self.assertEqual(position["ply"], 1)

    def test_channels_that_misbehave_are_closed(self):
        channel, _ = self.enter(self.make())
        channel.send("x" * 100_000)
        with self.assertRaises((ConnectionError, OSError)):
            channel.receive()
        channel, _ = self.enter(self.make())
        with self.assertRaises((ConnectionError, OSError)):
            for _ in range(500):
                channel.send('{"do":"dance"}')
            for _ in range(500):
                channel.receive()
        for path in ("/ws/nosuchtrial", "/elsewhere"):
            channel = Channel(self.port, path)
            self.assertEqual(channel.receive()["type"], "error")
            channel.close()

    def test_a_seat_gets_its_own_moves_alone(self):
        trial = self.make()
        one, first = self.enter(trial, self.key(trial, 1))
        two, second = self.enter(trial, self.key(trial, 2))
        one.receive()  # seat 2 is taken
        position = first["position"]
        self.assertEqual(len(position["moves"]), 9)
        self.assertEqual(second["position"]["moves"], [])
        self.assertEqual(two.ask({"do": "play", "node": 0, "move": 0})["message"], "it is not your turn")
        play(one, position, ["c4"])
        self.assertEqual(len(two.receive()["position"]["moves"]), 8)


class RestartTest(unittest.TestCase):
    def test_nothing_is_lost_when_the_server_is_killed(self):
        with tempfile.TemporaryDirectory() as folder:
            server = Server(folder)
            self.addCleanup(server.stop)
            trials = {}
            for game in ("tic-tac-toe", "backgammon"):
                _, _, body = request(server.port, "POST", "/api/trials", {"game": game})
                made = json.loads(body)
                channel = Channel(server.port, channel_of(made["url"]))
                position = channel.receive()["position"]
                for _ in range(5):
                    position = channel.ask({"do": "play", "node": position["node"], "move": 0})["position"]
                trials[made["id"], made["url"].partition("#")[2]] = position
                self.addCleanup(channel.close)
            self.assertEqual(server.stop(signal.SIGKILL), -signal.SIGKILL)
            server = Server(folder)
            self.addCleanup(server.stop)
            for (trial, key), position in trials.items():
                status, answer = get_json(server.port, f"/api/trials/{trial}?key={key}")
                self.assertEqual(status, 200)
                self.assertEqual(answer["position"], position)
                self.assertEqual(len(answer["nodes"]), 6)
            self.assertEqual(server.stop(signal.SIGINT), 0)


if __name__ == "__main__":
    LUDENS = sys.argv.pop(1)
    unittest.main()
