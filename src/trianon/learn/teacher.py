"""The teacher of a first game: what to look at before a decision, what followed, a warning before a slip.

The lines are data (`games/<game>/teacher.toml`), their conditions small functions of the game
(`teaching.py`) over the learner's own view. No line is said twice in the same words: the second time its
short form, then nothing; and the help fades from round to round.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Literal

import msgspec
from msgspec import Struct

from trianon.core.errors import BadLesson
from trianon.core.events import Event, Source, visible
from trianon.core.game import Game
from trianon.core.registry import game as game_named
from trianon.core.teaching import Now, Slots
from trianon.core.words import LANGUAGES
from trianon.learn.telling import named
from trianon.learn.things import condition
from trianon.learn.words import LearnWords, learn_words

SCHEMA = 1
PEOPLE = ("player", "leader", "rival", "seat")  # slots that hold seats
LOSS = 4.0  # points of chance of victory a search must see before most warnings
BEST = 3  # lines somebody gets who asks what to look at
AT_ONCE = 2  # lines after a decision
ANY_DECISION = "*"
ROUND_STARTED = "round-started"  # the event with which every game begins a round
SENTENCE = re.compile(r"(^|[.!?]\s)(\w)")


class Before(Struct, frozen=True, forbid_unknown_fields=True):
    """A line before a decision; `first`: when its kind is met for the first time, `always`: in every round."""

    id: str
    decision: str
    when: str = ""
    first: bool = False
    always: bool = False
    short: bool = False


class After(Struct, frozen=True, forbid_unknown_fields=True):
    """A line after an event; the heavier, the longer it is said as the help fades.

    `source`: it tells of the points from there; `round-{country}` takes a figure of the event.
    """

    id: str
    event: str
    who: Literal["mine", "other", "any"] = "mine"
    when: str = ""
    weight: int = 1
    short: bool = False
    source: str = ""


class Caution(Struct, frozen=True, forbid_unknown_fields=True):
    """A warning before a choice; `search`: only if a search sees a loss of at least `loss`."""

    id: str
    decision: str
    when: str = ""
    search: bool = False
    loss: float = LOSS


class Fading(Struct, frozen=True, forbid_unknown_fields=True):
    """How much is said in some rounds: all `look` lines, `new` ones, or `quiet`; the least weight after."""

    rounds: list[int]
    before: Literal["look", "new", "quiet"]
    weight: int


class Teacher(Struct, frozen=True, forbid_unknown_fields=True):
    """All lines of a game, the best first."""

    schema: int
    fading: list[Fading]
    before: list[Before]
    after: list[After]
    warning: list[Caution]
    extra: list[str] = []  # messages that only fill others

    def lines(self) -> list[Before | After | Caution]:
        """Every line."""
        return [*self.before, *self.after, *self.warning]


class Heard(Struct, frozen=True):
    """What a learner has been told in this game: kinds of decision met, how often each line."""

    kinds: frozenset[str] = frozenset()
    lines: Mapping[str, int] = {}

    def with_kind(self, kind: str) -> Heard:
        return Heard(self.kinds | {kind}, self.lines)

    def with_line(self, line: str) -> Heard:
        return Heard(self.kinds, {**self.lines, line: self.lines.get(line, 0) + 1})


class Said(Struct, frozen=True):
    """A line to be spoken: its message and what fills it; rule and source of points behind what it tells."""

    id: str
    message: str
    slots: Slots
    clause: str = ""
    source: str = ""


# Reading.


@cache
def teacher(game: str) -> Teacher:
    """The lines of a game; BadLesson says what is wrong with its file."""
    path = game_named(game).folder / "teacher.toml"
    try:
        found = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Teacher)
    except (OSError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadLesson("teacher-file", game=game, reason=str(error)) from error
    for line in faults(game, found):
        raise line
    return found


def faults(game: str, found: Teacher) -> Iterator[BadLesson]:
    """Conditions the game does not have, words that a language lacks."""
    if found.schema != SCHEMA:
        yield BadLesson("teacher-file", game=game, reason=f"schema {found.schema}")
    for line in found.lines():
        if line.when and condition(game, line.when) is None:
            yield BadLesson("teacher-condition", game=game, line=line.id, when=line.when)
    for word in words_needed(game, found):
        for language in LANGUAGES:
            if not learn_words(game_named(game), language).has(word):
                yield BadLesson("teacher-word", game=game, word=word, language=language)


def words_needed(game: str, found: Teacher) -> list[str]:
    """Every message of the teacher of a game."""
    needed = []
    for line in found.lines():
        needed.append(message(game, line.id))
        if getattr(line, "short", False):
            needed.append(message(game, line.id, short=True))
    return needed + [message(game, name) for name in found.extra]


def message(game: str, line: str, short: bool = False) -> str:
    """The message of a line."""
    return f"teacher-{game}-{line}{'-short' if short else ''}"


def filled(game: str, name: str, *about: Any) -> Slots | None:
    """What a condition of a game finds; without a condition a line always holds."""
    holds = condition(game, name) if name else None
    return holds(*about) if holds else {}


# Looking.


def moment(rules: Game, state: Any, seat: int) -> Now[Any, Any, Any]:
    """What the learner may know now; the only place where the teacher meets a record."""
    view = rules.view(state, seat)
    return Now(view, rules.decision_for(state, seat), rules.outlook(view, state.box), state.box)


def fading(found: Teacher, round: int) -> Fading:
    """How much is said in a round; after the last one listed as in that."""
    return next((one for one in found.fading if round in one.rounds), found.fading[-1])


def form(game: str, line: Before | After, heard: Heard, slots: Slots) -> Said | None:
    """The line in the words it has not been said in yet: whole, then short, then not at all."""
    times = heard.lines.get(line.id, 0)
    if times == 0:
        return Said(line.id, message(game, line.id), slots)
    if times == 1 and line.short:
        return Said(line.id, message(game, line.id, short=True), slots)
    return None


def before(rules: Game, now: Now[Any, Any, Any], heard: Heard) -> tuple[Said | None, Heard]:
    """The line before a decision, and what has been heard then."""
    if now.decision is None:
        return None, heard
    found, kind = teacher(rules.name), now.decision.kind
    stage = fading(found, now.view.round)
    for line in found.before:
        if line.decision == kind and is_due(line, stage, heard, kind):
            slots = filled(rules.name, line.when, now)
            said = form(rules.name, line, heard, slots) if slots is not None else None
            if said is not None:
                return said, heard.with_kind(kind).with_line(line.id)
    return None, heard.with_kind(kind)


def is_due(line: Before, stage: Fading, heard: Heard, kind: str) -> bool:
    """Whether a line may be said at all in this stage of the game."""
    if line.first:
        return kind not in heard.kinds
    if line.always or stage.before == "look":
        return True
    return stage.before == "new" and line.id not in heard.lines


def look_at(rules: Game, now: Now[Any, Any, Any]) -> list[Said]:
    """Somebody asks what to look at: the best lines of this decision, whatever the round.

    Two lines about the same things say the same: only the better one is told.
    """
    kind = now.decision.kind if now.decision else ""
    found: list[Said] = []
    for line in teacher(rules.name).before:
        if line.decision == kind and not line.first:
            slots = filled(rules.name, line.when, now)
            if slots is not None and not (slots and any(one.slots == slots for one in found)):
                found.append(Said(line.id, message(rules.name, line.id), slots))
    return found[:BEST]


def after(
    rules: Game,
    now: Now[Any, Any, Any],
    events: Sequence[Event],
    heard: Heard,
    sources: Sequence[Source] = (),
) -> tuple[list[Said], Heard]:
    """What followed, from the events the learner may see: the weightiest lines, in the order of the events."""
    least = fading(teacher(rules.name), now.view.round).weight
    found: list[tuple[int, Said]] = []
    seen = visible(events, now.view.seat)
    for event, about in zip(seen, circumstances(seen, now.view.round), strict=True):
        for line in teacher(rules.name).after:
            if line.weight >= least and concerns(line, event, now.view.seat):
                said = told(rules, now, line, event, heard, sources, about)
                if said is not None:
                    found.append((line.weight, said))
                    heard = heard.with_line(line.id)
                    break
    best = sorted(range(len(found)), key=lambda index: -found[index][0])[:AT_ONCE]
    return [found[index][1] for index in sorted(best)], heard


def circumstances(events: Sequence[Event], round: int) -> list[Mapping[str, str]]:
    """For each event the round it happened in, which may be over by now, and what was told just before it."""
    begun = sum(event.kind == ROUND_STARTED for event in events)
    found: list[Mapping[str, str]] = []
    before = ""
    for event in events:
        begun -= event.kind == ROUND_STARTED
        found.append({"in_round": str(round - begun), "told_before": before})
        before = event.kind
    return found


def concerns(line: After, event: Event, seat: int) -> bool:
    """Whether a line speaks of this event and of this person."""
    if line.event != event.kind:
        return False
    mine = event.figures.get("seat", -1) == seat
    return line.who == "any" or mine == (line.who == "mine")


def told(
    rules: Game,
    now: Now[Any, Any, Any],
    line: After,
    event: Event,
    heard: Heard,
    sources: Sequence[Source],
    about: Mapping[str, str] | None = None,
) -> Said | None:
    """One line about one event: its figures in words, and what its condition adds."""
    ids = {
        "in_round": str(now.view.round),
        "told_before": "",
        **named(rules, event),
        **(about or {}),
    }
    more = filled(rules.name, line.when, now, ids)
    if more is None:
        return None
    figures = {
        name: value if name == "seat" else rules.figure(now.box, name, value, event.figures)
        for name, value in event.figures.items()
    }
    slots = {**best_source(sources, now.view.seat), **figures, **more}
    said = form(rules.name, line, heard, slots)
    source = line.source.format(**ids)
    return said and msgspec.structs.replace(said, clause=event.clause, source=source)


def best_source(sources: Sequence[Source], seat: int) -> Slots:
    """The source that has brought somebody most, which need not be most of all points."""
    sums: dict[str, int] = {}
    for one in sources:
        if one.seat == seat:
            sums[one.source] = sums.get(one.source, 0) + one.points
    if not sums:
        return {}
    best = max(sums, key=lambda name: sums[name])
    return {"source": (f"source-{best}", {}), "most": sums[best]}


def warning(
    rules: Game,
    now: Now[Any, Any, Any],
    action: str,
    heard: Heard,
    loss: float | None = None,
    reasons: Mapping[str, float] | None = None,
) -> tuple[Said | None, Heard]:
    """A warning before a choice is carried out, each once in a game.

    `loss` is what a search sees, `reasons` the learner's points more or less by source, where it knows them.
    """
    kind = now.decision.kind if now.decision else ""
    for line in teacher(rules.name).warning:
        if line.decision not in (kind, ANY_DECISION) or line.id in heard.lines:
            continue
        if line.search and (loss is None or loss < line.loss):
            continue
        slots = filled(rules.name, line.when, now, action)
        if slots is not None:
            cost = {**costs(reasons or {}), "loss": round(loss or 0)}
            said = Said(line.id, message(rules.name, line.id), {**slots, **cost})
            return said, heard.with_line(line.id)
    return None, heard


def costs(reasons: Mapping[str, float]) -> Slots:
    """What a choice costs in points, and where most of it is lost, if the reasons tell."""
    total = round(-sum(reasons.values()))
    worst = min(reasons, key=lambda source: reasons[source], default="")
    if total < 1 or reasons[worst] >= 0:
        return {"known": "no", "cost": 0, "source": ""}
    most = "most" if -2 * reasons[worst] > total else "largest"
    return {"known": most, "cost": total, "source": (f"source-{worst}", {})}


# Speaking.


def spoken(said: Said, words: LearnWords, names: Sequence[str]) -> str:
    """A line in words: seats by name, a capital at the start of each sentence."""
    slots = {
        name: names[value] if name in PEOPLE and isinstance(value, int) else value
        for name, value in said.slots.items()
    }
    text = words.sentence(said.message, **slots)
    return SENTENCE.sub(lambda found: found[1] + found[2].upper(), text)
