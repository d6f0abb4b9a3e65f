"""Which message puts what into words: figures of events, options, clauses without an event."""

from __future__ import annotations

from collections.abc import Mapping

from trianon.core.sizes import NOBODY
from trianon.core.words import Message
from trianon.games.louis_xiv.box import Box
from trianon.games.louis_xiv.court import bribe_price
from trianon.games.louis_xiv.influence import target_of
from trianon.games.louis_xiv.names import (
    BENEFIT_IDS,
    BOARD_IDS,
    COAT_IDS,
    COLOUR_IDS,
    GIVEN_IDS,
    INFLUENCE_IDS,
    MODE_IDS,
    RESERVE_IDS,
    SIDE_IDS,
    SUPPLY_IDS,
    TILE_IDS,
    TWO_IDS,
)
from trianon.games.louis_xiv.numbers import (
    ANY,
    BREAK_TIE,
    BRIBE,
    CONSPIRE,
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
    GIVEN_MARKERS,
    GIVEN_TILES,
    KEEP_TILE,
    NEXT_MARKER,
    PAY_TILE,
    TAKE_MORE,
    USE_START,
    USE_SUPPLY,
)
from trianon.games.louis_xiv.state import State

ID_LISTS: dict[str, list[str]] = {
    "board": BOARD_IDS,
    "influence": INFLUENCE_IDS,
    "colour": COLOUR_IDS,
    "tile": TILE_IDS,
    "coat": COAT_IDS,
    "reserve": RESERVE_IDS,
    "side": SIDE_IDS,
}

COST_IDS = [*TILE_IDS, "any"]

DEFINITIONS = frozenset(("L1.7", "L1.8", "L2.1", "L2.3", "L5.4", "L7.10", "L19.2"))

WITHOUT_EVENT = {
    "L1.1": "a count of components, checked against components.toml",
    "L1.2": "a description of the boards",
    "L1.3": "a count of components, checked against components.toml",
    "L1.4": "a count of components, checked against components.toml",
    "L1.5": "a description of the tiles",
    "L1.6": "a count of components, checked against components.toml",
    "L1.7": "a definition",
    "L1.8": "a definition",
    "L2.1": "a picture",
    "L2.2": "a list of neighbours: L7.2 tells each step",
    "L2.3": "a picture",
    "L3.1": "nothing moves: the boards lie ready",
    "L3.2": "nothing is seen: four cards go back face down",
    "L3.6": "with two players L17.1 takes its place",
    "L3.7": "a reference to L17 and L4.4",
    "L4.3": "told by L16.1 to L16.5",
    "L4.4": "only with three players",
    "L5.4": "a computation",
    "L6.3": "a definition: L6.2 tells each card, L6.5 the last active player",
    "L7.3": "a prohibition",
    "L7.4": "a prohibition",
    "L7.5": "a prohibition",
    "L7.9": "a safety: all 16 markers would have to lie on boards before the last turn",
    "L7.10": "a permission",
    "L9.2": "told by L10.2; a refusal leaves no trace (L10.5)",
    "L9.5": "an order: each income is told by its own clause",
    "L9.7": "told by L14.1 to L14.5 and L12.4",
    "L9.8": "an order",
    "L9.9": "a prohibition",
    "L9.10": "a prohibition",
    "L10.1": "a count of components: nobody else is asked",
    "L10.4": "a permission: nothing happens",
    "L10.5": "a way of asking that leaves no trace",
    "L10.6": "a safety: all twelve conspiracy cards would have to be held at once",
    "L11.8": "figures of components.toml",
    "L11.9": "figures of components.toml",
    "L12.3": "an order",
    "L13.14": "a safety: all sixty coats would have to be drawn",
    "L15.1": "a frame: what is done is told by L15.2 to L15.7",
    "L15.9": "told where each mission is used (L5.2, L6.1, L8.2 to L8.5, L9.3, L15.5 to L15.8)",
    "L15.10": "a permission",
    "L17.1": "only with two players",
    "L17.2": "only with two players",
    "L17.3": "only with two players",
    "L17.4": "only with two players",
    "L17.5": "only with two players",
    "L17.6": "only with two players",
    "L19.1": "a rule of information",
    "L19.2": "a list of decisions",
    "L19.3": "a way of asking",
}


def reasons_unfired(switches: Mapping[str, bool]) -> dict[str, str]:
    """Why clauses have no event of their own, at a table with these switches."""
    return WITHOUT_EVENT


def figure(box: Box, name: str, value: int, figures: Mapping[str, int]) -> Message | int:
    """The message of one figure of an event; a plain number stays one."""
    if name == "mission":
        return mission(box, value)
    if name == "given":
        return given(value, figures["count"], figures["which"])
    if name in ("tile", "coat") and "count" in figures:
        return f"{name}-{ID_LISTS[name][value]}", {"count": figures["count"]}
    if name in ("tile", "coat"):
        return f"{name}-{ID_LISTS[name][value]}", {"count": 1}
    if name in ID_LISTS:
        return f"{name}-{ID_LISTS[name][value]}", {}
    return value


def given(kind: int, count: int, which: int) -> Message:
    """What is given for coats at the end (L16.1): tiles by their kind, markers by their board."""
    if kind == GIVEN_TILES:
        return f"tile-{TILE_IDS[which]}", {"count": count}
    if kind == GIVEN_MARKERS:
        return "given-markers", {"count": count, "board": board(which)}
    return f"given-{GIVEN_IDS[kind]}", {"count": count}


