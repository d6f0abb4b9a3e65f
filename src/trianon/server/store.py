"""The store: what is acknowledged is here. Plain blocking calls; `Tables` runs them in one thread."""

from __future__ import annotations

import secrets
import time
from typing import Any

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Integer,
    RowMapping,
    Table,
    and_,
    bindparam,
    delete,
    exists,
    func,
    insert,
    not_,
    or_,
    select,
    update,
)
from sqlalchemy.dialects.postgresql import insert as insert_postgresql
from sqlalchemy.dialects.sqlite import insert as insert_sqlite
from sqlalchemy.exc import IntegrityError

from trianon.server import arrivals, builds, digests, jobs, links, postgres, quotas, schema, sqlite
from trianon.server.copies import Copy, lacking
from trianon.server.database import open_engine, reader_of
from trianon.server.place import Where, place_of
from trianon.server.reading import Damaged, Fault, Row, asked, believed, entry_of, listed, read
from trianon.server.rows import (
    Entry,
    Header,
    Holder,
    JobKey,
    JobRow,
    Line,
    Listed,
    News,
    SeatRow,
    Snapshot,
    Step,
    Stored,
    Wreck,
)
from trianon.server.settings import Rate

KEY_BYTES = 32
APPENDED = insert(schema.actions)
LAST = exists().where(  # the action before, as it was when this one was checked
    schema.actions.c.game == bindparam("key"),
    schema.actions.c.seq == bindparam("before"),
    schema.actions.c.chain == bindparam("head"),
)
SNAPSHOT = update(schema.snapshots).where(
    schema.snapshots.c.game == bindparam("key"),
    schema.snapshots.c.seq == bindparam("before"),
    or_(bindparam("before", type_=Integer) == 0, LAST),
)
SUMMARY = update(schema.games).where(
    schema.games.c.id == bindparam("key"), schema.games.c.version == bindparam("known")
)
STANDING = select(
    schema.games.c.id, schema.snapshots.c.seq, schema.games.c.version, schema.snapshots.c.digest
).join_from(schema.games, schema.snapshots)
Standing = tuple[int, int, str]  # how many actions, which version, the digest of the state


class Outdated(Exception):
    """A table has changed elsewhere since it was looked at."""


