"""Where a server keeps its data: a file of SQLite, or a database of PostgreSQL, named by a URL."""

from __future__ import annotations

from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any

from msgspec import Struct
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from trianon.core.errors import BadRequest
from trianon.server.folder import FILE

SQLITE, POSTGRESQL = "sqlite", "postgresql"
DRIVERS = {"sqlite": SQLITE, "postgresql": POSTGRESQL, "postgresql+psycopg": POSTGRESQL}


class Place(Struct, frozen=True):
    """One database."""

    kind: str
    url: URL
    file: Path | None = None  # of SQLite

    @property
    def shown(self) -> str:
        """Its name in sentences: never with a password."""
        return str(self.file or self.url.render_as_string(hide_password=True))

    @property
    def plain_url(self) -> str:
        """As PostgreSQL's own library reads it."""
        return self.url.set(drivername="postgresql").render_as_string(hide_password=False)

    @property
    def shared(self) -> bool:
        """Whether several processes may serve it at the same time."""
        return self.kind == POSTGRESQL


Where = Path | str | Place


class Noted(Struct, frozen=True):
    """What a database says about itself; nothing if it is new."""

    version: str = ""  # the last migration it has seen
    oldest: str = ""  # the oldest build it allows, by the newest migration that knows


def noted(tables: Collection[str], ask: Callable[[str], Any]) -> Noted:
    """What stands in a database that has these tables."""
    if "alembic_version" not in tables:
        return Noted()
    version = str(ask("SELECT version_num FROM alembic_version") or "")
    known = "house" in tables
    oldest = ask("SELECT value FROM house WHERE name = 'oldest'") if known else ""
    return Noted(version, str(oldest or ""))


def place_of(where: Where) -> Place:
    """A folder with a database of SQLite, or a URL; BadRequest if it is neither."""
    if isinstance(where, Place):
        return where
    if isinstance(where, Path):
        return of_file(where / FILE)
    try:
        url = make_url(where)
    except (ArgumentError, ValueError) as error:
        raise bad_url(where) from error
    kind = DRIVERS.get(url.drivername)
    if kind == SQLITE and url.database and not url.host and url.database != ":memory:":
        return of_file(Path(url.database))
    if kind == POSTGRESQL and url.database:
        return Place(POSTGRESQL, url.set(drivername="postgresql+psycopg"))
    raise bad_url(where)


def of_file(file: Path) -> Place:
    """A database of SQLite."""
    return Place(SQLITE, URL.create("sqlite", database=str(file)), file)


def bad_url(text: str) -> BadRequest:
    """What is wrong with a URL; whatever stands before an @ may be a password."""
    return BadRequest("database-url", found=text.rpartition("@")[2][:120])
