"""The house: all parts of one server, reached from every route."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

from litestar.connection import ASGIConnection

from trianon.server import keeping
from trianon.server.advice import Advisers
from trianon.server.limits import Buckets, address_of
from trianon.server.problems import Refusal, log
from trianon.server.robots import Robots
from trianon.server.sessions import Sessions
from trianon.server.settings import Settings
from trianon.server.sockets import Sockets
from trianon.server.table import Table
from trianon.server.tables import Tables
from trianon.server.thinkers import Thinkers

SWEEP_SECONDS = 60.0
SAFE = ("GET", "HEAD", "OPTIONS")
Connection = ASGIConnection[Any, Any, Any, Any]


class House:
    """Built when the server starts, closed when it ends."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.tables = Tables(settings)
        self.thinkers = Thinkers(settings)
        self.robots = Robots(self.tables, self.thinkers)
        self.advisers = Advisers(self.tables, self.thinkers)
        self.sessions = Sessions(self.tables)
        self.rates = Buckets(settings.session_rate)
        self.visitors = Buckets(settings.visitor_rate)
        self.makers = Buckets(settings.table_rate)
        self.sockets = Sockets(self.tables, self.rates, self.advisers)
        self.cleared = ""  # the day of the last time
        self.sweeper = asyncio.get_running_loop().create_task(self.sweep())
        self.ready = True

    async def sweep(self) -> None:
        """Now and then let idle tables go."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.tables.sweep()
            if keeping.today() != self.cleared:
                self.cleared = keeping.today()
                await self.clear_away()

    async def clear_away(self) -> None:
        """Once a day: what is older than it need be. A disk that fails is tried again tomorrow."""
        try:
            await keeping.clear_tables(self.tables)
            before = keeping.days_ago(self.settings.session_days)
            await self.tables.run(self.tables.store.remove_old_sessions, before)
        except Refusal as error:
            log.warning("clearing away: %s", error.code)

    async def close(self) -> None:
        """Bots first, then the store: what was begun is finished."""
        self.ready = False
        self.sweeper.cancel()
        with suppress(asyncio.CancelledError):
            await self.sweeper
        await self.robots.close()
        await self.thinkers.close()
        for table in list(self.tables.live.values()):
            async with table.lock:
                table.removed = True
        self.tables.close()

    async def who(self, connection: Connection) -> str:
        """The session that asks, if it is not too fast."""
        session = await self.sessions.need(connection.cookies)
        self.rates.take(session)
        acts = connection.scope.get("method", "GET") not in SAFE
        await self.sessions.note_use(session, acts)
        return session

    def check_visitor(self, connection: Connection) -> None:
        """One address brings so many new sessions."""
        self.visitors.take(address(connection))

    def check_maker(self, connection: Connection) -> None:
        """One address makes so many tables an hour."""
        try:
            self.makers.take(address(connection))
        except Refusal as error:
            seconds = int(error.facts["seconds"])
            facts = {"most": round(self.settings.table_rate.burst), "minutes": -(-seconds // 60)}
            raise Refusal("tables-hourly", seconds=seconds, **facts) from error

    async def name_of(self, session: str) -> str:
        """What a session calls itself."""
        return await self.sessions.name(session)

    async def member(self, connection: Connection, name: str) -> tuple[str, Table]:
        """The session that asks and the table it asks about; strangers are refused."""
        session = await self.who(connection)
        table = await self.tables.get(name)
        table.check_member(session)
        return session, table


def address(connection: Connection) -> str:
    """What counts as the address of a request."""
    return address_of(connection.client.host if connection.client else "")


def house(connection: Connection) -> House:
    """The house of a request."""
    found: House = connection.app.state.house
    return found
