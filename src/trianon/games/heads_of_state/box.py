"""The printed figures of one edition, for one number of players, as the rules read them."""

from __future__ import annotations

from typing import Annotated

from trianon.core.sizes import Wide
from trianon.games.heads_of_state.numbers import (
    ATTRIBUTE_TYPES,
    COUNTRIES,
    HOUSE_MARKERS,
    MOST_SECTORS,
    NOBLES,
    PLACES,
    SEATS,
    SECTORS,
    SPOTS,
    TREACHERY_TYPES,
)


class Box:
    """Filled once from components.toml and an edition; never changed in play."""

    attribute_cards: Annotated[list[int], ATTRIBUTE_TYPES]  # of the deck for so many players
    attribute_total: int
    treachery_cards: Annotated[list[int], TREACHERY_TYPES]
    treachery_total: int
    shows: Annotated[list[list[int]], TREACHERY_TYPES, COUNTRIES]  # 1 where the card works

    attribute_display: int
    treachery_display: int
    pile_cards: int
    attribute_limit: int
    treachery_limit: int
    attribute_carried: int
    treachery_carried: int
    option_draws: int
    clear_draws: int
    treachery_draws: int
    attribute_draws: int
    attacker_cubes: int
    defender_cubes: int
    unreplaced: int
    first_draws: Annotated[list[int], SEATS]  # by place in the turn order
    house_markers: int
    house_points: Annotated[list[int], HOUSE_MARKERS]

    noble_set: Annotated[list[int], NOBLES]  # a bit for each attribute
    noble_courtesan: Annotated[list[int], NOBLES]
    noble_tokens: Annotated[list[int], NOBLES]
    noble_cards: Annotated[list[int], NOBLES]
    most_points: Annotated[list[int], NOBLES]

    spot_sector: Annotated[list[int], SPOTS]
    spot_noble: Annotated[list[int], SPOTS]
    first_spot: Annotated[list[int], SECTORS]
    spots: Annotated[list[int], SECTORS]
    country: Annotated[list[int], SECTORS]
    capital: Annotated[list[int], SECTORS]
    hexagon: Annotated[list[int], SECTORS]
    influence: Annotated[list[list[int]], SECTORS, PLACES]  # highest living noble, the other

    sectors: Annotated[list[int], COUNTRIES]
    by_hexagon: Annotated[list[list[int]], COUNTRIES, MOST_SECTORS]  # from the highest number down
    all_sectors: Annotated[list[Wide], COUNTRIES]  # a bit for each sector
    country_points: Annotated[list[list[int]], COUNTRIES, PLACES]
    round_points: Annotated[list[list[int]], COUNTRIES, PLACES]

    spot_ids: dict[int, str]  # sector and noble, for records and views
