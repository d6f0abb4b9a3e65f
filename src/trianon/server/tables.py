"""The door in: every change is checked, applied to a copy, stored, acknowledged, and only then told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any, ParamSpec, TypeVar

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from trianon.core.errors import TrianonError
from trianon.core.events import Event
from trianon.core.game import WATCHER
from trianon.server import builds, digests, links, outgoing
from trianon.server.calls import is_lost, patiently
from trianon.server.copies import Copy, Reader
from trianon.server.following import Newer, Shorter, follow
from trianon.server.hints import Hint
from trianon.server.members import bit_of
from trianon.server.postgres import THREADS
from trianon.server.problems import Refusal, damage, incident, log
from trianon.server.reading import Damaged
from trianon.server.rows import HUMAN, Entry, JobRow, Line, SeatRow, Step, Stored
from trianon.server.settings import Settings
from trianon.server.store import Outdated, Store
from trianon.server.table import Table
from trianon.server.tokens import hashed
from trianon.server.undo import check_worlds, last_noticed, undo_reason
from trianon.server.views import noticed, views_of
from trianon.server.watch import BOTS, PEOPLE, Watch
from trianon.server.writer import Writer

ROBOT = ""  # the session of a bot
UNDO = -1  # the code of an undo in the log
PROBE_SECONDS = 1.0
TRIES = 20  # of a change, each of which found that something else had come first
LOOKED_AT = 500  # copies in one question
GONE = (-1, -1)  # the standing of a table that is not there

P = ParamSpec("P")
T = TypeVar("T")
Acknowledge = Callable[[int], None]
# What a bot has to do at a table with these seats, of which this one is asked, after so many actions.
JobAfter = Callable[[Table, list[SeatRow], int, int], JobRow | None]


class Tables:
    """All tables of one server; `on_change` wakes the robots."""

    def __init__(self, settings: Settings, watch: Watch | None = None) -> None:
        self.settings = settings
        self.watch = watch or Watch(settings)
        self.store = Store(settings.place, settings.busy_seconds, settings.chat_kept)
        self.thread = ThreadPoolExecutor(THREADS if settings.place.shared else 1, "store")
        self.writer = Writer(lambda batch: self.run(self.store.append_all, batch))
        self.reader = Reader(lambda copies: self.run(self.store.all_news, copies))
        self.live: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.damaged: dict[str, str] = {}  # by table: the incident; not tried again
        self.too_old = False  # the database no longer allows this build
        self.probed = (-PROBE_SECONDS, True)  # when the disk was last tried, with what result
        self.on_change: Callable[[Table], None] = lambda table: None
        self.job_after: JobAfter = lambda table, seats, asked_seat, seq: None
        self.on_job: Callable[[str, JobRow | None], None] = lambda game, job: None
        self.on_pages: Callable[[Table, str], None] = lambda table, session: None
        self.who_is_at: Callable[[list[str]], Awaitable[None]] | None = None
        self.on_stored: Callable[[Hint], None] = lambda hint: None
        self.following: dict[str, asyncio.Task[None]] = {}  # by table: a copy about to catch up
        self.tasks: set[asyncio.Task[None]] = set()

    async def run(self, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """A call of the store, off the event loop; a disk that fails is a refusal."""
        if self.too_old:
            raise Refusal("build-old")
        served = partial(call, *args, **kwargs)
        serving = partial(patiently, served, time.monotonic(), self.settings.busy_seconds)
        try:
            with self.watch.calling(getattr(call, "__name__", "call")):
                return await asyncio.get_running_loop().run_in_executor(self.thread, serving)
        except DataError as error:  # e.g. a zero byte, which PostgreSQL does not store
            raise Refusal("malformed", reason="text") from error
        except IntegrityError:
            raise
        except (DBAPIError, PoolTimeout) as error:
            raise Refusal("storage") from error
        except Damaged as error:
            raise self.quarantined(error.fault.game, error) from error

    async def is_storing(self) -> bool:
        """Whether a move could be stored now; the disk is asked once a second at most."""
        if time.monotonic() - self.probed[0] > PROBE_SECONDS:
            self.probed = (time.monotonic(), self.probed[1])
            try:
                alive = await self.run(self.store.alive, self.settings.spare_bytes)
            except Refusal:
                alive = False
            self.probed = (time.monotonic(), alive)
        return self.probed[1]

    def close(self) -> None:
        """Finish what is being stored."""
        self.thread.shutdown()
        self.store.close()

    async def get(self, name: str) -> Table:
        """A table, from memory or from the store; where others write too it is looked at anew."""
        if name in self.live and self.settings.place.shared:
            async with self.live[name].lock:
                if name in self.live:
                    await self.catch_up(self.live[name])
        if name not in self.live:
            try:
                async with self.loading.setdefault(name, asyncio.Lock()):
                    if name not in self.live:
                        await self.load(name)
            finally:
                self.loading.pop(name, None)
        table = self.live[name]
        table.touched = time.monotonic()
        return table

    async def load(self, name: str) -> None:
        """Bring a table into memory; one that does not load, for whatever reason, is left alone."""
        if name in self.damaged:
            raise Refusal("damaged", incident=self.damaged[name])
        try:
            stored = await self.run(self.store.load, name)
            if stored is None:
                raise Refusal("unknown-table")
            await self.check_rules(stored)
            if name not in self.live:  # else somebody else was quicker
                self.add(stored)
        except Refusal:
            raise
        except Exception as error:
            raise self.quarantined(name, error) from error

    async def check_rules(self, stored: Stored) -> None:
        """A process serves the rules it has; a game of older ones that nobody has any more it takes over."""
        header, needed = stored.header, builds.rules_of(stored)
        had = builds.rules_here(header.title)
        if needed > had:
            raise Refusal("rules-newer")
        if needed == had or stored.snapshot.over:
            return
        old = builds.named(header.title, needed)
        if self.settings.place.shared and old in await self.run(self.store.rules_served):
            raise Refusal("rules-elsewhere", found=needed, wanted=had)
        try:
            await self.run(self.store.tie, header.id, header.version, links.RULES, str(had))
        except Outdated as error:  # somebody else was quicker
            raise Refusal("storage") from error
        header.version += 1
        stored.links[links.RULES] = str(had)

    def quarantined(self, name: str, error: Exception) -> Refusal:
        """Remember a damaged table, and say so in the log once."""
        if name not in self.damaged:
            reason = str(error) if isinstance(error, Damaged) else type(error).__name__
            self.damaged[name] = damage(name, reason)
        return Refusal("damaged", incident=self.damaged[name])

    def add(self, stored: Stored) -> Table:
        """A table in memory, with its bots awake."""
        table = self.live[stored.header.id] = Table.loaded(stored)
        self.on_change(table)
        return table

    def sweep(self) -> None:
        """Let tables go that nobody looks at."""
        oldest = time.monotonic() - self.settings.idle_seconds
        for name, table in list(self.live.items()):
            idle = not table.pages and table.touched < oldest and not table.lock.locked()
            if idle and (self.settings.place.shared or not table.bot_due):
                del self.live[name]

    # Other processes.

    async def changing(
        self, table: Table, change: Callable[[], Awaitable[T]], also_closed: bool = False
    ) -> T:
        """Change a table under its lock; if it has changed elsewhere meanwhile, catch up and try again."""
        async with table.lock:
            before = table.standing
            try:
                return await self.tried(table, change, also_closed)
            finally:
                if table.standing != before:
                    self.on_stored(Hint(table.id, *table.standing))

    async def tried(self, table: Table, change: Callable[[], Awaitable[T]], also_closed: bool) -> T:
        """Each time on what is true now; the database decides who was first."""
        for _ in range(TRIES):
            check_there(table)
            if table.closed and not also_closed:
                await self.catch_up(table)  # it may have been opened again
                if table.closed:
                    raise Refusal("table-closed")
            try:
                return await change()
            except Outdated:
                await self.catch_up(table)
        raise Refusal("storage")

    def heard(self, hint: Hint) -> None:
        """Another process has stored something: a copy that lacks it follows; an old hint says nothing."""
        table = self.live.get(hint.table)
        if table is not None:
            seq, version = table.standing
            is_news = is_followed(table) and (hint.seq > seq or hint.version > version)
            if is_news or (hint.seq, hint.version) == GONE:
                self.follow_soon(table)

    def follow_soon(self, table: Table) -> None:
        """Catch up in the background."""
        if table.id not in self.following:
            task = asyncio.get_running_loop().create_task(self.caught_up(table))
            self.following[table.id] = task
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def caught_up(self, table: Table) -> None:
        """A database out of reach is asked again by the next look."""
        async with table.lock:
            self.following.pop(table.id, None)  # whoever hears more from now on asks again
            with suppress(Refusal):
                if not table.removed:
                    await self.catch_up(table)

    async def catch_up(self, table: Table) -> None:
        """Under the lock: what is stored and not in this copy. A log that has become shorter is read anew."""
        before = table.standing
        news = await self.reader.news(Copy(table.id, *before))
        if news is not None and news.version != before[1] and news.stored is None:
            news = await self.run(self.store.news, table.id, *before)
        if news is None:
            self.drop(table, "table-removed")
            raise Refusal("table-removed")
        try:
            follow(table, news, self.settings.burst_bytes)
        except Shorter as error:
            log.error("table %s: the log is shorter than it was", table.id)
            self.drop(table)
            raise Refusal("storage") from error
        except Newer as error:
            self.drop(table, "rules-newer")
            raise Refusal("rules-newer") from error
        except Damaged as error:  # if the rows are to blame, loading them says so
            log.error("table %s: this copy has gone another way (%s)", table.id, error)
            self.drop(table)
            raise Refusal("storage") from error
        if table.standing != before:
            self.on_change(table)

    async def look_who(self, name: str) -> None:
        """Ask who is at a table by other processes; a process that is alone knows."""
        if self.who_is_at is not None and name in self.live:
            await self.who_is_at([name])

    def meet_soon(self, name: str) -> None:
        """Somebody has come or gone elsewhere: ask in the background."""
        if name in self.live:
            task = asyncio.get_running_loop().create_task(self.met(name))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def met(self, name: str) -> None:
        """A database out of reach is asked again by the next look."""
        with suppress(Refusal):
            await self.look_who(name)

    async def look(self) -> None:
        """Whether our copies are up to date, in one question: it heals every hint that was lost."""
        names = list(self.live)
        for start in range(0, len(names), LOOKED_AT):
            asked = names[start : start + LOOKED_AT]
            found = await self.run(self.store.standings, asked)
            for name in asked:
                table = self.live.get(name)
                if table is None or found.get(name) == (*table.standing, table.digest):
                    continue
                if is_followed(table) or name not in found:
                    self.follow_soon(table)

    # Actions.

    async def act(
        self, table: Table, session: str, seat: int, seq: int, move_id: str, action: str,
        acknowledge: Acknowledge,
    ) -> None:  # fmt: skip
        """An answer to the open decision, by a person or a bot."""
        start = time.perf_counter()

        async def once() -> None:
            if again := self.answered(table, session, seat, move_id):
                acknowledge(again)
                return
            self.check_turn(table, session, seat, seq, action)
            state, code, told = carried_out(table, action)
            name = table.game.action_name(table.state, code)
            acknowledged = acknowledging(table, session, acknowledge)
            await self.finish(table, seat, move_id, (code, name), (state, told), acknowledged)
            by = BOTS if session == ROBOT else PEOPLE
            self.watch.moved(table.game.name, by, time.perf_counter() - start)

        with self.watch.span("move", table=table.id, game=table.game.name):
            await self.changing(table, once)
        self.on_change(table)

    async def take_back(
        self,
        table: Table,
        session: str,
        seat: int,
        seq: int,
        move_id: str,
        acknowledge: Acknowledge,
    ) -> None:
        """Take the last action back if nobody learned anything from it and nobody acted since."""

        async def once() -> None:
            if again := self.answered(table, session, seat, move_id):
                acknowledge(again)
                return
            check_seq(table, session, seq)
            if reason := undo_reason(table, seat):
                raise Refusal(reason, **({"action": "undo"} if reason == "game-over" else {}))
            place = last_noticed(table, seat)
            await check_worlds(table, place)
            for number in range(len(table.kept) - 1, place, -1):  # half a choice of somebody else
                await self.undo_one(table, number, hashed(f"{move_id} {number}"), lambda _: None)
            acknowledged = acknowledging(table, session, acknowledge)
            await self.undo_one(table, place, move_id, acknowledged)

        await self.changing(table, once)
        self.on_change(table)

    async def undo_one(
        self, table: Table, place: int, move_id: str, acknowledge: Acknowledge
    ) -> None:
        """Take back the last of the actions kept."""
        state = table.game.copy(table.state_before(place))
        seat = table.kept[place].seat
        await self.finish(table, seat, move_id, (UNDO, "undo"), (state, []), acknowledge)

    async def finish(
        self,
        table: Table,
        seat: int,
        move_id: str,
        done: tuple[int, str],
        after: tuple[Any, list[Event]],
        acknowledge: Acknowledge,
    ) -> None:
        """Store, then acknowledge, then tell."""
        state, told = after
        views = views_of(table.game, state)
        seen = noticed(table.all_views(), views, told) | bit_of(seat)
        public = 1 if seen & bit_of(WATCHER) else 0
        ply = table.ply_for((WATCHER,)) + (-public if done[0] == UNDO else public)
        snapshot = table.snapshot(state, table.seq + 1, ply)
        entry = Entry(
            seq=table.seq + 1,
            move_id=move_id,
            seat=seat,
            undo=done[0] == UNDO,
            code=done[0],
            action=done[1],
            digest=snapshot.digest,
            at=int(time.time()),
            seen=seen,
        )
        head = digests.head_of(table.stored.header, table.stored.entries)
        entry = digests.linked(table.id, head, entry)
        asked = WATCHER if state.over else state.asked_seat
        job = self.job_after(table, table.seats, asked, entry.seq)
        known, ends = table.standing[1], bool(table.bot)
        await self.commit(table, Step(table.id, entry, snapshot, known, head, job, ends))
        table.advance(entry, state, told, views)
        self.on_job(table.id, job)
        acknowledge(entry.seq)
        outgoing.tell_update(table)

    async def commit(self, table: Table, step: Step) -> None:
        """On the disk, together with what else waits; in doubt the action is looked up."""
        try:
            await self.writer.append(step)
        except IntegrityError as error:
            raise Outdated from error  # another process was quicker, or the table is gone
        except Refusal as error:
            if not await self.is_stored(table, step.entry):
                cause = error.__cause__
                if isinstance(cause, DBAPIError) and is_lost(cause):
                    raise Outdated from error  # the database is back: try again
                raise

    async def is_stored(self, table: Table, entry: Entry) -> bool:
        """Whether an action was stored after all; a table whose end is unknown leaves the memory."""
        try:
            return await self.run(self.store.has, table.id, entry)
        except Refusal:
            self.drop(table)
            raise

    def drop(self, table: Table, code: str = "storage") -> None:
        """Forget a table and send its pages away, to come back or not."""
        self.live.pop(table.id, None)
        table.removed = code
        for page in list(table.pages):
            page.refuse(Refusal(code))

    def stop(self, code: str) -> None:
        """Nothing more is stored here; the pages come back elsewhere."""
        self.too_old = True
        for table in list(self.live.values()):
            self.drop(table, code)

    def answered(self, table: Table, session: str, seat: int, move_id: str) -> int:
        """The number of an action that was sent before; 0 if it is new. Checks the seat first."""
        check_holder(table, session, seat)
        known = table.moves.get(move_id)
        if known is None:
            return 0
        if known.seat != seat:
            raise Refusal("move-id")
        return table.seq_for(table.readers(session), known.seq)

    def check_turn(self, table: Table, session: str, seat: int, seq: int, action: str) -> None:
        """Is the game on, the page current, the seat asked, and nobody snapshot in?"""
        if table.over:
            raise Refusal("game-over", action=action[:80])
        check_seq(table, session, seq)
        if table.state.asked_seat != seat:
            raise Refusal("not-your-turn", seat=table.state.asked_seat)
        if session != ROBOT and table.bot:
            raise Refusal("stand-in", seat=seat)

    # Chat and the end of a table.

    async def say(self, table: Table, session: str, text: str) -> None:
        """A line of chat by somebody who sits here."""
        said = chat_text(text, self.settings.chat_longest)

        async def once() -> None:
            seats = table.held_by(session)
            if not seats:
                raise Refusal("not-your-seat", seat=-1)
            number = table.stored.chat[-1].id + 1 if table.stored.chat else 1
            line = Line(number, seats[0], table.seats[seats[0]].name, said, int(time.time()))
            await self.save(table, self.store.say, line)
            table.stored.chat.append(line)
            del table.stored.chat[: -self.settings.chat_kept]
            outgoing.tell_line(table, line)

        await self.changing(table, once)

    async def save(self, table: Table, call: Callable[..., None], *values: Any) -> None:
        """Store something that is no move, if the table's version is still the one it was checked against."""
        header = table.stored.header
        try:
            await self.run(call, table.id, header.version, *values)
        except IntegrityError as error:
            raise Outdated from error
        header.version += 1

    async def remove(self, table: Table, session: str) -> None:
        """The host clears away a table at which nobody else sits."""

        async def once() -> None:
            others = [s for s in table.seats if s.kind == HUMAN and s.session != session]
            if table.stored.header.host != session:
                raise Refusal("not-your-seat", seat=-1)
            if others and not table.over:
                raise Refusal("not-alone")
            await self.run(self.store.remove, table.id, table.stored.header.version)
            self.drop(table, "table-removed")
            self.on_stored(Hint(table.id, *GONE))

        await self.changing(table, once, also_closed=True)

    async def clear_away(self, name: str, session: str) -> None:
        """The host removes a damaged table."""
        if await self.run(self.store.host_of, name) != session:
            raise Refusal("damaged", incident=self.damaged[name])
        await self.run(self.store.remove, name, None)
        self.damaged.pop(name, None)


