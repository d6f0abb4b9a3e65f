"""A learner in the browser: does what a lesson asks for, asked for by the page's own hints."""

from __future__ import annotations

from typing import Any

STEP = "() => Number(document.querySelector('.lesson')?.dataset.step ?? 0)"
QUIET = """() => {
    const shell = document.querySelector('.lesson');
    return shell && shell.dataset.busy === 'false' && shell.dataset.true === 'true'
        && shell.dataset.sending === 'false';
}"""
LIT = """() => {
    const chalk = document.querySelector('.chalk');
    const [width, height] = [innerWidth, innerHeight];
    const seen = [...chalk.querySelectorAll('i')].filter(one => {
        const box = one.getBoundingClientRect();
        return box.width > 8 && box.height > 8 && box.right > 0 && box.bottom > 0
            && box.left < width && box.top < height;
    });
    return {thing: chalk.dataset.litThing, seen: seen.length,
        exhibit: document.querySelectorAll('.exhibit').length};
}"""


def settle(page: Any) -> None:
    """Wait until the board has caught up and nothing is on its way."""
    page.wait_for_function(QUIET)


def lit(page: Any) -> dict[str, Any]:
    """What is lit: the thing, in how many places, whether it is laid out beside the words instead."""
    page.wait_for_function(
        "() => document.querySelector('.chalk i') || document.querySelector('.exhibit')"
    )
    found: dict[str, Any] = page.evaluate(LIT)
    return found


def open_lesson(page: Any, address: str, game: str, lesson: str) -> None:
    """A lesson at its beginning, or where it was left."""
    page.goto(f"{address}/learn/{game}/{lesson}")
    page.wait_for_selector(".coach h1")
    settle(page)


def is_over(page: Any) -> bool:
    return bool(page.locator(".lesson").get_attribute("data-over") == "true")


def answer(page: Any) -> None:
    """Ask what would be right until it is shown, and do it; one act, or one thing pointed at."""
    while not page.locator(".coach .aside").count() or not shown(page):
        page.locator("[data-hint]").click()
        settle(page)
    if page.locator("[data-offer]").count():
        for offer in page.locator("[data-offer].shown").all():
            offer.click()
        if page.locator("[data-answer]").count():
            page.locator("[data-answer]").click()
    else:
        confirm(page)
    settle(page)


def shown(page: Any) -> bool:
    """Whether the right thing is marked."""
    marked = "[data-offer].shown, [data-option][aria-pressed=true], .dock .act .btn.primary:enabled"
    return bool(page.locator(marked).count())


def confirm(page: Any) -> None:
    """Carry out what is chosen."""
    button = page.locator(".dock .act .btn.primary:enabled")
    chosen = page.locator("[data-option][aria-pressed=true]")
    if button.count():
        button.click()
    else:
        chosen.first.dispatch_event("click")


def go_on(page: Any) -> None:
    """The right answer to a step, as many acts as it takes, and the next step."""
    settle(page)
    while page.locator("[data-hint]").count():
        answer(page)
        assert not page.locator("[data-back]").count(), page.locator(".coach").inner_text()
    before = page.evaluate(STEP)
    page.locator("[data-next]").click()
    page.wait_for_function(
        "before => document.querySelector('.lesson').dataset.over === 'true'"
        " || Number(document.querySelector('.lesson').dataset.step) !== before",
        arg=before,
    )
    settle(page)
