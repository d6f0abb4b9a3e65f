"""Editions: overrides that fit are taken, others are refused by row and field."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from trianon.core import record as records
from trianon.core.edition import read_overrides
from trianon.core.errors import BadEdition
from trianon.core.game import seed_of
from trianon.core.registry import GAMES, game

GAME = game("bastille")


def test_named_rows_are_overridden() -> None:
    overrides = {"characters": [{"id": "P01", "cost": 4}], "setup": {"start_coins": 10}}
    edition = GAME.edition(overrides)
    state = GAME.start(4, seed_of(1), edition=edition)
    assert state.box.cost[0] == 4
    assert state.coins == [10] * 4
    assert GAME.start(4, seed_of(1)).box.cost[0] == 3
    row = edition.tables["characters"][0]
    assert row["source"] == "edition"


def test_a_record_keeps_the_content_of_its_edition() -> None:
    overrides = {"setup": {"start_coins": 12}, "catacomb_boards": [{"id": "final", "after": "bag"}]}
    state = GAME.start(3, seed_of(2), edition=GAME.edition(overrides))
    recorder = records.Recorder(GAME, state, ["a", "b", "c"], ["random"] * 3, overrides)
    for _ in range(10):
        recorder.apply(state, GAME.options(state)[0])
    record = records.read(records.write(recorder.record))
    assert record.overrides == overrides
    assert records.verify(record) is None


def test_boards_may_have_another_number_of_bonuses() -> None:
    bonuses = [{"id": f"X{n}", "kind": "vp", "n": n} for n in range(1, 9)]
    edition = GAME.edition({"catacomb_boards": [{"id": "final", "bonuses": bonuses}]})
    box = GAME.box(edition, 4)
    assert box.final_fields == 8
    assert box.field_ids[12] == "X1"


@pytest.mark.parametrize(
    ("overrides", "code", "row", "name"),
    [
        ({"karakters": []}, "edition-unknown-field", "edition", "karakters"),
        ({"setup": {"coins": 3}}, "edition-unknown-field", "setup", "coins"),
        ({"setup": {"start_coins": "8"}}, "edition-wrong-type", "setup", "start_coins"),
        ({"setup": {"start_coins": True}}, "edition-wrong-type", "setup", "start_coins"),
        ({"setup": 3}, "edition-wrong-type", "setup", "setup"),
        ({"characters": [{"id": "Q01"}]}, "edition-unknown-row", "characters", None),
        ({"characters": [{"cost": 3}]}, "edition-row-without-id", "characters", None),
        (
            {"characters": [{"id": "P01", "cost": 3.5}]},
            "edition-wrong-type",
            "characters.P01",
            "cost",
        ),
        (
            {"characters": [{"id": "P01", "price": 3}]},
            "edition-unknown-field",
            "characters.P01",
            "price",
        ),
        ({"characters": [{"id": "P01", "cost": -3}]}, "edition-figure", "characters.P01", "cost"),
        (
            {"characters": [{"id": "M01", "armed": True}]},
            "edition-figure",
            "characters.M01",
            "armed",
        ),
        ({"missions": [{"id": "MAX_GEMS", "copies": 3}]}, "edition-figure", "missions", "copies"),
        ({"weapon_tokens": {"rifle": 6}}, "edition-figure", "weapon_tokens", None),
        ({"bastille_track": {"lines": [{"vp": 2}]}}, "edition-missing-field", None, "at_space"),
        ({"versailles_tiles": [{"id": "V1", "bonuses": []}]}, "edition-figure", None, "bonuses"),
        ({"penalty": {"table": [0, 1]}}, "edition-figure", "penalty", "table"),
        ({"scoring": {"gem_vp": 40000}}, "edition-figure", "scoring", "gem_vp"),
        (
            {"missions": [{"id": "MAX_GEMS", "first": 40000}]},
            "edition-figure",
            "missions.MAX_GEMS",
            "first",
        ),
    ],
)
def test_what_does_not_fit_is_named(
    overrides: dict[str, Any], code: str, row: str | None, name: str | None
) -> None:
    with pytest.raises(BadEdition) as caught:
        GAME.box(GAME.edition(overrides), 4)
    assert caught.value.code == code
    if row is not None:
        assert caught.value.facts["row"] == row
    if name is not None:
        assert caught.value.facts["field"] == name
    assert str(caught.value)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadEdition, match="none"):
        read_overrides(tmp_path / "none.toml")
    broken = tmp_path / "broken.toml"
    broken.write_text("a = = 3")
    with pytest.raises(BadEdition):
        read_overrides(broken)


def rows_of(tables: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    return [
        (table, row)
        for table, rows in tables.items()
        if isinstance(rows, list)
        for row in rows
        if isinstance(row, dict) and "id" in row
    ]


@pytest.mark.parametrize("name", GAMES)
def test_a_row_copied_from_the_base_is_taken(name: str) -> None:
    """Rows of one list need not have the same fields, neither in the base nor in a copy of it."""
    rules = game(name)
    base = rules.base_tables()
    for table, row in rows_of(base):
        assert rules.edition({table: [dict(row)]}).tables[table] == base[table]


def test_one_number_of_a_copied_row_can_be_changed() -> None:
    (banque,) = [row for _, row in rows_of(GAME.base_tables()) if row["id"] == "banque_de_paris"]
    triple = [{**rank, "coins_x_value": 3} for rank in banque["ranks"]]
    assert "start_player" not in triple[1]
    edition = GAME.edition({"locations": [{**banque, "ranks": triple}]})
    assert list(GAME.box(edition, 4).banque_times)[:3] == [3, 3, 3]
    wrong = {"id": "banque_de_paris", "ranks": [{"coins_x_value": 2, "start_player": 1}] * 3}
    with pytest.raises(BadEdition, match=r"start_player.*boolean"):
        GAME.edition({"locations": [wrong]})
    with pytest.raises(BadEdition, match=r"first_player.*coins_x_value, start_player"):
        GAME.edition(
            {"locations": [{**wrong, "ranks": [{"coins_x_value": 2, "first_player": True}] * 3}]}
        )
