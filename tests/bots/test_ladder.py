"""The greedy bot beats the random one."""

from __future__ import annotations

import pytest

from trianon.core.registry import GAMES, game
from trianon.lab.simulate import Plan, simulate


@pytest.mark.parametrize("name", GAMES)
def test_greedy_beats_random(name: str) -> None:
    players = game(name).players[-1]
    wins = 0.0
    for seat in range(players):
        bots = tuple("greedy" if other == seat else "random" for other in range(players))
        wins += simulate(Plan(name, players, 5, bots, seat, {}, {}))["wins_by_seat"][seat]
    assert wins > 0.6 * 5 * players
