"""The leak law on every outbound byte: what a reader cannot know makes no difference to what the server sends.

Two tables are shown that differ only in what the reader cannot know: the true one, and one whose hidden part
is drawn anew by the rules of information. Planted leaks prove that the comparison can fail.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from tests.tables import PLAIN_TABLES, TABLES, Tabletop, walk
from trianon.bots.search import Budget
from trianon.core.errors import TrianonError
from trianon.core.events import Event
from trianon.core.game import WATCHER, commitment
from trianon.server import history, outgoing, wire
from trianon.server.lobby import table_line
from trianon.server.members import bit_of
from trianon.server.rows import (
    HUMAN,
    Entry,
    Header,
    Holder,
    Line,
    Listed,
    SeatRow,
    Snapshot,
    Stored,
)
from trianon.server.seats import invitation_info
from trianon.server.table import Table
from trianon.server.tables import carried_out, check_holder, check_seq
from trianon.server.thinking import advised
from trianon.server.views import noticed, views_of

every_table = pytest.mark.parametrize("tabletop", TABLES, ids=str)
SHARE = 0.12  # of all decisions are looked at, to keep the run short
THOUGHT = Budget(simulations=20)
PLAYOUTS = 4
Sent = Callable[[Table, int], Iterator[bytes]]


def session_of(seat: int) -> str:
    """Each reader has a session of their own; the watcher too."""
    return f"session {seat}"


def table_with(tabletop: Tabletop, state: Any, entries: list[Entry], told: list[Event]) -> Table:
    """A table in memory that stands at this state."""
    game = tabletop.rules
    switches = {**game.switches, **dict(tabletop.switches)}
    place = (len(entries), 0, state.asked_seat, bool(state.over))
    header = Header(
        id="table", title=game.name, rules=game.rules_version, players=tabletop.players,
        switches=switches, edition={}, commitment=commitment(b""), practice=False, host="host",
        watch_hash="", created=0,
    )  # fmt: skip
    stored = Stored(header, b"", None, Snapshot(*place, "", b""), list(entries))
    stored.seats = [
        SeatRow(seat, HUMAN, f"P{seat}", session=session_of(seat))
        for seat in range(tabletop.players)
    ]
    stored.holders = [
        Holder(1, 0, "made", session_of(0), "P0"),
        Holder(2, 1, "join", session_of(1), "P1", seq=len(entries) // 2),
        Holder(3, 1, "stand-in", session_of(1), "P1", "random", len(entries)),
    ]
    stored.watchers = {session_of(WATCHER)}
    stored.chat = [Line(1, 0, "P0", "hello", 0)]
    table = Table(stored, game, state)
    table.told = told
    return table


def sent(table: Table, seat: int) -> Iterator[bytes]:
    """Everything the server sends to one reader about the present."""
    session = session_of(seat)
    yield msgspec.json.encode(outgoing.welcome(table, session))
    yield msgspec.json.encode(outgoing.whole(table, (seat,)))
    yield msgspec.json.encode(
        wire.TableChanged(outgoing.table_info(table, session), list(table.held_by(session)))
    )
    yield msgspec.json.encode(table_line(listed(table), session))
    yield from told_of_seats(table, session)
    yield from refusals(table, seat)
    if seat == table.state.asked_seat and not table.over:
        yield msgspec.json.encode(advised(table.game, table.state, THOUGHT, PLAYOUTS))


class Sheet:
    """A page that keeps what it is sent."""

    def __init__(self, session: str) -> None:
        self.session, self.host, self.got = session, "", list[bytes]()

    def send(self, data: bytes) -> None:
        """Keep it."""
        self.got.append(data)

    def refuse(self, error: TrianonError) -> None:
        """Not here."""
        raise error


def told_of_seats(table: Table, session: str) -> Iterator[bytes]:
    """The public line of a seat that changed hands, and what an invitation to a seat says."""
    page = Sheet(session)
    table.pages = {page}
    outgoing.tell_change(table, table.record[-1])
    table.pages = set()
    yield from page.got
    for seat in range(WATCHER, len(table.seats)):
        yield msgspec.json.encode(invitation_info(table, session, seat, "host"))


def listed(table: Table) -> Listed:
    """The table in the lobby."""
    state = table.state
    place = (0, table.ply_for((WATCHER,)), state.asked_seat, bool(state.over))
    return Listed(table.stored.header, *place, table.seats)


def refusals(table: Table, seat: int) -> Iterator[bytes]:
    """What a reader gets for messages that cannot be obeyed."""
    session = session_of(seat)
    for other in range(len(table.seats)):
        yield refused(lambda other=other: check_holder(table, session, other))  # type: ignore[misc]
    yield refused(lambda: check_seq(table, session, -1))
    if seat == table.state.asked_seat and not table.over:
        yield refused(lambda: carried_out(table, "no such thing"))
    for other in range(WATCHER, len(table.seats)):
        yield refused(lambda other=other: table.check_reader(session, other))  # type: ignore[misc]


def refused(attempt: Callable[[], Any]) -> bytes:
    """The error, or that there is none."""
    try:
        attempt()
    except TrianonError as error:
        return msgspec.json.encode(wire.Refused(error.code, error.facts))
    return b"obeyed"


def entry(number: int, seat: int, code: int, seen: int) -> Entry:
    """A line of the log; its texts are never shown to others."""
    return Entry(number, f"id {number}", seat, False, code, "action", "", 0, seen)


def differences(tabletop: Tabletop, seed: int, shown: Sent = sent) -> int:
    """How many messages differ between the truth and a world the reader could believe in."""
    game, chance, found = tabletop.rules, random.Random(seed), 0
    entries: list[Entry] = []
    before: Any = None
    last = -1
    for state, action in walk(tabletop, seed):
        if before is not None:
            views = views_of(game, before), views_of(game, state)
            seen = noticed(*views, game.events(state))
            by = before.asked_seat
            entries.append(entry(len(entries) + 1, by, last, seen | bit_of(by)))
        if chance.random() < SHARE or action < 0:
            for seat in range(WATCHER, tabletop.players):
                world = game.resample(state, seat, chance.randrange(1 << 30))
                if state.over:  # all is open, the seed included
                    world = game.copy(state)
                found += compared(tabletop, (state, world), entries, before, seat, shown)
        before, last = game.copy(state), action
    return found


def compared(
    tabletop: Tabletop, states: tuple[Any, Any], entries: list[Entry], before: Any, seat: int,
    shown: Sent,
) -> int:  # fmt: skip
    """The messages of two tables that a reader cannot tell apart."""
    messages = []
    for state in states:
        table = table_with(tabletop, tabletop.rules.copy(state), entries, [])
        table.before = before
        messages.append(list(shown(table, seat)))
    return sum(one != other for one, other in zip(*messages, strict=True))


@every_table
def test_nothing_hidden_goes_out(tabletop: Tabletop) -> None:
    assert differences(tabletop, 1) == 0


def updates(table: Table, before: Any, world: Any, action: int, seat: int) -> tuple[bytes, bytes]:
    """A reader's view after an action, and all that the server sends them about it."""
    game = table.game
    game.listen(world)
    number, by = table.seq + 1, world.asked_seat
    words = game.option_words(world, action)
    game.apply(world, action)
    told = game.events(world)
    seen = noticed(table.all_views(), views_of(game, world), told) | bit_of(by)
    table.advance(entry(number, by, action, seen), world, told, None)
    view = msgspec.json.encode((game.view(world, seat), game.decision_for(world, seat)))
    if not seen & bit_of(seat):
        return view, b""  # nothing is sent
    moment = history.Moment(number, table.stored.entries[-1], world, told, words, 1)
    step = outgoing.step(game, moment, number, seat, bool(world.over))
    scene = outgoing.scene(game, moment, number, seat, number, bool(world.over))
    past = outgoing.past_update(table, moment, (seat,), latest=True)
    return view, msgspec.json.encode([outgoing.update(table, (seat,)), step, scene, past])


