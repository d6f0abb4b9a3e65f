"""Who plays again meets the others at the same new table, in two browsers."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from tests.browser.house import House
from tests.server.test_together import seated
from trianon.server.settings import Settings

Visit = Callable[..., Any]


def play_slowly(sockets: list[Any]) -> None:
    """A whole game of two people, no faster than a page may speak: in a round each asks and may answer."""
    pause = 2 * 1.1 / Settings(data="").socket_rate.per_second / len(sockets)
    turn = 0
    for socket in sockets:
        socket.until("whole")
    while sockets[0].end is None:
        for socket in sockets:
            socket.catch_up()
            if socket.end is None and socket.my_turn() and socket.asked_seat in socket.looks:
                socket.move(turn)
                turn += 7
            time.sleep(pause)
    for socket in sockets:
        socket.close()


def test_again_brings_two_friends_to_the_same_table(visit: Visit, house: House) -> None:
    at: Any = house  # it has a port, as the servers of other tests have
    table, people, _ = seated(at)
    play_slowly([one.page(table) for one in people])
    host, friend = visit("Anna"), visit("Ben", "de")
    for page, one in zip((host, friend), people, strict=True):
        page.context.clear_cookies()
        value = one.cookie.removeprefix("trianon=")
        page.context.add_cookies([{"name": "trianon", "value": value, "url": house.address}])
        page.goto(f"{house.address}/table/{table}")
        page.wait_for_selector(".pod")
    host.locator(".acts .btn.primary").click()
    host.wait_for_selector(".board")
    friend.locator(".waits").wait_for()  # it says who waits
    friend.locator(".acts .btn.primary").click()
    friend.wait_for_selector(".board")
    assert host.url == friend.url != f"{house.address}/table/{table}"
