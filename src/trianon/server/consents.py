"""Consent to the open data set: what each person has said, and which games all their people have agreed to.

A person is a session, as everywhere here. What they said at a table counts, else what they said for all their
games, else no. Nobody is told what others have said. Plain blocking calls.
"""

from __future__ import annotations

import time
from datetime import UTC, datetime

from msgspec import Struct
from sqlalchemy import (
    ColumnElement,
    Connection,
    String,
    and_,
    delete,
    exists,
    func,
    literal,
    not_,
    or_,
    select,
    text,
    update,
)

from trianon.server import holders, schema
from trianon.server.rows import HUMAN, Stored
from trianon.server.store import Store

DAY = 24 * 3600
SAT = holders.SAT  # by which a person came to hold a seat
UNKNOWN_SEAT = -1  # of a row that says: who sat here before the record began is not known
# In the order in which `give` needs them, so that neither waits for the other for ever.
WAIT = "LOCK TABLE givers, consents IN SHARE ROW EXCLUSIVE MODE"


class Consent(Struct, frozen=True):
    """My own answer at a table: may it go into the open data set? Nobody else's is ever told."""

    given: bool
    said: bool  # at this table; else it is what I have said for all my games
    exported: str  # the day on which it went, e.g. 2026-11-18; empty if it has not


class Giving(Struct, frozen=True):
    """What counts for my games where I have said nothing, and at how many tables I have said yes."""

    given: bool
    tables: int  # those that have gone already are not counted


def people_of(stored: Stored) -> set[str]:
    """Everybody who holds a seat or ever held one."""
    seated = {seat.session for seat in stored.seats if seat.kind == HUMAN}
    return seated | {row.session for row in holders.people(stored.holders)}


# What one person says.


def consent(store: Store, game: str, session: str) -> Consent:
    """What somebody's answer is."""
    with store.reader.begin() as db:
        return consent_in(db, game, session)


def consent_in(db: Connection, game: str, session: str) -> Consent:
    """The same, in a transaction."""
    rows = schema.consents.c
    query = select(rows.given).where(rows.game == game, rows.session == session)
    said = db.execute(query).scalar()
    given = is_giver(db, session) if said is None else bool(said)
    return Consent(given, said is not None, exported_on(db, game))


def is_giver(db: Connection, session: str) -> bool:
    """What somebody has said for all their games."""
    rows = schema.givers.c
    return bool(db.execute(select(rows.given).where(rows.session == session)).scalar())


def exported_on(db: Connection, game: str) -> str:
    """The first day on which a game went into a data set; empty if it has not."""
    rows = schema.exported.c
    day = db.execute(select(func.min(rows.day)).where(rows.game == game)).scalar()
    return "" if day is None else day_words(day)


def day_words(day: int) -> str:
    """A day, counted from 1970, as it is written."""
    return datetime.fromtimestamp(day * DAY, UTC).date().isoformat()


def say(store: Store, game: str, session: str, given: bool) -> Consent:
    """Agree at a table, or take it back; the answer says whether it is too late."""
    rows = schema.consents
    mine = and_(rows.c.game == game, rows.c.session == session)
    with store.engine.begin() as db:
        store.add_once(db, rows, game=game, session=session, given=int(given))
        db.execute(update(rows).where(mine).values(given=int(given)))
        return consent_in(db, game, session)


def giving(store: Store, session: str) -> Giving:
    """What somebody has said for all their games."""
    with store.reader.begin() as db:
        return giving_in(db, session)


def giving_in(db: Connection, session: str) -> Giving:
    """The same, in a transaction."""
    rows = schema.consents.c
    gone = exists().where(schema.exported.c.game == rows.game)
    mine = select(func.count()).where(rows.session == session, rows.given == 1, not_(gone))
    return Giving(is_giver(db, session), db.execute(mine).scalar() or 0)


def give(store: Store, session: str, given: bool) -> Giving:
    """Say it for all my games. No takes back every yes, also at tables I have left long ago."""
    rows, said = schema.givers, schema.consents
    with store.engine.begin() as db:
        store.add_once(db, rows, session=session, given=int(given))
        db.execute(update(rows).where(rows.c.session == session).values(given=int(given)))
        if not given:
            yes = and_(said.c.session == session, said.c.given == 1)
            db.execute(delete(said).where(yes))
        return giving_in(db, session)


# What all have said.


def hold_still(db: Connection) -> None:
    """Nobody agrees or takes back until this transaction ends; SQLite has one writer at a time anyway."""
    if db.dialect.name == "postgresql":
        db.execute(text(WAIT))


def agreed(game: ColumnElement[str], session: ColumnElement[str]) -> ColumnElement[bool]:
    """Whether a person has agreed at a table; one who is shut out could not take it back, so: no."""
    at_table, always = schema.consents.c, schema.givers.c
    said = select(at_table.given).where(at_table.game == game, at_table.session == session)
    else_said = select(always.given).where(always.session == session)
    outer = (schema.games, schema.holders, schema.seats)  # of whoever asks; never rows of its own
    answers = [one.correlate(*outer).scalar_subquery() for one in (said, else_said)]
    given = func.coalesce(*answers, 0)
    bans = schema.bans.c
    holds = or_(bans.until == 0, bans.until > int(time.time()))
    shut_out = exists().where(bans.key == literal("session ", String) + session, holds)
    return and_(given == 1, not_(shut_out.correlate(*outer)))


def agreed_games(db: Connection) -> list[str]:
    """The finished games of people that all of them have agreed to, whoever ever held a seat.

    Left out are practice (somebody may have chosen the seed, and a branch repeats moves of another table),
    own figures (their remarks are free text), and games from before the record of seats began.
    """
    games, seeds, rows, seats = (
        schema.games.c,
        schema.seeds.c,
        schema.holders.c,
        schema.seats.c,
    )
    sat = and_(rows.game == games.id, rows.kind.in_(SAT))
    sits = and_(seats.game == games.id, seats.kind == HUMAN)
    unknown = and_(rows.game == games.id, rows.seat == UNKNOWN_SEAT)
    whole = exists().where(seeds.game == games.id, seeds.start.is_(None))
    query = select(games.id).where(
        games.over == 1,
        games.practice == 0,
        games.branch_of == "",
        games.edition == "{}",
        whole,
        exists().where(sat),
        not_(exists().where(unknown)),
        not_(exists().where(sat, not_(agreed(games.id, rows.session)))),
        not_(exists().where(sits, not_(agreed(games.id, seats.session)))),
    )
    return [str(name) for name in db.execute(query.order_by(games.id)).scalars()]
