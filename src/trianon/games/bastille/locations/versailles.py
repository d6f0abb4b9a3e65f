"""Versailles (B6.3): the first chooses one of two bonuses, the second takes the rest."""

from __future__ import annotations

from trianon.core.sizes import NOBODY
from trianon.core.state import ask, offer, settle, tell
from trianon.games.bastille.bonuses import carry_out
from trianon.games.bastille.clauses import B6_3
from trianon.games.bastille.events import VERSAILLES_BONUS, VERSAILLES_LOST
from trianon.games.bastille.numbers import DO_PICK, FROM_VERSAILLES, VERSAILLES_PICK
from trianon.games.bastille.state import State


def open_tile(state: State) -> int:
    """B3.1, B8.2: the tile of this round."""
    return state.versailles[state.round - 1]


def evaluate(state: State, seat: int, rank: int) -> None:
    """B6.3: D2 for the first; the other bonus for the second, without a choice."""
    if rank == 0:
        ask(state, VERSAILLES_PICK, seat)
    else:
        take_side(state, seat, 1 - state.versailles_taken)
        state.versailles_taken = NOBODY


def list_sides(state: State) -> None:
    """D2: both bonuses; no passing."""
    offer(state, DO_PICK)
    offer(state, DO_PICK + 1)


def pick(state: State, action: int) -> None:
    """B6.3, R6: with one tile only the other bonus is lost."""
    seat = state.asked_seat
    side = action - DO_PICK
    settle(state)
    take_side(state, seat, side)
    if state.order_count == 1:
        tile = open_tile(state)
        tell(
            state,
            VERSAILLES_LOST,
            B6_3,
            state.box.versailles_kind[tile][1 - side],
            state.box.versailles_count[tile][1 - side],
        )
    else:
        state.versailles_taken = side


def take_side(state: State, seat: int, side: int) -> None:
    """What can be carried out only partly is carried out partly (R7, R8, R14)."""
    tile = open_tile(state)
    kind = state.box.versailles_kind[tile][side]
    count = state.box.versailles_count[tile][side]
    tell(state, VERSAILLES_BONUS, B6_3, seat, kind, count)
    carry_out(state, seat, kind, count, FROM_VERSAILLES, B6_3)
