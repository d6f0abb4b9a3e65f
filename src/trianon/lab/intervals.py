"""Means with 95 % intervals from clustered values: what one shuffle decides together counts as one."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt

from msgspec import Struct

Interval = tuple[float, float]

NORMAL_95 = 1.96
# Student's t, two-sided 95 %, for 1 to 30 degrees of freedom.
STUDENT_95 = (
    12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228,
    2.201, 2.179, 2.160, 2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086,
    2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042,
)  # fmt: skip


def student(freedom: int) -> float:
    """The quantile for so many degrees of freedom, right to a thousandth or two beyond the table."""
    if freedom < 1:
        return STUDENT_95[0]
    return STUDENT_95[freedom - 1] if freedom <= len(STUDENT_95) else NORMAL_95 + 2.4 / freedom


class Sums(Struct):
    """How many values a cluster has, and their sum."""

    count: int = 0
    total: float = 0.0


class Mean(Struct, frozen=True):
    """A mean and its standard error over clusters."""

    mean: float
    error: float
    clusters: int
    count: int

    def interval(self) -> Interval:
        """Mean and t times the error."""
        reach = student(self.clusters - 1) * self.error
        return self.mean - reach, self.mean + reach

    def share_interval(self) -> Interval:
        """Wilson's interval for a share, with as many independent games as the clusters are worth."""
        return wilson(self.mean, self.worth(), student(self.clusters - 1))

    def worth(self) -> float:
        """Independent games that would give the same error; without any spread, one for each cluster."""
        if self.clusters < 2 or self.error < 1e-9:
            return float(self.clusters)
        return self.mean * (1 - self.mean) / self.error**2

    def naive_interval(self) -> Interval:
        """Wilson's interval as if every game had its own shuffle."""
        return wilson(self.mean, self.count, NORMAL_95)


def scaled(interval: Interval, factor: float) -> Interval:
    """The same interval in another unit."""
    return interval[0] * factor, interval[1] * factor


def estimate(values: Iterable[tuple[int, float]]) -> Mean:
    """The mean of (cluster, value) pairs, its error robust to whatever ties a cluster together."""
    clusters: dict[int, Sums] = {}
    for cluster, value in values:
        sums = clusters.setdefault(cluster, Sums())
        sums.count += 1
        sums.total += value
    count = sum(sums.count for sums in clusters.values())
    mean = sum(sums.total for sums in clusters.values()) / count
    return Mean(mean, cluster_error(list(clusters.values()), mean, count), len(clusters), count)


def cluster_error(clusters: list[Sums], mean: float, count: int) -> float:
    """The standard error of a ratio of sums over clusters; zero for a single cluster."""
    number = len(clusters)
    if number < 2:
        return 0.0
    squares = sum((sums.total - mean * sums.count) ** 2 for sums in clusters)
    return sqrt(squares * number / (number - 1)) / count


def wilson(share: float, count: float, quantile: float) -> Interval:
    """Wilson's score interval: never outside 0 to 1, and never empty after a clean sweep."""
    spread = quantile * quantile / count
    centre = (share + spread / 2) / (1 + spread)
    reach = sqrt(max(0.0, share * (1 - share) + spread / 4) * spread) / (1 + spread)
    return max(0.0, centre - reach), min(1.0, centre + reach)


def percent(share: float) -> str:
    """A share as people say it."""
    return f"{100 * share:.1f} %"


def percents(interval: Interval) -> str:
    """An interval of shares."""
    return f"{100 * interval[0]:.1f}–{100 * interval[1]:.1f} %"
