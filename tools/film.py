"""Film of the board at play: `python -m tools.film [game ...]` writes build/film, `--readme` a moving WebP.

The page's clock and all its animations are stepped by hand, so that every picture is exactly so many
milliseconds after the one before, however slow this machine is.
"""

from __future__ import annotations

import argparse
import io
import sys
import tempfile
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import DESKTOP, FLAGS, KEPT, PHONE  # noqa: E402
from tests.browser.house import House  # noqa: E402
from tests.browser.player import answer, is_over, sit_down  # noqa: E402
from tools.browser import found  # noqa: E402
from trianon.core.registry import GAMES  # noqa: E402

STRIPS = ROOT / "build" / "film"
README = ROOT / "docs" / "screens" / "play.webp"
BIGGEST = 1_000_000  # bytes of the README's picture
PICTURES = 8  # of a strip
STEP = 100  # milliseconds between two pictures of a film
SECONDS = 9  # of the README's picture
COARSE = 500  # the same for a strip
LONGEST = 40_000  # milliseconds of a film
MOVES = 400
# What begins a scoring that is seen before the end of the game.
SCORING = {
    "bastille": "scoring-started",
    "louis-xiv": "board-opened",
    "heads-of-state": "revolution-revealed",
}
# Whether something was scored since my last answer.
SCORED = """async kind => {
    const table = location.pathname.split("/").pop();
    const steps = await (await fetch(`/api/tables/${table}/log`)).json();
    const last = steps.findLastIndex(step => step.by === 0);
    return steps.slice(last).some(step => step.events.some(event => event.kind === kind));
}"""
# Every animation stands where it is so many milliseconds after it was first seen.
STEPPED = """now => {
    window.begun ??= new WeakMap();
    for (const motion of document.getAnimations()) {
        if (!window.begun.has(motion)) window.begun.set(motion, now);
        motion.pause();
        const {endTime} = motion.effect.getComputedTiming();
        const at = now - window.begun.get(motion);
        if (at >= endTime && motion instanceof CSSTransition) motion.finish();
        else motion.currentTime = Math.min(at, endTime);
    }
    return document.querySelector(".shell")?.dataset.act ?? "";
}"""


def play_until_scored(page: Any, game: str, kind: str = "") -> None:
    """Answers until the last of them led to a scoring, or to this kind of event; the game is not over then."""
    sit_down(page, game)
    for turn in range(MOVES):
        if not answer(page, turn):
            raise SystemExit(f"{game}: the game ended before something was scored")
        page.wait_for_selector("[data-option], .pod")
        if page.evaluate(SCORED, kind or SCORING[game]):
            return
    raise SystemExit(f"{game}: nothing was scored in {MOVES} moves")


def play_to_the_end(page: Any, game: str) -> None:
    """A whole game; its count can be shown again."""
    sit_down(page, game)
    for turn in range(MOVES * 2):
        if not answer(page, turn):
            return


def repeated(page: Any) -> None:
    """What was scored plays again from here, at the usual pace, with the clock in our hands."""
    if is_over(page):
        page.evaluate("() => localStorage.setItem('trianon.pace', 'normal')")
        page.reload()
        page.wait_for_selector(".pod")
        page.clock.install()
        page.get_by_role("button", name="Show the count again").click()
    else:
        page.locator("[data-pace=normal]").dispatch_event("click")
        page.clock.install()
        page.locator(".again").click()
    page.wait_for_function("() => document.querySelector('.shell')?.dataset.act")
    page.clock.pause_at(page.evaluate("() => Date.now()") + 1)


