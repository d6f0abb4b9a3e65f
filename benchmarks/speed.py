"""Speed of the rules, of the import and of the build, as JSON (make bench)."""

from __future__ import annotations

import json
import platform
import statistics
import subprocess
import sys
import time
from pathlib import Path

from trianon import __version__
from trianon.core.registry import GAMES
from trianon.lab.speed import measure

RUNS = 5


def seconds(code: list[str]) -> float:
    """Wall time of a command, median of five."""
    times = []
    for _ in range(RUNS):
        started = time.perf_counter()
        subprocess.run(code, check=True, capture_output=True)
        times.append(time.perf_counter() - started)
    return statistics.median(times)


def import_ms() -> float:
    """`import trianon` with its games' door, less the start of Python itself."""
    bare = seconds([sys.executable, "-c", "pass"])
    return 1000 * (seconds([sys.executable, "-c", "import trianon"]) - bare)


def main() -> None:
    """Everything in one object; ratios against the same rules uncompiled, in the same run."""
    trianon = str(Path(sys.executable).with_name("trianon"))
    games = [measure(name) for name in GAMES]
    for game in games:
        ratio = game["inside_moves_per_s"] / game["uncompiled_moves_per_s"]
        game["times_uncompiled"] = round(ratio, 1)
    print(
        json.dumps(
            {
                "trianon": __version__,
                "python": platform.python_version(),
                "machine": platform.machine(),
                "runs": RUNS,
                "import_ms": round(import_ms(), 1),
                "help_ms": round(1000 * seconds([trianon, "--help"]), 1),
                "games": games,
            },
            indent=2,
        )
    )


if __name__ == "__main__":
    main()
