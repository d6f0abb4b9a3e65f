"""Token buckets, by socket, session and address."""

from __future__ import annotations

import time
from collections.abc import Callable

from trianon.server.problems import Refusal
from trianon.server.settings import Rate

Clock = Callable[[], float]
KEPT = 10_000  # buckets remembered before full ones are forgotten


class Bucket:
    """So many at once, so many more each second."""

    __slots__ = ("filled", "left", "rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate, self.left, self.filled = rate, rate.burst, now

    def take(self, now: float) -> None:
        """Take one, or refuse with the time to wait."""
        self.refill(now)
        if self.left < 1:
            seconds = (1 - self.left) / self.rate.per_second
            raise Refusal("too-fast", seconds=max(1, round(seconds + 0.5)))
        self.left -= 1

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

    def take(self, key: str) -> None:
        """Take one for this key."""
        now = self.clock()
        if key not in self.buckets:
            if len(self.buckets) >= KEPT:
                self.forget(now)
            self.buckets[key] = Bucket(self.rate, now)
        self.buckets[key].take(now)

    def forget(self, now: float) -> None:
        """Drop the full ones."""
        self.buckets = {key: bucket for key, bucket in self.buckets.items() if not bucket.full(now)}
