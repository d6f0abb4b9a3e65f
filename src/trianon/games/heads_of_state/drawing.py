"""Drawing attribute and treachery cards, the displays and decks they come from (H3, H4, H11)."""

from __future__ import annotations

from trianon.core import chance
from trianon.core.sizes import NOBODY
from trianon.core.state import ask, offer, offer_if, settle, tell, whisper
from trianon.games.heads_of_state.clauses import (
    H3_4,
    H3_5,
    H3_6,
    H4_1,
    H4_2,
    H4_5,
    H4_7,
    H4_8,
    H4_10,
    H11_3,
)
from trianon.games.heads_of_state.events import (
    ATTRIBUTE_CLEARED,
    ATTRIBUTE_DRAWN,
    ATTRIBUTE_SEEN,
    ATTRIBUTE_TAKEN,
    ATTRIBUTE_TURNED,
    CLEAR_CHOSEN,
    CLEARED_SHUFFLED,
    THREE_CHOSEN,
    TREACHERY_CHOSEN,
    TREACHERY_DRAWN,
    TREACHERY_SEEN,
    TREACHERY_SHUFFLED,
    TREACHERY_TAKEN,
    TREACHERY_TURNED,
)
from trianon.games.heads_of_state.hands import take_openly, take_treachery_openly
from trianon.games.heads_of_state.numbers import (
    ATTRIBUTE_TYPES,
    CLEAR,
    DO_DRAW,
    DO_DRAW_TREACHERY,
    DO_OPTION,
    DO_TAKE,
    DO_TAKE_TREACHERY,
    DRAW_THREE,
    REVOLUTION,
    TAKE_ATTRIBUTE,
    TAKE_TREACHERY,
    TREACHERY,
    TREACHERY_TYPES,
    TURN_OPTION,
)
from trianon.games.heads_of_state.state import State


def ask_for_option(state: State) -> None:
    """D1, H3.2: option 1 by one of two methods, or option 2; nobody may pass."""
    ask(state, TURN_OPTION, state.active)


def list_turn_options(state: State) -> None:
    """H3.3, H3.6, H4.6: clearing needs as many cards in the attribute deck as lie face up."""
    offer(state, DO_OPTION)
    if state.deck_count >= state.box.attribute_display:
        offer(state, DO_OPTION + CLEAR - DRAW_THREE)
    offer(state, DO_OPTION + TREACHERY - DRAW_THREE)


def choose_option(state: State, option: int) -> None:
    """H3.8: chosen before the first card is drawn, for the whole turn."""
    settle(state)
    state.option = option
    if option == DRAW_THREE:
        state.owed_attributes = state.box.option_draws
        tell(state, THREE_CHOSEN, H3_4, state.active)
    elif option == CLEAR:
        state.owed_attributes = state.box.clear_draws
        tell(state, CLEAR_CHOSEN, H3_5, state.active)
        clear_display(state)
    else:
        state.owed_treachery = state.box.treachery_draws
        state.owed_attributes = state.box.attribute_draws
        tell(state, TREACHERY_CHOSEN, H3_6, state.active)


def clear_display(state: State) -> None:
    """H3.5: the face-up cards are set aside and as many new ones laid out from the deck."""
    for card in range(ATTRIBUTE_TYPES):
        tell_each(state, state.display[card], ATTRIBUTE_CLEARED, H3_5, card)
        state.cleared[card] = state.display[card]
        state.display[card] = 0
    lay_out(state, H3_5)


def lay_out(state: State, clause: int) -> bool:
    """Turn up cards until the display is full; false if the revolution comes first (H12.1)."""
    for card in range(ATTRIBUTE_TYPES):
        state.sheet[card] = state.display[card]
    last = NOBODY
    for _ in range(state.box.attribute_display - cards_on_display(state)):
        last = draw_top(state)
        if last == REVOLUTION:
            break
        state.display[last] += 1
    for card in range(ATTRIBUTE_TYPES):  # by type: equal cards are interchangeable (H16.2)
        turned = state.display[card] - state.sheet[card]
        tell_each(state, turned, ATTRIBUTE_TURNED, clause, card)
    return last != REVOLUTION


def tell_each(state: State, count: int, kind: int, clause: int, card: int) -> None:
    """So many cards of a type; nothing to count when nobody listens."""
    if state.telling:
        for _ in range(count):
            tell(state, kind, clause, card)


def cards_on_display(state: State) -> int:
    """Face-up attribute cards."""
    count = 0
    for card in range(ATTRIBUTE_TYPES):
        count += state.display[card]
    return count


def treachery_on_display(state: State) -> int:
    """Face-up treachery cards."""
    count = 0
    for card in range(TREACHERY_TYPES):
        count += state.treachery_display[card]
    return count


def draw_top(state: State) -> int:
    """H4.5: the top of the attribute deck, or of the revolution pile when the deck is empty."""
    if state.deck_count > 0:
        state.deck_count -= 1
        card = state.deck[state.deck_count]
        state.deck[state.deck_count] = 0
        return card
    state.pile_count -= 1
    card = state.pile[state.pile_count]
    state.pile[state.pile_count] = 0
    return card


