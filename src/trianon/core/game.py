"""Game: the questions every rule set answers. Stateless; the record goes in and out."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable, Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic

import msgspec

from trianon.core import codes, layout, memory
from trianon.core.decision import Decision
from trianon.core.edition import Edition, TomlTable, base_tables, merged
from trianon.core.errors import BadRequest, IllegalAction
from trianon.core.events import Event, Source
from trianon.core.rooms import META, read_meta, room
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


class Game(Generic[S, V]):
    """One rule set, made from the modules of its folder: its record is `S`, a view of it `V`.

    A game whose folder has a `game.py` is an instance of the subclass `Rules` written there.
    """

    # What the rooms of the folder answer (`rooms.ROOMS`), each under the name it has here.
    begin: Callable[[S], None]  # set up the table and go on to the first decision
    apply: Callable[[S, int], None]  # carry out one of the options; trusts its caller
    list_options: Callable[[S], None]  # list the options of the open decision anew (after a load)
    copy: Callable[[S], S]  # an independent record, silent until `listen`
    play_randomly: Callable[[S, int, int], int]  # random players until a round is over; the moves
    resample: Callable[[S, int, int], S]  # a state this seat could believe in, by number
    fill_box: Callable[[TomlTable, int], Any]  # figures for so many players, or BadEdition
    scores: Callable[[S], list[int]]  # victory points by seat
    is_winner: Callable[[S, int], bool]  # asked when the game is over
    breakdown: Callable[[S], list[Source]]  # every victory point by source, clause and round
    action_name: Callable[[S, int], str]  # an action as readable text: `place 3 versailles`
    write_position: Callable[[S], TomlTable]  # the whole state by name
    read_position: Callable[[TomlTable, S], None]  # fill an empty record from a position
    check: Callable[[S], None]  # raise BadPosition if an invariant is broken
    # The message that puts one figure of an event into words; a plain number stays one.
    figure: Callable[[Any, str, int, Mapping[str, int]], Message | int]
    option_words: Callable[[S, int], Message]  # the message that puts one option into words
    asked_about: Callable[[S], Message | None]  # what the open decision names besides the seat
    reasons_unfired: Callable[[Mapping[str, bool]], Mapping[str, str]]  # clauses without an event
    # Whether every reader could list the options of the open decision, by what is public alone.
    is_open: Callable[[S], bool]
    # What a person may conclude from a view by the rules; it never sees the record.
    outlook: Callable[[V, Any], msgspec.Struct]
    outlook_words: Callable[[Any, str], list[Message]]  # what an option would mean as things stand
    standing_words: Callable[[Any], list[Message]]  # how the reader stands

    def __init__(self, name: str) -> None:
        self.name = name
        self.open_rulebook()
        self.open_rules()
        self.open_words()

    def open_rulebook(self) -> None:
        """What is printed: title, players, switches; clauses, decisions and events by name."""
        numbers, clauses = room(self.name, "numbers"), room(self.name, "clauses")
        events, decisions = room(self.name, "events"), room(self.name, "decisions").DECISIONS
        self.folder = Path(str(numbers.__file__)).parent
        self.meta = read_meta(self.folder / META)
        self.title = self.meta.title
        self.rules_version = self.meta.rules_version
        self.players = self.meta.players
        self.move_bound = self.meta.move_bound
        self.switches: Mapping[str, bool] = self.meta.switches
        self.setup_switches: Mapping[str, bool] = self.meta.setup_switches
        self.action_count: int = numbers.ACTIONS
        self.decision_names: dict[int, str] = {kind: name for name, (kind, _) in decisions.items()}
        self.decision_clauses: dict[int, int] = dict(decisions.values())
        self.event_names = codes.names_of(events)
        self.event_figures: Mapping[int, tuple[str, ...]] = events.FIGURES
        self.harmless_events: frozenset[int] = events.HARMLESS  # nobody learns from them; see undo
        self.harmless_questions: frozenset[int] = events.HARMLESS_QUESTIONS  # likewise, decisions
        self.clause_names = codes.clauses_of(clauses)

    def open_rules(self) -> None:
        """What is played: the rooms that know the record."""
        flow, view = room(self.name, "flow"), room(self.name, "view")
        breakdown, position = room(self.name, "breakdown"), room(self.name, "position")
        self.state_type: type[S] = room(self.name, "state").State
        self.begin, self.apply, self.copy = flow.begin, flow.apply, flow.copy
        self.list_options, self.play_randomly = flow.list_options, flow.play_randomly
        self.resample = room(self.name, "resample").resample
        self.fill_box = room(self.name, "components").filled_box
        self.view_type: type[V] = view.View
        self.public_part, self.own_part = view.public, view.own
        self.scores, self.is_winner = breakdown.scores, breakdown.is_winner
        self.breakdown = breakdown.explain
        self.action_name = room(self.name, "actions").action_name
        self.write_position, self.read_position = position.write, position.read
        self.check = room(self.name, "invariants").check
        self.is_open = room(self.name, "openness").is_open

    def open_words(self) -> None:
        """What is said: which message stands for what."""
        wording, outlook = room(self.name, "wording"), room(self.name, "outlook")
        self.figure, self.option_words = wording.figure, wording.option
        self.asked_about, self.reasons_unfired = wording.asked_about, wording.reasons_unfired
        self.definitions: frozenset[str] = wording.DEFINITIONS  # clauses that demand no behaviour
        self.outlook = outlook.outlook
        self.outlook_words, self.standing_words = outlook.option_words, outlook.standing_words

    # What follows from it; a game's `Rules` may answer in its own way.

    def base_tables(self) -> TomlTable:
        """The figures of components.toml."""
        return base_tables(self.folder)

    def new_state(self, box: Any) -> S:
        """An empty record with this box."""
        state = self.state_type.__new__(self.state_type)
        memory.blank(state)
        state.box = box  # type: ignore[attr-defined]  # the last field of every game's record
        return state

    def box_of(self, state: S) -> Any:
        """The figures a record is played with."""
        return state.box  # type: ignore[attr-defined]  # as above

    def set_switches(self, state: S, switches: Mapping[str, bool]) -> None:
        """Write the switches into the record: each is a field of its name."""
        for name in self.kept_switches:
            setattr(state, name, int(switches[name]))

    def switches_of(self, state: S) -> dict[str, bool]:
        """Read the switches from the record: all but those of the set-up."""
        return {name: bool(getattr(state, name)) for name in self.kept_switches}

    def public(self, state: S) -> Public:
        """The part of a view that all readers share."""
        shared: Public = self.public_part(state, self.switches_of(state), self.winners(state))
        return shared

    def own(self, state: S, seat: int) -> dict[str, Any]:
        """The further fields of the view of one seat, or of a watcher."""
        fields: dict[str, Any] = self.own_part(state, seat, self.asked_kind(state))
        return fields

    def winners(self, state: S) -> list[int]:
        """The seats that have won; empty before the end."""
        if not state.over:
            return []
        return [seat for seat in range(state.seats) if self.is_winner(state, seat)]

    def edition(self, overrides: TomlTable | None = None) -> Edition:
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

    def blank(
        self,
        players: int,
        switches: Mapping[str, bool] | None = None,
        edition: Edition | None = None,
    ) -> S:
        """A record before its first shuffle, to be begun, or copied for many games."""
        self.check_players(players)
        state = self.new_state(self.box(edition or self.edition(), players))
        state.seats = players
        self.set_switches(state, self.check_switches(switches or {}))
        return state

    def start(
        self,
        players: int,
        seed: bytes | None = None,
        switches: Mapping[str, bool] | None = None,
        edition: Edition | None = None,
        silent: bool = False,
    ) -> S:
        """A new game, waiting for its first decision."""
        state = self.blank(players, switches, edition)
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
