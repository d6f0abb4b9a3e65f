"""Why did I score that? Every victory point by source, clause and round, from the ledger of the record."""

from __future__ import annotations

from trianon.core.codes import clauses_of
from trianon.core.events import Source
from trianon.games.bastille import clauses
from trianon.games.bastille.clauses import (
    B6_2,
    B6_3,
    B7_3,
    B9_1,
    B9_2,
    B9_4,
    B9_6,
    B11_1,
    B11_2,
    B11_3,
    B11_4,
    B12_1,
    B12_2,
    B12_3,
    B12_4,
    B12_6,
)
from trianon.games.bastille.gains import slot
from trianon.games.bastille.names import MISSION_IDS, SOURCE_IDS
from trianon.games.bastille.numbers import (
    FROM_BASTILLE,
    FROM_MISSIONS,
    INTERIM_ROUND,
    MISSIONS,
    ROUND_SOURCES,
    ROUNDS,
    SOURCES,
)
from trianon.games.bastille.scoring import clause_of_mission, mission_points
from trianon.games.bastille.scoring import is_winner as is_winner
from trianon.games.bastille.state import State

# Clause of each source before the final scoring and in it.
CLAUSES = (
    (B6_2, B6_2),
    (B6_3, B6_3),
    (B7_3, B7_3),
    (B9_1, B11_1),
    (B9_2, B11_2),
    (B9_4, B11_3),
    (B9_6, B11_4),
    (B12_1, B12_1),
    (B12_2, B12_2),
    (B12_3, B12_3),
    (B12_4, B12_4),
    (B12_6, B12_6),
)


CLAUSE_NAMES = clauses_of(clauses)

# Every round and source there is, in the order of play.
ENTRIES = [
    (round_, source)
    for round_ in range(1, ROUNDS + 1)
    for source in range(SOURCES)
    if source < ROUND_SOURCES
    or round_ == ROUNDS
    or (round_ == INTERIM_ROUND and source <= FROM_BASTILLE)
]


def scores(state: State) -> list[int]:
    """Victory points by seat."""
    return state.score[: state.seats]


def explain(state: State) -> list[Source]:
    """The entries of all seats; they add up to the scores."""
    entries = []
    for seat in range(state.seats):
        ledger = state.earned[seat]
        for round_, source in ENTRIES:
            points = ledger[slot(round_, source)]
            clause = CLAUSE_NAMES[CLAUSES[source][round_ == ROUNDS]]
            if points and source != FROM_MISSIONS:
                entries.append(Source(seat, SOURCE_IDS[source], clause, round_, points))
        if state.over:
            entries += mission_entries(state, seat)
    return entries


def mission_entries(state: State, seat: int) -> list[Source]:
    """One entry for each mission that scored."""
    entries = []
    for mission in range(MISSIONS):
        if state.missions[seat][mission]:
            points = mission_points(state, seat, mission)
            clause = CLAUSE_NAMES[clause_of_mission(state, mission)]
            if points:
                entries.append(
                    Source(seat, "missions", clause, ROUNDS, points, MISSION_IDS[mission])
                )
    return entries
