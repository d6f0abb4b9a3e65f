"""The watch: what a process counts about itself, for the host's page, for Prometheus and for traces."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager

from trianon.server.guard import COSTS
from trianon.server.metrics import Figures
from trianon.server.settings import Settings
from trianon.server.traces import spans

PEOPLE, BOTS = "person", "bot"
RECENT = 1000  # acknowledgements remembered for the slowest of a hundred
ROOMS = frozenset(COSTS) | {"me", "join", "invitation", "games", "learn", "locale", "host"}
METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"})


class Watch:
    """One for each process; counting costs a move some microseconds."""

    def __init__(self, settings: Settings) -> None:
        self.began = time.time()
        self.moves = 0
        self.recent: deque[tuple[float, float]] = deque(
            maxlen=RECENT
        )  # when, how long; people only
        self.figures = Figures() if settings.metrics else None
        self.span, self.end_spans = spans(settings.traces)

    def moved(self, game: str, by: str, seconds: float) -> None:
        """An action is stored and acknowledged."""
        self.moves += 1
        if by == PEOPLE:
            self.recent.append((time.monotonic(), seconds))
        if self.figures is not None:
            self.figures.moves.labels(game, by).inc()
            self.figures.acknowledged.labels(by).observe(seconds)

    @contextmanager
    def calling(self, name: str) -> Iterator[None]:
        """A call of the store."""
        if self.figures is None:
            with self.span("store", call=name):
                yield
            return
        start = time.perf_counter()
        try:
            with self.span("store", call=name):
                yield
        finally:
            self.figures.calls.labels(name).observe(time.perf_counter() - start)

    @contextmanager
    def thinking(self, lane: str) -> Iterator[None]:
        """A thought, from asking to its answer."""
        start = time.perf_counter()
        try:
            with self.span("think", lane=lane):
                yield
        finally:
            if self.figures is not None:
                self.figures.thoughts.labels(lane).observe(time.perf_counter() - start)

    def asked(self, method: str, room: str, status: int, seconds: float) -> None:
        """A request was answered."""
        if self.figures is not None:
            shown = room if room in ROOMS else "other"
            known = method if method in METHODS else "other"
            self.figures.requests.labels(known, shown, f"{status // 100}xx").observe(seconds)

    def refused(self, code: str) -> None:
        """Something was refused; codes are words of ours."""
        if self.figures is not None:
            self.figures.refusals.labels(code).inc()

    def incident(self, kind: str) -> None:
        """A fault of ours."""
        if self.figures is not None:
            self.figures.incidents.labels(kind).inc()

    def slowest(self, within_seconds: float = 600.0) -> float | None:
        """The slowest of a hundred acknowledgements of late, in seconds; None if nobody has moved."""
        since = time.monotonic() - within_seconds
        found = sorted(seconds for at, seconds in self.recent if at >= since)
        return found[-1 - len(found) // 100] if found else None
