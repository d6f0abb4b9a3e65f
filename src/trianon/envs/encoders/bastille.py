"""Bastille as a row of small numbers, named in labels/bastille.py; seats are counted from the reader."""

from __future__ import annotations

from trianon.core.rows import at_left, byte, from_me
from trianon.core.sizes import NOBODY, Byte
from trianon.games.bastille import scoring
from trianon.games.bastille.flags import open_tile
from trianon.games.bastille.missions import pile_size
from trianon.games.bastille.numbers import (
    ALL_BONUS_TILES,
    ASSIGN_MONK,
    BONUS_TILES,
    CHARACTERS,
    DISPLAY,
    EVALUATION,
    FINAL_FIELD,
    LOCATIONS,
    MISSIONS,
    MONK,
    MOST_SPACES,
    PILES,
    ROUNDS,
    STAGE_C,
    VALUES,
    VERSAILLES_TILES,
    WEAPONS,
)
from trianon.games.bastille.state import State

SIGNS = 10  # numbers for one card of the display
KINDS = 5  # of bonus: torch, steps, coins, henchmen, points
BOARD = 12  # bonuses of one catacomb board
PLAYER = 31  # numbers for one player
CARD_GROUPS = 4  # peasants, soldiers, nobles, monks

# Places in a player's part.
SCORE = 0
LEAD = 1
PURSE = 2
HAND = 3
SUPPLY = 7
CUBES = 11
BAG = 12
TRACK = 13
TRACK_PLACE = 14
TORCHES = 15
TOKENS_HELD = 16
MEMBERS = 19
FREE_MONKS = 22
UNARMED = 23
ARMED = 26
GEMS_SHOWN = 27
CROWNS_SHOWN = 28
FLAGS_SHOWN = 29
HIDDEN_MISSIONS = 30


def encode(state: State, seat: int, out: list[Byte]) -> int:
    """Write what the seat may know into a row of zeros; how many numbers that is."""
    at = write_course(state, seat, out, 0)
    at = write_stocks(state, out, at)
    at = write_tiles(state, out, at)
    at = write_display(state, out, at)
    at = write_spaces(state, seat, out, at)
    at = write_catacombs(state, seat, out, at)
    at = write_players(state, seat, out, at)
    return write_own(state, seat, out, at)


def score(state: State, seat: int) -> int:
    """Victory points."""
    return state.score[seat]


def is_winner(state: State, seat: int) -> bool:
    """Whether the seat has won a game that is over."""
    return scoring.is_winner(state, seat)


def write_course(state: State, seat: int, out: list[Byte], at: int) -> int:
    """Round, open decision, who is asked, who starts, the location being evaluated, switches."""
    out[at + state.round - 1] = 1
    at += ROUNDS
    if not state.over:
        out[at + state.asked - 1] = 1
        out[at + ASSIGN_MONK + from_me(state, seat, state.asked_seat)] = 1
    at += ASSIGN_MONK + state.seats
    out[at + from_me(state, seat, state.start_player)] = 1
    at += state.seats
    if state.step == EVALUATION:
        out[at + state.location] = 1
        out[at + LOCATIONS] = state.rank + 1
    at += LOCATIONS + 1
    out[at] = state.secret_mission
    out[at + 1] = state.zero_majority
    return at + 2


def write_stocks(state: State, out: list[Byte], at: int) -> int:
    """Torches, tokens shown and face down, cards left of each letter, missions in the piles."""
    out[at] = state.torch_supply
    at += 1
    for weapon in range(WEAPONS):
        out[at + weapon] = state.token_display[weapon]
    at += WEAPONS
    for index in range(state.pool_count):
        out[at + state.token_pool[index]] += 1
    at += WEAPONS
    for index in range(state.deck_next, CHARACTERS):
        out[at + state.box.stage[state.deck[index]]] += 1
    at += STAGE_C + 1
    for pile in range(PILES):
        out[at + pile] = pile_size(state, pile)
    return at + PILES


def write_tiles(state: State, out: list[Byte], at: int) -> int:
    """The open Versailles and flag tiles by kind of bonus, and the tiles not yet seen."""
    tile = state.versailles[state.round - 1]
    for side in range(2):
        out[at + state.box.versailles_kind[tile][side]] = state.box.versailles_count[tile][side]
        at += KINDS
    tile = open_tile(state)
    for side in range(2):
        out[at + state.box.bonus_kind[tile][side]] = state.box.bonus_count[tile][side]
        at += KINDS
    for index in range(state.round, VERSAILLES_TILES):
        out[at + state.versailles[index]] = 1
    at += VERSAILLES_TILES
    if state.round < ROUNDS:
        for index in range(state.round, ALL_BONUS_TILES):
            out[at + state.bonus[index]] = 1
    else:
        out[at + state.bonus[BONUS_TILES - 1]] = 1
        out[at + state.bonus[BONUS_TILES + 1]] = 1
    return at + ALL_BONUS_TILES


