"""Keys, seats and secrets: who may do what, and what each receives. Usage: seats_test.py LUDENS [unittest arguments]

The game is Masks (games/masks.lud). What a seat must see is worked out here, from the moves alone; and two games that differ only in
what is hidden from a seat must give it the same bytes.
"""

import json
import pathlib
import sqlite3
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import server_test  # noqa: E402
from client import Channel, channel_of, request  # noqa: E402
from server_test import Server, play  # noqa: E402


def site(label):
    """ "B1" as the page calls it. """
    return f"c{ord(label[0]) - 65 + 5 * (int(label[1]) - 1)}"


class Model:
    """Masks, as far as seeing goes."""

    def __init__(self):
        self.pieces = {}  # by site: kind, player
        self.shown = set()  # sites of those who have taken somebody
        self.hands = {(player, kind): 3 if kind == "Guard" else 1 for player in (1, 2) for kind in ("Prince", "Jester", "Guard")}
        self.plies = 0
        self.nodes = [{1: "", 2: "", 0: ""}]  # labels by seat, 0 for whoever looks on

    def dancing(self):
        return self.plies >= 10

    def place(self, player, kind, label):
        number = ("Prince", "Jester", "Guard").index(kind)
        self.pieces[site(label)] = (kind, player)
        self.hands[player, kind] -= 1
        # Where the last one was placed everybody sees a mask: but a move is judged by what was hidden before it, too.
        self.nodes.append({0: "a move", 3 - player: "a move", player: f"{kind} Hand{player}:{number + 1}-{label}"})
        self.plies += 1

    def step(self, player, start, end):
        kind, _ = self.pieces[site(start)]
        unknown = f"{kind if site(start) in self.shown else '?'} {start}-{end}"
        self.nodes.append({0: unknown, 3 - player: unknown, player: f"{kind} {start}-{end}"})
        shown = site(start) in self.shown or site(end) in self.pieces
        self.shown -= {site(start), site(end)}
        if shown:
            self.shown.add(site(end))
        self.pieces[site(end)] = self.pieces.pop(site(start))
        self.plies += 1

    def seen(self, seat):
        """What lies where, to a seat or to whoever looks on."""
        out = {}
        for where, (kind, player) in self.pieces.items():
            if player == seat or where in self.shown:
                out[where] = f"{kind}{player}"
            elif self.dancing():
                out[where] = "?"
        for (player, kind), count in self.hands.items():
            if player == seat and count > 0:
                out[f"c{25 + 3 * (player - 1) + ('Prince', 'Jester', 'Guard').index(kind)}"] = f"{kind}{player}"
        return out


# The first row of player 1, twice: the same to player 2. Only guards stand on C1 in both.
TWINS = (("Prince", "Jester", "Guard", "Guard", "Guard"), ("Guard", "Guard", "Guard", "Jester", "Prince"))
SECOND = ("Guard", "Guard", "Prince", "Guard", "Jester")
DANCE = ("C1-C2", "B5-B4", "C2-C3", "A5-A4", "C3-B3", "B4-B3", "A1-A2", "C5-C4", "A2-A1", "C4-C3", "E1-E2", "C3-C2", "E2-E1",
         "C2-B2", "E1-E2", "B2-C2", "E2-E1", "C2-C1")  # at B2, beside somebody who is not the same in both


def script(row):
    """All moves of a game: (player, kind, to) and (player, from, to)."""
    for i in range(5):
        yield 1, row[i], "ABCDE"[i] + "1", True
        yield 2, SECOND[i], "ABCDE"[i] + "5", True
    for i, step in enumerate(DANCE):
        yield i % 2 + 1, *step.split("-"), False


class SeatsTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.server = Server(cls.folder.name)
        cls.port = cls.server.port

    @classmethod
    def tearDownClass(cls):
        cls.server.stop()
        cls.folder.cleanup()

    def make(self, game="tic-tac-toe", **more):
        status, _, body = request(self.port, "POST", "/api/trials", {"game": game, **more})
        self.assertEqual(status, 201, body)
        return json.loads(body)

    def enter(self, link):
        channel = Channel(self.port, channel_of(link))
        self.addCleanup(channel.close)
        return channel, channel.receive()

    # --- who may do what

    def test_keys_give_what_they_say(self):
        made = self.make()
        everything = json.dumps(made)
        keys = [link.partition("#")[2] for link in (made["url"], *made["seats"])]
        self.assertEqual(len(set(keys)), 3)
        self.assertTrue(all(len(key) == 24 for key in keys), everything)
        owner, first = self.enter(made["url"])
        self.assertEqual(first["you"]["seats"], [1, 2])
        self.assertEqual([first["you"]["key"], *first["you"]["keys"]], keys)
        watcher, seen = self.enter(made["watch"])
        self.assertEqual((seen["you"], seen["position"]["moves"]), ({"owner": False, "seats": [], "rewind": False}, []))
        two, second = self.enter(made["seats"][1])
        self.assertEqual(second["you"], {"owner": False, "seats": [2], "rewind": False})
        self.assertEqual(owner.receive()["you"]["seats"], [1])  # seat 2 has somebody now
        watcher.receive()
        told = self.enter(made["url"])[1]["you"]
        self.assertEqual((told["keys"], told["given"]), ([keys[1], ""], [2]))
        for message in (seen, second):
            for key in keys:
                self.assertNotIn(key, json.dumps(message))
        # Nobody else moves for player 1.
        for channel in (watcher, two):
            self.assertEqual(channel.ask({"do": "play", "node": 0, "move": 0})["message"], "it is not your turn")
        position = play(owner, first["position"], ["c4"])
        self.assertEqual(position["moves"], [])
        mine = two.receive()["position"]
        self.assertEqual(len(mine["moves"]), 8)
        self.assertEqual(watcher.receive()["position"]["moves"], [])
        # Nor does anybody change what belongs to others.
        for channel in (owner, two, watcher):
            self.assertIn("cannot be taken back", channel.ask({"do": "undo"})["message"])
        for wish in ({"do": "seats", "seats": ["human", "random"]}, {"do": "hold"}, {"do": "resume"}, {"do": "hurry"}, {"do": "take", "seat": 1}):
            for channel in (two, watcher):
                self.assertEqual(channel.ask(wish)["message"], "only who made this trial can do that", wish)
        # The one who made the trial may take the seat back; the old link is worth nothing then.
        told = owner.ask({"do": "take", "seat": 2})
        self.assertEqual(told["you"]["seats"], [1, 2])
        self.assertEqual(two.receive()["you"]["seats"], [])
        self.assertEqual(self.enter(made["seats"][1])[1]["you"]["seats"], [])
        self.assertEqual(owner.ask({"do": "undo"})["position"]["node"], 0)

    def test_everybody_looks_at_what_they_like(self):
        made = self.make()
        owner, first = self.enter(made["url"])
        watcher, _ = self.enter(made["watch"])
        position = first["position"]
        for cell in ("c4", "c0", "c1"):
            position = play(owner, position, [cell])
            self.assertEqual(watcher.receive()["position"]["node"], position["node"])
        back = watcher.ask({"do": "go", "node": 1})
        self.assertEqual((back["position"]["pieces"], back["now"]), ({"c4": "Disc1"}, 3))
        position = play(owner, position, ["c2"])  # nobody else's board has moved
        self.assertEqual(position["node"], 4)
        told = watcher.receive()
        self.assertEqual((told["position"]["node"], told["now"], [node["id"] for node in told["added"]]), (1, 4, [4]))
        self.assertEqual(watcher.ask({"do": "go", "node": 4})["position"]["node"], 4)
        play(owner, position, ["c3"])
        self.assertEqual(watcher.receive()["position"]["node"], 5)  # and follows again
        # Who plays for everybody goes on from where they look.
        back = owner.ask({"do": "go", "node": 2})["position"]
        self.assertEqual(len(back["moves"]), 7)
        self.assertEqual(play(owner, back, ["c8"])["node"], 6)
        told = watcher.receive()
        self.assertEqual((told["now"], told["position"]["node"]), (6, 6))
        self.assertEqual(owner.ask({"do": "go", "node": 77})["message"], "there is no such move")

    def test_programs_play_on_while_somebody_looks_back(self):
        def hear(channel, is_it):
            while not is_it(told := channel.receive()):  # thoughts come between
                pass
            return told

        made = self.make("hex", seats=["random", "random"])
        owner, _ = self.enter(made["url"])
        watcher, _ = self.enter(made["watch"])
        now = hear(watcher, lambda told: told.get("now", 0) > 0)["now"]
        owner.send({"do": "hold"})
        now = hear(owner, lambda told: "position" in told and told["position"]["held"])["now"]
        watcher.send({"do": "go", "node": 0})
        hear(watcher, lambda told: "position" in told and told["position"]["node"] == 0)
        owner.send({"do": "resume"})
        told = hear(watcher, lambda told: told.get("now", 0) > now + 1)
        self.assertEqual(told["position"]["node"], 0)

    def test_a_trial_from_before_there_were_keys_belongs_to_who_opens_it(self):
        made = self.make()
        owner, first = self.enter(made["url"])
        play(owner, first["position"], ["c4"])
        other = self.make()
        with tempfile.TemporaryDirectory() as folder:
            server = Server(folder)
            self.addCleanup(server.stop)
            _, _, body = request(server.port, "POST", "/api/trials", {"game": "tic-tac-toe"})
            trial = json.loads(body)["id"]
            server.stop()
            database = sqlite3.connect(folder + "/trials.sqlite")
            database.execute("update trial set keys = ''")
            database.commit()
            database.close()
            server = Server(folder)
            self.addCleanup(server.stop)
            channel = Channel(server.port, "/ws/" + trial)
            you = channel.receive()["you"]
            self.assertEqual((you["owner"], you["seats"]), (True, [1, 2]))
            late = Channel(server.port, "/ws/" + trial)
            self.assertEqual(late.receive()["you"]["owner"], False)
            again = Channel(server.port, f"/ws/{trial}?key={you['key']}")
            self.assertEqual(again.receive()["you"]["owner"], True)
            for one in (channel, late, again):
                one.close()
            server.stop()
        self.assertNotEqual(made["url"], other["url"])

    # --- secrets

    def choose(self, position, player, what, to, placing):
        """The number of a move."""
        if placing:
            said = [i for i, move in enumerate(position["moves"]) if move["say"].startswith(what) and move["say"].endswith(f" to {to}")]
        else:
            said = [i for i, move in enumerate(position["moves"]) if move["path"] == [site(what), site(to)]]
        self.assertEqual(len(said), 1, (player, what, to, position["moves"]))
        return said[0]

    def check(self, message, seat, model):
        position = message["position"]
        self.assertEqual(position["pieces"], model.seen(seat), (seat, model.plies))
        labels = [node["label"] for node in message.get("added", message.get("nodes"))]
        expected = [node[seat] for node in model.nodes]
        self.assertEqual(labels, expected[len(expected) - len(labels):])

    def dance(self, row):
        """A whole game with three who look at it; everything that seat 2 and the watcher get, as bytes."""
        made = self.make("masks")
        received = {2: [], 0: []}
        model = Model()

        def hear(seat, channel):
            data = channel.receive_bytes()
            received[seat].append(data.replace(made["id"].encode(), b"ID"))
            return json.loads(data)

        def ask(seat, channel, message):
            channel.send(message)
            return hear(seat, channel)

        one, first = self.enter(made["seats"][0])
        channels = {}
        for seat, link in ((2, made["seats"][1]), (0, made["watch"])):
            channels[seat] = Channel(self.port, channel_of(link))
            self.addCleanup(channels[seat].close)
            self.check(hear(seat, channels[seat]), seat, model)
        one.receive()  # seat 2 is taken
        positions = {1: first["position"], 2: json.loads(received[2][0])["position"]}
        for player, what, to, placing in script(row):
            position = positions[player]
            number = self.choose(position, player, what, to, placing)
            if placing:
                model.place(player, what, to)
            else:
                model.step(player, what, to)
            mover = one if player == 1 else channels[2]
            mover.send({"do": "play", "node": position["node"], "move": number})
            told = one.receive()
            self.check(told, 1, model)
            positions[1] = told["position"]
            for seat, channel in channels.items():
                told = hear(seat, channel)
                self.check(told, seat, model)
                positions[seat] = told["position"]
            if model.plies % 8 == 1:  # looking back, and what cannot be done; not more messages than anybody may send at once
                for seat, channel in channels.items():
                    for node in (0, model.plies // 2, model.plies):
                        ask(seat, channel, {"do": "go", "node": node})
                    for wish in ({"do": "undo"}, {"do": "redo"}, {"do": "play", "node": model.plies, "move": 9999}, {"do": "go", "node": 99}, {"do": "hold"}):
                        self.assertEqual(ask(seat, channel, wish)["type"], "error")
                    key = made["seats"][1].partition("#")[2] if seat else ""
                    _, _, body = request(self.port, "GET", f"/api/trials/{made['id']}?key={key}")
                    received[seat].append(body.replace(made["id"].encode(), b"ID"))
                    if not positions[seat]["over"]:
                        status, _, body = request(self.port, "GET", f"/api/trials/{made['id']}/file?key={key}")
                        self.assertEqual(status, 403)
        self.assertEqual((positions[2]["over"], positions[2]["status"]), (True, "Player 2 wins"))
        self.assertEqual(request(self.port, "GET", f"/api/trials/{made['id']}/file")[0], 200)
        return received

    def test_what_is_hidden_makes_no_difference_to_what_is_received(self):
        once, twice = self.dance(TWINS[0]), self.dance(TWINS[1])
        for seat in (2, 0):
            self.assertEqual(len(once[seat]), len(twice[seat]))
            for a, b in zip(once[seat], twice[seat]):
                self.assertEqual(a, b)
        # And the bytes say something: seat 2 sees its own.
        self.assertTrue(any(b"Jester2" in text for text in once[2]))
        self.assertFalse(any(b"Jester" in text for text in once[0][1:] if b'"type":"position"' in text))

    def hot_seat(self, row):
        """One who plays both, with undo and branches; what a watcher gets."""
        made = self.make("masks")
        owner, first = self.enter(made["url"])
        watcher = Channel(self.port, channel_of(made["watch"]))
        self.addCleanup(watcher.close)
        out = [watcher.receive_bytes()]
        position = first["position"]

        def tell(message):
            nonlocal position
            position = owner.ask(message)["position"]
            if message["do"] != "go":
                out.append(watcher.receive_bytes())

        for i, (player, what, to, placing) in enumerate(script(row)):
            tell({"do": "play", "node": position["node"], "move": self.choose(position, player, what, to, placing)})
            if i in (13, 20):
                tell({"do": "undo"})
                tell({"do": "redo"})
                node = position["node"]
                tell({"do": "go", "node": 3})
                tell({"do": "go", "node": node})
        return [text.replace(made["id"].encode(), b"ID") for text in out]

    def test_who_looks_on_learns_nothing_from_one_who_plays_both(self):
        once, twice = self.hot_seat(TWINS[0]), self.hot_seat(TWINS[1])
        self.assertEqual(once, twice)
        self.assertGreater(len(once), 24)

    def test_thoughts_are_not_told_where_there_are_secrets(self):
        made = self.make("masks", seats=["human", "uct:iterations=100,seconds=1,memory=16"])
        channel, first = self.enter(made["url"])
        position = first["position"]
        for _ in range(3):
            position = channel.ask({"do": "play", "node": position["node"], "move": 0})["position"]
            message = channel.receive()
            self.assertEqual(message["type"], "position")
            position = message["position"]
        # Nor are the moves, as long as a program has secrets.
        self.assertEqual(request(self.port, "GET", f"/api/trials/{made['id']}/file?key={made['url'].partition('#')[2]}")[0], 403)

    def test_nobody_looks_at_the_secrets_of_a_program_by_taking_its_seat(self):
        made = self.make("masks", seats=["human", "random"])
        owner, first = self.enter(made["url"])
        told = owner.ask({"do": "seats", "seats": ["human", "human"]})
        self.assertEqual((told["type"], told["message"]),
                         ("error", "a program's seat of a game with secrets cannot be taken before it is over"))
        self.assertEqual(owner.ask({"do": "seats", "seats": ["human", "uct:iterations=100,seconds=1,memory=16"]})["type"], "position")
        self.assertEqual(first["position"]["pieces"].keys(), {"c25", "c26", "c27"})
        # Where somebody has the key of the seat, it is theirs.
        two, _ = self.enter(made["seats"][1])
        owner.receive()
        told = owner.ask({"do": "seats", "seats": ["human", "human"]})
        self.assertEqual((told["type"], told["you"]["seats"]), ("position", [1]))
        self.assertEqual(two.receive()["you"]["seats"], [2])

    def test_seats_stay_when_players_are_swapped(self):
        made = self.make("yavalath")
        one, first = self.enter(made["seats"][0])
        two, _ = self.enter(made["seats"][1])
        one.receive()
        play(one, first["position"], ["c0"])
        position = two.receive()["position"]
        self.assertEqual((position["mover"], position["playing"]), (2, [1, 2]))
        swap = [i for i, move in enumerate(position["moves"]) if move["label"] == "Swap sides"]
        self.assertEqual(len(swap), 1)
        position = two.ask({"do": "play", "node": position["node"], "move": swap[0]})["position"]
        # Player 2 is to move, and that is seat 1 now.
        self.assertEqual((position["mover"], position["playing"], position["moves"]), (1, [2, 1], []))
        position = one.receive()["position"]
        self.assertGreater(len(position["moves"]), 10)
        self.assertIn("it is not your turn", two.ask({"do": "play", "node": 2, "move": 0})["message"])
        position = play(one, position, ["c5"])
        self.assertEqual(position["pieces"]["c5"][-1], "2")  # the stones of player 2
        told = two.receive()
        self.assertEqual((told["added"][0]["mover"], told["position"]["mover"]), (1, 2))
        # Seat 2 loses with three stones of player 1.
        for mover, cell in ((two, "c1"), (one, "c20"), (two, "c2")):
            position = play(mover, told["position"], [cell])
            told = (one if mover is two else two).receive()
        self.assertEqual((position["over"], position["status"], position["ranks"]), (True, "Player 1 wins", [1, 2]))

    def test_programs_change_seats_too(self):
        made = self.make("yavalath", seats=["random", "human"])
        channel, first = self.enter(made["url"])
        message = channel.receive()
        while message["type"] != "position" or message["now"] < 1:
            message = channel.receive()
        position = message["position"]
        swap = [i for i, move in enumerate(position["moves"]) if move["label"] == "Swap sides"][0]
        channel.send({"do": "play", "node": 1, "move": swap})
        while message["type"] != "position" or message["now"] < 3:
            message = channel.receive()
        self.assertEqual([node["mover"] for node in message["added"]], [1])  # the program, for player 2
        self.assertEqual(message["position"]["mover"], 2)  # the person, for player 1
        self.assertGreater(len(message["position"]["moves"]), 10)


if __name__ == "__main__":
    server_test.LUDENS = sys.argv.pop(1)
    unittest.main()
