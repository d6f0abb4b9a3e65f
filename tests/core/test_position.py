"""Positions: anything that cannot stand on a table is refused by row and field."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from typing import Any

import pytest
import tomli_w

from trianon.core import position
from trianon.core.errors import BadPosition, BadRequest, TrianonError
from trianon.core.game import seed_of
from trianon.core.registry import game

GAME = game("bastille")
Change = Callable[[dict[str, Any]], object]


def table() -> dict[str, Any]:
    state = GAME.start(4, seed_of(3))
    for _ in range(20):
        GAME.apply(state, GAME.options(state)[-1])
    return tomllib.loads(position.write(GAME, state))


def refused(change: Change) -> TrianonError:
    changed = table()
    change(changed)
    with pytest.raises((BadPosition, BadRequest)) as caught:
        position.read(tomli_w.dumps(changed))
    assert str(caught.value)
    return caught.value


CASES: list[tuple[str, Change, dict[str, str]]] = [
    ("position-missing-row", lambda t: t.pop("round"), {"row": "position.round"}),
    ("position-missing-row", lambda t: t.pop("seats"), {"row": "seats"}),
    (
        "position-missing-field",
        lambda t: t["seats"][1].pop("coins"),
        {"row": "seats.1", "field": "coins"},
    ),
    ("position-missing-field", lambda t: t.pop("ply"), {"field": "ply"}),
    (
        "position-wrong-value",
        lambda t: t["seats"][0].update(coins="8"),
        {"row": "seats.0", "field": "coins"},
    ),
    ("position-wrong-value", lambda t: t["seats"][0].update(coins=-1), {"field": "coins"}),
    ("position-wrong-value", lambda t: t["seats"][0].update(cards=["Z9"]), {"field": "cards"}),
    ("position-wrong-value", lambda t: t["round"].update(number=9), {"field": "number"}),
    ("position-wrong-value", lambda t: t["round"].update(step="lunch"), {"field": "step"}),
    (
        "position-wrong-value",
        lambda t: t["round"].update(versailles=["V1"]),
        {"field": "versailles"},
    ),
    ("position-wrong-value", lambda t: t.update(seed="xyz"), {"field": "seed"}),
    (
        "position-wrong-value",
        lambda t: t["track"].update(spaces=[0, 40000, 0, 0]),
        {"field": "spaces"},
    ),
    ("position-wrong-value", lambda t: t.update(rules=99), {"field": "rules"}),
    ("position-wrong-value", lambda t: t["asked"].update(decision="sleep"), {"field": "decision"}),
    (
        "position-unknown-field",
        lambda t: t["seats"][0].update(gold=3),
        {"row": "seats.0", "field": "gold"},
    ),
    ("position-unknown-field", lambda t: t.update(extra={}), {"field": "extra"}),
    ("position-row-count", lambda t: t["seats"].pop(), {"row": "seats"}),
    ("position-invariant", lambda t: t["seats"][0].update(torches=3), {"invariant": "I1"}),
    ("position-invariant", lambda t: t["weapons"]["display"].pop(), {"invariant": "I2"}),
    (
        "position-invariant",
        lambda t: t["seats"][0].update(cubes=1),
        {"invariant": "I3", "row": "seats.0"},
    ),
    ("position-invariant", lambda t: t["seats"][0]["supply"].pop(), {"invariant": "I4"}),
    ("position-invariant", lambda t: t["missions"]["top"].pop(), {"invariant": "I5"}),
    (
        "position-invariant",
        lambda t: t["looks"][0]["content"].__setitem__(
            -1, "SER_PEASANT_LOW"
        ),  # in the looker's hand
        {"invariant": "B14.7", "field": "content"},
    ),
    (
        "position-invariant",
        lambda t: t["looks"][0]["content"].__setitem__(0, "SET_TWO_EACH"),  # others lie there now
        {"invariant": "B15.6", "field": "content"},
    ),
    (
        "position-invariant",
        lambda t: t["looks"][0].update(taken_then=[2, 1, 1, 1]),
        {"invariant": "B14.7", "field": "taken_then"},
    ),
    (
        "position-invariant",
        lambda t: t["seats"][0].update(found_none_in=["top"]),
        {"invariant": "R11", "row": "seats.0"},
    ),
    ("position-invariant", lambda t: t["seats"][0].update(score=5), {"invariant": "I10"}),
    ("position-invariant", lambda t: t["track"].update(order=[0, 0, 1, 2]), {"invariant": "I8"}),
    ("position-invariant", lambda t: t["track"].update(spaces=[0, 99, 0, 0]), {}),
    ("players", lambda t: t.update(players=7), {}),
    ("unknown-game", lambda t: t.update(game="chess"), {}),
]


@pytest.mark.parametrize(("code", "change", "facts"), CASES)
def test_broken_positions_are_named(code: str, change: Change, facts: dict[str, str]) -> None:
    error = refused(change)
    assert error.code == code
    assert {name: error.facts[name] for name in facts} == facts


def test_text_that_is_not_toml() -> None:
    with pytest.raises(BadPosition):
        position.read("game = = 1")


def test_a_changed_situation_can_be_played_on() -> None:
    changed = table()
    changed["seats"][0]["coins"] = 30
    _, state = position.read(tomli_w.dumps(changed))
    assert state.coins[0] == 30
    name = GAME.action_name(state, GAME.options(state)[0])
    GAME.act(state, f"  {name.replace(' ', '   ')} ")
    assert state.ply == changed["ply"] + 1
