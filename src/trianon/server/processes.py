"""Several processes that listen at one socket: started together, replaced when they die, stopped together."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable
from types import FrameType

from trianon.core.errors import BadRequest
from trianon.server.problems import log
from trianon.server.settings import Settings

PAUSE_SECONDS = 1.0  # before a process that died at once is started again
ENDINGS = (signal.SIGTERM, signal.SIGINT)


def check_processes(settings: Settings, count: int) -> None:
    """A file is served by one process."""
    if count > 1 and not settings.place.shared:
        raise BadRequest("processes-file", count=count)
    if count > 1 and not hasattr(os, "fork"):
        raise BadRequest("processes-fork", count=count)


class Supervisor:
    """The parent: it serves nobody, so that nothing of it can fail."""

    def __init__(self, serve: Callable[[], None], count: int) -> None:
        self.serve, self.count = serve, count
        self.children: dict[int, float] = {}  # when each was started
        self.stopping = False

    def run(self) -> None:
        """Until we are told to stop and all are gone."""
        for number in ENDINGS:
            signal.signal(number, self.stop)
        for _ in range(self.count):
            self.start()
        while self.children:
            try:
                child, _ = os.wait()
            except InterruptedError:
                continue
            began = self.children.pop(child, None)
            if began is not None and not self.stopping:
                log.error("process %d has died; another takes its place", child)
                time.sleep(max(0.0, PAUSE_SECONDS - (time.monotonic() - began)))
                self.start()

    def start(self) -> None:
        """One more process; whoever is told to stop meanwhile hears it when the child is known."""
        signal.pthread_sigmask(signal.SIG_BLOCK, ENDINGS)
        try:
            if not self.stopping and (child := self.forked()):
                self.children[child] = time.monotonic()
        finally:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDINGS)

    def forked(self) -> int:
        """The number of a new child; the child itself serves and never comes back."""
        child = os.fork()
        if child == 0:
            for number in ENDINGS:
                signal.signal(number, signal.SIG_DFL)
            self.children.clear()
            signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDINGS)
            try:
                self.serve()
            finally:
                sys.stdout.flush()
                os._exit(0)
        return child

    def stop(self, number: int, _: FrameType | None) -> None:
        """Tell all of them."""
        self.stopping = True
        for child in list(self.children):
            os.kill(child, signal.SIGTERM)
