"""Frames while the board plays a scoring, on a phone whose processor is four times slower.

`python benchmarks/frames.py [game ...]` plays each game in Chromium until something is scored, then shows that
again from one's last answer and counts the frames. Frames over 32 ms must be under 5 %. Needs `make page`;
an idle machine: whatever else runs is counted as a late frame.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import FLAGS, KEPT  # noqa: E402
from tests.browser.house import House  # noqa: E402
from tests.browser.player import answer, sit_down  # noqa: E402
from tools.browser import found  # noqa: E402

SCORING = {
    "bastille": "scoring-started",
    "louis-xiv": "board-opened",
    "heads-of-state": "revolution-revealed",
}
SLOWER = 4
LATE = 32  # milliseconds
MOST = 0.05
MOVES = 400
PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
# Whether something was scored since my last answer.
SCORED = """async kind => {
    const table = location.pathname.split("/").pop();
    const steps = await (await fetch(`/api/tables/${table}/log`)).json();
    const last = steps.findLastIndex(step => step.by === 0);
    return steps.slice(last).some(step => step.events.some(event => event.kind === kind));
}"""
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


def play_until_scored(page: Any, game: str) -> None:
    """Answers until the last of them led to a scoring; the game is not over then."""
    sit_down(page, game)
    for turn in range(MOVES):
        if not answer(page, turn):
            raise SystemExit(f"{game}: the game ended before something was scored")
        page.wait_for_selector("[data-option], .pod")
        if page.evaluate(SCORED, SCORING[game]):
            return
    raise SystemExit(f"{game}: nothing was scored in {MOVES} moves")


def measure(browser: Any, address: str, game: str, slower: int) -> dict[str, Any]:
    """The frames of one scoring."""
    context = browser.new_context(**PHONE, locale="en")
    context.add_init_script(KEPT % "Ani")
    page = context.new_page()
    page.goto(address)
    play_until_scored(page, game)
    page.evaluate("() => localStorage.setItem('trianon.pace', 'normal')")
    page.reload()
    page.wait_for_selector(".again")
    page.wait_for_load_state("networkidle")
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.locator(".again").click()
    seen = page.evaluate(COUNT)
    context.close()
    return summary(game, seen)


def summary(game: str, seen: dict[str, Any]) -> dict[str, Any]:
    """What is worth knowing of a run."""
    frames = sorted(seen["frames"])
    late = sum(frame > LATE for frame in frames) / max(1, len(frames))
    return {
        "game": game,
        "frames": len(frames),
        "median_ms": round(frames[len(frames) // 2], 1),
        "p95_ms": round(frames[int(len(frames) * 0.95)], 1),
        "longest_ms": round(frames[-1], 1),
        "late": round(late, 4),
        "acts": seen["acts"],
    }


def main() -> int:
    """All games, or those named."""
    from playwright.sync_api import sync_playwright

    slower = int(os.environ.get("SLOWER", SLOWER))
    games = [one for one in sys.argv[1:] if one in SCORING] or list(SCORING)
    house = House(Path(tempfile.mkdtemp()))
    house.start()
    try:
        with sync_playwright() as driver:
            browser = driver.chromium.launch(executable_path=found(), args=FLAGS)
            rows = [measure(browser, house.address, game, slower) for game in games]
            browser.close()
    finally:
        house.kill()
    for row in rows:
        print(json.dumps({**row, "slower": slower, "load": round(os.getloadavg()[0], 1)}))
    return int(any(row["late"] > MOST for row in rows))


if __name__ == "__main__":
    raise SystemExit(main())
