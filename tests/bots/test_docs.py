"""The bots of the documents play, as written."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

DOCS = Path(__file__).resolve().parents[2] / "docs"
BOT, SCRIPT = re.findall(r"```python\n(.*?)```", (DOCS / "bots.md").read_text(), re.DOTALL)


def run(folder: Path, *command: str) -> str:
    """What a command prints in a folder of its own."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), *sys.path])}
    done = subprocess.run(
        [sys.executable, *command], cwd=folder, env=environment, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_bot_in_twenty_lines_plays_as_a_file_and_as_an_object(tmp_path: Path) -> None:
    (tmp_path / "thrifty.py").write_text(BOT)
    (tmp_path / "script.py").write_text(SCRIPT)
    assert run(tmp_path, "script.py").strip() in ("Thrifty", "page", "random")
    plan = ("simulate", "bastille", "--players", "3", "--games", "4")
    bots = ("--bots", "thrifty.py:Thrifty,random,random", "--json")
    assert '"incidents":0' in run(tmp_path, "-m", "trianon", *plan, *bots)


def test_the_script_of_the_ladder_runs_as_written(tmp_path: Path) -> None:
    (script,) = re.findall(r"```python\n(.*?)```", (DOCS / "ladder.md").read_text(), re.DOTALL)
    (tmp_path / "script.py").write_text(script.replace("games=40", "games=4"))
    run(tmp_path, "script.py")
    assert (tmp_path / "report.html").exists()
