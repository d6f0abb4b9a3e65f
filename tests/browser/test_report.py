"""Reports open without a network, draw their charts and read by day and by night."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tests.browser.test_advice import keep
from tests.server.harness import ROOT
from trianon.core.record import read_file
from trianon.core.registry import game
from trianon.core.words import game_words
from trianon.lab.analyse import analyse_record
from trianon.lab.analysis_sheets import write_report as write_analysis
from trianon.lab.report import write_report
from trianon.lab.standings import summarise
from trianon.lab.tournament import Tournament, run

pytest.importorskip("vl_convert", reason="vl-convert is not installed")
CHARTS = ("wins", "scores", "places", "thinking", "ratings")


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Path:
    plan = Tournament(
        game="bastille", players=3, bots=("greedy", "random", "random"), games=6, mirror=True
    )
    path = tmp_path_factory.mktemp("report") / "out.html"
    write_report(summarise(plan, run(plan)), game_words(game("bastille"), "fr"), path)
    return path


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_report_opens_offline(browser: Any, report: Path, scheme: str) -> None:
    context = browser.new_context(offline=True, color_scheme=scheme)
    page = context.new_page()
    errors: list[str] = []
    asked: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("request", lambda request: asked.append(request.url))
    page.goto(report.as_uri())
    for name in CHARTS:
        page.wait_for_selector(f"#chart-{name} svg", timeout=60_000)
    assert errors == []
    assert [url for url in asked if not url.startswith(("file:", "data:", "blob:"))] == []
    assert page.locator("h1").inner_text() == "Tournoi de Bastille"
    assert page.locator("tbody tr").count() == 2 + 3 + 2 * (3 + 3)
    assert "--bots greedy,random,random" in page.locator("pre").inner_text()
    axis = page.locator("#chart-places .role-axis-label text").all_text_contents()
    assert "20\u00a0%" in axis
    page.locator("#chart-wins .mark-symbol path").first.hover()
    assert re.search(r"\d,\d\u00a0%", page.locator("#vg-tooltip-element").inner_text())
    ground = page.evaluate("getComputedStyle(document.body).backgroundColor")
    label = page.locator("#chart-wins text").first.evaluate("node => getComputedStyle(node).fill")
    assert brightness(label) < brightness(ground) if scheme == "light" else True
    assert brightness(label) > brightness(ground) if scheme == "dark" else True
    context.close()


def test_the_report_of_an_analysis_opens_offline(browser: Any, tmp_path: Path) -> None:
    rules = game("bastille")
    record = read_file(sorted((ROOT / "records/bastille").glob("*-3-players.trianon"))[0])
    names = [seat.name for seat in record.seats]
    path = tmp_path / "out.html"
    found = analyse_record(record, 8)
    write_analysis(found, names, game_words(rules, "de"), "trianon analyse x", path)
    context = browser.new_context(offline=True)
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(path.as_uri())
    page.wait_for_selector("#chart-course svg", timeout=60_000)
    assert errors == []
    assert page.locator("h1").inner_text() == "Analyse eines Spiels: Bastille"
    assert page.locator("h2").count() == 2 + 3 + 2
    keep(page, "report-analysis")
    context.close()


def brightness(colour: str) -> int:
    """The sum of red, green and blue of `rgb(...)`."""
    return sum(int(part) for part in colour[colour.index("(") + 1 : -1].split(",")[:3])
