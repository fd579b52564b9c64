"""How quick the page is, in a real browser: measure.py LUDENS [OPPONENT]

Prints, each with how often it was measured, median, 95th percentile and maximum, in milliseconds:
  press      from a press on the board until the frame that shows it is over (rendering included)
  move       from the click that completes a move until the frame after the server's answer was drawn
  stop       from "Move now" until the program's move is drawn
  pause      from "Pause" until the server has confirmed it and the page shows it
  open       from a click on a game in the library until its page with the board is there
  step       one move back through a trial
and the size of the page's script, gzipped. The clock is the page's own. Ends with 1 where a median is over its bar.
"""

import gzip
import math
import pathlib
import statistics
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from chromium import Browser, Server  # noqa: E402
from look import make_trial  # noqa: E402

BARS = {"press chess": 25, "move chess": 50}  # medians: the next frame; what feels immediate
GAMES = ("tic-tac-toe", "chess", "go", "backgammon", "hex")
# Presses as the mouse does, and times until a frame after `done` has come.
WATCH = """
window.frame = () => new Promise(done => requestAnimationFrame(() => { const c = new MessageChannel();
  c.port1.onmessage = () => done(performance.now()); c.port2.postMessage(0); }));
window.until = test => new Promise(done => { const look = () => { if (!test()) return false; watcher.disconnect(); done(frame()); return true; };
  const watcher = new MutationObserver(look);
  if (!look()) watcher.observe(document.body, {subtree: true, childList: true, attributes: true, characterData: true}); });
window.point = (kind, e) => { const r = e.getBoundingClientRect(); const svg = document.querySelector('.board-svg');
  svg.setPointerCapture = () => {};
  svg.dispatchEvent(new PointerEvent(kind, {clientX: r.left + r.width / 2, clientY: r.top + r.height / 2, button: 0, bubbles: true, pointerId: 1})); };
window.spots = text => [...document.querySelectorAll('.hits [data-site]')].filter(e => e.getAttribute('aria-label').endsWith(text));
window.board = () => document.querySelector('.play-board');
"""
PRESS = """(async () => { const e = spots('can be chosen')[0]; if (!e) return null; const t = performance.now(); point('pointerdown', e);
  const shown = document.querySelectorAll('.marks .chosen').length > 0; const end = await frame();
  document.querySelector('.board-svg').dispatchEvent(new PointerEvent('pointercancel', {pointerId: 1}));
  document.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape'})); return shown ? end - t : 1e9; })()"""
MOVE = """(async () => { const button = document.querySelector('.buttons .move'); let e = spots('can be chosen');
  e = e[Math.floor(Math.random() * e.length)]; const node = board().dataset.node; let t = performance.now();
  if (!e) { if (!button) return null; button.click(); }
  else { for (let i = 0; i < 4 && board().dataset.node === node && board().getAttribute('aria-busy') !== 'true'; ++i) {
    const word = document.querySelector('.chooser:not([hidden]) button'); const goal = spots('can go here')[0];
    t = performance.now(); if (word) word.click(); else { point('pointerdown', goal ?? e); point('pointerup', goal ?? e); } } }
  return await until(() => board().dataset.node !== node && board().getAttribute('aria-busy') === 'false') - t; })()"""


def say(name, times):
    """Prints the times; whether their median is below its bar."""
    times = sorted(t for t in times if t is not None)
    if not times:
        print(f"{name}: never")
        return name not in BARS
    print(f"{name}: n={len(times)} median {statistics.median(times):.1f} ms, p95 {times[int(0.95 * (len(times) - 1))]:.1f} ms, "
          f"max {times[-1]:.1f} ms", flush=True)
    if statistics.median(times) < BARS.get(name, math.inf):
        return True
    print(f"{name}: the median is to be below {BARS[name]} ms")
    return False


def play_screen(page, server, slug, seats=("human", "human")):
    page.open(f"{server.address}{make_trial(server.port, slug, 0, seats=list(seats))}")
    page.wait("!!document.querySelector('.hits [data-site]')")
    page.run(WATCH)


def over(page):
    return page.run("/The game is over/.test(document.getElementById('prompt').textContent)")


def measure_moves(page, server):
    good = True
    for slug in GAMES:
        play_screen(page, server, slug)
        presses, moves = [], []
        for _ in range(60):
            if over(page):
                play_screen(page, server, slug)
            presses.append(page.run(PRESS))
            moves.append(page.run(MOVE))
        good &= say(f"press {slug}", presses)
        good &= say(f"move {slug}", moves)
    return good


def let_it_think(page):
    """Moves until the program has to, and has begun."""
    while page.run("/Your turn/.test(document.getElementById('prompt').textContent)"):
        page.run(MOVE)
    page.wait("document.querySelectorAll('.analysis tbody tr').length > 0 && /thinking/.test(document.getElementById('prompt').textContent)")


def measure_stop(page, server, opponent):
    times, pauses = [], []
    for slug in ("hex", "chess", "go", "amazons", "backgammon") * 3:
        play_screen(page, server, slug, ("human", opponent))
        let_it_think(page)
        times.append(page.run("(async () => { const node = board().dataset.node, t = performance.now(); "
                              "[...document.querySelectorAll('.buttons button')].find(b => b.textContent === 'Move now').click();"
                              "return await until(() => board().dataset.node !== node) - t; })()"))
        let_it_think(page)
        pauses.append(page.run("(async () => { const t = performance.now();"
                               "[...document.querySelectorAll('.buttons button')].find(b => b.textContent === 'Pause').click();"
                               "return await until(() => /press Continue/.test(document.getElementById('prompt').textContent)) - t; })()"))
    say("stop", times)
    say("pause", pauses)


def measure_open(page, server):
    page.open(server.address + "/")
    for slug in (*GAMES, "oware", "surakarta", "havannah"):
        times = []
        for _ in range(5):
            page.run(WATCH)
            times.append(page.run("(async () => { const t = performance.now(); document.querySelector('.card a[href=\"/g/%s\"]').click();"
                                  "return await until(() => document.querySelector('.game .board svg')) - t; })()" % slug))
            page.run("history.back()")
            page.wait("!!document.querySelector('.cards .card')")
        say(f"open {slug}", times)


def measure_steps(page, server):
    page.open(f"{server.address}{make_trial(server.port, 'chess', 60)}")
    page.wait("!!document.querySelector('.hits [data-site]')")
    page.run(WATCH)
    say("step", [page.run("(async () => { const node = board().dataset.node, t = performance.now();"
                          "document.querySelector('[title=\"One move back\"]').click(); return await until(() => board().dataset.node !== node) - t; })()")
                 for _ in range(25)])


def main(ludens, opponent="uct:seconds=5,memory=64"):
    script = b"".join(path.read_bytes() for path in sorted(pathlib.Path("web").glob("*.js")))
    print(f"script: {len(gzip.compress(script, 9))} bytes gzipped")
    server, browser = Server(ludens), Browser()
    try:
        page = browser.page()
        good = measure_moves(page, server)
        measure_stop(page, server, opponent)
        measure_open(page, server)
        measure_steps(page, server)
        print(f"console: {page.errors}")
        return 0 if good else 1
    finally:
        browser.stop()
        server.stop()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
