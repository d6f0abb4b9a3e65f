"""A hand is seen by one person: a random walk over all seat operations, and planted mutants it must catch."""

from __future__ import annotations

import asyncio
import random
import tempfile
from collections.abc import Callable
from contextlib import suppress
from contextvars import ContextVar
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from litestar import Litestar
from websockets.exceptions import ConnectionClosed

from tests.server import seat_walk
from tests.server.harness import Browser, Page, Server, settings
from tests.server.seat_law import ONLOOKER, Finding
from tests.server.seat_walk import OPERATIONS, Walk
from trianon.core.errors import TrianonError
from trianon.server import holders, outgoing, seats, together, wire
from trianon.server.app import create_app
from trianon.server.problems import Refusal
from trianon.server.rows import BOT, HUMAN, OPEN, Holder, SeatRow
from trianon.server.sockets import greet
from trianon.server.store import Store
from trianon.server.table import Table
from trianon.server.tables import ROBOT, Tables
from trianon.server.tokens import hashed

PEOPLE = ["Anna", "Ben", "Chloe", "Dora", "Emil", "Fritz"]
STEPS = 1500
HERE = "http://127.0.0.1"


class Sheet:
    """A page that collects what it is sent."""

    def __init__(self, who: str, session: str) -> None:
        self.who, self.session = who, session
        self.got: list[bytes] = []
        self.closed = False

    def send(self, data: bytes) -> None:
        """Keep it."""
        if not self.closed:
            self.got.append(data)

    def say(self, message: wire.ToPage) -> None:
        """As the server's own page does."""
        self.send(msgspec.json.encode(message))

    def refuse(self, error: Refusal) -> None:
        """The server closes it."""
        self.closed = True


def watched(*stores: Store) -> Callable[[], list[tuple[str, SeatRow]]]:
    """From now on, the seats that were stored since the last time, in the order of the database."""
    found: list[tuple[str, SeatRow]] = []

    def watch(store: Store) -> None:
        save = store.save_seat

        def save_seat(game: str, version: int, seat: SeatRow, *facts: Any) -> None:
            save(game, version, seat, *facts)
            found.append((game, msgspec.structs.replace(seat)))

        store.save_seat = save_seat  # type: ignore[method-assign, assignment]

    def written() -> list[tuple[str, SeatRow]]:
        fresh, found[:] = found[:], []
        return fresh

    for store in stores:
        watch(store)
    return written


class Inside:
    """The application in this process: its real routes and its real store, without waiting for bots."""

    concurrent = False

    def __init__(self, app: Litestar, people: list[str]) -> None:
        self.house = app.state.house
        self.house.tables.on_change = lambda table: None  # the walk plays for the bots
        transport = httpx.ASGITransport(app=app)  # type: ignore[arg-type]
        self.clients = {
            who: httpx.AsyncClient(transport=transport, base_url=HERE) for who in people
        }
        self.marks: dict[str, str] = {}
        self.written = watched(self.house.tables.store)
        self.sheets: dict[tuple[str, str], Sheet] = {}

    async def greet(self) -> None:
        """Everybody gets a session."""
        for who, client in self.clients.items():
            await client.get("/api/me")
            await client.put("/api/me", json={"name": who})
            self.marks[who] = hashed(client.cookies["trianon"])

    def table(self, name: str) -> Table:
        """A table, in memory."""
        found: Table = self.house.tables.live[name]
        return found

    def rows(self, table: str) -> list[SeatRow]:
        """Who sits where, in truth."""
        return self.table(table).seats

    def mark(self, who: str) -> str:
        """The hash by which the server knows somebody."""
        return self.marks[who]

    async def ask(self, who: str, method: str, path: str, body: Any = None) -> tuple[int, bytes]:
        """A request through the routes."""
        answer = await self.clients[who].request(method, path, json=body)
        return answer.status_code, answer.content

    async def look(self, who: str, table: str, seq: int) -> None:
        """Open a page as the socket does; strangers are refused."""
        found, session = self.table(table), self.marks[who]
        if not found.is_member(session):
            return
        sheet = self.sheets.get((who, table))
        if sheet is None or sheet.closed:
            sheet = self.sheets[who, table] = Sheet(who, session)
        greet(found, sheet, seq, self.house.settings)  # type: ignore[arg-type]

    async def shut(self, who: str, table: str) -> None:
        """Close a page."""
        if (sheet := self.sheets.pop((who, table), None)) is not None:
            self.table(table).pages.discard(sheet)

    async def play(self, table: str, chance: random.Random) -> bool:
        """One move through the door of everybody, by the holder or a bot."""
        at = self.table(table)
        seat = at.state.asked_seat
        if at.over or at.seats[seat].kind == OPEN:
            return False
        session = ROBOT if at.bot else at.seats[seat].session
        action = at.game.action_name(at.state, chance.choice(at.game.options(at.state)))
        seq = at.seq if session == ROBOT else at.seq_for(at.readers(session))
        try:
            move = (seat, seq, f"{chance.getrandbits(64):x}", action)
            await self.house.tables.act(at, session, *move, lambda _: None)
        except TrianonError:
            return False
        return True

    async def heard(self) -> list[tuple[str, str, bytes]]:
        """What all pages were sent; the onlooker's first."""
        found = []
        for (who, table), sheet in sorted(
            self.sheets.items(), key=lambda item: item[0][0] != ONLOOKER
        ):
            found += [(who, table, data) for data in sheet.got]
            sheet.got.clear()
            if sheet.closed and table in self.house.tables.live:
                self.table(table).pages.discard(sheet)
        return found

    async def forget(self, table: str) -> None:
        """Clear an old table away."""
        tables = self.house.tables
        await tables.run(tables.store.remove, table)
        tables.live.pop(table)
        self.sheets = {key: sheet for key, sheet in self.sheets.items() if key[1] != table}


