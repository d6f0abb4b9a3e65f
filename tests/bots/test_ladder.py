"""Each level beats the one below it: a small sample, one of the better against the weaker in every seat."""

from __future__ import annotations

import pytest

from trianon.core.registry import GAMES
from trianon.lab.simulate import Plan, simulate

LADDER = (
    ("page", "random"),
    ("courtier", "page"),
    ("minister:1000", "courtier"),
    ("sun-king:2000", "minister:200"),
)
PLAYERS = 3
ROUNDS = 4  # games in each seat


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(("better", "weaker"), LADDER)
def test_each_level_beats_the_one_below(name: str, better: str, weaker: str) -> None:
    wins = 0.0
    for seat in range(PLAYERS):
        bots = tuple(better if other == seat else weaker for other in range(PLAYERS))
        wins += simulate(Plan(name, PLAYERS, ROUNDS, bots, seat)).wins_by_seat[seat]
    assert wins > ROUNDS  # the fair share of one player in three
