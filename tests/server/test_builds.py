"""Builds side by side: migrations only expand, the oldest build is named, rules are served by who has them."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import Connection, create_engine, inspect, update
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import BOTH
from tests.server.harness import Browser, running
from tests.server.newer import NAME, newer_build
from tests.server.postgres import cluster
from tests.server.test_faults import all_mine
from trianon.core.errors import BadRequest
from trianon.core.registry import GAMES
from trianon.core.registry import game as game_named
from trianon.server import builds, database, links, schema, wire
from trianon.server.database import alembic_config, newest, open_engine
from trianon.server.store import Store

DATABASES = BOTH
GAME = next(iter(GAMES))
FIRST = "0009"  # from here on migrations only expand


# Migrations only expand.


def shape(db: Connection) -> dict[str, Any]:
    """What an older build relies on: tables, columns with their types, what must be unique."""
    look, found = inspect(db), dict[str, Any]()
    for table in look.get_table_names():
        for column in look.get_columns(table):
            found[f"{table}.{column['name']}"] = str(column["type"])
        found[f"{table} key"] = look.get_pk_constraint(table)["constrained_columns"]
        uniques = look.get_unique_constraints(table)
        found[f"{table} unique"] = sorted(tuple(one["column_names"]) for one in uniques)
        foreign = look.get_foreign_keys(table)
        found[f"{table} foreign"] = sorted(tuple(one["constrained_columns"]) for one in foreign)
    return found


def demanded(db: Connection, before: dict[str, Any]) -> list[str]:
    """New columns of old tables that an older build would leave out in vain."""
    look = inspect(db)
    return [
        f"{table}.{column['name']}"
        for table in look.get_table_names()
        if f"{table} key" in before
        for column in look.get_columns(table)
        if f"{table}.{column['name']}" not in before
        and not column["nullable"]
        and column["default"] is None
    ]


def breaches(db: Connection) -> list[str]:
    """Where the migrations after FIRST take something away from the build before them."""
    config, found = alembic_config(db), list[str]()
    command.upgrade(config, FIRST)
    for step in [one for one in reversed(database.versions()) if one > FIRST]:
        before, oldest = shape(db), oldest_in(db)
        command.upgrade(config, step)
        after = shape(db)
        changed = [name for name, known in before.items() if after.get(name) != known]
        if oldest_in(db) == oldest or not oldest:  # else it says so itself
            found += [f"{step}: {one}" for one in [*changed, *demanded(db, before)]]
    return found


def oldest_in(db: Connection) -> str:
    """The oldest build allowed, once that is written down."""
    return builds.oldest(db) if inspect(db).has_table("house") else ""


@pytest.fixture
def empty(database: str, tmp_path: Path) -> Iterator[Connection]:
    """A database with nothing in it."""
    url = cluster().empty().replace("://", "+psycopg://")
    engine = create_engine(url if database == "postgresql" else f"sqlite:///{tmp_path / 'x.db'}")
    with engine.begin() as db:
        yield db
    engine.dispose()


def test_migrations_only_expand(empty: Connection) -> None:
    assert breaches(empty) == []


WRONG = {
    "dropped": 'op.drop_column("chat", "name")',
    "renamed": 'op.alter_column("chat", "name", new_column_name="who")',
    "gone": 'op.drop_table("quotas")',
    "demanded": 'op.add_column("chat", sa.Column("colour", sa.Integer(), nullable=False))',
    "unique": 'op.create_unique_constraint("uq_x", "chat", ["game", "text"])',
    "retyped": 'op.alter_column("chat", "text", type_=sa.String(9))',
    "said": """op.drop_table("quotas")
    op.execute("UPDATE house SET value = '9001'")""",
}


@pytest.mark.parametrize("kind", WRONG)
def test_a_migration_that_takes_something_away_is_caught(
    tmp_path: Path, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On PostgreSQL, which can do all of it; one that raises the oldest build may."""
    made = newer_build(tmp_path, f"    {WRONG[kind]}")
    monkeypatch.setattr(database, "MIGRATIONS", made)
    engine = create_engine(cluster().empty().replace("://", "+psycopg://"))
    with engine.begin() as db:
        assert bool(breaches(db)) == (kind != "said")
    engine.dispose()


