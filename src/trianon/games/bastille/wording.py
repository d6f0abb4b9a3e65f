"""Which message puts what into words: figures of events, options, and clauses without an event."""

from __future__ import annotations

from collections.abc import Mapping

from trianon.core.sizes import NOBODY
from trianon.core.words import Message
from trianon.games.bastille.box import Box
from trianon.games.bastille.catacombs import first_field
from trianon.games.bastille.locations import place_louis, versailles
from trianon.games.bastille.names import (
    CARD_IDS,
    GROUP_IDS,
    KIND_IDS,
    LOCATION_IDS,
    MISSION_IDS,
    PAIR_IDS,
    PILE_IDS,
    SIDE_IDS,
    SOURCE_IDS,
    WEAPON_IDS,
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
    MAX,
    SERIES,
)
from trianon.games.bastille.state import State

METRIC_IDS = [*GROUP_IDS[:3], "crowns", "weapons", "gems"]
ID_LISTS: dict[str, list[str]] = {
    "location": LOCATION_IDS,
    "weapon": WEAPON_IDS,
    "group": GROUP_IDS,
    "pile": PILE_IDS,
    "side": SIDE_IDS,
    "source": SOURCE_IDS,
}


DEFINITIONS = frozenset(("B1.1", "B1.2", "B1.3", "B1.5", "B1.6", "B2.5", "B12.7"))

WITHOUT_EVENT = {
    "B1.1": "a definition",
    "B1.2": "a definition",
    "B1.3": "a definition; B5.3 tells the rank of each tile",
    "B1.4": "a definition",
    "B1.5": "a definition",
    "B1.6": "a definition",
    "B2.1": "a count of players, checked when a game is started",
    "B2.2": "a count of components, checked against components.toml",
    "B2.3": "a count of components, checked against components.toml",
    "B2.4": "a count of spaces: a free one always exists",
    "B2.5": "a description of the cards",
    "B2.6": "a description of the cards",
    "B2.7": "a description of the torches",
    "B3.2": "nothing moves: the boards lie ready and the bag is empty",
    "B3.5": "nothing is seen: the deck is a multiset (B14.8)",
    "B3.9": "nothing is drawn: the tiles of a colour are public",
    "B3.10": "nothing is drawn: the markers follow the player order",
    "B5.4": "a way of reading: each tile is told by B5.3",
    "B5.5": "a way of reading: the order is fixed by B5.3",
    "B7.5": "an order: large is told before small by B7.3",
    "B8.4": "a safety: the deck holds 35 cards and 34 are the most that can be dealt",
    "B9.9": "nothing happens",
    "B12.2": "told by the clause that judges each mission (B13.3, B13.5-B13.7) and its points",
    "B12.7": "a permission: scores may be negative",
    "B13.1": "a moment in time: missions are judged after B12.1",
    "B13.2": "told by B13.3",
    "B13.4": "nothing is scored",
    "B13.8": "a way of showing the score",
    "B14.1": "a way of asking",
    "B14.2": "a way of asking",
    "B14.3": "a rule of information",
    "B14.4": "a rule of information",
    "B14.5": "a rule of information",
    "B14.6": "a rule of information",
    "B14.7": "a rule of information",
    "B14.8": "a rule of information",
    "B15.5": "a safety of the variant: a pile without a legal card",
    "B15.6": "nothing happens: piles are never refilled",
}

ONLY_IN_VARIANT = dict.fromkeys(
    ("B15.1", "B15.2", "B15.3", "B15.4"), "only in the variant Secret Mission"
)
ONLY_IN_BASE_GAME = {"B3.11": "not in the variant Secret Mission (B15.1)"}


def reasons_unfired(switches: Mapping[str, bool]) -> dict[str, str]:
    """Why clauses have no event of their own, at a table with these switches."""
    if switches.get("secret_mission"):
        return {**WITHOUT_EVENT, **ONLY_IN_BASE_GAME}
    return {**WITHOUT_EVENT, **ONLY_IN_VARIANT}


def figure(box: Box, name: str, value: int, figures: Mapping[str, int]) -> Message | int:
    """The message of one figure of an event; a plain number stays one."""
    if name == "card":
        return card(box, value)
    if name == "mission" and value != NOBODY:
        return mission(box, value)
    if name == "kind":
        return bonus(value, figures["count"])
    if name == "field":
        return field(box, value)
    if name == "versailles":
        return versailles_tile(box, value)
    if name == "tile":
        return bonus_tile(box, value)
    if name in ID_LISTS and value != NOBODY:
        return f"{name}-{ID_LISTS[name][value]}", {}
    return value


def card(box: Box, number: int) -> Message:
    """A character by name; the group is for those who draw it."""
    return f"card-{CARD_IDS[number]}", {"group": GROUP_IDS[box.group[number]]}


