"""The page of a tournament: one file with charts, tables and the command that plays it again; no network."""

from __future__ import annotations

import re
from html import escape
from importlib.util import find_spec
from pathlib import Path
from string import Template

import msgspec

from trianon.core.errors import BadRequest
from trianon.core.words import GameWords
from trianon.lab.results_file import unwritable
from trianon.lab.sheets import Sheet, about, sheets
from trianon.lab.standings import Summary

TEMPLATE = Path(__file__).with_name("report.html")
MARK = 'content="trianon tournament"'  # of our own pages, which may be written over
HEAD = 1000  # characters in which the mark stands
EMBED = "window.vegaEmbed = vegaEmbed;"
PACKAGES = {"altair": "altair", "vl_convert": "vl-convert-python"}


def check_report(path: Path) -> None:
    """Raise BadRequest before a long tournament rather than after it."""
    missing = [name for module, name in PACKAGES.items() if find_spec(module) is None]
    if missing:
        raise BadRequest("report-needs", packages=", ".join(missing))
    try:
        if path.exists() and not is_ours(path):
            raise BadRequest("file-exists", file=str(path))
        path.open("ab").close()
    except OSError as error:
        raise unwritable(path, error) from error


def is_ours(path: Path) -> bool:
    """An earlier report, or nothing yet."""
    with path.open(encoding="utf-8", errors="replace") as file:
        head = file.read(HEAD)
    return not head or MARK in head


def write_report(summary: Summary, words: GameWords, path: Path) -> None:
    """Write the page."""
    try:
        path.write_text(page(summary, words), encoding="utf-8")
    except OSError as error:
        raise unwritable(path, error) from error


def page(summary: Summary, words: GameWords) -> str:
    """The whole page as text."""
    from vl_convert import javascript_bundle

    from trianon.lab.charts import charts

    drawn = charts(summary, words)
    first, *rest = sheets(summary, words)
    title = words.sentence("tournament-title", game=words.sentence("game-title"))
    return Template(TEMPLATE.read_text(encoding="utf-8")).substitute(
        language=words.language,
        title=escape(title),
        about=escape(about(summary, words)),
        first=sheet_section(first),
        charts="\n".join(chart_section(name, words) for name in drawn),
        rest="\n".join(map(sheet_section, rest)),
        reproduce=escape(words.sentence("tournament-heading-reproduce")),
        reproduce_note=escape(provenance(summary, words)),
        command=escape(summary.command),
        library=inside_script(javascript_bundle(EMBED)),
        specs=inside_script(msgspec.json.encode(drawn).decode()),
    )


def provenance(summary: Summary, words: GameWords) -> str:
    """Which program played."""
    return words.sentence(
        "tournament-reproduce-note",
        version=summary.version,
        rules=str(summary.rules_version),
        code=summary.code,
    )


def inside_script(text: str) -> str:
    """Text that cannot end the script it stands in."""
    return re.sub("<(?=/script|!--)", r"\\x3C", text, flags=re.IGNORECASE)


def chart_section(name: str, words: GameWords) -> str:
    """A place for a chart, with its heading and what it says."""
    title = escape(words.sentence(f"tournament-chart-{name}"))
    note = escape(words.sentence(f"tournament-chart-{name}-note"))
    return (
        f'<section>\n<h2>{title}</h2>\n<figure aria-label="{title}">\n'
        f'<div class="scroll"><div class="chart" id="chart-{name}"></div></div>\n'
        f"<figcaption><p>{note}</p></figcaption>\n</figure>\n</section>"
    )


def sheet_section(sheet: Sheet) -> str:
    """A sheet as a table."""
    head = "".join(f'<th scope="col">{escape(heading)}</th>' for heading in sheet.headings)
    body = "\n".join(f"<tr>{sheet_row(row)}</tr>" for row in sheet.rows)
    note = f"<p>{escape(sheet.note)}</p>\n" if sheet.note else ""
    return (
        f"<section>\n<h2>{escape(sheet.title)}</h2>\n{note}"
        f'<div class="scroll"><table>\n<thead><tr>{head}</tr></thead>\n'
        f"<tbody>\n{body}\n</tbody>\n</table></div>\n</section>"
    )


def sheet_row(row: list[str]) -> str:
    """The cells of one row."""
    return "".join(f"<td>{escape(cell)}</td>" for cell in row)
