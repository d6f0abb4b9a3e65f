"""A newer build, made for the tests: our migrations and one more, which only expands."""

from __future__ import annotations

import shutil
from pathlib import Path

from trianon.server.database import MIGRATIONS, newest

NAME = "9001"
EXPANDS = """
    op.create_table("mottos", sa.Column("game", sa.String(40), primary_key=True))
    for table in ("games", "actions", "jobs", "snapshots"):
        op.add_column(table, sa.Column("made", sa.Integer(), nullable=False, server_default="7"))
    op.create_index("ix_made", "actions", ["made"])
"""
MADE = """
import sqlalchemy as sa
from alembic import op

revision = "{name}"
down_revision = "{before}"


def upgrade() -> None:
{body}
"""


def newer_build(folder: Path, body: str = EXPANDS) -> Path:
    """A folder of migrations that knows one more than this build."""
    made = folder / "migrations"
    shutil.copytree(MIGRATIONS, made, ignore=shutil.ignore_patterns("__pycache__"))
    text = MADE.format(name=NAME, before=newest(), body=body)
    (made / "versions" / f"{NAME}_made.py").write_text(text)
    return made
