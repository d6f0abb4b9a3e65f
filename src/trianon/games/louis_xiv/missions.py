"""Phase 4: Missions (L15): fulfilling, drawing, tile to crown, the tile kept, swaps."""

from __future__ import annotations

from trianon.core.sizes import NOBODY
from trianon.core.state import ask, offer, offer_if, settle, tell, whisper
from trianon.games.louis_xiv.benefits import on_turn, unused_copy, use
from trianon.games.louis_xiv.clauses import L15_2, L15_3, L15_4, L15_5, L15_6, L15_7, L15_8
from trianon.games.louis_xiv.events import (
    BENEFIT_USED,
    MISSION_DRAWN,
    MISSION_KNOWN,
    MISSION_LAID,
    MISSION_RETURNED,
    MISSION_SHOWN,
    NO_MISSION,
    RETURNED_KNOWN,
    RETURNED_SHOWN,
    TILE_EXCHANGED,
    TILE_KEPT,
    TILE_PAID,
    TILES_RETURNED,
)
from trianon.games.louis_xiv.gains import draw_coats, note_points, pay_louis, tile_count
from trianon.games.louis_xiv.numbers import (
    ANY,
    CHOOSE_DECK,
    COLOURS,
    COST,
    CROWN,
    DARK,
    DO_CROWN,
    DO_DECK,
    DO_SHOW,
    DO_SLOT,
    DO_STOP,
    DO_TILE,
    EXCHANGE_TILE,
    EXTRA_MISSION,
    FROM_MISSIONS,
    FROM_TILES,
    FULFIL,
    HAND_ROOM,
    KEEP_TILE,
    LIGHT,
    MEDIUM,
    PAY_TILE,
    PUBLIC,
    ROUNDS,
    SWAP_MISSION,
    SWAP_MISSIONS,
    TILE_KINDS,
    TILE_TO_CROWN,
)
from trianon.games.louis_xiv.state import State

# Hands and decks.


def take_from_hand(state: State, seat: int, slot: int) -> int:
    """A mission leaves the hand; the others close up."""
    card = state.hand[seat][slot]
    for later in range(slot, HAND_ROOM - 1):
        state.hand[seat][later] = state.hand[seat][later + 1]
    state.hand[seat][HAND_ROOM - 1] = NOBODY
    state.hand_size[seat] -= 1
    return card


def put_into_hand(state: State, seat: int, card: int) -> None:
    """Hands are kept sorted, so that a place in the hand says nothing."""
    slot = state.hand_size[seat]
    while slot > 0 and state.hand[seat][slot - 1] > card:
        state.hand[seat][slot] = state.hand[seat][slot - 1]
        slot -= 1
    state.hand[seat][slot] = card
    state.hand_size[seat] += 1


def draw_mission(state: State, seat: int, colour: int, clause: int) -> None:
    """The top mission of a deck, seen by the drawer only; its colour is public."""
    state.mission_count[colour] -= 1
    card = state.mission_deck[colour][state.mission_count[colour]]
    state.mission_deck[colour][state.mission_count[colour]] = NOBODY
    state.known[card] = state.known[card] & ~(1 << seat)
    put_into_hand(state, seat, card)
    whisper(state, seat, MISSION_KNOWN, clause, seat, card)


def some_deck_left(state: State) -> bool:
    """A mission deck is not empty."""
    return state.mission_count[LIGHT] + state.mission_count[MEDIUM] + state.mission_count[DARK] > 0


# A player's turn (L15.1).


def take_turn(state: State) -> bool:
    """L15.1, L15.10: in turn order, each does as much as they want. False when all have had their turn."""
    if state.turn == state.seats:
        state.turn = 0
        return False
    if state.draws_left > 0:
        ask_for_deck(state, on_turn(state))
    elif tile_count(state, on_turn(state)) > 0:  # L19.3: D12 whenever the player has a tile
        ask(state, FULFIL, on_turn(state))
    else:
        state.turn += 1
    return True


def pays_for(tile: int, wanted: int) -> bool:
    """L15.2, L1.5: the given tile, any tile for the question mark, a crown for everything."""
    if wanted == ANY or tile == CROWN:
        return True
    return tile == wanted


def leaves_rest_payable(state: State, seat: int, card: int, symbol: int, tile: int) -> bool:
    """L15.3: this tile may be paid now, because the rest can still be paid after it."""
    if state.tiles[seat][tile] == 0 or not pays_for(tile, state.box.cost[card][symbol]):
        return False
    if symbol == COST - 1:
        return True
    for other in range(TILE_KINDS):
        left = state.tiles[seat][other]
        if other == tile:
            left -= 1
        if left > 0 and pays_for(other, state.box.cost[card][symbol + 1]):
            return True
    return False


def can_fulfil(state: State, seat: int, card: int) -> bool:
    """L15.2: the player's tiles pay for both symbols."""
    for tile in range(TILE_KINDS):
        if leaves_rest_payable(state, seat, card, 0, tile):
            return True
    return False


