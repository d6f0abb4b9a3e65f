"""`trianon report`: the report of a finished study again, in any language, as a PDF too."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from trianon.cli.language import Language, choose
from trianon.cli.study import Pdf, check_packages, write


def report(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="Folder of a finished study.")],
    pdf: Pdf = False,
    lang: Language = "",
) -> None:
    """Write DIR/report.html of a study that was played, without its whole command."""
    language = choose(lang)
    check_packages()
    write(folder, language, pdf)
