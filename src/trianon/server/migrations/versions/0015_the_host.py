"""What a host needs: bans, how each process is, figures over time, incidents."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
Moment = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """One step forward."""
    op.create_table(
        "bans",
        sa.Column("key", sa.String(length=120), nullable=False),
        sa.Column("until", Moment, nullable=False),
        sa.Column("reason", sa.String(length=200), nullable=False),
        sa.Column("at", Moment, nullable=False),
        sa.PrimaryKeyConstraint("key"),
    )
    op.create_table(
        "pulses",
        sa.Column("process", sa.String(length=40), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("facts", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("process"),
    )
    op.create_table(
        "samples",
        sa.Column("at", Moment, nullable=False),
        sa.Column("process", sa.String(length=40), nullable=False),
        sa.Column("facts", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("at", "process"),
    )
    op.create_table(
        "incidents",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("at", Moment, nullable=False),
        sa.Column("kind", sa.String(length=80), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_incidents_at", "incidents", ["at"])


def downgrade() -> None:
    """One step back."""
    for table in ("incidents", "samples", "pulses", "bans"):
        op.drop_table(table)
