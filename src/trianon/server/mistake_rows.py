"""Mistakes in the database: positions to try again, and what mistakes cost. Plain blocking calls."""

from __future__ import annotations

import time
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import RowMapping, and_, delete, func, insert, select, update

from trianon.learn.puzzles.files import Choice
from trianon.learn.puzzles.mistakes import new_card
from trianon.server import schema
from trianon.server.problems import Refusal
from trianon.server.store import Store

MOST = 200  # mistakes kept for one person; the oldest solved ones go first
LAST_GAMES = 20  # of which the losses are told
ME = "me"


class Kept(Struct, frozen=True):
    """A mistake as it is kept."""

    id: str
    game: str
    table: str
    seq: int
    players: int
    edition: dict[str, Any]
    position: bytes
    solution: tuple[Choice, ...]
    card: str = ""
    due: int = 0
    solved: bool = False


class Loss(Struct, frozen=True):
    """What mistakes cost in the last games: of me, or of a level I have played against; for each seat."""

    game: str
    who: str
    source: str
    points: float
    chance: float
    games: int


def keep(store: Store, session: str, found: list[Kept], losses: list[dict[str, Any]]) -> int:
    """Keep the mistakes of a game; those that are kept already stay as they are. How many are new."""
    rows, now = schema.mistakes, int(time.time())
    with store.engine.begin() as db:
        mine = select(rows.c.id).where(rows.c.session == session)
        known = set(db.execute(mine).scalars())
        fresh = [one for one in found if one.id not in known]
        for one in fresh:
            db.execute(
                insert(rows).values(
                    session=session, id=one.id, game=one.game, table=one.table, seq=one.seq,
                    players=one.players, edition=msgspec.json.encode(one.edition).decode(),
                    position=one.position, solution=msgspec.json.encode(one.solution).decode(),
                    card=new_card(), due=now, solved=0,
                )
            )  # fmt: skip
        oldest = mine.order_by(rows.c.solved.desc(), rows.c.due)
        over = db.execute(oldest).scalars().all()[:-MOST]
        db.execute(delete(rows).where(and_(rows.c.session == session, rows.c.id.in_(over))))
        if losses:
            costs = schema.losses
            gone = and_(costs.c.session == session, costs.c.table == losses[0]["table"])
            db.execute(delete(costs).where(gone))
            db.execute(insert(costs), [{**loss, "session": session, "at": now} for loss in losses])
    return len(fresh)


def all_of(store: Store, session: str) -> list[Kept]:
    """All mistakes of somebody, the one due first at the front."""
    rows = schema.mistakes
    with store.reader.begin() as db:
        mine = select(rows).where(rows.c.session == session)
        return [row_of(row) for row in db.execute(mine.order_by(rows.c.due)).mappings()]


def one_of(store: Store, session: str, name: str) -> Kept:
    """One of my mistakes."""
    rows = schema.mistakes
    with store.reader.begin() as db:
        mine = and_(rows.c.session == session, rows.c.id == name)
        row = db.execute(select(rows).where(mine)).mappings().first()
    if row is None:
        raise Refusal("unknown-puzzle")
    return row_of(row)


def row_of(row: RowMapping) -> Kept:
    """A row as it is kept."""
    return Kept(
        id=row["id"],
        game=row["game"],
        table=row["table"],
        seq=row["seq"],
        players=row["players"],
        edition=msgspec.json.decode(row["edition"]),
        position=row["position"],
        solution=msgspec.json.decode(row["solution"], type=tuple[Choice, ...]),
        card=row["card"],
        due=row["due"],
        solved=bool(row["solved"]),
    )


def answered(
    store: Store, session: str, name: str, card: str, due: int, solved: bool
) -> None:  # fmt: skip
    """When it comes back."""
    rows = schema.mistakes
    mine = and_(rows.c.session == session, rows.c.id == name)
    with store.engine.begin() as db:
        db.execute(update(rows).where(mine).values(card=card, due=due, solved=int(solved)))


def losses_of(store: Store, session: str) -> list[Loss]:
    """What the last games cost, for each game and seat: me beside the levels."""
    rows = schema.losses
    with store.reader.begin() as db:
        tables = (
            select(rows.c.table)
            .where(rows.c.session == session)
            .group_by(rows.c.table)
            .order_by(func.max(rows.c.at).desc())
            .limit(LAST_GAMES)
        )
        last = db.execute(tables).scalars().all()
        mine = and_(rows.c.session == session, rows.c.table.in_(last))
        found = db.execute(select(rows).where(mine)).mappings().all()
    return averaged([dict(row) for row in found])


def averaged(found: list[dict[str, Any]]) -> list[Loss]:
    """Means over the games in which somebody of this kind sat."""
    played: dict[tuple[str, str], dict[str, int]] = {}
    sums: dict[tuple[str, str, str], list[float]] = {}
    for row in found:
        played.setdefault((row["game"], row["who"]), {})[row["table"]] = row["seats"]
        one = sums.setdefault((row["game"], row["who"], row["source"]), [0.0, 0.0])
        one[0] += row["points"]
        one[1] += row["chance"]
    lines = []
    for (game, who, source), (points, chance) in sums.items():
        tables = played[game, who]
        seats = sum(tables.values())
        lines.append(Loss(game, who, source, points / seats, chance / seats, len(tables)))
    return sorted(lines, key=lambda one: (one.game, one.who != ME, one.who, -one.points))
