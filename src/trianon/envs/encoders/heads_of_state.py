"""Heads of State as a row of small numbers, named in labels/heads_of_state.py; seats from the reader on."""

from __future__ import annotations

from trianon.core.rows import at_left, byte, from_me
from trianon.core.sizes import NOBODY, Byte
from trianon.games.heads_of_state import countries, scoring
from trianon.games.heads_of_state.hands import attributes_held, treachery_held
from trianon.games.heads_of_state.numbers import (
    ACT,
    ATTRIBUTE_TYPES,
    COUNTRIES,
    KILLED,
    NOBLES,
    REFILLING,
    ROUNDS,
    SECTORS,
    SPOTS,
    TREACHERY,
    TREACHERY_TYPES,
    TRIM,
    UNTOUCHED,
)
from trianon.games.heads_of_state.state import State

PLAYER = 50  # numbers for one player

# Places in a player's part.
SCORE = 0
LEAD = 1
SUPPLY = 2
NOBLE_CARDS = 9
TYPES_CREATED = 16
COUNTRY_MARKERS = 23
HOUSE_MARKER = 27
ATTRIBUTES_HELD = 28
TREACHERY_HELD = 29
KNOWN = 30
KNOWN_TREACHERY = 39


def encode(state: State, seat: int, out: list[Byte]) -> int:
    """Write what the seat may know into a row of zeros; how many numbers that is."""
    at = write_course(state, seat, out, 0)
    at = write_cards(state, out, at)
    at = write_spots(state, seat, out, at)
    at = write_sectors(state, seat, out, at)
    at = write_countries(state, seat, out, at)
    at = write_players(state, seat, out, at)
    return write_own(state, seat, out, at)


def score(state: State, seat: int) -> int:
    """Victory points."""
    return state.score[seat]


def is_winner(state: State, seat: int) -> bool:
    """Whether the seat has won a game that is over."""
    return scoring.is_winner(state, seat)


def asked_as_seen(state: State, seat: int) -> int:
    """H15.7: another player between the steps of a choice seems to stand at their menu."""
    if state.spot != NOBODY and state.active != seat:
        return ACT
    return state.asked


def write_course(state: State, seat: int, out: list[Byte], at: int) -> int:
    """Round, step, open decision, who is asked, first and active, option, cards owed, trimming."""
    out[at + state.round - 1] = 1
    at += ROUNDS
    out[at + state.step] = 1
    at += REFILLING + 1
    if not state.over:
        out[at + asked_as_seen(state, seat) - 1] = 1
        out[at + TRIM + from_me(state, seat, state.asked_seat)] = 1
    at += TRIM + state.seats
    out[at + from_me(state, seat, state.first_player)] = 1
    at += state.seats
    out[at + from_me(state, seat, state.active)] = 1
    at += state.seats
    out[at + state.option] = 1
    at += TREACHERY + 1
    out[at] = state.owed_attributes
    out[at + 1] = state.owed_treachery
    if state.trimmed != NOBODY:
        out[at + 2] = 1
    return at + 3


def write_cards(state: State, out: list[Byte], at: int) -> int:
    """Displays and discards by type, cards left in decks and revolution pile, noble cards left."""
    for card in range(ATTRIBUTE_TYPES):
        out[at + card] = state.display[card]
        out[at + ATTRIBUTE_TYPES + card] = state.cleared[card]
        out[at + 2 * ATTRIBUTE_TYPES + card] = state.discard[card]
    at += 3 * ATTRIBUTE_TYPES
    for card in range(TREACHERY_TYPES):
        out[at + card] = state.treachery_display[card]
        out[at + TREACHERY_TYPES + card] = state.treachery_discard[card]
    at += 2 * TREACHERY_TYPES
    out[at] = state.deck_count
    out[at + 1] = state.pile_count
    out[at + 2] = state.treachery_count
    at += 3
    for noble in range(NOBLES):
        out[at + noble] = state.noble_stack[noble]
    return at + NOBLES


def write_spots(state: State, seat: int, out: list[Byte], at: int) -> int:
    """Rows of all spots: designated, emptied, unfilled in this turn (H10.3); the nobles of each player."""
    for spot in range(SPOTS):
        out[at + spot] = state.fate[spot] != UNTOUCHED
    at += SPOTS
    for spot in range(SPOTS):
        out[at + spot] = state.fate[spot] == KILLED
    at += SPOTS
    for spot in range(SPOTS):
        out[at + spot] = (state.fate[spot] == KILLED) & (state.owner[spot] == NOBODY)
    at += SPOTS
    for step in range(state.seats):
        other = at_left(state, seat, step)
        for spot in range(SPOTS):
            out[at + spot] = state.owner[spot] == other
        at += SPOTS
    return at


def write_sectors(state: State, seat: int, out: list[Byte], at: int) -> int:
    """Each player: the sectors where they have created, their tokens face down by the spot they fell from."""
    for step in range(state.seats):
        other = at_left(state, seat, step)
        for sector in range(SECTORS):
            out[at + sector] = state.sectors_created[other] >> sector & 1
        at += SECTORS
        for spot in range(SPOTS):
            out[at + spot] = state.face_down[other][spot]
        at += SPOTS
    return at


def write_countries(state: State, seat: int, out: list[Byte], at: int) -> int:
    """The influence of each player in each country as it stands (H13.4)."""
    for country in range(COUNTRIES):
        countries.count_influence(state, country)
        for step in range(state.seats):
            out[at + step] = state.tally[at_left(state, seat, step)]
        at += state.seats
    return at


def write_players(state: State, seat: int, out: list[Byte], at: int) -> int:
    """One part for each player, the reader first, then clockwise."""
    for step in range(state.seats):
        other = at_left(state, seat, step)
        write_player(state, other, out, at)
        out[at + LEAD] = byte(state.score[other] - state.score[seat])
        at += PLAYER
    return at


def write_player(state: State, other: int, out: list[Byte], at: int) -> None:
    """H15.1, H15.6: all but the unknown cards of the player's hand."""
    out[at + SCORE] = byte(state.score[other])
    for noble in range(NOBLES):
        out[at + SUPPLY + noble] = state.supply[other][noble]
        out[at + NOBLE_CARDS + noble] = state.noble_cards[other][noble]
        out[at + TYPES_CREATED + noble] = state.types_created[other] >> noble & 1
    for country in range(COUNTRIES):
        out[at + COUNTRY_MARKERS + country] = state.country_marker[other][country]
    out[at + HOUSE_MARKER] = state.house_marker[other]
    out[at + ATTRIBUTES_HELD] = attributes_held(state, other)
    out[at + TREACHERY_HELD] = treachery_held(state, other)
    for card in range(ATTRIBUTE_TYPES):
        out[at + KNOWN + card] = state.known[other][card]
    for card in range(TREACHERY_TYPES):
        out[at + KNOWN_TREACHERY + card] = state.known_treachery[other][card]


def write_own(state: State, seat: int, out: list[Byte], at: int) -> int:
    """The reader's hand, and the spot chosen and still to be paid for or attacked."""
    for card in range(ATTRIBUTE_TYPES):
        out[at + card] = state.hand[seat][card]
    at += ATTRIBUTE_TYPES
    for card in range(TREACHERY_TYPES):
        out[at + card] = state.treachery[seat][card]
    at += TREACHERY_TYPES
    if state.spot != NOBODY and state.active == seat:
        out[at + state.spot] = 1
    return at + SPOTS
