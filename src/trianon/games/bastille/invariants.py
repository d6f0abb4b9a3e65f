"""What holds at every step of every game (section 18), told by row and field when it does not."""

from __future__ import annotations

from itertools import product

from trianon.core.invariants import broken, expect
from trianon.core.sizes import NOBODY
from trianon.games.bastille.missions import is_legal
from trianon.games.bastille.names import CARD_IDS, LOCATION_IDS, MISSION_IDS, WEAPON_IDS
from trianon.games.bastille.numbers import (
    ASSIGN_MONK,
    CATACOMB_BONUS,
    CATACOMBS,
    CHARACTERS,
    CHOOSE_PILE,
    CLAIM_WEAPONS,
    EVALUATION,
    FIELDS,
    IN_DECK,
    INTERIM_ROUND,
    LOCATIONS,
    MISSIONS,
    MONK,
    MONKS,
    ON_DISPLAY,
    PILES,
    PLACE_TILE,
    PLACEMENT,
    RECRUIT,
    ROUNDS,
    TAKE_MISSION,
    UPGRADE_TILE,
    VALUES,
    VERSAILLES_PICK,
    WEAPONS,
    WEAPONS_CLAIMED,
    WINNER,
)
from trianon.games.bastille.placing import seat_to_place
from trianon.games.bastille.state import State

STEPS_OF = {
    PLACE_TILE: (PLACEMENT,),
    VERSAILLES_PICK: (EVALUATION,),
    RECRUIT: (EVALUATION,),
    TAKE_MISSION: (EVALUATION, CATACOMBS),
    CHOOSE_PILE: (EVALUATION, CATACOMBS),
    CATACOMB_BONUS: (CATACOMBS,),
    UPGRADE_TILE: (CATACOMBS,),
    CLAIM_WEAPONS: (WEAPONS_CLAIMED,),
    ASSIGN_MONK: (MONKS, CATACOMBS),
}


def check(state: State) -> None:
    """I1 to I12, and that the open decision can be asked here."""
    check_torches(state)
    check_tokens(state)
    check_cubes(state)
    check_tiles(state)
    check_missions(state)
    check_looks(state)
    check_barren(state)
    check_characters(state)
    check_seats(state)
    check_track(state)
    check_decision(state)


def check_torches(state: State) -> None:
    """I1: general supply + players = 9."""
    found = state.torch_supply + sum(state.torches)
    expect("I1", "weapons", "torches", state.box.torches, found)


def check_tokens(state: State) -> None:
    """I2: pool + display + players = 15, kind by kind."""
    pool = state.token_pool[: state.pool_count]
    for weapon in range(WEAPONS):
        found = pool.count(weapon) + state.token_display[weapon]
        found += sum(state.tokens[seat][weapon] for seat in range(state.seats))
        expect("I2", "weapons", WEAPON_IDS[weapon], state.box.tokens[weapon], found)
    if state.over:
        expect("I2", "weapons", "display", 0, sum(state.token_display))


def check_cubes(state: State) -> None:
    """I3: supply + bag + boards + the drawn cube = 20."""
    cubes = state.field_cube
    for seat in range(state.seats):
        found = state.cubes[seat] + state.bag[seat] + (state.cube_owner == seat)
        found += sum(cubes[field] == seat for field in range(FIELDS))
        expect("I3", f"seats.{seat}", "cubes", state.box.henchmen, found)


def tiles_in_play(state: State, seat: int) -> list[int]:
    """How many tiles of each value are in front of a player or placed."""
    counts = list(state.hand[seat])
    for place in range(LOCATIONS):
        if state.step == EVALUATION and place == state.location:
            for rank in range(state.rank, state.order_count):
                if state.order_seat[rank] == seat:
                    counts[state.order_value[rank]] += 1
        else:
            for space in range(state.filled[place]):
                if state.space_seat[place][space] == seat:
                    counts[state.space_value[place][space]] += 1
    return counts


