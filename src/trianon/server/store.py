"""The store: what is acknowledged is here. Plain blocking calls; `Tables` runs them in one thread."""

from __future__ import annotations

import secrets
import shutil
import time
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    RowMapping,
    Table,
    and_,
    bindparam,
    delete,
    exists,
    func,
    insert,
    not_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from trianon.server import digests, schema
from trianon.server.engine import READING, open_engine
from trianon.server.reading import Damaged, Fault, Row, asked, believed, listed, read
from trianon.server.rows import (
    Entry,
    Header,
    Holder,
    Line,
    Listed,
    SeatRow,
    Standing,
    Stored,
    Wreck,
)

KEY_BYTES = 32
Appended = tuple[str, Entry, Standing]  # a game, its action, where it led
SNAPSHOT = update(schema.snapshots).where(schema.snapshots.c.game == bindparam("key"))
SUMMARY = update(schema.games).where(schema.games.c.id == bindparam("key"))


class Store:
    """One database; every method is one transaction."""

    def __init__(self, data: Path, busy_seconds: float = 5.0, chat_kept: int = 100) -> None:
        self.engine = open_engine(data, busy_seconds)
        self.reader = self.engine.execution_options(**READING)
        self.data = data
        self.chat_kept = chat_kept

    def close(self) -> None:
        """Let the file go."""
        self.engine.dispose()

    def alive(self, spare_bytes: int) -> bool:
        """Whether a move could be stored now: there is room, and something written is on the disk."""
        if shutil.disk_usage(self.data).free < spare_bytes:
            return False
        with self.engine.begin() as db:
            number = db.exec_driver_sql("PRAGMA user_version").scalar()
            db.exec_driver_sql(f"PRAGMA user_version = {1 - int(bool(number))}")
        return True

    # Sessions.

    def key(self, name: str) -> bytes:
        """A secret of the server itself, made when it is first asked for."""
        keys = schema.keys
        with self.engine.begin() as db:
            found = db.execute(select(keys.c.value).where(keys.c.name == name)).scalar()
            if found is None:
                found = secrets.token_bytes(KEY_BYTES)
                db.execute(insert(keys).values(name=name, value=found))
            return bytes(found)

    def use_session(self, session: str, now: int) -> None:
        """A browser has done something: its first act writes its row."""
        table = schema.sessions
        with self.engine.begin() as db:
            row = update(table).where(table.c.id == session).values(used=now)
            if not db.execute(row).rowcount:
                db.execute(insert(table).values(id=session, name="", created=now, used=now))

    def session_name(self, session: str) -> str | None:
        """The name of a session, None if there is no such session."""
        with self.reader.begin() as db:
            query = select(schema.sessions.c.name).where(schema.sessions.c.id == session)
            return db.execute(query).scalar()

    def name_session(self, session: str, name: str) -> None:
        """What the browser calls itself."""
        with self.engine.begin() as db:
            row = schema.sessions.c.id == session
            db.execute(update(schema.sessions).where(row).values(name=name))

    # Games.

    def create(self, stored: Stored) -> None:
        """A new game with everything that belongs to it; its log becomes a chain of its own."""
        header, standing = stored.header, stored.standing
        stored.entries = digests.chained(header, stored.entries)
        head = digests.head_of(header, stored.entries)
        seed = {"game": header.id, "seed": stored.seed, "start": stored.start}
        first = {"game": header.id, **snapshot(header.id, head, standing)}
        with self.engine.begin() as db:
            values = marked(schema.games, header_values(header))
            db.execute(insert(schema.games).values(**values, **summary(standing)))
            db.execute(insert(schema.seeds).values(marked(schema.seeds, seed)))
            db.execute(insert(schema.snapshots).values(first))
            for holder in stored.holders:
                add_holder(db, header.id, stored.seats[holder.seat], holder)
            seats = [marked(schema.seats, of(header.id, seat)) for seat in stored.seats]
            db.execute(insert(schema.seats), seats)
            if stored.entries:
                db.execute(insert(schema.actions), [of(header.id, row) for row in stored.entries])

    def load(self, game: str) -> Stored | None:
        """A game as it was acknowledged; None if there is no such game, Damaged if it is not as it was."""
        with self.reader.begin() as db:
            rows = read(db, game)
            return believed(rows, chat_of(db, game, self.chat_kept)) if rows else None

    def append(self, game: str, entry: Entry, standing: Standing) -> None:
        """One action and where it led, in one transaction; IntegrityError if somebody was quicker."""
        self.append_all([(game, entry, standing)])

    def append_all(self, batch: list[Appended]) -> None:
        """Actions of several games in one transaction: all of them, or none."""
        with self.engine.begin() as db:
            db.execute(insert(schema.actions), [of(game, entry) for game, entry, _ in batch])
            snapshots = [
                {"key": game, **snapshot(game, entry.chain, at)} for game, entry, at in batch
            ]
            db.execute(SNAPSHOT, snapshots)
            db.execute(SUMMARY, [{"key": game, **summary(at)} for game, _, at in batch])

    def find_action(self, game: str, move_id: str) -> int | None:
        """The number under which an action was stored: settles a commit in doubt."""
        table = schema.actions.c
        with self.reader.begin() as db:
            query = select(table.seq).where(table.game == game, table.move_id == move_id)
            return db.execute(query).scalar()

    def host_of(self, game: str) -> str | None:
        """Who made a game; None if there is no such game."""
        with self.reader.begin() as db:
            return db.execute(select(schema.games.c.host).where(schema.games.c.id == game)).scalar()

    def remove(self, game: str) -> None:
        """A game and all that belongs to it."""
        with self.engine.begin() as db:
            db.execute(delete(schema.games).where(schema.games.c.id == game))

    # Seats, watchers, chat.

    def save_seat(
        self, game: str, seat: SeatRow, holder: Holder | None = None, hot_seat: bool = False
    ) -> None:
        """A seat after a change, with its line of the record; a table can become hot-seat by it."""
        table = schema.seats
        with self.engine.begin() as db:
            row = (table.c.game == game) & (table.c.seat == seat.seat)
            if holder is not None:
                add_holder(db, game, seat, holder)
            db.execute(update(table).where(row).values(marked(table, of(game, seat))))
            if hot_seat:
                change(db, schema.games, schema.games.c.id == game, hot_seat=1)

    def save_watch_hash(self, game: str, watch_hash: str) -> None:
        """A new invitation for watchers."""
        with self.engine.begin() as db:
            change(db, schema.games, schema.games.c.id == game, watch_hash=watch_hash)

    def add_watcher(self, game: str, session: str) -> None:
        """Somebody who was let in; twice is once."""
        try:
            with self.engine.begin() as db:
                values = marked(schema.watchers, {"game": game, "session": session})
                db.execute(insert(schema.watchers).values(values))
        except IntegrityError:
            return

    def invited_to(self, token_hash: str) -> str | None:
        """The game an invitation belongs to, used or not."""
        seats, games = schema.seats.c, schema.games.c
        with self.reader.begin() as db:
            by_seat = (seats.token_hash == token_hash) | (seats.used_hash == token_hash)
            found = db.execute(select(seats.game).where(by_seat)).scalar()
            return (
                found or db.execute(select(games.id).where(games.watch_hash == token_hash)).scalar()
            )

    def say(self, game: str, line: Line) -> None:
        """A line of chat."""
        with self.engine.begin() as db:
            db.execute(insert(schema.chat).values(of(game, line)))

    # The lobby.

    def tables_of(self, session: str) -> list[Listed | Wreck]:
        """The games a session has a part in, latest first; read row by row."""
        games = schema.games.c
        seated = select(schema.seats.c.game).where(schema.seats.c.session == session)
        watching = select(schema.watchers.c.game).where(schema.watchers.c.session == session)
        mine = (games.host == session) | games.id.in_(seated) | games.id.in_(watching)
        with self.reader.begin() as db:
            query = select(schema.games).where(mine).order_by(games.touched.desc()).limit(200)
            rows = asked(db, query)
            at_these = schema.seats.c.game.in_([row["id"] for row in rows])
            order = (schema.seats.c.game, schema.seats.c.seat)
            seats = asked(db, select(schema.seats).where(at_these).order_by(*order))
        mine_at: dict[str, list[Row]] = {row["id"]: [] for row in rows}
        for seat in seats:
            mine_at[seat["game"]].append(seat)
        return [listed_or_wreck(row, mine_at[row["id"]]) for row in rows]

    def count_tables(self, host: str, since: int) -> tuple[int, int]:
        """Unfinished games: those of a host that were touched since then, and all."""
        games = schema.games.c
        total = select(func.count()).where(games.over == 0)
        mine = total.where(games.host == host, games.touched >= since)
        with self.reader.begin() as db:
            return db.execute(mine).scalar() or 0, db.execute(total).scalar() or 0

    # What need not be kept.

    def keep(self, game: str, kept: bool) -> bool:
        """Mark a game as kept, or no longer; whether it is still there."""
        with self.engine.begin() as db:
            row = schema.games.c.id == game
            changed = db.execute(update(schema.games).where(row).values(kept=int(kept)))
            return bool(changed.rowcount)

    def old_tables(self, before: int) -> list[str]:
        """Finished games nobody has touched since then nor marked as kept, the oldest first."""
        games = schema.games.c
        with self.reader.begin() as db:
            query = select(games.id).where(is_old(before)).order_by(games.touched)
            return list(db.execute(query).scalars())

    def remove_old(self, game: str, before: int) -> bool:
        """Remove a game if it is still old; somebody may have marked it in the meantime."""
        with self.engine.begin() as db:
            row = schema.games.c.id == game
            return bool(db.execute(delete(schema.games).where(row, is_old(before))).rowcount)

    def old_sessions(self, before: int) -> int:
        """How many sessions were not used since then and have no table."""
        with self.reader.begin() as db:
            query = select(func.count()).select_from(schema.sessions).where(is_unused(before))
            return db.execute(query).scalar() or 0

    def remove_old_sessions(self, before: int) -> int:
        """Forget those sessions; how many they were."""
        with self.engine.begin() as db:
            return db.execute(delete(schema.sessions).where(is_unused(before))).rowcount


