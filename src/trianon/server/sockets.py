"""The sockets: one per open page. The game never waits for a socket; a page too far behind is dropped."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from trianon.core.errors import TrianonError
from trianon.server import logs, outgoing, wire
from trianon.server.advice import Advisers
from trianon.server.bans import Bans
from trianon.server.limits import Bucket, Buckets, Counts
from trianon.server.members import Readers
from trianon.server.problems import CLOSE, Refusal, incident
from trianon.server.settings import Settings
from trianon.server.table import Table
from trianon.server.tables import Tables

Socket = WebSocket[Any, Any, Any]
CLOSE_SECONDS = 1.0
HELLO_COST = 3  # besides itself: the answer is the whole table
decoder: msgspec.json.Decoder[wire.FromPage] = msgspec.json.Decoder(wire.FromPage)


class Client:
    """An open page and what is still to be sent to it."""

    def __init__(self, socket: Socket, session: str, settings: Settings) -> None:
        self.socket, self.session, self.settings = socket, session, settings
        self.host = socket.client.host if socket.client else ""
        self.waiting: deque[bytes] = deque()
        self.bytes_waiting = 0
        self.closing: Refusal | None = None
        self.news = asyncio.Event()
        self.bucket = Bucket(settings.socket_rate, time.monotonic())
        self.greeted = False

    def send(self, data: bytes) -> None:
        """Queue a message; too many bytes waiting end the connection."""
        if self.closing is not None:
            return
        self.waiting.append(data)
        self.bytes_waiting += len(data)
        if self.bytes_waiting > self.settings.behind_bytes:
            self.waiting.clear()
            self.bytes_waiting = 0
            self.refuse(Refusal("too-slow"))
        self.news.set()

    def say(self, message: wire.ToPage) -> None:
        """Queue a message."""
        self.send(msgspec.json.encode(message))

    def refuse(self, error: Refusal) -> None:
        """Say why, then close."""
        if self.closing is None:
            self.waiting.append(msgspec.json.encode(wire.Refused(error.code, error.facts)))
            self.closing = error
            self.news.set()

    def expect_hello(self) -> None:
        """A page that has not said hello by now is none."""
        if not self.greeted:
            self.refuse(Refusal("no-hello"))

    async def write(self) -> None:
        """Send what is waiting, as fast as the page reads, until the connection is to be closed."""
        while True:
            while self.waiting:
                await self.write_one(self.waiting.popleft())
            if self.closing is not None:
                code = CLOSE.get(self.closing.code, 1012)
                await asyncio.wait_for(self.socket.close(code=code), CLOSE_SECONDS)
                return
            self.news.clear()
            await self.news.wait()

    async def write_one(self, data: bytes) -> None:
        """One message; a page that does not take it in time is too slow."""
        self.bytes_waiting -= len(data)
        try:
            sending = self.socket.send_data(data.decode(), mode="text")
            await asyncio.wait_for(sending, self.settings.behind_seconds)
        except TimeoutError:
            self.waiting.clear()
            self.closing = Refusal("too-slow")


class Sockets:
    """Serves the pages of all tables."""

    def __init__(self, tables: Tables, sessions: Buckets, advisers: Advisers, bans: Bans) -> None:
        self.tables, self.sessions, self.advisers, self.bans = tables, sessions, advisers, bans
        self.open = Counts(tables.settings.sockets_session)

    async def serve(self, socket: Socket, session: str, name: str) -> None:
        """One page from hello to goodbye."""
        client = Client(socket, session, self.tables.settings)
        await socket.accept()
        try:
            if not session:
                raise Refusal("no-session")
            self.bans.check_session(session)
            with self.open.one(session, "too-many-sockets"):
                await self.attend(client, name)
        except Refusal as error:
            client.refuse(error)
            await client.write()

    async def attend(self, client: Client, name: str) -> None:
        """Read and write until one of them ends."""
        hello_seconds = self.tables.settings.hello_seconds
        loop = asyncio.get_running_loop()
        hello = loop.call_later(hello_seconds, client.expect_hello)
        reading = asyncio.create_task(self.read(client, name))
        writing = asyncio.create_task(client.write())
        try:
            await asyncio.wait({reading, writing}, return_when=asyncio.FIRST_COMPLETED)
            if reading.done() and client.closing is not None:
                await asyncio.wait({writing}, timeout=1)
        finally:
            hello.cancel()
            for task in (reading, writing):
                task.cancel()
            await asyncio.gather(reading, writing, return_exceptions=True)

    async def read(self, client: Client, name: str) -> None:
        """Find the table, then obey message after message."""
        logs.at_table(name[:40])
        try:
            table = await self.tables.get(name)
            table.check_member(client.session)
        except Refusal as error:
            client.refuse(error)
            return
        try:
            while client.closing is None:
                await self.obey(table, client, await received(client))
        except Refusal as error:
            client.refuse(error)
        except (WebSocketDisconnect, WebSocketException):
            return
        finally:
            self.go(table, client)

    def go(self, table: Table, client: Client) -> None:
        """A page closes; the others see it."""
        if client not in table.pages:
            return
        table.pages.discard(client)
        table.left[client.session] = time.monotonic()
        self.tables.on_pages(table, client.session)
        outgoing.tell_table(table)
        self.tables.on_change(table)

    async def obey(self, table: Table, client: Client, data: bytes) -> None:
        """One message: obeyed or refused, never left without an answer."""
        move_id = ""
        try:
            client.bucket.take(time.monotonic())
            self.sessions.take(client.session)
            message = decoded(data)
            if isinstance(message, wire.Hello):
                client.bucket.take(time.monotonic(), HELLO_COST)
            move_id = getattr(message, "move_id", "")
            await asyncio.shield(self.handle(table, client, message))
        except TrianonError as error:
            if error.code in CLOSE or isinstance(error, Turned):
                raise
            self.tables.watch.refused(error.code)
            client.say(wire.Refused(error.code, error.facts, move_id))
        except (WebSocketDisconnect, WebSocketException, asyncio.CancelledError):
            raise
        except Exception as error:
            fault = incident(error)
            client.say(wire.Refused(fault.code, fault.facts, move_id))

    async def handle(self, table: Table, client: Client, message: wire.FromPage) -> None:
        """Each kind of message."""
        if isinstance(message, wire.Ping):
            client.say(wire.Pong())
        elif isinstance(message, wire.Hello):
            check_wire(message.wire)
            new = client not in table.pages
            greet(table, client, message.seq, self.tables.settings)
            if new:
                self.tables.on_pages(table, client.session)
            self.tables.on_change(table)
        elif client not in table.pages:
            raise Refusal("no-hello")
        elif isinstance(message, wire.Say):
            await self.tables.say(table, client.session, message.text)
        elif isinstance(message, wire.AskHint):
            asked = (message.seat, message.seq)
            client.say(await self.advisers.hint(table, client.session, *asked))
        elif isinstance(message, wire.TakeBack):
            act = message
            await self.tables.take_back(
                table, client.session, act.seat, act.seq, act.move_id, acknowledging(client, act)
            )
        else:
            await self.tables.act(
                table, client.session, message.seat, message.seq, message.move_id, message.action,
                acknowledging(client, message),
            )  # fmt: skip


def check_wire(spoken: int) -> None:
    """Does the page speak as we do? An old one loads itself anew; a new one finds a newer process."""
    if spoken < wire.OLDEST_WIRE:
        raise Refusal("page-old")
    if spoken > wire.WIRE:
        raise Turned("server-old")


class Turned(Refusal):
    """A whole connection is refused, and may come again."""


def acknowledging(client: Client, message: wire.Move | wire.TakeBack) -> Any:
    """How an action is acknowledged to the page that sent it."""
    return lambda seq: client.say(wire.Ack(message.move_id, seq))


def greet(table: Table, client: Client, seq: int, settings: Settings) -> None:
    """Exactly what a page has missed, or the whole; from then on it hears everything."""
    client.greeted = True
    readers = table.readers(client.session)
    if client not in table.pages:
        table.pages.add(client)
        outgoing.tell_table(table, but=client)
    client.say(outgoing.welcome(table, client.session))
    now = table.seq_for(readers)
    if seq == now:
        return
    missed = missed_by(table, readers, seq) if 0 <= now - seq <= settings.missed_most else []
    missed = missed or [msgspec.json.encode(outgoing.whole(table, readers))]
    for data in outgoing.fitted(table, readers, missed, settings.burst_bytes):
        client.send(data)


def missed_by(table: Table, readers: Readers, seq: int) -> list[bytes]:
    """What was told since; nothing if it can no longer be told."""
    try:
        return (
            [msgspec.json.encode(update) for update in outgoing.missed(table, readers, seq)]
            if seq >= 0
            else []
        )
    except Refusal:  # the rules have changed since: its past is closed
        return []


def decoded(data: bytes) -> wire.FromPage:
    """A message of the page."""
    try:
        return decoder.decode(data)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise Refusal("malformed", reason=str(error)[:120]) from error


async def received(client: Client) -> bytes:
    """The next message, text or bytes; those too large do not come so far."""
    message = await client.socket.receive()
    if message["type"] != "websocket.receive":
        raise WebSocketDisconnect(detail="gone")
    text = message.get("text")
    if text is not None:
        return bytes(text.encode("utf-8", "surrogatepass"))
    return bytes(message.get("bytes") or b"")
