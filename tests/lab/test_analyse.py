"""The analysis of a game: the same each time, from views alone, and it finds what was planted."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.tables import JUDGED
from trianon.bots.bot import ask, bot_named
from trianon.core.errors import BadRecord, BadRequest
from trianon.core.game import Game, seed_of
from trianon.core.record import Record, Recorder, read, write
from trianon.core.registry import game
from trianon.core.words import LANGUAGES, game_words
from trianon.lab.analyse import (
    MISTAKES,
    Choice,
    Mistake,
    Point,
    Search,
    analyse,
    analyse_record,
    noise_of,
    steps_of,
    worst,
)
from trianon.lab.analysis_sheets import distinct, sheets, spread

every_game = pytest.mark.parametrize("rules", [game(name) for name in JUDGED], ids=list(JUDGED))
FEW = 24


def played(rules: Game, bots: list[str], most: int = 1000) -> Record:
    """A game between bots, or its beginning."""
    state = rules.start(len(bots), seed_of(5))
    recorder = Recorder(rules, state, [f"Player {seat}" for seat in range(len(bots))], bots)
    sitting = [bot_named(name, rules, seat) for seat, name in enumerate(bots)]
    while not state.over and len(recorder.record.moves) < most:
        recorder.apply(state, ask(sitting[state.asked_seat], rules, state))
    return recorder.record


@every_game
def test_a_whole_game_is_analysed(rules: Game) -> None:
    record = played(rules, ["random"] * 3)
    found = analyse_record(record, FEW)
    assert found.course[0].seat == -1
    assert [point.ply for point in found.course] == sorted({point.ply for point in found.course})
    for point in found.course:
        assert sum(point.chances) == pytest.approx(1)
    last = found.course[-1]
    assert last.ply == len(record.moves) == found.moves
    assert [seat for seat, chance in enumerate(last.chances) if chance] == found.winners
    assert 0 < len(found.turns) <= 5
    assert len(found.mistakes) == 3
    for seat, mistakes in enumerate(found.mistakes):
        assert len(mistakes) <= MISTAKES
        assert [one.loss for one in mistakes] == sorted((o.loss for o in mistakes), reverse=True)
        for one in mistakes:
            assert one.seat == seat
            assert one.action != one.better
            assert record.moves[one.ply - 1].action == one.action


def test_the_same_record_gives_the_same_analysis_on_any_number_of_threads() -> None:
    record = played(game("bastille"), ["random"] * 3, most=30)
    found = analyse_record(record, FEW)
    assert found == analyse_record(read(write(record)), FEW, jobs=2)
    assert not found.over
    assert found.winners == []
    assert found.course[-1].ply == 30


@every_game
def test_an_analysis_knows_no_more_than_the_player(rules: Game) -> None:
    """Two states the deciding seat cannot tell apart are judged alike."""
    record = played(rules, ["random"] * 3, most=40)
    steps, _ = steps_of(record)
    search = Search(rules, FEW, 1)
    for step in steps[20:]:
        if len(rules.options(step.state)) > 1:
            other = rules.resample(step.state, step.state.asked_seat, 77)
            twin = search.weigh(Choice(step.ply, other, step.action))
            found = search.weigh(step)
            assert (twin.best, twin.chances) == (found.best, found.chances)
            assert search.prospects(step, step.action, 2, 4) == search.prospects(
                Choice(step.ply, other, step.action), step.action, 2, 4
            )


def mistake(chance: float, better: float, noise: float = 0.01) -> Mistake:
    """A choice looked at twice."""
    same: Any = ("option-x", {})
    return Mistake(
        ply=1, seat=0, action="a", words=same, better="b", better_words=same, chance=chance,
        better_chance=better, noise=noise,
    )  # fmt: skip


def test_noise_and_decided_games_hold_no_mistakes() -> None:
    real = mistake(0.3, 0.5)
    noise = mistake(0.3, 0.5, noise=0.25)
    lost = mistake(0.01, 0.05)  # "1 % instead of 5 %" is no mistake
    won = mistake(0.92, 0.99)
    thrown_away = mistake(0.6, 0.97)
    assert worst([noise, real, lost, won, thrown_away], 0) == [thrown_away, real]


def test_the_same_choice_in_the_same_worlds_is_all_noise() -> None:
    assert noise_of([0.1, 0.4, 0.3], [0.1, 0.4, 0.3]) == 0
    assert noise_of([0.1] * 16, [0.9, 0.1] * 8) > 0.2


def test_a_strong_player_errs_less_than_a_random_one() -> None:
    record = played(game("bastille"), ["minister:300", "random", "random"])
    found = analyse_record(record, 200)
    lost = [sum(one.loss for one in mistakes) for mistakes in found.mistakes]
    assert lost[0] < lost[1]
    assert lost[0] < lost[2]


@every_game
def test_everything_can_be_said_in_every_language(rules: Game) -> None:
    record = played(rules, ["random"] * 3, most=60)
    found = analyse_record(record, FEW)
    names = distinct([seat.name for seat in record.seats])
    for language in LANGUAGES:
        shown = sheets(found, names, game_words(rules, language))
        assert len(shown) == 2 + 3
        for sheet in shown:
            assert sheet.title
            assert all(len(row) == len(sheet.headings) for row in sheet.rows)


def test_the_course_is_thinned_out_between_its_ends() -> None:
    course = [Point(ply, 0, (1.0,)) for ply in range(100)]
    assert spread(course)[0].ply == 0
    assert spread(course)[-1].ply == 99
    assert len(spread(course)) == 16
    assert distinct(["Anna", "Ben", "Anna"]) == ["Anna (1)", "Ben", "Anna (3)"]


def test_bad_budgets_and_records_are_refused() -> None:
    record = played(game("bastille"), ["random"] * 3, most=4)
    rules = game("bastille")
    with pytest.raises(BadRequest, match="budget"):
        analyse_record(record, 0)
    with pytest.raises(BadRequest, match="processes"):
        analyse_record(record, FEW, jobs=0)
    empty = played(rules, ["random"] * 3, most=0)
    assert analyse(rules, *steps_of(empty), FEW).course == []
    record.digest = "0" * 64
    with pytest.raises(BadRecord):
        analyse_record(record, FEW)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_is_one_page(tmp_path: Path, language: str) -> None:
    pytest.importorskip("vl_convert", reason="vl-convert is not installed")
    from trianon.lab.analysis_sheets import write_report
    from trianon.lab.report import check_report

    record = played(game("louis-xiv"), ["random"] * 3, most=40)
    words = game_words(game("louis-xiv"), language)
    path = tmp_path / "out.html"
    check_report(path)
    names = ["<b>Anna</b>", "Ben", "Cleo"]
    write_report(analyse_record(record, FEW), names, words, "trianon analyse x", path)
    text = path.read_text(encoding="utf-8")
    assert 'id="chart-course"' in text
    assert "trianon analyse x" in text
    assert "<b>Anna" not in text.split("<script>")[0]
    check_report(path)  # our own page may be written over
