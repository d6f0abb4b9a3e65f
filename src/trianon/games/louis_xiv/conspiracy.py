"""Conspiracy cards (L10)."""

from __future__ import annotations

from trianon.core.sizes import NOBODY
from trianon.core.state import ask, offer, settle, tell
from trianon.games.louis_xiv.benefits import on_turn
from trianon.games.louis_xiv.clauses import L10_2, L10_3
from trianon.games.louis_xiv.events import CONSPIRACY_PLAYED, CONSPIRACY_RETURNED
from trianon.games.louis_xiv.gains import has_marker
from trianon.games.louis_xiv.numbers import (
    CONSPIRACY_CARDS,
    CONSPIRE,
    DO_GENERAL_1,
    DO_PERSONAL_1,
    DO_PERSONAL_2,
    DO_STOP,
    GENERAL,
    PERSONAL,
)
from trianon.games.louis_xiv.state import State


def cards_held(state: State, seat: int) -> int:
    """How many conspiracy cards a player holds: public (L19.1)."""
    count = 0
    for card in range(CONSPIRACY_CARDS):
        if state.conspiracy_seat[card] == seat:
            count += 1
    return count


def ask_next(state: State) -> bool:
    """L10.5, D7: each holder of any conspiracy card with a marker in a reserve, in turn order."""
    while state.turn < state.seats:
        seat = on_turn(state)
        if has_marker(state, seat) and cards_held(state, seat) > 0:
            ask(state, CONSPIRE, seat)
            return True
        state.turn += 1
    state.turn = 0
    return False


def list_answers(state: State) -> None:
    """L10.2: with the card of this board 1 of the general, or 1 or 2 of the personal reserve."""
    seat = state.asked_seat
    offer(state, DO_STOP)
    if state.conspiracy_seat[state.board] == seat:
        if state.general[seat] > 0 and state.box.conspiracy_general > 0:
            offer(state, DO_GENERAL_1)
        if state.personal[seat] > 0 and state.box.conspiracy_personal > 0:
            offer(state, DO_PERSONAL_1)
        if state.personal[seat] > 1 and state.box.conspiracy_personal > 1:
            offer(state, DO_PERSONAL_2)


def answer(state: State, action: int) -> None:
    """L10.5: a refusal leaves no trace; once the card is played nobody else is asked (L10.1)."""
    seat = state.asked_seat
    settle(state)
    if action == DO_STOP:  # L10.4
        state.turn += 1
    else:
        play(state, seat, action)
        state.turn = state.seats


def play(state: State, seat: int, action: int) -> None:
    """L10.2: the card is revealed and its markers join the board."""
    if action == DO_GENERAL_1:
        state.general[seat] -= 1
        state.markers[state.board][seat] += 1
        tell(state, CONSPIRACY_PLAYED, L10_2, seat, state.board, 1, GENERAL)
    else:
        count = action - DO_PERSONAL_1 + 1
        state.personal[seat] -= count
        state.markers[state.board][seat] += count
        tell(state, CONSPIRACY_PLAYED, L10_2, seat, state.board, count, PERSONAL)
    put_under_deck(state, state.board)


def put_under_deck(state: State, card: int) -> None:
    """L10.3: a played card goes under the deck, seen by all."""
    for place in range(state.conspiracy_count, 0, -1):
        state.conspiracy_deck[place] = state.conspiracy_deck[place - 1]
    state.conspiracy_deck[0] = card
    state.conspiracy_count += 1
    state.conspiracy_bottom += 1
    state.conspiracy_seat[card] = NOBODY
    state.conspiracy_open[card] = 0
    tell(state, CONSPIRACY_RETURNED, L10_3, card)
