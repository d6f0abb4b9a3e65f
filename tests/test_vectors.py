"""The readers of examples.toml notice what nobody reads."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.games.bastille import test_examples as bastille
from tests.games.heads_of_state import test_examples as heads_of_state
from tests.vectors import Facts, check_read, left_over

FILES = sorted((Path(__file__).parent / "games").glob("*/examples.toml"))


def test_a_key_nobody_reads_is_named_with_its_path() -> None:
    facts = Facts({"a": 1, "b": {"c": [{"d": 1, "e": 2}], "f": {}}, "g": {"h": 1}})
    assert facts.get("b")["c"][0]["d"] == 1
    assert "a" in facts
    assert facts["g"] == {"h": 1}
    assert left_over(facts) == ["a", "b.c.e"]


@pytest.mark.parametrize("part", ["given", "expect"])
def test_a_misspelt_key_fails(part: str) -> None:
    vector = {"given": {"coins": 1}, "expect": {"vp": 2}}
    misspelt = {**vector, part: {**vector[part], "coinz": 3}}
    facts = Facts(misspelt)
    assert (facts["given"]["coins"], facts["expect"]["vp"]) == (1, 2)
    with pytest.raises(AssertionError, match=rf"nobody reads {part}\.coinz"):
        check_read(facts)


@pytest.mark.parametrize("part", ["given", "expect"])
@pytest.mark.parametrize("module", [bastille, heads_of_state], ids=["bastille", "heads-of-state"])
def test_every_example_refuses_an_unknown_key(module: Any, part: str) -> None:
    """A handler that read everything by going through it would let a misspelt key pass."""
    lax = []
    for vector in module.EXAMPLES:
        try:
            module.test_example({**vector, part: {**vector[part], "misspelt": {}, "misspelled": 1}})
        except (AssertionError, KeyError):
            continue
        lax.append(vector["id"])
    assert lax == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.parent.name)
def test_every_vector_has_its_parts(path: Path) -> None:
    tables = tomllib.loads(path.read_text(encoding="utf-8"))
    for row in tables["example"] if "example" in tables else tables["examples"]:
        assert {"id", "given", "expect"} <= set(row), row["id"]
