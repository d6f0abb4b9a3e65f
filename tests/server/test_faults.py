"""Faults: killed servers, two tabs, lost connections, full disks, damaged rows, a quick end."""

from __future__ import annotations

import random
import signal
import sqlite3
import threading
import time
import uuid
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import BOTH
from tests.server.harness import Browser, Nursery, Page, Server, players_of, running
from trianon.core.registry import GAMES
from trianon.server import digests
from trianon.server.folder import FILE
from trianon.server.rows import Entry
from trianon.server.store import Store
from trianon.server.table import Table
from trianon.server.tables import PROBE_SECONDS

GAME = next(iter(GAMES))
DATABASES = BOTH
KILLS = {"sqlite": 20, "postgresql": 5}
RACES = 200


def all_mine() -> list[dict[str, str]]:
    """One page holds every seat."""
    return [{"kind": "mine"} for _ in range(players_of(GAME))]


class Player:
    """Plays on one table over many lives of the server, and remembers what was acknowledged."""

    def __init__(self, browser: Browser, table: str) -> None:
        self.cookies, self.table = browser.http.cookies, table
        self.acknowledged: dict[str, int] = {}
        self.doubtful: dict[str, Any] | None = None  # sent, answer lost
        self.chance = random.Random(1)

    def play(self, port: int) -> None:
        """Move until the connection breaks; first send again what was in doubt."""
        browser = Browser(port, greeted=False)
        browser.http.cookies = self.cookies
        try:
            page = browser.page(self.table)
            page.until("whole")
            if self.doubtful is not None:
                self.send(page, self.doubtful)
            while page.end is None:
                self.send(page, self.next_move(page))
        except (ConnectionClosed, OSError, EOFError):
            return

    def next_move(self, page: Page) -> dict[str, Any]:
        """Any legal move."""
        options = page.looks[page.asked_seat]["decision"]["options"]
        action = self.chance.choice(options)["action"]
        place = {"seat": page.asked_seat, "seq": page.seq, "move_id": uuid.uuid4().hex}
        return {"type": "move", **place, "action": action}

    def send(self, page: Page, message: dict[str, Any]) -> None:
        """One move; whatever is not answered stays in doubt."""
        self.doubtful = message
        page.send(message)
        answer = page.until("ack", "refused")
        assert answer["type"] == "ack" or answer["code"] in ("stale", "game-over"), answer
        if answer["type"] == "ack":
            assert self.acknowledged.setdefault(message["move_id"], answer["seq"]) == answer["seq"]
            page.until_seq(answer["seq"])
        self.doubtful = None


