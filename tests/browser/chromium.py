"""Drives the system's Chromium through its DevTools protocol: pages, clicks, keys, screenshots, what the console says.

Nothing but Debian's chromium package and Python's own library is needed; a WebSocket comes from tests/server/client.py.
Everything waits for something that can be seen on the page, and fails with what it waited for.
"""

import base64
import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "server"))
from client import Channel  # noqa: E402

KEYS = {"Backspace": (8, ""), "Enter": (13, "\r"), "Escape": (27, ""), "Tab": (9, ""), " ": (32, " "), "Home": (36, ""), "End": (35, ""),
        "ArrowLeft": (37, ""), "ArrowUp": (38, ""), "ArrowRight": (39, ""), "ArrowDown": (40, "")}


# Whoever is told to end takes the server and the browser along.
signal.signal(signal.SIGTERM, lambda *_: sys.exit("ended"))


def find_chromium():
    """The program, or None."""
    return next((path for name in ("chromium", "chromium-browser", "google-chrome") if (path := shutil.which(name))), None)


class Server:
    """`ludens serve` on a free port, with a folder of its own, unless they are given."""

    def __init__(self, ludens, folder=None, games=(), port=0):
        self.own = tempfile.TemporaryDirectory() if folder is None else None
        self.process = subprocess.Popen([ludens, "-q", "serve", "--port", str(port), "--data", folder or self.own.name, *map(str, games)],
                                        stdout=subprocess.PIPE, text=True)
        self.port = int(re.match(r"http://127\.0\.0\.1:(\d+)/$", self.process.stdout.readline().strip())[1])

    @property
    def address(self):
        return f"http://127.0.0.1:{self.port}"

    def stop(self, how=signal.SIGTERM):
        if self.process.poll() is None:
            self.process.send_signal(how)
            self.process.wait(timeout=30)
        self.process.stdout.close()
        if self.own:
            self.own.cleanup()
        return self.process.returncode


class Browser:
    """One Chromium without a window. As root it refuses its sandbox, so it goes without there."""

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory()
        more = ["--no-sandbox"] if os.geteuid() == 0 else []
        self.process = subprocess.Popen(
            [find_chromium(), "--headless=new", "--remote-debugging-port=0", f"--user-data-dir={self.folder.name}",
             "--no-first-run", "--disable-gpu", "--disable-dev-shm-usage", "--disable-extensions", "--mute-audio",
             "--disable-background-networking", "--disable-component-update", "--hide-scrollbars", *more, "about:blank"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
        found = pathlib.Path(self.folder.name) / "DevToolsActivePort"
        end = time.monotonic() + 60
        while not (found.exists() and found.read_text().count("\n") >= 1):
            if time.monotonic() > end or self.process.poll() is not None:
                raise RuntimeError("Chromium did not start")
            time.sleep(0.05)
        self.port = int(found.read_text().split("\n")[0])

    def page(self, width=1280, height=900, **more):
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}/json/new?about:blank", method="PUT")
        with urllib.request.urlopen(request, timeout=30) as answer:
            target = json.load(answer)
        return Page(self.port, target["id"], width, height, **more)

    def stop(self):
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGTERM)
            try:
                self.process.wait(timeout=20)
            except subprocess.TimeoutExpired:
                os.killpg(self.process.pid, signal.SIGKILL)
                self.process.wait()
        for _ in range(20):  # its helpers may still be writing
            try:
                self.folder.cleanup()
                return
            except OSError:
                time.sleep(0.1)


