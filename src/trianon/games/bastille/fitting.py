"""A deal of missions that fits all that one seat knows, built kind by kind; found whenever there is one.

Random deals (`deals.py`) may fail however often they are tried. Here each kind in turn finds the holders of its
cards, in random order, and the search goes back from where it cannot end well. It reads what the seat knows and
the generator, never the true deal. Deals found so are not quite equally likely.
"""

from __future__ import annotations

from typing import Final

from trianon.core import chance
from trianon.core.sizes import NOBODY
from trianon.games.bastille import missions
from trianon.games.bastille.deals import (
    collect_unknown,
    draw_from_sheet,
    empty_hands,
    has_seen,
    lay_seen_pile,
    taken_unseen,
)
from trianon.games.bastille.numbers import MISSIONS, PILES, SEATS, TAKE_MISSION
from trianon.games.bastille.state import State

STEPS: Final = (
    2000  # of one search; most need 14, and another order of the kinds helps more than many
)

# Where the cards of a hand come from: a pile since the seat's last look at it, or somewhere unseen.
UNKNOWN: Final = PILES
SOURCES: Final = PILES + 1
NOWHERE: Final = SOURCES  # the holder gets no card of this kind

# Places on the sheet, behind the unknown cards by kind.
ORDER: Final = 16  # the kinds in the order in which they are settled
NEED: Final = 32  # cards that seats are still to get, by source and seat
ROOM: Final = 48  # cards that unseen piles are still to get
STEP: Final = 52  # steps of the search so far


def build_deal(state: State, seat: int) -> bool:
    """Deal all missions the seat does not know; false if no deal fits, or after too many steps."""
    empty_hands(state, seat)
    collect_unknown(state, seat)
    for pile in range(PILES):
        begin_pile(state, seat, pile)
    for other in range(state.seats):
        count_needs(state, seat, other)
    for mission in range(MISSIONS):
        state.sheet[ORDER + mission] = mission
    chance.shuffle(state, state.sheet, ORDER, MISSIONS)
    state.sheet[STEP] = 0
    if settle_kinds(state, seat, 0):
        return True
    refill_piles(state)
    return False


def begin_pile(state: State, seat: int, pile: int) -> None:
    """A seen pile as it lay then, an unseen one empty, with its number of cards on the sheet."""
    state.sheet[ROOM + pile] = 0
    if has_seen(state, seat, pile):
        lay_seen_pile(state, seat, pile)
        return
    state.sheet[ROOM + pile] = missions.pile_size(state, pile)
    for mission in range(MISSIONS):
        state.pile[pile][mission] = 0


def refill_piles(state: State) -> None:
    """The search has failed and taken everything back: unseen piles get their number of cards again."""
    for pile in range(PILES):
        for _ in range(state.sheet[ROOM + pile]):
            state.pile[pile][draw_from_sheet(state, NOBODY)] += 1


def count_needs(state: State, seat: int, other: int) -> None:
    """On the sheet: how many cards the other has from each source; the seat itself needs none."""
    for source in range(SOURCES):
        state.sheet[NEED + source * SEATS + other] = 0
    if other == seat:
        return
    for pile in range(PILES):
        unseen = taken_unseen(state, seat, other, pile)
        state.sheet[NEED + UNKNOWN * SEATS + other] += unseen
        state.sheet[NEED + pile * SEATS + other] = state.took[other][pile] - unseen


def settle_kinds(state: State, seat: int, place: int) -> bool:
    """Every kind from this place of the order on finds its cards' holders; false if there is no way."""
    state.sheet[STEP] += 1
    if state.sheet[STEP] > STEPS or not can_be_filled(state, place):
        return False
    if not can_be_legal(state, seat, place) or not can_be_barren(state, seat, place):
        return False
    if place == MISSIONS:
        return True
    return settle_hands(state, seat, place, 0)


def settle_hands(state: State, seat: int, place: int, other: int) -> bool:
    """Who holds a card of the kind, from this seat on, and where it came from: in random order."""
    if other == state.seats:
        return settle_piles(state, seat, place, 0)
    if other == seat:
        return settle_hands(state, seat, place, other + 1)
    mission = state.sheet[ORDER + place]
    first = chance.below(state, SOURCES + 1)
    for turn in range(SOURCES + 1):
        source = (first + turn) % (SOURCES + 1)
        if can_give(state, source, other, mission):
            give(state, source, other, mission, 1)
            if settle_hands(state, seat, place, other + 1):
                return True
            give(state, source, other, mission, -1)
    return False


def can_give(state: State, source: int, other: int, mission: int) -> bool:
    """The source has a card of the kind and the other has one to get from there."""
    if source == NOWHERE:
        return True
    return (
        state.sheet[NEED + source * SEATS + other] > 0 and copies_left(state, source, mission) > 0
    )


def give(state: State, source: int, other: int, mission: int, count: int) -> None:
    """One card from a source into a hand, or back again."""
    if source == NOWHERE:
        return
    state.missions[other][mission] += count
    state.sheet[NEED + source * SEATS + other] -= count
    if source == UNKNOWN:
        state.sheet[mission] -= count
    else:
        state.pile[source][mission] -= count


