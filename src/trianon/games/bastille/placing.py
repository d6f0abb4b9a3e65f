"""Phase 1: placing influence tiles (B5.1)."""

from __future__ import annotations

from trianon.core.state import ask, offer_if, settle, tell
from trianon.games.bastille.clauses import B5_1
from trianon.games.bastille.events import TILE_PLACED
from trianon.games.bastille.numbers import DO_PLACE, LOCATIONS, PLACE_TILE, VALUES
from trianon.games.bastille.state import State


def tiles_in_hand(state: State, seat: int) -> int:
    """How many tiles lie unplaced before a player."""
    count = 0
    for value in range(1, VALUES):
        count += state.hand[seat][value]
    return count


def tiles_placed(state: State) -> int:
    """How many tiles lie on the board."""
    count = 0
    for location in range(LOCATIONS):
        count += state.filled[location]
    return count


def seat_to_place(state: State) -> int:
    """B5.1: clockwise from the start player, a tile each."""
    return (state.start_player + tiles_placed(state)) % state.seats


def ask_for_tile(state: State) -> bool:
    """D1: a tile to a location; false when nobody holds one, for all hold equally many (B5.1)."""
    seat = seat_to_place(state)
    if tiles_in_hand(state, seat) == 0:
        return False
    ask(state, PLACE_TILE, seat)
    return True


def list_placements(state: State) -> None:
    """B5.1: distinct values in hand, each at every location with a free space."""
    seat = state.asked_seat
    for value in range(1, VALUES):
        if state.hand[seat][value] > 0:
            for location in range(LOCATIONS):
                action = DO_PLACE + (value - 1) * LOCATIONS + location
                offer_if(state, action, state.filled[location] < state.box.spaces[location])


def place_tile(state: State, action: int) -> None:
    """B5.1: the tile goes on the leftmost free space."""
    seat = state.asked_seat
    value = (action - DO_PLACE) // LOCATIONS + 1
    location = (action - DO_PLACE) % LOCATIONS
    state.hand[seat][value] -= 1
    state.space_seat[location][state.filled[location]] = seat
    state.space_value[location][state.filled[location]] = value
    state.filled[location] += 1
    settle(state)
    tell(state, TILE_PLACED, B5_1, seat, value, location)
