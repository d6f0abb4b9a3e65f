"""The record of a game of Louis XIV: everything on the table, and what is being decided."""

from __future__ import annotations

from typing import Annotated

from trianon.core.state import CoreState
from trianon.games.louis_xiv.box import Box
from trianon.games.louis_xiv.numbers import (
    BOARDS,
    COAT_COLUMNS,
    COAT_KINDS,
    COLOURS,
    CONSPIRACY_CARDS,
    DECK_ROOM,
    HAND_ROOM,
    INFLUENCE_CARDS,
    INFLUENCE_KINDS,
    MISSIONS,
    MONEY_CARDS,
    OWNERS,
    ROUNDS,
    SEATS,
    SOURCES,
    SWAPS,
    TILE_KINDS,
)


class State(CoreState):
    """One flat record of small integers; what is not in use is zero or NOBODY."""

    four_marker_card_may_chain: int  # R12
    tile_to_crown_from_hand: int  # R22
    take_is_max: int  # R8
    king_board_always_flips: int  # R15
    fictive_stacks: int  # R26

    round: int
    step: int
    first_player: int
    turn: int  # place in the turn order of who is on turn
    card: int  # the laid mission that is asked about or in use

    # The court: boards by owner, the fictive player in the last column.
    markers: Annotated[list[list[int]], BOARDS, OWNERS]
    general: Annotated[list[int], SEATS]
    personal: Annotated[list[int], SEATS]
    side: Annotated[list[int], BOARDS]
    king: int  # a board, NOBODY at the bank

    louis: Annotated[list[int], SEATS]
    tiles: Annotated[list[list[int]], SEATS, TILE_KINDS]
    coats: Annotated[list[list[int]], SEATS, COAT_COLUMNS]
    coat_supply: Annotated[list[int], COAT_KINDS]
    extra_coats: Annotated[list[int], SEATS]  # L16.3: face down, never looked at
    earned: Annotated[list[list[int]], SEATS, ROUNDS * SOURCES]  # points by round and source

    # Money cards: one for each round from the first on, the last four left in the box.
    money: Annotated[list[int], MONEY_CARDS]

    # Influence cards: hands and the centre by kind; the deck with its top at the end.
    influence: Annotated[list[list[int]], SEATS, INFLUENCE_KINDS]
    played: Annotated[list[int], INFLUENCE_KINDS]
    influence_deck: Annotated[list[int], INFLUENCE_CARDS]
    influence_known: Annotated[list[int], INFLUENCE_CARDS]  # who knows this place (L19.1)
    influence_count: int
    last_played: int  # the card played last, still remembered when all are collected
    swap_seat: Annotated[list[int], SWAPS]  # who drew a card others had seen (L8.3)
    swap_card: Annotated[list[int], SWAPS]
    swap_known: Annotated[list[int], SWAPS]  # who had seen it

    # The influence card being carried out (L7).
    mode: int
    played_card: int
    chain_board: int
    chain_visited: int  # one bit for each board
    chain_left: int  # markers that may still be placed or taken

    # Conspiracy cards: the deck with its top at the end.
    conspiracy_seat: Annotated[list[int], CONSPIRACY_CARDS]  # holder, NOBODY in the deck
    conspiracy_open: Annotated[list[int], CONSPIRACY_CARDS]  # all know who holds it
    conspiracy_deck: Annotated[list[int], CONSPIRACY_CARDS]
    conspiracy_count: int
    conspiracy_bottom: int  # how many at the bottom all have seen (L10.3)

    # The board being scored.
    board: int
    stage: int
    rank: int
    begun: int  # the player at `rank` has begun their income
    tie_winner: int
    frozen: Annotated[list[int], OWNERS]  # L9.4

    # Missions: hands sorted, decks with the top at the end.
    hand: Annotated[list[list[int]], SEATS, HAND_ROOM]
    hand_size: Annotated[list[int], SEATS]
    laid: Annotated[list[int], MISSIONS]  # who laid it, NOBODY
    used: Annotated[list[int], MISSIONS]  # in this round
    mission_deck: Annotated[list[list[int]], COLOURS, DECK_ROOM]
    mission_count: Annotated[list[int], COLOURS]
    known: Annotated[list[int], MISSIONS]  # who besides its holder knows where it is (L19.1)
    paying: int  # the mission that is being paid
    paid: int  # tiles of its cost paid so far
    draws_left: int
    put: int  # missions put under their decks in this swap

    box: Box