def is_old(before: int) -> ColumnElement[bool]:
    """A finished game that nobody has touched since then nor marked as kept."""
    games = schema.games.c
    return and_(games.over == 1, games.kept == 0, games.touched < before)


def is_unused(before: int) -> ColumnElement[bool]:
    """A session that was not used since then and has a part in no game."""
    session = schema.sessions.c.id
    parts = (schema.seats.c.session, schema.watchers.c.session, schema.games.c.host)
    parted = [exists().where(part == session) for part in parts]
    return and_(schema.sessions.c.used < before, *(not_(part) for part in parted))


def of(game: str, row: Any) -> dict[str, Any]:
    """The columns of a row that belongs to a game."""
    return {"game": game, **msgspec.structs.asdict(row)}


def marked(table: Table, values: dict[str, Any]) -> dict[str, Any]:
    """The columns of a row with its digest."""
    return {**values, "mark": digests.mark(table.name, values)}


def add_holder(db: Connection, game: str, seat: SeatRow, holder: Holder) -> None:
    """The next row of a table's record, tied to the one before and to its seat."""
    table = schema.holders
    last = select(table.c.mark).where(table.c.game == game).order_by(table.c.number.desc())
    values = of(game, holder)
    mark = digests.holder_mark(db.execute(last.limit(1)).scalar() or "", values)
    db.execute(insert(table).values(**values, mark=mark))
    seat.noted = holder.number


