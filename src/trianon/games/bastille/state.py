"""The record of a game of Bastille: everything on the table, and what is being decided."""

from __future__ import annotations

from typing import Annotated

from trianon.core.sizes import Wide
from trianon.core.state import CoreState
from trianon.games.bastille.box import Box
from trianon.games.bastille.numbers import (
    ALL_BONUS_TILES,
    CHARACTERS,
    DISPLAY,
    FIELDS,
    LOCATIONS,
    MISSIONS,
    MOST_SPACES,
    PILES,
    SEATS,
    SLOTS,
    TOKENS,
    VALUES,
    VERSAILLES_TILES,
    WEAPONS,
)


class State(CoreState):
    """One flat record of small integers; arrays by seat come first in each chapter."""

    secret_mission: int  # the variant (section 15)
    zero_majority: int  # the switch of ruling R2

    round: int
    step: int
    start_player: int

    # Tiles: by seat and value; on the board by location and space.
    hand: Annotated[list[list[int]], SEATS, VALUES]
    supply: Annotated[list[list[int]], SEATS, VALUES]
    removed: Annotated[list[list[int]], SEATS, VALUES]
    filled: Annotated[list[int], LOCATIONS]
    space_seat: Annotated[list[list[int]], LOCATIONS, MOST_SPACES]
    space_value: Annotated[list[list[int]], LOCATIONS, MOST_SPACES]

    # The location being evaluated (B5.5): its order is fixed before the first tile.
    location: int
    rank: int
    begun: int  # the tile at `rank` has begun its effect
    order_count: int
    order_seat: Annotated[list[int], MOST_SPACES]
    order_value: Annotated[list[int], MOST_SPACES]

    coins: Annotated[list[int], SEATS]
    score: Annotated[list[Wide], SEATS]
    earned: Annotated[list[list[int]], SEATS, SLOTS]  # by round and source, see gains.slot

    # Weapons.
    torch_supply: int
    torches: Annotated[list[int], SEATS]
    tokens: Annotated[list[list[int]], SEATS, WEAPONS]
    token_display: Annotated[list[int], WEAPONS]
    token_pool: Annotated[list[int], TOKENS]  # face down, taken from the end
    pool_count: int
    claimed: int  # seats that took their weapons in this scoring

    # Characters.
    deck: Annotated[list[int], CHARACTERS]
    deck_next: int
    display: Annotated[list[int], DISPLAY]
    place: Annotated[list[int], CHARACTERS]  # seat, IN_DECK, ON_DISPLAY, REMOVED
    joined: Annotated[list[int], CHARACTERS]  # the group a monk joined
    monk: int  # the monk whose group is being asked

    # Tiles of the rounds, open up to the present round.
    versailles: Annotated[list[int], VERSAILLES_TILES]
    versailles_taken: int  # side taken by rank 1
    bonus: Annotated[
        list[int], ALL_BONUS_TILES
    ]  # 0-6 rounds 1-7, 7 left out, 8 round 8, 9 left out

    # The Bastille track, and the markers from front to back.
    track: Annotated[list[int], SEATS]
    track_order: Annotated[list[int], SEATS]

    # Henchmen.
    cubes: Annotated[list[int], SEATS]
    bag: Annotated[list[int], SEATS]
    field_cube: Annotated[list[int], FIELDS]  # seat or NOBODY
    boards_gone: int  # both catacomb boards have left the game (B9.5)
    cubes_drawn: int
    cube_owner: int  # drawn, not yet placed

    # Missions: piles are multisets (B14.8); `took` and what each seat saw last (B14.7).
    pile: Annotated[list[list[int]], PILES, MISSIONS]
    missions: Annotated[list[list[int]], SEATS, MISSIONS]
    took: Annotated[list[list[int]], SEATS, PILES]
    first_pile: int  # used by rank 1 at the Etats in this round
    pile_in_use: int
    looked: Annotated[list[list[int]], SEATS, PILES]
    seen: Annotated[list[list[int]], SEATS * PILES, MISSIONS]
    seen_took: Annotated[list[list[int]], SEATS * PILES, SEATS]
    barren: Annotated[list[list[int]], SEATS, PILES]  # they looked and no card was legal

    box: Box
