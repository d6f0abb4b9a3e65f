"""The bar of long work, as a person sees it in a terminal."""

from __future__ import annotations

import os
import pty
import re
import subprocess
import sys
from pathlib import Path

from trianon.cli.progress import per_second


def seen(*command: str, columns: int = 80) -> str:
    """What a command writes to its error stream if that is a terminal."""
    ours, theirs = pty.openpty()
    environment = {**os.environ, "COLUMNS": str(columns), "TERM": "xterm-256color"}
    with subprocess.Popen(
        [sys.executable, "-m", "trianon", *command],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=theirs,
        env=environment,
    ):
        os.close(theirs)
        found = b""
        while chunk := read(ours):
            found += chunk
    os.close(ours)
    return found.decode()


def read(terminal: int) -> bytes:
    try:
        return os.read(terminal, 65536)
    except OSError:  # the other side is closed
        return b""


def test_a_study_shows_how_fast_it_is_and_how_long_it_takes_still(tmp_path: Path) -> None:
    plan = ("--plain", "--games", "6000", "--no-report", "--out", str(tmp_path / "out"))
    text = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", seen("study", "bastille", *plan))
    frames = re.split(r"[\r\n]+", text)
    bars = [line for line in frames if "/6000" in line]
    assert any(re.search(r"\d/s", line) for line in bars), bars
    assert any(re.search(r"\d:\d\d:\d\d", line) for line in bars), bars
    assert max(map(len, bars)) <= 80


def test_rates_are_short() -> None:
    assert [per_second(speed) for speed in (None, 0.24, 9.96, 31_234.5)] == [
        "",
        "0.2/s",
        "10.0/s",
        "31,234/s",
    ]
