"""The board plays what happens: act by act, at a pace of one's own, and whatever is skipped is still true."""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from contextlib import suppress
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import TimeoutError

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.measures import SAID, codes_in
from tests.browser.player import answer, click, is_over, move, sit_down, sums, totals
from tests.server.harness import players_of
from trianon.core.registry import GAMES

Visit = Callable[..., Any]
SKIPS = (
    67 if os.environ.get("LOOKS") else 20
)  # random ones of each game: 200 in all by `make looks`
MOST = 400  # moves of a game
WHOLE = {"bastille": ("fr", PHONE), "louis-xiv": ("de", DESKTOP), "heads-of-state": ("en", PHONE)}
PATIENCE = 30_000  # milliseconds
TAKEN = 40  # moves, most of them cards taken
ENOUGH = 6  # sounds, to tell how far apart they are

# A machine whose frames are always on time, however loaded this one is; and one that is far too slow.
FRAMES = """
let frame = 0;
window.requestAnimationFrame = run => setTimeout(() => run(frame += %d), 16);
window.cancelAnimationFrame = clearTimeout;
"""
STEADY, SLOW = FRAMES % 16, FRAMES % 80

# Nothing is lit and no result stands there while an act plays: looked at after every change of the page.
WATCH = """
document.addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
    const {act, shown} = document.querySelector(".shell")?.dataset ?? {};
    const seen = document.documentElement.dataset;
    const now = act ? `${act} ${shown}` : "";
    if (now !== seen.last) { // what is written here makes the browser look at its styles again
        seen.acts = Number(seen.acts ?? 0) + (now ? 1 : 0);
        seen.last = now;
    }
    if (act && document.querySelector("[data-option], .pod")) {
        seen.breach = act;
    }
    if (act === "won" && document.querySelector("[data-count]")) {
        seen.counted = act;
    }
}).observe(document, {subtree: true, childList: true, attributes: true,
             attributeFilter: ["data-act", "data-shown"]}));
"""
HEARD = """
window.heard = [];
const start = AudioBufferSourceNode.prototype.start;
AudioBufferSourceNode.prototype.start = function (...all) {
    window.heard.push(performance.now());
    return start.apply(this, all);
};
"""
STATE = """() => {
    const {seq, shown, true: isTrue, act} = document.querySelector(".shell").dataset;
    return {seq, shown, true: isTrue, act, flyers: document.querySelectorAll(".flyer").length};
}"""
CAUGHT_UP = "() => document.querySelector('.shell')?.dataset.true === 'true' || document.querySelector('.pod')"
PLAYING = "() => document.querySelector('.shell')?.dataset.act"
EARLY = (
    "() => document.querySelector('[data-early]') && document.querySelector('.shell').dataset.act"
)

# What the board and the panels show, in words and pieces.
PICTURE = """() => [...document.querySelectorAll(
        ".board text, .board [data-piece], .strip b, .pl .vp, .pl .st")]
    .filter(one => !one.closest(".option") && getComputedStyle(one).display !== "none")
    .map(one => one.dataset?.piece ?? one.textContent.trim()).filter(Boolean)"""
HIDE = """hidden => {
    Object.defineProperty(document, "hidden", {value: hidden, configurable: true});
    document.dispatchEvent(new Event("visibilitychange"));
}"""


def at_pace(page: Any, pace: str) -> None:
    """The same table at another pace."""
    page.evaluate("pace => localStorage.setItem('trianon.pace', pace)", pace)
    page.reload()
    page.wait_for_selector("[data-option]")


def seated(visit: Visit, game: str, pace: str, *scripts: str, **wishes: Any) -> Any:
    page = visit("Ani", scripts=(*(scripts or (STEADY,)), WATCH), **wishes)
    page.set_default_timeout(PATIENCE)
    sit_down(page, game)
    at_pace(page, pace)
    return page


def act(page: Any, turn: int) -> None:
    """An answer, and others begin to act before my eyes."""
    before = page.evaluate(STATE)["seq"]
    while page.evaluate(STATE)["seq"] == before:
        page.wait_for_selector("[data-option]")
        click(page, turn)
        page.wait_for_timeout(60)
    page.wait_for_function(PLAYING)


def settle(page: Any) -> None:
    """The board has caught up: it shows what is true, and nothing is left in the air."""
    page.wait_for_function(CAUGHT_UP)
    if not is_over(page):
        state = page.evaluate(STATE)
        assert state["shown"] == state["seq"]
        assert state["flyers"] == 0
        assert state["act"] is None


