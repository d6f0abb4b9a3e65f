"""Digests: what they cover, what mutants of them would let through, and how old databases get them."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import Column, Integer, MetaData, String, Table

from tests.server.harness import settings
from tests.server.test_damage import built, checked
from tests.server.world import Builder
from trianon.core.registry import GAMES
from trianon.server import digests, reading
from trianon.server.database import alembic_config, open_engine
from trianon.server.folder import FILE
from trianon.server.reading import Fault, Rows
from trianon.server.store import Store
from trianon.server.tables import Tables

GAME = next(iter(GAMES))
CHANGES = {  # what is done to a log of some actions; the second one is neither the first nor the last
    "seat": "UPDATE actions SET seat = 1 - seat WHERE seq = 2",
    "seen": "UPDATE actions SET seen = 1 WHERE seq = 2",
    "a row in the middle": "DELETE FROM actions WHERE seq = 2",
    "the last row": "UPDATE actions SET at = at + 1 WHERE seq = (SELECT max(seq) FROM actions)",
}


def without(*names: str) -> Callable[..., str]:
    """A digest that does not cover some columns."""
    real = digests.digest
    return lambda table, values: real(table, {k: v for k, v in values.items() if k not in names})


MUTANTS: dict[str, tuple[Any, str, Any]] = {
    "seat": (digests, "digest", without("seat")),
    "seen": (digests, "digest", without("seen")),
    "a row in the middle": (digests, "digest", without("chain")),
    "the last row": (reading, "chain_faults", None),
}


async def played(data: Path) -> str:
    """A game of some actions; its name."""
    builder = Builder(data)
    await builder.solo(GAME)
    builder.tables.close()
    return next(iter(builder.tables.live))


def is_noticed(data: Path, name: str) -> bool:
    """Whether a table is refused."""

    async def tried() -> bool:
        tables = Tables(settings(data))
        try:
            await tables.get(name)
        except Exception as error:
            return getattr(error, "code", "") == "damaged"
        finally:
            tables.close()
        return False

    return asyncio.run(tried())


@pytest.mark.parametrize("kind", CHANGES)
@pytest.mark.parametrize("mutant", [False, True])
def test_each_lock_holds_something(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str, mutant: bool
) -> None:
    """With the mutant the same damage goes unnoticed: no other lock hides that this one is broken."""
    if mutant:
        module, name, fault = MUTANTS[kind]
        monkeypatch.setattr(module, name, fault or mutant_chain_faults())
    name = asyncio.run(played(tmp_path))
    db = sqlite3.connect(tmp_path / FILE)
    db.execute(CHANGES[kind])
    db.commit()
    db.close()
    assert is_noticed(tmp_path, name) != mutant


def mutant_chain_faults() -> Callable[[Rows], Iterator[Fault]]:
    """The last link is not looked at."""
    real = reading.chain_faults

    def found(rows: Rows) -> Iterator[Fault]:
        last = f"actions {rows.actions[-1]['seq']}"
        return (fault for fault in real(rows) if fault.row != last)

    return found


def test_a_row_is_digested_with_its_table_its_game_and_the_types_of_its_values() -> None:
    row = {"game": "a", "seat": 1, "name": "1"}
    marks = [
        digests.digest("seats", row),
        digests.digest("seeds", row),
        digests.digest("seats", {**row, "game": "b"}),
        digests.digest("seats", {**row, "seat": "1"}),
        digests.digest("seats", {**row, "name": b"1"}),
        digests.digest("seats", {**row, "name": None}),
    ]
    assert len(set(marks)) == len(marks)
    assert digests.digest("seats", {**row, "mark": "x"}) == marks[0]


def test_a_column_added_later_with_a_default_keeps_old_marks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    later = Table(
        "seats",
        MetaData(),
        Column("game", String),
        Column("colour", String, server_default=""),
        Column("clock", Integer, server_default="0"),
    )
    old = digests.mark("seats", {"game": "a"})
    monkeypatch.setitem(digests.DEFAULTS, "seats", digests.defaults(later))
    assert digests.mark("seats", {"game": "a", "colour": "", "clock": 0}) == old
    assert digests.mark("seats", {"game": "a", "colour": "red", "clock": 0}) != old
    assert digests.mark("seats", {"game": "a", "colour": "", "clock": 1}) != old


def test_the_migration_chains_old_games(tmp_path: Path) -> None:
    """A database without digests gets the very ones it would have had."""
    asyncio.run(built(tmp_path / "new"))
    shutil.copytree(tmp_path / "new", tmp_path / "old")
    back(tmp_path / "old")
    told: list[tuple[int, int]] = []
    open_engine(tmp_path / "old", 1.0, lambda *counts: told.append(counts)).dispose()
    assert told == [(18, 18)]
    assert checked(tmp_path / "old") == []
    assert everything(tmp_path / "old") == everything(tmp_path / "new")


def test_the_migration_takes_damaged_rows_as_they_are(tmp_path: Path) -> None:
    """It neither fails nor mends; the check and the tables say what is wrong."""
    name = asyncio.run(played(tmp_path))
    back(tmp_path)
    db = sqlite3.connect(tmp_path / FILE)
    db.execute("UPDATE games SET edition = CAST(x'7bff' AS TEXT)")
    db.execute("UPDATE actions SET seat = 'nobody' WHERE seq = 2")
    db.execute("DELETE FROM snapshots")
    db.commit()
    db.close()
    Store(tmp_path).close()
    assert {fault.game for fault in checked(tmp_path)} == {name}
    assert is_noticed(tmp_path, name)


def back(data: Path) -> None:
    """A database as it was before there were digests."""
    engine = open_engine(data, 1.0)
    with engine.begin() as connection:
        command.downgrade(alembic_config(connection), "0003")
    engine.dispose()


def everything(data: Path) -> list[str]:
    """All rows of a database as text, but for what old ones do not know: versions and links."""
    db = sqlite3.connect(data / FILE)
    db.execute("UPDATE games SET version = 0")
    db.execute("DELETE FROM links")
    tables = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    rows = [
        f"{name} {row}" for name in sorted(tables) for row in db.execute(f"SELECT * FROM {name}")
    ]
    db.close()
    return sorted(rows)
