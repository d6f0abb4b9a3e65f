"""`trianon explore`: prepare a study for the explorer, copy the explorer for any web server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from trianon.cli.language import Language, choose
from trianon.cli.progress import progress_bar, say

app = typer.Typer(help="Studies in the browser: prepare them, copy them for any web server.")
Studies = Annotated[list[Path], typer.Argument(metavar="DIR...", help="Folders of studies.")]
DEEPEST = 5


@app.command("prepare")
def prepare(studies: Studies, lang: Language = "") -> None:
    """Write the small tables the explorer reads; `trianon study` does it by itself."""
    for folder in studies:
        prepare_one(folder, choose(lang))


def prepare_one(folder: Path, language: str) -> None:
    """One study, with a bar."""
    from trianon.core.errors import BadRequest
    from trianon.core.words import core_words
    from trianon.study.explore.prepare import Preparation

    words = core_words(language)
    try:
        preparation = Preparation(folder)
    except ModuleNotFoundError as error:
        raise BadRequest("study-needs", module=str(error.name)) from error
    say(words, "explore-preparing", folder=str(folder))
    with progress_bar(preparation.study.parts) as advance:
        preparation.run(advance)
    say(words, "explore-prepared", folder=str(folder))


@app.command("export")
def export(
    studies: Studies,
    out: Annotated[Path, typer.Option(help="Folder to write; an earlier copy is replaced.")],
    depth: Annotated[int, typer.Option(help="First choices that can be followed.")] = 2,
    least: Annotated[int, typer.Option(help="Games that must have begun with a line.")] = 200,
    lang: Language = "",
) -> None:
    """Copy the explorer with its answers: a folder that any web server can serve."""
    from trianon.core.errors import BadRequest
    from trianon.core.words import core_words
    from trianon.server.settings import Settings
    from trianon.server.study_copy import export as copied

    words = core_words(choose(lang))
    if not 0 <= depth <= DEEPEST or least < 1:
        raise BadRequest("explore-limits", most=DEEPEST)
    page = Settings(data=Path()).page
    with progress_bar(len(studies)) as advance:
        found = copied(studies, out, page, depth, least, advance)
    size = sum(path.stat().st_size for path in out.rglob("*") if path.is_file())
    facts = {"studies": len(found.studies), "answers": found.answers, "depth": depth}
    say(
        words, "explore-exported", folder=str(out), megabytes=-(-size // 1_000_000), least=least, **facts
    )  # fmt: skip
