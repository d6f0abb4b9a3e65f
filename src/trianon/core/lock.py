"""One process at a time: a locked file, let go when the process ends, however it ends."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from trianon.core.errors import BadRequest

try:
    import fcntl
except ImportError:  # Windows: the file system itself keeps two processes apart less well
    fcntl = None  # type: ignore[assignment]

_held: set[Path] = set()  # closing a file twice opened would let go of its lock


@contextmanager
def held(lock: Path, code: str) -> Iterator[None]:
    """Hold the lock of a folder; BadRequest of this code if another process does. No child inherits it."""
    name = lock.resolve()
    if name in _held:
        yield
        return
    with lock.open("a+", encoding="ascii") as file:
        if fcntl is not None:
            take(file.fileno(), lock, code)
        _held.add(name)
        try:
            file.truncate(0)
            file.write(f"{os.getpid()}\n")
            file.flush()
            yield
        finally:
            _held.discard(name)


def take(number: int, lock: Path, code: str) -> None:
    """Lock an open file at once, or say who has it."""
    try:
        fcntl.lockf(number, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        process = lock.read_text(encoding="ascii").strip() or "?"
        raise BadRequest(code, folder=str(lock.parent), process=process) from error