def ask_for_attribute(state: State) -> None:
    """D2, H4.1: from the display or unseen, card by card."""
    ask(state, TAKE_ATTRIBUTE, state.active)


def list_attributes(state: State) -> None:
    """H4.1: each type present in the display, and the unseen card on top."""
    for card in range(ATTRIBUTE_TYPES):
        offer_if(state, DO_TAKE + card, state.display[card] > 0)
    offer(state, DO_DRAW)


def take_attribute(state: State, card: int) -> None:
    """H4.1, H4.4: from the display; the hole stays open during the turn."""
    settle(state)
    take_openly(state, state.active, card)
    state.owed_attributes -= 1
    tell(state, ATTRIBUTE_TAKEN, H4_1, state.active, card)


def draw_attribute(state: State) -> bool:
    """H4.1, H4.5, H4.7: unseen from the top; false if it is the revolution, the draw still owed."""
    settle(state)
    clause = H4_1
    if state.deck_count == 0:
        clause = H4_5
        if state.option == CLEAR:
            clause = H4_7
    card = draw_top(state)
    if card == REVOLUTION:
        return False
    state.hand[state.active][card] += 1
    state.owed_attributes -= 1
    tell(state, ATTRIBUTE_DRAWN, clause, state.active)
    whisper(state, state.active, ATTRIBUTE_SEEN, clause, state.active, card)
    return True


def ask_for_treachery(state: State) -> None:
    """D3, H3.7: the treachery card comes first."""
    ask(state, TAKE_TREACHERY, state.active)


def list_treachery(state: State) -> None:
    """H4.2: each type present in the display, and the unseen card on top."""
    for card in range(TREACHERY_TYPES):
        offer_if(state, DO_TAKE_TREACHERY + card, state.treachery_display[card] > 0)
    offer(state, DO_DRAW_TREACHERY)


def take_treachery(state: State, card: int) -> None:
    """H4.2: from the display."""
    settle(state)
    take_treachery_openly(state, state.active, card)
    state.owed_treachery -= 1
    tell(state, TREACHERY_TAKEN, H4_2, state.active, card)


def draw_treachery(state: State) -> None:
    """H4.2: unseen from the treachery deck."""
    settle(state)
    card = draw_top_treachery(state)
    state.treachery[state.active][card] += 1
    state.owed_treachery -= 1
    tell(state, TREACHERY_DRAWN, H4_2, state.active)
    whisper(state, state.active, TREACHERY_SEEN, H4_2, state.active, card)


def draw_top_treachery(state: State) -> int:
    """H4.10: the discard pile becomes the deck when a card is needed and none is left."""
    if state.treachery_count == 0:
        reshuffle_treachery(state)
    state.treachery_count -= 1
    card = state.treachery_deck[state.treachery_count]
    state.treachery_deck[state.treachery_count] = 0
    return card


def reshuffle_treachery(state: State) -> None:
    """H4.10: the treachery discard pile, shuffled, is the new deck."""
    for card in range(TREACHERY_TYPES):
        for _ in range(state.treachery_discard[card]):
            state.treachery_deck[state.treachery_count] = card
            state.treachery_count += 1
        state.treachery_discard[card] = 0
    chance.shuffle(state, state.treachery_deck, 0, state.treachery_count)
    tell(state, TREACHERY_SHUFFLED, H4_10, state.treachery_count)


def fill_treachery_display(state: State, clause: int) -> None:
    """H2.4, H11.3: turn up treachery cards until two lie face up."""
    missing = state.box.treachery_display - treachery_on_display(state)
    if missing == 0:
        return
    for card in range(TREACHERY_TYPES):
        state.sheet[card] = state.treachery_display[card]
    for _ in range(missing):
        state.treachery_display[draw_top_treachery(state)] += 1
    for card in range(TREACHERY_TYPES):
        turned = state.treachery_display[card] - state.sheet[card]
        tell_each(state, turned, TREACHERY_TURNED, clause, card)


def shuffle_cleared_back(state: State) -> None:
    """H4.8, H11.2: cleared cards go into the attribute deck before the display is refilled."""
    if state.option != CLEAR:
        return
    before = state.deck_count
    for card in range(ATTRIBUTE_TYPES):
        for _ in range(state.cleared[card]):
            shuffle_in(state, card)
        state.cleared[card] = 0
    if state.deck_count > before:
        tell(state, CLEARED_SHUFFLED, H4_8, state.deck_count - before)


def shuffle_in(state: State, card: int) -> None:
    """One card into a shuffled deck: any place, the card that lay there goes on top."""
    place = chance.below(state, state.deck_count + 1)
    state.deck[state.deck_count] = state.deck[place]
    state.deck[place] = card
    state.deck_count += 1


def refill_display(state: State) -> bool:
    """H11.3: up to six from deck, then revolution pile; false if the revolution comes."""
    return lay_out(state, H11_3)
