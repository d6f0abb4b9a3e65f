"""A study of games that were played: their records are followed instead of new games being played."""

from __future__ import annotations

import hashlib
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from msgspec import Struct

from trianon.core import record as records
from trianon.core.edition import TomlTable
from trianon.core.errors import BadRecord, BadRequest, TrianonError
from trianon.core.game import Game
from trianon.core.record import Record
from trianon.core.registry import game as game_named
from trianon.lab import runner
from trianon.lab.runner import Progress
from trianon.study.chunk import Part, Tabler, written
from trianon.study.manifest import DIGITS
from trianon.study.notes import FIRST_ROUND, Notes, Subject
from trianon.study.plan import BASE, Study, check_game
from trianon.study.run import Folder, filled

PATTERN = "*.trianon"
HUMAN = "human"  # as records call a person


class Shelf(Struct, frozen=True):
    """The records a study follows, in the order of their names."""

    files: tuple[Path, ...]
    players: int
    kinds: tuple[str, ...]  # who played: `human`, levels of bots
    digest: str
    aside: int  # how many others the folder has


def shelf(
    folder: Path, game: str, players: int, switches: dict[str, bool], overrides: TomlTable
) -> Shelf:
    """The finished games of a folder that were played alike; BadRequest names a record that is wrong.

    Without a number of players the one that most of them have. Of several records of one shuffle the
    first counts: a copy, or a game that was gone back in, says nothing new.
    """
    rules = game_named(game)
    check_game(game)
    files = sorted(folder.rglob(PATTERN))
    if not files:
        raise BadRequest("study-no-records", folder=str(folder))
    found = {file: record for file in files if (record := read(file, game)) is not None}
    counts = Counter(len(record.seats) for record in found.values())
    most = players or (max(sorted(counts), key=lambda count: counts[count]) if counts else 0)
    wanted = rules.check_switches(switches)
    alike: dict[bytes, Path] = {}
    for file, record in found.items():
        if is_alike(rules, record, most, wanted, overrides):
            check(file, record)
            alike.setdefault(record.seed, file)
    if not alike:
        tables = ", ".join(f"{count} × {seats}" for seats, count in sorted(counts.items()))
        raise BadRequest("study-none-alike", folder=str(folder), game=game, found=tables or "-")
    chosen = tuple(alike.values())
    kinds = dict.fromkeys(seat.kind for file in chosen for seat in found[file].seats)
    return Shelf(chosen, most, tuple(sorted(kinds)), digest_of(chosen), len(files) - len(chosen))


def read(file: Path, game: str) -> Record | None:
    """A finished game of these rules; None for another game, older rules or a game that was left."""
    try:
        record = records.read_file(file)
    except TrianonError as error:
        if error.code == "record-rules":
            return None
        raise wrong(file, error) from error
    return record if record.game == game and record.over else None


def wrong(file: Path, error: TrianonError) -> BadRequest:
    """A record that cannot be followed, by its file."""
    return BadRequest("study-record", file=str(file), reason=str(error).rstrip("."))


def is_alike(
    rules: Game, record: Record, players: int, switches: dict[str, bool], overrides: TomlTable
) -> bool:
    """Whether a game was played by so many, with these switches and figures."""
    played = rules.recorded_switches(record.switches)
    return (len(record.seats), played, record.overrides) == (players, switches, overrides)


def check(file: Path, record: Record) -> None:
    """A record is believed only if it replays."""
    error = records.verify(record)
    if error is not None:
        raise wrong(file, error) from error


def digest_of(files: tuple[Path, ...]) -> str:
    """One digest of all records, in their order."""
    digest = hashlib.sha256()
    for file in files:
        digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()[:DIGITS]


def study_of(
    game: str,
    found: Shelf,
    switches: dict[str, bool],
    overrides: TomlTable,
    detail: bool = True,
    decisions: float = 0.0,
) -> Study:
    """The plan of a study of these records."""
    return Study(
        game=game,
        players=found.players,
        bots=found.kinds,
        games=len(found.files),
        seed=0,
        switches=switches,
        overrides=overrides,
        detail=detail,
        decisions=decisions,
        records=found.digest,
    )


def run(
    study: Study,
    found: Shelf,
    path: Path,
    command: str = "",
    jobs: int = 1,
    progress: Progress = runner.no_progress,
) -> Folder:
    """Follow what is missing, as `run` plays it: the same tables in the same folders."""
    work = partial(followed, study, found.files)
    return filled(study, path, work, command, jobs, progress)


def followed(study: Study, files: tuple[Path, ...], number: int) -> Part:
    """One chunk, from the records with these numbers alone."""
    numbers = study.numbers(number)
    subject = Subject(study.terms(BASE), study.players)
    notes = Notes(subject, len(numbers), study.detail)
    seated: list[tuple[str, ...]] = []
    for index, one in enumerate(numbers):
        record = records.read_file(files[one])
        follow(notes, index, record, study.keeps_all(one))
        seated.append(tuple(seat.kind for seat in record.seats))
    forced = np.zeros((len(numbers), study.players), bool)
    tables = Tabler(study, BASE, notes, numbers, forced, seated).tables()
    return Part(number, len(numbers), {name: written(table) for name, table in tables.items()})


def follow(notes: Notes, index: int, record: Record, whole: bool) -> None:
    """One game, noted as it went."""
    game = notes.subject.game
    state = notes.subject.begin(record.seed)
    notes.begin(index, state)
    for move in record.moves:
        action = action_of(game, state, move.action)
        round_ = int(state.round)
        if notes.detail and (whole or round_ <= FIRST_ROUND):
            notes.choice(index, state, action)
        game.apply(state, action)
        notes.follow(state, round_)
    if game.digest(state) != record.digest:
        ply = len(record.moves)
        raise BadRecord("record-digest", ply=ply, expected=record.digest, found=game.digest(state))
    notes.end(index, state, 0)


def action_of(game: Game, state: Any, name: str) -> int:
    """The number of an action that is offered, by its name."""
    decision = game.decision(state)
    assert decision is not None
    return int(decision.actions[decision.names.index(name)])
