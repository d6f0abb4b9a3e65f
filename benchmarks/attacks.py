"""One attacker at full speed: a process of its own, from an address of its own, on one target after another.

python -m benchmarks.attacks connects --port 8017 --seconds 8
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import socket
import struct
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress

HOST = "127.0.0.1"
ADDRESS = "127.0.0.7"  # the attacker's own
WORKERS = 16
PIPELINED = 16
SILENT = 2000
STUDY = "chance"  # what the server has published
PATIENCE = 2.0  # seconds until an attacker gives a connection up


class Attacker:
    """Somebody with a session, a table of their own, and no manners."""

    def __init__(self, port: int, seconds: float, cookie: str, table: str) -> None:
        self.port, self.cookie, self.table = port, cookie, table
        self.end = time.monotonic() + seconds
        self.done: Counter[str] = Counter()

    @property
    def on(self) -> bool:
        """Whether there is time left."""
        return time.monotonic() < self.end

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection from the attacker's address."""
        opening = asyncio.open_connection(HOST, self.port, local_addr=(ADDRESS, 0))
        reader, writer = await asyncio.wait_for(opening, PATIENCE)
        self.done["connections"] += 1
        return reader, writer

    def request(self, method: str, path: str, body: bytes = b"", cookie: bool = True) -> bytes:
        """A request as bytes."""
        lines = [f"{method} {path} HTTP/1.1", f"Host: {HOST}:{self.port}"]
        lines.append(f"Origin: http://{HOST}:{self.port}")
        if cookie:
            lines.append(f"Cookie: {self.cookie}")
        if body:
            lines += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
        return "\r\n".join([*lines, "", ""]).encode() + body

    async def flood(self, data: bytes) -> None:
        """Requests one upon the other; a new connection as soon as one is cut."""
        reader, writer = await self.connect()
        try:
            while self.on:
                writer.write(data * PIPELINED)
                await asyncio.wait_for(writer.drain(), PATIENCE)
                answer = await asyncio.wait_for(reader.read(1 << 20), PATIENCE)
                if not answer:
                    return
                self.done["answers"] += answer.count(b"HTTP/1.1 ")
                self.done["served"] += answer.count(b"HTTP/1.1 2")
        finally:
            writer.transport.abort()

    async def open_socket(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A socket at the attacker's own table, through the handshake."""
        reader, writer = await self.connect()
        lines = [f"GET /api/tables/{self.table}/socket HTTP/1.1", f"Host: {HOST}:{self.port}"]
        lines += [f"Origin: http://{HOST}:{self.port}", f"Cookie: {self.cookie}"]
        lines += ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"]
        lines += ["Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "", ""]
        writer.write("\r\n".join(lines).encode())
        answer = await asyncio.wait_for(reader.read(4096), PATIENCE)
        if b" 101 " not in answer:
            writer.transport.abort()
            self.done["refused"] += 1
            raise ConnectionError
        self.done["sockets"] += 1
        return reader, writer

    async def stuff(self, data: bytes) -> None:
        """A socket and as many bytes as it takes."""
        _, writer = await self.open_socket()
        try:
            while self.on:
                writer.write(data)
                await asyncio.wait_for(writer.drain(), PATIENCE)
                self.done["bytes"] += len(data)
        finally:
            writer.transport.abort()


def frame(data: bytes) -> bytes:
    """A text frame of a client (its mask is zero)."""
    size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + struct.pack("!H", len(data))
    return b"\x81" + size + bytes(4) + data


async def connects(attacker: Attacker) -> None:
    """Connect and cut."""
    _, writer = await attacker.connect()
    writer.transport.abort()


async def half_requests(attacker: Attacker) -> None:
    """Connections that say half a line and wait."""
    _, writer = await attacker.connect()
    writer.write(b"GET / HT")
    HELD.append(writer)
    if len(HELD) > SILENT:
        HELD.pop(0).transport.abort()


async def silent(attacker: Attacker) -> None:
    """Sockets that never say hello."""
    _, writer = await attacker.open_socket()
    HELD.append(writer)
    if len(HELD) > SILENT:
        HELD.pop(0).transport.abort()


async def hellos(attacker: Attacker) -> None:
    """Handshake, hello, the whole table, gone."""
    reader, writer = await attacker.open_socket()
    writer.write(frame(b'{"type": "hello"}'))
    await asyncio.wait_for(reader.read(1 << 16), PATIENCE)
    writer.transport.abort()


async def messages(attacker: Attacker) -> None:
    """Messages without pause."""
    await attacker.stuff(frame(b'{"type": "hello", "seq": -1}') * 50)


async def junk(attacker: Attacker) -> None:
    """Frames of nonsense, then bytes that are no frames."""
    nonsense = frame(random.randbytes(40).replace(b"\xff", b"x")) * 50
    await attacker.stuff(nonsense + random.randbytes(2000))


async def large(attacker: Attacker) -> None:
    """Frames far too large."""
    await attacker.stuff(frame(b"x" * 60_000))


async def comparisons(attacker: Attacker) -> None:
    """The dearest question about a published study, another one on each connection."""
    turns = random.sample(range(-1, 4), 2)
    query = f"turn={turns[0]}&against={STUDY}&against_turn={turns[1]}"
    path = f"/api/studies/{STUDY}/compare?{query}"
    await attacker.flood(attacker.request("GET", path, cookie=False))


def flooding(method: str, path: str, body: bytes = b"", cookie: bool = True) -> Attack:
    """An attack on one route."""

    async def attack(attacker: Attacker) -> None:
        here = path.replace("{table}", attacker.table)
        await attacker.flood(attacker.request(method, here, body, cookie))

    return attack


NEW = json.dumps({"game": "bastille", "seats": [{"kind": "mine"}] * 3}).encode()
HELD: list[asyncio.StreamWriter] = []
Attack = Callable[[Attacker], Awaitable[None]]
ATTACKS: dict[str, Attack] = {
    "connects": connects,
    "half requests": half_requests,
    "silent sockets": silent,
    "hellos": hellos,
    "messages": messages,
    "junk frames": junk,
    "large frames": large,
    "games": flooding("GET", "/api/games", cookie=False),
    "page": flooding("GET", "/", cookie=False),
    "health": flooding("GET", "/readyz", cookie=False),
    "visitors": flooding("GET", "/api/me", cookie=False),
    "lobby": flooding("GET", "/api/tables"),
    "making": flooding("POST", "/api/tables", NEW),
    "log": flooding("GET", "/api/tables/{table}/log"),
    "replay": flooding("GET", "/api/tables/{table}/replay/90?seat=0"),
    "studies": comparisons,
}


async def work(attacker: Attacker, attack: Attack) -> None:
    """One of the attacker's hands."""
    while attacker.on:
        with suppress(OSError, TimeoutError, asyncio.IncompleteReadError):
            await attack(attacker)
        await asyncio.sleep(0)


async def run(attacker: Attacker, attack: Attack) -> None:
    """All hands at once."""
    await asyncio.gather(*(work(attacker, attack) for _ in range(WORKERS)))
    for writer in HELD:
        writer.transport.abort()


def main() -> None:
    """Attack, then say what was done."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("attack", choices=list(ATTACKS))
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--cookie", default="")
    parser.add_argument("--table", default="")
    asked = parser.parse_args()
    attacker = Attacker(asked.port, asked.seconds, asked.cookie, asked.table)
    asyncio.run(run(attacker, ATTACKS[asked.attack]))
    print(json.dumps({**attacker.done, "cpu": round(sum(os.times()[:2]), 2)}))


if __name__ == "__main__":
    socket.setdefaulttimeout(PATIENCE)
    main()
