"""A golden page of text a game and language: everything that is said along one record, as a file.

Each question and option once, in the order they were met, each event with its clause and reader, the
board at five moments, and why everybody scored. What that record never says follows from the other
golden games: an example of each message, so that no kind of event or option is left out.
"""

from __future__ import annotations

import io
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from rich.console import Console

from tools import told
from trianon.boards import board_of
from trianon.core import record as records
from trianon.core.events import Event
from trianon.core.game import WATCHER, Game
from trianon.core.registry import game as game_named
from trianon.core.sizes import EVERYBODY
from trianon.core.words import LANGUAGES, GameWords, game_words

SEATS = 3  # the record of the page is the first one with so many players and no switch
WIDTH = 150
BOARDS = 4  # drawn on the way, and one more at the end
Scene = tuple[int, Any]


def page_file(game: str, language: str) -> Path:
    """Where the page lies."""
    return told.FOLDER / game / "pages" / f"{language}.txt"


def main_record(game: str) -> Path:
    """The record of the page."""
    for path in told.golden():
        record = records.read_file(path)
        if record.game == game and len(record.seats) == SEATS and not record.switches:
            return path
    raise LookupError(game)


class Page:
    """One page while it is written; what has been said once is not said again."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.words: GameWords = game_words(game, language)
        self.lines: list[str] = []
        self.said: set[str] = set()
        self.kinds: set[str] = set()  # messages and events there has been an example of

    def event(self, event: Event, box: Any, names: list[str]) -> None:
        """A log line with its clause, and its reader if it is a whisper."""
        self.kinds.add(event.kind)
        reader = "" if event.reader == EVERYBODY else f" ({names[event.reader]} only)"
        self.lines.append(f"      {self.words.event(event, box, names)} [{event.clause}]{reader}")

    def question(self, state: Any) -> None:
        """What is asked and what may be answered, as far as it is new."""
        decision = self.game.decision(state)
        if decision is None:
            return
        self.once(f"  ? {self.words.decision(state, decision)} [{decision.clause}]")
        for action, name in zip(decision.actions, decision.names, strict=True):
            self.kinds.add(self.game.option_words(state, action)[0])
            self.once(f"    - {self.words.option(state, action)} ({name})")

    def once(self, line: str) -> None:
        """A line that is not repeated."""
        if line not in self.said:
            self.said.add(line)
            self.lines.append(line)

    def board(self, state: Any, names: list[str]) -> None:
        """The table as the terminal draws it for whoever is asked."""
        paper = Console(file=io.StringIO(), width=WIDTH, color_system=None, highlight=False)
        view = self.game.view(state, WATCHER if state.over else state.asked_seat)
        paper.print(board_of(self.game.name)(view, self.words, names, state.box))
        drawn = paper.file.getvalue()  # type: ignore[attr-defined]
        self.lines += [line.rstrip() for line in drawn.splitlines()]

    def breakdown(self, state: Any, names: list[str]) -> None:
        """Every victory point by source, clause and round."""
        for entry in self.game.breakdown(state):
            source = self.words.sentence(f"source-{entry.source}")
            place = f"{names[entry.seat]}: {entry.points} {source} {entry.detail}".rstrip()
            self.lines.append(f"  = {place} [{entry.clause}], {entry.round}")

    def text(self) -> str:
        """The page."""
        return "\n".join(self.lines) + "\n"


def scenes(path: Path) -> Iterator[Scene]:
    """The states of a record."""
    yield from records.replay(records.read_file(path))


def write_main(page: Page, path: Path) -> None:
    """The record of the page from set-up to breakdown."""
    record = records.read_file(path)
    names = [seat.name for seat in record.seats]
    step = len(record.moves) // BOARDS
    page.lines.append(f"{page.words.sentence('game-title')}: {path.stem}")
    for ply, state in scenes(path):
        if ply:
            move = record.moves[ply - 1]
            page.lines.append(f"{ply:>3} {move.label}: {move.action}")
        for event in page.game.events(state):
            page.event(event, state.box, names)
        page.question(state)
        if ply % step == step // 2 or state.over:
            page.board(state, names)
    page.breakdown(state, names)


def write_examples(page: Page, path: Path) -> None:
    """From another record: the first example of each message not yet met."""
    record = records.read_file(path)
    names = [seat.name for seat in record.seats]
    heading = f"{path.stem}:"
    for _, state in scenes(path):
        fresh = [event for event in page.game.events(state) if event.kind not in page.kinds]
        asked = [
            action
            for action in page.game.options(state)
            if page.game.option_words(state, action)[0] not in page.kinds
        ]
        if fresh or asked:
            page.once(heading)
        for event in fresh:
            if event.kind not in page.kinds:
                page.event(event, state.box, names)
        if asked:
            page.question(state)


@cache
def page(game: str, language: str) -> Page:
    """The page as it ought to be."""
    paper = Page(game_named(game), language)
    first = main_record(game)
    write_main(paper, first)
    for path in told.golden():
        if path.parent.name == game and path != first:
            write_examples(paper, path)
    return paper


def write(game: str) -> None:
    """Write the pages of a game."""
    for language in LANGUAGES:
        path = page_file(game, language)
        path.parent.mkdir(exist_ok=True)
        path.write_text(page(game, language).text(), encoding="utf-8")
