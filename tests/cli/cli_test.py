"""Every command as a shell runs it, with outputs, files and numbers that are wrong. Usage: cli_test.py LUDENS"""

import json
import os
import pathlib
import pty
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import unittest

LUDENS = ""
NOT_WRITTEN = 6
GAME = """(game "{name}" (players 2)
  (equipment {{(board (square 3)) (piece "{piece}" Each)}})
  (rules (play (move Add (to (sites Empty)))) (end (if (is Line 3) (result Mover Win)))))
"""
HANDS = """(game "Hands" (players 2) (mode Simultaneous) (equipment {(board (square 2))})
  (rules (play (or (move Select (from (sites {0 1})) P1) (move Select (from (sites {2 3})) P2)))
    (end (if True (result P1 Win)))))
"""

# How each command is called on a game. A command that is not here fails the test: add it.
ON_A_GAME = {
    "check": ["check", "{game}"],
    "board": ["board", "{game}"],
    "render": ["render", "{game}"],
    "play": ["play", "{game}", "--seats", "random"],
    "playout": ["playout", "{game}", "-n", "2"],
    "match": ["match", "{game}", "random", "random", "-n", "2"],
    "perft": ["perft", "{game}", "1"],
    "solve": ["solve", "{game}"],
    "bench": ["bench", "{game}", "-n", "2"],
    "trial": ["trial", "record", "{game}"],
    "ir": ["ir", "{game}"],
    "export": ["export", "{game}"],
    "agree": ["agree", "{game}", "--playouts", "1", "--max-plies", "2", "-v"],
    "smoke": ["smoke", "{game}", "--playouts", "1", "-v"],
    "mutants": ["mutants", "--again", "{game}", "--playouts", "1"],
}
WITHOUT_A_GAME = {
    "agents": ["agents"],
    "arena": ["arena", "games/arenas/chomp.arena"],
    "expansion": ["expansion", "--moves", "3"],
    "grammar": ["grammar"],
    "puzzle": ["puzzle", "games/sudoku.lud"],
    "manual": ["manual", "slide"],
    "version": ["version"],
    "serve": ["serve", "--help"],
    "conform": ["conform", "--help"],
}


def run(arguments, **more):
    """A hang is a failure."""
    return subprocess.run([LUDENS, *arguments], stdin=more.pop("stdin", subprocess.DEVNULL), stderr=subprocess.PIPE,
                          stdout=more.pop("stdout", subprocess.PIPE), timeout=120, **more)


def on(command, game):
    return [word.replace("{game}", str(game)) for word in ON_A_GAME[command]]


def control_characters(data):
    text = data.decode("utf-8", errors="surrogateescape")
    return re.findall("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\udc80-\udcff]", text)


