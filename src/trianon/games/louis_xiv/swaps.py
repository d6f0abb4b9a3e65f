"""Swapping an influence card (L8.3), and who knows which cards were drawn so (L19.1)."""

from __future__ import annotations

from trianon.core.sizes import NOBODY
from trianon.core.state import tell
from trianon.games.louis_xiv.benefits import unused_copy, use
from trianon.games.louis_xiv.clauses import L8_3
from trianon.games.louis_xiv.events import CARD_SWAPPED
from trianon.games.louis_xiv.gains import draw_influence
from trianon.games.louis_xiv.numbers import SWAP_INFLUENCE_CARD, SWAPS
from trianon.games.louis_xiv.state import State
from trianon.games.louis_xiv.turns import end_turn, forget_swap


def discard_openly(state: State, seat: int, card: int) -> None:
    """A card to the centre; who knew of one such card in this hand knows of one less."""
    state.influence[seat][card] -= 1
    state.played[card] += 1
    state.last_played = card
    known = ~0
    for entry in range(SWAPS):
        if state.swap_seat[entry] == seat and state.swap_card[entry] == card:
            known = known & state.swap_known[entry]
            forget_swap(state, entry)
    if state.swap_seat[0] == seat and state.swap_card[0] == card:  # there were two of them
        state.swap_known[0] = known & state.swap_known[0]
        if state.swap_known[0] == 0:
            forget_swap(state, 0)


def swap_card(state: State, seat: int, card: int) -> None:
    """L8.3: discard a card without action and draw the top card of the deck."""
    use(state, seat, unused_copy(state, seat, SWAP_INFLUENCE_CARD), L8_3)
    tell(state, CARD_SWAPPED, L8_3, seat, card)
    others = state.influence_known[state.influence_count - 1] & ~(1 << seat)
    drawn = state.influence_deck[state.influence_count - 1]
    draw_influence(state, seat, 1, L8_3)
    for entry in range(SWAPS):
        if others != 0 and state.swap_seat[entry] == NOBODY:
            state.swap_seat[entry] = seat
            state.swap_card[entry] = drawn
            state.swap_known[entry] = others
            others = 0
    end_turn(state, seat)
