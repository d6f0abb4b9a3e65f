"""How the processes of a house are: each says it every few seconds, and the host's page shows all of them."""

from __future__ import annotations

import asyncio
import os
import platform
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct, field
from sqlalchemy import delete, func, insert, select

from trianon import __version__
from trianon.server import jobs, logs, schema
from trianon.server.ending import ended
from trianon.server.lanes import LANES
from trianon.server.problems import Refusal, incident, on_incident
from trianon.server.store import Store

if TYPE_CHECKING:
    from trianon.server.services import House

PULSE_SECONDS = 5.0
DEAD_SECONDS = 20.0  # a process that was not heard of for so long is gone
SAMPLE_SECONDS = 600
SAMPLE_DAYS, INCIDENT_DAYS = 7, 400
DAY = 24 * 3600


class Pulse(Struct, frozen=True):
    """One process."""

    process: str
    kind: str  # serve, or work
    machine: str
    version: str
    began: int
    busy: float  # share of a processor, of late
    memory: int  # bytes
    tables: int
    pages: int
    moves: int  # since it began
    moves_second: float  # of late
    slowest: float | None  # of a hundred acknowledgements, in milliseconds
    waiting: dict[str, int] = field(default_factory=dict)  # thoughts in line, by lane


class Sample(Struct, frozen=True):
    """The figures of a whole house at one moment."""

    at: int
    tables: int
    moves_second: float
    slowest: float | None


class Incident(Struct, frozen=True):
    """A fault of ours: the log has its story under the id."""

    id: str
    at: int
    kind: str
    table: str


class Heart:
    """Beats as long as a house lives."""

    def __init__(self, house: House, kind: str) -> None:
        self.house, self.kind = house, kind
        self.last = (time.monotonic(), time.process_time(), 0)
        self.sampled = int(time.time()) // SAMPLE_SECONDS
        self.now = self.pulse()
        self.loop = asyncio.get_running_loop()
        self.kept: set[asyncio.Task[None]] = set()
        on_incident.append(self.heard)
        self.task = self.loop.create_task(self.beat())

    async def close(self) -> None:
        """No more."""
        with suppress(ValueError):
            on_incident.remove(self.heard)
        await ended([self.task])

    async def beat(self) -> None:
        """Every few seconds; a database out of reach is told next time."""
        while True:
            await asyncio.sleep(PULSE_SECONDS)
            try:
                self.now = self.pulse()
                await self.tell()
            except Refusal:
                continue
            except Exception as error:
                incident(error)

    async def tell(self) -> None:
        """To the other processes, to Prometheus, and now and then to the book of the house."""
        tables, figures = self.house.tables, self.house.watch.figures
        if self.house.settings.place.shared:
            await tables.run(write_pulse, tables.store, self.now)
        moment = int(time.time()) // SAMPLE_SECONDS
        if moment != self.sampled:
            self.sampled = moment
            await tables.run(write_sample, tables.store, moment * SAMPLE_SECONDS, self.now)
        if figures is not None:
            figures.tables.set(self.now.tables)
            figures.sockets.set(self.now.pages)
            figures.memory.set(self.now.memory)
            figures.cpu.set(time.process_time())
            for lane in LANES:
                figures.waiting.labels(lane).set(self.now.waiting.get(lane, 0))
            for state, count in connections(tables.store).items():
                figures.pool.labels(state).set(count)
            found, running = await tables.run(standing, tables.store)
            figures.set_jobs(found, LANES)
            figures.running.set(running)

    def pulse(self) -> Pulse:
        """How this process is now, compared with the last time."""
        house = self.house
        clock, used, moves = time.monotonic(), time.process_time(), house.watch.moves
        seconds = max(clock - self.last[0], 1e-3)
        busy, pace = (used - self.last[1]) / seconds, (moves - self.last[2]) / seconds
        self.last = (clock, used, moves)
        slowest = house.watch.slowest()
        return Pulse(
            process=house.work.worker,
            kind=self.kind,
            machine=platform.node()[:60],
            version=__version__,
            began=int(house.watch.began),
            busy=round(min(busy, 1.0), 3),
            memory=memory(),
            tables=len(house.tables.live),
            pages=sum(len(table.pages) for table in house.tables.live.values()),
            moves=moves,
            moves_second=round(pace, 2),
            slowest=None if slowest is None else round(1000 * slowest, 1),
            waiting={
                lane: line.waiting
                for lane, line in house.thinkers.lanes.lanes.items()
                if line.waiting
            },
        )

    def heard(self, number: str, kind: str) -> None:
        """An incident, from whichever thread: it is counted and kept."""
        self.house.watch.incident(kind)
        found = Incident(number, int(time.time()), kind[:80], logs.table_now())
        with suppress(RuntimeError):  # the loop has ended
            self.loop.call_soon_threadsafe(self.keep, found)

    def keep(self, found: Incident) -> None:
        """Write it down in the background."""
        task = self.loop.create_task(self.written(found))
        self.kept.add(task)
        task.add_done_callback(self.kept.discard)

    async def written(self, found: Incident) -> None:
        """A disk that fails has a log all the same."""
        with suppress(Refusal):
            await self.house.tables.run(write_incident, self.house.tables.store, found)


