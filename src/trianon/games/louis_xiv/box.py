"""The printed figures of one edition, for one number of players, as the rules read them."""

from __future__ import annotations

from typing import Annotated

from trianon.games.louis_xiv.numbers import (
    BENEFITS,
    BOARDS,
    COLOURS,
    COPIES,
    COST,
    INFLUENCE_KINDS,
    MISSIONS,
    MONEY_CARDS,
    SEATS,
    TILE_KINDS,
)


class Box:
    """Filled once from components.toml and an edition; never changed in play."""

    start_louis: int
    start_missions: Annotated[list[int], COLOURS]
    start_general: Annotated[list[int], SEATS]  # by place in the turn order of round 1
    markers_each: int
    cards_dealt: int
    compensation_round: int  # 0 if there is none (L4.4)
    compensation_cards: int
    fictive_markers: int  # 0 without the fictive player
    fictive_on_king: int
    fictive_cards: int
    fictive_per_card: int

    neighbour: Annotated[list[list[int]], BOARDS, BOARDS]
    condition: Annotated[list[list[int]], BOARDS, 2]  # by side
    price: Annotated[list[list[int]], BOARDS, 2]
    needed: Annotated[list[list[int]], BOARDS, 2]
    income_tiles: Annotated[list[list[int]], BOARDS, TILE_KINDS]
    income_louis: Annotated[list[int], BOARDS]
    income_coats: Annotated[list[int], BOARDS]
    income_influence: Annotated[list[int], BOARDS]
    income_conspiracy: Annotated[list[int], BOARDS]
    income_place_any: Annotated[list[int], BOARDS]
    income_place_on_5: Annotated[list[int], BOARDS]
    income_recover: Annotated[list[int], BOARDS]

    influence_copies: Annotated[list[int], INFLUENCE_KINDS]
    character_place: int
    character_take: int
    joker_place: int
    joker_take: int
    conspiracy_general: int
    conspiracy_personal: int
    money_king: Annotated[list[int], MONEY_CARDS]
    money_louis: Annotated[list[int], MONEY_CARDS]

    colour: Annotated[list[int], MISSIONS]
    cost: Annotated[list[list[int]], MISSIONS, COST]
    benefit: Annotated[list[int], MISSIONS]
    copies: Annotated[list[int], BENEFITS]
    copy: Annotated[list[list[int]], BENEFITS, COPIES]  # the missions of one benefit
    colour_size: Annotated[list[int], COLOURS]

    tiles_kept: int
    coats_per_kind: int
    mission_points: int
    coat_points: int
    influence_coats: int
    conspiracy_coats: int
    tile_coats: int
    marker_coats: int
    louis_per_coat: int
    majority_coats: int
