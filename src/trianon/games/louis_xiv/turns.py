"""Whose turn it is in Influence, and how a turn ends (L6.4, L6.5)."""

from __future__ import annotations

from trianon.core.sizes import NOBODY
from trianon.core.state import tell, whisper
from trianon.games.louis_xiv.clauses import L6_4, L6_5
from trianon.games.louis_xiv.events import LAST_ACTIVE, LAST_CARD_DISCARDED, LAST_CARD_KNOWN
from trianon.games.louis_xiv.gains import influence_cards
from trianon.games.louis_xiv.numbers import INFLUENCE_KINDS, SWAPS
from trianon.games.louis_xiv.state import State


def is_active(state: State, seat: int) -> bool:
    """L6.3: active while holding two or more influence cards."""
    return influence_cards(state, seat) >= 2


def other_active(state: State, seat: int) -> bool:
    """L8.2: somebody else is still active."""
    for other in range(state.seats):
        if other != seat and is_active(state, other):
            return True
    return False


def end_turn(state: State, seat: int) -> None:
    """L6.4: a single card left is discarded; L6.5: the next active player is on turn."""
    state.mode = NOBODY
    state.played_card = NOBODY
    state.chain_board = NOBODY
    state.chain_visited = 0
    state.chain_left = 0
    state.turn = (state.turn + 1) % state.seats
    if influence_cards(state, seat) == 1:
        discard_last_card(state, seat)
        announce_last_active(state)


def announce_last_active(state: State) -> None:
    """L6.5: the last active player plays all their remaining turns in a row."""
    active = 0
    last = NOBODY
    for seat in range(state.seats):
        if is_active(state, seat):
            active += 1
            last = seat
    if active == 1:
        tell(state, LAST_ACTIVE, L6_5, last)


def discard_last_card(state: State, seat: int) -> None:
    """L6.4: unplayed, face down on top of the deck (R11); the player knows it lies there (L19.1)."""
    card = last_card(state, seat)
    state.influence[seat][card] = 0
    state.influence_deck[state.influence_count] = card
    state.influence_known[state.influence_count] = 1 << seat
    for _ in range(SWAPS):
        for entry in range(SWAPS):
            if state.swap_seat[entry] == seat:  # who knew their only card knows this place
                state.influence_known[state.influence_count] |= state.swap_known[entry]
                forget_swap(state, entry)
    state.influence_count += 1
    tell(state, LAST_CARD_DISCARDED, L6_4, seat)
    whisper(state, seat, LAST_CARD_KNOWN, L6_4, seat, card)


def last_card(state: State, seat: int) -> int:
    """The only card of a hand."""
    for card in range(INFLUENCE_KINDS):
        if state.influence[seat][card] > 0:
            return card
    return NOBODY


def forget_swap(state: State, entry: int) -> None:
    """Drop an entry of the cards known to have been drawn; the others move up."""
    for later in range(entry, SWAPS - 1):
        state.swap_seat[later] = state.swap_seat[later + 1]
        state.swap_card[later] = state.swap_card[later + 1]
        state.swap_known[later] = state.swap_known[later + 1]
    state.swap_seat[SWAPS - 1] = NOBODY
    state.swap_card[SWAPS - 1] = NOBODY
    state.swap_known[SWAPS - 1] = 0
