"""SQLite: a file with write-ahead log and full synchronisation, for one server at a time."""

from __future__ import annotations

import shutil
import sqlite3
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event

from trianon.core.errors import BadRequest
from trianon.server.calls import waited
from trianon.server.folder import close_to_others, make_folder
from trianon.server.place import Noted, noted

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "temp_store=MEMORY")
readable = partial(str, encoding="utf-8", errors="replace")  # damaged text is compared, not refused


def open_file(file: Path, busy_seconds: float) -> Engine:
    """The database in a file of ours, to be written."""
    make_folder(file.parent)
    close_to_others(file)
    engine = create_engine(
        f"sqlite:///{file}",
        hide_parameters=True,  # they would stand in the log
        connect_args={"timeout": busy_seconds, "check_same_thread": False},
    )
    event.listen(engine, "connect", prepare)
    event.listen(engine, "begin", partial(begin, busy_seconds))
    return engine


def open_file_to_read(file: Path) -> Engine:
    """The same, to be read beside a server."""
    engine = create_engine(
        "sqlite://", hide_parameters=True, creator=partial(connect_to_read, file)
    )
    event.listen(engine, "begin", partial(begin, 0.0))
    return engine


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
    left = max(0, round(1000 * (busy_seconds - waited())))
    connection.exec_driver_sql(f"PRAGMA busy_timeout = {left}")
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def version_of_file(file: Path) -> Noted:
    """What is noted in a file, nothing in a new one; BadRequest if it is no database of ours."""
    if not file.exists() or not file.stat().st_size:
        return Noted()
    try:
        found = noted_version(file)
    except sqlite3.OperationalError as error:
        raise BadRequest("data-file", file=str(file), reason=str(error)) from error
    except sqlite3.DatabaseError as error:
        raise BadRequest("data-not-ours", file=str(file)) from error
    if not found.version:
        raise BadRequest("data-not-ours", file=str(file))
    return found


def noted_version(file: Path) -> Noted:
    """What is noted in a database."""
    db = connect_to_read(file)
    try:
        tables = {str(row[0]) for row in db.execute("SELECT name FROM sqlite_master")}
        return noted(tables, lambda query: (db.execute(query).fetchone() or [""])[0])
    finally:
        db.close()


def writes(engine: Engine, file: Path, spare_bytes: int) -> bool:
    """Whether there is room, and something written is on the disk."""
    if shutil.disk_usage(file.parent).free < spare_bytes:
        return False
    with engine.begin() as db:
        number = db.exec_driver_sql("PRAGMA user_version").scalar()
        db.exec_driver_sql(f"PRAGMA user_version = {1 - int(bool(number))}")
    return True