def memory() -> int:
    """The bytes this process has in memory now; where that cannot be asked, the most it ever had."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:  # noqa: PTH123 - every few seconds
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        import resource

        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


def connections(store: Store) -> dict[str, int]:
    """The connections of this process to its database."""
    pool: Any = store.engine.pool
    try:
        return {"used": pool.checkedout(), "idle": pool.checkedin()}
    except AttributeError:  # a pool of another kind
        return {}


# In the database.


def write_pulse(store: Store, pulse: Pulse) -> None:
    """How a process is; those that were not heard of are forgotten."""
    table = schema.pulses
    with store.engine.begin() as db:
        gone = jobs.now(db) - round(1000 * DEAD_SECONDS)
        db.execute(delete(table).where((table.c.process == pulse.process) | (table.c.seen < gone)))
        facts = msgspec.json.encode(pulse).decode()
        values = {"process": pulse.process, "seen": jobs.now(db), "facts": facts}
        db.execute(insert(table).values(values))


def pulses(store: Store) -> list[Pulse]:
    """All processes that live."""
    table = schema.pulses
    with store.reader.begin() as db:
        gone = jobs.now(db) - round(1000 * DEAD_SECONDS)
        rows = db.execute(select(table.c.facts).where(table.c.seen >= gone)).scalars()
        found = [msgspec.json.decode(row, type=Pulse) for row in rows]
    return sorted(found, key=lambda one: (one.kind, one.began, one.process))


def write_sample(store: Store, at: int, pulse: Pulse) -> None:
    """The figures of a process at a moment; what is old goes."""
    table = schema.samples
    facts = msgspec.json.encode(
        Sample(at, pulse.tables, pulse.moves_second, pulse.slowest)
    ).decode()
    with store.engine.begin() as db:
        db.execute(delete(table).where(table.c.at < at - SAMPLE_DAYS * DAY))
        store.add_once(db, table, at=at, process=pulse.process, facts=facts)


def samples(store: Store, since: int) -> list[Sample]:
    """The figures of the whole house over time, all processes added up."""
    table = schema.samples
    with store.reader.begin() as db:
        query = select(table.c.facts).where(table.c.at >= since).order_by(table.c.at)
        found = [msgspec.json.decode(row, type=Sample) for row in db.execute(query).scalars()]
    by_moment: dict[int, list[Sample]] = {}
    for one in found:
        by_moment.setdefault(one.at, []).append(one)
    return [added(at, group) for at, group in sorted(by_moment.items())]


def added(at: int, group: list[Sample]) -> Sample:
    """Several processes as one house."""
    slow = [one.slowest for one in group if one.slowest is not None]
    pace = round(sum(one.moves_second for one in group), 2)
    return Sample(at, sum(one.tables for one in group), pace, max(slow, default=None))


def write_incident(store: Store, found: Incident) -> None:
    """An incident; those of last year go."""
    table = schema.incidents
    with store.engine.begin() as db:
        db.execute(delete(table).where(table.c.at < found.at - INCIDENT_DAYS * DAY))
        values = {"id": found.id, "at": found.at, "kind": found.kind, "game": found.table}
        store.add_once(db, table, **values)


def incidents(store: Store, most: int = 20) -> list[Incident]:
    """The latest first."""
    table = schema.incidents
    with store.reader.begin() as db:
        rows = db.execute(select(table).order_by(table.c.at.desc(), table.c.id).limit(most))
        return [Incident(row.id, row.at, row.kind, row.game) for row in rows]


def standing(store: Store) -> tuple[dict[tuple[str, str], int], int]:
    """Jobs of the whole house by lane, waiting or held; and how many tables run."""
    table = schema.jobs
    with store.reader.begin() as db:
        held = table.c.leased > jobs.now(db)
        query = select(table.c.lane, held.label("held"), func.count()).group_by(table.c.lane, held)
        found = {
            (str(lane), "held" if is_held else "waiting"): int(count)
            for lane, is_held, count in db.execute(query)
        }
        running = select(func.count()).where(schema.games.c.over == 0)
        return found, db.execute(running).scalar() or 0
