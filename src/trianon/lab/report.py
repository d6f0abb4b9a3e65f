"""Reports: one file with charts, tables and the command that makes it again; no network."""

from __future__ import annotations

import re
from html import escape
from importlib.util import find_spec
from pathlib import Path
from string import Template
from typing import Any

import msgspec
from msgspec import Struct

from trianon.core.errors import BadRequest
from trianon.core.words import GameWords
from trianon.lab.numbers import NUMBERS, written
from trianon.lab.results_file import unwritable
from trianon.lab.sheets import Sheet, about, sheets
from trianon.lab.standings import Summary

TEMPLATE = Path(__file__).with_name("report.html")
MARK = 'name="generator" content="trianon'  # of our own pages, which may be written over
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
    """Write the page of a tournament."""
    write_page(page(summary, words), path)


def write_page(text: str, path: Path) -> None:
    """Write a page to a file; an unwritable path is a typed error."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise unwritable(path, error) from error


class Parts(Struct, frozen=True, kw_only=True):
    """What a report is made of; the messages of its charts begin with `kind`."""

    kind: str
    title: str
    about: str
    sheets: list[Sheet]  # the charts stand after the first
    charts: dict[str, dict[str, Any]]
    command: str
    provenance: str


def page(summary: Summary, words: GameWords) -> str:
    """The whole page of a tournament as text."""
    from trianon.lab.charts import charts

    parts = Parts(
        kind="tournament",
        title=words.sentence("tournament-title", game=words.sentence("game-title")),
        about=about(summary, words),
        sheets=sheets(summary, words),
        charts=charts(summary, words),
        command=summary.command,
        provenance=provenance(summary, words),
    )
    return filled(parts, words)


def filled(parts: Parts, words: GameWords) -> str:
    """The page of a report as text."""
    from vl_convert import javascript_bundle

    first, *rest = parts.sheets
    return Template(TEMPLATE.read_text(encoding="utf-8")).substitute(
        language=words.language,
        title=escape(parts.title),
        about=escape(parts.about),
        first=sheet_section(first, words.language),
        charts="\n".join(chart_section(parts.kind, name, words) for name in parts.charts),
        rest="\n".join(sheet_section(sheet, words.language) for sheet in rest),
        reproduce=escape(words.sentence(f"{parts.kind}-heading-reproduce")),
        reproduce_note=escape(parts.provenance),
        command=escape(parts.command),
        library=inside_script(javascript_bundle(EMBED)),
        specs=inside_script(msgspec.json.encode(parts.charts).decode()),
        numbers=msgspec.json.encode(NUMBERS[words.language]).decode(),
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


def chart_section(kind: str, name: str, words: GameWords) -> str:
    """A place for a chart, with its heading and what it says."""
    title = escape(words.sentence(f"{kind}-chart-{name}"))
    note = escape(words.sentence(f"{kind}-chart-{name}-note"))
    return (
        f'<section>\n<h2>{title}</h2>\n<figure aria-label="{title}">\n'
        f'<div class="scroll"><div class="chart" id="chart-{name}"></div></div>\n'
        f"<figcaption><p>{note}</p></figcaption>\n</figure>\n</section>"
    )


def sheet_section(sheet: Sheet, language: str) -> str:
    """A sheet as a table."""
    head = "".join(
        f'<th scope="col"{kind_of(sheet, column)}>{escape(heading)}</th>'
        for column, heading in enumerate(sheet.headings)
    )
    rows = ([written(cell, language) for cell in row] for row in sheet.rows)
    body = "\n".join(f"<tr>{sheet_row(sheet, row)}</tr>" for row in rows)
    note = f"<p>{escape(sheet.note)}</p>\n" if sheet.note else ""
    table = (
        f'<div class="scroll"><table>\n<thead><tr>{head}</tr></thead>\n'
        f"<tbody>\n{body}\n</tbody>\n</table></div>\n"
    )
    return (
        f"<section>\n<h2>{escape(sheet.title)}</h2>\n{note}{table if sheet.rows else ''}</section>"
    )


def sheet_row(sheet: Sheet, row: list[str]) -> str:
    """The cells of one row."""
    return "".join(
        f"<td{kind_of(sheet, column)}>{shown(cell)}</td>" for column, cell in enumerate(row)
    )


def shown(text: str) -> str:
    """Text for the page; a figure and its sign stay on one line."""
    return re.sub(r"(?<=\d) (?=%)", "\u00a0", escape(text))


def kind_of(sheet: Sheet, column: int) -> str:
    """Columns of words, after the first, are marked."""
    return ' class="words"' if 0 < column < sheet.words else ""
