"""Every figure of a game with its origin: rulebook, public page, reconstruction, or an owner's edition."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from trianon.core.edition import REMARKS, Edition, TomlTable, has_ids

RULEBOOK, PUBLIC, RECONSTRUCTED, OWN = "seed", "public", "reconstructed", "edition"
ORIGINS = (RULEBOOK, PUBLIC, RECONSTRUCTED, OWN)
NONE = "–"
NAMES = ("id", "game", "schema")  # of a row, of the file and of its form


class Figure(Struct, frozen=True):
    """One figure, by the names an edition file uses: `[[group]] id = row`, `field = value`."""

    group: str
    row: str
    field: str
    value: str
    origin: str


class Alteration(Struct, frozen=True):
    """Something that is played otherwise than elsewhere: a figure or a switch, by the name one types."""

    what: str
    before: str
    after: str


class Place(Struct, frozen=True):
    """Where a figure stands, and where it comes from unless something nearer says otherwise."""

    names: tuple[str, ...]
    row: str
    origin: str


def figures(base: Edition, edition: Edition) -> list[Figure]:
    """All figures of an edition in the order of the file; what it overrides comes from its owner."""
    found: list[Figure] = []
    for group, table in edition.tables.items():
        if isinstance(table, dict | list):  # the rest is the head of the file
            override = edition.overrides.get(group)
            place = Place((), "", "")
            for inner, value in walked(base.tables[group], table, override, place):
                found.append(figure(group, inner, value))
    return found


def altered_figures(base: Edition, before: Edition, after: Edition) -> list[Alteration]:
    """The figures that differ between two editions; a list may have become longer or shorter."""
    ours, theirs = values_of(figures(base, before)), values_of(figures(base, after))
    return [
        Alteration(name, ours.get(name, NONE), theirs.get(name, NONE))
        for name in dict.fromkeys((*ours, *theirs))
        if ours.get(name) != theirs.get(name)
    ]


def values_of(found: list[Figure]) -> dict[str, str]:
    """Figures by the names an edition file uses, joined by points."""
    return {".".join(filter(None, (one.group, one.row, one.field))): one.value for one in found}


def figure(group: str, place: Place, value: Any) -> Figure:
    return Figure(group, place.row, ".".join(place.names), text_of(value), place.origin)


def walked(base: Any, value: Any, override: Any, place: Place) -> Iterator[tuple[Place, Any]]:
    """The figures of a value; `override` is what the owner wrote here, None for nothing."""
    if is_replaced(base, override):
        base, override, place = value, None, Place(place.names, place.row, OWN)
    if isinstance(value, dict):
        yield from walked_table(base, value, override or {}, place)
    elif value and isinstance(value, list) and isinstance(value[0], dict):
        yield from walked_rows(base, value, override or [], place)
    elif not is_prose(value):
        yield place, value


def is_replaced(base: Any, override: Any) -> bool:
    """Whether an owner's value stands in the place of the base's; tables and rows with ids are merged."""
    return override is not None and not isinstance(override, dict) and not has_ids(base)


def walked_table(
    base: TomlTable, table: TomlTable, override: TomlTable, place: Place
) -> Iterator[tuple[Place, Any]]:
    """The figures of a table; its own remarks are nearer than those above it."""
    for name, value in table.items():
        if not is_remark(name):
            inner = Place((*place.names, name), place.row, origin_of(base, name, place.origin))
            yield from walked(base[name], value, override.get(name), inner)


def walked_rows(
    base: list[TomlTable], rows: list[TomlTable], overrides: list[TomlTable], place: Place
) -> Iterator[tuple[Place, Any]]:
    """The figures of rows, which are told apart by their ids or else by their numbers."""
    changed = {row["id"]: row for row in overrides}
    for number, (first, row) in enumerate(zip(base, rows, strict=True), 1):
        name = str(row.get("id", number))
        inner = Place((*place.names, name), place.row, place.origin)
        if not place.names and not place.row:
            inner = Place((), name, place.origin)
        yield from walked_table(first, row, changed.get(name, {}), inner)


def origin_of(table: TomlTable, name: str, above: str) -> str:
    """What a table says of one of its figures; an owner's figure stays the owner's."""
    if above == OWN:
        return OWN
    for origin in (RULEBOOK, RECONSTRUCTED):
        if name in table.get(f"{origin}_fields", ()):
            return origin
    return str(table.get(f"{name}_source", table.get("source", above)))


def is_remark(name: str) -> bool:
    """Names of rows, origins and references are no figures."""
    return name in REMARKS or name in NAMES or name.endswith(("_source", "_ref"))


def is_prose(value: Any) -> bool:
    """Whether a text is a note for readers of the file: figures are numbers, switches and single words."""
    if isinstance(value, list):
        return any(is_prose(item) for item in value)
    return isinstance(value, str) and " " in value


def text_of(value: Any) -> str:
    """A figure as text: `3`, `true`, `1 1 2`."""
    if isinstance(value, list):
        return " ".join(map(text_of, value)) or "-"
    return str(value).lower() if isinstance(value, bool) else str(value)


def counted(found: list[Figure]) -> dict[str, int]:
    """How many figures come from where; origins without any are left out."""
    counts = {origin: sum(one.origin == origin for one in found) for origin in ORIGINS}
    return {origin: count for origin, count in counts.items() if count}
