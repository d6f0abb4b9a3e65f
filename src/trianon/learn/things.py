"""Things on a table that a lesson can light, offer or speak of: `hand`, `place:versailles`, `seat:2`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from trianon.core.registry import game as game_named
from trianon.core.rooms import room
from trianon.core.teaching import Slots

SHARED = {"seat": [str(seat) for seat in range(5)], "number": [str(n) for n in range(21)]}
NOBODY = "nobody"


@cache
def teaching(game: str) -> Any:
    """The module of a game that knows what can be taught on its table."""
    return room(game, "teaching")


def condition(game: str, name: str) -> Callable[..., Slots | None] | None:
    """A condition of the teacher's lines: a function of that module, or of those it names in `CONDITIONS`."""
    room = teaching(game)
    found = (getattr(one, name, None) for one in (room, *getattr(room, "CONDITIONS", ())))
    return next((one for one in found if callable(one)), None)


def is_thing(game: str, thing: str) -> bool:
    """Whether the table has such a thing: a plain one, or one of a family by its id."""
    family, _, name = thing.partition(":")
    families: Mapping[str, Sequence[str]] = {**SHARED, **teaching(game).FAMILIES}
    return name in families.get(family, ()) if name else thing in (*teaching(game).THINGS, NOBODY)


def has_teacher(game: str) -> bool:
    """Whether somebody teaches this game."""
    return (game_named(game).folder / "teacher.toml").exists()
