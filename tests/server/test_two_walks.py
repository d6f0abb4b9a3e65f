"""A hand is seen by one person, also when two processes serve the same tables and each knows only its copy."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import httpx
import pytest
from litestar import Litestar
from sqlalchemy import bindparam, update

from tests.server.harness import settings
from tests.server.postgres import cluster
from tests.server.seat_law import ONLOOKER, Finding
from tests.server.seat_walk import Walk
from tests.server.test_seat_walk import HERE, PEOPLE, Inside, Sheet, watched
from trianon.core.errors import TrianonError
from trianon.server import following, holders, schema, store, tables
from trianon.server.app import create_app
from trianon.server.rows import OPEN, SeatRow
from trianon.server.sockets import greet
from trianon.server.table import Table
from trianon.server.tables import ROBOT

STEPS = 200


class InsideTwo(Inside):
    """Two applications with one database. No hint passes; a copy learns what it lacks only by looking."""

    def __init__(self, apps: list[Litestar], people: list[str], seed: int) -> None:
        super().__init__(apps[0], people)
        self.houses = [app.state.house for app in apps]
        self.written = watched(*(house.tables.store for house in self.houses))
        self.chance = random.Random(seed)
        self.late_moves = 0
        self.clients_at = []
        for app, house in zip(apps, self.houses, strict=True):
            house.tables.on_change = lambda table: None  # the walk plays for the bots
            house.tables.on_stored = lambda hint: None
            transport = httpx.ASGITransport(app=app)  # type: ignore[arg-type]
            self.clients_at.append(
                {who: httpx.AsyncClient(transport=transport, base_url=HERE) for who in people}
            )

    async def greet(self) -> None:
        """Everybody has one session, known to both."""
        await super().greet()
        for clients in self.clients_at:
            for who, client in clients.items():
                client.cookies.set("trianon", self.clients[who].cookies["trianon"])

    async def settle(self) -> None:
        """Both look, and follow what they find."""
        for house in self.houses:
            await house.tables.look()
            await asyncio.gather(*house.tables.tasks)

    def rows(self, table: str) -> list[SeatRow]:
        """Who sits where: as the copy that knows more has it."""
        copies = [house.tables.live.get(table) for house in self.houses]
        found: Table = max((copy for copy in copies if copy), key=lambda copy: copy.standing[1])
        return found.seats

    async def ask(self, who: str, method: str, path: str, body: Any = None) -> tuple[int, bytes]:
        """A request to one of them; somebody moves before the other has looked, here or there."""
        which = self.chance.randrange(2)
        answer = await self.clients_at[which][who].request(method, path, json=body)
        if method == "PUT" and answer.status_code == 200:
            where = self.chance.choice((which, 1 - which))
            await self.move_late(path.split("/")[3], self.houses[where])
        return answer.status_code, answer.content

    async def move_late(self, table: str, house: Any) -> None:
        """Whoever was asked, as far as this process knows, moves; it counts only if they still sit there."""
        copy: Table | None = house.tables.live.get(table)
        if copy is None or copy.over or copy.seats[copy.state.asked_seat].kind == OPEN:
            return
        seat = copy.state.asked_seat
        session = ROBOT if copy.bot else copy.seats[seat].session
        if await self.acted(house, copy, session):
            self.late_moves += 1
            row = self.rows(table)[seat]
            allowed = bool(row.played_by_bot) if session == ROBOT else row.session == session
            assert allowed, "somebody has moved for a seat that was no longer theirs"

    async def acted(self, house: Any, at: Table, session: str) -> bool:
        """Any option, as the socket passes it on."""
        seat = at.state.asked_seat
        action = at.game.action_name(at.state, self.chance.choice(at.game.options(at.state)))
        seq = at.seq if session == ROBOT else at.seq_for(at.readers(session))
        move = (seat, seq, f"{self.chance.getrandbits(64):x}", action)
        try:
            await house.tables.act(at, session, *move, lambda _: None)
        except TrianonError:
            return False
        return True

    async def look(self, who: str, table: str, seq: int) -> None:
        """Open a page at one of them, as the socket does; strangers are refused."""
        which = self.chance.randrange(2)
        try:
            found = await self.houses[which].tables.get(table)
        except TrianonError:
            return
        session, key = self.marks[who], (f"{who} {which}", table)
        if not found.is_member(session):
            return
        sheet = self.sheets.get(key)
        if sheet is None or sheet.closed:
            sheet = self.sheets[key] = Sheet(who, session)
        greet(found, sheet, seq, self.house.settings)  # type: ignore[arg-type]

    async def shut(self, who: str, table: str) -> None:
        """Close a page."""
        for which, house in enumerate(self.houses):
            sheet = self.sheets.pop((f"{who} {which}", table), None)
            if sheet is not None and table in house.tables.live:
                house.tables.live[table].pages.discard(sheet)

    async def play(self, table: str, chance: random.Random) -> bool:
        """One move at one of them, by what its copy says."""
        house = self.chance.choice(self.houses)
        at = house.tables.live.get(table)
        if at is None or at.over or at.seats[at.state.asked_seat].kind == OPEN:
            return False
        session = ROBOT if at.bot else at.seats[at.state.asked_seat].session
        return await self.acted(house, at, session)

    async def heard(self) -> list[tuple[str, str, bytes]]:
        """What all pages were sent, after both have looked; the onlooker's first."""
        await self.settle()
        found = []
        order = sorted(self.sheets.items(), key=lambda item: item[1].who != ONLOOKER)
        for (_, table), sheet in order:
            found += [(sheet.who, table, data) for data in sheet.got]
            sheet.got.clear()
            for house in self.houses:
                if sheet.closed and table in house.tables.live:
                    house.tables.live[table].pages.discard(sheet)
        return found

    async def forget(self, table: str) -> None:
        """Clear an old table away."""
        await self.house.tables.run(self.house.tables.store.remove, table)
        for house in self.houses:
            house.tables.live.pop(table, None)
        self.sheets = {key: sheet for key, sheet in self.sheets.items() if key[1] != table}


