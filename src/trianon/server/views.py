"""What the readers of a table see, built once for each state; compared, it tells who could notice an action."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import msgspec

from trianon.core.events import Event, visible
from trianon.core.game import Game
from trianon.core.state import CoreState
from trianon.server.members import bit_of


class Seen:
    """A reader's view as it goes out, and what follows from it, which is built when somebody looks."""

    def __init__(self, game: Game, box: Any, data: bytes) -> None:
        self.game, self.box, self.data = game, box, data

    @classmethod
    def by(cls, game: Game, state: CoreState, seat: int) -> Seen:
        """By a single reader."""
        return cls(game, game.box_of(state), msgspec.json.encode(game.view(state, seat)))

    def from_place(self, seat: int) -> Seen:
        """The same view from the place of a seat: what its player could conclude with the hand face down."""
        view = msgspec.json.decode(self.data, type=self.game.view_type)
        data = msgspec.json.encode(msgspec.structs.replace(view, seat=seat))
        return Seen(self.game, self.box, data)

    @cached_property
    def outlook(self) -> msgspec.Struct:
        """What the reader may conclude: from the very bytes that go out, never from the state."""
        view = msgspec.json.decode(self.data, type=self.game.view_type)
        return self.game.outlook(view, self.box)

    @cached_property
    def outlook_data(self) -> bytes:
        """The same, as it goes out."""
        return msgspec.json.encode(self.outlook)


Views = dict[int, Seen]  # by reader


def views_of(game: Game, state: CoreState) -> Views:
    """What every reader sees, watchers included."""
    encoded, box = game.encoded_views(state), game.box_of(state)
    return {seat: Seen(game, box, data) for seat, data in encoded.items()}


def noticed(before: Views, after: Views, told: list[Event]) -> int:
    """Who could notice an action, as bits: their view has changed, or they were told something."""
    seen = 0
    for seat, now in after.items():
        if visible(told, seat) or now.data != before[seat].data:
            seen |= bit_of(seat)
    return seen
