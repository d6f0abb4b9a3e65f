"""The guard: what one address may ask of the server, and for how long it is shut out when it asks too much."""

from __future__ import annotations

import ipaddress
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from trianon.server.limits import KEPT, Buckets, Clock, Counts, Turns
from trianon.server.problems import Refusal
from trianon.server.settings import Settings

HEALTH = ("/livez", "/readyz")
SOCKET = "socket"
COSTS = {  # of one request, in tokens of the address; about one for each millisecond of work
    SOCKET: 4,
    "log": 10,
    "play-on": 10,
    "analysis": 10,
    "record": 5,
    "replay": 5,
    "studies": 5,
    "tables": 3,
}
DEAR = (
    "log",
    "play-on",
    "record",
    "rematch",
    "replay",
    "studies",
    "tables",
)  # a few of them at once


def room_of(path: str) -> str:
    """What a path is about, as `COSTS` names it: the word after the table, or the first one of the API."""
    parts = path.split("/", 5)
    if len(parts) < 3 or parts[1] != "api":
        return ""
    return parts[4] if parts[2] in ("tables", "shared") and len(parts) > 4 else parts[2]


class Guard:
    """Refuses early and cheaply; whoever does not stop is not listened to for a while."""

    def __init__(self, settings: Settings, clock: Clock = time.monotonic) -> None:
        self.settings, self.clock = settings, clock
        self.rates = Buckets(settings.address_rate, clock)
        self.health = Buckets(settings.health_rate, clock)
        self.connections = Counts(settings.connections_each)
        self.sockets = Counts(settings.sockets_address)
        self.quick = Turns(settings.requests_at_once, settings.requests_waiting)
        self.dear = Turns(settings.dear_at_once, settings.requests_waiting)
        self.one_each = Turns(1, settings.dear_waiting)
        self.refusals: dict[str, tuple[int, int]] = {}  # by address: a second, and how many in it
        self.shut: dict[str, float] = {}  # by address: until when
        self.proxies = [ipaddress.ip_network(proxy) for proxy in settings.trusted_proxies]

    # Connections.

    def is_proxy(self, host: str) -> bool:
        """Whether this peer speaks for others."""
        try:
            return bool(self.proxies) and any(
                ipaddress.ip_address(host) in proxy for proxy in self.proxies
            )
        except ValueError:
            return False

    def lets_in(self, address: str) -> bool:
        """Whether a new connection is listened to; `leave` when it has gone."""
        if self.is_shut(address):
            return False
        if not self.connections.enter(address):
            self.note_refusal(address)
            return False
        return True

    def leave(self, address: str) -> None:
        """A connection has gone."""
        self.connections.leave(address)

    def is_shut(self, address: str) -> bool:
        """Whether an address is not listened to at the moment."""
        until = self.shut.get(address)
        if until is None:
            return False
        if until > self.clock():
            return True
        del self.shut[address]
        return False

    def note_refusal(self, address: str) -> bool:
        """One more refusal; too many within a second shut the address out. Says whether it is."""
        second = int(self.clock())
        before, count = self.refusals.get(address, (second, 0))
        count = count + 1 if before == second else 1
        if len(self.refusals) >= KEPT:
            self.refusals.clear()
        self.refusals[address] = (second, count)
        if count > self.settings.refusals_most:
            if len(self.shut) >= KEPT:
                self.shut.clear()
            self.shut[address] = self.clock() + self.settings.shut_seconds
        return self.is_shut(address)

    # Requests.

    def check_rate(self, address: str, path: str) -> None:
        """The address is not too fast; what costs the server more costs more."""
        if path in HEALTH:
            self.health.take(address)
            return
        if self.is_shut(address):
            raise Refusal("too-fast", seconds=max(1, round(self.shut[address] - self.clock())))
        self.rates.take(address, COSTS.get(room_of(path), 1))

    @asynccontextmanager
    async def turn(self, address: str, cookie: str, path: str) -> AsyncIterator[None]:
        """A few requests of one address at once, of the dear ones fewer, and of a session one.

        So a message of somebody else waits for a few of them, never for hundreds. An analysis waits for
        its thinkers and holds nobody else of its address up.
        """
        room = room_of(path)
        if room == "analysis":
            async with self.one_each.turn(f"{address} {cookie} analysis"):
                yield
        elif room in DEAR:
            async with self.one_each.turn(f"{address} {cookie}"), self.dear.turn(address):
                yield
        else:
            async with self.quick.turn(address):
                yield
