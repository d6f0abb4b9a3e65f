"""The promises of docs/trust.md at length: each is tried, measured and printed; exit code 1 if one is broken.

    python -m benchmarks.trust                    # everything, about 13 minutes on two cores
    python -m benchmarks.trust --only undo flips  # some of them
    python -m benchmarks.trust --share 0.05       # smaller, to try the runner itself

What is measured against a clock wants a machine that does nothing else.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from benchmarks import fairness, floods
from tests.laws import test_undo
from tests.server import test_damage, test_faults, test_seat_walk
from tests.server.harness import close_all, running


class Outcome(NamedTuple):
    """Whether a promise held, and the figures."""

    held: bool
    figures: str


Trial = Callable[[float], Outcome]  # of the share of its full size


def sized(full: int, share: float) -> int:
    """So many of the full number, at least one."""
    return max(1, round(full * share))


def kills(share: float) -> Outcome:
    """Servers killed under play."""
    count = sized(100, share)
    with tempfile.TemporaryDirectory() as data:
        try:
            moves = test_faults.kills(count, Path(data))
        finally:
            close_all()
    return Outcome(True, f"{count} x kill -9, {moves} moves acknowledged, 0 lost, 0 doubled")


def races(share: float) -> Outcome:
    """The same decision answered by two tabs."""
    count = sized(1000, share)
    with tempfile.TemporaryDirectory() as data, running(Path(data)) as server:
        try:
            test_faults.races(count, server.port)
        finally:
            close_all()
    return Outcome(True, f"{count} races, exactly one move each")


def seats(share: float) -> Outcome:
    """A random walk over all seat operations."""
    found = test_seat_walk.walk(sized(10_000, share), 11)
    figures = f"{found.steps:,} steps, {found.tables} tables, {found.views:,} views, "
    return Outcome(not found.breaches, figures + f"{len(found.breaches)} breaches")


def undo(share: float) -> Outcome:
    """Actions that reveal something, judged by imagined worlds; on two processes."""
    count = sized(50_000, share)
    with ProcessPoolExecutor(2, get_context("spawn")) as pool:
        found = list(pool.map(test_undo.revealing, [count, count], [101, 202]))
    revealing, leaked = sum(one.revealing for one in found), sum(one.leaked for one in found)
    kinds = ", ".join(kind for one in found for kind in one.kinds)
    figures = f"{revealing:,} revealing actions, {leaked} could be taken back {kinds}".rstrip()
    return Outcome(leaked == 0 and revealing >= 2 * count, figures)


def flips(share: float) -> Outcome:
    """Bits and rows changed in a stored database."""
    found = test_damage.flips(sized(100, share), 7)
    whole = found.found == found.flips and not found.harmed
    figures = f"{found.found} of {found.flips} found by `trianon check`, "
    missed = f"; missed: {', '.join(found.missed)}" if found.missed else ""
    return Outcome(whole, figures + f"{len(found.harmed)} harmed another table{missed}")


def kings(share: float) -> Outcome:
    """Others play while 200 Sun Kings think."""
    found = fairness.measure(kings=sized(200, share), seconds=max(5.0, 20 * share))
    worst = max(one["answer_ms"]["p99"] for one in found["phases"].values())
    acks = ", ".join(f"{name} {one['ack_ms']['p99']}" for name, one in found["phases"].items())
    figures = f"quick bots p99 {worst} ms; acknowledged p99 in ms: {acks}"
    return Outcome(found["holds"], figures)


def flood(share: float) -> Outcome:
    """One attacker at full speed."""
    found = floods.measure(seconds=max(2.0, 5 * share))
    broken = [one["attack"] for one in found["attacks"] if not one["holds"]]
    figures = f"{len(found['attacks'])} kinds of attack, broken by: {', '.join(broken) or 'none'}"
    return Outcome(found["holds"], figures)


TRIALS: dict[str, tuple[str, Trial]] = {
    "kings": ("nobody's bots keep others waiting", kings),
    "floods": ("one visitor cannot stop others", flood),
    "kills": ("nothing acknowledged is lost", kills),
    "races": ("of two tabs exactly one moves", races),
    "seats": ("a hand is seen by one person", seats),
    "flips": ("damage is noticed and harms one table", flips),
    "undo": ("undo teaches nothing", undo),
}


def tried(trial: Trial, share: float) -> Outcome:
    """What came of a trial; a law that fails says where."""
    try:
        return trial(share)
    except AssertionError as error:
        return Outcome(False, f"AssertionError: {error}"[:200])


def main() -> None:
    """Try what was asked for and print a table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--only", nargs="+", choices=list(TRIALS), default=list(TRIALS))
    parser.add_argument("--share", type=float, default=1.0, help="of the full sizes")
    arguments = parser.parse_args()
    table = Table("promise", "held", "figures", "seconds")
    broken = 0
    for name in arguments.only:
        promise, trial = TRIALS[name]
        print(f"{name} ...", file=sys.stderr, flush=True)
        started = time.monotonic()
        outcome = tried(trial, arguments.share)
        seconds = f"{time.monotonic() - started:.0f}"
        broken += not outcome.held
        table.add_row(promise, "yes" if outcome.held else "NO", outcome.figures, seconds)
        print(f"  {'held' if outcome.held else 'BROKEN'}: {outcome.figures}", file=sys.stderr)
    Console().print(table)
    sys.exit(1 if broken else 0)


if __name__ == "__main__":
    main()
