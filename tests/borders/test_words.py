"""Words and code agree, in every language: events, decisions, options, components, errors, clauses."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tests.tables import TABLES, Tabletop, walk
from trianon.core.codes import names_of
from trianon.core.registry import GAMES, game
from trianon.core.words import CORE, LANGUAGES, core_words, game_words, rulebook

SOURCE = CORE.parent
every_game = pytest.mark.parametrize("name", GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def message_ids(path: Path) -> list[str]:
    return re.findall(r"^([a-zA-Z][\w-]*) =", path.read_text(encoding="utf-8"), re.MULTILINE)


def test_no_catalogue_says_a_message_twice() -> None:
    """Only the first would ever be heard."""
    catalogues = [*SOURCE.rglob("*.ftl"), *(SOURCE.parents[1] / "web" / "src").rglob("*.ftl")]
    assert len(catalogues) > 20
    found = {path: message_ids(path) for path in catalogues}
    assert {p: one for p, all in found.items() for one in all if all.count(one) > 1} == {}


@every_game
@every_language
def test_every_event_and_decision_has_words(name: str, language: str) -> None:
    rules = game(name)
    words = game_words(rules, language)
    for kind in rules.event_names.values():
        assert words.has(f"event-{kind}"), kind
    for kind in rules.decision_names.values():
        assert words.has(f"decision-{kind}"), kind
    for switch in rules.switches:
        assert words.has(f"switch-{switch}"), switch


@every_game
def test_every_kind_of_event_has_its_figures(name: str) -> None:
    rules = game(name)
    assert set(rules.event_names) == set(rules.event_figures)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_everything_that_happens_can_be_said(table: Tabletop) -> None:
    """Whole random games: every log line, prompt and option, in every language."""
    names = [f"player {seat}" for seat in range(table.players)]
    for state, action in walk(table, 21):
        decision = table.rules.decision(state)
        for language in LANGUAGES:
            words = game_words(table.rules, language)
            for event in table.rules.events(state):
                assert words.event(event, state.box, names)
            if decision is not None:
                assert words.decision(state, decision)
                assert words.option(state, action)


@every_game
def test_the_languages_have_the_same_messages(name: str) -> None:
    for folder in (CORE, game(name).folder):
        ids = [message_ids(folder / "locale" / f"{language}.ftl") for language in LANGUAGES]
        assert len(set(ids[0])) == len(ids[0])
        assert all(set(other) == set(ids[0]) for other in ids)


@every_game
def test_no_event_message_is_left_over(name: str) -> None:
    rules = game(name)
    ids = message_ids(rules.folder / "locale" / "en.ftl")
    told = {identifier[6:] for identifier in ids if identifier.startswith("event-")}
    assert told == set(rules.event_names.values())


def raised_codes() -> set[str]:
    """Every error code in the sources: the first argument of an error."""
    codes = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                if re.fullmatch(r"Bad\w+|IllegalAction", node.func.id) and node.args:
                    first = node.args[0]
                    if isinstance(first, ast.Constant):
                        codes.add(str(first.value))
    return codes


@every_language
def test_every_error_has_words(language: str) -> None:
    words = core_words(language)
    codes = raised_codes()
    assert len(codes) > 25
    for code in codes:
        assert words.has(f"error-{code}"), code


@every_game
def test_every_clause_stands_in_the_rules_of_every_language(name: str) -> None:
    rules = game(name)
    for language in LANGUAGES:
        clauses = rulebook(rules.folder, language)
        missing = [clause for clause in rules.clause_names.values() if clause not in clauses]
        assert missing == []


@every_game
def test_components_have_words(name: str) -> None:
    rules = game(name)
    for language in LANGUAGES:
        words = game_words(rules, language)
        assert words.sentence("game-title")
        assert words.sentence("game-about")


def test_names_of_constants() -> None:
    from trianon.games.bastille import events

    assert names_of(events)[events.TILE_PLACED] == "tile-placed"
