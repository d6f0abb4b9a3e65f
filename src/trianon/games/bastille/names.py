"""The ids of the rows of components.toml: how records, views, positions and words name things."""

from __future__ import annotations

from pathlib import Path

from trianon.core.edition import base_tables, ids
from trianon.games.bastille.components import WEAPON_NAMES

_TABLES = base_tables(Path(__file__).parent)

LOCATION_IDS = ids(_TABLES, "locations")
CARD_IDS = ids(_TABLES, "characters")
MISSION_IDS = ids(_TABLES, "missions")
VERSAILLES_IDS = ids(_TABLES, "versailles_tiles")
BONUS_IDS = ids(_TABLES, "bonus_tiles") + ids(_TABLES, "end_bonus_tiles")
GROUP_IDS = ["peasant", "soldier", "noble", "monk"]
WEAPON_IDS = list(WEAPON_NAMES)
KIND_IDS = ["torch", "bastille", "coins", "henchmen", "vp", "upgrade", "character", "mission"]
PILE_IDS = ["top", "bottom"]
SIDE_IDS = ["large", "small"]
PICK_IDS = ["left", "right"]
PAIR_IDS = [
    f"{first} {second}" for index, first in enumerate(WEAPON_IDS) for second in WEAPON_IDS[index:]
]
STEP_IDS = [
    "placement",
    "evaluation",
    "flags",
    "monks",
    "gems",
    "crowns",
    "catacombs",
    "bastille",
    "weapons",
    "tokens",
    "preparation",
    "characters",
    "missions",
    "henchmen",
    "coins",
    "unarmed",
    "winner",
]
SOURCE_IDS = [
    "notre-dame",
    "versailles",
    "flags",
    "gems",
    "crowns",
    "catacombs",
    "bastille",
    "characters",
    "missions",
    "henchmen",
    "coins",
    "weapons",
]
