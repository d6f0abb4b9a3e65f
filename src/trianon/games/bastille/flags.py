"""Phase 3: the flag bonuses (section 7)."""

from __future__ import annotations

from trianon.core import majority
from trianon.core.sizes import NOBODY
from trianon.core.state import tell
from trianon.games.bastille.bonuses import carry_out
from trianon.games.bastille.clauses import B7_1, B7_2, B7_3, B7_4
from trianon.games.bastille.events import FLAG_BONUS, FLAG_BONUS_LAPSED, FLAGS_COUNTED
from trianon.games.bastille.numbers import BONUS_TILES, CHARACTERS, FROM_FLAGS, LARGE, ROUNDS, SMALL
from trianon.games.bastille.state import State


def flags_of(state: State, seat: int) -> int:
    """B7.1: the flags on a player's character cards, monks included."""
    count = 0
    for card in range(CHARACTERS):
        if state.place[card] == seat:
            count += state.box.flags[card]
    return count


def count_flags(state: State) -> None:
    """B7.1: everybody's flags on the tally."""
    for seat in range(state.seats):
        state.tally[seat] = 0
    for card in range(CHARACTERS):
        if state.place[card] >= 0:
            state.tally[state.place[card]] += state.box.flags[card]
    for seat in range(state.seats):
        tell(state, FLAGS_COUNTED, B7_1, seat, state.tally[seat])


def open_tile(state: State) -> int:
    """B3.6: a bonus tile in rounds 1 to 7, an end bonus tile in round 8."""
    if state.round == ROUNDS:
        return state.bonus[BONUS_TILES]
    return state.bonus[state.round - 1]


def give_bonuses(state: State) -> None:
    """B7.3, B7.5: large to the first, then small to the second."""
    count_flags(state)
    first = majority.first_with_most(state.tally, state.seats, state.start_player, NOBODY)
    second = majority.first_with_most(state.tally, state.seats, state.start_player, first)
    give(state, first, LARGE)
    give(state, second, SMALL)


def give(state: State, seat: int, side: int) -> None:
    """B7.2-B7.4: ties were broken from the start player on; without a flag there is no bonus (R2)."""
    if state.tally[seat] == 0 and not state.zero_majority:
        tell(state, FLAG_BONUS_LAPSED, B7_4, side)
        return
    tile = open_tile(state)
    kind = state.box.bonus_kind[tile][side]
    count = state.box.bonus_count[tile][side]
    clause = B7_3
    if is_tied(state, seat):
        clause = B7_2
    tell(state, FLAG_BONUS, clause, seat, side, kind, count)
    carry_out(state, seat, kind, count, FROM_FLAGS, B7_3)


def is_tied(state: State, seat: int) -> bool:
    """Somebody else has as many flags."""
    for other in range(state.seats):
        if other != seat and state.tally[other] == state.tally[seat]:
            return True
    return False
