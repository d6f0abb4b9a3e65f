"""Digests of stored rows: a flipped bit, a lost row, one swapped with another's is noticed.

They have no key: they find accidents, not somebody who may write the file and knows this one.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from sqlalchemy import Table

from trianon.server import schema
from trianon.server.rows import Entry, Header

OWN = "mark"  # no digest covers itself
# Of a game: its place in the lobby, whether it is cleared away, how often its seats changed; no play.
LOBBY = ("touched", "kept", "version")
MOVING = ("ply", "asked_seat", "over")  # of a game: these go with the snapshot
encoder = msgspec.msgpack.Encoder()


def digest(table: str, values: Mapping[str, Any]) -> str:
    """SHA-256 of a row as it is stored, under the name of its table; what has its default is left out."""
    usual = DEFAULTS.get(table, {})
    kept = [
        (name, int(value) if value is True or value is False else value)
        for name, value in sorted(values.items())
        if name != OWN and (name not in usual or usual[name] != value)
    ]
    return hashlib.sha256(encoder.encode((str(table), kept))).hexdigest()


def defaults(table: Table) -> dict[str, Any]:
    """What rows have in columns that were added after them."""
    return {
        column.name: column.type.python_type(str(column.server_default.arg))  # type: ignore[attr-defined]
        for column in table.columns
        if column.server_default is not None
    }


DEFAULTS = {table.name: defaults(table) for table in schema.metadata.sorted_tables}


def mark(table: str, values: Mapping[str, Any]) -> str:
    """The digest of a row that stands for itself: a header, a seed, a seat, a watcher."""
    apart = (*LOBBY, *MOVING) if table == "games" else ()
    return digest(table, {name: values[name] for name in values if name not in apart})


def root(game: str, commitment: str) -> str:
    """What the chain of a game begins with: its name and the promise of its seed."""
    return digest("chain", {"game": game, "commitment": commitment})


def link(head: str, values: Mapping[str, Any]) -> str:
    """The digest of an action and, through the one before, of everything that led to it."""
    return digest("actions", {**values, "chain": head})


def snapshot_mark(head: str, values: Mapping[str, Any]) -> str:
    """The digest of a snapshot, of what the lobby shows of it, and of the log it belongs to."""
    return digest("snapshots", {**values, "chain": head})


def holder_mark(before: str, values: Mapping[str, Any]) -> str:
    """The digest of a row of the record of seats and, through the one before, of all that came before it."""
    return digest("holders", {**values, "chain": before})


def head_of(header: Header, entries: list[Entry]) -> str:
    """Where the chain of a game ends."""
    return entries[-1].chain if entries else root(header.id, header.commitment)


def linked(game: str, head: str, entry: Entry) -> Entry:
    """An entry as the next link."""
    values = {"game": game, **msgspec.structs.asdict(entry)}
    return msgspec.structs.replace(entry, chain=link(head, values))


def chained(header: Header, entries: Iterable[Entry]) -> list[Entry]:
    """A log as the chain of one game; a branch takes over that of another."""
    found: list[Entry] = []
    for entry in entries:
        found.append(linked(header.id, head_of(header, found), entry))
    return found
