"""Each level beats the one below it: one of the better among the weaker, more often than luck would let it."""

from __future__ import annotations

from math import comb

import pytest

from tests.tables import JUDGED
from trianon.lab.simulate import Plan, simulate

LADDER = (  # the better, the weaker, games in each seat: as many as their thinking allows
    ("page", "random", 20),
    ("courtier", "page", 10),
    ("minister:1000", "courtier", 4),
    ("sun-king:2000", "minister:200", 4),
)
PLAYERS = 3
LUCK = 0.02  # how often a bot of equal strength may pass


def by_luck(wins: int, games: int) -> float:
    """How often one player of three equals wins so many games, or more."""
    share = 1 / PLAYERS
    tail = range(wins, games + 1)
    return sum(comb(games, won) * share**won * (1 - share) ** (games - won) for won in tail)


def needed(games: int) -> int:
    """The fewest wins that are no luck."""
    return next(wins for wins in range(games + 1) if by_luck(wins, games) < LUCK)


def wins_of(name: str, better: str, weaker: str, games: int) -> float:
    """Games won by one bot among others, so many in each seat."""
    wins = 0.0
    for seat in range(PLAYERS):
        bots = tuple(better if other == seat else weaker for other in range(PLAYERS))
        wins += simulate(Plan(name, PLAYERS, games, bots, seat, {}, {})).wins_by_seat[seat]
    return wins


@pytest.mark.parametrize("name", JUDGED)
@pytest.mark.parametrize(("better", "weaker", "games"), LADDER)
def test_each_level_beats_the_one_below(name: str, better: str, weaker: str, games: int) -> None:
    assert wins_of(name, better, weaker, games) >= needed(PLAYERS * games)


@pytest.mark.parametrize("name", JUDGED)
@pytest.mark.parametrize(("bot", "games"), [("random", 20), ("page", 4)])
def test_a_bot_of_equal_strength_fails(name: str, bot: str, games: int) -> None:
    assert wins_of(name, bot, bot, games) < needed(PLAYERS * games)


def test_luck_is_counted_right() -> None:
    assert by_luck(0, 12) == pytest.approx(1)
    assert by_luck(12, 12) == pytest.approx(1 / 3**12)
    assert (needed(12), needed(60)) == (8, 29)
