"""The door out: everything a page learns about a game is built here, for one reader at a time."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import accumulate
from typing import Any

import msgspec

from trianon.core import events as facts
from trianon.core.events import visible
from trianon.core.game import WATCHER, Game, seed_in
from trianon.core.sizes import EVERYBODY
from trianon.core.state import CoreState
from trianon.core.undo import reveals
from trianon.server import bodies, history, holders, links, wire
from trianon.server.history import Moment
from trianon.server.members import OpenPage, Readers, mask_of
from trianon.server.rows import Holder, Line
from trianon.server.table import Table
from trianon.server.undo import undo_reason
from trianon.server.views import Seen, Views

NO_UNDO = wire.Undo(allowed=False, reason="undo-none")


def event(game: Game, box: Any, fact: facts.Event) -> wire.Event:
    """A fact with its log line; seats stay numbers, the page knows the names."""
    arguments = {
        name: value if name == "seat" else game.figure(box, name, value, fact.figures)
        for name, value in fact.figures.items()
    }
    words = (f"event-{fact.kind}", arguments)
    return wire.Event(fact.kind, fact.clause, fact.figures, words, fact.reader != EVERYBODY)


def events(game: Game, state: CoreState, told: list[facts.Event], seat: int) -> list[wire.Event]:
    """What a reader may know of what happened, in order."""
    return [event(game, game.box_of(state), fact) for fact in visible(told, seat)]


def all_events(game: Game, state: CoreState, told: list[facts.Event]) -> list[wire.Event]:
    """Everything that happened: for finished games."""
    return [event(game, game.box_of(state), fact) for fact in told]


def decision(
    game: Game, state: CoreState, seat: int, seen: Seen, reader: int | None = None
) -> wire.Decision | None:
    """What is asked, for the seat that is asked: as it sees it, or as another `reader` may."""
    asked = game.decision_for(state, seat)
    if asked is None:
        return None
    eyes = seat if reader is None else reader
    world = game.resample(state, eyes, 0)  # so that nothing hidden shines through
    options = [
        wire.Option(
            name,
            game.option_words(state, action),
            game.outlook_words(seen.outlook, name),
            is_safe(game, world, action),
        )
        for action, name in zip(asked.actions, asked.names, strict=True)
    ]
    words = (f"decision-{asked.kind}", {"about": game.asked_about(state) or ""})
    return wire.Decision(seat, asked.kind, asked.clause, words, options, game.is_open(state))


def is_safe(game: Game, world: CoreState, action: int) -> bool:
    """Whether an action can surely be taken back: it shows nothing and the same seat chooses on."""
    after = game.copy(world)
    game.listen(after)
    game.apply(after, action)
    if after.over or after.asked_seat != world.asked_seat:
        return False
    return not reveals(game, world, after, game.events(after))


def look(
    game: Game,
    state: CoreState,
    told: list[facts.Event],
    seat: int,
    undo: wire.Undo = NO_UNDO,
    seen: Seen | None = None,
) -> wire.Look:
    """One reader's share of the table; what is `seen` if it is at hand."""
    shown = seen or Seen.by(game, state, seat)
    return wire.Look(
        seat=seat,
        events=events(game, state, told, seat),
        view=msgspec.Raw(shown.data),
        outlook=msgspec.Raw(shown.outlook_data),
        decision=decision(game, state, seat, shown),
        undo=undo,
    )


def looks(
    game: Game,
    state: CoreState,
    told: list[facts.Event],
    readers: Readers,
    undo: Callable[[int], wire.Undo],
    views: Views | None = None,
) -> list[wire.Look]:
    """The share of each reader; of several at one screen also what lies open to all who stand around it."""
    seen = views or {}
    shown = [look(game, state, told, seat, undo(seat), seen.get(seat)) for seat in readers]
    if len(readers) > 1:
        asked = state.asked_seat if state.asked_seat in readers and not state.over else WATCHER
        open_seen = seen.get(WATCHER) or Seen.by(game, state, WATCHER)
        shown.append(open_look(game, state, told, asked, undo(asked), open_seen))
    return shown


