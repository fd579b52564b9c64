"""`ludens serve FILE|DIR...`: one's own games, while they are being written. Usage: own_games_test.py LUDENS"""

import gzip
import pathlib
import sys
import tempfile
import time
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from client import Channel, Running, address_of, channel_of, get_json, request  # noqa: E402

LUDENS = ""
GAME = """(game "Mine" (players 2)
  (equipment {{(board (square {size})) (piece "Disc" Each)}})
  (rules (play (move Add (to (sites Empty)))) (end (if (is Full) (result Mover Win)))))
"""


class OwnGamesTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        (self.folder / "games").mkdir()
        self.file = self.folder / "games" / "mine.lud"
        self.write(GAME.format(size=2))

    def write(self, text):
        """At once: nobody sees half of it."""
        beside = self.folder / "mine.new"
        beside.write_text(text)
        beside.replace(self.file)

    def start(self, *games):
        server = Running(LUDENS, self.folder / "data", *games)
        self.addCleanup(server.stop)
        return server

    def wait_for_another(self, port, slug, version):
        """Until the server has seen that the file has changed."""
        while (answer := get_json(port, f"/api/games/{slug}/version")[1].get("version", version)) == version:
            time.sleep(0.05)
        return answer

    def test_own_games_come_first_and_are_marked(self):
        (self.folder / "games" / "chess.lud").write_text(GAME.format(size=3))
        server = self.start(self.folder / "games")
        games = get_json(server.port, "/api/games")[1]["games"]
        self.assertEqual([(game["slug"], game["own"]) for game in games if game.get("own")], [("my-chess", True), ("mine", True)])
        self.assertEqual([game["slug"] for game in games[:2]], ["my-chess", "mine"])
        self.assertGreater(len(games), 20)
        self.assertEqual(games[1]["file"], str(self.file))
        self.assertEqual(get_json(server.port, "/api/games/chess")[1]["name"], "Chess")  # ours keeps its address

    def test_a_file_that_changes_is_read_again_and_trials_keep_their_text(self):
        server = self.start(self.file)
        old = server.make("mine")
        channel = Channel(server.port, channel_of(old))
        self.addCleanup(channel.close)
        self.assertEqual(len(channel.receive()["position"]["moves"]), 4)
        version = get_json(server.port, "/api/games/mine")[1]["version"]
        self.write(GAME.format(size=3))
        version = self.wait_for_another(server.port, "mine", version)
        game = get_json(server.port, "/api/games/mine")[1]
        self.assertEqual((game["version"], "square 3" in game["source"]), (version, True))
        new = server.make("mine")
        self.assertEqual(len(get_json(server.port, address_of(new))[1]["position"]["moves"]), 9)
        self.assertEqual(len(channel.ask({"do": "play", "node": 0, "move": 0})["position"]["moves"]), 3)
        channel.close()
        self.assertEqual(server.stop(), 0)
        server = self.start(self.file)
        self.assertEqual(len(get_json(server.port, address_of(old))[1]["position"]["moves"]), 3)

    def test_a_broken_file_is_shown_with_the_place_until_it_is_mended(self):
        self.write(GAME.format(size=2).replace("(move Add", "(mve Add"))
        server = self.start(self.file)
        game = get_json(server.port, "/api/games/mine")[1]
        self.assertFalse(game["playable"])
        self.assertEqual(game["diagnostics"][0]["at"]["line"], 3)
        self.assertIn("mine.lud:3:", game["report"])
        self.assertIn("^", game["report"])
        status, _, body = request(server.port, "POST", "/api/trials", {"game": "mine"})
        self.assertEqual(status, 400, body)
        self.write(GAME.format(size=2))
        self.wait_for_another(server.port, "mine", game["version"])
        self.assertTrue(get_json(server.port, "/api/games/mine")[1]["playable"])
        self.assertTrue(get_json(server.port, "/api/games")[1]["games"][0]["playable"])

    def test_files_come_and_go(self):
        server = self.start(self.folder / "games")
        (self.folder / "games" / "other.lud").write_text(GAME.format(size=4))
        while get_json(server.port, "/api/games/other")[0] == 404:
            time.sleep(0.05)
        self.file.unlink()
        while get_json(server.port, "/api/games/mine")[0] == 200:
            time.sleep(0.05)
        self.assertEqual([game["slug"] for game in get_json(server.port, "/api/games")[1]["games"] if game.get("own")], ["other"])

    def test_the_list_is_compressed_and_has_a_tag(self):
        server = self.start()
        status, headers, plain = request(server.port, "GET", "/api/games")
        self.assertEqual((status, headers["Content-Encoding"]), (200, None))
        tag = headers["ETag"]
        status, headers, packed = request(server.port, "GET", "/api/games", headers={"Accept-Encoding": "gzip, br"})
        self.assertEqual((status, headers["Content-Encoding"], headers["Vary"], headers["ETag"]), (200, "gzip", "Accept-Encoding", tag))
        self.assertEqual(gzip.decompress(packed), plain)
        self.assertLess(len(packed), len(plain) / 2)
        status, _, body = request(server.port, "GET", "/api/games", headers={"If-None-Match": tag})
        self.assertEqual((status, body), (304, b""))
        self.assertEqual(server.stop(), 0)
        kept = (self.folder / "data" / "games.index").stat()
        server = self.start()
        self.assertEqual(request(server.port, "GET", "/api/games")[2], plain)
        self.assertEqual((self.folder / "data" / "games.index").stat().st_ino, kept.st_ino)  # nothing had to be made again


if __name__ == "__main__":
    LUDENS = sys.argv.pop(1)
    unittest.main()
