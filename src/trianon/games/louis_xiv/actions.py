"""Actions as readable text: `mode place`, `card anne`, `board conde`, `pay crown`, `deck dark`."""

from __future__ import annotations

from trianon.games.louis_xiv.names import (
    BOARD_IDS,
    COLOUR_IDS,
    INFLUENCE_IDS,
    MISSION_IDS,
    MODE_IDS,
    SUPPLY_IDS,
    TILE_IDS,
    TWO_IDS,
)
from trianon.games.louis_xiv.numbers import (
    DO_BOARD,
    DO_COUNT,
    DO_CROWN,
    DO_DECK,
    DO_GENERAL_1,
    DO_NULL,
    DO_PLACE,
    DO_SHOW,
    DO_SLOT,
    DO_STOP,
    DO_SUPPLY,
    DO_TILE,
    DO_TWO,
    DO_YES,
    EXCHANGE_TILE,
    FULFIL,
    KEEP_TILE,
    NEXT_MARKER,
    PAY_TILE,
    TAKE_MORE,
    USE_SUPPLY,
)
from trianon.games.louis_xiv.state import State

STOP_WORDS = {
    USE_SUPPLY: "done",
    NEXT_MARKER: "stop",
    TAKE_MORE: "stop",
    FULFIL: "done",
}
TILE_WORDS = {PAY_TILE: "pay", EXCHANGE_TILE: "exchange", KEEP_TILE: "keep"}
PLOTS = ("general 1", "personal 1", "personal 2")


def action_name(state: State, action: int) -> str:
    """The text of an option of the open decision."""
    if action < DO_PLACE:
        return f"card {INFLUENCE_IDS[action]}"
    if action < DO_BOARD:
        return f"mode {MODE_IDS[action - DO_PLACE]}"
    if action < DO_STOP:
        return f"board {BOARD_IDS[action - DO_BOARD]}"
    if action == DO_STOP:
        return STOP_WORDS.get(state.asked, "no")
    if action == DO_YES:
        return "yes"
    if action < DO_COUNT:
        return f"conspire {PLOTS[action - DO_GENERAL_1]}"
    if action < DO_TWO:
        return f"count {action - DO_COUNT}"
    return later_name(state, action)


def later_name(state: State, action: int) -> str:
    """Actions of Supply and Missions."""
    if action < DO_SLOT:
        return f"two {TWO_IDS[action - DO_TWO]}"
    if action < DO_TILE:
        verb = "fulfil" if state.asked == FULFIL else "return"
        return f"{verb} {mission_in(state, action - DO_SLOT)}"
    if action < DO_CROWN:
        return f"{TILE_WORDS.get(state.asked, 'tile')} {TILE_IDS[action - DO_TILE]}"
    if action == DO_CROWN:
        return "crown"
    if action < DO_NULL:
        return f"deck {COLOUR_IDS[action - DO_DECK]}"
    if action == DO_NULL:
        return "mode null"
    if action < DO_SHOW:
        return f"use {SUPPLY_IDS[action - DO_SUPPLY]}"
    return f"crown {mission_in(state, action - DO_SHOW)}"


def mission_in(state: State, slot: int) -> str:
    """The mission in a place of the asked player's hand."""
    return str(MISSION_IDS[state.hand[state.asked_seat][slot]])
