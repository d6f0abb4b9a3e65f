"""Quotas that all processes of a house count together: new sessions and new tables, by address."""

from __future__ import annotations

from sqlalchemy import Connection, insert, select, update

from trianon.server import schema
from trianon.server.jobs import now
from trianon.server.settings import Rate

table = schema.quotas


def take(db: Connection, key: str, rate: Rate) -> float:
    """Take one; the seconds to wait if there is none left, zero if there was."""
    this = table.c.key == key
    query = select(table.c.left, table.c.filled, now(db)).where(this).with_for_update()
    found = db.execute(query).first()
    if found is None:
        clock = db.execute(select(now(db))).scalar()
        db.execute(insert(table).values(key=key, left=rate.burst - 1, filled=clock))
        return 0.0
    left, filled, clock = found
    gained = max(0, clock - filled) / 1000 * rate.per_second
    left = min(rate.burst, left + gained)
    if left < 1:
        if clock < filled:  # the clock has jumped back: count from now
            db.execute(update(table).where(this).values(filled=clock))
        return float((1 - left) / rate.per_second)
    db.execute(update(table).where(this).values(left=left - 1, filled=clock))
    return 0.0
