"""Jobs: what has to happen because of a move."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """One step forward; bots that are asked in old games think when somebody next looks."""
    op.create_table(
        "jobs",
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("lane", sa.String(length=10), nullable=False),
        sa.Column("session", sa.String(length=64), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("leased", sa.BigInteger(), nullable=False),
        sa.Column("worker", sa.String(length=40), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "kind", "seq"),
    )
    op.create_index("ix_jobs_lane_jobs_leased", "jobs", ["lane", "leased"], unique=False)


def downgrade() -> None:
    """One step back."""
    op.drop_table("jobs")
