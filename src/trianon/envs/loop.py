"""Thousands of games in one call, uncompiled; loop.pyx is the compiled twin.

Arrays belong to the caller and are written in place. Every game has its own stream of chance, so
results do not depend on the number of threads.
"""

from __future__ import annotations

from typing import Any

from trianon.core.chance import MASK, xorshift32
from trianon.core.state import CoreState
from trianon.envs.rewards import rewards_of

STIRRED = 4  # times a new stream is stirred
OUTSIDE = -1  # opponents of so many worlds are asked by our caller


def encode(encoder: Any, state: CoreState, seat: int, row: Any) -> int:
    """Write the observation of a seat into a row; how many numbers it takes."""
    row[:] = 0
    return int(encoder.encode(state, seat, row))


def list_mask(state: CoreState, row: Any) -> None:
    """Write 1 for each option of the open decision, whoever is asked."""
    row[:] = 0
    for index in range(state.option_count):
        row[state.options[index]] = 1


class Loop:
    """A batch of games of one kind, stepped together."""

    def __init__(
        self,
        flow: Any,
        memory: Any,
        encoder: Any,
        games: int,
        blank: Any,
        options: dict[str, Any],
    ) -> None:
        self.flow = flow
        self.memory = memory
        self.encoder = encoder
        self.states = [flow.copy(blank) for _ in range(games)]
        self.blank = blank
        self.games = games
        self.players: int = blank.seats
        self.actions: int = options["actions"]
        self.width: int = options["width"]
        self.threads = 1
        self.autoreset = bool(options["autoreset"])
        self.rotating = bool(options["rotating"])
        self.reward: int = options["reward"]
        self.zero_sum = bool(options["zero_sum"])
        # By places to the learner's left: worlds, overlooked, temperature; see levels.Quick.
        self.opponents = [(OUTSIDE, 0, 0.0), *options["opponents"]]
        self.tree = options["new_tree"]() if options["new_tree"] else None
        self.arrays: dict[str, Any] = {}
        self.seed = 0

    def bind(self, arrays: dict[str, Any]) -> None:
        """Write into these arrays from now on; observations may be None."""
        self.arrays = arrays

    def reset(self, seed: int) -> None:
        """Begin all games anew from one seed."""
        self.seed = seed
        for index in range(self.games):
            self.reset_one(index)

    def first_illegal(self, actions: Any) -> int:
        """The first game whose action is not among its options, -1 if there is none."""
        for index, state in enumerate(self.states):
            if int(actions[index]) not in state.options[: state.option_count]:
                return index
        return -1

    def step(self, actions: Any) -> None:
        """Carry out one option in each game; trusts its caller."""
        for index in range(self.games):
            self.step_one(index, int(actions[index]))

    def sample(self, actions: Any) -> None:
        """Write a random option of each game, -1 where the game is over."""
        for index in range(self.games):
            actions[index] = self.random_option(index)

    def show_to(self, index: int, state: Any) -> None:
        """Copy the record of a game into a state, for a bot that is asked by our caller."""
        self.memory.copy_into(self.states[index], state)

    def answer(self, index: int, action: int) -> None:
        """Carry out what such a bot chose, as a part of the step before it; trusts its caller."""
        self.go_on(index, action)
        self.show(index)

    def random_option(self, index: int) -> int:
        """An option drawn from the game's own stream."""
        state = self.states[index]
        if state.option_count == 0:
            return -1
        word = xorshift32(int(self.arrays["words"][index]))
        self.arrays["words"][index] = word
        return int(state.options[(word >> 8) % state.option_count])

    def reset_one(self, index: int) -> None:
        """The first game of a place, and its stream of chance."""
        self.arrays["episodes"][index] = 0
        word = (((self.seed & MASK) * 2654435761 + index * 2246822519 + 1) & MASK) | 1
        for _ in range(STIRRED):
            word = xorshift32(word)
        self.arrays["words"][index] = word
        self.arrays["dones"][index] = 0
        self.arrays["lengths"][index] = 0
        self.arrays["rewards"][index] = 0
        self.arrays["scores"][index] = 0
        self.start(index)
        self.show(index)

    def start(self, index: int) -> None:
        """A new game, played on until the learner is asked."""
        while True:
            state = self.states[index]
            episode = int(self.arrays["episodes"][index])
            self.memory.copy_into(self.blank, state)
            state.key = [self.seed & MASK, self.seed >> 32, index, episode, 0, 0, 0, 0]
            self.flow.begin(state)
            if self.rotating:
                self.arrays["learners"][index] = (index + episode) % self.players
            self.play_on(index)
            if not state.over:
                return
            self.arrays["episodes"][index] += 1

    def play_on(self, index: int) -> None:
        """Opponents answer until the learner is asked, or one of those whom our caller asks."""
        learner = int(self.arrays["learners"][index])
        state = self.states[index]
        while learner >= 0 and not state.over:
            worlds, *figures = self.opponents[(state.asked_seat - learner) % self.players]
            if worlds == OUTSIDE:
                return
            if worlds == 0:
                action = self.random_option(index)
            else:
                assert self.tree is not None
                word = int(self.arrays["words"][index])
                action, word = self.tree.answer(state, worlds, *figures, word)
                self.arrays["words"][index] = word
            self.flow.apply(state, action)

    def step_one(self, index: int, action: int) -> None:
        """One game: what the last step said of its end is over, then the action and what follows."""
        if self.arrays["dones"][index]:
            self.arrays["dones"][index] = 0
            self.arrays["rewards"][index] = 0
        self.go_on(index, action)
        self.show(index)

    def go_on(self, index: int, action: int) -> None:
        """An action and what follows, and a new game if this one is over."""
        state, arrays = self.states[index], self.arrays
        learner = int(arrays["learners"][index])
        mover = state.asked_seat if learner < 0 else learner
        self.flow.apply(state, action)
        self.play_on(index)
        if state.over:
            arrays["dones"][index] = 1
            arrays["lengths"][index] = state.ply
            self.settle(index)
            if arrays["final_observations"] is not None:
                encode(self.encoder, state, mover, arrays["final_observations"][index])
            if self.autoreset:
                arrays["episodes"][index] += 1
                self.start(index)

    def show(self, index: int) -> None:
        """Seat to move, mask and observation of one game."""
        state, arrays = self.states[index], self.arrays
        list_mask(state, arrays["masks"][index])
        arrays["seats"][index] = state.asked_seat
        if arrays["observations"] is not None:
            arrays["observations"][index] = 0
            if state.asked_seat >= 0:
                self.encoder.encode(state, state.asked_seat, arrays["observations"][index])

    def settle(self, index: int) -> None:
        """Final scores and rewards."""
        state = self.states[index]
        scores = [self.encoder.score(state, seat) for seat in range(self.players)]
        wins = [int(self.encoder.is_winner(state, seat)) for seat in range(self.players)]
        self.arrays["scores"][index] = scores
        self.arrays["rewards"][index] = rewards_of(self.reward, self.zero_sum, scores, wins)
