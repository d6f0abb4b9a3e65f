"""What options, tiles and the breakdown say: prices, bonuses, clauses."""

from __future__ import annotations

import pytest

from tests.games.bastille import situation as s
from tests.games.bastille.situation import J, U
from trianon.core.words import game_words
from trianon.games.bastille import flow, scoring, wording
from trianon.games.bastille.names import BONUS_IDS, CARD_IDS
from trianon.games.bastille.numbers import PLACE_LOUIS

WORDS = game_words(s.GAME, "en")


@pytest.mark.parametrize(("value", "price"), [(1, "pay 3 coins"), (3, "pay 1 coin"), (4, "free")])
def test_b6_5_an_option_names_the_price_to_pay_not_the_printed_cost(value: int, price: str) -> None:
    state = s.started()
    card = next(c for c in range(35) if state.box.cost[c] == 4)
    state.display = [card, -1, -1, -1]
    flow.advance(s.placed(state, PLACE_LOUIS, [(U, value)]))
    sentence = WORDS.option(state, s.GAME.options(state)[0])
    assert WORDS.sentence(f"card-{CARD_IDS[card]}") in sentence
    assert "cost 4" in sentence
    assert price in sentence


@pytest.mark.parametrize(
    "row", s.GAME.base_edition.tables["bonus_tiles"], ids=lambda row: row["id"]
)
def test_b7_3_a_tile_names_its_large_bonus_first(row: dict[str, dict[str, object]]) -> None:
    box = s.GAME.box(s.GAME.base_edition, 3)
    tile = BONUS_IDS.index(str(row["id"]))
    arguments = wording.bonus_tile(box, tile)[1]
    for side in ("large", "small"):
        kind, count = row[side]["kind"], row[side]["n"]
        assert arguments[side] == (f"bonus-{kind}", {"count": count})


def test_the_breakdown_cites_the_clause_of_each_source() -> None:
    """B12.3: henchmen in the bag, B12.4: coins; each told with the clause the ledger explains it by."""
    state = s.in_round(s.started(), 8)
    state.bag, state.coins = [4, 0, 0, 0], [0, 9, 0, 0]
    scoring.score_henchmen(state)
    scoring.score_coins(state)
    explained = {(e.seat, e.source, e.clause, e.points) for e in s.GAME.breakdown(state)}
    assert explained == {(U, "henchmen", "B12.3", 4), (J, "coins", "B12.4", 3)}
