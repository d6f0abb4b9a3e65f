"""The promises of a house with several processes, at length: each is tried under play and printed.

    python -m benchmarks.trust_cluster                       # everything, reckoned at 80 minutes on two cores
    python -m benchmarks.trust_cluster --only restarts cuts  # some of it
    python -m benchmarks.trust_cluster --share 0.1           # smaller, to try the runner itself
    python -m benchmarks.trust_cluster --resume done.json    # what was done before is not done again

It starts its own PostgreSQL and its own Redis. Exit code 1 if a promise is broken.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from benchmarks.trust import Outcome, sized, tried
from tests.server import test_two_walks
from tests.server.cluster import House, Redis
from tests.server.postgres import cluster

PAUSE_SECONDS = 30.0
CUT_SECONDS = 5.0
MOVES = 8  # acknowledged between two faults


def under_play(count: int, fault: Callable[[House, int], Any], **changes: Any) -> Outcome:
    """So many faults, moves in between, everything checked at the end."""
    house = House(cluster(), **changes)
    try:
        house.play(MOVES)
        for number in range(count):
            fault(house, number)
            house.play(MOVES)
        house.check()
        moves = house.moves() + sum(len(person.acknowledged) for person in house.finished)
    finally:
        house.close()
    return Outcome(
        True, f"{count} times, {moves} moves acknowledged, 0 lost, 0 doubled, 0 diverging"
    )


def servers(share: float) -> Outcome:
    """Servers killed."""
    return under_play(sized(100, share), lambda house, n: house.kill_server(n % 2))


def workers(share: float) -> Outcome:
    """Workers killed; no other process thinks."""
    return under_play(sized(100, share), lambda house, n: house.kill_worker(), works=False)


def restarts(share: float) -> Outcome:
    """The database restarted as after a crash."""
    return under_play(sized(50, share), lambda house, n: house.postgres.restart())


def redis(share: float) -> Outcome:
    """Redis killed, and empty when it is back."""
    server = Redis()
    try:
        return under_play(sized(20, share), lambda house, n: server.kill(), hints=server.url)
    finally:
        server.end()


def pauses(share: float) -> Outcome:
    """Processes stopped for a while that do not know it."""
    seconds = max(1.0, PAUSE_SECONDS * min(1.0, share * 2))
    return under_play(sized(10, share), lambda house, n: house.pause(n % 2, seconds))


def cuts(share: float) -> Outcome:
    """No way to the database, told or not."""
    return under_play(sized(40, share), lambda house, n: house.cut_off(n % 2 == 0, CUT_SECONDS))


def seats(share: float) -> Outcome:
    """The walk over all seat operations at two processes."""
    found, late = test_two_walks.walk(sized(10_000, share), 11)
    figures = f"{found.steps:,} steps, {found.tables} tables, {found.views:,} views, "
    figures += f"{late} moves by an old copy, {len(found.breaches)} breaches"
    return Outcome(not found.breaches, figures)


TRIALS: dict[str, Callable[[float], Outcome]] = {
    "servers": servers,
    "workers": workers,
    "restarts": restarts,
    "redis": redis,
    "pauses": pauses,
    "cuts": cuts,
    "seats": seats,
}


def main() -> None:
    """Try what was asked for; what is done is written down at once."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--only", nargs="+", choices=list(TRIALS), default=list(TRIALS))
    parser.add_argument("--share", type=float, default=1.0, help="of the full sizes")
    parser.add_argument("--resume", type=Path, help="a file that remembers what was done")
    arguments = parser.parse_args()
    done: dict[str, Any] = {}
    if arguments.resume and arguments.resume.exists():
        done = json.loads(arguments.resume.read_text("utf-8"))
    for name in arguments.only:
        if name not in done:
            started = time.monotonic()
            held, figures = tried(TRIALS[name], arguments.share)
            seconds = round(time.monotonic() - started)
            done[name] = {"held": held, "figures": figures, "seconds": seconds}
            if arguments.resume:
                arguments.resume.write_text(json.dumps(done, indent=1), "utf-8")
        print(name, json.dumps(done[name]), flush=True)
    sys.exit(0 if all(done[name]["held"] for name in arguments.only) else 1)


if __name__ == "__main__":
    main()
