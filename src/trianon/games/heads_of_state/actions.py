"""Actions as readable text: `take gold`, `create sp_aragon.earl`, `pay courtesan castle`."""

from __future__ import annotations

from trianon.games.heads_of_state.names import ATTRIBUTE_IDS, CARD_IDS, OPTION_IDS, TREACHERY_IDS
from trianon.games.heads_of_state.numbers import (
    DO_CREATE,
    DO_DISCARD,
    DO_DISCARD_TREACHERY,
    DO_DRAW,
    DO_DRAW_TREACHERY,
    DO_PAY,
    DO_PLAY,
    DO_STOP,
    DO_TAKE,
    DO_TAKE_TREACHERY,
    DO_TARGET,
    DRAW_THREE,
)
from trianon.games.heads_of_state.state import State


def action_name(state: State, action: int) -> str:
    """The text of an option of the open decision."""
    if action < DO_TAKE:
        return f"option {OPTION_IDS[DRAW_THREE + action]}"
    if action < DO_DRAW:
        return f"take {CARD_IDS[action - DO_TAKE]}"
    if action == DO_DRAW:
        return "draw attribute"
    if action < DO_DRAW_TREACHERY:
        return f"take {TREACHERY_IDS[action - DO_TAKE_TREACHERY]}"
    if action == DO_DRAW_TREACHERY:
        return "draw treachery"
    return act_name(state, action)


def act_name(state: State, action: int) -> str:
    """Options of the acting phase and of discarding."""
    if action < DO_PAY:
        return f"create {state.box.spot_ids[action - DO_CREATE]}"
    if action == DO_PAY:
        return "pay plain"
    if action < DO_TARGET:
        return f"pay courtesan {ATTRIBUTE_IDS[action - DO_PAY - 1]}"
    if action < DO_PLAY:
        return f"target {state.box.spot_ids[action - DO_TARGET]}"
    if action < DO_STOP:
        return f"play {TREACHERY_IDS[action - DO_PLAY]}"
    if action == DO_STOP:
        return "stop"
    if action < DO_DISCARD_TREACHERY:
        return f"discard {CARD_IDS[action - DO_DISCARD]}"
    return f"discard {TREACHERY_IDS[action - DO_DISCARD_TREACHERY]}"
