"""Run a server until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import nullcontext, suppress
from functools import partial

import uvicorn

from trianon.core.errors import BadRequest
from trianon.server import addresses, host, logs
from trianon.server.app import create_server
from trianon.server.connections import Connection, SocketConnection
from trianon.server.database import Progress, open_engine
from trianon.server.folder import alone
from trianon.server.metrics import listen, shared_folder
from trianon.server.processes import Supervisor, check_processes
from trianon.server.services import House
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
        log_config=None,
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
        raise BadRequest("address", host=host, port=str(port), reason=reason) from error
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
    processes: int = 1,
) -> None:
    """Serve until SIGTERM or SIGINT, alone on a file; `ready` is called when nothing is in the way."""
    place = settings.place
    check_processes(settings, processes)
    logs.configure(settings.logs)
    sys.setswitchinterval(SWITCH_SECONDS)
    logging.getLogger("uvicorn.error").addFilter(worth_telling)
    raise_open_files()
    with alone(place.file) if place.file is not None else nullcontext(), shared_folder(settings):
        scraped = scraped_at(settings)
        open_engine(place, settings.busy_seconds, progress).dispose()
        host.first_token(settings)
        collect_seldom()
        ready()
        if processes == 1:
            serve_one(settings, listening, scraped)
        else:
            Supervisor(partial(serve_one, settings, listening, scraped), processes).run()


def scraped_at(settings: Settings) -> socket.socket | None:
    """The socket at which Prometheus asks; said in the log, since its port may be any free one."""
    if not settings.metrics:
        return None
    scraped = bound(*addresses.listener(settings.metrics))
    logging.getLogger("trianon.server").warning("metrics at %s:%d", *scraped.getsockname()[:2])
    return scraped


def serve_one(
    settings: Settings, listening: socket.socket, scraped: socket.socket | None = None
) -> None:
    """One process that serves."""
    logs.configure(settings.logs)
    made = config(settings)
    figures = made.app.watch.figures  # type: ignore[union-attr]
    if scraped is not None and figures is not None:
        listen(figures, scraped)
    uvicorn.Server(made).run(sockets=[listening])


def work_on(settings: Settings, ready: Callable[[], None] = lambda: None) -> None:
    """Think for the tables of a database that others serve, until SIGTERM or SIGINT."""
    if not settings.place.shared:
        raise BadRequest("work-file")
    logs.configure(settings.logs)
    with shared_folder(settings):
        scraped = scraped_at(settings)
        open_engine(settings.place, settings.busy_seconds).dispose()
        asyncio.run(worked(settings, ready, scraped))


async def worked(
    settings: Settings, ready: Callable[[], None], scraped: socket.socket | None = None
) -> None:
    """A house without a door: its bots think, nobody comes in."""
    stopped, loop = asyncio.Event(), asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stopped.set)
    house = House(settings, kind="work")
    if scraped is not None and house.watch.figures is not None:
        listen(house.watch.figures, scraped)
    ready()
    await stopped.wait()
    await house.close()
