"""Make sure the browser tests find a Chromium: the machine's, else Debian's package, else Playwright's own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
APT = ("apt-get", "install", "--yes", "--no-install-recommends", "chromium")


def found() -> str | None:
    """The path of a Chromium, None if there is none."""
    return os.environ.get("TRIANON_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)


def attempts() -> list[list[tuple[str, ...]]]:
    """Ways to get one, the likeliest first."""
    ways: list[list[tuple[str, ...]]] = []
    if shutil.which("apt-get"):
        first = () if os.geteuid() == 0 else ("sudo", "--non-interactive")
        ways.append([(*first, "apt-get", "update", "--quiet"), (*first, *APT)])
    ways.append([(sys.executable, "-m", "playwright", "install", "chromium")])
    return ways


def main() -> None:
    """Try until one works; without a browser its tests are skipped, and that is said here."""
    if found():
        return
    for way in attempts():
        done = [subprocess.run(command, capture_output=True, check=False) for command in way]
        if done[-1].returncode == 0:
            return
    print("no Chromium could be installed: the browser tests will be skipped", file=sys.stderr)


if __name__ == "__main__":
    main()
