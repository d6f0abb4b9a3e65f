"""Following the log: a copy of a table applies what another process has stored, and tells its own pages."""

from __future__ import annotations

from typing import Any

from trianon.core.events import Event
from trianon.core.game import WATCHER
from trianon.server import builds, digests, holders, links, outgoing, wire
from trianon.server.members import Readers
from trianon.server.reading import Damaged, Fault
from trianon.server.rows import Entry, News, Stored
from trianon.server.table import Table


class Shorter(Exception):
    """The log is shorter than the copy, or went another way: a database without its last actions."""


class Newer(Exception):
    """A newer build has taken the game over: its rules are not ours."""


def follow(table: Table, news: News, most: int) -> None:
    """Who may look first, then what happened: a page whose seat was taken away hears nothing more."""
    if news.stored is not None and builds.rules_of(news.stored) > table.game.rules_version:
        raise Newer
    elsewhere = news.seq == table.seq and news.digest != table.digest
    if news.seq < table.seq or elsewhere:
        raise Shorter
    if news.stored is not None:
        adopt(table, news.stored)
    go_on(table, news.entries, most)


def adopt(table: Table, stored: Stored) -> None:
    """Seats, watchers, chat and names as they are stored now; who is no member any more is shown out."""
    known, heard = len(table.record), last_line(table.stored)
    again = stored.links.get(links.REMATCH, "")
    is_new = bool(again) and again != table.links.get(links.REMATCH)
    for name in ("header", "seats", "holders", "watchers", "chat", "links"):
        setattr(table.stored, name, getattr(stored, name))
    table.show_out()
    for row in table.record[known:]:
        if row.kind in holders.PUBLIC:
            outgoing.tell_change(table, row)
    for line in stored.chat:
        if line.id > heard:
            outgoing.tell_line(table, line)
    if is_new:
        outgoing.tell_all(table, lambda _: wire.Rematch(again, WATCHER))
    outgoing.tell_table(table)


def last_line(stored: Stored) -> int:
    """The number of the last line of chat."""
    return stored.chat[-1].id if stored.chat else 0


def go_on(table: Table, entries: list[Entry], most: int) -> None:
    """Action after action; of more than so many bytes at once the pages hear where it led."""
    told: dict[Readers, list[bytes]] = {}
    for entry in entries:
        apply(table, entry)
        for readers, data in outgoing.updates(table).items():
            told.setdefault(readers, []).append(data)
    outgoing.tell_missed(table, told, most)


def apply(table: Table, entry: Entry) -> None:
    """The same action on our copy; its digest and its place in the chain prove that both agree."""
    head = digests.head_of(table.stored.header, table.stored.entries)
    state, told = carried_out(table, entry)
    linked = digests.linked(table.id, head, entry).chain == entry.chain
    if not linked or table.game.digest(state) != entry.digest:
        raise Damaged(Fault("replay", table.id, f"actions {entry.seq}"))
    table.advance(entry, state, told, None)


def carried_out(table: Table, entry: Entry) -> tuple[Any, list[Event]]:
    """The state an entry leads to, and what is told of it."""
    game = table.game
    if entry.undo:
        if not table.kept:
            raise Damaged(Fault("replay", table.id, f"actions {entry.seq}"))
        return game.copy(table.state_before(len(table.kept) - 1)), []
    state = game.copy(table.state)
    game.listen(state)
    try:
        game.apply(state, entry.code)
    except Exception as error:
        raise Damaged(Fault("replay", table.id, f"actions {entry.seq}")) from error
    return state, game.events(state)
