"""What a table is tied to: the next free seat's link, a rematch, a shared game, whether watchers may sit."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """One step forward."""
    op.create_table(
        "links",
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("value", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "kind"),
    )
    op.create_index("ix_links_value", "links", ["value"], unique=False)


def downgrade() -> None:
    """One step back."""
    op.drop_index("ix_links_value", table_name="links")
    op.drop_table("links")
