"""The code blocks of a document, and how a reader would run them."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from tests.newcomers.empty import ROOT, Lost

FENCE = re.compile(r"^```(\w*)[^\n]*\n(.*?)^```", re.DOTALL | re.MULTILINE)
NAME = re.compile(r"# ([\w.-]+\.(?:py|toml))\n")
SAVED, RUN = ("python", "toml"), ("python", "sh")  # other blocks show what is printed or said


@dataclass(frozen=True)
class Block:
    """A block with its kind, as the fence names it."""

    kind: str
    text: str


def blocks_of(path: Path) -> list[Block]:
    """The blocks of a document in their order."""
    return [Block(kind, text) for kind, text in FENCE.findall(path.read_text(encoding="utf-8"))]


def run_page(path: Path, folder: Path) -> int:
    """Run a page from top to bottom in a folder of its own; how many blocks were run.

    A block that begins with the name of a file is saved under it; a class or function is not run by itself.
    """
    count = 0
    for number, block in enumerate(blocks_of(path)):
        folder.mkdir(parents=True, exist_ok=True)
        name = NAME.match(block.text)
        if name and block.kind in SAVED:
            (folder / name[1]).write_text(block.text, encoding="utf-8")
        if block.kind in RUN:
            run_block(folder, block, f"{path.relative_to(ROOT)}, block {number + 1}")
            count += 1
    return count


def run_block(folder: Path, block: Block, where: str) -> None:
    """One block, by Python or by the shell, with the programs of this environment."""
    programs = str(Path(sys.executable).parent)
    script = folder / "block.py"
    script.write_text(block.text, encoding="utf-8")
    command = (
        [sys.executable, str(script)] if block.kind == "python" else ["bash", "-ec", block.text]
    )
    paths = os.pathsep.join([str(folder), str(ROOT / "src")])
    environment = {**os.environ, "PYTHONPATH": paths, "PATH": f"{programs}:{os.environ['PATH']}"}
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise Lost(f"{where} does not run as written:\n{block.text}{done.stderr[-3000:]}")
