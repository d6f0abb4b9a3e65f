"""`trianon review` and `trianon puzzles` as a user meets them."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import msgspec
import pytest

from tests.cli.test_analyse import RECORD
from tests.command import run
from tests.server.harness import Browser, running
from trianon.cli.review import IMPORTER, taken_in
from trianon.core import record as records
from trianon.core.errors import TrianonError
from trianon.core.words import core_words
from trianon.learn.puzzles import files
from trianon.server.settings import Settings
from trianon.server.store import Store


def test_a_record_is_taken_in_and_can_be_looked_at(tmp_path: Path) -> None:
    done = run("review", str(RECORD), "--data", str(tmp_path))
    assert done.returncode == 0, done.stderr
    _, join, review = done.stdout.splitlines()
    with running(tmp_path) as server:
        browser = Browser(server.port, "Ani")
        browser.join(join.partition("#")[2])
        table = review.rpartition("/")[2]
        record = browser.get(f"/api/tables/{table}/record").text
        assert record.splitlines()[-1] == RECORD.read_text().splitlines()[-1]


RECORDS = Path(__file__).parents[2] / "records"
EACH = [
    "bastille/01-3-players",
    "heads-of-state/01-2-players",
    "louis-xiv/01-2-players",
    "louis-xiv/25-3-players",
    "louis-xiv/73-2-players",
]


@pytest.mark.parametrize("name", EACH)
def test_records_of_every_game_are_taken_in_as_they_are(name: str, tmp_path: Path) -> None:
    """One of Louis XIV from before its first player was drawn, and one from after."""
    path = RECORDS / f"{name}.trianon"
    record = records.read_file(path)
    table, _ = asyncio.run(taken_in(record, Settings(data=tmp_path)))
    stored = Store(tmp_path).load(table)
    assert stored is not None
    assert [entry.action for entry in stored.entries] == [move.action for move in record.moves]
    assert stored.snapshot.over


def test_an_import_that_fails_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = records.read_file(RECORD)
    settings = Settings(data=tmp_path, tables_each=1)
    wrong = msgspec.structs.replace(record, switches={"no": True})
    cut = [*record.moves[:5], msgspec.structs.replace(record.moves[5], action="no action")]
    for broken in (wrong, msgspec.structs.replace(record, moves=cut)):
        with pytest.raises(TrianonError):
            asyncio.run(taken_in(broken, settings))
    assert Store(tmp_path).count_tables(IMPORTER, 0) == (0, 0)
    asyncio.run(taken_in(record, settings))


@pytest.mark.parametrize(
    ("language", "watch"), [("en", "Watch"), ("de", "Zuschauen"), ("fr", "Regarder")]
)
def test_what_to_do_with_the_lines_is_said(language: str, watch: str) -> None:
    text = core_words(language).sentence("review-taken-in", moves=3)
    assert watch in text
    assert "http://127.0.0.1:8017" in text


def test_a_broken_or_unfinished_record_is_refused_and_nothing_is_made(tmp_path: Path) -> None:
    data = tmp_path / "data"
    broken = tmp_path / "broken.trianon"
    broken.write_text(RECORD.read_text().replace("rules 1", "rules 99", 1))
    for path, word in ((broken, "99"), (tmp_path / "none", "none")):
        done = run("review", str(path), "--data", str(data))
        assert done.returncode == 2
        assert word in done.stderr
        assert "Traceback" not in done.stderr
    assert not data.exists()


def test_puzzles_of_other_rules_are_refused_with_a_sentence(tmp_path: Path) -> None:
    from trianon.core.registry import game

    path = tmp_path / "some.jsonl"
    text = files.files_of(game("louis-xiv"))[0].read_text()
    path.write_text(text.replace('"rules":1', '"rules":99', 1))
    for command in (("check", "louis-xiv", "--file"), ("make", "louis-xiv", "--out")):
        done = run("puzzles", *command, str(path))
        assert done.returncode == 2
        assert "99" in done.stderr
        assert "Traceback" not in done.stderr
    assert path.read_text().count('"rules":99') == 1


def test_a_check_says_which_no_longer_hold(tmp_path: Path) -> None:
    from trianon.core.registry import game

    path = tmp_path / "two.jsonl"
    lines = files.files_of(game("louis-xiv"))[0].read_text().splitlines()[:2]
    turned = json.loads(lines[1])
    turned["choices"].append(turned["choices"].pop(0))
    path.write_text("\n".join([lines[0], json.dumps(turned)]) + "\n")
    few = ("--simulations", "3000", "--json")
    done = run("puzzles", "check", "louis-xiv", "--file", str(path), *few)
    assert done.returncode == 1, done.stderr
    assert [one["id"] for one in json.loads(done.stdout)["broken"]] == [turned["id"]]
