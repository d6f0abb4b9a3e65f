"""The processes that think for the tables: started when they are needed, replaced when they die or hang."""

from __future__ import annotations

import asyncio
import atexit
import os
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from typing import Any, Protocol

import msgspec

from trianon.server import thinking
from trianon.server.ending import ended
from trianon.server.lanes import ANALYSIS, AWAY, HINT, QUICK, SEARCH, Job, Lanes
from trianon.server.problems import incident
from trianon.server.settings import Settings
from trianon.server.thinking import LENGTH, Answer
from trianon.server.watch import Watch

QUICK_NICE, SEARCH_NICE, ANALYSIS_NICE = 5, 10, 19
START_SECONDS = 30.0
TRIES = 2
CAN_FORK = hasattr(os, "fork") and hasattr(socket, "send_fds")


class Unanswered(Exception):
    """A job came to nothing: its process died twice, took too long or failed."""


class Dropped(Exception):
    """Nobody wants to know any more."""


class Nurse:
    """The process that forks those who think; one for each process of ours, however many servers it runs."""

    def __init__(self) -> None:
        self.door, theirs = socket.socketpair()
        with theirs:
            self.child = subprocess.Popen(
                [sys.executable, "-m", "trianon.server.thinking"],
                stdin=theirs.fileno(), stdout=subprocess.DEVNULL,
            )  # fmt: skip

    def close(self) -> None:
        """No more processes."""
        self.door.close()
        self.child.kill()
        self.child.wait()


nurses: list[Nurse] = []  # at most one


def hand_over(theirs: socket.socket, niceness: int) -> None:
    """Let a process be forked that speaks through this socket; a nurse who has died is replaced."""
    if nurses:
        with suppress(OSError):
            socket.send_fds(nurses[0].door, [bytes([niceness])], [theirs.fileno()])
            return
        nurses.pop().close()
    nurses.append(Nurse())
    socket.send_fds(nurses[0].door, [bytes([niceness])], [theirs.fileno()])


def dismiss() -> None:
    """The nurse goes when we go."""
    while nurses:
        nurses.pop().close()


atexit.register(dismiss)
if CAN_FORK:
    os.register_at_fork(after_in_child=nurses.clear)  # a copy of us needs a nurse of its own


class Thinker(Protocol):
    """Something that answers one task after the other."""

    async def ask(self, task: bytes) -> bytes:
        """The answer."""

    def kill(self) -> None:
        """Whatever it is doing."""


