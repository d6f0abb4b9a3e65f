"""Louis XIV as a row of small numbers, named in labels/louis_xiv.py; seats are counted from the reader."""

from __future__ import annotations

from trianon.core.rows import at_left, byte, from_me
from trianon.core.sizes import NOBODY, Byte
from trianon.games.louis_xiv import ending
from trianon.games.louis_xiv.benefits import on_turn
from trianon.games.louis_xiv.conspiracy import cards_held
from trianon.games.louis_xiv.gains import coat_count, coats_left, influence_cards
from trianon.games.louis_xiv.numbers import (
    BENEFITS,
    BOARDS,
    COAT_COLUMNS,
    COLOURS,
    CONSPIRACY_CARDS,
    COST,
    DO_NULL,
    DO_PLACE,
    FICTIVE,
    GAME_ENDS,
    HAND_ROOM,
    INFLUENCE_KINDS,
    MISSIONS,
    ROUNDS,
    SCORING,
    SWAP_MISSION,
    SWAPS,
    TILE_KINDS,
)
from trianon.games.louis_xiv.resample import own_bit
from trianon.games.louis_xiv.state import State

MODES = 6  # place, take, skip, swap, four: place, four: take; then none at all
BOARD_SIGNS = 6  # numbers of a board beside the players' markers
TILES_ASKED = 6  # five kinds of tile and any
HAND_SIGNS = 33  # numbers of one mission in hand
PLAYER = 90  # numbers for one player
SWITCHES = 5

# Places in a player's part.
SCORE = 0
LEAD = 1
PURSE = 2
GENERAL_RESERVE = 3
PERSONAL_RESERVE = 4
TILES = 5
COATS = 10
EXTRA_COATS = 11
INFLUENCE_HELD = 12
CONSPIRACIES_HELD = 13
MISSIONS_HELD = 14
LAID = 17
UNUSED = 41
KNOWN_INFLUENCE = 65
KNOWN_CONSPIRACIES = 78


def encode(state: State, seat: int, out: list[Byte]) -> int:
    """Write what the seat may know into a row of zeros; how many numbers that is."""
    at = write_course(state, seat, out, 0)
    at = write_stocks(state, out, at)
    at = write_boards(state, seat, out, at)
    at = write_card_in_play(state, out, at)
    at = write_scoring(state, seat, out, at)
    at = write_mission_in_play(state, out, at)
    at = write_players(state, seat, out, at)
    return write_own(state, seat, out, at)


def score(state: State, seat: int) -> int:
    """Victory points."""
    return ending.points(state, seat)


def is_winner(state: State, seat: int) -> bool:
    """Whether the seat has won a game that is over."""
    return ending.is_winner(state, seat)


def write_course(state: State, seat: int, out: list[Byte], at: int) -> int:
    """Round, step, open decision, who is asked, who is first and on turn, switches, money card."""
    out[at + state.round - 1] = 1
    at += ROUNDS
    out[at + state.step] = 1
    at += GAME_ENDS + 1
    if not state.over:
        out[at + state.asked - 1] = 1
        out[at + SWAP_MISSION + from_me(state, seat, state.asked_seat)] = 1
    at += SWAP_MISSION + state.seats
    out[at + from_me(state, seat, state.first_player)] = 1
    at += state.seats
    out[at + from_me(state, seat, on_turn(state))] = 1
    at += state.seats
    out[at] = state.four_marker_card_may_chain
    out[at + 1] = state.tile_to_crown_from_hand
    out[at + 2] = state.take_is_max
    out[at + 3] = state.king_board_always_flips
    out[at + 4] = state.fictive_stacks
    at += SWITCHES
    out[at] = state.box.money_louis[state.money[state.round - 1]]
    out[at + 1] = state.box.money_king[state.money[state.round - 1]]
    return at + 2


def write_stocks(state: State, out: list[Byte], at: int) -> int:
    """Cards left in the decks, coats left, influence cards in the centre and the last one played."""
    out[at] = state.influence_count
    out[at + 1] = state.conspiracy_count
    for colour in range(COLOURS):
        out[at + 2 + colour] = state.mission_count[colour]
    out[at + 2 + COLOURS] = coats_left(state)
    at += 3 + COLOURS
    for card in range(INFLUENCE_KINDS):
        out[at + card] = state.played[card]
    at += INFLUENCE_KINDS
    if state.last_played != NOBODY:
        out[at + state.last_played] = 1
    return at + INFLUENCE_KINDS


def write_boards(state: State, seat: int, out: list[Byte], at: int) -> int:
    """Each board: markers of the players from the reader on, fictive ones, condition, figures; the king."""
    for owner in range(state.seats):
        place = at + from_me(state, seat, owner)
        for board in range(BOARDS):
            out[place + board * (state.seats + BOARD_SIGNS)] = state.markers[board][owner]
    for board in range(BOARDS):
        at += state.seats
        side = state.side[board]
        out[at] = state.markers[board][FICTIVE]
        out[at + 1 + state.box.condition[board][side]] = 1
        out[at + 4] = state.box.price[board][side]
        out[at + 5] = state.box.needed[board][side]
        at += BOARD_SIGNS
    if state.king != NOBODY:
        out[at + state.king] = 1
    return at + BOARDS