# The oldest build.


def test_a_database_brought_further_is_served_if_it_says_so(
    place: Path | str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as newer:
        newer.setattr(database, "MIGRATIONS", newer_build(tmp_path))
        open_engine(place, 5.0).dispose()
        assert newest() == NAME
    with running(place) as server:
        anna = Browser(server.port, "Anna")
        page = anna.page(anna.new_table(GAME, all_mine()).table.table)
        page.until("whole")
        assert page.move()["type"] == "ack"
    store = Store(place)
    with store.engine.begin() as db:
        db.execute(update(schema.house).values(value=NAME))
    store.close()
    with pytest.raises(BadRequest) as refused:
        open_engine(place, 5.0)
    assert refused.value.code == "database-ahead"


def test_a_build_that_is_no_longer_allowed_stops(caplog: pytest.LogCaptureFixture) -> None:
    with running(cluster().fresh()) as server:
        anna = Browser(server.port, "Anna")
        page = anna.page(anna.new_table(GAME, all_mine()).table.table)
        page.until("whole")
        with server.house.tables.store.engine.begin() as db:
            db.execute(update(schema.house).values(value="9999"))
        with pytest.raises(ConnectionClosed):
            page.until("never")
        assert page.seen[-1]["code"] == "build-old"
        assert anna.get("/api/tables").json()["code"] == "build-old"
        time.sleep(1.1)
        assert anna.get("/readyz").status_code == 503
    assert "install the newer one" in caplog.text


# Rules.


def test_a_game_of_older_rules_is_taken_over_once_and_not_given_back(
    place: Path | str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(place) as server:
        anna = Browser(server.port, "Anna")
        cookies, table = anna.http.cookies, anna.new_table(GAME, all_mine()).table.table
        page = anna.page(table)
        page.until("whole")
        page.move()
        anna.close()
    answers = []
    for rules in (2, 2, 1):
        monkeypatch.setattr(game_named(GAME), "rules_version", rules)
        with running(place) as server:
            anna = Browser(server.port, greeted=False)
            anna.http.cookies = cookies
            page = anna.page(table)
            try:
                page.until("whole")
                answers.append(page.move()["type"])
                assert server.house.tables.live[table].links[links.RULES] == "2"
            except ConnectionClosed:
                answers.append(page.seen[-1]["code"])
            anna.close()
    assert answers == ["ack", "ack", "rules-newer"]


def test_jobs_of_rules_that_another_process_has_are_left_to_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(game_named(GAME), "rules_version", 2)
    mine = builds.doable({f"{GAME}@1"})
    assert f"{GAME}@1" not in mine
    assert {"", f"{GAME}@0", f"{GAME}@2"} <= set(mine)
    assert f"{GAME}@1" in builds.doable(set())
    assert f"{GAME}@3" not in builds.doable(set())


def test_a_process_says_which_rules_it_has_and_when_it_goes() -> None:
    place = cluster().fresh()
    store = Store(place)
    with running(place):
        end = time.monotonic() + 60
        while f"{GAME}@{game_named(GAME).rules_version}" not in store.rules_served():
            assert time.monotonic() < end
    assert store.rules_served() <= {""}
    store.close()


# Pages.


def test_an_old_page_is_told_to_load_itself_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path) as server:
        anna = Browser(server.port, "Anna")
        table = anna.new_table(GAME, all_mine()).table.table
        page = anna.page(table, hello=None)
        page.send({"type": "hello", "wire": wire.WIRE})
        page.until("whole")
        monkeypatch.setattr(wire, "OLDEST_WIRE", wire.WIRE + 1)
        for spoken, code, closed in ((wire.WIRE, "page-old", 4426), (99, "server-old", 1012)):
            page = anna.page(table, hello=None)
            page.send({"type": "hello", "wire": spoken})
            with pytest.raises(ConnectionClosed) as end:
                page.until("never")
            assert page.seen[-1]["code"] == code
            assert end.value.rcvd is not None
            assert end.value.rcvd.code == closed
