"""A record replayed: a game that is over tells everything, one that was left tells no secrets."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.records.test_records import GOLDEN
from trianon.cli.replay import replay
from trianon.core import record as records
from trianon.core.errors import BadRequest
from trianon.core.events import Event
from trianon.core.game import WATCHER
from trianon.core.registry import GAMES, game
from trianon.core.words import game_words

PLIES = 40


def left_early(name: str, folder: Path) -> tuple[Path, list[str], list[str]]:
    """A golden game left after some moves: its file, and the lines that are public and secret."""
    record = records.read_file(next(path for path in GOLDEN if path.parent.name == name))
    rules = game(name)
    names = [seat.name for seat in record.seats]
    events: list[Event] = []
    for ply, state in records.replay(record):
        events += rules.events(state)
        if ply == PLIES:
            break
    record.digest, record.scores = rules.digest(state), rules.scores(state)
    record.over, record.moves = False, record.moves[:PLIES]
    file = folder / "left.trianon"
    file.write_text(records.write(record), encoding="utf-8")
    box = rules.box(rules.base_edition, len(names))
    words = game_words(rules, "en")
    shown = [(e.visible_to(WATCHER), words.event(e, box, names)) for e in events]
    return (
        file,
        [line for open_, line in shown if open_],
        [line for open_, line in shown if not open_],
    )


@pytest.mark.parametrize("name", GAMES)
def test_an_unfinished_record_tells_no_secrets(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "300")
    file, public, secret = left_early(name, tmp_path)
    replay(file, lang="en")
    written = capsys.readouterr().out
    assert secret
    assert [line for line in public if line not in written] == []
    assert [line for line in secret if line in written] == []


@pytest.mark.parametrize("name", GAMES)
def test_a_finished_record_tells_everything(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "300")
    _, public, secret = left_early(name, tmp_path)
    replay(next(path for path in GOLDEN if path.parent.name == name), ply=PLIES, lang="en")
    written = capsys.readouterr().out
    assert [line for line in public + secret if line not in written] == []


def test_a_move_the_record_does_not_have_is_refused() -> None:
    with pytest.raises(BadRequest) as caught:
        replay(GOLDEN[0], ply=10_000, lang="en")
    assert caught.value.code == "bad-ply"