class Commands(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.game = self.write("plain.lud", GAME.format(name="Plain", piece="Disc"))

    def write(self, name, text):
        path = self.folder / name
        path.write_text(text, encoding="utf-8")
        return path

    def all_calls(self):
        return [on(command, self.game) for command in ON_A_GAME] + list(WITHOUT_A_GAME.values())

    def test_every_command_is_in_the_tables(self):
        listed = set(re.findall(r"^  ([a-z]+) +[A-Z]", run(["--help"]).stdout.decode(), re.M))
        self.assertEqual(listed - {"help"}, set(ON_A_GAME) | set(WITHOUT_A_GAME))

    # --- output

    def test_output_that_cannot_be_written_is_an_error(self):
        for call in [*self.all_calls(), ["--help"], ["--version"], ["help", "check"]]:
            with self.subTest(call=call[0]), open("/dev/full", "wb") as full:
                done = run(call, stdout=full)
                self.assertEqual(done.returncode, NOT_WRITTEN, done.stderr)
                self.assertIn(b"could not be written", done.stderr)

    def test_a_closed_output_is_an_error(self):
        done = subprocess.run(["/bin/sh", "-c", '"$0" version >&-', LUDENS], stderr=subprocess.PIPE, timeout=120)
        self.assertEqual(done.returncode, NOT_WRITTEN)

    def test_files_that_cannot_be_written_are_an_error(self):
        for call in [["render", self.game, "-o", "/dev/full"], ["board", self.game, "--svg", "/dev/full"],
                     ["trial", "record", self.game, "-o", "/dev/full"], ["arena", "games/arenas/chomp.arena", "--svg", "/dev/full"],
                     ["solve", self.game, "--line", "/dev/full"],
                     ["expansion", "--tiling", "square", "--svg", "/dev/full"]]:
            with self.subTest(call=call[0]):
                done = run(call)
                self.assertEqual(done.returncode, NOT_WRITTEN)
                self.assertIn(b"cannot write /dev/full: No space left", done.stderr)

    # --- control characters

    def test_control_characters_reach_no_terminal(self):
        evil = "X\x1b]0;owned\x07\x9b31m\u202eY\x7f"
        games = [
            self.write("name.lud", GAME.format(name=evil, piece="Disc")),
            self.write("piece.lud", GAME.format(name="Plain", piece=evil)),
            self.write("error.lud", GAME.format(name="Plain", piece="Disc").replace("Line", evil)),
            self.write("\x1b]0;owned\x07\x0d\u202e.lud", GAME.format(name="Plain", piece="Disc")),
            self.folder / "\x1b[2J-missing.lud",
        ]
        for command in ON_A_GAME:
            for game in games:
                with self.subTest(command=command, game=game.name):
                    for more in [[], ["--json"]]:
                        done = run(on(command, game) + more)
                        self.assertEqual(control_characters(done.stdout + done.stderr), [])

    def test_control_characters_of_a_trial_reach_no_terminal(self):
        trial = run(["trial", "record", self.game]).stdout.decode()
        for changed in [re.sub('game "Plain"\nfile ".*"', 'game "\x1b[2J"\nfile "no"', trial),
                        trial.replace('file "', 'file "\x9b'),
                        trial.replace("moves\n", "moves\n# \x1b[2J\n1 \x1b[2J\n"), "\x1b[2J" + trial]:
            for action in ["show", "verify"]:
                done = run(["trial", action, self.write("evil.trial", changed)])
                self.assertNotEqual(done.returncode, 0)
                self.assertEqual(control_characters(done.stdout + done.stderr), [])

    def test_control_characters_of_an_arena_reach_no_terminal(self):
        for text in ['{"states": [{"name": "\x1b[2J"}]}', '{"states": [{"name": "\\u001b[2J"}]}', '{"\\u202estates": []}',
                     '{"states": [{"name": "a"}], "arrows": [["a", "\x9b31m"]]}', "\x1b[2J"]:
            done = run(["arena", self.write("evil.arena", text)])
            self.assertEqual(done.returncode, 2)
            self.assertEqual(control_characters(done.stdout + done.stderr), [])

    # --- files

    def test_only_regular_files_are_read_and_nobody_waits(self):
        pipe = self.folder / "pipe.lud"
        os.mkfifo(pipe)
        for command in ON_A_GAME:
            for path in [pipe, "/dev/zero"]:
                with self.subTest(command=command, path=path):
                    done = run(on(command, path))
                    self.assertNotEqual(done.returncode, 0)
                    self.assertIn(b"not a regular file", done.stdout + done.stderr)
        self.assertIn(b"not a regular file", run(["arena", pipe]).stderr)
        done = run(["trial", "show", pipe])
        self.assertIn(b"it is a pipe, not a regular file", done.stderr)

    def test_standard_input_is_read_up_to_the_limit(self):
        with open("/dev/zero", "rb") as endless:
            done = run(["check", "-"], stdin=endless)
        self.assertEqual(done.returncode, 2)
        self.assertIn(b"more than 4 MB", done.stderr)

    def test_a_trial_leads_to_no_file_outside_its_folder(self):
        secret = self.write("secret.txt", "(the secret words\n")
        trials = self.folder / "trials"
        trials.mkdir()
        (trials / "link.lud").symlink_to(secret)
        (trials / "below" / "deep").mkdir(parents=True)
        (trials / "up").symlink_to("below/deep")  # so up/../link.lud is below/link.lud, and that is no link
        (trials / "below" / "link.lud").write_text(self.game.read_text(), encoding="utf-8")
        (trials / "inside.lud").write_text(self.game.read_text(), encoding="utf-8")
        text = run(["trial", "record", self.game]).stdout.decode()
        trial = trials / "a.trial"

        def show(name, file, more=()):
            lines = re.sub(r'file ".*"', f'file "{file}"', text.replace('game "Plain"', f'game "{name}"'))
            trial.write_text(lines, encoding="utf-8")
            return run(["trial", "show", trial, *more])

        for name, file in [("Plain", secret), ("Plain", "../secret.txt"), ("Plain", "link.lud"), (secret, ""),
                           ("../secret.txt", "no"), ("Plain", "inside.lud/../../secret.txt"), ("Plain", ".")]:
            with self.subTest(name=name, file=file):
                done = show(name, file)
                self.assertEqual(done.returncode, 3)
                self.assertNotIn(b"secret words", done.stdout + done.stderr)
                self.assertIn(b"--game", done.stderr)
        self.assertEqual(show("Plain", "inside.lud").returncode, 0)
        self.assertEqual(show("Plain", "up/../link.lud").returncode, 0)
        self.assertEqual(show("Plain", secret, ["--game", self.game]).returncode, 0)

    # --- numbers

    def test_numbers_have_limits_and_the_errors_name_them(self):
        match = ["match", self.game, "random", "-n", "1"]
        for call, limit in [
            (["render", self.game, "--size", "20000"], "from 16 to 8192"),
            (["render", self.game, "--size", "nan"], "from 16 to 8192"),
            (["render", self.game, "--size", "-5"], "from 16 to 8192"),
            (["render", "--sheet", "games", "--size", "8000"], "8192 each way"),
            ([*match, "uct:memory=65536"], "from 1 to 4096"),
            ([*match, "ab:memory=65536"], "from 1 to 4096"),
            ([*match, "uct:threads=65"], "from 1 to 64"),
            ([*match, "uct:seconds=nan"], "from 0 to 86400"),
            ([*match, "uct:seconds=inf"], "from 0 to 86400"),
            ([*match, "uct:iterations=1e300"], "from 0 to"),
            ([*match, "random", "--threads", "100000"], "from 1 to 256"),
            (["playout", self.game, "--threads", "100000"], "from 1 to 256"),
            (["play", self.game, "--time", "nan"], "from 0.001 to 86400"),
            (["arena", "--random", "1e300"], "from 1 to 20000000"),
            (["arena", "games/arenas/chomp.arena", "--player", "3"], "from 1 to 2"),
            (["expansion", "--moves", "1001"], "from 1 to 1000"),
            (["play", self.game, "--seat", "2=uct:memory=65536"], "from 1 to 4096"),
        ]:
            with self.subTest(call=" ".join(map(str, call[2:]))):
                done = run(call)
                self.assertEqual(done.returncode, 2, done.stderr)
                self.assertIn(limit, done.stderr.decode())


class Solve(unittest.TestCase):
    """Values, proofs and tables, written and checked by the program itself."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.table = pathlib.Path(folder.name, "table")

    def solve(self, *arguments, code=0):
        done = run(["solve", *arguments])
        self.assertEqual(done.returncode, code, done.stderr)
        return json.loads(done.stdout) if "--json" in arguments else (done.stdout + done.stderr).decode()

    def spoilt(self):
        data = bytearray(self.table.read_bytes())
        data[-1] ^= 0x40
        self.table.write_bytes(data)

    def test_a_proof_and_what_proves_it(self):
        for method, distance in [("df-pn", None), ("alpha-beta", 6)]:
            found = self.solve("hexapawn", "--proof", method, "--json", "--table", self.table)
            self.assertEqual((found["value"], found["mover"], found["distance"]), ("loss", 1, distance))
            self.assertLessEqual(6, found["within"])
            self.assertIn("the second player wins", self.solve("hexapawn", "--verify", self.table))
            self.assertIn("another game", self.solve("tic-tac-toe", "--verify", self.table, code=3))
            self.spoilt()
            self.assertIs(self.solve("hexapawn", "--verify", self.table, "--json", code=1)["sound"], False)

    def test_a_proof_from_a_position(self):
        moves = "C4>C4 C1>C1 C0>C0 C8>C8"
        found = self.solve("tic-tac-toe", "--proof", "alpha-beta", "--trial", moves, "--json")
        self.assertEqual((found["value"], found["distance"], found["mover"]), ("win", 3, 1))
        self.table.write_text(moves)
        self.assertIn("first player wins", self.solve("tic-tac-toe", "--proof", "df-pn", "--trial", self.table))
        self.table.write_bytes(run(["trial", "record", "tic-tac-toe", "--plies", "4"]).stdout)
        self.solve("tic-tac-toe", "--proof", "df-pn", "--trial", self.table)
        self.assertIn("ply 1: no legal move C4>C4", self.solve("tic-tac-toe", "--proof", "df-pn", "--trial", "C4>C4 C4>C4", code=2))
        self.assertIn("neither a move", self.solve("tic-tac-toe", "--proof", "df-pn", "--trial", "nowhere", code=2))
        self.assertIn("it goes with --proof", self.solve("tic-tac-toe", "--trial", moves, code=2))

    def test_a_proof_that_is_given_up_says_what_is_known(self):
        self.assertIn("128 is the most", self.solve("chess", "--proof", "df-pn", code=4))
        found = self.solve("mu-torere", "--proof", "alpha-beta", "--most", "50", "--json", code=1)
        self.assertEqual((found["value"], found["bounds"]), (None, {"least": "loss", "most": "win"}))

    def test_a_game_of_chance(self):
        found = self.solve("pip-race", "--option", "Lane/5", "--json", "--table", self.table)
        self.assertAlmostEqual(found["value"], 0.580670242957, places=9)
        self.assertLessEqual(found["tolerance"], 1e-9)
        self.assertEqual(found["states"], 2308)
        self.assertGreater(found["iterations"], 10)
        checked = self.solve("pip-race", "--option", "Lane/5", "--verify", self.table, "--plain", "--json")
        self.assertEqual((checked["sound"], checked["positions"]), (True, 2308))
        self.spoilt()
        self.assertIn("is wrong", self.solve("pip-race", "--option", "Lane/5", "--verify", self.table, code=1))
        self.assertIn("chance has a say", self.solve("pip-race", "--proof", "df-pn", code=4))
        self.assertIn("bits", self.solve("backgammon", code=4))

    def test_what_means_nothing_for_a_game_is_refused_with_the_reason(self):
        for game, flags, why in [
                ("pip-race", ["--threads", "2"], "--threads does not go with a game of chance: one thread does all the work"),
                ("pip-race", ["--folder", "there"], "kept in memory alone"),
                ("pip-race", ["--no-symmetry"], "symmetries are not used"),
                ("sudoku", ["--table", self.table], "--table does not go with a deduction puzzle"),
                ("sudoku", ["--proof", "df-pn"], "has a solver of its own"),
                ("tic-tac-toe", ["--proof", "df-pn", "--folder", "there"], "--folder does not go with --proof"),
                ("tic-tac-toe", ["--tolerance", "0.01"], "it is for games of chance"),
                ("lights-out", ["--shortest", "--table", self.table], "--table does not go with --shortest and --any"),
                ("lights-out", ["--time", "3"], "Ctrl-C ends the others"),
                ("tant-fant", ["--pieces", "Counter1*3 Counter2*3", "--line", "there"], "does not go with --pieces")]:
            self.assertIn(why, self.solve(game, *flags, code=2))

    def test_a_folder_that_is_not_there_is_said_at_once(self):
        for flag, place in [("--folder", self.table), ("--table", self.table / "x"), ("--line", self.table / "x")]:
            self.assertIn("there is no folder", self.solve("tic-tac-toe", flag, place, code=3))

    def test_a_table_is_played_by(self):
        options = ["--option", "Pits/3", "--option", "Seeds/3"]  # twice as many positions as the player may look at
        self.solve("kalah", *options, "--table", self.table)
        match = ["match", "kalah", "perfect:memory=1", "random", *options, "-n", "20", "--iterations", "1", "--json"]
        self.assertIn(b"there is no folder", run([*match, "--tables", "nowhere"]).stderr)
        wins = [json.loads(run([*match, *more]).stdout)["sides"][0]["wins"] for more in ([], ["--tables", self.table.parent])]
        self.assertLess(wins[0], 20)
        self.assertEqual(wins[1], 20)

    def test_tables_by_pieces(self):
        pieces = ["--pieces", "Counter1*3 Counter2*3"]
        found = self.solve("tant-fant", *pieces, "--json", "--table", self.table)["with_pieces"]
        self.assertEqual(found["states"], 3360)
        self.assertEqual(found["mover_wins"] + found["mover_loses"] + found["drawn"], 3360)
        self.assertIn("each value follows", self.solve("tant-fant", *pieces, "--verify", self.table))
        self.spoilt()
        self.assertIn("is wrong", self.solve("tant-fant", *pieces, "--verify", self.table, code=1))
        self.assertIn("there is no piece 'King1'", self.solve("tant-fant", "--pieces", "King1", code=4))


class CtrlC(unittest.TestCase):
    """While a program thinks, for a day if nobody stops it. Its progress is shown on a terminal alone."""

    def interrupted(self, seats, answer, game="tic-tac-toe"):
        """The exit status, what was printed, and the first report of what the program thinks."""
        ours, theirs = pty.openpty()
        with subprocess.Popen([LUDENS, "play", game, "--seats", seats, "--time", "80000"], stderr=theirs,
                              stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
            os.close(theirs)
            shown = b""
            while shown.count(b"Player 1 (flat) thinks: ") < 2:
                shown += os.read(ours, 1000)
            process.send_signal(signal.SIGINT)
            out, _ = process.communicate(answer, timeout=120)
            os.close(ours)
            return process.returncode, out.decode(), shown.decode().split("thinks: ")[1]

    def test_a_game_without_people_ends(self):
        code, out, _ = self.interrupted("flat", b"")
        self.assertEqual(code, 130)
        self.assertIn("The game ends here, after 0 moves.", out)

    def test_with_people_the_program_moves_at_once(self):
        code, out, thought = self.interrupted("flat,human", b"quit\n")
        self.assertEqual(code, 0)
        self.assertRegex(out, r"Player 1 \(flat\): [A-C][1-3]\n")
        self.assertIn("after 1 moves.", out)
        self.assertRegex(thought, r"^[0-9]+ iterations, [A-C][1-3]")

    def test_what_a_program_thinks_of_is_not_shown_where_there_are_secrets(self):
        _, out, thought = self.interrupted("flat,human", b"quit\n", "masks")
        self.assertRegex(thought, r"^[0-9]+ iterations[^,]*$")
        self.assertIn("Player 1 (flat): a move\n", out)

    def test_nor_what_it_is_about_to_choose_at_the_same_time_as_others(self):
        with tempfile.TemporaryDirectory() as folder:
            game = pathlib.Path(folder) / "hands.lud"
            game.write_text(HANDS, encoding="utf-8")
            _, out, thought = self.interrupted("flat,human", b"1\n", game)
        self.assertRegex(thought, r"^[0-9]+ iterations[^,]*$")
        self.assertRegex(out, r"Player 1 \(flat\): [AB]1\nPlayer 2: A2\n")


class GrowingBoards(unittest.TestCase):
    GAME = """(game "Tiles" (players 2) (equipment {(boardless Hexagonal) (tile "Tile" Each numSides:6)})
      (rules (start (place "Tile1" (centrePoint))) (play (move Add (to (sites Playable))))
        (end {(if (is Line 4) (result Mover Win)) (if (is Line 3) (result Mover Loss))})))"""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.game = self.folder / "tiles.lud"
        self.game.write_text(self.GAME, encoding="utf-8")

    def output(self, *call):
        done = run(list(map(str, call)))
        self.assertEqual(done.returncode, 0, done.stderr)
        return done.stdout.decode()

    def test_the_same_games_on_all_of_them(self):
        def results(expansion):
            sums = json.loads(self.output("playout", self.game, "-n", 20, "--json", "--expansion", expansion))
            return sums["wins"], sums["nobodyWon"], sums["meanPlies"]

        for expansion in ["perimeter", "zone", "rules"]:
            self.assertEqual(results(expansion), results("fixed"), expansion)

    def test_a_trial_says_how_the_board_grew(self):
        trial = self.output("trial", "record", self.game, "--expansion", "zone")
        self.assertIn('\nexpansion "zone"\n', trial)
        path = self.folder / "game.trial"
        path.write_text(trial, encoding="utf-8")
        self.output("trial", "verify", path)
        self.assertEqual(run(["trial", "verify", str(path), "--expansion", "zone"]).returncode, 2)

    def test_a_match_does_not_grow(self):
        path = self.folder / "match.lud"
        path.write_text("""(match "Twice" (players 2) (games {(subgame "Tic-Tac-Toe" next:0)})
          (end (if (= (count Trials) 2) (result P1 Win))))""", encoding="utf-8")
        done = run(["playout", str(path), "--expansion", "zone"])
        self.assertEqual(done.returncode, 4, done.stderr)
        self.assertIn(b"a board that grows, in a match", done.stderr)

    def test_a_picture_shows_what_exists(self):
        def cells(expansion):
            return self.output("render", self.game, "--plies", 3, "--expansion", expansion).count("<path")

        self.assertLess(cells("rules"), cells("perimeter"))

    def test_games_with_a_board_do_not_grow(self):
        done = run(["playout", "tic-tac-toe", "--expansion", "zone"])
        self.assertEqual(done.returncode, 4)
        self.assertIn(b"a board that grows", done.stderr)

    def test_strategies_are_compared(self):
        rows = self.output("expansion", self.game, "-n", "3").splitlines()
        self.assertEqual([row.split(",")[1] for row in rows], ["strategy", "fixed", "perimeter", "zone", "rules"])
        self.assertEqual([row.split(",")[2] for row in rows[1:]], ["3"] * 4)


class Backends(unittest.TestCase):
    # Compiles something else than it is given: nobody has a line who has one.
    LIAR = """#!/bin/sh
for word; do case $word in *.cpp) sed -i 's/return kernels::is_line(/return !kernels::is_line(/' "$word" ;; esac; done
exec g++ "$@"
"""

    def test_bench_sees_that_native_code_plays_another_game(self):
        if not shutil.which("g++"):
            self.skipTest("needs g++")
        with tempfile.TemporaryDirectory() as folder:
            liar = pathlib.Path(folder, "liar")
            liar.write_text(self.LIAR)
            liar.chmod(0o700)
            environment = os.environ | {"LUDENS_CACHE": folder + "/cache", "LUDENS_CXX": str(liar)}
            answer = run(["bench", "tic-tac-toe", "--backend", "all", "-n", "2", "--tsv"], env=environment)
        rows = [row.split("\t") for row in answer.stdout.decode().splitlines()]
        self.assertEqual([row[2] for row in rows], ["backend", "interpreter", "native"], answer.stderr)
        self.assertNotEqual(rows[1][6], rows[2][6])
        self.assertIn(b"ludens bench: Tic-Tac-Toe is another game as native\n", answer.stderr)
        self.assertEqual(answer.returncode, 1)


if __name__ == "__main__":
    LUDENS = str(pathlib.Path(sys.argv.pop(1)).resolve())
    unittest.main()
