"""Pictures of every screen, to look at: look.py LUDENS FOLDER [SLUG...]

Writes the library and, for each game, its page and a play screen after a few moves, light, dark and as narrow as a phone.
Says what the console said.
"""

import json
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from chromium import Browser, Server  # noqa: E402
from client import Channel, channel_of, get_json, request  # noqa: E402

LOOKS = {"light": {"width": 1280, "height": 860}, "dark": {"width": 1280, "height": 860, "dark": True},
         "phone": {"width": 390, "height": 844, "touch": True}}


def make_trial(port, game, plies, **more):
    """A trial with some moves played; the path of its page, for whoever made it."""
    _, _, body = request(port, "POST", "/api/trials", {"game": game, **more})
    trial = json.loads(body)["url"]
    channel = Channel(port, channel_of(trial))
    position = channel.receive()["position"]
    for ply in range(plies):
        if position["over"] or not position["moves"]:
            break
        position = channel.ask({"do": "play", "node": position["node"], "move": ply * 7 % len(position["moves"])})["position"]
    channel.close()
    return trial


def main(ludens, folder, *slugs):
    server, browser = Server(ludens), Browser()
    try:
        every = [game["slug"] for game in get_json(server.port, "/api/games")[1]["games"]]
        trials = {slug: make_trial(server.port, slug, 8) for slug in slugs or every}
        for look, settings in LOOKS.items():
            page = browser.page(**settings)
            page.open(server.address + "/")
            page.wait("[...document.images].slice(0, 12).every(i => i.complete && i.naturalWidth)")
            page.screenshot(f"{folder}/library-{look}.png")
            for slug, trial in trials.items():
                page.open(f"{server.address}/g/{slug}")
                page.screenshot(f"{folder}/game-{slug}-{look}.png", whole=look == "phone")
                page.open(f"{server.address}{trial}")
                page.screenshot(f"{folder}/play-{slug}-{look}.png", whole=look == "phone")
            if page.errors:
                print(look, page.errors)
            page.close()
    finally:
        browser.stop()
        server.stop()


if __name__ == "__main__":
    main(*sys.argv[1:])
