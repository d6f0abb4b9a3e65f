"""Answers to jobs: hints and analyses, made by whichever process has room."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """One step forward."""
    op.create_table(
        "answers",
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "kind", "seq"),
    )


def downgrade() -> None:
    """One step back."""
    op.drop_table("answers")
