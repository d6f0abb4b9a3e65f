"""Who lets finished games go into the open data set, and which ones have gone."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """One step forward: nobody has agreed to anything."""
    op.create_table(
        "consents",
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("session", sa.String(length=64), nullable=False),
        sa.Column("given", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "session"),
    )
    op.create_index("ix_consents_session", "consents", ["session"])
    op.create_table(
        "givers",
        sa.Column("session", sa.String(length=64), nullable=False),
        sa.Column("given", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["session"], ["sessions.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("session"),
    )
    op.create_table(
        "exported",
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("export", sa.String(length=40), nullable=False),
        sa.Column("day", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "export"),
    )


def downgrade() -> None:
    """One step back."""
    op.drop_table("exported")
    op.drop_table("givers")
    op.drop_index("ix_consents_session", table_name="consents")
    op.drop_table("consents")
