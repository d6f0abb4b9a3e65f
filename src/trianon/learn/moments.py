"""Moments of golden games that show a clause: the rules can be played where they are read.

The records lie in the folder of the game (`moments/*.trianon`), the list beside them; `tools/moments.py`
writes both.
"""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from trianon.core import record as records
from trianon.core.errors import BadLesson, TrianonError
from trianon.core.events import Event, visible
from trianon.core.game import Game
from trianon.core.registry import game as game_named

SCHEMA = 1
FOLDER = "moments"
INDEX = "moments.toml"


class Moment(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a clause is seen: a record, the action (from 1), and the seat that looks on."""

    clause: str
    record: str
    ply: int
    seat: int


class Moments(Struct, frozen=True, forbid_unknown_fields=True):
    """All moments of a game, one for each clause."""

    schema: int
    moment: list[Moment]


class Shown(Struct, frozen=True):
    """A moment played: the records before and after one action, and what the seat that looks on may see."""

    rules: Game
    before: Any
    after: Any
    told: list[Event]
    names: list[str]


@cache
def moments(game: str) -> dict[str, Moment]:
    """The moments of a game by clause; a game without any has none."""
    path = game_named(game).folder / FOLDER / INDEX
    if not path.exists():
        return {}
    try:
        found = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Moments)
    except (OSError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadLesson("moments-file", game=game, reason=str(error)) from error
    return {one.clause: one for one in found.moment}


def shown(game: str, moment: Moment) -> Shown:
    """A moment taken from its record; BadLesson if the record no longer fits the rules."""
    rules = game_named(game)
    path = rules.folder / FOLDER / f"{moment.record}.trianon"
    before: Any = None
    try:
        record = records.read_file(path)
        for ply, state in records.replay(record):
            if ply == moment.ply - 1:
                before = rules.copy(state)
                rules.listen(state)
            elif ply == moment.ply:
                told = visible(rules.events(state), moment.seat)
                names = [seat.name for seat in record.seats]
                return Shown(rules, before, rules.copy(state), told, names)
    except (OSError, TrianonError) as error:
        raise BadLesson("moments-file", game=game, reason=str(error)) from error
    raise BadLesson("moments-file", game=game, reason=f"{moment.record} {moment.ply}")