async def walked(data: Path, steps: int, seed: int, wanted: str) -> Finding:
    """A walk through one application."""
    app = create_app(settings(data, tables_each=1_000_000))
    async with app.lifespan():
        door = Inside(app, [*PEOPLE, ONLOOKER])
        await door.greet()
        return await Walk(door, PEOPLE, seed).go(steps, wanted)


def walk(steps: int, seed: int, wanted: str = "") -> Finding:
    """The figures of a walk of so many steps, or up to a wanted breach, in a database of its own."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(walked(Path(folder), steps, seed, wanted))


def test_a_hand_is_seen_by_one_person() -> None:
    found = walk(STEPS, 1)
    assert found.breaches == []
    assert found.hot_tables
    assert found.hands_passed_on  # a walk in which nothing happens proves nothing
    assert set(found.operations) >= set(OPERATIONS) - {"finish"}
    assert set(found.refusals) >= {"second-seat", "seat-held", "invitation-used", "not-your-seat"}


def test_races_end_as_if_one_had_come_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    race_more(monkeypatch)
    found = walk(STEPS, 2)
    assert found.breaches == []
    assert found.hot_tables > 10
    assert found.refusals["second-seat"] > 10


class Outside:
    """A real server: requests over HTTP, pages over sockets, bots that play when they like."""

    concurrent = True

    def __init__(self, server: Server, people: list[str]) -> None:
        self.house = server.house
        self.written = watched(self.house.tables.store)
        self.browsers = {who: Browser(server.port, who) for who in people}
        self.marks = {
            who: hashed(browser.http.cookies["trianon"]) for who, browser in self.browsers.items()
        }
        self.pages: dict[tuple[str, str], Page] = {}

    def rows(self, table: str) -> list[SeatRow]:
        """Who sits where, in truth."""
        found: list[SeatRow] = self.house.tables.live[table].seats
        return found

    def mark(self, who: str) -> str:
        """The hash by which the server knows somebody."""
        return self.marks[who]

    async def ask(self, who: str, method: str, path: str, body: Any = None) -> tuple[int, bytes]:
        """A request."""
        answer = self.browsers[who].http.request(method, path, json=body)
        return answer.status_code, answer.content

    async def look(self, who: str, table: str, seq: int) -> None:
        """Open a page, or let an open one say hello again."""
        page = self.pages.get((who, table))
        if page is None:
            page = self.pages[who, table] = self.browsers[who].page(table, hello=None)
        with suppress(ConnectionClosed):
            page.send({"type": "hello", "seq": seq})
            page.until("welcome")  # what was on its way before is told in its order
            page.seq = -1

    async def shut(self, who: str, table: str) -> None:
        """Close a page."""
        if (page := self.pages.pop((who, table), None)) is not None:
            page.close()

    async def play(self, table: str, chance: random.Random) -> bool:
        """A move on the page of whoever is asked, if it is open; bots move by themselves."""
        at = self.house.tables.live[table]
        row = at.seats[at.state.asked_seat]
        who = next((who for who, mark in self.marks.items() if mark == row.session), "")
        page = self.pages.get((who, table))
        if page is None or at.over:
            return False
        with suppress(ConnectionClosed):
            page.catch_up()
            if not page.my_turn() or page.asked_seat not in page.looks:
                return False
            return bool(page.move(chance.randrange(100))["type"] == "ack")
        return False

    async def heard(self) -> list[tuple[str, str, bytes]]:
        """What all pages were sent; the onlooker's first."""
        found = []
        for (who, table), page in sorted(
            self.pages.items(), key=lambda item: item[0][0] != ONLOOKER
        ):
            try:
                page.catch_up()
            except ConnectionClosed:  # shown out
                del self.pages[who, table]
            found += [(who, table, data) for data in page.raw]
            page.raw.clear()
        return found

    async def forget(self, table: str) -> None:
        """The tables of a short walk stay."""


def test_a_hand_is_seen_by_one_person_over_real_sockets(server: Server) -> None:
    found = asyncio.run(Walk(Outside(server, [*PEOPLE, ONLOOKER]), PEOPLE, 3).go(200))
    assert found.breaches == []
    assert found.views
    assert found.refusals["second-seat"]


