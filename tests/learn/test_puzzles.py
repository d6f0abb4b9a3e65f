"""Puzzles: made from self-play, kept in files, searched again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from trianon.bots.advice import RIVALS, Ranked, Reason
from trianon.bots.bot import sight_of
from trianon.bots.search import Estimate
from trianon.core.errors import BadPuzzles
from trianon.core.registry import GAMES
from trianon.core.registry import game as game_named
from trianon.core.words import LANGUAGES, game_words
from trianon.learn.puzzles import checker, files, maker, mistakes
from trianon.learn.puzzles.files import Choice, Puzzle
from trianon.learn.puzzles.mistakes import lost_by
from trianon.learn.puzzles.skill import verdict_on

GAME = game_named("bastille")
NUMBERS = range(12)


@pytest.fixture(scope="module")
def found() -> list[maker.Found]:
    """A few games of self-play with short searches."""
    patch = pytest.MonkeyPatch()
    patch.setattr(maker, "ACCEPTED", 1000)
    patch.setattr(maker, "LOOKED_AT_AGAIN", 500)
    patch.setattr(maker, "SCREENED", 500)
    patch.setattr(maker, "PLAYED", 60)
    patch.setattr(maker, "COURTIERS", 6)
    patch.setattr(maker, "PLAYOUTS", 100)
    patch.setattr(maker, "LEAD", 0.02)
    patch.setattr(maker, "SCREENED_LEAD", 0.02)
    made = [maker.puzzles_in(GAME, 1, number) for number in NUMBERS[:2]]
    again = maker.puzzles_in(GAME, 1, 0)
    patch.undo()
    assert made[0] == again  # the same number, the same puzzles
    return made


@pytest.fixture(scope="module")
def puzzles(found: list[maker.Found]) -> list[Puzzle]:
    whole = [one for game in found for one in game.puzzles]
    assert whole
    return whole


def test_a_puzzle_is_a_position_with_its_solution(puzzles: list[Puzzle]) -> None:
    for puzzle in puzzles:
        world = files.world_of(GAME, puzzle)
        decision = sight_of(GAME, world).decision
        assert decision.seat == puzzle.seat
        assert decision.kind == puzzle.kind
        assert puzzle.best.action in decision.actions
        chances = [one.chance for one in puzzle.choices]
        assert chances == sorted(chances, reverse=True)
        assert puzzle.missed >= 0.5


def test_the_position_is_imagined_not_the_truth(monkeypatch: pytest.MonkeyPatch) -> None:
    truth: list[Any] = []
    monkeypatch.setattr(maker, "is_suspected", lambda *_: True)
    monkeypatch.setattr(maker, "leads", lambda *_: True)
    state = GAME.start(4, b"1" * 32, silent=True)
    while state.option_count == 1:
        GAME.apply(state, GAME.options(state)[0])
    truth.append(GAME.save(state))
    candidate = maker.screened(GAME, state, sight_of(GAME, state), 12345)[0]
    seat = candidate.decision.seat
    assert GAME.save(candidate.world) != truth[0]
    assert GAME.view(candidate.world, seat) == GAME.view(state, seat)
    again = maker.screened(GAME, GAME.resample(state, seat, 9), sight_of(GAME, state), 12345)[0]
    assert GAME.save(again.world) == GAME.save(candidate.world)  # a function of the view alone


def estimate(action: int, visits: int, chance: float) -> Estimate:
    return Estimate(action, visits, visits, (chance, 1 - chance))


def test_one_option_leads_all_others() -> None:
    decision = sight_of(GAME, GAME.start(4, b"1" * 32, silent=True)).decision
    decision = type(decision)(0, decision.kind, decision.clause, (1, 2, 3), ("a", "b", "c"))
    clear = [estimate(1, 900, 0.5), estimate(2, 50, 0.41), estimate(3, 50, 0.3)]
    assert maker.leads(clear, decision, 0.08)
    assert not maker.leads(clear[:2], decision, 0.08)  # one was never met
    assert not maker.leads([*clear[:2], estimate(3, 5, 0.45)], decision, 0.08)
    assert not maker.leads(
        [estimate(1, 50, 0.5), *clear[1:2], estimate(3, 900, 0.3)], decision, 0.08
    )


def test_a_candidate_ends_at_the_first_search_that_disagrees(
    monkeypatch: pytest.MonkeyPatch, puzzles: list[Puzzle]
) -> None:
    seen: list[tuple[int, bool]] = []
    best = puzzles[0].best.action

    def think(*arguments: Any, **changed: Any) -> list[Estimate]:
        seed = arguments[4]
        seen.append((seed, "temperature" in changed))
        actions = arguments[1].actions
        lead = 0.2 if len(seen) < 4 else 0.05
        values = (0.0,) * 4
        return [
            Estimate(one, 9 if one == best else 1, 9, tuple(lead * (one == best) for _ in values))
            for one in actions
        ]

    monkeypatch.setattr(maker, "think", think)
    world = files.world_of(GAME, puzzles[0])
    assert maker.searched(GAME, world, best, 10, (1, 2, 3)) is None
    assert seen == [(1, False), (1, True), (2, False), (2, True)]
    seen.clear()
    monkeypatch.setattr(maker, "LEAD", 0.04)
    whole = maker.searched(GAME, world, best, 10, (1, 2, 3))
    assert whole is not None
    assert len(whole) == 6


def test_no_theme_takes_more_than_its_share(puzzles: list[Puzzle]) -> None:
    same = [replace(puzzles[0], id=f"{number:010}") for number in range(20)]
    kept = maker.room_for(same, [], 20)
    assert len(kept) == 4
    assert maker.room_for(same, kept, 20) == []
    assert maker.room_for([same[0], same[0]], [], 20) == [same[0]]


def test_no_source_takes_more_than_its_share(puzzles: list[Puzzle]) -> None:
    kept: list[Puzzle] = []
    for number in range(20):
        one = replace(puzzles[0], id=f"{number:010}", kind=f"kind {number}", theme="gems")
        kept += maker.room_for([one], kept, 20)
    assert len(kept) == 6


def test_what_is_rare_so_far_is_taken_first(puzzles: list[Puzzle]) -> None:
    def of(theme: str, number: int) -> Puzzle:
        return replace(puzzles[0], id=f"{theme}{number}", kind=theme, theme=theme)

    kept = [of("gems", number) for number in range(3)] + [of("flags", 0)]
    found = [*(of("gems", number) for number in range(3, 6)), of("flags", 1), of("crowns", 0)]
    taken = maker.room_for(found, kept, 300)
    assert [one.id for one in taken] == ["crowns0", "flags1", "gems3", "gems4"]
    assert maker.room_for(found, kept, 6) == taken[:2]


def test_a_puzzle_asks_more_than_one_or_the_other(
    puzzles: list[Puzzle], monkeypatch: pytest.MonkeyPatch
) -> None:
    for puzzle in puzzles:
        assert len(puzzle.choices) >= 3
    asked: list[int] = []
    louis = game_named("louis-xiv")
    monkeypatch.setattr(maker, "PLAYED", 8)
    monkeypatch.setattr(
        maker, "is_suspected", lambda _, sight, *__: asked.append(len(sight.decision.actions))
    )
    _, decisions = maker.candidates_in(louis, 1, 0, frozenset())
    assert min(asked) == 3
    assert len(asked) < decisions  # there were some with two


def test_what_is_full_is_not_searched_for(
    puzzles: list[Puzzle], found: list[maker.Found], monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = [replace(puzzles[0], id=f"{number:010}", kind="recruit") for number in range(12)]
    assert maker.full_kinds(kept, 20) == frozenset({"recruit"})
    assert maker.full_kinds(kept, 21) == frozenset()
    portions = maker.portions_from(7, kept, 20)
    assert next(portions) == (7, frozenset({"recruit"}))
    kinds: set[str] = set()
    monkeypatch.setattr(maker, "PLAYED", 8)
    monkeypatch.setattr(maker, "is_suspected", lambda _, sight, *__: kinds.add(sight.decision.kind))
    maker.candidates_in(GAME, 1, 0, frozenset({"place-tile"}))
    assert kinds
    assert "place-tile" not in kinds


def test_a_file_is_written_and_read(tmp_path: Path, puzzles: list[Puzzle]) -> None:
    path = tmp_path / "some.jsonl"
    header = files.header_for(GAME, 1, 2)
    files.write(path, header, puzzles)
    assert files.read(path, GAME) == (header, puzzles)


@pytest.mark.parametrize("field", ["rules", "figures", "game", "format"])
def test_puzzles_of_another_world_are_refused(
    tmp_path: Path, puzzles: list[Puzzle], field: str
) -> None:
    path = tmp_path / "other.jsonl"
    header = files.header_for(GAME, 1, 2)
    other: Any = 7 if field == "rules" else "other"
    files.write(path, replace(header, **{field: other}), puzzles)
    with pytest.raises(BadPuzzles, match=field):
        files.read(path, GAME)


def test_a_broken_line_is_named(tmp_path: Path, puzzles: list[Puzzle]) -> None:
    path = tmp_path / "broken.jsonl"
    files.write(path, files.header_for(GAME, 1, 2), puzzles)
    path.write_bytes(path.read_bytes() + b'{"id": 3}\n')
    with pytest.raises(BadPuzzles, match=f"line {len(puzzles) + 2}"):
        files.read(path, GAME)
    path.write_bytes(b"")
    with pytest.raises(BadPuzzles, match="line 1"):
        files.read(path, GAME)


def test_a_broken_line_is_left_out_and_the_rest_kept(tmp_path: Path, puzzles: list[Puzzle]) -> None:
    path = tmp_path / "some.jsonl"
    damaged = replace(puzzles[0], id="0123456789")
    files.write(path, files.header_for(GAME, 1, 2), [damaged, *puzzles[1:]])
    path.write_bytes(path.read_bytes() + b'{"id": 3}\n')
    kept, faults = files.sound(path, GAME)
    assert kept == puzzles[1:]
    assert ["line 2" in str(faults[0]), "damaged" in str(faults[0])] == [True, True]
    assert [f"line {len(puzzles) + 2}" in str(one) for one in faults] == [False, True]
    path.write_bytes(b"{}")
    with pytest.raises(BadPuzzles, match="line 1"):
        files.sound(path, GAME)


def test_more_for_the_best_rival_is_a_loss_and_less_is_none() -> None:
    reasons = (Reason("gems", -2.0), Reason("crowns", 1.0), Reason(RIVALS, 3.0))
    worse = Choice(action=2, chance=0.2, reasons=reasons)
    solution = (Choice(action=1, chance=0.4), worse)
    assert lost_by(solution, 2) == {"gems": 2.0, RIVALS: 3.0}
    assert lost_by(solution, 1) == {}
    spared = replace(worse, reasons=(Reason(RIVALS, -3.0),))
    assert lost_by((solution[0], spared), 2) == {}


def test_a_mistake_has_every_answer_the_search_cannot_tell_from_the_best(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Not the one that was chosen, and nothing that was hardly tried."""

    def told(game: Any, seat: int, world: Any, found: list[Ranked], *_: Any) -> list[Ranked]:
        marks = ["sure", "sure", "sure", "unsure"]
        rest = [replace(one, even=False) for one in found[4:]]
        near = zip(found[:4], marks, strict=True)
        return [replace(one, even=True, sure=sure) for one, sure in near] + rest

    monkeypatch.setattr(mistakes, "explained", told)
    state = GAME.start(3, b"7" * 32, silent=True)
    while state.option_count < 6:
        GAME.apply(state, GAME.options(state)[0])
    options = GAME.options(state)
    solution = mistakes.solution_of(GAME, state, options[-1], options[0], (0.01, 0.02))
    right = [one for one in solution if verdict_on(one.chance, 0.02, False) == "right"]
    assert len(right) == 2
    assert right[0].action == options[-1]
    assert options[0] not in [one.action for one in right]


