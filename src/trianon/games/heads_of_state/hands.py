"""Cards coming into hands and leaving them, and what everybody knows of it (H15.3, H15.6)."""

from __future__ import annotations

from trianon.games.heads_of_state.numbers import ATTRIBUTE_TYPES, TREACHERY_TYPES
from trianon.games.heads_of_state.state import State


def attributes_held(state: State, seat: int) -> int:
    """H7.4: attribute cards in hand, courtesans included."""
    count = 0
    for card in range(ATTRIBUTE_TYPES):
        count += state.hand[seat][card]
    return count


def treachery_held(state: State, seat: int) -> int:
    """Treachery cards in hand."""
    count = 0
    for card in range(TREACHERY_TYPES):
        count += state.treachery[seat][card]
    return count


def types_held(state: State, seat: int) -> int:
    """A bit for each type of attribute card in hand."""
    held = 0
    for card in range(ATTRIBUTE_TYPES):
        held = held | min(state.hand[seat][card], 1) << card
    return held


def take_openly(state: State, seat: int, card: int) -> None:
    """H15.6: a card taken from the display is known."""
    state.display[card] -= 1
    state.hand[seat][card] += 1
    state.known[seat][card] += 1


def take_treachery_openly(state: State, seat: int, card: int) -> None:
    """H15.6: likewise for treachery cards."""
    state.treachery_display[card] -= 1
    state.treachery[seat][card] += 1
    state.known_treachery[seat][card] += 1


def lose_attribute(state: State, seat: int, card: int) -> None:
    """H4.9, H15.6: to the open discard pile; a card seen leaving may be one of the known ones."""
    state.hand[seat][card] -= 1
    state.discard[card] += 1
    if state.known[seat][card] > 0:
        state.known[seat][card] -= 1


def lose_treachery(state: State, seat: int, card: int) -> None:
    """H8.9, H15.6: to the open discard pile of the treachery cards."""
    state.treachery[seat][card] -= 1
    state.treachery_discard[card] += 1
    if state.known_treachery[seat][card] > 0:
        state.known_treachery[seat][card] -= 1
