"""Work on a Ray cluster: the same portions, the same results; a portion that was lost is done again."""

from __future__ import annotations

import importlib.util
import logging
import os
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Generator, Iterable
from itertools import islice
from typing import Any, TypeVar

from trianon.core.errors import BadRequest

LOCAL, AUTO = "local", "auto"  # one of our own; the one that runs on this machine
AHEAD = 2  # portions that wait for each core
AGAIN = -1  # however often the node that holds a portion is lost
CONNECT_SECONDS = 5
ANSWER_SECONDS = 20  # until it is clear that whoever answers is no cluster
ASK = """
import logging, sys, ray
ray.init(address=sys.argv[1], log_to_driver=False, logging_level=logging.CRITICAL)
ray.shutdown()
"""
ASK_SECONDS = 1  # between questions how many cores there are

Portion = TypeVar("Portion")
Done = TypeVar("Done")


def done_on(
    address: str, work: Callable[[Portion], Done], portions: Iterable[Portion], jobs: int
) -> Generator[Done, None, None]:
    """What comes of each portion, as it is finished; close the generator to stop."""
    ray = connected(address, jobs)
    try:
        task = ray.remote(max_retries=AGAIN)(work_on)
        held = ray.put(work)
        waiting: list[Any] = []
        rest = iter(portions)
        asked, wide = 0.0, 1
        while True:
            if time.monotonic() - asked > ASK_SECONDS:  # nodes come and go; asking costs a journey
                asked, wide = time.monotonic(), cores(ray)
            room = AHEAD * wide - len(waiting)
            waiting += [task.remote(held, portion) for portion in islice(rest, max(0, room))]
            if not waiting:
                return
            ready, waiting = ray.wait(waiting, num_returns=1)
            for one in ready:
                yield ray.get(one)
    finally:
        ray.shutdown()


def work_on(work: Callable[[Portion], Done], portion: Portion) -> Done:
    """One portion, on whichever node."""
    return work(portion)


def cores(ray: Any) -> int:
    """How many portions can be worked on at once just now."""
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def check_cluster(address: str) -> None:
    """Raise BadRequest if nobody answers: Ray itself would end the whole process, without a word of ours."""
    if importlib.util.find_spec("ray") is None:
        raise BadRequest("cluster-needs")
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if address == LOCAL:
        return
    if address != AUTO:
        check_answers(address, host if colon else "", port)
    check_ray(address)


def check_answers(address: str, host: str, port: str) -> None:
    """Raise BadRequest if nobody at all answers there."""
    if not (host and port.isdecimal()):
        raise BadRequest("cluster-address", found=address)
    try:
        socket.create_connection((host, int(port)), CONNECT_SECONDS).close()
    except (OSError, OverflowError) as error:
        reason = str(getattr(error, "strerror", None) or error)
        raise BadRequest("cluster-absent", address=address, reason=reason) from error


def check_ray(address: str) -> None:
    """Raise BadRequest if it is no Ray that answers, before anything is written.

    Another process asks: Ray waits for minutes for what will never answer, and ends whoever asked.
    """
    command = [sys.executable, "-c", ASK, address]
    quiet = {**os.environ, "RAY_USAGE_STATS_ENABLED": "0"}
    try:
        asked = subprocess.run(
            command, env=quiet, capture_output=True, text=True, timeout=ANSWER_SECONDS, check=False
        )
    except subprocess.TimeoutExpired as error:
        reason = f"{ANSWER_SECONDS} s"
        raise BadRequest("cluster-absent", address=address, reason=reason) from error
    if asked.returncode:
        lines = asked.stderr.strip().splitlines() or ["Ray"]
        reason = lines[-1].rpartition("Error: ")[2].split(". ")[0].rstrip(".")[:200]
        raise BadRequest("cluster-absent", address=address, reason=reason)


def connected(address: str, jobs: int) -> Any:
    """Ray, connected to a cluster or with one of its own; no statistics are sent to anybody."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    if address == LOCAL:  # as willing as processes of our own: Ray's would give way to everybody
        os.environ.setdefault("RAY_worker_niceness", "0")
    import ray

    where = {"num_cpus": jobs} if address == LOCAL else {"address": address}
    try:
        ray.init(
            **where,
            log_to_driver=False,
            logging_level=logging.ERROR,
            include_dashboard=False if address == LOCAL else None,
        )
    except (ConnectionError, RuntimeError, ValueError, OSError) as error:
        text = str(error).strip().splitlines() or [type(error).__name__]
        raise BadRequest("cluster-absent", address=address, reason=text[0][:200]) from error
    return ray
