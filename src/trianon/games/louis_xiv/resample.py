"""A state one seat could believe in, written from the rules of information (L19.1).

Everything hidden is laid out anew from what the seat can see, never by mixing what lies there: two
states that look the same to the seat give the same imagined states.
"""

from __future__ import annotations

from trianon.core import chance
from trianon.core.sizes import NOBODY
from trianon.games.louis_xiv import flow
from trianon.games.louis_xiv.gains import influence_cards
from trianon.games.louis_xiv.missions import put_into_hand
from trianon.games.louis_xiv.numbers import (
    COAT_KINDS,
    COLOURS,
    CONSPIRACY_CARDS,
    INFLUENCE_KINDS,
    MISSIONS,
    MONEY_CARDS,
    PUBLIC,
    SWAPS,
)
from trianon.games.louis_xiv.state import State


def resample(state: State, seat: int, seed: int) -> State:
    """A copy with everything hidden from the seat drawn anew; a watcher is seat NOBODY."""
    imagined = flow.copy(state)
    reimagine(imagined, seat, seed)
    return imagined


def reimagine(state: State, seat: int, seed: int) -> None:
    """Draw everything hidden from the seat anew, in this very record."""
    chance.rekey(state, seed)
    if not state.over:
        imagine_money(state)
        imagine_coats(state, seat)
        imagine_influence(state, seat)
        imagine_conspiracies(state, seat)
        for colour in range(COLOURS):
            imagine_missions(state, seat, colour)
        forget_what_others_know(state, seat)
        flow.list_options(state)


def own_bit(seat: int) -> int:
    """A seat knows what is public and what carries its own bit; a watcher only the former."""
    if seat == NOBODY:
        return PUBLIC
    return PUBLIC | (1 << seat)


def draw_from_sheet(state: State, kinds: int) -> int:
    """A random card of those counted on the sheet."""
    total = 0
    for kind in range(kinds):
        total += state.sheet[kind]
    number = chance.below(state, total)
    for kind in range(kinds):
        if number < state.sheet[kind]:
            state.sheet[kind] -= 1
            return kind
        number -= state.sheet[kind]
    return NOBODY


# Money cards.


def imagine_money(state: State) -> None:
    """L19.1: cards not yet turned, those left in the box among them."""
    for card in range(MONEY_CARDS):
        state.sheet[card] = 1
    for place in range(state.round):
        state.sheet[state.money[place]] = 0
    for place in range(state.round, MONEY_CARDS):
        state.money[place] = draw_from_sheet(state, MONEY_CARDS)


# Coats.


def imagine_coats(state: State, seat: int) -> None:
    """L19.1: the kinds of the others' coats; their number is public, and how many have no kind."""
    for coat in range(COAT_KINDS):
        state.sheet[coat] = state.box.coats_per_kind
        if seat != NOBODY:
            state.sheet[coat] -= state.coats[seat][coat]
    for other in range(state.seats):
        if other != seat:
            imagine_coats_of(state, other)
    for coat in range(COAT_KINDS):
        state.coat_supply[coat] = state.sheet[coat]


def imagine_coats_of(state: State, other: int) -> None:
    """As many coats as lie before the other."""
    count = 0
    for coat in range(COAT_KINDS):
        count += state.coats[other][coat]
        state.coats[other][coat] = 0
    for _ in range(count):
        state.coats[other][draw_from_sheet(state, COAT_KINDS)] += 1


# Influence cards.


def imagine_influence(state: State, seat: int) -> None:
    """L19.1: the others' hands and the undealt deck, except what the seat has seen itself."""
    for card in range(INFLUENCE_KINDS):
        state.sheet[card] = state.box.influence_copies[card] - state.played[card]
        if seat != NOBODY:
            state.sheet[card] -= state.influence[seat][card]
    keep_seen_places(state, seat)
    keep_seen_draws(state, seat)
    for other in range(state.seats):
        if other != seat:
            imagine_hand(state, other)
    for place in range(state.influence_count):
        if state.influence_known[place] == 0:
            state.influence_deck[place] = draw_from_sheet(state, INFLUENCE_KINDS)


def keep_seen_places(state: State, seat: int) -> None:
    """L6.4: the seat's own last card on top of the deck, and others it could follow there."""
    for place in range(state.influence_count):
        state.influence_known[place] = state.influence_known[place] & own_bit(seat)
        if state.influence_known[place] != 0:
            state.sheet[state.influence_deck[place]] -= 1


