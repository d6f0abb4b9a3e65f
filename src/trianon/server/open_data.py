"""The open data set: finished games whose people all agreed, as records and tables; nothing says who they were.

Everything is written beside the final name and gets it in one step. Just before, in one transaction in which
nobody can agree or take back, it is looked again whether all still agree, and what goes is written down.
"""

from __future__ import annotations

import errno
import os
import secrets
import shutil
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq
from msgspec import Struct
from sqlalchemy import insert, select

from trianon.core import record as records
from trianon.core.errors import BadRequest, TrianonError
from trianon.core.registry import GAMES
from trianon.core.registry import game as game_named
from trianon.core.words import Words
from trianon.server import consents, history, holders, schema
from trianon.server.consents import DAY, day_words
from trianon.server.folder import LOCK_SUFFIX, alone
from trianon.server.reading import Damaged
from trianon.server.rows import BOT, Holder, Stored
from trianon.server.store import Store
from trianon.server.tokens import new_id
from trianon.study import columns, recorded
from trianon.study.manifest import FILE as MANIFEST
from trianon.study.manifest import versions
from trianon.study.notes import Subject
from trianon.study.plan import BASE, Study

FORMAT = "trianon games 1"
RECORDS, STUDIES, INDEX, README = "records", "studies", "games.parquet", "README.md"
LICENCE = "CC0-1.0"
PASSING = ".passing"
HUMAN, MIXED, NOBODY = recorded.HUMAN, "mixed", ""
GAME_BYTES = 40_000  # of a record and its rows, generously
Advance = Callable[[int], None]


class Part(Struct, frozen=True):
    """The games of one kind of table."""

    folder: str  # in RECORDS and in STUDIES, e.g. bastille-4
    game: str
    players: int
    switches: dict[str, bool]
    games: int


class Contents(Struct, frozen=True):
    """What lies in the folder: `manifest.json`."""

    format: str
    export: str
    day: str
    licence: str
    games: int
    parts: list[Part]
    versions: dict[str, str]


class Written(Struct, frozen=True):
    """What came of an export."""

    games: int
    left_out: int  # agreed to, but damaged or of rules this program does not have


class Game(Struct, frozen=True):
    """One finished game on its way out: nothing in it says who, or when to the minute."""

    table: str  # stays here
    part: Part
    day: int
    text: str


def export(
    store: Store,
    out: Path,
    words: Words,
    only_new: bool = False,
    without: frozenset[str] = frozenset(),
    advance: Advance = lambda _: None,
) -> Written:
    """Write the open data set under a new name; all of it, or nothing."""
    out = out.resolve()
    draft = out.with_name(f".{out.name}{PASSING}")
    check_free(out)
    with made(out), only_one(draft):
        if done := recorded_in(store, draft):  # it had only to get its name
            return named(draft, out, Written(done.games, 0))
        names = chosen(store, only_new) - without
        check_some(names, out)
        while True:
            games, left_out = gathered(store, names, advance)
            check_some({game.table for game in games}, out)
            contents = laid_out(draft, games, words)
            lost = settled(store, contents, games)
            if not lost:
                return named(draft, out, Written(len(games), left_out))
            names -= lost  # they took it back while we wrote


def check_free(out: Path) -> None:
    """Nothing is ever written over."""
    if out.exists() and (not out.is_dir() or any(out.iterdir())):
        raise BadRequest("open-data-folder", folder=str(out))


