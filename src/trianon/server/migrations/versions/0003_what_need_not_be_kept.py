"""When a session was used, which tables are kept, and the server's own secrets."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """One step forward; sessions of before count as used when they were created."""
    op.create_table(
        "keys",
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("value", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )
    used = sa.Column("used", sa.Integer(), server_default="0", nullable=False)
    op.add_column("sessions", used)
    op.execute("UPDATE sessions SET used = created")
    kept = sa.Column("kept", sa.Integer(), server_default="0", nullable=False)
    op.add_column("games", kept)
    op.create_index("ix_games_over_games_touched", "games", ["over", "touched"], unique=False)


def downgrade() -> None:
    """One step back."""
    op.drop_index("ix_games_over_games_touched", table_name="games")
    op.drop_column("games", "kept")
    op.drop_column("sessions", "used")
    op.drop_table("keys")
