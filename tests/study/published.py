"""Studies for tests, played, prepared and lying as a house publishes them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.study.test_rows import study
from trianon.study.explore.prepare import prepare
from trianon.study.run import run


def publish(folder: Path, name: str, game: str = "bastille", **wishes: Any) -> Path:
    """A study in a folder of studies."""
    run(study(game, **wishes), folder / name)
    prepare(folder / name)
    return folder / name
