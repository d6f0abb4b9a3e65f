"""The door out: everything a page learns about a game is built here, for one reader at a time."""

from __future__ import annotations

from typing import Any

import msgspec

from trianon.core import events as facts
from trianon.core.events import visible
from trianon.core.game import WATCHER, Game, seed_in
from trianon.core.sizes import EVERYBODY
from trianon.core.undo import reveals
from trianon.server import wire
from trianon.server.history import Moment
from trianon.server.views import Seen

NO_UNDO = wire.Undo(allowed=False, reason="undo-none")


def event(game: Game, box: Any, fact: facts.Event) -> wire.Event:
    """A fact with its log line; seats stay numbers, the page knows the names."""
    arguments = {
        name: value if name == "seat" else game.figure(box, name, value, fact.figures)
        for name, value in fact.figures.items()
    }
    words = (f"event-{fact.kind}", arguments)
    return wire.Event(fact.kind, fact.clause, fact.figures, words, fact.reader != EVERYBODY)


def events(game: Game, state: Any, told: list[facts.Event], seat: int) -> list[wire.Event]:
    """What a reader may know of what happened, in order."""
    return [event(game, state.box, fact) for fact in visible(told, seat)]


def all_events(game: Game, state: Any, told: list[facts.Event]) -> list[wire.Event]:
    """Everything that happened: for finished games."""
    return [event(game, state.box, fact) for fact in told]


def decision(game: Game, state: Any, seat: int, seen: Seen) -> wire.Decision | None:
    """What is asked, for the seat that is asked and nobody else."""
    asked = game.decision_for(state, seat)
    if asked is None:
        return None
    world = game.resample(state, seat, 0)  # so that nothing hidden shines through
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


def is_safe(game: Game, world: Any, action: int) -> bool:
    """Whether an action can surely be taken back: it shows nothing and the same seat chooses on."""
    after = game.copy(world)
    game.listen(after)
    game.apply(after, action)
    if after.over or after.asked_seat != world.asked_seat:
        return False
    return not reveals(game, world, after, game.events(after))


def look(
    game: Game,
    state: Any,
    told: list[facts.Event],
    seat: int,
    undo: wire.Undo = NO_UNDO,
    seen: Seen | None = None,
) -> wire.Look:
    """One reader's share of the table; what is `seen` if it is at hand."""
    shown = seen or Seen(game, state.box, msgspec.json.encode(game.view(state, seat)))
    return wire.Look(
        seat=seat,
        events=events(game, state, told, seat),
        view=msgspec.Raw(shown.data),
        outlook=msgspec.Raw(shown.outlook_data),
        decision=decision(game, state, seat, shown),
        undo=undo,
    )


def sources(game: Game, state: Any) -> list[wire.SourceLine]:
    """The victory points so far; what is hidden is not in a breakdown before the end."""
    return [wire.SourceLine.of(entry) for entry in game.breakdown(state)]


def end(game: Game, state: Any) -> wire.End | None:
    """The seed and the result, once all is over."""
    if not state.over:
        return None
    return wire.End(seed_in(state).hex(), game.winners(state), game.scores(state))


def step(game: Game, moment: Moment, number: int, seat: int, over: bool) -> wire.Step:
    """A line of the log: the action's name only for its own seat while the game runs."""
    entry, state = moment.entry, moment.state
    told = (
        all_events(game, state, moment.events) if over else events(game, state, moment.events, seat)
    )
    if entry is None:
        return wire.Step(0, 0, WATCHER, False, "", None, told)
    known = over or entry.seat == seat
    return wire.Step(
        seq=number,
        ply=moment.ply,
        by=entry.seat,
        undone=entry.undo,
        action=entry.action if known else "",
        words=moment.words if known else None,
        events=told,
    )


def scene(game: Game, moment: Moment, number: int, seat: int, last: int, over: bool) -> wire.Scene:
    """The table at one moment of its past, without a question to answer unless it was this reader's."""
    return wire.Scene(
        seq=number,
        last=last,
        step=step(game, moment, number, seat, over),
        look=look(game, moment.state, moment.events, seat),
        sources=sources(game, moment.state),
        end=end(game, moment.state),
    )
