"""The examples of docs/environments.md run; its tables of fields are those of the labels."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.tables import LEARNABLE
from tools import api
from trianon.core.registry import game
from trianon.envs.encoders.labels import written

ROOT = Path(__file__).resolve().parents[2]
DOCUMENT = ROOT / "docs" / "environments.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
NAMES = ["pettingzoo", "gymnasium", "vector", "gymnasium-vector", "openspiel"]


@pytest.mark.parametrize("example", EXAMPLES, ids=NAMES)
def test_an_example_runs_and_is_short(example: str) -> None:
    statements = [line for line in example.splitlines() if line.strip()]
    assert len(statements) - sum("import" in line for line in statements) <= 10
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", example], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("name", LEARNABLE)
def test_the_fields_stand_in_the_document(name: str) -> None:
    rules = game(name)
    section = (
        f"### {rules.title}, {rules.players[-1]} players\n\n{written(name, rules.players[-1])}"
    )
    assert section in DOCUMENT.read_text(encoding="utf-8")


def test_the_worked_example_learns(tmp_path: Path) -> None:
    """A few seconds are enough to leave random play behind."""
    picture = tmp_path / "curve.svg"
    command = [
        "examples/learn.py",
        "--minutes",
        "0.03",
        "--games",
        "500",
        "--picture",
        str(picture),
    ]
    done = subprocess.run(
        [sys.executable, *command], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    wins = [float(share) for share in re.findall(r'"wins": ([\d.]+)', done.stdout)]
    assert wins[-1] > wins[0] + 0.1
    assert picture.read_text(encoding="utf-8").startswith("<svg")


def test_the_example_with_masks_learns_with_what_is_installed() -> None:
    """With sb3-contrib a few rounds of MaskablePPO; without it the learner that needs numpy only."""
    command = ["examples/maskable_ppo.py", "--minutes", "0.01", "--steps", "8192", "--games", "100"]
    done = subprocess.run(
        [sys.executable, *command], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert ("sb3-contrib is not installed" in done.stdout) == (find_spec("sb3_contrib") is None)
    assert len(re.findall(r'"wins": 0\.\d', done.stdout)) >= 2


def test_the_reference_is_that_of_the_source() -> None:
    found = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    assert found == api.written(), "run: python tools/api.py"
    for line in (
        "def game(name: str) -> Game",
        "def play_randomly(",
        "def action_masks(self) -> NDArray[np.bool_]",
    ):
        assert line in found
