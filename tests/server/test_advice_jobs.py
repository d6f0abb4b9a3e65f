"""Hints and analyses are jobs: whoever has room does them, once, and whoever asked hears of it."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select

from tests.server.conftest import BOTH
from tests.server.harness import WAIT, Browser, Server, running
from tests.server.postgres import cluster
from tests.server.test_advice import GAME, asked, finished, practice
from tests.server.test_following import at
from tests.server.test_jobs import expire, rows_of
from tests.server.test_store import full
from trianon.server import schema
from trianon.server.lanes import ANALYSIS, HINT, QUICK
from trianon.server.rows import JobRow
from trianon.server.store import Store

DATABASES = BOTH
PATIENT = {"bot_seconds": 50.0, "hint_seconds": 0.05, "analysis_simulations": 2}
HERE = JobRow("g0", 7, HINT, "anna", kind=HINT)


@pytest.fixture
def store(place: Path | str) -> Iterator[Store]:
    """A store with a game in it."""
    found = Store(place)
    with found.engine.begin() as db:
        db.execute(insert(schema.games), [full(schema.games, "g0")])
    yield found
    found.close()


def test_a_question_is_a_job_once_and_its_answer_stays(store: Store) -> None:
    assert store.ask_job(HERE) == (None, True)
    assert store.ask_job(HERE) == (None, False)
    assert store.answer_to(HERE.key) == (None, True)
    assert [job.key for job in store.take_jobs("one", {HINT: 5, QUICK: 5})] == [HERE.key]
    store.settle_job(HERE.key, b"so")
    assert store.answer_to(HERE.key) == (b"so", False)
    assert store.ask_job(HERE) == (b"so", False)


def test_of_two_who_answer_the_first_counts(store: Store) -> None:
    """Its lease was over, somebody else did it, and then the first one came back."""
    store.ask_job(HERE)
    store.take_jobs("one", {HINT: 1})
    expire(store)
    assert [job.tries for job in store.take_jobs("two", {HINT: 1})] == [2]
    store.settle_job(HERE.key, b"two")
    store.settle_job(HERE.key, b"one")
    assert store.answer_to(HERE.key) == (b"two", False)


def test_what_came_to_nothing_may_be_asked_again(store: Store) -> None:
    store.ask_job(HERE)
    store.settle_job(HERE.key, b"")
    assert store.answer_to(HERE.key) == (b"", False)
    assert store.ask_job(HERE) == (None, True)
    store.settle_job(HERE.key, None)
    assert store.answer_to(HERE.key) == (None, False)


def test_a_renewed_hint_does_not_keep_the_bots_job(store: Store) -> None:
    store.ask_job(HERE)
    store.post_job(JobRow("g0", 7, QUICK, "anna"))
    store.take_jobs("one", {HINT: 1, QUICK: 1})
    expire(store)
    store.renew_jobs("one", [HERE.key])
    assert [job.lane for job in store.take_jobs("two", {HINT: 1, QUICK: 1})] == [QUICK]


def kept(store: Any, table: str) -> list[tuple[str, bool]]:
    """The answers of a table."""
    with store.engine.begin() as db:
        found = db.execute(select(schema.answers).where(schema.answers.c.game == table))
        return [(row.kind, bool(row.data)) for row in found]


@pytest.mark.parametrize("hears", [True, False])
def test_another_process_gives_advice(hears: bool) -> None:
    """The first process thinks about nothing; the answer comes though every hint between them is lost."""
    place = cluster().fresh()
    with running(place, works=False, **PATIENT) as first, running(place, **PATIENT) as second:
        if not hears:
            for server in (first, second):
                server.house.tables.on_stored = lambda hint: None
        anna = Browser(first.port, "Anna")
        table, page = practice(anna)
        found = asked(page)
        assert found["type"] == "hint", found
        assert not first.house.thinkers.slots[1].thinker
        assert asked(page)["options"] == found["options"]
        assert kept(second.house.tables.store, table) == [(HINT, True)]
        assert rows_of(second.house.tables.store, table) == []
        check_analysis(first, second, anna)


def check_analysis(first: Server, second: Server, anna: Browser) -> None:
    """Made by the second, shown by both, and thought about once."""
    table = finished(anna, GAME)
    answer = anna.get(f"/api/tables/{table}/analysis")
    assert answer.status_code == 200, answer.text
    assert kept(first.house.tables.store, table) == [(ANALYSIS, True)]
    second.house.advisers.begin = None  # whoever thinks again fails
    assert at(second, anna).get(f"/api/tables/{table}/analysis").json() == answer.json()


def waited(store: Any, table: str, wanted: list[tuple[str, bool]]) -> None:
    """Until the answers of a table are these."""
    end = time.monotonic() + WAIT
    while kept(store, table) != wanted:
        assert time.monotonic() < end
        time.sleep(0.05)


def test_an_analysis_outlives_the_process_that_was_to_make_it(place: Path | str) -> None:
    """The server stops while it thinks: the next one goes on by itself."""
    with running(place, analysis_simulations=1_000_000) as server:
        anna, store = Browser(server.port, "Anna"), server.house.tables.store
        table = finished(anna, GAME)
        asking = threading.Thread(target=anna.get, args=(f"/api/tables/{table}/analysis",))
        asking.start()
        while not rows_of(store, table):
            time.sleep(0.01)
    asking.join(WAIT)
    with running(place, **PATIENT) as server:
        waited(server.house.tables.store, table, [(ANALYSIS, True)])
        assert rows_of(server.house.tables.store, table) == []
