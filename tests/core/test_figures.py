"""The origin of every figure: none without one, in every language; what an owner overrides is the owner's."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from trianon.cli import app
from trianon.core.figures import ORIGINS, OWN, Figure, counted, figures
from trianon.core.registry import GAMES, game
from trianon.core.words import LANGUAGES, game_words
from trianon.lab.match import altered, altered_from_box, terms_of

every_game = pytest.mark.parametrize("name", GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)
SOURCES = {"seed", "public", "reconstructed"}


def base_figures(name: str) -> list[Figure]:
    rules = game(name)
    return figures(rules.base_edition, rules.base_edition)


def numbers_in(value: Any) -> Iterator[int | bool]:
    """Every number of a file, however deep: counted without knowing what a figure is."""
    if isinstance(value, dict):
        for inner in value.values():
            yield from numbers_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from numbers_in(inner)
    elif isinstance(value, int):
        yield value


@every_game
def test_every_number_of_the_file_is_a_figure_with_an_origin(name: str) -> None:
    file = tomllib.loads((game(name).folder / "components.toml").read_text(encoding="utf-8"))
    tables = {group: table for group, table in file.items() if isinstance(table, dict | list)}
    file["meta"].pop("schema", None)  # the form of the file
    shown = [part for one in base_figures(name) for part in one.value.split()]
    for number in set(numbers_in(tables)):
        text = str(number).lower() if isinstance(number, bool) else str(number)
        wanted = sum(
            1 for found in numbers_in(tables) if type(found) is type(number) and found == number
        )
        assert shown.count(text) == wanted, text
    assert {one.origin for one in base_figures(name)} <= SOURCES


@every_game
def test_every_figure_has_a_name_of_its_own(name: str) -> None:
    found = base_figures(name)
    assert len({(one.group, one.row, one.field) for one in found}) == len(found)
    assert all(one.field and one.value for one in found)


def test_the_nearest_remark_gives_the_origin() -> None:
    """`seed_fields` of a row, `king_source` beside `king`, the source of a table inside a row."""
    bastille = {(one.group, one.row, one.field): one.origin for one in base_figures("bastille")}
    louis = {(one.group, one.row, one.field): one.origin for one in base_figures("louis-xiv")}
    assert bastille["bastille_track", "", "last_space"] == "reconstructed"
    assert {bastille["bastille_track", "", f"lines.{n}.vp"] for n in range(1, 5)} == {
        "seed",
        "reconstructed",
    }
    assert louis["money_card", "money_1", "king"] == "public"
    assert louis["money_card", "money_1", "louis"] == "reconstructed"
    assert louis["board", "anne", "a.price"] == "public"
    assert louis["board", "anne", "a.kind"] == "seed"


def test_what_an_owner_overrides_is_the_owners() -> None:
    rules = game("bastille")
    lines = [{**line, "vp": 1} for line in rules.base_edition.tables["bastille_track"]["lines"]]
    edition = rules.edition(
        {
            "setup": {"start_coins": 9},
            "characters": [{"id": "P01", "cost": 4, "source": "my box"}],
            "bastille_track": {"lines": lines},
        }
    )
    found = figures(rules.base_edition, edition)
    own = {(one.group, one.row, one.field): one.value for one in found if one.origin == OWN}
    tracks = {
        ("bastille_track", "", f"lines.{n}.{field}")
        for n in range(1, 5)
        for field in ("at_space", "vp")
    }
    assert own.keys() == {("setup", "", "start_coins"), ("characters", "P01", "cost"), *tracks}
    assert own["setup", "", "start_coins"] == "9"
    assert counted(found)[OWN] == 10
    assert sum(counted(found).values()) == len(found)


@every_game
@every_language
def test_groups_and_origins_have_words(name: str, language: str) -> None:
    words = game_words(game(name), language)
    for group in {one.group for one in base_figures(name)}:
        assert words.has(f"figures-{group}"), group
    for origin in ORIGINS:
        assert words.has(f"origin-{origin}")
        assert words.sentence(f"origin-{origin}-about").endswith(".")


@every_game
@every_language
def test_the_command_fits_eighty_columns(name: str, language: str) -> None:
    answer = CliRunner().invoke(app, ["figures", name, "--lang", language], env={"COLUMNS": "80"})
    assert answer.exit_code == 0, answer.output
    lines = answer.output.splitlines()
    assert max(map(len, lines)) <= 80
    words = game_words(game(name), language)
    for origin in counted(base_figures(name)):
        assert words.sentence(f"origin-{origin}") in answer.output
    for group in {one.group for one in base_figures(name)}:
        assert f"{words.sentence(f'figures-{group}')} {group}" in answer.output


@every_game
def test_the_command_shows_every_figure_with_its_origin(name: str) -> None:
    """Where no line has to be broken, each figure stands on the line of its row and its origin."""
    answer = CliRunner().invoke(app, ["figures", name], env={"COLUMNS": "2000"})
    words = game_words(game(name), "en")
    for one in base_figures(name):
        start, figure = (one.row, f"{one.field} {one.value}") if one.row else (one.field, one.value)
        origin = words.sentence(f"origin-{one.origin}")
        assert any(
            line.startswith(f"{start} ") and figure in line and line.rstrip().endswith(origin)
            for line in answer.output.splitlines()
        ), one


@every_game
def test_the_command_as_json(name: str) -> None:
    answer = CliRunner().invoke(app, ["figures", name, "--json"])
    assert msgspec.json.decode(answer.output, type=list[Figure]) == base_figures(name)


def test_the_command_with_an_edition(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text("[setup]\nstart_coins = 9\n", encoding="utf-8")
    answer = CliRunner().invoke(app, ["figures", "bastille", "--edition", str(mine)])
    line = next(line for line in answer.output.splitlines() if line.startswith("start_coins"))
    assert line.split() == ["start_coins", "9", "your", "edition"]


@pytest.mark.parametrize("arguments", [["chess"], ["bastille", "--edition", "no-such.toml"]])
def test_bad_input_is_named(arguments: list[str]) -> None:
    from trianon.core.errors import TrianonError

    answer = CliRunner().invoke(app, ["figures", *arguments])
    assert isinstance(answer.exception, TrianonError)


def test_what_an_edition_or_a_switch_changes_is_named() -> None:
    """By the names of an edition file, beside what the box has; nothing for the box itself."""
    triple = [{"coins_x_value": 3, "start_player": True}, *[{"coins_x_value": 2}] * 2]
    overrides = {
        "locations": [{"id": "banque_de_paris", "ranks": triple}],
        "setup": {"start_coins": 9},
        "bastille_track": {"lines": [{"at_space": 1, "vp": 2}]},
    }
    ways = [terms_of("bastille", 4, {"zero_majority": on}, overrides) for on in (False, True)]
    found = {one.what: (one.before, one.after) for one in altered_from_box(ways[1])}
    assert found["locations.banque_de_paris.ranks.1.coins_x_value"] == ("2", "3")
    assert "locations.banque_de_paris.ranks.2.coins_x_value" not in found
    assert found["setup.start_coins"][1] == "9"
    assert found["zero_majority"] == ("false", "true")
    assert found["bastille_track.lines.2.vp"][1] == "–"  # the list has become shorter
    assert [one.what for one in altered(*ways)] == ["zero_majority"]
    assert altered_from_box(terms_of("bastille", 4, {}, {})) == []


@every_game
@every_language
def test_names_are_never_broken_at_80_columns(name: str, language: str) -> None:
    done = CliRunner().invoke(app, ["figures", name, "--lang", language], env={"COLUMNS": "80"})
    lines = done.stdout.splitlines()
    assert max(map(len, lines)) <= 80
    assert "…" not in done.stdout
    for one in base_figures(name):
        assert any(line.startswith(one.row or one.field) for line in lines), one
