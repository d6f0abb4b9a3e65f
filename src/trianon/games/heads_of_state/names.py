"""The ids of the rows of components.toml: how records, views, positions and words name things.

Spots are named by the box, because editions may put other nobles into a sector.
"""

from __future__ import annotations

from pathlib import Path

from trianon.core.edition import base_tables, ids

_TABLES = base_tables(Path(__file__).parent)

NOBLE_IDS = ids(_TABLES, "nobles")
CARD_IDS = ids(_TABLES, "attributes")
ATTRIBUTE_IDS = CARD_IDS[:-1]  # without the courtesan
PILE_CARD_IDS = [*CARD_IDS, "revolution"]
TREACHERY_IDS = ids(_TABLES, "treachery")
COUNTRY_IDS = ids(_TABLES, "countries")
SECTOR_IDS = ids(_TABLES, "sectors")
YEARS = [row["year"] for row in _TABLES["rounds"]]
OPTION_IDS = ["undecided", "first-turn", "draw-three", "clear", "treachery"]
STEP_IDS = ["turn", "drawing", "acting", "discarding", "refilling"]
FATE_IDS = ["untouched", "spared", "killed"]
MARKER_IDS = ["", "larger", "smaller"]
SOURCE_IDS = [
    "initial",
    "country",
    "house",
    *(f"round-{country}" for country in COUNTRY_IDS),
    "most-nobles",
]