def change(db: Connection, table: Table, which: Any, **values: Any) -> None:
    """Change a row that is as it was written; what has been damaged is not marked as good."""
    for row in asked(db, select(table).where(which)):
        if row["mark"] != digests.mark(table.name, row):
            raise Damaged(Fault("digest", row.get("game") or row["id"], table.name))
        db.execute(update(table).where(which).values(marked(table, {**row, **values})))


def header_values(header: Header) -> dict[str, Any]:
    """The columns of a header; tables as JSON."""
    values = msgspec.structs.asdict(header)
    values["switches"] = msgspec.json.encode(header.switches).decode()
    values["edition"] = msgspec.json.encode(header.edition).decode()
    return values


def summary(standing: Standing) -> dict[str, Any]:
    """What the lobby shows of a standing."""
    return {
        "ply": standing.ply,
        "asked_seat": standing.asked_seat,
        "over": int(standing.over),
        "touched": int(time.time()),
    }


def snapshot(game: str, head: str, standing: Standing) -> dict[str, Any]:
    """The columns of a snapshot; its digest ties it to the end of the log."""
    mark = digests.standing_mark(head, of(game, standing))
    return {"seq": standing.seq, "digest": standing.digest, "data": standing.data, "mark": mark}


def chat_of(db: Connection, game: str, most: int) -> list[Line]:
    """The last lines, oldest first; one that cannot be read is left out: it is no part of play."""
    table = schema.chat
    query = select(table).where(table.c.game == game).order_by(table.c.id.desc()).limit(most)
    return [line for row in db.execute(query).mappings().all()[::-1] for line in line_of(row)]


def line_of(row: RowMapping) -> list[Line]:
    """A line of chat, if it is one."""
    try:
        return [msgspec.convert({name: row[name] for name in Line.__struct_fields__}, Line)]
    except msgspec.ValidationError:
        return []


def listed_or_wreck(row: Row, seats: list[Row]) -> Listed | Wreck:
    """A game in the lobby, whatever was done to it."""
    try:
        return listed(row, seats)
    except Exception:
        touched = row["touched"] if isinstance(row["touched"], int) else 0
        return Wreck(str(row["id"]), str(row["title"]), str(row["host"]), touched)
