"""The teacher: every line holds somewhere, is said in three languages, and never twice in the same words."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache, partial
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tests.learn.moments import NAMES, golden, walked
from tests.learn.prose import sentences, too_long
from trianon.core import position as positions
from trianon.core import record as records
from trianon.core.errors import BadLesson
from trianon.core.events import Event, Source
from trianon.core.registry import GAMES, game
from trianon.core.words import LANGUAGES
from trianon.games.bastille.names import SOURCE_IDS
from trianon.learn import teacher as teachers
from trianon.learn.teacher import (
    WARNED,
    Against,
    Heard,
    Said,
    after,
    before,
    look_at,
    message,
    moment,
    spoken,
    teacher,
    warning,
    words_needed,
)
from trianon.learn.words import learn_words, message_ids

TAUGHT = [name for name in GAMES if (game(name).folder / "teacher.toml").exists()]
every_game = pytest.mark.parametrize("name", TAUGHT)
# figures that may be one, but for lines whose own figure never is
ONE_AT_LEAST = {"count", "points", "price", "ready", "rounds", "shift", "steps", "turns"}
UNARMED = partial(
    Against, reasons={"weapons": -3.0}
)  # what a search may hold against a pair of weapons
LARGE = {"counted", "house", "house-other", "won", "W3"}
MANY = re.compile(
    r"(?<![\d-])1 (points|turns|coins|rounds|cards|markers|ready markers|steps|coups|pièces|tours|cases|jetons"
    r"|cartes|Punkte|Züge|Münzen|Runden|Steine|Karten|Schritte)\b"
)


@cache
def lines_met(name: str) -> dict[str, Said]:
    """One example of every line, from the golden games and the lessons."""
    found: dict[str, Said] = {}
    lines = teacher(name)
    every = {line.id for line in lines.lines()}
    for rules, state, events in walked(name):
        if every <= set(found):
            break
        seat = max(state.asked_seat, 0)
        now = moment(rules, state, seat)
        wanted = [one for one in lines.before if one.id not in found]
        for line in wanted:
            if now.decision is not None and now.decision.kind == line.decision:
                keep(found, name, line.id, teachers.filled(name, line.when, now))
        for caution in lines.warning:
            decision = now.decision
            for action in decision.names if decision and caution.id not in found else ():
                if decision and caution.decision in (decision.kind, "*"):
                    keep(found, name, caution.id, teachers.filled(name, caution.when, now, action))
        for event in events:
            reader = event.figures.get("seat", seat)
            for viewer in {reader, (reader + 1) % state.seats}:
                collect_after(found, rules, state, viewer, event)
    return found


def keep(found: dict[str, Said], name: str, line: str, slots: dict[str, Any] | None) -> None:
    if slots is not None and line not in found:
        found[line] = Said(line, message(name, line), slots)


def collect_after(found: dict[str, Said], rules: Any, state: Any, viewer: int, event: Any) -> None:
    """The lines about one event, for one reader."""
    lines = [one for one in teacher(rules.name).after if one.id not in found]
    wanted = [one for one in lines if teachers.concerns(one, event, viewer)]
    if wanted and event.visible_to(viewer):
        now = moment(rules, state, viewer)
        sources = rules.breakdown(state)
        for line in wanted:
            said = teachers.told(rules, now, line, event, Heard(), sources)
            if said is not None:
                found[line.id] = said


def walked_to_the_end(name: str) -> Iterator[Any]:
    """Records of games that are over."""
    return (state for _, state, _ in walked(name) if state.over)


@every_game
def test_every_line_holds_somewhere(name: str) -> None:
    wanted = {line.id for line in teacher(name).lines()}
    assert wanted - set(lines_met(name)) == set()


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_can_be_said(name: str, language: str) -> None:
    rules = game(name)
    words = learn_words(rules, language)
    for line in teacher(name).lines():
        for short in (False, True) if getattr(line, "short", False) else (False,):
            example = lines_met(name)[line.id]
            text = spoken(Said(line.id, message(name, line.id, short), example.slots), words, NAMES)
            assert too_long(text, language) == "", text
            assert "{" not in text
            assert text[0] == text[0].upper()


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_one_of_a_thing_is_not_many(name: str, language: str) -> None:
    words = learn_words(game(name), language)
    for line in teacher(name).lines():
        for short in (False, True) if getattr(line, "short", False) else (False,):
            slots = lines_met(name)[line.id].slots
            for slot in set(slots) & ONE_AT_LEAST if line.id not in LARGE else ():
                one = Said(line.id, message(name, line.id, short), {**slots, slot: 1})
                assert not MANY.search(spoken(one, words, NAMES)), line.id


@every_game
def test_no_words_are_left_over(name: str) -> None:
    for language in LANGUAGES:
        path = game(name).folder / f"teacher-{language}.ftl"
        assert sorted(message_ids(path)) == sorted(words_needed(name, teacher(name)))


@every_game
def test_conditions_never_touch_a_record(name: str) -> None:
    """They are given a moment; the modules that hold them know no record and no rule set."""
    files = sorted(game(name).folder.glob("teaching*.py"))
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in files]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    imported = [node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)]
    known = {module.rpartition(".")[2] for module in imported}
    assert "view" in known
    assert known & {"state", "game", "flow", "position", "memory"} == set()


@every_game
def test_words_do_not_depend_on_what_is_hidden(name: str) -> None:
    """Another world the seat could believe in: the same lines."""
    tried = 0
    for rules, state, _ in islice(walked(name), 0, 6000, 59):
        if not state.over:
            seat = state.asked_seat
            here = look_at(rules, moment(rules, state, seat))
            there = look_at(rules, moment(rules, rules.resample(state, seat, 5), seat))
            assert here == there
            tried += bool(here)
    assert tried > 20


@every_game
def test_no_line_is_said_twice_in_the_same_words(name: str) -> None:
    rules = game(name)
    words = learn_words(rules, "en")
    for path in golden(name)[::12]:
        record = records.read_file(path)
        heard, said = Heard(), list[str]()
        for _, state in records.replay(record):
            now = moment(rules, state, 0)
            lines, heard = after(rules, now, rules.events(state), heard, rules.breakdown(state))
            one, heard = before(rules, now, heard)
            said += [spoken(line, words, NAMES) for line in [*lines, *([one] if one else [])]]
        assert len(said) > 10
        assert [text for text in set(said) if said.count(text) > 1] == []


@every_game
def test_help_fades(name: str) -> None:
    """In the first rounds much more is said than in the last."""
    rules = game(name)
    spoken_in: dict[int, int] = {}
    for path in golden(name)[::12]:
        heard = Heard()
        for _, state in records.replay(records.read_file(path)):
            now = moment(rules, state, 0)
            lines, heard = after(rules, now, rules.events(state), heard)
            one, heard = before(rules, now, heard)
            spoken_in[now.view.round] = spoken_in.get(now.view.round, 0) + len(lines) + bool(one)
    rounds = sorted(spoken_in)
    assert spoken_in[rounds[0]] > 2 * spoken_in[rounds[-2]]


def test_who_asks_gets_three_lines_in_any_round() -> None:
    rules = game("bastille")
    found = [
        look_at(rules, moment(rules, state, state.asked_seat))
        for _, state, _ in islice(walked("bastille"), 0, None, 41)
        if rules.asked_kind(state) == "place-tile"
    ]
    assert max(map(len, found)) == 3
    assert all(found)


@every_game
def test_who_asks_is_not_told_the_same_twice(name: str) -> None:
    rules, lines = game(name), 0
    for _, state, _ in islice(walked(name), 0, None, 7):
        said = look_at(rules, moment(rules, state, max(state.asked_seat, 0)))
        about = [repr(line.slots) for line in said if line.slots]
        assert len(about) == len(set(about))
        lines += len(about)
    assert lines > 20


@every_game
def test_a_line_about_points_names_a_source_of_the_game(name: str) -> None:
    words = learn_words(game(name), "en")
    told = {one.source for one in lines_met(name).values() if one.source}
    assert told
    assert [one for one in told if not words.has(f"source-{one}")] == []


def claiming() -> tuple[Any, Any]:
    """A learner about to choose weapons; one pair arms fewer than another."""
    rules = game("bastille")
    path = rules.folder / "lessons" / "positions" / "1-last-choice.toml"
    _, state = positions.read_file(path)
    return rules, moment(rules, state, 3)


def test_a_warning_is_given_once_and_only_if_the_search_agrees() -> None:
    rules, now = claiming()
    heard = Heard()
    assert warning(rules, now, "claim pitchfork rifle", heard, None)[0] is None
    assert warning(rules, now, "claim pitchfork rifle", heard, UNARMED(2.0))[0] is None
    said, heard = warning(rules, now, "claim pitchfork rifle", heard, UNARMED(12.0))
    assert said is not None
    assert said.id == "W11"
    why, slots = said.slots["why"]
    assert why == "teacher-bastille-W11"
    assert (slots["count"], slots["best"]) == (1, 2)
    again, _ = warning(rules, now, "claim pitchfork rapier", heard, UNARMED(5.0))
    assert again is None
    assert warning(rules, now, "claim rifle rapier", Heard(), UNARMED(5.0))[0] is None


def test_a_warning_names_what_is_lost_where_it_says_or_the_true_source_is_told() -> None:
    rules, now = claiming()
    elsewhere = Against(12.0, {"missions": -3.0})
    said, heard = warning(rules, now, "claim pitchfork rifle", Heard(), elsewhere)
    assert said is not None
    assert (said.id, said.slots["source"]) == ("W0-missions", ("source-missions", {}))
    assert warning(rules, now, "claim pitchfork rifle", heard, elsewhere)[0] is None
    other, heard = warning(rules, now, "claim pitchfork rifle", heard, Against(12.0, {"flags": -2}))
    assert other is not None
    assert other.id == "W0-flags"
    unknown, _ = warning(rules, now, "claim pitchfork rifle", heard, Against(12.0))
    assert unknown is not None
    assert (unknown.id, unknown.slots["loss"]) == ("W0", 12)


@every_game
def test_the_sources_of_a_warning_are_those_of_the_game(name: str) -> None:
    words = learn_words(game(name), "en")
    named = {source for line in teacher(name).warning for source in line.sources}
    assert named
    assert [one for one in named if not words.has(f"source-{one}")] == []


def test_a_broken_file_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = game("bastille")
    text = (rules.folder / "teacher.toml").read_text(encoding="utf-8")
    monkeypatch.setattr(rules, "folder", tmp_path)
    for old, new, sentence in (
        ('when = "growing_pays"', 'when = "it_rains"', "no condition “it_rains”"),
        ('id = "place-grow"', 'id = "place-shrink"', "“teacher-bastille-place-shrink” are missing"),
        ("schema = 1", "schema = 1\nmood = 3", "unknown field `mood`"),
    ):
        assert old in text
        (tmp_path / "teacher.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
        with pytest.raises(BadLesson, match=sentence):
            teacher.__wrapped__("bastille")


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_warning_ends_with_what_it_costs(name: str, language: str) -> None:
    """In points and where most of them are lost, or in games of a hundred."""
    rules = game(name)
    words = learn_words(rules, language)
    source = next(iter(rules.breakdown(next(walked_to_the_end(name))))).source
    for line in teacher(name).warning:
        why = (message(name, line.id), lines_met(name)[line.id].slots)
        for reasons, known in (
            ({source: -31.0, "other": -10.0}, "most"),
            ({source: -21.0, "other": -20.0, "third": -1.0}, "largest"),
            ({source: -2.0, "other": 2.0}, "no"),
            ({}, "no"),
        ):
            cost = teachers.costs(reasons)
            assert cost["known"] == known
            text = spoken(Said("", WARNED, {"why": why, **cost, "loss": 77}), words, NAMES)
            last = sentences(text)[-1]
            assert ("77" if known == "no" else str(round(-sum(reasons.values())))) in last
            assert too_long(text, language) == "", text
            assert "{" not in text


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_at_the_end_she_tells_what_decided_and_what_to_try(name: str, language: str) -> None:
    """From the points by source of both, and in words for every source there is."""
    words = learn_words(game(name), language)
    tried = set()
    for state in islice(walked_to_the_end(name), 40):
        rules = game(name)
        points = rules.breakdown(state)
        for seat in range(state.seats):
            said = teachers.farewell(rules, moment(rules, state, seat), points)
            assert said[-1].id == "next"
            tried.add(said[-1].message)
            for line in said:
                text = spoken(line, words, NAMES)
                assert too_long(text, language) == "", text
                assert "{" not in text
                assert "teacher-" not in text
    assert len(tried) >= 3
    for source in {one.source for _, s, _ in walked(name) for one in game(name).breakdown(s)}:
        assert words.has(teachers.tip(name, source))


def test_what_decided_is_the_largest_difference_and_the_tip_where_most_was_lost() -> None:
    rules = game("bastille")
    now = moment(rules, rules.start(3, b"1" * 32), 0)
    points = [Source(0, "missions", "B", 8, 12), Source(0, "weapons", "B", 8, -6)]
    points += [
        Source(1, "missions", "B", 8, 2),
        Source(1, "crowns", "B", 8, 3),
        Source(2, "flags", "B", 8, 1),
    ]
    words = learn_words(rules, "en")
    said = [spoken(one, words, NAMES) for one in teachers.farewell(rules, now, points)]
    assert said[0] == "What made the difference to Bruno: mission cards, 12 to 2."
    assert "arm your people" in said[1]
    won = [Source(0, "missions", "B", 8, 12), Source(1, "missions", "B", 8, 2)]
    assert teachers.farewell(rules, now, won)[-1].message == "teacher-next-harder"
    lost = [
        Source(0, "flags", "B", 8, 1),
        Source(1, "flags", "B", 8, 2),
        Source(1, "crowns", "B", 8, 5),
    ]
    said = [spoken(one, words, NAMES) for one in teachers.farewell(rules, now, lost)]
    assert said[0] == "What made the difference to Bruno: crowns, 0 to 5."
    assert "compare crowns" in said[1]


def test_the_largest_source_is_found_and_not_called_most() -> None:
    points = [Source(0, "flags", "B7.3", 1, 3), Source(0, "gems", "B7.3", 1, 2)] * 2
    points += [Source(0, "missions", "B7.3", 8, 5), Source(1, "crowns", "B7.3", 1, 40)]
    found = teachers.best_source(points, 0)
    assert found == {"source": ("source-flags", {}), "most": 6}
    text = {}
    for language in LANGUAGES:
        words = learn_words(game("bastille"), language)
        said = Said("won", message("bastille", "won"), {"count": 15, **found})
        text[language] = spoken(said, words, NAMES)
    assert "Your largest source of points: flags, 6." in text["en"]
    assert "Deine größte Punktequelle" in text["de"]
    assert "Votre plus grande source" in text["fr"]


def line_after(events: list[Event], **view: Any) -> str:
    """What is said in Bastille when these events have happened and a round has begun."""
    rules = game("bastille")
    now = moment(rules, rules.start(4, b"1" * 32), 0)
    now = replace(now, view=replace(now.view, **view))
    said, _ = after(rules, now, events, Heard(), [Source(0, "flags", "B7.3", 1, 3)])
    words = learn_words(rules, "en")
    return " ".join(spoken(one, words, NAMES) for one in said)


def event(kind: str, **figures: int) -> Event:
    """An event that everybody sees."""
    return Event(kind, "B6.2", figures)


def test_what_follows_is_told_by_the_round_it_happened_in() -> None:
    grown = event("tile-upgraded", seat=0, value=1, better=2, location=1)
    marker = event("start-marker-taken", seat=0)
    begun = event("round-started", round=2)
    assert "from next round on. Rounds to use it: 7." in line_after([grown], round=1)
    assert "from this round on. Rounds to use it: 7." in line_after([grown, begun], round=2)
    assert line_after([grown], round=8) == ""
    assert "you begin this round" in line_after([marker, begun], round=2)
    assert "you begin next round" in line_after([marker], round=2)
    assert line_after([marker], round=8) == ""
    flags = Event("flag-bonus", "B7.3", {"seat": 0, "side": 0, "kind": 1, "count": 2})
    assert "counted again next round" in line_after([flags], round=2)
    assert "counted again this round" in line_after([flags, begun], round=2)


def test_only_who_declined_freely_hears_that_coins_stay() -> None:
    nobody = event("recruit-forfeited", seat=0)
    settled = event("tile-evaluated", seat=0, value=1, location=4, rank=0)
    assert "Your coins stay" in line_after([nobody])
    assert "Nobody was within reach" in line_after([settled, nobody])


def test_nothing_is_said_to_come_that_does_not() -> None:
    gems = event("points-scored", seat=0, count=2, source=SOURCE_IDS.index("gems"))
    track = event("points-scored", seat=0, count=2, source=SOURCE_IDS.index("bastille"))
    for scored, words in ((gems, "counted again"), (track, "counted once more")):
        assert words in line_after([scored], round=4)
        assert words not in line_after([scored], round=8)
    coins = event("coins-gained", seat=0, count=2)
    assert line_after([coins], round=1) == "2 coins for you."


def test_louis_xiv_promises_no_round_after_the_last() -> None:
    rules = game("louis-xiv")
    state = rules.start(3, b"1" * 32)
    words = learn_words(rules, "en")
    for round, whole in ((3, True), (4, False)):
        now = moment(rules, state, 0)
        now = replace(now, view=replace(now.view, round=round))
        laid = event("mission-laid", seat=0, mission=1)
        said, _ = after(rules, now, [laid], Heard())
        assert ("help is yours" in spoken(said[0], words, NAMES)) == whole
        ids = {"in_round": str(round), "tile": "ring"}
        assert (teachers.filled("louis-xiv", "chip_kept", now, ids) is not None) == whole
        nothing = teachers.filled("louis-xiv", "nothing_payable", now)
        if nothing is not None:
            assert nothing["last"] == ("no" if whole else "yes")


def test_who_holds_both_places_at_versailles_hears_so() -> None:
    met = set()
    for rules, state, _ in walked("bastille"):
        if not state.over and rules.asked_kind(state) == "versailles-pick":
            now = moment(rules, state, state.asked_seat)
            slots = teachers.filled("bastille", "first_of_two_gifts", now) or {}
            place = next(one for one in now.outlook.places if one.id == "versailles")
            seats = [tile.seat for tile in place.order]
            rest = "lost" if len(seats) < 2 else "mine" if seats[1] == seats[0] else "theirs"
            assert (seats[0], slots["rest"]) == (state.asked_seat, rest)
            met.add(rest)
    assert met == {"lost", "mine", "theirs"}


def test_points_are_told_with_their_own_source() -> None:
    """Not with the one that has brought most so far."""
    rules = game("bastille")
    state = rules.start(4, b"1" * 32)
    now = moment(rules, state, 0)
    event = Event("points-scored", "B6.2", {"seat": 0, "count": 1, "source": 0})
    most = Source(0, "flags", "B7.3", 1, 3)
    said = after(rules, now, [event], Heard(), [most])[0]
    assert [line.slots["source"] for line in said] == [("source-notre-dame", {})]
