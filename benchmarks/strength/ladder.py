"""The ladder: one bot of a level against a table of the level below, on the same shuffles in every seat.

    python benchmarks/strength/ladder.py --game bastille --players 4 --step minister --games 200 --jobs 2

Searching levels think by simulations here, so that anyone gets the same games again on any machine; the numbers
are what one core manages in about 100 milliseconds (Minister) and ten times that (Sun King), unless a share of
them is asked for. Finished games are kept in --results and not played again.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from trianon.core.registry import GAMES
from trianon.lab.results_file import ResultsFile
from trianon.lab.standings import summarise
from trianon.lab.tournament import Tournament, run

MINISTER = {"bastille": 8000, "louis-xiv": 6000, "heads-of-state": 8000}  # simulations in 100 ms
STEPS = {
    "courtier": ("courtier", "random"),
    "courtier-page": ("courtier", "page"),
    "minister": ("minister", "courtier"),
    "sun-king": ("sun-king", "minister"),
}


def bot(level: str, game: str, share: float) -> str:
    """A level by its simulations."""
    simulations = {"minister": MINISTER[game], "sun-king": 10 * MINISTER[game]}.get(level)
    return level if simulations is None else f"{level}:{round(simulations * share)}"


def main() -> None:
    """Play one step of one ladder and print its figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=list(GAMES), required=True)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--step", choices=list(STEPS), required=True)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--share", type=float, default=1.0, help="of the simulations")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--results", type=Path)
    arguments = parser.parse_args()
    better, weaker = (bot(name, arguments.game, arguments.share) for name in STEPS[arguments.step])
    bots = (better, *[weaker] * (arguments.players - 1))
    plan = Tournament(
        game=arguments.game,
        players=arguments.players,
        bots=bots,
        games=arguments.games,
        seed=arguments.seed,
    )
    if arguments.results:
        with ResultsFile(arguments.results, plan) as kept:
            results = run(plan, jobs=arguments.jobs, done=kept.results, keep=kept.keep)
    else:
        results = run(plan, jobs=arguments.jobs)
    summary = summarise(plan, results)
    first = next(standing for standing in summary.standings if standing.bot == better)
    print(
        json.dumps(
            {
                "game": arguments.game,
                "players": arguments.players,
                "bots": list(bots),
                "games": len(results),
                "win_share": round(first.win_share, 4),
                "interval": [round(bound, 4) for bound in first.interval],
                "fair_share": 1 / arguments.players,
            }
        ),
        flush=True,
    )


if __name__ == "__main__":
    main()
