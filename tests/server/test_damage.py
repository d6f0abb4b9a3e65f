"""Damage: whatever is wrong with the rows of one game is noticed, said, and harms nobody else."""

from __future__ import annotations

import asyncio
import random
import shutil
import sqlite3
import tempfile
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
import pytest
from msgspec import Struct, field
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from tests.server.harness import Browser, players_of, running, settings
from tests.server.world import HOST, Builder
from trianon.cli import app
from trianon.core.errors import TrianonError
from trianon.core.registry import GAMES
from trianon.core.words import LANGUAGES, core_words
from trianon.server import checking
from trianon.server.database import open_to_read
from trianon.server.folder import FILE
from trianon.server.lobby import shown
from trianon.server.reading import Fault
from trianon.server.store import Store
from trianon.server.tables import Tables

GAME = next(iter(GAMES))
KINDS = {  # by what is wrong: what was done to a game (:bad); :good is another of the same size
    "a bit of the snapshot": "UPDATE snapshots SET data = :flipped WHERE game = :bad",
    "no snapshot": "DELETE FROM snapshots WHERE game = :bad",
    "the snapshot's number": "UPDATE snapshots SET seq = seq + 1 WHERE game = :bad",
    "the snapshot of another game": "UPDATE snapshots SET (digest, data) = (SELECT digest, data"
    " FROM snapshots WHERE game = :good) WHERE game = :bad",
    "an edition that is no JSON": "UPDATE games SET edition = '{\"a' WHERE id = :bad",
    "an edition with an unknown field": "UPDATE games SET edition = '{\"a\":1}' WHERE id = :bad",
    "switches of a wrong type": "UPDATE games SET switches = '7' WHERE id = :bad",
    "a game nobody knows": "UPDATE games SET title = 'bastilld' WHERE id = :bad",
    "one player more": "UPDATE games SET players = players + 1 WHERE id = :bad",
    "another host": "UPDATE games SET host = 'somebody' WHERE id = :bad",
    "text that is no UTF-8": "UPDATE games SET commitment = CAST(x'ff31' AS TEXT) WHERE id = :bad",
    "a seat nobody has is asked": "UPDATE games SET asked_seat = 9 WHERE id = :bad",
    "another seat is asked": "UPDATE games SET asked_seat = 1 - asked_seat WHERE id = :bad",
    "a game that is over in the lobby": "UPDATE games SET over = 1 WHERE id = :bad",
    "another seed": "UPDATE seeds SET seed = zeroblob(32) WHERE game = :bad",
    "no seed": "DELETE FROM seeds WHERE game = :bad",
    "no seat": "DELETE FROM seats WHERE game = :bad AND seat = 1",
    "somebody else's seat": "UPDATE seats SET session = 'me' WHERE game = :bad AND seat = 1",
    "a seat of no kind": "UPDATE seats SET kind = 'humaN' WHERE game = :bad AND seat = 1",
    "an invitation of one's own": "UPDATE seats SET token_hash = 'mine' WHERE game = :bad",
    "an unknown level": "UPDATE seats SET stand_in = 'gredy' WHERE game = :bad AND seat = 1",
    "somebody who watches": "INSERT INTO watchers (game, session) VALUES (:bad, 'me')",
    "another action": "UPDATE actions SET code = code + 1 WHERE game = :bad AND seq = 2",
    "another name of an action": "UPDATE actions SET action = 'pass' WHERE game = :bad AND seq = 2",
    "another seat acted": "UPDATE actions SET seat = 1 - seat WHERE game = :bad AND seq = 2",
    "everybody could notice": "UPDATE actions SET seen = -1 WHERE game = :bad AND seq = 2",
    "another hour": "UPDATE actions SET at = at + 1 WHERE game = :bad AND seq = 4",
    "an undo that was none": "UPDATE actions SET undo = 1 WHERE game = :bad AND seq = 1",
    "a move id of another move": "UPDATE actions SET move_id = 'x' WHERE game = :bad AND seq = 4",
    "the last digest": "UPDATE actions SET digest = 'ab' WHERE game = :bad AND seq = 4",
    "no second action": "DELETE FROM actions WHERE game = :bad AND seq = 2",
    "no last action": "DELETE FROM actions WHERE game = :bad AND seq = 4",
    "a number in place of a text": "UPDATE actions SET action = 7 WHERE game = :bad AND seq = 3",
}


