"""All words of learning one game: its own, those of lessons, teacher and glossary, and the shared ones."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from trianon.core.game import Game
from trianon.core.words import GameWords

HERE = Path(__file__).parent
MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) =", re.MULTILINE)


def word_files(rules: Game, language: str) -> list[Path]:
    """The catalogues of one language that learning adds to the words of a game."""
    folder = rules.folder
    files = [
        HERE / "locale" / f"{language}.ftl",
        folder / "lessons" / f"{language}.ftl",
        folder / f"teacher-{language}.ftl",
        folder / f"glossary-{language}.ftl",
    ]
    return [path for path in files if path.exists()]


class LearnWords(GameWords):
    """The words of a game and of learning it."""

    def __init__(self, rules: Game, language: str) -> None:
        from fluent.runtime import FluentResource

        super().__init__(rules, language)
        for path in word_files(rules, language):
            self.bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))


@cache
def learn_words(rules: Game, language: str) -> LearnWords:
    """All words of learning a game, read once."""
    return LearnWords(rules, language)


def message_ids(path: Path) -> list[str]:
    """The messages of a catalogue, in its order."""
    return MESSAGE.findall(path.read_text(encoding="utf-8"))
