"""Random games into notes: the uncompiled twin of harvest.pyx, which plays them in C."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from trianon.core.chance import xorshift32
from trianon.study.notes import FIRST_ROUND, Notes


def play_all(notes: Notes, keys: Any, words: Any, keeps_all: Callable[[int], bool]) -> None:
    """A game for each key, between random players with the chance of `words`."""
    subject = notes.subject
    for index in range(len(words)):
        shuffle = keys[index].tobytes()
        state = subject.begin(shuffle)
        notes.begin(index, state)
        whole = keeps_all(index)
        word = xorshift32(int(words[index]) | 1)
        while not state.over:
            word = xorshift32(word)
            action = subject.game.options(state)[(word >> 8) % state.option_count]
            round_ = state.round
            if notes.detail and (whole or round_ <= FIRST_ROUND):
                notes.choice(index, state, action)
            subject.game.apply(state, action)
            notes.follow(state, round_)
        notes.end(index, state, 0)
