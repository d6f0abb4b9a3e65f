"""PostgreSQL: the database of a house with several processes, reached through psycopg and a pool."""

from __future__ import annotations

import importlib.util
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.exc import DBAPIError

from trianon.core.errors import BadRequest
from trianon.server.calls import transaction_begins, transaction_ends
from trianon.server.place import Noted, Place, noted

OLDEST = 130_000  # the oldest PostgreSQL that is tried: 13
UPGRADING = 7_191_789  # the number of the lock under which one process migrates and the others wait
THREADS = 4  # calls of the store at the same time


def open_postgres(place: Place, busy_seconds: float) -> Engine:
    """The database, tried; BadRequest if it cannot be used."""
    if importlib.util.find_spec("psycopg") is None:
        raise BadRequest("database-driver", url=place.shown)
    engine = create_engine(
        place.url,
        hide_parameters=True,  # they would stand in the log
        pool_size=THREADS,
        max_overflow=THREADS,
        pool_timeout=busy_seconds,
        connect_args=connect_args(busy_seconds),
    )
    try:
        check_age(engine)
    except (DBAPIError, BadRequest) as error:
        engine.dispose()
        raise error if isinstance(error, BadRequest) else unreachable(place, error) from error
    event.listen(engine, "begin", transaction_begins)
    event.listen(engine, "commit", transaction_ends)
    return engine


def connect_args(busy_seconds: float) -> dict[str, Any]:
    """A lock is waited for so long, and a connection that is cut is noticed in that time."""
    wait = max(1, round(1000 * busy_seconds))
    return {
        "application_name": "trianon",
        "connect_timeout": max(2, round(busy_seconds)),
        "options": f"-c lock_timeout={wait} -c statement_timeout={4 * wait}"
        f" -c idle_in_transaction_session_timeout={4 * wait}",
        "keepalives_idle": 2,
        "keepalives_interval": 1,
        "keepalives_count": 3,
        "tcp_user_timeout": wait,
    }


def check_age(engine: Engine) -> None:
    """Refuse a PostgreSQL that is too old to be relied on."""
    with engine.connect() as db:
        found = int(str(db.execute(text("SHOW server_version_num")).scalar()))
    if found < OLDEST:
        raise BadRequest("database-old", found=found // 10_000, wanted=OLDEST // 10_000)


def unreachable(place: Place, error: DBAPIError) -> BadRequest:
    """Why a database cannot be used, in one line."""
    lines = str(error.orig).strip().splitlines() or [type(error.orig).__name__]
    return BadRequest("database-unreachable", url=place.shown, reason=lines[0].rstrip("."))


def version_in(engine: Engine, place: Place) -> Noted:
    """What is noted, nothing in a new database; BadRequest if there is somebody else's."""
    with engine.connect() as db:
        tables = inspect(db).get_table_names()
        if tables and "alembic_version" not in tables:
            raise BadRequest("database-not-ours", url=place.shown)
        return noted(tables, lambda query: db.execute(text(query)).scalar())


def lock_for_upgrade(connection: Connection) -> None:
    """One process migrates; others that start at the same time wait, then find nothing to do."""
    for name in ("lock_timeout", "statement_timeout"):
        connection.execute(text(f"SET LOCAL {name} = 0"))
    connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": UPGRADING})


def writes_here(engine: Engine) -> bool:
    """Whether something written is on the disk of the database."""
    with engine.begin() as db:
        db.execute(text("UPDATE keys SET value = value WHERE name = 'sessions'"))
    return True
