"""The glossary: every sign has its word and one line in three languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.learn.prose import MOST_WORDS, sentences, words
from trianon.core.errors import BadLesson
from trianon.core.registry import GAMES, game
from trianon.core.words import LANGUAGES
from trianon.learn.glossary import explained, glossary, messages
from trianon.learn.words import message_ids

every_game = pytest.mark.parametrize("name", GAMES)
MOST_SENTENCES = 3


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sign_has_a_word_and_a_short_line(name: str, language: str) -> None:
    found = explained(name, language)
    assert len(found) > 60
    for one in found:
        assert one.word
        assert len(sentences(one.line)) <= MOST_SENTENCES, one.line
        assert max(len(words(part)) for part in sentences(one.line)) <= MOST_WORDS[language]


@every_game
def test_no_words_are_left_over(name: str) -> None:
    wanted = [word for entry in glossary(name).entry for word in messages(name, entry.id)]
    for language in LANGUAGES:
        path = game(name).folder / f"glossary-{language}.ftl"
        assert sorted(message_ids(path)) == sorted(wanted)


@every_game
def test_the_lines_are_translated(name: str) -> None:
    lines = [[one.line for one in explained(name, language)] for language in LANGUAGES]
    assert [row for row in zip(*lines, strict=True) if len(set(row)) < len(LANGUAGES)] == []


def test_a_broken_glossary_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = game("louis-xiv")
    text = (rules.folder / "glossary.toml").read_text(encoding="utf-8")
    (tmp_path / "rules").symlink_to(rules.folder / "rules")
    monkeypatch.setattr(rules, "folder", tmp_path)
    for old, new, sentence in (
        ('id = "sceptre"', 'id = "sabre"', "“glossary-louis-xiv-sabre” are missing"),
        ('id = "sceptre"', 'id = "letter"', "cannot be used: letter"),
        ('clause = "L11.3"', 'clause = "L99"', "the rules have no clause L99"),
        ("schema = 1", "schema = 1\nmood = 3", "unknown field `mood`"),
    ):
        assert old in text
        (tmp_path / "glossary.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
        with pytest.raises(BadLesson, match=sentence):
            glossary.__wrapped__("louis-xiv")