def open_look(
    game: Game, state: CoreState, told: list[facts.Event], asked: int, undo: wire.Undo, seen: Seen
) -> wire.Look:
    """A watcher's look from the place of the seat that is asked, with its question if that is open."""
    shown = look(game, state, told, WATCHER, undo, seen)
    if asked == WATCHER:
        return shown
    place = seen.from_place(asked)
    question = decision(game, state, asked, place, WATCHER) if game.is_open(state) else None
    outlook = msgspec.Raw(place.outlook_data)
    return msgspec.structs.replace(shown, outlook=outlook, decision=question)


def sources(game: Game, state: CoreState) -> list[wire.SourceLine]:
    """The victory points so far; what is hidden is not in a breakdown before the end."""
    return source_lines(game.breakdown(state))


def source_lines(points: list[facts.Source]) -> list[wire.SourceLine]:
    """The same, as it goes out."""
    return [wire.SourceLine.of(entry) for entry in points]


def end(game: Game, state: CoreState) -> wire.End | None:
    """The seed and the result, once all is over."""
    if not state.over:
        return None
    return wire.End(seed_in(state).hex(), game.winners(state), game.scores(state))


def step(game: Game, moment: Moment, number: int, seat: int, over: bool) -> bodies.Step:
    """A line of the log: the action's name only for its own seat while the game runs."""
    entry, state = moment.entry, moment.state
    told = (
        all_events(game, state, moment.events) if over else events(game, state, moment.events, seat)
    )
    if entry is None:
        return bodies.Step(0, 0, WATCHER, False, "", None, told)
    known = over or entry.seat == seat
    return bodies.Step(
        seq=number,
        ply=moment.ply,
        by=entry.seat,
        undone=entry.undo,
        action=entry.action if known else "",
        words=moment.words if known else None,
        events=told,
    )


def scene(
    game: Game, moment: Moment, number: int, seat: int, last: int, over: bool
) -> bodies.Scene:
    """The table at one moment of its past, without a question to answer unless it was this reader's."""
    return bodies.Scene(
        seq=number,
        last=last,
        step=step(game, moment, number, seat, over),
        look=look(game, moment.state, moment.events, seat),
        sources=sources(game, moment.state),
        end=end(game, moment.state),
    )


# What a table sends.


def table_info(table: Table, session: str) -> wire.TableInfo:
    """The table as one session sees it."""
    header = table.stored.header
    there = {who for who, since in table.elsewhere.items() if since is None}
    guests = {
        who for who in there | {page.session for page in table.pages} if not table.held_by(who)
    }
    return wire.TableInfo(
        table=header.id,
        game=header.title,
        rules=header.rules,
        players=header.players,
        switches=header.switches,
        edition=bool(header.edition),
        practice=header.practice,
        branch_of=header.branch_of,
        branch_ply=header.branch_ply,
        commitment=header.commitment,
        created=header.created,
        host=session == header.host,
        solo=table.solo,
        hot_seat=header.hot_seat,
        watchers=len(guests),
        seats=table.seat_infos(session),
        kept=header.kept,
        guests_sit=links.SIT in table.links,
        rematch=table.links.get(links.REMATCH, ""),
        shared=links.SHARED in table.links,
    )


def welcome(table: Table, session: str) -> wire.Welcome:
    """The answer to a page that says hello."""
    chat = [chat_line(line) for line in table.stored.chat]
    readers = table.readers(session)
    mine, seq = list(table.held_by(session)), table.seq_for(readers)
    return wire.Welcome(table_info(table, session), mine, seq, chat, seat_changes(table, readers))


def seat_changes(table: Table, readers: Readers) -> list[wire.SeatLine]:
    """Every change of a seat's holder, numbered as the log of these readers."""
    mask = -1 if table.over else mask_of(readers)
    seqs = [0, *accumulate(bool(entry.seen & mask) for entry in table.stored.entries)]
    public = [row for row in table.record if row.kind in holders.PUBLIC]
    return [holders.line(row, seqs[row.seq]) for row in public]


def chat_line(line: Line) -> wire.ChatLine:
    """A line of chat on the wire."""
    return wire.ChatLine(line.id, line.seat, line.name, line.text, line.at)


def whole(table: Table, readers: Readers) -> wire.Whole:
    """The table as it stands."""
    return wire.Whole(**present_parts(table, readers), looks=present_looks(table, readers, []))


