"""Get the browsers of the tests: the machine's, else Debian's packages, else Playwright's own Chromium.

`python tools/browser.py` for Chromium, `python tools/browser.py firefox` for Firefox.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
SHELL = "chromium-headless-shell"  # the same without windows: the tests need less of a processor
FIREFOX = ("firefox-esr", "firefox")
# Two installations at once wait for each other.
WAIT = ("--option", "DPkg::Lock::Timeout=300")
APT = ("apt-get", "install", "--yes", "--no-install-recommends", *WAIT)
Way = list[tuple[str, ...]]


def found() -> str | None:
    """The path of a Chromium, None if there is none."""
    return given() or first_of(NAMES)


def given() -> str | None:
    """The one that somebody wants to be used."""
    return os.environ.get("TRIANON_CHROMIUM")


def first_of(names: tuple[str, ...]) -> str | None:
    """The path of the first of these programs that is there."""
    return next(filter(None, map(shutil.which, names)), None)


def by_apt(*packages: str) -> list[Way]:
    """Debian's packages, where there is apt."""
    if not shutil.which("apt-get"):
        return []
    first = () if os.geteuid() == 0 else ("sudo", "--non-interactive")
    return [[(*first, "apt-get", "update", "--quiet"), (*first, *APT, *packages)]]


def got(ways: list[Way]) -> bool:
    """Try until one works."""
    for way in ways:
        done = [subprocess.run(command, capture_output=True, check=False) for command in way]
        if done[-1].returncode == 0:
            return True
    return False


def get_chromium() -> bool:
    """Whether there is one now, with its shell where that can be had."""
    if given() or (found() and shutil.which(SHELL)):
        return True
    own: Way = [(sys.executable, "-m", "playwright", "install", "chromium")]
    return got(by_apt(NAMES[0], SHELL)) or bool(found()) or got([*by_apt(NAMES[0]), own])


def get_firefox() -> bool:
    """Whether there is one now."""
    return bool(first_of(FIREFOX)) or got(by_apt(FIREFOX[0]))


WISHES = {"chromium": get_chromium, "firefox": get_firefox}


def main(wish: str = "chromium") -> None:
    """Get the browser that is wished for; without it its tests are skipped, and that is said here."""
    if not WISHES[wish]():
        print(f"no {wish} could be installed: its tests will be skipped", file=sys.stderr)


if __name__ == "__main__":
    main(*sys.argv[1:2])
