"""What one seat may know (B14.3-B14.7), written field by field: a new field is secret until it stands here."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from trianon.core import view as core
from trianon.core.sizes import NOBODY
from trianon.games.bastille import scoring
from trianon.games.bastille.flags import flags_of, open_tile
from trianon.games.bastille.missions import pile_size
from trianon.games.bastille.names import (
    BONUS_IDS,
    CARD_IDS,
    GROUP_IDS,
    LOCATION_IDS,
    MISSION_IDS,
    PILE_IDS,
    STEP_IDS,
    VERSAILLES_IDS,
    WEAPON_IDS,
)
from trianon.games.bastille.numbers import (
    BONUS_TILES,
    CHARACTERS,
    DISPLAY,
    EVALUATION,
    FINAL_FIELD,
    LOCATIONS,
    MISSIONS,
    PILES,
    ROUNDS,
    STAGE_A,
    STAGE_C,
    VALUES,
    VERSAILLES_TILES,
    WEAPONS,
)
from trianon.games.bastille.state import State

Counts = dict[str, int]


class TileView(Struct, frozen=True):
    """A tile on the board; `rank` is its place in the order of evaluation as it lies now."""

    seat: int
    value: int
    rank: int
    space: int


class LocationView(Struct, frozen=True):
    """A location with its tiles from left to right; those already evaluated have left it (B5.6)."""

    id: str
    spaces: int
    tiles: list[TileView]


class PlayerView(Struct, frozen=True):
    """What lies openly before a player (B14.3)."""

    seat: int
    score: int
    score_space: int
    score_tile: int
    coins: int
    tiles: list[int]
    supply: Counts
    removed: Counts
    cubes: int
    track: int
    torches: int
    weapons: Counts
    cards: list[str]
    monks: dict[str, str]
    flags: int
    crowns: int
    gems: int
    missions: int
    missions_from: Counts
    revealed: list[str]


class PileView(Struct, frozen=True):
    """A pile of missions as the viewer last saw it (B14.7)."""

    content: Counts
    cards_then: list[int]


class Public(core.Public, frozen=True):
    """What everybody at the table may know (B14.3, B14.4)."""

    round: int
    step: str
    start_player: int
    players: list[PlayerView]
    locations: list[LocationView]
    evaluating: str
    rank: int
    versailles: str
    versailles_unseen: list[str]
    bonus: str
    bonus_unseen: list[str]
    display: list[str]
    deck: Counts
    unseen_cards: list[str]
    torches: int
    token_display: Counts
    tokens_face_down: Counts
    bag: list[int]
    fields: dict[str, int]
    track_order: list[int]
    piles: Counts
    asked_about: str
    cube_owner: int


class View(Public, frozen=True):
    """The table as one seat, or a watcher (seat -1), may know it."""

    seat: int
    asked: str
    my_missions: list[str]
    my_piles: dict[str, PileView]


def public(state: State, switches: dict[str, bool], winners: list[int]) -> Public:
    """The part all readers share."""
    return Public(
        game="bastille",
        ply=state.ply,
        over=bool(state.over),
        winners=winners,
        asked_seat=state.asked_seat,
        switches=switches,
        round=state.round,
        step=STEP_IDS[state.step],
        start_player=state.start_player,
        players=[player(state, other) for other in range(state.seats)],
        locations=[location(state, place) for place in range(LOCATIONS)],
        evaluating=LOCATION_IDS[state.location] if state.step == EVALUATION else "",
        rank=state.rank + 1 if state.step == EVALUATION else 0,
        versailles=VERSAILLES_IDS[state.versailles[state.round - 1]],
        versailles_unseen=versailles_unseen(state),
        bonus=BONUS_IDS[open_tile(state)],
        bonus_unseen=bonus_unseen(state),
        display=display(state),
        deck=deck_sizes(state),
        unseen_cards=unseen_cards(state),
        torches=state.torch_supply,
        token_display=weapon_counts(state.token_display),
        tokens_face_down=tokens_face_down(state),
        bag=state.bag[: state.seats],
        fields=fields(state),
        track_order=state.track_order[: state.seats],
        piles=pile_sizes(state),
        asked_about=CARD_IDS[state.monk] if state.monk != NOBODY else "",
        cube_owner=state.cube_owner,
    )


def own(state: State, seat: int, asked: str) -> dict[str, Any]:
    """The part of one reader: the missions of their hand, the piles as they saw them."""
    return {
        "seat": seat,
        "asked": asked,
        "my_missions": mission_ids(state.missions[seat]) if seat != NOBODY else [],
        "my_piles": my_piles(state, seat) if seat != NOBODY else {},
    }


def player(state: State, seat: int) -> PlayerView:
    """B14.3; missions are shown when all is revealed (B12.2)."""
    place, joined = state.place, state.joined
    cards = [card for card in range(CHARACTERS) if place[card] == seat]
    score = state.score[seat]
    return PlayerView(
        seat=seat,
        score=score,
        score_space=scoring.display_space(score),
        score_tile=scoring.display_tile(score),
        coins=state.coins[seat],
        tiles=[value for value in range(1, VALUES) for _ in range(state.hand[seat][value])],
        supply=by_value(state.supply[seat]),
        removed=by_value(state.removed[seat]),
        cubes=state.cubes[seat],
        track=state.track[seat],
        torches=state.torches[seat],
        weapons=weapon_counts(state.tokens[seat]),
        cards=[CARD_IDS[card] for card in cards],
        monks={CARD_IDS[card]: GROUP_IDS[joined[card]] for card in cards if joined[card] != NOBODY},
        flags=flags_of(state, seat),
        crowns=scoring.crowns_of(state, seat),
        gems=scoring.gems_of(state, seat),
        missions=sum(state.missions[seat]),
        missions_from={PILE_IDS[pile]: state.took[seat][pile] for pile in piles_in_use(state)},
        revealed=mission_ids(state.missions[seat]) if state.over else [],
    )


def location(state: State, place: int) -> LocationView:
    """Its tiles, and the rank each would have if evaluated now (B5.3)."""
    evaluated = state.rank if state.step == EVALUATION and state.location == place else 0
    values = state.space_value[place][: state.filled[place]]
    seats = state.space_seat[place]
    by_rank = sorted(range(len(values)), key=lambda space: (-values[space], space))
    return LocationView(
        id=LOCATION_IDS[place],
        spaces=state.box.spaces[place],
        tiles=[
            TileView(seat=seats[space], value=value, rank=by_rank.index(space) + 1, space=space)
            for space, value in enumerate(values)
            if space not in by_rank[:evaluated]
        ],
    )


def by_value(counts: list[int]) -> Counts:
    return {str(value): counts[value] for value in range(1, VALUES)}


def weapon_counts(counts: list[int]) -> Counts:
    return {WEAPON_IDS[weapon]: counts[weapon] for weapon in range(WEAPONS)}


def mission_ids(hand: list[int]) -> list[str]:
    return [MISSION_IDS[mission] for mission in range(MISSIONS) for _ in range(hand[mission])]


def versailles_unseen(state: State) -> list[str]:
    """B14.4: the set of tiles still face down, in the order of components.toml."""
    hidden = state.versailles[state.round : VERSAILLES_TILES]
    return [VERSAILLES_IDS[tile] for tile in sorted(hidden)]


def bonus_unseen(state: State) -> list[str]:
    """B14.4: face down or left out; nobody knows which."""
    if state.round < ROUNDS:
        hidden = state.bonus[state.round :]
    else:
        hidden = [state.bonus[BONUS_TILES - 1], state.bonus[BONUS_TILES + 1]]
    return [BONUS_IDS[tile] for tile in sorted(hidden)]


def display(state: State) -> list[str]:
    cards = state.display[:DISPLAY]
    return [CARD_IDS[card] if card != NOBODY else "" for card in cards]


def unseen_cards(state: State) -> list[str]:
    """B14.4: the characters not yet seen."""
    return [CARD_IDS[card] for card in sorted(state.deck[state.deck_next :])]


def deck_sizes(state: State) -> Counts:
    """How many cards of each letter are left."""
    left = [state.box.stage[card] for card in state.deck[state.deck_next :]]
    return {"ABC"[stage]: left.count(stage) for stage in range(STAGE_A, STAGE_C + 1)}


def tokens_face_down(state: State) -> Counts:
    """B14.4: the multiset, not the order."""
    pool = state.token_pool[: state.pool_count]
    return {WEAPON_IDS[weapon]: pool.count(weapon) for weapon in range(WEAPONS)}


def fields(state: State) -> dict[str, int]:
    """The catacomb bonuses in play, with the seat whose cube lies there."""
    cubes = state.field_cube
    return {
        name: cubes[field]
        for field, name in sorted(state.box.field_ids.items())
        if (field >= FINAL_FIELD) == bool(state.boards_gone)
    }


def piles_in_use(state: State) -> range:
    return range(PILES if state.secret_mission else 1)


def pile_sizes(state: State) -> Counts:
    return {PILE_IDS[pile]: pile_size(state, pile) for pile in piles_in_use(state)}


def my_piles(state: State, seat: int) -> dict[str, PileView]:
    """B14.7: what I saw when I last looked, and how many cards each had taken by then."""
    shown = {}
    for pile in piles_in_use(state):
        if state.looked[seat][pile]:
            row = seat * PILES + pile
            kinds = state.seen[row]
            shown[PILE_IDS[pile]] = PileView(
                content={MISSION_IDS[kind]: kinds[kind] for kind in range(MISSIONS) if kinds[kind]},
                cards_then=state.seen_took[row][: state.seats],
            )
    return shown
