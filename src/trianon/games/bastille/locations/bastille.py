"""The location Bastille (B6.6)."""

from __future__ import annotations

from trianon.games.bastille.clauses import B6_6
from trianon.games.bastille.gains import move_marker
from trianon.games.bastille.state import State


def evaluate(state: State, seat: int, value: int, rank: int) -> None:
    """B6.6: the first moves their marker one more than the value, the second the value."""
    move_marker(state, seat, value + state.box.bastille_plus[rank], B6_6)
