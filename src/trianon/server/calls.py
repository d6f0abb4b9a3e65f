"""Calls of the store, each served by a thread: since when it waits, and whether its end is in doubt."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError

T = TypeVar("T")
AGAIN_SECONDS = 0.1  # between two attempts to reach a database that is out of reach
STARTING = ("57P01", "57P02", "57P03")  # states of PostgreSQL: it stops, has crashed, starts
LOST = ("08", "25006")  # classes of states: no connection; a primary that has become a replica


class Call(threading.local):
    """What a thread knows about the call it serves."""

    since: float | None = None
    in_doubt = False  # its commit was sent: a fault no longer tells whether it was stored


call = Call()


def waited() -> float:
    """The seconds since the call was made: its time in the queue counts."""
    return 0.0 if call.since is None else time.monotonic() - call.since


def transaction_begins(_: Connection) -> None:
    """Up to its commit nothing of it can have been stored."""
    call.in_doubt = False


def transaction_ends(_: Connection) -> None:
    """The commit goes out."""
    call.in_doubt = True


def patiently(serve: Callable[[], T], since: float, seconds: float) -> T:
    """Serve a call made then; a database out of reach is tried again, unless its commit is in doubt."""
    call.since = since
    while True:
        call.in_doubt = False
        try:
            return serve()
        except DBAPIError as error:
            if not is_lost(error) or call.in_doubt or waited() > seconds:
                raise
        time.sleep(AGAIN_SECONDS)


def is_lost(error: DBAPIError) -> bool:
    """Whether the database was out of reach, and may be back in a moment."""
    if not isinstance(error, OperationalError | InterfaceError) or not of_psycopg(error):
        return False
    state = getattr(error.orig, "sqlstate", None)
    gone = error.connection_invalidated or state is None or state in STARTING
    return gone or str(state).startswith(LOST)


def of_psycopg(error: DBAPIError) -> bool:
    """Whether PostgreSQL's driver says so; SQLite has its own ways of waiting."""
    return type(error.orig).__module__.startswith("psycopg")
