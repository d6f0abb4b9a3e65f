"""The published studies of a server: asked off the event loop, a few at once; a board for the first choices."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any, TypeVar

from msgspec import Struct

from trianon.core.errors import BadRequest
from trianon.core.extras import extra_of
from trianon.core.game import seed_of
from trianon.core.words import FIRST, core_words
from trianon.lab import match
from trianon.server import outgoing, wire
from trianon.server.problems import Refusal, log
from trianon.server.settings import Settings
from trianon.study.explore.about import About
from trianon.study.explore.filters import Filter, Line
from trianon.study.explore.library import Library, StudyLine, folders_in
from trianon.study.plan import OTHER

AT_ONCE = 2  # answers that are worked out together, whoever asks
WAITING = 100
SHUFFLES = 60  # in which a line is looked for
Found = TypeVar("Found")


class StudyBoard(Struct, frozen=True):
    """A game that began with a line, as the seat that is asked next sees it; any shuffle that allows it."""

    line: list[str]
    look: wire.Look
    sources: list[wire.SourceLine]


class Studies:
    """What a house has published; nothing if it publishes nothing."""

    def __init__(self, settings: Settings | None) -> None:
        self.library = opened(settings) if settings else None
        self.places = asyncio.Semaphore(AT_ONCE)
        self.waiting = 0

    def lines(self) -> list[StudyLine]:
        """The list."""
        return self.library.lines() if self.library else []

    def holding(self, study: str) -> Library:
        """The library, if a study is in it."""
        if self.library is None:
            raise Refusal("unknown-study", study=study[:80])
        self.library.named(study)
        return self.library

    async def work(self, task: Callable[[], Found]) -> Found:
        """Work something out beside the event loop, when its turn has come."""
        if self.waiting >= WAITING:
            raise Refusal("too-fast", seconds=1)
        self.waiting += 1
        try:
            async with self.places:
                return await asyncio.to_thread(task)
        finally:
            self.waiting -= 1

    def close(self) -> None:
        """Let the database go."""
        if self.library:
            self.library.close()


def check_studies(settings: Settings) -> None:
    """Raise BadRequest before anything starts if studies are to be published and cannot be."""
    if settings.studies is None:
        return
    folders_in(settings.studies)
    if find_spec("duckdb") is None:
        raise BadRequest("needs-extra", module="duckdb", extra=str(extra_of("duckdb")))


def opened(settings: Settings) -> Library | None:
    """The library of a server; what cannot be published is said once, the rest goes on."""
    if settings.studies is None:
        return None
    library = Library(folders_in(settings.studies))
    for error in library.troubles:
        log.warning(core_words(FIRST).sentence(f"error-{error.code}", **error.facts))
    return library


def terms_of(about: About, variant: str) -> match.Terms:
    """The rules and figures of a variant."""
    other = variant == OTHER
    figures = about.other_figures if other else about.figures
    switches = about.other_switches if other else about.switches
    return match.terms_of(about.game, about.players, switches, figures)


def board(library: Library, study: str, variant: str, line: Line) -> bytes:
    """A position that a line leads to, in the first shuffle that allows it."""
    one = library.named(study)
    Filter(variant).check(one.about)
    line.codes(one.about)
    key = (one.about.digest, "board", variant, line)
    return library.once(key, lambda: position(one.about, variant, line.moves))


def position(about: About, variant: str, line: tuple[str, ...]) -> StudyBoard:
    """What the seat sees that is asked after a line."""
    terms = terms_of(about, variant)
    game = terms.game
    for number in range(SHUFFLES if game.rules_version == about.rules else 0):
        state = game.start(about.players, seed_of(number), terms.switches, terms.edition)
        if followed(game, state, line) and not state.over:
            look = outgoing.look(game, state, [], state.asked_seat)
            return StudyBoard(list(line), look, outgoing.sources(game, state))
    raise BadRequest("explore-no-board")


def followed(game: Any, state: Any, line: tuple[str, ...]) -> bool:
    """Whether a game can begin so; it then has."""
    for move in line:
        decision = game.decision(state)
        if decision is None or move not in decision.names:
            return False
        game.apply(state, decision.actions[decision.names.index(move)])
    return True


def figures(library: Library, study: str, variant: str) -> bytes:
    """The figures a variant was played with."""
    one = library.named(study)
    Filter(variant).check(one.about)
    key = (one.about.digest, "components", variant)
    return library.once(key, lambda: terms_of(one.about, variant).edition.tables)
