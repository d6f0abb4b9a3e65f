"""The tables of the database. Changes here need a migration in `migrations/versions`."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    Float,
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

Moment = BigInteger().with_variant(Integer, "sqlite")  # seconds, also after 2038

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
    Column("created", Moment, nullable=False),
    Column("used", Moment, nullable=False, server_default="0"),  # to the day
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
    Column("created", Moment, nullable=False),
    Column("touched", Moment, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("asked_seat", Integer, nullable=False),
    Column("over", Integer, nullable=False),
    Column("kept", Integer, nullable=False, server_default="0"),  # not to be cleared away
    Column("version", Integer, nullable=False, server_default="0"),  # of all that is no move
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
    Column("at", Moment, nullable=False),
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
    Column("at", Moment, nullable=False),
    mark(),  # covers that of the row before
)
watchers = Table(
    "watchers",
    metadata,
    of_game(),
    Column("session", String(64), primary_key=True, index=True),
    mark(),
)
links = Table(  # what a table is tied to (`links.py`)
    "links",
    metadata,
    of_game(),
    Column("kind", String(10), primary_key=True),
    Column("value", String(64), nullable=False),
    Index(None, "value"),
)
jobs = Table(  # what has to happen because of a move; in milliseconds of the database's own clock
    "jobs",
    metadata,
    of_game(),
    Column("kind", String(10), primary_key=True),  # bot, hint, analysis; later clocks and notices
    Column("seq", Integer, primary_key=True),  # the action that caused it
    Column("lane", String(10), nullable=False),
    Column("session", String(64), nullable=False),  # in whose turn it is done
    Column("due", BigInteger, nullable=False),
    Column("leased", BigInteger, nullable=False),  # until then it is somebody's
    Column("worker", String(40), nullable=False),
    Column("tries", Integer, nullable=False),
    Column("rules", String(60), nullable=False, server_default=""),  # by which rules; "": any
    Index(None, "lane", "leased"),
)
answers = Table(  # what came of a job that somebody waits for, perhaps at another process
    "answers",
    metadata,
    of_game(),
    Column("kind", String(10), primary_key=True),  # hint, analysis
    Column("seq", Integer, primary_key=True),
    Column("data", LargeBinary, nullable=False),  # empty: nothing came of it
)
processes = Table(  # of a house that has several
    "processes",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("seen", BigInteger, nullable=False),
    Column("rules", Text, nullable=False, server_default=""),  # which it has
)
house = Table(  # what is true of the whole database
    "house",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
OLDEST = "oldest"  # of `house`: the oldest build that may serve it
presence = Table(
    "presence",
    metadata,
    of_game(),
    Column("session", String(64), primary_key=True),
    Column("process", String(40), primary_key=True),
    Column("gone", BigInteger, nullable=False),  # when the last page closed; 0 while one is open
)
quotas = Table(  # token buckets
    "quotas",
    metadata,
    Column("key", String(80), primary_key=True),
    Column("left", Float, nullable=False),
    Column("filled", BigInteger, nullable=False),
)
chat = Table(
    "chat",
    metadata,
    of_game(),
    Column("id", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(200), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Moment, nullable=False),
)
lessons = Table(  # how far somebody has come; rows can be handed to another owner
    "lessons",
    metadata,
    Column("session", String(64), ForeignKey("sessions.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("lesson", String(60), primary_key=True),
    Column("step", Integer, nullable=False),  # the one to go on with
    Column("trail", Text, nullable=False),  # JSON: the right answers that led there
    Column("done", Integer, nullable=False),
    Column("at", Moment, nullable=False),
)


def of_session() -> Column[str]:
    """Whose a row is; it goes with them, and can be handed to another owner."""
    key = ForeignKey("sessions.id", ondelete="CASCADE")
    return Column("session", String(64), key, primary_key=True)


puzzle_answers = Table(  # what somebody has answered; only the first answer counts
    "puzzle_answers",
    metadata,
    of_session(),
    Column("game", String(40), primary_key=True),
    Column("puzzle", String(20), primary_key=True),
    Column("verdict", String(10), nullable=False),  # of the first answer: right, nearly, wrong
    Column("tries", Integer, nullable=False),
    Column("solved", Integer, nullable=False),  # by any of them
    Column("at", Moment, nullable=False),
)
puzzle_solvers = Table(  # how well somebody solves the puzzles of a game
    "puzzle_solvers",
    metadata,
    of_session(),
    Column("game", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("answers", Integer, nullable=False),
)
puzzle_days = Table(  # on how many days in a row somebody has answered one
    "puzzle_days",
    metadata,
    of_session(),
    Column("day", Integer, nullable=False),  # the last one, counted from 1970
    Column("days", Integer, nullable=False),
)
puzzle_skills = Table(  # how hard a puzzle is
    "puzzle_skills",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("puzzle", String(20), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("answers", Integer, nullable=False),
)
mistakes = Table(  # what somebody got wrong in a game, until they have it right (`fsrs`)
    "mistakes",
    metadata,
    of_session(),
    Column("id", String(20), primary_key=True),
    Column("game", String(40), nullable=False),  # its title
    Column("table", String(40), nullable=False),  # it may be gone by now
    Column("seq", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("edition", Text, nullable=False),  # JSON: the overrides
    Column("position", LargeBinary, nullable=False),  # a world the seat could believe in
    Column("solution", Text, nullable=False),  # JSON: options, chances, reasons
    Column("card", Text, nullable=False),  # JSON: what the spaced repetition knows
    Column("due", Moment, nullable=False),
    Column("solved", Integer, nullable=False),
    Index(None, "session", "due"),
)
losses = Table(  # what mistakes cost, by source, in the games somebody has had analysed
    "losses",
    metadata,
    of_session(),
    Column("table", String(40), primary_key=True),
    Column("who", String(40), primary_key=True),  # me, or the level of a bot
    Column("source", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("points", Float, nullable=False),
    Column("chance", Float, nullable=False),
    Column("seats", Integer, nullable=False),  # so many played as this
    Column("at", Moment, nullable=False),
)
comments = Table(  # about the moves of a finished game
    "comments",
    metadata,
    of_game(),
    Column("id", Integer, primary_key=True),
    Column("session", String(64), nullable=False),
    Column("name", String(200), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Moment, nullable=False),
)
consents = Table(  # what somebody has said at a table: may it go into the open data set?
    "consents",
    metadata,
    of_game(),
    Column("session", String(64), primary_key=True, index=True),
    Column("given", Integer, nullable=False),
)
givers = Table(  # what counts of somebody where they have said nothing; without a row: no
    "givers",
    metadata,
    of_session(),
    Column("given", Integer, nullable=False),
)
exported = Table(  # which games have gone into the open data set
    "exported",
    metadata,
    of_game(),
    Column("export", String(40), primary_key=True),
    Column("day", Integer, nullable=False),  # counted from 1970
)
bans = Table(  # whom the host does not let in
    "bans",
    metadata,
    Column("key", String(120), primary_key=True),  # `session <id>` or `address <network>`
    Column("until", Moment, nullable=False),  # 0: for ever
    Column("reason", String(200), nullable=False),
    Column("at", Moment, nullable=False),
)
pulses = Table(  # how each process is, as it last said; in milliseconds of the database's own clock
    "pulses",
    metadata,
    Column("process", String(40), primary_key=True),
    Column("seen", BigInteger, nullable=False),
    Column("facts", Text, nullable=False),  # JSON (`pulse.py`)
)
samples = Table(  # the figures of each process over time, for the host's page
    "samples",
    metadata,
    Column("at", Moment, primary_key=True),
    Column("process", String(40), primary_key=True),
    Column("facts", Text, nullable=False),  # JSON
)
incidents = Table(  # what the log has under the same id
    "incidents",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("at", Moment, nullable=False),
    Column("kind", String(80), nullable=False),  # the name of an error, never its text
    Column("game", String(40), nullable=False),  # a table, or none
    Index(None, "at"),
)
