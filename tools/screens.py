"""Pictures of the page for the README: `make screens` plays into the middle of each game and takes them."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import DESKTOP, FLAGS, KEPT, PHONE  # noqa: E402
from tests.browser.house import House  # noqa: E402
from tests.browser.lessons import open_lesson  # noqa: E402
from tests.browser.player import answer, sit_down  # noqa: E402
from tests.browser.test_puzzles import finished, name_of, solve  # noqa: E402
from tests.study.published import publish  # noqa: E402
from tools.browser import found  # noqa: E402
from trianon.core.registry import GAMES  # noqa: E402
from trianon.core.words import LANGUAGES  # noqa: E402
from trianon.learn.lessons import course  # noqa: E402
from trianon.server.puzzle_book import book  # noqa: E402

FOLDER = ROOT / "docs" / "screens"
Shot = tuple[str, str, str, Any, str]  # picture, game, language, size, scheme
# So many answers into a game, and then the next question of a kind that shows what it is about.
SCENES = {
    "bastille": (22, "place-tile"),
    "louis-xiv": (34, "choose-mode"),
    "heads-of-state": (48, "take-attribute"),
}
MOST = 160  # answers
EXPLORED = "quick"
LESSON = ("bastille", 1)  # the lesson of the picture, from zero


def shots() -> Iterator[Shot]:
    """The lobby, and every game twice: languages and schemes by turns."""
    yield "lobby", "", LANGUAGES[0], DESKTOP, "light"
    for number, game in enumerate(GAMES):
        spoken = [LANGUAGES[(number + step) % len(LANGUAGES)] for step in (0, 1)]
        yield game, game, spoken[0], DESKTOP, ("light", "dark")[number % 2]
        yield f"{game}-phone", game, spoken[1], PHONE, ("dark", "light")[number % 2]


def play(page: Any, game: str) -> None:
    """Into the middle of a game, until something worth a picture is asked."""
    least, kind = SCENES.get(game, (12, ""))
    sit_down(page, game)
    for turn in range(MOST):
        page.wait_for_selector("[data-option]")
        asked = page.locator(".dock").get_attribute("data-asked")
        if turn >= least and kind in ("", asked):
            return
        answer(page, turn)


def learn(page: Any, house: House) -> None:
    """A lesson with the teacher's words beside the board."""
    game, number = LESSON
    open_lesson(page, house.address, game, course(game).lessons[number].id)


def puzzle(page: Any, house: House) -> None:
    """A puzzle, and what the best answer is worth."""
    game = "louis-xiv"
    first = next(iter(book(game).values()))
    page.goto(f"{house.address}/puzzles/{game}/{first.id}")
    solve(page, name_of(game, first, 0))


def review(page: Any, house: House) -> None:
    """A finished game in its middle, with its moves and chances."""
    table, cookie = finished(house)
    value = cookie.removeprefix("trianon=")
    page.context.clear_cookies()
    page.context.add_cookies([{"name": "trianon", "value": value, "url": house.address}])
    page.goto(f"{house.address}/review/{table}?move=52")
    page.wait_for_selector("[data-review=true]")


def explore(page: Any, house: House) -> None:
    """What wins, of games that quick bots have played."""
    page.goto(f"{house.address}/explore/{EXPLORED}")
    page.wait_for_selector("[data-worth]")


STUDIES = {"learn": learn, "puzzle": puzzle, "review": review, "explore": explore}


def study(browser: Any, house: House, name: str) -> None:
    """One picture of learning: desktop, light, English."""
    context = browser.new_context(viewport=DESKTOP, locale="en", color_scheme="light")
    context.add_init_script(KEPT % "Ani")
    context.set_default_timeout(180_000)
    page = context.new_page()
    STUDIES[name](page, house)
    page.wait_for_timeout(1500)
    page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=74)
    context.close()


def shoot(browser: Any, address: str, shot: Shot) -> None:
    """One picture."""
    name, game, language, size, scheme = shot
    context = browser.new_context(viewport=size, locale=language, color_scheme=scheme)
    context.add_init_script(KEPT % "Ani")
    context.set_default_timeout(180_000)
    page = context.new_page()
    page.goto(address)
    page.wait_for_selector(".room-card .btn.primary")
    if game:
        play(page, game)
    page.wait_for_timeout(800)
    page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=82)
    context.close()


def main() -> None:
    """All pictures, or those named."""
    from playwright.sync_api import sync_playwright

    FOLDER.mkdir(parents=True, exist_ok=True)
    folder = Path(tempfile.mkdtemp())
    publish(folder / "studies", EXPLORED, bots=("courtier", "page", "courtier", "page"), games=1000)
    house = House(folder / "data", studies=folder / "studies")
    house.start()
    try:
        with sync_playwright() as driver:
            browser = driver.chromium.launch(executable_path=found(), args=FLAGS)
            for shot in shots():
                if len(sys.argv) == 1 or shot[0] in sys.argv[1:]:
                    shoot(browser, house.address, shot)
            for name in STUDIES:
                if len(sys.argv) == 1 or name in sys.argv[1:]:
                    study(browser, house, name)
            browser.close()
    finally:
        house.kill()


if __name__ == "__main__":
    main()
