"""The database: SQLite with write-ahead log and full synchronisation, brought up to date by Alembic."""

from __future__ import annotations

import sqlite3
import threading
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event

from trianon.core.errors import BadRequest
from trianon.server.folder import FILE, close_to_others, make_folder

MIGRATIONS = Path(__file__).parent / "migrations"
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "temp_store=MEMORY")
READING = {"reading": True}  # an engine with this option never waits for whoever writes
Progress = Callable[[int, int], None]  # so many games of so many
readable = partial(str, encoding="utf-8", errors="replace")  # damaged text is compared, not refused
call = threading.local()  # `since`: when the call was made that this thread serves


def open_engine(data: Path, busy_seconds: float, progress: Progress | None = None) -> Engine:
    """The database of a data folder, up to date; BadRequest if there is something else."""
    make_folder(data)
    check_file(data / FILE)
    close_to_others(data)
    engine = create_engine(
        f"sqlite:///{data / FILE}",
        connect_args={"timeout": busy_seconds, "check_same_thread": False},
    )
    event.listen(engine, "connect", prepare)
    event.listen(engine, "begin", partial(begin, busy_seconds))
    with engine.begin() as connection:
        upgrade(connection, progress)
    return engine


def open_to_read(data: Path) -> Engine:
    """The database of a data folder, for reading only: also beside a server."""
    if not (data / FILE).is_file():
        raise BadRequest("data-none", file=str(data / FILE))
    found = check_file(data / FILE)
    if found != newest():
        raise BadRequest("data-older", file=str(data / FILE), found=found, wanted=newest())
    engine = create_engine("sqlite://", creator=partial(connect_to_read, data / FILE))
    event.listen(engine, "begin", partial(begin, 0.0))
    return engine.execution_options(**READING)


def connect_to_read(file: Path) -> sqlite3.Connection:
    """A connection that changes nothing."""
    connection = sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)
    connection.isolation_level = None
    connection.text_factory = readable
    return connection


def prepare(connection: Any, _: Any) -> None:
    """SQLAlchemy says when a transaction begins, not the driver."""
    connection.isolation_level = None
    connection.text_factory = readable
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


def begin(busy_seconds: float, connection: Connection) -> None:
    """Whoever writes takes the lock at once, so that no transaction fails half-way for want of it."""
    if connection.get_execution_options().get("reading"):
        connection.exec_driver_sql("BEGIN")
        return
    waited = time.monotonic() - getattr(call, "since", time.monotonic())
    left = max(0, round(1000 * (busy_seconds - waited)))
    connection.exec_driver_sql(f"PRAGMA busy_timeout = {left}")
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def waiting_since(moment: float) -> None:
    """The call this thread serves was made then: the time in the queue counts as waiting for the lock."""
    call.since = moment


# Versions.


def check_file(file: Path) -> str:
    """The version of a database, empty for a new one; BadRequest if it is none, or not ours, or newer."""
    if not file.exists() or not file.stat().st_size:
        return ""
    try:
        found = version_of(file)
    except sqlite3.OperationalError as error:
        raise BadRequest("data-file", file=str(file), reason=str(error)) from error
    except sqlite3.DatabaseError as error:
        raise BadRequest("data-not-ours", file=str(file)) from error
    if not found:
        raise BadRequest("data-not-ours", file=str(file))
    if found not in versions():
        raise BadRequest("data-newer", file=str(file), found=found, wanted=newest())
    return found


def version_of(file: Path) -> str:
    """What Alembic has noted in a file; empty if it has noted nothing."""
    db = connect_to_read(file)
    try:
        noted = "SELECT count(*) FROM sqlite_master WHERE name = 'alembic_version'"
        if not db.execute(noted).fetchone()[0]:
            return ""
        return str((db.execute("SELECT version_num FROM alembic_version").fetchone() or [""])[0])
    finally:
        db.close()


def versions() -> list[str]:
    """The versions this program knows, the newest first."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]


def newest() -> str:
    """The version of this program's own databases."""
    return versions()[0]


def alembic_config(connection: Connection, progress: Progress | None = None) -> Config:
    """Alembic without a file of its own."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    config.attributes["progress"] = progress
    return config


def upgrade(connection: Connection, progress: Progress | None = None) -> None:
    """All migrations this database has not seen."""
    command.upgrade(alembic_config(connection, progress), "head")
