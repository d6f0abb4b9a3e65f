"""The end of a round: influence in the four countries, first and second place (H13.4)."""

from __future__ import annotations

from typing import Final

from trianon.core.sizes import NOBODY, SEAT_ROOM
from trianon.core.state import tell
from trianon.games.heads_of_state.clauses import H13_4, H13_4a, H13_4b, H13_4c
from trianon.games.heads_of_state.events import (
    FIRST_PLACE_SCORED,
    INFLUENCE_COUNTED,
    MARKER_REMOVED,
    SECOND_PLACE_SCORED,
    TIE_BROKEN,
)
from trianon.games.heads_of_state.numbers import COUNTRIES, FROM_ROUND, PLACES
from trianon.games.heads_of_state.scoring import score_points
from trianon.games.heads_of_state.state import State

# The place of the tally that is nobody's: NOBODY cut to three bits. It spares a frequent loop a branch.
NO_SEAT: Final = SEAT_ROOM - 1


def count_influence(state: State, country: int) -> None:
    """H13.4: on the tally, the influence of every player in a country."""
    for seat in range(state.seats):
        state.tally[seat] = 0
    state.tally[NO_SEAT] = 0
    for index in range(state.box.sectors[country]):
        count_sector(state, state.box.by_hexagon[country][index])


def count_sector(state: State, sector: int) -> None:
    """H13.4: full points for the highest living noble, less for the other one; an empty spot is nobody's."""
    rank = 0
    for step in range(state.box.spots[sector]):
        seat = state.owner[state.box.first_spot[sector] + step]
        state.tally[seat & NO_SEAT] += state.box.influence[sector][rank]
        rank += min(seat + 1, 1)


def best_in_sector(state: State, seat: int, sector: int) -> int:
    """The rank of a player's best living noble in a sector, 0 for none."""
    for step in range(state.box.spots[sector]):
        spot = state.box.first_spot[sector] + step
        if state.owner[spot] == seat:
            return state.box.spot_noble[spot] + 1
    return 0


def best_in_country(state: State, seat: int, country: int) -> int:
    """The rank of a player's best living noble in a country, 0 for none."""
    best = 0
    for index in range(state.box.sectors[country]):
        best = max(best, best_in_sector(state, seat, state.box.by_hexagon[country][index]))
    return best


def stands_above(state: State, seat: int, other: int, country: int) -> bool:
    """H13.4a, H13.4c: more influence; best noble; then the best noble of the highest hexagon."""
    if state.tally[seat] != state.tally[other]:
        return state.tally[seat] > state.tally[other]
    mine = best_in_country(state, seat, country)
    his = best_in_country(state, other, country)
    index = 0
    while mine == his and index < state.box.sectors[country]:
        mine = best_in_sector(state, seat, state.box.by_hexagon[country][index])
        his = best_in_sector(state, other, state.box.by_hexagon[country][index])
        index += 1
    return mine > his


def leader(state: State, country: int, passed_over: int) -> int:
    """H13.4b: the best of those with a living noble there, one seat passed over; NOBODY if none."""
    best = NOBODY
    for seat in range(state.seats):
        if seat != passed_over and state.tally[seat] > 0:
            if best == NOBODY or stands_above(state, seat, best, country):
                best = seat
    return best


def is_tied(state: State, seat: int, passed_over: int) -> bool:
    """Another player has as much influence as the one who takes a place."""
    for other in range(state.seats):
        if other != seat and other != passed_over and state.tally[other] == state.tally[seat]:
            return True
    return False


def score_country(state: State, country: int) -> None:
    """H13.4, H13.4a: influence, then first and second place."""
    count_influence(state, country)
    for seat in range(state.seats):
        if state.tally[seat] > 0:
            tell(state, INFLUENCE_COUNTED, H13_4, seat, country, state.tally[seat])
    first = NOBODY
    for place in range(PLACES):
        first = score_place(state, country, place, first)


def score_place(state: State, country: int, place: int, first: int) -> int:
    """H13.4a, H13.4b: the marker of one place for its player, or out of the game; the seat."""
    points = state.box.round_points[country][place]
    seat = leader(state, country, first)
    if seat == NOBODY:
        tell(state, MARKER_REMOVED, H13_4b, country, points)
        return NOBODY
    if is_tied(state, seat, first):
        tell(state, TIE_BROKEN, H13_4c, seat, country)
    score_points(state, seat, points, FROM_ROUND + country)
    if place == 0:
        tell(state, FIRST_PLACE_SCORED, H13_4a, seat, country, points)
    else:
        tell(state, SECOND_PLACE_SCORED, H13_4a, seat, country, points)
    return seat


def score_countries(state: State) -> None:
    """H12.2 (a): the four countries, one after the other."""
    for country in range(COUNTRIES):
        score_country(state, country)
