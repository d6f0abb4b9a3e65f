"""The folder of a server: closed to others, one server at a time; a stranger's file is not touched."""

from __future__ import annotations

import os
import shutil
import signal
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.command import run
from tests.server.harness import Browser, players_of, running
from trianon.core.errors import BadRequest
from trianon.core.registry import GAMES
from trianon.server.database import open_engine
from trianon.server.folder import FILE, LOCK
from trianon.server.store import Store
from trianon.server.tables import PROBE_SECONDS

GAME = next(iter(GAMES))
TRIANON = [sys.executable, "-c", "from trianon.cli import main; main()"]


def mode(path: Path) -> int:
    """What may be done with a file, and by whom."""
    return stat.S_IMODE(path.stat().st_mode)


def test_only_the_owner_may_read(tmp_path: Path) -> None:
    old = os.umask(0o022)
    try:
        folder = tmp_path / "deep" / "data"
        store = Store(folder)
        store.use_session("a", 1)
        assert mode(folder) == 0o700
        assert {mode(path) for path in folder.iterdir()} == {0o600}
        assert len(list(folder.iterdir())) == 3  # with the log and its index
        store.close()
    finally:
        os.umask(old)


def test_an_old_folder_is_closed_unless_others_use_it(tmp_path: Path) -> None:
    ours, shared = tmp_path / "ours", tmp_path / "shared"
    for folder in (ours, shared):
        Store(folder).close()
        folder.chmod(0o755)
        (folder / FILE).chmod(0o644)
    (shared / "letters.txt").touch(mode=0o644)
    for folder in (ours, shared):
        Store(folder).close()
        assert mode(folder / FILE) == 0o600
    assert (mode(ours), mode(shared)) == (0o700, 0o755)
    assert mode(shared / "letters.txt") == 0o644


def damaged_file(folder: Path, kind: str) -> None:
    """A file we cannot use in the place of the database."""
    folder.mkdir()
    if kind == "data-not-ours":
        (folder / FILE).write_bytes(b"Dear diary, " * 400)
    elif kind in ("data-newer", "database-ahead"):
        open_engine(folder, 1.0).dispose()
        db = sqlite3.connect(folder / FILE)
        db.execute("UPDATE alembic_version SET version_num = '9999'")
        db.execute("UPDATE house SET value = ?", ("" if kind == "data-newer" else "9998",))
        db.commit()
        db.close()
    else:
        db = sqlite3.connect(folder / FILE)
        db.execute("CREATE TABLE recipes (name TEXT)")
        db.commit()
        db.close()


@pytest.mark.parametrize(
    "kind", ["data-not-ours", "data-newer", "database-ahead", "a stranger's database"]
)
def test_a_file_that_is_not_ours_is_not_touched(tmp_path: Path, kind: str) -> None:
    folder = tmp_path / "data"
    damaged_file(folder, kind)
    before = (folder / FILE).read_bytes(), mode(folder / FILE)
    with pytest.raises(BadRequest) as refused:
        open_engine(folder, 1.0)
    assert refused.value.code == (kind if kind.startswith("data") else "data-not-ours")
    assert ((folder / FILE).read_bytes(), mode(folder / FILE)) == before


def test_a_folder_that_is_a_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "data").touch()
    with pytest.raises(BadRequest) as refused:
        open_engine(tmp_path / "data", 1.0)
    assert refused.value.code == "data-folder"


def serving(data: Path) -> subprocess.Popen[str]:
    """`trianon serve`, ready."""
    command = [*TRIANON, "serve", "--port", "0", "--data", str(data), "--lang", "en"]
    child = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert child.stdout is not None
    assert "http://" in child.stdout.readline()
    return child


def said(*arguments: str) -> tuple[int, str]:
    """A command that ends by itself: its exit code and its sentence."""
    done = run(*arguments)
    assert "Traceback" not in done.stderr
    return done.returncode, done.stderr


@pytest.mark.parametrize("command", [("check",), ("backup",), ("admin", "tables")], ids=" ".join)
def test_a_folder_that_cannot_be_looked_into_gets_a_sentence(command: tuple[str, ...]) -> None:
    code, sentence = said(*command, "--data", "/" + 300 * "x", "--lang", "en")  # of no system
    assert (code, "cannot be used: " in sentence) == (2, True)


def test_a_second_server_is_refused_and_a_killed_one_leaves_no_lock(tmp_path: Path) -> None:
    with serving(tmp_path) as first:
        code, sentence = said("serve", "--port", "0", "--data", str(tmp_path), "--lang", "en")
        checked = said("check", "--data", str(tmp_path))[0]  # tools need no lock
        holder = (tmp_path / LOCK).read_text(encoding="ascii").strip()
        first.send_signal(signal.SIGKILL)
    assert (code, checked, holder) == (2, 0, str(first.pid))
    assert f"process {first.pid}" in sentence
    with serving(tmp_path) as second:
        second.send_signal(signal.SIGKILL)


@pytest.mark.parametrize("kind", ["data-not-ours", "data-newer", "database-ahead"])
@pytest.mark.parametrize("command", ["serve", "check"])
def test_what_cannot_be_used_is_said_in_a_sentence(tmp_path: Path, kind: str, command: str) -> None:
    folder = tmp_path / "data"
    damaged_file(folder, kind)
    more = ("--port", "0") if command == "serve" else ()
    code, sentence = said(command, *more, "--data", str(folder), "--lang", "en")
    assert code == 2
    assert str(folder / FILE) in sentence


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of four megabytes, where one can be had."""
    place = tmp_path / "disk"
    place.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", str(place)]
    if not shutil.which("mount") or subprocess.run(mount, capture_output=True).returncode:
        pytest.skip("no small disk can be mounted here")
    yield place
    subprocess.run(["umount", str(place)], check=False)


def test_a_server_with_a_full_disk_is_not_ready(small_disk: Path) -> None:
    with running(small_disk / "data", spare_bytes=0) as server:
        anna = Browser(server.port)
        page = anna.page(anna.new_table(GAME, [{"kind": "mine"}] * players_of(GAME)).table.table)
        page.until("whole")
        assert anna.get("/readyz").status_code == 200
        fill(small_disk / "filling")
        while page.move()["type"] == "ack":  # the log of the database still had some room
            pass
        time.sleep(PROBE_SECONDS)
        assert anna.get("/readyz").status_code == 503
        (small_disk / "filling").unlink()
        assert page.move()["type"] == "ack"
        time.sleep(PROBE_SECONDS)
        assert anna.get("/readyz").status_code == 200


def test_a_server_with_little_room_is_not_ready(small_disk: Path) -> None:
    with running(small_disk / "data") as server:
        anna = Browser(server.port)
        assert anna.get("/readyz").status_code == 200
        fill(small_disk / "filling")
        time.sleep(PROBE_SECONDS)
        assert anna.get("/readyz").status_code == 503
        (small_disk / "filling").unlink()
        time.sleep(PROBE_SECONDS)
        assert anna.get("/readyz").status_code == 200


def fill(file: Path) -> None:
    """Write until nothing fits."""
    with file.open("wb", buffering=0) as out:
        try:
            while True:
                out.write(b"\0" * 4096)
        except OSError:
            return
