"""Missions dealt at random by what one seat knows of them (B14.6, B14.7); most such deals fit what is known."""

from __future__ import annotations

from trianon.core import chance
from trianon.core.sizes import NOBODY
from trianon.games.bastille import missions
from trianon.games.bastille.numbers import MISSIONS, PILES, TAKE_MISSION
from trianon.games.bastille.state import State


def deal_once(state: State, seat: int) -> bool:
    """One deal: unseen piles, hands at the time of the last look, then what was taken since."""
    empty_hands(state, seat)
    collect_unknown(state, seat)
    for pile in range(PILES):
        if has_seen(state, seat, pile):
            lay_seen_pile(state, seat, pile)
        else:
            fill_pile(state, pile)
    for other in range(state.seats):
        if other != seat and not deal_hand(state, seat, other):
            return False
    for pile in range(PILES):
        if has_seen(state, seat, pile) and not deal_from_seen(state, seat, pile):
            return False
    return True


def empty_hands(state: State, seat: int) -> None:
    """Nobody but the seat holds a mission."""
    for other in range(state.seats):
        if other != seat:
            for mission in range(MISSIONS):
                state.missions[other][mission] = 0


def lay_seen_pile(state: State, seat: int, pile: int) -> None:
    """The pile as last seen; what the others took since leaves it later."""
    for mission in range(MISSIONS):
        state.pile[pile][mission] = state.seen[seat * PILES + pile][mission]


def deal_hand(state: State, seat: int, other: int) -> bool:
    """What the other took unseen; who found no legal card in a pile (R11) held all kinds there."""
    count = 0
    for pile in range(PILES):
        count += taken_unseen(state, seat, other, pile)
    for pile in range(PILES):
        if state.barren[other][pile]:
            for mission in range(MISSIONS):
                if count > 0 and state.sheet[mission] > 0:
                    if missions.is_legal(state, other, pile, mission):
                        state.sheet[mission] -= 1
                        state.missions[other][mission] = 1
                        count -= 1
    return deal_cards(state, other, count)


def has_seen(state: State, seat: int, pile: int) -> bool:
    """The seat has looked through this pile at some time."""
    return seat != NOBODY and state.looked[seat][pile] == 1


def taken_unseen(state: State, seat: int, other: int, pile: int) -> int:
    """Cards the other took from a pile before the seat's last look at it."""
    if has_seen(state, seat, pile):
        return state.seen_took[seat * PILES + pile][other]
    return state.took[other][pile]


def collect_unknown(state: State, seat: int) -> None:
    """On the sheet: the cards whose place the seat has never seen, by kind."""
    for mission in range(MISSIONS):
        state.sheet[mission] = state.box.mission_copies[mission]
        if seat != NOBODY:
            state.sheet[mission] -= state.missions[seat][mission]
        for pile in range(PILES):
            if has_seen(state, seat, pile):
                state.sheet[mission] -= state.seen[seat * PILES + pile][mission]


def draw_from_sheet(state: State, holder: int) -> int:
    """A random card of those on the sheet, no second copy for the holder (B6.7); NOBODY if none fits."""
    total = 0
    for mission in range(MISSIONS):
        if holder == NOBODY or state.missions[holder][mission] == 0:
            total += state.sheet[mission]
    if total == 0:
        return NOBODY
    number = chance.below(state, total)
    for mission in range(MISSIONS):
        if holder == NOBODY or state.missions[holder][mission] == 0:
            if number < state.sheet[mission]:
                state.sheet[mission] -= 1
                return mission
            number -= state.sheet[mission]
    return NOBODY


def deal_cards(state: State, holder: int, count: int) -> bool:
    """So many cards from the sheet into a hand; false if they do not fit."""
    for _ in range(count):
        mission = draw_from_sheet(state, holder)
        if mission == NOBODY:
            return False
        state.missions[holder][mission] = 1
    return True


def fill_pile(state: State, pile: int) -> None:
    """A pile nobody showed the seat: as many cards from the sheet as lie in it."""
    count = missions.pile_size(state, pile)
    for mission in range(MISSIONS):
        state.pile[pile][mission] = 0
    for _ in range(count):
        state.pile[pile][draw_from_sheet(state, NOBODY)] += 1


def deal_from_seen(state: State, seat: int, pile: int) -> bool:
    """From the pile as last seen the others took since; the rest lies there now."""
    for mission in range(MISSIONS):
        state.sheet[mission] = state.seen[seat * PILES + pile][mission]
    for other in range(state.seats):
        since = state.took[other][pile] - state.seen_took[seat * PILES + pile][other]
        if other != seat and not deal_cards(state, other, since):
            return False
    for mission in range(MISSIONS):
        state.pile[pile][mission] = state.sheet[mission]
    return True


def fits_public_facts(state: State, seat: int) -> bool:
    """B14.1: who is asked for a mission has a legal one; who found none (R11) held all kinds there."""
    if state.asked == TAKE_MISSION and state.asked_seat != seat:
        if not has_legal(state, state.asked_seat, state.pile_in_use):
            return False
    for other in range(state.seats):
        for pile in range(PILES):
            if other != seat and state.barren[other][pile] and has_legal(state, other, pile):
                return False
    return True


def has_legal(state: State, seat: int, pile: int) -> bool:
    """Some card of the pile is legal for the seat."""
    for mission in range(MISSIONS):
        if missions.is_legal(state, seat, pile, mission):
            return True
    return False
