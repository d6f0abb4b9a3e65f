"""Layers import downwards only, rules know no strings of chance, and no room is called utils."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from trianon.core.registry import GAMES
from trianon.core.rooms import module_of

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "trianon"


def test_layers_import_downwards_only() -> None:
    lint = Path(sys.executable).with_name("lint-imports")
    done = subprocess.run(
        [lint, "--no-cache"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout


def test_no_other_chance_under_games() -> None:
    for path in (SOURCE / "games").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        assert "import random" not in text, path
        assert "secrets" not in text, path


def test_the_core_knows_no_game() -> None:
    for path in (SOURCE / "core").glob("*.py"):
        text = path.read_text(encoding="utf-8").lower()
        for name, meta in GAMES.items():
            for word in (name, module_of(name), meta.title.lower(), "versailles"):
                assert word not in text.replace("place 3 versailles", ""), (path, word)


def test_no_room_called_utils() -> None:
    names = {path.stem for path in SOURCE.rglob("*.py")}
    assert not names & {"utils", "helpers", "common", "models"}
