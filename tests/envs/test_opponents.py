"""Opponents in the batch: those of the compiled loop answer as the bots of their level, others are asked."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.tables import JUDGED, LEARNABLE
from trianon.bots.bot import Sight, ask, sight_of
from trianon.bots.levels import QUICK, Page, courtier
from trianon.bots.random import Random
from trianon.core.errors import BadRequest, IllegalAction
from trianon.core.registry import game
from trianon.envs.gymnasium_vector import TrianonVectorEnv
from trianon.envs.opponents import Opponents
from trianon.envs.vector import Batch

every_game = pytest.mark.parametrize("name", [name for name in LEARNABLE if name in JUDGED])
BOTS: dict[str, Any] = {"random": Random, "page": Page, "courtier": courtier}


@every_game
@pytest.mark.parametrize("level", ["page", "courtier"])
def test_the_loop_answers_what_the_bot_of_the_level_would(name: str, level: str) -> None:
    """The same stream of chance, the same choice and stream after it, with the truth at hand or not."""
    rules = game(name)
    state = rules.start(rules.players[-1], bytes(32), silent=True)
    tree = Opponents(rules, rules.players[-1], level).new_tree(state)
    bot = BOTS[level](rules, 1)
    other = Random(rules, 5)
    for _ in range(60):
        word = bot.word
        imagined = rules.resample(state, state.asked_seat, 7)
        rules.list_options(imagined)
        chosen = ask(bot, rules, state)
        assert tree.answer(state, *QUICK[level], word) == (chosen, bot.word)
        assert tree.answer(imagined, *QUICK[level], word) == (chosen, bot.word)
        rules.apply(
            state,
            chosen
            if other.choose(sight_of(rules, state)) % 2
            else other.choose(sight_of(rules, state)),
        )
        if state.over:
            break


@every_game
def test_a_batch_seats_its_opponents_from_the_left_of_the_learner(name: str) -> None:
    """The games of a batch, played beside it by the bots themselves on the batch's stream of chance."""
    rules, players = game(name), 3
    batch = Batch(name, 2, players, learner="rotating", opponents=("page", "random"))
    batch.reset(9)
    twin = rules.copy(batch.setting.blank())
    twin.key = [9, 0, 1, 0, 0, 0, 0, 0]
    rules.begin(twin)
    bots = [Page(rules, 0), Random(rules, 0)]
    word, plain = Batch(name, 2, players), int(batch.learners[1])
    plain_word = first_word(word, 9)
    actions = np.zeros(2, np.int32)
    for _ in range(12):
        while twin.asked_seat != plain:
            bot = bots[(twin.asked_seat - plain) % players - 1]
            bot.word = plain_word
            rules.apply(twin, ask(bot, rules, twin))
            plain_word = bot.word
        assert list(np.flatnonzero(batch.masks[1])) == rules.options(twin)
        assert batch.words[1] == plain_word
        actions[:] = [np.flatnonzero(mask)[0] for mask in batch.masks]
        batch.step(actions)
        rules.apply(twin, int(actions[1]))


def first_word(batch: Batch, seed: int) -> int:
    """The stream of the second game before anybody drew from it."""
    batch.reset(seed)
    return int(batch.words[1])


class Last:
    """Takes the last option, and counts its choices."""

    asked = 0

    def choose(self, sight: Sight) -> int:
        Last.asked += 1
        assert sight.view is not None
        return sight.decision.actions[-1]


@every_game
def test_own_bots_and_levels_that_search_are_asked_in_python(name: str) -> None:
    Last.asked = 0
    batch = Batch(name, 3, 3, learner=1, opponents=(Last, "minister:2"), observe_end=True)
    batch.reset(4)
    ends = 0
    for _ in range(game(name).move_bound):
        assert (batch.seats == 1).all()
        batch.step(batch.sample())
        ends += int(batch.dones.sum())
        assert (batch.rewards[~batch.dones] == 0).all()
        if ends:
            break
    assert ends
    assert Last.asked > 3
    assert batch.final_observations is not None
    assert batch.final_observations[batch.dones].any()


def test_the_same_seed_gives_the_same_games_with_bots_in_python() -> None:
    def played() -> list[bytes]:
        batch = Batch("bastille", 2, 3, learner=0, opponents=("page", "minister:2"))
        batch.reset(4)
        found = []
        for _ in range(8):
            batch.step(batch.sample())
            found.append(batch.masks.tobytes())
        return found

    assert played() == played()


def test_thinking_opponents_play_the_same_games_on_any_number_of_threads() -> None:
    def played(threads: int) -> list[bytes]:
        batch = Batch("louis-xiv", 12, 3, learner=0, opponents="page", threads=threads)
        batch.reset(4)
        found = []
        for _ in range(10):
            batch.step(batch.sample())
            found.append(batch.masks.tobytes() + batch.words.tobytes())
        return found

    assert played(1) == played(3)


def test_stronger_opponents_win_more_often() -> None:
    """A random learner wins a third of its games against random players, hardly one against courtiers."""

    def wins(opponent: str) -> float:
        batch = Batch("bastille", 32, 3, learner="rotating", opponents=opponent, zero_sum=False)
        batch.reset(2)
        won = ended = 0.0
        while ended < 32:
            learners = batch.learners.copy()
            batch.step(batch.sample())
            won += float(batch.rewards[np.arange(32), learners][batch.dones].sum())
            ended += int(batch.dones.sum())
        return won / ended

    assert wins("random") > 0.15
    assert wins("courtier") < 0.1


class Liar:
    """Answers with an action there is not."""

    def choose(self, sight: Sight) -> int:
        return 10_000


def test_opponents_that_cannot_play_are_refused() -> None:
    with pytest.raises(BadRequest, match="no seat that learns"):
        Batch("bastille", 2, opponents="page")
    with pytest.raises(BadRequest, match="the computer players are"):
        TrianonVectorEnv("bastille", 2, opponents="courtesan")
    with pytest.raises(BadRequest, match="one for each seat"):
        TrianonVectorEnv("bastille", 2, 4, opponents=("page", "page"))
    with pytest.raises(IllegalAction, match=r"10000 .Liar, game \d.*possible actions"):
        lied_to(Batch("bastille", 2, 3, learner=1, opponents=Liar))


def lied_to(batch: Batch) -> None:
    """Play on until the liar is asked."""
    for _ in range(50):
        batch.step(batch.sample())
