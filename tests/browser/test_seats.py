"""Seats on the page: what an invitation says before one sits, and who comes and goes, in the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

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

    def post(self, path: str, body: Any = None) -> Any:
        """What the server answers."""
        return self.http.post(path, json=body).raise_for_status().json()

    def put(self, path: str, body: Any) -> Any:
        """What the server answers."""
        return self.http.put(path, json=body).raise_for_status().json()


@pytest.mark.parametrize("language", SENTENCES)
def test_a_hand_that_was_seen_is_said_to_be_seen(visit: Visit, house: House, language: str) -> None:
    """A hot-seat table, a friend who leaves, another who is invited to the same seat."""
    held, left, sat = SENTENCES[language]
    phone = language == "de"
    anna, ben = Guest(house, "Anna"), Guest(house, "<i>Ben</i>")
    seats = [{"kind": "mine"}, {"kind": "mine"}, {"kind": "open"}]
    made = anna.post("/api/tables", {"game": "bastille", "seats": seats})
    here = f"/api/tables/{made['table']['table']}/seats/2"
    ben.post("/api/join", {"token": made["invitations"][-1]["token"]})
    ben.put(here, {"kind": "open"})
    token = anna.post(f"{here}/invitation")["token"]

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