@pytest.mark.parametrize("position", ["", "!!", "eJwDAAAAAAE="])
def test_a_damaged_position_is_refused(puzzles: list[Puzzle], position: str) -> None:
    with pytest.raises(BadPuzzles, match="damaged"):
        files.world_of(GAME, replace(puzzles[0], position=position))
    with pytest.raises(BadPuzzles, match="damaged"):
        files.world_of(GAME, replace(puzzles[0], seat=(puzzles[0].seat + 1) % 3))


def test_making_goes_on_where_it_was_left(
    monkeypatch: pytest.MonkeyPatch, puzzles: list[Puzzle]
) -> None:
    played: list[int] = []

    def play(game: Any, seed: int, number: int, full: frozenset[str]) -> maker.Found:
        played.append(number)
        one = replace(puzzles[0], id=f"{number:010}", kind=str(number), theme=str(number))
        one = replace(one, origin=number)
        return maker.Found(number, 1, 1, [one])

    monkeypatch.setattr(maker, "puzzles_in", play)
    header = files.header_for(GAME, 1)
    steps = maker.making(GAME, header, [], 5, 1)
    first = [next(steps) for _ in range(2)][-1]
    steps.close()  # type: ignore[attr-defined]
    last = list(maker.making(GAME, first[0], first[1], 5, 1))[-1]
    assert played == [0, 1, 2, 3, 4]
    assert [one.origin for one in last[1]] == [0, 1, 2, 3, 4]
    assert last[0].games == 5


