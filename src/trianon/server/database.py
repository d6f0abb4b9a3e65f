"""The database: SQLite or PostgreSQL, brought up to date by Alembic."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from trianon.core.errors import BadRequest
from trianon.server import postgres, sqlite
from trianon.server.folder import is_there, make_folder
from trianon.server.place import Noted, Place, Where, place_of

MIGRATIONS = Path(__file__).parent / "migrations"
READING = {"reading": True}  # an engine with this option never waits for whoever writes
# One moment for all that is read together, as SQLite has it by itself.
READING_POSTGRES = {**READING, "isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
READ_SECONDS = 5.0  # how long a database is waited for that is only to be read
Progress = Callable[[int, int], None]  # so many games of so many


def open_engine(where: Where, busy_seconds: float, progress: Progress | None = None) -> Engine:
    """A database, up to date; BadRequest if there is something else."""
    place = place_of(where)
    if place.file is not None:
        make_folder(place.file.parent)
        check_version(place, sqlite.version_of_file(place.file))
        engine = sqlite.open_file(place.file, busy_seconds)
    else:
        engine = postgres.open_postgres(place, busy_seconds)
    try:
        if place.file is None:
            check_version(place, postgres.version_in(engine, place))
        with engine.begin() as connection:
            upgrade(connection, progress)
    except (DBAPIError, BadRequest) as error:
        engine.dispose()
        raise refused(place, error) from error
    return engine


def open_to_read(where: Where) -> Engine:
    """A database for reading only: also beside a server."""
    place = place_of(where)
    if place.file is not None:
        if not is_there(place.file):
            raise BadRequest("data-none", file=str(place.file))
        check_current(place, sqlite.version_of_file(place.file))
        return reader_of(sqlite.open_file_to_read(place.file))
    engine = postgres.open_postgres(place, READ_SECONDS)
    try:
        check_current(place, postgres.version_in(engine, place))
    except (DBAPIError, BadRequest) as error:
        engine.dispose()
        raise refused(place, error) from error
    return reader_of(engine)


def reader_of(engine: Engine) -> Engine:
    """The same database for calls that only read."""
    postgresql = engine.dialect.name == "postgresql"
    return engine.execution_options(**(READING_POSTGRES if postgresql else READING))


def refused(place: Place, error: DBAPIError | BadRequest) -> BadRequest:
    """A database that cannot be used, in a sentence."""
    if isinstance(error, BadRequest):
        return error
    if place.file is not None:
        return BadRequest("data-file", file=str(place.file), reason=str(error.orig))
    return postgres.unreachable(place, error)


# Versions.


def check_version(place: Place, found: Noted) -> None:
    """Refuse a database that is newer than this program, unless it says that this program will do."""
    if found.oldest > newest():
        facts = {"oldest": found.oldest, "wanted": newest()}
        raise BadRequest("database-ahead", file=place.shown, **facts)
    if found.version and found.version not in versions() and not found.oldest:
        raise BadRequest("data-newer", file=place.shown, found=found.version, wanted=newest())


def check_current(place: Place, found: Noted) -> None:
    """Refuse an older version than this program's own."""
    check_version(place, found)
    version = found.version
    if version != newest() and (not version or version in versions()):
        raise BadRequest("data-older", file=place.shown, found=version or "-", wanted=newest())


def versions() -> list[str]:
    """The versions this program knows, the newest first."""
    return versions_in(MIGRATIONS)


@cache
def versions_in(folder: Path) -> list[str]:
    """The versions of a folder of migrations, read once."""
    config = Config()
    config.set_main_option("script_location", str(folder))
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
    """All migrations this database has not seen; a newer build may have brought it further than we can."""
    if connection.dialect.name == "postgresql":
        postgres.lock_for_upgrade(connection)
    seen = MigrationContext.configure(connection).get_current_revision()
    if seen is not None and seen not in versions():
        return
    command.upgrade(alembic_config(connection, progress), "head")
