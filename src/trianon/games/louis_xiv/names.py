"""The ids of components.toml: how records, views, positions and words name things."""

from __future__ import annotations

from pathlib import Path

from trianon.core.edition import base_tables, ids
from trianon.games.louis_xiv.components import (
    BENEFIT_NAMES,
    COLOUR_NAMES,
    CONDITION_NAMES,
    TILE_NAMES,
)

_TABLES = base_tables(Path(__file__).parent)

BOARD_IDS = ids(_TABLES, "board")
INFLUENCE_IDS = [*BOARD_IDS, "joker"]
MISSION_IDS = ids(_TABLES, "mission")
MONEY_IDS = ids(_TABLES, "money_card")
COAT_IDS = [*_TABLES["coats"]["kinds"], "kindless"]
TILE_IDS = list(TILE_NAMES)
COLOUR_IDS = list(COLOUR_NAMES)
CONDITION_IDS = list(CONDITION_NAMES)
BENEFIT_IDS = list(BENEFIT_NAMES)
SUPPLY_IDS = [
    "marker_1",
    "louis_1",
    "two_of_louis_marker",
    "coat_1",
    "marker_3",
    "louis_3",
    "conspiracy_1",
    "marker_for_card",
]
SIDE_IDS = ["a", "b"]
RESERVE_IDS = ["general", "personal"]
TWO_IDS = ["2-louis", "louis-and-marker", "2-markers"]
MODE_IDS = ["place", "take", "skip", "swap", "four-place", "four-take"]
GIVEN_IDS = ["influence-cards", "conspiracy-cards", "tiles", "markers", "louis"]
SOURCE_IDS = ["missions", "supply", "income", "tiles", "exchange", "majority"]
STEP_IDS = [
    "round-begins",
    "supply-missions",
    "dealing",
    "fictive-places",
    "start-missions",
    "influence-turns",
    "end-mission",
    "collecting",
    "scoring",
    "mission-turns",
    "mission-swaps",
    "round-ends",
    "game-ends",
]
PHASE_IDS = ["supply", "influence", "scoring", "missions", "end"]
STAGE_IDS = ["opening", "conspiring", "breaking-tie", "comparing", "paying-out"]
