"""Moments of real games: the golden ones and those of the lessons, as the seat that is asked sees them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tools import told
from trianon.core import position as positions
from trianon.core import record as records
from trianon.core.events import Event
from trianon.core.game import Game
from trianon.core.registry import game

NAMES = ["Alba", "Bruno", "Clara", "Dario", "Elsa"]


def golden(name: str) -> list[Path]:
    """The golden games of a game."""
    return [path for path in told.golden() if path.parent.name == name]


def walked(name: str) -> Iterator[tuple[Game, Any, list[Event]]]:
    """Every record of the golden games with the events that led to it, and every lesson position."""
    rules = game(name)
    for path in golden(name):
        for _, state in records.replay(records.read_file(path)):
            yield rules, state, rules.events(state)
    for path in sorted((rules.folder / "lessons" / "positions").glob("*.toml")):
        yield rules, positions.read_file(path)[1], []