class Two:
    """Two games of one person, to be copied and harmed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with running(folder) as server:
            anna = Browser(server.port)
            seats = [{"kind": "mine"} for _ in range(players_of(GAME))]
            self.bad, self.good = (anna.new_table(GAME, seats).table.table for _ in range(2))
            for table in (self.bad, self.good):
                page = anna.page(table)
                page.until("whole")
                for _ in range(4):
                    page.move()
            self.cookies = anna.http.cookies

    def harmed(self, folder: Path, statement: str) -> Path:
        """A copy to which something was done."""
        shutil.copytree(self.folder, folder)
        db = sqlite3.connect(folder / FILE)
        (data,) = db.execute("SELECT data FROM snapshots WHERE game = ?", (self.bad,)).fetchone()
        flipped = bytes([*data[:40], data[40] ^ 1, *data[41:]])
        db.execute(statement, {"bad": self.bad, "good": self.good, "flipped": flipped})
        db.commit()
        db.close()
        return folder

    def anna(self, port: int) -> Browser:
        """The same browser at another server."""
        anna = Browser(port, greeted=False)
        anna.http.cookies = self.cookies
        return anna


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory) -> Two:
    return Two(tmp_path_factory.mktemp("two"))


def closed(browser: Browser, table: str) -> tuple[str, int]:
    """What a page hears of a table that cannot be opened, and the code it is closed with."""
    heard = ""
    try:
        heard = browser.page(table, hello=None).receive().get("code", "")
        browser.page(table, hello=None).until("never")
    except ConnectionClosed as end:
        return heard, end.rcvd.code if end.rcvd is not None else 0
    return heard, 0


@pytest.mark.parametrize("kind", KINDS)
def test_damage_is_said_and_harms_nobody_else(two: Two, tmp_path: Path, kind: str) -> None:
    data = two.harmed(tmp_path / "harmed", KINDS[kind])
    with running(data) as server:
        anna = two.anna(server.port)
        lines = {line["table"]: line for line in listed(anna)}
        assert {name for name, line in lines.items() if line["damaged"]} <= {two.bad}
        answer = anna.get(f"/api/tables/{two.bad}")
        assert (answer.status_code, answer.json()["code"]) == (500, "damaged")
        assert closed(anna, two.bad) == ("damaged", 4500)
        lines = {line["table"]: line for line in listed(anna)}
        assert not lines[two.good]["damaged"]
        assert two.bad not in lines or lines[two.bad]["damaged"]
        page = anna.page(two.good)
        page.until("whole")
        assert page.move()["type"] == "ack"


def test_a_damaged_table_is_tried_once_and_logged_once(
    two: Two, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    data = two.harmed(tmp_path / "harmed", KINDS["another action"])
    with running(data) as server:
        anna = two.anna(server.port)
        store = server.house.tables.store
        with patch.object(store, "load", wraps=store.load) as load:
            answers = [anna.get(f"/api/tables/{two.bad}").json() for _ in range(3)]
    load.assert_called_once_with(two.bad)
    (number,) = {answer["facts"]["incident"] for answer in answers}
    lines = [record.getMessage() for record in caplog.records if number in record.getMessage()]
    assert lines == [f"table {two.bad} is damaged (chain actions 2), incident {number}"]


def test_the_host_clears_a_damaged_table_away(two: Two, tmp_path: Path) -> None:
    data = two.harmed(tmp_path / "harmed", KINDS["an edition that is no JSON"])
    with running(data) as server:
        anna, eve = two.anna(server.port), Browser(server.port)
        line = next(line for line in listed(anna) if line["damaged"])
        assert line["removable"]
        assert eve.http.delete(f"/api/tables/{two.bad}").json()["code"] == "damaged"
        assert anna.http.delete(f"/api/tables/{two.bad}").status_code == 204
        assert [line["table"] for line in listed(anna)] == [two.good]
        assert anna.get(f"/api/tables/{two.bad}").json()["code"] == "unknown-table"
    assert checked(data) == []


def test_a_changed_row_that_was_damaged_is_not_marked_as_good(two: Two, tmp_path: Path) -> None:
    """A new invitation to watch rewrites the header: not over a damaged one."""
    shutil.copytree(two.folder, tmp_path / "copy")
    with running(tmp_path / "copy") as server:
        anna = two.anna(server.port)
        assert anna.get(f"/api/tables/{two.bad}").status_code == 200  # in memory from now on
        db = sqlite3.connect(tmp_path / "copy" / FILE)
        db.execute(KINDS["one player more"], {"bad": two.bad})
        db.commit()
        db.close()
        answer = anna.post(f"/api/tables/{two.bad}/seats/-1/invitation")
        assert answer.json()["code"] == "damaged"
    assert {fault.game for fault in checked(tmp_path / "copy")} == {two.bad}


def test_a_log_that_breaks_the_rules_is_found_though_its_digests_fit(
    two: Two, tmp_path: Path
) -> None:
    """Whoever rewrites rows and digests together is not stopped by them: the rules still tell."""
    store = Store(shutil.copytree(two.folder, tmp_path / "copy"))
    stored = store.load(two.bad)
    assert stored is not None
    stored.entries[1] = msgspec.structs.replace(stored.entries[1], action="something else")
    store.remove(two.bad)
    store.create(stored)
    store.close()
    assert [(fault.code, fault.row) for fault in checked(tmp_path / "copy")] == [
        ("replay", "actions 2")
    ]


@pytest.mark.parametrize("kind", KINDS)
def test_the_check_finds_every_kind(two: Two, tmp_path: Path, kind: str) -> None:
    data = two.harmed(tmp_path / "harmed", KINDS[kind])
    assert {fault.game for fault in checked(data)} == {two.bad}


def test_the_check_of_a_whole_database_finds_nothing(two: Two) -> None:
    assert checked(two.folder) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_names_table_and_row(two: Two, tmp_path: Path, language: str) -> None:
    data = two.harmed(tmp_path / "harmed", KINDS["another action"])
    found = CliRunner().invoke(app, ["check", "--data", str(data), "--lang", language])
    assert found.exit_code == 1
    sentence = core_words(language).sentence("check-chain")
    assert f"{two.bad}  actions 2  {sentence}" in found.stdout
    clean = CliRunner().invoke(app, ["check", "--data", str(two.folder), "--json"])
    assert (clean.exit_code, clean.stdout.strip()) == (0, '{"tables":2,"faults":[]}')


@pytest.mark.parametrize("change", ["version + 32", "version - 1"])
def test_another_version_only_makes_the_table_be_read_again(
    two: Two, tmp_path: Path, change: str
) -> None:
    shutil.copytree(two.folder, tmp_path / "copy")
    with running(tmp_path / "copy") as server:
        page = two.anna(server.port).page(two.bad)
        page.until("whole")
        db = sqlite3.connect(tmp_path / "copy" / FILE)
        db.execute(f"UPDATE games SET version = {change} WHERE id = :bad", {"bad": two.bad})
        db.commit()
        db.close()
        assert [page.move()["type"] for _ in range(2)] == ["ack", "ack"]
    assert checked(tmp_path / "copy") == []


def listed(browser: Browser) -> list[dict[str, Any]]:
    """The lobby of a browser, which always answers."""
    answer = browser.get("/api/tables")
    assert answer.status_code == 200, answer.text
    lines: list[dict[str, Any]] = answer.json()
    return lines


# Random flips.

UNTOUCHED = {  # columns that bear neither on play nor on who may see, and why
    ("games", "touched"): "the order of the lobby",
    ("games", "kept"): "whether it is cleared away when it is old",
    ("games", "version"): "another number only makes processes read the table again",
}
DAMAGED_TABLES = ("games", "seeds", "actions", "snapshots", "seats", "watchers", "holders")
# `sessions` holds names people chose, `chat` what they said: neither is play. Nobody can tell a watcher's row
# that was lost from one that never was, nor a game that was lost whole, nor a whole older state put back.


class Finding(Struct):
    """What became of so many flips."""

    flips: int = 0
    found: int = 0
    damaged: int = 0  # tables that say so when they are opened
    harmed: list[str] = field(default_factory=list)  # flips that reached another table or the lobby
    missed: list[str] = field(default_factory=list)


def flips(count: int, seed: int) -> Finding:
    """So many random flips, each in a fresh copy of a database with games of all kinds."""
    finding = Finding()
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        digests = asyncio.run(built(data / "whole"))
        for number in range(count):
            copy = data / str(number)
            shutil.copytree(data / "whole", copy)
            what, game = flipped(copy / FILE, random.Random(seed * 1_000_003 + number))
            judge(finding, copy, digests, what, game)
            shutil.rmtree(copy)
    return finding


async def built(data: Path) -> dict[str, str]:
    """A database in its folder."""
    builder = Builder(data)
    digests = await builder.build()
    builder.tables.close()
    return digests


def judge(finding: Finding, data: Path, digests: dict[str, str], what: str, game: str) -> None:
    """One flip: found by the check? said at the table? harmless to all others and to the lobby?"""
    finding.flips += 1
    accused = {fault.game for fault in checked(data)}
    finding.found += bool(accused)
    if not accused or accused & digests.keys() - {game}:
        finding.missed.append(what)
    outcome = asyncio.run(opened(data, list(digests)))
    finding.damaged += outcome.pop(game, "") == "damaged"
    others = {name: digests[name] for name in digests if name != game}
    if {name: outcome.get(name) for name in others} != others:
        finding.harmed.append(what)


def checked(data: Path) -> list[Fault]:
    """What `trianon check` finds."""
    engine = open_to_read(data)
    found = list(checking.check(engine, checking.games_in(engine)))
    engine.dispose()
    return found


async def opened(data: Path, names: list[str]) -> dict[str, str]:
    """The digest of each table's state, or why it is refused; tables the lobby does not show are left out."""
    tables = Tables(settings(data))
    rows = await tables.run(tables.store.tables_of, HOST)
    lines = {line.table: line for line in (shown(tables, row, HOST) for row in rows)}
    outcome = {}
    for name in names:
        try:
            table = await tables.get(name)
            state = table.game.digest(table.state)
            if name in lines and not lines[name].damaged:
                outcome[name] = state
        except TrianonError as error:
            outcome[name] = error.code
    tables.close()
    return outcome


