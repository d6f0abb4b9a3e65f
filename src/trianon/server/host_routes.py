"""The host's room: how the house is, tables, players, bans, backups. Never a hand, a seed or a link."""

from __future__ import annotations

import asyncio
import shutil
import time
from functools import partial
from pathlib import Path
from typing import Any

from litestar import Request, Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import FromPath, FromQuery, JSONBody

from trianon import __version__
from trianon.server import administration, backups, bodies, host, links, outgoing, pulse
from trianon.server.hints import Hint
from trianon.server.problems import Refusal
from trianon.server.services import BACKUP_PAUSE, House, address, house
from trianon.server.table import Table
from trianon.server.tables import GONE

Asked = Request[Any, Any, Any]
TAGS = ["host"]
HERE = "/api/host"
SHOWN = 50
DAY = 24 * 3600


async def checked(request: Asked) -> House:
    """The house, if a host asks."""
    at = house(request)
    at.rates.take(f"host {address(request)}")
    known = await at.tables.run(host.known_hash, at.tables.store)
    if not host.is_cookie(known, request.cookies.get(host.COOKIE, "")):
        raise Refusal("no-host")
    return at


def cookie(request: Asked, value: str, seconds: int) -> Cookie:
    """For the host's routes alone; no script reads it, no other page sends it."""
    return Cookie(
        key=host.COOKIE,
        value=value,
        path=HERE,
        max_age=seconds,
        httponly=True,
        samesite="strict",
        secure=request.url.scheme == "https",
    )


@post(f"{HERE}/login", tags=TAGS, status_code=200)
async def login(request: Asked, data: JSONBody[bodies.HostToken]) -> Response[bodies.Done]:
    """Exchange the token for a cookie; an address may try a few times a minute."""
    at = house(request)
    await at.count("host", at.hosts, address(request))
    known = await at.tables.run(host.known_hash, at.tables.store)
    if not host.is_token(known, data.token.strip()):
        raise Refusal("host-token")
    made = cookie(request, host.new_cookie(known), host.COOKIE_SECONDS)
    return Response(bodies.Done(), cookies=[made])


@post(f"{HERE}/logout", tags=TAGS, status_code=200)
async def logout(request: Asked) -> Response[bodies.Done]:
    """This browser is a host's no longer."""
    return Response(bodies.Done(), cookies=[cookie(request, "", 0)])


@get(HERE, tags=TAGS)
async def room(request: Asked) -> bodies.HostRoom:
    """How the house is."""
    at = await checked(request)
    tables, store = at.tables, at.tables.store
    alive = [at.heart.now]
    if at.settings.place.shared:
        told = await tables.run(pulse.pulses, store)
        alive = [at.heart.now, *(one for one in told if one.process != at.heart.now.process)]
    running, players = await tables.run(administration.counts, store)
    waiting, _ = await tables.run(pulse.standing, store)
    since = int(time.time()) - DAY
    return bodies.HostRoom(
        version=__version__,
        now=int(time.time()),
        storing=await tables.is_storing(),
        processes=[process(one) for one in alive],
        running=running,
        players=players,
        samples=[
            bodies.HostSample(one.at, one.tables, one.moves_second, one.slowest)
            for one in await tables.run(pulse.samples, store, since)
        ],
        jobs=[bodies.HostJobs(lane, state, n) for (lane, state), n in sorted(waiting.items())],
        incidents=[
            bodies.HostIncident(one.id, one.at, one.kind, one.table)
            for one in await tables.run(pulse.incidents, store)
        ],
        backup=await asyncio.to_thread(backup_info, at.settings.backup_folder),
        disk=await asyncio.to_thread(disk_of, at.settings.place.file),
    )


def process(one: pulse.Pulse) -> bodies.HostProcess:
    """A process on the wire."""
    return bodies.HostProcess(
        one.kind, one.machine, one.version, one.began, one.busy, one.memory, one.tables, one.pages,
        one.moves, one.moves_second, one.slowest, sum(one.waiting.values()),
    )  # fmt: skip


def backup_info(folder: Path) -> bodies.HostBackup:
    """What backups there are."""
    found = backups.backups_in(folder)
    last = found[0] if found else None
    return bodies.HostBackup(len(found), last.at if last else 0, last.size if last else 0)


def disk_of(file: Path | None) -> bodies.HostDisk | None:
    """The disk of an embedded database; another's is not ours to see."""
    if file is None:
        return None
    found = shutil.disk_usage(file.parent)
    return bodies.HostDisk(found.total - found.free, found.total)