def can_exchange(state: State, seat: int) -> bool:
    """L15.6: 2 louis and a tile that is no crown."""
    return state.louis[seat] >= 2 and tile_count(state, seat) > state.tiles[seat][CROWN]


def list_turn(state: State) -> None:
    """D12: done, a mission that can be paid, or a tile into a crown with a laid or a shown copy."""
    seat = state.asked_seat
    offer(state, DO_STOP)
    for slot in range(state.hand_size[seat]):
        if can_fulfil(state, seat, state.hand[seat][slot]):
            offer(state, DO_SLOT + slot)
    if not can_exchange(state, seat):
        return
    if unused_copy(state, seat, TILE_TO_CROWN) != NOBODY:
        offer(state, DO_CROWN)
    for slot in range(state.hand_size[seat]):
        if may_show(state, state.hand[seat][slot]):
            offer(state, DO_SHOW + slot)


def may_show(state: State, card: int) -> bool:
    """L15.6, R22: a copy of tile to crown works from the hand as soon as it is drawn."""
    if not state.tile_to_crown_from_hand or state.used[card]:
        return False
    return state.box.benefit[card] == TILE_TO_CROWN


def act(state: State, action: int) -> None:
    """L15.1: what the player on turn does."""
    seat = state.asked_seat
    settle(state)
    if action == DO_STOP:
        finish_turn(state, seat)
    elif action == DO_CROWN:
        state.card = unused_copy(state, seat, TILE_TO_CROWN)
        use(state, seat, state.card, L15_6)
        ask(state, EXCHANGE_TILE, seat)
    elif action >= DO_SHOW:
        show_copy(state, seat, action - DO_SHOW)
    else:
        lay_mission(state, seat, action - DO_SLOT)


def lay_mission(state: State, seat: int, slot: int) -> None:
    """L15.2: the card is laid face up and its two tiles are paid; L15.9: it has its points."""
    card = take_from_hand(state, seat, slot)
    state.laid[card] = seat
    state.known[card] = 0
    note_points(state, seat, FROM_MISSIONS, state.box.mission_points)
    tell(state, MISSION_LAID, L15_2, seat, card)
    state.paying = card
    state.paid = 0
    ask(state, PAY_TILE, seat)


def list_payments(state: State) -> None:
    """L15.3: the payer chooses among the legal tiles."""
    for tile in range(TILE_KINDS):
        if leaves_rest_payable(state, state.asked_seat, state.paying, state.paid, tile):
            offer(state, DO_TILE + tile)


def pay_tile(state: State, action: int) -> None:
    """L15.3: a tile back to the stock; after the second a new mission is drawn."""
    seat = state.asked_seat
    tile = action - DO_TILE
    settle(state)
    state.tiles[seat][tile] -= 1
    tell(state, TILE_PAID, L15_3, seat, tile)
    state.paid += 1
    if state.paid < COST:
        ask(state, PAY_TILE, seat)
        return
    state.draws_left = 1  # L15.4
    if state.box.benefit[state.paying] == EXTRA_MISSION:
        use(state, seat, state.paying, L15_5)
        state.draws_left = 2
    state.paying = NOBODY
    state.paid = 0


def ask_for_deck(state: State, seat: int) -> None:
    """L15.4, D13: a deck of the player's choice; L15.5: each draw is seen before the next."""
    if some_deck_left(state):
        ask(state, CHOOSE_DECK, seat)
    else:
        state.draws_left = 0
        tell(state, NO_MISSION, L15_4, seat)


def list_decks(state: State) -> None:
    """D13: the decks that are not empty."""
    for colour in range(COLOURS):
        if state.mission_count[colour] > 0:
            offer(state, DO_DECK + colour)


def choose_deck(state: State, action: int, clause: int) -> None:
    """L15.4: the player must draw; the colour is public, the card secret."""
    seat = state.asked_seat
    settle(state)
    state.draws_left -= 1
    tell(state, MISSION_DRAWN, clause, seat, action - DO_DECK)
    draw_mission(state, seat, action - DO_DECK, clause)


# Tile to crown (L15.6).


def show_copy(state: State, seat: int, slot: int) -> None:
    """L15.6: the copy in hand is shown and stays there, known to all, used up for this phase."""
    state.card = state.hand[seat][slot]
    state.used[state.card] = 1
    state.known[state.card] = PUBLIC
    tell(state, MISSION_SHOWN, L15_6, seat, state.card)
    ask(state, EXCHANGE_TILE, seat)


def list_exchanges(state: State) -> None:
    """D12: the kinds of tile the player has, crowns excepted."""
    for tile in range(CROWN):
        offer_if(state, DO_TILE + tile, state.tiles[state.asked_seat][tile] > 0)


def exchange_tile(state: State, action: int) -> None:
    """L15.6: pay 2 louis, one tile becomes a crown."""
    seat = state.asked_seat
    tile = action - DO_TILE
    settle(state)
    state.card = NOBODY
    pay_louis(state, seat, 2, L15_6)
    state.tiles[seat][tile] -= 1
    state.tiles[seat][CROWN] += 1
    tell(state, TILE_EXCHANGED, L15_6, seat, tile)


