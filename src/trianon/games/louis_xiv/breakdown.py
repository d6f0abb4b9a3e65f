"""Why did I score that? Every victory point by source, clause and round, from the ledger."""

from __future__ import annotations

from trianon.core.events import Source
from trianon.games.louis_xiv.ending import is_winner as is_winner
from trianon.games.louis_xiv.ending import points as points_of
from trianon.games.louis_xiv.names import SOURCE_IDS
from trianon.games.louis_xiv.numbers import ROUNDS, SOURCES
from trianon.games.louis_xiv.state import State

CLAUSES = ("L15.9", "L18", "L9.5", "L15.7", "L16.1", "L16.2")  # by source


def scores(state: State) -> list[int]:
    """Victory points by seat."""
    return [points_of(state, seat) for seat in range(state.seats)]


def explain(state: State) -> list[Source]:
    """The entries of all seats; they add up to the scores (L16.4)."""
    entries = []
    for seat in range(state.seats):
        ledger = state.earned[seat]
        for round_ in range(1, ROUNDS + 1):
            for source in range(SOURCES):
                points = ledger[(round_ - 1) * SOURCES + source]
                if points:
                    name = SOURCE_IDS[source]
                    entries.append(Source(seat, name, CLAUSES[source], round_, points))
    return entries
