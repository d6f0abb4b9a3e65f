"""What ties a table to people and to other tables; rows of their own, which are no part of play."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select

from trianon.server import schema

NEXT = "next"  # the hash of the invitation to the next free seat
REMATCH = "rematch"  # the table at which the same people play again
SHARED = "shared"  # the token by which anybody may look at the finished game
SIT = "sit"  # watchers may take a free seat
LANGUAGE = "language"  # which the host speaks
RULES = "rules"  # the version of the rules under which a game begun with older ones is played on
CLOSED = "closed"  # the host of the house has ended it: nobody plays on

Links = dict[str, str]


def links_of(db: Connection, game: str) -> Links:
    """All that a game is tied to."""
    table = schema.links.c
    rows = db.execute(select(table.kind, table.value).where(table.game == game))
    return {str(kind): str(value) for kind, value in rows}


def tie(db: Connection, game: str, kind: str, value: str) -> None:
    """Tie a game to something; an empty value unties it."""
    table = schema.links
    db.execute(delete(table).where(table.c.game == game, table.c.kind == kind))
    if value:
        db.execute(insert(table).values(game=game, kind=kind, value=value))


def tied(db: Connection, kind: str, value: str) -> str | None:
    """The game that is tied to this."""
    table = schema.links.c
    found = db.execute(select(table.game).where(table.kind == kind, table.value == value)).scalar()
    return str(found) if found else None
