"""The past of a game, folded from its log: every state, who acted, what was told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from trianon.core.events import Event
from trianon.core.game import Game
from trianon.core.record import Record, Recorder
from trianon.core.state import CoreState
from trianon.core.words import Message
from trianon.server.problems import Refusal
from trianon.server.rows import Entry, SeatRow, Stored


class Moment(Struct, frozen=True):
    """The table after `seq` actions. `words` is what was chosen; copy the state to keep it."""

    seq: int
    entry: Entry | None
    state: CoreState
    events: list[Event]
    words: Message | None
    ply: int = 0  # actions kept, as far as the reader could notice them


def check_rules(game: Game, stored: Stored) -> None:
    """A past is told by the rules it happened under."""
    if stored.header.rules != game.rules_version:
        raise Refusal("rules-changed", found=stored.header.rules, wanted=game.rules_version)


def begun(game: Game[CoreState], stored: Stored) -> CoreState:
    """The state before the first action, with its set-up told."""
    header = stored.header
    check_rules(game, stored)
    edition = game.edition(header.edition or None)
    if stored.start is None:
        switches = game.recorded_switches(header.switches)
        return game.start(header.players, stored.seed, switches, edition)
    state = game.load(stored.start, edition, header.players)
    game.listen(state)
    return state


def moments(game: Game, stored: Stored, mask: int = -1, first: int = 0) -> Iterator[Moment]:
    """The course from its moment `first` on, the set-up being 0; an undo goes back to the state before.

    `mask` are the bits of the readers: what they could not notice is left out, also of the numbers.
    May run in a thread of its own: a log only grows.
    """
    state = begun(game, stored)
    entries = list(stored.entries)
    undone = taken_back(entries)
    past: list[tuple[Any, int]] = []  # states to go back to: only where somebody did
    seq = ply = 0
    if first <= 0:
        yield Moment(0, None, state, game.events(state), None)
    for place, entry in enumerate(entries):
        words, noticed = None, bool(entry.seen & mask)
        shown = noticed and seq + 1 >= first
        if entry.undo:
            state, ply = past.pop()
        else:
            if place in undone:
                past.append((game.copy(state), ply))
            if shown:
                words = game.option_words(state, entry.code)
                game.listen(state)
            game.apply(state, entry.code)
            ply += noticed
        seq += noticed
        if shown:
            events = [] if entry.undo else game.events(state)
            yield Moment(seq, entry, state, events, words, ply)


def taken_back(entries: list[Entry]) -> set[int]:
    """The places of the actions that were taken back later."""
    kept: list[int] = []
    undone: set[int] = set()
    for place, entry in enumerate(entries):
        if entry.undo:
            undone.add(kept.pop())
        else:
            kept.append(place)
    return undone


def moment(game: Game, stored: Stored, seq: int, mask: int = -1) -> Moment:
    """The table after `seq` actions that the readers could notice."""
    for found in moments(game, stored, mask, seq):
        if found.seq == seq:
            return found
    raise Refusal("malformed", reason=f"seq {seq}")


def effective(entries: list[Entry]) -> list[Entry]:
    """The actions that were not taken back."""
    kept: list[Entry] = []
    for entry in entries:
        if entry.undo:
            kept.pop()
        else:
            kept.append(entry)
    return kept


def before(game: Game[CoreState], stored: Stored, kept: int) -> CoreState:
    """The state after so many of the actions that were not taken back."""
    state = begun(game, stored)
    for entry in effective(stored.entries)[:kept]:
        game.apply(state, entry.code)
    return game.copy(state)


def record(game: Game, stored: Stored) -> Record:
    """The game as a record, without what was taken back."""
    names = [seat.name or f"seat {seat.seat}" for seat in stored.seats]
    return record_as(game, stored, names, [kind_of(seat) for seat in stored.seats])


def record_as(game: Game, stored: Stored, names: list[str], kinds: list[str]) -> Record:
    """The same with the players called so."""
    if stored.start is not None:
        raise Refusal("no-record")
    state = begun(game, stored)
    recorder = Recorder(game, state, names, kinds, stored.header.edition)
    for entry in effective(stored.entries):
        recorder.apply(state, entry.code)
    return recorder.record


def kind_of(seat: SeatRow) -> str:
    """How a record calls the player of a seat."""
    return seat.level if seat.kind == "bot" else "human"