def settle_piles(state: State, seat: int, place: int, pile: int) -> bool:
    """What nobody holds of the unknown cards of a kind lies in the unseen piles, from this one on."""
    mission = state.sheet[ORDER + place]
    if pile == PILES:
        if state.sheet[mission] > 0 or not fits_barren(state, seat, mission):
            return False
        return settle_kinds(state, seat, place + 1)
    most = min(state.sheet[mission], state.sheet[ROOM + pile])
    first = chance.below(state, most + 1)
    for turn in range(most + 1):
        count = (first + turn) % (most + 1)
        lay(state, pile, mission, count)
        if settle_piles(state, seat, place, pile + 1):
            return True
        lay(state, pile, mission, -count)
    return False


def lay(state: State, pile: int, mission: int, count: int) -> None:
    """So many unknown cards into an unseen pile, or back again."""
    state.pile[pile][mission] += count
    state.sheet[mission] -= count
    state.sheet[ROOM + pile] -= count


def fits_barren(state: State, seat: int, mission: int) -> bool:
    """R11: who found no legal card in a pile holds this kind if it lies there."""
    for other in range(state.seats):
        for pile in range(PILES):
            if other != seat and state.barren[other][pile]:
                if missions.is_legal(state, other, pile, mission):
                    return False
    return True


# Whether what is left can end well; each of these may be wrong only by hoping too much.


def can_be_filled(state: State, place: int) -> bool:
    """Enough cards are left for what all still need, and enough kinds for each hand."""
    for source in range(SOURCES):
        left = cards_left(state, place, source)
        for other in range(state.seats):
            left -= state.sheet[NEED + source * SEATS + other]
        if left < 0:
            return False
    for other in range(state.seats):
        for source in range(SOURCES):
            need = state.sheet[NEED + source * SEATS + other]
            if need > kinds_left(state, place, source, source + 1):
                return False
        if cards_needed(state, other) > kinds_left(state, place, 0, SOURCES):
            return False
    return True


def can_be_legal(state: State, seat: int, place: int) -> bool:
    """B14.1: who is asked has a legal card among the settled kinds, or another kind can still be one."""
    if state.asked != TAKE_MISSION or state.asked_seat == seat:
        return True
    pile = state.pile_in_use
    for index in range(place):
        if missions.is_legal(state, state.asked_seat, pile, state.sheet[ORDER + index]):
            return True
    if cards_needed(state, state.asked_seat) == kinds_left(state, place, 0, SOURCES):
        return False
    return cards_to_lie(state, place, pile) > 0


def can_be_barren(state: State, seat: int, place: int) -> bool:
    """R11: who found no legal card can still get a copy of all that will lie in those piles."""
    for other in range(state.seats):
        cards = 0
        for pile in range(PILES):
            if other != seat and state.barren[other][pile]:
                cards += cards_to_lie(state, place, pile)
        if cards > 0 and cards > cards_shared(state, seat, other, place):
            return False
    return True


def cards_shared(state: State, seat: int, other: int, place: int) -> int:
    """At most so many cards can lie in those piles beside a copy that the other is still to get."""
    cards = 0
    most = 0
    for index in range(place, MISSIONS):
        copies = copies_beside(state, seat, other, state.sheet[ORDER + index])
        cards += copies
        most = max(most, copies)
    return min(cards, most * cards_needed(state, other))


def copies_beside(state: State, seat: int, other: int, mission: int) -> int:
    """Likewise of one kind: at least one card of it is the other's."""
    copies = -1
    for source in range(SOURCES):
        copies += copies_left(state, source, mission)
    here = 0
    for pile in range(PILES):
        if state.barren[other][pile] and has_seen(state, seat, pile):
            here += state.pile[pile][mission]
        elif state.barren[other][pile]:
            here += state.sheet[mission]
    return max(0, min(copies, here))


def cards_to_lie(state: State, place: int, pile: int) -> int:
    """How many cards of the kinds not yet settled a pile will hold in the end."""
    cards = state.sheet[ROOM + pile] + cards_left(state, place, pile)
    for other in range(state.seats):
        cards -= state.sheet[NEED + pile * SEATS + other]
    return cards


def cards_needed(state: State, other: int) -> int:
    """Cards that the other is still to get from all sources."""
    cards = 0
    for source in range(SOURCES):
        cards += state.sheet[NEED + source * SEATS + other]
    return cards


def cards_left(state: State, place: int, source: int) -> int:
    """How many cards of the kinds not yet settled are in a source."""
    cards = 0
    for index in range(place, MISSIONS):
        cards += copies_left(state, source, state.sheet[ORDER + index])
    return cards


def kinds_left(state: State, place: int, first: int, last: int) -> int:
    """How many kinds not yet settled have a card in one of these sources."""
    kinds = 0
    for index in range(place, MISSIONS):
        for source in range(first, last):
            if copies_left(state, source, state.sheet[ORDER + index]) > 0:
                kinds += 1
                break
    return kinds


def copies_left(state: State, source: int, mission: int) -> int:
    """Cards of a kind in a source."""
    if source == UNKNOWN:
        return state.sheet[mission]
    return state.pile[source][mission]
