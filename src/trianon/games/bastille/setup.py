"""Setting up the table (section 3)."""

from __future__ import annotations

from trianon.core import chance
from trianon.core.sizes import NOBODY
from trianon.core.state import tell, whisper
from trianon.games.bastille.clauses import (
    B3_1,
    B3_3,
    B3_4,
    B3_6,
    B3_7,
    B3_8,
    B3_11,
    B15_1,
)
from trianon.games.bastille.events import (
    COINS_GAINED,
    MISSION_DEALT,
    MISSION_KNOWN,
    PILES_MADE,
    START_PLAYER_DRAWN,
)
from trianon.games.bastille.missions import keep_mission, pile_size
from trianon.games.bastille.numbers import (
    ALL_BONUS_TILES,
    BONUS_TILES,
    BOTTOM,
    CHARACTERS,
    DISPLAY,
    END_BONUS_TILES,
    FIELDS,
    IN_DECK,
    MISSION_CARDS,
    MISSIONS,
    PLACEMENT,
    SEATS,
    STAGE_A,
    STAGE_C,
    TOKENS,
    TOP,
    VALUES,
    VERSAILLES_TILES,
    WEAPONS,
)
from trianon.games.bastille.preparation import (
    deal_display,
    start_round,
    turn_up_bonus,
    turn_up_tokens,
    turn_up_versailles,
)
from trianon.games.bastille.state import State


def set_up(state: State) -> None:
    """Section 3 in its order; seats, switches, box and key are in the record already."""
    clear_table(state)
    shuffle_versailles(state)
    shuffle_characters(state)
    shuffle_tokens(state)
    lay_out_missions(state)
    shuffle_bonus_tiles(state)
    choose_start_player(state)
    give_pieces(state)
    line_up_markers(state)
    deal_missions(state)
    start_round(state)


def clear_table(state: State) -> None:
    """Nothing is asked, drawn or owned."""
    state.round = 1
    state.step = PLACEMENT
    state.asked_seat = NOBODY
    state.versailles_taken = NOBODY
    state.first_pile = NOBODY
    state.pile_in_use = NOBODY
    state.cube_owner = NOBODY
    state.monk = NOBODY
    for field in range(FIELDS):
        state.field_cube[field] = NOBODY
    for slot in range(DISPLAY):
        state.display[slot] = NOBODY
    for card in range(CHARACTERS):
        state.place[card] = IN_DECK
        state.joined[card] = NOBODY


def shuffle_versailles(state: State) -> None:
    """B3.1: a face-down stack, the first tile turned up."""
    for tile in range(VERSAILLES_TILES):
        state.versailles[tile] = tile
    chance.shuffle(state, state.versailles, 0, VERSAILLES_TILES)
    turn_up_versailles(state, B3_1)


def shuffle_characters(state: State) -> None:
    """B3.3: shuffled by letter, A on B on C; four cards to Place Louis."""
    first = 0
    for stage in range(STAGE_A, STAGE_C + 1):
        count = 0
        for card in range(CHARACTERS):
            if state.box.stage[card] == stage:
                state.deck[first + count] = card
                count += 1
        chance.shuffle(state, state.deck, first, count)
        first += count
    deal_display(state, B3_3)


def shuffle_tokens(state: State) -> None:
    """B3.4, B2.7: torches in open supply; the other tokens face down, five or seven turned up."""
    state.torch_supply = state.box.torches
    state.pool_count = 0
    for weapon in range(WEAPONS):
        for _ in range(state.box.tokens[weapon]):
            state.token_pool[state.pool_count] = weapon
            state.pool_count += 1
    chance.shuffle(state, state.token_pool, 0, TOKENS)
    turn_up_tokens(state, B3_4)


def lay_out_missions(state: State) -> None:
    """B3.5: a face-down deck; B15.1: in the variant two piles of ten."""
    for mission in range(MISSIONS):
        state.pile[TOP][mission] = state.box.mission_copies[mission]
    if state.secret_mission:
        for _ in range(MISSION_CARDS // 2):
            mission = random_mission(state)
            state.pile[TOP][mission] -= 1
            state.pile[BOTTOM][mission] += 1
        tell(state, PILES_MADE, B15_1, MISSION_CARDS // 2)


def random_mission(state: State) -> int:
    """The kind of a card drawn at random from the deck."""
    number = chance.below(state, pile_size(state, TOP))
    mission = 0
    while number >= state.pile[TOP][mission]:
        number -= state.pile[TOP][mission]
        mission += 1
    return mission


def shuffle_bonus_tiles(state: State) -> None:
    """B3.6: seven of eight on rounds 1 to 7, one of two end tiles on round 8; the first is turned up."""
    for tile in range(ALL_BONUS_TILES):
        state.bonus[tile] = tile
    chance.shuffle(state, state.bonus, 0, BONUS_TILES)
    chance.shuffle(state, state.bonus, BONUS_TILES, END_BONUS_TILES)
    turn_up_bonus(state, B3_6)


def choose_start_player(state: State) -> None:
    """B3.7: at random."""
    state.start_player = chance.below(state, state.seats)
    tell(state, START_PLAYER_DRAWN, B3_7, state.start_player)


def give_pieces(state: State) -> None:
    """B3.8, B3.9: coins, cubes, and the first tiles; the rest is supply."""
    for seat in range(state.seats):
        state.coins[seat] = state.box.start_coins
        state.cubes[seat] = state.box.henchmen
        tell(state, COINS_GAINED, B3_8, seat, state.box.start_coins)
        for value in range(1, VALUES):
            state.hand[seat][value] = state.box.start_tiles[value]
            state.supply[seat][value] = state.box.all_tiles[value] - state.box.start_tiles[value]


def line_up_markers(state: State) -> None:
    """B3.10: on the start space in player order, the start player in front."""
    for place in range(SEATS):
        if place < state.seats:
            state.track_order[place] = (state.start_player + place) % state.seats
        else:
            state.track_order[place] = NOBODY


def deal_missions(state: State) -> None:
    """B3.11: in player order each draws a mission at random; not in the variant."""
    if state.secret_mission:
        return
    for _ in range(state.box.start_missions):
        for step in range(state.seats):
            seat = (state.start_player + step) % state.seats
            mission = random_mission(state)
            keep_mission(state, seat, TOP, mission)
            tell(state, MISSION_DEALT, B3_11, seat)
            whisper(state, seat, MISSION_KNOWN, B3_11, seat, mission)
