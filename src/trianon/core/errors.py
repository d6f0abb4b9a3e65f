"""What strangers get for bad input: a code and its facts, put into words by `words`."""

from __future__ import annotations


class TrianonError(Exception):
    """Something was asked that cannot be done; `code` names the sentence, `facts` fill it."""

    def __init__(self, code: str, **facts: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts

    def __str__(self) -> str:
        from trianon.core.words import core_words

        return core_words("en").sentence(f"error-{self.code}", **self.facts)


class BadRequest(TrianonError):
    """A game, a number of players, a bot or a switch that does not exist."""


class BadGame(TrianonError):
    """The folder of a game lacks something."""


class BadEdition(TrianonError):
    """An edition file that does not fit the components."""


class BadPosition(TrianonError):
    """A position that cannot be read or breaks an invariant."""


class BadRecord(TrianonError):
    """A record that cannot be read or does not replay."""


class IllegalAction(TrianonError):
    """An action that is not among the options."""


class BadLesson(TrianonError):
    """A lesson that cannot be read, or that the engine contradicts."""


class BadPuzzles(TrianonError):
    """A puzzle file that cannot be read, or that belongs to other rules or figures."""