def write_card_in_play(state: State, out: list[Byte], at: int) -> int:
    """The influence card being carried out, its mode, the boards of its chain, markers left."""
    if state.played_card != NOBODY:
        out[at + state.played_card] = 1
    at += INFLUENCE_KINDS
    if state.mode == DO_NULL:
        out[at + MODES] = 1
    elif state.mode != NOBODY:
        out[at + state.mode - DO_PLACE] = 1
    at += MODES + 1
    for board in range(BOARDS):
        out[at + board] = state.chain_visited >> board & 1
    at += BOARDS
    if state.chain_board != NOBODY:
        out[at + state.chain_board] = 1
    out[at + BOARDS] = state.chain_left
    return at + BOARDS + 1


def write_scoring(state: State, seat: int, out: list[Byte], at: int) -> int:
    """The board being scored: frozen counts by player, fictive ones, the winner of a tie."""
    if state.step == SCORING:
        out[at + state.board] = 1
        for owner in range(state.seats):
            out[at + BOARDS + from_me(state, seat, owner)] = state.frozen[owner]
        out[at + BOARDS + state.seats] = state.frozen[FICTIVE]
        if state.tie_winner != NOBODY:
            out[at + BOARDS + state.seats + 1 + from_me(state, seat, state.tie_winner)] = 1
    return at + BOARDS + 1 + 2 * state.seats


def write_mission_in_play(state: State, out: list[Byte], at: int) -> int:
    """The benefit asked about, the price being paid, draws and returns of missions."""
    if state.card != NOBODY:
        out[at + state.box.benefit[state.card]] = 1
    at += BENEFITS
    if state.paying != NOBODY:
        for part in range(COST):
            out[at + state.box.cost[state.paying][part]] += 1
    at += TILES_ASKED
    out[at] = state.paid
    out[at + 1] = state.draws_left
    out[at + 2] = state.put
    return at + 3


def write_players(state: State, seat: int, out: list[Byte], at: int) -> int:
    """One part for each player, the reader first, then clockwise."""
    for other in range(state.seats):
        state.tally[other] = 0
    for card in range(MISSIONS):
        if state.laid[card] != NOBODY:
            state.tally[state.laid[card]] += 1
            place = at + from_me(state, seat, state.laid[card]) * PLAYER + state.box.benefit[card]
            out[place + LAID] += 1
            if not state.used[card]:
                out[place + UNUSED] += 1
    mine = ending.points_with(state, seat, state.tally[seat])
    for step in range(state.seats):
        other = at_left(state, seat, step)
        points = ending.points_with(state, other, state.tally[other])
        out[at + step * PLAYER + SCORE] = byte(points)
        out[at + step * PLAYER + LEAD] = byte(points - mine)
        write_player(state, other, out, at + step * PLAYER)
    for card in range(CONSPIRACY_CARDS):
        if state.conspiracy_open[card] and state.conspiracy_seat[card] != NOBODY:
            owner = from_me(state, seat, state.conspiracy_seat[card])
            out[at + owner * PLAYER + KNOWN_CONSPIRACIES + card] = 1
    for entry in range(SWAPS):
        if state.swap_seat[entry] != NOBODY and state.swap_known[entry] & own_bit(seat):
            owner = from_me(state, seat, state.swap_seat[entry])
            out[at + owner * PLAYER + KNOWN_INFLUENCE + state.swap_card[entry]] += 1
    return at + state.seats * PLAYER


def write_player(state: State, other: int, out: list[Byte], at: int) -> None:
    """What lies openly before a player, and how much lies there hidden."""
    out[at + PURSE] = byte(state.louis[other])
    out[at + GENERAL_RESERVE] = state.general[other]
    out[at + PERSONAL_RESERVE] = state.personal[other]
    for tile in range(TILE_KINDS):
        out[at + TILES + tile] = state.tiles[other][tile]
    out[at + COATS] = coat_count(state, other)
    out[at + EXTRA_COATS] = state.extra_coats[other]
    out[at + INFLUENCE_HELD] = influence_cards(state, other)
    out[at + CONSPIRACIES_HELD] = cards_held(state, other)
    for slot in range(state.hand_size[other]):
        out[at + MISSIONS_HELD + state.box.colour[state.hand[other][slot]]] += 1


def write_own(state: State, seat: int, out: list[Byte], at: int) -> int:
    """The reader's cards, missions by slot, coats, and the top of the influence deck if known."""
    for card in range(INFLUENCE_KINDS):
        out[at + card] = state.influence[seat][card]
    at += INFLUENCE_KINDS
    for card in range(CONSPIRACY_CARDS):
        out[at + card] = state.conspiracy_seat[card] == seat
    at += CONSPIRACY_CARDS
    for slot in range(state.hand_size[seat]):
        write_mission(state, state.hand[seat][slot], out, at + slot * HAND_SIGNS)
    at += HAND_ROOM * HAND_SIGNS
    for coat in range(COAT_COLUMNS):
        out[at + coat] = state.coats[seat][coat]
    at += COAT_COLUMNS
    if state.influence_count > 0:
        top = state.influence_count - 1
        if state.influence_known[top] & own_bit(seat):
            out[at + state.influence_deck[top]] = 1
    return at + INFLUENCE_KINDS


def write_mission(state: State, card: int, out: list[Byte], at: int) -> None:
    """A mission in hand: its benefit, its price, its colour."""
    out[at + state.box.benefit[card]] = 1
    for part in range(COST):
        out[at + BENEFITS + state.box.cost[card][part]] += 1
    out[at + BENEFITS + TILES_ASKED + state.box.colour[card]] = 1
