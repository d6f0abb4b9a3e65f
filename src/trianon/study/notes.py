"""What is noted of some games while they are played, column by column."""

from __future__ import annotations

from array import array
from functools import cached_property
from typing import Any

import numpy as np
from msgspec import Struct

from trianon.core.game import Game, key_of
from trianon.core.rooms import room
from trianon.core.sizes import CLAUSE_ROOM
from trianon.core.state import fired, told
from trianon.lab.match import Terms

VALUE_ROOM = 64  # components of one kind at most
KIND_ROOM = 256  # kinds of event at most
FIRST_ROUND = 1
DEALT = 0  # instead of a round: before the first decision


class Subject(Struct, frozen=True, dict=True):
    """One game as a study sees it: its sources of points, rounds and components."""

    terms: Terms
    players: int

    @property
    def game(self) -> Game:
        """The rules."""
        return self.terms.game

    @cached_property
    def flow(self) -> Any:
        """The order of play, for its C functions."""
        return room(self.game.name, "flow")

    @cached_property
    def ledger(self) -> Any:
        """Points by source and round, compiled."""
        return room(self.game.name, "ledger")

    @cached_property
    def studied(self) -> Any:
        """What the game says of itself to a study."""
        return room(self.game.name, "studied")

    @cached_property
    def names(self) -> Any:
        """The ids of the game's things."""
        return room(self.game.name, "names")

    @cached_property
    def numbers(self) -> Any:
        """The game's integers."""
        return room(self.game.name, "numbers")

    @cached_property
    def sources(self) -> list[str]:
        """Where points come from, by name."""
        return list(self.names.SOURCE_IDS)

    @property
    def rounds(self) -> int:
        """How many rounds are played."""
        return int(self.numbers.ROUNDS)

    @property
    def starts(self) -> int:
        """The kind of event that tells who begins."""
        return int(self.studied.STARTS)

    @cached_property
    def figures(self) -> list[str]:
        """The kinds of component, e.g. `card`."""
        return list(dict.fromkeys(self.studied.TAKEN.values()))

    @cached_property
    def slots(self) -> tuple[list[int], list[int]]:
        """By kind of event: which kind of component it takes (-1 for none), and where the figure stands."""
        slots, places = [-1] * KIND_ROOM, [0] * KIND_ROOM
        for kind, figure in self.studied.TAKEN.items():
            slots[kind] = self.figures.index(figure)
            places[kind] = self.game.event_figures[kind].index(figure)
        return slots, places

    def component(self, slot: int, value: int) -> str:
        """The id of a component, e.g. `card-N04`."""
        figure = self.figures[slot]
        return f"{figure}-{getattr(self.names, f'{figure.upper()}_IDS')[value]}"

    @cached_property
    def blank(self) -> Any:
        """A record before its first shuffle."""
        return self.game.blank(self.players, self.terms.switches, self.terms.edition)

    def begin(self, shuffle: bytes) -> Any:
        """A game that tells its story, waiting for its first decision."""
        state = self.game.copy(self.blank)
        state.key = key_of(shuffle)
        self.game.listen(state)
        self.game.begin(state)
        return state


class Notes:
    """Columns for so many games; details are rows of their own."""

    def __init__(self, subject: Subject, games: int, detail: bool) -> None:
        players = subject.players
        self.subject = subject
        self.detail = detail
        self.decisions = np.zeros(games, np.int32)
        self.starts = np.zeros(games, np.int32)
        self.incidents = np.zeros(games, np.int32)
        self.scores = np.zeros((games, players), np.int32)
        self.won = np.zeros((games, players), np.int32)
        self.sources = np.zeros((games, players, len(subject.sources)), np.int32)
        self.after = np.zeros((games, players, subject.rounds), np.int32)
        self.choices = array("i")  # eight numbers to a row, see `choice`
        self.clauses = array("i")  # index, clause, count
        self.taken = array("i")  # index, seat, slot, value, count, round
        self.action_names: dict[str, int] = {}
        self.counts: dict[tuple[int, int, int], int] = {}
        self.rounds: dict[tuple[int, int, int], int] = {}  # in which each was first taken

    def begin(self, index: int, state: Any) -> None:
        """A game has begun: who starts, and what was dealt."""
        self.starts[index] = started(state, self.subject.starts)
        self.counts, self.rounds = {}, {}
        self.follow(state, DEALT)

    def choice(self, index: int, state: Any, action: int) -> None:
        """A decision that is about to be carried out."""
        name = self.name_code(self.subject.game.action_name(state, action))
        row = (state.ply, state.asked_seat, state.round, state.asked, state.option_count, action)
        self.choices.extend((index, *row, name))

    def name_code(self, name: str) -> int:
        """The number of a name, in the order they come."""
        return self.action_names.setdefault(name, len(self.action_names))

    def follow(self, state: Any, round_: int) -> None:
        """What was taken in the last action, which was carried out in this round."""
        if not self.detail:
            return
        slots, places = self.subject.slots
        for kind, _, _, *figures in told(state):
            if slots[kind] >= 0:
                key = (figures[0], slots[kind], figures[places[kind]])
                self.counts[key] = self.counts.get(key, 0) + 1
                self.rounds.setdefault(key, round_)

    def end(self, index: int, state: Any, incidents: int) -> None:
        """A finished game."""
        self.incidents[index] = incidents
        self.settle(index, state)
        if self.detail:
            for key, count in sorted(self.counts.items()):
                self.taken.extend((index, *key, count, self.rounds[key]))
            counts = fired(state)
            for clause in range(CLAUSE_ROOM):
                if counts[clause]:
                    self.clauses.extend((index, clause, counts[clause]))

    def settle(self, index: int, state: Any) -> None:
        """Scores and the ledger, as the breakdown explains them."""
        game = self.subject.game
        self.decisions[index] = state.ply
        for seat, score in enumerate(game.scores(state)):
            self.scores[index, seat] = score
            self.won[index, seat] = bool(game.is_winner(state, seat))
        for entry in game.breakdown(state):
            source = self.subject.sources.index(entry.source)
            self.sources[index, entry.seat, source] += entry.points
            self.after[index, entry.seat, entry.round - 1 :] += entry.points


def started(state: Any, kind: int) -> int:
    """Who begins, as told in the first chapter; the first seat if nothing was told."""
    for row in told(state):
        if row[0] == kind:
            return int(row[3])
    return 0
