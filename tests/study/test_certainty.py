"""What is called sure is so: where nothing matters, hardly one study in twenty calls anything sure."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from trianon.core.registry import game as game_named
from trianon.core.words import LANGUAGES
from trianon.lab.intervals import Mean, estimate
from trianon.study import certainty, findings, matched, measures
from trianon.study.explore import answers
from trianon.study.words import study_words

COMPONENTS, STUDIES, PLAYERS = 39, 120, 4
MOST = 0.1  # of the studies: 5 % and what chance does to so many

Draw = tuple[Any, Any, Any]  # of each seat: its shuffle, its victory, what it took


def drawn(seed: int, games: int, turns: int) -> Draw:
    """A study without any effect: most components are taken by few, and each game is won by lot."""
    chance = np.random.default_rng(seed)
    shuffles = np.repeat(np.arange(games) // turns, PLAYERS)
    won = np.zeros((games, PLAYERS))
    won[np.arange(games), chance.integers(0, PLAYERS, games)] = 1
    rates = 30 / (games * PLAYERS) * np.exp(chance.uniform(-0.4, 2, COMPONENTS))
    return shuffles, won.ravel(), chance.random((games * PLAYERS, COMPONENTS)) < rates


def by_report(draw: Draw, games: int, turns: int) -> int:
    shuffles, won, took = draw
    plan = SimpleNamespace(total=games, turns=turns, players=PLAYERS)
    found = []
    for one in range(COMPONENTS):
        rows: list[tuple[Any, ...]] = []
        for shuffle in np.unique(shuffles[took[:, one]]):
            here = took[:, one] & (shuffles == shuffle)
            rows.append(("x", "card", float(here.sum()), float(won[here].sum()), 1, 0.0, 0.0))
        effect = measures.Data.effect(SimpleNamespace(study=plan), "x", rows)  # type: ignore[arg-type]
        found += [effect] if effect is not None else []
    return sum(one.sure for one in measures.corrected(found))


def by_explorer(draw: Draw, games: int, turns: int) -> int:
    shuffles, won, took = draw
    component = SimpleNamespace(id="x", kind="card", words=None)
    about: Any = SimpleNamespace(components=[component])
    seats = np.bincount(shuffles)
    victories = np.bincount(shuffles, won)
    everybody = {one: (float(seats[one]), float(victories[one])) for one in range(len(seats))}
    found = []
    for one in range(COMPONENTS):
        ours = np.bincount(shuffles[took[:, one]], minlength=len(seats))
        wins = np.bincount(shuffles[took[:, one]], won[took[:, one]], len(seats))
        takers = {int(at): (float(ours[at]), float(wins[at]), 0.0) for at in np.flatnonzero(ours)}
        card = answers.card(about, 0, takers, everybody)
        found += [card] if card is not None else []
    return sum(one.sure for one in answers.corrected(found))


def by_equals(draw: Draw, games: int, turns: int) -> int:
    shuffles, won, took = draw
    groups = min(matched.GROUPS, games // turns)

    def cells(some: Any) -> Any:
        grid = np.zeros((1, 1, groups, matched.FIGURES))
        np.add.at(grid[0, 0, :, 0], shuffles[some] % groups, 1)
        np.add.at(grid[0, 0, :, 1], shuffles[some] % groups, won[some])
        return grid

    found = []
    for one in range(COMPONENTS):
        effect = matched.compared("x", "card", cells(took[:, one]), cells(~took[:, one]))
        found += [effect] if effect is not None else []
    return sum(one.sure for one in measures.corrected(found))


@pytest.mark.parametrize("told", [by_report, by_explorer, by_equals])
@pytest.mark.parametrize(("games", "turns"), [(150, 1), (160, 4)])
def test_where_nothing_matters_hardly_a_study_calls_anything_sure(
    told: Callable[[Draw, int, int], int], games: int, turns: int
) -> None:
    wrong = sum(told(drawn(seed, games, turns), games, turns) > 0 for seed in range(STUDIES))
    assert wrong / STUDIES < MOST


def test_what_decides_is_found() -> None:
    """A correction that called nothing sure would be right, and of no use."""
    shuffles, won, took = drawn(3, 400, 1)
    took[:, 0] = (won > 0) & (np.random.default_rng(1).random(len(won)) < 0.15)
    for told in (by_report, by_explorer, by_equals):
        assert told((shuffles, won, took), 400, 1) > 0


@pytest.mark.parametrize(
    ("games", "won", "said"),
    [(60, (0.3, 0.25, 0.25, 0.2), "open"), (40_000, (0.251, 0.25, 0.25, 0.249), "fair")],
)
@pytest.mark.parametrize("message", ["finding-turns", "finding-seats"])
def test_what_wide_intervals_hide_is_not_called_alike(
    message: str, games: int, won: tuple[float, ...], said: str
) -> None:
    shares = {
        turn: Mean(one, (one * (1 - one) / games) ** 0.5, games, games)
        for turn, one in enumerate(won)
    }
    telling: Any = findings.Telling.__new__(findings.Telling)
    telling.data = SimpleNamespace(study=SimpleNamespace(players=4))
    telling.say = lambda name, **facts: (name, facts)
    told: Any = telling.about_order(message, shares)
    name, facts = told
    assert name == f"{message}-{said}"
    for language in LANGUAGES:
        words = study_words(game_named("bastille"), language)
        assert facts["low"] in words.sentence(f"study-{name}", **facts)


def test_figures_are_written_as_the_language_does() -> None:
    for language, comma in (("en", "44.4"), ("de", "44,4"), ("fr", "44,4")):
        telling: Any = findings.Telling.__new__(findings.Telling)
        telling.words = study_words(game_named("bastille"), language)
        assert telling.written("44.4") == comma
        assert telling.written("+1.2 – +3.4") == "+1.2 – +3.4".replace(".", comma[2])
        assert telling.written("25.0–26.0 %") == "25.0–26.0 %".replace(".", comma[2])
        assert telling.written("A.2 (1.3)") == "A.2 (1.3)"
        assert telling.written("3.1 ± 0.5") == "3.1 ± 0.5".replace(".", comma[2])
        grouped = {"en": "12,345", "de": "12.345", "fr": "12\u202f345"}
        assert telling.written("12345") == grouped[language]
        assert comma in telling.say("effect", name="x", points="44.4", reach="1.0")


LINEUPS = [("a", "b", "b", "b"), ("a", "b", "c", "d")]


def played(seed: int, shuffles: int, lineup: tuple[str, ...], deal: float, skill: float) -> Any:
    """What a study tells of bots: each shuffle in every seating; `deal` decides by seat, `skill` for a."""
    chance = np.random.default_rng(seed)
    wins = {bot: defaultdict[tuple[int, int], float](float) for bot in lineup}
    for shuffle in range(shuffles):
        lucky = int(chance.integers(PLAYERS))
        for turn in range(PLAYERS):
            bots = [lineup[(seat + turn) % PLAYERS] for seat in range(PLAYERS)]
            winner = lucky if chance.random() < deal else int(chance.integers(PLAYERS))
            if chance.random() < skill:
                winner = bots.index("a")
            for seat, bot in enumerate(bots):
                wins[bot][shuffle, turn] += float(seat == winner)
    telling: Any = findings.Telling.__new__(findings.Telling)
    telling.words = study_words(game_named("bastille"), "en")
    telling.data = SimpleNamespace(study=SimpleNamespace(players=PLAYERS))
    telling.figures = SimpleNamespace(
        by_bot={
            bot: certainty.Winnings(
                lineup.count(bot), estimate((shuffle, one) for (shuffle, _), one in won.items())
            )
            for bot, won in wins.items()
        }
    )
    return telling


@pytest.mark.parametrize("deal", [0.0, 0.8])
@pytest.mark.parametrize("shuffles", [3, 10, 40])
@pytest.mark.parametrize("lineup", LINEUPS)
def test_of_bots_that_play_alike_hardly_a_study_says_that_one_is_better(
    lineup: tuple[str, ...], shuffles: int, deal: float
) -> None:
    told = [played(seed, shuffles, lineup, deal, 0).about_bots() for seed in range(STUDIES)]
    assert sum("surely" in " ".join(one) for one in told) / STUDIES < MOST


@pytest.mark.parametrize("deal", [0.0, 0.8])
@pytest.mark.parametrize("lineup", LINEUPS)
def test_a_bot_that_is_better_is_found_and_named(lineup: tuple[str, ...], deal: float) -> None:
    told = [played(seed, 60, lineup, deal, 0.25).about_bots() for seed in range(20)]
    found = [one for one in told if "more than" in one[0] and "by: a (" in one[0]]
    assert len(found) > 0.8 * len(told)


def test_bots_that_play_every_seat_alike_are_called_alike() -> None:
    """Of one shuffle, bots that leave nothing to chance play the same game in every seating."""
    (said,) = played(1, 2_000, LINEUPS[0], 1.0, 0).about_bots()
    assert said.startswith("No bot is shown to be better")
    (said,) = played(1, 20, LINEUPS[0], 0.0, 0).about_bots()
    assert said.startswith("Which bot is better cannot be told")


def test_of_two_bots_one_wins_what_the_other_loses() -> None:
    """A clean sweep of few shuffles too: what one surely wins the other surely lost."""
    for skill in (1.0, 0.4):
        telling = played(1, 20, ("a", "a", "b", "b"), 0.0, skill)
        (low, high), (least, most) = (one.interval(2) for one in telling.figures.by_bot.values())
        assert (low + most, high + least) == (pytest.approx(0.5), pytest.approx(0.5))
        assert len(telling.about_bots()) == 2


def test_an_interval_among_many_is_that_of_student() -> None:
    """Quantiles of Student's t at 5 %, 1.25 % and 0.25 %, two-sided, from tables."""
    for count, freedom, quantile in ((1, 9, 2.262), (4, 9, 3.111), (1, 30, 2.042), (20, 30, 3.298)):
        assert certainty.reach_of(count, freedom) == pytest.approx(quantile, rel=0.01)
