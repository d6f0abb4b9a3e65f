"""Phase 1: Supply (L5), with the compensation of three players (L4.4)."""

from __future__ import annotations

from trianon.core.sizes import NOBODY
from trianon.core.state import ask, offer, settle, tell
from trianon.games.louis_xiv.benefits import on_turn, refresh, unused_copy, use
from trianon.games.louis_xiv.clauses import L4_1, L4_4, L5_1, L5_2, L5_3, L18
from trianon.games.louis_xiv.events import (
    CARDS_DEALT,
    INFLUENCE_DRAWN,
    KING_MOVED,
    MARKER_GIVEN,
    MONEY_TURNED,
    ROUND_STARTED,
)
from trianon.games.louis_xiv.gains import (
    draw_coats,
    draw_conspiracy,
    draw_influence,
    gain_louis,
    recover_markers,
)
from trianon.games.louis_xiv.numbers import (
    CHOOSE_TWO,
    COAT_1,
    CONSPIRACY_1,
    DO_STOP,
    DO_SUPPLY,
    DO_TWO,
    FROM_SUPPLY,
    LOUIS_1,
    LOUIS_3,
    MARKER_1,
    MARKER_3,
    MARKER_FOR_CARD,
    SUPPLY_BENEFITS,
    TWO_OF_LOUIS_MARKER,
    USE_SUPPLY,
)
from trianon.games.louis_xiv.state import State


def begin_round(state: State) -> None:
    """L4.1: a new round; all laid missions can be used again (L15.9)."""
    refresh(state)
    tell(state, ROUND_STARTED, L4_1, state.round)
    compensate(state)
    turn_money_card(state)


def compensate(state: State) -> None:
    """L4.4: with three players the first player of round 4 first draws a conspiracy card."""
    if state.round == state.box.compensation_round:
        for _ in range(state.box.compensation_cards):
            draw_conspiracy(state, state.first_player, L4_4)


def turn_money_card(state: State) -> None:
    """L5.1: every player takes its amount; the king goes to the board it names."""
    card = state.money[state.round - 1]
    tell(state, MONEY_TURNED, L5_1, state.box.money_louis[card])
    for rank in range(state.seats):
        seat = (state.first_player + rank) % state.seats
        gain_louis(state, seat, state.box.money_louis[card], L5_1)
    state.king = state.box.money_king[card]
    tell(state, KING_MOVED, L5_1, state.king)


def ask_for_mission(state: State) -> bool:
    """L5.2, D1: in turn order; asked while a card would do something. False when all are done."""
    while state.turn < state.seats:
        if can_use_any(state, on_turn(state)):
            ask(state, USE_SUPPLY, on_turn(state))
            return True
        state.turn += 1
    state.turn = 0
    return False


def benefit_of(index: int) -> int:
    """The supply benefits in the order of components.toml."""
    if index == 0:
        return MARKER_1
    if index == 1:
        return LOUIS_1
    if index == 2:
        return TWO_OF_LOUIS_MARKER
    if index == 3:
        return COAT_1
    if index == 4:
        return MARKER_3
    if index == 5:
        return LOUIS_3
    if index == 6:
        return CONSPIRACY_1
    return MARKER_FOR_CARD


def would_do_something(state: State, seat: int, benefit: int) -> bool:
    """L5.2: a card that would do nothing at this moment is not offered."""
    if benefit == MARKER_1:
        return state.general[seat] > 0
    if benefit == MARKER_3:
        return state.general[seat] > 0
    if benefit == CONSPIRACY_1:
        return state.conspiracy_count > 0
    if benefit == MARKER_FOR_CARD:  # R34
        return state.personal[seat] > 0 and state.influence_count > 0
    return True


def can_use(state: State, seat: int, index: int) -> bool:
    """L5.2: an unused laid copy that would do something now."""
    benefit = benefit_of(index)
    return unused_copy(state, seat, benefit) != NOBODY and would_do_something(state, seat, benefit)


def can_use_any(state: State, seat: int) -> bool:
    """Some supply mission can be used."""
    for index in range(SUPPLY_BENEFITS):
        if can_use(state, seat, index):
            return True
    return False


def list_missions(state: State) -> None:
    """D1: one of the benefits, or done."""
    offer(state, DO_STOP)
    for index in range(SUPPLY_BENEFITS):
        if can_use(state, state.asked_seat, index):
            offer(state, DO_SUPPLY + index)


def use_mission(state: State, action: int) -> None:
    """L5.2: each copy once, in any order; done ends the player's supply."""
    seat = state.asked_seat
    settle(state)
    if action == DO_STOP:
        state.turn += 1
        return
    benefit = benefit_of(action - DO_SUPPLY)
    use(state, seat, unused_copy(state, seat, benefit), L5_2)
    take_benefit(state, seat, benefit)


def take_benefit(state: State, seat: int, benefit: int) -> None:
    """L18: what the supply missions give."""
    if benefit == MARKER_1:
        recover_markers(state, seat, 1, L18)
    elif benefit == LOUIS_1:
        gain_louis(state, seat, 1, L18)
    elif benefit == TWO_OF_LOUIS_MARKER:
        ask(state, CHOOSE_TWO, seat)
    elif benefit == COAT_1:
        draw_coats(state, seat, 1, L18, FROM_SUPPLY)
    elif benefit == MARKER_3:
        recover_markers(state, seat, 3, L18)
    elif benefit == LOUIS_3:
        gain_louis(state, seat, 3, L18)
    elif benefit == CONSPIRACY_1:
        draw_conspiracy(state, seat, L18)
    else:
        give_marker_for_card(state, seat)


def give_marker_for_card(state: State, seat: int) -> None:
    """L18: 1 marker from the personal to the general reserve, 1 influence card before the deal."""
    state.personal[seat] -= 1
    state.general[seat] += 1
    tell(state, MARKER_GIVEN, L18, seat)
    tell(state, INFLUENCE_DRAWN, L18, seat)
    draw_influence(state, seat, 1, L18)


def list_two(state: State) -> None:
    """D1a, R35: all three stay, even with a short general reserve."""
    for louis in range(3):
        offer(state, DO_TWO + louis)


def take_two(state: State, action: int) -> None:
    """L18: 2 louis, or 1 louis and 1 marker, or 2 markers."""
    seat = state.asked_seat
    markers = action - DO_TWO
    settle(state)
    if markers < 2:
        gain_louis(state, seat, 2 - markers, L18)
    recover_markers(state, seat, markers, L18)


def deal_influence(state: State) -> None:
    """L5.3: five influence cards to every player, in secret; they join the cards already held."""
    for rank in range(state.seats):
        seat = (state.first_player + rank) % state.seats
        tell(state, CARDS_DEALT, L5_3, seat, state.box.cards_dealt)
        draw_influence(state, seat, state.box.cards_dealt, L5_3)
