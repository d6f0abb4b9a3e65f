"""Catacombes (B6.4)."""

from __future__ import annotations

from trianon.games.bastille.clauses import B6_4
from trianon.games.bastille.gains import bag_henchmen
from trianon.games.bastille.state import State


def evaluate(state: State, seat: int, rank: int) -> None:
    """B6.4: the first puts two of their cubes into the bag, the second one."""
    bag_henchmen(state, seat, state.box.catacombes_cubes[rank], B6_4)
