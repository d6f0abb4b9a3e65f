"""How quick the page is on a phone: frames while the board plays a scoring, weight, Lighthouse.

`python benchmarks/frames.py [game ...]` prints a line of JSON for each figure and what it must reach; exit
code 1 if one misses. Frames: Chromium with its processor four times slower plays a whole scoring; those over
32 ms must be under 5 %. Weight: JavaScript of lobby and one game in gzip, everything a table loads in Brotli.
Lighthouse: its mobile scores of the lobby and of a table in play of each game, nothing cached, of three runs
the middle; it is fetched by npm into build/lighthouse on the first run, `--without-lighthouse` leaves it out.
Needs `make page` and an idle machine: whatever else runs is counted as a late frame.
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import FLAGS, KEPT  # noqa: E402
from tests.browser.house import House, free_port  # noqa: E402
from tests.browser.player import answer, sit_down  # noqa: E402
from tools.browser import found  # noqa: E402
from tools.film import SCORING, play_until_scored  # noqa: E402

SLOWER = 4
LATE = 32  # milliseconds
MOST_LATE = 0.05
SCRIPTS = 140_000  # bytes of JavaScript of the lobby and one game, gzip
LOADED = 320_000  # bytes of everything a table loads, Brotli
LOBBY, TABLE, ACCESS = 95, 90, 100  # scores of Lighthouse
RUNS = 3
LIGHTHOUSE = ROOT / "build" / "lighthouse"
VERSION = "lighthouse@12"
PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
COUNT = """() => new Promise(done => {
    const frames = [], acts = new Set();
    let before = 0, begun = false;
    const look = now => {
        const {act, true: isTrue} = document.querySelector(".shell").dataset;
        begun ||= act !== undefined;
        if (act) acts.add(act);
        if (begun && before) frames.push(now - before);
        before = now;
        if (begun && (isTrue === "true" || document.querySelector(".pod"))) done({frames, acts: [...acts]});
        else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
})"""

Row = dict[str, Any]


def frames(browser: Any, address: str, game: str, slower: int) -> Row:
    """The frames of one scoring, from my last answer to the next question."""
    context = browser.new_context(**PHONE, locale="en")
    context.add_init_script(KEPT % "Ani")
    page = context.new_page()
    page.goto(address)
    play_until_scored(page, game)
    page.locator("[data-pace=normal]").dispatch_event("click")
    page.wait_for_load_state("networkidle")
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.locator(".again").click()
    seen = page.evaluate(COUNT)
    context.close()
    times = sorted(seen["frames"])
    late = sum(time > LATE for time in times) / max(1, len(times))
    return {
        "figure": f"frames over {LATE} ms, {game}",
        "value": round(late, 4),
        "most": MOST_LATE,
        "frames": len(times),
        "median_ms": round(times[len(times) // 2], 1),
        "p95_ms": round(times[int(len(times) * 0.95)], 1),
        "longest_ms": round(times[-1], 1),
        "slower": slower,
        "acts": seen["acts"],
    }


def weight(browser: Any, address: str, game: str) -> Iterator[Row]:
    """What a new visitor loads from the lobby to the first question."""
    context = browser.new_context(**PHONE, locale="en")
    context.add_init_script(KEPT % "Ani")
    page = context.new_page()
    network = context.new_cdp_session(page)
    network.send("Network.enable")
    came: list[float] = []
    network.on("Network.loadingFinished", lambda done: came.append(done["encodedDataLength"]))
    page.goto(address)
    sit_down(page, game)
    page.wait_for_load_state("networkidle")
    names = page.evaluate("() => performance.getEntriesByType('resource').map(one => one.name)")
    scripts = {name for name in names if name.endswith(".js")}
    packed = sum(len(gzip.compress(page.request.get(name).body())) for name in scripts)
    yield {"figure": f"JavaScript in gzip, {game}", "value": packed, "most": SCRIPTS}
    yield {"figure": f"loaded in Brotli, {game}", "value": round(sum(came)), "most": LOADED}
    context.close()


def lighthouse(driver: Any, address: str, games: list[str]) -> Iterator[Row]:
    """The mobile scores of the lobby and of tables that wait for me: of some runs the one in the middle."""
    tool = LIGHTHOUSE / "node_modules" / ".bin" / "lighthouse"
    if not tool.exists():
        LIGHTHOUSE.mkdir(parents=True, exist_ok=True)
        command = ["npm", "install", "--no-save", "--no-audit", "--no-fund", VERSION]
        subprocess.run(command, cwd=LIGHTHOUSE, check=True)
    port = free_port()
    folder = tempfile.mkdtemp()
    flags = [*FLAGS, f"--remote-debugging-port={port}"]
    context = driver.chromium.launch_persistent_context(folder, executable_path=found(), args=flags)
    context.add_init_script(KEPT % "Ani")
    looked_at = [("lobby", address, LOBBY)]
    for game in games:
        page = context.new_page()
        page.goto(address)
        sit_down(page, game)
        for turn in range(3):
            answer(page, turn)
        looked_at.append((f"table of {game}", page.url, TABLE))
        page.close()
    for name, url, least in looked_at:
        scores = [scored(tool, url, port, context) for _ in range(RUNS)]
        for kind, wanted in (("performance", least), ("accessibility", ACCESS)):
            every = [one[kind] for one in scores]
            middle = round(statistics.median(every))
            figure = f"Lighthouse mobile {kind}, {name}"
            yield {"figure": figure, "value": middle, "runs": every, "least": wanted}
    context.close()
    shutil.rmtree(folder, ignore_errors=True)


def scored(tool: Path, url: str, port: int, context: Any) -> dict[str, int]:
    """The scores of one page, 0 to 100, as one who comes for the first time: only the seat's cookie is kept."""
    page = context.new_page()
    context.new_cdp_session(page).send("Network.clearBrowserCache")
    page.close()
    report = LIGHTHOUSE / "report.json"
    subprocess.run(
        [
            *(str(tool), url, f"--port={port}", "--disable-storage-reset", "--quiet"),
            *("--only-categories=performance,accessibility", "--output=json"),
            f"--output-path={report}",
        ],
        check=True,
        capture_output=True,
    )
    categories = json.loads(report.read_text())["categories"]
    return {name: round(100 * one["score"]) for name, one in categories.items()}


def is_met(row: Row) -> bool:
    return bool(row.get("least", 0) <= row["value"] <= row.get("most", float("inf")))


def rows(games: list[str], slower: int, *, with_lighthouse: bool) -> Iterator[Row]:
    """All figures, one after the other."""
    from playwright.sync_api import sync_playwright

    house = House(Path(tempfile.mkdtemp()))
    house.start()
    try:
        with sync_playwright() as driver:
            browser = driver.chromium.launch(executable_path=found(), args=FLAGS)
            for game in games:
                yield from weight(browser, house.address, game)
                yield frames(browser, house.address, game, slower)
            browser.close()
            if with_lighthouse:
                yield from lighthouse(driver, house.address, games)
    finally:
        house.kill()


def main() -> int:
    """All games, or those named."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", help="those to measure; all if none is named")
    parser.add_argument("--slower", type=int, default=SLOWER, help="how much slower the processor")
    parser.add_argument("--without-lighthouse", action="store_true")
    asked = parser.parse_args()
    unknown = [name for name in asked.games if name not in SCORING]
    if unknown:
        parser.error(f"no game is called {unknown[0]}; there are {', '.join(SCORING)}")
    missed = 0
    games = asked.games or list(SCORING)
    for row in rows(games, asked.slower, with_lighthouse=not asked.without_lighthouse):
        missed += not is_met(row)
        load = round(os.getloadavg()[0], 1)
        print(json.dumps({**row, "met": is_met(row), "load": load}), flush=True)
    return int(missed > 0)


if __name__ == "__main__":
    raise SystemExit(main())
