"""Whole games in Firefox: they end, nothing is scrolled that need not be, and scrollbars wear our colours."""

from __future__ import annotations

import pytest

from tests.browser.conftest import KEPT
from tests.browser.house import House
from tests.looks.bidi import Firefox, firefox
from trianon.core.registry import GAMES
from trianon.core.words import LANGUAGES

pytestmark = pytest.mark.skipif(firefox() is None, reason="no Firefox: apt install firefox-esr")
MOST = 3000
ASKED = "() => document.querySelector('[data-option], .pod') !== null"
OVER = "() => document.querySelector('.pod') !== null"
SIT_DOWN = "number => document.querySelectorAll('.room-card .btn.sit')[number]?.click() ?? true"
ANSWER = """async turn => {
    const seq = () => document.querySelector(".shell")?.dataset.seq;
    const lit = [...document.querySelectorAll("[data-option]")];
    const before = seq();
    lit[(turn * 7) % lit.length]?.dispatchEvent(new MouseEvent("click", {bubbles: true}));
    await new Promise(requestAnimationFrame);
    if (seq() === before) document.querySelector(".dock .act .btn.primary:enabled")?.click();
}"""
ANSWERED = "() => document.querySelector('.shell')?.dataset.sending !== 'true'"
STRIP = "() => innerWidth - document.documentElement.clientWidth"
BAR = """() => {
    const colours = getComputedStyle(document.querySelector(".rail")).scrollbarColor;
    return colours === "auto" ? "" : colours;
}"""


@pytest.mark.parametrize(("game", "language"), list(zip(GAMES, LANGUAGES, strict=False)))
def test_a_whole_game_in_firefox(house: House, game: str, language: str) -> None:
    with Firefox(language, dark=True) as page:
        page.show(1440, 900)
        page.before(KEPT % "Ani")
        page.goto(house.address)
        page.wait_for("() => document.querySelector('.room-card .btn.sit') !== null")
        page.evaluate(SIT_DOWN, list(GAMES).index(game))
        page.wait_for(ASKED)
        assert page.evaluate(STRIP) == 0
        assert page.evaluate(BAR)
        for turn in range(MOST):
            page.wait_for(ASKED)
            if page.evaluate(OVER):
                break
            page.evaluate(ANSWER, turn)
            page.wait_for(ANSWERED)
        assert page.evaluate(OVER)
        assert page.errors == []
