"""The duty to replace all victims of the turn but one, and the look-ahead for it (H10)."""

from __future__ import annotations

from typing import Final

from trianon.core.sizes import NOBODY
from trianon.games.heads_of_state.courtesan import card_for, is_payable, is_way, needs
from trianon.games.heads_of_state.numbers import (
    ALL_NOBLES,
    ATTRIBUTE_TYPES,
    ATTRIBUTES,
    KILLED,
    NOBLES,
    SPOTS,
    WAYS,
)
from trianon.games.heads_of_state.state import State

# The sheet while the look-ahead counts: nobles still to be created, cards and tokens left for them.
TO_FILL: Final = 0
CARDS: Final = 32
TOKENS: Final = 48


def is_unfilled(state: State, spot: int) -> bool:
    """H10.3: emptied in this turn and not yet filled again."""
    return state.fate[spot] == KILLED and state.owner[spot] == NOBODY


def killed(state: State) -> int:
    """H10.1, H10.2: nobles killed in this turn; failed attempts do not count."""
    count = 0
    for spot in range(SPOTS):
        if state.fate[spot] == KILLED:
            count += 1
    return count


def may_stop(state: State) -> bool:
    """H10.5: at most one of the emptied spots is unfilled."""
    return state.unfilled <= state.box.unreplaced


def lay_out_means(state: State, seat: int) -> None:
    """H10.3: cards in hand and tokens in supply at this moment; none that might come back."""
    for card in range(ATTRIBUTE_TYPES):
        state.sheet[CARDS + card] = state.hand[seat][card]
    for noble in range(NOBLES):
        state.sheet[TOKENS + noble] = state.supply[seat][noble]


def list_unfilled(state: State, left_out: int) -> int:
    """The nobles of the unfilled spots, but one; how many."""
    count = 0
    for spot in range(SPOTS):
        if is_unfilled(state, spot) and spot != left_out:
            state.sheet[TO_FILL + count] = state.box.spot_noble[spot]
            count += 1
    return count


def attackable_types(state: State, seat: int) -> int:
    """H10.3: a bit for each noble after whose death all but one of the spots could be filled."""
    if state.unfilled + 1 <= state.box.unreplaced:
        return ALL_NOBLES
    lay_out_means(state, seat)
    count = list_unfilled(state, NOBODY)
    if can_fill(state, count, state.box.unreplaced - 1):  # the new victim may stay unreplaced
        return ALL_NOBLES
    types = 0
    for noble in range(NOBLES):
        state.sheet[TO_FILL + count] = noble
        if can_fill(state, count + 1, state.box.unreplaced):
            types = types | 1 << noble
    return types


def may_pay(state: State, seat: int, spot: int, way: int) -> bool:
    """H10.4: with what this creation leaves, all but one of the other spots could be filled."""
    if state.unfilled - 1 <= state.box.unreplaced:
        return True
    noble = state.box.spot_noble[spot]
    lay_out_means(state, seat)
    spend(state, noble, way, 1)
    return can_fill(state, list_unfilled(state, spot), state.box.unreplaced)


def can_be_met(state: State, seat: int) -> bool:
    """H10.5: with hand and supply as they are, all but one of the unfilled spots can be filled."""
    if may_stop(state):
        return True
    lay_out_means(state, seat)
    return can_fill(state, list_unfilled(state, NOBODY), state.box.unreplaced)


def spend(state: State, noble: int, way: int, sign: int) -> None:
    """Lay down one set and one token of the means, or take them back with sign -1."""
    for card in range(ATTRIBUTES):
        if needs(state, noble, card):
            state.sheet[CARDS + card_for(way, card)] -= sign
    state.sheet[TOKENS + noble] -= sign


def types_left(state: State) -> int:
    """A bit for each type of attribute card among the means."""
    held = 0
    for card in range(ATTRIBUTE_TYPES):
        if state.sheet[CARDS + card] > 0:
            held = held | 1 << card
    return held


def can_fill(state: State, count: int, spare: int) -> bool:
    """H10.3: disjoint sets for the first `count` nobles listed; `spare` of them may stay out."""
    if count <= spare:
        return True
    noble = state.sheet[TO_FILL + count - 1]
    held = types_left(state)
    if state.sheet[TOKENS + noble] > 0 and is_payable(state, noble, held):
        for way in range(WAYS):
            if is_way(state, noble, way, held) and can_fill_after(state, noble, way, count, spare):
                return True
    return spare > 0 and can_fill(state, count - 1, spare - 1)


def can_fill_after(state: State, noble: int, way: int, count: int, spare: int) -> bool:
    """Whether the others can be filled once this noble is paid for in this way."""
    spend(state, noble, way, 1)
    found = 0
    if can_fill(state, count - 1, spare):
        found = 1
    spend(state, noble, way, -1)
    return found == 1
