"""Setting up the table (H2)."""

from __future__ import annotations

from trianon.core import chance
from trianon.core.sizes import NOBODY
from trianon.core.state import tell
from trianon.games.heads_of_state.clauses import H2_1, H2_2, H2_3, H2_4, H2_6, H2_8, H3_1
from trianon.games.heads_of_state.drawing import fill_treachery_display, lay_out
from trianon.games.heads_of_state.events import (
    DECK_MADE,
    FIRST_PLAYER_DRAWN,
    HOUSE_MARKERS_LAID,
    PILE_MADE,
    ROUND_STARTED,
)
from trianon.games.heads_of_state.numbers import (
    ATTRIBUTE_TYPES,
    NOBLES,
    REVOLUTION,
    SPOTS,
    TREACHERY_TYPES,
    TURN,
)
from trianon.games.heads_of_state.state import State


def set_up(state: State) -> None:
    """H2 in its order; seats, box and key (H16.4) are in the record already."""
    clear_table(state)
    take_attribute_cards(state)
    make_deck(state, H2_2, 0)
    lay_out(state, H2_3)
    lay_out_treachery(state)
    give_pieces(state)
    tell(state, HOUSE_MARKERS_LAID, H2_6, state.box.house_markers)
    choose_first_player(state)
    tell(state, ROUND_STARTED, H3_1, state.round)


def clear_table(state: State) -> None:
    """H2.7: the first round; nothing is asked, pending or owned."""
    state.round = 1
    state.step = TURN
    state.asked_seat = NOBODY
    state.spot = NOBODY
    state.card = NOBODY
    state.trimmed = NOBODY
    for spot in range(SPOTS):
        state.owner[spot] = NOBODY


def take_attribute_cards(state: State) -> None:
    """H2.1: the cards for so many players, to be shuffled."""
    for card in range(ATTRIBUTE_TYPES):
        state.discard[card] = state.box.attribute_cards[card]
    tell(state, DECK_MADE, H2_1, state.box.attribute_total)


def make_deck(state: State, clause: int, swept: int) -> None:
    """H2.2, H12.2 (d): shuffle the cards; ten and the revolution card are set aside."""
    for card in range(ATTRIBUTE_TYPES):
        for _ in range(state.discard[card]):
            state.deck[state.deck_count] = card
            state.deck_count += 1
        state.discard[card] = 0
    chance.shuffle(state, state.deck, 0, state.deck_count)
    make_revolution_pile(state)
    tell(state, PILE_MADE, clause, state.pile_count, state.deck_count, swept)


def make_revolution_pile(state: State) -> None:
    """H2.2: the top ten cards of the deck and the revolution card, shuffled."""
    for place in range(state.box.pile_cards):
        state.deck_count -= 1
        state.pile[place] = state.deck[state.deck_count]
        state.deck[state.deck_count] = 0
    state.pile[state.box.pile_cards] = REVOLUTION
    state.pile_count = state.box.pile_cards + 1
    chance.shuffle(state, state.pile, 0, state.pile_count)


def lay_out_treachery(state: State) -> None:
    """H2.4: all treachery cards are shuffled, two turned up."""
    for card in range(TREACHERY_TYPES):
        for _ in range(state.box.treachery_cards[card]):
            state.treachery_deck[state.treachery_count] = card
            state.treachery_count += 1
    chance.shuffle(state, state.treachery_deck, 0, state.treachery_count)
    fill_treachery_display(state, H2_4)


def give_pieces(state: State) -> None:
    """H1.6, H2.5, H2.7: tokens for everybody, noble cards in open stacks, all markers in place."""
    for noble in range(NOBLES):
        state.noble_stack[noble] = state.box.noble_cards[noble]
        for seat in range(state.seats):
            state.supply[seat][noble] = state.box.noble_tokens[noble]


def choose_first_player(state: State) -> None:
    """H2.8: at random; the turn order goes on clockwise to the end of the game."""
    state.first_player = chance.below(state, state.seats)
    state.active = state.first_player
    tell(state, FIRST_PLAYER_DRAWN, H2_8, state.first_player)
