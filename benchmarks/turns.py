"""How long a person waits at a table of Sun Kings until they are asked again, as JSON.

    python benchmarks/turns.py --game louis-xiv --games 2

Sun Kings sit at all seats but one, at which a Courtier plays for the person. Every turn is thought through
twice from the same worlds: choice by choice, each a search by itself (before), and as one plan that carries its
tree on (now). Measured is processor time, so that the figures hold on a machine that has other things to do;
on two idle cores a plan on two threads takes half of it. Both make the same simulations for each choice.
"""

from __future__ import annotations

import argparse
import json
import time
from typing import Any

from trianon.bots.bot import ask, bot_named, sight_of
from trianon.bots.search import Budget, Searcher
from trianon.core.game import Game, seed_of
from trianon.core.registry import GAMES
from trianon.core.registry import game as game_named

SUN_KING = {"bastille": 80_000, "louis-xiv": 60_000, "heads-of-state": 80_000}  # in a second
PERSON = 0
PROMISED = 3.0


class Waits:
    """The seconds of thinking between two questions to the person, before and now."""

    def __init__(self) -> None:
        self.before: list[float] = []
        self.now: list[float] = []
        self.open = [0.0, 0.0]

    def add(self, before: float, now: float) -> None:
        """A turn of a bot."""
        self.open[0] += before
        self.open[1] += now

    def asked(self) -> None:
        """The person is asked again."""
        if any(self.open):
            self.before.append(self.open[0])
            self.now.append(self.open[1])
        self.open = [0.0, 0.0]


def timed(call: Any, *arguments: Any) -> tuple[Any, float]:
    """What comes of a call, and the processor's time it took."""
    started = time.process_time()
    found = call(*arguments)
    return found, time.process_time() - started


def played(game: Game, players: int, number: int, simulations: int) -> Waits:
    """One game."""
    state = game.start(players, seed_of(900_000 + number), silent=True)
    person, waits = bot_named("courtier", game, number), Waits()
    kings = [
        Searcher(game, 7 * number + seat, Budget(simulations=simulations))
        for seat in range(players)
    ]
    while not state.over:
        seat = state.asked_seat
        if seat == PERSON:
            waits.asked()
            game.apply(state, ask(person, game, state))
            continue
        codes, now = timed(kings[seat].plan, sight_of(game, state))
        before = 0.0
        for code in codes:
            before += timed(kings[seat].choose, sight_of(game, state))[1]
            game.apply(state, code)
        waits.add(before, now)
    return waits


def percentile(values: list[float], share: float) -> float:
    """The value below which such a share lies."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def main() -> None:
    """One JSON object for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=list(GAMES))
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument(
        "--share", type=float, default=0.1, help="of a Sun King's simulations, scaled up"
    )
    arguments = parser.parse_args()
    for name in [arguments.game] if arguments.game else list(GAMES):
        simulations = round(SUN_KING[name] * arguments.share)
        waits = [
            played(game_named(name), arguments.players, number, simulations)
            for number in range(arguments.games)
        ]
        before = [one / arguments.share for each in waits for one in each.before]
        now = [one / arguments.share / 2 for each in waits for one in each.now]
        row = {"game": name, "players": arguments.players, "questions": len(now)}
        row |= {
            "before_p50": round(percentile(before, 0.5), 2),
            "before_p95": round(percentile(before, 0.95), 2),
        }
        row |= {
            "now_p50": round(percentile(now, 0.5), 2),
            "now_p95": round(percentile(now, 0.95), 2),
        }
        print(json.dumps({**row, "promised": PROMISED}), flush=True)


if __name__ == "__main__":
    main()
