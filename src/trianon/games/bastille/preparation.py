"""Preparation of the next round (section 8), and turning things up."""

from __future__ import annotations

from trianon.core.sizes import NOBODY
from trianon.core.state import tell
from trianon.games.bastille import flags
from trianon.games.bastille.clauses import B4_1, B8_1, B8_2, B8_3
from trianon.games.bastille.events import (
    BONUS_TURNED,
    CARD_DEALT,
    CARD_REMOVED,
    ROUND_STARTED,
    TOKEN_TURNED,
    VERSAILLES_REMOVED,
    VERSAILLES_TURNED,
)
from trianon.games.bastille.numbers import CHARACTERS, DISPLAY, ON_DISPLAY, REMOVED
from trianon.games.bastille.state import State


def prepare_round(state: State) -> None:
    """B8.1-B8.3: next bonus tile, next Versailles tile, four new cards."""
    used = state.versailles[state.round - 1]
    state.round += 1
    turn_up_bonus(state, B8_1)
    tell(state, VERSAILLES_REMOVED, B8_2, used)
    turn_up_versailles(state, B8_2)
    clear_display(state)
    deal_display(state, B8_3)
    start_round(state)


def start_round(state: State) -> None:
    """B4.1: eight rounds."""
    tell(state, ROUND_STARTED, B4_1, state.round)


def turn_up_bonus(state: State, clause: int) -> None:
    """B8.1: the tile of the round."""
    tell(state, BONUS_TURNED, clause, flags.open_tile(state))


def turn_up_versailles(state: State, clause: int) -> None:
    """B8.2: the tile of the round."""
    tell(state, VERSAILLES_TURNED, clause, state.versailles[state.round - 1])


def clear_display(state: State) -> None:
    """B8.3: cards left at Place Louis leave the game."""
    for slot in range(DISPLAY):
        card = state.display[slot]
        if card != NOBODY:
            state.place[card] = REMOVED
            state.display[slot] = NOBODY
            tell(state, CARD_REMOVED, B8_3, card)


def deal_display(state: State, clause: int) -> None:
    """B8.3, B8.4: four new cards, or what is there."""
    for slot in range(state.box.display_size):
        card = top_card(state)
        state.display[slot] = card
        if card != NOBODY:
            state.place[card] = ON_DISPLAY
            tell(state, CARD_DEALT, clause, card)


def top_card(state: State) -> int:
    """The next card of the character deck, NOBODY when it is empty (R29)."""
    if state.deck_next == CHARACTERS:
        return NOBODY
    card = state.deck[state.deck_next]
    state.deck_next += 1
    return card


def turn_up_tokens(state: State, clause: int) -> None:
    """B3.4, B9.8: five or seven tokens from the face-down pool."""
    for _ in range(state.box.tokens_shown):
        state.pool_count -= 1
        weapon = state.token_pool[state.pool_count]
        state.token_pool[state.pool_count] = 0
        state.token_display[weapon] += 1
        tell(state, TOKEN_TURNED, clause, weapon)
