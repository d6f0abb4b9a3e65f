"""What a seat of Bastille is worth: points now, and points that can be expected."""

from __future__ import annotations

from trianon.core import majority
from trianon.games.bastille import scoring
from trianon.games.bastille.flags import flags_of
from trianon.games.bastille.monks import group_of
from trianon.games.bastille.names import (
    CHARACTERS,
    GROUPS,
    INTERIM_ROUND,
    MAX,
    MISSIONS,
    MONK,
    PENALTIES,
    ROUNDS,
    SERIES,
    VALUES,
    WEAPONS,
)
from trianon.games.bastille.state import State

POINT = 100  # everything is counted in hundredths of a victory point


def worth(state: State, seat: int) -> int:
    """How well a seat stands, in hundredths of a victory point."""
    if state.over:
        return POINT * state.score[seat]
    total = POINT * state.score[seat]
    total += worth_of_purse(state, seat)
    total += worth_of_tiles(state, seat)
    total += worth_of_cards(state, seat)
    total += worth_of_track(state, seat)
    total += worth_of_henchmen(state, seat)
    total += worth_of_missions(state, seat)
    return total - worth_of_unarmed(state, seat)


def rounds_left(state: State) -> int:
    """Rounds after this one."""
    return ROUNDS - state.round


def scorings_left(state: State) -> int:
    """The interim scoring counts until it has begun."""
    if state.round <= INTERIM_ROUND and not state.boards_gone:
        return 2
    return 1


def worth_of_purse(state: State, seat: int) -> int:
    """A coin is a third of a point at the end, and buys more while there is something to buy."""
    value = 33
    if rounds_left(state) > 0:
        value = 50
    return value * min(state.coins[seat], 14) + 33 * max(0, state.coins[seat] - 14)


def worth_of_tiles(state: State, seat: int) -> int:
    """Better tiles pay in every round to come."""
    total = 0
    for value in range(1, VALUES):
        total += value * state.hand[seat][value]
    return 45 * total * rounds_left(state)


def worth_of_cards(state: State, seat: int) -> int:
    """Printed points, gems at each scoring, crowns by majority, flags in every round."""
    total = 0
    for card in range(CHARACTERS):
        if state.place[card] == seat:
            total += POINT * state.box.points[card]
            total += 90 * state.box.gems[card] * scorings_left(state)
    for other in range(state.seats):
        state.tally[other] = scoring.crowns_of(state, other)
    crowns = state.tally[seat]
    if crowns > 0:
        total += 60 * crowns
        if crowns == majority.highest(state.tally, state.seats):
            total += 250 * scorings_left(state)
    return total + 35 * flags_of(state, seat) * rounds_left(state)


def worth_of_track(state: State, seat: int) -> int:
    """Points of the lines passed, a little for every space towards the next."""
    total = POINT * scoring.bastille_points(state, seat) * scorings_left(state)
    return total + 55 * state.track[seat] * scorings_left(state) // 2


def worth_of_henchmen(state: State, seat: int) -> int:
    """A cube in the bag is a point at the end and a chance at each scoring."""
    all_cubes = 0
    for other in range(state.seats):
        all_cubes += state.bag[other]
    draws = state.box.draws * scorings_left(state)
    chance = 0
    if all_cubes > 0:
        chance = 300 * draws * state.bag[seat] // max(all_cubes, draws)
    return POINT * state.bag[seat] + chance // 2


def worth_of_missions(state: State, seat: int) -> int:
    """What each mission in hand would score now, and part of what it may score."""
    total = 0
    for mission in range(MISSIONS):
        if state.missions[seat][mission] > 0:
            points = scoring.mission_points(state, seat, mission)
            total += POINT * points * (ROUNDS + state.round) // (2 * ROUNDS)
            total += prospect(state, seat, mission) * rounds_left(state) // 4
    return total


def prospect(state: State, seat: int, mission: int) -> int:
    """How near a mission is to being fulfilled, in hundredths of its points."""
    points = state.box.mission_points[mission]
    if state.box.mission_eval[mission] == MAX:
        return 30 * points
    have = 0
    if state.box.mission_eval[mission] == SERIES:
        for index in range(3):
            value = state.box.mission_values[mission][index]
            if scoring.has_value(state, seat, state.box.mission_metric[mission], value):
                have += 1
        return 12 * have * points
    for group in range(GROUPS):
        have += min(2, scoring.members(state, seat, group))
    return 8 * have * points


def worth_of_unarmed(state: State, seat: int) -> int:
    """The penalty to come; monks join where a weapon is free, and weapons will be handed out."""
    lacking = 0
    monks = 0
    for weapon in range(WEAPONS):
        need = 0
        for card in range(CHARACTERS):
            if state.place[card] == seat and not state.box.armed[card]:
                if group_of(state, card) == weapon:
                    need += 1
        lacking += max(0, need - state.tokens[seat][weapon])
    for card in range(CHARACTERS):
        if state.place[card] == seat and state.box.group[card] == MONK and state.joined[card] < 0:
            monks += 1
    open_hands = 2 * scorings_left(state)
    missing = lacking + monks - state.torches[seat]
    if missing <= 0:
        return 0
    if missing <= open_hands:
        return 60 * missing
    return 60 * open_hands - POINT * state.box.penalty[min(missing - open_hands, PENALTIES - 1)]
