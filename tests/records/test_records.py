"""Golden games replay exactly; damaged records are refused at the line or ply at fault."""

from __future__ import annotations

from pathlib import Path

import pytest

from trianon.bots.judgement import is_judged
from trianon.core import record as records
from trianon.core.errors import BadRecord, TrianonError
from trianon.core.registry import GAMES, game

FOLDER = Path(__file__).resolve().parents[2] / "records"
GOLDEN = sorted(FOLDER.glob("*/*.trianon"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_game_replays_to_its_digests(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = records.read(text)
    assert records.verify(record) is None
    assert record.over
    assert records.write(record) == text


@pytest.mark.parametrize("name", GAMES)
def test_there_are_enough_golden_games(name: str) -> None:
    found = [records.read_file(path) for path in GOLDEN if path.parent.name == name]
    assert len(found) >= 20
    rules = game(name)
    assert {len(record.seats) for record in found} == set(rules.players)
    kinds = {"random", "greedy"} if is_judged(rules) else {"random"}
    assert {seat.kind for record in found for seat in record.seats} >= kinds
    assert {name for record in found for name in record.switches} == set(rules.switches)


def lines() -> list[str]:
    return GOLDEN[0].read_text(encoding="utf-8").splitlines()


def refused(changed: list[str]) -> TrianonError:
    with pytest.raises(BadRecord) as caught:
        for _ in records.replay(records.read("\n".join(changed))):
            pass
    assert str(caught.value)
    return caught.value


def first_move(text: list[str]) -> int:
    return next(index for index, line in enumerate(text) if line.strip().startswith("1 "))


def test_a_truncated_record_names_the_line() -> None:
    text = lines()
    error = refused(text[:30])
    assert (error.code, error.facts["line"]) == ("record-truncated", 30)


def test_an_unreadable_line_is_named() -> None:
    text = lines()
    text[20] = "what is this"
    error = refused(text)
    assert (error.code, error.facts["line"]) == ("record-line", 21)


def test_a_missing_move_is_named() -> None:
    text = lines()
    del text[first_move(text) + 3]
    assert refused(text).code == "record-line"


def test_a_move_with_a_wrong_number_is_named() -> None:
    """All else is right: the action, the seat and the digest."""
    text = lines()
    place = first_move(text) + 4
    assert text[place].startswith("  5 ")
    text[place] = text[place].replace("  5 ", "  6 ", 1)
    error = refused(text)
    assert (error.code, error.facts["line"]) == ("record-line", place + 1)
    assert error.facts["reason"] == "move 5 expected, not 6"


def test_a_wrong_number_of_moves_at_the_end_is_named() -> None:
    text = lines()
    moves = int(text[-1].split()[1])
    text[-1] = text[-1].replace(f"end {moves} moves", f"end {moves + 1} moves")
    error = refused(text)
    assert (error.code, error.facts["line"]) == ("record-line", len(text))


def test_a_wrong_digest_names_the_ply() -> None:
    text = lines()
    place = first_move(text) + 4
    text[place] = text[place][:-4] + ("0000" if text[place][-4:] != "0000" else "1111")
    error = refused(text)
    assert (error.code, error.facts["ply"]) == ("record-digest", 5)


def test_an_illegal_action_names_the_line_and_what_is_legal() -> None:
    text = lines()
    place = first_move(text)
    number, label, *_ = text[place].split()
    text[place] = f"  {number} {label}  place 4 versailles  0000"
    error = refused(text)
    assert (error.code, error.facts["line"]) == ("record-illegal", place + 1)
    assert "place 1" in str(error.facts["legal"])


def test_another_rules_version_is_refused() -> None:
    text = lines()
    text[0] = text[0].replace("rules 1", "rules 99")
    assert refused(text).code == "record-rules"


def test_another_seat_is_refused() -> None:
    text = lines()
    place = first_move(text)
    words = text[place].split()
    others = [line.split()[1] for line in text if line.startswith("seat ") and words[1] not in line]
    text[place] = text[place].replace(words[1], others[0], 1)
    assert refused(text).code == "record-line"


def test_an_empty_or_binary_file_is_refused(tmp_path: Path) -> None:
    empty, binary = tmp_path / "a", tmp_path / "b"
    empty.write_text("")
    binary.write_bytes(b"\xff\xfe\x00")
    for path in (empty, binary, tmp_path / "missing"):
        with pytest.raises(BadRecord):
            records.read_file(path)


def test_a_changed_score_is_refused() -> None:
    text = lines()
    text[-1] = text[-1].replace("scores ", "scores 9")
    with pytest.raises(BadRecord, match="scores or ending were altered"):
        for _ in records.replay(records.read("\n".join(text))):
            pass


def test_an_unfinished_game_says_so() -> None:
    text = lines()
    place = first_move(text) + 10
    record = records.read("\n".join(text))
    rules = game(record.game)
    for ply, state in records.replay(record):
        if ply == 10:
            scores = " ".join(map(str, rules.scores(state)))
            end = f"stop 10 moves  scores {scores}  digest {rules.digest(state)}"
    assert records.verify(records.read("\n".join([*text[:place], end]))) is None
