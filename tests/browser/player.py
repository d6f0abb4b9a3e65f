"""A simple visitor: takes lit options in turn until the game is over."""

from __future__ import annotations

from typing import Any

from trianon.core.registry import GAMES

SETTLED = "[data-option], .cover, .pod"
ANSWERED = "() => document.querySelector('.shell')?.dataset.sending !== 'true'"


def sit_down(page: Any, game: str) -> None:
    """One click: me and bots."""
    card = page.locator(".room-card").nth(list(GAMES).index(game))
    card.locator(".btn.sit").click()
    page.wait_for_selector(SETTLED)


def is_over(page: Any) -> bool:
    return bool(page.locator(".pod").count())


def answer(page: Any, turn: int) -> bool:
    """One answer with the pointer; False when the game is over."""
    page.wait_for_selector(SETTLED)
    if page.locator(".cover .btn").count():
        page.locator(".cover .btn").click()
        page.wait_for_selector("[data-option]")
    if is_over(page):
        return False
    choose(page, turn)
    return True


def choose(page: Any, turn: int) -> None:
    """Choose one of the lit options and wait for the answer of the server."""
    click(page, turn)
    page.wait_for_function(ANSWERED)


def click(page: Any, turn: int) -> None:
    """Choose one of the lit options and confirm it, if a confirmation is asked for.

    The server may have answered within a frame: what is asked then is another question.
    """
    before = page.evaluate(
        """turn => {
            const lit = [...document.querySelectorAll('[data-option]')];
            const one = lit[(turn * 7) % lit.length];
            one?.dispatchEvent(new MouseEvent('click', {bubbles: true}));
            return document.querySelector('.shell')?.dataset.seq;
        }""",
        turn,
    )
    page.evaluate("() => new Promise(requestAnimationFrame)")
    page.evaluate(
        """before => {
            if (document.querySelector('.shell')?.dataset.seq === before) {
                document.querySelector('.dock .act .btn.primary:enabled')?.click();
            }
        }""",
        before,
    )


def move(page: Any, turn: int) -> None:
    """Choose until the table has gone on, and wait until somebody at this page is asked again."""
    before = seq(page)
    while seq(page) == before:
        page.wait_for_selector("[data-option]")
        choose(page, turn)
    page.wait_for_selector(SETTLED)


def seq(page: Any) -> int:
    """How many actions the page has seen."""
    return int(page.locator(".shell").get_attribute("data-seq"))


def play_to_the_end(page: Any, most: int = 3000) -> int:
    """The number of answers until the final score is shown."""
    for turn in range(most):
        if not answer(page, turn):
            return turn
    raise AssertionError("the game does not end")


def totals(page: Any) -> list[int]:
    """The row of totals."""
    return [int(cell) for cell in page.locator(".score tfoot td").all_text_contents() if cell]


def sums(page: Any) -> list[int]:
    """The columns added up: they must give the totals."""
    rows = page.eval_on_selector_all(
        ".score tbody tr:not(.ex)",
        "rows => rows.map(row => [...row.querySelectorAll('td:not(.w)')].map(cell => cell.textContent))",
    )
    number = [[int(cell.replace("−", "-").replace("·", "0")) for cell in row] for row in rows]
    return [sum(column) for column in zip(*number, strict=True)]
