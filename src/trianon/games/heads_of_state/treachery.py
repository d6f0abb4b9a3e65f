"""Playing treachery cards: designation, assassins, country cards and specials (H8, H9)."""

from __future__ import annotations

from trianon.core.chance import below
from trianon.core.sizes import NOBODY
from trianon.core.state import ask, offer, settle, tell
from trianon.games.heads_of_state.clauses import H8_2, H8_6, H8_7, H9_1, H9_2, H9_3, H9_4
from trianon.games.heads_of_state.duty import attackable_types
from trianon.games.heads_of_state.events import (
    CUBE_DRAWN,
    NOBLE_DESIGNATED,
    NOBLE_KILLED,
    NOBLE_SPARED,
    TOKEN_TO_SUPPLY,
    TOKEN_TURNED_DOWN,
    TREACHERY_PLAYED,
)
from trianon.games.heads_of_state.hands import lose_treachery
from trianon.games.heads_of_state.numbers import (
    ASSASSIN,
    COUNTRIES,
    DO_PLAY,
    DO_TARGET,
    FIRST_SPECIAL,
    KILLED,
    SPARED,
    SPOTS,
    TREACHERY_CARD,
    TREACHERY_TYPES,
    UNTOUCHED,
)
from trianon.games.heads_of_state.state import State


def country_of(state: State, spot: int) -> int:
    """The country a spot lies in."""
    return state.box.country[state.box.spot_sector[spot]]


def is_in_capital(state: State, spot: int) -> bool:
    """H8.2: a noble in a capital takes two cards, in a province one."""
    return state.box.capital[state.box.spot_sector[spot]] == 1


def is_target(state: State, spot: int) -> bool:
    """H8.2, H8.3, H8.4: a living noble of an opponent, not yet designated in this turn."""
    if state.owner[spot] == NOBODY or state.owner[spot] == state.active:
        return False
    return state.fate[spot] == UNTOUCHED


def cards_showing(state: State, seat: int, country: int) -> int:
    """H9.2, H9.3: country cards and specials in hand that work in a country."""
    count = 0
    for card in range(ASSASSIN + 1, TREACHERY_TYPES):
        count += state.treachery[seat][card] * state.box.shows[card][country]
    return count


def cards_needed(state: State, spot: int) -> int:
    """H8.2: one card for a province, two for a capital."""
    return 1 + state.box.capital[state.box.spot_sector[spot]]


def count_usable(state: State, seat: int) -> int:
    """H9.1, H9.4, H9.5: on the tally, the cards a player can combine in each country; the most."""
    most = 0
    for country in range(COUNTRIES):
        showing = cards_showing(state, seat, country)
        state.tally[country] = max(state.treachery[seat][ASSASSIN], showing)
        most = max(most, state.tally[country])
    return most


def list_targets(state: State) -> None:
    """D6: each noble that may be designated, with cards in hand for it, as far as H10.3 allows."""
    if count_usable(state, state.active) == 0:
        return
    types = attackable_types(state, state.active)
    for spot in range(SPOTS):
        if is_target(state, spot) and cards_needed(state, spot) <= usable(state, spot):
            if types >> state.box.spot_noble[spot] & 1 == 1:
                offer(state, DO_TARGET + spot)


def usable(state: State, spot: int) -> int:
    """Cards that can be combined against a spot, as counted on the tally."""
    return state.tally[country_of(state, spot)]


def choose_target(state: State, spot: int) -> None:
    """D6: the noble is chosen; D7 asks for the card or cards."""
    state.spot = spot
    ask(state, TREACHERY_CARD, state.active)


def is_pair(state: State, first: int, second: int, country: int) -> bool:
    """H9.1, H9.4, H9.5: two assassins, or two cards that both show the country."""
    if first == ASSASSIN or second == ASSASSIN:
        return first == second
    return state.box.shows[first][country] == 1 and state.box.shows[second][country] == 1


def holds_pair(state: State, seat: int, first: int, second: int) -> bool:
    """Both cards are in hand."""
    if first == second:
        return state.treachery[seat][first] >= 2
    return state.treachery[seat][first] > 0 and state.treachery[seat][second] > 0


