"""Etats Generaux (B6.7): taking missions; in the variant from two piles (B15.2)."""

from __future__ import annotations

from trianon.core.sizes import NOBODY
from trianon.games.bastille.clauses import B6_7
from trianon.games.bastille.gains import gain_coins
from trianon.games.bastille.missions import choose_pile_and_take, look_and_take
from trianon.games.bastille.numbers import TOP
from trianon.games.bastille.state import State


def evaluate(state: State, seat: int, rank: int) -> None:
    """B6.7: the first receives coins; then each takes a mission of their choice."""
    if state.box.etats_coins[rank] > 0:
        gain_coins(state, seat, state.box.etats_coins[rank], B6_7)
    if not state.secret_mission:
        look_and_take(state, seat, TOP)
    elif rank == 0 or state.first_pile == NOBODY:
        choose_pile_and_take(state, seat)  # B15.2
    else:
        look_and_take(state, seat, 1 - state.first_pile)  # B15.2, B15.3: the other pile
