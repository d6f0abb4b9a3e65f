"""A whole game by keyboard alone, and one passed round; by pointer see test_stage."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.player import ANSWERED, SETTLED, answer, choose, is_over, seq
from tests.server.harness import players_of
from trianon.core.registry import GAMES
from trianon.core.registry import game as game_named
from trianon.core.words import game_words

Visit = Callable[..., Any]
ANSWERS = 36
LOOKED = 4  # covered moments
COVERED = ".cover, .down"


def test_bastille_by_keyboard_alone(visit: Visit) -> None:
    page = visit("Ani")
    page.wait_for_selector(".room-card .btn.sit")
    page.locator(".room-card .btn.sit").first.focus()
    page.keyboard.press("Enter")
    for turn in range(400):
        page.wait_for_selector("[data-option], .pod")
        if is_over(page):
            break
        for _ in range(1 + turn % 3):
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        if page.locator("[data-option][aria-pressed=true]").count():
            page.keyboard.press("Enter")
        page.wait_for_function(ANSWERED)
    assert is_over(page)


def test_hot_seat_hides_each_hand(visit: Visit) -> None:
    page = visit("Ani")
    page.wait_for_selector("#new-table .seat select")
    page.locator("#new-table .pair select").nth(1).select_option("3")
    page.locator("#new-table .seat select").nth(1).select_option("mine")
    page.locator("#new-table .seat input").nth(1).fill("Jan")
    page.locator("#new-table button[type=submit]").click()
    page.wait_for_selector(COVERED)
    seen = set()
    for turn in range(60):
        page.wait_for_selector(SETTLED)
        if page.locator(COVERED).count():
            assert page.locator("button.mi").count() == 0
        if page.locator(".cover .btn").count():
            page.locator(".cover .btn").click()
            page.wait_for_selector("[data-option]")
        if page.locator(".dock[data-asked] .prompt svg").count():
            seen.add(page.locator(".dock .prompt svg").first.get_attribute("aria-label"))
        if not answer(page, turn) or seen == {"Ani", "Jan"}:
            break
    assert seen == {"Ani", "Jan"}


def test_an_open_question_is_answered_with_the_hand_covered(visit: Visit) -> None:
    """What everybody could list needs no cover: missions are backs until their button is pressed."""
    page, _ = one_screen(visit, "bastille")
    page.wait_for_selector(".down")
    assert page.locator(".cover").count() == 0
    assert page.locator("button.mi").count() == 0
    before = seq(page)
    choose(page, 0)
    page.wait_for_function(f"() => Number(document.querySelector('.shell').dataset.seq) > {before}")
    page.locator(".down .btn", has_text="Jan").click()
    page.wait_for_selector("button.mi")
    page.get_by_role("button", name="Cover", exact=True).click()
    page.wait_for_selector(".down")
    assert page.locator("button.mi").count() == 0


@pytest.mark.parametrize("game", GAMES)
def test_a_covered_hand_is_in_no_drawer(visit: Visit, game: str) -> None:
    """Not beside the board, in a drawer, a sheet, the log, the past, a lifted card or what is read out."""
    page, table = one_screen(visit, game)
    looked, uncovered, hidden = 0, 0, set[str]()
    for turn in range(ANSWERS):
        page.wait_for_selector(SETTLED)
        if is_over(page) or (looked == LOOKED and uncovered):
            break
        if page.locator(COVERED).count() and turn % 3 == 0:
            looked += 1
            hidden |= (found := in_hands(page, table, game))
            everything = all_that_is_told(page)
            assert not [name for name in found if name in everything]
            assert page.locator(".dock .hand [data-card], .ms .thing, .near button").count() == 0
        if (
            page.locator(".down .btn").count() and turn % 2 == 0
        ):  # the next one finds it covered again
            page.locator(".down .btn").click()
            page.wait_for_selector(".down", state="detached")
            uncovered += 1
        answer(page, turn)
    assert looked == LOOKED
    assert uncovered
    assert hidden or game == "heads-of-state"  # it has no missions: its cards are counted


def one_screen(visit: Visit, game: str) -> tuple[Any, str]:
    """A table of Ani and Jan, who share this page, and bots."""
    page = visit("Ani")
    page.wait_for_selector(".room-card")
    seats: list[dict[str, str]] = [
        {"kind": "mine", "name": "Ani"},
        {"kind": "mine", "name": "Jan"},
        *[{"kind": "bot", "level": "random"}] * (players_of(game) - 2),
    ]
    wish = {"game": game, "seats": seats}
    made = page.context.request.post(
        f"{page.url}api/tables", data=wish, headers={"Origin": page.url.rstrip("/")}
    )
    table = str(made.json()["table"]["table"])
    path = f"{page.url}api/tables/{table}"
    page.goto(f"{page.url}table/{table}")
    return page, path


def in_hands(page: Any, table: str, game: str) -> set[str]:
    """The names of the missions that only their holders know."""

    def asked(path: str) -> Any:
        return page.context.request.get(f"{table}/{path}")

    moment = f"replay/{seq(page)}?seat="
    told = asked("log?seat=-1").text() + asked(f"{moment}-1").text()
    missions = [
        mission
        for seat in (0, 1)
        for mission in asked(f"{moment}{seat}").json()[0]["look"]["outlook"].get("missions", [])
    ]
    named = [one.get("name") or one["about"][1]["mission"] for one in missions]
    hidden = [one for one in named if json.dumps(one, separators=(",", ":")) not in told]
    return {game_words(game_named(game), "en").message(tuples(one)).lower() for one in hidden}


def tuples(message: Any) -> Any:
    """A message as it came over the wire, with its arguments."""
    if not isinstance(message, list):
        return message
    return (message[0], {name: tuples(value) for name, value in message[1].items()})


def all_that_is_told(page: Any) -> str:
    """The whole page with each of its drawers and sheets, and a step back in its past."""
    told = [page.content()]
    for key in ("r", "?"):
        page.keyboard.press(key)
        told.append(closed(page))
    for seat in range(2):
        page.locator(f".rail [data-home='{seat}'] .open").click()
        page.wait_for_selector(f"[data-possessions='{seat}']")
        told.append(closed(page))
    for label in ("Log", "Score", "Chat"):
        page.locator(f".bar [aria-label='{label}']").click()
        told.append(closed(page))
    page.locator(".bar [aria-label='Menu']").click()
    page.get_by_role("button", name="Table as text").click()
    told.append(closed(page))
    page.locator(".bar [aria-label='Menu']").click()
    page.get_by_role("button", name="Replay", exact=True).click()
    page.locator(".replay [aria-label='One move back']").click()
    page.wait_for_selector(".replay .btn")
    told.append(page.content())
    page.locator(".replay .btn", has_text="Back to now").click()
    page.wait_for_selector(COVERED)
    return "".join(told).lower()


def closed(page: Any) -> str:
    """What an open drawer tells; afterwards it is closed."""
    page.wait_for_selector("dialog[open]")
    told = str(page.content())
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    return told
