"""Two threads against one, on an idle machine and beside busy processes, as JSON in one run.

    python benchmarks/threads.py [--against FOLDER] [--seconds 0.4] [--rounds 7]

The busy processes are started here. Every figure is taken in turn with the others of its kind, round by round;
ratios are medians of the rounds. One thread is measured twice, by two batches: what the second makes of the
first is noise, and "never slower" means not slower by more than that. `--against` measures another build too: a
folder with its `trianon` package.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

GAME = "louis-xiv"
SIZES = (256, 4096)
BATCHES = {"1": 1, "2": 2, "again": 1}  # threads by name
BUSY = (0, 1, 2)


class Worker:
    """A process that steps batches of one build and says how fast."""

    def __init__(self, folder: str) -> None:
        environment = {**os.environ, "PYTHONPATH": folder} if folder else dict(os.environ)
        self.process = subprocess.Popen(
            [sys.executable, __file__, "--work"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment,
        )  # fmt: skip

    def rate(self, games: int, batch: str, seconds: float) -> float:
        """Steps a second."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(games, batch, seconds, file=self.process.stdin, flush=True)
        return float(self.process.stdout.readline())

    def close(self) -> None:
        """No more work."""
        self.process.communicate("")


def work() -> None:
    """What a worker does: a line of wishes, a line with the rate."""
    import numpy as np

    from trianon.envs.vector import Batch

    batches = {
        (games, name): Batch(GAME, games, 4, threads=threads, observe=False)
        for games in SIZES
        for name, threads in BATCHES.items()
    }
    actions = {games: np.empty(games, np.int32) for games in SIZES}
    for line in sys.stdin:
        size, name, seconds = line.split()
        games = int(size)
        batch, steps, begun = batches[games, name], 0, time.perf_counter()
        while time.perf_counter() - begun < float(seconds):
            batch.step(batch.sample(actions[games]))
            steps += games
        print(steps / (time.perf_counter() - begun), flush=True)


@contextmanager
def busy(processes: int) -> Iterator[None]:
    """So many processes that do nothing but count."""
    code = [sys.executable, "-c", "while True: pass"]
    running = [subprocess.Popen(code) for _ in range(processes)]
    try:
        yield
    finally:
        for process in running:
            process.kill()
            process.wait()


def measured(
    workers: dict[str, Worker], games: int, seconds: float, rounds: int
) -> dict[str, float]:
    """The rates of every build on one and two threads, and what two make of one."""
    rates: dict[str, list[float]] = {}
    for _ in range(rounds):
        for batch in BATCHES:
            for name, worker in workers.items():
                rates.setdefault(f"{name}_{batch}", []).append(worker.rate(games, batch, seconds))
    found = {f"{name}_steps_per_s": round(statistics.median(row)) for name, row in rates.items()}
    ratios = {
        f"{name}_{word}_to_one": ratio(rates[f"{name}_{batch}"], rates[f"{name}_1"])
        for name in workers
        for word, batch in (("two", "2"), ("again", "again"))
    }
    if "against" in workers:
        ratios["two_threads_to_against"] = ratio(rates["ours_2"], rates["against_2"])
        ratios["one_thread_to_against"] = ratio(rates["ours_1"], rates["against_1"])
    return found | ratios


def ratio(above: list[float], below: list[float]) -> float:
    """The median of the ratios round by round."""
    return round(statistics.median(a / b for a, b in zip(above, below, strict=True)), 2)


def main() -> None:
    """Every size beside no, one and two busy processes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--against", default="", help="folder with the package of another build")
    parser.add_argument("--seconds", type=float, default=0.4)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--work", action="store_true", help=argparse.SUPPRESS)
    wish = parser.parse_args()
    if wish.work:
        work()
        return
    with ExitStack() as stack:
        workers = {"ours": Worker("")}
        if wish.against:
            workers["against"] = Worker(wish.against)
        for worker in workers.values():
            stack.callback(worker.close)
        rows = []
        for processes in BUSY:
            with busy(processes):
                for games in SIZES:
                    found = measured(workers, games, wish.seconds, wish.rounds)
                    rows.append({"busy": processes, "games": games, **found})
    busy_rows = [row for row in rows if row["busy"]]
    noise = max(abs(1 - row["ours_again_to_one"]) for row in busy_rows)
    never_slower = all(row["ours_two_to_one"] >= 1 - noise for row in busy_rows)
    print(
        json.dumps(
            {
                "game": GAME,
                "cores": os.cpu_count(),
                "load": os.getloadavg()[0],
                "rounds": wish.rounds,
                "noise": round(noise, 2),
                "never_slower_beside_busy_processes": never_slower,
                "rows": rows,
            },
            indent=2,
        )
    )


if __name__ == "__main__":
    main()
