"""The tables of a study: what a row is, and what each column means."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pyarrow as pa

from trianon.study.notes import Subject

GAMES, SEATS, DECISIONS, CLAUSES, COMPONENTS = (
    "games",
    "seats",
    "decisions",
    "clauses",
    "components",
)
PLAIN = (GAMES, SEATS)
DETAIL = (DECISIONS, CLAUSES, COMPONENTS)
NAME = pa.dictionary(pa.int32(), pa.string())

Column = tuple[str, Any, str]  # name, type, meaning

KEYS: list[Column] = [
    ("game", pa.int32(), "number of the game, from 0; the same number has the same shuffle"),
    ("variant", NAME, "`base`, or `other` for the games of the compared variant"),
]


def games(subject: Subject) -> list[Column]:
    """One row for each game."""
    return [
        *KEYS,
        ("shuffle", pa.int32(), "number of the shuffle: games of one shuffle count as a cluster"),
        ("players", pa.int8(), "number of players"),
        ("start", pa.int8(), "the seat that begins, from 0"),
        ("decisions", pa.int32(), "decisions of all players"),
        ("winners", pa.int8(), "how many share the victory"),
        ("best", pa.int32(), "the highest score"),
        ("margin", pa.int32(), "the best score less the next one; 0 for a tie"),
        ("incidents", pa.int32(), "bots that failed; their seats were played at random"),
    ]


def seats(subject: Subject) -> list[Column]:
    """One row for each seat of each game."""
    from_sources = [
        (points_column(source), pa.int16(), f"victory points from {source}")
        for source in subject.sources
    ]
    after_rounds = [
        (f"after_{number}", pa.int16(), f"victory points at the end of round {number}")
        for number in range(1, subject.rounds + 1)
    ]
    return [
        *KEYS,
        ("shuffle", pa.int32(), "number of the shuffle"),
        ("seat", pa.int8(), "the seat, from 0"),
        ("turn", pa.int8(), "place in the order of the first round, 0 begins"),
        ("bot", NAME, "who sat there"),
        ("score", pa.int32(), "victory points at the end"),
        ("place", pa.int8(), "1 for each winner; those who tie share the better place"),
        ("won", pa.float32(), "1, or the share of a shared victory"),
        ("forced", pa.bool_(), "whether this seat was made to take the compared opening"),
        *from_sources,
        *after_rounds,
    ]


def decisions(subject: Subject) -> list[Column]:
    """One row for each decision: of the first round in all games, of all rounds in sampled games."""
    return [
        *KEYS,
        ("ply", pa.int32(), "how many decisions came before"),
        ("seat", pa.int8(), "who is asked"),
        ("round", pa.int8(), "the round, from 1"),
        ("kind", NAME, "what is asked"),
        ("options", pa.int16(), "how many options there are"),
        ("action", pa.int16(), "the number of the chosen action"),
        ("name", NAME, "its name, e.g. `place 3 versailles`"),
        ("first", pa.bool_(), "whether it is this seat's first choice of the game"),
    ]


def clauses(subject: Subject) -> list[Column]:
    """One row for each clause of the rules that fired in a game."""
    return [
        *KEYS,
        ("clause", NAME, "the clause, e.g. B6.1"),
        ("count", pa.int32(), "how often it fired"),
    ]


def components(subject: Subject) -> list[Column]:
    """One row for each component a seat took in a game."""
    return [
        *KEYS,
        ("seat", pa.int8(), "who took it"),
        ("kind", NAME, "what it is: card, mission, tile ..."),
        ("component", NAME, "its id, e.g. card-N04"),
        ("count", pa.int16(), "how often it was taken"),
        ("round", pa.int8(), "the round in which it was first taken; 0 if it was dealt"),
    ]


TABLES: dict[str, Callable[[Subject], list[Column]]] = {
    GAMES: games,
    SEATS: seats,
    DECISIONS: decisions,
    CLAUSES: clauses,
    COMPONENTS: components,
}


def points_column(source: str) -> str:
    """The column of a source of points."""
    return f"points_{source.replace('-', '_')}"


def schema(table: str, subject: Subject) -> pa.Schema:
    """The schema of a table; each column carries its meaning."""
    return pa.schema(
        pa.field(name, kind, metadata={"about": about})
        for name, kind, about in TABLES[table](subject)
    )
