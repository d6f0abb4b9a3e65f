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
LOSS = 4.0  # games of a hundred that a choice must lose before most warnings
BEST = 3  # lines somebody gets who asks what to look at
AT_ONCE = 2  # lines after a decision
ANY_DECISION = "*"
WARNED = "teacher-warned"  # why, in the words of a warning, and what the choice costs
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
    """A warning before a choice that a search holds for clearly worse, by at least `loss` games of a hundred.

    `sources`: where its points are lost, if the search can tell; without any: wherever.
    """

    id: str
    decision: str
    when: str = ""
    sources: list[str] = []
    loss: float = LOSS


class Against(Struct, frozen=True):
    """What a search holds against a choice that is clearly worse than the best.

    How many games of a hundred it loses, and the learner's points more or less by source, where it knows them.
    """

    loss: float
    reasons: Mapping[str, float] = {}


class Fading(Struct, frozen=True, forbid_unknown_fields=True):
    """How much is said in some rounds: all `look` lines, `new` ones, or `quiet`; the least weight after."""

    rounds: list[int]
    before: Literal["look", "new", "quiet"]
    weight: int


class FirstGame(Struct, frozen=True, forbid_unknown_fields=True):
    """The table of a first game: how many play, and as which of them the learner acts first.

    `from_lesson`: it can go on where the last lesson ends.
    """

    players: int
    turn: int
    from_lesson: bool = False


class Teacher(Struct, frozen=True, forbid_unknown_fields=True):
    """All lines of a game, the best first."""

    schema: int
    first_game: FirstGame
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
    sums = by_source(sources, seat)
    if not sums:
        return {}
    best = max(sums, key=lambda name: sums[name])
    return {"source": (f"source-{best}", {}), "most": sums[best]}


def farewell(rules: Game, now: Now[Any, Any, Any], sources: Sequence[Source]) -> list[Said]:
    """When the game is over: what made the difference to the best of the others, and what to try next time."""
    seat, seats = now.view.seat, range(len(now.view.players))
    sums = [by_source(sources, one) for one in seats]
    rival = max(
        (one for one in seats if one != seat),
        key=lambda one: (one in now.view.winners, sum(sums[one].values())),
    )
    names = {**sums[seat], **sums[rival]}
    ahead = {name: sums[seat].get(name, 0) - sums[rival].get(name, 0) for name in names}
    sign = 1 if sum(ahead.values()) >= 0 else -1
    found = []
    most = max(ahead, key=lambda name: sign * ahead[name], default="")
    if most and sign * ahead[most] > 0:
        mine, theirs = sums[seat].get(most, 0), sums[rival].get(most, 0)
        about = {"rival": rival, "mine": mine, "theirs": theirs}
        found.append(
            Said("decided", "teacher-decided", {"source": (f"source-{most}", {}), **about})
        )
    least = worst_of(ahead)
    if least and ahead[least] < 0:
        return [*found, Said("next", tip(rules.name, least), {})]
    return [*found, Said("next", "teacher-next-harder", {})]


def tip(game: str, source: str) -> str:
    """What to try for a source of points; those of one kind, `round-fr`, have one together."""
    names = (f"next-{source}", f"next-{source.partition('-')[0]}")
    return message(game, next(name for name in names if name in teacher(game).extra))


def by_source(sources: Sequence[Source], seat: int) -> dict[str, int]:
    """The points of a seat from each source."""
    sums: dict[str, int] = {}
    for one in sources:
        if one.seat == seat:
            sums[one.source] = sums.get(one.source, 0) + one.points
    return sums


def warning(
    rules: Game,
    now: Now[Any, Any, Any],
    action: str,
    heard: Heard,
    against: Against | None,
) -> tuple[Said | None, Heard]:
    """A warning before a choice is carried out; nothing if a search holds nothing against it.

    Each is said once in a game, the general one once for each source of loss.
    """
    if against is None:
        return None, heard
    kind = now.decision.kind if now.decision else ""
    for line in teacher(rules.name).warning:
        name = line.id if line.when else general(line, against)
        if line.decision not in (kind, ANY_DECISION) or name in heard.lines:
            continue
        if against.loss < line.loss or not is_lost_there(line, against.reasons):
            continue
        slots = filled(rules.name, line.when, now, action)
        if slots is not None:
            why = (message(rules.name, line.id), slots)
            told = {"why": why, **costs(against.reasons), "loss": round(against.loss)}
            return Said(name, WARNED, told), heard.with_line(name)
    return None, heard


def general(line: Caution, against: Against) -> str:
    """The name under which a warning without a condition is heard: with where most is lost."""
    cost = costs(against.reasons)
    return line.id if cost["known"] == "no" else f"{line.id}-{worst_of(against.reasons)}"


def is_lost_there(line: Caution, reasons: Mapping[str, float]) -> bool:
    """Whether the points are lost where this warning says."""
    return not line.sources or any(reasons.get(source, 0) < 0 for source in line.sources)


def worst_of(reasons: Mapping[str, float]) -> str:
    """The source from which most is lost."""
    return min(reasons, key=lambda source: reasons[source], default="")


def costs(reasons: Mapping[str, float]) -> Slots:
    """What a choice costs in points, and where most of it is lost, if the reasons tell."""
    total = round(-sum(reasons.values()))
    worst = worst_of(reasons)
    if total < 1 or reasons[worst] >= 0:
        return {"known": "no", "cost": 0, "source": ""}
    most = "most" if -2 * reasons[worst] > total else "largest"
    return {"known": most, "cost": total, "source": (f"source-{worst}", {})}


# Speaking.


def spoken(said: Said, words: LearnWords, names: Sequence[str]) -> str:
    """A line in words: seats by name, a capital at the start of each sentence."""
    text = words.sentence(said.message, **with_names(said.slots, names))
    return SENTENCE.sub(lambda found: found[1] + found[2].upper(), text)


def with_names(slots: Slots, names: Sequence[str]) -> Slots:
    """Seats by name, in messages that fill a line too."""
    return {name: named_seat(name, value, names) for name, value in slots.items()}


def named_seat(name: str, value: Any, names: Sequence[str]) -> Any:
    """What fills a slot, a seat by its name."""
    if isinstance(value, tuple):
        message, slots = value
        return message, with_names(slots, names)
    return names[value] if name in PEOPLE and isinstance(value, int) else value