def write_display(state: State, out: list[Byte], at: int) -> int:
    """The cards on offer with their figures, then which cards have not been seen."""
    for index in range(DISPLAY):
        card = state.display[index]
        if card != NOBODY:
            out[at] = state.box.cost[card]
            out[at + 1] = state.box.points[card]
            out[at + 2] = state.box.crowns[card]
            out[at + 3] = state.box.gems[card]
            out[at + 4] = state.box.flags[card]
            out[at + 5] = state.box.armed[card]
            out[at + 6 + state.box.group[card]] = 1
        at += SIGNS
    for index in range(state.deck_next, CHARACTERS):
        out[at + state.deck[index]] = 1
    return at + CHARACTERS


def write_spaces(state: State, seat: int, out: list[Byte], at: int) -> int:
    """Each space of each location: the value of its tile in the column of its owner."""
    for location in range(LOCATIONS):
        for space in range(state.filled[location]):
            owner = from_me(state, seat, state.space_seat[location][space])
            place = at + space * state.seats + owner
            out[place] = state.space_value[location][space]
        at += MOST_SPACES * state.seats
    return at


def write_catacombs(state: State, seat: int, out: list[Byte], at: int) -> int:
    """Bonuses without a cube, cubes lying on bonuses by owner, the cube drawn, the monk asked about."""
    first = 0
    count = state.box.interim_fields
    if state.boards_gone:
        first = FINAL_FIELD
        count = state.box.final_fields
    for index in range(count):
        owner = state.field_cube[first + index]
        if owner == NOBODY:
            out[at + index] = 1
        else:
            out[at + BOARD + from_me(state, seat, owner)] += 1
    at += BOARD + state.seats
    if state.cube_owner != NOBODY:
        out[at + from_me(state, seat, state.cube_owner)] = 1
    at += state.seats
    if state.monk != NOBODY:
        out[at] = state.box.cost[state.monk]
    return at + 1


def write_players(state: State, seat: int, out: list[Byte], at: int) -> int:
    """One part for each player, the reader first, then clockwise."""
    for step in range(state.seats):
        other = at_left(state, seat, step)
        write_player(state, other, out, at + step * PLAYER)
        out[at + step * PLAYER + LEAD] = byte(state.score[other] - state.score[seat])
    for card in range(CHARACTERS):
        if state.place[card] >= 0:
            owner = from_me(state, seat, state.place[card])
            write_card(state, card, out, at + owner * PLAYER)
    for rank in range(state.seats):
        owner = from_me(state, seat, state.track_order[rank])
        out[at + owner * PLAYER + TRACK_PLACE] = rank + 1
    return at + state.seats * PLAYER


def write_player(state: State, other: int, out: list[Byte], at: int) -> None:
    """What lies openly before a player, without their cards."""
    out[at + SCORE] = byte(state.score[other])
    out[at + PURSE] = byte(state.coins[other])
    for value in range(1, VALUES):
        out[at + HAND + value - 1] = state.hand[other][value]
        out[at + SUPPLY + value - 1] = state.supply[other][value]
    out[at + CUBES] = state.cubes[other]
    out[at + BAG] = state.bag[other]
    out[at + TRACK] = state.track[other]
    out[at + TORCHES] = state.torches[other]
    for weapon in range(WEAPONS):
        out[at + TOKENS_HELD + weapon] = state.tokens[other][weapon]
        out[at + UNARMED + weapon] = -state.tokens[other][weapon]
    for pile in range(PILES):
        out[at + HIDDEN_MISSIONS] += state.took[other][pile]


def write_card(state: State, card: int, out: list[Byte], at: int) -> None:
    """What one card adds to its owner's part."""
    group = state.box.group[card]
    if group == MONK:
        group = state.joined[card]
    if group == NOBODY:
        out[at + FREE_MONKS] += 1
    else:
        out[at + MEMBERS + group] += 1
        if not state.box.armed[card]:
            out[at + UNARMED + group] += 1
    out[at + ARMED] += state.box.armed[card]
    out[at + GEMS_SHOWN] += state.box.gems[card]
    out[at + CROWNS_SHOWN] += state.box.crowns[card]
    out[at + FLAGS_SHOWN] += state.box.flags[card]


def write_own(state: State, seat: int, out: list[Byte], at: int) -> int:
    """The reader's cards and missions, and each pile as they last saw it."""
    for card in range(CHARACTERS):
        out[at + card] = state.place[card] == seat
    at += CHARACTERS
    for mission in range(MISSIONS):
        out[at + mission] = state.missions[seat][mission]
    at += MISSIONS
    for pile in range(PILES):
        if state.looked[seat][pile]:
            row = seat * PILES + pile
            out[at] = 1
            for mission in range(MISSIONS):
                out[at + 1 + mission] = state.seen[row][mission]
            for step in range(state.seats):
                other = at_left(state, seat, step)
                out[at + 1 + MISSIONS + step] = state.seen_took[row][other]
        at += 1 + MISSIONS + state.seats
    return at
