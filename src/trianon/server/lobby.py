"""The lobby: my name, my tables, new tables, invitations."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody

from trianon.core.game import WATCHER
from trianon.server import bodies, new_tables, results, seats, wire
from trianon.server.members import seat_info
from trianon.server.problems import Refusal
from trianon.server.rows import HUMAN, Listed, Wreck
from trianon.server.services import house
from trianon.server.sessions import COOKIE, COOKIE_SECONDS
from trianon.server.table import Table
from trianon.server.tables import Tables

Asked = Request[Any, Any, Any]
TAGS = ["lobby"]


@get("/api/me", tags=TAGS)
async def me(request: Asked) -> Response[bodies.Me]:
    """My session; a browser without one gets one."""
    at = house(request)
    session = await at.sessions.find(request.cookies)
    if session:
        at.rates.take(session)
        await at.sessions.note_use(session, acts=False)
        return Response(bodies.Me(await at.name_of(session)))
    await at.check_visitor(request)
    cookie = Cookie(
        key=COOKIE,
        value=at.sessions.new_token(),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return Response(bodies.Me(""), cookies=[cookie])


@put("/api/me", tags=TAGS)
async def rename(request: Asked, data: JSONBody[bodies.NewName]) -> bodies.Me:
    """Call myself something."""
    at = house(request)
    session = await at.who(request)
    name = seats.check_name(data.name, at.settings.name_longest)
    await at.sessions.rename(session, name)
    return bodies.Me(name)


@get("/api/tables", tags=TAGS)
async def my_tables(request: Asked) -> list[wire.TableLine]:
    """The tables I have a part in, latest first."""
    at = house(request)
    session = await at.who(request)
    rows = await at.tables.run(at.tables.store.tables_of, session)
    ends = await results.of_finished(at.tables, rows)
    return [ends.told(shown(at.tables, row, session)) for row in rows]


@post("/api/tables", tags=TAGS)
async def new_table(request: Asked, data: JSONBody[bodies.NewTable]) -> bodies.Made:
    """Set up a table; the game begins at once."""
    at = house(request)
    session = await at.who(request)
    await at.check_maker(request)
    return await new_tables.make(at.tables, session, await at.name_of(session), data)


@post("/api/join", tags=TAGS, status_code=200)
async def join(request: Asked, data: JSONBody[bodies.Join]) -> bodies.Joined:
    """Use an invitation."""
    at = house(request)
    session = await at.who(request)
    longest = at.settings.name_longest
    name = seats.check_name(data.name, longest) if data.name else await at.name_of(session)
    return await seats.join(at.tables, session, name, data.token, data.watch)


@post("/api/invitation", tags=TAGS, status_code=200)
async def invitation(request: Asked, data: JSONBody[bodies.Shown]) -> bodies.InvitationInfo:
    """Where an invitation leads, before it is used."""
    at = house(request)
    session = await at.who(request)
    table, number = await seats.show(at.tables, session, data.token)
    host = await at.name_of(table.stored.header.host)
    return seats.invitation_info(table, session, number, host)


@delete("/api/tables/{table:str}", tags=TAGS)
async def remove_table(request: Asked, table: FromPath[str]) -> None:
    """Clear a table away at which nobody else sits."""
    at = house(request)
    session = await at.who(request)
    try:
        found = await at.tables.get(table)
    except Refusal as error:
        if error.code != "damaged":
            raise
        await at.tables.clear_away(table, session)
        return
    found.check_member(session)
    await at.tables.remove(found, session)


def shown(tables: Tables, row: Listed | Wreck, session: str) -> wire.TableLine:
    """A table in the lobby, or that there is a damaged one."""
    if isinstance(row, Wreck):
        return damaged_line(row, session)
    header = row.header
    if header.id in tables.damaged:
        wreck = Wreck(header.id, header.title, header.host, row.touched)
        return damaged_line(wreck, session)
    return table_line(row, session, tables.live.get(header.id))


def damaged_line(wreck: Wreck, session: str) -> wire.TableLine:
    """A table that cannot be opened: nothing of it is told but that it is there."""
    return wire.TableLine(
        table=wreck.id,
        game=wreck.title,
        created=wreck.touched,
        touched=wreck.touched,
        ply=0,
        over=False,
        practice=False,
        yours=False,
        asked_seat=WATCHER,
        seats=[],
        damaged=True,
        removable=wreck.host == session,
    )


def table_line(row: Listed, session: str, live: Table | None = None) -> wire.TableLine:
    """A table in the lobby; who is here is known of tables in memory only."""
    asked = row.seats[row.asked_seat] if row.asked_seat != WATCHER else None
    mine = asked is not None and asked.kind == HUMAN and asked.session == session
    return wire.TableLine(
        table=row.header.id,
        game=row.header.title,
        created=row.header.created,
        touched=row.touched,
        ply=row.ply,
        over=row.over,
        practice=row.header.practice,
        yours=mine and not row.over,
        asked_seat=row.asked_seat,
        seats=[
            seat_info(seat, session, live is not None and live.is_here(seat.session))
            for seat in row.seats
        ],
    )


HANDLERS = [me, rename, my_tables, new_table, join, invitation, remove_table]
