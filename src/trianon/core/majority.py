"""Who has most: highest, second highest different number, and the first of tied seats."""

from __future__ import annotations

from trianon.core.sizes import NOBODY


def highest(numbers: list[int], count: int) -> int:
    """The highest of the first `count` numbers."""
    best = numbers[0]
    for index in range(1, count):
        if numbers[index] > best:
            best = numbers[index]
    return best


def second_highest(numbers: list[int], count: int) -> int:
    """The second highest *different* number, NOBODY if all are equal (numbers are not negative)."""
    best = highest(numbers, count)
    second = NOBODY
    for index in range(count):
        if numbers[index] != best and numbers[index] > second:
            second = numbers[index]
    return second


def first_with_most(numbers: list[int], count: int, start: int, passed_over: int) -> int:
    """The seat with the highest number, ties going clockwise from `start`; one seat may be passed over."""
    leader = NOBODY
    for step in range(count):
        seat = (start + step) % count
        if seat != passed_over and (leader == NOBODY or numbers[seat] > numbers[leader]):
            leader = seat
    return leader
