"""The tables of the database. Changes here need a migration in `migrations/versions`."""

from __future__ import annotations

from sqlalchemy import (
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(column_0_N_label)s",
    }
)


def of_game() -> Column[str]:
    """The game a row belongs to; it goes when the game goes."""
    return Column("game", String(40), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)


def mark() -> Column[str]:
    """The digest of a row. A column added later needs a server default: then old rows keep theirs."""
    return Column("mark", String(64), nullable=False, server_default="")


sessions = Table(
    "sessions",
    metadata,
    Column("id", String(64), primary_key=True),  # SHA-256 of the cookie
    Column("name", String(200), nullable=False),
    Column("created", Integer, nullable=False),
    Column("used", Integer, nullable=False, server_default="0"),  # to the day
)
keys = Table(  # secrets of the server itself
    "keys",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
games = Table(
    "games",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("title", String(40), nullable=False),  # bastille, louis-xiv, ...
    Column("rules", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("switches", Text, nullable=False),  # JSON
    Column("edition", Text, nullable=False),  # JSON: the overrides
    Column("commitment", String(64), nullable=False),
    Column("practice", Integer, nullable=False),
    Column("branch_of", String(40), nullable=False),
    Column("branch_ply", Integer, nullable=False),
    Column("hot_seat", Integer, nullable=False, server_default="0"),
    Column("host", String(64), nullable=False),  # a session
    Column("watch_hash", String(64), nullable=False),
    Column("created", Integer, nullable=False),
    Column("touched", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("asked_seat", Integer, nullable=False),
    Column("over", Integer, nullable=False),
    Column("kept", Integer, nullable=False, server_default="0"),  # not to be cleared away
    mark(),  # of what bears on play and does not go with the snapshot (`digests`)
    Index(None, "host"),
    Index(None, "over", "touched"),
    Index(None, "watch_hash"),
)
seeds = Table(  # apart from everything that is shown
    "seeds",
    metadata,
    of_game(),
    Column("seed", LargeBinary, nullable=False),
    Column("start", LargeBinary),  # a branch of a running game begins with this state
    mark(),
)
actions = Table(
    "actions",
    metadata,
    of_game(),
    Column("seq", Integer, primary_key=True),
    Column("move_id", String(64), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("undo", Integer, nullable=False),
    Column("code", Integer, nullable=False),
    Column("action", String(200), nullable=False),
    Column("digest", String(64), nullable=False),
    Column("at", Integer, nullable=False),
    Column("seen", Integer, nullable=False),  # bits: who could notice it
    Column("chain", String(64), nullable=False, server_default=""),  # digest; covers the one before
    UniqueConstraint("game", "move_id"),
)
snapshots = Table(
    "snapshots",
    metadata,
    of_game(),
    Column("seq", Integer, nullable=False),
    Column("digest", String(64), nullable=False),
    Column("data", LargeBinary, nullable=False),
    mark(),  # covers the end of the chain and what the lobby shows, too
)
seats = Table(
    "seats",
    metadata,
    of_game(),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),  # human, bot, open
    Column("name", String(200), nullable=False),
    Column("level", String(40), nullable=False),
    Column("stand_in", String(40), nullable=False),
    Column("session", String(64), nullable=False),
    Column("token_hash", String(64), nullable=False),
    Column("used_hash", String(64), nullable=False),
    Column(
        "noted", Integer, nullable=False, server_default="0"
    ),  # the last row of `holders` about it
    mark(),
    Index(None, "session"),
    Index(None, "token_hash"),
    Index(None, "used_hash"),
)
holders = Table(  # who has held which seat, and where somebody was invited
    "holders",
    metadata,
    of_game(),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("kind", String(10), nullable=False),  # made, invited, join, move, take, leave, ...
    Column("session", String(64), nullable=False),
    Column("name", String(200), nullable=False),
    Column("level", String(40), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("at", Integer, nullable=False),
    mark(),  # covers that of the row before
)
watchers = Table(
    "watchers",
    metadata,
    of_game(),
    Column("session", String(64), primary_key=True, index=True),
    mark(),
)
chat = Table(
    "chat",
    metadata,
    of_game(),
    Column("id", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(200), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Integer, nullable=False),
)
