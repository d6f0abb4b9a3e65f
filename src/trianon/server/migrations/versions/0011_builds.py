"""Builds side by side: the oldest one allowed, and who has which rules."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """One step forward. A migration that does not only expand must raise `oldest` to its own number."""
    house = op.create_table(
        "house",
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )
    op.bulk_insert(house, [{"name": "oldest", "value": "0011"}])
    named = sa.Column("rules", sa.Text(), nullable=False, server_default="")
    op.add_column("processes", named)
    named = sa.Column("rules", sa.String(length=60), nullable=False, server_default="")
    op.add_column("jobs", named)


def downgrade() -> None:
    """One step back."""
    op.drop_column("jobs", "rules")
    op.drop_column("processes", "rules")
    op.drop_table("house")
