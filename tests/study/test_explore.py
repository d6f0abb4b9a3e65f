"""What the explorer says is what the rows say; filters are typed; memory and time really are limited."""

from __future__ import annotations

import shutil
import threading
import time
from pathlib import Path
from typing import Any

import duckdb
import msgspec
import pytest

from tests.command import run as trianon
from tests.study.published import publish
from tests.study.test_rows import study
from trianon.core.errors import BadRequest
from trianon.lab.intervals import estimate
from trianon.study import read
from trianon.study.explore import answers, desk
from trianon.study.explore.about import DEPTH, About, read_about, table_file
from trianon.study.explore.contrast import StudyComparison, StudyContrast
from trianon.study.explore.desk import Desk, Overtaxed
from trianon.study.explore.filters import ANYBODY, Filter, Line, every_filter
from trianon.study.explore.library import (
    CARDS,
    OPENINGS,
    QUESTIONS,
    Library,
    folders_in,
    told_command,
)
from trianon.study.explore.prepare import prepare
from trianon.study.measures import Data
from trianon.study.plan import Change
from trianon.study.run import run

NASTY = (
    "'; drop view study_0_seats; --",
    '" or 1=1 --',
    "base' union select * from read_text('/etc/passwd') --",
    "random\0",
    "?",
    "seats",
    "../../etc/passwd",
    "base ",
    "BASE",
)


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of studies: different bots, and two variants."""
    folder = tmp_path_factory.mktemp("shelf")
    publish(folder, "mixed", bots=("page", "random", "random", "random"), games=80)
    dearer = Change(overrides={"scoring": {"coins_per_vp": 1}})
    publish(folder, "chance", games=600, against=dearer)
    publish(folder, "plain", "louis-xiv", games=30, detail=False)
    return folder


@pytest.fixture(scope="module")
def library(shelf: Path) -> Library:
    """All of them."""
    found = Library(folders_in(shelf))
    assert not found.troubles
    return found


def ask(library: Library, name: str, question: str, kind: Any, *wishes: Any) -> Any:
    """A typed answer."""
    return msgspec.json.decode(library.answer(name, question, *wishes), type=kind)


def rows(shelf: Path, name: str, table: str, wish: Filter) -> list[dict[str, Any]]:
    """The rows of a study that a filter leaves, by hand."""
    found = read(shelf / name).table(table).iter_rows(named=True)
    return [
        row
        for row in found
        if row["variant"] == wish.variant
        and (wish.bot in (ANYBODY, row.get("bot")))
        and (wish.turn in (-1, row.get("turn")))
    ]


WISHES = [Filter(), Filter(bot="page"), Filter(turn=2), Filter(bot="random", turn=0)]


@pytest.mark.parametrize("wish", WISHES, ids=str)
def test_seats_and_scores_are_those_of_the_rows(
    shelf: Path, library: Library, wish: Filter
) -> None:
    seats = rows(shelf, "mixed", "seats", wish)
    found = ask(library, "mixed", "overview", answers.StudyOverview, wish)
    assert found.games == 80
    assert found.seats == len(seats)
    assert found.score == pytest.approx(sum(row["score"] for row in seats) / len(seats))
    assert sum(bar.seats for bar in found.scores) == len(seats)
    assert sum(bar.winners for bar in found.scores) == sum(row["won"] > 0 for row in seats)
    places = ask(library, "mixed", "seats", answers.StudySeats, wish)
    for column, listed in (("seat", places.by_seat), ("turn", places.by_turn)):
        assert {one.place for one in listed} == {row[column] for row in seats}
        for one in listed:
            ours = [(row["shuffle"], row["won"]) for row in seats if row[column] == one.place]
            expected = estimate(ours)  # 20 shuffles: each is a block of its own
            assert one.share == pytest.approx(expected.mean)
            assert one.interval == pytest.approx(expected.share_interval(), abs=1e-6)


@pytest.mark.parametrize("wish", WISHES, ids=str)
def test_sources_are_those_of_the_rows(shelf: Path, library: Library, wish: Filter) -> None:
    seats = rows(shelf, "mixed", "seats", wish)
    found = ask(library, "mixed", "sources", list[answers.StudySource], wish)
    assert [one.source for one in found] == list(library.named("mixed").about.sources)
    for one in found:
        column = f"points_{one.source.replace('-', '_')}"
        for won, mean in ((True, one.winners), (False, one.others)):
            values = [row[column] for row in seats if (row["won"] > 0) == won]
            assert mean == pytest.approx(sum(values) / len(values) if values else 0.0)


def test_cards_are_those_of_the_report(shelf: Path, library: Library) -> None:
    """Each shuffle is a block of its own here, so that even the intervals are the same."""
    report = {one.name: one for one in Data(shelf / "mixed").components()}
    found = ask(library, "mixed", CARDS, list[answers.StudyCard], Filter())
    assert {one.id for one in found} == set(report)
    assert [one.difference for one in found] == sorted((o.difference for o in found), reverse=True)
    for one in found:
        theirs = report[one.id]
        assert (one.kind, one.taken) == (theirs.kind, theirs.taken)
        assert one.share == pytest.approx(theirs.share)
        assert one.difference == pytest.approx(theirs.difference)
        assert one.points == pytest.approx(theirs.points)
        assert one.interval == pytest.approx(theirs.interval, abs=1e-6)


def test_blocks_of_many_shuffles_give_like_intervals(shelf: Path, library: Library) -> None:
    """600 shuffles in 200 blocks: the same figures, intervals as wide within what chance does to them."""
    about = library.named("chance").about
    assert about.groups == 200
    report = {one.name: one for one in Data(shelf / "chance").components()}
    found = ask(library, "chance", CARDS, list[answers.StudyCard], Filter())
    ratios = []
    for one in found:
        theirs = report[one.id]
        assert one.difference == pytest.approx(theirs.difference)
        wide = theirs.interval[1] - theirs.interval[0]
        ratios.append((one.interval[1] - one.interval[0]) / wide)
    assert 0.9 < sum(ratios) / len(ratios) < 1.1


def test_the_other_variant_is_the_other_rows(shelf: Path, library: Library) -> None:
    for variant in ("base", "other"):
        seats = rows(shelf, "chance", "seats", Filter(variant))
        found = ask(library, "chance", "overview", answers.StudyOverview, Filter(variant))
        assert found.score == pytest.approx(sum(row["score"] for row in seats) / len(seats))


@pytest.mark.parametrize("bot", [ANYBODY, "page"])
def test_openings_are_those_of_the_rows(shelf: Path, library: Library, bot: str) -> None:
    """Lines of two choices, followed by hand."""
    won = {(r["game"], r["seat"]): r for r in rows(shelf, "mixed", "seats", Filter())}
    lines: dict[int, dict[int, dict[str, Any]]] = {}
    for row in rows(shelf, "mixed", "decisions", Filter()):
        if row["ply"] < DEPTH:
            lines.setdefault(row["game"], {})[row["ply"]] = row
    first = lines[0][0]["name"]
    for moves in ((), (first,)):
        depth = len(moves)
        here = [
            one[depth]
            for one in lines.values()
            if all(one[p]["name"] == m for p, m in enumerate(moves))
        ]
        here = [row for row in here if bot in (ANYBODY, won[row["game"], row["seat"]]["bot"])]
        found = ask(library, "mixed", OPENINGS, answers.StudyOpenings, Filter(bot=bot), Line(moves))
        assert found.games == len(here)
        assert [one.name for one in found.line] == list(moves)
        assert {one.name for one in found.choices} == {row["name"] for row in here}
        for one in found.choices:
            shares = [won[r["game"], r["seat"]]["won"] for r in here if r["name"] == one.name]
            assert one.games == len(shares)
            assert one.share == pytest.approx(sum(shares) / len(shares))
            assert one.few == (len(shares) < 20)
            assert one.words is not None


def test_a_plain_study_has_no_openings_and_no_cards(library: Library) -> None:
    assert ask(library, "plain", "overview", answers.StudyOverview, Filter()).games == 30
    for question in (OPENINGS, CARDS):
        with pytest.raises(BadRequest) as error:
            library.answer("plain", question, Filter())
        assert error.value.code == "explore-plain"


# Two settings side by side.


def compared(library: Library, one: str, wish: Filter, two: str, other: Filter) -> StudyComparison:
    """A typed comparison."""
    return msgspec.json.decode(library.compare(one, wish, two, other), type=StudyComparison)


def by_id(rows: list[StudyContrast]) -> dict[str, StudyContrast]:
    """Rows by name."""
    return {row.id: row for row in rows}


@pytest.mark.parametrize("turns", [(-1, -1), (0, 3)])
def test_two_settings_are_those_of_their_own_answers(
    library: Library, turns: tuple[int, int]
) -> None:
    """What stands side by side is what each setting says alone."""
    wishes = Filter(bot="page", turn=turns[0]), Filter(bot="random", turn=turns[1])
    found = compared(library, "mixed", wishes[0], "mixed", wishes[1])
    scores = [ask(library, "mixed", "overview", answers.StudyOverview, wish) for wish in wishes]
    score = by_id(found.figures)["score"]
    assert (score.one, score.two) == pytest.approx([one.score for one in scores])
    assert (found.one.seats, found.two.seats) == tuple(one.seats for one in scores)
    cards = [
        {one.id: one for one in ask(library, "mixed", CARDS, list[answers.StudyCard], wish)}
        for wish in wishes
    ]
    assert bool(found.gains) == (turns == (-1, -1))  # a page that begins is too rare
    for row in found.gains:
        assert row.one == pytest.approx(cards[0][row.id].difference)
        assert row.two == pytest.approx(cards[1][row.id].difference)
    for row in found.taken:
        if row.id in cards[0] and row.id in cards[1]:
            assert (row.one, row.two) == pytest.approx([one[row.id].rate for one in cards])
    lists = (found.figures, found.turns, found.sources, found.chosen, found.openings)
    for row in [row for rows in (*lists, found.taken, found.gains) for row in rows]:
        assert row.difference == pytest.approx(row.two - row.one)
        assert row.interval[0] <= row.difference <= row.interval[1]


def test_variants_are_compared_shuffle_by_shuffle(shelf: Path, library: Library) -> None:
    """The interval is that of the pairs of games, by hand, far narrower than of two samples."""
    found = compared(library, "chance", Filter(), "chance", Filter("other"))
    assert found.paired
    score = by_id(found.figures)["score"]
    pairs: dict[int, float] = {}
    for sign, variant in ((-1, "base"), (1, "other")):
        for row in rows(shelf, "chance", "seats", Filter(variant)):
            block = row["shuffle"] * 200 // 600
            pairs[block] = pairs.get(block, 0.0) + sign * row["score"] / 12  # three games of four
    expected = estimate(list(pairs.items()))
    assert score.difference == pytest.approx(expected.mean)
    assert score.interval == pytest.approx(expected.interval(), abs=1e-6)
    assert score.sure  # a coin is a point here
    assert by_id(found.sources)["coins"].sure
    apart = [
        ask(library, "chance", "overview", answers.StudyOverview, Filter(v))
        for v in ("base", "other")
    ]
    wide = sum(((one.score_interval[1] - one.score_interval[0]) / 2) ** 2 for one in apart) ** 0.5
    assert (score.interval[1] - score.interval[0]) / 2 < 0.8 * wide


def test_the_other_way_round_it_is_the_same(library: Library) -> None:
    one = compared(library, "mixed", Filter(turn=0), "chance", Filter(turn=2))
    two = compared(library, "chance", Filter(turn=2), "mixed", Filter(turn=0))
    assert not one.paired
    for mine, theirs in ((one.figures, two.figures), (one.gains, two.gains)):
        back = by_id(theirs)
        for row in mine:
            turned = back[row.id]
            assert row.difference == pytest.approx(-turned.difference)
            assert row.interval == pytest.approx((-turned.interval[1], -turned.interval[0]))
            assert row.sure == turned.sure


def test_what_differs_by_chance_alone_is_not_sure(shelf: Path, library: Library) -> None:
    """Another seed of the same study: about a hundred figures, none of them sure to differ."""
    again = Library(
        [shelf / "chance", publish(shelf.parent / "again", "again", games=600, seed=77)]
    )
    found = compared(again, "chance", Filter(), "again", Filter())
    lists = (found.figures, found.turns, found.sources, found.chosen, found.openings)
    told = [row for rows in (*lists, found.taken, found.gains) for row in rows]
    assert len(told) > 80
    assert not [row.id for row in told if row.sure]
    inside = sum(row.interval[0] <= 0 <= row.interval[1] for row in told)
    assert inside / len(told) > 0.85


def test_shares_of_different_tables_are_told_above_an_equal_one(tmp_path: Path) -> None:
    three = publish(tmp_path, "three", bots=("random",) * 3, players=3, games=200)
    four = publish(tmp_path, "four", games=200)
    found = compared(Library([three, four]), "three", Filter(), "four", Filter())
    assert found.relative
    assert not found.paired
    assert len(found.turns) == 3
    assert all(abs(row.one) < 0.2 and abs(row.two) < 0.2 for row in found.turns)
    assert sum(row.one for row in found.turns) == pytest.approx(0.0, abs=1e-9)


def test_only_settings_of_one_game_are_compared(library: Library) -> None:
    for against, code in (("plain", "explore-other-game"), ("nothing", "unknown-study")):
        with pytest.raises(BadRequest) as error:
            library.compare("mixed", Filter(), against, Filter())
        assert error.value.code == code
    plain = compared(library, "plain", Filter(), "plain", Filter(turn=1))
    assert plain.sources
    assert not plain.chosen
    assert not plain.taken


# Nothing from outside becomes part of a query.


@pytest.mark.parametrize("text", NASTY)
def test_a_filter_is_one_of_the_known_values(library: Library, text: str) -> None:
    wishes = [(Filter(variant=text), Line()), (Filter(bot=text), Line()), (Filter(), Line((text,)))]
    for question in QUESTIONS:
        for wish, line in wishes:
            with pytest.raises(BadRequest) as error:
                library.answer("mixed", question, wish, line)
            assert error.value.code == "explore-filter"
    for other in (Filter(variant=text), Filter(bot=text)):
        for pair in ((Filter(), other), (other, Filter())):
            with pytest.raises(BadRequest) as error:
                library.compare("mixed", pair[0], "mixed", pair[1])
            assert error.value.code == "explore-filter"
    for turn in (-2, 4, 10**30):
        with pytest.raises(BadRequest):
            library.answer("mixed", "seats", Filter(turn=turn))
        with pytest.raises(BadRequest):
            library.compare("mixed", Filter(), "mixed", Filter(turn=turn))
    assert ask(library, "mixed", "overview", answers.StudyOverview, Filter()).games == 80


@pytest.mark.parametrize(
    "query",
    [
        "select * from read_text('/etc/passwd')",
        "select * from read_parquet('{shelf}/mixed/seats/*.parquet')",
        "copy (select 1) to '{shelf}/mixed/explore/stolen.csv'",
        "copy (select 1) to '{shelf}/mixed/explore/seats.parquet'",
        "create table mine as select 1",
        "drop view study_0_seats",
        "select 1; drop view study_0_seats",
        "attach '{shelf}/x.db'",
        "install httpfs",
        "set enable_external_access = true",
        "set memory_limit = '8GB'",
        "set allowed_directories = ['/']",
        "set lock_configuration = false",
    ],
)
def test_even_a_query_of_ours_reaches_nothing_else(
    shelf: Path, library: Library, query: str
) -> None:
    """The second lock: if a query were written wrongly, the database would still be shut in."""
    with pytest.raises(duckdb.Error):
        library.desk.ask(shelf / "mixed", lambda ask: ask.rows(query.format(shelf=shelf)))
    assert not (shelf / "mixed" / "explore" / "stolen.csv").exists()


LONG = "select sum(hash(range)) from range(400_000_000)"
LARGE = "select length(list(range)) from range(6_000_000)"


def alone(shelf: Path, **limits: Any) -> Desk:
    """A desk with one study."""
    return Desk({shelf / "mixed": read_about(shelf / "mixed")}, **limits)


def test_an_answer_that_takes_too_long_is_broken_off(
    shelf: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started = time.perf_counter()
    with pytest.raises(Overtaxed) as error:
        alone(shelf, seconds=0.05).ask(shelf / "mixed", lambda ask: ask.rows(LONG))
    assert error.value.code == "explore-slow"
    broken_off = time.perf_counter() - started
    # The mutant without a bell goes on to the end.
    monkeypatch.setattr(threading.Timer, "start", lambda self: None)
    monkeypatch.setattr(threading.Timer, "join", lambda self: None)
    started = time.perf_counter()
    assert alone(shelf, seconds=0.05).ask(shelf / "mixed", lambda ask: ask.rows(LONG))
    assert time.perf_counter() - started > broken_off


def test_an_answer_that_needs_too_much_memory_is_refused(shelf: Path) -> None:
    with pytest.raises(Overtaxed) as error:
        alone(shelf, memory="16MB").ask(shelf / "mixed", lambda ask: ask.rows(LARGE))
    assert error.value.code == "explore-large"
    # The mutant with room enough answers.
    assert alone(shelf, memory="1GB").ask(shelf / "mixed", lambda ask: ask.rows(LARGE))


def test_a_study_gets_256_megabytes_and_two_seconds(shelf: Path, library: Library) -> None:
    ((memory, threads),) = library.desk.ask(
        shelf / "mixed",
        lambda ask: ask.rows("select current_setting('memory_limit'), current_setting('threads')"),
    )
    assert memory.startswith("244.1")  # 256 MB are 244.1 MiB
    assert threads == desk.THREADS
    assert library.desk.seconds == 2.0


def test_the_same_question_is_worked_out_once(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = library.answer("mixed", "seats", Filter(turn=3))
    monkeypatch.setattr(library.desk, "ask", None)
    assert library.answer("mixed", "seats", Filter(turn=3)) is first
    with pytest.raises(TypeError):
        library.answer("chance", "seats", Filter(turn=3))


def test_what_is_kept_has_a_limit(shelf: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("trianon.study.explore.library.KEPT", 3)
    found = Library([shelf / "plain"])
    for turn in (-1, 0, 1, 2, 3):
        found.answer("plain", "seats", Filter(turn=turn))
    assert len(found.kept) == 3
    assert found.size == sum(map(len, found.kept.values()))


# What is published.


def test_broken_and_foreign_folders_are_named_and_the_rest_goes_on(
    shelf: Path, tmp_path: Path
) -> None:
    here = tmp_path / "studies"
    for name in ("good", "cut", "changed", "bad name"):
        shutil.copytree(shelf / "plain", here / name)
    file = table_file(here / "cut", "seats")
    file.write_bytes(file.read_bytes()[:-20])
    about = here / "changed" / "explore" / "about.json"
    about.write_text(about.read_text().replace('"players": 4', '"players": "four"'))
    (here / "holidays").mkdir()
    (here / ".hidden").mkdir()
    (here / "notes.txt").write_text("x")
    run(study("louis-xiv", games=4, detail=False), here / "unprepared")
    found = Library(folders_in(here))
    assert list(found.studies) == ["good"]
    assert {(error.code, Path(str(error.facts["folder"])).name) for error in found.troubles} == {
        ("explore-broken", "cut"),
        ("explore-broken", "changed"),
        ("explore-name", "bad name"),
        ("explore-foreign", "holidays"),
        ("explore-unprepared", "unprepared"),
    }
    assert ask(found, "good", "overview", answers.StudyOverview, Filter()).games == 30


def test_a_folder_that_is_none(shelf: Path, tmp_path: Path) -> None:
    for folder, code in ((tmp_path / "none", "studies-folder"), (shelf / "mixed", "studies-study")):
        with pytest.raises(BadRequest) as error:
            folders_in(folder)
        assert error.value.code == code
        done = trianon("serve", "--studies", str(folder), "--port", "0", "--data", str(tmp_path))
        assert done.returncode == 2
        assert str(folder) in done.stderr
        assert "Traceback" not in done.stderr


def test_preparing_again_gives_the_same_files(tmp_path: Path) -> None:
    run(study("heads-of-state", games=4_000), tmp_path)

    def files() -> dict[str, bytes]:
        prepare(tmp_path)
        return {path.name: path.read_bytes() for path in (tmp_path / "explore").iterdir()}

    first = files()
    assert all(files() == first for _ in range(5))


def test_preparing_says_what_is_wrong(tmp_path: Path) -> None:
    done = trianon("explore", "prepare", str(tmp_path))
    assert done.returncode == 2
    assert "holds no study" in done.stderr


def test_a_study_can_be_explored_at_once(tmp_path: Path) -> None:
    """`trianon study` prepares by itself; the words of every choice and component are there."""
    out = tmp_path / "out"
    options = ("--games", "40", "--no-report", "--out", str(out))
    assert trianon("study", "heads-of-state", *options).returncode == 0
    about: About = read_about(out)
    assert about.games == 40
    assert all(one.words for one in about.choices)
    assert all(one.words for one in about.components)
    assert len(list(every_filter(about))) == 1 + about.players


def test_no_folder_of_the_machine_is_told() -> None:
    """Not of `--out`, an edition or a bot of one's own."""
    given = "trianon study bastille --bots '/home/ani/my bots/mine.py:Mine' --out=/srv/a/b/ --against x/y.toml"
    told = "trianon study bastille --bots mine.py:Mine --out=b --against y.toml"
    assert told_command(given) == told
    assert told_command("trianon 'unclosed") == ""
