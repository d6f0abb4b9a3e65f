"""Choose for each clause a moment of a golden game that shows it: `python -m tools.moments [GAME ...]`.

The games that are needed are copied into the package, as few as will do; the rules on the page play them.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import msgspec
import tomli_w

from trianon.core import record as records
from trianon.core.events import visible
from trianon.core.registry import GAMES
from trianon.core.registry import game as game_named
from trianon.learn.moments import FOLDER, INDEX, SCHEMA, Moment, Moments

GOLDEN = Path(__file__).resolve().parent.parent / "records"
CROWD = 6  # a story of more events hides the one that is meant
Found = dict[str, tuple[int, Moment]]  # by clause: how well a moment shows it, the less the better


def shown(path: Path) -> Found:
    """The best moment of one golden game for each clause it cites, as the seat that acts may see it."""
    record = records.read_file(path)
    game = game_named(record.game)
    found: Found = {}
    asked = -1
    for ply, state in records.replay(record):
        if ply > 0:
            told = visible(game.events(state), asked)
            crowd = max(0, len(told) - CROWD)
            for place, event in enumerate(told):
                better = (crowd * 10 + place, Moment(event.clause, path.stem, ply, asked))
                found[event.clause] = min(
                    found.get(event.clause, better), better, key=lambda one: one[0]
                )
        asked = state.asked_seat
        game.listen(state)
    return found


def chosen(games: dict[str, Found]) -> list[Moment]:
    """Moments for all clauses from as few games as will do."""
    left = {clause for found in games.values() for clause in found}
    moments: list[Moment] = []
    while left:
        best = max(sorted(games), key=lambda name: len(left & set(games[name])))
        moments += [games[best][clause][1] for clause in left & set(games[best])]
        left -= set(games[best])
    return sorted(moments, key=lambda one: one.clause)


def write(name: str) -> None:
    """The moments of one game, and the records they are taken from."""
    goldens = sorted((GOLDEN / name).glob("*.trianon"))
    moments = chosen({path.stem: shown(path) for path in goldens})
    folder = game_named(name).folder / FOLDER
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    for record in sorted({one.record for one in moments}):
        shutil.copy(GOLDEN / name / f"{record}.trianon", folder)
    table = msgspec.to_builtins(Moments(SCHEMA, moments))
    (folder / INDEX).write_text(tomli_w.dumps(table), encoding="utf-8")


if __name__ == "__main__":
    for game in sys.argv[1:] or GAMES:
        write(game)