def check_some(names: set[str], out: Path) -> None:
    """Something to give, and room for it."""
    if not names:
        raise BadRequest("open-data-none")
    free = shutil.disk_usage(out.parent).free
    if len(names) * GAME_BYTES > free:
        facts = {"needed": len(names) * GAME_BYTES // 10**6 + 1, "free": free // 10**6}
        raise BadRequest("open-data-disk", folder=str(out), **facts)


@contextmanager
def made(out: Path) -> Iterator[None]:
    """The folder above is there; a disk that fails is a sentence."""
    try:
        out.parent.mkdir(parents=True, exist_ok=True)
        yield
    except OSError as error:
        code = "open-data-disk-full" if error.errno == errno.ENOSPC else "data-folder"
        reason = str(error.strerror or error)
        raise BadRequest(code, folder=str(out), reason=reason) from error


@contextmanager
def only_one(draft: Path) -> Iterator[None]:
    """Of two exports under one name the second is refused."""
    with ExitStack() as stack:
        try:
            stack.enter_context(alone(draft))
        except BadRequest as error:
            if error.code == "data-in-use":
                raise BadRequest("open-data-busy", **error.facts) from error
            raise
        yield
    draft.with_suffix(LOCK_SUFFIX).unlink(missing_ok=True)


def recorded_in(store: Store, draft: Path) -> Contents | None:
    """A whole draft that the database has as exported already: we were stopped before its last step."""
    try:
        found = msgspec.json.decode((draft / MANIFEST).read_bytes(), type=Contents)
    except (OSError, msgspec.MsgspecError):
        return None
    rows = schema.exported.c
    with store.reader.begin() as db:
        known = db.execute(select(rows.game).where(rows.export == found.export).limit(1)).scalar()
    return found if known is not None else None


def named(draft: Path, out: Path, found: Written) -> Written:
    """The data set gets its name."""
    draft.replace(out)
    return found


# Which games.


def chosen(store: Store, only_new: bool) -> set[str]:
    """The games that all their people have agreed to; if wished only those that never went."""
    with store.engine.begin() as db:
        consents.hold_still(db)
        found = set(consents.agreed_games(db))
        if only_new:
            found -= set(db.execute(select(schema.exported.c.game)).scalars())
        return found


def settled(store: Store, contents: Contents, games: list[Game]) -> set[str]:
    """Write down what goes; nothing if somebody has taken theirs back meanwhile: those games."""
    today = int(time.time()) // DAY
    with store.engine.begin() as db:
        consents.hold_still(db)
        lost = {game.table for game in games} - set(consents.agreed_games(db))
        if not lost:
            rows = [{"game": game.table, "export": contents.export, "day": today} for game in games]
            db.execute(insert(schema.exported), rows)
        return lost


def gathered(store: Store, names: set[str], advance: Advance) -> tuple[list[Game], int]:
    """The games by day, in no other order; and how many could not be told by these rules."""
    found: list[Game] = []
    for name in names:
        try:
            stored = store.load(name)
            if stored is not None:  # else it was removed meanwhile
                found.append(game_of(stored))
        except (Damaged, TrianonError):
            pass
        advance(1)
    secrets.SystemRandom().shuffle(found)
    return sorted(found, key=lambda game: game.day), len(names) - len(found)


def game_of(stored: Stored) -> Game:
    """A finished game without its people; TrianonError if these rules cannot tell it."""
    header = stored.header
    if header.title not in GAMES:
        raise BadRequest("unknown-game", game=header.title, known=", ".join(GAMES))
    rules = game_named(header.title)
    names = [f"Player {seat + 1}" for seat in range(header.players)]
    told = history.record_as(rules, stored, names, players_of(stored))
    if error := records.verify(told):
        raise error
    switches = rules.recorded_switches(told.switches)
    part = Part(part_name(header.title, header.players, switches), header.title, header.players,
                switches, 1)  # fmt: skip
    return Game(header.id, part, stored.entries[-1].at // DAY, records.write(told))


def part_name(title: str, players: int, switches: dict[str, bool]) -> str:
    """What the games of one kind of table are called, e.g. bastille-4-secret_mission."""
    usual = game_named(title).switches
    other = [name if on else f"no_{name}" for name, on in switches.items() if on != usual[name]]
    return "-".join([title, str(players), *other])


# Who played, as far as it is told: a person, a bot of some level, or both.


def players_of(stored: Stored) -> list[str]:
    """For each seat what made its choices."""
    kept = history.effective(stored.entries)
    found: list[str] = []
    for seat in stored.seats:
        rows = [row for row in stored.holders if row.seat == seat.seat]
        kinds = {kind_at(rows, entry.seq) for entry in kept if entry.seat == seat.seat}
        if not any(row.kind in holders.PUBLIC or row.kind == holders.MADE for row in rows):
            kinds = {seat.level if seat.kind == BOT else MIXED}  # as it was from the beginning
        found.append(kinds.pop() if len(kinds) == 1 else MIXED)
    return [kind or MIXED for kind in found]


def kind_at(rows: list[Holder], seq: int) -> str:
    """What played a seat when an action was chosen."""
    kind = NOBODY
    for row in rows:
        if row.seq < seq:
            if row.kind in (*holders.SAT, holders.BACK):
                kind = HUMAN
            elif row.kind in (holders.SEAT_BOT, holders.STAND_IN):
                kind = row.level
        elif row.kind == holders.FREE and kind == NOBODY:
            return row.level  # the bot that sat there from the beginning
    return kind


# The folder.


def laid_out(draft: Path, games: list[Game], words: Words) -> Contents:
    """All files of the data set under the name it has until it is whole."""
    shutil.rmtree(draft, ignore_errors=True)
    draft.mkdir()
    counts = Counter(game.part.folder for game in games)
    parts = {
        game.part.folder: msgspec.structs.replace(game.part, games=counts[game.part.folder])
        for game in games
    }
    index = [written(draft, game, number) for game, number in numbered(games)]
    pq.write_table(pa.Table.from_pylist(index, INDEX_COLUMNS), draft / INDEX)
    ordered = [parts[name] for name in sorted(parts)]
    studies = [studied(draft, part) for part in ordered]
    today = day_words(int(time.time()) // DAY)
    contents = Contents(FORMAT, new_id(), today, LICENCE, len(games), ordered, versions())
    (draft / README).write_text(readme(contents, studies, words), encoding="utf-8")
    data = msgspec.json.format(msgspec.json.encode(contents), indent=2)
    (draft / MANIFEST).write_bytes(data + b"\n")
    to_the_day(draft)
    return contents


INDEX_COLUMNS = pa.schema(
    pa.field(name, kind, metadata={"about": about})
    for name, kind, about in (
        ("part", pa.string(), "folder of the game in `records` and in `studies`"),
        ("game", pa.int32(), "its number in the tables of that study"),
        ("record", pa.string(), "its record"),
        ("day", pa.date32(), "the day on which it ended (UTC)"),
    )
)


def numbered(games: list[Game]) -> Iterator[tuple[Game, int]]:
    """Each game with its number among those of its part."""
    counts: Counter[str] = Counter()
    for game in games:
        yield game, counts[game.part.folder]
        counts[game.part.folder] += 1


def written(draft: Path, game: Game, number: int) -> dict[str, Any]:
    """A record under a number of its own, and its line in the index."""
    place = f"{RECORDS}/{game.part.folder}/{number:06}.trianon"
    file = draft / place
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(game.text, encoding="utf-8")
    return {"part": game.part.folder, "game": number, "record": place, "day": game.day}


def studied(draft: Path, part: Part) -> Study:
    """The same tables as of a study; the command makes them, and their report, from the records."""
    usual = game_named(part.game).switches
    changed = {name: on for name, on in part.switches.items() if on != usual[name]}
    found = recorded.shelf(draft / RECORDS / part.folder, part.game, part.players, changed, {})
    study = recorded.study_of(part.game, found, changed, {}, decisions=1.0)
    switches = [f"--switch {name}={str(on).lower()}" for name, on in changed.items()]
    command = " ".join(
        [f"trianon study {part.game} --players {part.players}", *switches, "--decisions 1.0"]
        + [f"--records {RECORDS}/{part.folder} --out {STUDIES}/{part.folder}"]
    )
    folder = recorded.run(study, found, draft / STUDIES / part.folder, command)
    folder.finish(0.0)  # how long it took is nobody's business
    return study


def readme(contents: Contents, studies: list[Study], words: Words) -> str:
    """What it is, what is not in it, and what each column means."""
    lines = [f"# {words.sentence('open-data-title')}", ""]
    facts = {"games": contents.games, "day": contents.day, "licence": contents.licence}
    for message in ("about", "without", "please", "layout"):
        lines += [words.sentence(f"open-data-{message}", **facts), ""]
    lines += [f"- `{part.folder}`: {part.games}" for part in contents.parts]
    lines += ["", f"## `{INDEX}`", "", *column_lines(INDEX_COLUMNS)]
    for study in {study.game: study for study in studies}.values():
        subject = Subject(study.terms(BASE), study.players)
        for table in columns.TABLES:
            heading = f"## `{STUDIES}/{study.game}-…/{table}`"
            lines += ["", heading, "", *column_lines(columns.schema(table, subject))]
    return "\n".join(lines) + "\n"


def column_lines(schema: pa.Schema) -> list[str]:
    """The columns of a table, each with its meaning."""
    return [
        f"- `{field.name}` ({field.type}): {(field.metadata or {})[b'about'].decode()}"
        for field in schema
    ]


def to_the_day(folder: Path) -> None:
    """Files tell the day they were made, nothing finer."""
    moment = int(time.time()) // DAY * DAY
    for path in (*folder.rglob("*"), folder):
        os.utime(path, (moment, moment))
