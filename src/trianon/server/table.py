"""One table in memory: the true state, its log, its seats and the pages that look at it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from trianon.core.events import Event
from trianon.core.game import WATCHER, Game
from trianon.core.registry import game as game_named
from trianon.core.undo import teaches
from trianon.server import history, looks, wire
from trianon.server.problems import Refusal
from trianon.server.rows import BOT, HUMAN, OPEN, Entry, Line, SeatRow, Standing, Stored

Readers = tuple[int, ...]


class Page(Protocol):
    """An open page: it takes bytes and never makes the table wait."""

    session: str

    def send(self, data: bytes) -> None:
        """Queue a message."""

    def refuse(self, error: Refusal) -> None:
        """Say why, and close."""


class Table:
    """Reads are free; writes go through `Tables`, under the lock."""

    def __init__(self, stored: Stored, game: Game, state: Any) -> None:
        self.stored, self.game, self.state = stored, game, state
        self.told: list[Event] = []
        self.lock = asyncio.Lock()
        self.moves = {entry.move_id: entry for entry in stored.entries}
        self.kept = history.effective(stored.entries)
        self.before: Any = None  # the state before the last action kept, once somebody asks
        self.hidden_seen: bool | None = None  # whether that action taught anybody anything
        self.pages: set[Page] = set()
        self.left: dict[str, float] = {}  # when the last page of a session closed
        self.opened = self.touched = time.monotonic()
        self.removed = False

    @classmethod
    def loaded(cls, stored: Stored) -> Table:
        """A table from the store; a state that does not fit its digest is left alone."""
        game = game_named(stored.header.title)
        edition = game.edition(stored.header.edition or None)
        state = game.load(stored.standing.data, edition, stored.header.players)
        if game.digest(state) != stored.standing.digest or stored.standing.seq != last_seq(stored):
            raise Refusal("damaged")
        return cls(stored, game, state)

    @property
    def id(self) -> str:
        """Its name."""
        return self.stored.header.id

    @property
    def seq(self) -> int:
        """How much has been done at this table."""
        return len(self.stored.entries)

    @property
    def seats(self) -> list[SeatRow]:
        """Who sits where."""
        return self.stored.seats

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.state.over)

    # Who may what.

    def held_by(self, session: str) -> Readers:
        """The seats of a session."""
        return tuple(
            seat.seat for seat in self.seats if seat.kind == HUMAN and seat.session == session
        )

    def readers(self, session: str) -> Readers:
        """The eyes of a session: its seats, or a watcher's."""
        return self.held_by(session) or (WATCHER,)

    def is_member(self, session: str) -> bool:
        """Whether somebody was let in at all."""
        header = self.stored.header
        known = session == header.host or session in self.stored.watchers
        return known or bool(self.held_by(session))

    def check_member(self, session: str) -> None:
        """Refuse strangers."""
        if not self.is_member(session):
            raise Refusal("not-at-table")

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

    def seat(self, number: int) -> SeatRow:
        """A seat by its number."""
        if not 0 <= number < len(self.seats):
            raise Refusal("malformed", reason="seat")
        return self.seats[number]

    def is_here(self, session: str) -> bool:
        """Whether a page of this session is open."""
        return any(page.session == session for page in self.pages)

    def is_away(self, session: str, grace: float) -> bool:
        """Whether the last page of a session closed some time ago."""
        last = self.left.get(session, self.opened)
        return not self.is_here(session) and time.monotonic() - last >= grace

    @property
    def solo(self) -> bool:
        """One human seat, the rest bots."""
        kinds = [seat.kind for seat in self.seats]
        return kinds.count(HUMAN) == 1 and OPEN not in kinds

    @property
    def bot(self) -> str:
        """The level of the bot that is asked now; empty if it is somebody else's turn."""
        return "" if self.over else self.seats[self.state.asked_seat].played_by_bot

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
        if self.kept[-1].seat != seat:
            return "undo-other"
        return "undo-hidden" if self.last_taught() else ""

    def last_taught(self) -> bool:
        """Whether anybody learned something hidden from the last action; found out once."""
        if self.hidden_seen is None:
            try:
                self.recall()
                self.hidden_seen = teaches(self.game, self.before, self.kept[-1].code)
            except Refusal:  # the rules have changed since: its past is closed
                self.hidden_seen = True
        return self.hidden_seen

    def recall(self) -> None:
        """Find the state before the last action kept."""
        if self.before is None:
            found = history.before_last(self.game, self.stored)
            assert found is not None
            self.before = found[1]

    # Changes, after they are stored.

    def advance(self, entry: Entry, state: Any, told: list[Event]) -> None:
        """One action further, or one back."""
        if entry.undo:
            self.kept.pop()
            self.before = None
        else:
            self.kept.append(entry)
            self.before = self.state
        self.stored.entries.append(entry)
        self.moves[entry.move_id] = entry
        self.state, self.told, self.hidden_seen = state, told, None
        self.touched = time.monotonic()

    def standing(self, state: Any, seq: int) -> Standing:
        """A state as the store wants it."""
        game = self.game
        place = (seq, state.ply, state.asked_seat, bool(state.over))
        return Standing(*place, game.digest(state), game.save(state))

    # What is shown.

    def info(self, session: str) -> wire.TableInfo:
        """The table as one session sees it."""
        header = self.stored.header
        guests = {page.session for page in self.pages if not self.held_by(page.session)}
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
            watchers=len(guests),
            seats=[seat_info(seat, session, self.is_here(seat.session)) for seat in self.seats],
        )

    def welcome(self, session: str) -> wire.Welcome:
        """The answer to a page that says hello."""
        chat = [chat_line(line) for line in self.stored.chat]
        return wire.Welcome(self.info(session), list(self.held_by(session)), self.seq, chat)

    def whole(self, readers: Readers) -> wire.Whole:
        """The table as it stands."""
        return wire.Whole(**self.standing_parts(), looks=[self.look(seat, []) for seat in readers])

    def update(self, readers: Readers) -> wire.Update:
        """The last action as these readers may know it."""
        entry = self.stored.entries[-1]
        shown = [self.look(seat, self.told) for seat in readers]
        return wire.Update(**self.standing_parts(), by=entry.seat, undone=entry.undo, looks=shown)

    def missed(self, readers: Readers, after: int) -> list[wire.Update]:
        """The updates since `after`, built anew from the log."""
        updates = []
        for found in history.moments(self.game, self.stored):
            if found.seq > after and found.entry is not None:
                updates.append(self.past_update(found, readers))
        return updates

    def past_update(self, found: history.Moment, readers: Readers) -> wire.Update:
        """An update of the past; only the latest says whether undo is possible."""
        game, state, entry = self.game, found.state, found.entry
        assert entry is not None
        latest = found.seq == self.seq
        return wire.Update(
            seq=found.seq,
            ply=state.ply,
            asked_seat=state.asked_seat,
            by=entry.seat,
            undone=entry.undo,
            looks=[
                looks.look(game, state, found.events, seat, self.undo_of(seat))
                if latest
                else looks.look(game, state, found.events, seat)
                for seat in readers
            ],
            sources=looks.sources(game, state),
            end=looks.end(game, state),
        )

    def look(self, seat: int, told: list[Event]) -> wire.Look:
        """One reader's share of the present."""
        return looks.look(self.game, self.state, told, seat, self.undo_of(seat))

    def standing_parts(self) -> dict[str, Any]:
        """What Whole and Update have in common."""
        return {
            "seq": self.seq,
            "ply": self.state.ply,
            "asked_seat": self.state.asked_seat,
            "sources": looks.sources(self.game, self.state),
            "end": looks.end(self.game, self.state),
        }

    def tell_all(self, message: Callable[[str], wire.ToPage], but: Page | None = None) -> None:
        """Tell every page, built once for each session."""
        built: dict[str, bytes] = {}
        for page in self.pages - {but}:
            if page.session not in built:
                built[page.session] = msgspec.json.encode(message(page.session))
            page.send(built[page.session])

    def tell_update(self) -> None:
        """The last action to every page, built once for all who see the same."""
        built: dict[Readers, bytes] = {}
        for page in list(self.pages):
            readers = self.readers(page.session)
            if readers not in built:
                built[readers] = msgspec.json.encode(self.update(readers))
            page.send(built[readers])

    def tell_table(self, but: Page | None = None) -> None:
        """Seats, names or presence have changed."""
        self.tell_all(
            lambda session: wire.Table(self.info(session), list(self.held_by(session))), but
        )

    def tell_line(self, line: Line) -> None:
        """A line of chat."""
        self.tell_all(lambda _: wire.Said(chat_line(line)))


def last_seq(stored: Stored) -> int:
    """How many actions the log has."""
    return stored.entries[-1].seq if stored.entries else 0


def chat_line(line: Line) -> wire.ChatLine:
    """A line of chat on the wire."""
    return wire.ChatLine(line.id, line.seat, line.name, line.text, line.at)


def seat_info(seat: SeatRow, session: str, here: bool) -> wire.SeatInfo:
    """A seat as one session sees it: never who holds it, only whether it is he himself."""
    human = seat.kind == HUMAN
    return wire.SeatInfo(
        seat=seat.seat,
        kind=seat.kind,
        name=seat.name,
        level=seat.level,
        stand_in=seat.stand_in,
        here=(human and here) or seat.kind == BOT,
        mine=human and seat.session == session,
    )
