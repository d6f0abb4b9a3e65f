"""Keeping and clearing away: finished tables that nobody has marked as kept go when they are old."""

from __future__ import annotations

import time

from trianon.server import outgoing
from trianon.server.problems import Refusal
from trianon.server.table import Table
from trianon.server.tables import Tables

DAY = 24 * 3600


def days_ago(days: int) -> int:
    """That moment."""
    return int(time.time()) - days * DAY


def today() -> str:
    """The day, as a word."""
    return time.strftime("%Y-%m-%d", time.gmtime())


async def keep_table(tables: Tables, table: Table, session: str, kept: bool) -> None:
    """Mark a table as one that stays when old ones are cleared away; anybody who sits at it may."""

    async def once() -> None:
        if not table.held_by(session):
            raise Refusal("not-your-seat", seat=-1)
        await tables.save(table, tables.store.keep, kept)
        table.stored.header.kept = kept
        outgoing.tell_table(table)

    await tables.changing(table, once, also_closed=True)


async def clear_tables(tables: Tables) -> int:
    """Remove old finished tables, each in a transaction of its own, but none that somebody looks at."""
    if not tables.settings.keep_days:
        return 0
    before, removed = days_ago(tables.settings.keep_days), 0
    for name in await tables.run(tables.store.old_tables, before):
        table = tables.live.get(name)
        if table is not None and table.pages:
            continue
        if await tables.run(tables.store.remove_old, name, before):
            removed += 1
            if live := tables.live.get(name):
                tables.drop(live, "table-removed")
    return removed
