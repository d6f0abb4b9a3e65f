"""Figures for Prometheus: each process counts in files of a shared folder, a listener of its own adds them up.

No label ever holds a table, a name, an address or a path: only words of ours, so that their number is bounded.
"""

from __future__ import annotations

import os
import socket
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from wsgiref.simple_server import WSGIRequestHandler

from trianon.server.settings import Settings

FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # how the client is told where; read when it is first imported
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0)
SLOW = (0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0, 120.0)


@contextmanager
def shared_folder(settings: Settings) -> Iterator[None]:
    """A folder in which all processes of this command count, while it runs."""
    if not settings.metrics:
        yield
        return
    with TemporaryDirectory(prefix="trianon-metrics-") as folder:
        os.environ[FOLDER] = folder
        try:
            yield
        finally:
            os.environ.pop(FOLDER, None)


class Figures:
    """What is counted; built once for each process."""

    def __init__(self) -> None:
        from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

        self.registry = CollectorRegistry()
        mine: dict[str, Any] = {"registry": self.registry, "namespace": "trianon"}
        self.moves = Counter("moves", "Actions stored.", ("game", "by"), **mine)
        self.acknowledged = Histogram(
            "acknowledge_seconds", "From an action to its acknowledgement.", ("by",),
            buckets=QUICK, **mine,
        )  # fmt: skip
        self.thoughts = Histogram(
            "job_seconds", "From asking for a thought to its answer, waiting included.", ("lane",),
            buckets=SLOW, **mine,
        )  # fmt: skip
        self.calls = Histogram(
            "database_seconds", "Calls of the store, waiting included.", ("call",),
            buckets=QUICK, **mine,
        )  # fmt: skip
        self.requests = Histogram(
            "request_seconds", "Requests over HTTP.", ("method", "room", "status"),
            buckets=QUICK, **mine,
        )  # fmt: skip
        self.refusals = Counter("refusals", "Refusals of sockets and requests.", ("code",), **mine)
        self.incidents = Counter("incidents", "Faults of ours, as logged.", ("kind",), **mine)
        all_of_us: dict[str, Any] = {"multiprocess_mode": "livesum", **mine}
        self.tables = Gauge("tables_in_memory", "Tables in memory.", **all_of_us)
        self.sockets = Gauge("sockets", "Open pages.", **all_of_us)
        self.memory = Gauge("resident_bytes", "Memory of the serving processes.", **all_of_us)
        self.cpu = Gauge("cpu_seconds", "Processor time of the serving processes.", **all_of_us)
        self.waiting = Gauge("thoughts_waiting", "Thoughts in line here.", ("lane",), **all_of_us)
        self.pool = Gauge("database_connections", "Connections.", ("state",), **all_of_us)
        one_house: dict[str, Any] = {"multiprocess_mode": "livemostrecent", **mine}
        self.jobs = Gauge("jobs", "Jobs of the whole house.", ("lane", "state"), **one_house)
        self.running = Gauge("tables_running", "Unfinished tables of the house.", **one_house)
        self.processes = Gauge("processes", "Processes of this command.", **all_of_us)
        self.processes.set(1)

    def exposed(self) -> Any:
        """What the listener shows: the sum of all processes, or of the only one."""
        from prometheus_client import CollectorRegistry
        from prometheus_client.multiprocess import MultiProcessCollector

        folder = os.environ.get(FOLDER)
        if not folder:
            return self.registry
        shown = CollectorRegistry()
        MultiProcessCollector(shown, path=folder)  # type: ignore[no-untyped-call]
        return shown

    def set_jobs(self, found: Mapping[tuple[str, str], int], lanes: tuple[str, ...]) -> None:
        """Jobs by lane; a lane that is empty says so."""
        for lane in lanes:
            for state in ("waiting", "held"):
                self.jobs.labels(lane, state).set(found.get((lane, state), 0))


class Quiet(WSGIRequestHandler):
    """Scrapes are not logged."""

    def log_message(self, format: str, *args: Any) -> None:
        """Nothing."""


def listen(figures: Figures, listening: socket.socket) -> None:
    """Answer whoever scrapes, from a thread; all processes listen at one socket, and any answers for all."""
    from prometheus_client import make_wsgi_app
    from prometheus_client.exposition import ThreadingWSGIServer

    inner = make_wsgi_app(figures.exposed(), disable_compression=True)

    def app(environ: dict[str, Any], start_response: Any) -> Any:
        if environ.get("PATH_INFO") not in ("/metrics", "/"):
            start_response("404 Not Found", [("Content-Type", "text/plain")])
            return [b""]
        forget_the_dead()
        return inner(environ, start_response)

    server = ThreadingWSGIServer(listening.getsockname()[:2], Quiet, bind_and_activate=False)
    server.socket.close()
    server.socket = listening
    server.server_name, server.server_port = "localhost", listening.getsockname()[1]
    server.setup_environ()
    server.set_app(app)
    threading.Thread(target=server.serve_forever, daemon=True, name="metrics").start()


def forget_the_dead() -> None:
    """What a process that has died said about its present is no longer true; what it counted stays."""
    from prometheus_client.multiprocess import mark_process_dead

    folder = os.environ.get(FOLDER)
    if not folder:
        return
    numbers = {file.stem.rpartition("_")[2] for file in Path(folder).glob("gauge_live*.db")}
    for number in numbers:
        if number.isdigit() and not is_alive(int(number)):
            with suppress(OSError):
                mark_process_dead(int(number), folder)  # type: ignore[no-untyped-call]


def is_alive(number: int) -> bool:
    """Whether there is such a process."""
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True