def is_followed(table: Table) -> bool:
    """Whether a copy keeps up by itself: somebody looks, or a bot thinks. Others catch up when asked for."""
    return bool(table.pages) or bool(table.bot)


def check_there(table: Table) -> None:
    """A table may have been cleared away while somebody waited for it."""
    if table.removed:
        raise Refusal(table.removed)


def check_holder(table: Table, session: str, seat: int) -> None:
    """Every action is authorised by (session, seat)."""
    check_there(table)
    row = table.seat(seat) if seat >= 0 else None
    if session == ROBOT:
        allowed = row is not None and bool(row.played_by_bot)
    else:
        allowed = row is not None and row.kind == HUMAN and row.session == session
    if not allowed:
        raise Refusal("not-your-seat", seat=seat)


def check_seq(table: Table, session: str, seq: int) -> None:
    """Is the page current? It counts what it could notice; a bot counts everything."""
    now = table.seq if session == ROBOT else table.seq_for(table.readers(session))
    if seq != now:
        raise Refusal("stale", seq=now)


def acknowledging(table: Table, session: str, acknowledge: Acknowledge) -> Acknowledge:
    """An acknowledgement in the numbers of the page that hears it."""
    return lambda seq: acknowledge(table.seq_for(table.readers(session), seq))


def carried_out(table: Table, action: str) -> tuple[Any, int, list[Event]]:
    """An action on a copy of the state; an engine that fails leaves the table as it was."""
    try:
        state = table.game.copy(table.state)
        table.game.listen(state)
        code = table.game.act(state, action)
        return state, code, table.game.events(state)
    except TrianonError:
        raise
    except Exception as error:
        raise incident(error) from error


def chat_text(text: str, longest: int) -> str:
    """Text without control characters, neither empty nor too long."""
    said = "".join(char for char in text if char.isprintable() or char == "\n").strip()
    if not said:
        raise Refusal("chat-empty")
    if len(said) > longest:
        raise Refusal("chat-too-long", found=len(said), longest=longest)
    return said
