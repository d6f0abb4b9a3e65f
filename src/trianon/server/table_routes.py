"""At a table: seats, invitations, the log, replays, the record, and the socket."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import Request, Response, delete, get, post, put, websocket
from litestar.params import FromPath, FromQuery, JSONBody

from trianon.core import figures
from trianon.core import record as records
from trianon.core.game import WATCHER
from trianon.server import bodies, history, keeping, new_tables, outgoing, seats, together, wire
from trianon.server.members import Readers, mask_of
from trianon.server.problems import Refusal
from trianon.server.services import house
from trianon.server.sockets import Socket
from trianon.server.table import Table

Asked = Request[Any, Any, Any]
TAGS = ["table"]
HERE = "/api/tables/{table:str}"
SHARED = "/api/shared/{token:str}"
SHARED_TAGS = ["shared"]
EVERYTHING = -1  # the mask of a finished game
PAGE_BYTES = 1 << 20  # of scenes in one answer


@get(HERE, tags=TAGS)
async def table_info(request: Asked, table: FromPath[str]) -> wire.TableInfo:
    """Who sits here, what is played."""
    session, found = await house(request).member(request, table)
    return outgoing.table_info(found, session)


@get(f"{HERE}/components", tags=TAGS)
async def table_components(request: Asked, table: FromPath[str]) -> dict[str, Any]:
    """The figures this table plays with."""
    _, found = await house(request).member(request, table)
    return found.game.edition(found.stored.header.edition or None).tables


@get(f"{HERE}/figures", tags=TAGS)
async def table_figures(request: Asked, table: FromPath[str]) -> bodies.Figures:
    """The same figures one by one, each with its origin."""
    _, found = await house(request).member(request, table)
    return figures_of(found)


def figures_of(table: Table) -> bodies.Figures:
    """The figures of a table, counted by origin."""
    played = table.game.edition(table.stored.header.edition or None)
    all_of_them = figures.figures(table.game.base_edition, played)
    return bodies.Figures(figures.counted(all_of_them), all_of_them)


@put(f"{HERE}/seats/{{seat:int}}", tags=TAGS)
async def change_seat(
    request: Asked, table: FromPath[str], seat: FromPath[int], data: JSONBody[bodies.SeatChange]
) -> wire.TableInfo:
    """Leave a seat, take one, lend one to a bot, come back."""
    at = house(request)
    session, found = await at.member(request, table)
    name = await at.name_of(session)
    await asyncio.shield(seats.change(at.tables, found, session, name, seat, data))
    return outgoing.table_info(found, session)


@post(f"{HERE}/seats/{{seat:int}}/invitation", tags=TAGS)
async def invite(request: Asked, table: FromPath[str], seat: FromPath[int]) -> bodies.Invitation:
    """A new invitation to an open seat, to my own, or (seat -1) to watch."""
    at = house(request)
    session, found = await at.member(request, table)
    return await asyncio.shield(seats.invite(at.tables, found, session, seat))


@put(f"{HERE}/kept", tags=TAGS)
async def keep(
    request: Asked, table: FromPath[str], data: JSONBody[bodies.Kept]
) -> wire.TableInfo:  # fmt: skip
    """Keep this table when old ones are cleared away, or no longer."""
    at = house(request)
    session, found = await at.member(request, table)
    await asyncio.shield(keeping.keep_table(at.tables, found, session, data.kept))
    return outgoing.table_info(found, session)


@get(f"{HERE}/log", tags=TAGS)
async def log(
    request: Asked,
    table: FromPath[str],
    seat: FromQuery[int | None] = None,
    after: FromQuery[int] = -1,
) -> list[bodies.Step]:
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
) -> Response[list[bodies.Scene]]:
    """The table as it stood after `seq` actions and the next ones, as a reader may know it."""
    session, found = await house(request).member(request, table)
    reader = found.check_reader(session, seat)
    mask = counted(found, session, reader)
    last = found.seq if found.over else found.seq_for(numbering(found, session, reader))
    return await past(found, reader, seq, most, last, mask)


async def past(
    table: Table, reader: int, seq: int, most: int, last: int, mask: int
) -> Response[list[bodies.Scene]]:
    """Some scenes, built off the event loop."""
    if not 0 <= seq <= last:
        raise Refusal("malformed", reason=f"seq {seq}")
    numbers = range(seq, min(seq + max(1, most), last + 1))
    data = await asyncio.to_thread(scenes, table, reader, numbers, mask, last)
    return Response(data, media_type="application/json")  # type: ignore[arg-type]


def scenes(table: Table, reader: int, numbers: range, mask: int, last: int) -> bytes:
    """Moments of the past in one fold of the log, as many of these as go into a page of 1 MiB."""
    over, size = mask == EVERYTHING, len("[]")
    written: list[bytes] = []
    for moment in history.moments(table.game, table.stored, mask, numbers[0]):
        data = msgspec.json.encode(
            outgoing.scene(table.game, moment, moment.seq, reader, last, over)
        )
        size += len(data) + len(",")
        if written and size > PAGE_BYTES:
            break
        written.append(data)
        if moment.seq == numbers[-1]:
            break
    return b"[" + b",".join(written) + b"]"


@post(f"{HERE}/play-on", tags=TAGS)
async def play_on(
    request: Asked, table: FromPath[str], data: JSONBody[bodies.PlayOn]
) -> bodies.Made:
    """A practice table that begins at a moment of this game."""
    at = house(request)
    session, found = await at.member(request, table)
    await at.check_maker(request)
    return await new_tables.play_on(at.tables, found, session, await at.name_of(session), data)


@post(f"{HERE}/rematch", tags=TAGS, status_code=200)
async def rematch(request: Asked, table: FromPath[str]) -> bodies.Joined:
    """Play again with the same people: the first makes the new table, the others take their seats there."""
    at = house(request)
    session, found = await at.member(request, table)
    if not outgoing.table_info(found, session).rematch:
        await at.check_maker(request)
    name = await at.name_of(session)
    return await asyncio.shield(together.rematch(at.tables, found, session, name))


@put(f"{HERE}/guests", tags=TAGS)
async def guests(
    request: Asked, table: FromPath[str], data: JSONBody[bodies.Guests]
) -> wire.TableInfo:
    """Let watchers take free seats, or no longer."""
    at = house(request)
    session, found = await at.member(request, table)
    await asyncio.shield(together.let_sit(at.tables, found, session, data.sit))
    return outgoing.table_info(found, session)


@post(f"{HERE}/share", tags=TAGS, status_code=200)
async def share(request: Asked, table: FromPath[str]) -> bodies.Share:
    """The link by which anybody may look at this finished game."""
    at = house(request)
    session, found = await at.member(request, table)
    return await asyncio.shield(together.share(at.tables, found, session))


@delete(f"{HERE}/share", tags=TAGS)
async def unshare(request: Asked, table: FromPath[str]) -> None:
    """Close that link."""
    at = house(request)
    session, found = await at.member(request, table)
    await asyncio.shield(together.unshare(at.tables, found, session))


@get(SHARED, tags=SHARED_TAGS)
async def shared_game(request: Asked, token: FromPath[str]) -> bodies.SharedGame:
    """A finished game whose link somebody has."""
    return together.shared_info(await behind(request, token))


@get(f"{SHARED}/components", tags=SHARED_TAGS)
async def shared_components(request: Asked, token: FromPath[str]) -> dict[str, Any]:
    """The figures it was played with."""
    found = await behind(request, token)
    return found.game.edition(found.stored.header.edition or None).tables


@get(f"{SHARED}/figures", tags=SHARED_TAGS)
async def shared_figures(request: Asked, token: FromPath[str]) -> bodies.Figures:
    """The same figures one by one, each with its origin."""
    return figures_of(await behind(request, token))


@get(f"{SHARED}/log", tags=SHARED_TAGS)
async def shared_log(
    request: Asked, token: FromPath[str], seat: FromQuery[int] = WATCHER
) -> list[bodies.Step]:
    """What happened."""
    found = await behind(request, token)
    return await asyncio.to_thread(steps, found, any_reader(found, seat), -1, EVERYTHING)


@get(f"{SHARED}/replay/{{seq:int}}", tags=SHARED_TAGS)
async def shared_replay(
    request: Asked,
    token: FromPath[str],
    seq: FromPath[int],
    seat: FromQuery[int] = WATCHER,
    most: FromQuery[int] = 1,
) -> Response[list[bodies.Scene]]:
    """The table as it stood after `seq` actions and the next ones."""
    found = await behind(request, token)
    return await past(found, any_reader(found, seat), seq, most, found.seq, EVERYTHING)


async def behind(request: Asked, token: str) -> Table:
    """The game behind a link, for anybody who is not too fast."""
    at = house(request)
    await at.who(request)
    return await together.shared(at.tables, token)


def any_reader(table: Table, seat: int) -> int:
    """A seat of a finished game: all hands lie open."""
    return seat if seat == WATCHER else table.seat(seat).seat


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
async def analysis(request: Asked, table: FromPath[str]) -> bodies.Analysis:
    """A finished game looked at again: chances, turning points, mistakes."""
    at = house(request)
    session, found = await at.member(request, table)
    return await at.advisers.analysis(found, session)


@websocket(f"{HERE}/socket")
async def table_socket(socket: Socket, table: FromPath[str]) -> None:
    """The live table of one page."""
    at = house(socket)
    await at.sockets.serve(socket, await at.sessions.find(socket.cookies), table)


def steps(table: Table, reader: int, after: int, mask: int) -> list[bodies.Step]:
    """The log from a number on."""
    over = mask == EVERYTHING
    return [
        outgoing.step(table.game, moment, moment.seq, reader, over)
        for moment in history.moments(table.game, table.stored, mask, after + 1)
    ]


def counted(table: Table, session: str, reader: int) -> int:
    """What is numbered: all actions of a finished game, else those the page could notice."""
    return EVERYTHING if table.over else mask_of(numbering(table, session, reader))


def numbering(table: Table, session: str, reader: int) -> Readers:
    """Whose numbers a reader's past has: those of the updates, which go to all seats of a session."""
    held = table.held_by(session)
    return held if reader in held or (held and reader == WATCHER) else (reader,)


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
    rematch,
    guests,
    share,
    unshare,
    shared_game,
    shared_components,
    shared_figures,
    shared_log,
    shared_replay,
    record,
    analysis,
    table_socket,
]