@get(f"{HERE}/tables", tags=TAGS)
async def host_tables(
    request: Asked, sought: FromQuery[str] = "", running: FromQuery[bool | None] = None
) -> list[bodies.HostTable]:
    """Tables, the latest first."""
    at = await checked(request)
    asked = partial(administration.tables, at.tables.store, running, SHOWN, sought[:80])
    return [
        bodies.HostTable(
            one.table, one.game, one.players, one.ply, one.over, one.closed, one.touched
        )
        for one in await at.tables.run(asked)
    ]


@get(f"{HERE}/players", tags=TAGS)
async def host_players(request: Asked, sought: FromQuery[str] = "") -> list[bodies.HostPlayer]:
    """Players, those seen last first."""
    at = await checked(request)
    found = await at.tables.run(administration.players, at.tables.store, SHOWN, sought[:80])
    here = {page.session[: administration.SHORT] for table in at.tables.live.values()
            for page in table.pages}  # fmt: skip
    return [
        bodies.HostPlayer(
            one.player, one.name, one.tables, one.used, one.banned, one.player in here
        )
        for one in found
    ]


@put(f"{HERE}/tables/{{table:str}}", tags=TAGS)
async def host_close(
    request: Asked, table: FromPath[str], data: JSONBody[bodies.CloseTable]
) -> bodies.Done:
    """Close a table, or open it again."""
    at = await checked(request)
    found = await at.tables.get(table)
    await asyncio.shield(close(at, found, data.closed))
    return bodies.Done()


async def close(at: House, table: Table, closed: bool) -> None:
    """Under the table's lock, told to everybody."""

    async def once() -> None:
        value = "yes" if closed else ""
        await at.tables.save(table, at.tables.store.tie, links.CLOSED, value)
        table.links.pop(links.CLOSED, None)
        if closed:
            table.links[links.CLOSED] = value
        outgoing.tell_table(table)

    await at.tables.changing(table, once, also_closed=True)
    at.tables.on_change(table)


@delete(f"{HERE}/tables/{{table:str}}", tags=TAGS)
async def host_remove(request: Asked, table: FromPath[str]) -> None:
    """Remove a table for good, damaged ones too."""
    at = await checked(request)
    try:
        found = await at.tables.get(table)
    except Refusal as error:
        if error.code != "damaged":
            raise
        await at.tables.run(at.tables.store.remove, table, None)
        at.tables.damaged.pop(table, None)
        return

    async def once() -> None:
        await at.tables.run(at.tables.store.remove, found.id, found.stored.header.version)
        at.tables.drop(found, "table-removed")
        at.tables.on_stored(Hint(found.id, *GONE))

    await asyncio.shield(at.tables.changing(found, once, also_closed=True))


@get(f"{HERE}/bans", tags=TAGS)
async def host_bans(request: Asked) -> list[bodies.HostBan]:
    """Who is not let in."""
    at = await checked(request)
    return [
        bodies.HostBan(one.kind, one.who[: 4 * administration.SHORT], one.until, one.reason, one.at)
        for one in await at.tables.run(administration.bans, at.tables.store)
    ]


@post(f"{HERE}/bans", tags=TAGS, status_code=200)
async def host_ban(request: Asked, data: JSONBody[bodies.NewBan]) -> bodies.Done:
    """Do not let somebody in."""
    at = await checked(request)
    who, days = data.who.strip()[:80], max(0, min(data.days, 36_500))
    await at.tables.run(administration.ban, at.tables.store, who, days, data.reason)
    return bodies.Done()


@delete(f"{HERE}/bans", tags=TAGS)
async def host_unban(request: Asked, who: FromQuery[str]) -> None:
    """Let somebody in again."""
    at = await checked(request)
    await at.tables.run(administration.unban, at.tables.store, who.strip()[:80])


@post(f"{HERE}/backup", tags=TAGS, status_code=200)
async def host_backup(request: Asked) -> bodies.HostBackup:
    """Make a backup now; one at a time."""
    at = await checked(request)
    folder = at.settings.backup_folder
    if at.backing_up.locked() or time.monotonic() - at.backed_up < BACKUP_PAUSE:
        raise Refusal("too-fast", seconds=round(BACKUP_PAUSE))
    async with at.backing_up:
        await asyncio.to_thread(backups.back_up, at.settings.place, folder)
        at.backed_up = time.monotonic()
    return await asyncio.to_thread(backup_info, folder)


HANDLERS = [
    login,
    logout,
    room,
    host_tables,
    host_players,
    host_close,
    host_remove,
    host_bans,
    host_ban,
    host_unban,
    host_backup,
]