class Store:
    """One database; every method is one transaction."""

    def __init__(self, where: Where, busy_seconds: float = 5.0, chat_kept: int = 100) -> None:
        self.place = place_of(where)
        self.engine = open_engine(self.place, busy_seconds)
        self.reader = reader_of(self.engine)
        self.alone = self.engine.execution_options(isolation_level="AUTOCOMMIT")  # lone statements
        self.chat_kept = chat_kept

    def close(self) -> None:
        """Let the database go."""
        self.engine.dispose()

    def alive(self, spare_bytes: int) -> bool:
        """Whether a move could be stored now: there is room, and something written is on the disk."""
        if self.place.file is not None:
            return sqlite.writes(self.engine, self.place.file, spare_bytes)
        return postgres.writes_here(self.engine)

    # Sessions.

    def key(self, name: str) -> bytes:
        """A secret of the server itself, made when it is first asked for."""
        keys, fresh = schema.keys, secrets.token_bytes(KEY_BYTES)
        with self.engine.begin() as db:
            self.add_once(db, keys, name=name, value=fresh)
            found = db.execute(select(keys.c.value).where(keys.c.name == name)).scalar()
            return bytes(found or b"")

    def use_session(self, session: str, now: int) -> None:
        """A browser has done something: its first act writes its row."""
        table = schema.sessions
        with self.engine.begin() as db:
            self.add_once(db, table, id=session, name="", created=now, used=now)
            db.execute(update(table).where(table.c.id == session).values(used=now))

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

    def add_once(self, db: Connection, table: Table, **values: Any) -> bool:
        """A row, unless there is one with its key; whether it is new."""
        row = (insert_sqlite if self.place.file is not None else insert_postgresql)(table)
        return bool(db.execute(row.values(values).on_conflict_do_nothing()).rowcount)

    # Games.

    def create(self, stored: Stored, job: JobRow | None = None) -> None:
        """A new game with everything that belongs to it; its log becomes a chain of its own."""
        header, snapshot = stored.header, stored.snapshot
        stored.entries = digests.chained(header, stored.entries)
        head = digests.head_of(header, stored.entries)
        seed = {"game": header.id, "seed": stored.seed, "start": stored.start}
        first = {"game": header.id, **snapshot_values(header.id, head, snapshot)}
        with self.engine.begin() as db:
            values = marked(schema.games, header_values(header))
            db.execute(insert(schema.games).values(**values, **summary(snapshot)))
            db.execute(insert(schema.seeds).values(marked(schema.seeds, seed)))
            db.execute(insert(schema.snapshots).values(first))
            for holder in stored.holders:
                add_holder(db, header.id, stored.seats[holder.seat], holder)
            seats = [marked(schema.seats, of(header.id, seat)) for seat in stored.seats]
            db.execute(insert(schema.seats), seats)
            if stored.entries:
                db.execute(insert(schema.actions), [of(header.id, row) for row in stored.entries])
            for kind, value in stored.links.items():
                links.tie(db, header.id, kind, value)
            jobs.replace(db, [], [job])

    def load(self, game: str) -> Stored | None:
        """A game as it was acknowledged; None if there is no such game, Damaged if it is not as it was."""
        with self.reader.begin() as db:
            return self.whole(db, game)

    def whole(self, db: Connection, game: str) -> Stored | None:
        """All rows of a game, believed only if they fit."""
        rows = read(db, game)
        if rows is None:
            return None
        stored = believed(rows, chat_of(db, game, self.chat_kept))
        stored.links = links.links_of(db, game)
        return stored

    def append(self, game: str, entry: Entry, snapshot: Snapshot) -> None:
        """One action and where it led, in one transaction; IntegrityError if somebody was quicker."""
        with self.reader.begin() as db:
            chain = select(schema.actions.c.chain).where(schema.actions.c.game == game)
            before = chain.where(schema.actions.c.seq == entry.seq - 1)
            head = db.execute(before).scalar() or ""
        self.append_all([Step(game, entry, snapshot, head=head)])

    def append_all(self, batch: list[Step]) -> None:
        """Actions of several games in one transaction, or none; Outdated if seats or the log have changed.

        A log goes on only from the end it was checked at: one that has become shorter (a database that
        came back without its last actions) gets no gap, and one that went another way no broken chain.
        """
        batch = sorted(batch, key=lambda step: step.game)  # two processes never wait for each other
        with self.engine.begin() as db:
            summaries = [
                {"key": step.game, "known": step.version, **summary(step.snapshot)}
                for step in batch
            ]
            if db.execute(SUMMARY, lone(summaries)).rowcount != len(batch):
                raise Outdated
            db.execute(APPENDED, lone([of(step.game, step.entry) for step in batch]))
            snapshots = [
                {"key": one.game, "before": one.entry.seq - 1, "head": one.head}
                | snapshot_values(one.game, one.entry.chain, one.snapshot)
                for one in batch
            ]
            if db.execute(SNAPSHOT, lone(snapshots)).rowcount != len(batch):
                raise Outdated
            done = [step.game for step in batch if step.ends]
            jobs.replace(db, done, [step.job for step in batch])

    def has(self, game: str, entry: Entry) -> bool:
        """Whether exactly this action was stored: settles a commit in doubt."""
        table = schema.actions.c
        this = (table.game == game, table.seq == entry.seq, table.chain == entry.chain)
        with self.reader.begin() as db:
            return db.execute(select(table.seq).where(*this)).scalar() is not None

    def standings(self, games: list[str]) -> dict[str, Standing]:
        """How far some games are; those that are gone are missing."""
        with self.reader.begin() as db:
            rows = db.execute(STANDING.where(schema.games.c.id.in_(games)))
            return {row[0]: (row[1], row[2], row[3]) for row in rows}

    def news(self, game: str, seq: int, version: int) -> News | None:
        """What a copy lacks that has so many actions and this version; None if the game is gone."""
        with self.reader.begin() as db:
            found = db.execute(STANDING.where(schema.games.c.id == game)).first()
            if found is None:
                return None
            place = (found.seq, found.digest)
            if found.version != version:
                stored = self.whole(db, game)
                later = stored.entries[seq:] if stored else []
                return News(*place, later, found.version, stored) if stored else None
            if found.seq <= seq:
                return News(*place, [], version)
            table = schema.actions
            rows = select(table).where(table.c.game == game, table.c.seq > seq)
            later = [entry_of(row) for row in asked(db, rows.order_by(table.c.seq))]
            return News(*place, later, version)

    def all_news(self, wanted: list[Copy]) -> dict[str, News]:
        """What some copies lack; where several processes write, in one statement and without seats."""
        if self.place.shared:
            with self.alone.connect() as db:
                return lacking(db, wanted)
        found = {one.game: self.news(one.game, one.seq, one.version) for one in wanted}
        return {game: news for game, news in found.items() if news is not None}

    def host_of(self, game: str) -> str | None:
        """Who made a game; None if there is no such game."""
        with self.reader.begin() as db:
            return db.execute(select(schema.games.c.host).where(schema.games.c.id == game)).scalar()

    def remove(self, game: str, version: int | None = None) -> None:
        """A game and all that belongs to it; Outdated if its version is not this one."""
        with self.engine.begin() as db:
            if version is not None:
                raise_version(db, game, version)
            db.execute(delete(schema.games).where(schema.games.c.id == game))

    # Seats, watchers, chat.

    def save_seat(
        self,
        game: str,
        version: int,
        seat: SeatRow,
        holder: Holder | None = None,
        hot_seat: bool = False,
        todo: list[JobRow] | None = None,
    ) -> None:
        """A seat after a change, with its line of the record; a table can become hot-seat by it."""
        table = schema.seats
        with self.engine.begin() as db:
            raise_version(db, game, version)
            row = (table.c.game == game) & (table.c.seat == seat.seat)
            if holder is not None:
                add_holder(db, game, seat, holder)
            db.execute(update(table).where(row).values(marked(table, of(game, seat))))
            if hot_seat:
                change(db, schema.games, schema.games.c.id == game, hot_seat=1)
            if todo is not None:
                jobs.replace(db, [game], todo)

    def save_watch_hash(self, game: str, version: int, watch_hash: str) -> None:
        """A new invitation for watchers."""
        with self.engine.begin() as db:
            raise_version(db, game, version)
            change(db, schema.games, schema.games.c.id == game, watch_hash=watch_hash)

    def add_watcher(self, game: str, version: int, session: str) -> None:
        """Somebody who was let in; twice is once."""
        with self.engine.begin() as db:
            raise_version(db, game, version)
            self.add_once(
                db, schema.watchers, **marked(schema.watchers, {"game": game, "session": session})
            )

    def invited_to(self, token_hash: str) -> str | None:
        """The game an invitation belongs to, used or not."""
        seats, games = schema.seats.c, schema.games.c
        with self.reader.begin() as db:
            by_seat = (seats.token_hash == token_hash) | (seats.used_hash == token_hash)
            found = db.execute(select(seats.game).where(by_seat)).scalar()
            found = found or links.tied(db, links.NEXT, token_hash)
            return (
                found or db.execute(select(games.id).where(games.watch_hash == token_hash)).scalar()
            )

    def tie(self, game: str, version: int, kind: str, value: str) -> None:
        """Tie a game to something, or untie it."""
        with self.engine.begin() as db:
            raise_version(db, game, version)
            links.tie(db, game, kind, value)

    def tied(self, kind: str, value: str) -> str | None:
        """The game that is tied to this."""
        with self.reader.begin() as db:
            return links.tied(db, kind, value)

    def snapshots_of(self, games: list[str]) -> dict[str, bytes]:
        """Where some games stand."""
        table = schema.snapshots.c
        with self.reader.begin() as db:
            rows = db.execute(select(table.game, table.data).where(table.game.in_(games)))
            return {str(game): bytes(data) for game, data in rows}

    def say(self, game: str, version: int, line: Line) -> None:
        """A line of chat."""
        with self.engine.begin() as db:
            raise_version(db, game, version)
            db.execute(insert(schema.chat).values(of(game, line)))

    # Jobs.

    def free_jobs(self) -> None:
        """Nobody is at work any more: the only process of this database has just started."""
        with self.engine.begin() as db:
            jobs.free_all(db)

    def post_job(self, job: JobRow) -> bool:
        """Something that has to happen without a move; twice is once. Whether it is new."""
        try:
            with self.engine.begin() as db:
                return jobs.post(db, job)
        except IntegrityError:  # somebody else was quicker, or the game is gone
            return False

    def take_jobs(
        self, worker: str, rooms: dict[str, int], rules: list[str] | None = None
    ) -> list[JobRow]:
        """Jobs nobody is at work on, at most so many of each lane; they are ours for a while."""
        with self.engine.begin() as db:
            return [
                job
                for lane, room in rooms.items()
                for job in jobs.take(db, worker, lane, room, rules)
            ]

    def renew_jobs(self, worker: str, keys: list[JobKey]) -> None:
        """We are still at work on these."""
        with self.engine.begin() as db:
            jobs.renew(db, worker, keys)

    def ask_job(self, job: JobRow) -> tuple[bytes | None, bool]:
        """The answer to a job, or the job, unless it waits already; whether it is new."""
        try:
            with self.engine.begin() as db:
                return jobs.ask(db, job)
        except IntegrityError:  # somebody else was quicker, or the game is gone
            return None, False

    def answer_to(self, key: JobKey) -> tuple[bytes | None, bool]:
        """What came of a job, if it is done; whether it is still to be done."""
        with self.reader.begin() as db:
            return jobs.answer_to(db, key), jobs.waits(db, key)

    def settle_job(self, key: JobKey, data: bytes | None) -> None:
        """A job is done, and this came of it; None if nobody needs it any more."""
        with self.engine.begin() as db:
            jobs.settle(db, key, data)

    def release_jobs(self, worker: str) -> None:
        """We stop: others may take what was ours."""
        with self.engine.begin() as db:
            jobs.release(db, worker)

    def end_jobs(self, game: str, upto: int) -> None:
        """Jobs that came to nothing, up to an action: nobody needs them any more."""
        with self.engine.begin() as db:
            jobs.end(db, game, upto)

    # Who is here, and quotas of all processes.

    def note_presence(self, process: str, changes: dict[tuple[str, str], bool]) -> None:
        """Who has come to which table of ours, and who has gone."""
        with self.engine.begin() as db:
            arrivals.note(db, process, changes)

    def beat(self, process: str) -> builds.Others:
        """This process lives; what it hears of the other builds."""
        with self.engine.begin() as db:
            arrivals.beat(db, process, builds.own())
            return builds.Others(builds.oldest(db), builds.served(db))

    def leave(self, process: str) -> None:
        """This process goes: others may take its games over."""
        with self.engine.begin() as db:
            arrivals.leave(db, process)

    def rules_served(self) -> set[str]:
        """The rules that some process has which lives."""
        with self.reader.begin() as db:
            return builds.served(db)

    def meet(self, process: str, games: list[str]) -> arrivals.Met:
        """Who is at some tables by other processes."""
        with self.reader.begin() as db:
            return arrivals.meet(db, process, games)

    def take_quota(self, key: str, rate: Rate) -> float:
        """Take one of a quota; the seconds to wait if none is left."""
        try:
            with self.engine.begin() as db:
                return quotas.take(db, key, rate)
        except IntegrityError:  # another process has just begun to count it
            return self.take_quota(key, rate)

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

    def keep(self, game: str, version: int, kept: bool) -> None:
        """Mark a game as kept, or no longer."""
        with self.engine.begin() as db:
            raise_version(db, game, version)
            row = schema.games.c.id == game
            db.execute(update(schema.games).where(row).values(kept=int(kept)))

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