async def walked(steps: int, seed: int, wanted: str) -> tuple[Finding, int]:
    """A walk through two applications; what it came to, and how many moved by an old copy."""
    place = cluster().fresh()
    first, second = (create_app(settings(place, tables_each=1_000_000)) for _ in range(2))
    async with first.lifespan(), second.lifespan():
        door = InsideTwo([first, second], [*PEOPLE, ONLOOKER], seed)
        await door.greet()
        return await Walk(door, PEOPLE, seed).go(steps, wanted), door.late_moves


def walk(steps: int, seed: int, wanted: str = "") -> tuple[Finding, int]:
    """The same, from outside."""
    return asyncio.run(walked(steps, seed, wanted))


def test_a_hand_is_seen_by_one_person_at_two_processes() -> None:
    found, late = walk(STEPS, 1)
    assert found.breaches == []
    assert found.views  # a walk in which nothing happens proves nothing
    assert late


def unchecked_version(patch: pytest.MonkeyPatch) -> None:
    row = schema.games.c.id == bindparam("key")
    patch.setattr(store, "SUMMARY", update(schema.games).where(row, bindparam("known") >= 0))


def moves_first(patch: pytest.MonkeyPatch) -> None:
    def follow(table: Table, news: Any, most: int) -> None:
        following.go_on(table, news.entries, most)
        if news.stored is not None:
            following.adopt(table, news.stored)

    patch.setattr(tables, "follow", follow)


def no_line(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(holders, "PUBLIC", ())


MUTANTS = (unchecked_version, moves_first, no_line)


# A walk that breaks off leaves connections behind.
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
@pytest.mark.filterwarnings("ignore::ResourceWarning")
@pytest.mark.parametrize("mutant", MUTANTS)
def test_a_planted_mutant_is_caught(monkeypatch: pytest.MonkeyPatch, mutant: Any) -> None:
    mutant(monkeypatch)
    for seed in range(1, 17):
        try:
            found, _ = walk(STEPS, seed)
        except Exception:  # caught by the walk itself, or by the keys
            return
        if found.breaches:
            return
    pytest.fail("nobody has noticed")
