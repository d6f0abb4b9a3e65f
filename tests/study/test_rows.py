"""A study's rows: the same from compiled and uncompiled play, in any order, as the rules explain them."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from trianon.core.errors import BadRequest
from trianon.core.registry import GAMES, game
from trianon.lab import match, runner
from trianon.study import chunk, columns, read
from trianon.study.plan import BASE, OTHER, Change, Study
from trianon.study.run import run

every_game = pytest.mark.parametrize("name", GAMES)


def study(name: str, **wishes: Any) -> Study:
    players = wishes.pop("players", game(name).players[-1])
    bots = wishes.pop("bots", ("random",) * players)
    return Study(**{"game": name, "players": players, "bots": bots, "games": 6, **wishes})


def files_of(plan: Study) -> dict[str, bytes]:
    return {name: data for part in range(plan.parts) for name, data in play(plan, part).items()}


def play(plan: Study, part: int) -> dict[str, bytes]:
    return {f"{name} {part}": data for name, data in chunk.play(plan, part).files.items()}


DIGESTS = """
import hashlib, sys
from trianon.core.registry import game
from trianon.study import chunk, harvest
from trianon.study.plan import Study
assert harvest.__file__.endswith(".py")
players = game(sys.argv[1]).players[0]
plan = Study(game=sys.argv[1], players=players, bots=("random",) * players, games=6, decisions=0.5)
for name, data in sorted(chunk.play(plan, 0).files.items()):
    print(name, hashlib.sha256(data).hexdigest())
