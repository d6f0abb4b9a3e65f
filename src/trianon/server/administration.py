"""What a host may see and do: tables, players, bans. Never a hand, a seed, a cookie or a link."""

from __future__ import annotations

import ipaddress
import time
from typing import Any

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, Select, and_, delete, exists, func, or_, select

from trianon.core import record as records
from trianon.core.errors import BadRequest
from trianon.core.registry import GAMES
from trianon.core.registry import game as game_named
from trianon.server import history, links, schema
from trianon.server.rows import HUMAN, Stored
from trianon.server.store import Outdated, Store

SHORT = 12  # digits of a player's id that are shown and enough to name somebody
LEAST = 6  # digits that name something at all
TRIES = 20
DAY = 24 * 3600
SESSION, ADDRESS = "session", "address"


class TableRow(Struct, frozen=True):
    """A table as the host sees it."""

    table: str
    game: str
    players: list[str]  # names, bots by their level
    ply: int
    over: bool
    closed: bool
    kept: bool
    created: int
    touched: int


class PlayerRow(Struct, frozen=True):
    """A player as the host sees them."""

    player: str
    name: str
    tables: int
    created: int
    used: int
    banned: bool


class Ban(Struct, frozen=True):
    """Whom the host does not let in."""

    kind: str  # session or address
    who: str
    until: int  # 0: for ever
    reason: str
    at: int

    def holds(self, now: float) -> bool:
        """Whether it is still in force."""
        return not self.until or self.until > now


# What there is.


def tables(
    store: Store, running: bool | None = None, most: int = 100, sought: str = ""
) -> list[TableRow]:
    """Tables, the latest first; `sought` is the beginning of an id, or part of a player's name."""
    games, seats = schema.games.c, schema.seats.c
    query = select(schema.games).order_by(games.touched.desc(), games.id).limit(most)
    if running is not None:
        query = query.where(games.over == int(not running))
    if sought:
        named = exists().where(
            seats.game == games.id, seats.name.icontains(sought, autoescape=True)
        )
        query = query.where(or_(games.id.startswith(sought, autoescape=True), named))
    with store.reader.begin() as db:
        found = db.execute(query).mappings().all()
        names = names_at(db, [row["id"] for row in found])
        tied = select(schema.links.c.game).where(schema.links.c.kind == links.CLOSED)
        closed = set(db.execute(tied).scalars())
    return [
        TableRow(
            table=row["id"],
            game=row["title"],
            players=names.get(row["id"], []),
            ply=row["ply"],
            over=bool(row["over"]),
            closed=row["id"] in closed,
            kept=bool(row["kept"]),
            created=row["created"],
            touched=row["touched"],
        )
        for row in found
    ]


def names_at(db: Connection, games: list[str]) -> dict[str, list[str]]:
    """Who sits at some tables, by name; bots by their level, free seats as a dash."""
    seats = schema.seats.c
    query = select(seats.game, seats.kind, seats.name, seats.level).where(seats.game.in_(games))
    found: dict[str, list[str]] = {}
    for game, kind, name, level in db.execute(query.order_by(seats.game, seats.seat)):
        shown = {"bot": level, "open": "-"}.get(kind, name or "?")
        found.setdefault(str(game), []).append(str(shown))
    return found


def players(store: Store, most: int = 100, sought: str = "") -> list[PlayerRow]:
    """Players, those seen last first; `sought` is part of a name, or the beginning of an id."""
    sessions, seats = schema.sessions.c, schema.seats.c
    sat = select(func.count()).where(seats.session == sessions.id, seats.kind == HUMAN)
    query = select(schema.sessions, sat.scalar_subquery().label("tables"))
    query = query.order_by(sessions.used.desc(), sessions.created.desc(), sessions.id).limit(most)
    if sought:
        starts = sessions.id.startswith(sought, autoescape=True)
        query = query.where(or_(starts, sessions.name.icontains(sought, autoescape=True)))
    with store.reader.begin() as db:
        found = db.execute(query).mappings().all()
        banned = {ban.who for ban in bans_in(db) if ban.kind == SESSION}
    return [
        PlayerRow(row["id"][:SHORT], row["name"], row["tables"], row["created"], row["used"],
                  row["id"] in banned)
        for row in found
    ]  # fmt: skip


def counts(store: Store) -> tuple[int, int]:
    """How many tables run, and how many players there are."""
    with store.reader.begin() as db:
        running = select(func.count()).where(schema.games.c.over == 0)
        people = select(func.count()).select_from(schema.sessions)
        return db.execute(running).scalar() or 0, db.execute(people).scalar() or 0


