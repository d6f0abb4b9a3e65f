"""The open data set: what is in it, what is in no byte of it, and that it is all there or not at all."""

from __future__ import annotations

import datetime
import errno
import json
import os
import random
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from sqlalchemy import select

from tests.server.conftest import BOTH
from tests.server.harness import OPEN, Browser, Server
from tests.server.test_administration import admin
from trianon.core import record as records
from trianon.core.errors import BadRequest
from trianon.core.registry import GAMES
from trianon.core.registry import game as game_named
from trianon.core.words import core_words
from trianon.server import history, open_data, schema
from trianon.server.open_data import players_of
from trianon.server.rows import Entry, Header, Holder, SeatRow, Snapshot, Stored
from trianon.server.store import Store
from trianon.server.tables import ROBOT
from trianon.study import read
from trianon.study.report import write_report

DATABASES = BOTH
GAME = next(iter(GAMES))
COUNT = min(game_named(GAME).players)
WORDS = core_words("en")
DAY = 24 * 3600


# A house with games in every state of consent.


def played(server: Server, table: str, upto: int = 10_000) -> None:
    """Moves through the door of everybody, by whoever is asked."""
    import asyncio

    tables, chance = server.house.tables, random.Random(f"{table} {upto}")
    loop = server.house.sweeper.get_loop()

    async def play() -> None:
        at = await tables.get(table)
        for _ in range(upto):
            if at.over:
                return
            seat = at.state.asked_seat
            session = ROBOT if at.bot else at.seats[seat].session
            name = at.game.action_name(at.state, chance.choice(at.game.options(at.state)))
            seq = at.seq if session == ROBOT else at.seq_for(at.readers(session))
            move = (seat, seq, f"{chance.getrandbits(64):x}", name)
            try:
                await tables.act(at, session, *move, lambda _: None)
            except Exception as error:  # a bot of the house was quicker
                if getattr(error, "code", "") not in ("stale", "not-your-turn"):
                    raise

    asyncio.run_coroutine_threadsafe(play(), loop).result(120)


class House:
    """People with names that must not be found again, and their tables."""

    def __init__(self, server: Server) -> None:
        self.server = server
        names = ("Canary-Anna", "Canary-Ben", "Canary-Chloé")
        self.anna, self.ben, self.chloe = (Browser(server.port, name) for name in names)
        self.people = (self.anna, self.ben, self.chloe)
        for browser in self.people:  # they outlive the tests
            OPEN.remove(browser)

    def table(self, *seated: Browser, **wishes: Any) -> str:
        """A table of Anna's, with somebody else at the second seat if wished, bots at the others."""
        open_seats = [{"kind": "open"} for _ in seated]
        bots = [{"kind": "bot", "level": "random"}] * (COUNT - 1 - len(seated))
        made = self.anna.new_table(GAME, [{"kind": "mine"}, *open_seats, *bots], **wishes)
        tokens = [item.token for item in made.invitations if item.seat >= 0]
        for browser, token in zip(seated, tokens, strict=True):
            browser.join(token)
        return made.table.table

    def agree(self, table: str, *people: Browser, given: bool = True) -> None:
        """They say so at the table."""
        for browser in people:
            answer = browser.put(f"/api/tables/{table}/consent", {"given": given})
            assert answer.status_code == 200, answer.text

    def fill(self) -> dict[str, str]:
        """Tables by what is to become of them."""
        found = {
            "given": self.table(self.ben),
            "handed on": self.table(self.ben),
            "refused": self.table(self.ben),
            "left": self.table(self.ben),
            "running": self.table(self.ben),
            "practice": self.table(self.ben, seed="ab" * 32),
            "own figures": self.table(self.ben, edition={"source": "Canary-Edition"}),
        }
        for name, table in found.items():
            page = self.anna.page(table)
            page.until("whole")
            page.send({"type": "say", "text": "Canary-Chat"})
            page.until("said")
            page.close()
            played(self.server, table, 12)
            if name in ("handed on", "left"):
                path = f"/api/tables/{table}/seats/1"
                token = self.ben.post(f"{path}/invitation").json()["token"]
                self.chloe.join(token)
            if name != "running":
                played(self.server, table)
            everybody = self.people if name in ("handed on", "left") else (self.anna, self.ben)
            self.agree(table, *everybody)
        self.agree(found["left"], self.ben, given=False)  # who was replaced does not agree
        self.agree(found["refused"], self.anna, given=False)
        note = {"seq": 1, "text": "Canary-Comment"}
        assert self.anna.post(f"/api/tables/{found['given']}/comments", note).status_code == 200
        return found


