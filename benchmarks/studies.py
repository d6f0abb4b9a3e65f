"""Speed of studies as JSON: rows on disk against the compiled loop alone, in the same run; report; explorer."""

from __future__ import annotations

import argparse
import json
import resource
import tempfile
import time
from pathlib import Path

import numpy as np

from trianon.core.game import key_of
from trianon.lab import runner
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


def main() -> None:
    """CPU time, so that neighbours do not count; the best of a few runs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40_000)
    parser.add_argument("--million", action="store_true", help="also a million games, on two jobs")
    wishes = parser.parse_args()
    found: dict[str, object] = {}
    with tempfile.TemporaryDirectory() as room:
        for name, players in (("bastille", 4), ("louis-xiv", 4), ("heads-of-state", 5)):
            bots = ("random",) * players
            plan = Study(game=name, players=players, bots=bots, games=wishes.games, detail=False)
            alone = min(loop_alone(plan) for _ in range(RUNS))
            noted = min(harvest_alone(plan) for _ in range(RUNS))
            kept = min(written(plan, Path(room) / f"{name}-{one}") for one in range(RUNS))
            found[name] = {
                "loop_games_per_cpu_s": round(plan.total / alone),
                "noted_games_per_cpu_s": round(plan.total / noted),
                "parquet_games_per_cpu_s": round(plan.total / kept),
                "parquet_to_loop": round(alone / kept, 2),
            }
        if wishes.million:
            found["million"] = million(Path(room) / "million")
    print(json.dumps(found, indent=2))


def million(folder: Path) -> dict[str, float]:
    """A million random games of Bastille on two jobs, and their report."""
    plan = Study(game="bastille", players=4, bots=("random",) * 4, games=1_000_000, detail=False)
    started = time.perf_counter()
    run(plan, folder, jobs=2)
    played = time.perf_counter() - started
    started = time.perf_counter()
    write_report(folder, "en")
    children = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
    own = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return {
        "seconds": round(played, 1),
        "report_seconds": round(time.perf_counter() - started, 1),
        "own_mib": round(own / 1024),
        "largest_child_mib": round(children / 1024),
    }


if __name__ == "__main__":
    main()
