"""What a good player of Louis XIV looks at when a round ends; louis_xiv.toml says how much each is worth."""

from __future__ import annotations

from typing import Final

from trianon.core import majority
from trianon.core.sizes import Wide
from trianon.games.louis_xiv import ending
from trianon.games.louis_xiv.conspiracy import cards_held
from trianon.games.louis_xiv.gains import influence_cards, tile_count
from trianon.games.louis_xiv.numbers import (
    BENEFITS,
    BOARDS,
    BRIBE_MINUS_1,
    COAT_1,
    COAT_KINDS,
    CONSPIRACY_1,
    CROWN,
    DARK,
    EXTRA_MISSION,
    FOUR_MARKER_CARD,
    LIGHT,
    LOUIS_1,
    LOUIS_3,
    MARKER_1,
    MARKER_3,
    MARKER_FOR_CARD,
    ROUNDS,
    SOURCES,
    SWAP_INFLUENCE_CARD,
    SWAP_MISSIONS,
    TWO_OF_LOUIS_MARKER,
    WIN_TIE,
)
from trianon.games.louis_xiv.state import State

# The features, in the order of louis_xiv.toml.
POINTS: Final = 0  # coats and missions
LOUIS: Final = 1
USEFUL_LOUIS: Final = 2  # as long as boards are scored they bribe for more
TILES: Final = 3
CROWNS: Final = 4
PERSONAL: Final = 5
GENERAL: Final = 6
PLACED: Final = 7  # markers on boards
LEADS: Final = 8  # boards where nobody has more
CONSPIRACIES: Final = 9
INFLUENCE_HELD: Final = 10
BENEFITS_LAID: Final = 11  # what the laid missions bring in a round
HAND: Final = 12
LIGHT_HAND: Final = 13
DARK_HAND: Final = 14
COAT_LEADS: Final = 15  # kinds of coats of which nobody has more
FIRST: Final = 16
FEATURES: Final = 17


def width() -> int:
    """How many features there are."""
    return FEATURES


def clock(state: State) -> int:
    """What a search looks ahead by: rounds."""
    return state.round


def stage(state: State) -> int:
    """Which row of weights counts: one for each round."""
    return min(state.round, ROUNDS) - 1


def score(state: State, seat: int) -> int:
    """Victory points at the end."""
    return ending.points(state, seat)


def is_winner(state: State, seat: int) -> bool:
    """Who has won, alone or with others."""
    return ending.is_winner(state, seat)


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
    row[POINTS] = ending.points(state, seat)
    row[LOUIS] = state.louis[seat]
    row[USEFUL_LOUIS] = min(state.louis[seat], 4 + 4 * (ROUNDS - state.round))
    row[TILES] = tile_count(state, seat)
    row[CROWNS] = state.tiles[seat][CROWN]
    row[PERSONAL] = state.personal[seat]
    row[GENERAL] = state.general[seat]
    look_at_boards(state, seat, row)
    row[CONSPIRACIES] = cards_held(state, seat)
    row[INFLUENCE_HELD] = influence_cards(state, seat)
    row[BENEFITS_LAID] = benefits_laid(state, seat)
    look_at_hand(state, seat, row)
    row[COAT_LEADS] = coat_leads(state, seat)
    row[FIRST] = 0
    if state.first_player == seat:
        row[FIRST] = 1


def look_at_boards(state: State, seat: int, row: list[Wide]) -> None:
    """Markers on boards count in the next scoring, most of all where they lead."""
    row[PLACED] = 0
    row[LEADS] = 0
    for board in range(BOARDS):
        mine = state.markers[board][seat]
        row[PLACED] += mine
        if mine > 0:
            for other in range(state.seats):
                state.tally[other] = state.markers[board][other]
            if mine == majority.highest(state.tally, state.seats):
                row[LEADS] += 1


def benefit_value(benefit: int) -> int:
    """What a laid benefit brings in a round, in hundredths of a point; 55 for a placed marker."""
    if benefit == MARKER_1:
        return 50
    if benefit == LOUIS_1:
        return 50
    if benefit == EXTRA_MISSION:
        return 60
    if benefit == TWO_OF_LOUIS_MARKER:
        return 100
    if benefit == COAT_1:
        return 100
    if benefit == MARKER_3:
        return 130
    if benefit == LOUIS_3:
        return 130
    if benefit == CONSPIRACY_1:
        return 140
    if benefit == MARKER_FOR_CARD:
        return 140
    if benefit == FOUR_MARKER_CARD:
        return 120
    if benefit == BRIBE_MINUS_1:
        return 120
    if benefit == WIN_TIE:
        return 110
    if benefit == SWAP_MISSIONS:
        return 25
    if benefit == SWAP_INFLUENCE_CARD:
        return 25
    return 55


def benefits_laid(state: State, seat: int) -> int:
    """The benefits of the laid missions."""
    total = 0
    for benefit in range(BENEFITS):
        for copy in range(state.box.copies[benefit]):
            if state.laid[state.box.copy[benefit][copy]] == seat:
                total += benefit_value(benefit)
    return total


def look_at_hand(state: State, seat: int, row: list[Wide]) -> None:
    """The missions in hand: how many, and of which colour."""
    row[HAND] = state.hand_size[seat]
    row[LIGHT_HAND] = 0
    row[DARK_HAND] = 0
    for slot in range(state.hand_size[seat]):
        card = state.hand[seat][slot]
        if state.box.colour[card] == LIGHT:
            row[LIGHT_HAND] += 1
        if state.box.colour[card] == DARK:
            row[DARK_HAND] += 1


def coat_leads(state: State, seat: int) -> int:
    """L16.2: an extra coat for each kind of which nobody has more."""
    count = 0
    for coat in range(COAT_KINDS):
        if state.coats[seat][coat] > 0 and has_most(state, seat, coat):
            count += 1
    return count


def has_most(state: State, seat: int, coat: int) -> bool:
    """Nobody has more coats of this kind."""
    for other in range(state.seats):
        if state.coats[other][coat] > state.coats[seat][coat]:
            return False
    return True
