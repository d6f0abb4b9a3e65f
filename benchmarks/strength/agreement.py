"""How often a Minister and a Sun King would choose alike, and how often each agrees with itself.

    python benchmarks/strength/agreement.py --game heads-of-state --decisions 200

The decisions are drawn from games between small searchers. Each is thought through by two Ministers and by two
Sun Kings with ten times their simulations, each with a chance of its own. Where even two Sun Kings
differ, the options are about equally good in the eyes of the evaluation.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Iterator
from itertools import count, islice
from typing import Any

from trianon.bots.bot import ask, bot_named
from trianon.core.game import Game, seed_of
from trianon.core.registry import GAMES, game

PLAYERS = 4
ONE_IN = 8  # decisions of a game that are looked at
PLAYER = "minister:1000"


def decisions(rules: Game) -> Iterator[Any]:
    """States with a real choice, from one game after the other."""
    draw = random.Random(5)
    for number in count():
        state = rules.start(PLAYERS, seed_of(800_000 + number), silent=True)
        bots = [bot_named(PLAYER, rules, number * PLAYERS + seat) for seat in range(PLAYERS)]
        while not state.over:
            if state.option_count > 1 and draw.randrange(ONE_IN) == 0:
                yield state
            rules.apply(state, ask(bots[state.asked_seat], rules, state))


def choice(rules: Game, state: Any, bot: str, seed: int) -> int:
    """What a new bot of this name chooses."""
    return ask(bot_named(bot, rules, seed), rules, state)


def main() -> None:
    """One JSON object with the shares of equal choices."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=list(GAMES), required=True)
    parser.add_argument("--decisions", type=int, default=200)
    parser.add_argument("--simulations", type=int, default=8000, help="a Minister's")
    arguments = parser.parse_args()
    rules = game(arguments.game)
    small = arguments.simulations
    ministers = kings = both = 0
    for state in islice(decisions(rules), arguments.decisions):
        first, second = (choice(rules, state, f"minister:{small}", seed) for seed in (1, 2))
        third, fourth = (choice(rules, state, f"sun-king:{10 * small}", seed) for seed in (3, 4))
        ministers += first == second
        kings += third == fourth
        both += first == third
    row = {"game": arguments.game, "decisions": arguments.decisions}
    for label, equal in (("ministers", ministers), ("sun_kings", kings), ("both", both)):
        row[label] = round(equal / arguments.decisions, 3)
    print(json.dumps(row))


if __name__ == "__main__":
    main()
