"""The scorings: gems, crowns, Bastille points, and the rest at the end (B9, B11-B13)."""

from __future__ import annotations

from trianon.core import majority
from trianon.core.state import tell
from trianon.games.bastille.clauses import (
    B4_2,
    B4_3,
    B9_1,
    B9_2,
    B9_6,
    B11_1,
    B11_2,
    B11_4,
    B12_1,
    B12_2,
    B12_3,
    B12_4,
    B12_5,
    B12_6,
    B13_3,
    B13_5,
    B13_6,
    B13_7,
    B13_9,
)
from trianon.games.bastille.events import (
    CHARACTERS_UNARMED,
    GAME_WON,
    MISSION_SCORED,
    SCORING_STARTED,
)
from trianon.games.bastille.gains import score_points
from trianon.games.bastille.monks import group_of
from trianon.games.bastille.numbers import (
    ARMS,
    CHARACTERS,
    CROWNS,
    FROM_BASTILLE,
    FROM_CHARACTERS,
    FROM_COINS,
    FROM_CROWNS,
    FROM_GEMS,
    FROM_HENCHMEN,
    FROM_MISSIONS,
    FROM_WEAPONS,
    GROUPS,
    MAX,
    MISSIONS,
    PENALTIES,
    ROUNDS,
    SERIES,
    WEAPONS,
)
from trianon.games.bastille.state import State


def announce(state: State) -> None:
    """B4.2, B4.3: interim scoring after round 4, final scoring after round 8."""
    if state.round == ROUNDS:
        tell(state, SCORING_STARTED, B4_3, 1)
    else:
        tell(state, SCORING_STARTED, B4_2, 0)


def gems_of(state: State, seat: int) -> int:
    """Gems on a player's character cards."""
    count = 0
    for card in range(CHARACTERS):
        if state.place[card] == seat:
            count += state.box.gems[card]
    return count


def crowns_of(state: State, seat: int) -> int:
    """Crowns on a player's character cards."""
    count = 0
    for card in range(CHARACTERS):
        if state.place[card] == seat:
            count += state.box.crowns[card]
    return count


def score_gems(state: State) -> None:
    """B9.1, B11.1: a point for each gem."""
    clause = B9_1
    if state.round == ROUNDS:
        clause = B11_1
    for seat in range(state.seats):
        score_points(state, seat, state.box.gem_points * gems_of(state, seat), FROM_GEMS, clause)


def score_crowns(state: State) -> None:
    """B9.2, B11.2: everybody with the most crowns scores in full; nobody with none (R3)."""
    clause = B9_2
    points = state.box.crown_points_interim
    if state.round == ROUNDS:
        clause = B11_2
        points = state.box.crown_points_final
    for seat in range(state.seats):
        state.tally[seat] = crowns_of(state, seat)
    most = majority.highest(state.tally, state.seats)
    if most == 0 and not state.zero_majority:
        return
    for seat in range(state.seats):
        if state.tally[seat] == most:
            score_points(state, seat, points, FROM_CROWNS, clause)


def bastille_points(state: State, seat: int) -> int:
    """B9.6, R15: the figure at the last line the marker has passed."""
    points = 0
    for line in range(state.box.lines):
        if state.track[seat] >= state.box.line_space[line]:
            points = state.box.line_points[line]
    return points


def score_bastille(state: State) -> None:
    """B9.6, B11.4: points for the Bastille track."""
    clause = B9_6
    if state.round == ROUNDS:
        clause = B11_4
    for seat in range(state.seats):
        score_points(state, seat, bastille_points(state, seat), FROM_BASTILLE, clause)


def score_characters(state: State) -> None:
    """B12.1: the printed points."""
    for seat in range(state.seats):
        points = 0
        for card in range(CHARACTERS):
            if state.place[card] == seat:
                points += state.box.points[card]
        score_points(state, seat, points, FROM_CHARACTERS, B12_1)


def score_missions(state: State) -> None:
    """B12.2, B13.1: all are revealed, each fulfilled one scores, with all cards and weapons in."""
    for mission in range(MISSIONS):
        if state.box.mission_eval[mission] == MAX:
            count_metric(state, state.box.mission_metric[mission])
        for seat in range(state.seats):
            if state.missions[seat][mission] > 0:
                score_mission(state, seat, mission)


def score_mission(state: State, seat: int, mission: int) -> None:
    """One mission of one holder; what a max mission compares is on the tally already."""
    points = 0
    if state.box.mission_eval[mission] == MAX:
        points = ranked_points(state, seat, mission)
    else:
        points = mission_points(state, seat, mission)
    tell(state, MISSION_SCORED, clause_of_mission(state, mission), seat, mission, points)
    score_points(state, seat, points, FROM_MISSIONS, B12_2)


def clause_of_mission(state: State, mission: int) -> int:
    """Which clause judges this mission."""
    if state.box.mission_eval[mission] == SERIES:
        return B13_6
    if state.box.mission_eval[mission] != MAX:
        return B13_7
    if state.box.mission_metric[mission] == ARMS:
        return B13_5
    return B13_3


def mission_points(state: State, seat: int, mission: int) -> int:
    """What a mission is worth to this holder."""
    if state.box.mission_eval[mission] == MAX:
        return max_points(state, seat, mission)
    if state.box.mission_eval[mission] == SERIES:
        return series_points(state, seat, mission)
    return set_points(state, seat, mission)


