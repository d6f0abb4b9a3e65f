"""One table in memory: the true state, its log, its seats and the pages that look at it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import cached_property
from itertools import accumulate
from typing import Any

import msgspec

from trianon.core.events import Event
from trianon.core.game import WATCHER, Game, digest_of
from trianon.core.registry import game as game_named
from trianon.core.undo import action_reveals, may_take_back, reveals
from trianon.server import history, holders, links, outgoing, wire
from trianon.server.members import Members, OpenPage, Readers, bit_of, mask_of
from trianon.server.problems import Refusal
from trianon.server.reading import Damaged, Fault
from trianon.server.rows import Entry, Holder, Line, Snapshot, Stored
from trianon.server.views import Views, views_of


class Table(Members):
    """Reads are free; writes go through `Tables`, under the lock."""

    def __init__(self, stored: Stored, game: Game, state: Any) -> None:
        super().__init__(stored)
        self.game, self.state = game, state
        self.told: list[Event] = []
        self.views: Views | None = None  # of this state, once they are built
        self.lock = asyncio.Lock()
        self.moves = {entry.move_id: entry for entry in stored.entries}
        self.kept = history.effective(stored.entries)
        self.before: Any = None  # the state before the last action kept, while it is known
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

    # Undo.

    def undo_of(self, seat: int) -> wire.Undo:
        """Whether a seat may take its last action back, and why not."""
        reason = self.undo_reason(seat)
        return wire.Undo(allowed=not reason, reason=reason)

    def undo_reason(self, seat: int) -> str:
        """The code of the reason against it; empty if there is none."""
        if seat == WATCHER or all(entry.seat != seat for entry in self.kept):
            return "undo-none"
        if self.over:
            return "game-over"
        place = self.last_noticed(seat)
        if self.kept[place].seat != seat or self.bot:  # a bot acts at once
            return "undo-other"
        return "undo-hidden" if self.has_revealed(place) else ""

    def last_noticed(self, seat: int) -> int:
        """The place of the last action kept that a seat could notice; half a choice of another is none."""
        mask = bit_of(seat)
        return max(place for place, entry in enumerate(self.kept) if entry.seen & mask)

    def has_revealed(self, place: int) -> bool:
        """Whether an action may have shown anybody anything, by what happened; found out once."""
        if self.stored.header.rules != self.game.rules_version:
            return True  # the rules have changed since: its past is closed
        entry = self.kept[place]
        if entry.seq not in self.revealed:
            before = self.state_before(place)
            self.revealed[entry.seq] = action_reveals(self.game, before, entry.code)
        return self.revealed[entry.seq]

    def is_locked(self, place: int) -> bool:
        """Both locks of undo on an action and on what followed it unnoticed; runs in a thread."""
        return any(
            not may_take_back(self.game, self.game.copy(self.state_before(number)), entry.code)
            for number, entry in list(enumerate(self.kept))[place:]
        )

    def state_before(self, place: int) -> Any:
        """The state before one of the actions kept."""
        if place == len(self.kept) - 1 and self.before is not None:
            return self.before
        return history.before(self.game, self.stored, place)

    # Changes, after they are stored.

    def advance(self, entry: Entry, state: Any, told: list[Event], views: Views | None) -> None:
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
        self.state, self.told, self.views = state, told, views
        self.touched = time.monotonic()

    def snapshot(self, state: Any, seq: int, ply: int) -> Snapshot:
        """A state as the store wants it; `ply` is what the lobby shows."""
        place = (seq, ply, state.asked_seat, bool(state.over))
        saved = self.game.save(state)
        return Snapshot(*place, digest_of(saved), saved)

    # What is shown.

    def info(self, session: str) -> wire.TableInfo:
        """The table as one session sees it."""
        header = self.stored.header
        there = {who for who, since in self.elsewhere.items() if since is None}
        guests = {
            who for who in there | {page.session for page in self.pages} if not self.held_by(who)
        }
        return wire.TableInfo(
            table=header.id,
            game=header.title,
            rules=header.rules,
            players=header.players,
            switches=header.switches,
            edition=bool(header.edition),
            practice=header.practice,
            branch_of=header.branch_of,
            branch_ply=header.branch_ply,
            commitment=header.commitment,
            created=header.created,
            host=session == header.host,
            solo=self.solo,
            hot_seat=header.hot_seat,
            watchers=len(guests),
            seats=self.seat_infos(session),
            kept=header.kept,
            guests_sit=links.SIT in self.links,
            rematch=self.links.get(links.REMATCH, ""),
            shared=links.SHARED in self.links,
        )

    def welcome(self, session: str) -> wire.Welcome:
        """The answer to a page that says hello."""
        chat = [chat_line(line) for line in self.stored.chat]
        readers = self.readers(session)
        mine, seq = list(self.held_by(session)), self.seq_for(readers)
        return wire.Welcome(self.info(session), mine, seq, chat, self.changes(readers))

    def changes(self, readers: Readers) -> list[wire.SeatLine]:
        """Every change of a seat's holder, numbered as the log of these readers."""
        mask = -1 if self.over else mask_of(readers)
        seqs = [0, *accumulate(bool(entry.seen & mask) for entry in self.stored.entries)]
        public = [row for row in self.record if row.kind in holders.PUBLIC]
        return [holders.line(row, seqs[row.seq]) for row in public]

    def whole(self, readers: Readers) -> wire.Whole:
        """The table as it stands."""
        shown = [self.look(seat, []) for seat in readers]
        return wire.Whole(**self.present_parts(readers), looks=shown)

    def update(self, readers: Readers) -> wire.Update:
        """The last action as these readers may know it."""
        entry = self.stored.entries[-1]
        shown = [self.look(seat, self.told) for seat in readers]
        return wire.Update(
            **self.present_parts(readers), by=entry.seat, undone=entry.undo, looks=shown
        )

    def missed(self, readers: Readers, after: int) -> list[wire.Update]:
        """The updates since `after`, built anew from the log."""
        last = self.seq_for(readers)
        return [
            self.past_update(found, readers, latest=found.seq == last)
            for found in history.moments(self.game, self.stored, mask_of(readers), after + 1)
            if found.entry is not None
        ]

    def past_update(self, found: history.Moment, readers: Readers, latest: bool) -> wire.Update:
        """An update of the past; only the latest says whether undo is possible."""
        game, state, entry = self.game, found.state, found.entry
        assert entry is not None
        undos = [self.undo_of(seat) if latest else outgoing.NO_UNDO for seat in readers]
        return wire.Update(
            seq=found.seq,
            ply=found.ply,
            asked_seat=state.asked_seat,
            by=entry.seat,
            undone=entry.undo,
            looks=[
                outgoing.look(game, state, found.events, seat, undo)
                for seat, undo in zip(readers, undos, strict=True)
            ],
            sources=outgoing.sources(game, state),
            end=outgoing.end(game, state),
        )

    def look(self, seat: int, told: list[Event]) -> wire.Look:
        """One reader's share of the present."""
        undo, seen = self.undo_of(seat), self.all_views()[seat]
        return outgoing.look(self.game, self.state, told, seat, undo, seen)

    def all_views(self) -> Views:
        """What every reader sees now, built once for each state."""
        if self.views is None:
            self.views = views_of(self.game, self.state)
        return self.views

    def present_parts(self, readers: Readers) -> dict[str, Any]:
        """What Whole and Update have in common."""
        return {
            "seq": self.seq_for(readers),
            "ply": self.ply_for(readers),
            "asked_seat": self.state.asked_seat,
            "sources": outgoing.sources(self.game, self.state),
            "end": outgoing.end(self.game, self.state),
        }

    def tell_all(self, message: Callable[[str], wire.ToPage], but: OpenPage | None = None) -> None:
        """Tell every page, built once for each session."""
        built: dict[str, bytes] = {}
        for page in self.pages - {but}:
            if page.session not in built:
                built[page.session] = msgspec.json.encode(message(page.session))
            page.send(built[page.session])

    def tell_update(self) -> None:
        """The last action to every page that could notice it, built once for all who see the same."""
        built: dict[Readers, bytes] = {}
        seen = self.stored.entries[-1].seen
        for page in list(self.pages):
            readers = self.readers(page.session)
            if not seen & mask_of(readers):
                continue
            if readers not in built:
                built[readers] = msgspec.json.encode(self.update(readers))
            page.send(built[readers])

    def tell_table(self, but: OpenPage | None = None) -> None:
        """Seats, names or presence have changed."""
        self.tell_all(
            lambda session: wire.TableChanged(self.info(session), list(self.held_by(session))), but
        )

    def tell_change(self, row: Holder) -> None:
        """A seat has changed hands."""

        def line(session: str) -> wire.Change:
            seq = self.seq if self.over else self.seq_for(self.readers(session))
            return wire.Change(holders.line(row, seq))

        self.tell_all(line)

    def tell_line(self, line: Line) -> None:
        """A line of chat."""
        self.tell_all(lambda _: wire.Said(chat_line(line)))


def last_seq(stored: Stored) -> int:
    """How many actions the log has."""
    return stored.entries[-1].seq if stored.entries else 0


def chat_line(line: Line) -> wire.ChatLine:
    """A line of chat on the wire."""
    return wire.ChatLine(line.id, line.seat, line.name, line.text, line.at)
