"""The rows of one game: read as they are stored, compared with their digests, and only then believed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Column, Connection, Select, Table, bindparam, select

from trianon.core.game import WATCHER, commitment
from trianon.server import digests, schema
from trianon.server.rows import Entry, Header, Holder, Line, Listed, SeatRow, Snapshot, Stored

Row = dict[str, Any]


class Fault(Struct, frozen=True):
    """What is wrong with one row; `check-<code>` says it."""

    code: str
    game: str
    row: str  # e.g. `actions 17`
    detail: str = ""


class Damaged(Exception):
    """Rows that cannot be believed."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(f"{fault.code} {fault.row}")
        self.fault = fault


class Rows(Struct):
    """Everything about one game as the database has it."""

    game: Row
    seeds: list[Row]
    snapshots: list[Row]
    seats: list[Row]
    watchers: list[Row]
    holders: list[Row]
    actions: list[Row]

    @property
    def id(self) -> str:
        """Its name."""
        return str(self.game["id"])


def whole(table: Table, column: Column[Any]) -> Select[Any]:
    """The rows of one game in a table, in the order of its keys."""
    return select(table).where(column == bindparam("game")).order_by(*table.primary_key.columns)


HEADER = whole(schema.games, schema.games.c.id)
PARTS = {
    table.name: whole(table, table.c.game)
    for table in (
        schema.seeds,
        schema.snapshots,
        schema.seats,
        schema.watchers,
        schema.holders,
        schema.actions,
    )
}


def read(db: Connection, game: str) -> Rows | None:
    """The rows of a game; None if there is no such game."""
    for found in asked(db, HEADER, game=game):
        return Rows(found, **{name: asked(db, part, game=game) for name, part in PARTS.items()})
    return None


def asked(db: Connection, query: Select[Any], **values: Any) -> list[Row]:
    """The rows a query finds, as they are stored."""
    found = db.execute(query, values)
    names = [str(name) for name in found.keys()]
    return [dict(zip(names, row, strict=True)) for row in found]


# What is wrong.


def faults(rows: Rows) -> Iterator[Fault]:
    """Whatever does not fit its digest, or is missing."""
    yield from own_faults(schema.games, rows, [rows.game])
    yield from own_faults(schema.seeds, rows, rows.seeds)
    yield from own_faults(schema.seats, rows, rows.seats)
    yield from own_faults(schema.watchers, rows, rows.watchers)
    yield from missing_seats(rows)
    yield from holder_faults(rows)
    if not rows.seeds:
        yield Fault("missing", rows.id, "seeds")
    elif commitment(rows.seeds[0]["seed"]) != rows.game["commitment"]:
        yield Fault("commitment", rows.id, "seeds")
    yield from chain_faults(rows)


def missing_seats(rows: Rows) -> Iterator[Fault]:
    """A game has as many seats as players."""
    if [seat["seat"] for seat in rows.seats] != list(range(rows.game["players"])):
        yield Fault("missing", rows.id, "seats")


def holder_faults(rows: Rows) -> Iterator[Fault]:
    """Changed or lost rows of the record of seats; each seat knows the last one about it."""
    before, last, played = "", {}, len(rows.actions)
    for row in rows.holders:
        if row["mark"] != digests.holder_mark(before, row):
            yield Fault("digest", rows.id, name_of(schema.holders, row))
        before, last[row["seat"]] = row["mark"], row["number"]
        if row["seq"] > played:
            yield Fault("end", rows.id, name_of(schema.holders, row), f"{row['seq']} {played}")
    for seat in rows.seats:
        if seat["noted"] != last.get(seat["seat"], 0):
            yield Fault("missing", rows.id, "holders", str(seat["seat"]))


def lobby_faults(rows: Rows) -> Iterator[Fault]:
    """What the lobby can see without the snapshot."""
    yield from own_faults(schema.games, rows, [rows.game])
    yield from own_faults(schema.seats, rows, rows.seats)
    yield from missing_seats(rows)
    if rows.game["asked_seat"] not in range(WATCHER, rows.game["players"]):
        yield Fault("state", rows.id, "games")


