"""The store: what is acknowledged is here. Plain blocking calls; `Tables` runs them in one thread."""

from __future__ import annotations

import secrets
import time
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    RowMapping,
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

from trianon.server import schema
from trianon.server.engine import open_engine
from trianon.server.rows import Entry, Header, Holder, Line, Listed, SeatRow, Standing, Stored

KEY_BYTES = 32
Appended = tuple[str, Entry, Standing]  # a game, its action, where it led
SNAPSHOT = update(schema.snapshots).where(schema.snapshots.c.game == bindparam("key"))
SUMMARY = update(schema.games).where(schema.games.c.id == bindparam("key"))


class Store:
    """One database; every method is one transaction."""

    def __init__(self, data: Path, busy_seconds: float = 5.0, chat_kept: int = 100) -> None:
        self.engine = open_engine(data, busy_seconds)
        self.chat_kept = chat_kept

    def close(self) -> None:
        """Let the file go."""
        self.engine.dispose()

    def alive(self) -> bool:
        """Whether the database answers."""
        with self.engine.begin() as db:
            return db.execute(select(func.count()).select_from(schema.games)).scalar() is not None

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
        with self.engine.begin() as db:
            query = select(schema.sessions.c.name).where(schema.sessions.c.id == session)
            return db.execute(query).scalar()

    def name_session(self, session: str, name: str) -> None:
        """What the browser calls itself."""
        with self.engine.begin() as db:
            row = schema.sessions.c.id == session
            db.execute(update(schema.sessions).where(row).values(name=name))

    # Games.

    def create(self, stored: Stored) -> None:
        """A new game with everything that belongs to it."""
        header, standing = stored.header, stored.standing
        with self.engine.begin() as db:
            db.execute(insert(schema.games).values(**header_values(header), **summary(standing)))
            seed = {"game": header.id, "seed": stored.seed, "start": stored.start}
            db.execute(insert(schema.seeds).values(seed))
            db.execute(insert(schema.snapshots).values(game=header.id, **snapshot(standing)))
            db.execute(insert(schema.seats), [of(header.id, seat) for seat in stored.seats])
            if stored.holders:
                db.execute(insert(schema.holders), [of(header.id, row) for row in stored.holders])
            if stored.entries:
                db.execute(insert(schema.actions), [of(header.id, row) for row in stored.entries])

    def load(self, game: str) -> Stored | None:
        """A game as it was acknowledged; None if there is no such game."""
        with self.engine.begin() as db:
            row = (
                db.execute(select(schema.games).where(schema.games.c.id == game)).mappings().first()
            )
            if row is None:
                return None
            return Stored(
                header=header_of(row),
                **seed_of(db, game),
                standing=standing_of(db, row),
                entries=entries_of(db, game),
                seats=seats_of(db, [game])[game],
                holders=holders_of(db, game),
                watchers=watchers_of(db, game),
                chat=chat_of(db, game, self.chat_kept),
            )

    def append(self, game: str, entry: Entry, standing: Standing) -> None:
        """One action and where it led, in one transaction; IntegrityError if somebody was quicker."""
        self.append_all([(game, entry, standing)])

    def append_all(self, batch: list[Appended]) -> None:
        """Actions of several games in one transaction: all of them, or none."""
        with self.engine.begin() as db:
            db.execute(insert(schema.actions), [of(game, entry) for game, entry, _ in batch])
            db.execute(SNAPSHOT, [{"key": game, **snapshot(at)} for game, _, at in batch])
            db.execute(SUMMARY, [{"key": game, **summary(at)} for game, _, at in batch])

    def find_action(self, game: str, move_id: str) -> int | None:
        """The number under which an action was stored: settles a commit in doubt."""
        table = schema.actions.c
        with self.engine.begin() as db:
            query = select(table.seq).where(table.game == game, table.move_id == move_id)
            return db.execute(query).scalar()

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
            db.execute(update(table).where(row).values(of(game, seat)))
            if holder is not None:
                db.execute(insert(schema.holders).values(of(game, holder)))
            if hot_seat:
                db.execute(update(schema.games).where(schema.games.c.id == game).values(hot_seat=1))

    def save_watch_hash(self, game: str, watch_hash: str) -> None:
        """A new invitation for watchers."""
        with self.engine.begin() as db:
            row = schema.games.c.id == game
            db.execute(update(schema.games).where(row).values(watch_hash=watch_hash))

    def add_watcher(self, game: str, session: str) -> None:
        """Somebody who was let in; twice is once."""
        try:
            with self.engine.begin() as db:
                db.execute(insert(schema.watchers).values(game=game, session=session))
        except IntegrityError:
            return

    def invited_to(self, token_hash: str) -> str | None:
        """The game an invitation belongs to, used or not."""
        seats, games = schema.seats.c, schema.games.c
        with self.engine.begin() as db:
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

    def tables_of(self, session: str) -> list[Listed]:
        """The games a session has a part in, latest first."""
        games = schema.games.c
        seated = select(schema.seats.c.game).where(schema.seats.c.session == session)
        watching = select(schema.watchers.c.game).where(schema.watchers.c.session == session)
        mine = (games.host == session) | games.id.in_(seated) | games.id.in_(watching)
        with self.engine.begin() as db:
            query = select(schema.games).where(mine).order_by(games.touched.desc()).limit(200)
            rows = db.execute(query).mappings().all()
            seats = seats_of(db, [row["id"] for row in rows])
        return [listed(row, seats[row["id"]]) for row in rows]

    def count_tables(self, host: str, since: int) -> tuple[int, int]:
        """Unfinished games: those of a host that were touched since then, and all."""
        games = schema.games.c
        total = select(func.count()).where(games.over == 0)
        mine = total.where(games.host == host, games.touched >= since)
        with self.engine.begin() as db:
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
        with self.engine.begin() as db:
            query = select(games.id).where(is_old(before)).order_by(games.touched)
            return list(db.execute(query).scalars())

    def remove_old(self, game: str, before: int) -> bool:
        """Remove a game if it is still old; somebody may have marked it in the meantime."""
        with self.engine.begin() as db:
            row = schema.games.c.id == game
            return bool(db.execute(delete(schema.games).where(row, is_old(before))).rowcount)

    def old_sessions(self, before: int) -> int:
        """How many sessions were not used since then and have no table."""
        with self.engine.begin() as db:
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


