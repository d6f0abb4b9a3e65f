"""How far a browser has come in the lessons: rows of their own, by session. Plain blocking calls."""

from __future__ import annotations

import time

import msgspec
from msgspec import Struct
from sqlalchemy import and_, delete, insert, select, update

from trianon.server import schema
from trianon.server.store import Store

Trail = list[tuple[str, ...]]


class Place(Struct, frozen=True):
    """Where somebody is in a lesson: the step to go on with, and the right answers that led there."""

    lesson: str
    step: int
    trail: Trail
    done: bool


def places(store: Store, session: str, game: str) -> dict[str, Place]:
    """All lessons of a game somebody has begun."""
    rows = schema.lessons
    mine = and_(rows.c.session == session, rows.c.game == game)
    with store.reader.begin() as db:
        found = db.execute(select(rows).where(mine)).mappings().all()
    return {
        row["lesson"]: place(row["lesson"], row["step"], row["trail"], row["done"]) for row in found
    }


def place(lesson: str, step: int, trail: str, done: int) -> Place:
    """A row; answers that cannot be read are forgotten."""
    try:
        answers = msgspec.json.decode(trail, type=list[tuple[str, ...]])
    except msgspec.DecodeError:
        return Place(lesson, 0, [], bool(done))
    return Place(lesson, step, answers, bool(done))


def save(store: Store, session: str, game: str, at: Place) -> None:
    """Where somebody is now; a lesson once done stays done."""
    rows = schema.lessons
    values = {
        "step": at.step,
        "trail": msgspec.json.encode(at.trail).decode(),
        "at": int(time.time()),
    }
    if at.done:
        values["done"] = 1
    mine = and_(rows.c.session == session, rows.c.game == game, rows.c.lesson == at.lesson)
    with store.engine.begin() as db:
        if not db.execute(update(rows).where(mine).values(**values)).rowcount:
            named = {"session": session, "game": game, "lesson": at.lesson}
            db.execute(insert(rows).values(**{"done": 0, **named, **values}))


def forget(store: Store, session: str, game: str, lesson: str) -> None:
    """Begin a lesson anew."""
    rows = schema.lessons
    mine = and_(rows.c.session == session, rows.c.game == game, rows.c.lesson == lesson)
    with store.engine.begin() as db:
        db.execute(delete(rows).where(mine))
