"""What can be taught on the table of Bastille: things to light, ids in events, what a teacher looks at.

Every condition sees one seat's moment and nothing else; it returns what fills its line, or None.
"""

from __future__ import annotations

from trianon.games.bastille import teaching_after, teaching_before, teaching_warnings
from trianon.games.bastille.names import (
    CARD_IDS,
    GROUP_IDS,
    KIND_IDS,
    LOCATION_IDS,
    MISSION_IDS,
    SIDE_IDS,
    SOURCE_IDS,
    WEAPON_IDS,
)

CONDITIONS = (teaching_before, teaching_after, teaching_warnings)
THINGS = (
    "catacomb_boards",
    "count_line",
    "display",
    "flag_tile",
    "hand",
    "mission_row",
    "own_cards",
    "own_missions",
    "penalty",
    "places",
    "purse",
    "round_track",
    "score_table",
    "scores",
    "track",
    "weapons_display",
)
FAMILIES = {"card": CARD_IDS, "mission": MISSION_IDS, "place": LOCATION_IDS}
FIGURES = {
    "card": CARD_IDS,
    "group": GROUP_IDS,
    "kind": KIND_IDS,
    "location": LOCATION_IDS,
    "mission": MISSION_IDS,
    "side": SIDE_IDS,
    "source": SOURCE_IDS,
    "weapon": WEAPON_IDS,
}
