"""Who is here, at which process; and quotas that all processes count together."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """One step forward."""
    op.create_table(
        "processes",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "presence",
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("session", sa.String(length=64), nullable=False),
        sa.Column("process", sa.String(length=40), nullable=False),
        sa.Column("gone", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "session", "process"),
    )
    op.create_table(
        "quotas",
        sa.Column("key", sa.String(length=80), nullable=False),
        sa.Column("left", sa.Float(), nullable=False),
        sa.Column("filled", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("key"),
    )


def downgrade() -> None:
    """One step back."""
    for table in ("quotas", "presence", "processes"):
        op.drop_table(table)
