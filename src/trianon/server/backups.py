"""Backups: one file of SQLite, whatever the house runs on; taken beside a server, restored into either.

A backup is a database like any other: `trianon check` verifies it, and a house that outgrows its laptop
restores it into PostgreSQL. It shows one moment: SQLite copies its pages in one step, PostgreSQL is read in
one transaction that sees nothing of what comes later.
"""

from __future__ import annotations

import os
import secrets
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, nullcontext
from pathlib import Path

from msgspec import Struct
from sqlalchemy import Connection, Engine, func, insert, select, text, update
from sqlalchemy.exc import DBAPIError

from trianon.core.errors import BadRequest
from trianon.server import checking, schema
from trianon.server.database import open_engine, open_to_read
from trianon.server.folder import alone, make_folder
from trianon.server.place import Place, Where, place_of
from trianon.server.sqlite import connect_to_read, version_of_file

PREFIX, SUFFIX = "trianon-", ".backup.sqlite3"
LEFT_OUT = ("presence", "processes", "pulses", "quotas")  # true only while processes live
MANY = 1000  # rows at a time
BUSY_SECONDS = 5.0
Advance = Callable[[int], None]


class Backup(Struct, frozen=True):
    """A file that holds a whole house."""

    file: Path
    at: int
    size: int


def backups_in(folder: Path) -> list[Backup]:
    """The backups of a folder, the newest first."""
    if not folder.is_dir():
        return []
    found = [(file, file.stat()) for file in folder.glob(f"{PREFIX}*{SUFFIX}")]
    found.sort(key=lambda one: one[1].st_mtime_ns, reverse=True)
    return [Backup(file, int(stat.st_mtime), stat.st_size) for file, stat in found]


def back_up(where: Where, folder: Path, keep: int = 0) -> Backup:
    """A new backup in a folder; of older ones as many stay as are wanted (0: all)."""
    place = place_of(where)
    make_folder(folder)
    moment = time.strftime("%Y%m%d-%H%M%S", time.gmtime())
    file = folder / f"{PREFIX}{moment}-{secrets.token_hex(2)}{SUFFIX}"
    with unfinished(file) as draft:
        if place.file is not None:
            copy_pages(place, draft)
        else:
            copy_out(place, draft)
        sealed(draft)
    if keep:
        for old in backups_in(folder)[keep:]:
            old.file.unlink(missing_ok=True)
    return next(one for one in backups_in(folder) if one.file == file)