class Page:
    """One tab. `errors` collects everything that a console would show in red."""

    def __init__(self, port, target, width, height, dark=False, touch=False):
        self.port, self.target, self.number, self.errors = port, target, 0, []
        self.channel = Channel(port, f"/devtools/page/{target}")
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(domain + ".enable")
        self.resize(width, height, dark, touch)

    def resize(self, width, height, dark=False, touch=False):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=touch)
        self.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}])
        if touch:
            self.call("Emulation.setTouchEmulationEnabled", enabled=True)

    # --- the protocol

    def call(self, method, **params):
        self.number += 1
        self.channel.send(json.dumps({"id": self.number, "method": method, "params": params}))
        while True:
            message = self.channel.receive()
            if message.get("id") == self.number:
                if "error" in message:
                    raise RuntimeError(f"{method}: {message['error']['message']}")
                return message["result"]
            self._note(message)

    def _note(self, event):
        params = event.get("params", {})
        if event.get("method") == "Runtime.exceptionThrown":
            details = params["exceptionDetails"]
            self.errors.append(details.get("exception", {}).get("description") or details["text"])
        elif event.get("method") == "Runtime.consoleAPICalled" and params["type"] in ("error", "assert", "warning"):
            self.errors.append(" ".join(str(arg.get("value", arg.get("description"))) for arg in params["args"]))
        elif event.get("method") == "Log.entryAdded" and params["entry"]["level"] == "error":
            self.errors.append(f"{params['entry']['text']} {params['entry'].get('url', '')}")

    def run(self, expression, **more):
        """The value of some JavaScript; promises are awaited."""
        answer = self.call("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True, **more)
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise RuntimeError(details.get("exception", {}).get("description") or details["text"])
        return answer["result"].get("value")

    # --- what people do

    def open(self, address):
        self.call("Page.navigate", url=address)
        self.wait("document.readyState === 'complete' && !!document.querySelector('main h1')")

    def reload(self):
        self.run("document.documentElement.dataset.old = 'yes'")
        self.call("Page.reload")
        self.wait("!document.documentElement.dataset.old && !!document.querySelector('main h1')")

    def wait(self, expression, seconds=60, every=0.02):
        """Until the expression is true; returns its value."""
        end = time.monotonic() + seconds
        while True:
            try:
                value = self.run(expression)
            except RuntimeError as error:  # between two pages there is nothing to ask
                value, expression_error = None, error
            else:
                expression_error = None
            if value:
                return value
            if time.monotonic() > end:
                raise AssertionError(f"waited {seconds} s in vain for: {expression} {expression_error or ''}; the page says "
                                     f"{self.text('#prompt')!r}, the console {self.errors}")
            time.sleep(every)

    def text(self, selector):
        return self.run(f"document.querySelector({json.dumps(selector)})?.textContent ?? null")

    def place(self, selector):
        """The middle of an element that can be seen, brought into view."""
        found = self.run("(() => {const e = document.querySelector(%s); if (!e) return null;"
                         "e.scrollIntoView({block: 'nearest', behavior: 'instant'}); const r = e.getBoundingClientRect();"
                         "return [r.left + r.width / 2, r.top + r.height / 2];})()" % json.dumps(selector))
        assert found, f"there is no {selector} on the page"
        return found

    def mouse(self, kind, x, y, **more):
        self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, **more)

    def click_at(self, x, y):
        self.mouse("mouseMoved", x, y)
        self.mouse("mousePressed", x, y, button="left", buttons=1, clickCount=1)
        self.mouse("mouseReleased", x, y, button="left", buttons=0, clickCount=1)

    def click(self, selector):
        self.click_at(*self.place(selector))

    def click_text(self, text, selector="button, a, summary"):
        """Clicks the element that is called so."""
        self.run("(() => {for (const e of document.querySelectorAll('[data-robot]')) delete e.dataset.robot;"
                 "const e = [...document.querySelectorAll(%s)].find(e => e.textContent.trim() === %s); if (e) e.dataset.robot = 1;})()"
                 % (json.dumps(selector), json.dumps(text)))
        self.click("[data-robot]")

    def drag(self, start, end):
        (x, y), (u, v) = start, end
        self.mouse("mouseMoved", x, y)
        self.mouse("mousePressed", x, y, button="left", buttons=1, clickCount=1)
        for step in range(1, 6):
            self.mouse("mouseMoved", x + (u - x) * step / 5, y + (v - y) * step / 5, button="left", buttons=1)
        self.mouse("mouseReleased", u, v, button="left", buttons=0, clickCount=1)

    def tap(self, x, y):
        self.call("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
        self.call("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def key(self, name, shift=False):
        code, text = KEYS.get(name) or (ord(name.upper()), name)
        common = {"key": name, "windowsVirtualKeyCode": code, "modifiers": 8 if shift else 0}
        self.call("Input.dispatchKeyEvent", type="keyDown", text=text, **common) if text else \
            self.call("Input.dispatchKeyEvent", type="rawKeyDown", **common)
        self.call("Input.dispatchKeyEvent", type="keyUp", **common)

    def type(self, text):
        for letter in text:
            self.key(letter)

    def choose(self, selector, value):
        """An entry of a <select>, as a person leaves it chosen."""
        ok = self.run("(() => {const e = document.querySelector(%s); e.value = %s; e.dispatchEvent(new Event('change', {bubbles: true}));"
                      "return e.value;})()" % (json.dumps(selector), json.dumps(value)))
        assert ok == value, f"{selector} offers no {value}"

    def screenshot(self, path, whole=False):
        more = {"captureBeyondViewport": True} if whole else {}
        if whole:
            size = self.call("Page.getLayoutMetrics")["cssContentSize"]
            more["clip"] = {"x": 0, "y": 0, "width": size["width"], "height": size["height"], "scale": 1}
        data = self.call("Page.captureScreenshot", format="png", **more)["data"]
        pathlib.Path(path).parent.mkdir(parents=True, exist_ok=True)
        pathlib.Path(path).write_bytes(base64.b64decode(data))

    def close(self):
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{self.port}/json/close/{self.target}", timeout=10).read()
        except OSError:
            pass
        self.channel.close()