def test_a_wrong_solution_does_not_hold(puzzles: list[Puzzle]) -> None:
    puzzle = puzzles[0]
    turned = replace(puzzle, choices=(puzzle.choices[-1], *puzzle.choices[:-1]))
    verdicts = list(checker.checked(GAME, [puzzle, turned], 3000, 5, 1))
    assert verdicts[0].holds or verdicts[0].lead > -0.02
    assert not verdicts[1].holds
    assert verdicts[1].lead < 0
    broken = list(checker.checked(GAME, [replace(puzzle, position="")], 10, 5, 1))
    assert broken[0].fault == "puzzle-changed"


def test_a_sample_is_drawn_by_its_seed(puzzles: list[Puzzle]) -> None:
    many = [replace(puzzles[0], id=f"{number:010}") for number in range(30)]
    drawn = checker.sample_of(many, 10, 3)
    assert drawn == checker.sample_of(many, 10, 3)
    assert len({one.id for one in drawn}) == 10
    assert drawn != checker.sample_of(many, 10, 4)
    assert len(checker.sample_of(many, 99, 3)) == 30


# What the package holds.


def packed() -> list[tuple[str, Path]]:
    return [(name, path) for name in GAMES for path in files.files_of(game_named(name))]


@pytest.mark.parametrize(("name", "path"), packed())
def test_every_puzzle_of_the_package_is_sound(name: str, path: Path) -> None:
    game = game_named(name)
    _, puzzles = files.read(path, game)
    assert len({one.id for one in puzzles}) == len(puzzles)
    for puzzle in puzzles:
        world = files.world_of(game, puzzle)
        assert puzzle.lead >= maker.LEAD
        assert puzzle.missed >= 0.5
        assert puzzle.theme == maker.theme_of(puzzle.best.reasons)
        for language in LANGUAGES:
            words = game_words(game, language)
            assert words.option(world, puzzle.best.action)


def test_a_theme_is_the_largest_gain() -> None:
    from trianon.bots.advice import RIVALS, Reason

    assert maker.theme_of((Reason(RIVALS, -3.0), Reason("gems", 2.0))) == "gems"
    assert maker.theme_of((Reason(RIVALS, -3.0), Reason("gems", -2.0))) == RIVALS
    assert maker.theme_of((Reason("gems", -2.0),)) == "position"
    assert Choice(action=1, chance=0.5).reasons == ()
