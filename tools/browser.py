"""Get the browsers of the tests: the machine's, else Debian's packages, else Playwright's own Chromium.

`python tools/browser.py` for Chromium, `python tools/browser.py firefox` for Firefox.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FIREFOX = ("firefox-esr", "firefox")
APT = ("apt-get", "install", "--yes", "--no-install-recommends")
Way = list[tuple[str, ...]]


def found() -> str | None:
    """The path of a Chromium, None if there is none."""
    return os.environ.get("TRIANON_CHROMIUM") or first_of(NAMES)


def first_of(names: tuple[str, ...]) -> str | None:
    """The path of the first of these programs that is there."""
    return next(filter(None, map(shutil.which, names)), None)


def by_apt(package: str) -> list[Way]:
    """Debian's package, where there is apt."""
    if not shutil.which("apt-get"):
        return []
    first = () if os.geteuid() == 0 else ("sudo", "--non-interactive")
    return [[(*first, "apt-get", "update", "--quiet"), (*first, *APT, package)]]


def get(name: str, ways: list[Way]) -> None:
    """Try until one works; without a browser its tests are skipped, and that is said here."""
    for way in ways:
        done = [subprocess.run(command, capture_output=True, check=False) for command in way]
        if done[-1].returncode == 0:
            return
    print(f"no {name} could be installed: its tests will be skipped", file=sys.stderr)


def main(wish: str = "chromium") -> None:
    """Get the browser that is wished for, unless it is there."""
    if wish == "firefox" and not first_of(FIREFOX):
        get("Firefox", by_apt(FIREFOX[0]))
    if wish == "chromium" and not found():
        own = (sys.executable, "-m", "playwright", "install", "chromium")
        get("Chromium", [*by_apt(NAMES[0]), [own]])


if __name__ == "__main__":
    main(*sys.argv[1:2])
