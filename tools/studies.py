"""Write docs/studies/GAME.md and its plot from a finished study: `python -m tools.studies DIR [MORE ...]`.

The first folder gives the plot and the findings; from the others only what the first could not say is taken.
"""

from __future__ import annotations

import sys
from pathlib import Path

import vl_convert

from trianon.study.findings import Telling
from trianon.study.plots import plots
from trianon.study.report import telling_of

TARGET = Path(__file__).resolve().parent.parent / "docs" / "studies"
INK = {"background": "white", "font": "sans-serif"}


def write(folders: list[Path]) -> Path:
    """The page of one game."""
    first, *others = [telling_of(folder, "en") for folder in folders]
    name = first.data.study.game
    TARGET.mkdir(parents=True, exist_ok=True)
    spec = {**plots(first)["sources"], "config": INK}
    (TARGET / f"{name}.svg").write_text(vl_convert.vegalite_to_svg(spec), encoding="utf-8")
    title = first.words.sentence("study-title", game=first.words.sentence("game-title"))
    parts = [f"# {title}", section(first), f"![Points by source]({name}.svg)"]
    said = set(first.findings())
    for other in others:
        parts.append(section(other, said))
    page = TARGET / f"{name}.md"
    page.write_text("\n\n".join(parts) + "\n", encoding="utf-8")
    return page


def section(telling: Telling, said: frozenset[str] | set[str] = frozenset()) -> str:
    """The command and what was found."""
    manifest, study = telling.data.manifest, telling.data.study
    wanted = telling.findings()
    if said:  # a further study: what it was made for
        parted = telling.about_bots() + telling.about_luck() if study.mixed else []
        wanted = telling.about_variants() + parted
    lines = "\n".join(f"- {text}" for text in wanted)
    return f"```\n{manifest.command}\n```\n\n{lines}"


if __name__ == "__main__":
    print(write([Path(one) for one in sys.argv[1:]]))