def header_values(header: Header) -> dict[str, Any]:
    """The columns of a header; tables as JSON."""
    values = msgspec.structs.asdict(header)
    values["switches"] = msgspec.json.encode(header.switches).decode()
    values["edition"] = msgspec.json.encode(header.edition).decode()
    return values


def header_of(row: RowMapping) -> Header:
    """A header from its columns."""
    values = {name: row[name] for name in Header.__struct_fields__}
    values["switches"] = msgspec.json.decode(row["switches"])
    values["edition"] = msgspec.json.decode(row["edition"])
    for name in ("practice", "hot_seat", "kept"):
        values[name] = bool(row[name])
    return Header(**values)


def summary(standing: Standing) -> dict[str, Any]:
    """What the lobby shows of a standing."""
    return {
        "ply": standing.ply,
        "asked_seat": standing.asked_seat,
        "over": int(standing.over),
        "touched": int(time.time()),
    }


def snapshot(standing: Standing) -> dict[str, Any]:
    """The columns of a snapshot."""
    return {"seq": standing.seq, "digest": standing.digest, "data": standing.data}


def seed_of(db: Connection, game: str) -> dict[str, Any]:
    """The seed of a game and, for a branch of a running one, where it begins."""
    row = db.execute(select(schema.seeds).where(schema.seeds.c.game == game)).mappings().one()
    return {"seed": row["seed"], "start": row["start"]}


def standing_of(db: Connection, game: RowMapping) -> Standing:
    """The last snapshot."""
    query = select(schema.snapshots).where(schema.snapshots.c.game == game["id"])
    row = db.execute(query).mappings().one()
    place = (game["ply"], game["asked_seat"], bool(game["over"]))
    return Standing(row["seq"], *place, row["digest"], row["data"])


def entries_of(db: Connection, game: str) -> list[Entry]:
    """The whole log."""
    table = schema.actions
    query = select(table).where(table.c.game == game).order_by(table.c.seq)
    names = Entry.__struct_fields__
    rows = db.execute(query).mappings()
    return [
        Entry(**{name: row[name] for name in names} | {"undo": bool(row["undo"])}) for row in rows
    ]


def seats_of(db: Connection, games: list[str]) -> dict[str, list[SeatRow]]:
    """The seats of some games, in order."""
    table = schema.seats
    query = select(table).where(table.c.game.in_(games)).order_by(table.c.game, table.c.seat)
    found: dict[str, list[SeatRow]] = {game: [] for game in games}
    for row in db.execute(query).mappings():
        found[row["game"]].append(
            SeatRow(**{name: row[name] for name in SeatRow.__struct_fields__})
        )
    return found


def holders_of(db: Connection, game: str) -> list[Holder]:
    """Who has held which seat, oldest first."""
    table = schema.holders
    query = select(table).where(table.c.game == game).order_by(table.c.number)
    names = Holder.__struct_fields__
    return [Holder(**{name: row[name] for name in names}) for row in db.execute(query).mappings()]


def watchers_of(db: Connection, game: str) -> set[str]:
    """The sessions that were let in to watch."""
    query = select(schema.watchers.c.session).where(schema.watchers.c.game == game)
    return set(db.execute(query).scalars())


def chat_of(db: Connection, game: str, most: int) -> list[Line]:
    """The last lines, oldest first."""
    table = schema.chat
    query = select(table).where(table.c.game == game).order_by(table.c.id.desc()).limit(most)
    rows = db.execute(query).mappings().all()
    return [Line(row["id"], row["seat"], row["name"], row["text"], row["at"]) for row in rows[::-1]]


def listed(row: RowMapping, seats: list[SeatRow]) -> Listed:
    """A game in the lobby."""
    place = (row["touched"], row["ply"], row["asked_seat"], bool(row["over"]))
    return Listed(header_of(row), *place, seats)
