"""Without confirmation: only what can surely be taken back is called safe."""

from __future__ import annotations

import random

import pytest

from tests.server.test_leaks import table_with
from tests.tables import PLAIN_TABLES, Tabletop, walk
from trianon.core.undo import may_take_back
from trianon.server import outgoing
from trianon.server.views import views_of


@pytest.mark.parametrize("tabletop", PLAIN_TABLES, ids=str)
def test_a_safe_option_can_be_taken_back(tabletop: Tabletop) -> None:
    game, chance, safe = tabletop.rules, random.Random(4), 0
    for state, action in walk(tabletop, 4):
        if action < 0 or chance.random() > 0.15:
            continue
        table = table_with(tabletop, game.copy(state), [], [])
        [look] = outgoing.present_looks(table, (state.asked_seat,), [])
        assert look.decision is not None
        for option, code in zip(look.decision.options, game.options(state), strict=True):
            if option.safe:
                safe += 1
                assert may_take_back(game, game.copy(state), code)
                after = game.copy(state)
                game.apply(after, code)
                assert after.asked_seat == state.asked_seat
    assert safe or tabletop.game == "bastille"


def test_a_safe_option_is_judged_by_what_the_seat_knows() -> None:
    """The same in every world the seat could believe in."""
    tabletop = next(one for one in PLAIN_TABLES if one.game == "heads-of-state")
    game = tabletop.rules
    for number, (state, action) in enumerate(walk(tabletop, 5)):
        if action < 0 or number % 9:
            continue
        seat = state.asked_seat
        found = [
            outgoing.decision(game, world, seat, views_of(game, world)[seat])
            for world in (state, game.resample(state, seat, 77))
        ]
        assert found[0] == found[1]
