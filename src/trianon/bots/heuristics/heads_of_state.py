"""What a seat of Heads of State is worth: points now, and points that can be expected."""

from __future__ import annotations

from typing import Final

from trianon.core import majority
from trianon.core.sizes import NOBODY
from trianon.games.heads_of_state import countries, scoring
from trianon.games.heads_of_state.hands import attributes_held, treachery_held
from trianon.games.heads_of_state.names import (
    ATTRIBUTE_TYPES,
    ATTRIBUTES,
    COUNTRIES,
    COURTESAN,
    NOBLES,
    PLACES,
    ROUNDS,
    SECTORS,
)
from trianon.games.heads_of_state.state import State

POINT: Final = 100  # everything is counted in hundredths of a victory point


def worth(state: State, seat: int) -> int:
    """How well a seat stands, in hundredths of a victory point."""
    total = POINT * state.score[seat]
    if state.over:
        return total
    total += worth_of_countries(state, seat)
    total += worth_of_progress(state, seat)
    total += worth_of_house(state, seat)
    total += worth_of_noble_cards(state, seat)
    return total + worth_of_hand(state, seat)


def rounds_left(state: State) -> int:
    """Rounds that will still be scored, this one included."""
    return ROUNDS + 1 - state.round


def worth_of_countries(state: State, seat: int) -> int:
    """The places as they stand, surer in this round than later; each point of influence a little."""
    total = 0
    for country in range(COUNTRIES):
        countries.count_influence(state, country)
        influence = state.tally[seat]
        first = countries.leader(state, country, NOBODY)
        points = 0
        if first == seat:
            points = state.box.round_points[country][0]
        elif influence > 0 and countries.leader(state, country, first) == seat:
            points = state.box.round_points[country][1]
        total += points * (70 + 25 * (rounds_left(state) - 1))
        total += influence * (30 + 15 * rounds_left(state))
    return total


def worth_of_progress(state: State, seat: int) -> int:
    """A country marker is nearer with every sector created in."""
    total = 0
    for country in range(COUNTRIES):
        taken = scoring.country_markers_taken(state, country)
        if state.country_marker[seat][country] == 0 and taken < PLACES:
            done = 0
            for sector in range(SECTORS):
                if state.box.country[sector] == country:
                    done += state.sectors_created[seat] >> sector & 1
            share = POINT * done * done // (state.box.sectors[country] * state.box.sectors[country])
            total += share * state.box.country_points[country][taken] * 6 // 10
    return total


def worth_of_house(state: State, seat: int) -> int:
    """The House of Nobles is nearer with every type created."""
    taken = scoring.house_markers_taken(state)
    if state.house_marker[seat] > 0 or taken == state.box.house_markers:
        return 0
    done = 0
    for noble in range(NOBLES):
        done += state.types_created[seat] >> noble & 1
    return state.box.house_points[taken] * done * done * rounds_left(state) // 2


def worth_of_noble_cards(state: State, seat: int) -> int:
    """Most nobles at the end: leading counts more the nearer the end is."""
    total = 0
    for noble in range(NOBLES):
        sharing = scoring.seats_with_most(state, noble)
        most = majority.highest(state.tally, state.seats)
        mine = state.noble_cards[seat][noble]
        points = state.box.most_points[noble]
        if mine > 0 and mine == most and sharing < 3:
            total += points // sharing * (85 - 20 * (rounds_left(state) - 1))
        total += points * mine * 4
    return total


def worth_of_hand(state: State, seat: int) -> int:
    """Cards are nobles to come: more in different types, more for a set that is nearly whole."""
    total = 25 * treachery_held(state, seat) + 20 * attributes_held(state, seat)
    if state.hand[seat][COURTESAN] > 0:
        total += 30
    for card in range(ATTRIBUTE_TYPES):
        total += 15 * min(state.hand[seat][card], 2)
    best = 0
    for noble in range(NOBLES):
        best = max(best, nearness(state, seat, noble))
    return total + best


def nearness(state: State, seat: int, noble: int) -> int:
    """How much of a set is in hand, weighed by the noble it makes."""
    if state.supply[seat][noble] == 0:
        return 0
    wanted = 0
    there = 0
    for card in range(ATTRIBUTES):
        if state.box.noble_set[noble] >> card & 1 == 1:
            wanted += 1
            if state.hand[seat][card] > 0:
                there += 1
    return 60 * there * there // wanted
