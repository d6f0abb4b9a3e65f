"""A database named by a URL: what cannot be used is said in a sentence, exit code 2, and nothing is touched."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from tests.server.postgres import cluster, free_port
from tests.server.test_folder import said
from trianon.core.errors import BadRequest
from trianon.server import postgres
from trianon.server.database import newest, open_engine, open_to_read
from trianon.server.place import place_of
from trianon.server.store import Store

BAD = [
    "",
    "trianon",
    "mysql://me@here/games",
    "postgresql://",
    "sqlite://",
    "sqlite:///:memory:",
    "sqlite://host/file",
    "postgresql://me:secret@here:port/games",
]


@pytest.mark.parametrize("url", BAD)
def test_a_wrong_url_is_refused_without_its_password(url: str) -> None:
    with pytest.raises(BadRequest) as refused:
        place_of(url)
    assert refused.value.code == "database-url"
    assert "secret" not in str(refused.value)


def test_a_file_can_be_named_by_a_url(tmp_path: Path) -> None:
    file = tmp_path / "club" / "games.sqlite3"
    Store(f"sqlite:///{file}").close()
    assert sorted(path.name for path in file.parent.iterdir()) == ["games.sqlite3"]
    assert place_of(tmp_path).file == tmp_path / "trianon.sqlite3"


def test_a_password_is_never_shown() -> None:
    assert "secret" not in place_of("postgresql://me:secret@here/games").shown


@pytest.mark.parametrize("command", ["serve", "check", "prune"])
def test_an_unreachable_database_is_said_in_a_sentence(command: str) -> None:
    more = ("--port", "0") if command == "serve" else ()
    url = f"postgresql://me:secret@127.0.0.1:{free_port()}/games"
    code, sentence = said(command, *more, "--database", url, "--lang", "en")
    assert code == 2
    assert "cannot be used" in sentence
    assert "secret" not in sentence


def test_a_folder_and_a_url_are_too_much(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'x.sqlite3'}"
    code, sentence = said("check", "--data", str(tmp_path), "--database", url, "--lang", "en")
    assert (code, "not both" in sentence) == (2, True)


def test_a_missing_driver_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    with pytest.raises(BadRequest) as refused:
        open_engine("postgresql://me@127.0.0.1/games", 1.0)
    assert "trianon[postgres]" in str(refused.value)


def test_an_old_postgresql_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres, "OLDEST", 990_000)
    with pytest.raises(BadRequest) as refused:
        open_engine(cluster().empty(), 1.0)
    assert refused.value.code == "database-old"
    assert refused.value.facts["wanted"] == 99


def run_sql(url: str, *statements: str) -> Any:
    """Do something in a database by hand; the last answer."""
    engine = create_engine(url.replace("://", "+psycopg://"))
    with engine.begin() as db:
        found = [db.execute(text(statement)) for statement in statements][-1]
        rows = found.all() if found.returns_rows else []
    engine.dispose()
    return rows


def test_a_newer_database_is_not_touched() -> None:
    url = cluster().fresh()
    newer = "UPDATE alembic_version SET version_num = '9999'"
    run_sql(url, newer, "UPDATE house SET value = '9998'")
    with pytest.raises(BadRequest) as refused:
        open_engine(url, 1.0)
    assert refused.value.code == "database-ahead"
    with pytest.raises(BadRequest) as refused:
        open_to_read(url)
    assert refused.value.code == "database-ahead"
    assert run_sql(url, "SELECT version_num FROM alembic_version") == [("9999",)]


def test_somebody_elses_database_is_not_touched() -> None:
    url = cluster().empty()
    run_sql(url, "CREATE TABLE recipes (name text)")
    with pytest.raises(BadRequest) as refused:
        open_engine(url, 1.0)
    assert refused.value.code == "database-not-ours"
    names = "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"
    assert run_sql(url, names) == [("recipes",)]


def test_of_several_processes_that_start_one_migrates() -> None:
    url = cluster().empty()
    code = (
        "import sys; from trianon.server.database import open_engine; open_engine(sys.argv[1], 5.0)"
    )
    starting = [subprocess.Popen([sys.executable, "-c", code, url]) for _ in range(3)]
    assert [child.wait() for child in starting] == [0, 0, 0]
    assert run_sql(url, "SELECT version_num FROM alembic_version") == [(newest(),)]
