"""The revolution: scoring, trimming of hands, new deck, and play goes on where it stopped (H12)."""

from __future__ import annotations

from trianon.core.sizes import NOBODY
from trianon.core.state import ask, offer_if, settle, tell
from trianon.games.heads_of_state.clauses import H3_1, H11_4, H12_1, H12_2, H12_3, H12_5
from trianon.games.heads_of_state.countries import score_countries
from trianon.games.heads_of_state.drawing import cards_on_display, fill_treachery_display, lay_out
from trianon.games.heads_of_state.events import (
    ATTRIBUTE_DISCARDED,
    REVOLUTION_REVEALED,
    ROUND_STARTED,
    TREACHERY_DISCARDED,
    TREACHERY_SWEPT,
    TURN_RESUMED,
)
from trianon.games.heads_of_state.hands import (
    attributes_held,
    lose_attribute,
    lose_treachery,
    treachery_held,
)
from trianon.games.heads_of_state.numbers import (
    ATTRIBUTE_TYPES,
    DO_DISCARD,
    DO_DISCARD_TREACHERY,
    DRAWING,
    REFILLING,
    ROUNDS,
    TREACHERY_TYPES,
    TRIM,
)
from trianon.games.heads_of_state.scoring import end_game
from trianon.games.heads_of_state.setup import make_deck
from trianon.games.heads_of_state.state import State


def reveal(state: State) -> None:
    """H12.1, H11.4: it interrupts the game at once; the countries are scored (H12.2 a)."""
    clause = H12_1
    if state.round == ROUNDS:
        clause = H12_5
    elif state.step == REFILLING:
        clause = H11_4
    left = state.deck_count + state.pile_count
    tell(state, REVOLUTION_REVEALED, clause, state.active, state.round, left)
    score_countries(state)
    if state.round == ROUNDS:
        end_game(state, state.round)
    else:
        state.round += 1
        state.trimmed = 0
        tell(state, ROUND_STARTED, H3_1, state.round)


def trim_next(state: State) -> None:
    """H12.2 (c), H12.4: from the active player on, everybody over the limits is asked."""
    while state.trimmed < state.seats:
        seat = (state.active + state.trimmed) % state.seats
        if is_over(state, seat, state.box.attribute_carried, state.box.treachery_carried):
            ask(state, TRIM, seat)
            return
        state.trimmed += 1
    state.trimmed = NOBODY
    begin_round(state)


def is_over(state: State, seat: int, attributes: int, treachery: int) -> bool:
    """H11.1, H12.2: more cards in hand than may be kept."""
    return attributes_held(state, seat) > attributes or treachery_held(state, seat) > treachery


def list_discards(state: State, seat: int, attributes: int) -> None:
    """H11.1, H12.4, H16.2: types of attribute cards first, then of treachery cards."""
    if attributes_held(state, seat) > attributes:
        for card in range(ATTRIBUTE_TYPES):
            offer_if(state, DO_DISCARD + card, state.hand[seat][card] > 0)
    else:
        for card in range(TREACHERY_TYPES):
            offer_if(state, DO_DISCARD_TREACHERY + card, state.treachery[seat][card] > 0)


def discard(state: State, seat: int, action: int, clause: int) -> None:
    """H11.1, H12.2 (c): one card of the player's choice, openly."""
    settle(state)
    if action < DO_DISCARD_TREACHERY:
        lose_attribute(state, seat, action - DO_DISCARD)
        tell(state, ATTRIBUTE_DISCARDED, clause, seat, action - DO_DISCARD)
    else:
        lose_treachery(state, seat, action - DO_DISCARD_TREACHERY)
        tell(state, TREACHERY_DISCARDED, clause, seat, action - DO_DISCARD_TREACHERY)


def begin_round(state: State) -> None:
    """H12.2 (d)-(f): new deck, pile and displays; then the active player resumes."""
    swept = cards_on_display(state)
    gather_attributes(state)
    make_deck(state, H12_2, swept)
    lay_out(state, H12_2)
    sweep_treachery(state)
    fill_treachery_display(state, H12_2)
    if state.step == DRAWING:
        tell(state, TURN_RESUMED, H12_3, state.active, state.owed_attributes)


def gather_attributes(state: State) -> None:
    """H12.2 (d): all attribute cards not in a hand; the deck is empty when the revolution comes."""
    for card in range(ATTRIBUTE_TYPES):
        state.discard[card] += state.display[card] + state.cleared[card]
        state.display[card] = 0
        state.cleared[card] = 0
    while state.pile_count > 0:
        state.pile_count -= 1
        state.discard[state.pile[state.pile_count]] += 1
        state.pile[state.pile_count] = 0


def sweep_treachery(state: State) -> None:
    """H12.2 (e): the face-up treachery cards are discarded; the deck is not shuffled."""
    for card in range(TREACHERY_TYPES):
        for _ in range(state.treachery_display[card]):
            tell(state, TREACHERY_SWEPT, H12_2, card)
        state.treachery_discard[card] += state.treachery_display[card]
        state.treachery_display[card] = 0