"""


@every_game
def test_the_compiled_loop_notes_what_the_text_of_the_rules_notes(name: str) -> None:
    """Byte for byte, details included: points by source come from C here and from the breakdown there."""
    import hashlib

    plan = study(name, players=game(name).players[0], decisions=0.5)
    ours = [
        f"{table} {hashlib.sha256(data).hexdigest()}"
        for table, data in sorted(chunk.play(plan, 0).files.items())
    ]
    done = subprocess.run(
        [sys.executable, "-c", DIGESTS, name],
        env={**os.environ, "TRIANON_PURE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.splitlines() == ours


@every_game
def test_rows_agree_with_games_played_again(name: str, tmp_path: Path) -> None:
    """Scores, winners, starts, sources and clauses of the same shuffles, by the engine alone."""
    plan = study(name)
    run(plan, tmp_path / "out")
    frames = read(tmp_path / "out")
    terms = plan.terms(BASE)
    for number in range(plan.total):
        shuffle = runner.shuffle_seed(plan.seed, number)
        state = terms.game.start(plan.players, shuffle, {}, terms.edition)
        match.finish_randomly(terms.game, state, plan.seed, number)
        seats = [row for row in frames.seats.iter_rows(named=True) if row["game"] == number]
        assert [row["score"] for row in seats] == terms.game.scores(state)
        winners = terms.game.winners(state)
        assert [row["seat"] for row in seats if row["won"]] == winners
        assert sum(row["won"] for row in seats) == pytest.approx(1)
        assert [row["place"] == 1 for row in seats] == [one in winners for one in range(len(seats))]
        points: Counter[tuple[int, str]] = Counter()
        for entry in terms.game.breakdown(state):
            points[entry.seat, columns.points_column(entry.source)] += entry.points
        for row in seats:
            found = {column: row[column] for column in row if column.startswith("points_")}
            assert found == {column: points[row["seat"], column] for column in found}
            assert sum(found.values()) == row["score"]
            assert row[f"after_{game_rounds(row)}"] == row["score"]
        fired = {clause: count for clause, count in terms.game.fired(state).items() if count}
        rows = frames.clauses.iter_rows(named=True)
        assert {r["clause"]: r["count"] for r in rows if r["game"] == number} == fired


def game_rounds(row: dict[str, Any]) -> int:
    return max(int(column.removeprefix("after_")) for column in row if column.startswith("after_"))


@every_game
def test_every_seat_has_its_decisions_of_the_first_round(name: str, tmp_path: Path) -> None:
    plan = study(name, decisions=0.5)
    run(plan, tmp_path / "out")
    frames = read(tmp_path / "out")
    whole = {number for number in range(plan.total) if plan.keeps_all(number)}
    assert 0 < len(whole) < plan.total
    kept = Counter(frames.decisions["game"].to_list())
    asked = dict(zip(frames.games["game"], frames.games["decisions"], strict=True))
    rounds = dict.fromkeys(range(plan.total), 0)
    firsts: Counter[int] = Counter()
    for row in frames.decisions.iter_rows(named=True):
        rounds[row["game"]] = max(rounds[row["game"]], row["round"])
        firsts[row["game"]] += row["first"]
    for number in range(plan.total):
        assert (kept[number] == asked[number]) == (number in whole)
        assert rounds[number] == 1 or number in whole
        assert firsts[number] == plan.players


def test_components_are_those_the_seats_hold_in_the_end(tmp_path: Path) -> None:
    """Every character and mission of Bastille that was taken lies with its seat when the game ends."""
    from trianon.games.bastille.names import CARD_IDS

    plan = study("bastille", games=4)
    run(plan, tmp_path / "out")
    taken = read(tmp_path / "out").components
    terms = plan.terms(BASE)
    for number in range(plan.total):
        shuffle = runner.shuffle_seed(plan.seed, number)
        state = terms.game.start(plan.players, shuffle, {}, terms.edition)
        match.finish_randomly(terms.game, state, plan.seed, number)
        held = {(state.place[card], f"card-{CARD_IDS[card]}") for card in range(len(CARD_IDS))}
        rows = taken.iter_rows(named=True)
        ours = {
            (r["seat"], r["component"]) for r in rows if (r["game"], r["kind"]) == (number, "card")
        }
        assert ours == {(seat, card) for seat, card in held if seat >= 0}


def test_bots_give_the_same_rows_on_any_number_of_processes(tmp_path: Path) -> None:
    plan = study("bastille", bots=("page", "random", "random", "random"), games=12)
    assert plan.parts > 1
    for jobs in (1, 2):
        run(plan, tmp_path / str(jobs), jobs=jobs)
    for file in (tmp_path / "1").rglob("*.parquet"):
        assert file.read_bytes() == (tmp_path / "2" / file.relative_to(tmp_path / "1")).read_bytes()
    seats = read(tmp_path / "1").seats
    by_seat = Counter(row["seat"] for row in seats.iter_rows(named=True) if row["bot"] == "page")
    assert by_seat == dict.fromkeys(range(4), plan.total // 4)


def test_variants_share_their_shuffles_and_nothing_else_changes(tmp_path: Path) -> None:
    twice = Change(overrides={"setup": {"start_coins": 9}})
    plan = study("bastille", games=20, against=twice)
    run(plan, tmp_path / "out")
    frames = read(tmp_path / "out")
    base = frames.seats.filter(frames.seats["variant"].cast(str) == BASE)
    other = frames.seats.filter(frames.seats["variant"].cast(str) == OTHER)
    assert base["turn"].to_list() == other["turn"].to_list()
    assert base["score"].to_list() != other["score"].to_list()
    same = study("bastille", games=20, overrides={"setup": {"start_coins": 9}})
    run(same, tmp_path / "same")
    assert read(tmp_path / "same").seats["score"].to_list() == other["score"].to_list()


def test_a_forced_opening_is_taken_by_one_seat_and_marked(tmp_path: Path) -> None:
    name = "place 1 banque_de_paris"
    plan = study("bastille", games=8, against=Change(opening=name))
    run(plan, tmp_path / "out")
    frames = read(tmp_path / "out")
    forced = {(r["game"], r["seat"]) for r in frames.seats.iter_rows(named=True) if r["forced"]}
    assert len(forced) >= 6
    opened = {
        (row["game"], row["seat"])
        for row in frames.decisions.iter_rows(named=True)
        if row["first"] and row["name"] == name and row["variant"] == OTHER
    }
    assert forced <= opened
    assert {seat for _, seat in forced} == set(range(plan.players))


def test_randomised_openings_differ_from_the_bots_own(tmp_path: Path) -> None:
    firsts = []
    for openings in ("own", "random"):
        plan = study("bastille", bots=("page",) * 4, games=4, openings=openings)
        run(plan, tmp_path / openings)
        table = read(tmp_path / openings).decisions
        firsts.append([row["name"] for row in table.iter_rows(named=True) if row["first"]])
    assert firsts[0] != firsts[1]


def test_columns_carry_their_meaning(tmp_path: Path) -> None:
    run(study("louis-xiv", games=2), tmp_path / "out")
    frames = read(tmp_path / "out")
    for table in columns.TABLES:
        assert all(frames.columns(table).values())
        names = pq.read_schema(tmp_path / "out" / table / "part-00000.parquet").names
        assert list(frames.columns(table)) == names
    assert frames.pandas("games").shape == frames.games.shape
    with pytest.raises(BadRequest, match="no table"):
        frames.table("nothing")
