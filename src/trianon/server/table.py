"""One table in memory: the true state, its log, its seats and the pages that look at it."""

from __future__ import annotations

import asyncio
import time
from functools import cached_property

import msgspec

from trianon.core.events import Event, Source
from trianon.core.game import WATCHER, Game, digest_of
from trianon.core.registry import game as game_named
from trianon.core.state import CoreState
from trianon.core.undo import reveals
from trianon.server import history, links
from trianon.server.members import Members, Readers, mask_of
from trianon.server.problems import Refusal
from trianon.server.reading import Damaged, Fault
from trianon.server.rows import Entry, Snapshot, Stored
from trianon.server.views import Views, views_of


class Table(Members):
    """Reads are free; writes go through `Tables`, under the lock."""

    def __init__(self, stored: Stored, game: Game, state: CoreState) -> None:
        super().__init__(stored)
        self.game, self.state = game, state
        self.told: list[Event] = []
        self.views: Views | None = None  # of this state, once they are built
        self.points: list[Source] | None = None  # likewise
        self.lock = asyncio.Lock()
        self.moves = {entry.move_id: entry for entry in stored.entries}
        self.kept = history.effective(stored.entries)
        self.before: CoreState | None = (
            None  # the state before the last action kept, while it is known
        )
        self.revealed: dict[int, bool] = {}  # by action: whether it may have shown anything
        self.touched = time.monotonic()
        self.removed = ""  # once it has left the memory: the code of the reason

    @classmethod
    def loaded(cls, stored: Stored) -> Table:
        """A table from the store; a state that does not fit its digest, its lobby or its log is damaged."""
        game = game_named(stored.header.title)
        edition = game.edition(stored.header.edition or None)
        snapshot = stored.snapshot
        state = game.load(snapshot.data, edition, stored.header.players)
        told = (snapshot.digest, snapshot.asked_seat, snapshot.over, snapshot.seq)
        if told != (game.digest(state), state.asked_seat, bool(state.over), last_seq(stored)):
            raise Damaged(Fault("state", stored.header.id, "snapshots"))
        return cls(stored, game, state)

    @property
    def id(self) -> str:
        """Its name."""
        return self.stored.header.id

    @property
    def seq(self) -> int:
        """How much has been done at this table; pages hear only of what they could notice."""
        return len(self.stored.entries)

    def seq_for(self, readers: Readers, upto: int | None = None) -> int:
        """How many entries up to `upto` are visible to these readers."""
        mask = mask_of(readers)
        return sum(1 for entry in self.stored.entries[:upto] if entry.seen & mask)

    def ply_for(self, readers: Readers) -> int:
        """How many of them were not taken back."""
        mask = mask_of(readers)
        return sum(1 for entry in self.kept if entry.seen & mask)

    @property
    def standing(self) -> tuple[int, int]:
        """How far this copy is: actions, and the version of all that is no move."""
        return self.seq, self.stored.header.version

    @property
    def digest(self) -> str:
        """Of the state, as the log has it."""
        entries = self.stored.entries
        return entries[-1].digest if entries else self.stored.snapshot.digest

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.state.over)

    # Who may what.

    def check_reader(self, session: str, seat: int | None) -> int:
        """The seat whose past somebody may read; anybody's once the game is over."""
        self.check_member(session)
        if seat is None:
            return self.readers(session)[0]
        if not WATCHER <= seat < len(self.seats):
            raise Refusal("malformed", reason="seat")
        if seat != WATCHER and not self.over and seat not in self.held_by(session):
            raise Refusal("not-your-seat", seat=seat)
        return seat

    @property
    def closed(self) -> bool:
        """Whether the host of the house has ended it."""
        return links.CLOSED in self.links

    @property
    def bot(self) -> str:
        """The level of the bot that is asked now; empty if it is somebody else's turn."""
        return "" if self.over or self.closed else self.seats[self.state.asked_seat].played_by_bot

    @property
    def bot_due(self) -> bool:
        """Whether that bot is to think: for people who sit here, or for pages that look at a table of bots."""
        return bool(self.bot) and (bool(self.pages) or self.has_people)

    @cached_property
    def figures(self) -> tuple[str, bytes, int]:
        """What a process that thinks needs to load a state: title, edition (none is the base), players."""
        header = self.stored.header
        edition = msgspec.msgpack.encode(header.edition) if header.edition else b""
        return header.title, edition, header.players

    def state_before(self, place: int) -> CoreState:
        """The state before one of the actions kept."""
        if place == len(self.kept) - 1 and self.before is not None:
            return self.before
        return history.before(self.game, self.stored, place)

    # Changes, after they are stored.

    def advance(
        self, entry: Entry, state: CoreState, told: list[Event], views: Views | None
    ) -> None:
        """One action further, or one back."""
        if entry.undo:
            self.kept.pop()
            self.before = None
        else:
            self.kept.append(entry)
            self.before = self.state
            self.revealed[entry.seq] = reveals(self.game, self.state, state, told)
        self.stored.entries.append(entry)
        self.moves[entry.move_id] = entry
        self.state, self.told, self.views, self.points = state, told, views, None
        self.touched = time.monotonic()

    def snapshot(self, state: CoreState, seq: int, ply: int) -> Snapshot:
        """A state as the store wants it; `ply` is what the lobby shows."""
        place = (seq, ply, state.asked_seat, bool(state.over))
        saved = self.game.save(state)
        return Snapshot(*place, digest_of(saved), saved)

    def all_views(self) -> Views:
        """What every reader sees now, built once for each state."""
        if self.views is None:
            self.views = views_of(self.game, self.state)
        return self.views

    def breakdown(self) -> list[Source]:
        """Every victory point so far, found once for each state."""
        if self.points is None:
            self.points = self.game.breakdown(self.state)
        return self.points


def last_seq(stored: Stored) -> int:
    """How many actions the log has."""
    return stored.entries[-1].seq if stored.entries else 0
