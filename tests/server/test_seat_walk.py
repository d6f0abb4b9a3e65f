"""A hand is seen by one person: a random walk over all seat operations, and planted mutants it must catch."""

from __future__ import annotations

import asyncio
import random
import tempfile
from pathlib import Path
from typing import Any

import httpx
import msgspec
from litestar import Litestar

from tests.server.harness import settings
from tests.server.seat_walk import ONLOOKER, Finding, Walk
from trianon.core.errors import TrianonError
from trianon.server import wire
from trianon.server.app import create_app
from trianon.server.problems import Refusal
from trianon.server.rows import OPEN, SeatRow
from trianon.server.sockets import greet
from trianon.server.table import Table
from trianon.server.tables import ROBOT
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


class Inside:
    """The application in this process: its real routes and its real store, without waiting for bots."""

    def __init__(self, app: Litestar, people: list[str]) -> None:
        self.house = app.state.house
        self.house.tables.on_change = lambda table: None  # the walk plays for the bots
        transport = httpx.ASGITransport(app=app)
        self.clients = {
            who: httpx.AsyncClient(transport=transport, base_url=HERE) for who in people
        }
        self.marks: dict[str, str] = {}
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
        greet(found, sheet, seq, self.house.settings.missed_most)  # type: ignore[arg-type]

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
        for (who, table), sheet in sorted(self.sheets.items(), key=lambda item: item[0][0] != ONLOOKER):
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


async def walked(data: Path, steps: int, seed: int, first_only: bool) -> Finding:
    """A walk through one application."""
    app = create_app(settings(data, tables_each=1_000_000))
    async with app.lifespan():
        door = Inside(app, [*PEOPLE, ONLOOKER])
        await door.greet()
        return await Walk(door, PEOPLE, seed).go(steps, first_only)


def walk(steps: int, seed: int, first_only: bool = False) -> Finding:
    """The figures of a walk of so many steps, in a database of its own."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(walked(Path(folder), steps, seed, first_only))


def test_a_hand_is_seen_by_one_person() -> None:
    found = walk(STEPS, 1)
    assert found.breaches == []