def lone(rows: list[dict[str, Any]]) -> Any:
    """The rows of one statement: a single one is quicker alone."""
    return rows[0] if len(rows) == 1 else rows


def raise_version(db: Connection, game: str, known: int) -> None:
    """Something changes that is no move; Outdated if something else has, or the game is gone."""
    table = schema.games
    row = (table.c.id == game) & (table.c.version == known)
    if not db.execute(update(table).where(row).values(version=known + 1)).rowcount:
        raise Outdated


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
    """The columns of a row that belongs to a game; what is true or false is stored as a number."""
    values = msgspec.structs.asdict(row)
    return {
        "game": game,
        **{name: int(v) if v is True or v is False else v for name, v in values.items()},
    }


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
    for name in ("practice", "hot_seat", "kept"):
        values[name] = int(values[name])
    return values


def summary(snapshot: Snapshot) -> dict[str, Any]:
    """What the lobby shows of a snapshot."""
    return {
        "ply": snapshot.ply,
        "asked_seat": snapshot.asked_seat,
        "over": int(snapshot.over),
        "touched": int(time.time()),
    }


def snapshot_values(game: str, head: str, snapshot: Snapshot) -> dict[str, Any]:
    """The columns of a snapshot; its digest ties it to the end of the log."""
    mark = digests.snapshot_mark(head, of(game, snapshot))
    return {"seq": snapshot.seq, "digest": snapshot.digest, "data": snapshot.data, "mark": mark}


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
