"""Several processes on PostgreSQL under play while things break; long runs: benchmarks/trust_cluster.py."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import Any

import pytest

from tests.server.cluster import House, Redis
from tests.server.harness import Cradle
from tests.server.postgres import Postgres, cluster
from tests.server.troubles import Clocks, Disk, Pair

TIMES = 5
MOVES = 4  # acknowledged between two faults
LEASE = 2.0  # seconds; the long runs keep those of the house


@contextmanager
def playing(postgres: Postgres | None = None, **changes: Any) -> Iterator[House]:
    """A house under play; at the end everything is checked."""
    may_lose = changes.pop("may_lose", False)
    house = House(postgres or cluster(), lease=LEASE, **changes)
    try:
        house.play(MOVES)
        yield house
        house.check(may_lose)
    finally:
        house.close()


def test_servers_are_killed() -> None:
    with playing() as house:
        for number in range(TIMES):
            house.kill_server(number % 2)
            house.play(MOVES)


def test_workers_are_killed() -> None:
    with playing(works=False) as house:
        for _ in range(TIMES):
            house.kill_worker()
            house.play(MOVES)


def test_the_database_is_restarted() -> None:
    with playing() as house:
        for _ in range(TIMES):
            house.postgres.restart()
            house.play(MOVES)


def test_redis_is_killed_and_flushed() -> None:
    redis = Redis()
    try:
        with playing(hints=redis.url) as house:
            for number in range(TIMES):
                (redis.flush if number % 2 else redis.kill)()
                house.play(MOVES)
    finally:
        redis.end()


def test_processes_are_paused() -> None:
    with playing() as house:
        for number in range(TIMES):
            house.pause(number % 3, 0.5)
            house.play(MOVES)


@pytest.mark.parametrize("silently", [False, True])
def test_a_server_is_cut_off_from_the_database(silently: bool) -> None:
    with playing() as house:
        for _ in range(TIMES):
            house.cut_off(silently, 0.5)
            house.play(MOVES)


def test_the_disk_of_the_database_is_full() -> None:
    with closing(Disk(120)) as disk:
        postgres = Postgres(disk.folder)
        with playing(postgres) as house:
            for _ in range(TIMES):
                house.fill(disk, 0.5)
                house.play(MOVES)
            refused = sum(person.refused for person in [*house.people, *house.finished])
        postgres.stop()
    assert refused  # it was really full


def test_clocks_jump_by_an_hour() -> None:
    """Those of the database and of all processes, while workers die: no lease lasts longer for it."""
    with closing(Clocks()) as clocks, closing(Cradle(**clocks.environment)) as cradle:
        postgres = Postgres(environment=clocks.environment)
        with playing(postgres, cradle=cradle, works=False) as house:
            for number in range(TIMES):
                house.jump(clocks, (3600, -3600, 0)[number % 3])
                house.kill_worker()
                house.play(MOVES)


def test_the_database_fails_over_to_a_replica_that_was_waited_for() -> None:
    with closing(Pair(synchronous=True)) as pair, playing(pair.primary, moving=True) as house:
        for _ in range(TIMES):
            house.fail_over(pair)
            house.play(MOVES)


def test_the_database_fails_over_to_a_replica_that_was_behind() -> None:
    """What was acknowledged meanwhile is lost: every process notices, and all of them agree again."""
    with closing(Pair(synchronous=False)) as pair:
        with playing(pair.primary, moving=True, may_lose=True) as house:
            for _ in range(2):
                pair.fall_behind()
                house.play(MOVES)
                house.fail_over(pair)
                house.play(MOVES)
        assert house.lost >= MOVES
