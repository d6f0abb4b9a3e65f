"""The log: a line for each thing a host should know, with table and incident ids and without secrets."""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import MutableMapping
from typing import Any

import structlog

Event = MutableMapping[str, Any]
# What must never stand in a log, wherever it comes from: passwords in URLs, cookies, links with tokens.
SECRETS = (
    (re.compile(r"(\w+://[^\s/:@]*):[^\s@/]+@"), r"\1:***@"),
    (re.compile(r"(trianon(?:_host)?=)[^\s;,\"']+"), r"\1***"),
    (re.compile(r"(/(?:join|api/shared|shared)[/#?]+)[\w\-=]{16,}"), r"\1***"),
    (re.compile(r"\[parameters: .*", re.DOTALL), "[parameters: ***]"),
)


def without_secrets(_: Any, __: str, event: Event) -> Event:
    """The last look at every line."""
    return {name: cleaned(value) for name, value in event.items()}


def cleaned(value: Any) -> Any:
    """A text without secrets."""
    if not isinstance(value, str):
        return value
    for pattern, shown in SECRETS:
        value = pattern.sub(shown, value)
    return value


SHARED: list[Any] = [
    structlog.contextvars.merge_contextvars,
    structlog.stdlib.ExtraAdder(allow={"table", "incident", "seq"}),
    structlog.stdlib.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
]


def formatter(form: str) -> logging.Formatter:
    """How lines look: for a person, or an object each for a program."""
    end = (
        structlog.processors.JSONRenderer()
        if form == "json"
        else structlog.dev.ConsoleRenderer(
            colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback
        )
    )
    return structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=SHARED,
        processors=[
            structlog.stdlib.ProcessorFormatter.remove_processors_meta,
            structlog.processors.format_exc_info,
            without_secrets,
            end,
        ],
    )


def configure(form: str) -> None:
    """From now on everything that is logged in this process comes out so, on the error stream."""
    handler = logging.StreamHandler()
    handler.setFormatter(formatter(form))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    for name in ("uvicorn", "uvicorn.error"):
        logging.getLogger(name).handlers.clear()
        logging.getLogger(name).propagate = True


def at_table(name: str) -> None:
    """Whatever is logged from here on in this task is about a table."""
    structlog.contextvars.bind_contextvars(table=name)


def table_now() -> str:
    """The table this task is about; empty for none."""
    return str(structlog.contextvars.get_contextvars().get("table", ""))
