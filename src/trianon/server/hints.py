"""Hints between processes: "this table is so far". They carry no truth; a lost one is healed by looking."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any, Protocol

import msgspec

from trianon.server.ending import ended
from trianon.server.problems import log

CHANNEL = "trianon"
LONGEST = 7500  # bytes of one NOTIFY; PostgreSQL takes 8000
AGAIN_SECONDS = 0.5  # before a lost connection is tried again


class Hint(msgspec.Struct, frozen=True, array_like=True):
    """A table, how many actions it has, and the version of all that is no move."""

    table: str
    seq: int
    version: int


Heard = Callable[[Hint], None]
decoder = msgspec.json.Decoder(list[Hint])


class Wire(Protocol):
    """What carries hints from process to process."""

    async def send(self, text: str) -> None:
        """To everybody, ourselves included."""

    async def listen(self, heard: Callable[[bytes], None]) -> None:
        """Until it breaks."""

    async def close(self) -> None:
        """No more."""


class Hints:
    """Hints that wait go out together, the last one of each table only."""

    def __init__(self, wire: Wire, heard: Heard) -> None:
        self.wire, self.heard = wire, heard
        self.waiting: dict[tuple[str, int], Hint] = {}
        self.news = asyncio.Event()
        loop = asyncio.get_running_loop()
        self.tasks = [
            loop.create_task(self.keep(self.sending)),
            loop.create_task(self.keep(self.listening)),
        ]

    def send(self, hint: Hint) -> None:
        """Soon; nobody waits for it."""
        self.waiting[hint.table, min(hint.seq, 0)] = hint  # each kind of news apart
        self.news.set()

    async def keep(self, work: Callable[[], Any]) -> None:
        """Sending or listening, again and again: what is lost meanwhile is found by looking."""
        told = False
        while True:
            try:
                await work()
                told = False
            except asyncio.CancelledError:
                raise
            except Exception as error:
                if not told:
                    log.warning("hints: %s", type(error).__name__)
                told = True
            await asyncio.sleep(AGAIN_SECONDS)

    async def sending(self) -> None:
        """What has gathered while the last message was on its way."""
        while True:
            await self.news.wait()
            self.news.clear()
            hints, self.waiting = list(self.waiting.values()), {}
            for text in messages(hints):
                await self.wire.send(text)

    async def listening(self) -> None:
        """What others say."""
        await self.wire.listen(self.received)

    def received(self, data: bytes) -> None:
        """One message; nonsense on the channel is not ours."""
        try:
            hints = decoder.decode(data)
        except msgspec.MsgspecError:
            return
        for hint in hints:
            self.heard(hint)

    async def close(self) -> None:
        """No more hints; what has not gone out is found by looking."""
        await ended(self.tasks)
        with suppress(Exception):
            await self.wire.close()


def messages(hints: Iterable[Hint]) -> Iterable[str]:
    """Hints in as few messages as they fit into."""
    parts: list[str] = []
    size = 2
    for hint in hints:
        part = msgspec.json.encode(hint).decode()
        if parts and size + len(part) + 1 > LONGEST:
            yield f"[{','.join(parts)}]"
            parts, size = [], 2
        parts.append(part)
        size += len(part) + 1
    if parts:
        yield f"[{','.join(parts)}]"


class PostgresWire:
    """NOTIFY after the commit, on a connection of its own: the move's transaction never waits for it."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.sender: Any = None
        self.listener: Any = None

    async def connected(self) -> Any:
        """A connection whose every statement stands alone."""
        from psycopg import AsyncConnection

        return await AsyncConnection.connect(self.url, autocommit=True, connect_timeout=5)

    async def send(self, text: str) -> None:
        """To everybody who listens."""
        if self.sender is None or self.sender.closed:
            self.sender = await self.connected()
        await self.sender.execute("SELECT pg_notify(%s, %s)", (CHANNEL, text))

    async def listen(self, heard: Callable[[bytes], None]) -> None:
        """Until the connection breaks."""
        async with await self.connected() as self.listener:
            await self.listener.execute(f"LISTEN {CHANNEL}")
            async for note in self.listener.notifies():
                heard(note.payload.encode())

    async def close(self) -> None:
        """Both connections."""
        if self.sender is not None:
            await self.sender.close()


class RedisWire:
    """Publish and subscribe of Redis or Valkey."""

    def __init__(self, url: str, house: str) -> None:
        from redis.asyncio import Redis

        self.redis = Redis.from_url(
            url, socket_connect_timeout=2, socket_timeout=None, health_check_interval=5
        )
        self.channel = f"{CHANNEL}:{house}"  # several houses may share one

    async def send(self, text: str) -> None:
        """To everybody who has subscribed."""
        await self.redis.publish(self.channel, text)

    async def listen(self, heard: Callable[[bytes], None]) -> None:
        """Until the connection breaks."""
        async with self.redis.pubsub() as pubsub:
            await pubsub.subscribe(self.channel)
            async for message in pubsub.listen():
                if message["type"] == "message":
                    heard(message["data"])

    async def close(self) -> None:
        """Its connections."""
        await self.redis.aclose()