def max_points(state: State, seat: int, mission: int) -> int:
    """B13.2: all players are compared, holders of the card or not (B13.4)."""
    count_metric(state, state.box.mission_metric[mission])
    return ranked_points(state, seat, mission)


def count_metric(state: State, what: int) -> None:
    """What every player has of it, on the tally."""
    for seat in range(state.seats):
        state.tally[seat] = metric(state, seat, what)


def ranked_points(state: State, seat: int, mission: int) -> int:
    """B13.3, R4: dense ranking of the tally; a number of 0 never scores (R3)."""
    if state.tally[seat] == 0 and not state.zero_majority:
        return 0
    if state.tally[seat] == majority.highest(state.tally, state.seats):
        return state.box.mission_points[mission]
    if state.tally[seat] == majority.second_highest(state.tally, state.seats):
        return state.box.mission_second[mission]
    return 0


def metric(state: State, seat: int, what: int) -> int:
    """B13.2: members of a group, crowns, weapons or gems."""
    if what < GROUPS:
        return members(state, seat, what)
    if what == CROWNS:
        return crowns_of(state, seat)
    if what == ARMS:
        return weapons_of(state, seat)
    return gems_of(state, seat)


def members(state: State, seat: int, group: int) -> int:
    """Cards of a group, monks in the one they joined."""
    count = 0
    for card in range(CHARACTERS):
        if state.place[card] == seat and group_of(state, card) == group:
            count += 1
    return count


def weapons_of(state: State, seat: int) -> int:
    """B13.5: tokens, torches and weapons printed on armed characters, one each."""
    count = state.torches[seat]
    for weapon in range(WEAPONS):
        count += state.tokens[seat][weapon]
    for card in range(CHARACTERS):
        if state.place[card] == seat:
            count += state.box.armed[card]
    return count


def series_points(state: State, seat: int, mission: int) -> int:
    """B13.6, R20, R21: a card of the group for each of the three values; printed values only."""
    for index in range(3):
        if not has_value(
            state,
            seat,
            state.box.mission_metric[mission],
            state.box.mission_values[mission][index],
        ):
            return 0
    return state.box.mission_points[mission]


def has_value(state: State, seat: int, group: int, value: int) -> bool:
    """The player owns a card of the group with this coin value."""
    for card in range(CHARACTERS):
        if state.place[card] == seat and state.box.cost[card] == value:
            if group_of(state, card) == group:
                return True
    return False


def set_points(state: State, seat: int, mission: int) -> int:
    """B13.7: so many cards of every group."""
    for group in range(GROUPS):
        if members(state, seat, group) < state.box.mission_each[mission]:
            return 0
    return state.box.mission_points[mission]


def score_henchmen(state: State) -> None:
    """B12.3: a point for each own cube still in the bag."""
    for seat in range(state.seats):
        points = state.box.henchman_points * state.bag[seat]
        score_points(state, seat, points, FROM_HENCHMEN, B12_3)


def score_coins(state: State) -> None:
    """B12.4: a point for each full three coins, which are not spent."""
    for seat in range(state.seats):
        points = state.coins[seat] // state.box.coins_per_point
        score_points(state, seat, points, FROM_COINS, B12_4)


def unarmed_of(state: State, seat: int) -> int:
    """B12.5, R22: own tokens of the fitting type first, then torches."""
    lacking = 0
    for weapon in range(WEAPONS):
        need = 0
        for card in range(CHARACTERS):
            if state.place[card] == seat and not state.box.armed[card]:
                if group_of(state, card) == weapon:
                    need += 1
        lacking += max(0, need - state.tokens[seat][weapon])
    return max(0, lacking - state.torches[seat])


def penalty(state: State, unarmed: int) -> int:
    """B12.6: the loss for so many unarmed characters; five or more are alike."""
    return state.box.penalty[min(unarmed, PENALTIES - 1)]


def score_weapons(state: State) -> None:
    """B12.5-B12.7: unarmed characters cost points, without a floor."""
    for seat in range(state.seats):
        unarmed = unarmed_of(state, seat)
        if unarmed > 0:
            tell(state, CHARACTERS_UNARMED, B12_5, seat, unarmed)
            score_points(state, seat, penalty(state, unarmed), FROM_WEAPONS, B12_6)


def is_winner(state: State, seat: int) -> bool:
    """B13.9: most points, then most coins, then shared."""
    for other in range(state.seats):
        if state.score[other] > state.score[seat]:
            return False
        if state.score[other] == state.score[seat] and state.coins[other] > state.coins[seat]:
            return False
    return True


def announce_winners(state: State) -> None:
    """B13.9: shared victory of all tied players."""
    for seat in range(state.seats):
        if is_winner(state, seat):
            tell(state, GAME_WON, B13_9, seat, state.score[seat])


def display_space(score: int) -> int:
    """B13.8: the space of the score track; nothing and less show on space 0."""
    if score <= 0:
        return 0
    return (score - 1) % 50 + 1


def display_tile(score: int) -> int:
    """B13.8: no tile up to 50, the 50 side up to 100, then the 100 side."""
    if score > 100:
        return 100
    if score > 50:
        return 50
    return 0
