"""When an action may be taken back: by its own seat, before anybody acted or learned anything."""

from __future__ import annotations

import asyncio

from trianon.core.game import WATCHER
from trianon.core.undo import action_reveals, may_take_back
from trianon.server.members import bit_of
from trianon.server.problems import Refusal, log
from trianon.server.table import Table


def undo_reason(table: Table, seat: int) -> str:
    """The code of the reason why a seat may not take its last action back; empty if it may."""
    if seat == WATCHER or all(entry.seat != seat for entry in reversed(table.kept)):
        return "undo-none"
    if table.over:
        return "game-over"
    place = last_noticed(table, seat)
    if table.kept[place].seat != seat or table.bot:  # a bot acts at once
        return "undo-other"
    return "undo-hidden" if has_revealed(table, place) else ""


def last_noticed(table: Table, seat: int) -> int:
    """The place of the last action kept that a seat could notice; half a choice of another is none."""
    mask = bit_of(seat)
    places = reversed(range(len(table.kept)))
    return next(place for place in places if table.kept[place].seen & mask)


def has_revealed(table: Table, place: int) -> bool:
    """Whether an action may have shown anybody anything, by what happened; found out once."""
    if table.stored.header.rules != table.game.rules_version:
        return True  # the rules have changed since: its past is closed
    entry = table.kept[place]
    if entry.seq not in table.revealed:
        before = table.state_before(place)
        table.revealed[entry.seq] = action_reveals(table.game, before, entry.code)
    return table.revealed[entry.seq]


async def check_worlds(table: Table, place: int) -> None:
    """The second lock of undo, off the event loop; where it disagrees with the offer a kind is misdeclared."""
    if await asyncio.to_thread(is_locked, table, place):
        seq = table.kept[place].seq
        table.revealed[seq] = True
        log.error("undo: action %d of table %s shows more than is declared", seq, table.id)
        raise Refusal("undo-hidden")


def is_locked(table: Table, place: int) -> bool:
    """Both locks of undo on an action and on what followed it unnoticed; runs in a thread."""
    game = table.game
    return any(
        not may_take_back(game, game.copy(table.state_before(number)), entry.code)
        for number, entry in list(enumerate(table.kept))[place:]
    )
