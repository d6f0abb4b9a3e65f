"""The report of a study: one file with sentences, plots, tables and the command that makes it again."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

from trianon.core.errors import BadRequest
from trianon.core.registry import game as game_named
from trianon.lab.report import Parts, filled, write_page
from trianon.study.findings import Telling, figures_of
from trianon.study.measures import Data
from trianon.study.run import alone
from trianon.study.words import study_words

FILE = "report.html"
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "chrome")
PRINT_SECONDS = 120


def telling_of(folder: Path, language: str) -> Telling:
    """A study, measured and ready to be put into words."""
    data = Data(folder)
    words = study_words(game_named(data.study.game), language)
    return Telling(data, figures_of(data), words)


def write_report(folder: Path, language: str) -> Path:
    """Write the report into its study's folder."""
    text, path = page(telling_of(folder, language)), folder / FILE
    with alone(folder):
        write_page(text, path)
    return path


def page(telling: Telling) -> str:
    """The whole page as text."""
    from trianon.study.plots import plots

    words, manifest, study = telling.words, telling.data.manifest, telling.data.study
    edition, bots = manifest.digests["edition"][:8], dict.fromkeys(study.bots)
    provenance = "study-provenance" if manifest.repeatable else "study-provenance-clock"
    if study.records:
        provenance = "study-provenance-records"
    parts = Parts(
        kind="study",
        title=words.sentence("study-title", game=words.sentence("game-title")),
        about=words.sentence(
            "study-about-records" if study.records else "study-about",
            games=manifest.games,
            players=study.players,
            bots=", ".join(map(telling.bot_name, bots)),
            seed=str(study.seed),
        ),
        sheets=telling.sheets(),
        charts=plots(telling),
        command=manifest.command,
        provenance=words.sentence(
            provenance,
            records=study.records[:8],
            version=manifest.versions["trianon"],
            rules=manifest.digests["rules"][:8],
            bots=manifest.digests["bots"][:8],
            edition=edition,
        ),
    )
    return filled(parts, words)


def print_pdf(page: Path) -> Path | None:
    """The report as a PDF, printed by the machine's browser; None if there is none."""
    found = next((path for name in BROWSERS if (path := shutil.which(name))), None)
    if found is None:
        return None
    target = page.with_suffix(".pdf")
    options = ["--headless", "--no-sandbox", "--disable-gpu", "--no-pdf-header-footer"]
    wait = "--virtual-time-budget=8000"  # milliseconds, for the plots
    command = [found, *options, wait, f"--print-to-pdf={target}", page.resolve().as_uri()]
    try:
        subprocess.run(command, check=True, capture_output=True, timeout=PRINT_SECONDS)
    except (subprocess.SubprocessError, OSError) as error:
        raise BadRequest("study-pdf", file=str(target), reason=type(error).__name__) from error
    return target
