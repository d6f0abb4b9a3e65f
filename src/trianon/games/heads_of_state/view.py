"""What one seat may know (H15.1-H15.5), field by field: what stands not here is secret."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from trianon.core import view as core
from trianon.core.sizes import NOBODY
from trianon.games.heads_of_state import countries, scoring
from trianon.games.heads_of_state.duty import is_unfilled
from trianon.games.heads_of_state.hands import attributes_held, treachery_held
from trianon.games.heads_of_state.names import (
    CARD_IDS,
    COUNTRY_IDS,
    MARKER_IDS,
    NOBLE_IDS,
    OPTION_IDS,
    SECTOR_IDS,
    STEP_IDS,
    TREACHERY_IDS,
    YEARS,
)
from trianon.games.heads_of_state.numbers import (
    COUNTRIES,
    KILLED,
    NOBLES,
    PLACES,
    ROUNDS,
    SECTORS,
    SPOTS,
    UNTOUCHED,
)
from trianon.games.heads_of_state.state import State

Counts = dict[str, int]
SEEN_BY_OTHERS = "act"  # instead of the steps of a choice that is not finished (H15.7)


class SpotView(Struct, frozen=True):
    """A spot: the noble it is for, and the owner of the living one (-1: empty)."""

    id: str
    noble: str
    seat: int


class FaceDownView(Struct, frozen=True):
    """A token lying face down on a hexagon (H8.6); owner and type are public."""

    seat: int
    noble: str


class SectorView(Struct, frozen=True):
    """A sector with its spots from the top."""

    id: str
    capital: bool
    hexagon: int
    initial_marker: bool
    spots: list[SpotView]
    face_down: list[FaceDownView]
    created: list[int]


class CountryView(Struct, frozen=True):
    """A country: markers that are left, and the influence as it stands now (H13.4)."""

    id: str
    sectors: list[SectorView]
    markers: list[int]
    first_places: list[int]
    second_places: list[int]
    influence: list[int]
    order: list[int]


class PlayerView(Struct, frozen=True):
    """What lies openly before a player (H15.1); `known` are the cards seen going into their hand."""

    seat: int
    score: int
    supply: Counts
    noble_cards: Counts
    types_created: list[str]
    country_markers: dict[str, str]
    house_marker: int
    attributes: int
    treachery: int
    known: Counts
    known_treachery: Counts


class Public(core.Public, frozen=True):
    """What everybody at the table may know (H15.1)."""

    round: int
    year: int
    step: str
    first_player: int
    turn: int
    active: int
    players: list[PlayerView]
    countries: list[CountryView]
    noble_stacks: Counts
    house_markers: list[int]
    display: Counts
    cleared: Counts
    discard: Counts
    deck: int
    revolution_pile: int
    treachery_display: Counts
    treachery_discard: Counts
    treachery_deck: int
    cards_in_game: Counts
    treachery_in_game: Counts
    option: str
    owed_attributes: int
    owed_treachery: int
    designated: list[str]
    emptied: list[str]
    unfilled: list[str]
    trimming: bool


class View(Public, frozen=True):
    """The table as one seat, or a watcher (seat -1), may know it."""

    seat: int
    asked: str
    asked_about: str
    my_hand: Counts
    my_treachery: Counts


def public(state: State, switches: dict[str, bool], winners: list[int]) -> Public:
    """The part all readers share."""
    board = Board(state)
    return Public(
        game="heads-of-state",
        ply=state.choices,
        over=bool(state.over),
        winners=winners,
        asked_seat=state.asked_seat,
        switches=switches,
        round=state.round,
        year=YEARS[state.round - 1],
        step=STEP_IDS[state.step],
        first_player=state.first_player,
        turn=state.turn,
        active=state.active,
        players=[player(state, other) for other in range(state.seats)],
        countries=[country(state, board, number) for number in range(COUNTRIES)],
        noble_stacks=counts(state.noble_stack, NOBLE_IDS),
        house_markers=house_markers_left(state),
        display=present(state.display, CARD_IDS),
        cleared=present(state.cleared, CARD_IDS),
        discard=present(state.discard, CARD_IDS),
        deck=state.deck_count,
        revolution_pile=state.pile_count,
        treachery_display=present(state.treachery_display, TREACHERY_IDS),
        treachery_discard=present(state.treachery_discard, TREACHERY_IDS),
        treachery_deck=state.treachery_count,
        cards_in_game=counts(state.box.attribute_cards, CARD_IDS),
        treachery_in_game=counts(state.box.treachery_cards, TREACHERY_IDS),
        option=OPTION_IDS[state.option],
        owed_attributes=state.owed_attributes,
        owed_treachery=state.owed_treachery,
        designated=spots_where(state, designated(state)),
        emptied=spots_where(state, emptied(state)),
        unfilled=spots_where(state, [spot for spot in range(SPOTS) if is_unfilled(state, spot)]),
        trimming=state.trimmed != NOBODY,
    )


def own(state: State, seat: int, asked: str) -> dict[str, Any]:
    """The part of one reader: their hand (H15.4), and what they are about to pay for (H15.7)."""
    mine = seat != NOBODY
    chosen = state.spot != NOBODY
    pending = chosen and state.active == seat
    return {
        "seat": seat,
        "asked": asked if pending or not chosen else SEEN_BY_OTHERS,
        "asked_about": state.box.spot_ids[state.spot] if pending else "",
        "my_hand": present(state.hand[seat], CARD_IDS) if mine else {},
        "my_treachery": present(state.treachery[seat], TREACHERY_IDS) if mine else {},
    }


def counts(numbers: list[int], ids: list[str]) -> Counts:
    """Every id with its number."""
    return dict(zip(ids, numbers, strict=True))


def present(numbers: list[int], ids: list[str]) -> Counts:
    """The ids whose number is not zero."""
    return {name: number for name, number in zip(ids, numbers, strict=True) if number}


def spots_where(state: State, spots: list[int]) -> list[str]:
    """Spots by name."""
    return [state.box.spot_ids[spot] for spot in spots]


def designated(state: State) -> list[int]:
    """H8.4: spots whose noble was designated in this turn."""
    fate = state.fate
    return [spot for spot in range(SPOTS) if fate[spot] != UNTOUCHED]


def emptied(state: State) -> list[int]:
    """H10.1: spots whose noble was killed in this turn."""
    fate = state.fate
    return [spot for spot in range(SPOTS) if fate[spot] == KILLED]


def player(state: State, seat: int) -> PlayerView:
    """H15.1, H15.6: all but the unknown cards of the player's hand."""
    types = state.types_created[seat]
    markers = state.country_marker[seat]
    place = state.house_marker[seat]
    return PlayerView(
        seat=seat,
        score=state.score[seat],
        supply=counts(state.supply[seat], NOBLE_IDS),
        noble_cards=counts(state.noble_cards[seat], NOBLE_IDS),
        types_created=[NOBLE_IDS[noble] for noble in range(NOBLES) if types >> noble & 1],
        country_markers={
            COUNTRY_IDS[number]: MARKER_IDS[markers[number]]
            for number in range(COUNTRIES)
            if markers[number]
        },
        house_marker=state.box.house_points[place - 1] if place else 0,
        attributes=attributes_held(state, seat),
        treachery=treachery_held(state, seat),
        known=present(state.known[seat], CARD_IDS),
        known_treachery=present(state.known_treachery[seat], TREACHERY_IDS),
    )