def kills(count: int, data: Path | str) -> int:
    """Kill a server under play so often; the number of moves acknowledged, all of them there once."""
    nursery = Nursery(data)
    server = nursery.server()
    anna = Browser(server.port, "Anna")
    tables = [anna.new_table(GAME, all_mine()).table.table for _ in range(count // 4 + 1)]
    players = {table: Player(anna, table) for table in tables}
    chance = random.Random(7)
    for number in range(count):
        player = players[tables[number // 4]]  # each table lives through several deaths
        thread = threading.Thread(target=player.play, args=(server.port,))
        wanted = len(player.acknowledged) + chance.randrange(1, 25)
        thread.start()
        while len(player.acknowledged) < wanted and thread.is_alive():
            time.sleep(0.001)
        server.end(signal.SIGKILL)
        thread.join()
        server = nursery.server()
    server.end(signal.SIGTERM)
    nursery.close()
    check_store(data, players)
    return sum(len(player.acknowledged) for player in players.values())


def test_nothing_acknowledged_is_lost_or_doubled_by_kill_9(
    database: str, place: Path | str
) -> None:
    assert kills(KILLS[database], place) > KILLS[database]


def check_store(data: Path | str, players: dict[str, Player]) -> None:
    """Every acknowledged move is there once, at its number; no gaps; every game loads."""
    store = Store(data)
    for name, player in players.items():
        stored = store.load(name)
        assert stored is not None
        found = {entry.move_id: entry.seq for entry in stored.entries}
        assert len(found) == len(stored.entries)
        assert [entry.seq for entry in stored.entries] == list(range(1, len(found) + 1))
        assert {move: found.get(move) for move in player.acknowledged} == player.acknowledged
        assert len(found) - len(player.acknowledged) <= 1  # stored, but its answer was lost
        table = Table.loaded(stored)
        assert table.game.digest(table.state) == stored.snapshot.digest
    store.close()


def test_of_two_tabs_exactly_one_moves(server: Server) -> None:
    races(RACES, server.port)


def races(count: int, port: int) -> None:
    """Two tabs answer the same decision so often; an AssertionError if not exactly one moves."""
    anna = Browser(port)
    table = anna.new_table(GAME, all_mine()).table.table
    pages = [anna.page(table), anna.page(table)]
    for page in pages:
        page.until("whole")
    chance = random.Random(3)
    for number in range(count):
        if pages[0].end is not None:
            table = anna.new_table(GAME, all_mine()).table.table
            pages = [anna.page(table), anna.page(table)]
            for page in pages:
                page.until("whole")
        race(pages, chance, same_id=number % 4 == 0)


def race(pages: list[Page], chance: random.Random, same_id: bool) -> None:
    """Both tabs answer the same decision; with the same id both hear the same."""
    seq, seat = pages[0].seq, pages[0].asked_seat
    options = pages[0].looks[seat]["decision"]["options"]
    ids = [uuid.uuid4().hex, uuid.uuid4().hex]
    for page, move_id in zip(pages, ids[:1] * 2 if same_id else ids, strict=True):
        action = chance.choice(options)["action"]
        place = {"seat": seat, "seq": seq, "move_id": move_id}
        page.send({"type": "move", **place, "action": action})
    answers = [page.until("ack", "refused") for page in pages]
    for page in pages:
        page.until_seq(seq + 1)
        assert page.seq == seq + 1
    acknowledged = [answer for answer in answers if answer["type"] == "ack"]
    assert len(acknowledged) == (2 if same_id else 1)
    assert {answer["seq"] for answer in acknowledged} == {seq + 1}
    assert all(answer.get("code", "stale") in ("stale", "game-over") for answer in answers)


def test_a_page_that_comes_back_gets_exactly_what_it_missed(server: Server) -> None:
    anna = Browser(server.port)
    made = anna.new_table(GAME, [{"kind": "mine"}, {"kind": "open"}, *all_mine()[2:]])
    friend = Browser(server.port)
    friend.join(next(i.token for i in made.invitations if i.seat == 1))
    table, chance = made.table.table, random.Random(5)
    steady = {page: page.until("whole") for page in (anna.page(table), friend.page(table))}
    pages = list(steady)
    watched, last = friend.page(table), 0
    watched.until("whole")
    seen = list(watched.seen)
    for _ in range(60):
        turn = next(page for page in pages if page.my_turn())
        turn.move(chance.randrange(100))
        for page in pages:
            page.catch_up()
        if chance.random() < 0.5:
            watched.close()
            last = watched.seq
            watched = friend.page(table, hello=last)
            watched.seq = last
            watched.until("welcome")
        watched.catch_up()
        seen += [message for message in watched.seen if message["type"] == "update"]
        watched.seen.clear()
    numbers = [message["seq"] for message in seen if message["type"] == "update"]
    assert numbers == list(range(1, pages[1].seq + 1))
    truth = {m["seq"]: m["looks"] for m in pages[1].seen if m["type"] == "update"}
    for message in seen:
        if message["type"] == "update":
            assert message["looks"][0]["view"] == truth[message["seq"]][0]["view"]
            assert message["looks"][0]["events"] == truth[message["seq"]][0]["events"]


def test_a_page_far_behind_gets_the_whole(tmp_path: Path) -> None:
    with running(tmp_path, missed_most=3) as server:
        anna = Browser(server.port)
        table = anna.new_table(GAME, all_mine()).table.table
        page = anna.page(table)
        page.until("whole")
        for _ in range(6):
            page.move()
        assert anna.page(table, hello=0).until("update", "whole")["type"] == "whole"
        late = anna.page(table, hello=4)
        assert [late.until("update", "whole")["seq"] for _ in range(2)] == [5, 6]
        assert anna.page(table, hello=999).until("update", "whole")["type"] == "whole"


def test_a_page_that_missed_much_is_not_drowned_in_it(tmp_path: Path) -> None:
    """Few updates, but large ones: told all at once they would make any page too slow, for ever."""
    with running(tmp_path, behind_bytes=128 * 1024) as server:
        anna = Browser(server.port)
        table = anna.new_table(GAME, all_mine()).table.table
        page = anna.page(table)
        page.until("whole")
        for _ in range(25):
            page.move()
        late = anna.page(table, hello=0)
        assert late.until("update", "whole")["type"] == "whole"
        assert late.move()["type"] == "ack"


def test_a_full_disk_refuses_the_move_and_play_goes_on_later(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        anna = Browser(server.port)
        table = anna.new_table(GAME, all_mine()).table.table
        page = anna.page(table)
        page.until("whole")
        page.move()
        full = {"on": True}

        def fail(*_: Any) -> None:
            if full["on"]:
                raise sqlite3.OperationalError("database or disk is full")

        engine = server.house.tables.store.engine
        event.listen(engine, "before_cursor_execute", fail_on_insert(fail))
        refused = page.move()
        assert refused["code"] == "storage"
        assert page.seq == 1
        full["on"] = False
        assert page.move()["type"] == "ack"
        assert page.seq == 2


def fail_on_insert(fail: Any) -> Any:
    """Only actions fail; reads go on."""

    def before(conn: Any, cursor: Any, statement: str, *_: Any) -> None:
        if statement.startswith("INSERT INTO actions"):
            try:
                fail()
            except sqlite3.OperationalError as error:
                raise OperationalError(statement, {}, error) from error

    return before


def test_a_commit_in_doubt_is_looked_up(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """The action was stored, but the news of it was lost: it is acknowledged, not doubled."""
    anna = Browser(server.port)
    page = anna.page(anna.new_table(GAME, all_mine()).table.table)
    page.until("whole")
    store = server.house.tables.store
    real = store.append_all

    def lost(batch: Any) -> None:
        real(batch)
        raise OperationalError("COMMIT", {}, sqlite3.OperationalError("disk I/O error"))

    monkeypatch.setattr(store, "append_all", lost)
    assert page.move()["type"] == "ack"
    monkeypatch.undo()
    assert page.move()["type"] == "ack"
    assert page.seq == 2


def test_another_process_that_was_quicker_makes_the_page_stale(
    server: Server, tmp_path: Path
) -> None:
    anna = Browser(server.port)
    table = anna.new_table(GAME, all_mine()).table.table
    page = anna.page(table)
    page.until("whole")
    live = server.house.tables.live[table]
    state = live.game.copy(live.state)
    live.game.act(state, page.looks[page.asked_seat]["decision"]["options"][0]["action"])
    snapshot = live.snapshot(state, 1, 1)
    code = live.game.options(live.state)[0]
    entry = Entry(1, "elsewhere", page.asked_seat, False, code, "", snapshot.digest, 0)
    head = digests.head_of(live.stored.header, [])
    other = Store(server.settings.data)
    other.append(table, digests.linked(table, head, entry), snapshot)
    other.close()
    page.send(
        {"type": "move", "seat": page.asked_seat, "seq": 0, "move_id": "late",
         "action": page.looks[page.asked_seat]["decision"]["options"][-1]["action"]}
    )  # fmt: skip
    assert page.until("refused")["code"] in ("stale", "storage")
    again = anna.page(table)
    again.until("whole")
    assert again.seq == 1


def test_a_locked_database_is_waited_for(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        anna = Browser(server.port)
        page = anna.page(anna.new_table(GAME, all_mine()).table.table)
        page.until("whole")
        other = sqlite3.connect(tmp_path / FILE, isolation_level=None, check_same_thread=False)
        other.execute("BEGIN IMMEDIATE")
        release = threading.Timer(0.2, lambda: other.execute("ROLLBACK"))
        release.start()
        assert page.move()["type"] == "ack"
        release.join()
        other.close()


@pytest.mark.parametrize("tables", [1, 3])
def test_a_locked_database_refuses_a_move_in_time(tmp_path: Path, tables: int) -> None:
    """Also when several wait: the time is one for all, and reads go on."""
    with running(tmp_path, busy_seconds=1.0) as server:
        anna = Browser(server.port)
        names = [anna.new_table(GAME, all_mine()).table.table for _ in range(tables)]
        pages = [anna.page(name) for name in names]
        for page in pages:
            page.until("whole")
        other = sqlite3.connect(tmp_path / FILE, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        start = time.monotonic()
        for page in pages:
            option = page.looks[page.asked_seat]["decision"]["options"][0]["action"]
            place = {"seat": page.asked_seat, "seq": 0, "move_id": "locked"}
            page.send({"type": "move", **place, "action": option})
        assert anna.get("/api/tables").status_code == 200
        assert anna.get("/readyz").status_code == 503
        assert {page.until("ack", "refused").get("code") for page in pages} == {"storage"}
        assert time.monotonic() - start < 2.5  # once for all, not for each
        other.execute("ROLLBACK")
        other.close()
        assert [page.move()["type"] for page in pages] == ["ack"] * tables
        time.sleep(PROBE_SECONDS)
        assert anna.get("/readyz").status_code == 200


def test_a_fault_of_the_engine_leaves_the_table_as_it_was(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    anna = Browser(server.port)
    made = anna.new_table(GAME, all_mine())
    page = anna.page(made.table.table)
    page.until("whole")
    table = server.house.tables.live[made.table.table]
    before = table.game.digest(table.state)
    real = type(table.game).act

    def broken(self: Any, state: Any, name: str) -> int:
        real(self, state, name)
        raise ZeroDivisionError("in mid-move")

    monkeypatch.setattr(type(table.game), "act", broken)
    refused = page.move()
    monkeypatch.undo()
    assert refused["code"] == "incident"
    assert refused["facts"]["incident"] in caplog.text
    assert table.game.digest(table.state) == before
    assert page.move()["type"] == "ack"


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_server_with_open_pages_stops_within_five_seconds(
    tmp_path: Path, number: signal.Signals
) -> None:
    nursery = Nursery(tmp_path)
    server = nursery.server()
    anna = Browser(server.port)
    bots = [{"kind": "bot", "level": "greedy"} for _ in range(players_of(GAME))]
    codes: list[int] = []
    listening = []
    for _ in range(3):
        page = anna.page(anna.new_table(GAME, bots).table.table)
        page.until("whole")
        listening.append(threading.Thread(target=hear_the_end, args=(page, codes)))
        listening[-1].start()  # a page that does not read would be dropped for being slow
    assert server.end(number) < 5
    nursery.close()
    for thread in listening:
        thread.join()
    assert len(codes) == 3
    assert set(codes) <= {1001, 1012}


def hear_the_end(page: Page, codes: list[int]) -> None:
    """Read until the server closes the page; the code it gives."""
    try:
        page.until("never")
    except ConnectionClosed as closed:
        codes.append(closed.rcvd.code if closed.rcvd is not None else 0)
