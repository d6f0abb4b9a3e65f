"""Builds side by side: which ones a database allows, and which rules each process has.

Migrations only expand, so a build may serve a database that a newer one has brought further, down to the
oldest that the database names. A game is played by the rules it was begun with while a process has them;
then a process with newer ones takes it over, once, and says so in a row.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from sqlalchemy import Connection, select

from trianon.core.registry import GAMES
from trianon.core.registry import game as game_named
from trianon.server import arrivals, links, schema
from trianon.server.rows import Stored


class Others(Struct, frozen=True):
    """What a process hears of the others, every second."""

    oldest: str  # the oldest build allowed
    rules: set[str]  # which some process has


BETWEEN = ","


def rules_here(title: str) -> int:
    """The version of a game's rules that this build has, 0 if it does not have the game."""
    return game_named(title).rules_version if title in GAMES else 0


def named(title: str, rules: int) -> str:
    """A set of rules in one word."""
    return f"{title}@{rules}"


def own() -> str:
    """The rules of this build, as its row says them."""
    return BETWEEN.join(named(title, rules_here(title)) for title in GAMES)


def rules_of(stored: Stored) -> int:
    """The rules a game is played by now."""
    return max(stored.header.rules, int(stored.links.get(links.RULES, 0)))


def served(db: Connection) -> set[str]:
    """All rules that some process has which lives."""
    rows = db.execute(select(schema.processes.c.rules).where(arrivals.is_alive(db)))
    return {one for row in rows for one in row[0].split(BETWEEN)}


def doable(elsewhere: Iterable[str]) -> list[str]:
    """Whose jobs this build can do: its own rules, and older ones nobody else has. Old rows name none."""
    taken = set(elsewhere)
    found = [
        named(title, rules)
        for title in GAMES
        for rules in range(rules_here(title))
        if named(title, rules) not in taken
    ]
    return ["", *found, *(named(title, rules_here(title)) for title in GAMES)]


def oldest(db: Connection) -> str:
    """The oldest build this database allows, by the newest migration it knows."""
    house = schema.house.c
    return str(db.execute(select(house.value).where(house.name == schema.OLDEST)).scalar() or "")
