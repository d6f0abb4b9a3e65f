"""The database: SQLite with write-ahead log and full synchronisation, brought up to date by Alembic."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event

FILE = "trianon.sqlite3"
MIGRATIONS = Path(__file__).parent / "migrations"
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "temp_store=MEMORY")


def open_engine(data: Path, busy_seconds: float) -> Engine:
    """The database of a data folder, up to date."""
    data.mkdir(parents=True, exist_ok=True)
    engine = create_engine(
        f"sqlite:///{data / FILE}",
        connect_args={"timeout": busy_seconds, "check_same_thread": False},
    )
    event.listen(engine, "connect", prepare)
    event.listen(engine, "begin", begin_at_once)
    with engine.begin() as connection:
        upgrade(connection)
    return engine


def prepare(connection: Any, _: Any) -> None:
    """SQLAlchemy says when a transaction begins, not the driver."""
    connection.isolation_level = None
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


def begin_at_once(connection: Connection) -> None:
    """Take the lock for writing at once, so that no transaction fails half-way for want of it."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def alembic_config(connection: Connection) -> Config:
    """Alembic without a file of its own."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


def upgrade(connection: Connection) -> None:
    """All migrations this database has not seen."""
    command.upgrade(alembic_config(connection), "head")
