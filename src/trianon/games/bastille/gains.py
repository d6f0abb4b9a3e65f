"""What a player gains and pays, wherever it comes from."""

from __future__ import annotations

from trianon.core.state import tell
from trianon.games.bastille.clauses import B6_6_1, B6_6_2
from trianon.games.bastille.events import (
    COINS_GAINED,
    COINS_PAID,
    HENCHMEN_BAGGED,
    MARKER_BEHIND,
    MARKER_MOVED,
    POINTS_SCORED,
    TORCHES_TAKEN,
)
from trianon.games.bastille.numbers import FINAL_SLOT, INTERIM_SLOT, ROUND_SOURCES, ROUNDS
from trianon.games.bastille.state import State


def gain_coins(state: State, seat: int, count: int, clause: int) -> None:
    """R12: coins are unlimited and public."""
    state.coins[seat] += count
    tell(state, COINS_GAINED, clause, seat, count)


def pay_coins(state: State, seat: int, count: int, clause: int) -> None:
    """Coins go to the bank."""
    state.coins[seat] -= count
    if count > 0:
        tell(state, COINS_PAID, clause, seat, count)


def slot(round_: int, source: int) -> int:
    """Where the ledger notes points of a source in a round."""
    if source < ROUND_SOURCES:
        return (round_ - 1) * ROUND_SOURCES + source
    if round_ == ROUNDS:
        return FINAL_SLOT + source - ROUND_SOURCES
    return INTERIM_SLOT + source - ROUND_SOURCES


def score_points(state: State, seat: int, count: int, source: int, clause: int) -> None:
    """B1.4: one integer per player; the ledger remembers round and source."""
    state.score[seat] += count
    state.earned[seat][slot(state.round, source)] += count
    if count != 0:
        tell(state, POINTS_SCORED, clause, seat, count, source)


def take_torches(state: State, seat: int, count: int, clause: int) -> None:
    """R7: as many as are left, no substitute."""
    taken = min(count, state.torch_supply)
    state.torch_supply -= taken
    state.torches[seat] += taken
    tell(state, TORCHES_TAKEN, clause, seat, taken)


def bag_henchmen(state: State, seat: int, count: int, clause: int) -> None:
    """R8: as many cubes as are left."""
    bagged = min(count, state.cubes[seat])
    state.cubes[seat] -= bagged
    state.bag[seat] += bagged
    tell(state, HENCHMEN_BAGGED, clause, seat, bagged)


def move_marker(state: State, seat: int, steps: int, clause: int) -> None:
    """B6.6.2: a marker stops on the last space; each lost step pays at once."""
    moved = min(steps, state.box.last_space - state.track[seat])
    if moved > 0:
        state.track[seat] += moved
        stand_behind(state, seat)
        tell(state, MARKER_MOVED, clause, seat, moved, state.track[seat])
    if steps > moved:
        gain_coins(state, seat, (steps - moved) * state.box.overflow_coins, B6_6_2)


def stand_behind(state: State, seat: int) -> None:
    """B6.6.1, R13: behind every marker on the same or a higher space."""
    place = 0
    while state.track_order[place] != seat:
        place += 1
    while place > 0 and state.track[state.track_order[place - 1]] < state.track[seat]:
        state.track_order[place] = state.track_order[place - 1]
        place -= 1
    state.track_order[place] = seat
    if place > 0 and state.track[state.track_order[place - 1]] == state.track[seat]:
        tell(state, MARKER_BEHIND, B6_6_1, seat, state.track[seat])
