"""The ledger read by a study: a seat's victory points by source, and after each round."""

from __future__ import annotations

from trianon.games.bastille.gains import slot
from trianon.games.bastille.numbers import (
    FROM_BASTILLE,
    INTERIM_ROUND,
    ROUND_SOURCES,
    ROUNDS,
    SOURCES,
)
from trianon.games.bastille.state import State


def is_kept(round_: int, source: int) -> bool:
    """Whether the ledger has an entry of this source in this round."""
    if source < ROUND_SOURCES or round_ == ROUNDS:
        return True
    return round_ == INTERIM_ROUND and source <= FROM_BASTILLE


def points_from(state: State, seat: int, source: int) -> int:
    """All points of a source."""
    points = 0
    for round_ in range(1, ROUNDS + 1):
        if is_kept(round_, source):
            points += state.earned[seat][slot(round_, source)]
    return points


def points_after(state: State, seat: int, last: int) -> int:
    """All points up to the end of a round."""
    points = 0
    for round_ in range(1, last + 1):
        for source in range(SOURCES):
            if is_kept(round_, source):
                points += state.earned[seat][slot(round_, source)]
    return points
