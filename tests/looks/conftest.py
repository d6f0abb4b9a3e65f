"""Long looks at the page: `make looks`. Without LOOKS in the environment nothing here is collected.

PART=2/5 takes every fifth game from the second on: all five parts together are the whole, in any order, on
any machine. SOME=louis-xiv takes those whose names have it ("firefox", "1920", "keyboard").
"""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from tests.browser.conftest import _dealt, browser, house, profiles, visit

# Fixtures: what is dealt is dealt to every test.
__all__ = ["_dealt", "browser", "house", "profiles", "visit"]
HERE = Path(__file__).parent
collect_ignore_glob = [] if os.environ.get("LOOKS") else ["test_*.py"]


def part_of(text: str) -> tuple[int, int]:
    """Which part of how many is asked for: "2/5"."""
    found = re.fullmatch(r"([1-9]\d*)/([1-9]\d*)", text)
    if found is None or int(found[1]) > int(found[2]):
        raise pytest.UsageError(f"PART={text} is no part: say PART=2/5 for the second of five")
    return int(found[1]), int(found[2])


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keep what is asked for by PART and SOME; tests of other folders stay."""
    part, parts = part_of(os.environ.get("PART") or "1/1")
    some = os.environ.get("SOME", "")
    mine = [one for one in items if one.path.parent == HERE]
    kept = {id(one) for one in [one for one in mine if some in one.nodeid][part - 1 :: parts]}
    items[:] = [one for one in items if one not in mine or id(one) in kept]
