"""Phase 2: Influence (L6-L8): start missions, turns with influence cards, chains, the end."""

from __future__ import annotations

from trianon.core import chance
from trianon.core.sizes import NOBODY
from trianon.core.state import ask, offer, offer_if, settle, tell, whisper
from trianon.games.louis_xiv.benefits import on_turn, unused_copy, use
from trianon.games.louis_xiv.clauses import (
    L6_1,
    L6_2,
    L6_4,
    L6_5,
    L7_1,
    L7_2,
    L7_6,
    L7_7,
    L7_8,
    L7_9,
    L8_1,
    L8_2,
    L8_3,
    L8_4,
    L8_5,
)
from trianon.games.louis_xiv.events import (
    CARD_PLAYED,
    CARD_SWAPPED,
    CARDS_COLLECTED,
    FOUR_MARKERS,
    LAST_ACTIVE,
    LAST_CARD_DISCARDED,
    LAST_CARD_KNOWN,
    MARKERS_ON,
    NULL_PLAYED,
    TURN_SKIPPED,
)
from trianon.games.louis_xiv.gains import (
    draw_influence,
    has_marker,
    influence_cards,
    pay_louis,
    place_marker,
    recover_markers,
)
from trianon.games.louis_xiv.names import (
    BOARDS,
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
    JOKER,
    MISSIONS,
    NEXT_MARKER,
    PAY_2_SKIP,
    PLACE_AT_END,
    PLACE_ON_1,
    PLACE_ON_4,
    PLACE_ON_5,
    PLACE_ON_9,
    PLACE_ON_KING,
    START_BOARD,
    SWAP_INFLUENCE_CARD,
    SWAPS,
    TAKE_MORE,
    USE_START,
)
from trianon.games.louis_xiv.state import State

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


# Turns (L6.2-L6.5).


def is_active(state: State, seat: int) -> bool:
    """L6.3: active while holding two or more influence cards."""
    return influence_cards(state, seat) >= 2


def other_active(state: State, seat: int) -> bool:
    """L8.2: somebody else is still active."""
    for other in range(state.seats):
        if other != seat and is_active(state, other):
            return True
    return False


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


def discard_openly(state: State, seat: int, card: int) -> None:
    """A card to the centre; who knew of one such card in this hand knows of one less."""
    state.influence[seat][card] -= 1
    state.played[card] += 1
    state.last_played = card
    known = ~0
    for entry in range(SWAPS):
        if state.swap_seat[entry] == seat and state.swap_card[entry] == card:
            known = known & state.swap_known[entry]
            forget_swap(state, entry)
    if state.swap_seat[0] == seat and state.swap_card[0] == card:  # there were two of them
        state.swap_known[0] = known & state.swap_known[0]
        if state.swap_known[0] == 0:
            forget_swap(state, 0)


def forget_swap(state: State, entry: int) -> None:
    """Drop an entry of the cards known to have been drawn; the others move up."""
    for later in range(entry, SWAPS - 1):
        state.swap_seat[later] = state.swap_seat[later + 1]
        state.swap_card[later] = state.swap_card[later + 1]
        state.swap_known[later] = state.swap_known[later + 1]
    state.swap_seat[SWAPS - 1] = NOBODY
    state.swap_card[SWAPS - 1] = NOBODY
    state.swap_known[SWAPS - 1] = 0


def swap_card(state: State, seat: int, card: int) -> None:
    """L8.3: discard a card without action and draw the top card of the deck."""
    use(state, seat, unused_copy(state, seat, SWAP_INFLUENCE_CARD), L8_3)
    tell(state, CARD_SWAPPED, L8_3, seat, card)
    others = state.influence_known[state.influence_count - 1] & ~(1 << seat)
    drawn = state.influence_deck[state.influence_count - 1]
    draw_influence(state, seat, 1, L8_3)
    for entry in range(SWAPS):
        if others != 0 and state.swap_seat[entry] == NOBODY:
            state.swap_seat[entry] = seat
            state.swap_card[entry] = drawn
            state.swap_known[entry] = others
            others = 0
    end_turn(state, seat)


def play_four_markers(state: State, seat: int, card: int) -> None:
    """L8.4: any influence card as a joker with the number 4."""
    use(state, seat, unused_copy(state, seat, FOUR_MARKER_CARD), L8_4)
    tell(state, FOUR_MARKERS, L8_4, seat, card)
    state.played_card = card
    state.chain_left = 4
    if state.mode == DO_FOUR_PLACE:
        ask(state, START_BOARD, seat)
    else:
        take_markers(state, seat, L8_4)


# Placing (L7.1-L7.5, L7.7).


def begin_placing(state: State, seat: int, card: int) -> None:
    """L7.1: up to 3 markers from the shown board on; L7.7: a joker up to 2 from any board on."""
    state.played_card = card
    if card == JOKER:
        state.chain_left = state.box.joker_place
        ask(state, START_BOARD, seat)
    else:
        state.chain_left = state.box.character_place
        lay_marker(state, seat, card)


def list_all_boards(state: State) -> None:
    """D4, D6, D10: any of the 12 boards."""
    for board in range(BOARDS):
        offer(state, DO_BOARD + board)


