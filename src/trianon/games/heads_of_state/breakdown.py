"""Why did I score that? Every victory point by source, clause and round, from the ledger."""

from __future__ import annotations

from trianon.core.events import Source
from trianon.games.heads_of_state.names import COUNTRY_IDS, NOBLE_IDS, SOURCE_IDS
from trianon.games.heads_of_state.numbers import (
    FROM_MOST,
    FROM_ROUND,
    NOBLES,
    ROUNDS,
    SOURCES,
)
from trianon.games.heads_of_state.scoring import is_winner as is_winner
from trianon.games.heads_of_state.scoring import most_nobles_points
from trianon.games.heads_of_state.state import State

CLAUSES = ("H13.1", "H13.2", "H13.3", "H13.4a", "H13.4a", "H13.4a", "H13.4a", "H13.5")


def scores(state: State) -> list[int]:
    """Victory points by seat."""
    return state.score[: state.seats]


def explain(state: State) -> list[Source]:
    """The entries of all seats; they add up to the scores."""
    entries = []
    for seat in range(state.seats):
        ledger = state.earned[seat]
        for round_ in range(1, ROUNDS + 1):
            for source in range(FROM_MOST):
                points = ledger[(round_ - 1) * SOURCES + source]
                if points:
                    entries.append(entry(seat, source, round_, points))
        if state.over:
            entries += most_nobles_entries(state, seat)
    return entries


def entry(seat: int, source: int, round_: int, points: int) -> Source:
    """One source in one round; the end of a round names the country."""
    detail = COUNTRY_IDS[source - FROM_ROUND] if source >= FROM_ROUND else ""
    return Source(seat, SOURCE_IDS[source], CLAUSES[source], round_, points, detail)


def most_nobles_entries(state: State, seat: int) -> list[Source]:
    """H13.5: one entry for each type that scored."""
    return [
        Source(seat, SOURCE_IDS[FROM_MOST], "H13.5", ROUNDS, points, NOBLE_IDS[noble])
        for noble in range(NOBLES)
        if (points := most_nobles_points(state, seat, noble))
    ]
