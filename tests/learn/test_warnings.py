"""Warnings over whole games of people who err: never before the best option, nor before one as good."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import pytest

from tests.learn.played import played
from trianon.bots.advice import Ranked, hint
from trianon.bots.bot import sight_of
from trianon.bots.search import Budget
from trianon.core.registry import GAMES, game
from trianon.learn.teacher import Heard, Said, moment, warning
from trianon.server.teacher_routes import against
from trianon.server.thinking import advice_of

QUICK, THOROUGH = Budget(simulations=12000), Budget(simulations=20000)
PLAYOUTS = 1000  # of the second opinion
SEEDS = {3: 1, 4: 2}  # by players
EVERY = {"bastille": 17, "louis-xiv": 15, "heads-of-state": 41}  # choices
LEAST = 8  # warnings to judge by
every_game = pytest.mark.parametrize("name", GAMES)


class Warned(NamedTuple):
    """A choice with what the hint says of it, the warning, and a second opinion of it and of the best."""

    first: bool
    option: Ranked
    said: Said | None
    again: Ranked
    best: bool


@cache
def choices(name: str) -> list[Warned]:
    """Every choice of some decisions, each searched twice with different chance."""
    rules = game(name)
    found: list[Warned] = []
    for players, seed in SEEDS.items():
        if players in rules.players:
            for _, state in played(name, players, seed, EVERY[name]):
                found += warned(rules, state)
    return found


def warned(rules: Any, state: Any) -> list[Warned]:
    """What is said before each choice of a decision, and a second opinion of it."""
    sight, seat = sight_of(rules, state), state.asked_seat
    now = moment(rules, state, seat)
    found = hint(rules, sight.decision, sight.imagine, QUICK, seed=3)
    second = hint(rules, sight.decision, sight.imagine, THOROUGH, seed=71, playouts=PLAYOUTS)
    again = {one.action: one for one in second}
    return [
        Warned(
            one is found[0],
            one,
            warning(rules, now, one.name, Heard(), against(advice_of(one, seat)))[0],
            again[one.action],
            one.action == second[0].action,
        )
        for one in found
        if one.action in again
    ]


@every_game
def test_nothing_is_said_against_the_best_nor_against_what_is_as_good(name: str) -> None:
    warnings = [one for one in choices(name) if one.said is not None]
    assert len(warnings) >= LEAST
    assert [one for one in warnings if one.first or one.option.even] == []
    assert [one for one in warnings if one.option.loss <= 0] == []


@every_game
def test_another_search_does_not_hold_it_for_the_best_either(name: str) -> None:
    """With more thought and other chance: what is warned of is hardly ever as good as the best."""
    warnings = [one for one in choices(name) if one.said is not None]
    assert sum(one.best or one.again.even for one in warnings) <= len(warnings) / 10


@every_game
def test_every_warning_tells_what_it_costs(name: str) -> None:
    warnings = [one.said.slots for one in choices(name) if one.said is not None]
    assert all(slots["cost"] >= 1 for slots in warnings if slots["known"] != "no")
    assert all(slots["loss"] >= 4 for slots in warnings)
    assert any(slots["known"] != "no" for slots in warnings)
