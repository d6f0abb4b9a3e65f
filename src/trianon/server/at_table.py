"""At a table: seats, invitations, the log, replays, the record, and the socket."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import Request, Response, get, post, put, websocket
from litestar.params import FromPath, FromQuery, JSONBody

from trianon.core import figures
from trianon.core import record as records
from trianon.server import history, keeping, looks, making, seats, wire
from trianon.server.house import house
from trianon.server.members import Readers, mask_of
from trianon.server.problems import Refusal
from trianon.server.sockets import Socket
from trianon.server.table import Table

Asked = Request[Any, Any, Any]
TAGS = ["table"]
HERE = "/api/tables/{table:str}"
EVERYTHING = -1  # the mask of a finished game
PAGE_BYTES = 1 << 20  # of scenes in one answer


@get(HERE, tags=TAGS)
async def table_info(request: Asked, table: FromPath[str]) -> wire.TableInfo:
    """Who sits here, what is played."""
    session, found = await house(request).member(request, table)
    return found.info(session)


@get(f"{HERE}/components", tags=TAGS)
async def table_components(request: Asked, table: FromPath[str]) -> dict[str, Any]:
    """The figures this table plays with."""
    _, found = await house(request).member(request, table)
    return found.game.edition(found.stored.header.edition or None).tables


@get(f"{HERE}/figures", tags=TAGS)
async def table_figures(request: Asked, table: FromPath[str]) -> wire.Figures:
    """The same figures one by one, each with its origin."""
    _, found = await house(request).member(request, table)
    played = found.game.edition(found.stored.header.edition or None)
    all_of_them = figures.figures(found.game.base_edition, played)
    return wire.Figures(figures.counted(all_of_them), all_of_them)


@put(f"{HERE}/seats/{{seat:int}}", tags=TAGS)
async def change_seat(
    request: Asked, table: FromPath[str], seat: FromPath[int], data: JSONBody[wire.SeatChange]
) -> wire.TableInfo:
    """Leave a seat, take one, lend one to a bot, come back."""
    at = house(request)
    session, found = await at.member(request, table)
    name = await at.name_of(session)
    await asyncio.shield(seats.change(at.tables, found, session, name, seat, data))
    return found.info(session)


@post(f"{HERE}/seats/{{seat:int}}/invitation", tags=TAGS)
async def invite(request: Asked, table: FromPath[str], seat: FromPath[int]) -> wire.Invitation:
    """A new invitation to an open seat, to my own, or (seat -1) to watch."""
    at = house(request)
    session, found = await at.member(request, table)
    return await asyncio.shield(seats.invite(at.tables, found, session, seat))


@put(f"{HERE}/kept", tags=TAGS)
async def keep(
    request: Asked, table: FromPath[str], data: JSONBody[wire.Kept]
) -> wire.TableInfo:  # fmt: skip
    """Keep this table when old ones are cleared away, or no longer."""
    at = house(request)
    session, found = await at.member(request, table)
    await asyncio.shield(keeping.keep_table(at.tables, found, session, data.kept))
    return found.info(session)


@get(f"{HERE}/log", tags=TAGS)
async def log(
    request: Asked,
    table: FromPath[str],
    seat: FromQuery[int | None] = None,
    after: FromQuery[int] = -1,
) -> list[wire.Step]:
    """What happened, as a reader may know it."""
    session, found = await house(request).member(request, table)
    reader = found.check_reader(session, seat)
    mask = counted(found, session, reader)
    return await asyncio.to_thread(steps, found, reader, after, mask)


@get(f"{HERE}/replay/{{seq:int}}", tags=TAGS)
async def replay(
    request: Asked,
    table: FromPath[str],
    seq: FromPath[int],
    seat: FromQuery[int | None] = None,
    most: FromQuery[int] = 1,
) -> Response[list[wire.Scene]]:
    """The table as it stood after `seq` actions and the next ones, as a reader may know it."""
    session, found = await house(request).member(request, table)
    reader = found.check_reader(session, seat)
    over, mask = found.over, counted(found, session, reader)
    last = found.seq if over else found.seq_for(numbering(found, session, reader))
    if not 0 <= seq <= last:
        raise Refusal("malformed", reason=f"seq {seq}")
    numbers = range(seq, min(seq + max(1, most), last + 1))
    data = await asyncio.to_thread(scenes, found, reader, numbers, mask, last)
    return Response(data, media_type="application/json")  # type: ignore[arg-type]


def scenes(table: Table, reader: int, numbers: range, mask: int, last: int) -> bytes:
    """Moments of the past in one fold of the log, as many of these as go into a page of 1 MiB."""
    over, size = mask == EVERYTHING, len("[]")
    written: list[bytes] = []
    for moment in history.moments(table.game, table.stored, mask, numbers[0]):
        data = msgspec.json.encode(looks.scene(table.game, moment, moment.seq, reader, last, over))
        size += len(data) + len(",")
        if written and size > PAGE_BYTES:
            break
        written.append(data)
        if moment.seq == numbers[-1]:
            break
    return b"[" + b",".join(written) + b"]"


@post(f"{HERE}/play-on", tags=TAGS)
async def play_on(request: Asked, table: FromPath[str], data: JSONBody[wire.PlayOn]) -> wire.Made:
    """A practice table that begins at a moment of this game."""
    at = house(request)
    session, found = await at.member(request, table)
    at.check_maker(request)
    return await making.play_on(at.tables, found, session, await at.name_of(session), data)


@get(f"{HERE}/record", tags=TAGS)
async def record(request: Asked, table: FromPath[str]) -> Response[str]:
    """The record of a finished game, seed included."""
    _, found = await house(request).member(request, table)
    if not found.over:
        raise Refusal("game-running")
    written = await asyncio.to_thread(history.record, found.game, found.stored)
    name = f"{found.game.name}-{found.id[:8]}.txt"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(records.write(written), media_type="text/plain; charset=utf-8", headers=headers)


@get(f"{HERE}/analysis", tags=TAGS)
async def analysis(request: Asked, table: FromPath[str]) -> wire.Analysis:
    """A finished game looked at again: chances, turning points, mistakes."""
    at = house(request)
    session, found = await at.member(request, table)
    return await at.advisers.analysis(found, session)


@websocket(f"{HERE}/socket")
async def table_socket(socket: Socket, table: FromPath[str]) -> None:
    """The live table of one page."""
    at = house(socket)
    await at.sockets.serve(socket, await at.sessions.find(socket.cookies), table)


def steps(table: Table, reader: int, after: int, mask: int) -> list[wire.Step]:
    """The log from a number on."""
    over = mask == EVERYTHING
    return [
        looks.step(table.game, moment, moment.seq, reader, over)
        for moment in history.moments(table.game, table.stored, mask, after + 1)
    ]


def counted(table: Table, session: str, reader: int) -> int:
    """What is numbered: all actions of a finished game, else those the page could notice."""
    return EVERYTHING if table.over else mask_of(numbering(table, session, reader))


def numbering(table: Table, session: str, reader: int) -> Readers:
    """Whose numbers a reader's past has: those of the updates, which go to all seats of a session."""
    held = table.held_by(session)
    return held if reader in held else (reader,)


HANDLERS = [
    table_info,
    table_components,
    table_figures,
    change_seat,
    invite,
    keep,
    log,
    replay,
    play_on,
    record,
    analysis,
    table_socket,
]
