"""Several visitors at a table, lost connections, reloads, a second tab."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from tests.browser.house import House
from tests.browser.player import ANSWERED, SETTLED, choose, click, move, seq, sit_down

Visit = Callable[..., Any]
WATCHING, NEXT_FREE = -1, -2  # the seats of these links
LOG = ".log > li"  # an act each, newest first


def placed(page: Any) -> int:
    """How many tiles lie on the board."""
    return int(page.locator("[data-piece^=tile-]").count())


def test_a_friend_and_a_watcher_by_link(visit: Visit) -> None:
    host = visit("Ani")
    host.wait_for_selector("#new-table .seat select")
    host.locator(".room-card .go button:not(.sit)").first.click()
    host.locator("#new-table .pair select").nth(1).select_option("3")
    host.locator("#new-table .seat select").nth(2).select_option("bot courtier")
    host.locator("#new-table button[type=submit]").click()
    host.wait_for_selector("#new-table .one")
    links = host.eval_on_selector_all(
        "#new-table [data-invitation]",
        "all => Object.fromEntries(all.map(one => [one.dataset.invitation, one.value]))",
    )
    watching, seat = links[str(WATCHING)], links[str(NEXT_FREE)]
    host.locator("#new-table a.btn").click()
    host.wait_for_selector(".board")

    friend, watcher = visit("Jan", "de"), visit("Otto", "fr")
    for page, link in ((friend, seat), (watcher, watching)):
        page.goto("about:blank")
        page.goto(link)
        page.locator("form .btn.primary").click()
        page.wait_for_selector(".board .location")
        assert "#" not in page.url  # the token has left the address
    assert watcher.locator("[data-option]").count() == 0
    assert watcher.locator(".hand-tile").count() == 0

    for turn in range(6):
        choose(next_mover(host, friend), turn)
    next_mover(host, friend)  # until then the bot may be at it
    wait_until(lambda: placed(host) == placed(friend) == placed(watcher) > 0, host)

    friend.locator("[aria-label^='Gespräch']").click()
    friend.locator("#chat-line").fill("<img src=x onerror=alert(1)>")
    friend.keyboard.press("Enter")
    host.locator("[aria-label='Chat']").click()
    host.wait_for_selector(".chat li:not(.muted)")
    assert host.locator(".chat li").first.inner_text().endswith("<img src=x onerror=alert(1)>")


def next_mover(*pages: Any) -> Any:
    """The page that is asked."""
    asked: list[Any] = []

    def found() -> bool:
        asked[:] = [page for page in pages if page.locator("[data-option]").count()]
        return bool(asked)

    wait_until(found, pages[0])
    return asked[0]


def wait_until(true: Callable[[], bool], page: Any) -> None:
    """Look again and again; several pages need some time to show the same."""
    deadline = time.monotonic() + 180
    while not true():
        assert time.monotonic() < deadline, "it does not become true"
        page.wait_for_timeout(50)


def test_nothing_is_lost_by_a_killed_server_a_reload_or_a_second_tab(
    visit: Visit, house: House
) -> None:
    page = visit("Ani")
    sit_down(page, "bastille")
    for turn in range(3):
        move(page, turn)
    lines, before = page.locator(LOG).all_text_contents(), seq(page)
    house.kill()
    page.wait_for_selector(".lost")
    click(page, 1)  # sent while nobody listens: it is repeated when the server is back
    assert page.locator(".shell").get_attribute("data-sending") == "true"
    house.start()
    page.wait_for_selector(".lost", state="detached")
    page.wait_for_function(ANSWERED)
    assert seq(page) > before
    page.wait_for_selector("[data-option]")
    after = page.locator(LOG).all_text_contents()
    assert after[1 - len(lines) :] == lines[1:]  # the newest act may have gone on

    page.reload()
    page.wait_for_selector("[data-option]")
    page.wait_for_function(
        "count => document.querySelectorAll('.log > li').length === count", arg=len(after)
    )
    assert page.locator(LOG).all_text_contents() == after

    tab = page.context.new_page()
    tab.goto(page.url)
    move(tab, 2)
    page.wait_for_function(
        "there => document.querySelector('.shell').dataset.seq === there", arg=str(seq(tab))
    )
    assert page.locator(LOG).all_text_contents() == tab.locator(LOG).all_text_contents()


OLD_PAGE = """
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (message) {
    const said = Number(sessionStorage.getItem("hellos") ?? 0);
    if (!String(message).includes('"hello"')) {
        return send.call(this, message);
    }
    sessionStorage.setItem("hellos", said + 1);
    if (said) {
        return send.call(this, message);
    }
    const heard = this.onclose;
    this.onclose = null;
    this.close();
    heard.call(this, new CloseEvent("close", { code: 4426 }));
};
"""  # what tests/server/test_builds.py shows a server to say to such a page


def test_a_page_of_an_older_build_comes_back_as_a_new_one(visit: Visit) -> None:
    """The server no longer speaks its language: it loads itself anew, once, and the table is there."""
    page = visit("Ani")
    sit_down(page, "bastille")
    loads: list[str] = []
    page.on("load", lambda _: loads.append(page.url))
    page.add_init_script(OLD_PAGE)
    page.reload()
    wait_until(lambda: len(loads) == 2, page)
    page.wait_for_selector(SETTLED)
    move(page, 0)
    assert (len(loads), page.evaluate("sessionStorage.getItem('hellos')")) == (2, "2")