def test_others_act_one_after_the_other(visit: Visit) -> None:
    page = seated(visit, "bastille", "brisk")
    act(page, 0)
    assert page.locator("[data-caption] .say").inner_text()
    assert page.evaluate(STATE)["true"] == "false"
    settle(page)
    assert int(page.evaluate("() => document.documentElement.dataset.acts")) >= 3
    assert page.locator("[data-option]").count() > 0
    page.get_by_role("button", name="Show again").click()
    page.wait_for_function(PLAYING)
    assert page.locator("[data-option]").count() == 0
    settle(page)


def test_a_key_skips_one_act_and_another_all(visit: Visit) -> None:
    page = seated(visit, "bastille", "calm")
    act(page, 0)
    page.wait_for_function(
        "() => /[2-9]/.test(document.querySelector('[data-caption] .left')?.textContent)"
    )
    left = int(page.locator("[data-caption] .left").inner_text().split()[0])
    page.keyboard.press(" ")
    page.wait_for_function(
        """left => {
            const more = document.querySelector("[data-caption] .left")?.textContent ?? "0";
            return Number(more.split(" ")[0]) < left;
        }""",
        arg=left,
    )
    page.locator("#main").click(position={"x": 6, "y": 6})
    page.keyboard.press("Escape")
    settle(page)
    assert page.locator("[data-option]").count() > 0


def test_an_early_answer_skips_the_rest_and_only_chooses(visit: Visit) -> None:
    page = seated(visit, "bastille", "calm")
    act(page, 0)
    page.wait_for_function(EARLY)
    before = page.evaluate(STATE)["seq"]
    spot = page.locator("[data-early]").first
    action = spot.get_attribute("data-early")
    box = spot.bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    settle(page)
    assert page.evaluate(STATE)["seq"] == before
    assert page.locator(f"[data-option='{action}'][aria-pressed=true]").count() == 1
    act(page, 1)
    page.wait_for_function(EARLY)
    page.keyboard.press("ArrowRight")
    settle(page)
    assert page.evaluate("() => document.activeElement.dataset.option")


def test_a_hidden_tab_is_true_at_once_and_can_catch_up(visit: Visit) -> None:
    page = seated(visit, "bastille", "calm")
    page.evaluate(HIDE, True)
    before = page.evaluate(STATE)["seq"]
    while page.evaluate(STATE)["seq"] == before:
        click(page, 0)
    page.wait_for_selector("[data-option]")
    settle(page)
    assert page.evaluate("() => document.documentElement.dataset.acts ?? '0'") == "0"
    page.evaluate(HIDE, False)
    page.get_by_text("While you were away").wait_for()
    page.get_by_role("button", name="Catch up").click()
    page.wait_for_function(PLAYING)
    page.keyboard.press("Escape")
    settle(page)


def test_after_a_reload_one_can_catch_up(visit: Visit) -> None:
    page = seated(visit, "bastille", "calm")
    act(page, 0)
    page.keyboard.press("Escape")
    settle(page)
    page.reload()
    page.wait_for_selector("[data-option]")
    settle(page)
    page.get_by_role("button", name="Catch up").click()
    page.wait_for_function(PLAYING)
    page.keyboard.press("Escape")
    settle(page)


def test_reduced_motion_keeps_captions_and_rings(visit: Visit) -> None:
    page = seated(visit, "bastille", "brisk", reduced_motion="reduce")
    act(page, 0)
    flyers = page.evaluate(
        """() => new Promise(done => {
            let most = 0;
            const look = () => {
                most = Math.max(most, document.querySelectorAll(".flyer").length);
                document.querySelector(".shell").dataset.act ? setTimeout(look, 10) : done(most);
            };
            look();
        })"""
    )
    assert flyers == 0
    settle(page)
    assert page.locator("[data-caption] .say").inner_text()
    assert page.locator(".ring").count() >= 1


def test_what_is_true_at_once_is_told_whole(visit: Visit) -> None:
    """Cards taken one after the other are one act, told in parts: the caption names all of them."""
    page = seated(visit, "heads-of-state", "once")
    for turn in range(TAKEN):
        move(page, turn)
        said = page.locator("[data-caption] .say").first.inner_text().strip()
        assert not said.endswith(":"), (turn, said)