def flipped(file: Path, chance: random.Random) -> tuple[str, str]:
    """Do something to one stored value, or to one row; what, and to which game."""
    db = sqlite3.connect(file)
    table = chance.choice(DAMAGED_TABLES)
    rows = db.execute(f"SELECT rowid, * FROM {table} ORDER BY rowid").fetchall()
    names = [column[1] for column in db.execute(f"PRAGMA table_info({table})")]
    number, *values = chance.choice(rows)
    row = dict(zip(names, values, strict=True))
    game = str(row["id" if table == "games" else "game"])
    if chance.random() < 0.25:
        what = harm_row(db, table, number, row, chance)
    else:
        name = chance.choice([name for name in names if (table, name) not in UNTOUCHED])
        new = other_value(row[name], chance)
        cast = f"CAST(CAST(? AS BLOB) AS {'BLOB' if isinstance(row[name], bytes) else 'TEXT'})"
        place = "?" if isinstance(new, int) else cast
        db.execute(f"UPDATE OR REPLACE {table} SET {name} = {place} WHERE rowid = ?", (new, number))
        what = f"{table}.{name}: {row[name]!r:.40} -> {new!r:.40}"
    db.commit()
    db.close()
    return what, game


def other_value(value: Any, chance: random.Random) -> Any:
    """A value with one bit flipped, or one byte changed, or one more where there was none."""
    if isinstance(value, int):
        return value ^ 1 << chance.randrange(8)
    data = bytearray(value.encode() if isinstance(value, str) else value or b"")
    if not data:
        return bytes([chance.randrange(1, 128)])
    place = chance.randrange(len(data))
    data[place] ^= 1 << chance.randrange(8) if chance.random() < 0.8 else chance.randrange(1, 256)
    return bytes(data)


