"""Moments that show a clause: taken from golden games, and each tells its clause to the seat that looks on."""

from __future__ import annotations

from pathlib import Path

import pytest

from trianon.core.errors import BadLesson
from trianon.core.registry import GAMES
from trianon.core.registry import game as game_named
from trianon.core.words import LANGUAGES, rulebook
from trianon.learn.moments import FOLDER, Moment, moments, shown

GOLDEN = Path(__file__).parents[2] / "records"


@pytest.mark.parametrize("name", GAMES)
def test_the_records_are_golden_games(name: str) -> None:
    copies = sorted((game_named(name).folder / FOLDER).glob("*.trianon"))
    assert {one.record for one in moments(name).values()} == {path.stem for path in copies}
    for path in copies:
        assert path.read_bytes() == (GOLDEN / name / path.name).read_bytes()


@pytest.mark.parametrize("name", GAMES)
def test_each_moment_tells_its_clause(name: str) -> None:
    found = moments(name)
    assert len(found) > 40
    assert set(found) <= set(rulebook(game_named(name).folder, LANGUAGES[0]))
    for clause, moment in list(found.items())[::6]:
        one = shown(name, moment)
        assert clause in {event.clause for event in one.told}
        assert one.before.ply + 1 == one.after.ply
        assert len(one.names) == one.after.seats


def test_a_record_that_does_not_reach_so_far_is_named() -> None:
    first = next(iter(moments("bastille").values()))
    with pytest.raises(BadLesson):
        shown("bastille", Moment(first.clause, first.record, 99_999, 0))
    with pytest.raises(BadLesson):
        shown("bastille", Moment(first.clause, "no-such-game", 1, 0))
