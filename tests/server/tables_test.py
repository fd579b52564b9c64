"""`ludens serve --tables FOLDER`: values of a table that was written before. Usage: tables_test.py LUDENS"""

import pathlib
import struct
import subprocess
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from client import Channel, Running, channel_of  # noqa: E402

LUDENS = ""


class TablesTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        (self.folder / "tables").mkdir()
        self.table = self.folder / "tables" / "mine"

    def solve(self, game, *options):
        done = subprocess.run([LUDENS, "solve", game, *options, "--table", self.table], capture_output=True, timeout=120)
        self.assertEqual(done.returncode, 0, done.stderr)

    def values(self, game, **more):
        """What each move of the start is said to be worth."""
        server = Running(LUDENS, self.folder / "data", "--tables", self.folder / "tables")
        self.addCleanup(server.stop)
        channel = Channel(server.port, channel_of(server.make(game, **more)))
        self.addCleanup(channel.close)
        channel.receive()
        channel.send({"do": "solve"})
        while "worths" not in (position := channel.receive().get("position", {})):
            pass
        return position["worths"]

    def test_values_are_those_of_the_table(self):
        self.solve("tic-tac-toe")
        # Two bytes a position at the end: all are won by the first player in 40, which nobody would find out.
        data = self.table.read_bytes()
        size = int(data.split(b"\n")[2].split()[0])
        self.table.write_bytes(data[:-2 * size] + struct.pack("<H", 1 << 14 | 40) * size)
        self.assertEqual(self.values("tic-tac-toe"), [{"worth": "win", "plies": 41}] * 9)

    def test_a_table_of_other_options_is_not_taken(self):
        self.solve("kalah", "--option", "Pits/2", "--option", "Seeds/1")
        data = self.table.read_bytes()
        size = int(data.split(b"\n")[2].split()[0])
        self.table.write_bytes(data[:-2 * size] + struct.pack("<H", 1 << 14 | 40) * size)
        self.assertNotIn({"worth": "win", "plies": 41}, self.values("kalah", options=["Pits/2", "Seeds/2"]))

    def test_a_folder_that_is_not_there_is_said(self):
        done = subprocess.run([LUDENS, "serve", "--tables", self.folder / "nowhere"], capture_output=True, timeout=60)
        self.assertEqual(done.returncode, 3)
        self.assertIn(b"there is no folder", done.stderr)


if __name__ == "__main__":
    LUDENS = sys.argv.pop(1)
    unittest.main()
