"""My answer to the question whether finished games may go into the open data set; nobody else's is told."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, put
from litestar.params import FromPath, JSONBody
from msgspec import Struct
from sqlalchemy.exc import IntegrityError

from trianon.core.game import WATCHER
from trianon.server import consents
from trianon.server.consents import Consent, Giving
from trianon.server.problems import Refusal
from trianon.server.services import House, house

Asked = Request[Any, Any, Any]
HERE = "/api/tables/{table:str}/consent"


class Give(Struct, frozen=True, forbid_unknown_fields=True):
    """Yes, or no."""

    given: bool


@get(HERE, tags=["table"])
async def consent(request: Asked, table: FromPath[str]) -> Consent:
    """Whether I let this game go into the open data set once it is over."""
    at = house(request)
    session = await asked_by(at, request, table)
    return await at.tables.run(consents.consent, at.tables.store, table, session)


@put(HERE, tags=["table"])
async def say(request: Asked, table: FromPath[str], data: JSONBody[Give]) -> Consent:
    """Agree, or take it back: for all seats I hold or held here, also after I have left."""
    at = house(request)
    session = await asked_by(at, request, table)
    try:
        return await at.tables.run(consents.say, at.tables.store, table, session, data.given)
    except IntegrityError as error:
        raise Refusal("table-removed") from error


async def asked_by(at: House, request: Asked, name: str) -> str:
    """The session that asks, if it ever held a seat at the table; who left may still take back."""
    session = await at.who(request)
    table = await at.tables.get(name)
    if session not in consents.people_of(table.stored):
        table.check_member(session)
        raise Refusal("not-your-seat", seat=WATCHER)
    return session


@get("/api/me/consent", tags=["lobby"])
async def giving(request: Asked) -> Giving:
    """What counts for my games where I have said nothing."""
    at = house(request)
    session = await at.who(request)
    return await at.tables.run(consents.giving, at.tables.store, session)


@put("/api/me/consent", tags=["lobby"])
async def give(request: Asked, data: JSONBody[Give]) -> Giving:
    """Say it for all my games; no takes back every yes that has not gone yet."""
    at = house(request)
    session = await at.who(request)
    return await at.tables.run(consents.give, at.tables.store, session, data.given)


HANDLERS = [consent, say, giving, give]
