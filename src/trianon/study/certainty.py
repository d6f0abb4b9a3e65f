"""How sure a figure is: intervals, chance, and the correction for many comparisons."""

from __future__ import annotations

from math import ceil, erfc, exp, expm1, floor, lgamma, log, sqrt
from statistics import NormalDist

from msgspec import Struct

from trianon.lab.intervals import Interval, Mean, scaled, student, wilson

LEVEL = 0.05  # after correction for many comparisons
RARE = 5  # victories or defeats, below which the spread of a share is taken from the counts alone
FEWEST = 20  # seats, below which nothing is said of a component or an opening
EXPECTED = 5  # victories and defeats by chance alone, below which nothing is called sure
LEAST_CLUSTERS = 10  # shuffles or groups of them, likewise
COUNTED = 200  # victories or defeats by chance alone, below which they are also counted one by one


def around(mean: float, error: float, clusters: int) -> Interval:
    """A 95 % interval."""
    reach = student(clusters - 1) * error
    return mean - reach, mean + reach


def chance_of(difference: float, error: float, clusters: int) -> float:
    """How likely such a difference would be by chance, two-sided: Student's t over clusters."""
    if error <= 0 or clusters < 2:
        return 1.0
    return erfc(normal(abs(difference) / error, clusters - 1) / sqrt(2))


def chance_of_share(
    won: float, doers: float, others_won: float, others: float, error: float, clusters: int
) -> float:
    """How likely so many victories of some would be by chance, if they won as often as the others.

    The spread that chance alone would give counts, not only the one that was seen: of few seats that
    happened to lose nearly always, the latter is far too small. 1 if there are too few to say.
    """
    expected = (won + others_won) / (doers + others)
    by_chance = min(expected, 1 - expected) * min(doers, others)
    if by_chance < EXPECTED or clusters < LEAST_CLUSTERS:
        return 1.0
    difference = won / doers - others_won / others
    error = max(error, sqrt(expected * (1 - expected) * (1 / doers + 1 / others)))
    likely = chance_of(difference, error, clusters)
    if by_chance >= COUNTED:
        return likely
    if doers > others:
        won, doers = others_won, others
    return max(likely, tail(won, round(doers), expected))


def tail(won: float, count: int, share: float) -> float:
    """How likely so many or more victories would be, or so few or fewer, in a binomial; twice that."""
    if won < count * share:
        won, share = count - won, 1 - share
    least = min(count, max(0, floor(won + 1e-6)))
    whole = lgamma(count + 1)
    likely = sum(
        exp(
            whole
            - lgamma(number + 1)
            - lgamma(count - number + 1)
            + number * log(share)
            + (count - number) * log(1 - share)
        )
        for number in range(least, min(count, ceil(least + 12 * sqrt(count) + 40)) + 1)
    )
    return min(1.0, 2 * likely)


def normal(value: float, freedom: int) -> float:
    """Student's t as a normal value that is as unlikely (Wallace), for few clusters."""
    return scale(freedom) * sqrt(freedom * log(1 + value * value / freedom)) if freedom > 0 else 0.0


def scale(freedom: int) -> float:
    """Wallace's factor."""
    return (8 * freedom + 1) / (8 * freedom + 3)


def reach_of(count: int, freedom: int) -> float:
    """How many errors an interval reaches to each side if it is one of so many (Bonferroni), by Student's t."""
    wanted = NormalDist().inv_cdf(1 - LEVEL / 2 / count)
    freedom = max(1, freedom)
    return sqrt(freedom * expm1((wanted / scale(freedom)) ** 2 / freedom))


def among(one: Mean, count: int) -> Interval:
    """The interval of a share that is one of so many."""
    return wilson(one.mean, one.worth(), reach_of(count, one.clusters - 1))


class Winnings(Struct, frozen=True):
    """What a bot won at tables where it had as many seats in every game."""

    seats: int  # of a game
    games: Mean  # share of the victory that its seats had together

    @property
    def share(self) -> float:
        """Of a seat."""
        return self.games.mean / self.seats

    def interval(self, count: int) -> Interval:
        """Of a seat, corrected for so many bots."""
        return scaled(among(self.games, count), 1 / self.seats)

    def is_uneven(self, even: float, count: int) -> bool:
        """Whether a seat, by the corrected interval, surely won another than the even share."""
        low, high = self.interval(count)
        return self.games.clusters >= LEAST_CLUSTERS and not low <= even <= high


def sure_ones(chances: list[float]) -> set[int]:
    """Holm's correction: of all that is called sure, nothing is by chance, with 95 % confidence."""
    ordered = sorted(range(len(chances)), key=lambda place: chances[place])
    sure: set[int] = set()
    for rank, place in enumerate(ordered):
        if chances[place] > LEVEL / (len(ordered) - rank):
            break
        sure.add(place)
    return sure