def keep_seen_draws(state: State, seat: int) -> None:
    """L8.3: a card the seat had seen and another drew; what others know of hands is forgotten."""
    kept = 0
    for entry in range(SWAPS):
        holder = state.swap_seat[entry]
        card = state.swap_card[entry]
        known = state.swap_known[entry] & own_bit(seat)
        state.swap_seat[entry] = NOBODY
        state.swap_card[entry] = NOBODY
        state.swap_known[entry] = 0
        if known != 0:
            state.swap_seat[kept] = holder
            state.swap_card[kept] = card
            state.swap_known[kept] = known
            state.sheet[card] -= 1
            kept += 1


def imagine_hand(state: State, other: int) -> None:
    """As many influence cards as the other holds, those known to be there among them."""
    count = influence_cards(state, other)
    for card in range(INFLUENCE_KINDS):
        state.influence[other][card] = 0
    for entry in range(SWAPS):
        if state.swap_seat[entry] == other:
            state.influence[other][state.swap_card[entry]] += 1
            count -= 1
    for _ in range(count):
        state.influence[other][draw_from_sheet(state, INFLUENCE_KINDS)] += 1


# Conspiracy cards.


def imagine_conspiracies(state: State, seat: int) -> None:
    """L19.1: the others' cards and the deck, except the played cards at its bottom (L10.3)."""
    for card in range(CONSPIRACY_CARDS):
        state.sheet[card] = 1
        if state.conspiracy_open[card]:
            state.sheet[card] = 0
        if seat != NOBODY and state.conspiracy_seat[card] == seat:
            state.sheet[card] = 0
    for place in range(state.conspiracy_bottom):
        state.sheet[state.conspiracy_deck[place]] = 0
    count_hidden_holdings(state)
    for other in range(state.seats):
        if other != seat:
            for _ in range(state.tally[other]):
                state.conspiracy_seat[draw_from_sheet(state, CONSPIRACY_CARDS)] = other
    for place in range(state.conspiracy_bottom, state.conspiracy_count):
        state.conspiracy_deck[place] = draw_from_sheet(state, CONSPIRACY_CARDS)


def count_hidden_holdings(state: State) -> None:
    """On the tally: how many hidden cards each other seat holds; they leave their hands."""
    for other in range(state.seats):
        state.tally[other] = 0
    for card in range(CONSPIRACY_CARDS):
        if state.sheet[card] == 1 and state.conspiracy_seat[card] != NOBODY:
            state.tally[state.conspiracy_seat[card]] += 1
            state.conspiracy_seat[card] = NOBODY


# Missions.


def imagine_missions(state: State, seat: int, colour: int) -> None:
    """L19.1: hands by colour and the deck of one colour, except what the seat knows."""
    for card in range(MISSIONS):
        state.sheet[card] = 0
    collect_from_deck(state, seat, colour)
    for other in range(state.seats):
        state.tally[other] = 0
        if other != seat:
            collect_from_hand(state, seat, other, colour)
    for other in range(state.seats):
        for _ in range(state.tally[other]):
            put_into_hand(state, other, draw_from_sheet(state, MISSIONS))
    for place in range(state.mission_count[colour]):
        if state.mission_deck[colour][place] == NOBODY:
            state.mission_deck[colour][place] = draw_from_sheet(state, MISSIONS)


def collect_from_deck(state: State, seat: int, colour: int) -> None:
    """Onto the sheet: the cards of a deck whose place the seat does not know."""
    for place in range(state.mission_count[colour]):
        card = state.mission_deck[colour][place]
        if state.known[card] & own_bit(seat) == 0:
            state.sheet[card] = 1
            state.mission_deck[colour][place] = NOBODY


def collect_from_hand(state: State, seat: int, other: int, colour: int) -> None:
    """Onto the sheet: the missions of this colour in another's hand, unless the seat knows them."""
    kept = 0
    for slot in range(state.hand_size[other]):
        card = state.hand[other][slot]
        state.hand[other][slot] = NOBODY
        if state.box.colour[card] == colour and state.known[card] & own_bit(seat) == 0:
            state.sheet[card] = 1
            state.tally[other] += 1
        else:
            state.hand[other][kept] = card
            kept += 1
    state.hand_size[other] = kept


def forget_what_others_know(state: State, seat: int) -> None:
    """What the others have seen for themselves is hidden too."""
    for card in range(MISSIONS):
        state.known[card] = state.known[card] & own_bit(seat)
