"""Names, not codes: no id of a component stands in anything a person reads, in any language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from tests.boards.paper import NAMES, drawn
from tests.tables import TABLES, Tabletop, walk
from tools import told
from trianon.cli import app
from trianon.core.game import WATCHER, Game, seed_of
from trianon.core.registry import GAMES, game
from trianon.core.rooms import beside, room
from trianon.core.words import LANGUAGES, GameWords, game_words
from trianon.games.louis_xiv.names import MISSION_IDS
from trianon.games.louis_xiv.wording import mission

BEFORE = {
    "bastille": ["monk M01", "bonus CR1", "take SER_NOBLE_LOW", "(V4)"],
    "louis-xiv": ["mission (D08)", "board marie_therese", "benefit place_on_9", "board conde"],
    "heads-of-state": ["create sp_aragon.earl", "special_gb_ge"],
}
FIRST_GAMES = [next(path for path in told.golden() if path.parent.name == name) for name in GAMES]
every_language = pytest.mark.parametrize("language", LANGUAGES)


def ids_in(table: Any) -> Iterator[str]:
    """Every `id` of the tables of components.toml, at any depth."""
    if isinstance(table, dict):
        if isinstance(table.get("id"), str):
            yield table["id"]
        for value in table.values():
            yield from ids_in(value)
    elif isinstance(table, list):
        for value in table:
            yield from ids_in(value)


def lists_of(module: Any) -> Iterator[str]:
    """Every id a game names things by in records and views."""
    for name, value in vars(module).items():
        if name.endswith("_IDS"):
            yield from (one for one in value if isinstance(one, str) and one)


@cache
def ids_of(rules: Game, language: str) -> re.Pattern[str]:
    """All ids of a game as whole words, but for those that are a plain word of the language."""
    found = {*ids_in(rules.base_tables()), *lists_of(room(rules.name, "names"))}
    text = (rules.folder / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
    said = set(re.findall(r"[^\W\d_]+", " ".join(spoken_parts(text))))
    codes = {one for one in found if not re.fullmatch(r"[a-z]+(?:-[a-z]+)*", one)}
    words = {one for one in found - codes if not set(one.split("-")) <= said}
    every = "|".join(map(re.escape, sorted(codes | words, key=len, reverse=True))) or "(?!)"
    return re.compile(rf"(?<!\w)(?:{every})(?!\w|\.\d)")  # L10.2 is a clause of the rules


def spoken_parts(text: str) -> Iterator[str]:
    """What a locale file says: its lines without message ids, selectors and arguments."""
    for line in text.splitlines():
        if not line.startswith("#"):
            line = re.sub(r"^[\w-]+ =|^\s*\*?\[[\w-]+\]", "", line)
            yield re.sub(r"\{[^{}]*[{}]?", " ", line)


def told_by(words: GameWords, state: Any, seats: int) -> Iterator[str]:
    """Everything a person may read of a state: log, prompt, options, outlooks, score, boards."""
    rules, names = words.game, NAMES[:seats]
    for event in rules.events(state):
        yield words.event(event, state.box, names)
    decision = rules.decision(state)
    if decision is not None:
        yield words.decision(state, decision)
        found = rules.outlook(rules.view(state, state.asked_seat), state.box)
        for action, name in zip(decision.actions, decision.names, strict=True):
            yield words.option(state, action)
            yield from map(words.message, rules.outlook_words(found, name))
        yield from map(words.message, rules.standing_words(found))
    for source in rules.breakdown(state) if state.over else ():
        yield words.sentence(f"source-{source.source}")


@every_language
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_no_id_is_ever_said(table: Tabletop, language: str) -> None:
    words = game_words(table.rules, language)
    ids = ids_of(table.rules, language)
    for number, (state, _) in enumerate(walk(table, 5)):
        for text in told_by(words, state, table.players):
            assert ids.search(text) is None, text
        if number % 20 == 0 or state.over:
            for seat in (WATCHER, 0) if beside("trianon.boards", table.game) else ():
                board = drawn(table.rules, state, seat, language)
                assert ids.search(board) is None, board


@every_language
@pytest.mark.parametrize("path", FIRST_GAMES, ids=lambda path: path.parent.name)
def test_no_id_stands_in_a_replay(path: Path, language: str) -> None:
    result = CliRunner().invoke(app, ["replay", str(path), "--lang", language])
    assert result.exit_code == 0
    rules = game(path.parent.name)
    clauses = tuple(f" {clause}" for clause in rules.clause_names.values())
    for line in result.output.splitlines():
        said = line.rsplit(" ", 1)[0] if line.endswith(clauses) else line  # L18 is a clause too
        assert ids_of(rules, language).search(said) is None, line


@every_language
@pytest.mark.parametrize("name", BEFORE)
def test_the_ids_would_be_found(name: str, language: str) -> None:
    """The test can fail: what was said before there were names holds ids."""
    ids = ids_of(game(name), language)
    for said in BEFORE[name]:
        assert ids.search(said), said


@every_language
def test_every_mission_of_louis_xiv_has_a_name_of_its_own(language: str) -> None:
    rules = game("louis-xiv")
    words = game_words(rules, language)
    box = rules.start(4, seed_of(1)).box
    names = [words.message(mission(box, card)) for card in range(len(MISSION_IDS))]
    assert len(set(names)) == len(MISSION_IDS)
    assert not {"{", "}"} & set("".join(names))