def frames(page: Any, step: int = STEP) -> Iterator[tuple[str, bytes]]:
    """The act that plays and the picture of it, until the board has caught up."""
    for number in range(LONGEST // step):
        act = page.evaluate(STEPPED, number * step)
        if not act or is_over(page):
            return
        yield act, page.screenshot(type="png", animations="allow")
        page.clock.run_for(step)


def strip(pictures: list[bytes], path: Path) -> None:
    """Eight of the pictures, evenly spread, on one sheet."""
    from PIL import Image

    chosen = [pictures[len(pictures) * number // PICTURES] for number in range(PICTURES)]
    images = [Image.open(io.BytesIO(one)) for one in chosen]
    width, height = images[0].size
    across = 2 if width > height else 4
    sheet = Image.new("RGB", (width * across, height * (PICTURES // across)))
    for number, image in enumerate(images):
        sheet.paste(image, (number % across * width, number // across * height))
    path.parent.mkdir(parents=True, exist_ok=True)
    sheet.save(path)


def animated(pictures: list[bytes], path: Path, size: tuple[int, int], step: int) -> None:
    """All pictures as a moving WebP; the quality is as high as its weight allows."""
    from PIL import Image

    images = [
        Image.open(io.BytesIO(one)).convert("RGB").resize(size, Image.Resampling.LANCZOS)
        for one in pictures
    ]
    for quality in (80, 65, 50, 35, 20):
        images[0].save(
            path,
            save_all=True,
            append_images=images[1:],
            duration=step,
            loop=0,
            quality=quality,
            method=4,
        )
        if path.stat().st_size < BIGGEST:
            return
    raise SystemExit(f"{path.name} weighs {path.stat().st_size} bytes at the lowest quality")


def opened(browser: Any, address: str, size: Any, scheme: str) -> Any:
    """The lobby before a new visitor."""
    context = browser.new_context(viewport=size, locale="en", color_scheme=scheme)
    context.add_init_script(KEPT % "Ani")
    context.set_default_timeout(180_000)
    page = context.new_page()
    page.goto(address)
    return page


def strips(browser: Any, address: str, games: list[str]) -> None:
    """A strip of a scoring in play on a desktop and a phone, and one of the end, of each game."""
    ways = [
        ("desktop", DESKTOP, "light", False),
        ("phone", PHONE, "dark", False),
        ("end", DESKTOP, "dark", True),
    ]
    for game in games:
        for name, size, scheme, ending in ways:
            page = opened(browser, address, size, scheme)
            (play_to_the_end if ending else play_until_scored)(page, game)
            repeated(page)
            pictures = [picture for _, picture in frames(page, COARSE)]
            strip(pictures, STRIPS / f"{game}-{name}.png")
            print(f"{game} {name}: {len(pictures)} pictures", flush=True)
            page.context.close()


def readme(browser: Any, address: str) -> None:
    """Some seconds of Bastille: the others place their tiles, the places are evaluated."""
    page = opened(browser, address, {"width": 1280, "height": 800}, "light")
    play_until_scored(page, "bastille", "location-evaluated")
    repeated(page)
    pictures = [picture for _, picture in islice(frames(page), SECONDS * 1000 // STEP)]
    README.parent.mkdir(parents=True, exist_ok=True)
    animated(pictures, README, (800, 500), STEP)
    page.context.close()
    print(f"{README.name}: {len(pictures)} pictures, {README.stat().st_size} bytes")


def main() -> None:
    """Strips of all games or those named, or the picture of the README."""
    from playwright.sync_api import sync_playwright

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="those to film; all if none is named")
    parser.add_argument("--readme", action="store_true", help="only the picture of the README")
    asked = parser.parse_args()
    unknown = [name for name in asked.games if name not in SCORING]
    if unknown:
        parser.error(f"no game is called {unknown[0]}; there are {', '.join(GAMES)}")
    house = House(Path(tempfile.mkdtemp()))
    house.start()
    try:
        with sync_playwright() as driver:
            browser = driver.chromium.launch(executable_path=found(), args=FLAGS)
            if asked.readme:
                readme(browser, house.address)
            else:
                strips(browser, house.address, asked.games or list(SCORING))
            browser.close()
    finally:
        house.kill()


if __name__ == "__main__":
    main()
