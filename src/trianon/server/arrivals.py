"""Rows of who is at which table, by which process; times are those of the database's own clock."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update

from trianon.server import schema
from trianon.server.jobs import now

SILENT_SECONDS = 5.0  # a process not heard of for so long has died, and its pages with it
FORGOTTEN_SECONDS = 24 * 3600.0
rows, processes = schema.presence, schema.processes
Away = float | None  # seconds since the last page of a session closed; None while one is open
Met = dict[str, dict[str, Away]]  # by table, by session


def note(db: Connection, process: str, changes: dict[tuple[str, str], bool]) -> None:
    """Who has come to which table, and who has gone; tables that are gone are left out."""
    for (game, session), here in changes.items():
        this = (rows.c.game == game, rows.c.session == session, rows.c.process == process)
        gone = 0 if here else now(db)
        if db.execute(update(rows).where(*this).values(gone=gone)).rowcount:
            continue
        if db.execute(select(schema.games.c.id).where(schema.games.c.id == game)).first():
            key = {"game": game, "session": session, "process": process}
            db.execute(insert(rows).values(**key, gone=gone))


def is_alive(db: Connection) -> ColumnElement[bool]:
    """A process heard of a moment ago; one heard of in the future, before a clock jumped back, is not."""
    return func.abs(now(db) - processes.c.seen) < round(1000 * SILENT_SECONDS)


def beat(db: Connection, process: str, rules: str) -> None:
    """This process lives, and has these rules."""
    this = processes.c.id == process
    if not db.execute(update(processes).where(this).values(seen=now(db), rules=rules)).rowcount:
        db.execute(insert(processes).values(id=process, seen=now(db), rules=rules))
        old = processes.c.seen < now(db) - round(1000 * FORGOTTEN_SECONDS)
        dead = select(processes.c.id).where(old)
        db.execute(delete(rows).where(rows.c.process.in_(dead)))
        db.execute(delete(processes).where(old))


def leave(db: Connection, process: str) -> None:
    """This process goes: from now on it has no rules. Since when its pages are away is still of use."""
    db.execute(update(processes).where(processes.c.id == process).values(rules=""))


def meet(db: Connection, process: str, games: Sequence[str]) -> Met:
    """Who is at some tables by other processes, or how long they have been away."""
    seen = processes.c.seen
    query = select(rows.c.game, rows.c.session, rows.c.gone, seen, now(db)).join_from(
        rows, processes, rows.c.process == processes.c.id
    )
    found: Met = {}
    for game, session, gone, last, clock in db.execute(
        query.where(rows.c.game.in_(games), rows.c.process != process)
    ):
        alive = not gone and abs(clock - last) < 1000 * SILENT_SECONDS
        away = None if alive else abs(clock - (gone or last)) / 1000
        at = found.setdefault(game, {})
        known = at.get(session, away)
        at[session] = None if away is None or known is None else min(away, known)
    return found
