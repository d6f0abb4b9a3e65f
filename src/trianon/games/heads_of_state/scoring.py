"""Victory points: markers on the way, most nobles at the end, the winner (H13, H14)."""

from __future__ import annotations

from trianon.core import majority
from trianon.core.state import tell
from trianon.games.heads_of_state.clauses import (
    H13_1,
    H13_2,
    H13_3,
    H13_5,
    H14_1,
    H14_2,
    H14_3,
    H13_2b,
)
from trianon.games.heads_of_state.events import (
    COUNTRY_MARKER_TAKEN,
    GAME_ENDED,
    GAME_WON,
    HOUSE_MARKER_TAKEN,
    INITIAL_MARKER_TAKEN,
    MOST_NOBLES_SCORED,
    MOST_NOBLES_SHARED,
    MOST_NOBLES_TIED,
    TOKENS_TAKEN_BACK,
    VICTORY_SHARED,
)
from trianon.games.heads_of_state.numbers import (
    ALL_NOBLES,
    FROM_COUNTRY,
    FROM_HOUSE,
    FROM_INITIAL,
    FROM_MOST,
    NOBLES,
    PLACES,
    SOURCES,
    SPOTS,
)
from trianon.games.heads_of_state.state import State


def score_points(state: State, seat: int, count: int, source: int) -> None:
    """H13.6: points are never lost; the ledger remembers round and source."""
    state.score[seat] += count
    state.earned[seat][(state.round - 1) * SOURCES + source] += count


def has_initial_marker(state: State, sector: int) -> bool:
    """H13.1: nobody has created in the sector yet."""
    for seat in range(state.seats):
        if state.sectors_created[seat] >> sector & 1 == 1:
            return False
    return True


def take_initial_marker(state: State, seat: int, sector: int) -> None:
    """H13.1: the first noble of the game in a sector scores the number of its hexagon."""
    if has_initial_marker(state, sector):
        score_points(state, seat, state.box.hexagon[sector], FROM_INITIAL)
        tell(state, INITIAL_MARKER_TAKEN, H13_1, seat, sector, state.box.hexagon[sector])


def is_complete(state: State, seat: int, country: int) -> bool:
    """H13.2, H13.2a: the player has created in every sector of the country, alive or dead."""
    wanted = state.box.all_sectors[country]
    return state.sectors_created[seat] & wanted == wanted


def country_markers_taken(state: State, country: int) -> int:
    """How many of the two markers are gone."""
    count = 0
    for seat in range(state.seats):
        if state.country_marker[seat][country] > 0:
            count += 1
    return count


def take_country_marker(state: State, seat: int, country: int) -> None:
    """H13.2: the larger marker for the first player, the smaller for the second, once each."""
    taken = country_markers_taken(state, country)
    if state.country_marker[seat][country] > 0 or taken == PLACES:
        return
    if is_complete(state, seat, country):
        points = state.box.country_points[country][taken]
        state.country_marker[seat][country] = taken + 1
        score_points(state, seat, points, FROM_COUNTRY)
        tell(state, COUNTRY_MARKER_TAKEN, H13_2, seat, country, points)
        take_tokens_back(state, seat, country)


def take_tokens_back(state: State, seat: int, country: int) -> None:
    """H13.2b: all the player's face-down tokens of the country return to the supply."""
    count = 0
    for spot in range(SPOTS):
        if state.box.country[state.box.spot_sector[spot]] == country:
            count += state.face_down[seat][spot]
            state.supply[seat][state.box.spot_noble[spot]] += state.face_down[seat][spot]
            state.face_down[seat][spot] = 0
    if count > 0:
        tell(state, TOKENS_TAKEN_BACK, H13_2b, seat, country, count)


def house_markers_taken(state: State) -> int:
    """How many House of Nobles markers are gone."""
    count = 0
    for seat in range(state.seats):
        if state.house_marker[seat] > 0:
            count += 1
    return count


def take_house_marker(state: State, seat: int) -> None:
    """H13.3: who has created all seven types takes the next House of Nobles marker, once."""
    if state.types_created[seat] != ALL_NOBLES or state.house_marker[seat] > 0:
        return
    taken = house_markers_taken(state)
    if taken < state.box.house_markers:
        points = state.box.house_points[taken]
        state.house_marker[seat] = taken + 1
        score_points(state, seat, points, FROM_HOUSE)
        tell(state, HOUSE_MARKER_TAKEN, H13_3, seat, points)


def seats_with_most(state: State, noble: int) -> int:
    """How many players share the most noble cards of a type; 0 if nobody has one (R27)."""
    for seat in range(state.seats):
        state.tally[seat] = state.noble_cards[seat][noble]
    most = majority.highest(state.tally, state.seats)
    count = 0
    for seat in range(state.seats):
        if most > 0 and state.tally[seat] == most:
            count += 1
    return count


def most_nobles_points(state: State, seat: int, noble: int) -> int:
    """H13.5: the points of one type; half each for two tied players, nothing for three or more."""
    sharing = seats_with_most(state, noble)
    if sharing == 0 or sharing > 2:
        return 0
    if state.noble_cards[seat][noble] < majority.highest(state.tally, state.seats):
        return 0
    return state.box.most_points[noble] // sharing


def score_most_nobles(state: State) -> None:
    """H13.5: for each type, from baron to king."""
    for noble in range(NOBLES):
        sharing = seats_with_most(state, noble)
        if sharing > 2:
            tell(state, MOST_NOBLES_TIED, H13_5, noble)
        for seat in range(state.seats):
            points = most_nobles_points(state, seat, noble)
            if points > 0:
                score_points(state, seat, points, FROM_MOST)
                tell_most_nobles(state, seat, noble, points, sharing)


def tell_most_nobles(state: State, seat: int, noble: int, points: int, sharing: int) -> None:
    """H13.5: alone or with one other."""
    if sharing == 1:
        tell(state, MOST_NOBLES_SCORED, H13_5, seat, noble, points)
    else:
        tell(state, MOST_NOBLES_SHARED, H13_5, seat, noble, points)


def stands_before(state: State, seat: int, other: int) -> bool:
    """H14.2: more points, then more king cards, prince cards and so on down."""
    if state.score[seat] != state.score[other]:
        return state.score[seat] > state.score[other]
    for step in range(NOBLES):
        noble = NOBLES - 1 - step
        if state.noble_cards[seat][noble] != state.noble_cards[other][noble]:
            return state.noble_cards[seat][noble] > state.noble_cards[other][noble]
    return False


def is_winner(state: State, seat: int) -> bool:
    """H14.2, H14.3: nobody stands before this player."""
    for other in range(state.seats):
        if stands_before(state, other, seat):
            return False
    return True


def end_game(state: State, year: int) -> None:
    """H14.1: most nobles, then the winner or winners."""
    tell(state, GAME_ENDED, H14_1, year)
    score_most_nobles(state)
    winners = 0
    for seat in range(state.seats):
        if is_winner(state, seat):
            winners += 1
    for seat in range(state.seats):
        if is_winner(state, seat):
            if winners == 1:
                tell(state, GAME_WON, H14_2, seat, state.score[seat])
            else:
                tell(state, VICTORY_SHARED, H14_3, seat, state.score[seat])
    state.over = 1