def own_faults(table: Table, rows: Rows, found: list[Row]) -> Iterator[Fault]:
    """Rows whose own digest is not what they say."""
    for row in found:
        if row["mark"] != digests.mark(table.name, row):
            yield Fault("digest", rows.id, name_of(table, row))


def chain_faults(rows: Rows) -> Iterator[Fault]:
    """Broken links of the log, and a snapshot that does not belong to its end."""
    head, last = digests.root(rows.id, rows.game["commitment"]), 0
    for row in rows.actions:
        if row["chain"] != digests.link(head, row):
            yield Fault("chain", rows.id, name_of(schema.actions, row))
        head, last = row["chain"], row["seq"]
    if not rows.snapshots:
        yield Fault("missing", rows.id, "snapshots")
        return
    snapshot = rows.snapshots[0]
    if snapshot["seq"] != last:
        yield Fault("end", rows.id, "snapshots", f"{snapshot['seq']} {last}")
    if snapshot["mark"] != digests.snapshot_mark(head, snapshot_row(rows)):
        yield Fault("digest", rows.id, "snapshots")


def snapshot_row(rows: Rows) -> Row:
    """A snapshot with what the lobby shows of it."""
    values = {name: rows.game[name] for name in digests.MOVING}
    return {**rows.snapshots[0], **values}


def name_of(table: Table, row: Row) -> str:
    """A row by its table and, beside its game, its key."""
    keys = [str(row[c.name]) for c in table.primary_key.columns if c.name not in ("game", "id")]
    return " ".join([table.name, *keys])


# What is believed.


def believed(rows: Rows, chat: list[Line]) -> Stored:
    """A game whose rows are as they were written; Damaged if one is not."""
    for fault in faults(rows):
        raise Damaged(fault)
    return stored_of(rows, chat)


def stored_of(rows: Rows, chat: list[Line]) -> Stored:
    """A game from its rows."""
    return Stored(
        header=header_of(rows.game),
        seed=rows.seeds[0]["seed"],
        start=rows.seeds[0]["start"],
        snapshot=snapshot_of(rows),
        entries=[entry_of(row) for row in rows.actions],
        seats=[seat_of(row) for row in rows.seats],
        holders=[holder_of(row) for row in rows.holders],
        watchers={row["session"] for row in rows.watchers},
        chat=chat,
    )


def header_of(row: Row) -> Header:
    """A header from its columns."""
    values = {name: row[name] for name in Header.__struct_fields__}
    values["switches"] = msgspec.json.decode(row["switches"])
    values["edition"] = msgspec.json.decode(row["edition"])
    for name in ("practice", "hot_seat", "kept"):
        values[name] = bool(row[name])
    return Header(**values)


def snapshot_of(rows: Rows) -> Snapshot:
    """The last snapshot."""
    row = snapshot_row(rows)
    values = {name: row[name] for name in Snapshot.__struct_fields__}
    return Snapshot(**values | {"over": bool(row["over"])})


def entry_of(row: Row) -> Entry:
    """A line of the log."""
    return Entry(
        **{name: row[name] for name in Entry.__struct_fields__} | {"undo": bool(row["undo"])}
    )


def seat_of(row: Row) -> SeatRow:
    """A seat from its columns."""
    return SeatRow(**{name: row[name] for name in SeatRow.__struct_fields__})


def holder_of(row: Row) -> Holder:
    """A row of the record of seats."""
    return Holder(**{name: row[name] for name in Holder.__struct_fields__})


def listed(row: Row, seats: list[Row]) -> Listed:
    """A game in the lobby; Damaged, or another fault, if its rows cannot be believed."""
    rows = Rows(row, [], [], seats, [], [], [])
    for fault in lobby_faults(rows):
        raise Damaged(fault)
    place = (row["touched"], row["ply"], row["asked_seat"], bool(row["over"]))
    return Listed(header_of(row), *place, [seat_of(seat) for seat in seats])
