"""The gate in front of everything: limits by address, Origin, bodies, headers; in plain ASGI."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

import msgspec

from trianon.server import bodies, wire
from trianon.server.bans import Bans
from trianon.server.connections import CONNECTION
from trianon.server.guard import Guard, room_of
from trianon.server.limits import address_of
from trianon.server.problems import CLOSE, Refusal, problem_headers, status_of
from trianon.server.settings import Settings
from trianon.server.watch import Watch

Message = MutableMapping[str, Any]
Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]

log = logging.getLogger("trianon.server")
SAFE = ("GET", "HEAD", "OPTIONS")
POLICY = "; ".join(
    [
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # positions on the boards
        "img-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
NO_STORE = (b"cache-control", b"no-store")
ONLY_TLS = (b"strict-transport-security", b"max-age=31536000")
GONE = "handler is closed"  # how uvloop says that the other side has left


class Gate:
    """Wraps the application."""

    def __init__(
        self,
        app: App,
        settings: Settings,
        bans: Bans | None = None,
        watch: Watch | None = None,
    ) -> None:
        self.app, self.settings, self.bans = app, settings, bans or Bans()
        self.watch = watch
        self.guard = Guard(settings)
        self.warned = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        host = scope["client"][0] if scope.get("client") else ""
        address = address_of(host)
        if self.watch is not None and self.watch.figures is not None:
            send = counted(scope, send, self.watch)
        dressed = with_headers(scope, with_patience(scope, send, self.settings.behind_seconds))
        try:
            self.guard.check_rate(address, scope["path"])
        except Refusal as error:
            await self.refuse_address(scope, address, error, dressed)
            return
        try:
            self.bans.check_host(host)
            await self.let_through(scope, address, receive, dressed)
        except Refusal as error:
            await refuse(scope, error, receive, dressed)

    async def let_through(
        self, scope: Scope, address: str, receive: Receive, send: Send
    ) -> None:  # fmt: skip
        """A socket while there is room; a request when it is complete and its turn has come."""
        headers = headers_of(scope)
        self.note_proxy(headers)
        if scope["type"] == "websocket":
            self.check_origin(headers)
            with self.guard.sockets.one(address, "too-many-sockets"):
                await self.app(scope, receive, send)
            return
        if scope["method"] not in SAFE:
            self.check_origin(headers)
            receive = with_body(await self.body(headers, receive), receive)
        async with self.guard.turn(address, headers.get("cookie", ""), scope["path"]):
            await self.app(scope, receive, send)

    async def refuse_address(
        self, scope: Scope, address: str, error: Refusal, send: Send
    ) -> None:  # fmt: skip
        """Refuse somebody who is too fast; somebody who goes on all the same is cut."""
        connection = scope.get(CONNECTION)
        if self.guard.note_refusal(address) and connection is not None:
            connection.abort()
            return
        await refuse(scope, error, None, send)

    def check_origin(self, headers: dict[str, str]) -> None:
        """The Origin is the host that was asked, or one that is allowed by name."""
        origin = headers.get("origin", "")
        host = headers.get("host", "")
        if origin in self.settings.origins:
            return
        try:
            own = urlsplit(origin)
        except ValueError:  # brackets without an address
            raise Refusal("foreign-origin", origin=origin[:100]) from None
        if own.scheme not in ("http", "https") or own.netloc != host or not host:
            raise Refusal("foreign-origin", origin=origin[:100])

    async def body(self, headers: dict[str, str], receive: Receive) -> bytes:
        """The whole body, before anything is begun: not too large, not too slow, and text."""
        if int_of(headers.get("content-length", "0")) > self.settings.body_bytes:
            raise Refusal("too-large", most=self.settings.body_bytes)
        try:
            async with asyncio.timeout(self.settings.body_seconds):
                data = await whole(receive, self.settings.body_bytes)
        except TimeoutError as error:
            raise Refusal("too-slow") from error
        try:
            data.decode()
        except UnicodeDecodeError as error:
            raise Refusal("malformed", reason=f"UTF-8, byte {error.start}") from error
        return data

    def note_proxy(self, headers: dict[str, str]) -> None:
        """Say once that a proxy is not believed: without it all its visitors are one address."""
        if "x-forwarded-for" in headers and not self.settings.trusted_proxies and not self.warned:
            self.warned = True
            log.warning("X-Forwarded-For is ignored: name your proxy with --trusted-proxy")


def counted(scope: Scope, send: Send, watch: Watch) -> Send:
    """Note how long an answer took and which kind it was."""
    start = time.perf_counter()

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            seconds, room = time.perf_counter() - start, room_of(scope["path"])
            watch.asked(scope["method"], room, message["status"], seconds)
        await send(message)

    return sending


def int_of(text: str) -> int:
    """A number of a header; what is none is zero, and the framework sees to it."""
    return int(text) if text.isascii() and text.isdigit() else 0


async def whole(receive: Receive, most: int) -> bytes:
    """A body to its end."""
    data = bytearray()
    while True:
        message = await receive()
        if message["type"] != "http.request":
            return bytes(data)
        data += message.get("body", b"")
        if len(data) > most:
            raise Refusal("too-large", most=most)
        if not message.get("more_body", False):
            return bytes(data)


def with_body(data: bytes, receive: Receive) -> Receive:
    """Hand a body on that was read already."""
    parts: list[Message] = [{"type": "http.request", "body": data, "more_body": False}]

    async def receiving() -> Message:
        return parts.pop() if parts else await receive()

    return receiving


def headers_of(scope: Scope) -> dict[str, str]:
    """The headers of a request."""
    return {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}


def with_headers(scope: Scope, send: Send) -> Send:
    """Add the headers every answer has; what is a person's own stays in no cache."""
    extra = list(HEADERS)
    if scope["scheme"] in ("https", "wss"):
        extra.append(ONLY_TLS)

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = list(message.get("headers", []))
            if scope["path"].startswith("/api") and all(n != NO_STORE[0] for n, _ in headers):
                headers.append(NO_STORE)
            message["headers"] = headers + extra
        try:
            await send(message)
        except RuntimeError as error:
            if GONE not in str(error):
                raise

    return sending


def with_patience(scope: Scope, send: Send, seconds: float) -> Send:
    """Somebody who does not take the answer is cut."""
    if scope["type"] != "http":
        return send  # a socket has its own patience

    async def sending(message: Message) -> None:
        try:
            async with asyncio.timeout(seconds):
                await send(message)
        except TimeoutError:
            scope[CONNECTION].abort()

    return sending


async def refuse(scope: Scope, error: Refusal, receive: Receive | None, send: Send) -> None:
    """A problem over HTTP; a socket hears it before it is closed, or is not accepted at all."""
    if scope["type"] == "websocket" and receive is not None and error.code in CLOSE:
        await receive()
        await send({"type": "websocket.accept"})
        text = msgspec.json.encode(wire.Refused(error.code, error.facts)).decode()
        await send({"type": "websocket.send", "text": text})
        await send({"type": "websocket.close", "code": CLOSE[error.code], "reason": error.code})
        return
    kind = "websocket.http.response" if scope["type"] == "websocket" else "http.response"
    body = msgspec.json.encode(bodies.Problem(error.code, error.facts))
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        NO_STORE,
        *((name.encode(), value.encode()) for name, value in problem_headers(error).items()),
    ]
    await send({"type": f"{kind}.start", "status": status_of(error), "headers": headers})
    await send({"type": f"{kind}.body", "body": body})
