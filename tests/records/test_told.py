"""What is told of the golden games is pinned: each event with its clause, its figures and its reader."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tools import told
from trianon.core.events import Event
from trianon.core.registry import GAMES

every_golden_game = pytest.mark.parametrize(
    "path", told.golden(), ids=lambda path: f"{path.parent.name}/{path.stem}"
)


@every_golden_game
def test_what_is_told_of_a_golden_game_is_what_was_told(path: Path) -> None:
    """Changed on purpose: `make golden` writes the side files anew, the commit says why."""
    lines = told.beside(path).read_text(encoding="utf-8").splitlines()
    for ply, events in told.chapters(path):
        assert lines[ply] == told.line(ply, events), (ply, events)
    assert len(lines) == ply + 1


def test_every_side_file_has_its_golden_game() -> None:
    assert {path.parent.name for path in told.golden()} == set(GAMES)
    assert sorted(told.FOLDER.glob("*/*.told")) == [told.beside(path) for path in told.golden()]


@pytest.mark.parametrize(
    "other",
    [
        {"kind": "tile-kept"},
        {"clause": "B15.3"},
        {"reader": 2},
        {"figures": {"seat": 1, "count": 4}},
        {"figures": {"seat": 1, "value": 3}},
    ],
    ids=str,
)
def test_every_part_of_an_event_is_pinned(other: dict[str, object]) -> None:
    event = Event("coins-gained", "B15.2", {"seat": 1, "count": 3})
    assert told.digest([msgspec.structs.replace(event, **other)]) != told.digest([event])


def test_order_and_number_of_events_are_pinned() -> None:
    one, two = Event("a", "B1.1", {}), Event("b", "B1.1", {})
    assert len({told.digest(rows) for rows in ([one, two], [two, one], [one], [one, one])}) == 4
