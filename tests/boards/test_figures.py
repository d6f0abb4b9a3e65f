"""A table with its own edition is drawn with its own figures, not with those of the base box."""

from __future__ import annotations

import io
import re
from typing import Any

from rich.console import Console

from tests.boards.paper import WIDTH, drawn
from trianon.cli.session import Session
from trianon.core.game import seed_of
from trianon.core.registry import game
from trianon.core.words import game_words


def at_own_table(name: str, overrides: dict[str, Any]) -> str:
    """The board of a new game with these figures."""
    rules = game(name)
    return drawn(rules, rules.start(3, seed_of(1), edition=rules.edition(overrides)), 0)


def rows(name: str, table: str, **fields: Any) -> dict[str, Any]:
    """Every row of a table with other figures."""
    base = game(name).base_edition.tables[table]
    return {table: [{"id": row["id"], **fields} for row in base]}


def test_bastille_shows_the_costs_of_its_own_edition() -> None:
    board = at_own_table("bastille", rows("bastille", "characters", cost=17))
    assert re.findall(r"cost (\d+)", board) == ["17"] * 4


def test_bastille_shows_the_bonuses_of_its_own_edition() -> None:
    bonuses = [{"kind": "coins", "n": 7}, {"kind": "vp", "n": 9}]
    own = rows("bastille", "versailles_tiles", bonuses=bonuses)
    assert "7 coins / 9 VP" in at_own_table("bastille", own)


def test_bastille_shows_the_missions_of_its_own_edition() -> None:
    base = game("bastille").base_edition.tables["missions"]
    points = {"max": "first", "series": "vp", "set": "vp"}
    own = {"missions": [{"id": row["id"], points[row["eval"]]: 19} for row in base]}
    assert at_own_table("bastille", own).count("19 VP") == 1


def test_louis_xiv_shows_the_missions_of_its_own_edition() -> None:
    base = game("louis-xiv").base_edition.tables["mission"]
    light = [row["id"] for row in base if row["colour"] == "light"]
    own = {"mission": [{"id": card, "cost": ["helmet", "any"]} for card in light]}
    assert at_own_table("louis-xiv", own).count("light blue: 1 helmet + ") == 1
    assert at_own_table("louis-xiv", {}).count("light blue: 1 helmet + ") == 0


def test_louis_xiv_shows_the_prices_of_its_own_edition() -> None:
    side = {**game("louis-xiv").base_edition.tables["board"][0]["a"], "price": 5}
    own = {"board": [{"id": "anne", "a": side}]}
    assert at_own_table("louis-xiv", own).count("money 5") == 1
    assert at_own_table("louis-xiv", {}).count("money 5") == 0


def test_heads_of_state_shows_the_hexagons_of_its_own_edition() -> None:
    own = {"sectors": [{"id": "gb_england", "hexagon": 6}]}
    assert re.search(r"6 England", at_own_table("heads-of-state", own))
    assert re.search(r"8 England", at_own_table("heads-of-state", {}))


def test_the_terminal_draws_the_figures_it_is_played_with() -> None:
    rules = game("bastille")
    edition = rules.edition(rows("bastille", "characters", cost=17))
    state = rules.start(3, seed_of(1), edition=edition)
    kinds = ["human", "random", "random"]
    session = Session(rules, game_words(rules, "en"), state, list("ABC"), kinds, {}, True)
    session.console = Console(file=io.StringIO(), width=WIDTH)
    session.console.print(session.table())
    written = session.console.file.getvalue()  # type: ignore[attr-defined]
    assert re.findall(r"cost (\d+)", written) == ["17"] * 4
