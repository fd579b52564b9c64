"""A robot that knows no game: it clicks at random on what the page offers until the game is over.

    robot.py LUDENS [SLUG...]     every game of the library, or these; ends with 1 where one was not finished

What it sees is what people see: sites that are called choosable, words of the chooser, buttons of moves. Everybody sits
at this screen. A puzzle is set to the first choice of its options, the smallest: random clicks put out nine lights in the
end, but never twenty-five.
"""

import json
import pathlib
import random
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from chromium import Browser, Server  # noqa: E402
from client import get_json  # noqa: E402

LIMIT = 6000  # clicks
OFFERS = """(() => {
  const board = document.querySelector('.play-board');
  if (!board || board.getAttribute('aria-busy') === 'true') return {busy: true};
  const middle = e => { const r = e.getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2]; };
  const seen = list => [...list].map(middle);
  const words = seen(document.querySelectorAll('.chooser:not([hidden]) button'));
  const sites = [...board.querySelectorAll('.hits [data-site]')];
  const called = text => seen(sites.filter(e => e.getAttribute('aria-label').endsWith(text)));
  return {busy: false, over: /The game is over/.test(document.getElementById('prompt').textContent), node: board.dataset.node,
    prompt: document.getElementById('prompt').textContent, trouble: document.querySelector('.trouble').textContent,
    words, goals: called('can go here'), starts: called('can be chosen'), buttons: seen(document.querySelectorAll('.buttons .move'))};
})()"""


def choose(offers, dice):
    """What to click: on with what was begun, otherwise anything."""
    begun = offers["words"] + offers["goals"]
    return dice.choice(begun if begun else offers["starts"] + offers["buttons"])


def play(page, seed=1, limit=LIMIT):
    """Plays the open trial to its end. How many clicks it took; AssertionError where nothing can be done any more."""
    dice, same, last = random.Random(seed), 0, None
    for clicks in range(limit):
        offers = page.run(OFFERS)
        wait = time.monotonic() + 60
        while offers["busy"] or not (offers["over"] or any(offers[k] for k in ("words", "goals", "starts", "buttons"))):
            assert time.monotonic() < wait, f"the page offers nothing: {offers}"
            time.sleep(0.01)
            offers = page.run(OFFERS)
        assert not offers["trouble"], offers["trouble"]
        if offers["over"]:
            return clicks
        same = same + 1 if offers["node"] == last else 0
        last = offers["node"]
        assert same < 100, f"a hundred clicks did not make a move: {offers}"
        page.click_at(*choose(offers, dice))
    raise AssertionError(f"not over after {limit} clicks")


def begin(page, address, slug):
    """From the page of a game to the board, as people do it."""
    page.open(f"{address}/g/{slug}")
    alone = page.run("document.querySelectorAll('form.start .seat').length === 1")
    if alone and page.run("document.querySelector('.option select')?.selectedIndex > 0"):
        page.choose(".option select", page.run("document.querySelector('.option option').value"))
    page.click("form.start button.main" if alone else "form.start button[type=button]")
    page.wait("!!document.querySelector('.play-board .hits [data-site]')")


def main(ludens, *slugs):
    server, browser, failed = Server(ludens), Browser(), []
    try:
        for slug in slugs or [game["slug"] for game in get_json(server.port, "/api/games")[1]["games"]]:
            page, began = browser.page(1280, 1000), time.monotonic()
            try:
                begin(page, server.address, slug)
                clicks = play(page)
                assert not page.errors, page.errors
                print(f"{slug}: {page.text('#prompt')} ({clicks} clicks, {time.monotonic() - began:.0f} s)", flush=True)
            except (AssertionError, RuntimeError) as error:
                failed.append(slug)
                print(f"{slug}: FAILED: {str(error)[:600]}", flush=True)
            page.close()
    finally:
        browser.stop()
        server.stop()
    print(json.dumps({"failed": failed}))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
