"""Intervals cover what they promise, and shuffles count as one."""

from __future__ import annotations

import random

import pytest

from trianon.lab.intervals import estimate, student, wilson


def test_student_is_right_inside_and_beyond_the_table() -> None:
    stats = pytest.importorskip("scipy.stats")
    for freedom in (*range(1, 60), 100, 1000):
        assert student(freedom) == pytest.approx(stats.t.ppf(0.975, freedom), abs=0.003)


def test_wilson_of_a_textbook_case() -> None:
    assert wilson(0.5, 100, 1.96) == pytest.approx((0.4038, 0.5962), abs=1e-4)


def test_a_clean_sweep_is_not_certain() -> None:
    low, high = estimate([(shuffle, 1.0) for shuffle in range(20)]).share_interval()
    assert low < 0.9
    assert high == pytest.approx(1)


def test_what_a_shuffle_decides_together_counts_once() -> None:
    apart = estimate([(number, float(number % 2)) for number in range(200)])
    together = estimate([(number // 4, float(number // 4 % 2)) for number in range(200)])
    assert apart.mean == together.mean
    assert together.error == pytest.approx(2 * apart.error, rel=0.02)
    assert together.naive_interval() == apart.naive_interval()


def test_the_interval_holds_the_truth_in_about_95_of_100_cases() -> None:
    """A share of 0.3 with luck of the shuffle: every fourth value is the cluster's own."""
    chance = random.Random(5)
    held = 0
    for _ in range(400):
        values = []
        for cluster in range(30):
            luck = chance.random() < 0.3
            draws = [luck if chance.random() < 0.5 else chance.random() < 0.3 for _ in range(4)]
            values += [(cluster, float(draw)) for draw in draws]
        low, high = estimate(values).share_interval()
        held += low <= 0.3 <= high
    assert 0.92 <= held / 400 <= 0.98