def choose_start(state: State, action: int) -> None:
    """L7.7, D4: the first marker of a joker goes to any board."""
    seat = state.asked_seat
    settle(state)
    lay_marker(state, seat, action - DO_BOARD)


def clause_of_placing(state: State) -> int:
    """L7.1 for the first marker of a character, L7.2 for the next; L7.7 a joker, L8.4 four markers."""
    if state.mode == DO_FOUR_PLACE:
        return L8_4
    if state.played_card == JOKER:
        return L7_7
    if state.chain_visited == 0:
        return L7_1
    return L7_2


def lay_marker(state: State, seat: int, board: int) -> None:
    """L7.2: one marker after the other, each from the personal reserve."""
    state.personal[seat] -= 1
    state.markers[board][seat] += 1
    tell(state, MARKERS_ON, clause_of_placing(state), seat, board)
    state.chain_board = board
    state.chain_visited = state.chain_visited | (1 << board)
    state.chain_left -= 1
    if state.chain_left == 0 or state.personal[seat] == 0:
        end_turn(state, seat)
    else:
        ask(state, NEXT_MARKER, seat)


def may_follow(state: State, board: int) -> bool:
    """L7.2, L7.5: the board of the previous marker, or a neighbour the chain has not visited."""
    if board == state.chain_board:
        return True
    if state.mode == DO_FOUR_PLACE and not state.four_marker_card_may_chain:  # R12
        return False
    if (state.chain_visited >> board) & 1:
        return False
    return state.box.neighbour[state.chain_board][board] == 1


def list_next_boards(state: State) -> None:
    """D5: stay, go on to a neighbour, or stop."""
    for board in range(BOARDS):
        offer_if(state, DO_BOARD + board, may_follow(state, board))
    offer(state, DO_STOP)


def choose_next(state: State, action: int) -> None:
    """L7.2: the next marker, or an end at any time after the first."""
    seat = state.asked_seat
    settle(state)
    if action == DO_STOP:
        end_turn(state, seat)
    else:
        lay_marker(state, seat, action - DO_BOARD)


# Taking (L7.6, L7.8).


def begin_taking(state: State, seat: int, card: int) -> None:
    """L7.6: 3 markers of the general reserve, L7.8: 2 with a joker, or all that are left."""
    state.played_card = card
    if card == JOKER:
        state.chain_left = state.box.joker_take
        take_markers(state, seat, L7_8)
    else:
        state.chain_left = state.box.character_take
        take_markers(state, seat, L7_6)


def take_markers(state: State, seat: int, clause: int) -> None:
    """R8: always the maximum, unless the switch lets the player stop after any marker."""
    if state.take_is_max:
        recover_markers(state, seat, state.chain_left, clause)
        end_turn(state, seat)
        return
    recover_markers(state, seat, 1, clause)
    state.chain_left -= 1
    if state.chain_left == 0 or state.general[seat] == 0:
        end_turn(state, seat)
    else:
        ask(state, TAKE_MORE, seat)


def take_more(state: State, action: int) -> None:
    """R8: one more marker, or enough."""
    seat = state.asked_seat
    settle(state)
    if action == DO_STOP:
        end_turn(state, seat)
    elif state.mode == DO_FOUR_TAKE:
        take_markers(state, seat, L8_4)
    elif state.played_card == JOKER:
        take_markers(state, seat, L7_8)
    else:
        take_markers(state, seat, L7_6)


# End of a turn and of the phase (L6.4-L6.6, L8.5).


def end_turn(state: State, seat: int) -> None:
    """L6.4: a single card left is discarded; L6.5: the next active player is on turn."""
    state.mode = NOBODY
    state.played_card = NOBODY
    state.chain_board = NOBODY
    state.chain_visited = 0
    state.chain_left = 0
    state.turn = (state.turn + 1) % state.seats
    if influence_cards(state, seat) == 1:
        discard_last_card(state, seat)
        announce_last_active(state)


def announce_last_active(state: State) -> None:
    """L6.5: the last active player plays all their remaining turns in a row."""
    active = 0
    last = NOBODY
    for seat in range(state.seats):
        if is_active(state, seat):
            active += 1
            last = seat
    if active == 1:
        tell(state, LAST_ACTIVE, L6_5, last)


def discard_last_card(state: State, seat: int) -> None:
    """L6.4: unplayed, face down on top of the deck (R11); the player knows it lies there (L19.1)."""
    card = last_card(state, seat)
    state.influence[seat][card] = 0
    state.influence_deck[state.influence_count] = card
    state.influence_known[state.influence_count] = 1 << seat
    for _ in range(SWAPS):
        for entry in range(SWAPS):
            if state.swap_seat[entry] == seat:  # who knew their only card knows this place
                state.influence_known[state.influence_count] |= state.swap_known[entry]
                forget_swap(state, entry)
    state.influence_count += 1
    tell(state, LAST_CARD_DISCARDED, L6_4, seat)
    whisper(state, seat, LAST_CARD_KNOWN, L6_4, seat, card)


def last_card(state: State, seat: int) -> int:
    """The only card of a hand."""
    for card in range(INFLUENCE_KINDS):
        if state.influence[seat][card] > 0:
            return card
    return NOBODY


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