def mission(box: Box, card: int) -> Message:
    """A mission by name: its office, and where several hold it the symbols that tell it apart."""
    held = {"office": office(BENEFIT_IDS[box.benefit[card]])}
    others = [one for one in box.copy[box.benefit[card]] if one not in (card, NOBODY)]
    if not others:
        return "mission", held
    symbols = [COST_IDS[symbol] for symbol in box.cost[card] if symbol != ANY]
    if all(box.cost[card][len(symbols) - 1] not in box.cost[other] for other in others):
        return "mission-with-one", {**held, "sign": symbols[-1]}
    if len(symbols) == 1:
        return "mission-with-one", {**held, "sign": symbols[0]}
    return "mission-with-two", {**held, "first": symbols[0], "second": symbols[1]}


def office(name: str) -> Message:
    """Who has this benefit at court."""
    return f"office-{name}", {}


def mission_about(box: Box, card: int) -> Message:
    """What a mission costs and gives."""
    first, second = box.cost[card]
    return "mission-about", {
        "mission": mission(box, card),
        "benefit": benefit(BENEFIT_IDS[box.benefit[card]]),
        "colour": (f"colour-{COLOUR_IDS[box.colour[card]]}", {}),
        "first": (f"tile-{COST_IDS[first]}", {"count": 1}),
        "second": (f"tile-{COST_IDS[second]}", {"count": 1}),
    }


def benefit(name: str) -> Message:
    return f"benefit-{name}", {}


def board(number: int) -> Message:
    return f"board-{BOARD_IDS[number]}", {}


def tile(number: int) -> Message:
    return f"tile-{TILE_IDS[number]}", {"count": 1}


def asked_about(state: State) -> Message | None:
    """What the open decision is about, where it names a thing."""
    if state.asked in (CONSPIRE, BREAK_TIE, BRIBE):
        return board(state.board)
    if state.asked == USE_START:
        return board(target_of(state, state.box.benefit[state.card]))
    if state.asked == NEXT_MARKER:
        return board(state.chain_board)
    if state.asked == PAY_TILE:
        return mission_about(state.box, state.paying)
    if state.card != NOBODY:
        return mission(state.box, state.card)
    return None


def option(state: State, action: int) -> Message:
    """The message of one option of the open decision."""
    if action < DO_PLACE:
        return "option-card", {"influence": (f"influence-{INFLUENCE_IDS[action]}", {})}
    if action < DO_BOARD:
        return f"option-mode-{MODE_IDS[action - DO_PLACE]}", {}
    if action < DO_STOP:
        return option_board(state, action - DO_BOARD)
    if action == DO_STOP:
        return f"option-stop-{STOPS.get(state.asked, 'no')}", {}
    if action == DO_YES:
        return option_yes(state)
    if action < DO_COUNT:
        return f"option-conspire-{PLOTS[action - DO_GENERAL_1]}", {"board": board(state.board)}
    if action < DO_TWO:
        return "option-count", {"count": action - DO_COUNT, "board": board(4)}
    return later_option(state, action)


STOPS = {USE_SUPPLY: "supply", FULFIL: "missions", NEXT_MARKER: "stop", TAKE_MORE: "stop"}
PLOTS = ("general-1", "personal-1", "personal-2")


def option_board(state: State, number: int) -> Message:
    """A marker on a board; in a chain it stays or moves on."""
    if state.asked == NEXT_MARKER and number == state.chain_board:
        return "option-board-stay", {"board": board(number)}
    if state.asked == NEXT_MARKER:
        return "option-board-move", {"board": board(number)}
    return "option-board", {"board": board(number)}


def option_yes(state: State) -> Message:
    """Yes, in the words of its decision."""
    if state.asked == BRIBE:
        price = bribe_price(state, state.asked_seat)
        return "option-bribe", {"board": board(state.board), "count": price}
    if state.asked == BREAK_TIE:
        return "option-break-tie", {"board": board(state.board)}
    if state.asked == TAKE_MORE:
        return "option-take-more", {}
    return "option-use-start", {"board": board(target_of(state, state.box.benefit[state.card]))}


def later_option(state: State, action: int) -> Message:
    """Options of Supply and Missions."""
    if action < DO_SLOT:
        return f"option-two-{TWO_IDS[action - DO_TWO]}", {}
    if action < DO_TILE:
        kind = "option-fulfil" if state.asked == FULFIL else "option-return"
        return kind, {"about": mission_about(state.box, in_slot(state, action - DO_SLOT))}
    if action < DO_CROWN:
        return f"option-tile-{TILE_VERBS[state.asked]}", {"tile": tile(action - DO_TILE)}
    if action == DO_CROWN:
        return "option-crown", {}
    if action < DO_NULL:
        return "option-deck", {"colour": (f"colour-{COLOUR_IDS[action - DO_DECK]}", {})}
    if action == DO_NULL:
        return "option-mode-null", {}
    if action < DO_SHOW:
        used = SUPPLY_IDS[action - DO_SUPPLY]
        return "option-supply", {"office": office(used), "benefit": benefit(used)}
    return "option-show", {"mission": mission(state.box, in_slot(state, action - DO_SHOW))}


TILE_VERBS = {PAY_TILE: "pay", EXCHANGE_TILE: "exchange", KEEP_TILE: "keep"}


def in_slot(state: State, slot: int) -> int:
    """The mission in a place of the asked player's hand."""
    return state.hand[state.asked_seat][slot]
