"""How the teacher speaks: at most two sentences, none of them long, in every language."""

from __future__ import annotations

import re

MOST_SENTENCES = 2
MOST_WORDS = {"en": 25, "fr": 28, "de": 28}
END = re.compile(r"(?<=[.!?])[”»“’]?\s+(?![?!»:;])")
SLOT = re.compile(r"\{[^{}]*\}")


def sentences(text: str) -> list[str]:
    """The sentences of a text."""
    return [part for part in END.split(text.strip()) if re.search(r"\w", part)]


def words(sentence: str) -> list[str]:
    """What counts as a word: anything with a letter or a digit; a slot is one word."""
    return [part for part in SLOT.sub("slot", sentence).split() if re.search(r"\w", part)]


def too_long(text: str, language: str) -> str:
    """What is wrong with the length of a text; empty if nothing is."""
    found = sentences(text)
    if len(found) > MOST_SENTENCES:
        return f"{len(found)} sentences: {text}"
    longest = max(found, key=lambda one: len(words(one)), default="")
    if len(words(longest)) > MOST_WORDS[language]:
        return f"{len(words(longest))} words: {longest}"
    return ""
