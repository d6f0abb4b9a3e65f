"""Which message puts what into words: figures of events, options, and clauses without an event."""

from __future__ import annotations

from collections.abc import Mapping

from trianon.core.sizes import NOBODY
from trianon.core.words import Message
from trianon.games.heads_of_state.box import Box
from trianon.games.heads_of_state.names import (
    CARD_IDS,
    COUNTRY_IDS,
    NOBLE_IDS,
    OPTION_IDS,
    SECTOR_IDS,
    TREACHERY_IDS,
    YEARS,
)
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

ID_LISTS: dict[str, list[str]] = {
    "attribute": CARD_IDS,
    "treachery": TREACHERY_IDS,
    "noble": NOBLE_IDS,
    "sector": SECTOR_IDS,
    "country": COUNTRY_IDS,
}

DEFINITIONS = frozenset(("H1.8",))

WITHOUT_EVENT = {
    "H1.1": "a description of the board, checked against components.toml",
    "H1.2": "a description of the board, checked against components.toml",
    "H1.3": "a description of the board, checked against components.toml",
    "H1.4": "a description of the board, checked against components.toml",
    "H1.5": "a count of components, checked against components.toml",
    "H1.6": "a count of components, checked against components.toml",
    "H1.7": "a count of components, checked against components.toml",
    "H1.8": "a description of the bag; H9.1 tells the cube",
    "H2.5": "nothing is drawn: the markers lie on the board",
    "H2.7": "nothing is drawn: stacks, scores and hands begin the same",
    "H3.2": "a sequence: its steps are told by their own clauses",
    "H3.3": "told by H3.4 and H3.5",
    "H3.7": "an order: the treachery card is told before the attribute card",
    "H3.8": "a prohibition: no option offers a change",
    "H4.3": "a way of asking: the draws are told by H4.1 and H4.2",
    "H4.4": "nothing happens: holes stay open",
    "H4.6": "a restriction of the options",
    "H4.9": "where spent and discarded cards lie; told by H6.2, H11.1 and H12.4",
    "H5.2": "a restriction of the options",
    "H6.3": "a permission: told by H6.1",
    "H6.4": "a restriction of the options: told by H8.5",
    "H6.5": "a permission",
    "H6.6": "a restriction of the options",
    "H6.8": "an order: the awards are told by H13.1-H13.3",
    "H6.9": "a permission: each creation is told by H6.1",
    "H7.2": "a restriction of the options",
    "H7.3": "told by H7.1; to tell it apart would tell what is left in hand",
    "H7.4": "a way of counting hands",
    "H8.1": "a restriction of the options",
    "H8.3": "a restriction of the options",
    "H8.4": "a restriction of the options",
    "H8.8": "a restriction of the options",
    "H8.9": "where played cards lie; told by H9.1-H9.4",
    "H9.5": "a restriction of the options",
    "H10.2": "a way of counting",
    "H10.3": "a restriction of the options",
    "H10.4": "a restriction of the options",
    "H11.2": "told by H4.8",
    "H12.6": "a safety: the new deck always suffices",
    "H13.2a": "a record kept by the engine",
    "H13.6": "a promise: points are never lost",
    "H14.3": "a safety: equal points and equal noble cards of all seven types",
    "H14.4": "a bound",
    "H15.1": "a rule of information",
    "H15.2": "a rule of information",
    "H15.3": "a rule of information",
    "H15.4": "a rule of information",
    "H15.5": "a rule of information",
    "H15.6": "a rule of information",
    "H15.7": "a rule of information",
    "H15.8": "a rule of information",
    "H16.1": "a way of asking",
    "H16.2": "a way of asking",
    "H16.3": "a way of asking",
    "H16.4": "a way of drawing",
    **{f"H19.{number}": "an invariant" for number in range(1, 15)},
}


def reasons_unfired(switches: Mapping[str, bool]) -> dict[str, str]:
    """Why clauses have no event of their own."""
    return WITHOUT_EVENT


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
        "sector": SECTOR_IDS[box.spot_sector[number]],
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
