"""The house: all parts of one server, reached from every route."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

from litestar.connection import ASGIConnection

from trianon.server.advice import Advisers
from trianon.server.limits import Buckets
from trianon.server.robots import Robots
from trianon.server.sessions import Sessions
from trianon.server.settings import Settings
from trianon.server.sockets import Sockets
from trianon.server.table import Table
from trianon.server.tables import Tables
from trianon.server.thinkers import Thinkers

SWEEP_SECONDS = 60.0
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
        self.sockets = Sockets(self.tables, self.rates, self.advisers)
        self.sweeper = asyncio.get_running_loop().create_task(self.sweep())
        self.ready = True

    async def sweep(self) -> None:
        """Now and then let idle tables go."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.tables.sweep()

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
        return session

    async def name_of(self, session: str) -> str:
        """What a session calls itself."""
        return await self.sessions.name(session) or ""

    async def member(self, connection: Connection, name: str) -> tuple[str, Table]:
        """The session that asks and the table it asks about; strangers are refused."""
        session = await self.who(connection)
        table = await self.tables.get(name)
        table.check_member(session)
        return session, table


def house(connection: Connection) -> House:
    """The house of a request."""
    found: House = connection.app.state.house
    return found
