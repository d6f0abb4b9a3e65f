"""What the boards grant (L13); each board has its own clause."""

from __future__ import annotations

from trianon.core.state import ask, offer, settle, tell
from trianon.games.louis_xiv.clauses import L13_1, L14_6
from trianon.games.louis_xiv.events import INFLUENCE_DRAWN, MARKERS_STAY
from trianon.games.louis_xiv.gains import (
    draw_coats,
    draw_conspiracy,
    draw_influence,
    gain_louis,
    gain_tiles,
    has_marker,
    place_marker,
    recover_markers,
)
from trianon.games.louis_xiv.numbers import (
    CONDE_MARKER,
    DO_BOARD,
    DO_COUNT,
    DO_STOP,
    FROM_INCOME,
    MAINTENON_MARKERS,
    TILE_KINDS,
)
from trianon.games.louis_xiv.state import State


def clause_of(board: int) -> int:
    """L13.1 to L13.12: the clause of a board's income."""
    return L13_1 + board


def receive(state: State, seat: int) -> None:
    """L13.1-L13.12: tiles, louis, coats and cards, then what needs a choice."""
    board = state.board
    clause = clause_of(board)
    for tile in range(TILE_KINDS):
        gain_tiles(state, seat, tile, state.box.income_tiles[board][tile], clause)
    if state.box.income_louis[board] > 0:
        gain_louis(state, seat, state.box.income_louis[board], clause)
    draw_coats(state, seat, state.box.income_coats[board], clause, FROM_INCOME)
    draw_cards(state, seat, clause)
    if state.box.income_place_any[board] > 0 and has_marker(state, seat):
        ask(state, CONDE_MARKER, seat)
    elif state.box.income_place_on_5[board] > 0 and has_marker(state, seat):
        ask(state, MAINTENON_MARKERS, seat)
    else:
        recover(state, seat)


def draw_cards(state: State, seat: int, clause: int) -> None:
    """L13.11: an influence card of the new deck; L13.12: a conspiracy card."""
    if state.box.income_influence[state.board] > 0:
        tell(state, INFLUENCE_DRAWN, clause, seat)
        draw_influence(state, seat, state.box.income_influence[state.board], clause)
    for _ in range(state.box.income_conspiracy[state.board]):
        draw_conspiracy(state, seat, clause)


def place_anywhere(state: State, action: int) -> None:
    """L13.6, D10: one marker on any board; on a scored one it stays (L14.6)."""
    seat = state.asked_seat
    settle(state)
    if action != DO_STOP:
        board = action - DO_BOARD
        place_marker(state, seat, board, clause_of(state.board))
        announce_staying(state, seat, board)
    recover(state, seat)


def announce_staying(state: State, seat: int, board: int) -> None:
    """L14.6: a marker on a board already scored, or being scored, counts in the next round."""
    if board <= state.board:
        tell(state, MARKERS_STAY, L14_6, seat, board, 1)


def list_counts(state: State) -> None:
    """L13.8, D11: 0, 1 or 2, as far as both reserves go."""
    seat = state.asked_seat
    most = min(state.box.income_place_on_5[state.board], state.general[seat] + state.personal[seat])
    for count in range(most + 1):
        offer(state, DO_COUNT + count)


def place_on_5(state: State, action: int) -> None:
    """L13.8: markers on board 5, the general reserve first (R20); then one is recovered."""
    seat = state.asked_seat
    settle(state)
    for _ in range(action - DO_COUNT):
        place_marker(state, seat, 4, clause_of(state.board))
        announce_staying(state, seat, 4)
    recover(state, seat)


def recover(state: State, seat: int) -> None:
    """L13.8: afterwards 1 marker of the general reserve, if one is left."""
    recover_markers(state, seat, state.box.income_recover[state.board], clause_of(state.board))
