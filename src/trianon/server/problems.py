"""Refusals of the server: codes with their HTTP status, and the sentence `error-<code>` in every language."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable

from trianon.core.errors import TrianonError

log = logging.getLogger("trianon.server")
on_incident: list[Callable[[str, str], None]] = []  # who else is told: an id, the name of an error


class Refusal(TrianonError):
    """Something a page asked that the server does not do; `STATUS` has every code."""


STATUS = {
    "malformed": 400,
    "bad-name": 400,
    "name-too-long": 400,
    "chat-too-long": 400,
    "chat-empty": 400,
    "no-session": 401,
    "no-host": 401,
    "host-token": 403,
    "banned": 403,
    "foreign-origin": 403,
    "not-at-table": 403,
    "not-your-seat": 403,
    "unknown-table": 404,
    "unknown-route": 404,
    "invitation-unknown": 404,
    "share-unknown": 404,
    "unknown-puzzle": 404,
    "no-puzzles": 404,
    "unknown-study": 404,
    "explore-no-board": 404,
    "explore-plain": 404,
    "method": 405,
    "too-slow": 408,
    "not-your-turn": 409,
    "stand-in": 409,
    "stale": 409,
    "move-id": 409,
    "illegal-action": 409,
    "game-over": 409,
    "game-running": 409,
    "table-closed": 409,
    "undo-none": 409,
    "undo-other": 409,
    "undo-hidden": 409,
    "seat-not-open": 409,
    "no-free-seat": 409,
    "seat-present": 409,
    "seat-held": 409,
    "second-seat": 409,
    "seat-changes": 409,
    "no-hints": 409,
    "not-solo": 409,
    "not-alone": 409,
    "no-record": 409,
    "rules-changed": 409,
    "page-old": 409,
    "invitation-used": 410,
    "table-removed": 410,
    "too-large": 413,
    "too-fast": 429,
    "tables-full": 429,
    "comments-full": 429,
    "tables-hourly": 429,
    "too-many-sockets": 429,
    "damaged": 500,
    "incident": 500,
    "explore-slow": 503,
    "explore-large": 503,
    "hint-late": 503,
    "storage": 503,
    "rules-newer": 503,
    "rules-elsewhere": 503,
    "build-old": 503,
    "server-old": 503,
    "page-missing": 503,
    "server-full": 503,
}
CLOSE = {  # the close code of a socket that is refused as a whole
    "no-session": 4403,
    "not-at-table": 4403,
    "banned": 4403,
    "unknown-table": 4404,
    "table-removed": 4409,
    "too-large": 4413,
    "too-fast": 4429,
    "too-many-sockets": 4429,
    "too-slow": 4408,
    "no-hello": 4400,
    "page-old": 4426,
    "damaged": 4500,
}


def status_of(error: TrianonError) -> int:
    """The HTTP status of a refusal; what the engine refuses is a bad request."""
    return STATUS.get(error.code, 400)


def damage(table: str, reason: str) -> str:
    """Rows that cannot be believed: logged under an id, without their contents; `trianon check` says more."""
    number = secrets.token_hex(4)
    facts = {"table": table, "incident": number}
    log.error("table %s is damaged (%s), incident %s", table, reason, number, extra=facts)
    tell(number, "Damaged")
    return number


def problem_headers(error: TrianonError) -> dict[str, str]:
    """What HTTP says besides the body: when to come back."""
    seconds = error.facts.get("seconds")
    return {} if seconds is None else {"retry-after": str(seconds)}


def incident(error: BaseException) -> Refusal:
    """A fault of ours: logged under an id, told without its contents."""
    number = secrets.token_hex(4)
    log.error("incident %s", number, exc_info=error, extra={"incident": number})
    tell(number, type(error).__name__)
    return Refusal("incident", incident=number)


def tell(number: str, kind: str) -> None:
    """Those who count and keep incidents hear of one; never of its contents."""
    for listener in list(on_incident):
        listener(number, kind)