class Board:
    """What is read again and again from the record: each reading of an array is a copy."""

    def __init__(self, state: State) -> None:
        self.owner = state.owner
        self.face_down = state.face_down[: state.seats]
        self.created = state.sectors_created[: state.seats]
        self.country = state.box.country
        self.capital = state.box.capital
        self.hexagon = state.box.hexagon
        self.first_spot = state.box.first_spot
        self.spots = state.box.spots
        self.noble = state.box.spot_noble
        self.ids = state.box.spot_ids


def country(state: State, board: Board, number: int) -> CountryView:
    """Its sectors in file order, its markers, who leads."""
    taken = scoring.country_markers_taken(state, number)
    rounds_scored = ROUNDS if state.over else state.round - 1
    first, second = state.box.round_points[number]
    influence, order = standings(state, number)
    return CountryView(
        id=COUNTRY_IDS[number],
        sectors=[sector(board, s) for s in range(SECTORS) if board.country[s] == number],
        markers=state.box.country_points[number][taken:PLACES],
        first_places=[first] * (ROUNDS - rounds_scored),
        second_places=[second] * (ROUNDS - rounds_scored),
        influence=influence,
        order=order,
    )


def standings(state: State, number: int) -> tuple[list[int], list[int]]:
    """H13.4: influence by seat, and the first and second player as it stands."""
    countries.count_influence(state, number)
    influence = state.tally[: state.seats]
    first = countries.leader(state, number, NOBODY)
    second = countries.leader(state, number, first) if first != NOBODY else NOBODY
    return influence, [seat for seat in (first, second) if seat != NOBODY]


def sector(board: Board, number: int) -> SectorView:
    """H15.1: living nobles, face-down tokens, and who has created here (H13.2a)."""
    first = board.first_spot[number]
    spots = range(first, first + board.spots[number])
    created = [seat for seat, mask in enumerate(board.created) if mask >> number & 1]
    return SectorView(
        id=SECTOR_IDS[number],
        capital=bool(board.capital[number]),
        hexagon=board.hexagon[number],
        initial_marker=not created,
        spots=[
            SpotView(id=board.ids[spot], noble=NOBLE_IDS[board.noble[spot]], seat=board.owner[spot])
            for spot in spots
        ],
        face_down=[
            FaceDownView(seat=seat, noble=NOBLE_IDS[board.noble[spot]])
            for seat, tokens in enumerate(board.face_down)
            for spot in spots
            for _ in range(tokens[spot])
        ],
        created=created,
    )


def house_markers_left(state: State) -> list[int]:
    """House of Nobles markers nobody has taken yet."""
    taken = scoring.house_markers_taken(state)
    return state.box.house_points[taken : state.box.house_markers]
