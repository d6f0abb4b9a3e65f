"""Run a server until it is told to stop."""

from __future__ import annotations

import socket
import sys
from collections.abc import Callable

import uvicorn
from sqlalchemy.exc import DBAPIError

from trianon.core.errors import BadRequest
from trianon.server.app import create_server
from trianon.server.engine import Progress, open_engine
from trianon.server.folder import FILE, alone
from trianon.server.settings import Settings

STOP_SECONDS = 3
SWITCH_SECONDS = 0.001  # a bot that thinks in a thread lets the sockets speak soon
BACKLOG = 1024


def config(settings: Settings) -> uvicorn.Config:
    """How uvicorn serves us: small frames, a quick end."""
    return uvicorn.Config(
        create_server(settings),
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_max_size=settings.frame_bytes,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
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


def serve_on(
    settings: Settings,
    listening: socket.socket,
    ready: Callable[[], None] = lambda: None,
    progress: Progress | None = None,
) -> None:
    """Serve until SIGTERM or SIGINT, alone on this folder; `ready` is called when nothing is in the way."""
    sys.setswitchinterval(SWITCH_SECONDS)
    with alone(settings.data):
        bring_up_to_date(settings, progress)
        ready()
        uvicorn.Server(config(settings)).run(sockets=[listening])


def bring_up_to_date(settings: Settings, progress: Progress | None) -> None:
    """The database before anybody comes; whatever is wrong with it is said in a sentence."""
    try:
        open_engine(settings.data, settings.busy_seconds, progress).dispose()
    except DBAPIError as error:
        file = str(settings.data / FILE)
        raise BadRequest("data-file", file=file, reason=str(error.orig)) from error
