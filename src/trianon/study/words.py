"""All words of a study of one game: its own, those of reports and of the page, and the shared ones."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from trianon.core.game import Game, seed_of
from trianon.core.words import GameWords, capital
from trianon.study.notes import FIRST_ROUND, Subject

HERE = Path(__file__).parent
SHUFFLES = 60  # in which the words of first choices are looked for


class StudyWords(GameWords):
    """The words of a game and of its study."""

    def __init__(self, rules: Game, language: str) -> None:
        from fluent.runtime import FluentResource

        super().__init__(rules, language)
        text = (HERE / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
        self.bundle.add_resource(FluentResource(text))

    def source(self, name: str) -> str:
        """A source of points."""
        return capital(self.sentence(f"source-{name}"))

    def component(self, subject: Subject, identifier: str) -> str:
        """A component by name, e.g. of `card-N04`."""
        figure, _, name = identifier.partition("-")
        value = list(getattr(subject.names, f"{figure.upper()}_IDS")).index(name)
        box = subject.blank.box
        said = subject.game.figure(box, figure, value, {figure: value, "count": 1})
        return capital(self.message(said)) if isinstance(said, tuple) else identifier


@cache
def study_words(rules: Game, language: str) -> StudyWords:
    """All words of studying a game, read once."""
    return StudyWords(rules, language)


def choice_words(subject: Subject, words: StudyWords, wanted: set[str]) -> dict[str, str]:
    """Choices of first rounds in words, by the names of their actions, as far as a few games offer them."""
    game, found = subject.game, dict[str, str]()
    for number in range(SHUFFLES):
        state = subject.begin(seed_of(number))
        while not state.over and state.round <= FIRST_ROUND and state.ply < subject.players * 4:
            if len(found) == len(wanted):
                return found
            for action in game.options(state):
                name = game.action_name(state, action)
                if name in wanted and name not in found:
                    found[name] = capital(words.option(state, action))
            game.apply(state, game.options(state)[number % state.option_count])
    return found
