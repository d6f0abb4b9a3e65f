"""Jobs are rows: written with the move, taken once, leased for a while, taken again if nobody ends them."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, insert, select, update

from tests.server.conftest import BOTH
from tests.server.harness import Browser, players_of, running
from tests.server.postgres import cluster
from tests.server.test_store import full
from trianon.core.registry import GAMES
from trianon.server import jobs, schema
from trianon.server.lanes import QUICK, SEARCH
from trianon.server.rows import BOT, JobRow
from trianon.server.store import Store

DATABASES = BOTH
GAME = next(iter(GAMES))
MANY = {QUICK: 100, SEARCH: 100}


@pytest.fixture
def store(place: Path | str) -> Iterator[Store]:
    """A store with some games in it."""
    found = Store(place)
    with found.engine.begin() as db:
        db.execute(insert(schema.games), [full(schema.games, f"g{n}") for n in range(12)])
    yield found
    found.close()


def posted(store: Store, *made: JobRow) -> None:
    """Jobs, one after the other."""
    for job in made:
        assert store.post_job(job)
        time.sleep(0.002)


def expire(store: Store) -> None:
    """As if the time of all leases had passed."""
    with store.engine.begin() as db:
        db.execute(update(schema.jobs).values(leased=0))


def test_a_job_is_taken_once_and_again_when_its_lease_is_over(store: Store) -> None:
    posted(store, JobRow("g0", 3, QUICK, "anna"))
    first = store.take_jobs("one", MANY)
    assert [(job.game, job.seq, job.worker, job.tries) for job in first] == [("g0", 3, "one", 1)]
    assert store.take_jobs("two", MANY) == []
    expire(store)
    assert [(job.worker, job.tries) for job in store.take_jobs("two", MANY)] == [("two", 2)]


def test_a_lease_is_kept_while_somebody_is_at_work(store: Store) -> None:
    posted(store, JobRow("g0", 3, QUICK, "anna", worker="one"))
    expire(store)
    store.renew_jobs("one", [("g0", BOT, 3)])
    assert store.take_jobs("two", MANY) == []
    store.release_jobs("one")
    assert len(store.take_jobs("two", MANY)) == 1


def test_a_job_is_there_once(store: Store) -> None:
    job = JobRow("g0", 3, QUICK, "anna")
    assert store.post_job(job)
    assert not store.post_job(job)
    store.end_jobs("g0", 3)
    assert store.take_jobs("one", MANY) == []


def test_sessions_are_served_in_turn(store: Store) -> None:
    """Ten of Anna's jobs came first; Ben's only one is the second to be taken."""
    posted(store, *[JobRow(f"g{n}", 1, SEARCH, "anna") for n in range(10)])
    posted(store, JobRow("g10", 1, SEARCH, "ben"), JobRow("g11", 1, QUICK, "chloe"))
    assert [job.session for job in store.take_jobs("one", {SEARCH: 2})] == ["anna", "ben"]
    assert [job.session for job in store.take_jobs("one", {QUICK: 5})] == ["chloe"]


def test_several_who_take_at_once_take_nothing_twice() -> None:
    place = cluster().fresh()
    stores = [Store(place) for _ in range(4)]
    with stores[0].engine.begin() as db:
        db.execute(insert(schema.games), [full(schema.games, f"g{n}") for n in range(60)])
    posted(stores[0], *[JobRow(f"g{n}", 1, QUICK, f"s{n % 7}") for n in range(60)])
    taken: list[str] = []

    def take(store: Store) -> None:
        empty = 0
        while empty < 20:
            found = store.take_jobs(f"{id(store)}", {QUICK: 3})
            taken.extend(job.game for job in found)
            empty = 0 if found else empty + 1

    threads = [threading.Thread(target=take, args=(store,)) for store in stores]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for store in stores:
        store.close()
    assert sorted(taken) == sorted(f"g{n}" for n in range(60))


def rows_of(store: Any, table: str) -> list[Any]:
    """The jobs of a table."""
    with store.engine.begin() as db:
        return list(db.execute(select(schema.jobs).where(schema.jobs.c.game == table)))


def test_a_job_goes_with_the_move_that_causes_it_and_ends_with_the_one_it_causes(
    place: Path | str,
) -> None:
    with running(place) as server:
        store, anna = server.house.tables.store, Browser(server.port, "Anna")
        seen: list[int] = []
        real = store.append_all

        def watched(batch: Any) -> None:
            real(batch)
            for step in batch:
                found = rows_of(store, step.game)
                seen.append(len(found))
                assert [row.seq for row in found] == [step.entry.seq] * len(found)
                assert bool(found) == (step.job is not None)

        store.append_all = watched
        bots = [{"kind": "bot", "level": "random"}] * (players_of(GAME) - 1)
        table = anna.new_table(GAME, [{"kind": "mine"}, *bots]).table.table
        page = anna.page(table)
        page.until("whole")
        for _ in range(4):
            while not page.my_turn():
                page.receive()
            page.move()
        while not page.my_turn():
            page.receive()
        assert set(seen) == {0, 1}
        assert rows_of(store, table) == []  # a person is asked


def test_a_bot_thinks_on_after_a_restart_though_nobody_looks(place: Path | str) -> None:
    """The process that was to think is gone; the row is not."""
    bots = [{"kind": "bot", "level": "random"}] * (players_of(GAME) - 1)
    with running(place, works=False) as server:
        anna = Browser(server.port, "Anna")
        tables = [anna.new_table(GAME, [{"kind": "mine"}, *bots]).table.table for _ in range(6)]
        for table in tables:
            page = anna.page(table)
            page.until("whole")
            if page.my_turn():
                page.move()
        waiting = [table for table in tables if rows_of(server.house.tables.store, table)]
        assert waiting
        anna.close()
    with running(place) as server:
        store, end = server.house.tables.store, time.monotonic() + 30
        while any(rows_of(store, table) for table in waiting):
            assert time.monotonic() < end
            time.sleep(0.05)
        with store.engine.begin() as db:
            count = select(func.count()).select_from(schema.actions)
            for table in waiting:
                assert db.execute(count.where(schema.actions.c.game == table)).scalar()


def test_time_is_the_databases_own(store: Store) -> None:
    with store.engine.begin() as db:
        found = db.execute(select(jobs.now(db))).scalar()
    assert found is not None
    assert abs(found / 1000 - time.time()) < 5


HOUR = 3_600_000


@pytest.mark.parametrize("jump", [-HOUR, HOUR])
def test_a_clock_that_jumps_delays_nothing(store: Store, jump: int) -> None:
    """As if the database's clock had jumped by an hour after these rows were written."""
    posted(store, JobRow("g0", 1, QUICK, "anna"), JobRow("g1", 1, QUICK, "anna", worker="dead"))
    with store.engine.begin() as db:
        there = {"due": schema.jobs.c.due - jump}
        db.execute(update(schema.jobs).values(**there))
        held = schema.jobs.c.worker == "dead"
        db.execute(update(schema.jobs).where(held).values(leased=schema.jobs.c.leased - jump))
    assert sorted(job.game for job in store.take_jobs("one", MANY)) == ["g0", "g1"]


def test_what_is_due_later_waits(store: Store) -> None:
    posted(store, JobRow("g0", 1, QUICK, "anna", kind="clock"))
    with store.engine.begin() as db:
        db.execute(update(schema.jobs).values(due=schema.jobs.c.due + HOUR))
    assert store.take_jobs("one", MANY) == []
