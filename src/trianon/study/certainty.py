"""How sure a figure is: intervals, chance, and the correction for many comparisons."""

from __future__ import annotations

from math import erfc, sqrt

from trianon.lab.intervals import Interval, student

LEVEL = 0.05  # after correction for many comparisons
RARE = 5  # victories or defeats, below which the spread of a share is taken from the counts alone
FEWEST = 20  # seats, below which nothing is said of a component or an opening


def around(mean: float, error: float, clusters: int) -> Interval:
    """A 95 % interval."""
    reach = student(clusters - 1) * error
    return mean - reach, mean + reach


def chance_of(difference: float, error: float) -> float:
    """How likely such a difference would be by chance, two-sided."""
    return erfc(abs(difference) / error / sqrt(2)) if error > 0 else 1.0


def sure_ones(chances: list[float]) -> set[int]:
    """Holm's correction: of all that is called sure, nothing is by chance, with 95 % confidence."""
    ordered = sorted(range(len(chances)), key=lambda place: chances[place])
    sure: set[int] = set()
    for rank, place in enumerate(ordered):
        if chances[place] > LEVEL / (len(ordered) - rank):
            break
        sure.add(place)
    return sure
