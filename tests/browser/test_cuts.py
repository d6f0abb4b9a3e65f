"""Forced disconnects: the line is cut at random moments of a game; the page loses and repeats nothing."""

from __future__ import annotations

import os
from hashlib import sha256
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from tests.browser.conftest import DESKTOP, KEPT, PAGE
from tests.browser.cutter import bad_line
from tests.browser.player import answer, seq
from tests.browser.test_stage import small_table
from tests.server.harness import running

CUTS = 100 if os.environ.get("LOOKS") else 20
# Every number the page hears, in order: of updates, and of whole tables, which start anew.
HEARING = """
window.heard = [];
const Real = window.WebSocket;
window.WebSocket = class extends Real {
    constructor(...all) {
        super(...all);
        this.addEventListener("message", event => {
            const message = JSON.parse(event.data);
            if (["update", "whole"].includes(message.type)) {
                heard.push([message.type, message.seq]);
            }
        });
    }
};
"""
ACTS = ".drawer .log > li > span.what, .drawer .log > li > details > summary, .drawer .log > .hd"


def test_a_line_cut_at_random_moments_loses_nothing(browser: Any, tmp_path: Path) -> None:
    if not PAGE.exists():
        pytest.skip("the page is not built: make page")
    with running(tmp_path) as server, bad_line(server.port) as line:
        context = browser.new_context(viewport=DESKTOP, locale="en")
        context.add_init_script(KEPT % "Ani" + HEARING)
        context.set_default_timeout(60_000)
        page = context.new_page()
        page.goto(line.address)
        page.wait_for_selector(".room-card")
        page.goto(f"{page.url}table/{small_table(page, 'louis-xiv')}")
        line.most = CUTS
        turn = 0
        while answer(page, turn):
            turn += 1
        page.wait_for_selector(".lost", state="detached")
        table = server.house.tables.live[page.url.rsplit("/", 1)[-1]]
        heard, there = page.evaluate("window.heard"), seq(page)
        fresh = context.new_page()
        fresh.goto(f"http://127.0.0.1:{server.port}{urlsplit(page.url).path}")
        here, truth = held(page), held(fresh)
        others = [entry for entry in table.stored.entries if entry.seat != 0]
        context.close()
    assert line.cuts > CUTS // 2
    assert there == table.seq_for((0,))
    assert here == truth, "the page holds something else than the server"
    assert others, "the bots have played, too"
    check_order(heard, there)
    ids = [entry.move_id for entry in table.stored.entries]
    assert len(set(ids)) == len(ids)
    assert [entry.seq for entry in table.stored.entries] == list(range(1, len(ids) + 1))


def held(page: Any) -> str:
    """The digest of what a page holds at the end: the points by source, the table as text, the log.

    The log in acts: their atoms hold secrets of others, which only pages that come after the end are told.
    """
    page.wait_for_selector(".pod")
    texts = page.locator(".score").all_inner_texts()
    page.locator("[aria-label='Menu'].tool").click()
    page.get_by_role("button", name="Table as text").click()
    texts += page.locator(".drawer .text section:not(:last-child)").all_inner_texts()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Log").click()
    page.wait_for_selector(".drawer .log .what")
    log = page.locator(ACTS).all_inner_texts()
    assert len(log) > 60
    return sha256("\n".join(texts + log).encode()).hexdigest()


def check_order(heard: list[tuple[str, int]], last: int) -> None:
    """Each update follows the one before it; only a whole table may skip some."""
    now = -1
    for kind, number in heard:
        assert number == now + 1 if kind == "update" else number >= now
        now = number
    assert now == last
