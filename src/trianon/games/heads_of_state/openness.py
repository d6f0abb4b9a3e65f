"""Questions whose options everybody at the table could list: answering one of a single option tells nothing."""

from __future__ import annotations

from typing import Final

from trianon.core.sizes import NOBODY
from trianon.games.heads_of_state import numbers
from trianon.games.heads_of_state.courtesan import is_payable
from trianon.games.heads_of_state.hands import attributes_held, treachery_held
from trianon.games.heads_of_state.state import State

# Displays and decks are public.
OPEN: Final[frozenset[int]] = frozenset(
    {numbers.TURN_OPTION, numbers.TAKE_ATTRIBUTE, numbers.TAKE_TREACHERY}
)

# What is in hand is secret but for the cards taken openly.
HIDDEN: Final[frozenset[int]] = frozenset(
    {numbers.PAYMENT, numbers.TREACHERY_CARD, numbers.DISCARD, numbers.TRIM}
)

# This depends on a secret hand, unless what is known of it decides.
CONDITIONAL: Final[frozenset[int]] = frozenset({numbers.ACT})


def is_open(state: State) -> bool:
    """Whether every reader could list the options of the open decision."""
    if state.asked != numbers.ACT:
        return state.asked in OPEN
    if state.option == numbers.TREACHERY:
        return unknown_cards(state) == 0 and unknown_treachery(state) == 0
    return all(is_certain(state, noble) for noble in nobles_wanted(state))


def unknown_cards(state: State) -> int:
    """H15.6: attribute cards of the player that nobody saw them take."""
    return attributes_held(state, state.active) - sum(state.known[state.active])


def unknown_treachery(state: State) -> int:
    """Likewise treachery cards."""
    return treachery_held(state, state.active) - sum(state.known_treachery[state.active])


def nobles_wanted(state: State) -> list[int]:
    """H6.1, H6.6: nobles with a token in the supply and an empty spot; both are public."""
    empty = {
        state.box.spot_noble[spot] for spot in range(numbers.SPOTS) if state.owner[spot] == NOBODY
    }
    return [noble for noble in sorted(empty) if state.supply[state.active][noble] > 0]


def is_certain(state: State, noble: int) -> bool:
    """H6.2, H7.1: the cards known pay for it, or lack more than the unknown ones could be."""
    known = 0
    for card in range(numbers.ATTRIBUTE_TYPES):
        if state.known[state.active][card] > 0:
            known = known | 1 << card
    if is_payable(state, noble, known):
        return True
    missing = (state.box.noble_set[noble] & ~known).bit_count()
    if known >> numbers.COURTESAN & 1 and state.box.noble_courtesan[noble]:
        missing -= 1
    return missing > unknown_cards(state)