Told = Callable[[Table, Any, Any, int, int], tuple[bytes, bytes]]


def update_differences(tabletop: Tabletop, seed: int, shown: Told = updates) -> int:
    """How often equal views before and after an action come with different messages."""
    game, chance, found = tabletop.rules, random.Random(seed), 0
    for state, action in walk(tabletop, seed):
        if action < 0 or chance.random() > SHARE:
            continue
        for seat in range(WATCHER, tabletop.players):
            views: dict[bytes, bytes] = {}
            for _ in range(4):
                world = game.resample(state, seat, chance.randrange(1 << 30))
                if action not in game.options(world):
                    continue
                table = table_with(tabletop, game.copy(world), [], [])
                view, data = shown(table, state, world, action, seat)
                if not world.over:
                    found += views.setdefault(view, data) != data
    return found


@every_table
def test_updates_and_replays_tell_no_more_than_the_view(tabletop: Tabletop) -> None:
    assert update_differences(tabletop, 2) == 0


# Planted leaks: each must be caught.


def fingerprint(table: Table) -> str:
    """Something nobody but the engine knows."""
    return table.game.digest(table.state)[:8]


def leak_an_incident(table: Table, seat: int) -> Iterator[bytes]:
    yield from sent(table, seat)
    yield msgspec.json.encode(wire.Refused("incident", {"incident": fingerprint(table)}))


def leak_a_commitment(table: Table, seat: int) -> Iterator[bytes]:
    table.stored.header.commitment = fingerprint(table)
    yield from sent(table, seat)


def leak_the_seed(table: Table, seat: int) -> Iterator[bytes]:
    over, table.state.over = table.state.over, 1
    yield msgspec.json.encode(outgoing.end(table.game, table.state))
    table.state.over = over


def leak_in_a_seat_line(table: Table, seat: int) -> Iterator[bytes]:
    table.stored.holders[-1] = Holder(3, 1, "stand-in", level=fingerprint(table))
    yield from told_of_seats(table, session_of(seat))


def leak_by_an_outlook(table: Table, seat: int) -> Iterator[bytes]:
    """What the player asked could conclude is shown to everybody."""
    asked = table.all_views()[max(table.state.asked_seat, 0)]
    for seen in table.all_views().values():
        seen.__dict__["outlook_data"] = asked.outlook_data
    yield msgspec.json.encode(outgoing.whole(table, (seat,)))


MUTANTS = [
    leak_an_incident,
    leak_a_commitment,
    leak_the_seed,
    leak_in_a_seat_line,
    leak_by_an_outlook,
]


@pytest.mark.parametrize("mutant", MUTANTS)
@pytest.mark.parametrize("tabletop", PLAIN_TABLES, ids=str)
def test_a_planted_leak_is_caught(tabletop: Tabletop, mutant: Sent) -> None:
    assert differences(tabletop, 1, mutant) > 0


@pytest.mark.parametrize("tabletop", PLAIN_TABLES, ids=str)
def test_somebody_elses_log_line_is_caught(tabletop: Tabletop) -> None:
    def leak(
        table: Table, before: Any, world: Any, action: int, seat: int
    ) -> tuple[bytes, bytes]:  # fmt: skip
        view, data = updates(table, before, world, action, seat)
        return view, data + fingerprint(table).encode()

    assert update_differences(tabletop, 2, leak) > 0
