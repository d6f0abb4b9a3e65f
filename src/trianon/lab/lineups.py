"""Who sits where: lineups made of the names given, turned around the table so that no bot owns a seat."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations, permutations

from trianon.core.errors import BadRequest

Lineup = tuple[str, ...]  # the bots of one table, clockwise


def lineups(bots: Sequence[str], players: int) -> list[Lineup]:
    """The tables these names stand for.

    One name for each seat is a table as it is, repeated names and all. Otherwise every name sits down as often
    as it goes into the table, and each combination of names takes the seats left over: `a,b,c` for four players
    is `a b c a`, `a b c b` and `a b c c`; `a,b,c` for two is `a b`, `a c` and `b c`.
    """
    if not bots:
        raise BadRequest("bots-count", found=0, wanted=players)
    if len(bots) == players:
        return [tuple(bots)]
    if len(set(bots)) < len(bots):
        raise BadRequest("lineup-repeats", found=len(bots), wanted=players)
    whole, left = divmod(players, len(bots))
    return [tuple(bots) * whole + extra for extra in combinations(bots, left)]


def mirror_of(bot: str, players: int) -> Lineup:
    """A table of one bot only: whatever wins there is chance, the seat, or a fault of the arena."""
    return (bot,) * players


def is_mirror(lineup: Lineup) -> bool:
    """Whether one bot holds every seat."""
    return len(set(lineup)) == 1


def turned(order: Lineup, turn: int) -> Lineup:
    """The same order around the table, begun `turn` seats later."""
    return tuple(order[(seat - turn) % len(order)] for seat in range(len(order)))


def first_turn(order: Lineup) -> Lineup:
    """The turn of an order that stands for all its turns."""
    return min(turned(order, turn) for turn in range(len(order)))


@cache
def circular_orders(lineup: Lineup) -> list[Lineup]:
    """Every order around the table, each once whatever the seat it begins at; the one given comes first."""
    given = first_turn(lineup)
    others = {first_turn(order) for order in permutations(lineup)} - {given}
    return [given, *sorted(others)]


def seating(lineup: Lineup, shuffle: int, turn: int) -> Lineup:
    """The bots by seat: each shuffle takes the next order around the table, and is played in all its turns."""
    orders = circular_orders(lineup)
    return turned(orders[shuffle % len(orders)], turn)


def copy_number(seat: int, turn: int, players: int) -> int:
    """Which copy of a bot sits here at a mirror table, from 0; each copy takes every seat once a shuffle."""
    return (seat - turn) % players
