"""Notre Dame (B6.2), and the exchange of a tile for a better one."""

from __future__ import annotations

from trianon.core.state import tell
from trianon.games.bastille.clauses import B6_2
from trianon.games.bastille.events import TILE_KEPT, TILE_UPGRADED
from trianon.games.bastille.gains import score_points
from trianon.games.bastille.numbers import FROM_NOTRE_DAME, NOTRE_DAME, VALUES
from trianon.games.bastille.state import State


def can_exchange(state: State, seat: int, value: int) -> bool:
    """B6.2: only for a supply tile of exactly one more; a 4 can never be exchanged."""
    return value + 1 < VALUES and state.supply[seat][value + 1] > 0


def exchange(state: State, seat: int, value: int, location: int, clause: int) -> None:
    """The better tile comes in front of its owner, the other leaves the game."""
    state.supply[seat][value + 1] -= 1
    state.hand[seat][value + 1] += 1
    state.removed[seat][value] += 1
    tell(state, TILE_UPGRADED, clause, seat, value, value + 1, location)


def evaluate(state: State, seat: int, value: int, rank: int) -> None:
    """B6.2, R5: compulsory exchange if possible; the first scores with or without it."""
    if can_exchange(state, seat, value):
        exchange(state, seat, value, NOTRE_DAME, B6_2)
    else:
        state.hand[seat][value] += 1
        tell(state, TILE_KEPT, B6_2, seat, value, NOTRE_DAME)
    score_points(state, seat, state.box.notre_dame_points[rank], FROM_NOTRE_DAME, B6_2)
