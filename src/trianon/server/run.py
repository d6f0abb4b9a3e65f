"""Run a server until it is told to stop."""

from __future__ import annotations

import gc
import logging
import socket
import sys
from collections.abc import Callable
from contextlib import suppress

import uvicorn
from sqlalchemy.exc import DBAPIError

from trianon.core.errors import BadRequest
from trianon.server.app import create_server
from trianon.server.connections import Connection, SocketConnection
from trianon.server.engine import Progress, open_engine
from trianon.server.folder import FILE, alone
from trianon.server.settings import Settings

STOP_SECONDS = 3
SWITCH_SECONDS = 0.001  # whoever reads a long log in a thread lets the sockets speak soon
BACKLOG = 1024
# What was there at the start is not looked through again: that took 80 ms at a time.
GARBAGE = (10_000, 20, 50)
NOT_WORTH_TELLING = (
    "ASGI callable returned without",
    "Invalid HTTP request",
    "Invalid UTF-8 sequence",
    "Unsupported upgrade",
)


def config(settings: Settings) -> uvicorn.Config:
    """How uvicorn serves us: small frames, a quick end."""
    return uvicorn.Config(
        create_server(settings),
        log_level="warning",
        access_log=False,
        server_header=False,
        http=Connection,
        ws=SocketConnection,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
        ws_max_size=settings.frame_bytes,
        ws_ping_interval=settings.ping_seconds,
        ws_ping_timeout=settings.ping_seconds,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=STOP_SECONDS,
        lifespan="on",
    )


def bound(host: str, port: int) -> socket.socket:
    """A socket that listens; port 0 takes any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        reason = str(error.strerror or error)
        raise BadRequest("address", host=host, port=port, reason=reason) from error
    listening.listen(BACKLOG)
    return listening


def worth_telling(record: logging.LogRecord) -> bool:
    """Whether the log needs a line: not for each visitor who leaves early or speaks nonsense."""
    return not record.getMessage().startswith(NOT_WORTH_TELLING)


def raise_open_files() -> None:
    """As many connections as the system allows us, not as many as it thinks we want."""
    try:
        import resource
    except ImportError:  # not on this system
        return
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):  # what is not allowed stays as it was
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def collect_seldom() -> None:
    """Do not look again and again through what was there at the start."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)


def serve_on(
    settings: Settings,
    listening: socket.socket,
    ready: Callable[[], None] = lambda: None,
    progress: Progress | None = None,
) -> None:
    """Serve until SIGTERM or SIGINT, alone on this folder; `ready` is called when nothing is in the way."""
    sys.setswitchinterval(SWITCH_SECONDS)
    logging.getLogger("uvicorn.error").addFilter(worth_telling)
    raise_open_files()
    with alone(settings.data):
        bring_up_to_date(settings, progress)
        server = uvicorn.Server(config(settings))
        collect_seldom()
        ready()
        server.run(sockets=[listening])


def bring_up_to_date(settings: Settings, progress: Progress | None) -> None:
    """The database before anybody comes; whatever is wrong with it is said in a sentence."""
    try:
        open_engine(settings.data, settings.busy_seconds, progress).dispose()
    except DBAPIError as error:
        file = str(settings.data / FILE)
        raise BadRequest("data-file", file=file, reason=str(error.orig)) from error