def test_the_pace_is_kept(visit: Visit) -> None:
    page = visit("Ani")
    sit_down(page, "bastille")
    page.locator("[data-pace=brisk]").click()
    page.reload()
    page.wait_for_selector("[data-option]")
    assert page.locator("[data-pace=brisk]").get_attribute("aria-pressed") == "true"
    page.evaluate("localStorage.clear()")


def test_a_slow_machine_gets_the_rest_at_once(visit: Visit) -> None:
    page = seated(visit, "bastille", "calm", SLOW)
    act(page, 0)
    page.wait_for_selector("[data-option]", timeout=3_000)
    settle(page)


def test_sounds_wait_for_a_gesture_and_keep_their_distance(visit: Visit) -> None:
    page = seated(visit, "bastille", "normal", STEADY, HEARD)
    assert page.evaluate("() => window.heard") == []
    page.mouse.click(4, 300)
    page.wait_for_load_state("networkidle")
    heard: list[float] = []
    for turn in range(3):
        if len(heard) < ENOUGH:
            act(page, turn)
            page.wait_for_function(CAUGHT_UP)
            heard = page.evaluate("() => window.heard")
    assert len(heard) >= ENOUGH
    assert all(two - one > 40 for one, two in pairwise(heard))
    page.locator(".bar .sound").click()
    page.locator("[data-pace=brisk]").click()
    before = len(page.evaluate("() => window.heard"))
    act(page, 4)
    settle(page)
    assert len(page.evaluate("() => window.heard")) == before


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_with_nothing_lit_meanwhile(visit: Visit, game: str) -> None:
    language, size = WHOLE.get(game, ("en", DESKTOP))
    page = visit("Ani", language, size, scripts=(STEADY, WATCH), driven=True)
    page.wait_for_selector(".room-card")
    page.evaluate("localStorage.setItem('trianon.pace', 'brisk')")
    page.goto(f"{page.url}table/{small_table(page, game)}")
    for turn in range(MOST):
        if not told(page, turn):
            break
    assert is_over(page)
    assert page.locator("html").get_attribute("lang") == language
    seen = page.evaluate("() => ({...document.documentElement.dataset})")
    assert "breach" not in seen
    assert int(seen["acts"]) > 40
    assert "counted" in seen  # points were counted to the victory before the result was there
    assert page.locator(".flyer").count() == 0
    assert sums(page) == totals(page)
    assert page.locator(".good").count() == 1  # the seed fits the seal
    page.goto(
        f"{page.url}?move=40"
    )  # the board and the log of a game, and how each line is explained
    page.wait_for_selector(".replay")
    assert codes_in(page.evaluate(SAID), game, language) == []


def small_table(page: Any, game: str) -> str:
    """Me and as few bots as can be, so that the game is soon over; at length as many as one click brings."""
    bots = 3 if os.environ.get("LOOKS") else players_of(game) - 1
    seats = [{"kind": "mine"}, *[{"kind": "bot", "level": "courtier"}] * bots]
    made = page.context.request.post(
        f"{page.url}api/tables",
        data={"game": game, "seats": seats},
        headers={"Origin": page.url.rstrip("/")},
    )
    return str(made.json()["table"]["table"])


def told(page: Any, turn: int) -> bool:
    """One answer; time runs as fast as it can until I am asked again. False when the game is over."""
    for _ in range(600):
        if page.locator("[data-option], .pod").count():
            break
        page.clock.run_for(250)
    return answer(page, turn)


@pytest.mark.parametrize("game", GAMES)
def test_random_skips_lose_nothing(visit: Visit, game: str) -> None:
    page = seated(visit, game, "normal")
    chance = random.Random(7)
    skips = turn = 0
    while skips < SKIPS:
        page.wait_for_selector("[data-option], .pod")
        if is_over(page):
            page = seated(visit, game, "normal")
        click(page, turn)
        turn += 1
        with suppress(
            TimeoutError
        ):  # what follows a choice of mine may be nothing but the next question
            page.wait_for_function(PLAYING, timeout=700)
        while page.evaluate(PLAYING):
            page.wait_for_timeout(chance.randrange(160))
            page.keyboard.press(chance.choice([" ", " ", "Escape"]))
            skips += 1
        page.wait_for_selector("[data-option], .pod")
        settle(page)
        if skips % 8 == 0 and not is_over(page):
            shown = page.evaluate(PICTURE)
            page.reload()
            page.wait_for_function(CAUGHT_UP)
            assert page.evaluate(PICTURE) == shown
