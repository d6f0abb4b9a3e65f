"""A state one seat could believe in, written from the rules of information (H15.6-H15.8)."""

from __future__ import annotations

from typing import Final

from trianon.core import chance
from trianon.core.sizes import NOBODY, OPTION_ROOM
from trianon.games.heads_of_state import flow
from trianon.games.heads_of_state.courtesan import card_for, needs
from trianon.games.heads_of_state.duty import can_be_met, is_unfilled
from trianon.games.heads_of_state.hands import attributes_held, treachery_held
from trianon.games.heads_of_state.numbers import (
    ACT,
    ATTRIBUTE_TYPES,
    ATTRIBUTES,
    REVOLUTION,
    SPOTS,
    TREACHERY_TYPES,
    WAYS,
)
from trianon.games.heads_of_state.state import State

TRIES: Final = 4000  # fair deals before one is built around the duty; the rarest hands need more


def resample(state: State, seat: int, seed: int) -> State:
    """A copy with everything hidden from the seat drawn anew; a watcher is seat NOBODY."""
    imagined = flow.copy(state)
    reimagine(imagined, seat, seed)
    return imagined


def reimagine(state: State, seat: int, seed: int) -> None:
    """Draw everything hidden from the seat anew, in this very record."""
    chance.rekey(state, seed)
    state.ply = state.choices
    go_back_to_menu(state, seat)
    deal_attributes(state, seat)
    deal_treachery(state, seat)
    forget_options(state)
    flow.list_options(state)


def go_back_to_menu(state: State, seat: int) -> None:
    """H15.8 (e): another player between the steps of a choice stands at their menu again."""
    if state.spot != NOBODY and state.active != seat:
        state.spot = NOBODY
        state.card = NOBODY
        state.asked = ACT


def forget_options(state: State) -> None:
    """H15.4: the options listed were those of the true hand."""
    for index in range(OPTION_ROOM):
        state.options[index] = 0


def deal_attributes(state: State, seat: int) -> None:
    """H15.8 (b): unknown attribute cards to hands, revolution pile and deck."""
    for other in range(state.seats):
        state.tally[other] = 0
        if other != seat:
            state.tally[other] = attributes_held(state, other)
    take_unknown_back(state, seat)
    gather_unknown(state, seat)
    if owes_duty(state, seat):
        deal_dutiful_hand(state, state.active)
    for other in range(state.seats):
        if other != seat:
            deal_hand(state, other)
    deal_pile(state)
    for place in range(state.deck_count, state.box.attribute_total):
        state.deck[place] = 0


def owes_duty(state: State, seat: int) -> bool:
    """H15.8 (d): another player is acting and has two or more unfilled spots."""
    return state.active != seat and state.unfilled > state.box.unreplaced


def take_unknown_back(state: State, seat: int) -> None:
    """The others keep their known cards only."""
    for other in range(state.seats):
        if other != seat:
            for card in range(ATTRIBUTE_TYPES):
                state.hand[other][card] = state.known[other][card]


def gather_unknown(state: State, seat: int) -> None:
    """H15.8 (b): deck of H15.5 - displays - discards - own hand - known cards, shuffled."""
    state.deck_count = 0
    for card in range(ATTRIBUTE_TYPES):
        count = state.box.attribute_cards[card] - state.display[card]
        count -= state.discard[card] + state.cleared[card]
        for holder in range(state.seats):
            count -= state.hand[holder][card]
        for _ in range(count):
            state.deck[state.deck_count] = card
            state.deck_count += 1
    chance.shuffle(state, state.deck, 0, state.deck_count)


def deal_hand(state: State, other: int) -> None:
    """Cards from the top until the hand has its number again."""
    while attributes_held(state, other) < state.tally[other]:
        state.deck_count -= 1
        state.hand[other][state.deck[state.deck_count]] += 1


def deal_dutiful_hand(state: State, other: int) -> None:
    """H15.8 (d): the deal is repeated until that hand can still meet the duty."""
    for _ in range(TRIES):
        deal_hand(state, other)
        if can_be_met(state, other):
            return
        put_back(state, other)
        chance.shuffle(state, state.deck, 0, state.deck_count)
    while not can_be_met(state, other):
        put_back(state, other)
        reserve_sets(state, other)
        deal_hand(state, other)


def put_back(state: State, other: int) -> None:
    """The unknown cards of a hand return to the shuffled cards."""
    for card in range(ATTRIBUTE_TYPES):
        while state.hand[other][card] > state.known[other][card]:
            state.hand[other][card] -= 1
            state.deck[state.deck_count] = card
            state.deck_count += 1


def reserve_sets(state: State, other: int) -> None:
    """Give a player random sets for the unfilled spots as far as their number of unknown cards goes."""
    left_out = chance.below(state, state.unfilled)
    for card in range(ATTRIBUTE_TYPES):
        state.sheet[card] = 0
    for spot in range(SPOTS):
        if is_unfilled(state, spot):
            if left_out != 0:
                add_set(state, state.box.spot_noble[spot], chance.below(state, WAYS))
            left_out -= 1
    for card in range(ATTRIBUTE_TYPES):
        for _ in range(state.sheet[card] - state.hand[other][card]):
            take_from_deck(state, other, card)


def add_set(state: State, noble: int, way: int) -> None:
    """Note one set on the sheet."""
    for card in range(ATTRIBUTES):
        if needs(state, noble, card):
            state.sheet[card_for(way, card)] += 1


def take_from_deck(state: State, other: int, card: int) -> None:
    """One card of a type for a player's hand, if there is one and the hand is not full."""
    if attributes_held(state, other) == state.tally[other]:
        return
    for place in range(state.deck_count):
        if state.deck[place] == card:
            state.deck_count -= 1
            state.deck[place] = state.deck[state.deck_count]
            state.hand[other][card] += 1
            return


def has_revolution(state: State) -> bool:
    """H19.2: the revolution card lies in the pile, except during the trims and after the end."""
    return state.trimmed == NOBODY and not state.over


def deal_pile(state: State) -> None:
    """H15.8 (b): its number of cards, the revolution card at a random place among them."""
    cards = state.pile_count
    hidden = NOBODY
    if has_revolution(state):
        hidden = chance.below(state, cards)
    for place in range(cards):
        if place == hidden:
            state.pile[place] = REVOLUTION
        else:
            state.deck_count -= 1
            state.pile[place] = state.deck[state.deck_count]


def deal_treachery(state: State, seat: int) -> None:
    """H15.8 (c): the treachery cards likewise."""
    for other in range(state.seats):
        state.tally[other] = 0
        if other != seat:
            state.tally[other] = treachery_held(state, other)
            for card in range(TREACHERY_TYPES):
                state.treachery[other][card] = state.known_treachery[other][card]
    gather_unknown_treachery(state)
    for other in range(state.seats):
        while other != seat and treachery_held(state, other) < state.tally[other]:
            state.treachery_count -= 1
            state.treachery[other][state.treachery_deck[state.treachery_count]] += 1
    for place in range(state.treachery_count, state.box.treachery_total):
        state.treachery_deck[place] = 0


def gather_unknown_treachery(state: State) -> None:
    """The treachery cards neither public nor in a hand as it is known, shuffled."""
    state.treachery_count = 0
    for card in range(TREACHERY_TYPES):
        count = state.box.treachery_cards[card]
        count -= state.treachery_display[card] + state.treachery_discard[card]
        for holder in range(state.seats):
            count -= state.treachery[holder][card]
        for _ in range(count):
            state.treachery_deck[state.treachery_count] = card
            state.treachery_count += 1
    chance.shuffle(state, state.treachery_deck, 0, state.treachery_count)
