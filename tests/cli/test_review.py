"""`trianon review` and `trianon puzzles` as a user meets them."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.test_analyse import RECORD
from tests.command import run
from tests.server.harness import Browser, running
from trianon.learn.puzzles import files


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
