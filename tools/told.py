"""What is told of a golden game, pinned beside it: `NN.told`, a line for each move with a digest of its events.

The record pins the states, this file pins the facts: kind, clause, figures, and who may see them.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

import msgspec

from trianon.core import record as records
from trianon.core.events import Event
from trianon.core.registry import game as game_named

FOLDER = Path(__file__).resolve().parent.parent / "records"
SHORT = 6  # hexadecimal digits of a digest on each line


def golden() -> list[Path]:
    """Every golden game, found by its folder."""
    return sorted(FOLDER.glob("*/*.trianon"))


def beside(path: Path) -> Path:
    """The side file of a golden game."""
    return path.with_suffix(".told")


def digest(events: list[Event]) -> str:
    """The first digits of the SHA-256 of everything an event says, in order."""
    rows = [(one.kind, one.clause, one.figures, one.reader) for one in events]
    return hashlib.sha256(msgspec.json.encode(rows)).hexdigest()[:SHORT]


def chapters(path: Path) -> Iterator[tuple[int, list[Event]]]:
    """The events of each move; those of the set-up are move 0."""
    record = records.read_file(path)
    game = game_named(record.game)
    for ply, state in records.replay(record):
        yield ply, game.events(state)


def line(ply: int, events: list[Event]) -> str:
    """One move: its number, how many events, their digest."""
    return f"{ply:>3} {len(events):>2} {digest(events)}"


def text(path: Path) -> str:
    """The side file of a golden game, as it ought to be."""
    return "".join(f"{line(ply, events)}\n" for ply, events in chapters(path))


def write(path: Path) -> None:
    """Write the side file of a golden game."""
    beside(path).write_text(text(path), encoding="utf-8")
