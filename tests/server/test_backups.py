"""Backups: taken while people play, one moment of the house, put back into either database, checked."""

from __future__ import annotations

import sqlite3
import stat
import threading
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import select

from tests.server.conftest import BOTH, new_place
from tests.server.harness import Browser, Server, running
from tests.server.postgres import cluster
from tests.server.test_folder import said
from tests.server.test_quotas import ALL_MINE, GAME, finished
from trianon.core.errors import BadRequest
from trianon.server import backups, checking, schema
from trianon.server.database import open_to_read
from trianon.server.place import place_of
from trianon.server.store import Store

DATABASES = BOTH


class Player(threading.Thread):
    """Somebody who plays as fast as they can, and remembers what was acknowledged."""

    def __init__(self, server: Server) -> None:
        super().__init__()
        self.anna = Browser(server.port, "Anna")
        self.table = self.anna.new_table(GAME, ALL_MINE).table.table
        self.page = self.anna.page(self.table)
        self.page.until("whole")
        self.stopping, self.moves = False, 0

    def run(self) -> None:
        """Until told to stop."""
        while not self.stopping and self.page.end is None:
            assert self.page.move()["type"] == "ack"
            self.moves += 1


def rows(where: Path | str, name: str) -> list[tuple[object, ...]]:
    """All rows of a table."""
    engine = open_to_read(where)
    with engine.begin() as db:
        table = schema.metadata.tables[name]
        found = sorted(map(tuple, db.execute(select(table))), key=repr)
    engine.dispose()
    return found


def check(where: Path | str) -> list[object]:
    """Everything that is wrong with a database."""
    engine = open_to_read(where)
    found: list[object] = list(checking.check(engine, checking.games_in(engine)))
    engine.dispose()
    return found


def test_a_backup_under_load_is_one_moment_and_goes_into_either_database(
    database: str, tmp_path: Path
) -> None:
    with running(new_place(database, tmp_path / "house")) as server:
        quiet = Browser(server.port, "Ben")
        done = finished(quiet)
        players = [Player(server) for _ in range(3)]
        for player in players:
            player.start()
        made = []
        for _ in range(3):
            known = {player.table: player.moves for player in players}
            one = backups.back_up(server.settings.place, tmp_path / "backups")
            made.append((one, known))
        for player in players:
            player.stopping = True
            player.join()
        assert all(player.moves for player in players)
    for one, known in made:
        where = f"sqlite:///{one.file}"
        assert stat.S_IMODE(one.file.stat().st_mode) == 0o600
        assert check(where) == []
        with closing(sqlite3.connect(one.file)) as db:
            for table, moves in known.items():  # what was acknowledged before is in it
                (found,) = db.execute("SELECT count(*) FROM actions WHERE game = ?", (table,))
                assert found[0] >= moves
    last = made[-1][0]
    for kind in BOTH:
        target = new_place(kind, tmp_path / f"back-{kind}")
        assert backups.restore(last.file, target) == 4
        for name in schema.metadata.tables:
            if name not in backups.LEFT_OUT:
                assert rows(target, name) == rows(f"sqlite:///{last.file}", name), name
        with running(target) as server:  # people go on with the cookies they have
            again = Browser(server.port, greeted=False)
            again.http.cookies = players[0].anna.http.cookies
            page = again.page(players[0].table)
            page.until("whole")
            assert page.end is not None or page.move()["type"] == "ack"
            again.http.cookies = quiet.http.cookies
            assert again.get(f"/api/tables/{done}/record").status_code == 200


def test_of_old_backups_so_many_stay(tmp_path: Path) -> None:
    Store(tmp_path / "house").close()
    folder = tmp_path / "backups"
    files = [backups.back_up(tmp_path / "house", folder, keep=2).file for _ in range(4)]
    left = {one.file for one in backups.backups_in(folder)}
    assert len(left) == 2
    assert files[-1] in left
    assert [file.name for file in folder.iterdir() if file.name.startswith(".")] == []


def test_nothing_is_written_over(tmp_path: Path) -> None:
    Store(tmp_path / "house").close()
    made = backups.back_up(tmp_path / "house", tmp_path / "backups")
    before = (tmp_path / "house" / "trianon.sqlite3").read_bytes()
    full = cluster().fresh()
    store = Store(full)
    store.use_session("a", 1)
    store.close()
    for target in (tmp_path / "house", full):
        with pytest.raises(BadRequest) as refused:
            backups.restore(made.file, target)
        assert refused.value.code == "restore-not-empty"
    assert (tmp_path / "house" / "trianon.sqlite3").read_bytes() == before


@pytest.mark.parametrize("kind", BOTH)
def test_a_damaged_backup_is_refused_and_leaves_nothing(kind: str, tmp_path: Path) -> None:
    with running(tmp_path / "house") as server:
        Browser(server.port).new_table(GAME, ALL_MINE)
    made = backups.back_up(tmp_path / "house", tmp_path / "backups")
    with closing(sqlite3.connect(made.file)) as db:
        db.execute("UPDATE seeds SET seed = zeroblob(32)")
        db.commit()
    target = new_place(kind, tmp_path / "back")
    with pytest.raises(BadRequest) as refused:
        backups.restore(made.file, target)
    assert refused.value.code == "backup-harmed"
    place = place_of(target)
    if place.file is not None:
        assert [file.name for file in place.file.parent.iterdir()] == ["trianon.lock"]
    else:
        assert rows(str(target), "games") == []


def test_what_is_no_backup_is_named(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("no database at all, but long enough to be looked at")
    for name, word in (("none", "no backup"), ("text", "no database")):
        code, sentence = said("restore", str(tmp_path / name), "--data", str(tmp_path / "new"),
                              "--lang", "en")  # fmt: skip
        assert code == 2
        assert word in sentence
    code, sentence = said("backup", "--data", str(tmp_path / "new"), "--to", str(tmp_path / "b"),
                          "--lang", "en")  # fmt: skip
    assert code == 2
    assert "no database" in sentence
    assert not list((tmp_path / "b").glob("*"))
