"""Which message puts what into words: figures of events, options, and clauses without an event."""

from __future__ import annotations

from collections.abc import Mapping

from trianon.core.sizes import NOBODY
from trianon.core.words import Message
from trianon.games.heads_of_state.box import Box
from trianon.games.heads_of_state.ids import (
    CARD_IDS,
    COUNTRY_IDS,
    NOBLE_IDS,
    OPTION_IDS,
    SECTOR_IDS,
    TREACHERY_IDS,
    YEARS,
)
from trianon.games.heads_of_state.names import (
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

ID_LISTS: dict[str, list[str]] = {
    "attribute": CARD_IDS,
    "treachery": TREACHERY_IDS,
    "noble": NOBLE_IDS,
    "sector": SECTOR_IDS,
    "country": COUNTRY_IDS,
}

WITHOUT_EVENT: dict[str, str] = {}


def named(name: str, code: int) -> Message:
    """The message of a card, noble, sector or country."""
    return f"{name}-{ID_LISTS[name][code]}", {}


def figure(box: Box, name: str, value: int, figures: Mapping[str, int]) -> Message | int:
    """The message of one figure of an event; a plain number stays one."""
    if name == "spot":
        return spot(box, value)
    if name == "year":
        return f"year-{YEARS[value - 1]}", {}
    if name in ID_LISTS:
        return named(name, value)
    return value


def spot(box: Box, number: int) -> Message:
    """A spot: its noble and its sector."""
    return "spot", {
        "noble": NOBLE_IDS[box.spot_noble[number]],
        "sector": named("sector", box.spot_sector[number]),
    }


def asked_about(state: State) -> Message | None:
    """What the open decision is about: the spot to be paid for or attacked."""
    return spot(state.box, state.spot) if state.spot != NOBODY else None


def option(state: State, action: int) -> Message:
    """The message of one option of the open decision."""
    if action < DO_TAKE:
        return f"option-{OPTION_IDS[DRAW_THREE + action]}", {}
    if action < DO_DRAW:
        return "option-take", {"card": named("attribute", action - DO_TAKE)}
    if action == DO_DRAW:
        return "option-draw-attribute", {}
    if action < DO_DRAW_TREACHERY:
        return "option-take", {"card": named("treachery", action - DO_TAKE_TREACHERY)}
    if action == DO_DRAW_TREACHERY:
        return "option-draw-treachery", {}
    return later_option(state, action)


def later_option(state: State, action: int) -> Message:
    """Options of the acting phase and of discarding."""
    if action < DO_PAY:
        return "option-create", {"spot": spot(state.box, action - DO_CREATE)}
    if action == DO_PAY:
        return "option-pay-plain", {}
    if action < DO_TARGET:
        return "option-pay-courtesan", {"attribute": named("attribute", action - DO_PAY - 1)}
    if action < DO_PLAY:
        return "option-target", {"spot": spot(state.box, action - DO_TARGET)}
    if action < DO_STOP:
        return "option-play", {"card": named("treachery", action - DO_PLAY)}
    if action == DO_STOP:
        return "option-stop", {}
    if action < DO_DISCARD_TREACHERY:
        return "option-discard", {"card": named("attribute", action - DO_DISCARD)}
    return "option-discard", {"card": named("treachery", action - DO_DISCARD_TREACHERY)}
