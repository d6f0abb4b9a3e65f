"""What a seat of Louis XIV is worth: points now, and points that can be expected."""

from __future__ import annotations

from trianon.games.louis_xiv.conspiracy import cards_held
from trianon.games.louis_xiv.ending import points
from trianon.games.louis_xiv.gains import influence_cards, tile_count
from trianon.games.louis_xiv.missions import can_fulfil
from trianon.games.louis_xiv.names import (
    BENEFITS,
    BOARDS,
    BRIBE_MINUS_1,
    COAT_1,
    COAT_KINDS,
    CONSPIRACY_1,
    CROWN,
    EXTRA_MISSION,
    FOUR_MARKER_CARD,
    LOUIS_1,
    LOUIS_3,
    MARKER_1,
    MARKER_3,
    MARKER_FOR_CARD,
    ROUNDS,
    SWAP_INFLUENCE_CARD,
    SWAP_MISSIONS,
    TWO_OF_LOUIS_MARKER,
    WIN_TIE,
)
from trianon.games.louis_xiv.state import State

POINT = 100  # everything is counted in hundredths of a victory point


def worth(state: State, seat: int) -> int:
    """How well a seat stands, in hundredths of a victory point."""
    total = POINT * points(state, seat)
    if state.over:
        return total + state.personal[seat]
    total += worth_of_purse(state, seat)
    total += worth_of_tiles(state, seat)
    total += worth_of_markers(state, seat)
    total += worth_of_cards(state, seat)
    total += worth_of_laid(state, seat)
    total += worth_of_hand(state, seat)
    return total + worth_of_coats(state, seat)


def rounds_left(state: State) -> int:
    """Rounds whose incomes are still to come, the present one included."""
    return ROUNDS - state.round + 1


def worth_of_purse(state: State, seat: int) -> int:
    """Three louis are a coat at the end; as long as boards are scored they bribe for more."""
    useful = min(state.louis[seat], 4 + 4 * rounds_left(state))
    return 33 * state.louis[seat] + 25 * useful


def worth_of_tiles(state: State, seat: int) -> int:
    """Half a mission each, a crown a little more because it fits everywhere."""
    return 190 * tile_count(state, seat) + 40 * state.tiles[seat][CROWN]


def worth_of_markers(state: State, seat: int) -> int:
    """Markers that can be used at once are worth a turn; those on boards count in the next scoring."""
    placed = 0
    for board in range(BOARDS):
        placed += state.markers[board][seat]
    return 38 * min(state.personal[seat], 12) + 10 * state.general[seat] + 75 * placed


def worth_of_cards(state: State, seat: int) -> int:
    """A conspiracy card decides a board or becomes a coat; an influence card is one more turn."""
    held = min(1, influence_cards(state, seat))
    return 140 * cards_held(state, seat) + 170 * held


def benefit_value(benefit: int) -> int:
    """What a laid benefit brings in each round to come; 55 for a placed marker."""
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


def worth_of_laid(state: State, seat: int) -> int:
    """The benefits of the laid missions, in the rounds after this one."""
    total = 0
    for benefit in range(BENEFITS):
        for copy in range(state.box.copies[benefit]):
            if state.laid[state.box.copy[benefit][copy]] == seat:
                total += benefit_value(benefit)
    return total * (rounds_left(state) - 1)


def worth_of_hand(state: State, seat: int) -> int:
    """A mission that can be paid already, and a choice of missions."""
    total = 40 * state.hand_size[seat]
    for slot in range(state.hand_size[seat]):
        if can_fulfil(state, seat, state.hand[seat][slot]):
            return total + 110
    return total


def worth_of_coats(state: State, seat: int) -> int:
    """L16.2: part of the extra coat for each kind of which nobody has more."""
    total = 0
    for coat in range(COAT_KINDS):
        if state.coats[seat][coat] > 0 and has_most(state, seat, coat):
            total += 50
    return total


def has_most(state: State, seat: int, coat: int) -> bool:
    """Nobody has more coats of this kind."""
    for other in range(state.seats):
        if state.coats[other][coat] > state.coats[seat][coat]:
            return False
    return True