def update(table: Table, readers: Readers) -> wire.Update:
    """The last action as these readers may know it."""
    entry = table.stored.entries[-1]
    shown = present_looks(table, readers, table.told)
    return wire.Update(
        **present_parts(table, readers), by=entry.seat, undone=entry.undo, looks=shown
    )


def present_parts(table: Table, readers: Readers) -> dict[str, Any]:
    """What Whole and Update have in common."""
    return {
        "seq": table.seq_for(readers),
        "ply": table.ply_for(readers),
        "asked_seat": table.state.asked_seat,
        "sources": source_lines(table.breakdown()),
        "end": end(table.game, table.state),
    }


def present_looks(table: Table, readers: Readers, told: list[facts.Event]) -> list[wire.Look]:
    """Their shares of the present."""
    undo = partial(undo_of, table)
    return looks(table.game, table.state, told, readers, undo, table.all_views())


def undo_of(table: Table, seat: int) -> wire.Undo:
    """Whether a seat may take its last action back, and why not."""
    reason = undo_reason(table, seat)
    return wire.Undo(allowed=not reason, reason=reason)


def missed(table: Table, readers: Readers, after: int) -> list[wire.Update]:
    """The updates since `after`, built anew from the log."""
    last = table.seq_for(readers)
    return [
        past_update(table, found, readers, latest=found.seq == last)
        for found in history.moments(table.game, table.stored, mask_of(readers), after + 1)
        if found.entry is not None
    ]


def past_update(table: Table, found: Moment, readers: Readers, latest: bool) -> wire.Update:
    """An update of the past; only the latest says whether undo is possible."""
    game, state, entry = table.game, found.state, found.entry
    assert entry is not None
    undo = partial(undo_of, table) if latest else lambda _: NO_UNDO
    return wire.Update(
        seq=found.seq,
        ply=found.ply,
        asked_seat=state.asked_seat,
        by=entry.seat,
        undone=entry.undo,
        looks=looks(game, state, found.events, readers, undo),
        sources=sources(game, state),
        end=end(game, state),
    )


# To the pages that look on.


def tell_all(
    table: Table, message: Callable[[str], wire.ToPage], but: OpenPage | None = None
) -> None:
    """Tell every page, built once for each session."""
    built: dict[str, bytes] = {}
    for page in table.pages - {but}:
        if page.session not in built:
            built[page.session] = msgspec.json.encode(message(page.session))
        page.send(built[page.session])


def tell_update(table: Table) -> None:
    """The last action to every page that could notice it."""
    built = updates(table)
    for page in list(table.pages):
        data = built.get(table.readers(page.session))
        if data is not None:
            page.send(data)


def updates(table: Table) -> dict[Readers, bytes]:
    """The last action for all who look and could notice it, built once for those who see the same."""
    seen = table.stored.entries[-1].seen
    looking = {table.readers(page.session) for page in table.pages}
    return {
        readers: msgspec.json.encode(update(table, readers))
        for readers in looking
        if seen & mask_of(readers)
    }


def tell_missed(table: Table, told: dict[Readers, list[bytes]], most: int) -> None:
    """Several actions at once: to each page what it could notice of them, or the whole if that is less."""
    fitting = {readers: fitted(table, readers, one, most) for readers, one in told.items()}
    for page in list(table.pages):
        for data in fitting.get(table.readers(page.session), ()):
            page.send(data)


def fitted(table: Table, readers: Readers, told: list[bytes], most: int) -> list[bytes]:
    """What a page has missed; the whole instead if it would be too much at once for a page to take."""
    if sum(map(len, told)) <= most:
        return told
    return [msgspec.json.encode(whole(table, readers))]


def tell_table(table: Table, but: OpenPage | None = None) -> None:
    """Seats, names or presence have changed."""

    def changed(session: str) -> wire.TableChanged:
        return wire.TableChanged(table_info(table, session), list(table.held_by(session)))

    tell_all(table, changed, but)


def tell_change(table: Table, row: Holder) -> None:
    """A seat has changed hands."""

    def line(session: str) -> wire.Change:
        seq = table.seq if table.over else table.seq_for(table.readers(session))
        return wire.Change(holders.line(row, seq))

    tell_all(table, line)


def tell_line(table: Table, line: Line) -> None:
    """A line of chat."""
    tell_all(table, lambda _: wire.Said(chat_line(line)))
