"""Jobs are rows: written in the transaction of the move that causes them, leased by the database's own clock.

A job ends in the transaction of the move it causes. Whoever dies or sleeps over it loses the lease, and
somebody else does it again: the key `(game, seq)` of the log lets only one of them move.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Connection,
    and_,
    bindparam,
    cast,
    delete,
    func,
    insert,
    literal_column,
    or_,
    select,
    tuple_,
    update,
)

from trianon.server import schema
from trianon.server.rows import BOT, JobKey, JobRow

LEASE_SECONDS = 10.0
LEASE = round(1000 * LEASE_SECONDS)
AT_ONCE = (
    BOT,
    "hint",
    "analysis",
)  # due from the first: a clock that jumps back does not delay them
table = schema.jobs
KEY = (table.c.game, table.c.kind, table.c.seq)
CLOCKS = {  # milliseconds
    "sqlite": "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)",
    "postgresql": "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)",
}


def now(db: Connection) -> ColumnElement[int]:
    """The database's own clock: processes on several machines need not agree about theirs."""
    return literal_column(CLOCKS[db.dialect.name], BigInteger)


def replace(db: Connection, games: Sequence[str], jobs: Sequence[JobRow | None]) -> None:
    """What bots had to do in some games is done; what they have to do now."""
    if games:
        db.execute(DONE, [{"key": game} for game in games] if len(games) > 1 else {"key": games[0]})
    if rows := [values(job) for job in jobs if job is not None]:
        db.execute(written(db), rows if len(rows) > 1 else rows[0])


DONE = delete(table).where(table.c.game == bindparam("key"), table.c.kind == BOT)


def written(db: Connection) -> Any:
    """A new row; with a worker it is leased at once."""
    clock = now(db)
    lease = clock + cast(bindparam("lease"), BigInteger)
    return insert(table).values(due=clock, leased=lease)


def values(job: JobRow) -> dict[str, Any]:
    """The columns of a job; one that is nobody's has a lease that is over."""
    fields = {name: getattr(job, name) for name in JobRow.__struct_fields__}
    return {**fields, "lease": LEASE if job.worker else 0}


def these(columns: Sequence[ColumnElement[Any]], key: JobKey) -> list[ColumnElement[bool]]:
    """Where a row has this key."""
    return [column == value for column, value in zip(columns, key, strict=True)]


def waits(db: Connection, key: JobKey) -> bool:
    """Whether a job is still to be done."""
    return db.execute(select(table.c.seq).where(*these(KEY, key))).first() is not None


def post(db: Connection, job: JobRow) -> bool:
    """A job, unless it is there; whether it is new."""
    if waits(db, job.key):
        return False
    db.execute(written(db), [values(job)])
    return True


def free_all(db: Connection) -> None:
    """All leases are over."""
    db.execute(update(table).values(leased=0, worker=""))


def free(db: Connection) -> ColumnElement[bool]:
    """Due and nobody's. A lease longer than any can be was given before the clock jumped back."""
    over = or_(table.c.leased <= now(db), table.c.leased > now(db) + 2 * LEASE)
    return and_(over, or_(table.c.due <= now(db), table.c.kind.in_(AT_ONCE)))


def take(
    db: Connection, worker: str, lane: str, room: int, rules: Sequence[str] | None = None
) -> list[JobRow]:
    """The next jobs of a lane, sessions in turn; those another process is just taking are left to it."""
    if room <= 0:
        return []
    can = [free(db), table.c.lane == lane]
    if rules is not None:
        can.append(table.c.rules.in_(rules))
    turn = func.row_number().over(partition_by=table.c.session, order_by=table.c.due)
    waiting = select(*KEY, turn.label("turn"), table.c.due).where(*can).subquery()
    first = select(waiting.c.game, waiting.c.kind, waiting.c.seq)
    first = first.order_by(waiting.c.turn, waiting.c.due).limit(room)
    chosen = select(table).where(tuple_(*KEY).in_(first), *can).with_for_update(skip_locked=True)
    found = [row._asdict() for row in db.execute(chosen)]
    if found:
        mine = update(table).values(worker=worker, leased=now(db) + LEASE, tries=table.c.tries + 1)
        keys = [{"g": row["game"], "k": row["kind"], "s": row["seq"]} for row in found]
        db.execute(mine.where(*(c == bindparam(n) for c, n in zip(KEY, "gks", strict=True))), keys)
    return [taken(row, worker) for row in found]


def taken(row: dict[str, Any], worker: str) -> JobRow:
    """A row as a job of ours."""
    fields = {name: row[name] for name in JobRow.__struct_fields__}
    return JobRow(**fields | {"worker": worker, "tries": row["tries"] + 1})


def renew(db: Connection, worker: str, keys: Sequence[JobKey]) -> None:
    """Ours for a while longer."""
    mine = (table.c.worker == worker, tuple_(*KEY).in_(keys))
    db.execute(update(table).where(*mine).values(leased=now(db) + LEASE))


def release(db: Connection, worker: str) -> None:
    """Nobody's any more."""
    db.execute(update(table).where(table.c.worker == worker).values(leased=0, worker=""))


def end(db: Connection, game: str, upto: int) -> None:
    """What bots had to do up to an action."""
    db.execute(DONE.where(table.c.seq <= upto), [{"key": game}])


# Jobs whose end somebody waits for.

answers = schema.answers
ANSWER = (answers.c.game, answers.c.kind, answers.c.seq)


def answer_to(db: Connection, key: JobKey) -> bytes | None:
    """What came of a job; empty if nothing did, None if it has not been done."""
    found = db.execute(select(answers.c.data).where(*these(ANSWER, key))).scalar()
    return None if found is None else bytes(found)


def ask(db: Connection, job: JobRow) -> tuple[bytes | None, bool]:
    """The answer that is there, or a job for it; whether the job is new. What failed is tried again."""
    if found := answer_to(db, job.key):
        return found, False
    db.execute(delete(answers).where(*these(ANSWER, job.key)))
    return None, post(db, job)


def settle(db: Connection, key: JobKey, data: bytes | None) -> None:
    """A job is done: its answer takes the place of earlier ones; None leaves none."""
    if not db.execute(delete(table).where(*these(KEY, key))).rowcount or data is None:
        return  # somebody else was quicker, or nobody needs it any more
    game, kind, seq = key
    db.execute(delete(answers).where(answers.c.game == game, answers.c.kind == kind))
    db.execute(insert(answers).values(game=game, kind=kind, seq=seq, data=data))
