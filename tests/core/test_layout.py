"""Bytes of a record: what fits into its fields, and what is refused."""

from __future__ import annotations

import pytest

from trianon.core import layout
from trianon.core.errors import BadRequest
from trianon.core.game import Game, seed_of
from trianon.core.registry import GAMES, game
from trianon.lab.speed import is_compiled

LARGEST = 32767


@pytest.fixture(params=GAMES)
def rules(request: pytest.FixtureRequest) -> Game:
    return game(str(request.param))


def test_every_field_of_the_source_is_saved(rules: Game) -> None:
    state = rules.start(rules.players[0], seed_of(1))
    named = [field.name for field in layout.saved_fields(type(state))]
    assert named[:4] == ["ply", "seats", "asked", "asked_seat"]
    assert len(named) == len(set(named))
    assert {*layout.as_written(type(state)).__annotations__} - {"box"} <= set(named)
    for field in layout.saved_fields(type(state)):
        if not field.name.startswith("padding"):
            value = getattr(state, field.name)
            assert len(layout.flat(value, len(field.size))) == field.total


def test_a_number_too_large_for_its_array_is_refused(rules: Game) -> None:
    """Compiled it cannot be stored; uncompiled every save of every game in the laws looks for one."""
    state = rules.start(rules.players[0], seed_of(1))
    small = [
        field
        for field in layout.saved_fields(type(state))
        if field.code == layout.SMALL and len(field.size) == 1
    ]
    assert small
    name, (count,), _ = small[0]
    setattr(state, name, [LARGEST] * count)
    rules.save(state)
    with pytest.raises(OverflowError):
        store_and_save(rules, state, name, [LARGEST + 1] * count)


def store_and_save(rules: Game, state: object, name: str, value: list[int]) -> None:
    setattr(state, name, value)
    assert not is_compiled(), "stored in fewer bits than it has"
    rules.save(state)  # type: ignore[arg-type]


def test_a_snapshot_with_a_number_too_large_is_refused(rules: Game) -> None:
    state = rules.start(rules.players[0], seed_of(1))
    data = bytearray(rules.save(state))
    start = 0
    for field in layout.saved_fields(type(state)):
        if field.code == layout.SMALL:
            break
        start += 4 * field.total
    data[start : start + 4] = (LARGEST + 1).to_bytes(4, "little")
    with pytest.raises(BadRequest):
        rules.load(bytes(data), rules.edition(), rules.players[0])