def begins_pair(state: State, seat: int, first: int, country: int) -> bool:
    """D7: a second card of the same type or of a later one completes the pair."""
    for second in range(first, TREACHERY_TYPES):
        if is_pair(state, first, second, country) and holds_pair(state, seat, first, second):
            return True
    return False


def fits_province(state: State, card: int, country: int) -> bool:
    """H9.1, H9.2, H9.3: an assassin anywhere, other cards where they show the country."""
    return card == ASSASSIN or state.box.shows[card][country] == 1


def list_cards(state: State) -> None:
    """D7: the card for a province; for a capital the first card, then the second."""
    for card in range(TREACHERY_TYPES):
        if is_playable(state, state.active, card):
            offer(state, DO_PLAY + card)


def is_playable(state: State, seat: int, card: int) -> bool:
    """D7: a card in hand that serves against the chosen noble at this step."""
    country = country_of(state, state.spot)
    if state.treachery[seat][card] == 0:
        return False
    if not is_in_capital(state, state.spot):
        return fits_province(state, card, country)
    if state.card == NOBODY:
        return begins_pair(state, seat, card, country)
    if card < state.card or not is_pair(state, state.card, card, country):
        return False
    return holds_pair(state, seat, state.card, card)


def choose_card(state: State, card: int) -> None:
    """D7: the first of two cards waits for the second; then the play is resolved (H8.5)."""
    if is_in_capital(state, state.spot) and state.card == NOBODY:
        state.card = card
        return
    spot = state.spot
    first = state.card
    state.spot = NOBODY
    state.card = NOBODY
    settle(state)
    tell(state, NOBLE_DESIGNATED, H8_2, state.active, spot)
    if first != NOBODY:
        play_card(state, first, spot)
    play_card(state, card, spot)
    resolve(state, card, spot)


def play_card(state: State, card: int, spot: int) -> None:
    """H8.9: the card goes to the discard pile, after success and after failure."""
    clause = H9_4
    if card == ASSASSIN:
        clause = H9_1
    elif card >= FIRST_SPECIAL:
        clause = H9_3
    elif not is_in_capital(state, spot):
        clause = H9_2
    lose_treachery(state, state.active, card)
    tell(state, TREACHERY_PLAYED, clause, state.active, card)


def resolve(state: State, card: int, spot: int) -> None:
    """H9.1, H9.2: country cards always succeed, assassins by the cube."""
    if card != ASSASSIN or draw_cube(state, state.owner[spot]):
        kill(state, spot)
    else:
        state.fate[spot] = SPARED
        tell(state, NOBLE_SPARED, H9_1, state.owner[spot], spot)


def draw_cube(state: State, victim: int) -> bool:
    """H9.1: three cubes of the active player and one of the victim; the active player's own colour kills."""
    cubes = state.box.attacker_cubes + state.box.defender_cubes
    if below(state, cubes) < state.box.attacker_cubes:
        tell(state, CUBE_DRAWN, H9_1, state.active)
        return True
    tell(state, CUBE_DRAWN, H9_1, victim)
    return False


def kill(state: State, spot: int) -> None:
    """H8.6: the noble leaves its spot; its owner keeps the card and everything scored."""
    victim = state.owner[spot]
    state.owner[spot] = NOBODY
    state.fate[spot] = KILLED
    state.unfilled += 1
    tell(state, NOBLE_KILLED, H8_6, victim, spot)
    lay_token(state, victim, spot)


def lay_token(state: State, victim: int, spot: int) -> None:
    """H8.6, H8.7: face down on the hexagon, or to the supply if its owner has scored the country."""
    noble = state.box.spot_noble[spot]
    if state.country_marker[victim][country_of(state, spot)] > 0:
        state.supply[victim][noble] += 1
        tell(state, TOKEN_TO_SUPPLY, H8_7, victim, noble)
    else:
        state.face_down[victim][spot] += 1
        tell(state, TOKEN_TURNED_DOWN, H8_6, victim, noble, state.box.spot_sector[spot])
