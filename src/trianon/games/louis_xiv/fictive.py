"""The fictive player of the two-player game (L17)."""

from __future__ import annotations

from trianon.core.sizes import NOBODY
from trianon.core.state import tell
from trianon.games.louis_xiv.clauses import L17_2, L17_3, L17_4, L17_5
from trianon.games.louis_xiv.events import (
    FICTIVE_CARD,
    FICTIVE_PLACED,
    FICTIVE_REMOVED,
    FICTIVE_REPLACED,
)
from trianon.games.louis_xiv.numbers import FICTIVE, JOKER
from trianon.games.louis_xiv.state import State


def place_markers(state: State) -> None:
    """L17.3: two on the king's board, two on each of three characters turned up."""
    if state.box.fictive_markers == 0:
        return
    put(state, state.king, state.box.fictive_on_king)
    characters = 0
    while characters < state.box.fictive_cards and state.influence_count > 0:
        card = turn_up(state)
        if card == JOKER or (state.markers[card][FICTIVE] > 0 and not state.fictive_stacks):
            tell(state, FICTIVE_REPLACED, L17_3, card)  # R26
        else:
            characters += 1
            tell(state, FICTIVE_CARD, L17_3, card)
            put(state, card, state.box.fictive_per_card)


def turn_up(state: State) -> int:
    """L17.3: the top influence card, discarded until the reshuffle."""
    state.influence_count -= 1
    card = state.influence_deck[state.influence_count]
    state.influence_deck[state.influence_count] = NOBODY
    state.played[card] += 1
    return card


def put(state: State, board: int, count: int) -> None:
    """L17.4: markers on the same board add up."""
    if state.markers[board][FICTIVE] > 0:
        tell(state, FICTIVE_PLACED, L17_4, board, count)
    else:
        tell(state, FICTIVE_PLACED, L17_2, board, count)
    state.markers[board][FICTIVE] += count


def remove_markers(state: State, board: int) -> None:
    """L17.5: the fictive player's markers leave when the board has been scored."""
    count = state.markers[board][FICTIVE]
    if count > 0:
        state.markers[board][FICTIVE] = 0
        tell(state, FICTIVE_REMOVED, L17_5, board, count)