@pytest.fixture(scope="module")
def house(server: Server) -> Iterator[tuple[House, dict[str, str]]]:
    """The house, filled once; tests that change consents put them back."""
    made = House(server)
    yield made, made.fill()
    for browser in made.people:
        browser.close()


def store_of(server: Server) -> Store:
    store: Store = server.house.tables.store
    return store


def seeds_in(folder: Path) -> set[str]:
    """The seeds of the records of a data set."""
    return {records.read_file(path).seed.hex() for path in folder.rglob("*.trianon")}


def seeds_of(server: Server, *tables: str) -> set[str]:
    """The seeds of some tables."""
    return {stored.seed.hex() for table in tables if (stored := store_of(server).load(table))}


def canaries(server: Server, house: House) -> Iterator[tuple[str, bytes]]:
    """Everything of which no trace may be found: words, ids, hashes, cookies, moments."""
    for word in ("Canary", "canary", "Chlo", "Comment"):
        yield word, word.encode()
    for browser in house.people:
        cookie = browser.http.cookies["trianon"]
        yield "cookie", cookie.encode()
    with store_of(server).reader.begin() as db:
        for (session,) in db.execute(select(schema.sessions.c.id)):
            yield "session", session.encode()
            yield "session", bytes.fromhex(session)
            yield "session", session[:12].encode()
        for (table,) in db.execute(select(schema.games.c.id)):
            yield "table", table.encode()
            yield "table", table[:12].encode()
        for (move,) in db.execute(select(schema.actions.c.move_id)):
            yield "move", move.encode()
        moments = set(db.execute(select(schema.actions.c.at)).scalars())
        moments |= set(db.execute(select(schema.games.c.created)).scalars())
        moments |= set(db.execute(select(schema.holders.c.at)).scalars())
    for moment in moments:
        yield "moment", str(moment).encode()
        yield "moment", struct.pack("<q", moment)
        yield "moment", struct.pack("<q", moment * 1000)
        utc = datetime.datetime.fromtimestamp(moment, datetime.UTC)
        yield "moment", utc.strftime("%H:%M:%S").encode()
        yield "moment", utc.strftime("T%H:%M").encode()


def bytes_of(folder: Path) -> dict[str, bytes]:
    """Every byte of a data set: names of files, files, and what lies compressed in them."""
    found: dict[str, bytes] = {}
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        found[name] = name.encode()
        if path.is_file():
            found[name] += path.read_bytes()
        if path.suffix == ".parquet":
            table = pq.read_table(path)
            found[name] += repr(table.to_pydict()).encode() + repr(table.schema).encode()
            for column in table.itercolumns():
                for chunk in column.chunks:
                    found[name] += b"".join(bytes(one) for one in chunk.buffers() if one)
    return found


def traces(server: Server, house: House, folder: Path) -> list[str]:
    """Where something is found that must not be."""
    data = bytes_of(folder)
    return [
        f"{kind} in {name}"
        for kind, trace in set(canaries(server, house))
        for name, text in data.items()
        if trace in text
    ]


