"""One chunk of a study: its games are played, noted and written as Parquet in memory."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
from msgspec import Struct

from trianon.core.game import key_of
from trianon.lab import match, runner
from trianon.lab.match import Contestant, Incident
from trianon.study import columns, harvest
from trianon.study.notes import FIRST_ROUND, Notes, Subject
from trianon.study.plan import RANDOMISED, Study

COMPRESSION = "zstd"
CHOICE_WIDTH, CLAUSE_WIDTH, TAKEN_WIDTH = 8, 3, 6


class Part(Struct, frozen=True):
    """A finished chunk: each table as the bytes of a Parquet file."""

    number: int
    games: int
    files: dict[str, bytes]


def play(study: Study, number: int) -> Part:
    """Play a chunk, from the plan and its number alone."""
    numbers = study.numbers(number)
    tables: dict[str, list[pa.Table]] = {}
    for variant in study.variants:
        for name, table in variant_tables(study, variant, numbers).items():
            tables.setdefault(name, []).append(table)
    files = {name: written(pa.concat_tables(found)) for name, found in tables.items()}
    return Part(number, len(numbers) * len(study.variants), files)


def written(table: pa.Table) -> bytes:
    """A table as the bytes of a Parquet file."""
    sink = pa.BufferOutputStream()
    pq.write_table(table.unify_dictionaries(), sink, compression=COMPRESSION)
    return bytes(sink.getvalue())


def variant_tables(study: Study, variant: str, numbers: range) -> dict[str, pa.Table]:
    """The tables of the games of one variant."""
    subject = Subject(study.terms(variant), study.players)
    notes = Notes(subject, len(numbers), study.detail)
    forced = np.zeros((len(numbers), study.players), bool)
    if study.is_quick:
        play_randomly(study, notes, numbers)
    else:
        for index, number in enumerate(numbers):
            play_game(study, variant, notes, index, number, forced)
    seated = [study.seats(number) for number in numbers] if study.mixed else []
    return Tabler(study, variant, notes, numbers, forced, seated).tables()


def play_randomly(study: Study, notes: Notes, numbers: range) -> None:
    """All games in the compiled loop."""
    shuffles = b"".join(runner.shuffle_seed(study.seed, study.shuffle(one)) for one in numbers)
    keys = np.frombuffer(shuffles, "<u4").reshape(-1, len(key_of(b"")))
    chance = [runner.bot_seed(study.seed, one, 0) | 1 for one in numbers]
    words = np.array(chance, np.uint32)
    harvest.play_all(notes, keys, words, lambda index: study.keeps_all(numbers[index]))


def play_game(
    study: Study, variant: str, notes: Notes, index: int, number: int, forced: Any
) -> None:
    """One game between bots, noted as it goes."""
    subject = notes.subject
    game = subject.game
    state = subject.begin(runner.shuffle_seed(study.seed, study.shuffle(number)))
    seats = match.seats_of(game, study.seats(number), study.seed, number, study.guests)
    opener = Opener(study, variant, number)
    notes.begin(index, state)
    incidents: list[Incident] = []
    whole = study.keeps_all(number)
    while not state.over:
        seat = int(state.asked_seat)
        action = opener.choice(game, state)
        if action is None:
            action = asked(game, state, seats, number, incidents)
        elif opener.forces(seat):
            forced[index, seat] = True
        round_ = int(state.round)
        if notes.detail and (whole or round_ <= FIRST_ROUND):
            notes.choice(index, state, action)
        game.apply(state, action)
        notes.follow(state, round_)
    notes.end(index, state, len(incidents))


def asked(
    game: Any, state: Any, seats: list[Contestant], number: int, incidents: list[Incident]
) -> int:
    """A bot's choice, or chance's once it has failed."""
    seat = int(state.asked_seat)
    try:
        return seats[seat].choose(game, state)
    except Exception as error:  # a stranger's bot may raise anything
        incidents.append(seats[seat].fail(error, number, seat, int(state.ply)))
        return seats[seat].choose(game, state)


class Opener:
    """Takes first choices out of the bots' hands, where the plan wants it."""

    def __init__(self, study: Study, variant: str, number: int) -> None:
        self.randomised = study.openings == RANDOMISED
        self.seat, self.opening = study.forced(variant, number)
        self.opened: set[int] = set()
        self.chances = [
            random.Random(runner.bot_seed(study.seed, number, seat) ^ 0x5EED)
            for seat in range(study.players if self.randomised else 0)
        ]

    def forces(self, seat: int) -> bool:
        """Whether this seat's opening is the compared one."""
        return seat == self.seat

    def choice(self, game: Any, state: Any) -> int | None:
        """The first choice of the seat that is asked; None if it is free to choose."""
        seat = int(state.asked_seat)
        if seat in self.opened or state.option_count < 2:
            return None
        self.opened.add(seat)
        if seat == self.seat:
            decision = game.decision(state)
            if self.opening in decision.names:
                return int(decision.actions[decision.names.index(self.opening)])
            return None
        return self.chances[seat].choice(game.options(state)) if self.randomised else None


