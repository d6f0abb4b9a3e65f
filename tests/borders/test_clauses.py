"""Every clause that demands behaviour is cited by code and by a test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from trianon.core.registry import GAMES, game
from trianon.core.rooms import META

TESTS = Path(__file__).resolve().parents[1] / "games"


def cited(folder: Path, pattern: str) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.rglob(pattern)))


def is_cited(clause: str, text: str) -> bool:
    """As B6.1, B6_1 or b6_1, and as part of a range such as B8.1-B8.3."""
    spelled = re.escape(clause).replace(r"\.", "[._]")
    if re.search(rf"(?<![A-Za-z0-9]){spelled}(?![0-9]|[._][0-9])", text, re.IGNORECASE):
        return True
    chapter, _, number = clause.rpartition(".")
    ranges = re.findall(rf"{re.escape(chapter)}\.(\d+)-{re.escape(chapter)}\.(\d+)", text)
    return any(int(first) <= int(number) <= int(last) for first, last in ranges)


@pytest.mark.parametrize("name", GAMES)
def test_every_behavioural_clause_is_cited_by_code(name: str) -> None:
    rules = game(name)
    files = [
        path for path in rules.folder.rglob("*.py") if path.name not in ("clauses.py", "wording.py")
    ]
    text = "\n".join(path.read_text(encoding="utf-8") for path in [*files, rules.folder / META])
    wanted = [clause for clause in rules.clause_names.values() if clause not in rules.definitions]
    assert [clause for clause in wanted if not is_cited(clause, text)] == []


@pytest.mark.parametrize("name", GAMES)
def test_every_behavioural_clause_is_cited_by_a_test(name: str) -> None:
    rules = game(name)
    folder = TESTS / rules.folder.name
    text = cited(folder, "*.py") + cited(folder, "*.toml")
    wanted = [clause for clause in rules.clause_names.values() if clause not in rules.definitions]
    assert [clause for clause in wanted if not is_cited(clause, text)] == []


def test_the_citation_finder_can_fail() -> None:
    assert is_cited("B6.1", "def test_b6_1_x")
    assert is_cited("B8.2", "B8.1-B8.3: tiles")
    assert not is_cited("B6.1", "B6.10, B6.1.2, AB6.1")
