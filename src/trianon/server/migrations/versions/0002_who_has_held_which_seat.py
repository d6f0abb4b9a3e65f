"""Who has held which seat, and hot-seat tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

HOT = """
UPDATE games SET hot_seat = 1 WHERE id IN (
    SELECT game FROM seats WHERE kind = 'human' GROUP BY game, session HAVING count(*) > 1
)
"""
PEOPLE = """
INSERT INTO holders (game, number, seat, kind, session, name, level, seq, at)
SELECT game, seat + 1, seat, 'made', session, seats.name, '', 0, created
FROM seats JOIN games ON games.id = seats.game WHERE kind = 'human'
"""
# Whether others sat here before is not known: as if they had been invited.
UNKNOWN = """
INSERT INTO holders (game, number, seat, kind, session, name, level, seq, at)
SELECT id, players + 1, -1, 'invited', '', '', '', 0, created FROM games
"""


def upgrade() -> None:
    """One step forward."""
    op.add_column("games", sa.Column("hot_seat", sa.Integer(), nullable=False, server_default="0"))
    op.create_table(
        "holders",
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("session", sa.String(length=64), nullable=False),
        sa.Column("name", sa.String(length=200), nullable=False),
        sa.Column("level", sa.String(length=40), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("at", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "number"),
    )
    for statement in (HOT, PEOPLE, UNKNOWN):
        op.execute(statement)


def downgrade() -> None:
    """One step back."""
    op.drop_table("holders")
    op.drop_column("games", "hot_seat")