@contextmanager
def unfinished(file: Path) -> Iterator[Path]:
    """A file under another name until it is complete; nothing half done is left behind."""
    draft = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        os.close(os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        yield draft
        draft.rename(file)
    except (OSError, sqlite3.Error) as error:
        raise BadRequest("backup-failed", file=str(file), reason=str(error)) from error
    finally:
        for one in (draft, *(draft.with_name(draft.name + end) for end in ("-wal", "-shm"))):
            one.unlink(missing_ok=True)


def copy_pages(place: Place, draft: Path) -> None:
    """SQLite: all pages in one step, which readers and writers beside us do not notice."""
    open_to_read(place).dispose()  # says in a sentence what is wrong with it
    assert place.file is not None
    with closing(connect_to_read(place.file)) as source, closing(sqlite3.connect(draft)) as copy:
        source.backup(copy, pages=-1)


def copy_out(place: Place, draft: Path) -> None:
    """PostgreSQL: every row as one transaction sees it, into a new file."""
    source = open_to_read(place)
    copy = open_engine(f"sqlite:///{draft}", BUSY_SECONDS)
    try:
        with source.connect() as reading, reading.begin(), copy.begin() as writing:
            copy_rows(reading, writing)
    except DBAPIError as error:
        reason = str(error.orig).strip().splitlines()
        raise BadRequest("backup-failed", file=place.shown, reason=(reason or ["-"])[0]) from error
    finally:
        source.dispose()
        copy.dispose()


def sealed(draft: Path) -> None:
    """One file without companions, sound and on the disk; nobody is at work any more in it."""
    with closing(sqlite3.connect(draft)) as db:
        for name in LEFT_OUT:
            db.execute(f"DELETE FROM {name}")
        db.execute("UPDATE jobs SET leased = 0, worker = ''")
        db.commit()
        db.execute("PRAGMA journal_mode = DELETE")
        found = db.execute("PRAGMA quick_check").fetchone()[0]
    if found != "ok":
        raise sqlite3.DatabaseError(found)
    descriptor = os.open(draft, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def copy_rows(reading: Connection, writing: Connection) -> int:
    """All rows of all tables, those that others need first; how many games they make."""
    for begun in (schema.keys, schema.house):  # when the new place was opened
        writing.execute(begun.delete())
    for table in schema.metadata.sorted_tables:
        if table.name in LEFT_OUT:
            continue
        rows = reading.execution_options(stream_results=True, max_row_buffer=MANY).execute(
            select(table)
        )
        for part in rows.mappings().partitions(MANY):
            writing.execute(insert(table), [dict(row) for row in part])
    return writing.execute(select(func.count()).select_from(schema.games)).scalar() or 0


# Back again.


def restore(file: Path, where: Where, advance: Advance = lambda _: None) -> int:
    """Put a backup into a place that holds no house yet, check every game; how many there are."""
    place = place_of(where)
    games_of(file)
    with alone(place.file) if place.file is not None else nullcontext():
        check_empty(place)
        with upgraded(file, place) as copy:
            check_whole(copy, file, advance)
            if place.file is not None:
                return put_file(copy, place.file)
            return put_rows(copy, place)


def check_empty(place: Place) -> None:
    """Nothing is ever written over."""
    if place.file is not None:
        if place.file.exists() and place.file.stat().st_size:
            raise BadRequest("restore-not-empty", database=place.shown)
        return
    engine = open_engine(place, BUSY_SECONDS)
    try:
        with engine.begin() as db:
            for table in (schema.games, schema.sessions):
                if db.execute(select(func.count()).select_from(table)).scalar():
                    raise BadRequest("restore-not-empty", database=place.shown)
    finally:
        engine.dispose()


@contextmanager
def upgraded(file: Path, place: Place) -> Iterator[Path]:
    """A copy of a backup, brought up to date; the backup itself stays as it is."""
    folder = place.file.parent if place.file is not None else Path(tempfile.gettempdir())
    draft = folder / f".restoring-{secrets.token_hex(4)}.sqlite3"
    try:
        shutil.copyfile(file, draft)
        draft.chmod(0o600)
        open_engine(f"sqlite:///{draft}", BUSY_SECONDS).dispose()
        yield draft
    except OSError as error:
        raise BadRequest("backup-failed", file=str(file), reason=str(error)) from error
    finally:
        for one in (draft, *(draft.with_name(draft.name + end) for end in ("-wal", "-shm"))):
            one.unlink(missing_ok=True)


def check_whole(copy: Path, file: Path, advance: Advance) -> None:
    """Every digest, every chain, every game replayed, before anything is put anywhere."""
    engine = open_to_read(f"sqlite:///{copy}")
    try:
        found = list(checking.check(engine, checking.games_in(engine), advance))
    finally:
        engine.dispose()
    if found:
        harmed = {fault.game for fault in found}
        raise BadRequest("backup-harmed", file=str(file), tables=len(harmed))


def put_file(copy: Path, target: Path) -> int:
    """The copy becomes the database."""
    sealed(copy)
    games = games_of(copy)
    target.unlink(missing_ok=True)
    copy.rename(target)
    return games


def games_of(file: Path) -> int:
    """How many games a backup holds; BadRequest if it is none."""
    if not file.is_file():
        raise BadRequest("backup-none", file=str(file))
    if not version_of_file(file):
        raise BadRequest("data-not-ours", file=str(file))
    with closing(connect_to_read(file)) as db:
        return int(db.execute("SELECT count(*) FROM games").fetchone()[0])


def put_rows(copy: Path, place: Place) -> int:
    """All rows in one transaction: the whole house, or nothing."""
    source, target = open_to_read(f"sqlite:///{copy}"), open_engine(place, BUSY_SECONDS)
    try:
        with source.connect() as reading, reading.begin(), target.begin() as writing:
            writing.execute(text("SET LOCAL statement_timeout = 0"))
            games = copy_rows(reading, writing)
            writing.execute(update(schema.jobs).values(leased=0, worker=""))
            set_counters(writing, target)
            return games
    finally:
        source.dispose()
        target.dispose()


def set_counters(db: Connection, engine: Engine) -> None:
    """Numbers that the database gives out itself go on after the last one."""
    for table in schema.metadata.sorted_tables:
        column = table.autoincrement_column
        if column is None or engine.dialect.name != "postgresql":
            continue
        name = db.execute(
            text("SELECT pg_get_serial_sequence(:table, :column)"),
            {"table": table.name, "column": column.name},
        ).scalar()
        last = db.execute(select(func.max(column))).scalar()
        if name and last:
            db.execute(text("SELECT setval(:name, :last)"), {"name": name, "last": last})
