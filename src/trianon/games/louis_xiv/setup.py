"""Setting up the table (L3, L17.1)."""

from __future__ import annotations

from trianon.core import chance
from trianon.core.sizes import NOBODY
from trianon.core.state import tell
from trianon.games.louis_xiv.clauses import L3_3, L3_4, L3_5, L3_6, L17_1
from trianon.games.louis_xiv.events import FIRST_PLAYER, MISSION_DEALT, RESERVES_SET
from trianon.games.louis_xiv.gains import gain_louis
from trianon.games.louis_xiv.influence import collect_cards
from trianon.games.louis_xiv.missions import draw_mission
from trianon.games.louis_xiv.numbers import (
    COAT_KINDS,
    COLOURS,
    CONSPIRACY_CARDS,
    DECK_ROOM,
    HAND_ROOM,
    MISSIONS,
    MONEY_CARDS,
    ROUND_BEGINS,
    SEATS,
    SWAPS,
)
from trianon.games.louis_xiv.state import State


def set_up(state: State) -> None:
    """L3 in its order; seats, switches, box and key are in the record already."""
    clear_table(state)
    shuffle_money(state)
    fill_coats(state)
    shuffle_conspiracies(state)
    collect_cards(state, L3_3)
    shuffle_missions(state)
    choose_first_player(state)
    give_pieces(state)
    deal_missions(state)


def clear_table(state: State) -> None:
    """L3.1: all boards show side A, the king stands beside the bank; nothing is owned."""
    state.round = 1
    state.step = ROUND_BEGINS
    state.asked_seat = NOBODY
    state.king = NOBODY
    state.card = NOBODY
    state.mode = NOBODY
    state.played_card = NOBODY
    state.last_played = NOBODY
    state.chain_board = NOBODY
    state.tie_winner = NOBODY
    state.paying = NOBODY
    for entry in range(SWAPS):
        state.swap_seat[entry] = NOBODY
        state.swap_card[entry] = NOBODY
    for card in range(MISSIONS):
        state.laid[card] = NOBODY
    for seat in range(SEATS):
        for slot in range(HAND_ROOM):
            state.hand[seat][slot] = NOBODY


def shuffle_money(state: State) -> None:
    """L3.2: eight cards shuffled; one for each round, the others go back unseen."""
    for card in range(MONEY_CARDS):
        state.money[card] = card
    chance.shuffle(state, state.money, 0, MONEY_CARDS)


def fill_coats(state: State) -> None:
    """L3.3: the coats lie face down; each draw takes any of them."""
    for coat in range(COAT_KINDS):
        state.coat_supply[coat] = state.box.coats_per_kind


def shuffle_conspiracies(state: State) -> None:
    """L3.3: the conspiracy deck."""
    for card in range(CONSPIRACY_CARDS):
        state.conspiracy_deck[card] = card
        state.conspiracy_seat[card] = NOBODY
    state.conspiracy_count = CONSPIRACY_CARDS
    chance.shuffle(state, state.conspiracy_deck, 0, CONSPIRACY_CARDS)


def shuffle_missions(state: State) -> None:
    """L3.3: three mission decks, each on its own."""
    for colour in range(COLOURS):
        for place in range(DECK_ROOM):
            state.mission_deck[colour][place] = NOBODY
    for card in range(MISSIONS):
        colour = state.box.colour[card]
        state.mission_deck[colour][state.mission_count[colour]] = card
        state.mission_count[colour] += 1
    for colour in range(COLOURS):
        chance.shuffle(state, state.mission_deck[colour], 0, state.mission_count[colour])


def choose_first_player(state: State) -> None:
    """L3.5, R1: drawn if it is still NOBODY; else the table wants seat 1."""
    if state.first_player == NOBODY:
        state.first_player = chance.below(state, state.seats)
    tell(state, FIRST_PLAYER, L3_5, state.first_player)


def give_pieces(state: State) -> None:
    """L3.4: 16 markers and 5 louis; L3.6, L3.7, L17.1: some markers into the general reserve."""
    clause = L3_6
    if state.seats == 2:
        clause = L17_1
    for rank in range(state.seats):
        seat = (state.first_player + rank) % state.seats
        state.general[seat] = state.box.start_general[rank]
        state.personal[seat] = state.box.markers_each - state.box.start_general[rank]
        tell(state, RESERVES_SET, clause, seat, state.general[seat], state.personal[seat])
        gain_louis(state, seat, state.box.start_louis, L3_4)


def deal_missions(state: State) -> None:
    """L3.4: one light and one medium mission, in secret."""
    for seat in range(state.seats):
        for colour in range(COLOURS):
            for _ in range(state.box.start_missions[colour]):
                tell(state, MISSION_DEALT, L3_4, seat, colour)
                draw_mission(state, seat, colour, L3_4)