def check_tiles(state: State) -> None:
    """I4, I11: four or three tiles in play; the whole set; values never fall; none stays on the board."""
    for seat in range(state.seats):
        row = f"seats.{seat}"
        counts = tiles_in_play(state, seat)
        expect("I4", row, "tiles", 12 // state.seats, sum(counts))
        for value in range(1, VALUES):
            found = counts[value] + state.supply[seat][value] + state.removed[seat][value]
            expect("I4", row, f"tiles of value {value}", state.box.all_tiles[value], found)
        worth = sum(value * counts[value] for value in range(VALUES))
        start = sum(value * state.box.start_tiles[value] for value in range(VALUES))
        expect("I4", row, "sum of tiles", start + sum(state.removed[seat]), worth)
    placed = sum(state.filled)
    if state.step not in (PLACEMENT, EVALUATION):
        expect("I11", "board", "tiles", 0, placed)
    if state.step == EVALUATION:
        for place in range(state.location):
            expect("I11", "board", LOCATION_IDS[place], 0, state.filled[place])
    if placed > 12:
        raise broken("I11", "board", "tiles", "<= 12", placed)


def check_missions(state: State) -> None:
    """I5: piles + players = 20, kind by kind; nobody holds two copies; hands agree with the takings."""
    for kind in range(MISSIONS):
        found = sum(state.pile[pile][kind] for pile in range(PILES))
        found += sum(state.missions[seat][kind] for seat in range(state.seats))
        expect("I5", "missions", MISSION_IDS[kind], state.box.mission_copies[kind], found)
        for seat in range(state.seats):
            if state.missions[seat][kind] > 1:
                raise broken("I5", f"seats.{seat}", "missions", "no duplicate", MISSION_IDS[kind])
    for seat in range(state.seats):
        expect(
            "I5", f"seats.{seat}", "missions_from", sum(state.missions[seat]), sum(state.took[seat])
        )
    if not state.secret_mission:
        expect("I5", "missions", "bottom", 0, sum(state.pile[1]))


def check_looks(state: State) -> None:
    """B14.7, B15.6: what was seen fits what lies there now, what was taken since, and the looker's hand."""
    looked, seen, copies = state.looked, state.seen, state.box.mission_copies
    for seat in range(state.seats):
        known = state.missions[seat]
        for pile in range(PILES):
            if looked[seat][pile]:
                content = seen[seat * PILES + pile]
                check_look(state, pile, content, state.seen_took[seat * PILES + pile])
                known = [count + more for count, more in zip(known, content, strict=True)]
        for kind in range(MISSIONS):
            if known[kind] > copies[kind]:
                wanted = f"<= {copies[kind]} {MISSION_IDS[kind]}"
                raise broken("B14.7", "looks", "content", wanted, known[kind])


def check_look(state: State, pile: int, content: list[int], taken_then: list[int]) -> None:
    """One pile as one seat saw it."""
    lies, took = state.pile[pile], state.took
    since = [took[seat][pile] - taken_then[seat] for seat in range(state.seats)]
    if min(since) < 0:
        raise broken("B14.7", "looks", "taken_then", "no more than was taken", taken_then)
    expect("B14.7", "looks", "content", sum(lies) + sum(since), sum(content))
    for kind in range(MISSIONS):
        if lies[kind] > content[kind]:
            raise broken("B15.6", "looks", "content", "what lies there now", MISSION_IDS[kind])


def check_barren(state: State) -> None:
    """R11: who found no legal card in a pile holds all kinds that lie there."""
    barren = state.barren
    for seat, pile in product(range(state.seats), range(PILES)):
        if barren[seat][pile]:
            for kind in range(MISSIONS):
                if is_legal(state, seat, pile, kind):
                    field = "found_none_in"
                    raise broken("R11", f"seats.{seat}", field, "no legal card", MISSION_IDS[kind])


def check_characters(state: State) -> None:
    """I6: every card in one place, the deck in the order of its letters."""
    left = state.deck[state.deck_next :]
    for card in range(CHARACTERS):
        if (state.place[card] == IN_DECK) != (card in left):
            raise broken("I6", "characters", CARD_IDS[card], "one place", "none or two")
        if (state.place[card] == ON_DISPLAY) != (card in state.display):
            raise broken("I6", "characters", "display", "one place", CARD_IDS[card])
        if state.joined[card] != NOBODY and state.box.group[card] != MONK:
            raise broken("B10.1", "seats", "monks", "a monk", CARD_IDS[card])
    stages = [state.box.stage[card] for card in state.deck]
    if stages != sorted(stages):
        raise broken("B3.3", "characters", "deck", "A on B on C", "mixed")


def check_seats(state: State) -> None:
    """I7, I10, I12: coins, scores that add up, one start player."""
    for seat in range(state.seats):
        if state.coins[seat] < 0:
            raise broken("I7", f"seats.{seat}", "coins", ">= 0", state.coins[seat])
        expect("I10", f"seats.{seat}", "score", sum(state.earned[seat]), state.score[seat])
    if not 0 <= state.start_player < state.seats:
        raise broken("I12", "round", "start_player", "a seat", state.start_player)


def check_track(state: State) -> None:
    """I8, I9: the order is a permutation sorted by space; no marker beyond the last space."""
    order = state.track_order[: state.seats]
    if sorted(order) != list(range(state.seats)):
        raise broken("I8", "track", "order", "every seat once", order)
    spaces = [state.track[seat] for seat in order]
    if spaces != sorted(spaces, reverse=True):
        raise broken("I8", "track", "order", "from front to back", spaces)
    for seat in order:
        if not 0 <= state.track[seat] <= state.box.last_space:
            raise broken("I9", "track", "spaces", f"0..{state.box.last_space}", state.track[seat])


def check_decision(state: State) -> None:
    """The decision fits the step, and its owner is the one the rules name."""
    if state.over:
        expect("B13.9", "round", "step", WINNER, state.step)
        return
    if state.step not in STEPS_OF[state.asked]:
        raise broken("B4.1", "asked", "decision", "one of this step", "another step's")
    if state.step in (CATACOMBS, WEAPONS_CLAIMED) and state.round not in (INTERIM_ROUND, ROUNDS):
        raise broken("B4.2", "round", "number", f"{INTERIM_ROUND} or {ROUNDS}", state.round)
    owner = state.asked_seat
    if state.step == PLACEMENT:
        owner = seat_to_place(state)
    elif state.step == EVALUATION:
        owner = state.order_seat[state.rank]
    elif state.asked == CATACOMB_BONUS:
        owner = state.cube_owner
    elif state.asked == CLAIM_WEAPONS:
        owner = state.track_order[state.claimed]
    elif state.asked == ASSIGN_MONK:
        if state.monk == NOBODY:
            raise broken("B10.1", "characters", "monk_asked", "a monk", "none")
        owner = state.place[state.monk]
    expect("B5.1", "asked", "seat", owner, state.asked_seat)
    if state.asked == TAKE_MISSION:
        if state.pile_in_use == NOBODY:
            raise broken("B6.7", "missions", "pile_in_use", "a pile", "none")
        if not state.looked[state.asked_seat][state.pile_in_use]:
            raise broken("B6.7", "looks", "seat", f"seat {state.asked_seat}, who chooses", "none")
