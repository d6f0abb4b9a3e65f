"""Long runs: random and greedy games of every table end, keep their invariants, and fire every clause."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

import msgspec

from trianon.bots import levels
from trianon.bots.bot import ask, bot_named
from trianon.bots.search import Budget
from trianon.core.game import Game, seed_of
from trianon.core.registry import GAMES, game
from trianon.lab.simulate import Plan, simulate

CHECKED_GAMES = 200  # of each table, with the invariants checked after every action


def checked_games(
    rules: Game, players: int, switches: dict[str, bool], bot: str, games: int
) -> int:
    """Games with every invariant checked at every step; the number of moves."""
    moves = 0
    for number in range(games):
        state = rules.start(players, seed_of(7_000_000 + number), switches)
        bots = [bot_named(bot, rules, number * 8 + seat) for seat in range(players)]
        while not state.over:
            rules.check(state)
            rules.apply(state, ask(bots[state.asked_seat], rules, state))
            moves += 1
        rules.check(state)
    return moves


def soak(name: str, arguments: argparse.Namespace) -> list[dict[str, Any]]:
    """All tables of one game."""
    rules = game(name)
    flips: list[dict[str, bool]] = [{}, *({s: not v} for s, v in rules.switches.items())]
    results = []
    for players in rules.players:
        for switches in flips:
            for bot, games in (("random", arguments.random), ("greedy", arguments.greedy)):
                share = max(1, games // (len(rules.players) * len(flips)))
                plan = Plan(name, players, share, (bot,) * players, 1, switches, {})
                result = msgspec.structs.asdict(simulate(plan, arguments.jobs))
                checked = CHECKED_GAMES if bot == "random" else CHECKED_GAMES // 10
                result["checked_moves"] = checked_games(rules, players, switches, bot, checked)
                result["switches"] = switches
                print(json.dumps(result), file=sys.stderr)
                results.append(result)
    return results


def main() -> None:
    """Print one JSON object per table; exit code 1 if a clause never fired in any of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=list(GAMES))
    parser.add_argument("--random", type=int, default=100_000)
    parser.add_argument("--greedy", type=int, default=10_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--worlds", type=int, default=1, help="imagined worlds of the greedy bot")
    arguments = parser.parse_args()
    levels.COURTIER = Budget(worlds=arguments.worlds)
    silent_clauses: dict[str, list[str]] = {}
    for name in [arguments.game] if arguments.game else GAMES:
        results = soak(name, arguments)
        unfired = [set(result["clauses_never_fired"]) for result in results]
        silent_clauses[name] = sorted(set.intersection(*unfired))
    print(json.dumps({"clauses_never_fired": silent_clauses}))
    sys.exit(any(silent_clauses.values()))


if __name__ == "__main__":
    main()
