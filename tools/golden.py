"""Write what is golden: `python -m tools.golden` what is told, `... bastille` new games too.

A game that is there stays as it is: remove it first. Run it only when rules or words changed on purpose; the
commit message says why.
"""

from __future__ import annotations

import itertools
import sys
from pathlib import Path

from tools import pages, told
from trianon.bots.bot import ask, bot_named
from trianon.bots.judgement import is_judged
from trianon.core import record as records
from trianon.core.game import seed_of
from trianon.core.registry import GAMES
from trianon.core.registry import game as game_named

FOLDER = Path(__file__).resolve().parent.parent / "records"
NAMES = ("Anna", "Ben", "Cleo", "Dan", "Eve")
FEWEST = 20
LINEUPS = (("random",), ("greedy",), ("random", "greedy"), ("greedy", "random", "random"))


def write_game(
    name: str, players: int, switches: dict[str, bool], bots: tuple[str, ...], seed: int
) -> None:
    """One golden game between bots."""
    game = game_named(name)
    state = game.start(players, seed_of(seed), switches)
    kinds = [bots[seat % len(bots)] for seat in range(players)]
    recorder = records.Recorder(game, state, list(NAMES[:players]), kinds)
    seated = [bot_named(kind, game, seed * 10 + seat) for seat, kind in enumerate(kinds)]
    while not state.over:
        recorder.apply(state, ask(seated[state.asked_seat], game, state))
    folder = FOLDER / name
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{seed:02}-{players}-players.trianon"
    if path.exists():
        return
    path.write_text(records.write(recorder.record), encoding="utf-8")


def write_all(name: str) -> None:
    """Every number of players, each switch, each table of bots; at least 20 games.

    A switch of the set-up came later than the others: its games follow theirs, which keep its old meaning.
    """
    game = game_named(name)
    old = dict(game.setup_switches)
    flips = [old, *({**old, switch: not game.switches[switch]} for switch in game.kept_switches)]
    lineups = LINEUPS if is_judged(game) else LINEUPS[:1]
    plans = list(itertools.product(game.players, flips, lineups))
    plans *= -(-FEWEST // len(plans))
    for switch, value in old.items():
        plans += list(itertools.product(game.players, [{**old, switch: not value}], lineups)) * 2
    for seed, (players, switches, bots) in enumerate(plans, 1):
        write_game(name, players, switches, bots, seed)


def begin(name: str) -> None:
    """All that is golden of one game, and of no other."""
    write_all(name)
    for golden in told.golden():
        if golden.parent.name == name:
            told.write(golden)
    pages.write(name)


if __name__ == "__main__":
    for wanted in sys.argv[1:]:
        write_all(wanted)
    for golden in told.golden():
        told.write(golden)
    for name in GAMES:
        pages.write(name)
