"""Comments on the moves of a finished game: by those who have a part in it, for them."""

from __future__ import annotations

import time
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct
from sqlalchemy import func, insert, select

from trianon.server import schema
from trianon.server.problems import Refusal
from trianon.server.services import house
from trianon.server.store import Store
from trianon.server.table import Table

Asked = Request[Any, Any, Any]
TAGS = ["table"]
HERE = "/api/tables/{table:str}/comments"
LONGEST = 500
MOST = 200  # of one game


class Comment(Struct, frozen=True):
    """What somebody says about a move: text, never markup."""

    id: int
    seq: int
    name: str
    text: str
    at: int


class NewComment(Struct, frozen=True, forbid_unknown_fields=True):
    """What I say about a move."""

    seq: Annotated[int, Meta(ge=0, le=1_000_000)]
    text: Annotated[str, Meta(max_length=LONGEST)]


@get(HERE, tags=TAGS)
async def comments(request: Asked, table: FromPath[str]) -> list[Comment]:
    """What was said about this finished game, in the order of its moves."""
    at = house(request)
    _, found = await at.member(request, table)
    check_over(found)
    return await at.tables.run(comments_of, at.tables.store, found.id)


@post(HERE, tags=TAGS, status_code=200)
async def comment(
    request: Asked, table: FromPath[str], data: JSONBody[NewComment]
) -> list[Comment]:
    """Say something about a move."""
    at = house(request)
    session, found = await at.member(request, table)
    check_over(found)
    text = " ".join(data.text.split())
    if not text:
        raise Refusal("chat-empty")
    if data.seq > found.seq:
        raise Refusal("malformed", reason=f"seq {data.seq}")
    name = await at.name_of(session)
    store = at.tables.store
    await at.tables.run(add, store, found.id, session, name, data.seq, text)
    return await at.tables.run(comments_of, store, found.id)


def check_over(table: Table) -> None:
    """While a game runs, what is said about moves could tell what others may not know."""
    if not table.over:
        raise Refusal("game-running")


def comments_of(store: Store, game: str) -> list[Comment]:
    """All comments of a game."""
    rows = schema.comments
    with store.reader.begin() as db:
        found = db.execute(
            select(rows.c.id, rows.c.seq, rows.c.name, rows.c.text, rows.c.at)
            .where(rows.c.game == game)
            .order_by(rows.c.seq, rows.c.id)
        ).all()
    return [Comment(*row) for row in found]


def add(store: Store, game: str, session: str, name: str, seq: int, text: str) -> None:
    """One more, if there is room."""
    rows = schema.comments
    with store.engine.begin() as db:
        highest, count = db.execute(
            select(func.max(rows.c.id), func.count()).where(rows.c.game == game)
        ).one()
        if count >= MOST:
            raise Refusal("comments-full", most=MOST)
        values = {"game": game, "id": (highest or 0) + 1, "session": session, "name": name}
        db.execute(insert(rows).values(**values, seq=seq, text=text, at=int(time.time())))


HANDLERS = [comments, comment]
