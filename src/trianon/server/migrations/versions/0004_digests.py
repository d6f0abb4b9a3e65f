"""Digests: every row that bears on play gets one, and the log of each game becomes a chain."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import context, op

from trianon.server import digests

revision = "0004"
down_revision = "0003"
MARKED = ("games", "seeds", "snapshots", "seats", "watchers", "holders")
NOTED = """
UPDATE seats SET noted = (
    SELECT coalesce(max(number), 0) FROM holders
    WHERE holders.game = seats.game AND holders.seat = seats.seat
)
"""
Row = dict[str, Any]


def upgrade() -> None:
    """One step forward; old rows are believed as they are, game by game."""
    for table in MARKED:
        op.add_column(table, sa.Column("mark", sa.String(64), nullable=False, server_default=""))
    op.add_column("actions", sa.Column("chain", sa.String(64), nullable=False, server_default=""))
    noted = sa.Column("noted", sa.Integer(), nullable=False, server_default="0")
    op.add_column("seats", noted)
    op.execute(NOTED)
    db = op.get_bind()
    games = rows_of(db, "SELECT * FROM games")
    progress = context.config.attributes.get("progress")
    for number, game in enumerate(games, 1):
        mark_game(db, game)
        if progress and (number % 100 == 0 or number == len(games)):
            progress(number, len(games))


def mark_game(db: sa.Connection, game: Row) -> None:
    """The marks and the chain of one game."""
    name = game["id"]
    write(db, "UPDATE games SET mark = :mark WHERE id = :id", [marked("games", game)])
    for table, key in (("seeds", "game"), ("seats", "seat"), ("watchers", "session")):
        rows = [marked(table, row) for row in of_game(db, table, name)]
        write(db, f"UPDATE {table} SET mark = :mark WHERE game = :game AND {key} = :{key}", rows)
    before, record = "", []
    for row in of_game(db, "holders", name):
        before = digests.holder_mark(before, row)
        record.append({"game": name, "number": row["number"], "mark": before})
    write(db, "UPDATE holders SET mark = :mark WHERE game = :game AND number = :number", record)
    head, links = digests.root(name, game["commitment"]), []
    for row in of_game(db, "actions", name):
        head = digests.link(head, row)
        links.append({"game": name, "seq": row["seq"], "chain": head})
    write(db, "UPDATE actions SET chain = :chain WHERE game = :game AND seq = :seq", links)
    for row in of_game(db, "snapshots", name):
        values = row | {key: game[key] for key in ("ply", "asked_seat", "over")}
        mark = digests.snapshot_mark(head, values)
        write(db, "UPDATE snapshots SET mark = :mark WHERE game = :game", [{**row, "mark": mark}])


def marked(table: str, row: Row) -> Row:
    """A row with its digest."""
    return {**row, "mark": digests.mark(table, row)}


def of_game(db: sa.Connection, table: str, game: str) -> list[Row]:
    """The rows of a game, in the order in which they were written."""
    order = {"actions": "seq", "holders": "number"}.get(table, "rowid")
    return rows_of(db, f"SELECT * FROM {table} WHERE game = :game ORDER BY {order}", game=game)


def rows_of(db: sa.Connection, query: str, **values: Any) -> list[Row]:
    """Rows as they are stored."""
    return [dict(row) for row in db.execute(sa.text(query), values).mappings()]


def write(db: sa.Connection, statement: str, rows: list[Row]) -> None:
    """The same statement for some rows."""
    if rows:
        db.execute(sa.text(statement), rows)


def downgrade() -> None:
    """One step back."""
    op.drop_column("seats", "noted")
    op.drop_column("actions", "chain")
    for table in MARKED:
        op.drop_column(table, "mark")
