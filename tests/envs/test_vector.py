"""The batch: equal to games played one by one, whatever the threads, compiled or not; it refuses nonsense."""

from __future__ import annotations

import hashlib
import os
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.tables import LEARNABLE_TABLES, PLAIN_LEARNABLE_TABLES, Tabletop
from trianon.core.errors import BadRequest, IllegalAction
from trianon.envs.gymnasium_vector import TrianonVectorEnv
from trianon.envs.vector import Batch
from trianon.lab.speed import is_compiled

every_plain_table = pytest.mark.parametrize("table", PLAIN_LEARNABLE_TABLES, ids=str)
ARRAYS = ("observations", "masks", "seats", "rewards", "scores", "dones", "lengths")


def batch_of(table: Tabletop, games: int, **options: Any) -> Batch:
    batch = Batch(table.game, games, table.players, dict(table.switches), **options)
    batch.reset(7)
    return batch


def fingerprint(table: Tabletop, threads: int, steps: int, **options: Any) -> str:
    """Everything a batch shows in so many steps, in one number."""
    whole = hashlib.sha256()
    batch = batch_of(table, 3 if threads == 1 else 130, threads=threads, **options)
    for _ in range(steps):
        batch.step(batch.sample())
        for name in ARRAYS:
            whole.update(getattr(batch, name)[:3].tobytes())
    return whole.hexdigest()


@every_plain_table
def test_the_number_of_threads_makes_no_difference(table: Tabletop) -> None:
    assert fingerprint(table, 1, 150) == fingerprint(table, 2, 150)


def whole(threads: int) -> str:
    """Everything that 1,000 games show in 150 steps."""
    batch, seen = Batch("louis-xiv", 1000, 3, threads=threads), hashlib.sha256()
    batch.reset(3)
    for _ in range(150):
        batch.step(batch.sample())
        for name in ARRAYS:
            seen.update(getattr(batch, name).tobytes())
    return seen.hexdigest()


@pytest.mark.parametrize("threads", [2, 3, 15])
def test_more_threads_than_processors_play_the_same_games(threads: int) -> None:
    """Helpers come late, or are stopped in the middle of a chunk: every game is stepped once all the same."""
    assert whole(threads) == whole(1)


def test_two_callers_at_once_do_not_wait_for_each_other() -> None:
    batches = [Batch("louis-xiv", 256, 3, threads=3, observe=False) for _ in range(2)]
    with ThreadPoolExecutor(4) as pool:
        for done in [pool.submit(batch.sample) for batch in batches * 200]:
            assert done.result(timeout=60).shape == (256,)


COUNTING = """
import pathlib, time
from trianon.envs.vector import Batch

def running():
    return len(list(pathlib.Path("/proc/self/task").iterdir()))

before = running()
batches = [Batch("bastille", 256, 3, threads=4, observe=False) for _ in range(5)]
print(running() - before)
for batch in batches:
    batch.step(batch.sample())
del batch, batches
until = time.monotonic() + 30
while running() > before and time.monotonic() < until:
    time.sleep(0.01)
print(running() - before)
"""


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="threads cannot be counted here")
def test_a_batch_that_is_gone_leaves_no_thread_behind() -> None:
    found = subprocess.run(
        [sys.executable, "-c", COUNTING], check=True, capture_output=True, text=True
    )
    assert found.stdout.split() == ["15" if is_compiled() else "0", "0"]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork here")
def test_a_forked_process_goes_on_alone_with_the_batch_of_its_parent() -> None:
    """Only the thread that forks lives on in the child: it waits for no helper."""
    batch = Batch("bastille", 512, 3, threads=3, observe=False)
    batch.step(batch.sample())
    child = os.fork()
    if child == 0:
        for _ in range(50):
            batch.step(batch.sample())
        os._exit(0)
    until = time.monotonic() + 60
    while (found := os.waitpid(child, os.WNOHANG)) == (0, 0) and time.monotonic() < until:
        time.sleep(0.01)
    if found == (0, 0):
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
    assert found == (child, 0)


@every_plain_table
@pytest.mark.parametrize("reward", ["win", "rank", "points"])
def test_a_batch_plays_the_games_of_the_rules(table: Tabletop, reward: str) -> None:
    """Games step by step beside the rules themselves: seats, options, ends, scores, rewards."""
    batch = batch_of(table, 4, reward=reward, autoreset=False)
    twins = [table.rules.copy(batch.setting.blank()) for _ in range(4)]
    for index, twin in enumerate(twins):
        twin.key = [7, 0, index, 0, 0, 0, 0, 0]
        table.rules.begin(twin)
    while not batch.dones.any():
        actions = batch.sample()
        batch.step(actions)
        for index, twin in enumerate(twins):
            table.rules.apply(twin, int(actions[index]))
            assert list(np.flatnonzero(batch.masks[index])) == table.rules.options(twin)
            assert batch.seats[index] == twin.asked_seat
            assert batch.dones[index] == bool(twin.over)
            if twin.over:
                assert list(batch.scores[index]) == table.rules.scores(twin)
                assert batch.lengths[index] == twin.ply
                expected = batch.setting.rewards(twin)
                assert batch.rewards[index] == pytest.approx(expected, abs=1e-4)
                assert sum(expected) == pytest.approx(0, abs=1e-6)
            else:
                row = batch.setting.observe(twin, twin.asked_seat)
                assert batch.observations is not None
                assert np.array_equal(batch.observations[index], row)


