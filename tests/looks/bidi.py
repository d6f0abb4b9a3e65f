"""Firefox by WebDriver BiDi: a browser, its one page, and whatever errors its scripts made."""

from __future__ import annotations

import base64
import itertools
import json
import shutil
import subprocess
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from tests.browser.house import free_port

NAMES = ("firefox-esr", "firefox")
READY_SECONDS = 120.0
PATIENCE = 60.0
PREFERENCES = """
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("app.update.enabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("intl.accept_languages", "%s");
user_pref("ui.systemUsesDarkTheme", %d);
"""


def firefox() -> str | None:
    """The path of a Firefox, None if there is none."""
    return next(filter(None, map(shutil.which, NAMES)), None)


class Refused(Exception):
    """The browser could not do what was asked."""


class Firefox:
    """A Firefox of its own with one page, `with Firefox("fr", dark=True) as page`."""

    def __init__(self, language: str = "en", *, dark: bool = False) -> None:
        self.folder = Path(tempfile.mkdtemp())
        (self.folder / "user.js").write_text(PREFERENCES % (language, dark))
        self.ends = ExitStack()
        self.errors: list[str] = []
        self.numbers = itertools.count(1)
        self.context = ""

    def __enter__(self) -> Firefox:
        try:
            self.start()
        except BaseException:
            self.ends.close()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.ends.close()

    def start(self) -> None:
        """The browser, the line to it, its first page; whatever was begun is ended by `ends`."""
        port = free_port()
        self.ends.callback(shutil.rmtree, self.folder, ignore_errors=True)
        command = [str(firefox()), "--headless", "--no-remote", "--profile", str(self.folder)]
        process = subprocess.Popen(
            [*command, "--remote-debugging-port", str(port)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self.ends.callback(process.wait)
        self.ends.callback(process.terminate)
        self.line = self.connected(f"ws://127.0.0.1:{port}/session")
        self.send("session.new", capabilities={})
        self.send("session.subscribe", events=["log.entryAdded"])
        self.context = self.send("browsingContext.getTree")["contexts"][0]["context"]

    def connected(self, address: str) -> ClientConnection:
        """The line to the browser, once it listens."""
        deadline = time.monotonic() + READY_SECONDS
        while True:
            try:
                return self.ends.enter_context(connect(address, max_size=None))
            except (OSError, WebSocketException):
                if time.monotonic() > deadline:
                    raise
                time.sleep(0.2)

    def send(self, method: str, **params: Any) -> Any:
        """One command and its answer; errors of the page that come meanwhile are kept."""
        number = next(self.numbers)
        self.line.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            answer = json.loads(self.line.recv(timeout=READY_SECONDS))
            if answer.get("method") == "log.entryAdded" and answer["params"]["level"] == "error":
                self.errors.append(answer["params"]["text"])
            if answer.get("id") == number:
                if answer["type"] == "error":
                    raise Refused(answer["message"])
                return answer["result"]

    def show(self, width: int, height: int) -> None:
        """The window gets this size."""
        size = {"width": width, "height": height}
        self.send("browsingContext.setViewport", context=self.context, viewport=size)

    def before(self, script: str) -> None:
        """Run this in every page before its own scripts."""
        self.send("script.addPreloadScript", functionDeclaration=f"() => {{ {script} }}")

    def goto(self, address: str) -> None:
        self.send("browsingContext.navigate", context=self.context, url=address, wait="complete")

    def evaluate(self, function: str, argument: Any = None) -> Any:
        """The value of a function of the page, which may be a promise; it goes through JSON."""
        told = f"async () => JSON.stringify((await ({function})({json.dumps(argument)})) ?? null)"
        answer = self.send(
            "script.callFunction",
            functionDeclaration=told,
            target={"context": self.context},
            awaitPromise=True,
            userActivation=True,
        )
        if answer["type"] == "exception":
            raise Refused(answer["exceptionDetails"]["text"])
        return json.loads(answer["result"]["value"])

    def wait_for(self, function: str, argument: Any = None) -> Any:
        """What a function gives, as soon as it gives something."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            found = self.evaluate(function, argument)
            if found:
                return found
            time.sleep(0.02)
        raise TimeoutError(function)

    def picture(self, path: Path) -> None:
        """The window as a PNG."""
        data = self.send("browsingContext.captureScreenshot", context=self.context)["data"]
        path.write_bytes(base64.b64decode(data))
