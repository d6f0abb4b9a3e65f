"""Golden games as a page is told them, for its unit tests: `python -m tools.plays` writes build/plays.

For every action the events and the view of each reader, watchers (seat -1) included, through the same door
as in play. What does not change is not repeated: an update has a pool of values, a look names by number the
events it brings and the fields of the view that are new. PLAYS=all takes every golden game, otherwise one
for each number of players and set of switches.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from tools.told import golden
from trianon.core import record as records
from trianon.core.game import WATCHER, Game
from trianon.core.record import Record
from trianon.core.registry import GAMES
from trianon.core.registry import game as game_named
from trianon.server import outgoing

FOLDER = Path(__file__).resolve().parent.parent / "build/plays"

View = dict[str, Any]
Look = dict[str, Any]


def sample(paths: list[Path]) -> list[Path]:
    """The last game for each number of players and set of switches: bots of several kinds play it."""
    last: dict[tuple[Any, ...], Path] = {}
    for path in paths:
        record = records.read_file(path)
        last[record.game, len(record.seats), *sorted(record.switches.items())] = path
    return list(last.values())


class Pool:
    """Values by their number; equal ones are kept once."""

    def __init__(self) -> None:
        self.values: list[msgspec.Raw] = []
        self.numbers: dict[bytes, int] = {}

    def number(self, value: Any) -> int:
        """The number of a value, a new one if it was not there."""
        data = msgspec.json.encode(value)
        if data not in self.numbers:
            self.numbers[data] = len(self.values)
            self.values.append(msgspec.Raw(data))
        return self.numbers[data]


def look(game: Game, state: Any, seat: int, before: View, after: View, pool: Pool) -> Look:
    """What one reader is told of an action: events in order, and fields of the view that are new."""
    told = outgoing.events(game, state, game.events(state), seat)
    changed = {name: value for name, value in after.items() if before.get(name, ...) != value}
    return {
        "seat": seat,
        "events": [pool.number(event) for event in told],
        "view": {name: pool.number(value) for name, value in changed.items()},
    }


def updates(record: Record) -> Iterator[dict[str, Any]]:
    """The set-up, then every action of a game."""
    game = game_named(record.game)
    labels = [seat.label for seat in record.seats]
    before: dict[int, View] = {seat: {} for seat in range(WATCHER, len(labels))}
    for ply, state in records.replay(record):
        views = game.encoded_views(state)
        after: dict[int, View] = {seat: msgspec.json.decode(data) for seat, data in views.items()}
        pool = Pool()
        shown = [look(game, state, seat, before[seat], after[seat], pool) for seat in after]
        by = labels.index(record.moves[ply - 1].label) if ply else WATCHER
        yield {"by": by, "looks": shown, "pool": pool.values}
        before = after


def write(path: Path) -> None:
    """One golden game."""
    record = records.read_file(path)
    figures = records.edition_of(record).tables
    play = {"file": path.stem, "figures": figures, "updates": list(updates(record))}
    target = FOLDER / record.game / f"{path.stem}.json"
    target.write_bytes(msgspec.json.encode(play))


def main() -> None:
    """All golden games or a sample, and the kinds of event of each title."""
    everything = os.environ.get("PLAYS") == "all"
    shutil.rmtree(FOLDER, ignore_errors=True)
    for name in GAMES:
        (FOLDER / name).mkdir(parents=True)
        about = {"kinds": list(game_named(name).event_names.values()), "all": everything}
        (FOLDER / f"{name}.json").write_bytes(msgspec.json.encode(about))
    for path in golden() if everything else sample(golden()):
        write(path)


if __name__ == "__main__":
    main()
