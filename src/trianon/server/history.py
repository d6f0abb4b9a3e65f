"""The past of a game, folded from its log: every state, who acted, what was told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from trianon.core.events import Event
from trianon.core.game import Game
from trianon.core.record import Record, Recorder
from trianon.core.words import Message
from trianon.server.problems import Refusal
from trianon.server.rows import Entry, SeatRow, Stored


class Moment(Struct, frozen=True):
    """The table after `seq` actions. `words` is what was chosen; copy the state to keep it."""

    seq: int
    entry: Entry | None
    state: Any
    events: list[Event]
    words: Message | None


def begun(game: Game, stored: Stored) -> Any:
    """The state before the first action, with its set-up told."""
    header = stored.header
    if header.rules != game.rules_version:
        raise Refusal("rules-changed", found=header.rules, wanted=game.rules_version)
    edition = game.edition(header.edition or None)
    if stored.start is None:
        return game.start(header.players, stored.seed, header.switches, edition)
    state = game.load(stored.start, edition, header.players)
    game.listen(state)
    return state


def moments(game: Game, stored: Stored) -> Iterator[Moment]:
    """The whole course, the set-up first; an undo goes back to the state before.

    May run in a thread of its own: a log only grows.
    """
    state = begun(game, stored)
    past: list[Any] = []
    yield Moment(0, None, state, game.events(state), None)
    for entry in stored.entries:
        if entry.undo:
            state = past.pop()
            yield Moment(entry.seq, entry, state, [], None)
            continue
        past.append(game.copy(state))
        words = game.option_words(state, entry.code)
        game.listen(state)
        game.apply(state, entry.code)
        yield Moment(entry.seq, entry, state, game.events(state), words)


def moment(game: Game, stored: Stored, seq: int) -> Moment:
    """The table after `seq` actions."""
    for found in moments(game, stored):
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


def before_last(game: Game, stored: Stored) -> tuple[Entry, Any] | None:
    """The last action that was not taken back, and the state before it."""
    kept = effective(stored.entries)
    if not kept:
        return None
    state = begun(game, stored)
    for entry in kept[:-1]:
        game.apply(state, entry.code)
    return kept[-1], game.copy(state)


def record(game: Game, stored: Stored) -> Record:
    """The game as a record, without what was taken back."""
    if stored.start is not None:
        raise Refusal("no-record")
    names = [seat.name or f"seat {seat.seat}" for seat in stored.seats]
    kinds = [kind_of(seat) for seat in stored.seats]
    state = begun(game, stored)
    recorder = Recorder(game, state, names, kinds, stored.header.edition)
    for entry in effective(stored.entries):
        recorder.apply(state, entry.code)
    return recorder.record


def kind_of(seat: SeatRow) -> str:
    """How a record calls the player of a seat."""
    return seat.level if seat.kind == "bot" else "human"
