"""The glossary of a game: every sign on the table has its word, one line, and where it has one its clause."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache

import msgspec
from msgspec import Struct

from trianon.core.errors import BadLesson
from trianon.core.registry import game as game_named
from trianon.core.words import LANGUAGES, rulebook
from trianon.learn.words import learn_words

SCHEMA = 1


class Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """A sign or a term; `group` is the heading it stands under, `clause` where to read more."""

    id: str
    group: str
    clause: str = ""


class Glossary(Struct, frozen=True, forbid_unknown_fields=True):
    """All signs of a game in the order they are listed."""

    schema: int
    entry: list[Entry]


class Explained(Struct, frozen=True):
    """A sign in one language."""

    id: str
    group: str
    clause: str
    word: str
    line: str


@cache
def glossary(game: str) -> Glossary:
    """The glossary of a game; BadLesson says what is wrong with its file."""
    path = game_named(game).folder / "glossary.toml"
    try:
        found = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Glossary)
    except (OSError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadLesson("glossary-file", game=game, reason=str(error)) from error
    for fault in faults(game, found):
        raise fault
    return found


def faults(game: str, found: Glossary) -> Iterator[BadLesson]:
    """Entries twice, words that a language lacks, clauses the rules do not have."""
    rules = game_named(game)
    ids = [entry.id for entry in found.entry]
    if found.schema != SCHEMA or len(set(ids)) < len(ids):
        twice = ", ".join(sorted({name for name in ids if ids.count(name) > 1}))
        yield BadLesson("glossary-file", game=game, reason=twice or f"schema {found.schema}")
    for entry in found.entry:
        for language in LANGUAGES:
            for word in messages(game, entry.id):
                if not learn_words(rules, language).has(word):
                    yield BadLesson("glossary-word", game=game, word=word, language=language)
        if entry.clause and entry.clause not in rulebook(rules.folder, LANGUAGES[0]):
            yield BadLesson("glossary-clause", game=game, entry=entry.id, clause=entry.clause)


def messages(game: str, entry: str) -> tuple[str, str]:
    """The messages of an entry: its word and its line."""
    return f"glossary-{game}-{entry}", f"glossary-{game}-{entry}-line"


def explained(game: str, language: str) -> list[Explained]:
    """The whole glossary in one language."""
    words = learn_words(game_named(game), language)
    return [
        Explained(
            entry.id, entry.group, entry.clause, *map(words.sentence, messages(game, entry.id))
        )
        for entry in glossary(game).entry
    ]
