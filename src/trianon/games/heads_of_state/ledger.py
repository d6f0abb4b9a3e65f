"""The ledger read by a study: a seat's victory points by source, and after each round."""

from __future__ import annotations

from trianon.games.heads_of_state.numbers import ROUNDS, SOURCES
from trianon.games.heads_of_state.state import State


def points_from(state: State, seat: int, source: int) -> int:
    """All points of a source."""
    points = 0
    for round_ in range(ROUNDS):
        points += state.earned[seat][round_ * SOURCES + source]
    return points


def points_after(state: State, seat: int, last: int) -> int:
    """All points up to the end of a round."""
    points = 0
    for entry in range(last * SOURCES):
        points += state.earned[seat][entry]
    return points
