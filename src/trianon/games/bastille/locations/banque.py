"""Banque de Paris (B6.1)."""

from __future__ import annotations

from trianon.core.state import tell
from trianon.games.bastille.clauses import B6_1
from trianon.games.bastille.events import START_MARKER_TAKEN
from trianon.games.bastille.gains import gain_coins
from trianon.games.bastille.state import State


def evaluate(state: State, seat: int, value: int, rank: int) -> None:
    """B6.1: each tile pays twice its value; the first to be evaluated takes the start player marker."""
    gain_coins(state, seat, state.box.banque_times[rank] * value, B6_1)
    if rank == 0:
        state.start_player = seat
        tell(state, START_MARKER_TAKEN, B6_1, seat)
