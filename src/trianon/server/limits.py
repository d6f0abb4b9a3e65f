"""Limits: token buckets, turns one after the other, and counts, by socket, session and address."""

from __future__ import annotations

import asyncio
import ipaddress
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import lru_cache

from trianon.server.problems import Refusal
from trianon.server.settings import Rate

Clock = Callable[[], float]
KEPT = 10_000  # buckets remembered before full ones are forgotten
HOUSE_BITS = 64  # of an IPv6 address: what one household or server has to itself


@lru_cache(KEPT)
def address_of(host: str) -> str:
    """What counts as one address: an IPv4 address, or the /64 an IPv6 address lies in."""
    try:
        found = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:  # a socket in the file system, or none
        return host[:64]
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.IPv6Network((found, HOUSE_BITS), strict=False))
    return str(found)


class Bucket:
    """So many at once, so many more each second."""

    __slots__ = ("filled", "left", "rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate, self.left, self.filled = rate, rate.burst, now

    def take(self, now: float, cost: float = 1) -> None:
        """Take some, or refuse with the time to wait."""
        self.refill(now)
        if self.left < cost:
            seconds = (cost - self.left) / self.rate.per_second
            raise Refusal("too-fast", seconds=max(1, round(seconds + 0.5)))
        self.left -= cost

    def refill(self, now: float) -> None:
        """What has come in since the last time."""
        gained = (now - self.filled) * self.rate.per_second
        self.left, self.filled = min(self.rate.burst, self.left + gained), now

    def full(self, now: float) -> bool:
        """Whether forgetting it changes nothing."""
        self.refill(now)
        return self.left >= self.rate.burst


class Buckets:
    """One bucket for each key."""

    def __init__(self, rate: Rate, clock: Clock = time.monotonic) -> None:
        self.rate, self.clock = rate, clock
        self.buckets: dict[str, Bucket] = {}

    def take(self, key: str, cost: float = 1) -> None:
        """Take some for this key."""
        now = self.clock()
        if key not in self.buckets:
            if len(self.buckets) >= KEPT:
                self.forget(now)
            self.buckets[key] = Bucket(self.rate, now)
        self.buckets[key].take(now, cost)

    def forget(self, now: float) -> None:
        """Drop the full ones."""
        self.buckets = {key: bucket for key, bucket in self.buckets.items() if not bucket.full(now)}


class Doorway:
    """Who is inside, and who waits, under one key."""

    __slots__ = ("inside", "people")

    def __init__(self, most: int) -> None:
        self.inside, self.people = asyncio.Semaphore(most), 0


class Turns:
    """So many at once under each key; the next ones wait, in order, and too many are refused."""

    def __init__(self, most: int, waiting: int) -> None:
        self.most, self.waiting = most, waiting
        self.turns: dict[str, Doorway] = {}

    @asynccontextmanager
    async def turn(self, key: str) -> AsyncIterator[None]:
        """Wait for a turn and have it."""
        turn = self.turns.get(key) or Doorway(self.most)
        if turn.people >= self.most + self.waiting:
            raise Refusal("too-fast", seconds=1)
        self.turns[key] = turn
        turn.people += 1
        try:
            async with turn.inside:
                yield
        finally:
            turn.people -= 1
            if not turn.people:
                self.turns.pop(key, None)


class Counts:
    """How many are open under each key."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.open: Counter[str] = Counter()

    @contextmanager
    def one(self, key: str, code: str) -> Iterator[None]:
        """One more while this lasts, or a refusal."""
        if not self.enter(key):
            raise Refusal(code, most=self.most)
        try:
            yield
        finally:
            self.leave(key)

    def enter(self, key: str) -> bool:
        """One more, if there is room."""
        if self.open[key] >= self.most:
            return False
        self.open[key] += 1
        return True

    def leave(self, key: str) -> None:
        """One less; nothing is remembered of those who have gone."""
        self.open[key] -= 1
        if self.open[key] <= 0:
            del self.open[key]
