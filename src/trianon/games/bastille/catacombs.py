"""The catacombs at a scoring (B9.3-B9.5, B11.3): drawing cubes and choosing bonuses."""

from __future__ import annotations

from trianon.core import chance
from trianon.core.sizes import NOBODY
from trianon.core.state import ask, offer, offer_if, settle, tell
from trianon.games.bastille.bonuses import carry_out
from trianon.games.bastille.clauses import B9_3, B9_4, B9_5, B11_3
from trianon.games.bastille.events import (
    BAG_EMPTY,
    BONUS_CHOSEN,
    BONUS_WASTED,
    CARD_DRAWN,
    CUBE_DRAWN,
    CUBE_TO_BAG,
    CUBE_TO_SUPPLY,
)
from trianon.games.bastille.locations.notre_dame import can_exchange, exchange
from trianon.games.bastille.missions import choose_pile_and_take, look_and_take
from trianon.games.bastille.monks import ask_for_late_monk
from trianon.games.bastille.numbers import (
    CATACOMB_BONUS,
    CHARACTER,
    DO_BONUS,
    DO_UPGRADE,
    FINAL_FIELD,
    FROM_CATACOMBS,
    MISSION,
    ROUNDS,
    SEATS,
    TOP,
    UPGRADE,
    UPGRADE_TILE,
    VALUES,
)
from trianon.games.bastille.preparation import top_card
from trianon.games.bastille.state import State


def clause_of_draw(state: State) -> int:
    """B9.3 at the interim scoring, B11.3 at the final one."""
    if state.round == ROUNDS:
        return B11_3
    return B9_3


def clause_of_bonus(state: State) -> int:
    """B9.4 at the interim scoring, B11.3 at the final one."""
    if state.round == ROUNDS:
        return B11_3
    return B9_4


def first_field(state: State) -> int:
    """The bonuses of the two boards, or those printed under them (B3.2)."""
    if state.round == ROUNDS:
        return FINAL_FIELD
    return 0


def field_total(state: State) -> int:
    """How many bonuses this scoring has."""
    if state.round == ROUNDS:
        return state.box.final_fields
    return state.box.interim_fields


def cubes_in_bag(state: State) -> int:
    """Of all colours."""
    count = 0
    for seat in range(SEATS):
        count += state.bag[seat]
    return count


def may_draw(state: State) -> bool:
    """B9.3, R9: up to five draws, while the bag holds cubes."""
    return state.cubes_drawn < state.box.draws and cubes_in_bag(state) > 0


def draw_cube(state: State) -> None:
    """B9.3: one cube at random; its owner chooses a bonus (D5)."""
    number = chance.below(state, cubes_in_bag(state))
    seat = 0
    while number >= state.bag[seat]:
        number -= state.bag[seat]
        seat += 1
    state.bag[seat] -= 1
    state.cubes_drawn += 1
    state.cube_owner = seat
    tell(state, CUBE_DRAWN, clause_of_draw(state), seat)
    ask(state, CATACOMB_BONUS, seat)


def list_bonuses(state: State) -> None:
    """D5: every bonus without a cube, useless ones too (R10)."""
    for index in range(field_total(state)):
        offer_if(state, DO_BONUS + index, state.field_cube[first_field(state) + index] == NOBODY)


def choose_bonus(state: State, action: int) -> None:
    """B9.3: the cube goes on the bonus, which is carried out at once."""
    seat = state.asked_seat
    field = first_field(state) + action - DO_BONUS
    settle(state)
    state.field_cube[field] = seat
    state.cube_owner = NOBODY
    tell(state, BONUS_CHOSEN, clause_of_draw(state), seat, field)
    if state.box.field_kind[field] == UPGRADE:
        begin_upgrade(state, seat)
    elif state.box.field_kind[field] == CHARACTER:
        take_top_card(state, seat)
    elif state.box.field_kind[field] == MISSION:
        begin_mission(state, seat)
    else:
        kind = state.box.field_kind[field]
        count = state.box.field_count[field]
        carry_out(state, seat, kind, count, FROM_CATACOMBS, clause_of_bonus(state))


def begin_mission(state: State, seat: int) -> None:
    """B9.4 mission, B15.4: as D4, without coins."""
    if state.secret_mission:
        choose_pile_and_take(state, seat)
    else:
        look_and_take(state, seat, TOP)


def take_top_card(state: State, seat: int) -> None:
    """B9.4 character: the top card, unseen and free; a late monk is assigned at once (B10.2)."""
    card = top_card(state)
    if card == NOBODY:
        tell(state, BONUS_WASTED, clause_of_bonus(state), seat)
        return
    state.place[card] = seat
    tell(state, CARD_DRAWN, clause_of_bonus(state), seat, card)
    if state.round == ROUNDS:
        ask_for_late_monk(state, seat, card)


def begin_upgrade(state: State, seat: int) -> None:
    """B9.4 upgrade: choose which tile, not whether; no effect if none can be exchanged."""
    for value in range(1, VALUES):
        if state.hand[seat][value] > 0 and can_exchange(state, seat, value):
            ask(state, UPGRADE_TILE, seat)
            return
    tell(state, BONUS_WASTED, clause_of_bonus(state), seat)


def list_upgrades(state: State) -> None:
    """D6: the distinct values in front of the player with one more in supply."""
    seat = state.asked_seat
    for value in range(1, VALUES):
        if state.hand[seat][value] > 0 and can_exchange(state, seat, value):
            offer(state, DO_UPGRADE + value - 1)


def upgrade(state: State, action: int) -> None:
    """B9.4 upgrade: as at Notre Dame, without its point."""
    seat = state.asked_seat
    value = action - DO_UPGRADE + 1
    settle(state)
    state.hand[seat][value] -= 1
    exchange(state, seat, value, NOBODY, clause_of_bonus(state))


def clear_boards(state: State) -> None:
    """B9.5, B11.3: left and final cubes return to their owners, right ones into the bag."""
    if cubes_in_bag(state) == 0 and state.cubes_drawn < state.box.draws:
        tell(state, BAG_EMPTY, clause_of_draw(state))
    clause = B9_5
    if state.round == ROUNDS:
        clause = B11_3
    for index in range(field_total(state)):
        field = first_field(state) + index
        seat = state.field_cube[field]
        if seat == NOBODY:
            continue
        state.field_cube[field] = NOBODY
        if state.box.field_to_bag[field]:
            state.bag[seat] += 1
            tell(state, CUBE_TO_BAG, clause, seat, field)
        else:
            state.cubes[seat] += 1
            tell(state, CUBE_TO_SUPPLY, clause, seat, field)
    state.boards_gone = 1
    state.cubes_drawn = 0
