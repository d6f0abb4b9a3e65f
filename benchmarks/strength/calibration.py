"""How true the win probability is: Brier score and reliability on games that no weight was tuned on.

    python benchmarks/strength/calibration.py bastille --games 500 --bots courtier --jobs 2 --plot bastille.svg

At each tick of the game's clock (a round, or a turn) one seat is asked for everybody's chances: the one that
decides then, by a small search from what it can know. The games have seeds of their own, below a million;
weights were tuned on seeds from ten million up. Every chance is compared with what happened, and with the
constant 1/n.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, NamedTuple

from trianon.bots.bot import ask, bot_named
from trianon.bots.judgement import judgement_of
from trianon.bots.search import Budget, think
from trianon.core.game import Game, seed_of
from trianon.core.registry import GAMES, game
from trianon.lab.analyse import mean_of, result

FIRST_SEED = 500_000
BINS = 10
Z95 = 1.96


class Setting(NamedTuple):
    """What is measured."""

    game: str
    players: int
    bots: tuple[str, ...]
    simulations: int
    first: int


class Prediction(NamedTuple):
    """The chances of all seats at a moment, how far the game was, and what became of it."""

    clock: int
    chances: tuple[float, ...]
    shares: tuple[float, ...]

    @property
    def brier(self) -> float:
        """The mean over the seats of the squared error."""
        return fmean(
            (chance - share) ** 2 for chance, share in zip(self.chances, self.shares, strict=True)
        )

    @property
    def constant(self) -> float:
        """The same of the constant 1/n."""
        return fmean((1 / len(self.shares) - share) ** 2 for share in self.shares)


def predicted(rules: Game, state: Any, simulations: int, seed: int) -> tuple[float, ...]:
    """The chances as the deciding seat sees them: the mean of its tree."""
    decision = rules.decision(state)
    assert decision is not None
    seat = decision.seat
    found = think(
        rules, decision, lambda number: rules.resample(state, seat, number),
        Budget(simulations=simulations), seed, margin=0.0,
    )  # fmt: skip
    return mean_of([one.values for one in found], [one.visits for one in found])


def played(setting: Setting, number: int) -> list[Prediction]:
    """One game and what was predicted at every tick of its clock."""
    rules = game(setting.game)
    clock = judgement_of(rules).rules["heuristic"].clock
    state = rules.start(setting.players, seed_of(setting.first + number), silent=True)
    seats = range(setting.players)
    names = [setting.bots[(seat + number) % len(setting.bots)] for seat in seats]
    bots = [bot_named(name, rules, number * 8 + seat) for seat, name in enumerate(names)]
    made: list[tuple[int, tuple[float, ...]]] = []
    last = None
    while not state.over:
        now = clock(state)
        if now != last:
            made.append((now, predicted(rules, state, setting.simulations, number * 512 + now)))
            last = now
        rules.apply(state, ask(bots[state.asked_seat], rules, state))
    shares = result(rules, state)
    return [Prediction(now, chances, shares) for now, chances in made]


def reliability(found: Iterable[Prediction]) -> list[dict[str, float]]:
    """Chances in bins: what was said on average, and how often it came true."""
    bins: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for one in found:
        for chance, share in zip(one.chances, one.shares, strict=True):
            bins[min(int(chance * BINS), BINS - 1)].append((chance, share))
    return [
        {
            "from": number / BINS,
            "predicted": round(fmean(chance for chance, _ in pairs), 4),
            "happened": round(fmean(share for _, share in pairs), 4),
            "count": len(pairs),
        }
        for number, pairs in enumerate(bins)
        if pairs
    ]


def summary(setting: Setting, games: list[list[Prediction]]) -> dict[str, Any]:
    """Brier scores over games, each game counted once, with 95 % intervals of their means."""
    whole = [one for predictions in games for one in predictions]
    brier = [fmean(one.brier for one in predictions) for predictions in games]
    constant = [fmean(one.constant for one in predictions) for predictions in games]
    gain = [plain - score for plain, score in zip(constant, brier, strict=True)]
    bins = reliability(whole)
    said = sum(row["count"] for row in bins)
    off = sum(row["count"] * abs(row["predicted"] - row["happened"]) for row in bins) / said
    clocks = sorted({one.clock for one in whole})
    return {
        **setting._asdict(),
        "games": len(games),
        "predictions": len(whole),
        "brier": rounded(brier),
        "constant": rounded(constant),
        "gain": rounded(gain),
        "skill": round(1 - fmean(brier) / fmean(constant), 4),
        "calibration_error": round(off, 4),
        "reliability": bins,
        "by_clock": [by_clock(clock, whole) for clock in clocks],
    }


def by_clock(clock: int, whole: list[Prediction]) -> dict[str, float]:
    """The Brier score at one time of the game."""
    found = [one for one in whole if one.clock == clock]
    return {
        "clock": clock,
        "count": len(found),
        "brier": round(fmean(one.brier for one in found), 4),
        "constant": round(fmean(one.constant for one in found), 4),
    }


def rounded(values: list[float]) -> dict[str, float]:
    """A mean with half its 95 % interval."""
    half = Z95 * stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0
    return {"mean": round(fmean(values), 4), "half_interval": round(half, 4)}


def plot(found: dict[str, Any], path: Path) -> None:
    """The reliability plot: on the diagonal everything said came true as often as it was said."""
    import altair as alt

    line = alt.Chart(alt.InlineData([{"x": 0, "y": 0}, {"x": 1, "y": 1}]))
    ideal = line.mark_line(strokeDash=[5, 4], color="#8a857a").encode(x="x:Q", y="y:Q")
    bins = alt.Chart(alt.InlineData(found["reliability"]))
    x = alt.X("predicted:Q", title="predicted", axis=alt.Axis(format=".0%"))
    y = alt.Y("happened:Q", title="happened", axis=alt.Axis(format=".0%"))
    dots = bins.mark_circle(opacity=1, color="#3f7fbf").encode(
        x=x, y=y, size=alt.Size("count:Q", title="predictions")
    )
    joined = bins.mark_line(color="#3f7fbf").encode(x=x, y=y)
    title = (
        f"{found['game']}, {found['players']} players, {found['games']} games: "
        f"Brier {found['brier']['mean']}, constant {found['constant']['mean']}"
    )
    alt.layer(ideal, joined, dots).properties(width=360, height=360, title=title).save(str(path))


def measured(setting: Setting, games: int, jobs: int) -> list[list[Prediction]]:
    """All games, on so many processes."""
    numbers = range(games)
    if jobs == 1:
        return [played(setting, number) for number in numbers]
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        return list(pool.map(partial(played, setting), numbers, chunksize=4))


def main() -> None:
    """Print one JSON object."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--bots", default="courtier", help="names, dealt round the table in turn")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--simulations", type=int, default=400)
    parser.add_argument("--seed", type=int, default=FIRST_SEED, help="number of the first seed")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--plot", type=Path, help="write the reliability plot here (svg or png)")
    asked = parser.parse_args()
    if asked.games < 1 or asked.simulations < 1 or asked.seed + asked.games > 1_000_000:
        sys.exit("calibration: at least one game and simulation, and seeds below a million")
    bots = tuple(asked.bots.split(","))
    setting = Setting(asked.game, asked.players, bots, asked.simulations, asked.seed)
    found = summary(setting, measured(setting, asked.games, asked.jobs))
    print(json.dumps(found, indent=1))
    if asked.plot:
        plot(found, asked.plot)


if __name__ == "__main__":
    main()
