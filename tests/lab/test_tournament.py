"""Tournaments as they are played: the same on any number of processes, after any cut, with any bot."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import structs

from trianon.bots.bot import Sight
from trianon.core.errors import BadRequest
from trianon.lab import match
from trianon.lab.match import Result, Thinking, places
from trianon.lab.ratings import ratings
from trianon.lab.results_file import ResultsFile
from trianon.lab.standings import Summary, summarise
from trianon.lab.tournament import Tournament, check, play_game, run

ONE_AGAINST_THREE = Tournament(
    game="bastille", players=4, bots=("greedy", "random", "random", "random"), games=16
)


def untimed(results: list[Result]) -> list[Result]:
    """What must be equal: everything but the clock."""
    return [structs.replace(result, thinking=()) for result in results]


def test_one_greedy_beats_three_random() -> None:
    summary = summarise(ONE_AGAINST_THREE, run(ONE_AGAINST_THREE))
    greedy, rest = summary.standings
    assert (greedy.bot, greedy.games, greedy.seats) == ("greedy", 16, 16)
    assert (rest.bot, rest.games, rest.seats) == ("random", 16, 48)
    assert greedy.win_share > 0.6
    assert greedy.win_share + 3 * rest.win_share == pytest.approx(1, abs=0.001)
    assert greedy.interval[0] > summary.fair_share > rest.interval[1]
    assert greedy.mean_rank + 3 * rest.mean_rank == pytest.approx(10, abs=0.001)
    assert greedy.margin > 0 > rest.margin
    assert greedy.rating is not None
    assert rest.rating is not None
    assert greedy.rating.mu > rest.rating.mu
    assert 0 < greedy.thinking.mean <= greedy.thinking.longest
    assert sum(greedy.places) == pytest.approx(1, abs=0.001)
    assert summary.incidents == []


def test_the_same_on_two_processes() -> None:
    small = structs.replace(ONE_AGAINST_THREE, games=8)
    assert untimed(run(small, jobs=2)) == untimed(run(small))


def test_mirror_copies_win_their_fair_share() -> None:
    mirror = Tournament(game="bastille", players=4, bots=("random",), games=160)
    summary = summarise(mirror, run(mirror))
    copies = summary.mirrors[0].copies
    assert [one.bot for one in copies] == [f"random #{number}" for number in range(1, 5)]
    for one in copies:
        assert one.interval[0] <= 0.25 <= one.interval[1]
        assert one.rating is None
    assert sum(one.win_share for one in copies) == pytest.approx(1, abs=0.001)
    assert [one.seat for one in summary.seats] == [0, 1, 2, 3]


def test_mirrors_stand_apart_from_the_standings() -> None:
    both = structs.replace(ONE_AGAINST_THREE, games=4, mirror=True)
    summary = summarise(both, run(both))
    assert summary.games == 4
    assert [mirror.bot for mirror in summary.mirrors] == ["greedy", "random"]
    assert summary.standings[0].games == 4


def test_two_bots_with_two_seats_each_share_their_wins() -> None:
    pairs = structs.replace(ONE_AGAINST_THREE, bots=("greedy", "random"), games=8)
    greedy = summarise(pairs, run(pairs)).standings[0]
    assert greedy.win_share <= 0.5
    assert greedy.interval[1] <= 0.5


@pytest.mark.parametrize("cut", [0, 3, -40])
def test_a_cut_file_goes_on_to_the_same_results(tmp_path: Path, cut: int) -> None:
    file = tmp_path / "results.jsonl"
    small = structs.replace(ONE_AGAINST_THREE, games=8)
    whole = run(small)
    with ResultsFile(file, small) as kept:
        for result in whole[:3]:
            kept.keep(result)
    if cut < 0:
        file.write_bytes(file.read_bytes()[:cut])
    with ResultsFile(file, small) as kept:
        assert len(kept.results) == (2 if cut < 0 else 3)
        assert untimed(run(small, done=kept.results, keep=kept.keep)) == untimed(whole)
    with ResultsFile(file, small) as kept:
        assert untimed(sorted(kept.results, key=lambda one: one.number)) == untimed(whole)


def test_more_games_go_on_from_fewer(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    few = structs.replace(ONE_AGAINST_THREE, games=4)
    with ResultsFile(file, few) as kept:
        run(few, keep=kept.keep)
    many = structs.replace(few, games=8)
    with ResultsFile(file, many) as kept:
        assert len(kept.results) == 4
        assert untimed(run(many, done=kept.results)) == untimed(run(many))


@pytest.mark.parametrize(
    "other", [{"seed": 2}, {"bots": ("random",) * 4}, {"game": "louis-xiv"}, {"mirror": True}]
)
def test_results_of_another_tournament_are_refused(tmp_path: Path, other: dict[str, Any]) -> None:
    file = tmp_path / "results.jsonl"
    with ResultsFile(file, ONE_AGAINST_THREE):
        pass
    with pytest.raises(BadRequest, match="another tournament"):
        ResultsFile(file, structs.replace(ONE_AGAINST_THREE, **other)).__enter__()


@pytest.mark.parametrize("text", ["precious", "precious\n", '{"a": 1}\n', "\n"])
def test_a_strange_file_is_refused_and_left_alone(tmp_path: Path, text: str) -> None:
    file = tmp_path / "results.jsonl"
    file.write_text(text)
    with pytest.raises(BadRequest, match="does not begin"):
        ResultsFile(file, ONE_AGAINST_THREE).__enter__()
    assert file.read_text() == text


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    with ResultsFile(file, ONE_AGAINST_THREE):
        pass
    with file.open("a") as more:
        more.write("?\n")
    with pytest.raises(BadRequest, match="Line 2"):
        ResultsFile(file, ONE_AGAINST_THREE).__enter__()


class Stubborn:
    """Chooses well twice, then fails in its own way."""

    def __init__(self, answer: Any) -> None:
        self.answer = answer
        self.asked = 0

    def choose(self, sight: Sight) -> int:
        self.asked += 1
        if self.asked < 3:
            return sight.decision.actions[0]
        if isinstance(self.answer, Exception):
            raise self.answer
        return int(self.answer)


@pytest.mark.parametrize("answer", [RuntimeError("no idea"), -5], ids=["raises", "illegal"])
def test_a_failing_bot_is_an_incident_and_the_game_goes_on(
    answer: Any,
) -> None:
    stubborn: list[Stubborn] = []

    def maker() -> Stubborn:
        stubborn.append(Stubborn(answer))
        return stubborn[-1]

    small = structs.replace(ONE_AGAINST_THREE, bots=(maker, "random", "random", "random"), games=4)
    summary = summarise(small, run(small))
    assert summary.games == 4
    assert [incident.bot for incident in summary.incidents] == ["maker"] * 4
    assert {incident.seat for incident in summary.incidents} == {0, 1, 2, 3}
    assert [bot.asked for bot in stubborn] == [0, 3, 3, 3, 3]  # the first one is only looked at
    failing = next(one for one in summary.standings if one.bot == "maker")
    assert failing.incidents == 4
    assert ("no idea" if isinstance(answer, Exception) else "-5") in summary.incidents[0].error


def test_the_same_shuffle_whoever_sits_where(monkeypatch: pytest.MonkeyPatch) -> None:
    dealt = []
    deal = match.play

    def spy(terms: Any, seated: Any, shuffle: bytes, *place: Any) -> Result:
        dealt.append(shuffle)
        return deal(terms, seated, shuffle, *place)

    monkeypatch.setattr(match, "play", spy)
    for number in range(8):
        play_game(ONE_AGAINST_THREE, number)
    assert len(set(dealt[:4])) == len(set(dealt[4:])) == 1
    assert dealt[0] != dealt[4]


@pytest.mark.parametrize(
    "wrong",
    [{"games": 0}, {"players": 7}, {"bots": ("napoleon",)}, {"bots": ()}, {"game": "chess"},
     {"switches": {"cake": True}}, {"bots": ("random", "random", "greedy")}],
)  # fmt: skip
def test_what_cannot_be_played_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadRequest):
        check(structs.replace(ONE_AGAINST_THREE, **wrong))


def test_places() -> None:
    assert places([30, 50, 50, 20], [1, 2]) == (3, 1, 1, 4)
    assert places([50, 50, 20, 20], [1]) == (2, 1, 3, 3)  # a tie broken by the rules


def test_thinking_times_add_up_and_keep_their_quantile() -> None:
    first, second = Thinking(), Thinking()
    for number in range(1, 101):
        (first if number % 2 else second).note(number / 1000)
    first.add(second)
    assert first.moves == 100
    assert first.seconds == pytest.approx(5.05)
    assert first.longest == 0.1
    assert first.quantile(0.95) == pytest.approx(0.095, rel=0.06)


def test_ratings_follow_the_places_and_equal_bots_stay_equal() -> None:
    found = ratings([(("a", "b", "b"), (1, 2, 3))] * 30, ["a", "b"])
    assert found["a"].sure > found["b"].mu
    level = ratings([(("a", "b"), (1, 1))] * 30, ["a", "b"])
    assert level["a"].mu == pytest.approx(level["b"].mu)


def test_a_summary_is_plain_json_and_comes_back() -> None:
    small = structs.replace(ONE_AGAINST_THREE, games=4)
    summary = summarise(small, run(small))
    assert msgspec.json.decode(msgspec.json.encode(summary), type=Summary) == summary
