"""Thousands of games stepped in one call, written into arrays the caller owns."""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from trianon.bots.entrants import Entrant
from trianon.core.errors import BadRequest, IllegalAction
from trianon.envs.opponents import RANDOM, Asked, Opponents
from trianon.envs.setting import OwnEdition, Setting

EVERY_SEAT = -1  # the caller plays all seats


class Batch:
    """Many games of one table; each call of `step` answers one decision in each game.

    The arrays are attributes and always the same objects: `observations` (what the seat to move may know),
    `masks`, `seats` (who is to move, -1 when a game is over), `rewards` and `scores` (by seat, when `dones`
    is set), `lengths` (moves of the game that ended). With `autoreset` the next game has then begun
    already, and `final_observations` shows the end of the old one to the seat that moved last.

    With a `learner` (a seat, or "rotating") `opponents` answer for all other seats: one for all of them, or
    one for each from the learner's left. `random`, `page` and `courtier` answer inside the compiled loop,
    on all threads; levels that search and bots of your own are asked in Python, one after the other.
    """

    def __init__(
        self,
        game: str,
        games: int,
        players: int | None = None,
        switches: Mapping[str, bool] | None = None,
        reward: str = "win",
        zero_sum: bool = True,
        threads: int | None = None,
        autoreset: bool = True,
        learner: int | str | None = None,
        observe: bool = True,
        observe_end: bool = False,
        arrays: Mapping[str, NDArray[Any]] | None = None,
        opponents: Entrant | Sequence[Entrant] | None = None,
        edition: OwnEdition = None,
    ) -> None:
        if games < 1:
            raise BadRequest("bad-games", found=games)
        if opponents is not None and learner is None:
            raise BadRequest("opponents-alone")
        self.setting = Setting(game, players, switches, reward, zero_sum, edition)
        self.games = games
        self.threads = threads or os.cpu_count() or 1
        self.observations: NDArray[np.int8] | None = None
        self.final_observations: NDArray[np.int8] | None = None
        given = dict(arrays or {})
        for name, (shape, kind) in self.layout(observe, observe_end).items():
            setattr(self, name, checked(name, given.pop(name, None), shape, kind))
        if given:
            known = ", ".join(self.layout(True, True))
            raise BadRequest("unknown-array", array=", ".join(given), known=known)
        rotating = learner == "rotating"
        self.learners[:] = learner_seat(learner, self.setting.players)
        seated = Opponents(
            self.setting.game, self.setting.players, RANDOM if opponents is None else opponents
        )
        self.loop = self.setting.loop(games, self.threads, autoreset, rotating, seated)
        self.loop.bind(self.bound())
        self.asked = Asked(seated)
        self.shown = self.setting.blank()  # a game as a bot in Python is asked about it
        self.reset()

    masks: NDArray[np.int8]
    seats: NDArray[np.int32]
    learners: NDArray[np.int32]
    rewards: NDArray[np.float32]
    scores: NDArray[np.int32]
    dones: NDArray[np.bool_]
    lengths: NDArray[np.int32]
    episodes: NDArray[np.uint32]
    words: NDArray[np.uint32]

    def layout(self, observe: bool, observe_end: bool) -> dict[str, tuple[tuple[int, ...], type]]:
        """Shape and type of each array."""
        games, players = self.games, self.setting.players
        shapes: dict[str, tuple[tuple[int, ...], type]] = {
            "observations": ((games, self.setting.width), np.int8),
            "final_observations": ((games, self.setting.width), np.int8),
            "masks": ((games, self.setting.actions), np.int8),
            "seats": ((games,), np.int32),
            "learners": ((games,), np.int32),
            "rewards": ((games, players), np.float32),
            "scores": ((games, players), np.int32),
            "dones": ((games,), np.bool_),
            "lengths": ((games,), np.int32),
            "episodes": ((games,), np.uint32),
            "words": ((games,), np.uint32),
        }
        if not observe:
            del shapes["observations"]
        if not observe_end:
            del shapes["final_observations"]
        return shapes

    def bound(self) -> dict[str, Any]:
        """The arrays as the loop takes them."""
        names = self.layout(True, True)
        return {
            name: getattr(self, name) if name != "dones" else self.dones.view(np.uint8)
            for name in names
        }

    def reset(self, seed: int | None = None) -> None:
        """Begin all games anew; the same seed gives the same games on any number of threads."""
        whole = secrets.randbits(63) if seed is None else seed
        if not 0 <= whole < 1 << 64:
            raise BadRequest("bad-seed", found=str(seed))
        self.loop.reset(whole)
        self.asked.reset(whole)
        self.ask_others()

    def step(self, actions: NDArray[Any]) -> None:
        """Answer the open decision of each game; an illegal action anywhere changes nothing."""
        given = self.actions(actions)
        wrong = self.loop.first_illegal(given)
        if wrong >= 0:
            legal = ", ".join(map(str, np.flatnonzero(self.masks[wrong])))
            action = f"{int(given[wrong])} (game {wrong})"
            raise IllegalAction("illegal-action", action=action, legal=legal)
        self.loop.step(given)
        self.ask_others()

    def ask_others(self) -> None:
        """Let the opponents answer that are asked in Python, until the learner is asked in every game.

        What such a bot raises passes through; the batch then has to be reset.
        """
        if not self.asked.anybody:
            return
        learning = (self.learners == EVERY_SEAT) | (self.seats < 0)
        for index in np.flatnonzero((self.seats != self.learners) & ~learning):
            while 0 <= self.seats[index] != self.learners[index]:
                self.ask_one(int(index))

    def ask_one(self, index: int) -> None:
        """One question to the bot of the seat that is asked."""
        place = int(self.seats[index] - self.learners[index]) % self.setting.players - 1
        self.loop.show_to(index, self.shown)
        episode = int(self.episodes[index])
        self.loop.answer(index, self.asked.choose(index, episode, place, self.shown))

    def sample(self, actions: NDArray[np.int32] | None = None) -> NDArray[np.int32]:
        """A random legal action for each game."""
        drawn = np.empty(self.games, np.int32) if actions is None else actions
        self.loop.sample(drawn)
        return drawn

    def actions(self, actions: NDArray[Any]) -> NDArray[np.int32]:
        """One whole number for each game."""
        given = np.ascontiguousarray(actions, dtype=np.int32)
        if given.shape != (self.games,):
            raise BadRequest("bad-actions", found=str(given.shape), wanted=self.games)
        return given


def learner_seat(learner: int | str | None, players: int) -> int:
    """EVERY_SEAT without a learner; a rotating one begins at the first seat."""
    if learner is None:
        return EVERY_SEAT
    if learner == "rotating":
        return 0
    if not isinstance(learner, int) or not 0 <= learner < players:
        raise BadRequest("bad-seat", seat=str(learner), last=players - 1)
    return learner


def checked(name: str, array: Any, shape: tuple[int, ...], kind: type) -> NDArray[Any]:
    """The caller's array, or a new one."""
    if array is None:
        return np.zeros(shape, kind)
    found: NDArray[Any] = array
    if found.shape != shape or found.dtype != kind or not found.flags.c_contiguous:
        wanted = f"{np.dtype(kind).name} {shape}"
        raise BadRequest(
            "bad-array", array=name, found=f"{found.dtype} {found.shape}", wanted=wanted
        )
    return found
