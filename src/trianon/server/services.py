"""The house: all parts of one server, reached from every route."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

from litestar.connection import ASGIConnection

from trianon.server import administration, keeping, logs
from trianon.server.advice import ANSWERED, Advisers
from trianon.server.bans import Bans
from trianon.server.builds import Others
from trianon.server.database import newest
from trianon.server.ending import ended
from trianon.server.hints import Hint, Hints, PostgresWire, RedisWire, Wire
from trianon.server.limits import Buckets, address_of
from trianon.server.presence import Presence, hint_of
from trianon.server.problems import Refusal, incident, log
from trianon.server.pulse import Heart
from trianon.server.robots import Robots
from trianon.server.sessions import Sessions
from trianon.server.settings import Settings
from trianon.server.sockets import Sockets
from trianon.server.studies import Studies
from trianon.server.table import Table
from trianon.server.tables import Tables
from trianon.server.thinkers import Thinkers
from trianon.server.tokens import hashed
from trianon.server.watch import Watch
from trianon.server.work import WORK, Work

SWEEP_SECONDS = 60.0
BACKUP_PAUSE = 10.0  # seconds between two backups asked for in the browser
SAFE = ("GET", "HEAD", "OPTIONS")
Connection = ASGIConnection[Any, Any, Any, Any]


class House:
    """Built when the server starts, closed when it ends."""

    def __init__(
        self,
        settings: Settings,
        bans: Bans | None = None,
        watch: Watch | None = None,
        kind: str = "serve",
    ) -> None:
        self.settings = settings
        self.bans, self.watch = bans or Bans(), watch or Watch(settings)
        self.tables = Tables(settings, self.watch)
        self.thinkers = Thinkers(settings, self.watch)
        self.work = Work(self.tables, settings.thinkers)
        self.robots = Robots(self.tables, self.thinkers, self.work)
        self.advisers = Advisers(self.tables, self.thinkers, self.work)
        self.sessions = Sessions(self.tables)
        self.studies = Studies(settings if kind == "serve" else None)
        self.rates = Buckets(settings.session_rate)
        self.visitors = Buckets(settings.visitor_rate)
        self.makers = Buckets(settings.table_rate)
        self.hosts = Buckets(settings.host_rate)
        self.backing_up, self.backed_up = asyncio.Lock(), -BACKUP_PAUSE
        self.sockets = Sockets(self.tables, self.rates, self.advisers, self.bans)
        self.cleared = ""  # the day of the last time
        loop = asyncio.get_running_loop()
        self.sweeper = loop.create_task(self.sweep())
        self.keeper = loop.create_task(self.keep_out())
        self.hints = self.connected()
        self.presence = Presence(self.tables, self.work.worker)
        if settings.place.shared:
            self.tables.on_pages = self.presence.note
            self.tables.who_is_at = self.presence.look
        else:
            self.tables.store.free_jobs()
        self.work.start()
        self.looker = loop.create_task(self.look()) if self.hints else None
        self.heart = Heart(self, kind)
        self.ready = True

    def connected(self) -> Hints | None:
        """How we hear of what other processes do; a file has one process."""
        place, store = self.settings.place, self.tables.store
        if not place.shared:
            return None
        if self.settings.hints:
            wire: Wire = RedisWire(self.settings.hints, hashed(store.key("sessions").hex())[:16])
        else:
            wire = PostgresWire(place.plain_url)
        hints = Hints(wire, self.heard)
        self.tables.on_stored = hints.send
        return hints

    def heard(self, hint: Hint) -> None:
        """Something has happened elsewhere: a copy follows, and there may be work."""
        if hint == WORK:
            self.work.nudge()
        elif hint.seq == ANSWERED:
            self.advisers.heard(hint.table)
        elif hint_of(hint):
            self.tables.meet_soon(hint.table)
        else:
            self.tables.heard(hint)

    async def look(self) -> None:
        """Every second: nothing depends on a hint. A database out of reach is said once."""
        told = False
        while True:
            await asyncio.sleep(self.settings.look_seconds)
            try:
                await self.tables.look()
                self.meet(await self.tables.run(self.tables.store.beat, self.work.worker))
                await self.presence.look()
                told = False
            except Refusal:
                if not told:
                    log.warning("the database is out of reach")
                told = True
            except Exception as error:
                incident(error)

    def meet(self, others: Others) -> None:
        """Which builds serve beside us; one that the database no longer allows stops."""
        self.work.meet(others)
        if others.oldest > newest() and not self.tables.too_old:
            log.error(
                "the database allows no build before %s: install the newer one", others.oldest
            )
            self.tables.stop("build-old")

    async def keep_out(self) -> None:
        """Every second: whom the host does not let in; their pages close."""
        while True:
            with suppress(Refusal):
                if self.bans.learn(await self.tables.run(administration.bans, self.tables.store)):
                    self.show_out()
            await asyncio.sleep(self.settings.look_seconds)

    def show_out(self) -> None:
        """Close the pages of those who are not let in."""
        for table in list(self.tables.live.values()):
            for page in list(table.pages):
                if page.session in self.bans.sessions or self.bans.is_shut(page.host):
                    page.refuse(Refusal("banned"))

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
        await self.heart.close()
        await ended([self.sweeper, self.keeper, self.looker])
        if self.hints is not None:
            await self.hints.close()
        await self.work.close()
        await self.robots.close()
        self.advisers.close()
        await self.thinkers.close()
        await self.presence.close()
        if self.settings.place.shared:  # else others find out in a few seconds
            with suppress(Refusal):
                await self.tables.run(self.tables.store.leave, self.work.worker)
        for table in list(self.tables.live.values()):
            async with table.lock:
                table.removed = "storage"
        self.tables.close()
        self.studies.close()
        self.watch.end_spans()

    async def who(self, connection: Connection) -> str:
        """The session that asks, if it is not too fast."""
        session = await self.sessions.need(connection.cookies)
        self.bans.check_session(session)
        self.rates.take(session)
        acts = connection.scope.get("method", "GET") not in SAFE
        await self.sessions.note_use(session, acts)
        return session

    async def check_visitor(self, connection: Connection) -> None:
        """One address brings so many new sessions."""
        await self.count("visitor", self.visitors, address(connection))

    async def count(self, name: str, quota: Buckets, key: str) -> None:
        """Take one of a quota: here, or where all processes count together."""
        if not self.settings.place.shared:
            quota.take(key)
            return
        full = f"{name} {key}"
        seconds = await self.tables.run(self.tables.store.take_quota, full, quota.rate)
        if seconds:
            raise Refusal("too-fast", seconds=max(1, round(seconds + 0.5)))

    async def check_maker(self, connection: Connection) -> None:
        """One address makes so many tables an hour."""
        try:
            await self.count("maker", self.makers, address(connection))
        except Refusal as error:
            seconds = int(error.facts["seconds"])
            facts = {"most": round(self.settings.table_rate.burst), "minutes": -(-seconds // 60)}
            raise Refusal("tables-hourly", seconds=seconds, **facts) from error

    async def name_of(self, session: str) -> str:
        """What a session calls itself."""
        return await self.sessions.name(session)

    async def member(self, connection: Connection, name: str) -> tuple[str, Table]:
        """The session that asks and the table it asks about; strangers are refused."""
        logs.at_table(name[:40])
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