def bonus(kind: int, count: int) -> Message:
    """A bonus: what and how many."""
    return f"bonus-{KIND_IDS[kind]}", {"count": count}


def field(box: Box, number: int) -> Message:
    """A bonus of the catacombs: it is called by what it gives."""
    return "field", {"bonus": bonus(box.field_kind[number], box.field_count[number])}


def versailles_tile(box: Box, tile: int) -> Message:
    """A Versailles tile: its two bonuses."""
    kinds, counts = box.versailles_kind[tile], box.versailles_count[tile]
    return "versailles-tile", {
        "left": bonus(kinds[0], counts[0]),
        "right": bonus(kinds[1], counts[1]),
    }


def bonus_tile(box: Box, tile: int) -> Message:
    """A flag bonus tile: its large and its small bonus."""
    kinds, counts = box.bonus_kind[tile], box.bonus_count[tile]
    return "bonus-tile", {
        "large": bonus(kinds[0], counts[0]),
        "small": bonus(kinds[1], counts[1]),
    }


def mission(box: Box, number: int) -> Message:
    """A mission by name; series and sets are called by the figures of the table."""
    low, middle, high = box.mission_values[number]
    figures = {"low": low, "middle": middle, "high": high, "each": box.mission_each[number]}
    return f"mission-{MISSION_IDS[number]}", figures


def mission_about(box: Box, mission: int) -> Message:
    """What a mission asks for, with its figures."""
    if box.mission_eval[mission] == MAX:
        return "mission-max-about", {
            "metric": (f"metric-{METRIC_IDS[box.mission_metric[mission]]}", {}),
            "first": box.mission_points[mission],
            "second": box.mission_second[mission],
        }
    if box.mission_eval[mission] == SERIES:
        low, middle, high = box.mission_values[mission]
        return "mission-series-about", {
            "group": (f"group-{GROUP_IDS[box.mission_metric[mission]]}", {}),
            "low": low,
            "middle": middle,
            "high": high,
            "points": box.mission_points[mission],
        }
    return "mission-set-about", {
        "each": box.mission_each[mission],
        "points": box.mission_points[mission],
    }


def card_about(box: Box, number: int) -> Message:
    """What a character card shows."""
    return "card-about", {
        "card": card(box, number),
        "group": GROUP_IDS[box.group[number]],
        "cost": box.cost[number],
        "points": box.points[number],
        "crowns": box.crowns[number],
        "gems": box.gems[number],
        "flags": box.flags[number],
        "armed": "yes" if box.armed[number] else "no",
    }


def asked_about(state: State) -> Message | None:
    """What the open decision is about, where it names a thing: the monk."""
    return card(state.box, state.monk) if state.monk != NOBODY else None


def option(state: State, action: int) -> Message:
    """The message of one option of the open decision."""
    if action < DO_PICK:
        place = LOCATION_IDS[action % LOCATIONS]
        return "option-place", {
            "value": action // LOCATIONS + 1,
            "location": (f"location-{place}", {}),
        }
    if action < DO_RECRUIT:
        return "option-pick", {"bonus": versailles_side(state, action - DO_PICK)}
    if action < DO_FORFEIT:
        number = state.display[action - DO_RECRUIT]
        price = place_louis.price(state, number)
        return "option-recruit", {"about": card_about(state.box, number), "price": price}
    if action == DO_FORFEIT:
        return "option-forfeit", {}
    if action < DO_PILE:
        number = action - DO_TAKE
        return "option-take", {
            "mission": mission(state.box, number),
            "about": mission_about(state.box, number),
        }
    if action < DO_BONUS:
        return "option-pile", {"pile": (f"pile-{PILE_IDS[action - DO_PILE]}", {})}
    return later_option(state, action)


def later_option(state: State, action: int) -> Message:
    """Options of the scorings."""
    if action < DO_UPGRADE:
        return "option-bonus", {"field": field(state.box, first_field(state) + action - DO_BONUS)}
    if action < DO_CLAIM:
        value = action - DO_UPGRADE + 1
        return "option-upgrade", {"value": value, "better": value + 1}
    if action < DO_ASSIGN:
        first, second = PAIR_IDS[action - DO_CLAIM].split()
        return "option-claim", {
            "first": (f"weapon-{first}", {}),
            "second": (f"weapon-{second}", {}),
        }
    group = GROUP_IDS[action - DO_ASSIGN]
    return "option-assign", {"card": card(state.box, state.monk), "group": (f"group-{group}", {})}


def versailles_side(state: State, side: int) -> Message:
    """One bonus of the open Versailles tile."""
    tile = versailles.open_tile(state)
    return bonus(state.box.versailles_kind[tile][side], state.box.versailles_count[tile][side])
