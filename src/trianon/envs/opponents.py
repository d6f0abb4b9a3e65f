"""Who plays the seats that do not learn: levels, `file.py:Class` or Python objects, from the learner's left."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

from trianon.bots import entrants, levels
from trianon.bots.bot import ALIASES, Bot, ask
from trianon.bots.entrants import Entrant
from trianon.bots.judgement import judgement_of
from trianon.bots.levels import Quick
from trianon.bots.tree import Tree
from trianon.core.errors import BadRequest, IllegalAction
from trianon.core.game import Game
from trianon.core.state import CoreState

RANDOM = "random"
OUTSIDE = Quick(-1)  # asked in Python: bots that search, and those of other people


class Opponents:
    """One bot for each other seat; a single one fills the table."""

    def __init__(self, game: Game, players: int, given: Entrant | Sequence[Entrant]) -> None:
        alone = isinstance(given, str) or not isinstance(given, Sequence)
        names, guests = entrants.named((given,) if alone else given)  # type: ignore[arg-type]
        if len(names) == 1:
            names = names * (players - 1)
        if len(names) != players - 1:
            raise BadRequest("bots-count", found=len(names), wanted=players - 1)
        self.game, self.names, self.guests = game, names, guests
        for place in range(len(names)):
            self.enter(place, 0)

    def enter(self, place: int, seed: int) -> Bot:
        """A new bot of this place with a stream of chance of its own."""
        return entrants.enter(self.names[place], self.game, seed, self.guests)

    def figures(self) -> list[Quick]:
        """How each place answers in the compiled loop, or that it is asked in Python."""
        return [self.quick(name) for name in self.names]

    def quick(self, name: str) -> Quick:
        """The figures of a level that needs no Python."""
        return OUTSIDE if name in self.guests else levels.QUICK.get(aliased(name), OUTSIDE)

    def think(self) -> bool:
        """Whether any of them tries its options in imagined worlds, inside the loop."""
        return any(one.worlds > 0 for one in self.figures())

    def new_tree(self, blank: Any) -> Tree:
        """What such an opponent thinks with; it begins afresh at every question."""
        judgement = judgement_of(self.game)
        records = [self.game.copy(blank), self.game.copy(blank)]
        return Tree(judgement.rules, blank, records, judgement.settings(0, greedy=True))


class Asked:
    """The bots of a batch that are asked in Python: new ones for every game, each with its own seed."""

    def __init__(self, opponents: Opponents) -> None:
        self.opponents = opponents
        self.anybody = OUTSIDE in opponents.figures()
        self.seed = 0
        self.bots: dict[tuple[int, int], tuple[int, Bot]] = {}  # by game and place: episode, bot

    def reset(self, seed: int) -> None:
        """Forget all bots; the same seed gives the same ones."""
        self.seed = seed
        self.bots.clear()

    def bot(self, index: int, episode: int, place: int) -> Bot:
        """The bot of a place in this game."""
        found = self.bots.get((index, place))
        if found is None or found[0] != episode:
            text = f"trianon opponent {self.seed} {index} {episode} {place}"
            number = int.from_bytes(hashlib.sha256(text.encode()).digest()[:4], "little") >> 1
            found = episode, self.opponents.enter(place, number)
            self.bots[index, place] = found
        return found[1]

    def choose(self, index: int, episode: int, place: int, state: CoreState) -> int:
        """What the bot answers; IllegalAction if that is no option."""
        rules = self.opponents.game
        action = ask(self.bot(index, episode, place), rules, state)
        if action not in rules.options(state):
            legal = ", ".join(map(str, rules.options(state)))
            shown = f"{action} ({self.opponents.names[place]}, game {index})"
            raise IllegalAction("illegal-action", action=shown, legal=legal)
        return int(action)


def aliased(name: str) -> str:
    """The level of a name."""
    return ALIASES.get(name, name)