# One of them.


def table_named(store: Store, text: str) -> str:
    """The one table whose id begins so."""
    return only(store, select(schema.games.c.id), schema.games.c.id, text, "unknown-table-id")


def player_named(store: Store, text: str) -> str:
    """The one player whose id begins so."""
    return only(store, select(schema.sessions.c.id), schema.sessions.c.id, text, "unknown-player")


def only(store: Store, query: Select[Any], column: ColumnElement[str], text: str, code: str) -> str:
    """The one row that a beginning names."""
    if len(text) < LEAST:
        raise BadRequest("id-short", found=text[:40], least=LEAST)
    with store.reader.begin() as db:
        found = list(
            db.execute(query.where(column.startswith(text, autoescape=True)).limit(2)).scalars()
        )
    if not found:
        raise BadRequest(code, found=text[:40])
    if len(found) > 1:
        raise BadRequest("id-several", found=text[:40])
    return str(found[0])


# What can be done.


def close(store: Store, game: str, closed: bool = True) -> None:
    """Nobody plays at a table any more, or they may again; what was played stays."""
    for _ in range(TRIES):
        with store.reader.begin() as db:
            version = db.execute(
                select(schema.games.c.version).where(schema.games.c.id == game)
            ).scalar()
        if version is None:
            raise BadRequest("unknown-table-id", found=game)
        try:
            store.tie(game, version, links.CLOSED, "yes" if closed else "")
            return
        except Outdated:
            continue
    raise BadRequest("table-busy", found=game)


def finished(store: Store, game: str) -> str:
    """The record of a finished game; one that runs is told to nobody."""
    stored = store.load(game)
    if stored is None:
        raise BadRequest("unknown-table-id", found=game)
    return written(stored)


def written(stored: Stored) -> str:
    """A game as a record."""
    header = stored.header
    if not stored.snapshot.over:
        raise BadRequest("export-running", table=header.id)
    if header.title not in GAMES:
        raise BadRequest("unknown-game", game=header.title, known=", ".join(GAMES))
    return records.write(history.record(game_named(header.title), stored))


def finished_tables(store: Store) -> list[str]:
    """The finished games that can be written as records, the oldest first."""
    games, seeds = schema.games.c, schema.seeds.c
    query = select(games.id).join(schema.seeds, seeds.game == games.id)
    query = query.where(games.over == 1, seeds.start.is_(None)).order_by(games.created, games.id)
    with store.reader.begin() as db:
        return [str(name) for name in db.execute(query).scalars()]


# Bans.


def bans_in(db: Connection) -> list[Ban]:
    """Those in force."""
    rows = db.execute(select(schema.bans).order_by(schema.bans.c.at.desc())).mappings()
    found = []
    for row in rows:
        kind, _, who = str(row["key"]).partition(" ")
        found.append(Ban(kind, who, row["until"], row["reason"], row["at"]))
    return [ban for ban in found if ban.holds(time.time())]


def bans(store: Store) -> list[Ban]:
    """Those in force, the latest first."""
    with store.reader.begin() as db:
        return bans_in(db)


def who_is(store: Store, text: str) -> tuple[str, str]:
    """A player by the beginning of an id, or an address or network."""
    try:
        return ADDRESS, str(ipaddress.ip_network(text, strict=False))
    except ValueError:
        return SESSION, player_named(store, text)


def ban(store: Store, who: str, days: int = 0, reason: str = "") -> Ban:
    """Do not let somebody in, for some days or for ever."""
    kind, found = who_is(store, who)
    now = int(time.time())
    made = Ban(kind, found, now + days * DAY if days else 0, reason[:200], now)
    key = f"{kind} {found}"
    with store.engine.begin() as db:
        db.execute(delete(schema.bans).where(schema.bans.c.key == key))
        values = {"key": key, "until": made.until, "reason": made.reason, "at": now}
        db.execute(schema.bans.insert().values(values))
    return made


def unban(store: Store, who: str) -> None:
    """Let somebody in again; a player's row may be gone already, so the ban itself is looked for."""
    try:
        starts = f"{ADDRESS} {ipaddress.ip_network(who, strict=False)}"
        which: ColumnElement[bool] = schema.bans.c.key == starts
    except ValueError:
        if len(who) < LEAST:
            raise BadRequest("id-short", found=who[:40], least=LEAST) from None
        which = and_(schema.bans.c.key.startswith(f"{SESSION} {who}", autoescape=True))
    with store.engine.begin() as db:
        if not db.execute(delete(schema.bans).where(which)).rowcount:
            raise BadRequest("no-ban", found=who[:60])
