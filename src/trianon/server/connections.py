"""Connections as uvicorn drives them, with a guard: flooders and the silent are cut without ceremony."""

from __future__ import annotations

import time
from asyncio import BaseTransport, TimerHandle, Transport
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request
from websockets.server import ServerProtocol

from trianon.server.guard import Guard
from trianon.server.limits import Bucket, address_of
from trianon.server.problems import CLOSE, Refusal
from trianon.server.settings import Rate

CONNECTION = "trianon.connection"  # under this name a scope has its connection
SLICE = 2048  # bytes parsed before we look whether it is a flood
PIPELINED = 8  # requests waiting in one connection; no browser does that
FRAMES_TIMES = 4  # frames of any kind, over the messages a socket may send
CUT_SECONDS = 1.0  # so long somebody who was too fast can read why
GOODBYE_SECONDS = 10.0  # until what is left unread is given up
CUT = (CLOSE["too-fast"], CLOSE["too-large"])  # after these nothing more is read


def slices(data: bytes) -> list[bytes]:
    """What came, in parts that are parsed in a moment."""
    return [data[start : start + SLICE] for start in range(0, len(data), SLICE)]


class Connection(HttpToolsProtocol):
    """An HTTP connection: counted, not listened to while its address is shut out, and never kept waiting."""

    guard: Guard
    address = ""
    counted = False
    proxy = False
    upgraded = False
    head_timer: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """Somebody connects."""
        super().connection_made(transport)
        self.guard = self.config.app.guard  # type: ignore[union-attr]
        host = self.client[0] if self.client else ""
        self.address, self.proxy = address_of(host), self.guard.is_proxy(host)
        if not self.proxy:
            self.counted = self.guard.lets_in(self.address)
            if not self.counted:
                self.abort()
                return
        self.expect_head()

    def connection_lost(self, exc: Exception | None) -> None:
        """They have gone."""
        self.head_came()
        if self.counted:
            self.counted = False
            self.guard.leave(self.address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Bytes, as long as they are welcome."""
        for part in slices(data):
            if self.transport.is_closing() or self.upgraded:
                return
            if not self.proxy and self.guard.is_shut(self.address):
                self.abort()
                return
            super().data_received(part)
            if len(self.pipeline) > PIPELINED:
                self.guard.note_refusal(self.address)
                self.abort()
                return
        if not self.upgraded and (self.cycle is None or self.cycle.response_complete):
            self.expect_head()

    def expect_head(self) -> None:
        """A request that has begun, or not yet, has so many seconds."""
        if self.head_timer is None and not self.transport.is_closing():
            self.head_timer = self.loop.call_later(self.guard.settings.head_seconds, self.abort)

    def head_came(self) -> None:
        """The head of a request is here."""
        if self.head_timer is not None:
            self.head_timer.cancel()
            self.head_timer = None

    def on_headers_complete(self) -> None:
        """The head of a request is here: the gate gets to know the connection."""
        self.head_came()
        self.scope[CONNECTION] = self  # type: ignore[literal-required]
        super().on_headers_complete()

    def handle_websocket_upgrade(self) -> None:
        """The connection becomes a socket, which counts on."""
        self.head_came()
        self.upgraded = True
        super().handle_websocket_upgrade()

    def abort(self) -> None:
        """Cut, without a word."""
        self.head_came()
        if self.cycle is not None:
            self.cycle.disconnected = True
        self.transport.abort()


class Talk(ServerProtocol):
    """The protocol of a socket; a frame too large closes with our own code."""

    def fail(self, code: CloseCode | int, reason: str = "") -> None:
        """End the connection for a fault of the other side."""
        if code == CloseCode.MESSAGE_TOO_BIG:
            code, reason = CLOSE["too-large"], "too-large"
        super().fail(code, reason)


class SocketConnection(WebSocketsSansIOProtocol):
    """A socket: frames of every kind are counted, and whoever does not answer is cut."""

    guard: Guard
    http: Connection | None = None

    def __init__(self, config: Any, *args: Any, **named: Any) -> None:
        super().__init__(config, *args, **named)
        self.conn = Talk(max_size=config.ws_max_size, logger=self.logger)
        self.guard = config.app.guard
        rate = self.guard.settings.socket_rate
        quick = Rate(FRAMES_TIMES * rate.burst, FRAMES_TIMES * rate.per_second)
        self.frames_left = Bucket(quick, time.monotonic())

    def connection_made(self, transport: BaseTransport) -> None:
        """Taken over from the HTTP connection, with its place among those of its address."""
        super().connection_made(transport)
        before = self.transport.get_protocol()
        if isinstance(before, Connection):
            self.http = before

    def connection_lost(self, exc: Exception | None) -> None:
        """They have gone; so has the HTTP connection this once was."""
        before, self.http = self.http, None
        if before is not None and before.counted:
            before.counted = False
            self.guard.leave(before.address)
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        """The handshake: the gate gets to know the connection."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope[CONNECTION] = self  # type: ignore[literal-required]

    def data_received(self, data: bytes) -> None:
        """Bytes, as long as they are welcome."""
        if not self.handshake_initiated:
            super().data_received(data)
            return
        for part in slices(data):
            if self.transport.is_closing():
                return
            super().data_received(part)

    def count_frame(self) -> None:
        """A frame; far more than a page ever sends is a flood."""
        try:
            self.frames_left.take(time.monotonic())
        except Refusal:
            self.abort()

    def send_receive_event_to_app(self) -> None:
        """A whole message."""
        self.count_frame()
        super().send_receive_event_to_app()

    def handle_cont(self, event: Frame) -> None:
        """A part of a message."""
        self.count_frame()
        super().handle_cont(event)

    def handle_ping(self) -> None:
        """Are you there?"""
        self.count_frame()
        if not self.transport.is_closing():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """I am here."""
        self.count_frame()
        super().handle_pong(event)

    def keepalive_timeout(self) -> None:
        """No answer to our ping: cut, for a peer that does not read would never see us close."""
        super().keepalive_timeout()
        self.transport.abort()

    async def run_asgi(self) -> None:
        """The application serves the socket; a peer that reads nothing cannot keep it open afterwards."""
        await super().run_asgi()
        self.loop.call_later(GOODBYE_SECONDS, self.transport.abort)

    async def send(self, message: Any) -> None:
        """What the application says; after some goodbyes nothing more is read."""
        if self.close_sent:  # over already, for a fault of the other side
            raise ClientDisconnected
        await super().send(message)
        if message["type"] == "websocket.close" and message.get("code") in CUT:
            self.cut_soon()

    def handle_parser_exception(self) -> None:
        """A frame too large, or none at all: say so, read no more, cut."""
        found = self.conn.close_sent
        code, reason = (found.code, found.reason) if found else (1006, "")
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.cut_soon()

    def cut_soon(self) -> None:
        """A moment to read why, then the end; meanwhile nothing is read."""
        self.read_paused = False  # so that nobody resumes it
        if not self.transport.is_closing():
            self.transport.pause_reading()
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.close_timer = self.loop.call_later(CUT_SECONDS, self.transport.abort)

    def abort(self) -> None:
        """Cut, without a word."""
        self.guard.note_refusal(self.http.address if self.http else "")
        self.transport.abort()
