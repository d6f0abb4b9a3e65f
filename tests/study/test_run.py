"""Running a study: kills, interrupts, full disks, other folders and wrong wishes."""

from __future__ import annotations

import errno
import json
import os
import shutil
import signal
import threading
import time
from pathlib import Path
from typing import Any

import duckdb
import pytest
from msgspec import structs

from tests.cli.test_tournament import start
from tests.command import run as trianon
from tests.study.test_rows import study
from trianon import cli
from trianon.core.errors import BadRequest
from trianon.core.registry import game as game_named
from trianon.study import read
from trianon.study import run as running
from trianon.study.manifest import manifest_of, read_manifest, write_manifest
from trianon.study.plan import Change, check
from trianon.study.run import run

SLOW = ("--bots", "page", "--games", "32", "--no-report")


def parts(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*.parquet")}


def wait_for(folder: Path, count: int) -> None:
    started = time.monotonic()
    while len(list((folder / "games").glob("*.parquet"))) < count:
        assert time.monotonic() - started < 60
        time.sleep(0.02)


def test_a_killed_study_goes_on_and_gives_the_same_rows(tmp_path: Path) -> None:
    out, whole = tmp_path / "out", tmp_path / "whole"
    process = start("study", "bastille", *SLOW, "--out", str(out))
    wait_for(out, 1)
    process.kill()
    process.communicate()
    kept = parts(out)
    assert not read_manifest(out).finished
    assert 0 < len(list((out / "games").iterdir())) < 4
    assert trianon("study", "bastille", *SLOW, "--out", str(out)).returncode == 0
    assert trianon("study", "bastille", *SLOW, "--out", str(whole)).returncode == 0
    assert parts(out) == parts(whole)
    assert kept.items() <= parts(out).items()
    assert read_manifest(out).finished


def test_two_runs_into_one_folder_are_one_too_many(tmp_path: Path) -> None:
    """The second is refused at once and the first ends whole; one that was killed locks nobody out."""
    out, whole = tmp_path / "out", tmp_path / "whole"
    command = ("study", "bastille", *SLOW, "--jobs", "2", "--out", str(out))
    with start(*command) as first:
        wait_for(out, 1)
        done = trianon(*command)
        assert first.poll() is None
        assert (done.returncode, f"process {first.pid}" in done.stderr) == (2, True)
        assert len(done.stderr.strip().splitlines()) == 1
        assert first.wait(timeout=120) == 0
    assert read_manifest(out).finished
    assert trianon("study", "bastille", *SLOW, "--out", str(whole)).returncode == 0
    assert parts(out) == parts(whole)
    shutil.rmtree(out)
    with start(*command) as killed:
        wait_for(out, 1)
        killed.kill()
    assert trianon(*command).returncode == 0
    assert parts(out) == parts(whole)


def test_a_report_needs_only_the_folder(tmp_path: Path) -> None:
    run(study("bastille", games=40), tmp_path / "out", command="trianon study bastille")
    done = trianon("report", str(tmp_path / "out"), "--lang", "de")
    assert (done.returncode, "report.html" in done.stderr) == (0, True)
    text = (tmp_path / "out" / "report.html").read_text()
    assert "Was gewinnt bei Bastille?" in text
    assert "<code>trianon study bastille</code>" in text
    for folder, said in (("none", "holds no study"), ("out", "not finished")):
        write_manifest(
            tmp_path / "out", structs.replace(read_manifest(tmp_path / "out"), finished=False)
        )
        done = trianon("report", str(tmp_path / folder))
        assert (done.returncode, said in done.stderr) == (2, True)
    assert not (tmp_path / "none").exists()


def test_a_folder_is_locked_once_whoever_asks_in_one_process(tmp_path: Path) -> None:
    with running.alone(tmp_path / "out"):
        run(study("bastille", games=2), tmp_path / "out")
        done = trianon("study", "bastille", "--games", "2", "--out", str(tmp_path / "out"))
        assert (done.returncode, f"process {os.getpid()}" in done.stderr) == (2, True)
        assert trianon("explore", "prepare", str(tmp_path / "out")).returncode == 2
    assert trianon("explore", "prepare", str(tmp_path / "out")).returncode == 0


def test_an_interrupt_loses_only_what_is_not_finished(tmp_path: Path) -> None:
    process = start("study", "bastille", *SLOW, "--out", str(tmp_path / "out"))
    wait_for(tmp_path / "out", 1)
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Broken off after" in said
    assert "Traceback" not in said
    assert not list((tmp_path / "out").rglob("*.passing"))


def test_an_interrupt_among_queries_is_said_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def work(standalone_mode: bool) -> None:
        duckdb.connect().execute("select sum(hash(range)) from range(3_000_000_000)").fetchall()

    monkeypatch.setattr(cli, "app", work)
    # A job in the background ignores interrupts, and so would the tests of one.
    heeded = signal.signal(signal.SIGINT, signal.default_int_handler)
    threading.Timer(0.3, os.kill, (os.getpid(), signal.SIGINT)).start()
    try:
        with pytest.raises(SystemExit) as ended:
            cli.main()
    finally:
        signal.signal(signal.SIGINT, heeded)
    assert ended.value.code == 130
    assert "Broken off" in capsys.readouterr().err


def test_a_full_disk_keeps_what_is_finished(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = study("bastille", bots=("page",) * 4, games=24)
    whole = Path.write_bytes

    def full(path: Path, data: bytes) -> int:
        if path.name.startswith("part-00001"):
            whole(path, data[:10])
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return whole(path, data)

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(BadRequest, match="full"):
        run(plan, tmp_path / "out")
    monkeypatch.undo()
    assert len(list((tmp_path / "out" / "games").iterdir())) == 1
    assert not list((tmp_path / "out").rglob("*.passing"))
    run(plan, tmp_path / "out")
    assert len(list((tmp_path / "out" / "games").iterdir())) == plan.parts


def test_too_little_disk_is_said_before_anything_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _: shutil._ntuple_diskusage(9, 9, 5))
    with pytest.raises(BadRequest, match="MB are free"):
        run(study("bastille"), tmp_path / "out")
    assert not (tmp_path / "out").exists()


def test_the_estimate_of_the_disk_is_above_the_truth_and_not_far(tmp_path: Path) -> None:
    for wishes in ({"detail": False}, {}, {"decisions": 1.0}):
        plan = study("louis-xiv", games=200, **wishes)
        folder = tmp_path / str(len(wishes) + len(str(wishes)))
        run(plan, folder)
        size = sum(len(data) for data in parts(folder).values())
        assert size < running.estimated_bytes(plan) < 8 * size


def test_only_what_is_missing_needs_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plan = study("bastille", games=2_000)
    run(plan, tmp_path / "out")
    kept = parts(tmp_path / "out")
    monkeypatch.setattr(shutil, "disk_usage", lambda _: shutil._ntuple_diskusage(9, 9, 5))
    run(plan, tmp_path / "out")
    assert parts(tmp_path / "out") == kept
    for path in (tmp_path / "out").rglob("part-00000.parquet"):
        path.unlink()
    with pytest.raises(BadRequest) as error:
        run(plan, tmp_path / "out")
    size = sum(map(len, kept.values())) // plan.parts
    assert error.value.facts["needed"] == running.megabytes(size)


BROKEN = """
class Broken:
    def choose(self, *whatever):
        raise ValueError("never")
"""


def test_bots_that_fail_are_told_everywhere(tmp_path: Path) -> None:
    (tmp_path / "broken.py").write_text(BROKEN)
    bots = ("--bots", f"{tmp_path / 'broken.py'}:Broken", "--games", "4")
    done = trianon("study", "bastille", *bots, "--out", str(tmp_path / "out"))
    assert done.returncode == 0, done.stderr
    assert "failed 16 times" in done.stdout + done.stderr
    assert read_manifest(tmp_path / "out").incidents == 16
    assert "failed 16 times" in (tmp_path / "out" / "report.html").read_text()


def test_an_unfinished_study_is_read_with_a_warning(tmp_path: Path) -> None:
    run(study("bastille", games=2), tmp_path / "out")
    whole = read_manifest(tmp_path / "out")
    write_manifest(tmp_path / "out", structs.replace(whole, finished=False))
    with pytest.warns(UserWarning, match="not finished"):
        assert len(read(tmp_path / "out").games) == 2


def test_a_comparison_that_changes_nothing_is_refused(tmp_path: Path) -> None:
    name, on = next(iter(game_named("louis-xiv").check_switches({}).items()))
    figures = {"setup": {"start_coins": 9}}
    same = Change(switches={name: on})
    with pytest.raises(BadRequest) as error:
        run(study("louis-xiv", against=same), tmp_path / "out")
    assert error.value.code == "study-same"
    with pytest.raises(BadRequest) as error:
        run(study("bastille", overrides=figures, against=Change(overrides=figures)), tmp_path / "o")
    assert error.value.code == "study-same"
    assert not (tmp_path / "out").exists()
    check(study("louis-xiv", against=Change(switches={name: not on})))


@pytest.mark.parametrize(
    ("wishes", "said"),
    [
        (("--bots", "sun"), "sun"),
        (("--bots", "minister"), "--by-time"),
        (("--bots", "page,page"), "one for each seat"),
        (("--games", "0"), "0"),
        (("--players", "9"), "9"),
        (("--edition", "nothing.toml"), "nothing.toml"),
        (("--against", "nothing.toml"), "nothing.toml"),
        (("--switch", "nothing"), "nothing"),
        (("--against-switch", "nothing"), "nothing"),
        (("--against-opening", "resign"), "place 1 banque_de_paris"),
        (("--openings", "best"), "own or random"),
        (("--decisions", "2"), "between 0 and 1"),
        (("--jobs", "0"), "0"),
        (("--lang", "la"), "la"),
        (("--games", "99999999999"), "MB are free"),
    ],
)
def test_wrong_wishes_get_a_sentence_and_leave_nothing(
    wishes: tuple[str, ...], said: str, tmp_path: Path
) -> None:
    done = trianon("study", "bastille", "--out", str(tmp_path / "out"), *wishes)
    assert done.returncode == 2
    assert said in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
    assert not (tmp_path / "out").exists()


def test_a_game_without_a_ledger_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("trianon.study.plan.exists", lambda module: not module.endswith("studied"))
    with pytest.raises(BadRequest, match=r"lacks studied\.py"):
        run(study("bastille"), tmp_path / "out")
    assert not (tmp_path / "out").exists()


def test_other_folders_are_left_alone(tmp_path: Path) -> None:
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "letter.txt").write_text("dear")
    done = trianon("study", "bastille", "--games", "2", "--out", str(tmp_path / "full"))
    assert (done.returncode, "holds no study" in done.stderr) == (2, True)
    assert [path.name for path in (tmp_path / "full").iterdir()] == ["letter.txt"]
    run(study("bastille", games=2), tmp_path / "one")
    before = parts(tmp_path / "one")
    done = trianon(
        "study", "bastille", "--games", "2", "--seed", "2", "--out", str(tmp_path / "one")
    )
    assert done.returncode == 2
    assert "another study: seed" in done.stderr
    assert parts(tmp_path / "one") == before


def test_the_manifest_says_what_was_played_and_whether_it_can_be_again(tmp_path: Path) -> None:
    run(study("bastille", games=2), tmp_path / "out", command="trianon study bastille")
    found: dict[str, Any] = json.loads((tmp_path / "out" / "manifest.json").read_text())
    assert found["command"] == "trianon study bastille"
    assert (found["repeatable"], found["finished"], found["games"]) == (True, True, 2)
    assert set(found["digests"]) == {"rules", "bots", "edition"}
    assert set(found["versions"]) == {"trianon", "python", "numpy", "pyarrow"}
    clocked = study("bastille", bots=("minister",) * 4, by_time=True)
    assert not manifest_of(clocked, "").repeatable
    assert manifest_of(study("bastille", bots=("minister:9",) * 4), "").repeatable
    other = study("bastille", overrides={"setup": {"start_coins": 9}})
    assert manifest_of(other, "").digests["edition"] != found["digests"]["edition"]
