"""An empty folder with an environment of its own, and what is done in it."""

from __future__ import annotations

import os
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DIST = ROOT / "dist"
NOTHING: Mapping[str, str] = {}
PATIENCE = 120  # seconds until a server must answer
OURS = ("PYTHONPATH", "TRIANON_PURE", "VIRTUAL_ENV", "MAKEFLAGS", "MAKELEVEL", "MFLAGS")


class Lost(Exception):
    """A newcomer could not go on; the message says where."""


def bare_environment() -> dict[str, str]:
    """The machine's environment without what a developer has set."""
    kept = {name: value for name, value in os.environ.items() if name not in OURS}
    return {**kept, "LC_ALL": "C.UTF-8"}


def run(
    folder: Path, *command: str | Path, fails: int = 0, more: Mapping[str, str] = NOTHING
) -> str:
    """What a command prints; it must succeed, or fail with the code that is expected."""
    done = subprocess.run(
        [str(part) for part in command], cwd=folder, env={**bare_environment(), **more},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    if done.returncode != fails:
        shown = " ".join(str(part) for part in command)
        raise Lost(
            f"{shown}: exit code {done.returncode}\n{done.stdout[-2000:]}{done.stderr[-3000:]}"
        )
    return done.stdout + done.stderr


def environment(folder: Path, *wanted: str) -> Path:
    """The folder of the programs of a fresh environment with these packages."""
    run(folder, sys.executable, "-m", "venv", "env")
    programs = folder / "env" / "bin"
    pip = (programs / "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
    run(folder, *pip, "--no-compile", *wanted)
    return programs


def built(pattern: str) -> Path:
    """The newest file of dist/ of this kind."""
    found = sorted(DIST.glob(pattern), key=lambda path: path.stat().st_mtime)
    if not found:
        raise Lost(f"dist/{pattern} is not there: run `make wheel sdist` first")
    return found[-1]


@contextmanager
def serving(folder: Path, *command: str | Path, more: Mapping[str, str] = NOTHING) -> Iterator[str]:
    """The address of a server that a command starts and announces; it is stopped at the end."""
    log = folder / "server.log"
    with log.open("w") as out:
        process = subprocess.Popen(
            [str(part) for part in command], cwd=folder, env={**bare_environment(), **more},
            stdout=out, stderr=subprocess.STDOUT, start_new_session=True,
        )  # fmt: skip
    try:
        yield announced(log, process)
    finally:
        os.killpg(process.pid, 15)
        process.wait(20)


def announced(log: Path, process: subprocess.Popen[bytes]) -> str:
    """The address a server prints when it is ready."""
    ended = time.monotonic() + PATIENCE * 10
    while time.monotonic() < ended and process.poll() is None:
        words = log.read_text().split()
        for word in words:
            if word.startswith("http://"):
                return word.rstrip(".,")
        time.sleep(0.2)
    raise Lost(f"no server: {log.read_text()[-3000:]}")


def page(address: str) -> str:
    """The page at an address, as text."""
    with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
        return str(answer.read().decode())
