"""Build the rules with bounds and overflow checks in a folder of their own, and play random games there."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build" / "sanitized"
PLAY = """
from tests.tables import TABLES, walk
from trianon.envs.setting import Setting
from trianon.lab.speed import is_compiled
assert is_compiled()
moves = 0
for table in TABLES:
    for seed in range(6):
        for state, action in walk(table, seed):
            moves += 1
            if moves % 11 == 0:
                for seat in range(-1, table.players):
                    table.rules.resample(state, seat, moves)
                for seat in range(table.players):
                    Setting(table.game, table.players).observe(state, seat)
print(f"{moves} moves of {len(TABLES)} tables without a bounds or overflow error")
"""


def main() -> None:
    """Any error of the sanitizers ends the process with a message."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    ignore = shutil.ignore_patterns("*.so", "*.c", "*.pxd", "__pycache__", "*.egg-info")
    for name in ("src", "tools", "tests"):
        shutil.copytree(ROOT / name, FOLDER / name, ignore=ignore)
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE", "THIRD-PARTY.md"):
        shutil.copy(ROOT / name, FOLDER / name)
    environment = {**os.environ, "TRIANON_SANITIZE": "1", "PYTHONPATH": str(FOLDER / "src")}
    build = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    subprocess.run(build, cwd=FOLDER, env=environment, check=True)
    subprocess.run([sys.executable, "-c", PLAY], cwd=FOLDER, env=environment, check=True)


if __name__ == "__main__":
    main()
