"""The page in a real browser. Usage: browser_test.py LUDENS [unittest arguments]

Every test clicks, drags, taps or types as people do, and ends by looking at the console: it must be empty. The last line
says how many passed; a test that cannot run here says "skipped: <name> (needs ...)".
"""

import functools
import http.server
import json
import pathlib
import re
import sys
import tempfile
import threading
import unittest
import urllib.request

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import axe  # noqa: E402
import look  # noqa: E402
import robot  # noqa: E402
from chromium import Browser, Server, find_chromium  # noqa: E402

LUDENS = ""
BOARD = "document.querySelector('.play-board')"
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


class BrowserTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server, cls.browser = Server(LUDENS), Browser()

    @classmethod
    def tearDownClass(cls):
        cls.browser.stop()
        cls.server.stop()

    def setUp(self):
        self.page = self.browser.page()
        self.addCleanup(self.page.close)

    def tearDown(self):
        self.page.run("1")  # events that are under way arrive before the answer
        self.assertEqual(self.page.errors, [], "the console must be empty")

    # --- steps

    def start(self, slug, seats=("human", "human"), **more):
        """A trial made as the page makes it; for tests that are about something else."""
        body = json.dumps({"game": slug, "seats": list(seats), **more}).encode()
        asked = urllib.request.Request(self.server.address + "/api/trials", body, {"Content-Type": "application/json"})
        with urllib.request.urlopen(asked, timeout=30) as answer:
            self.page.open(self.server.address + json.load(answer)["url"])
        self.page.wait("!!document.querySelector('.hits [data-site]')")

    def node(self):
        return int(self.page.run(f"{BOARD}.dataset.node"))

    def site(self, label):
        """Where a site is, by what people call it."""
        return self.page.place(f'.hits [aria-label^="{label},"]')

    def piece(self, label):
        """What stands on a site: "Pawn1", "empty"."""
        return self.page.run(f"document.querySelector('.hits [aria-label^=\"{label},\"]').getAttribute('aria-label')").split(", ")[1]

    def settled(self, node):
        self.page.wait(f"{BOARD}.dataset.node !== '{node}' && {BOARD}.getAttribute('aria-busy') === 'false'")

    def move(self, *labels):
        """Clicks one site after another; the position must change after the last."""
        before = self.node()
        for label in labels:
            self.page.click_at(*self.site(label))
        self.settled(before)

    def marked(self):
        """The sites that are shown to have decided the game."""
        return self.page.run("[...document.querySelectorAll('.decided [data-site]')].map(e => document.querySelector("
                             "`.hits [data-site=${e.dataset.site}]`).getAttribute('aria-label').split(', ')[0])")

    def prompt(self):
        return self.page.text("#prompt")

    # --- whole games

    def test_tic_tac_toe_against_a_program_from_the_library_on(self):
        page = self.page
        page.open(self.server.address + "/")
        page.click("#search")
        page.type("tic")
        page.wait("document.querySelectorAll('.card').length < 5")
        page.click_text("Tic-Tac-Toe", ".card a")
        page.wait("!!document.querySelector('form.start')")
        page.choose("form.start .seat ~ .seat select", "random")
        page.click("form.start button.main")
        page.wait("!!document.querySelector('.hits [data-site]')")
        for _ in range(8):  # the first move of a player who knows the lines seldom fails to win
            self.play_well()
            if "You win!" in self.prompt():
                break
            page.click_text("Play again")
            page.wait("document.querySelectorAll('.moves li').length === 0 && document.querySelectorAll('.hits [data-site]').length === 9")
        self.assertEqual(self.prompt(), "You win! The game is over.")
        self.assertEqual(page.run("document.querySelectorAll('.hits [aria-label*=\"can be\"]').length"), 0)

    def play_well(self):
        """Completes lines, blocks lines, takes the middle, the corners, the rest."""
        page = self.page
        while True:
            page.wait("/Your turn|The game is over/.test(document.getElementById('prompt').textContent)")
            if "over" in self.prompt():
                return
            on = page.run("[...document.querySelectorAll('.hits [data-site]')].map(e => e.getAttribute('aria-label').split(', ')[1])")

            def best(who):
                return [line[k] for line in LINES for k in range(3) if on[line[k]] == "empty"
                        and all(on[line[j]].endswith(who) for j in range(3) if j != k)]
            wanted = (best("1") + best("2") + [k for k in (4, 0, 2, 6, 8, 1, 3, 5, 7) if on[k] == "empty"])[0]
            node = self.node()
            page.click(f'.hits [data-site="c{wanted}"]')
            self.settled(node)

    def test_chess_with_promotion_and_castling_to_mate(self):
        self.start("chess")
        for labels in ("A2 A4", "B8 C6", "A4 A5", "C6 B8", "A5 A6", "B8 C6", "A6 B7", "C6 B8"):
            self.move(*labels.split())
        self.move("B7", "A8")
        self.page.wait("!document.querySelector('.chooser').hidden")
        words = self.page.run("[...document.querySelectorAll('.chooser button')].map(e => e.textContent)")
        self.assertEqual({word.split()[-1] for word in words}, {"Queen", "Rook", "Bishop", "Knight"})
        before = self.node()
        self.page.click(f".chooser button:nth-of-type({[w.split()[-1] for w in words].index('Queen') + 1})")
        self.settled(before)
        self.assertEqual(self.piece("A8"), "Queen1")
        for labels in ("B8 C6", "E2 E3", "F7 F6", "F1 D3", "C6 B8", "G1 H3", "B8 C6"):
            self.move(*labels.split())
        self.move("E1", "G1")
        self.assertEqual((self.piece("G1"), self.piece("F1"), self.piece("H1")), ("King1", "Rook1", "empty"))
        self.move("G7", "G5")
        self.move("D1", "H5")
        self.assertEqual(self.marked(), ["E8"])  # the king who is mated
        self.assertEqual(self.prompt(), "White wins. The game is over.")

    def test_english_draughts_with_two_jumps_in_a_turn(self):
        self.start("english-draughts")
        for labels in ("C3 D4", "F6 G5", "A3 B4", "D6 C5", "B4 D6"):
            self.move(*labels.split())
        self.move("C7", "E5")
        self.assertEqual(self.page.run("document.querySelectorAll('.marks .chosen').length"), 1)  # it goes on, and is chosen
        self.assertTrue(self.prompt().startswith("White"))
        self.move("C3")
        self.assertEqual([self.piece(site) for site in ("C7", "D6", "E5", "D4", "C3")], ["empty"] * 4 + ["Man2"])
        robot.play(self.page, 3)
        self.assertIn("The game is over", self.prompt())

    def test_oware_against_a_program(self):
        self.start("oware", ("human", "random"))
        node = self.node()
        self.page.click(self.page.run("'.hits [data-site=' + [...document.querySelectorAll('.hits [aria-label*=\"can be\"]')][2].dataset.site + ']'"))
        self.settled(node)
        self.assertEqual(sum(1 for label in self.page.run(
            "[...document.querySelectorAll('.moves li')].map(e => e.textContent)") if label.startswith("White")), 1)
        robot.play(self.page, 5)
        self.assertIn("The game is over", self.prompt())

    def test_backgammon(self):
        self.start("backgammon")
        robot.play(self.page, 7)
        self.assertRegex(self.prompt(), "^(White|Black) wins")

    def test_the_robot_finishes_other_sorts_of_games(self):
        for slug in ("surakarta", "hex", "nine-mens-morris", "peg-solitaire"):
            with self.subTest(slug):
                robot.begin(self.page, self.server.address, slug)
                robot.play(self.page, 1)

    # --- ways to play

    def test_undo_fork_and_steps(self):
        page = self.page
        self.start("tic-tac-toe")
        self.move("B2")
        self.move("A1")
        node = self.node()
        page.click_text("Undo")
        self.settled(node)
        self.assertEqual(self.piece("A1"), "empty")
        self.move("C3")
        self.assertEqual(page.run("document.querySelectorAll('.moves .branch').length"), 1)
        page.click(".moves .branch")
        page.wait(f"{BOARD}.dataset.node === '{node}'")
        self.assertEqual((self.piece("A1"), self.piece("C3")), ("Cross2", "empty"))
        page.key("ArrowDown")  # the branch after it
        page.wait(f"{BOARD}.dataset.node !== '{node}'")
        self.assertEqual(self.piece("C3"), "Cross2")
        page.key("Home")
        page.wait(f"{BOARD}.dataset.node === '0'")
        page.key("End")
        page.wait(f"{BOARD}.dataset.node !== '0'")
        page.click('button[title="One move back"]')
        page.wait(f"{BOARD}.dataset.node === '1'")
        page.click_text("Redo")
        page.wait(f"{BOARD}.dataset.node !== '1'")

    def test_reload_in_the_middle(self):
        page = self.page
        self.start("chess")
        self.move("E2", "E4")
        self.move("E7", "E5")
        before = page.run("document.querySelector('.board-svg').textContent + document.querySelectorAll('.piece').length")
        page.reload()
        page.wait("!!document.querySelector('.hits [data-site]')")
        self.assertEqual((self.piece("E4"), self.piece("E5"), self.piece("E2")), ("Pawn1", "Pawn2", "empty"))
        self.assertEqual(page.run("document.querySelector('.board-svg').textContent + document.querySelectorAll('.piece').length"), before)
        self.assertEqual(page.run("document.querySelectorAll('.moves li').length"), 2)
        self.move("G1", "F3")
        page.open(self.server.address + "/")
        self.assertEqual(page.text(".recent a"), "Chess")

    def test_keyboard_only(self):
        page = self.page
        page.open(self.server.address + "/")
        page.key("/")
        page.type("tic-tac")
        page.wait("document.querySelectorAll('.card').length < 5")
        for _ in range(5):
            page.key("Tab")
            if page.run("document.activeElement.getAttribute('href')") == "/g/tic-tac-toe":
                break
        page.key("Enter")
        page.wait("!!document.querySelector('form.start')")
        for _ in range(20):
            page.key("Tab")
            if page.run("document.activeElement.textContent") == "Both at this screen":
                break
        page.key("Enter")
        page.wait("!!document.querySelector('.hits [data-site]')")
        page.key("b")
        self.assertTrue(page.run("document.activeElement.matches('.hits [data-site]')"))
        for way, wanted in (("", 1), ("ArrowUp", 2), ("ArrowRight ArrowDown", 3), ("ArrowUp", 4), ("ArrowRight ArrowDown", 5)):
            for key in way.split():
                page.key(key)
            page.key("Enter")
            page.wait(f"document.querySelectorAll('.moves li').length === {wanted}")
        self.assertEqual(self.prompt(), "White wins. The game is over.")
        self.assertIn("wins", page.text("#live"))
        page.key("u")
        page.wait("document.querySelector('.moves li:last-child [aria-current]') === null")
        page.key("t")
        page.type("c1")
        page.key("Enter")
        page.wait("/over/.test(document.getElementById('prompt').textContent)")

    def test_focus_stays_at_the_buttons(self):
        page = self.page
        self.start("go")
        self.move("C3")
        self.move("D4")
        page.run("document.querySelector('[title=\"One move back\"]').focus()")
        for node in (1, 0):
            page.key("Enter")
            page.wait(f"{BOARD}.dataset.node === '{node}'")
        self.assertNotEqual(page.run("document.activeElement.tagName"), "BODY")  # it is disabled now, others are not
        page.run("document.querySelector('.moves button').focus()")
        page.key("Enter")
        page.wait(f"{BOARD}.dataset.node === '1'")
        self.assertEqual(page.run("document.activeElement.getAttribute('aria-current')"), "true")
        page.run("document.querySelector('.buttons .move').focus()")
        page.key("Enter")
        page.wait("document.querySelectorAll('.moves li').length === 2")
        self.assertEqual(page.run("document.activeElement.textContent"), "Pass")

    def test_keys_choose_words_and_escape_steps_back(self):
        self.start("chess")
        for labels in ("A2 A4", "B8 C6", "A4 A5", "C6 B8", "A5 A6", "B8 C6", "A6 B7", "C6 B8", "B7 A8"):
            self.move(*labels.split()) if labels != "B7 A8" else [self.page.click_at(*self.site(x)) for x in ("B7", "A8")]
        self.page.wait("!document.querySelector('.chooser').hidden")
        self.page.resize(390, 844, touch=True)
        self.page.wait("document.querySelector('.chooser').getBoundingClientRect().width < 390")
        self.page.reload()  # a pawn that is half way can be chosen again
        self.page.wait("document.querySelectorAll('.chooser button').length === 4")
        self.assertTrue(self.page.run("[...document.querySelectorAll('.chooser button')].every(e => { const r = e.getBoundingClientRect();"
                                      "return r.left >= 0 && r.right <= 390 && r.height < 80; })"))
        self.assertEqual(self.page.run("document.querySelectorAll('.chooser .choice').length"), 4)
        self.page.wait(f"document.querySelector('.chooser').getBoundingClientRect().top > {self.site('A8')[1]}", 2)  # not on the pawn
        before = self.node()
        self.page.key("2")
        self.settled(before)
        self.assertRegex(self.piece("A8"), "^(Queen|Rook|Bishop|Knight)1$")
        self.page.click_at(*self.site("G8"))
        self.page.wait("document.querySelectorAll('.marks .chosen').length === 1")
        self.page.key("Escape")
        self.page.wait("document.querySelectorAll('.marks .chosen').length === 0")

    def test_drag_and_touch(self):
        page = self.page
        self.start("breakthrough")
        before = self.node()
        page.drag(self.site("B2"), self.site("B3"))
        self.settled(before)
        self.assertEqual(self.piece("B3"), "Pawn1")
        page.drag(self.site("A7"), self.site("H3"))  # nowhere near a legal target: nothing happens
        self.assertEqual((self.node(), self.piece("A7")), (before + 1, "Pawn2"))
        page.key("Escape")
        low = self.site("A1")[1]
        page.key("f")  # and from the other side
        self.assertLess(self.site("A1")[1], low)
        before = self.node()
        page.drag(self.site("H7"), self.site("H6"))
        self.settled(before)
        self.assertEqual(self.piece("H6"), "Pawn2")
        before = self.node()
        page.click('[title="Turn the board round"]')
        self.move("C2", "C3")
        page.resize(390, 844, touch=True)
        before = self.node()
        page.tap(*self.site("A7"))
        page.wait("document.querySelectorAll('.marks .dot').length > 0")
        page.tap(*self.site("A6"))
        self.settled(before)
        self.assertEqual(self.piece("A6"), "Pawn2")
        self.assertLessEqual(page.run("document.documentElement.scrollWidth"), 390)

    def test_a_press_inside_a_cell_is_that_cell(self):
        page = self.page
        self.start("breakthrough")
        (x, y), (across, _) = self.site("C3"), self.site("D3")
        cell = across - x
        page.click_at(*self.site("B2"))
        page.wait("document.querySelectorAll('.marks .dot').length > 0")
        page.click_at(x + 0.58 * cell, y)  # in D3, where nothing can go, however near C3 is
        page.wait("document.querySelectorAll('.marks .dot').length === 0")
        self.assertEqual((self.node(), self.piece("C3")), (0, "empty"))
        page.click_at(*self.site("B2"))
        page.click_at(x + 0.45 * cell, y - 0.45 * cell)  # a corner of C3
        self.settled(0)
        self.assertEqual(self.piece("C3"), "Pawn1")

    def test_a_row_of_men_is_pressed_as_a_whole(self):
        self.start("backgammon")
        last = self.page.run("(() => { const by = {}; for (const e of document.querySelectorAll('.piece[data-site]')) (by[e.dataset.site] ??= []).push(e);"
                             "const can = [...document.querySelectorAll('.hits [aria-label*=\"can be\"]')].map(e => e.dataset.site);"
                             "const site = can.sort((a, b) => by[b].length - by[a].length)[0];"
                             "const box = by[site].at(-1).getBoundingClientRect(); return [site, box.left + box.width / 2, box.top + box.height / 2]; })()")
        self.page.click_at(*last[1:])
        self.page.wait(f"document.querySelector('.hits [data-site=\"{last[0]}\"]').getAttribute('aria-pressed') === 'true'")

    def test_a_column_in_which_pieces_fall_reacts_as_a_whole(self):
        self.start("connect-four")
        for wanted, pressed in (("D1", "D6"), ("D2", "D1"), ("A1", "A3"), ("D3", "D4")):
            self.assertEqual(self.piece(wanted), "empty")
            self.move(pressed)
            self.assertTrue(self.piece(wanted).startswith("Disc"), wanted)
        self.start("tic-tac-toe")  # and nothing falls anywhere else
        for cell in ("A1", "A2", "B1", "B2", "C2", "C1"):
            self.move(cell)
        self.page.click_at(*self.site("B2"))  # one empty cell above it
        self.assertEqual((self.node(), self.piece("B3")), (6, "empty"))

    def test_what_is_wrong_with_a_typed_move_is_seen(self):
        page = self.page
        self.start("chess")
        page.click("#typed")
        for text, why in (("xx", "No legal move is called xx"), ("pawn e", "Pawn E2-E3")):
            page.run("document.getElementById('typed').value = ''")
            page.type(text)
            page.key("Enter")
            self.assertIn(why, page.text("#typed-wrong"))
            self.assertTrue(page.run("document.getElementById('typed-wrong').getBoundingClientRect().height > 0"))
        page.run("document.getElementById('typed').value = ''")
        page.type("e2e4")
        self.assertEqual(page.text("#typed-wrong"), "")
        page.key("Enter")
        self.settled(0)
        self.assertEqual(self.piece("E4"), "Pawn1")

    def test_redo_goes_as_far_as_undo(self):
        self.start("tic-tac-toe", ("human", "random"))
        self.page.click_at(*self.site("B2"))
        self.page.wait(f"{BOARD}.dataset.node === '2' && /Your turn/.test(document.getElementById('prompt').textContent)")
        self.page.click_text("Undo")
        self.page.wait(f"{BOARD}.dataset.node === '0'")
        self.page.click_text("Redo")
        self.page.wait(f"{BOARD}.dataset.node !== '0'")
        self.assertEqual(self.node(), 2)

    def test_prompts_say_what_is_wanted(self):
        self.start("reversi")
        self.assertEqual(self.prompt(), "Black: place a disc")
        self.start("nine-mens-morris")
        self.assertEqual(self.prompt(), "White: place a man")
        self.start("amazons")
        self.move("A4", "B4")
        self.assertEqual(self.prompt(), "White: shoot an arrow")
        self.move("A4")
        self.move("A7", "B7")
        self.move("A7")
        self.assertEqual(self.page.run("[...document.querySelectorAll('.moves li')].map(e => e.querySelectorAll('button').length)"), [2, 2])

    def test_seats_are_called_alike_everywhere(self):
        page, names = self.page, ["Black", "White"]
        page.open(self.server.address + "/g/go")
        seats = "[...document.querySelectorAll('.seat select')].map(e => e.getAttribute('aria-label'))"
        self.assertEqual(page.run(seats), names)
        self.start("go")
        self.assertEqual(page.run(seats), names)
        self.move("C3")
        self.move("D4")
        self.assertEqual(page.run("[...document.querySelectorAll('.moves .who')].map(e => e.textContent.trim())"), names)

    def test_whoever_plays_black_sees_the_board_from_there(self):
        self.start("breakthrough", ("random", "human"))
        self.page.wait("/Your turn/.test(document.getElementById('prompt').textContent)")
        self.assertEqual(self.page.run("document.querySelectorAll('.analysis table').length"), 0)  # it does not think
        self.assertLess(self.site("A1")[1], self.site("A8")[1])
        self.page.key("f")
        self.assertGreater(self.site("A1")[1], self.site("A8")[1])
        self.start("breakthrough", ("human", "random"))
        self.assertGreater(self.site("A1")[1], self.site("A8")[1])
        middles = ("(() => { const middle = e => { const r = e.getBoundingClientRect(); return r.top + r.height / 2; };"
                   "const site = document.querySelector('.piece[data-site]').dataset.site;"
                   "return middle(document.querySelector(`.hits [data-site=${site}]`)) - middle(document.querySelector(`.piece[data-site=${site}]`)); })()")
        upright = self.page.run(middles)
        self.page.key("f")
        self.assertAlmostEqual(self.page.run(middles), upright, delta=1)  # a piece stands in its cell as before
        x, y = self.site("B2")
        self.page.mouse("mouseMoved", x, y)
        self.page.mouse("mousePressed", x, y, button="left", buttons=1, clickCount=1)
        self.page.mouse("mouseMoved", x + 90, y + 60, buttons=1)
        ghost = self.page.run("(() => { const r = document.querySelector('.ghost').getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2]; })()")
        self.page.mouse("mouseReleased", x + 90, y + 60, button="left", buttons=0, clickCount=1)
        self.assertAlmostEqual(ghost[0], x + 90, delta=10)  # what is dragged is under the pointer
        self.assertAlmostEqual(ghost[1], y + 60, delta=10)
        self.start("masks")
        self.page.key("f")
        self.assertTrue(self.page.run("[...document.querySelectorAll('.flipped text')].every(e => e.getScreenCTM().a > 0)"))  # and can be read

    def test_the_board_is_as_large_as_the_window_allows(self):
        self.page.resize(1600, 1000)
        self.start("chess")
        self.assertGreater(self.page.run("document.querySelector('.hits [data-site]').parentElement.getBoundingClientRect().height"), 700)
        self.assertLessEqual(self.page.run("document.querySelector('.side').getBoundingClientRect().bottom"), 1000)

    def test_a_line_that_wins_is_marked(self):
        self.start("tic-tac-toe")
        for cell in ("A1", "A3", "B2", "B3", "C3"):
            self.assertEqual(self.marked(), [])
            self.move(cell)
        self.assertEqual(sorted(self.marked()), ["A1", "B2", "C3"])
        self.start("tron")
        self.move("A1", "A2")
        self.move("L12", "L11")
        self.assertEqual((self.piece("A1"), self.piece("L12")), ("Wall1", "Wall2"))  # told apart
        self.start("hnefatafl")
        self.assertEqual(self.page.run("document.querySelectorAll('.symbols use[href=\"#ld-square\"]').length"), 5)

    def test_the_list_of_moves_scrolls_down_and_follows(self):
        page = self.page
        for wide, high in ((1280, 860), (390, 844)):
            page.resize(wide, high, touch=wide < 500)
            page.open(self.server.address + look.make_trial(self.server.port, 'chess', 26))
            page.wait("document.querySelectorAll('.moves li').length === 26 && document.querySelector('.moves').scrollTop > 0")
            self.assertEqual(page.run("(() => { const list = document.querySelector('.moves'), box = list.getBoundingClientRect(), rows = [...list.children].map(e => e.getBoundingClientRect());"
                                      "const last = list.querySelector('[aria-current]').getBoundingClientRect();"
                                      "return [list.scrollWidth <= list.clientWidth, rows.every((r, i) => i === 0 || r.top >= rows[i - 1].bottom - 1),"
                                      "last.bottom <= box.bottom + 1 && last.top >= box.top - 1]; })()"), [True, True, True])
            page.key("Home")
            page.wait("document.querySelector('.moves').scrollTop === 0")

    def test_a_move_made_while_the_server_is_away_is_kept(self):
        page = self.page
        with tempfile.TemporaryDirectory() as folder:
            server = Server(LUDENS, folder)
            self.addCleanup(server.stop)
            page.open(server.address + look.make_trial(server.port, 'tic-tac-toe', 1))
            page.wait("!!document.querySelector('.hits [data-site]') && document.querySelector('.connection').dataset.connected === 'true'")
            server.stop()
            page.wait("/does not answer/.test(document.querySelector('.connection').textContent)")
            page.click_at(*self.site("B2"))
            page.wait("/B2 is kept/.test(document.querySelector('.connection').textContent)")
            server = Server(LUDENS, folder, port=server.port)
            self.addCleanup(server.stop)
            page.wait(f"{BOARD}.dataset.node === '2'")
            self.assertEqual((self.piece("B2"), page.text(".connection")), ("Cross2", ""))
            server.stop()
        page.errors.clear()  # the browser itself may report connections that fail

    def test_a_move_that_cannot_be_sent_any_more_is_said_to_be_lost(self):
        page = self.page
        page.open(self.server.address + "/")
        self.assertEqual(page.run("""import('/app/state.js').then(play => {
          const after = (node, nodes) => {
            const state = play.newState('x');
            Object.assign(state, {nodes, position: {node, mover: 1, moves: [{path: ['c1'], label: 'B1', say: ''}], pieces: {}},
              kept: {node: 0, path: ['c1'], label: 'B1', mover: 1, known: 1}});
            const message = play.playKept(state);
            return [message?.do ?? '', state.message];
          };
          const start = {id: 0, parent: -1}, made = label => ({id: 1, parent: 0, mover: 1, label});
          return [after(0, [start]), after(1, [start, made('+B1')]), after(1, [start, made('+A2')])];
        })"""), [["play", ""], ["", ""], ["", "Your move B1 is lost: the position has changed meanwhile."]])

    def test_an_address_that_is_nothing(self):
        page = self.page
        page.open(self.server.address + "/xyz")
        self.assertEqual(page.text("h1"), "There is nothing here")
        page.click("main a")
        page.wait("document.querySelectorAll('.card').length > 20")
        page.errors.clear()  # the browser itself reports the 404

    def test_options_change_the_board(self):
        page = self.page
        page.open(self.server.address + "/g/hex")
        self.assertIn("chain", page.text(".game .short"))
        wanted = page.run("[...document.querySelectorAll('.option option')].find(o => o.value.startsWith('5')).value")
        before = page.run("document.querySelector('.board').innerHTML.length")
        page.choose(".option select", wanted)
        page.wait(f"document.querySelector('.board').innerHTML.length < {before}")
        page.click("form.start button[type=button]")
        page.wait("!!document.querySelector('.hits [data-site]')")
        self.assertEqual(page.run("document.querySelectorAll('.hits [data-site]').length"), 25)

    def press_as_soon_as(self, button, condition, what):
        """Presses it in the page itself, where no busy machine comes between; returns `what` as it was then."""
        return self.page.run("new Promise(done => {const look = setInterval(() => {"
                             f"const button = [...document.querySelectorAll('button')].find(b => b.textContent.trim() === '{button}');"
                             f"if (!button || !({condition})) return; clearInterval(look); const what = {what}; button.click(); done(what);"
                             "}, 20)})")

    def test_analysis_is_shown_and_a_program_can_be_hurried_and_paused(self):
        page = self.page
        self.start("hex", ("human", "uct:seconds=5,memory=64"))
        node = self.node()
        page.click('.hits [data-site="c60"]')
        self.settled(node)
        node = self.node()
        said = self.press_as_soon_as("Move now", "document.querySelectorAll('.analysis tbody tr').length === 5 && "
                                     "document.querySelectorAll('.thought').length > 0", "document.querySelector('.analysis p').textContent")
        self.assertRegex(said, r"^Black: [\d,]+ tries in \d\.\d s; it(s chances are| knows)")
        page.wait(f"{BOARD}.dataset.node !== '{node}'")
        self.assertTrue(self.prompt().startswith("Your turn"))
        page.click('.hits [data-site="c72"]')
        self.press_as_soon_as("Pause", "/is thinking/.test(document.getElementById('prompt').textContent)", "''")
        page.wait("/press Continue/.test(document.getElementById('prompt').textContent)")
        page.click_text("Undo")
        page.wait("/Your turn/.test(document.getElementById('prompt').textContent)")

    def test_two_screens_see_the_same(self):
        self.start("tic-tac-toe")
        other = self.browser.page()
        self.addCleanup(other.close)
        other.open(self.page.run("location.href"))
        other.wait("!!document.querySelector('.hits [data-site]')")
        self.move("B2")
        other.wait("document.querySelectorAll('.moves li').length === 1")
        self.assertEqual(other.errors, [])

    # --- seats

    def make(self, slug, **more):
        body = json.dumps({"game": slug, **more}).encode()
        asked = urllib.request.Request(self.server.address + "/api/trials", body, {"Content-Type": "application/json"})
        with urllib.request.urlopen(asked, timeout=30) as answer:
            return json.load(answer)

    def other_browser(self):
        """Somebody else, who holds no keys; what the page receives is kept."""
        browser = Browser()
        self.addCleanup(browser.stop)
        page = browser.page()
        page.call("Page.addScriptToEvaluateOnNewDocument", source="""
            window.received = [];
            const Plain = WebSocket;
            window.WebSocket = class extends Plain {
              constructor(...all) { super(...all); this.addEventListener('message', event => received.push(event.data)); }
            };""")
        return page

    def open_link(self, page, link):
        page.open(self.server.address + link)
        page.wait("!!document.querySelector('.links button')")

    # --- deduction puzzles

    def square(self):
        """The digits of a small Sudoku as the page says them, row by row from below; 0 where a cell is empty."""
        labels = self.page.run("[...document.querySelectorAll('.hits [data-site]')].map(e => e.getAttribute('aria-label').split(', ')[1])")
        return [int(word) if word.isdigit() else 0 for word in labels]

    def filled(self, square):
        """The whole square, by trying out."""
        if 0 not in square:
            return square
        at = square.index(0)
        row, column = divmod(at, 4)
        for digit in range(1, 5):
            taken = [square[k] for k in range(16) if k // 4 == row or k % 4 == column
                     or (k // 8 == row // 2 and k % 4 // 2 == column // 2)]
            if digit not in taken:
                found = self.filled(square[:at] + [digit] + square[at + 1:])
                if found:
                    return found
        return None

    def test_a_puzzle_is_solved_with_the_number_pad(self):
        page = self.page
        self.start("sudoku", seats=("human",), options=["Puzzle/Small"])
        given = self.square()
        solution = self.filled(given)
        free = [k for k in range(16) if given[k] == 0]

        def click(k):
            page.click(f'.hits [data-site="c{k}"]')

        def digit(number):
            page.click(f".pad .value:nth-of-type({number})")

        # What a rule forbids is refused, with who is in the way; Backspace takes it away.
        wrong = next(given[k] for k in range(16) if given[k] and (k // 4 == free[0] // 4 or k % 4 == free[0] % 4))
        click(free[0])
        digit(wrong)
        page.wait("document.querySelectorAll('.marks .conflict').length > 0")
        self.assertRegex(page.text(".puzzle-news"), r"^[A-D][1-4] cannot be \d: [A-D][1-4] has it$")
        self.assertEqual(page.text(".texts .refused"), str(wrong))
        page.key("Backspace")
        page.wait("!document.querySelector('.texts .refused')")
        # Notes are the player's own, and are still there after the page was opened anew.
        page.key("n")
        page.key("1")
        digit(3)
        page.key("n")
        page.reload()
        page.wait("document.querySelectorAll('.texts .note').length === 2")
        self.assertEqual(self.node(), 0)
        # Given digits stay.
        click(given.index(next(filter(None, given))))
        page.key("4")
        self.assertEqual(self.square(), given)
        # A hint in words, written in.
        node = self.node()
        page.click_text("Hint")
        page.wait("!!document.querySelector('.marks .hint')")
        self.assertRegex(page.text(".puzzle-news"), r"^[A-D][1-4] is \d: ")
        page.click_text("Write it")
        self.settled(node)
        # The rest with the pad, the last one with the keyboard alone.
        left = [k for k in free if self.square()[k] == 0]
        for k in left[:-1]:
            node = self.node()
            click(k)
            digit(solution[k])
            self.settled(node)
        node = self.node()
        page.click_text("Take back")
        self.settled(node)
        self.assertEqual(self.square()[left[-2]], 0)
        node = self.node()
        page.click_text("Redo")
        self.settled(node)
        node = self.node()
        click(left[-1])
        page.key(str(solution[left[-1]]))
        self.settled(node)
        self.assertEqual(self.square(), solution)
        self.assertEqual(self.prompt(), "Solved! Every rule is kept.")

    def test_a_new_puzzle_is_made_when_one_asks(self):
        self.start("sudoku", seats=("human",), options=["Puzzle/Small"])
        before = self.page.run("location.pathname")
        self.page.click_text("easy")
        self.page.wait(f"location.pathname !== '{before}' && !!document.querySelector('.hits [data-site]')")
        self.page.wait("document.querySelectorAll('.given rect').length > 0")
        self.assertIsNotNone(self.filled(self.square()))

    # --- solved games

    def test_a_solved_game_is_won_against_perfect_with_its_values_shown(self):
        page = self.page
        self.start("three-mens-morris", seats=("human", "perfect:memory=128"))
        page.click_text("Values of all moves")
        page.wait("document.querySelectorAll('.texts .worth.win').length > 0")
        first = int(re.search(r"\d+", page.text(".forecast")).group())
        self.assertEqual(first % 2, 1)  # whoever wins makes the last move
        for plies in range(first, 0, -2):
            page.wait("document.querySelectorAll('.texts .worth.win').length > 0")
            self.assertEqual(page.text(".forecast"), f"You win in {plies}, if nobody errs.")
            best = page.text(".values tbody .label").split(" ")[-1].split("-")
            self.assertEqual(page.text(".values tbody td:nth-of-type(2)"), f"wins in {plies}")
            node = self.node()
            page.click_at(*self.site(best[0]))
            page.wait("document.querySelectorAll('.texts .worth.win').length > 0")
            page.click_at(*self.site(best[1]))
            self.settled(node)
            page.wait("/Your turn|over/.test(document.getElementById('prompt').textContent)")
        self.assertEqual(self.prompt(), "You win! The game is over.")

    def test_links_say_what_they_give(self):
        made = self.make("tic-tac-toe")
        self.open_link(self.page, made["url"])
        texts = "[...document.querySelectorAll('.links button')].map(b => b.textContent)"
        self.assertEqual([text.partition(": ")[2] for text in self.page.run(texts)][-1], "watch")
        self.assertEqual(len([text for text in self.page.run(texts) if "play as" in text]), 2)
        self.assertNotIn("#", self.page.run("location.href"))  # whoever copies the address gives nothing away
        self.page.reload()
        self.page.wait("document.querySelectorAll('.links button').length === 3")  # and the key is still there
        # Whoever tries a link in another tab has that seat there, also later, and the trial everywhere else.
        tab = self.browser.page()
        self.addCleanup(tab.close)
        self.open_link(tab, made["seats"][1])
        tab.reload()
        tab.wait("document.querySelectorAll('.links button').length === 1")
        self.assertIn("You play", tab.run("document.querySelector('.place').textContent"))
        third = self.browser.page()
        self.addCleanup(third.close)
        self.open_link(third, made["watch"])
        take = "[...document.querySelectorAll('.links button')].find(button => button.textContent.startsWith('Take'))"
        third.wait(f"!!({take})")
        third.run(f"{take}.click()")
        self.page.wait("document.querySelectorAll('.links button').length === 3")
        other = self.other_browser()
        self.open_link(other, made["watch"])
        self.assertEqual(other.run("document.querySelector('.place').textContent"), "You are watching.")
        self.assertEqual(len(other.run(texts)), 1)
        self.assertTrue(other.run("[...document.querySelectorAll('.seats select')].every(select => select.disabled)"))
        self.page.click(".hits [data-site]")
        for each in (self.page, other):
            each.wait(f"{BOARD}.dataset.node === '1'")
        other.click('[title="One move back"]')
        other.wait(f"{BOARD}.dataset.node === '0'")
        self.assertIn("Looking back", other.run("document.getElementById('prompt').textContent"))
        self.assertEqual(self.node(), 1)  # nobody else's board has moved
        other.click_text("Back to the game")
        other.wait(f"{BOARD}.dataset.node === '1'")
        self.assertEqual(other.errors, [])

    def dance(self, one, two, row):
        """The beginning of a game of Masks in two browsers; what the second one received."""
        made = self.make("masks")
        self.open_link(one, made["seats"][0])
        self.open_link(two, made["seats"][1])
        moves = []
        for i in range(5):
            moves += [(one, row[i] + " Hand1", "ABCDE"[i] + "1"), (two, ("Guard", "Guard", "Prince", "Guard", "Jester")[i] + " Hand2", "ABCDE"[i] + "5")]
        moves += [(one, "A1", "A2"), (two, "C5", "C4"), (one, "E1", "E2"), (two, "C4", "C3")]
        for ply, (page, start, end) in enumerate(moves):
            page.wait(f"{BOARD}.dataset.node === '{ply}'")
            page.run("(() => { const list = document.querySelector('.all-moves'); if (!list.open) list.open = true; })()")
            said = f"{start.split()[0]}.* to {end}$" if " " in start else f"from {start} to {end}$"
            find = f"[...document.querySelectorAll('.move-list button')].find(button => /{said}/.test(button.textContent))"
            page.wait(f"!!({find})")
            page.run(f"{find}.click()")
            for each in (one, two):
                each.wait(f"{BOARD}.dataset.node === '{ply + 1}'")
        self.assertEqual((one.errors, two.errors), ([], []))
        return [text.replace(made["id"], "ID") for text in two.run("received")]

    def test_two_browsers_receive_only_what_their_seats_may_see(self):
        one, two = self.other_browser(), self.other_browser()
        once = self.dance(one, two, ("Prince", "Jester", "Guard", "Guard", "Guard"))
        twice = self.dance(one, two, ("Guard", "Guard", "Guard", "Jester", "Prince"))
        self.assertEqual(once, twice)
        self.assertGreater(len(once), 14)

    # --- arenas

    def ranks(self):
        """The ranks that the drawing shows, by the names of the states."""
        return self.page.run("Object.fromEntries([...document.querySelectorAll('.state')].filter(g => g.querySelector('.rank'))"
                             ".map(g => [g.querySelector('.name').textContent, Number(g.querySelector('.rank').textContent)]))")

    def state_called(self, name):
        return self.page.place(f'.state[aria-label^="{name}, "]')

    def test_attractor_grows_rank_by_rank(self):
        page = self.page
        page.open(self.server.address + "/")
        page.click_text("Arenas", "header a")
        page.wait("document.querySelector('h1')?.textContent === 'Arenas'")
        page.choose("#arena-example", "chomp")
        page.wait("document.querySelectorAll('.state').length === 16")
        self.assertEqual((self.ranks(), len(page.run("[...document.querySelectorAll('.arrow')].map(() => 1)"))), ({}, 41))
        told = []
        while page.run("![...document.querySelectorAll('.buttons button')].find(b => b.textContent === 'Next rank').disabled"):
            page.click_text("Next rank", ".buttons button")
            told.append(self.prompt())
        self.assertEqual(told, ["Rank 0: 9A joins player 1; 9E joins player 2.", "Rank 1: 8E joins player 1; 8A joins player 2.",
                                "Rank 2: 5A, 7A join player 1; 5E, 7E join player 2.", "Rank 3: 6E joins player 1; 6A joins player 2.",
                                "Rank 4: 3A, 4A join player 1; 3E, 4E join player 2.", "Rank 5: 2E joins player 1.", "Rank 6: 1A joins player 1.",
                                "Nothing else joins: player 1 wins from 9, player 2 wins from 7, nobody from 0."])
        self.assertEqual(self.ranks(), {"1A": 6, "2E": 5, "3A": 4, "3E": 4, "4A": 4, "4E": 4, "5A": 2, "5E": 2, "6A": 3, "6E": 3,
                                        "7A": 2, "7E": 2, "8A": 1, "8E": 1, "9A": 0, "9E": 0})
        self.assertEqual(page.run("document.querySelectorAll('.arrow.bold').length"), 9)
        self.assertEqual(page.run("document.querySelectorAll('.state.won1').length"), 9)
        page.click_text("One rank back", ".buttons button")
        page.click_text("One rank back", ".buttons button")
        known = self.ranks()
        self.assertNotIn("1A", known)
        # A state that is moved keeps what is known; one that is marked does not.
        page.run("document.querySelector('.state').focus()")
        page.key("ArrowRight")
        self.assertEqual(self.ranks(), known)
        page.key("Enter")
        page.choose("section select[aria-label='Mark']", "2")
        self.assertEqual(self.ranks(), {})

    def test_an_arena_is_drawn_with_the_mouse(self):
        page = self.page
        page.open(self.server.address + "/arena")
        page.click_text("New")
        box = page.run("(() => {const r = document.querySelector('.arena-svg').getBoundingClientRect(); return [r.left, r.top];})()")
        at = lambda x, y: (box[0] + x, box[1] + y)  # noqa: E731
        page.click('input[value="1"]')
        page.click_at(*at(120, 120))
        page.click('input[value="2"]')
        page.click_at(*at(320, 120))
        page.click_at(*at(320, 280))
        self.assertEqual(page.run("document.querySelectorAll('.state').length"), 3)
        page.choose('select[aria-label="Mark"]', "1")  # of the one made last
        page.click('input[value="arrow"]')
        page.drag(self.state_called("1"), self.state_called("2"))
        page.click_at(*self.state_called("2"))
        page.click_at(*self.state_called("3"))
        self.assertEqual(page.run("document.querySelectorAll('.arrow').length"), 2)
        page.click('input[value="move"]')
        before = self.state_called("1")
        page.drag(before, (before[0] + 40, before[1] + 90))
        after = self.state_called("1")
        self.assertAlmostEqual(after[0] - before[0], 40, delta=4)
        self.assertAlmostEqual(after[1] - before[1], 90, delta=4)
        page.click_text("To the end", ".buttons button")
        self.assertEqual(self.ranks(), {"1": 2, "2": 1, "3": 0})
        page.reload()  # the drawing is kept
        page.click_text("To the end", ".buttons button")
        self.assertEqual(self.ranks(), {"1": 2, "2": 1, "3": 0})
        page.click('input[value="erase"]')
        page.click_at(*self.state_called("2"))
        self.assertEqual(page.run("[document.querySelectorAll('.state').length, document.querySelectorAll('.arrow').length]"), [2, 0])
        page.click_text("New")
        self.assertEqual(page.run("document.querySelectorAll('.state').length"), 0)

    def test_an_arena_is_drawn_with_keys(self):
        page = self.page
        page.open(self.server.address + "/arena")
        page.click_text("New")
        for _ in range(2):
            page.run("[...document.querySelectorAll('button')].find(b => b.textContent === 'Add a state').focus()")
            page.key("Enter")
        page.choose('select[aria-label="Mark"]', "goal")
        page.run("document.querySelector('.state').focus()")
        before = self.state_called("1")
        page.key("ArrowDown")
        page.key("ArrowDown")
        self.assertGreater(self.state_called("1")[1], before[1])
        self.assertTrue(page.run("document.activeElement.matches('.state')"))
        page.key("Enter")  # chooses it
        page.choose('select[aria-label="Add an arrow to"]', "1")
        self.assertEqual(page.run("document.querySelector('#seeker').value"), "1")
        page.click_text("To the end", ".buttons button")
        self.assertEqual(self.ranks(), {"1": 1, "2": 0})
        page.click_text("New")

    def test_a_file_that_is_no_arena_is_refused_in_words(self):
        self.page.open(self.server.address + "/arena")
        self.page.run("(() => {const box = new DataTransfer(); box.items.add(new File(['{\"states\": 1}'], 'x.arena'));"
                      "const input = document.querySelector('#arena-file'); input.files = box.files; input.dispatchEvent(new Event('change'));})()")
        self.page.wait("document.querySelector('.trouble').textContent === 'an arena needs states'")

    def test_what_is_not_there_is_said(self):
        self.page.open(self.server.address + "/t/abcdefghijkmnpqr")
        self.assertIn("did not work", self.page.text("h1"))
        self.assertIn("no trial", self.page.text("main p"))
        self.page.open(self.server.address + "/g/no-such-game")
        self.assertIn("no game", self.page.text("main p"))
        self.assertTrue(self.page.errors)  # the browser itself reports the 404
        self.page.errors.clear()


class OwnGameTest(unittest.TestCase):
    """A game of one's own, while it is being written."""

    def test_page_follows_the_file(self):
        text = """(game "Mine" (players 2) (equipment {(board (square 3)) (piece "Disc" Each)})
          (rules (play (move Add (to (sites Empty)))) (end (if (is Full) (result Mover Win)))))"""
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "mine.lud"

            def write(now):  # at once: the page must not see half of it
                beside = file.with_suffix(".new")
                beside.write_text(now)
                beside.replace(file)

            write(text)
            server, browser = Server(LUDENS, games=[file]), Browser()
            self.addCleanup(server.stop)
            self.addCleanup(browser.stop)
            page = browser.page()
            self.addCleanup(page.close)
            page.open(server.address + "/")
            self.assertIn("yours", page.text(".card"))
            page.open(server.address + "/g/mine")
            page.wait("!!document.querySelector('form.start')")
            write(text.replace("move Add", "mve Add"))
            page.wait("!!document.querySelector('pre.report')")
            report = page.text("pre.report")
            self.assertIn("mine.lud:2:", report)
            self.assertIn("^", report)
            write(text.replace('"Mine"', '"Mended"'))
            page.wait("!!document.querySelector('form.start')")
            self.assertEqual(page.text("h1"), "Mended")
            self.assertEqual(page.errors, [])


class ModuleTest(unittest.TestCase):
    """The modules of the page that know no page: web/tests/x_test.js of web/x.js, as they lie in the folder."""

    def test_modules(self):
        folder = pathlib.Path(__file__).parent.parent.parent / "web"
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(QuietFiles, directory=folder))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        self.addCleanup(server.server_close)
        self.addCleanup(server.shutdown)
        browser = Browser()
        self.addCleanup(browser.stop)
        page = browser.page()
        self.addCleanup(page.close)
        names = sorted(file.name.removesuffix("_test.js") for file in (folder / "tests").glob("*_test.js"))
        self.assertIn("trie", names)
        for name in names:
            page.open(f"http://127.0.0.1:{server.server_port}/tests/index.html?{name}")
            result = page.wait("window.result")
            self.assertEqual(result["failures"], [], name)
            self.assertGreater(result["count"], 0, name)
            self.assertEqual(page.errors, [], name)


class QuietFiles(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


class AccessTest(BrowserTest):
    """By axe-core, in both themes: nothing serious or critical."""

    def look(self, what, **settings):
        self.page.call("Page.setBypassCSP", enabled=True)
        self.page.reload()
        self.page.wait("!!document.querySelector('.card, form.start, .hits [data-site], .arena-svg')")
        for dark in (False, True):
            self.page.resize(1280, 900, dark)
            with self.subTest(what, dark=dark, **settings):
                self.assertEqual(axe.findings(self.page), [])

    def test_library(self):
        self.page.open(self.server.address + "/")
        self.look("library")

    def test_game_page(self):
        self.page.open(self.server.address + "/g/hex")
        self.look("game page")

    def test_play_screen(self):
        self.start("chess", ("human", "random"))
        node = self.node()
        self.move("E2", "E4")
        self.settled(node + 1)
        self.page.run("for (const d of document.querySelectorAll('details')) d.open = true")
        self.look("play screen")

    def test_arena(self):
        self.page.open(self.server.address + "/arena")
        self.page.choose("#arena-example", "chomp")
        self.page.wait("document.querySelectorAll('.state').length === 16")
        self.look("arena")
        self.page.click_at(*self.state_called("1A"))
        self.page.click_text("To the end", ".buttons button")
        self.page.run("for (const d of document.querySelectorAll('details')) d.open = true")
        for dark in (False, True):
            self.page.resize(1280, 900, dark)
            self.assertEqual(axe.findings(self.page), [])

    def test_axe_finds_what_is_wrong(self):
        self.page.open(self.server.address + "/")
        self.page.call("Page.setBypassCSP", enabled=True)
        self.page.reload()
        self.page.run("document.querySelector('.card img').removeAttribute('alt'); document.querySelector('label[for=search]').remove()")
        self.assertGreaterEqual(len(axe.findings(self.page)), 2)


# The tests of play are those of BrowserTest alone.
for name in [name for name in dir(BrowserTest) if name.startswith("test_")]:
    if name not in vars(AccessTest):
        setattr(AccessTest, name, None)


class Result(unittest.TextTestResult):
    def addSkip(self, test, reason):
        super().addSkip(test, reason)
        print(f"skipped: browser: {test.id().split('.')[-1]} ({reason})", flush=True)


if __name__ == "__main__":
    LUDENS = sys.argv.pop(1)
    if not find_chromium():
        print("skipped: every browser test (needs Debian's package chromium)\nbrowser: 0 passed, 0 failed, 1 skipped")
        sys.exit(0)
    program = unittest.main(exit=False, testRunner=unittest.TextTestRunner(resultclass=Result, verbosity=2))
    bad = len(program.result.failures) + len(program.result.errors)
    print(f"browser: {program.result.testsRun - bad - len(program.result.skipped)} passed, {bad} failed, {len(program.result.skipped)} skipped")
    sys.exit(1 if bad else 0)
