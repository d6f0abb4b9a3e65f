"""The store: migrations lead to the schema, the file is opened as trust demands, nothing secret is logged."""

from __future__ import annotations

import logging
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Table, create_engine, insert, select
from sqlalchemy.exc import IntegrityError

from tests.server.conftest import BOTH
from tests.server.harness import Browser, players_of, running
from trianon.core.registry import GAMES
from trianon.server.database import alembic_config, open_engine
from trianon.server.folder import FILE
from trianon.server.holders import has_guests, held_seats, others_of
from trianon.server.reading import faults, holder_of, read
from trianon.server.rows import Entry, Snapshot, Step
from trianon.server.schema import actions, games, metadata, snapshots
from trianon.server.store import Outdated, Store

GAME = next(iter(GAMES))
DATABASES = BOTH


def test_the_migrations_lead_to_the_schema(place: Path | str) -> None:
    engine = open_engine(place, 5.0)
    with engine.begin() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


OLD = """
INSERT INTO games VALUES ('%s', 'bastille', 1, 3, '{}', '{}', '', 0, '', 0, 'anna', '', 7, 7, 0, 0, 0);
INSERT INTO seats VALUES ('%s', 0, 'human', 'Anna', '', '', 'anna', '', '');
INSERT INTO seats VALUES ('%s', 1, 'human', 'Other', '', '', '%s', '', '');
INSERT INTO seats VALUES ('%s', 2, 'bot', 'Denis', 'random', '', '', '', '');
"""


def test_old_tables_get_a_record_of_their_seats(tmp_path: Path) -> None:
    """Whoever sits there has sat there; whether others did is not known, so a second seat is refused."""
    engine = create_engine(f"sqlite:///{tmp_path / FILE}")
    with engine.begin() as connection:
        command.upgrade(alembic_config(connection), "0001")
    engine.dispose()
    db = sqlite3.connect(tmp_path / FILE)
    db.executescript(OLD % ("hot", "hot", "hot", "anna", "hot"))
    db.executescript(OLD % ("two", "two", "two", "ben", "two"))
    db.close()
    engine = open_engine(tmp_path, 5.0)
    with engine.begin() as connection:
        hot = {row.id: row.hot_seat for row in connection.execute(select(games))}
        rows = read(connection, "two")
        assert rows is not None
        record = [holder_of(row) for row in rows.holders]
        assert not [fault for fault in faults(rows) if fault.row.startswith(("holders", "seats"))]
    engine.dispose()
    assert hot == {"hot": 1, "two": 0}
    assert held_seats(record, "anna") == {0}
    assert others_of(record, 1, "anna") == ["Other"]
    assert has_guests([row for row in record if row.session != "ben"], "anna")


def test_a_database_is_opened_again_as_it_was(place: Path | str) -> None:
    first = Store(place)
    first.use_session("a", 1)
    first.name_session("a", "Anna")
    first.close()
    second = Store(place)
    assert second.session_name("a") == "Anna"
    assert second.session_name("b") is None
    second.close()


def test_the_file_is_safe_against_a_power_cut(tmp_path: Path) -> None:
    engine = open_engine(tmp_path, 5.0)
    with engine.connect() as connection:
        wanted = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 5000}
        for name, value in wanted.items():
            assert connection.exec_driver_sql(f"PRAGMA {name}").scalar() == value
    engine.dispose()


def test_the_keys_make_doubles_impossible(place: Path | str) -> None:
    store, row = Store(place), full(actions, "g")
    with store.engine.begin() as db:
        db.execute(insert(games), [full(games, "g")])
        db.execute(insert(actions), [row | {"seq": 1, "move_id": "a"}])
    for seq, move_id in ((1, "b"), (2, "a")):
        with pytest.raises(IntegrityError), store.engine.begin() as db:
            db.execute(insert(actions), [row | {"seq": seq, "move_id": move_id}])
    store.close()


def step_of(entry: Entry, before: str, **changes: Any) -> Step:
    """An action on its way to the disk, as it was or not quite."""
    entry = msgspec.structs.replace(entry, **changes)
    return Step("g", entry, Snapshot(entry.seq, 1, 0, False, entry.digest, b"there"), head=before)


def test_a_log_goes_on_only_from_its_very_end(place: Path | str) -> None:
    """A copy that is ahead of the database leaves no gap in it, one that went another way no broken chain."""
    store = Store(place)
    with store.engine.begin() as db:
        db.execute(insert(games), [full(games, "g")])
        db.execute(insert(snapshots), [full(snapshots, "g")])
    first = Entry(1, "a", 0, False, 1, "x", "d1", 0, chain="one")
    store.append_all([step_of(first, "")])
    wrong = [
        step_of(first, "two", seq=3, move_id="c", chain="three"),  # a gap
        step_of(first, "another", seq=2, move_id="b", chain="two"),  # another way
    ]
    for step in wrong:
        with pytest.raises(Outdated):
            store.append_all([step])
    store.append_all([step_of(first, "one", seq=2, move_id="b", chain="two")])
    assert store.standings(["g"]) == {"g": (2, 0, "d1")}
    with store.engine.begin() as db:
        assert list(db.execute(select(actions.c.seq).order_by(actions.c.seq)).scalars()) == [1, 2]
    store.close()


def full(table: Table, name: str) -> dict[str, Any]:
    """A row of a game in which everything else is zero or empty."""
    values = {column.name: column.type.python_type() for column in table.columns}
    return values | {"id" if "id" in values else "game": name}


def test_no_secret_is_logged(place: Path | str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    with running(place) as server:
        anna = Browser(server.port, "Anna")
        made = anna.new_table(GAME, [{"kind": "mine"}] * players_of(GAME))
        page = anna.page(made.table.table)
        page.until("whole")
        page.move()
        page.send({"type": "say", "text": "a secret word"})
        page.until("said")
        seed = server.house.tables.live[made.table.table].stored.seed.hex()
        anna.post("/api/join", {"token": made.invitations[0].token})
        secrets = [seed, *(item.token for item in made.invitations), "a secret word"]
        cookie = anna.http.cookies["trianon"]
        anna.close()  # a server that stops does not have to wait for her
    ours = [record for record in caplog.records if not record.name.startswith("websockets.client")]
    text = "\n".join(record.getMessage() for record in ours if record.name.startswith("trianon"))
    assert not any(secret in text for secret in [*secrets, cookie])
    warned = [record for record in ours if record.levelno >= logging.WARNING]
    assert warned == []
