"""What an influence card does (L7): chains of markers on the boards, and markers taken back."""

from __future__ import annotations

from trianon.core.state import ask, offer, offer_if, settle, tell
from trianon.games.louis_xiv.benefits import unused_copy, use
from trianon.games.louis_xiv.clauses import L7_1, L7_2, L7_6, L7_7, L7_8, L8_4
from trianon.games.louis_xiv.events import FOUR_MARKERS, MARKERS_ON
from trianon.games.louis_xiv.gains import recover_markers
from trianon.games.louis_xiv.numbers import (
    BOARDS,
    DO_BOARD,
    DO_FOUR_PLACE,
    DO_FOUR_TAKE,
    DO_STOP,
    FOUR_MARKER_CARD,
    JOKER,
    NEXT_MARKER,
    START_BOARD,
    TAKE_MORE,
)
from trianon.games.louis_xiv.state import State
from trianon.games.louis_xiv.turns import end_turn

# Placing (L7.1-L7.5, L7.7).


def begin_placing(state: State, seat: int, card: int) -> None:
    """L7.1: up to 3 markers from the shown board on; L7.7: a joker up to 2 from any board on."""
    state.played_card = card
    if card == JOKER:
        state.chain_left = state.box.joker_place
        ask(state, START_BOARD, seat)
    else:
        state.chain_left = state.box.character_place
        lay_marker(state, seat, card)


def play_four_markers(state: State, seat: int, card: int) -> None:
    """L8.4: any influence card as a joker with the number 4."""
    use(state, seat, unused_copy(state, seat, FOUR_MARKER_CARD), L8_4)
    tell(state, FOUR_MARKERS, L8_4, seat, card)
    state.played_card = card
    state.chain_left = 4
    if state.mode == DO_FOUR_PLACE:
        ask(state, START_BOARD, seat)
    else:
        take_markers(state, seat, L8_4)


def list_all_boards(state: State) -> None:
    """D4, D6, D10: any of the 12 boards."""
    for board in range(BOARDS):
        offer(state, DO_BOARD + board)


def choose_start(state: State, action: int) -> None:
    """L7.7, D4: the first marker of a joker goes to any board."""
    seat = state.asked_seat
    settle(state)
    lay_marker(state, seat, action - DO_BOARD)


def clause_of_placing(state: State) -> int:
    """L7.1 for the first marker of a character, L7.2 for the next; L7.7 a joker, L8.4 four markers."""
    if state.mode == DO_FOUR_PLACE:
        return L8_4
    if state.played_card == JOKER:
        return L7_7
    if state.chain_visited == 0:
        return L7_1
    return L7_2


def lay_marker(state: State, seat: int, board: int) -> None:
    """L7.2: one marker after the other, each from the personal reserve."""
    state.personal[seat] -= 1
    state.markers[board][seat] += 1
    tell(state, MARKERS_ON, clause_of_placing(state), seat, board)
    state.chain_board = board
    state.chain_visited = state.chain_visited | (1 << board)
    state.chain_left -= 1
    if state.chain_left == 0 or state.personal[seat] == 0:
        end_turn(state, seat)
    else:
        ask(state, NEXT_MARKER, seat)


def may_follow(state: State, board: int) -> bool:
    """L7.2, L7.5: the board of the previous marker, or a neighbour the chain has not visited."""
    if board == state.chain_board:
        return True
    if state.mode == DO_FOUR_PLACE and not state.four_marker_card_may_chain:  # R12
        return False
    if (state.chain_visited >> board) & 1:
        return False
    return state.box.neighbour[state.chain_board][board] == 1


def list_next_boards(state: State) -> None:
    """D5: stay, go on to a neighbour, or stop."""
    for board in range(BOARDS):
        offer_if(state, DO_BOARD + board, may_follow(state, board))
    offer(state, DO_STOP)


def choose_next(state: State, action: int) -> None:
    """L7.2: the next marker, or an end at any time after the first."""
    seat = state.asked_seat
    settle(state)
    if action == DO_STOP:
        end_turn(state, seat)
    else:
        lay_marker(state, seat, action - DO_BOARD)


# Taking (L7.6, L7.8).


def begin_taking(state: State, seat: int, card: int) -> None:
    """L7.6: 3 markers of the general reserve, L7.8: 2 with a joker, or all that are left."""
    state.played_card = card
    if card == JOKER:
        state.chain_left = state.box.joker_take
        take_markers(state, seat, L7_8)
    else:
        state.chain_left = state.box.character_take
        take_markers(state, seat, L7_6)


def take_markers(state: State, seat: int, clause: int) -> None:
    """R8: always the maximum, unless the switch lets the player stop after any marker."""
    if state.take_is_max:
        recover_markers(state, seat, state.chain_left, clause)
        end_turn(state, seat)
        return
    recover_markers(state, seat, 1, clause)
    state.chain_left -= 1
    if state.chain_left == 0 or state.general[seat] == 0:
        end_turn(state, seat)
    else:
        ask(state, TAKE_MORE, seat)


def take_more(state: State, action: int) -> None:
    """R8: one more marker, or enough."""
    seat = state.asked_seat
    settle(state)
    if action == DO_STOP:
        end_turn(state, seat)
    elif state.mode == DO_FOUR_TAKE:
        take_markers(state, seat, L8_4)
    elif state.played_card == JOKER:
        take_markers(state, seat, L7_8)
    else:
        take_markers(state, seat, L7_6)
