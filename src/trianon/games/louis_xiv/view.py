"""What one seat may know (L19.1), field by field: a new field is secret until it stands here."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from trianon.core import view as core
from trianon.core.codes import name_or_empty, spread
from trianon.core.sizes import NOBODY
from trianon.games.louis_xiv import court, ending
from trianon.games.louis_xiv.benefits import on_turn
from trianon.games.louis_xiv.conspiracy import cards_held
from trianon.games.louis_xiv.gains import coat_count, coats_left, influence_cards
from trianon.games.louis_xiv.names import (
    BOARD_IDS,
    COAT_IDS,
    COLOUR_IDS,
    CONDITION_IDS,
    INFLUENCE_IDS,
    MISSION_IDS,
    MODE_IDS,
    MONEY_IDS,
    PHASE_IDS,
    SIDE_IDS,
    STEP_IDS,
    TILE_IDS,
)
from trianon.games.louis_xiv.numbers import (
    BOARDS,
    COLLECTING,
    COMPARING,
    CONSPIRACY_CARDS,
    DEALING,
    DO_NULL,
    DO_PLACE,
    FICTIVE,
    GAME_ENDS,
    MISSIONS,
    SCORING,
    SWAPS,
)
from trianon.games.louis_xiv.resample import own_bit
from trianon.games.louis_xiv.state import State

Counts = dict[str, int]


class BoardView(Struct, frozen=True):
    """A character board; `bribe` and `needed` are 0 where the condition has none."""

    id: str
    number: int
    side: str
    condition: str
    bribe: int
    needed: int
    markers: list[int]
    fictive: int
    king: bool


class PlayerView(Struct, frozen=True):
    """What lies openly before a player, and how much lies there hidden."""

    seat: int
    score: int
    louis: int
    general: int
    personal: int
    tiles: Counts
    coats: int
    extra_coats: int
    revealed_coats: Counts
    influence_cards: int
    conspiracy_cards: int
    known_conspiracies: list[str]
    missions: Counts
    laid: list[str]
    used: list[str]


class KnownHandView(Struct, frozen=True):
    """Cards the viewer knows in a hand: seen on a deck and then drawn, or shown (L15.6, L19.1)."""

    influence: list[str]
    missions: list[str]


class PlaceView(Struct, frozen=True):
    """A card the viewer knows in a deck; place 0 is the top."""

    deck: str
    place: int
    card: str


class ScoringView(Struct, frozen=True):
    """The board being scored: the frozen counts, who has been paid out."""

    board: str
    frozen: list[int]
    fictive: int
    tie_winner: int
    paid_out: int


class Public(core.Public, frozen=True):
    """What everybody at the table may know."""

    round: int
    phase: str
    step: str
    first_player: int
    on_turn: int
    players: list[PlayerView]
    boards: list[BoardView]
    king: str
    money_cards: list[str]
    influence_deck: int
    influence_played: Counts
    last_played: str
    conspiracy_deck: int
    mission_decks: Counts
    coats_left: int
    playing: str
    mode: str
    chain: list[str]
    chain_at: str
    markers_left: int
    scoring: ScoringView | None
    paying: str
    paid: int
    draws_left: int
    returned: int
    asked_about: str


class View(Public, frozen=True):
    """The table as one seat, or a watcher (seat -1), may know it."""

    seat: int
    asked: str
    known_hands: list[KnownHandView]  # by seat
    known_places: list[PlaceView]
    my_influence: list[str]
    my_conspiracies: list[str]
    my_missions: list[str]
    my_coats: Counts


def public(state: State, switches: dict[str, bool], winners: list[int]) -> Public:
    """The part all readers share."""
    return Public(
        game="louis-xiv",
        ply=state.ply,
        over=bool(state.over),
        winners=winners,
        asked_seat=state.asked_seat,
        switches=switches,
        round=state.round,
        phase=phase(state),
        step=STEP_IDS[state.step],
        first_player=state.first_player,
        on_turn=on_turn(state),
        players=[player(state, other) for other in range(state.seats)],
        boards=[board(state, place) for place in range(BOARDS)],
        king=name_or_empty(state.king, BOARD_IDS),
        money_cards=[MONEY_IDS[card] for card in state.money[: state.round]],
        influence_deck=state.influence_count,
        influence_played=counts(state.played, INFLUENCE_IDS),
        last_played=name_or_empty(state.last_played, INFLUENCE_IDS),
        conspiracy_deck=state.conspiracy_count,
        mission_decks=counts(state.mission_count, COLOUR_IDS),
        coats_left=coats_left(state),
        playing=name_or_empty(state.played_card, INFLUENCE_IDS),
        mode=mode(state),
        chain=[BOARD_IDS[place] for place in range(BOARDS) if state.chain_visited >> place & 1],
        chain_at=name_or_empty(state.chain_board, BOARD_IDS),
        markers_left=state.chain_left,
        scoring=scoring(state) if state.step == SCORING else None,
        paying=name_or_empty(state.paying, MISSION_IDS),
        paid=state.paid,
        draws_left=state.draws_left,
        returned=state.put,
        asked_about=name_or_empty(state.card, MISSION_IDS),
    )


def own(state: State, seat: int, asked: str) -> dict[str, Any]:
    """The part of one reader: their hand, and what they know of other hands and of decks."""
    mine = seat != NOBODY
    return {
        "seat": seat,
        "asked": asked,
        "known_hands": [known_hand(state, other, seat) for other in range(state.seats)],
        "known_places": known_places(state, seat),
        "my_influence": spread(state.influence[seat], INFLUENCE_IDS) if mine else [],
        "my_conspiracies": conspiracies(state, seat) if mine else [],
        "my_missions": hand(state, seat) if mine else [],
        "my_coats": counts(state.coats[seat], COAT_IDS) if mine else {},
    }


def counts(numbers: list[int], ids: list[str]) -> Counts:
    return {name: numbers[index] for index, name in enumerate(ids)}


def phase(state: State) -> str:
    """L4.1: the phase of the present step."""
    if state.step <= DEALING:
        return PHASE_IDS[0]
    if state.step <= COLLECTING:
        return PHASE_IDS[1]
    if state.step == SCORING:
        return PHASE_IDS[2]
    return PHASE_IDS[4] if state.step == GAME_ENDS else PHASE_IDS[3]


def mode(state: State) -> str:
    """The action chosen for the influence card."""
    if state.mode == NOBODY:
        return ""
    return "null" if state.mode == DO_NULL else MODE_IDS[state.mode - DO_PLACE]


def board(state: State, place: int) -> BoardView:
    """A board as it lies: public."""
    side = state.side[place]
    return BoardView(
        id=BOARD_IDS[place],
        number=place + 1,
        side=SIDE_IDS[side],
        condition=CONDITION_IDS[state.box.condition[place][side]],
        bribe=state.box.price[place][side],
        needed=state.box.needed[place][side],
        markers=state.markers[place][: state.seats],
        fictive=state.markers[place][FICTIVE],
        king=state.king == place,
    )


def player(state: State, seat: int) -> PlayerView:
    """Numbers of hidden things are public; kinds of coats when all is revealed (L16.2)."""
    colours = [state.box.colour[card] for card in state.hand[seat][: state.hand_size[seat]]]
    laid_by, used = state.laid, state.used
    laid = [card for card in range(MISSIONS) if laid_by[card] == seat]
    return PlayerView(
        seat=seat,
        score=ending.points(state, seat),
        louis=state.louis[seat],
        general=state.general[seat],
        personal=state.personal[seat],
        tiles=counts(state.tiles[seat], TILE_IDS),
        coats=coat_count(state, seat),
        extra_coats=state.extra_coats[seat],
        revealed_coats=counts(state.coats[seat], COAT_IDS) if state.over else {},
        influence_cards=influence_cards(state, seat),
        conspiracy_cards=cards_held(state, seat),
        known_conspiracies=known_conspiracies(state, seat),
        missions={name: colours.count(code) for code, name in enumerate(COLOUR_IDS)},
        laid=[MISSION_IDS[card] for card in laid],
        used=[MISSION_IDS[card] for card in laid if used[card]],
    )


def known_hand(state: State, seat: int, viewer: int) -> KnownHandView:
    """What the viewer knows of a hand."""
    return KnownHandView(known_influence(state, seat, viewer), known_missions(state, seat, viewer))


def known_influence(state: State, seat: int, viewer: int) -> list[str]:
    """L19.1: cards the viewer has seen on the deck and the other has drawn."""
    return [
        INFLUENCE_IDS[state.swap_card[entry]]
        for entry in range(SWAPS)
        if state.swap_seat[entry] == seat and state.swap_known[entry] & own_bit(viewer)
    ]


def known_conspiracies(state: State, seat: int) -> list[str]:
    """L19.1: played cards drawn again from the bottom, known to all."""
    holders, shown = state.conspiracy_seat, state.conspiracy_open
    return [
        BOARD_IDS[card] for card in range(CONSPIRACY_CARDS) if holders[card] == seat and shown[card]
    ]


def known_missions(state: State, seat: int, viewer: int) -> list[str]:
    """L15.6: shown missions; L19.1: those the viewer put under a deck, drawn by the other."""
    return [
        MISSION_IDS[card]
        for card in state.hand[seat][: state.hand_size[seat]]
        if state.known[card] & own_bit(viewer)
    ]


def known_places(state: State, viewer: int) -> list[PlaceView]:
    """L19.1: cards in decks the viewer has seen put there."""
    seen, known = state.influence_known, state.known
    places = [
        PlaceView("influence", state.influence_count - 1 - place, INFLUENCE_IDS[card])
        for place, card in enumerate(state.influence_deck[: state.influence_count])
        if seen[place] & own_bit(viewer)
    ]
    places += [
        PlaceView("conspiracy", state.conspiracy_count - 1 - place, BOARD_IDS[card])
        for place, card in enumerate(state.conspiracy_deck[: state.conspiracy_bottom])
    ]
    for colour, name in enumerate(COLOUR_IDS):
        count = state.mission_count[colour]
        places += [
            PlaceView(name, count - 1 - place, MISSION_IDS[card])
            for place, card in enumerate(state.mission_deck[colour][:count])
            if known[card] & own_bit(viewer)
        ]
    return places


def scoring(state: State) -> ScoringView:
    """The board being scored: all of it public, except who declined to conspire (L10.5)."""
    compared = state.stage >= COMPARING
    return ScoringView(
        board=BOARD_IDS[state.board],
        frozen=state.frozen[: state.seats],
        fictive=state.frozen[FICTIVE],
        tie_winner=state.tie_winner,
        paid_out=court.seat_at(state, state.rank) if compared else NOBODY,
    )


def hand(state: State, seat: int) -> list[str]:
    return [MISSION_IDS[card] for card in state.hand[seat][: state.hand_size[seat]]]


def conspiracies(state: State, seat: int) -> list[str]:
    holders = state.conspiracy_seat
    return [BOARD_IDS[card] for card in range(CONSPIRACY_CARDS) if holders[card] == seat]
