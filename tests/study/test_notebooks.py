"""The notebooks of examples/ are executed, and their cells run at small sizes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
NOTEBOOKS = sorted(EXAMPLES.glob("*.ipynb"))


def cells(path: Path) -> list[dict[str, object]]:
    found = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return [cell for cell in found if cell["cell_type"] == "code"]


def test_there_are_notebooks() -> None:
    assert len(NOTEBOOKS) >= 2


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_is_executed_and_runs(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert all(
        (cell["execution_count"] and cell["outputs"]) or "def " in str(cell) for cell in cells(path)
    )
    assert '"output_type": "error"' not in text
    code = "\n".join("".join(cell["source"]) for cell in cells(path))  # type: ignore[arg-type]
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "GAMES": "300"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stdout