def harm_row(
    db: sqlite3.Connection, table: str, number: int, row: dict[str, Any], chance: random.Random
) -> str:
    """A row is lost, doubled under another key, or takes the contents of another game's."""
    if table in ("actions", "seats") and chance.random() < 0.5:
        key = "seq" if table == "actions" else "seat"
        double = {**row, key: 1 + last_of(db, table, key, row["game"]), "move_id": "double"}
        names = [name for name in row if name in double]
        marks = ", ".join("?" for _ in names)
        db.execute(
            f"INSERT INTO {table} ({', '.join(names)}) VALUES ({marks})", [double[n] for n in names]
        )
        return f"{table} {row[key]} doubled"
    if table in ("seeds", "snapshots") and chance.random() < 0.5:
        names = [name for name in row if name != "game"]
        other = db.execute(
            f"SELECT {', '.join(names)} FROM {table} WHERE game <> ? LIMIT 1", (row["game"],)
        )
        sets = ", ".join(f"{name} = ?" for name in names)
        db.execute(f"UPDATE {table} SET {sets} WHERE rowid = ?", (*other.fetchone(), number))
        return f"{table} of another game"
    if table == "watchers":  # a lost one is no damage: whoever watched is invited again
        db.execute("UPDATE watchers SET session = ? WHERE rowid = ?", ("somebody", number))
        return "watchers: somebody else"
    db.execute(f"DELETE FROM {table} WHERE rowid = ?", (number,))
    return f"{table} {row} lost"[:80]


def last_of(db: sqlite3.Connection, table: str, key: str, game: str) -> int:
    """The last number of a game's rows."""
    return int(db.execute(f"SELECT max({key}) FROM {table} WHERE game = ?", (game,)).fetchone()[0])


def test_random_flips_are_found_and_harm_no_other_table() -> None:
    finding = flips(25, 1)
    assert (finding.missed, finding.harmed) == ([], [])
    assert (finding.flips, finding.found) == (25, 25)
    assert finding.damaged >= 23  # a game whose own name is lost is not there at all
