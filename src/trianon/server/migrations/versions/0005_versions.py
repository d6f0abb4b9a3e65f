"""What is no move has a version; PostgreSQL counts seconds beyond 2038."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
MOMENTS = (
    ("sessions", "created"),
    ("sessions", "used"),
    ("games", "created"),
    ("games", "touched"),
    ("actions", "at"),
    ("holders", "at"),
    ("chat", "at"),
)


def upgrade() -> None:
    """One step forward."""
    version = sa.Column("version", sa.Integer(), nullable=False, server_default="0")
    op.add_column("games", version)
    if op.get_bind().dialect.name == "postgresql":
        for table, column in MOMENTS:
            op.alter_column(table, column, type_=sa.BigInteger())


def downgrade() -> None:
    """One step back."""
    op.drop_column("games", "version")
