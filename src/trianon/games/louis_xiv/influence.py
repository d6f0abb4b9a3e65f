"""Phase 2: Influence (L6-L8): start missions, the choice of a turn, the end of the phase."""

from __future__ import annotations

from trianon.core import chance
from trianon.core.sizes import NOBODY
from trianon.core.state import ask, offer, offer_if, settle, tell
from trianon.games.louis_xiv.benefits import on_turn, unused_copy, use
from trianon.games.louis_xiv.clauses import L6_1, L6_2, L7_9, L8_1, L8_2, L8_5
from trianon.games.louis_xiv.events import CARD_PLAYED, CARDS_COLLECTED, NULL_PLAYED, TURN_SKIPPED
from trianon.games.louis_xiv.gains import has_marker, pay_louis, place_marker
from trianon.games.louis_xiv.numbers import (
    CHOOSE_CARD,
    CHOOSE_MODE,
    DO_BOARD,
    DO_CARD,
    DO_FOUR_PLACE,
    DO_FOUR_TAKE,
    DO_NULL,
    DO_PLACE,
    DO_SKIP,
    DO_STOP,
    DO_SWAP,
    DO_TAKE,
    DO_YES,
    END_MARKER,
    FOUR_MARKER_CARD,
    INFLUENCE_KINDS,
    MISSIONS,
    PAY_2_SKIP,
    PLACE_AT_END,
    PLACE_ON_1,
    PLACE_ON_4,
    PLACE_ON_5,
    PLACE_ON_9,
    PLACE_ON_KING,
    SWAP_INFLUENCE_CARD,
    USE_START,
)
from trianon.games.louis_xiv.placing import (
    begin_placing,
    begin_taking,
    list_all_boards,
    play_four_markers,
)
from trianon.games.louis_xiv.state import State
from trianon.games.louis_xiv.swaps import discard_openly, swap_card
from trianon.games.louis_xiv.turns import end_turn, is_active, other_active

# Start of the phase (L6.1, L8.1).


def target_of(state: State, benefit: int) -> int:
    """L8.1: the board a start mission names, NOBODY for other benefits."""
    if PLACE_ON_1 <= benefit <= PLACE_ON_4:
        return benefit - PLACE_ON_1
    if benefit == PLACE_ON_KING:
        return state.king
    if benefit == PLACE_ON_5:
        return 4
    if benefit == PLACE_ON_9:
        return 8
    return NOBODY


def ask_for_start_mission(state: State) -> bool:
    """L6.1, D2: in turn order, card by card as in components.toml. False when all are done."""
    while state.turn < state.seats:
        state.card = next_start_mission(state, on_turn(state), state.card + 1)
        if state.card != NOBODY:
            ask(state, USE_START, on_turn(state))
            return True
        state.turn += 1
    state.turn = 0
    return False


def next_start_mission(state: State, seat: int, first: int) -> int:
    """The seat's next start mission from a card on, NOBODY without one or without a marker."""
    if not has_marker(state, seat):
        return NOBODY
    for card in range(first, MISSIONS):
        if state.laid[card] == seat and target_of(state, state.box.benefit[card]) != NOBODY:
            return card
    return NOBODY


def list_yes_or_no(state: State) -> None:
    """D2, D8, D9: yes or no."""
    offer(state, DO_STOP)
    offer(state, DO_YES)


def use_start_mission(state: State, action: int) -> None:
    """L8.1: one marker on the board of the card, if the player likes."""
    seat = state.asked_seat
    settle(state)
    if action == DO_YES:
        use(state, seat, state.card, L6_1)
        place_marker(state, seat, target_of(state, state.box.benefit[state.card]), L8_1)


# Turns (L6.2, L6.3).


def ask_for_mode(state: State) -> bool:
    """L6.2, D3: the next active player plays a card. False when nobody is active (L6.6)."""
    for _ in range(state.seats):
        if is_active(state, on_turn(state)):
            ask(state, CHOOSE_MODE, on_turn(state))
            return True
        state.turn = (state.turn + 1) % state.seats
    state.turn = 0
    return False


