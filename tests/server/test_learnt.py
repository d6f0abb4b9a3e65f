"""Types are learnt before threads read them."""

from __future__ import annotations

from msgspec import Struct

from trianon.core.registry import GAMES
from trianon.core.registry import game as game_named
from trianon.learn.lessons import LessonFile
from trianon.learn.puzzles.files import Puzzle
from trianon.server import bodies, learnt, rows, wire


def test_all_that_is_read_from_outside_or_from_the_store_is_learnt() -> None:
    found = learnt.learn_types()
    views: set[type[Struct]] = {game_named(name).view_type for name in GAMES}
    assert views <= found
    for module in (bodies, rows, wire):
        ours = {
            one
            for one in vars(module).values()
            if isinstance(one, type) and issubclass(one, Struct) and one is not Struct
        }
        assert ours
        assert ours <= found, module
    assert {LessonFile, Puzzle} <= found
