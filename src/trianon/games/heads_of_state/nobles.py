"""Creating nobles (H6) and the menu of the acting phase (D4, D5)."""

from __future__ import annotations

from trianon.core.sizes import NOBODY
from trianon.core.state import ask, offer, offer_if, settle, tell
from trianon.games.heads_of_state.clauses import H5_3, H6_1, H6_7, H8_5
from trianon.games.heads_of_state.courtesan import is_payable, is_way, pay
from trianon.games.heads_of_state.duty import may_pay
from trianon.games.heads_of_state.events import NO_NOBLE_CARD, NOBLE_CARD_TAKEN, NOBLE_CREATED
from trianon.games.heads_of_state.hands import types_held
from trianon.games.heads_of_state.numbers import (
    DO_CREATE,
    DO_PAY,
    FIRST_TURN,
    KILLED,
    NOBLES,
    PAYMENT,
    SPOTS,
    TREACHERY,
    WAYS,
)
from trianon.games.heads_of_state.scoring import (
    take_country_marker,
    take_house_marker,
    take_initial_marker,
)
from trianon.games.heads_of_state.state import State


def is_available(state: State, spot: int) -> bool:
    """H6.3-H6.5: any empty spot; in option 2 only those whose noble was killed in this turn."""
    if state.owner[spot] != NOBODY:
        return False
    return state.option != TREACHERY or state.fate[spot] == KILLED


def creatable_types(state: State, held: int) -> int:
    """H6.1, H6.6: a bit for each noble with a set in hand and a token in the supply."""
    types = 0
    for noble in range(NOBLES):
        if state.supply[state.active][noble] > 0 and is_payable(state, noble, held):
            types = types | 1 << noble
    return types


def has_legal_way(state: State, spot: int, held: int) -> bool:
    """H10.4: a spot is offered if at least one payment is legal."""
    for way in range(WAYS):
        if is_legal_way(state, spot, way, held):
            return True
    return False


def is_legal_way(state: State, spot: int, way: int, held: int) -> bool:
    """D5: a way of paying; in option 2 only one that keeps H10.4."""
    if not is_way(state, state.box.spot_noble[spot], way, held):
        return False
    return state.option != TREACHERY or may_pay(state, state.active, spot, way)


def list_creations(state: State) -> None:
    """D4, H6.3-H6.5, H6.9, H8.8: each empty spot payable for its own noble."""
    if state.option == TREACHERY and state.unfilled == 0:
        return
    held = types_held(state, state.active)
    types = creatable_types(state, held)
    if types == 0:
        return
    if state.option == TREACHERY:
        list_vacated(state, types, held)
        return
    for spot in range(SPOTS):
        fits = types >> state.box.spot_noble[spot] & 1
        offer_if(state, DO_CREATE + spot, fits & (state.owner[spot] == NOBODY))


def list_vacated(state: State, types: int, held: int) -> None:
    """H8.5, H10.4: in option 2, the spots of the player's victims."""
    for spot in range(SPOTS):
        if is_available(state, spot) and types >> state.box.spot_noble[spot] & 1 == 1:
            if has_legal_way(state, spot, held):
                offer(state, DO_CREATE + spot)


def choose_spot(state: State, spot: int) -> None:
    """D4: the spot is chosen; D5 asks how it is paid for."""
    state.spot = spot
    ask(state, PAYMENT, state.active)


def list_payments(state: State) -> None:
    """D5: no courtesan, or a courtesan for an attribute of the set."""
    held = types_held(state, state.active)
    for way in range(WAYS):
        if is_legal_way(state, state.spot, way, held):
            offer(state, DO_PAY + way)


def choose_payment(state: State, way: int) -> None:
    """H6.1: pay, place the token, take the card; H6.8: then the markers."""
    seat = state.active
    spot = state.spot
    state.spot = NOBODY
    settle(state)
    pay(state, seat, state.box.spot_noble[spot], way)
    create(state, seat, spot)


def create(state: State, seat: int, spot: int) -> None:
    """H6.1: a token from the supply into the spot, and a noble card."""
    noble = state.box.spot_noble[spot]
    state.supply[seat][noble] -= 1
    state.owner[spot] = seat
    if state.fate[spot] == KILLED:
        state.unfilled -= 1
    tell(state, NOBLE_CREATED, clause_of_creation(state), seat, spot)
    take_noble_card(state, seat, noble)
    award_markers(state, seat, spot)


def clause_of_creation(state: State) -> int:
    """H5.3 in a first turn, H8.5 in place of a victim, H6.1 otherwise."""
    if state.option == FIRST_TURN:
        return H5_3
    if state.option == TREACHERY:
        return H8_5
    return H6_1


def take_noble_card(state: State, seat: int, noble: int) -> None:
    """H6.1, H6.7: a card of the type, as long as there are any."""
    if state.noble_stack[noble] > 0:
        state.noble_stack[noble] -= 1
        state.noble_cards[seat][noble] += 1
        tell(state, NOBLE_CARD_TAKEN, H6_1, seat, noble)
    else:
        tell(state, NO_NOBLE_CARD, H6_7, seat, noble)


def award_markers(state: State, seat: int, spot: int) -> None:
    """H6.8, H13.2a: initial marker, country marker, House of Nobles marker, in this order."""
    sector = state.box.spot_sector[spot]
    take_initial_marker(state, seat, sector)
    state.sectors_created[seat] = state.sectors_created[seat] | 1 << sector
    take_country_marker(state, seat, state.box.country[sector])
    state.types_created[seat] = state.types_created[seat] | 1 << state.box.spot_noble[spot]
    take_house_marker(state, seat)