# The tile that is kept (L15.7).


def kinds_held(state: State, seat: int) -> int:
    """How many kinds of tile a player has."""
    count = 0
    for tile in range(TILE_KINDS):
        if state.tiles[seat][tile] > 0:
            count += 1
    return count


def finish_turn(state: State, seat: int) -> None:
    """L15.7, D14: asked if the player has tiles of two or more kinds, otherwise there is no choice."""
    if kinds_held(state, seat) > 1:
        ask(state, KEEP_TILE, seat)
        return
    for tile in range(TILE_KINDS):
        if state.tiles[seat][tile] > 0:
            keep_one(state, seat, tile)


def list_kept(state: State) -> None:
    """D14: the kinds held."""
    for tile in range(TILE_KINDS):
        offer_if(state, DO_TILE + tile, state.tiles[state.asked_seat][tile] > 0)


def choose_kept(state: State, action: int) -> None:
    """L15.7: the tile of the player's choice."""
    seat = state.asked_seat
    settle(state)
    keep_one(state, seat, action - DO_TILE)


def keep_one(state: State, seat: int, kept: int) -> None:
    """L15.7: one tile stays, each other is returned for a coat (R23)."""
    stays = min(state.box.tiles_kept, state.tiles[seat][kept])
    returned = tile_count(state, seat) - stays
    tell(state, TILE_KEPT, L15_7, seat, kept, stays)
    for tile in range(TILE_KINDS):
        count = state.tiles[seat][tile]
        if tile == kept:
            count -= stays
        state.tiles[seat][tile] -= count
        if count > 0:
            tell(state, TILES_RETURNED, L15_7, seat, tile, count)
    draw_coats(state, seat, returned, L15_7, FROM_TILES)
    state.turn += 1


# Swapping missions (L15.8).


def ask_for_swap(state: State) -> bool:
    """L15.8, D15: in turn order, copy after copy, not in round 4. False when all are done."""
    if state.draws_left > 0:
        ask_for_deck(state, on_turn(state))
        return True
    while state.turn < state.seats and state.round < ROUNDS:
        seat = on_turn(state)
        state.card = unused_copy(state, seat, SWAP_MISSIONS)
        if state.card != NOBODY and state.hand_size[seat] > 0:
            ask(state, SWAP_MISSION, seat)
            return True
        state.turn += 1
    state.turn = 0
    state.card = NOBODY
    return False


def list_swaps(state: State) -> None:
    """D15: none or enough, or a mission of the hand."""
    offer(state, DO_STOP)
    for slot in range(state.hand_size[state.asked_seat]):
        offer(state, DO_SLOT + slot)


def swap(state: State, action: int) -> None:
    """L15.8: one or two missions go under their decks, then as many are drawn."""
    seat = state.asked_seat
    settle(state)
    if state.put == 0:
        state.used[state.card] = 1  # L15.9: offered once, whether taken or not
    if action != DO_STOP:
        if state.put == 0:
            tell(state, BENEFIT_USED, L15_8, seat, state.card)
        put_under_deck(state, seat, action - DO_SLOT)
        state.put += 1
        if state.put < 2 and state.hand_size[seat] > 0:
            ask(state, SWAP_MISSION, seat)
            return
    state.draws_left = state.put
    state.put = 0
    state.card = NOBODY


def put_under_deck(state: State, seat: int, slot: int) -> None:
    """L15.8: under the deck of its colour; which card it was only the player knows, unless it was shown."""
    card = take_from_hand(state, seat, slot)
    colour = state.box.colour[card]
    remember_returned(state, seat, card)
    for place in range(state.mission_count[colour], 0, -1):
        state.mission_deck[colour][place] = state.mission_deck[colour][place - 1]
    state.mission_deck[colour][0] = card
    state.mission_count[colour] += 1
    if state.known[card] & PUBLIC:
        tell(state, RETURNED_SHOWN, L15_8, seat, card)
    else:
        tell(state, MISSION_RETURNED, L15_8, seat, colour)
        whisper(state, seat, RETURNED_KNOWN, L15_8, seat, card)


def remember_returned(state: State, seat: int, card: int) -> None:
    """L19.1: the player knows where it lies, and all if it was shown.

    Who knew it in this hand still does if no other card could have been meant; otherwise they
    can no longer be sure of any card of this colour there.
    """
    others = 0
    for slot in range(state.hand_size[seat]):
        other = state.hand[seat][slot]
        if could_be_mistaken(state, card, other):
            others += 1
            state.known[other] = 0
    if others > 0:
        state.known[card] = 0
    state.known[card] = state.known[card] | (1 << seat)


def could_be_mistaken(state: State, card: int, other: int) -> bool:
    """Two missions of one colour, neither of them shown."""
    if (state.known[card] | state.known[other]) & PUBLIC:
        return False
    return state.box.colour[card] == state.box.colour[other]
