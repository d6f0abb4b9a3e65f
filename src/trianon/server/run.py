"""Run a server until it is told to stop."""

from __future__ import annotations

import gc
import socket
import sys

import uvicorn

from trianon.core.errors import BadRequest
from trianon.server.app import create_server
from trianon.server.settings import Settings

STOP_SECONDS = 3
SWITCH_SECONDS = 0.001  # whoever reads a long log in a thread lets the sockets speak soon
BACKLOG = 1024
GARBAGE = (
    10_000,
    20,
    50,
)  # what was there at the start is not looked through again: that took 80 ms at a time


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


def serve_on(settings: Settings, listening: socket.socket) -> None:
    """Serve until SIGTERM or SIGINT."""
    sys.setswitchinterval(SWITCH_SECONDS)
    server = uvicorn.Server(config(settings))
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    server.run(sockets=[listening])
