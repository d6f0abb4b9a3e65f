"""Ways of paying a set of attribute cards, with and without the courtesan (H6.2, H7)."""

from __future__ import annotations

from trianon.core.state import tell
from trianon.games.heads_of_state.clauses import H6_2, H7_1
from trianon.games.heads_of_state.events import COURTESAN_SPENT, SET_SPENT
from trianon.games.heads_of_state.hands import lose_attribute
from trianon.games.heads_of_state.numbers import ATTRIBUTES, COURTESAN, PLAIN
from trianon.games.heads_of_state.state import State


def needs(state: State, noble: int, card: int) -> bool:
    """H6.2: the set of this noble lists the attribute."""
    return state.box.noble_set[noble] >> card & 1 == 1


def is_payable(state: State, noble: int, held: int) -> bool:
    """H6.2, H7.1, H7.2: all of the set is held, or a courtesan stands for the one missing card."""
    missing = state.box.noble_set[noble] & (state.box.noble_set[noble] ^ held)
    if missing == 0:
        return True
    if missing & (missing - 1) != 0 or held >> COURTESAN & 1 == 0:
        return False
    return state.box.noble_courtesan[noble] == 1


def is_way(state: State, noble: int, way: int, held: int) -> bool:
    """H7.3: PLAIN, or a courtesan for attribute `way - 1` of the set although it may be held."""
    missing = state.box.noble_set[noble] & (state.box.noble_set[noble] ^ held)
    if way == PLAIN:
        return missing == 0
    if state.box.noble_courtesan[noble] == 0 or held >> COURTESAN & 1 == 0:
        return False
    return needs(state, noble, way - 1) and missing | 1 << (way - 1) == 1 << (way - 1)


def set_size(state: State, noble: int) -> int:
    """H6.2: how many cards the set of a noble has."""
    count = 0
    for card in range(ATTRIBUTES):
        if needs(state, noble, card):
            count += 1
    return count


def card_for(way: int, card: int) -> int:
    """The card laid down for an attribute of the set."""
    if way == card + 1:
        return COURTESAN
    return card


def pay(state: State, seat: int, noble: int, way: int) -> None:
    """H6.1, H7.1: exactly one card for each attribute of the set leaves the hand."""
    tell(state, SET_SPENT, H6_2, seat, noble, set_size(state, noble))
    if way != PLAIN:
        tell(state, COURTESAN_SPENT, H7_1, seat, way - 1)
    for card in range(ATTRIBUTES):
        if needs(state, noble, card):
            lose_attribute(state, seat, card_for(way, card))
