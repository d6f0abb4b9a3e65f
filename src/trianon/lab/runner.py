"""The runner: any work in portions, here or on processes of its own, and the seeds everything is played from.

Simulations, tournaments and tuning run here. Results depend on the work alone, never on the number of
processes or on which of them did it.
"""

from __future__ import annotations

import hashlib
import os
import pickle
import signal
import threading
import time
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from contextvars import ContextVar
from itertools import islice
from multiprocessing import active_children, get_context, parent_process
from typing import Any, TypeVar

from trianon.core.errors import BadRequest
from trianon.core.game import seed_of

AHEAD = 2  # portions that wait for each process, so that none is idle
PER_CORE = 4  # more processes than that for a core help nobody
STEADY_SECONDS = 0.25  # how long a portion should take, so that progress moves steadily
GROWTH = 2  # at most so many times the portion before

Portion = TypeVar("Portion")
Done = TypeVar("Done")
Work = Callable[[Portion], Done]
Progress = Callable[[int], None]


# Where `done` works: on processes of this machine, or on the Ray cluster at this address.
cluster_in_use: ContextVar[str] = ContextVar("cluster_in_use", default="")


@contextmanager
def on_cluster(address: str) -> Iterator[None]:
    """Whatever is done inside is done on this cluster; here if the address is empty."""
    if address:
        from trianon.lab.cluster import check_cluster

        check_cluster(address)
    mark = cluster_in_use.set(address)
    try:
        yield
    finally:
        cluster_in_use.reset(mark)


def no_progress(count: int) -> None:
    """For those who do not look."""


def shuffle_seed(seed: int, number: int) -> bytes:
    """The shuffle of a game, by its number."""
    return seed_of(seed * 1_000_003 + number)


def bot_seed(seed: int, number: int, seat: int) -> int:
    """Chance of a bot's own, unlike that of any other seat, game or run."""
    digest = hashlib.sha256(f"trianon bot {seed} {number} {seat}".encode()).digest()
    return int.from_bytes(digest[:4], "little") & 0x7FFFFFFF


class Portions:
    """The numbers from 0 up in portions that grow until each takes about a quarter of a second."""

    def __init__(self, total: int, jobs: int = 1) -> None:
        self.total = total
        self.size = 1
        self.most = max(
            1, total // (AHEAD * jobs)
        )  # near the end nobody waits for one long portion

    def __iter__(self) -> Iterator[range]:
        first = 0
        while first < self.total:
            last = min(self.total, first + self.size)
            yield range(first, last)
            first = last

    def took(self, count: int, seconds: float) -> None:
        """A portion is done: the next ones are larger or smaller."""
        wanted = count * STEADY_SECONDS / max(seconds, 1e-6)
        self.size = max(1, min(int(wanted), count * GROWTH, self.most))


def processes(jobs: int, portions: int) -> int:
    """How many processes are worth starting: never more than there is work, or than the machine can bear."""
    if jobs < 1:
        raise BadRequest("bad-jobs", found=jobs)
    return max(1, min(jobs, portions, PER_CORE * (os.cpu_count() or 1)))


def done(
    work: Work[Portion, Done], portions: Iterable[Portion], jobs: int
) -> Generator[Done, None, None]:
    """What comes of each portion, as it is finished, here or on a cluster; close the generator to stop."""
    if cluster_in_use.get():
        from trianon.lab.cluster import done_on

        check_sendable(work)
        return done_on(cluster_in_use.get(), work, portions, jobs)
    if jobs == 1:
        return (work(portion) for portion in portions)
    return done_apart(work, portions, jobs)


def done_apart(
    work: Work[Portion, Done], portions: Iterable[Portion], jobs: int
) -> Generator[Done, None, None]:
    """The same on processes of their own; they end with us, whatever they are thinking about."""
    check_sendable(work)
    others = set(active_children())
    # Spawned, not forked: bots and progress bars have threads.
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=serve_parent)
    try:
        yield from finished(pool, work, iter(portions), AHEAD * jobs)
        pool.shutdown()
    finally:
        for child in set(active_children()) - others:
            child.kill()
        # Its own thread ends before we do: at our exit Python would wake it through a pipe it is closing.
        pool.shutdown(cancel_futures=True)


def finished(
    pool: ProcessPoolExecutor, work: Work[Portion, Done], portions: Iterator[Portion], ahead: int
) -> Generator[Done, None, None]:
    """Results as they come in, with so many portions on their way; a process that died is named as such."""
    waiting: set[Future[Done]] = {pool.submit(work, one) for one in islice(portions, ahead)}
    try:
        while waiting:
            ready, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in ready:
                yield future.result()
            waiting |= {pool.submit(work, one) for one in islice(portions, ahead - len(waiting))}
    except BrokenProcessPool as error:
        raise BadRequest("worker-died") from error


def check_sendable(work: Any) -> None:
    """Work for other processes must be something that can be sent to them."""
    try:
        pickle.dumps(work)
    except (pickle.PicklingError, AttributeError, TypeError) as error:
        raise BadRequest("not-sendable", reason=str(error)[:200]) from error


def timed(work: Callable[[], Done]) -> tuple[Done, float]:
    """A result and the seconds it took."""
    started = time.perf_counter()
    return work(), time.perf_counter() - started


def serve_parent() -> None:
    """A process works as long as its parent lives: Ctrl-C is the parent's, its end is ours too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """A parent that was killed could not tell us."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
