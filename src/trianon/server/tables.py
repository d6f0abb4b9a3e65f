"""The door in: every change is checked, applied to a copy, stored, acknowledged, and only then told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, ParamSpec, TypeVar

from sqlalchemy.exc import IntegrityError, OperationalError

from trianon.core.errors import TrianonError
from trianon.core.events import Event
from trianon.core.game import WATCHER
from trianon.server import digests, looks
from trianon.server.engine import waiting_since
from trianon.server.problems import Refusal, damage, incident, log
from trianon.server.reading import Damaged
from trianon.server.rows import HUMAN, Entry, Line, Stored
from trianon.server.settings import Settings
from trianon.server.store import Store
from trianon.server.table import Table
from trianon.server.writer import Writer

ROBOT = ""  # the session of a bot
UNDO = -1  # the code of an undo in the log
PROBE_SECONDS = 1.0

P = ParamSpec("P")
T = TypeVar("T")
Acknowledge = Callable[[int], None]


class Tables:
    """All tables of one server; `on_change` wakes the robots."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.data, settings.busy_seconds, settings.chat_kept)
        self.thread = ThreadPoolExecutor(1, "store")
        self.writer = Writer(lambda batch: self.run(self.store.append_all, batch))
        self.live: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.damaged: dict[str, str] = {}  # by table: the incident; not tried again
        self.probed = (-PROBE_SECONDS, True)  # when the disk was last tried, with what result
        self.on_change: Callable[[Table], None] = lambda table: None

    async def run(self, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """A call of the store, off the event loop; a disk that fails is a refusal."""
        asked = time.monotonic()

        def called() -> T:
            waiting_since(asked)
            return call(*args, **kwargs)

        try:
            return await asyncio.get_running_loop().run_in_executor(self.thread, called)
        except OperationalError as error:
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
        """A table, from memory or from the store."""
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
            if name not in self.live:  # else somebody else was quicker
                self.add(stored)
        except Refusal:
            raise
        except Exception as error:
            raise self.quarantined(name, error) from error

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
            if idle and not table.bot_due:
                del self.live[name]

    # Actions.

    async def act(
        self, table: Table, session: str, seat: int, seq: int, move_id: str, action: str,
        acknowledge: Acknowledge,
    ) -> None:  # fmt: skip
        """An answer to the open decision, by a person or a bot."""
        async with table.lock:
            if again := self.answered(table, session, seat, move_id):
                acknowledge(again)
                return
            self.check_turn(table, session, seat, seq, action)
            state, code, told = carried_out(table, action)
            name = table.game.action_name(table.state, code)
            acknowledged = acknowledging(table, session, acknowledge)
            await self.finish(table, seat, move_id, (code, name), (state, told), acknowledged)
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
        async with table.lock:
            if again := self.answered(table, session, seat, move_id):
                acknowledge(again)
                return
            check_seq(table, session, seq)
            if reason := table.undo_reason(seat):
                raise Refusal(reason, **({"action": "undo"} if reason == "game-over" else {}))
            place = table.last_noticed(seat)
            await check_worlds(table, place)
            for number in range(len(table.kept) - 1, place, -1):  # half a choice of somebody else
                await self.undo_one(table, number, f"{move_id} {number}", lambda _: None)
            acknowledged = acknowledging(table, session, acknowledge)
            await self.undo_one(table, place, move_id, acknowledged)
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
        views = looks.views(table.game, state)
        seen = looks.noticed(table.all_views(), views, told) | looks.bit(seat)
        public = 1 if seen & looks.bit(WATCHER) else 0
        ply = table.ply_for((WATCHER,)) + (-public if done[0] == UNDO else public)
        standing = table.standing(state, table.seq + 1, ply)
        entry = Entry(
            seq=table.seq + 1,
            move_id=move_id,
            seat=seat,
            undo=done[0] == UNDO,
            code=done[0],
            action=done[1],
            digest=standing.digest,
            at=int(time.time()),
            seen=seen,
        )
        head = digests.head_of(table.stored.header, table.stored.entries)
        entry = digests.linked(table.id, head, entry)
        await self.commit(table, entry, standing)
        table.advance(entry, state, told, views)
        acknowledge(entry.seq)
        table.tell_update()

    async def commit(self, table: Table, entry: Entry, standing: Any) -> None:
        """On the disk, together with what else waits; in doubt the action is looked up."""
        try:
            await self.writer.append((table.id, entry, standing))
        except (IntegrityError, Refusal) as error:
            if await self.looked_up(table, entry.move_id) == entry.seq:
                return  # it was stored after all
            if isinstance(error, Refusal):
                raise
            await self.reload(table)  # another process was quicker, or the table is gone
            raise Refusal("stale", seq=-1) from error

    async def looked_up(self, table: Table, move_id: str) -> int | None:
        """The number of a stored action; a table whose end is unknown leaves the memory."""
        try:
            return await self.run(self.store.find_action, table.id, move_id)
        except Refusal:
            self.drop(table)
            raise

    async def reload(self, table: Table) -> None:
        """Start again from the store; the pages come back by themselves."""
        self.drop(table)
        await self.get(table.id)

    def drop(self, table: Table, code: str = "storage") -> None:
        """Forget a table and send its pages away, to come back or not."""
        self.live.pop(table.id, None)
        table.removed = True
        for page in list(table.pages):
            page.refuse(Refusal(code))

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
        """Is the game on, the page current, the seat asked, and nobody standing in?"""
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
        seats = table.held_by(session)
        if not seats:
            raise Refusal("not-your-seat", seat=-1)
        said = chat_text(text, self.settings.chat_longest)
        async with table.lock:
            number = table.stored.chat[-1].id + 1 if table.stored.chat else 1
            line = Line(number, seats[0], table.seats[seats[0]].name, said, int(time.time()))
            try:
                await self.run(self.store.say, table.id, line)
            except IntegrityError as error:  # it was cleared away
                self.drop(table, "table-removed")
                raise Refusal("table-removed") from error
            table.stored.chat.append(line)
            del table.stored.chat[: -self.settings.chat_kept]
            table.tell_line(line)

    async def remove(self, table: Table, session: str) -> None:
        """The host clears away a table at which nobody else sits."""
        async with table.lock:
            others = [s for s in table.seats if s.kind == HUMAN and s.session != session]
            if table.stored.header.host != session:
                raise Refusal("not-your-seat", seat=-1)
            if others and not table.over:
                raise Refusal("not-alone")
            await self.run(self.store.remove, table.id)
            self.live.pop(table.id, None)
            table.removed = True
            for page in list(table.pages):
                page.refuse(Refusal("table-removed"))

    async def clear_away(self, name: str, session: str) -> None:
        """The host removes a damaged table."""
        if await self.run(self.store.host_of, name) != session:
            raise Refusal("damaged", incident=self.damaged[name])
        await self.run(self.store.remove, name)
        self.damaged.pop(name, None)


def check_holder(table: Table, session: str, seat: int) -> None:
    """Every action is authorised by (session, seat)."""
    if table.removed:
        raise Refusal("table-removed")
    row = table.seat(seat) if seat >= 0 else None
    if session == ROBOT:
        allowed = row is not None and bool(row.played_by_bot)
    else:
        allowed = row is not None and row.kind == HUMAN and row.session == session
    if not allowed:
        raise Refusal("not-your-seat", seat=seat)


async def check_worlds(table: Table, place: int) -> None:
    """The second lock of undo, off the event loop; where it disagrees with the offer a kind is misdeclared."""
    if await asyncio.to_thread(table.is_locked, place):
        seq = table.kept[place].seq
        table.revealed[seq] = True
        log.error("undo: action %d of table %s shows more than is declared", seq, table.id)
        raise Refusal("undo-hidden")


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
