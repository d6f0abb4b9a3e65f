"""The published studies of a house: found in a folder, asked by name, each answer worked out once."""

from __future__ import annotations

import re
import shlex
import threading
from collections import OrderedDict
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from trianon.core.errors import BadRequest, TrianonError
from trianon.core.registry import game as game_named
from trianon.study.explore import answers, contrast
from trianon.study.explore.about import MANIFEST, About, read_about
from trianon.study.explore.desk import MEMORY, SECONDS, Desk, Sitting
from trianon.study.explore.filters import Filter, Line

NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,79}")
KEPT = 1_000  # answers
KEPT_BYTES = 32 * 1024 * 1024
OVERVIEW, SEATS, SOURCES, OPENINGS, CARDS = "overview", "seats", "sources", "openings", "cards"
PLAIN: dict[str, Callable[[Sitting, About, Filter], Any]] = {
    OVERVIEW: answers.overview,
    SEATS: answers.seats,
    SOURCES: answers.sources,
}
QUESTIONS = (*PLAIN, OPENINGS, CARDS)
COMPARE = "compare"


class Published(Struct, frozen=True):
    """A study under its name."""

    id: str
    folder: Path
    about: About


class StudyLine(Struct, frozen=True):
    """A published study: what was played, by whom, and what can be asked of it.

    `games` are those of each variant; `other_switches`, `other_figures` and `other_opening` say what the other
    variant changes; `randomised`: first choices were drawn, so that what follows from them is their effect.
    """

    study: str
    game: str
    rules: int
    players: int
    bots: tuple[str, ...]
    games: int
    seed: str
    command: str
    repeatable: bool
    version: str
    variants: tuple[str, ...]
    switches: dict[str, bool]
    edition: str
    own_figures: bool
    other_switches: dict[str, bool]
    other_figures: bool
    other_opening: str
    randomised: bool
    detail: bool
    kinds: list[str]


class Library:
    """What is published; the folders that could not be are in `troubles`, each with its sentence."""

    def __init__(self, folders: list[Path], seconds: float = SECONDS, memory: str = MEMORY) -> None:
        self.troubles: list[TrianonError] = []
        found = [one for path in folders if (one := self.tried(path))]
        self.desk = Desk({one.folder: one.about for one in found}, seconds, memory)
        self.studies = {one.id: one for one in found if self.opened(one)}
        self.kept: OrderedDict[Any, bytes] = OrderedDict()
        self.size = 0
        self.lock = threading.Lock()

    def tried(self, path: Path) -> Published | None:
        """A study, or one trouble more."""
        try:
            return published(path)
        except TrianonError as error:
            self.troubles.append(error)
            return None

    def opened(self, one: Published) -> bool:
        """Whether the tables of a study could be read."""
        try:
            self.desk.open(one.folder, one.about)
        except TrianonError as error:
            self.troubles.append(error)
            return False
        return True

    def named(self, study: str) -> Published:
        """A study by name."""
        found = self.studies.get(study)
        if found is None:
            raise BadRequest("unknown-study", study=study[:80])
        return found

    def lines(self) -> list[StudyLine]:
        """All studies, as a list shows them."""
        return [line_of(one) for one in self.studies.values()]

    def answer(self, study: str, question: str, wish: Filter, line: Line | None = None) -> bytes:
        """An answer as JSON; the same question is worked out once."""
        one, line = self.named(study), line or Line()
        wish.check(one.about)
        line.codes(one.about)
        asked = asker(question, one, wish, line)
        return self.once(
            (one.about.digest, question, wish, line), lambda: self.desk.ask(one.folder, asked)
        )

    def compare(self, study: str, wish: Filter, against: str, other: Filter) -> bytes:
        """Two settings of one game as JSON."""
        one, two = self.named(study), self.named(against)
        wish.check(one.about)
        other.check(two.about)
        if one.about.game != two.about.game:
            raise BadRequest("explore-other-game", study=study, other=against)
        abouts, folders = [one.about, two.about], [one.folder, two.folder]
        return self.once(
            (one.about.digest, COMPARE, wish, two.about.digest, other),
            lambda: self.desk.ask_all(
                folders, lambda asks: contrast.compare(asks, abouts, [wish, other])
            ),
        )

    def once(self, key: tuple[Any, ...], make: Callable[[], Any]) -> bytes:
        """Something about a study as JSON, kept for the next one who asks."""
        with self.lock:
            if key in self.kept:
                self.kept.move_to_end(key)
                return self.kept[key]
        data = msgspec.json.encode(make())
        self.keep(key, data)
        return data

    def keep(self, key: Any, data: bytes) -> None:
        """Remember an answer, forget the one that was not asked for longest."""
        with self.lock:
            if key in self.kept:
                return
            self.kept[key] = data
            self.size += len(data)
            while len(self.kept) > KEPT or self.size > KEPT_BYTES:
                self.size -= len(self.kept.popitem(last=False)[1])

    def close(self) -> None:
        """Let the database go."""
        self.desk.close()


def asker(question: str, one: Published, wish: Filter, line: Line) -> Callable[[Sitting], Any]:
    """The function that answers a question."""
    if question in PLAIN:
        return lambda ask: PLAIN[question](ask, one.about, wish)
    if not one.about.detail:
        raise BadRequest("explore-plain", study=one.id)
    if question == OPENINGS:
        return lambda ask: answers.openings(ask, one.about, wish, line)
    return lambda ask: answers.cards(ask, one.about, wish)


def folders_in(folder: Path) -> list[Path]:
    """The folders a house publishes; BadRequest if there is no such folder, or it is a study itself."""
    if not folder.is_dir():
        raise BadRequest("studies-folder", folder=str(folder))
    if (folder / MANIFEST).exists():
        raise BadRequest("studies-study", folder=str(folder), parent=str(folder.resolve().parent))
    return sorted(
        path for path in folder.iterdir() if path.is_dir() and not path.name.startswith(".")
    )


def published(folder: Path) -> Published:
    """The study in a folder, under the folder's name."""
    if not NAME.fullmatch(folder.name):
        raise BadRequest("explore-name", folder=str(folder))
    about = read_about(folder)
    game_named(about.game)
    return Published(folder.name, folder, about)


def line_of(one: Published) -> StudyLine:
    """A study in the list."""
    about = one.about
    return StudyLine(
        study=one.id,
        game=about.game,
        rules=about.rules,
        players=about.players,
        bots=about.bots,
        games=about.games,
        seed=about.seed,
        command=told_command(about.command),
        repeatable=about.repeatable,
        version=about.version,
        variants=about.variants,
        switches=about.switches,
        edition=about.edition,
        own_figures=bool(about.figures),
        other_switches=about.other_switches,
        other_figures=bool(about.other_figures),
        other_opening=about.other_opening,
        randomised=about.randomised,
        detail=about.detail,
        kinds=list(dict.fromkeys(component.kind for component in about.components)),
    )


def told_command(command: str) -> str:
    """The command without the folders of the machine it was given on."""
    try:
        parts = shlex.split(command)
    except ValueError:
        return ""
    return shlex.join(last_name(part) for part in parts)


def last_name(part: str) -> str:
    """A path by its last name; anything else as it is."""
    option, equals, value = part.rpartition("=")
    return option + equals + value.rstrip("/").rsplit("/", 1)[-1]
