"""Before any test: the folders of all games are complete, or the run ends with what they lack."""

from __future__ import annotations

import pytest

from tests.rooms import game_folders, lacking


def pytest_sessionstart() -> None:
    """Name everything at once; a broken game would only fail somewhere else, later."""
    found = [what for folder in game_folders() for what in lacking(folder)]
    if found:
        pytest.exit("missing under games/: " + ", ".join(found), returncode=2)