def test_the_export_has_the_games_all_agreed_to_and_no_trace_of_anybody(
    server: Server,
    house: tuple[House, dict[str, str]],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    people, tables = house
    place = server.settings.data
    out = tmp_path / "games"
    assert admin(monkeypatch, place, "export-games", "--out", str(out)) == 0
    assert "2 games are in" in capsys.readouterr().out
    assert seeds_in(out) == seeds_of(server, tables["given"], tables["handed on"])
    assert traces(server, people, out) == []
    assert {path.name for path in tmp_path.iterdir()} == {"games"}
    assert all(path.stat().st_mtime % DAY == 0 for path in [out, *out.rglob("*")])
    check_contents(out)
    check_studies(out)


def check_contents(out: Path) -> None:
    """Index, manifest, records: the day, who played as far as it is told, and games that replay."""
    today = datetime.datetime.now(datetime.UTC).date()
    manifest = json.loads((out / "manifest.json").read_text())
    assert (manifest["games"], manifest["day"]) == (2, str(today))
    assert [part["folder"] for part in manifest["parts"]] == [f"{GAME}-{COUNT}"]
    index = pq.read_table(out / "games.parquet").to_pylist()
    assert [row["game"] for row in index] == [0, 1]
    assert all(today - row["day"] <= datetime.timedelta(days=1) for row in index)
    for row in index:
        record = records.read_file(out / row["record"])
        assert records.verify(record) is None
        assert [seat.name for seat in record.seats] == [f"Player {n + 1}" for n in range(COUNT)]
        assert [seat.kind for seat in record.seats] == ["human", "human"] + ["random"] * (COUNT - 2)
    text = (out / "README.md").read_text()
    for column in ("`points_", "`won`", "`day`", "`clause`", "`component`"):
        assert column in text
    assert "CC0-1.0" in text


def check_studies(out: Path) -> None:
    """The tables of a study, which its report and notebooks read; its command makes them again."""
    folder = out / "studies" / f"{GAME}-{COUNT}"
    frames = read(folder)
    assert frames.games.height == 2
    assert frames.decisions.height == frames.games["decisions"].sum()
    manifest = frames.manifest
    assert (manifest.finished, manifest.repeatable, manifest.seconds) == (True, True, 0)
    assert manifest.command == (
        f"trianon study {GAME} --players {COUNT} --decisions 1.0 "
        f"--records records/{GAME}-{COUNT} --out studies/{GAME}-{COUNT}"
    )
    assert "2" in write_report(folder, "en").read_text()
    (folder / "report.html").unlink()


@pytest.mark.parametrize("kind", ["name", "moment", "session"])
def test_a_planted_trace_is_found(
    server: Server,
    house: tuple[House, dict[str, str]],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    kind: str,
) -> None:
    """The search itself: a name in a record, a moment in a column, a session in a file's name."""
    people, _ = house
    whole = open_data.game_of

    def leaking(stored: Stored) -> open_data.Game:
        game = whole(stored)
        if kind == "moment":
            return msgspec.structs.replace(game, day=stored.entries[-1].at)
        trace = {"name": stored.seats[0].name, "session": stored.header.host[:12]}[kind]
        if kind == "session":
            part = msgspec.structs.replace(game.part, folder=f"{game.part.folder}-{trace}")
            return msgspec.structs.replace(game, part=part)
        return msgspec.structs.replace(game, text=game.text.replace("Player 1", trace))

    monkeypatch.setattr(open_data, "game_of", leaking)
    if kind == "moment":
        fine = pa.int64()
        columns = [field.with_type(fine) if field.name == "day" else field
                   for field in open_data.INDEX_COLUMNS]  # fmt: skip
        monkeypatch.setattr(open_data, "INDEX_COLUMNS", pa.schema(columns))
    open_data.export(store_of(server), tmp_path / "games", WORDS)
    assert traces(server, people, tmp_path / "games")


# When.


def test_what_has_gone_is_said_to_those_who_take_it_back(
    server: Server, house: tuple[House, dict[str, str]], tmp_path: Path
) -> None:
    people, tables = house
    here = f"/api/tables/{tables['given']}/consent"
    store = store_of(server)
    open_data.export(store, tmp_path / "one", WORDS)
    today = str(datetime.datetime.now(datetime.UTC).date())
    assert people.anna.get(here).json() == {"given": True, "said": True, "exported": today}
    late = people.anna.put(here, {"given": False}).json()
    assert late == {"given": False, "said": True, "exported": today}
    try:
        open_data.export(store, tmp_path / "two", WORDS)  # but it goes into no other
        assert seeds_in(tmp_path / "two") == seeds_of(server, tables["handed on"])
    finally:
        people.agree(tables["given"], people.anna)
    other = people.anna.get(f"/api/tables/{tables['refused']}/consent").json()
    assert other["exported"] == ""
    with pytest.raises(BadRequest, match="no finished game"):
        open_data.export(store, tmp_path / "three", WORDS, only_new=True)
    assert not (tmp_path / "three").exists()
    gone = frozenset({tables["given"]})
    open_data.export(store, tmp_path / "four", WORDS, without=gone)
    assert seeds_in(tmp_path / "four") == seeds_of(server, tables["handed on"])


def test_who_takes_back_while_it_is_written_is_heard(
    server: Server,
    house: tuple[House, dict[str, str]],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    people, tables = house
    whole, rounds = open_data.laid_out, list[int]()

    def slow(*args: Any) -> Any:
        made = whole(*args)
        if not rounds:
            people.agree(tables["given"], people.ben, given=False)
        rounds.append(made.games)
        return made

    monkeypatch.setattr(open_data, "laid_out", slow)
    try:
        open_data.export(store_of(server), tmp_path / "games", WORDS)
    finally:
        people.agree(tables["given"], people.ben)
    assert rounds == [2, 1]
    assert seeds_in(tmp_path / "games") == seeds_of(server, tables["handed on"])


def test_an_export_that_is_stopped_leaves_nothing_or_is_finished_by_the_next(
    server: Server,
    house: tuple[House, dict[str, str]],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """At each step of its way: before it is written down it counts for nothing, afterwards it is all there."""
    store, out = store_of(server), tmp_path / "games"
    steps = ("gathered", "laid_out", "studied", "settled", "named")
    for step in steps:
        before = exports(store)
        with monkeypatch.context() as patch:
            patch.setattr(open_data, step, stopped)
            with pytest.raises(Stopped):
                open_data.export(store, out, WORDS)
        assert not out.exists()
        assert len(exports(store) - before) == (step == "named")
    before = exports(store)
    found = open_data.export(store, out, WORDS)
    assert (found.games, exports(store)) == (2, before)  # the one that had only to get its name
    assert len(seeds_in(out)) == 2
    assert [path.name for path in tmp_path.iterdir()] == ["games"]


class Stopped(Exception):
    """As if the power had gone."""


def stopped(*args: Any) -> Any:
    raise Stopped


def exports(store: Store) -> set[str]:
    """The exports the database knows."""
    with store.reader.begin() as db:
        return set(db.execute(select(schema.exported.c.export)).scalars())


def test_wrong_folders_and_full_disks_get_a_sentence(
    server: Server,
    house: tuple[House, dict[str, str]],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    place, store = server.settings.data, store_of(server)
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "letter.txt").write_text("dear")
    for out, said in (
        (tmp_path / "full", "not empty"),
        (tmp_path / "full" / "letter.txt", "there"),
    ):
        assert admin(monkeypatch, place, "export-games", "--out", str(out)) == 2
        assert said in capsys.readouterr().err
    assert admin(monkeypatch, place, "export-games", "--out", "x", "--without", "nobody") == 2
    assert "nobody" in capsys.readouterr().err
    inside = tmp_path / "full" / "letter.txt" / "games"
    assert admin(monkeypatch, place, "export-games", "--out", str(inside)) == 2
    assert len(capsys.readouterr().err.strip().splitlines()) == 1
    before = exports(store)

    def full(*args: Any) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(open_data, "written", full)
    with pytest.raises(BadRequest, match="full"):
        open_data.export(store, tmp_path / "games", WORDS)
    assert not (tmp_path / "games").exists()
    assert exports(store) == before


def test_of_two_exports_under_one_name_the_second_is_refused(
    server: Server,
    house: tuple[House, dict[str, str]],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The second in another process: a lock of files is by process."""
    import subprocess
    import sys

    whole = open_data.gathered
    place = server.settings.data
    where = ("--data", str(place)) if isinstance(place, Path) else ("--database", str(place))
    code = "from trianon.cli import main; main()"
    words = ("admin", "export-games", "--out", str(tmp_path / "games"), "--lang", "en")
    second = [sys.executable, "-c", code, *words, *where]
    said: list[str] = []

    def slow(*args: Any) -> Any:
        done = subprocess.run(second, capture_output=True, text=True)
        said.append(f"{done.returncode} {done.stderr}")
        return whole(*args)

    monkeypatch.setattr(open_data, "gathered", slow)
    open_data.export(store_of(server), tmp_path / "games", WORDS)
    assert said[0].startswith("2 ")
    assert "under way" in said[0]


# Who played a seat.


def stored_with(seat: SeatRow, rows: list[Holder], acted: list[int]) -> Stored:
    """A game of one seat in which these actions were chosen."""
    header = Header("g", GAME, 1, 1, {}, {}, "", False, "host", "", 0)
    entries = [Entry(seq, f"m{seq}", 0, False, 0, "x", "", 0) for seq in acted]
    return Stored(header, b"", None, Snapshot(0, 0, 0, True, "", b""), entries, [seat], rows)


HUMAN_SEAT, BOT_SEAT = SeatRow(0, "human"), SeatRow(0, "bot", level="greedy")


@pytest.mark.parametrize(
    ("seat", "rows", "told"),
    [
        (BOT_SEAT, [], "greedy"),
        (HUMAN_SEAT, [Holder(1, 0, "made")], "human"),
        (HUMAN_SEAT, [Holder(1, 0, "invited"), Holder(2, 0, "join", seq=0)], "human"),
        (HUMAN_SEAT, [Holder(1, 0, "made"), Holder(2, 0, "move", seq=5)], "human"),
        (HUMAN_SEAT, [Holder(1, 0, "made"), Holder(2, 0, "stand-in", level="page", seq=5)], "mixed"),
        (HUMAN_SEAT, [Holder(1, 0, "made"), Holder(2, 0, "stand-in", level="page", seq=0)], "page"),
        (BOT_SEAT, [Holder(1, 0, "made"), Holder(2, 0, "leave", seq=5),
                    Holder(3, 0, "bot", level="greedy", seq=5)], "mixed"),
        (BOT_SEAT, [Holder(1, 0, "invited"), Holder(2, 0, "bot", level="greedy", seq=0)], "greedy"),
        (HUMAN_SEAT, [Holder(1, 0, "free", level="page", seq=5), Holder(2, 0, "take", seq=5)],
         "mixed"),
        (BOT_SEAT, [Holder(1, 0, "bot", level="greedy", seq=5)], "mixed"),
    ],
)  # fmt: skip
def test_a_seat_is_called_by_what_made_its_choices(
    seat: SeatRow, rows: list[Holder], told: str
) -> None:
    assert players_of(stored_with(seat, rows, [1, 4, 6, 9])) == [told]


def test_a_game_of_other_rules_is_left_out_and_counted(
    server: Server,
    house: tuple[House, dict[str, str]],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    _, tables = house
    whole = history.check_rules

    def check_rules(game: Any, stored: Stored) -> None:
        if stored.header.id == tables["given"]:
            raise BadRequest("record-rules", found=0, wanted=1)
        whole(game, stored)

    monkeypatch.setattr(history, "check_rules", check_rules)
    found = open_data.export(store_of(server), tmp_path / "games", WORDS)
    assert (found.games, found.left_out) == (1, 1)
    assert seeds_in(tmp_path / "games") == seeds_of(server, tables["handed on"])
