"""What a good player of Heads of State looks at after a turn; heads_of_state.toml says what each is worth."""

from __future__ import annotations

from typing import Final

from trianon.core import majority
from trianon.core.sizes import NOBODY, Wide
from trianon.games.heads_of_state import countries, scoring
from trianon.games.heads_of_state.hands import attributes_held, treachery_held
from trianon.games.heads_of_state.numbers import (
    ATTRIBUTES,
    COUNTRIES,
    COURTESAN,
    KING,
    NOBLES,
    PLACES,
    PRINCE,
    ROUNDS,
    SECTORS,
    SOURCES,
)
from trianon.games.heads_of_state.state import State

# The features, in the order of heads_of_state.toml.
SCORE: Final = 0
FIRST_PLACES: Final = 1  # points of the countries led
SECOND_PLACES: Final = 2
INFLUENCE: Final = 3
COUNTRY_PROGRESS: Final = 4  # country markers in sight, in hundredths of a point
HOUSE_PROGRESS: Final = 5
MOST_NOBLES: Final = 6  # points of the types of noble led
NOBLE_CARDS: Final = 7  # seven: baron to king
ATTRIBUTES_HELD: Final = 14
TREACHERY_HELD: Final = 15
COURTESANS: Final = 16
TYPES_HELD: Final = 17
PRINCE_SET: Final = 18  # the square of the cards in hand
KING_SET: Final = 19
TO_COME: Final = 20  # turns until this seat's next one
FEATURES: Final = 21

PHASES: Final = 3  # of a round

POINT: Final = 100


def width() -> int:
    """How many features there are."""
    return FEATURES


def clock(state: State) -> int:
    """What a search looks ahead by: turns."""
    return state.turn


def stage(state: State) -> int:
    """Which row of weights counts: three for each round, by the cards left before the revolution."""
    phase = 0
    if state.deck_count == 0:
        phase = 2
    elif state.deck_count * PHASES <= state.box.attribute_total:
        phase = 1
    return PHASES * (min(state.round, ROUNDS) - 1) + phase


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
            row[source] += state.earned[seat][round_ * SOURCES + source]


def features(state: State, seat: int, row: list[Wide]) -> None:
    """How a seat stands, number by number."""
    row[SCORE] = state.score[seat]
    look_at_countries(state, seat, row)
    row[COUNTRY_PROGRESS] = country_progress(state, seat)
    row[HOUSE_PROGRESS] = house_progress(state, seat)
    look_at_noble_cards(state, seat, row)
    look_at_hand(state, seat, row)
    row[TO_COME] = (seat + state.seats - state.active) % state.seats


def look_at_countries(state: State, seat: int, row: list[Wide]) -> None:
    """The places as they stand, and the influence behind them."""
    row[FIRST_PLACES] = 0
    row[SECOND_PLACES] = 0
    row[INFLUENCE] = 0
    for country in range(COUNTRIES):
        countries.count_influence(state, country)
        influence = state.tally[seat]
        row[INFLUENCE] += influence
        first = countries.leader(state, country, NOBODY)
        if first == seat:
            row[FIRST_PLACES] += state.box.round_points[country][0]
        elif influence > 0 and countries.leader(state, country, first) == seat:
            row[SECOND_PLACES] += state.box.round_points[country][1]


def country_progress(state: State, seat: int) -> int:
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
            total += share * state.box.country_points[country][taken]
    return total


def house_progress(state: State, seat: int) -> int:
    """The House of Nobles is nearer with every type created."""
    taken = scoring.house_markers_taken(state)
    if state.house_marker[seat] > 0 or taken == state.box.house_markers:
        return 0
    done = 0
    for noble in range(NOBLES):
        done += state.types_created[seat] >> noble & 1
    return state.box.house_points[taken] * done * done


def look_at_noble_cards(state: State, seat: int, row: list[Wide]) -> None:
    """Most nobles at the end: who leads now, and by how much."""
    row[MOST_NOBLES] = 0
    for noble in range(NOBLES):
        sharing = scoring.seats_with_most(state, noble)
        most = majority.highest(state.tally, state.seats)
        mine = state.noble_cards[seat][noble]
        if mine > 0 and mine == most and sharing < 3:
            row[MOST_NOBLES] += state.box.most_points[noble] // sharing
        row[NOBLE_CARDS + noble] = mine


def look_at_hand(state: State, seat: int, row: list[Wide]) -> None:
    """Cards are nobles to come, and the high ones take long to collect."""
    row[ATTRIBUTES_HELD] = attributes_held(state, seat)
    row[TREACHERY_HELD] = treachery_held(state, seat)
    row[COURTESANS] = state.hand[seat][COURTESAN]
    row[TYPES_HELD] = cards_of_set(state, seat, KING)
    prince = cards_of_set(state, seat, PRINCE)
    row[PRINCE_SET] = prince * prince
    row[KING_SET] = row[TYPES_HELD] * row[TYPES_HELD]


def cards_of_set(state: State, seat: int, noble: int) -> int:
    """How many attributes of a set are in hand; a king's are all."""
    there = 0
    for card in range(ATTRIBUTES):
        if state.box.noble_set[noble] >> card & 1 == 1 and state.hand[seat][card] > 0:
            there += 1
    return there
