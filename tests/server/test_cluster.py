"""Several processes on PostgreSQL under play while things break; long runs: benchmarks/trust_cluster.py."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tests.server.cluster import House, Redis
from tests.server.postgres import cluster

TIMES = 5


@contextmanager
def playing(**changes: object) -> Iterator[House]:
    """A house under play; at the end everything is checked."""
    house = House(cluster(), **changes)  # type: ignore[arg-type]
    try:
        house.play(10)
        yield house
        house.check()
    finally:
        house.close()


def test_servers_are_killed() -> None:
    with playing() as house:
        for number in range(TIMES):
            house.kill_server(number % 2)
            house.play(8)


def test_workers_are_killed() -> None:
    with playing(works=False) as house:
        for _ in range(TIMES):
            house.kill_worker()
            house.play(8)


def test_the_database_is_restarted() -> None:
    with playing() as house:
        for _ in range(TIMES):
            house.postgres.restart()
            house.play(8)


def test_redis_is_killed() -> None:
    redis = Redis()
    try:
        with playing(hints=redis.url) as house:
            for _ in range(TIMES):
                redis.kill()
                house.play(8)
    finally:
        redis.end()


def test_a_server_is_paused() -> None:
    with playing() as house:
        for number in range(TIMES):
            house.pause(number % 2, 1.0)
            house.play(8)


@pytest.mark.parametrize("silently", [False, True])
def test_a_server_is_cut_off_from_the_database(silently: bool) -> None:
    with playing() as house:
        for _ in range(TIMES):
            house.cut_off(silently, 1.0)
            house.play(8)
