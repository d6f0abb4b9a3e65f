"""How long the board stands still at a table of Sun Kings, as JSON: by the clock, in a real Chromium.

    python benchmarks/stillness.py [game ...] --questions 40

A person and three Sun Kings, the board playing at its normal pace. Whoever plays for the person answers as
soon as the options are lit, so nobody thinks meanwhile. The board stands still while it shows the newest moment
and the person is not asked; counted is the longest such time before each question. Of all questions 95 of 100
must wait at most three seconds. Needs `make page` and an idle machine: what else runs takes the bots' time.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import DESKTOP, FLAGS, KEPT  # noqa: E402
from tests.browser.house import House  # noqa: E402
from tests.browser.player import SETTLED, answer, is_over  # noqa: E402
from tools.browser import found  # noqa: E402
from trianon.core.registry import GAMES  # noqa: E402

PLAYERS = 4
PROMISED = 3.0  # seconds
PATIENCE = 120_000  # milliseconds until a question must have come
# Notes every frame whether the board stands still; a question ends the count, if others have acted before it.
WATCH = """() => {
    const seen = window.seen = {waits: [], begun: 0, seq: 0, still: 0, longest: 0, asked: true};
    const look = now => {
        const shell = document.querySelector(".shell");
        const over = document.querySelector(".pod") !== null;
        const seq = Number(shell?.dataset.seq);
        const asked = document.querySelector(".dock")?.dataset.asked !== undefined;
        const shown = shell?.dataset.true === "true" && shell.dataset.sending !== "true";
        if (seen.asked && !asked) Object.assign(seen, {begun: now, still: 0, longest: 0});
        if (!asked && shown && !over) {
            seen.still ||= now;
            seen.longest = Math.max(seen.longest, now - seen.still);
        } else seen.still = 0;
        if (asked && !seen.asked && seq > seen.seq + 1) {
            seen.waits.push({still: seen.longest, whole: now - seen.begun});
        }
        seen.asked = asked;
        if (asked) seen.seq = seq;
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
}"""


def seated(page: Any, address: str, game: str) -> None:
    """A table of mine with Sun Kings at all other seats, the board playing at its normal pace."""
    page.goto(address)
    page.wait_for_selector(".room-card")
    seats = [{"kind": "mine"}, *({"kind": "bot", "level": "sun-king"} for _ in range(PLAYERS - 1))]
    made = page.request.post(
        f"{address}/api/tables", data={"game": game, "seats": seats}, headers={"Origin": address}
    )
    assert made.ok, made.text()
    page.evaluate("() => localStorage.setItem('trianon.pace', 'normal')")
    page.goto(f"{address}/table/{made.json()['table']['table']}")
    page.wait_for_selector(SETTLED, timeout=PATIENCE)


def waits(page: Any, questions: int) -> list[dict[str, float]]:
    """Before each question how long the board stood still, and how long it took, in milliseconds."""
    page.set_default_timeout(PATIENCE)
    page.evaluate(WATCH)
    for turn in range(questions * 4):
        if not answer(page, turn) or is_over(page):
            break
        if len(page.evaluate("() => window.seen.waits")) >= questions:
            break
    return list(page.evaluate("() => window.seen.waits"))


def percentile(values: list[float], share: float) -> float:
    """The value below which such a share lies."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def measured(browser: Any, address: str, game: str, questions: int) -> dict[str, Any]:
    """The figures of one table."""
    context = browser.new_context(viewport=DESKTOP, locale="en")
    context.add_init_script(KEPT % "Ani")
    page = context.new_page()
    seated(page, address, game)
    found = waits(page, questions)
    context.close()
    still = [one["still"] / 1000 for one in found]
    whole = [one["whole"] / 1000 for one in found]
    return {
        "game": game,
        "players": PLAYERS,
        "questions": len(found),
        "still_p50": round(percentile(still, 0.5), 2),
        "still_p95": round(percentile(still, 0.95), 2),
        "still_most": round(max(still), 2),
        "until_asked_p50": round(percentile(whole, 0.5), 2),
        "promised": PROMISED,
    }


def main() -> int:
    """All games, or those named."""
    from playwright.sync_api import sync_playwright

    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", help="those to measure; all if none is named")
    parser.add_argument("--questions", type=int, default=40, help="of each game")
    asked = parser.parse_args()
    unknown = [name for name in asked.games if name not in GAMES]
    if unknown:
        parser.error(f"no game is called {unknown[0]}; there are {', '.join(GAMES)}")
    house = House(Path(tempfile.mkdtemp()))
    house.start()
    missed = 0
    try:
        with sync_playwright() as driver:
            browser = driver.chromium.launch(executable_path=found(), args=FLAGS)
            for game in asked.games or list(GAMES):
                row = measured(browser, house.address, game, asked.questions)
                missed += row["still_p95"] > PROMISED
                load = round(os.getloadavg()[0], 1)
                print(json.dumps({**row, "load": load}), flush=True)
            browser.close()
    finally:
        house.kill()
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
