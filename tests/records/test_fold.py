"""A board can be drawn from events alone: folded over a golden game they reach the view after each action."""

from __future__ import annotations

import copy
from pathlib import Path

import pytest

from tests.records.folds import Facts, fold_of
from tests.records.test_records import GOLDEN
from trianon.core import record as records
from trianon.core.events import Event, visible
from trianon.core.game import WATCHER
from trianon.core.registry import GAMES, game
from trianon.core.rooms import module_of
from trianon.lab.speed import is_compiled

PAGE = Path(__file__).resolve().parents[2] / "web" / "src" / "games"
DRAWN = [name for name in GAMES if (PAGE / module_of(name)).is_dir()]  # by a room of the page
RECORDS = [path for path in GOLDEN if path.parent.name in DRAWN]
SHORT = [path for path in RECORDS if int(path.stem[:2]) % 8 == 1]  # views are slow uncompiled


def folded(name: str, facts: Facts, events: list[Event]) -> Facts:
    """The facts after these events."""
    fold, after = fold_of(name), copy.deepcopy(facts)
    for event in events:
        known = fold.change(after, event.kind, dict(event.figures))
        assert known or event.kind in fold.QUIET, event
    return after


@pytest.mark.parametrize(
    "path",
    RECORDS if is_compiled() else SHORT,
    ids=lambda path: f"{path.parent.name}/{path.stem}",
)
def test_events_alone_draw_the_board(path: Path) -> None:
    """From the first view on nothing but public events is read."""
    record = records.read_file(path)
    rules = game(record.game)
    drawn: Facts = {}
    for ply, state in records.replay(record):
        seen = fold_of(rules.name).facts(rules.view(state, WATCHER))
        drawn = folded(rules.name, drawn, visible(rules.events(state), WATCHER)) if ply else seen
        assert drawn == seen, (ply, record.moves[ply - 1].action)


@pytest.mark.parametrize("name", DRAWN)
def test_every_kind_of_event_is_folded_or_quiet(name: str) -> None:
    """A kind that is neither would be passed over in silence."""
    quiet = fold_of(name).QUIET
    assert quiet <= set(game(name).event_names.values())
