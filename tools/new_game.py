"""Write a small running game to begin with: `make new-game NAME=tiny_war`.

The game is a folder of `trianon.games`, a folder of tests and golden games; nothing else is touched.
docs/adding-a-game.md leads on from there.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SKELETON = Path(__file__).resolve().with_name("skeleton")
ENDING = ".in"  # so that nothing takes the skeleton for a game


class Refused(Exception):
    """A name no game can have."""


def checked(name: str) -> str:
    """The name of the new folder: a word of Python that is not taken yet."""
    module = name.replace("-", "_")
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", module):
        raise Refused(
            f"“{name}” cannot name a folder: use small letters, digits and _, e.g. NAME=tiny_war."
        )
    taken = [path for path in folders(module) if path.exists()]
    if taken:
        raise Refused(f"{taken[0].relative_to(ROOT)} is there already: choose another name.")
    return module


def folders(module: str) -> tuple[Path, Path, Path]:
    """Where a game lies: its rules and words, its tests, its golden games."""
    name = module.replace("_", "-")
    rules = ROOT / "src" / "trianon" / "games" / module
    return rules, ROOT / "tests" / "games" / module, ROOT / "records" / name


def write(module: str) -> None:
    """The skeleton with the names of this game."""
    names = {
        "@MODULE@": module,
        "@NAME@": module.replace("_", "-"),
        "@TITLE@": module.replace("_", " ").title(),
    }
    rules, tests, _ = folders(module)
    for source, target in ((SKELETON / "game", rules), (SKELETON / "tests", tests)):
        for path in sorted(source.rglob(f"*{ENDING}")):
            text = path.read_text(encoding="utf-8")
            for mark, name in names.items():
                text = text.replace(mark, name)
            written = target / path.relative_to(source).with_suffix("")
            written.parent.mkdir(parents=True, exist_ok=True)
            written.write_text(text, encoding="utf-8")


def play_golden_games(module: str) -> None:
    """Golden games of the new rules, in a process that finds them; `make golden` writes them anew."""
    code = f"from tools.golden import begin; begin({module.replace('_', '-')!r})"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False)
    if done.returncode:
        for folder in folders(module):
            shutil.rmtree(folder, ignore_errors=True)
        raise Refused("The skeleton does not run; nothing was written.")


def main(arguments: list[str]) -> None:
    """One name."""
    if len(arguments) != 1 or not arguments[0]:
        raise Refused("Say which game: make new-game NAME=tiny_war.")
    module = checked(arguments[0])
    write(module)
    play_golden_games(module)
    print(f"{module}: written to src/trianon/games/{module}. It can be played:")
    print(f"  trianon play {module.replace('_', '-')}   (next steps: docs/adding-a-game.md)")


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except Refused as error:
        print(error, file=sys.stderr)
        sys.exit(2)
