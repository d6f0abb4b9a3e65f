"""Upgrade without an end: games run on while a newer build with a new migration takes over."""

from __future__ import annotations

import time
from pathlib import Path

from tests.server.cluster import House
from tests.server.harness import WAIT, Nursery
from tests.server.newer import NAME, newer_build
from tests.server.postgres import Postgres, cluster
from tests.server.test_database import run_sql

TABLES, MOVES = 6, 6


def upgraded(postgres: Postgres, folder: Path, tables: int, moves: int) -> tuple[int, int]:
    """Old processes, old and new ones side by side, new ones; all games end. Games and moves."""
    house = House(postgres, tables=tables)
    newer = Nursery(house.url, newer=str(newer_build(folder)), **house.nursery.changes)
    try:
        house.play(moves)
        house.servers.append(newer.server())  # it brings the database further while they play
        house.play(moves)
        migrated(str(house.url))
        house.kill_server(0)  # an old one may come back
        house.play(moves)
        house.workers.append(newer.worker())
        house.replace(0, newer)
        house.play(moves)
        house.replace(1, newer)
        house.workers[0].end(15)
        finish(house)
        house.check()
        return len(house.finished), sum(len(one.acknowledged) for one in house.finished)
    finally:
        house.close()
        newer.close()


def migrated(url: str) -> None:
    """Until the new build has started."""
    end = time.monotonic() + WAIT
    while run_sql(url, "SELECT version_num FROM alembic_version") != [(NAME,)]:
        assert time.monotonic() < end
        time.sleep(0.05)


def finish(house: House) -> None:
    """Everybody's first game ends."""
    first, end = {person.table for person in house.people}, time.monotonic() + 10 * WAIT
    while not first <= {person.table for person in house.finished}:
        house.play(len(first))
        assert time.monotonic() < end, "not all games end"


def test_games_run_on_through_an_upgrade(tmp_path: Path) -> None:
    games, moves = upgraded(cluster(), tmp_path, TABLES, MOVES)
    assert games >= TABLES
    assert moves > 4 * MOVES
