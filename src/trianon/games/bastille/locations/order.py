"""The evaluation order at a location, and the way of a tile back to its owner (B5.2-B5.6)."""

from __future__ import annotations

from trianon.core.state import tell
from trianon.games.bastille.clauses import B5_2, B5_3, B5_6
from trianon.games.bastille.events import (
    LOCATION_EVALUATED,
    LOCATION_SKIPPED,
    TILE_EVALUATED,
    TILE_RETURNED,
)
from trianon.games.bastille.state import State


def fix_order(state: State) -> None:
    """B5.3, B5.5: by value from high to low, of equal ones the earlier; fixed before the first tile."""
    place = state.location
    state.order_count = state.filled[place]
    state.rank = 0
    for space in range(state.filled[place]):
        rank = space
        while rank > 0 and state.order_value[rank - 1] < state.space_value[place][space]:
            state.order_seat[rank] = state.order_seat[rank - 1]
            state.order_value[rank] = state.order_value[rank - 1]
            rank -= 1
        state.order_seat[rank] = state.space_seat[place][space]
        state.order_value[rank] = state.space_value[place][space]
    if state.order_count > 0:
        tell(state, LOCATION_EVALUATED, B5_2, place)
    else:
        tell(state, LOCATION_SKIPPED, B5_2, place)


def announce_tile(state: State) -> None:
    """B1.3: the rank of a tile is its place in this order, never its space."""
    tell(
        state,
        TILE_EVALUATED,
        B5_3,
        state.order_seat[state.rank],
        state.order_value[state.rank],
        state.location,
        state.rank + 1,
    )


def return_tile(state: State) -> None:
    """B5.6: right after its own evaluation the tile goes back in front of its owner."""
    seat = state.order_seat[state.rank]
    value = state.order_value[state.rank]
    state.hand[seat][value] += 1
    tell(state, TILE_RETURNED, B5_6, seat, value, state.location)


def clear_location(state: State) -> None:
    """The last tile has left: nothing lies here until the next placement."""
    for space in range(state.filled[state.location]):
        state.space_seat[state.location][space] = 0
        state.space_value[state.location][space] = 0
        state.order_seat[space] = 0
        state.order_value[space] = 0
    state.filled[state.location] = 0
    state.order_count = 0
    state.rank = 0
