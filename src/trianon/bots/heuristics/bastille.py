"""What a good player of Bastille looks at when a round ends; bastille.toml says how much each is worth."""

from __future__ import annotations

from typing import Final

from trianon.core import majority
from trianon.core.sizes import Wide
from trianon.games.bastille import scoring
from trianon.games.bastille.flags import flags_of
from trianon.games.bastille.gains import slot
from trianon.games.bastille.numbers import (
    CHARACTERS,
    FROM_BASTILLE,
    GROUPS,
    INTERIM_ROUND,
    MAX,
    MISSIONS,
    MONK,
    ROUND_SOURCES,
    ROUNDS,
    SERIES,
    SOURCES,
    VALUES,
)
from trianon.games.bastille.state import State

# The features, in the order of bastille.toml.
SCORE: Final = 0
COINS: Final = 1
TILES: Final = 2  # the values of the influence tiles
PRINTED: Final = 3  # points of the cards
GEMS: Final = 4
CROWNS: Final = 5
CROWN_LEAD: Final = 6
FLAGS: Final = 7
FLAG_LEAD: Final = 8
TRACK_POINTS: Final = 9
TRACK: Final = 10
HENCHMEN: Final = 11
BAG_SHARE: Final = 12  # per cent of all cubes in the bag
MISSIONS_NOW: Final = 13  # points if the missions were scored now
PROSPECT: Final = 14  # how near they are, in hundredths of their points
UNARMED: Final = 15
PENALTY: Final = 16  # points lost if weapons were counted now
TORCHES: Final = 17
FREE_MONKS: Final = 18  # they join where a weapon is free
CARDS: Final = 19
STARTING: Final = 20
FEATURES: Final = 21


def width() -> int:
    """How many features there are."""
    return FEATURES


def clock(state: State) -> int:
    """What a search looks ahead by: rounds."""
    return state.round


def stage(state: State) -> int:
    """Which row of weights counts: one for each round."""
    return state.round - 1


def score(state: State, seat: int) -> int:
    """Victory points at the end."""
    return state.score[seat]


def is_winner(state: State, seat: int) -> bool:
    """Who has won, alone or with others."""
    return scoring.is_winner(state, seat)


def sources() -> int:
    """How many sources of points the ledger knows."""
    return SOURCES


def earned(state: State, seat: int, row: list[Wide]) -> None:
    """The points of a seat by source, all rounds together."""
    for source in range(SOURCES):
        row[source] = 0
    for round_ in range(ROUNDS):
        for source in range(ROUND_SOURCES):
            row[source] += state.earned[seat][slot(round_ + 1, source)]
    for source in range(ROUND_SOURCES, SOURCES):
        row[source] = state.earned[seat][slot(ROUNDS, source)]
        if source <= FROM_BASTILLE:
            row[source] += state.earned[seat][slot(INTERIM_ROUND, source)]


def features(state: State, seat: int, row: list[Wide]) -> None:
    """How a seat stands, number by number."""
    row[SCORE] = state.score[seat]
    row[COINS] = state.coins[seat]
    row[TILES] = tile_values(state, seat)
    look_at_cards(state, seat, row)
    row[TRACK_POINTS] = scoring.bastille_points(state, seat)
    row[TRACK] = state.track[seat]
    row[HENCHMEN] = state.bag[seat]
    row[BAG_SHARE] = share_of_bag(state, seat)
    look_at_missions(state, seat, row)
    row[UNARMED] = scoring.unarmed_of(state, seat)
    row[PENALTY] = scoring.penalty(state, row[UNARMED])
    row[TORCHES] = state.torches[seat]
    row[STARTING] = 0
    if state.start_player == seat:
        row[STARTING] = 1


def tile_values(state: State, seat: int) -> int:
    """Better tiles pay in every round to come."""
    total = 0
    for value in range(1, VALUES):
        total += value * state.hand[seat][value]
    return total


def look_at_cards(state: State, seat: int, row: list[Wide]) -> None:
    """Printed points, gems, crowns, flags, and who leads."""
    row[PRINTED] = 0
    row[CARDS] = 0
    row[FREE_MONKS] = 0
    for card in range(CHARACTERS):
        if state.place[card] == seat:
            row[CARDS] += 1
            row[PRINTED] += state.box.points[card]
            if state.box.group[card] == MONK and state.joined[card] < 0:
                row[FREE_MONKS] += 1
    row[GEMS] = scoring.gems_of(state, seat)
    for other in range(state.seats):
        state.tally[other] = scoring.crowns_of(state, other)
    row[CROWNS] = state.tally[seat]
    row[CROWN_LEAD] = lead(state, seat)
    for other in range(state.seats):
        state.tally[other] = flags_of(state, other)
    row[FLAGS] = state.tally[seat]
    row[FLAG_LEAD] = lead(state, seat)


def lead(state: State, seat: int) -> int:
    """1 for whoever has the most of what is on the tally, and some."""
    if state.tally[seat] > 0 and state.tally[seat] == majority.highest(state.tally, state.seats):
        return 1
    return 0


def share_of_bag(state: State, seat: int) -> int:
    """A cube in the bag is a chance at each scoring: its share of all, in per cent."""
    all_cubes = 0
    for other in range(state.seats):
        all_cubes += state.bag[other]
    if all_cubes == 0:
        return 0
    return 100 * state.bag[seat] // all_cubes


def look_at_missions(state: State, seat: int, row: list[Wide]) -> None:
    """What each mission in hand would score now, and how near the others are."""
    row[MISSIONS_NOW] = 0
    row[PROSPECT] = 0
    for mission in range(MISSIONS):
        if state.missions[seat][mission] > 0:
            row[MISSIONS_NOW] += scoring.mission_points(state, seat, mission)
            row[PROSPECT] += prospect(state, seat, mission)


def prospect(state: State, seat: int, mission: int) -> int:
    """How near a mission is to being fulfilled, in hundredths of its points."""
    points = state.box.mission_points[mission]
    if state.box.mission_eval[mission] == MAX:
        return 30 * points
    have = 0
    if state.box.mission_eval[mission] == SERIES:
        for index in range(3):
            value = state.box.mission_values[mission][index]
            if scoring.has_value(state, seat, state.box.mission_metric[mission], value):
                have += 1
        return 12 * have * points
    for group in range(GROUPS):
        have += min(2, scoring.members(state, seat, group))
    return 8 * have * points
