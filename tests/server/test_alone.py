"""One process on SQLite under play while things break; several on PostgreSQL: test_cluster.py."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from tests.server.cluster import Alone
from tests.server.harness import Cradle
from tests.server.troubles import Clocks, Disk

TIMES = 5
MOVES = 4  # acknowledged between two faults


@contextmanager
def playing(folder: Path, cradle: Cradle | None = None) -> Iterator[Alone]:
    """A house under play; at the end everything is checked."""
    house = Alone(folder, cradle)
    try:
        house.play(MOVES)
        yield house
        house.check()
    finally:
        house.close()


def test_the_server_is_killed(tmp_path: Path) -> None:
    with playing(tmp_path) as house:
        for _ in range(TIMES):
            house.kill_server(0)
            house.play(MOVES)


def test_thinkers_are_killed(tmp_path: Path) -> None:
    with playing(tmp_path) as house:
        for _ in range(TIMES):
            house.kill_thinkers()
            house.play(MOVES)


def test_the_server_is_paused(tmp_path: Path) -> None:
    with playing(tmp_path) as house:
        for _ in range(TIMES):
            house.pause(0, 0.5)
            house.play(MOVES)


def test_the_disk_is_full() -> None:
    with closing(Disk(40)) as disk, playing(disk.folder / "data") as house:
        for _ in range(TIMES):
            house.fill(disk, 0.5)
            house.play(MOVES)
        refused = sum(person.refused for person in [*house.people, *house.finished])
    assert refused  # it was really full


def test_clocks_jump_by_an_hour(tmp_path: Path) -> None:
    with (
        closing(Clocks()) as clocks,
        closing(Cradle(**clocks.environment)) as cradle,
        playing(tmp_path, cradle) as house,
    ):
        for number in range(TIMES):
            house.jump(clocks, (3600, -3600, 0)[number % 3])
            house.kill_server(0)
            house.play(MOVES)
