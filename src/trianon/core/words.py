"""Words: messages (Fluent) and the clauses of the rules, in every language whose files are found."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from trianon.core.state import CoreState

if TYPE_CHECKING:
    from trianon.core.decision import Decision
    from trianon.core.events import Event
    from trianon.core.game import Game

CORE = Path(__file__).parent
FIRST = "en"  # the language of those who have said nothing of theirs


def languages_in(folder: Path) -> tuple[str, ...]:
    """The languages a folder has words in: English, then the others by their codes."""
    found = {path.stem for path in (folder / "locale").glob("*.ftl")}
    return (FIRST, *sorted(found - {FIRST}))


LANGUAGES = languages_in(CORE)


def spoken() -> str:
    """The language of the environment, if we have it; else English."""
    said = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG", "")
    return said[:2] if said[:2] in LANGUAGES else FIRST


Message = tuple[str, dict[str, Any]]  # the id of a message and its arguments, messages among them


class Words:
    """The messages of one language from several folders; unknown ones are an error."""

    def __init__(self, language: str, folders: tuple[Path, ...]) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        for folder in folders:
            text = (folder / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
            self.bundle.add_resource(FluentResource(text))

    def has(self, message: str) -> bool:
        """Whether the language has this message."""
        return bool(self.bundle.has_message(message))

    def sentence(self, message: str, **arguments: Any) -> str:
        """A message with its arguments; arguments may be messages themselves."""
        whole = {name: self.argument(value) for name, value in arguments.items()}
        pattern = self.bundle.get_message(message).value
        assert pattern is not None, message
        text, errors = self.bundle.format_pattern(pattern, whole)
        if errors:
            raise errors[0]
        return str(text)

    def message(self, message: Message) -> str:
        """A message that carries its arguments."""
        return self.sentence(message[0], **message[1])

    def argument(self, value: Any) -> Any:
        """A message is put into words first; everything else stays."""
        return self.message(value) if isinstance(value, tuple) else value


def capital(text: str) -> str:
    """A line that begins with a name: names are lower case, as in the middle of a sentence."""
    return text[:1].upper() + text[1:]


@cache
def core_words(language: str) -> Words:
    """The messages every game shares: errors above all."""
    return Words(language, (CORE,))


@cache
def game_words(game: Game, language: str) -> GameWords:
    """All words of one game."""
    return GameWords(game, language)


class GameWords(Words):
    """The words of one game: its events, decisions, options and clauses."""

    def __init__(self, game: Game, language: str) -> None:
        super().__init__(language, (CORE, game.folder))
        self.game = game

    def event(self, event: Event, box: Any, seats: Mapping[int, str] | list[str]) -> str:
        """A log line."""
        arguments = {
            name: seats[value]
            if name == "seat"
            else self.game.figure(box, name, value, event.figures)
            for name, value in event.figures.items()
        }
        return self.sentence(f"event-{event.kind}", **arguments)

    def decision(self, state: CoreState, decision: Decision) -> str:
        """What is asked."""
        about = self.game.asked_about(state)
        return self.sentence(f"decision-{decision.kind}", about=about if about else "")

    def option(self, state: CoreState, action: int) -> str:
        """What an option does."""
        return self.message(self.game.option_words(state, action))

    def clause(self, clause: str) -> tuple[str, str]:
        """Title and text of a clause."""
        return rulebook(self.game.folder, self.language)[clause]


@cache
def rulebook(folder: Path, language: str) -> dict[str, tuple[str, str]]:
    """Every clause, ruling and decision of the rules by id: its title and its text."""
    text = (folder / "rules" / f"{language}.md").read_text(encoding="utf-8")
    clauses = r"^- ([A-Z]\d+v?(?:\.\d+)*[a-z]?) \*\*(.+?)\*\*\s*(.*)$"
    found = re.findall(clauses, text, re.MULTILINE)
    return {clause: (title.rstrip("."), body) for clause, title, body in found}
