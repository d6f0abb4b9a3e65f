"""Files a command will write: looked at before the work, not after it."""

from __future__ import annotations

import os
from pathlib import Path


def check_writable(path: Path | None) -> None:
    """Raise BadRequest if this file could not be written in the end."""
    from trianon.core.errors import BadRequest

    if path is None:
        return
    reason = fault_of(path)
    if reason:
        raise BadRequest("file-unwritable", file=str(path), reason=reason)


def fault_of(path: Path) -> str:
    """What stands in the way of a file; empty if nothing does."""
    folder = path.parent
    if path.is_dir():
        return os.strerror(21)
    if not folder.is_dir():
        return f"{folder}: {os.strerror(20 if folder.exists() else 2)}"
    target = path if path.exists() else folder
    return "" if os.access(target, os.W_OK) else os.strerror(13)
