"""Laid missions and their benefits (L15.9, L18): who has a copy left to use."""

from __future__ import annotations

from trianon.core.sizes import NOBODY
from trianon.core.state import tell
from trianon.games.louis_xiv.events import BENEFIT_USED
from trianon.games.louis_xiv.numbers import MISSIONS
from trianon.games.louis_xiv.state import State


def on_turn(state: State) -> int:
    """The seat on turn: turn order is clockwise from the first player (L4.1)."""
    return (state.first_player + state.turn) % state.seats


def has_laid(state: State, seat: int, benefit: int) -> bool:
    """The seat has laid a mission with this benefit."""
    for copy in range(state.box.copies[benefit]):
        if state.laid[state.box.copy[benefit][copy]] == seat:
            return True
    return False


def unused_copy(state: State, seat: int, benefit: int) -> int:
    """L15.9: a laid copy not yet used in this round, NOBODY if there is none."""
    for copy in range(state.box.copies[benefit]):
        card = state.box.copy[benefit][copy]
        if state.laid[card] == seat and not state.used[card]:
            return card
    return NOBODY


def use(state: State, seat: int, card: int, clause: int) -> None:
    """L15.9: each copy once in a round."""
    state.used[card] = 1
    tell(state, BENEFIT_USED, clause, seat, card)


def refresh(state: State) -> None:
    """L15.9: with each round every laid mission can be used again."""
    for card in range(MISSIONS):
        state.used[card] = 0
