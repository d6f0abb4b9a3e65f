"""The folder of a server: for its owner's eyes alone, and for one server at a time."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from trianon.core.errors import BadRequest
from trianon.core.lock import held

NAME = "trianon"
FILE = f"{NAME}.sqlite3"
LOCK_SUFFIX = ".lock"
LOCK = f"{NAME}{LOCK_SUFFIX}"


def is_there(file: Path) -> bool:
    """Whether there is such a file; BadRequest if its folder is closed to us."""
    try:
        return file.is_file()
    except OSError as error:
        reason = str(error.strerror or error)
        raise BadRequest("data-folder", folder=str(file.parent), reason=reason) from error


def make_folder(data: Path) -> None:
    """A folder for the database; BadRequest if it cannot be used."""
    try:
        data.mkdir(mode=0o700, parents=True, exist_ok=True)
        next(data.iterdir(), None)
    except OSError as error:
        reason = str(error.strerror or error)
        raise BadRequest("data-folder", folder=str(data), reason=reason) from error


def close_to_others(database: Path) -> None:
    """Only the owner reads what is ours; a folder shared with other files stays as it is."""
    files = list(database.parent.iterdir())
    ours = [file for file in files if file.name.startswith(database.stem)]
    if ours == files:
        tighten(database.parent, 0o700)
    for file in ours:
        tighten(file, 0o600)
    with suppress(FileExistsError):  # the companions of the database take over its mode
        os.close(os.open(database, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def tighten(path: Path, mode: int) -> None:
    """Take from others what they may do with something of ours."""
    found = path.stat()
    if os.name == "posix" and found.st_uid == os.geteuid() and found.st_mode & 0o077:
        path.chmod(mode)


@contextmanager
def alone(database: Path) -> Iterator[None]:
    """The only server of a file. The lock ends with the process, however it ends; no child inherits it."""
    make_folder(database.parent)
    lock = database.with_suffix(LOCK_SUFFIX)
    with held(lock, "data-in-use"):
        tighten(lock, 0o600)
        yield
