"""Facts a lesson relies on, `players/3/coins = 6`: a path into what the learner may know, and a value."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from trianon.core.game import Game

FACT = re.compile(r"(\S+) (=|>=|<=|has) (.+)")


def known(rules: Game, state: Any, seat: int) -> dict[str, Any]:
    """All a seat may know, and may conclude, as plain tables."""
    view = rules.view(state, seat)
    found: dict[str, Any] = msgspec.to_builtins(view)
    return {**found, "outlook": msgspec.to_builtins(rules.outlook(view, state.box))}


def value(table: Any, path: str) -> Any:
    """What stands at a path: keys, numbers of items, ids of rows; a count that is not there is 0."""
    for key in path.split("/"):
        table = inside(table, key)
    return table


def inside(table: Any, key: str) -> Any:
    """One step of a path; KeyError if there is no such thing."""
    if isinstance(table, list):
        if key == "#":
            return len(table)
        rows = [one for one in table if isinstance(one, dict) and one.get("id") == key]
        return rows[0] if rows else table[int(key)]
    counts = all(type(one) is int for one in table.values())
    return table.get(key, 0) if counts else table[key]


def text(found: Any) -> str:
    """A value as a lesson writes it: lists by spaces, yes and no as true and false."""
    if isinstance(found, list):
        return " ".join(map(text, found))
    return str(found).lower() if isinstance(found, bool) else str(found)


def holds(table: Any, fact: str) -> tuple[bool, str]:
    """Whether a fact holds, and what was found instead."""
    match = FACT.fullmatch(fact)
    if match is None:
        return False, "no fact"
    path, sign, wanted = match.groups()
    try:
        found = value(table, path)
    except (KeyError, IndexError, ValueError, AttributeError):
        return False, "nothing"
    if sign == "has":
        return wanted in map(text, found), text(found)
    if sign == "=":
        return text(found) == wanted, text(found)
    return (int(found) >= int(wanted) if sign == ">=" else int(found) <= int(wanted)), text(found)
