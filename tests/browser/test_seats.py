"""Seats on the page: what an invitation says before one sits, and who comes and goes, in the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Self

import httpx
import pytest

from tests.browser.conftest import PHONE
from tests.browser.house import House

Visit = Callable[..., Any]
SENTENCES = {
    "en": ("held by <i>Ben</i>", "<i>Ben</i> leaves seat 3.", "Jan sits down at seat 3."),
    "fr": ("tenue par <i>Ben</i>", "<i>Ben</i> quitte la place 3.", "Jan prend place au numéro 3."),
    "de": ("saß <i>Ben</i>", "<i>Ben</i> verlässt Platz 3.", "Jan nimmt auf Platz 3 Platz."),
}


class Guest:
    """Somebody who comes without a page."""

    def __init__(self, house: House, name: str) -> None:
        origin = {"Origin": house.address}
        self.http = httpx.Client(base_url=house.address, headers=origin, trust_env=False)
        self.http.get("/api/me")
        self.http.put("/api/me", json={"name": name})

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def post(self, path: str, body: Any = None) -> Any:
        """What the server answers."""
        return self.http.post(path, json=body).raise_for_status().json()

    def put(self, path: str, body: Any) -> Any:
        """What the server answers."""
        return self.http.put(path, json=body).raise_for_status().json()


def invitation_to_a_left_seat(house: House) -> str:
    """A hot-seat table of Anna's, where Ben has sat and left."""
    with Guest(house, "Anna") as anna, Guest(house, "<i>Ben</i>") as ben:
        seats = [{"kind": "mine"}, {"kind": "mine"}, {"kind": "open"}]
        made = anna.post("/api/tables", {"game": "bastille", "seats": seats})
        here = f"/api/tables/{made['table']['table']}/seats/2"
        ben.post("/api/join", {"token": made["invitations"][0]["token"]})
        ben.put(here, {"kind": "open"})
        return str(anna.post(f"{here}/invitation")["token"])


@pytest.mark.parametrize("language", SENTENCES)
def test_a_hand_that_was_seen_is_said_to_be_seen(visit: Visit, house: House, language: str) -> None:
    """Before somebody sits down, and in the log afterwards; names are text."""
    held, left, sat = SENTENCES[language]
    phone = language == "de"
    token = invitation_to_a_left_seat(house)
    page = visit("Jan", language, PHONE if phone else None, f"/join#{token}")
    page.wait_for_selector(".note")
    notes = page.locator(".note").all_inner_texts()
    assert len(notes) == 2  # hot-seat, and who has seen the hand
    assert held in notes[1]
    page.locator("form .btn.primary").click()
    page.wait_for_selector(".board")
    if phone:
        page.locator(".tabs button").nth(2).click()
    page.locator(".log .change:visible").first.wait_for()
    changes = page.locator(".log .change:visible").all_inner_texts()
    assert [change.split("\n")[-1] for change in changes][:2] == [sat, left]  # newest first


def test_nobody_is_invited_by_a_link_that_is_not_one(visit: Visit) -> None:
    """Half a link, or one that holds no longer: a sentence, and no seat to take."""
    for address in ("/join", "/join#nothing"):
        page = visit("Jan", "en", PHONE, address)
        page.locator(".closed").wait_for()
        assert "ask for a new link" in page.locator(".closed p").inner_text()
        assert page.locator("form").count() == 0


def test_what_cannot_be_shown_is_not_called_a_table(visit: Visit) -> None:
    for address in (
        "/puzzles/bastille/none",
        "/learn/bastille/none",
        "/rules/none",
        "/review/none",
    ):
        page = visit("Jan", "en", PHONE, address)
        page.locator(".closed").wait_for()
        assert page.locator(".closed h1").inner_text() == "This cannot be shown"
