"""Questions whose options everybody at the table could list: answering one of a single option tells nothing."""

from __future__ import annotations

from typing import Final

from trianon.games.louis_xiv import numbers
from trianon.games.louis_xiv.gains import tile_count
from trianon.games.louis_xiv.missions import can_exchange
from trianon.games.louis_xiv.state import State

# Markers, louis, tiles, laid missions and the decks are public.
OPEN: Final[frozenset[int]] = frozenset(
    {
        numbers.USE_SUPPLY,
        numbers.CHOOSE_TWO,
        numbers.USE_START,
        numbers.CHOOSE_MODE,
        numbers.START_BOARD,
        numbers.NEXT_MARKER,
        numbers.TAKE_MORE,
        numbers.END_MARKER,
        numbers.BREAK_TIE,
        numbers.BRIBE,
        numbers.CONDE_MARKER,
        numbers.MAINTENON_MARKERS,
        numbers.PAY_TILE,
        numbers.CHOOSE_DECK,
        numbers.EXCHANGE_TILE,
        numbers.KEEP_TILE,
    }
)

# Influence cards and missions in hand are secret.
HIDDEN: Final[frozenset[int]] = frozenset({numbers.CHOOSE_CARD, numbers.SWAP_MISSION})

# These depend on a secret hand, unless what is public leaves nothing to it.
CONDITIONAL: Final[frozenset[int]] = frozenset({numbers.CONSPIRE, numbers.FULFIL})


def is_open(state: State) -> bool:
    """Whether every reader could list the options of the open decision."""
    if state.asked == numbers.CONSPIRE:
        return not may_conspire(state, state.asked_seat)
    if state.asked == numbers.FULFIL:
        return not may_hold_answer(state, state.asked_seat)
    return state.asked in OPEN


def may_conspire(state: State, seat: int) -> bool:
    """L10.2: unless everybody knows where the card of this board is, a holder of hidden ones might have it."""
    bottom = state.conspiracy_deck[: state.conspiracy_bottom]
    if state.conspiracy_open[state.board] or state.board in bottom:
        return False
    shown = state.conspiracy_open
    hidden = [
        card for card, one in enumerate(state.conspiracy_seat) if one == seat and not shown[card]
    ]
    return len(hidden) > 0


def may_hold_answer(state: State, seat: int) -> bool:
    """L15.2, L15.6: a secret mission might be paid for with two tiles, or might turn one into a crown."""
    if state.hand_size[seat] == 0:
        return False
    crowns = bool(state.tile_to_crown_from_hand) and can_exchange(state, seat)
    return crowns or tile_count(state, seat) >= numbers.COST