# Planted mutants: each must be caught.


def nothing(*_: Any) -> None:
    """A check that checks nothing."""


def second_seat(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(holders, "check_take", holders.check_first_look)


def left_seat(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(holders, "check_first_look", nothing)


def late_hot_seat(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(holders, "has_guests", lambda record, session: False)


def bots_seat(patch: pytest.MonkeyPatch) -> None:
    check = seats.take

    def take(table: Table, session: str, seat: SeatRow, name: str) -> str:
        if seat.kind != BOT or not table.seq or not seats.is_host(table, session):
            return check(table, session, seat, name)
        seat.kind, seat.name, seat.session, seat.level = HUMAN, name, session, ""
        return holders.TAKE

    patch.setattr(seats, "take", take)


def any_invitation(patch: pytest.MonkeyPatch) -> None:
    check = holders.check_one_seat

    def check_take(record: holders.Record, seat: int, session: str) -> None:
        holders.check_first_look(record, seat, session)
        if holders.has_guests(record, session):
            check(record, seat, session)

    patch.setattr(holders, "check_take", check_take)
    patch.setattr(holders, "check_one_seat", nothing)


def right_kept(patch: pytest.MonkeyPatch) -> None:
    def held_by(table: Table, session: str) -> tuple[int, ...]:
        return tuple(sorted(holders.held_seats(table.record, session)))

    patch.setattr(Table, "held_by", held_by)


def no_line(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(outgoing, "tell_change", nothing)


def no_line_later(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(outgoing, "seat_changes", lambda table, readers: [])


def no_warning(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(holders, "others_of", lambda record, seat, session: [])


def mark_in_a_line(patch: pytest.MonkeyPatch) -> None:
    def line(row: Holder, seq: int) -> wire.SeatLine:
        return wire.SeatLine(row.number, seq, row.seat, row.kind, row.name, row.session, row.at)

    patch.setattr(holders, "line", line)


def stale_record(patch: pytest.MonkeyPatch) -> None:
    """A take is judged by what was when it was asked for, before it waited for the table."""
    check, change = holders.check_take, seats.change
    then: ContextVar[holders.Record] = ContextVar("then")

    async def asked(tables: Tables, table: Table, *wish: Any) -> None:
        then.set(list(table.record))
        await change(tables, table, *wish)

    def check_take(record: holders.Record, seat: int, session: str) -> None:
        check(then.get(), seat, session)

    patch.setattr(seats, "change", asked)
    patch.setattr(holders, "check_take", check_take)
    race_more(patch)


def race_more(patch: pytest.MonkeyPatch) -> None:
    """Nothing but new tables and races, mostly of a take and an invitation."""
    patch.setattr(seat_walk, "OPERATIONS", {"make": 6, "race": 10, "look": 1})
    patch.setattr(seat_walk, "RACES", {"mine": 6, "invite": 4, "open": 1, "join": 1})


def any_free_seat(patch: pytest.MonkeyPatch) -> None:
    def may_sit(table: Table, session: str, number: int) -> bool:
        return table.seats[number].kind == OPEN

    patch.setattr(together, "may_sit", may_sit)
    more = {"make": 2, "invite": 10, "join": 30, "open": 20, "look": 20}
    patch.setattr(seat_walk, "OPERATIONS", more)  # seats that are left, links to the next free one


def any_guest(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(seats, "check_guest", nothing)


def sharing_too_soon(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(together, "check_player", nothing)


def a_table_each(patch: pytest.MonkeyPatch) -> None:
    async def following_table(tables: Any, table: Table) -> None:
        return None

    patch.setattr(together, "following_table", following_table)
    patch.setattr(seat_walk, "OPERATIONS", {"make": 3, "join": 6, "finish": 4, "again": 12})


MUTANTS = {
    any_free_seat: "has seen the hands",
    any_guest: "without a warning",
    sharing_too_soon: "that runs is shared",
    a_table_each: "two tables for one rematch",
    second_seat: "has become hot-seat",
    left_seat: "without a warning",
    late_hot_seat: "has become hot-seat",
    bots_seat: "has become hot-seat",
    any_invitation: "has seen the hands",
    right_kept: "does not sit there",
    no_line: "without a public line",
    no_line_later: "is missing afterwards",
    no_warning: "without a warning",
    mark_in_a_line: "the mark of a session",
    stale_record: "has become hot-seat",
}


@pytest.mark.parametrize(
    ("mutant", "what"), MUTANTS.items(), ids=lambda item: getattr(item, "__name__", "")
)
def test_a_planted_mutant_is_caught(
    monkeypatch: pytest.MonkeyPatch, mutant: Callable[[pytest.MonkeyPatch], None], what: str
) -> None:
    mutant(monkeypatch)
    found = (walk(STEPS, seed, wanted=what).breaches for seed in range(1, 7))
    assert any(what in breach for breaches in found for breach in breaches)
