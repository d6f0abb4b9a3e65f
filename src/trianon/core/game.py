"""Game: the questions every rule set answers. Stateless; the record goes in and out."""

from __future__ import annotations

import hashlib
import secrets
from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Generic

import msgspec

from trianon.core import layout, memory
from trianon.core.decision import Decision
from trianon.core.edition import Edition, Table, merged
from trianon.core.errors import BadRequest, IllegalAction
from trianon.core.events import Event, Source
from trianon.core.sizes import NOBODY
from trianon.core.state import CoreState, fired, options, told
from trianon.core.view import Public
from trianon.core.words import Message

WATCHER = NOBODY  # the seat number of somebody who only watches
SEED_BYTES = 32


if TYPE_CHECKING:
    from typing_extensions import TypeVar

    S = TypeVar("S", bound=CoreState, default=Any)  # a game's record
    V = TypeVar("V", bound=Public, default=Any)  # what one seat may know of it
else:
    from typing import TypeVar

    S, V = TypeVar("S"), TypeVar("V")  # defaults come with Python 3.13


class Game(ABC, Generic[S, V]):
    """One rule set: its record is `S`, a view of it `V`."""

    name: ClassVar[str]
    title: ClassVar[str]
    rules_version: ClassVar[int]
    players: ClassVar[tuple[int, ...]]
    switches: ClassVar[dict[str, bool]]  # variants and rulings to choose, with their defaults
    # Switches that only the set-up reads, so that no state keeps them: what a header means that lacks them.
    setup_switches: ClassVar[Mapping[str, bool]] = {}
    action_count: ClassVar[int]
    move_bound: ClassVar[int]  # no game asks more questions than this
    folder: ClassVar[Path]
    decision_names: ClassVar[Mapping[int, str]]
    decision_clauses: ClassVar[Mapping[int, int]]
    event_names: ClassVar[Mapping[int, str]]
    event_figures: ClassVar[Mapping[int, tuple[str, ...]]]
    harmless_events: ClassVar[frozenset[int]] = frozenset()  # kinds nobody learns from; see undo
    harmless_questions: ClassVar[frozenset[int]] = frozenset()  # likewise, kinds of decision
    clause_names: ClassVar[Mapping[int, str]]
    definitions: ClassVar[frozenset[str]]  # clauses that demand no behaviour
    view_type: type[V]

    # What each rule set writes.

    @abstractmethod
    def base_tables(self) -> Table:
        """The figures of components.toml."""

    @abstractmethod
    def fill_box(self, tables: Table, players: int) -> Any:
        """The box of these figures for so many players; raise BadEdition for impossible ones."""

    @abstractmethod
    def new_state(self, box: Any) -> S:
        """An empty record with this box."""

    @abstractmethod
    def set_switches(self, state: S, switches: Mapping[str, bool]) -> None:
        """Write the switches into the record."""

    @abstractmethod
    def switches_of(self, state: S) -> dict[str, bool]:
        """Read the switches from the record: all but those of the set-up."""

    @abstractmethod
    def begin(self, state: S) -> None:
        """Set up the table and go on to the first decision."""

    @abstractmethod
    def apply(self, state: S, action: int) -> None:
        """Carry out one of the options; trusts its caller."""

    @abstractmethod
    def list_options(self, state: S) -> None:
        """List the options of the open decision anew (after a load)."""

    @abstractmethod
    def copy(self, state: S) -> S:
        """An independent record, silent until `listen`."""

    @abstractmethod
    def play_randomly(self, state: S, seed: int, last_round: int) -> int:
        """Let random players go on until a round is over; the number of moves."""

    @abstractmethod
    def public(self, state: S) -> Public:
        """The part of a view that all readers share."""

    @abstractmethod
    def own(self, state: S, seat: int) -> dict[str, Any]:
        """The further fields of the view of one seat, or of a watcher."""

    @abstractmethod
    def resample(self, state: S, seat: int, seed: int) -> S:
        """A state this seat could believe in."""

    @abstractmethod
    def scores(self, state: S) -> list[int]:
        """Victory points by seat."""

    @abstractmethod
    def winners(self, state: S) -> list[int]:
        """The seats that have won; empty before the end."""

    @abstractmethod
    def breakdown(self, state: S) -> list[Source]:
        """Every victory point by source, clause and round."""

    @abstractmethod
    def action_name(self, state: S, action: int) -> str:
        """An action as readable text, e.g. `place 3 versailles`."""

    @abstractmethod
    def write_position(self, state: S) -> Table:
        """The whole state by name."""

    @abstractmethod
    def read_position(self, table: Table, state: S) -> None:
        """Fill an empty record from a position; `check` and `list_options` follow."""

    @abstractmethod
    def check(self, state: S) -> None:
        """Raise BadPosition if an invariant is broken."""

    @abstractmethod
    def figure(self, box: Any, name: str, value: int, figures: Mapping[str, int]) -> Message | int:
        """The message that puts one figure of an event into words; a plain number stays one."""

    @abstractmethod
    def option_words(self, state: S, action: int) -> Message:
        """The message that puts one option into words."""

    @abstractmethod
    def reasons_unfired(self, switches: Mapping[str, bool]) -> Mapping[str, str]:
        """Why clauses have no event of their own, at a table with these switches."""

    @abstractmethod
    def asked_about(self, state: S) -> Message | None:
        """What the open decision names besides the seat, e.g. the monk to be assigned."""

    @abstractmethod
    def outlook(self, view: V, box: Any) -> msgspec.Struct:
        """What a person may conclude from a view by the rules; it never sees the record."""

    @abstractmethod
    def outlook_words(self, found: Any, action: str) -> list[Message]:
        """What an option would mean as things stand, one fact a message."""

    @abstractmethod
    def standing_words(self, found: Any) -> list[Message]:
        """How the reader stands: progress of missions, what is lacking."""

    # What follows from it.

    def edition(self, overrides: Table | None = None) -> Edition:
        """The base figures, or an owner's."""
        return merged(self.base_edition.tables, overrides) if overrides else self.base_edition

    @cached_property
    def base_edition(self) -> Edition:
        """The figures of components.toml, read once."""
        return merged(self.base_tables(), {})

    def box(self, edition: Edition, players: int) -> Any:
        """The figures of an edition for so many players, filled once."""
        if players not in edition.boxes:
            edition.boxes[players] = self.fill_box(edition.tables, players)
        return edition.boxes[players]

    def start(
        self,
        players: int,
        seed: bytes | None = None,
        switches: Mapping[str, bool] | None = None,
        edition: Edition | None = None,
        silent: bool = False,
    ) -> S:
        """A new game, waiting for its first decision."""
        self.check_players(players)
        state = self.new_state(self.box(edition or self.edition(), players))
        state.seats = players
        self.set_switches(state, self.check_switches(switches or {}))
        state.key = key_of(seed if seed is not None else secrets.token_bytes(SEED_BYTES))
        if not silent:
            self.listen(state)
        self.begin(state)
        return state

    def check_players(self, players: int) -> None:
        """Raise BadRequest for a number of players the game does not have."""
        if players not in self.players:
            allowed = ", ".join(map(str, self.players))
            raise BadRequest("players", game=self.name, players=players, allowed=allowed)

    def check_switches(self, switches: Mapping[str, bool]) -> dict[str, bool]:
        """All switches with their values; unknown ones are refused."""
        for name in switches:
            if name not in self.switches:
                known = ", ".join(self.switches)
                raise BadRequest("switch", game=self.name, switch=name, known=known)
        return {**self.switches, **switches}

    @cached_property
    def kept_switches(self) -> tuple[str, ...]:
        """The switches that a state holds."""
        return tuple(name for name in self.switches if name not in self.setup_switches)

    def recorded_switches(self, switches: Mapping[str, bool]) -> dict[str, bool]:
        """All switches of a game begun earlier, from its header."""
        return self.check_switches({**self.setup_switches, **switches})

    def options(self, state: CoreState) -> list[int]:
        """The legal actions, sorted; empty when the game is over."""
        return options(state)

    def decision(self, state: S) -> Decision | None:
        """The open decision, None when the game is over."""
        if state.over:
            return None
        actions = options(state)
        return Decision(
            seat=state.asked_seat,
            kind=self.decision_names[state.asked],
            clause=self.clause_names[self.decision_clauses[state.asked]],
            actions=tuple(actions),
            names=tuple(self.action_name(state, action) for action in actions),
        )

    def decision_for(self, state: S, seat: int) -> Decision | None:
        """The open decision with its options, for the seat that is asked and nobody else."""
        return self.decision(state) if state.asked_seat == seat and not state.over else None

    def asked_kind(self, state: S) -> str:
        """The kind of the open decision; empty when the game is over."""
        return "" if state.over else self.decision_names[state.asked]

    def view(self, state: S, seat: int) -> V:
        """What one seat, or a watcher, may know."""
        shared = msgspec.structs.asdict(self.public(state))
        return self.view_type(**shared, **self.own(state, seat))

    def encoded_views(self, state: S) -> dict[int, bytes]:
        """The views of all readers as JSON, watchers first; the public part is built and written once."""
        shared = msgspec.json.encode(self.public(state))[:-1] + b","
        return {
            seat: shared + msgspec.json.encode(self.own(state, seat))[1:]
            for seat in range(WATCHER, state.seats)
        }

    @cached_property
    def harmless_kinds(self) -> frozenset[str]:
        """The kinds of event nobody learns anything hidden from, by name."""
        return frozenset(self.event_names[kind] for kind in self.harmless_events)

    def events(self, state: CoreState) -> list[Event]:
        """What followed from the last action, in order."""
        return [self.event(row) for row in told(state)]

    def event(self, row: list[int]) -> Event:
        """One row of the event buffer by name."""
        kind, clause, reader, *numbers = row
        return Event(
            kind=self.event_names[kind],
            clause=self.clause_names[clause],
            figures=dict(zip(self.event_figures[kind], numbers, strict=False)),
            reader=reader,
        )

    def listen(self, state: CoreState) -> None:
        """Let the record tell its events from now on; copies and loaded records are silent."""
        state.story = memory.new_story()
        state.telling = 1

    def fired(self, state: CoreState) -> dict[str, int]:
        """How often each clause has been told by this record."""
        counts = fired(state)
        return {name: counts[number] for number, name in self.clause_names.items()}

    def act(self, state: S, name: str) -> int:
        """Carry out a stranger's action given by name; refuse what is not among the options."""
        decision = self.decision(state)
        if decision is None:
            raise IllegalAction("game-over", action=name)
        wanted = " ".join(name.split())
        if wanted not in decision.names:
            legal = ", ".join(decision.names)
            raise IllegalAction("illegal-action", action=name, legal=legal)
        action = decision.actions[decision.names.index(wanted)]
        self.apply(state, action)
        return action

    def digest(self, state: CoreState) -> str:
        """SHA-256 of everything that is saved."""
        return digest_of(layout.pack(state))

    def save(self, state: CoreState) -> bytes:
        """The record as bytes."""
        return layout.pack(state)

    def load(self, data: bytes, edition: Edition, players: int) -> S:
        """The record from its bytes."""
        state = self.new_state(self.box(edition, players))
        if len(data) != layout.packed_size(state):
            raise BadRequest("snapshot", game=self.name)
        try:
            layout.unpack(state, data)
        except OverflowError as error:
            raise BadRequest("snapshot", game=self.name) from error
        self.list_options(state)
        return state


def digest_of(saved: bytes) -> str:
    """The digest of a record that is saved already."""
    return hashlib.sha256(saved).hexdigest()


def key_of(seed: bytes) -> list[int]:
    """The eight words of a 256-bit seed; a shorter one is zero-padded."""
    whole = seed.ljust(SEED_BYTES, b"\0")[:SEED_BYTES]
    return [int.from_bytes(whole[index : index + 4], "little") for index in range(0, SEED_BYTES, 4)]


def seed_of(number: int) -> bytes:
    """The seed of a small number, as typed by a user."""
    return hashlib.sha256(f"trianon {number}".encode()).digest()


def seed_in(state: CoreState) -> bytes:
    """The seed a record was begun with."""
    return b"".join(word.to_bytes(4, "little") for word in state.key)


def commitment(seed: bytes) -> str:
    """What may be shown before the game: the SHA-256 of the seed."""
    return hashlib.sha256(seed).hexdigest()
