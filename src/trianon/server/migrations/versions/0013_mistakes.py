"""What somebody got wrong, and what it cost."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """One step forward."""
    moment = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "mistakes",
        sa.Column("session", sa.String(length=64), nullable=False),
        sa.Column("id", sa.String(length=20), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("table", sa.String(length=40), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("edition", sa.Text(), nullable=False),
        sa.Column("position", sa.LargeBinary(), nullable=False),
        sa.Column("solution", sa.Text(), nullable=False),
        sa.Column("card", sa.Text(), nullable=False),
        sa.Column("due", moment, nullable=False),
        sa.Column("solved", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["session"], ["sessions.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("session", "id"),
    )
    op.create_index("ix_mistakes_session_mistakes_due", "mistakes", ["session", "due"])
    op.create_table(
        "losses",
        sa.Column("session", sa.String(length=64), nullable=False),
        sa.Column("table", sa.String(length=40), nullable=False),
        sa.Column("who", sa.String(length=40), nullable=False),
        sa.Column("source", sa.String(length=40), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("points", sa.Float(), nullable=False),
        sa.Column("chance", sa.Float(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("at", moment, nullable=False),
        sa.ForeignKeyConstraint(["session"], ["sessions.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("session", "table", "who", "source"),
    )


def downgrade() -> None:
    """One step back."""
    op.drop_table("losses")
    op.drop_index("ix_mistakes_session_mistakes_due", table_name="mistakes")
    op.drop_table("mistakes")
