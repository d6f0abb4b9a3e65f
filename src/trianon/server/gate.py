"""The gate in front of everything: address limits, Origin, headers. Plain ASGI, so that nothing slips past."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

import msgspec

from trianon.server import wire
from trianon.server.limits import Buckets
from trianon.server.problems import Refusal, status_of
from trianon.server.settings import Settings

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]

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
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Gate:
    """Wraps the application."""

    def __init__(self, app: App, settings: Settings) -> None:
        self.app, self.settings = app, settings
        self.addresses = Buckets(settings.address_rate)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        try:
            self.check(scope)
        except Refusal as error:
            await refuse(scope, error, with_headers(send))
            return
        await self.app(scope, receive, with_headers(send))

    def check(self, scope: Scope) -> None:
        """The address is not too fast; what changes something comes from our own page."""
        address = scope["client"][0] if scope.get("client") else ""
        if scope["path"] not in ("/livez", "/readyz"):
            self.addresses.take(address)
        if scope["type"] == "websocket" or scope["method"] not in SAFE:
            self.check_origin(headers_of(scope))

    def check_origin(self, headers: dict[str, str]) -> None:
        """The Origin is the host that was asked, or one that is allowed by name."""
        origin = headers.get("origin", "")
        host = headers.get("host", "")
        own = urlsplit(origin)
        same = own.scheme in ("http", "https") and own.netloc == host and bool(host)
        if not same and origin not in self.settings.origins:
            raise Refusal("foreign-origin", origin=origin[:100])


def headers_of(scope: Scope) -> dict[str, str]:
    """The headers of a request."""
    return {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}


def with_headers(send: Send) -> Send:
    """Add the headers every answer has."""

    async def sending(message: MutableMapping[str, Any]) -> None:
        if message["type"] == "http.response.start":
            extra = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
            message["headers"] = [*message.get("headers", []), *extra]
        await send(message)

    return sending


async def refuse(scope: Scope, error: Refusal, send: Send) -> None:
    """A problem over HTTP; a socket is not accepted at all."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 4403, "reason": error.code})
        return
    body = msgspec.json.encode(wire.Problem(error.code, error.facts))
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
    ]
    start = {"type": "http.response.start", "status": status_of(error), "headers": headers}
    await send(start)
    await send({"type": "http.response.body", "body": body})