@every_plain_table
def test_a_new_game_begins_when_one_is_over(table: Tabletop) -> None:
    batch = batch_of(table, 2)
    ends = 0
    for _ in range(3 * table.rules.move_bound):
        batch.step(batch.sample())
        ends += int(batch.dones.sum())
        assert (batch.seats >= 0).all()
        assert (batch.masks.sum(axis=1) > 0).all()
    assert ends >= 4
    assert batch.episodes.sum() == ends


@every_plain_table
def test_a_learner_is_asked_only_for_its_seat(table: Tabletop) -> None:
    batch = batch_of(table, 5, learner="rotating", observe_end=True)
    for _ in range(table.rules.move_bound):
        assert np.array_equal(batch.seats, batch.learners)
        batch.step(batch.sample())
    assert set(batch.learners) <= set(range(table.players))
    assert batch.final_observations is not None
    assert batch.final_observations.any()


@every_plain_table
def test_an_illegal_action_changes_nothing(table: Tabletop) -> None:
    batch = batch_of(table, 3)
    before = [getattr(batch, name).copy() for name in ARRAYS]
    legal = batch.sample()
    for wrong in (-1, batch.setting.actions, int(np.flatnonzero(batch.masks[1] == 0)[0])):
        actions = legal.copy()
        actions[1] = wrong
        with pytest.raises(IllegalAction, match=r"game 1.*possible actions: \d"):
            batch.step(actions)
        for name, array in zip(ARRAYS, before, strict=True):
            assert np.array_equal(getattr(batch, name), array)
    batch.step(legal)


def test_arrays_belong_to_the_caller() -> None:
    table = PLAIN_LEARNABLE_TABLES[0]
    masks = np.zeros((2, table.rules.action_count), np.int8)
    batch = Batch(table.game, 2, table.players, arrays={"masks": masks})
    assert batch.masks is masks
    assert masks.any()
    with pytest.raises(BadRequest, match="must be int8"):
        Batch(table.game, 3, table.players, arrays={"masks": masks})
    with pytest.raises(BadRequest, match="the arrays are"):
        Batch(table.game, 2, table.players, arrays={"mask": masks})


def test_bad_requests_say_what_is_possible() -> None:
    name = PLAIN_LEARNABLE_TABLES[0].game
    with pytest.raises(BadRequest, match="possible numbers of players"):
        Batch(name, 2, 17)
    with pytest.raises(BadRequest, match="not a number of games"):
        Batch(name, 0)
    with pytest.raises(BadRequest, match="the rewards are: win, rank, points"):
        Batch(name, 1, reward="fame")
    with pytest.raises(BadRequest, match="the seats are 0 to"):
        Batch(name, 1, learner=9)
    with pytest.raises(BadRequest, match="one for each game"):
        Batch(name, 2).step(np.zeros(3, np.int32))


@every_plain_table
def test_the_vector_environment_of_gymnasium(table: Tabletop) -> None:
    env = TrianonVectorEnv(table.game, 6, table.players, seat="rotating")
    observations, info = env.reset(seed=3)
    chance = np.random.default_rng(1)
    ends = 0
    for _ in range(table.rules.move_bound):
        assert env.observation_space.contains(observations)
        actions = np.array([chance.choice(np.flatnonzero(mask)) for mask in info["action_mask"]])
        observations, rewards, ended, cut, info = env.step(actions)
        assert rewards.shape == ended.shape == cut.shape == (6,)
        assert not cut.any()
        assert (rewards[~ended] == 0).all()
        if ended.any():
            ends += 1
            assert info["final_obs"][ended].any()
    assert ends > 0


@pytest.mark.skipif(not is_compiled(), reason="nothing to compare: the rules run uncompiled")
def test_the_compiled_batch_equals_the_uncompiled() -> None:
    code = (
        "from tests.tables import LEARNABLE_TABLES; from tests.envs.test_vector import all_fingerprints;"
        "from trianon.lab.speed import is_compiled; assert not is_compiled();"
        "print('\\n'.join(map(' '.join, all_fingerprints().items())))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "TRIANON_PURE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    uncompiled = dict(line.split() for line in done.stdout.splitlines())
    compiled = all_fingerprints()
    assert len(uncompiled) >= 4 * len(PLAIN_LEARNABLE_TABLES)
    assert uncompiled == {name: compiled[name] for name in uncompiled}


def all_fingerprints() -> dict[str, str]:
    """A short stretch of every table, for every reward and with a rotating learner."""
    found = {f"{table}": fingerprint(table, 1, 60) for table in LEARNABLE_TABLES}
    for table in PLAIN_LEARNABLE_TABLES:
        for reward in ("rank", "points"):
            found[f"{table}-{reward}"] = fingerprint(table, 1, 200, reward=reward)
        found[f"{table}-learner"] = fingerprint(table, 1, 60, learner="rotating")
    return found