class Process:
    """A process that thinks."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer
        self.number = 0

    @classmethod
    async def start(cls, niceness: int) -> Process:
        """A new one, ready to think."""
        ours, theirs = socket.socketpair()
        with theirs:
            hand_over(theirs, niceness)
        made = cls(*await asyncio.open_unix_connection(sock=ours))
        try:
            made.number = msgspec.msgpack.decode(
                await asyncio.wait_for(made.received(), START_SECONDS), type=int
            )
        except BaseException:
            made.kill()
            raise
        return made

    async def ask(self, task: bytes) -> bytes:
        """One task there, one answer back."""
        self.writer.write(LENGTH.pack(len(task)) + task)
        return await self.received()

    async def received(self) -> bytes:
        """One message."""
        size = LENGTH.unpack(await self.reader.readexactly(LENGTH.size))[0]
        return await self.reader.readexactly(size)

    def kill(self) -> None:
        """It would end by itself when its socket closes, unless it hangs."""
        if self.number and not self.reader.at_eof():
            with suppress(ProcessLookupError):
                os.kill(self.number, signal.SIGKILL)
        self.writer.transport.abort()


class Thread:
    """Where processes cannot be forked: a thread of ours that thinks."""

    @classmethod
    async def start(cls, niceness: int) -> Thread:
        """Nothing is to be started."""
        return cls()

    async def ask(self, task: bytes) -> bytes:
        """The same answer, from here."""
        return await asyncio.to_thread(thinking.answer, task)

    def kill(self) -> None:
        """A thread cannot be killed; it ends with its thought."""


class Slot:
    """A place for one process, and the lanes it serves, the most urgent first."""

    kind: type[Process | Thread] = Process if CAN_FORK else Thread

    def __init__(self, niceness: int, *lanes: str) -> None:
        self.niceness, self.lanes = niceness, lanes
        self.thinker: Thinker | None = None
        self.busy = False

    def serves(self) -> tuple[str, ...]:
        """A process need not be started to help others with what is quick."""
        if self.thinker is None and self.lanes[0] != QUICK:
            return tuple(lane for lane in self.lanes if lane != QUICK)
        return self.lanes

    def rank(self) -> int:
        """What is quick has its own place; of the others those with a process come first."""
        return 0 if self.lanes[0] == QUICK else 1 if self.thinker else 2

    async def answer(self, job: Job) -> bytes:
        """What a process thinks; one that dies is replaced and the job done again, once."""
        for _ in range(TRIES):
            try:
                self.thinker = self.thinker or await self.kind.start(self.niceness)
                return await asyncio.wait_for(self.thinker.ask(job.task), job.seconds)
            except (OSError, EOFError) as error:
                self.empty()
                if isinstance(error, TimeoutError):
                    raise Unanswered(f"{job.lane}: no answer in {job.seconds} s") from error
                incident(error)
        raise Unanswered(f"{job.lane}: {TRIES} processes have died")

    def empty(self) -> None:
        """Let the process go."""
        if self.thinker is not None:
            self.thinker.kill()
            self.thinker = None


class Thinkers:
    """All places, and the jobs that wait for them."""

    def __init__(self, settings: Settings, watch: Watch | None = None) -> None:
        self.watch = watch or Watch(settings)
        searching = (HINT, SEARCH, QUICK, AWAY)
        self.slots = [
            Slot(QUICK_NICE, QUICK),
            *[Slot(SEARCH_NICE, *searching) for _ in range(settings.thinkers)],
            Slot(ANALYSIS_NICE, ANALYSIS),
        ]
        self.lanes = Lanes()
        self.waiting: dict[Job, asyncio.Future[bytes]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.closing = False

    async def think(self, job: Job, kind: Any) -> Any:
        """What comes of a job, of this type; raises Unanswered, or Dropped if it was taken back."""
        if self.closing:
            raise Dropped
        done = self.waiting[job] = asyncio.get_running_loop().create_future()
        self.lanes.push(job)
        self.pump()
        try:
            with self.watch.thinking(job.lane):
                return msgspec.msgpack.decode(await done, type=kind)
        finally:
            self.waiting.pop(job, None)
            self.lanes.remove(job)

    def threads(self) -> int:
        """On how many threads a search may think now: on two while nobody else searches."""
        places = [slot for slot in self.slots if SEARCH in slot.lanes]
        busy = any(slot.busy for slot in places) or self.lanes.lanes[SEARCH].waiting > 0
        return 1 if busy or len(places) < 2 else 2

    def drop(self, job: Job) -> None:
        """Take a job back; a process that thinks about it already is not disturbed."""
        self.settle(job, Dropped())

    def move(self, job: Job, lane: str) -> None:
        """Into another lane, if it still waits."""
        if self.lanes.remove(job):
            job.lane = lane
            self.lanes.push(job)
            self.pump()

    def pump(self) -> None:
        """Give every free place its next job."""
        free = [slot for slot in self.slots if not slot.busy]
        for slot in sorted(free, key=Slot.rank):
            if job := self.lanes.next(slot.serves()):
                slot.busy = True
                task = asyncio.get_running_loop().create_task(self.serve(slot, job))
                self.tasks.add(task)
                task.add_done_callback(self.tasks.discard)

    async def serve(self, slot: Slot, job: Job) -> None:
        """One job in its place."""
        try:
            found = msgspec.msgpack.decode(await slot.answer(job), type=Answer)
            if found.fault:
                raise Unanswered(found.fault)
            self.settle(job, found.thought)
        except Exception as error:
            incident(error)
            self.settle(job, Unanswered())
        finally:
            slot.busy = False
            if not self.closing:
                self.pump()

    def settle(self, job: Job, found: bytes | Exception) -> None:
        """Tell whoever waits, if anybody does."""
        done = self.waiting.get(job)
        if done is None or done.done():
            return
        if isinstance(found, Exception):
            done.set_exception(found)
        else:
            done.set_result(found)

    async def close(self) -> None:
        """Nobody is waited for."""
        self.closing = True
        for task in list(self.tasks):
            task.cancel()
        for slot in self.slots:
            slot.empty()
        for job in list(self.waiting):
            self.drop(job)
        await ended(self.tasks)
