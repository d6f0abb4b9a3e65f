"""Actions as readable text: `place 3 versailles`, `recruit N09`, `take MAX_GEMS`."""

from __future__ import annotations

from trianon.games.bastille.catacombs import first_field
from trianon.games.bastille.names import (
    CARD_IDS,
    GROUP_IDS,
    LOCATION_IDS,
    MISSION_IDS,
    PAIR_IDS,
    PICK_IDS,
    PILE_IDS,
)
from trianon.games.bastille.numbers import (
    DO_ASSIGN,
    DO_BONUS,
    DO_CLAIM,
    DO_FORFEIT,
    DO_PICK,
    DO_PILE,
    DO_RECRUIT,
    DO_TAKE,
    DO_UPGRADE,
    LOCATIONS,
)
from trianon.games.bastille.state import State


def action_name(state: State, action: int) -> str:
    """The text of an option of the open decision."""
    if action < DO_PICK:
        return f"place {action // LOCATIONS + 1} {LOCATION_IDS[action % LOCATIONS]}"
    if action < DO_RECRUIT:
        return f"pick {PICK_IDS[action - DO_PICK]}"
    if action < DO_FORFEIT:
        return f"recruit {CARD_IDS[state.display[action - DO_RECRUIT]]}"
    if action == DO_FORFEIT:
        return "forfeit"
    if action < DO_PILE:
        return f"take {MISSION_IDS[action - DO_TAKE]}"
    if action < DO_BONUS:
        return f"pile {PILE_IDS[action - DO_PILE]}"
    if action < DO_UPGRADE:
        return f"bonus {state.box.field_ids[first_field(state) + action - DO_BONUS]}"
    if action < DO_CLAIM:
        return f"upgrade {action - DO_UPGRADE + 1}"
    if action < DO_ASSIGN:
        return f"claim {PAIR_IDS[action - DO_CLAIM]}"
    return f"assign {CARD_IDS[state.monk]} {GROUP_IDS[action - DO_ASSIGN]}"
