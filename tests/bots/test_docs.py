"""The bot of the documents plays."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

TEXT = (Path(__file__).resolve().parents[2] / "docs" / "bots.md").read_text()


def test_the_bot_in_twenty_lines_plays_a_game() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert re.match(r"\[\d+, \d+, \d+\] \[\d", done.stdout)