class Tabler:
    """Notes made into tables."""

    def __init__(
        self,
        study: Study,
        variant: str,
        notes: Notes,
        numbers: range,
        forced: Any,
        seated: list[tuple[str, ...]],  # who sat where, by game; empty if all are the same
    ) -> None:
        self.study, self.variant, self.notes = study, variant, notes
        self.subject = notes.subject
        self.forced, self.seated = forced, seated
        self.numbers = np.arange(numbers.start, numbers.stop, dtype=np.int32)
        self.shuffles = self.numbers // study.turns

    def tables(self) -> dict[str, pa.Table]:
        """All tables that are wanted."""
        found = {columns.GAMES: self.games(), columns.SEATS: self.seats()}
        if self.study.detail:
            found[columns.DECISIONS] = self.decisions()
            found[columns.CLAUSES] = self.clauses()
            found[columns.COMPONENTS] = self.components()
        return {
            name: pa.table(table, schema=columns.schema(name, self.subject))
            for name, table in found.items()
        }

    def variant_column(self, rows: int) -> pa.DictionaryArray:
        """The same variant in every row."""
        return named(np.zeros(rows, np.int32), [self.variant])

    def games(self) -> dict[str, Any]:
        """One row for each game."""
        notes = self.notes
        ordered = np.sort(notes.scores, axis=1)
        winners = notes.won.sum(axis=1)
        margin = np.where(winners > 1, 0, ordered[:, -1] - ordered[:, -2])
        count = len(self.numbers)
        return {
            "game": self.numbers,
            "variant": self.variant_column(count),
            "shuffle": self.shuffles,
            "players": np.full(count, self.study.players, np.int8),
            "start": notes.starts.astype(np.int8),
            "decisions": notes.decisions,
            "winners": winners.astype(np.int8),
            "best": ordered[:, -1],
            "margin": margin.astype(np.int32),
            "incidents": notes.incidents,
        }

    def seats(self) -> dict[str, Any]:
        """One row for each seat of each game."""
        notes, players = self.notes, self.study.players
        count = len(self.numbers)
        seat = np.tile(np.arange(players, dtype=np.int8), count)
        turn = (np.arange(players) - notes.starts[:, None]) % players
        # The winners are first, the others follow by score.
        keys = np.where(notes.won > 0, np.iinfo(np.int32).max, notes.scores)
        places = 1 + (keys[:, None, :] > keys[:, :, None]).sum(axis=2)
        won = notes.won / np.maximum(1, notes.won.sum(axis=1, keepdims=True))
        table: dict[str, Any] = {
            "game": np.repeat(self.numbers, players),
            "variant": self.variant_column(count * players),
            "shuffle": np.repeat(self.shuffles, players),
            "seat": seat,
            "turn": turn.astype(np.int8).ravel(),
            "bot": self.bots(),
            "score": notes.scores.ravel(),
            "place": places.astype(np.int8).ravel(),
            "won": won.astype(np.float32).ravel(),
            "forced": self.forced.ravel(),
        }
        for place, source in enumerate(self.subject.sources):
            points = notes.sources[:, :, place].astype(np.int16).ravel()
            table[columns.points_column(source)] = points
        for place in range(self.subject.rounds):
            table[f"after_{place + 1}"] = notes.after[:, :, place].astype(np.int16).ravel()
        return table

    def bots(self) -> pa.DictionaryArray:
        """Who sat where."""
        known = list(dict.fromkeys(self.study.bots))
        if not self.seated:
            return named(np.zeros(len(self.numbers) * self.study.players, np.int32), known)
        seated = [known.index(bot) for bots in self.seated for bot in bots]
        return named(np.array(seated, np.int32), known)

    def decisions(self) -> dict[str, Any]:
        """One row for each decision that was kept."""
        index, ply, seat, round_, kind, options, action, name = rows(
            self.notes.choices, CHOICE_WIDTH
        )
        kinds = self.subject.game.decision_names
        seen = index.astype(np.int64) * self.study.players + seat
        first = np.zeros(len(seen), bool)
        first[np.unique(seen, return_index=True)[1]] = True
        return {
            "game": self.numbers[index],
            "variant": self.variant_column(len(index)),
            "ply": ply,
            "seat": seat.astype(np.int8),
            "round": round_.astype(np.int8),
            "kind": used(kind, kinds),
            "options": options.astype(np.int16),
            "action": action.astype(np.int16),
            "name": named(name, list(self.notes.action_names)),
            "first": first,
        }

    def clauses(self) -> dict[str, Any]:
        """One row for each clause that fired in a game."""
        index, clause, count = rows(self.notes.clauses, CLAUSE_WIDTH)
        return {
            "game": self.numbers[index],
            "variant": self.variant_column(len(index)),
            "clause": used(clause, self.subject.game.clause_names),
            "count": count,
        }

    def components(self) -> dict[str, Any]:
        """One row for each component a seat took in a game."""
        index, seat, slot, value, count, round_ = rows(self.notes.taken, TAKEN_WIDTH)
        codes, places = np.unique(slot.astype(np.int64) << 16 | value, return_inverse=True)
        ids = [self.subject.component(int(code) >> 16, int(code) & 0xFFFF) for code in codes]
        return {
            "game": self.numbers[index],
            "variant": self.variant_column(len(index)),
            "seat": seat.astype(np.int8),
            "kind": named(slot, self.subject.figures),
            "component": named(places.astype(np.int32), ids),
            "count": count.astype(np.int16),
            "round": round_.astype(np.int8),
        }


def rows(numbers: Any, width: int) -> Any:
    """Rows of numbers as columns."""
    found = np.frombuffer(numbers, np.int32) if len(numbers) else np.zeros(0, np.int32)
    return found.reshape(-1, width).T.copy()


def used(codes: Any, names: dict[int, str]) -> pa.DictionaryArray:
    """A column of names by number, of those that occur."""
    found, places = np.unique(codes, return_inverse=True)
    return named(places.astype(np.int32), [names[int(code)] for code in found])


def named(codes: Any, names: list[str]) -> pa.DictionaryArray:
    """A column of names by number."""
    return pa.DictionaryArray.from_arrays(pa.array(codes, pa.int32()), pa.array(names, pa.string()))
