"""Write the tables of observation fields into docs/environments.md from the labels."""

from __future__ import annotations

from pathlib import Path

from trianon.core.registry import game
from trianon.envs.encoders.labels import written
from trianon.envs.setting import LEARNABLE

DOCUMENT = Path(__file__).resolve().parent.parent / "docs" / "environments.md"


def main() -> None:
    """Everything from the first table on is made anew."""
    text = DOCUMENT.read_text(encoding="utf-8").split("\n### ")[0].rstrip()
    for name in LEARNABLE:
        rules = game(name)
        players = rules.players[-1]
        text += f"\n\n### {rules.title}, {players} players\n\n{written(name, players)}"
    DOCUMENT.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
