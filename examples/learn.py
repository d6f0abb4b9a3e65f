"""Self-play from nothing in minutes on a CPU: a small masked policy, numpy only, on the vector environment.

All seats are played by one network that sees the game from the seat to move. After some steps of all games the
outcome of each finished game is handed back to the moves that led to it (Monte Carlo, with a learned baseline).

    python examples/learn.py --game bastille --minutes 4 --picture docs/learning.svg
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from trianon.envs.vector import Batch

Floats = NDArray[np.float32]
HIDDEN = 96
SCALE = 1 / 8  # observations are small counts
POINTS = 20  # victory points that count as much as a whole reward
ENTROPY = 0.01
RATE = 1e-3


class Policy:
    """One hidden layer; the last output is the expected reward, the others are the actions."""

    def __init__(self, inputs: int, actions: int, chance: np.random.Generator) -> None:
        def matrix(rows: int, columns: int, size: float) -> Floats:
            return (chance.normal(size=(rows, columns)) * size).astype(np.float32)

        self.weights = [
            matrix(inputs + 1, HIDDEN, inputs**-0.5),
            matrix(HIDDEN + 1, actions + 1, 0.01),
        ]
        self.first = [np.zeros_like(weight) for weight in self.weights]  # moments of Adam
        self.second = [np.zeros_like(weight) for weight in self.weights]
        self.steps = 0

    def forward(self, rows: NDArray[np.int8], masks: NDArray[np.int8]) -> tuple[Any, ...]:
        """Inputs and hidden layer with their constant 1, probabilities of legal actions, values."""
        one = np.ones((len(rows), 1), np.float32)
        inputs = np.hstack([rows * np.float32(SCALE), one])
        hidden = np.hstack([np.tanh(inputs @ self.weights[0]), one])
        outputs = hidden @ self.weights[1]
        logits = np.where(masks > 0, outputs[:, :-1], -np.inf)
        shares = np.exp(logits - logits.max(axis=1, keepdims=True))
        return inputs, hidden, shares / shares.sum(axis=1, keepdims=True), outputs[:, -1]

    def choose(self, rows: Any, masks: Any, chance: np.random.Generator) -> NDArray[np.int32]:
        """An action for each row, drawn from its probabilities."""
        shares = self.forward(rows, masks)[2].cumsum(axis=1)
        drawn = chance.random((len(rows), 1)) * shares[:, -1:]
        return (shares <= drawn).sum(axis=1).astype(np.int32)

    def learn(self, rows: Any, masks: Any, actions: Any, rewards: Floats) -> None:
        """One step uphill: likelier where it went better than expected."""
        inputs, hidden, shares, values = self.forward(rows, masks)
        advantage = rewards - values
        advantage = (advantage / (advantage.std() + 1e-6))[:, None]
        logs = np.log(np.maximum(shares, 1e-9))
        entropy = -(shares * logs).sum(axis=1, keepdims=True)
        slope = shares * (advantage + ENTROPY * (logs + entropy))
        slope[np.arange(len(rows)), actions] -= advantage[:, 0]
        outputs = np.hstack([slope, (values - rewards)[:, None]]) / len(rows)
        inner = (outputs @ self.weights[1][:-1].T) * (1 - hidden[:, :-1] ** 2)
        self.descend([inputs.T @ inner, hidden.T @ outputs])

    def descend(self, slopes: list[Floats]) -> None:
        """Adam."""
        self.steps += 1
        for index, slope in enumerate(slopes):
            self.first[index] += 0.1 * (slope - self.first[index])
            self.second[index] += 0.001 * (slope**2 - self.second[index])
            mean = self.first[index] / (1 - 0.9**self.steps)
            spread = self.second[index] / (1 - 0.999**self.steps)
            self.weights[index] -= (RATE * mean / (np.sqrt(spread) + 1e-8)).astype(np.float32)


def play(batch: Batch, policy: Policy, steps: int, chance: np.random.Generator) -> list[Any]:
    """So many steps of all games: what was seen, allowed, done, and how it ended for the mover."""
    kept = []
    for _ in range(steps):
        assert batch.observations is not None
        seen = [batch.observations.copy(), batch.masks.copy(), batch.seats.copy()]
        actions = policy.choose(seen[0], seen[1], chance)
        batch.step(actions)
        kept.append([*seen, actions, batch.dones.copy(), batch.rewards.copy()])
    outcome = np.zeros_like(batch.rewards)
    known = np.zeros(batch.games, bool)
    samples: list[list[Any]] = [[], [], [], []]
    for rows, masks, seats, actions, dones, rewards in reversed(kept):
        outcome[dones], known = rewards[dones], known | dones
        mine = outcome[np.arange(batch.games), seats] / POINTS
        for sample, array in zip(samples, (rows, masks, actions, mine), strict=True):
            sample.append(array[known])
    return [np.concatenate(sample) for sample in samples]


def strength(arguments: argparse.Namespace, policy: Policy, chance: np.random.Generator) -> float:
    """The share of games won by one learned seat, each in turn, against random players."""
    batch = Batch(
        arguments.game,
        512,
        arguments.players,
        zero_sum=False,
        learner="rotating",
        threads=arguments.threads,
    )
    batch.reset(99)
    won, ended = 0.0, 0
    while ended < arguments.games:
        seats = batch.learners.copy()
        batch.step(policy.choose(batch.observations, batch.masks, chance))
        won += float(batch.rewards[np.arange(batch.games), seats].sum())
        ended += int(batch.dones.sum())
    return won / ended


def train(arguments: argparse.Namespace) -> list[dict[str, float]]:
    """Play and learn until the time is over; a line of the curve every few rounds."""
    chance = np.random.default_rng(arguments.seed)
    batch = Batch(
        arguments.game, 128, arguments.players, reward="points", threads=arguments.threads
    )
    batch.reset(arguments.seed)
    policy = Policy(batch.setting.width, batch.setting.actions, chance)
    curve: list[dict[str, float]] = []
    started, moves, rounds = time.process_time(), 0, 0
    while True:
        if rounds % 10 == 0:
            spent = time.process_time() - started
            curve.append({"cpu_seconds": round(spent, 1), "moves": moves})
            curve[-1]["wins"] = round(strength(arguments, policy, chance), 3)
            print(json.dumps(curve[-1]), flush=True)
            if spent > 60 * arguments.minutes:
                return curve
        samples = play(batch, policy, 256, chance)
        order = chance.permutation(len(samples[0]))
        for part in np.array_split(order, 8):
            policy.learn(*(sample[part] for sample in samples))
        moves += 256 * batch.games
        rounds += 1


def draw(curve: list[dict[str, float]], players: int, picture: Path) -> None:
    """The curve with the line of random play."""
    import altair as alt

    wins = alt.Y("wins:Q", title="share of games won", scale=alt.Scale(domain=[0, 1]))
    moves = alt.X("moves:Q", title="moves of self-play")
    learned = alt.Chart(alt.Data(values=curve)).mark_line(point=True).encode(x=moves, y=wins)
    level = alt.Chart(alt.Data(values=[{"wins": 1 / players}]))
    random = level.mark_rule(strokeDash=[4, 4]).encode(y="wins:Q")
    chart = alt.layer(learned, random).properties(width=480, height=260)
    chart.save(str(picture))


def main() -> None:
    """Train, print the curve as JSON lines, draw it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="bastille")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--minutes", type=float, default=4.0, help="processor time")
    parser.add_argument("--games", type=int, default=2000, help="games for each point of the curve")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--picture", type=Path)
    arguments = parser.parse_args()
    curve = train(arguments)
    if arguments.picture:
        draw(curve, arguments.players, arguments.picture)


if __name__ == "__main__":
    main()
