"""The plain bonuses of Versailles, flags and catacombs: torches, steps, coins, henchmen, points."""

from __future__ import annotations

from trianon.games.bastille.gains import (
    bag_henchmen,
    gain_coins,
    move_marker,
    score_points,
    take_torches,
)
from trianon.games.bastille.numbers import COINS, HENCHMEN, POINTS, STEPS, TORCH
from trianon.games.bastille.state import State


def carry_out(state: State, seat: int, kind: int, count: int, source: int, clause: int) -> None:
    """One bonus that needs no further choice."""
    if kind == TORCH:
        take_torches(state, seat, count, clause)
    elif kind == STEPS:
        move_marker(state, seat, count, clause)
    elif kind == COINS:
        gain_coins(state, seat, count, clause)
    elif kind == HENCHMEN:
        bag_henchmen(state, seat, count, clause)
    elif kind == POINTS:
        score_points(state, seat, count, source, clause)