def list_modes(state: State) -> None:
    """D3, first half: what can be done with a card; all of it follows from public facts."""
    seat = state.asked_seat
    if state.personal[seat] > 0:
        offer(state, DO_PLACE)
    if state.general[seat] > 0:
        offer(state, DO_TAKE)
    if may_skip(state, seat):
        offer(state, DO_SKIP)
    if unused_copy(state, seat, SWAP_INFLUENCE_CARD) != NOBODY and state.influence_count > 0:
        offer(state, DO_SWAP)
    if unused_copy(state, seat, FOUR_MARKER_CARD) != NOBODY:
        if state.personal[seat] > 0:
            offer(state, DO_FOUR_PLACE)
        if state.general[seat] > 0:
            offer(state, DO_FOUR_TAKE)
    if not has_marker(state, seat):  # L7.9
        offer(state, DO_NULL)


def may_skip(state: State, seat: int) -> bool:
    """L8.2: an unused copy, 2 louis, and somebody else still active."""
    if unused_copy(state, seat, PAY_2_SKIP) == NOBODY or state.louis[seat] < 2:
        return False
    return other_active(state, seat)


def choose_mode(state: State, action: int) -> None:
    """L6.2: the action comes first, then the card; skipping needs no card."""
    seat = state.asked_seat
    settle(state)
    if action == DO_SKIP:
        skip_turn(state, seat)
    else:
        state.mode = action
        ask(state, CHOOSE_CARD, seat)


def skip_turn(state: State, seat: int) -> None:
    """L8.2: pay 2 louis instead of playing a card; the hand stays."""
    use(state, seat, unused_copy(state, seat, PAY_2_SKIP), L8_2)
    pay_louis(state, seat, 2, L8_2)
    tell(state, TURN_SKIPPED, L8_2, seat)
    end_turn(state, seat)


def list_cards(state: State) -> None:
    """D3, second half: each kind of card in hand."""
    for card in range(INFLUENCE_KINDS):
        offer_if(state, DO_CARD + card, state.influence[state.asked_seat][card] > 0)


def choose_card(state: State, action: int) -> None:
    """L6.2: the card goes face up to the centre, then its action is performed."""
    seat = state.asked_seat
    card = action - DO_CARD
    settle(state)
    discard_openly(state, seat, card)
    if state.mode == DO_PLACE:
        tell(state, CARD_PLAYED, L6_2, seat, card)
        begin_placing(state, seat, card)
    elif state.mode == DO_TAKE:
        tell(state, CARD_PLAYED, L6_2, seat, card)
        begin_taking(state, seat, card)
    elif state.mode == DO_SWAP:
        swap_card(state, seat, card)
    elif state.mode == DO_NULL:
        tell(state, NULL_PLAYED, L7_9, seat, card)
        end_turn(state, seat)
    else:
        play_four_markers(state, seat, card)


# End of the phase (L6.6, L8.5).


def ask_for_end_marker(state: State) -> None:
    """L8.5, D6: the owner of *place at end*, if they have a marker in a reserve."""
    for seat in range(state.seats):
        card = unused_copy(state, seat, PLACE_AT_END)
        if card != NOBODY and has_marker(state, seat):
            state.card = card
            ask(state, END_MARKER, seat)


def list_boards_or_none(state: State) -> None:
    """D6, D10: 12 boards or no."""
    list_all_boards(state)
    offer(state, DO_STOP)


def place_end_marker(state: State, action: int) -> None:
    """L8.5: one marker on any board."""
    seat = state.asked_seat
    settle(state)
    if action != DO_STOP:
        use(state, seat, state.card, L8_5)
        place_marker(state, seat, action - DO_BOARD, L8_5)
    state.card = NOBODY


def collect_cards(state: State, clause: int) -> None:
    """L6.6, and L3.3 at the start: all influence cards are shuffled into a new deck."""
    place = 0
    for card in range(INFLUENCE_KINDS):
        state.played[card] = 0
        for _ in range(state.box.influence_copies[card]):
            state.influence_deck[place] = card
            state.influence_known[place] = 0
            place += 1
    state.influence_count = place
    chance.shuffle(state, state.influence_deck, 0, place)
    tell(state, CARDS_COLLECTED, clause, place)
