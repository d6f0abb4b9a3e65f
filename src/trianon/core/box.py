"""Figures declared: which field of a game's Box comes from which place of components.toml, within which bounds.

A place is `table.field`; in a table of rows the field is a column, read from every row. What follows from
several figures, or must fit to others, is computed by the game's own `components.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from trianon.core.edition import TomlTable
from trianon.core.errors import BadEdition

Read = Callable[[TomlTable], Any]  # one field of the Box, read from the tables of an edition
Known = Sequence[str] | Mapping[str, int]  # words in the order of their numbers, or with them


def number(place: str, least: int, most: int) -> Read:
    """A whole number."""
    row, _, field = place.rpartition(".")
    return lambda tables: within(at(tables, row)[field], least, most, row, field)


def column(place: str, least: int, most: int, absent: int | None = None) -> Read:
    """A whole number of every row; a row may lack it if `absent` says what it is then."""

    return by_row(place, lambda row, field, value: within(value, least, most, row, field), absent)


def words(place: str, known: Known) -> Read:
    """A word of every row, as its number."""
    return by_row(place, lambda row, field, value: one_of(value, known, row, field))


def truths(place: str) -> Read:
    """True or false in every row, as 1 or 0."""
    return by_row(place, lambda row, field, value: int(value))


def by_row(place: str, read: Callable[[str, str, Any], int], absent: int | None = None) -> Read:
    """One number of every row of a table."""
    table, _, field = place.rpartition(".")
    return lambda tables: [
        read(name, field, row[field] if absent is None else row.get(field, absent))
        for name, row in named_rows(tables, table)
    ]


def fill(box: Any, tables: TomlTable, declared: Mapping[str, Read]) -> None:
    """Read every declared field of the box; BadEdition names the row and the field that do not fit."""
    for field, read in declared.items():
        setattr(box, field, read(tables))


def check_rows(tables: TomlTable, counts: Mapping[str, int]) -> None:
    """Tables whose number of rows is fixed."""
    for table, count in counts.items():
        if len(tables[table]) != count:
            raise refuse(table, "id", str(count), len(tables[table]))


def named_rows(tables: TomlTable, table: str) -> Iterator[tuple[str, TomlTable]]:
    """The rows of a table with their names, e.g. `characters.P01`."""
    for row in tables[table]:
        yield f"{table}.{row['id']}", row


def at(tables: TomlTable, place: str) -> TomlTable:
    """A table inside others."""
    for name in place.split("."):
        tables = tables[name]
    return tables


def refuse(row: str, field: str, problem: str, found: Any) -> BadEdition:
    """A figure the rules cannot use."""
    return BadEdition("edition-figure", row=row, field=field, problem=problem, found=f"{found!r}")


def within(value: int, least: int, most: int, row: str, field: str) -> int:
    """A figure between its bounds."""
    if not least <= value <= most:
        raise refuse(row, field, f"{least}..{most}", value)
    return value


def one_of(value: Any, known: Known, row: str, field: str) -> int:
    """A word from a list, turned into its number."""
    if value not in known:
        raise refuse(row, field, " | ".join(known), value)
    return known[value] if isinstance(known, Mapping) else known.index(value)
