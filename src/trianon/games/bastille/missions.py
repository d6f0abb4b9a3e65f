"""Taking missions (B6.7, B15): the private look, the duplicate ban, the piles of the variant."""

from __future__ import annotations

from trianon.core.sizes import NOBODY
from trianon.core.state import ask, offer, offer_if, settle, tell, whisper
from trianon.games.bastille.clauses import B6_7, B9_4, B11_3, B15_2, B15_3, B15_4, B15_5
from trianon.games.bastille.events import MISSION_KNOWN, MISSION_TAKEN, NO_MISSION, PILE_CHOSEN
from trianon.games.bastille.numbers import (
    BOTTOM,
    CHOOSE_PILE,
    DO_PILE,
    DO_TAKE,
    EVALUATION,
    MISSIONS,
    PILES,
    ROUNDS,
    TAKE_MISSION,
    TOP,
)
from trianon.games.bastille.state import State


def pile_size(state: State, pile: int) -> int:
    """How many cards lie in a pile."""
    count = 0
    for mission in range(MISSIONS):
        count += state.pile[pile][mission]
    return count


def clause_of_taking(state: State, seat: int) -> int:
    """Which clause lets the player take a mission here."""
    if not state.secret_mission:
        if state.step == EVALUATION:
            return B6_7
        if state.round == ROUNDS:
            return B11_3
        return B9_4
    if state.step != EVALUATION:
        return B15_4
    if state.rank > 0 and state.order_seat[0] == seat:
        return B15_3
    return B15_2


def choose_pile_and_take(state: State, seat: int) -> None:
    """B15.2, B15.4: choose a pile (D4v), then take from it; nothing if both are empty."""
    if pile_size(state, TOP) + pile_size(state, BOTTOM) > 0:
        ask(state, CHOOSE_PILE, seat)
    else:
        tell(state, NO_MISSION, clause_of_taking(state, seat), seat)


def list_piles(state: State) -> None:
    """D4v, B15.5: an empty pile may not be chosen while the other holds cards."""
    for pile in range(PILES):
        if pile_size(state, pile) > 0:
            offer(state, DO_PILE + pile)


def choose_pile(state: State, action: int) -> None:
    """The pile is public, its content hidden."""
    seat = state.asked_seat
    pile = action - DO_PILE
    settle(state)
    if state.step == EVALUATION:
        state.first_pile = pile
    tell(state, PILE_CHOSEN, clause_of_taking(state, seat), seat, pile)
    look_and_take(state, seat, pile)


def is_legal(state: State, seat: int, pile: int, mission: int) -> bool:
    """B6.7: in the pile, and no copy of it in the player's hand."""
    return state.pile[pile][mission] > 0 and state.missions[seat][mission] == 0


def look_and_take(state: State, seat: int, pile: int) -> None:
    """B6.7, B14.1: the player looks; D4 is asked whenever a card is legal, even a single one."""
    remember_pile(state, seat, pile)
    legal = 0
    for mission in range(MISSIONS):
        if is_legal(state, seat, pile, mission):
            legal += 1
    if legal > 0:
        state.pile_in_use = pile
        ask(state, TAKE_MISSION, seat)
        return
    state.barren[seat][pile] = 1
    if state.secret_mission:
        tell(state, NO_MISSION, B15_5, seat)
    else:
        tell(state, NO_MISSION, clause_of_taking(state, seat), seat)


def list_missions(state: State) -> None:
    """D4: the distinct kinds in the pile that the player does not hold, in the order of components.toml."""
    for mission in range(MISSIONS):
        offer_if(
            state, DO_TAKE + mission, is_legal(state, state.asked_seat, state.pile_in_use, mission)
        )


def take_mission(state: State, action: int) -> None:
    """B6.7: one card secretly, the rest goes back."""
    seat = state.asked_seat
    pile = state.pile_in_use
    mission = action - DO_TAKE
    settle(state)
    state.pile_in_use = NOBODY
    keep_mission(state, seat, pile, mission)
    remember_pile(state, seat, pile)
    clause = clause_of_taking(state, seat)
    tell(state, MISSION_TAKEN, clause, seat)
    whisper(state, seat, MISSION_KNOWN, clause, seat, mission)


def keep_mission(state: State, seat: int, pile: int, mission: int) -> None:
    """One card from a pile into a hand; B15.6: nothing ever comes back."""
    state.pile[pile][mission] -= 1
    state.missions[seat][mission] += 1
    state.took[seat][pile] += 1


def remember_pile(state: State, seat: int, pile: int) -> None:
    """B14.7: the pile as last seen by the player, and how many cards the others had taken by then."""
    state.looked[seat][pile] = 1
    for mission in range(MISSIONS):
        state.seen[seat * PILES + pile][mission] = state.pile[pile][mission]
    for other in range(state.seats):
        state.seen_took[seat * PILES + pile][other] = state.took[other][pile]
