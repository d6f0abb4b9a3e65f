"""The printed figures of one edition, for one number of players, as the rules read them."""

from __future__ import annotations

from typing import Annotated

from trianon.games.bastille.numbers import (
    ALL_BONUS_TILES,
    CHARACTERS,
    FIELDS,
    LOCATIONS,
    MISSIONS,
    MOST_LINES,
    MOST_SPACES,
    PENALTIES,
    VALUES,
    VERSAILLES_TILES,
    WEAPONS,
)


class Box:
    """Filled once from components.toml and an edition; never changed in play."""

    start_coins: int
    start_missions: int
    start_tiles: Annotated[list[int], VALUES]
    all_tiles: Annotated[list[int], VALUES]
    henchmen: int
    torches: int
    tokens: Annotated[list[int], WEAPONS]
    tokens_shown: int
    display_size: int
    draws: int

    spaces: Annotated[list[int], LOCATIONS]
    banque_times: Annotated[list[int], MOST_SPACES]
    notre_dame_points: Annotated[list[int], MOST_SPACES]
    catacombes_cubes: Annotated[list[int], MOST_SPACES]
    bastille_plus: Annotated[list[int], MOST_SPACES]
    etats_coins: Annotated[list[int], MOST_SPACES]

    last_space: int
    overflow_coins: int
    lines: int
    line_space: Annotated[list[int], MOST_LINES]
    line_points: Annotated[list[int], MOST_LINES]

    gem_points: int
    crown_points_interim: int
    crown_points_final: int
    henchman_points: int
    coins_per_point: int
    penalty: Annotated[list[int], PENALTIES]

    versailles_kind: Annotated[list[list[int]], VERSAILLES_TILES, 2]
    versailles_count: Annotated[list[list[int]], VERSAILLES_TILES, 2]
    bonus_kind: Annotated[list[list[int]], ALL_BONUS_TILES, 2]
    bonus_count: Annotated[list[list[int]], ALL_BONUS_TILES, 2]

    interim_fields: int
    final_fields: int
    field_kind: Annotated[list[int], FIELDS]
    field_count: Annotated[list[int], FIELDS]
    field_to_bag: Annotated[list[int], FIELDS]

    mission_copies: Annotated[list[int], MISSIONS]
    mission_eval: Annotated[list[int], MISSIONS]
    mission_metric: Annotated[list[int], MISSIONS]
    mission_points: Annotated[list[int], MISSIONS]
    mission_second: Annotated[list[int], MISSIONS]
    mission_values: Annotated[list[list[int]], MISSIONS, 3]
    mission_each: Annotated[list[int], MISSIONS]

    group: Annotated[list[int], CHARACTERS]
    stage: Annotated[list[int], CHARACTERS]
    cost: Annotated[list[int], CHARACTERS]
    points: Annotated[list[int], CHARACTERS]
    crowns: Annotated[list[int], CHARACTERS]
    gems: Annotated[list[int], CHARACTERS]
    flags: Annotated[list[int], CHARACTERS]
    armed: Annotated[list[int], CHARACTERS]

    field_ids: dict[int, str]  # the names of the catacomb bonuses, for records and views
