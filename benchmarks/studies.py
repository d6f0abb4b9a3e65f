"""Speed of studies as JSON: rows on disk against the compiled loop; a million games; Ray against processes."""

from __future__ import annotations

import argparse
import json
import os
import tempfile
import threading
import time
from functools import partial
from pathlib import Path

import numpy as np

from trianon.core.game import key_of
from trianon.lab import runner
from trianon.lab.runner import on_cluster
from trianon.study import harvest
from trianon.study.notes import Notes, Subject
from trianon.study.plan import BASE, Study
from trianon.study.report import write_report
from trianon.study.run import run

RUNS = 3


def loop_alone(plan: Study) -> float:
    """CPU seconds of the same games in the compiled loop, with nothing noted or written."""
    terms = plan.terms(BASE)
    game = terms.game
    started = time.process_time()
    for number in range(plan.total):
        shuffle = runner.shuffle_seed(plan.seed, number)
        state = game.start(plan.players, shuffle, {}, terms.edition, silent=True)
        game.play_randomly(state, runner.bot_seed(plan.seed, number, 0) | 1, 1_000_000)
    return time.process_time() - started


def harvest_alone(plan: Study) -> float:
    """CPU seconds of the same games, noted in memory."""
    subject = Subject(plan.terms(BASE), plan.players)
    started = time.process_time()
    notes = Notes(subject, plan.total, False)
    seeds = b"".join(runner.shuffle_seed(plan.seed, one) for one in range(plan.total))
    keys = np.frombuffer(seeds, "<u4").reshape(-1, len(key_of(b"")))
    words = np.array(
        [runner.bot_seed(plan.seed, one, 0) | 1 for one in range(plan.total)], np.uint32
    )
    harvest.play_all(notes, keys, words, lambda index: False)
    return time.process_time() - started


def written(plan: Study, folder: Path) -> float:
    """CPU seconds of the same games with their rows on disk."""
    started = time.process_time()
    run(plan, folder)
    return time.process_time() - started


def speeds(games: int, room: Path) -> dict[str, object]:
    """CPU time, so that neighbours do not count; the best of a few runs."""
    found: dict[str, object] = {}
    for name, players in (("bastille", 4), ("louis-xiv", 4), ("heads-of-state", 5)):
        bots = ("random",) * players
        plan = Study(game=name, players=players, bots=bots, games=games, detail=False)
        alone = min(loop_alone(plan) for _ in range(RUNS))
        noted = min(harvest_alone(plan) for _ in range(RUNS))
        kept = min(written(plan, room / f"{name}-{one}") for one in range(RUNS))
        found[name] = {
            "loop_games_per_cpu_s": round(plan.total / alone),
            "noted_games_per_cpu_s": round(plan.total / noted),
            "parquet_games_per_cpu_s": round(plan.total / kept),
            "parquet_to_loop": round(alone / kept, 2),
        }
    return found


class Usage:
    """Wall and CPU seconds of this process and all below it, and the memory they had at once at most."""

    def __enter__(self) -> Usage:
        self.peak, self.over = 0, threading.Event()
        self.watcher = threading.Thread(target=self.watch)
        self.started, self.cpu = time.perf_counter(), cpu_seconds()
        self.watcher.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.seconds = time.perf_counter() - self.started
        self.over.set()
        self.watcher.join()
        self.cpu = cpu_seconds() - self.cpu

    def watch(self) -> None:
        """Look ten times a second."""
        while not self.over.wait(0.1):
            self.peak = max(self.peak, sum(map(resident_mib, family(os.getpid()))))

    def figures(self) -> dict[str, float]:
        """What it came to."""
        return {
            "seconds": round(self.seconds, 1),
            "cpu_seconds": round(self.cpu, 1),
            "peak_mib": self.peak,
        }


def cpu_seconds() -> float:
    """Of this process and of those below it that have ended."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


def family(root: int) -> list[int]:
    """A process and all below it."""
    found = [root]
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit() and parent_of(folder) in found:
            found.append(int(folder.name))
    return found


def parent_of(folder: Path) -> int:
    """The process that started this one; 0 if it has ended meanwhile."""
    try:
        return int((folder / "stat").read_text().rsplit(") ", 1)[1].split()[1])
    except OSError:
        return 0


def resident_mib(process: int) -> int:
    """The memory of a process; shared pages count for everybody, so sums are rather too high."""
    try:
        pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    except OSError:
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE") // 2**20


def million(folder: Path) -> dict[str, object]:
    """A million random games of Bastille on two jobs, and their report."""
    plan = Study(game="bastille", players=4, bots=("random",) * 4, games=1_000_000, detail=False)
    with Usage() as playing:
        run(plan, folder, jobs=2)
    with Usage() as reporting:
        write_report(folder, "en")
    size = sum(path.stat().st_size for path in folder.rglob("*.parquet"))
    return {
        "games": playing.figures(),
        "report": reporting.figures(),
        "mb_on_disk": round(size / 1e6, 1),
    }


def clusters(games: int, room: Path, runs: int) -> dict[str, float]:
    """The same study on two processes and on a local Ray of two cores, in turn; start-up excluded.

    Timed from the first chunk that is done to the last, in games: both are warm by then.
    """
    plan = Study(game="bastille", players=4, bots=("page",) * 4, games=games)
    found: dict[str, list[float]] = {"pool": [], "ray": []}
    for number in range(runs):
        for name, address in (("pool", ""), ("ray", "local")):
            times: list[tuple[float, int]] = []
            with on_cluster(address):
                note = partial(noted_at, times)
                run(plan, room / f"{name}-{number}", jobs=2, progress=note)
            (first, _), *rest = [one for one in times if one[1]]
            found[name].append(sum(count for _, count in rest) / (rest[-1][0] - first))
    best = {name: max(rates) for name, rates in found.items()}
    return {
        "pool_games_per_s": round(best["pool"], 1),
        "ray_games_per_s": round(best["ray"], 1),
        "ray_to_pool": round(best["ray"] / best["pool"], 3),
    }


def noted_at(times: list[tuple[float, int]], count: int) -> None:
    """When so many games were done."""
    times.append((time.perf_counter(), count))


def main() -> None:
    """One JSON object."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=0, help="40,000 at random, 400 by bots")
    parser.add_argument("--million", action="store_true", help="a million games on two jobs")
    parser.add_argument("--ray", action="store_true", help="Ray on this machine against processes")
    parser.add_argument("--runs", type=int, default=RUNS, help="of Ray and processes; the best")
    wishes = parser.parse_args()
    with tempfile.TemporaryDirectory() as room:
        if wishes.million:
            found: object = million(Path(room) / "million")
        elif wishes.ray:
            found = clusters(wishes.games or 400, Path(room), wishes.runs)
        else:
            found = speeds(wishes.games or 40_000, Path(room))
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
