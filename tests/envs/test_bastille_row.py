"""The numbers of Bastille's observation are those of the view."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.tables import Tabletop, walk
from trianon.envs.encoders.labels import places_of, player_places
from trianon.envs.encoders.labels.bastille import PLAYER_SIZE
from trianon.envs.setting import Setting
from trianon.games.bastille.names import CARD_IDS, LOCATION_IDS, MISSION_IDS
from trianon.games.bastille.numbers import CHARACTERS, MISSIONS


@pytest.mark.parametrize("players", [3, 4])
def test_the_row_says_what_the_view_says(players: int) -> None:
    setting = Setting("bastille", players, {"secret_mission": True})
    tabletop = Tabletop("bastille", players, (("secret_mission", True),))
    for state, _ in walk(tabletop, 8):
        if state.ply % 5:
            continue
        for seat in range(players):
            row = setting.observe(state, seat)
            compare(row, setting.game.view(state, seat), seat, players)


def compare(row: Any, view: Any, seat: int, players: int) -> None:
    """Field by field, where both have the same words."""
    at = places_of("bastille", players)
    assert list(row[at["round"]]).index(1) == view.round - 1
    assert list(row[at["token_display"]]) == list(view.token_display.values())
    assert list(row[at["tokens_face_down"]]) == list(view.tokens_face_down.values())
    assert list(row[at["deck"]]) == list(view.deck.values())
    assert list(row[at["piles"]]) == list(view.piles.values())
    shown = [CARD_IDS[card] for card in range(CHARACTERS) if row[at["unseen"]][card]]
    assert shown == view.unseen_cards
    mine = [MISSION_IDS[card] for card in range(MISSIONS) if row[at["my_missions"]][card]]
    assert mine == view.my_missions
    assert row[at["free_bonuses"]].sum() == sum(owner == -1 for owner in view.fields.values())
    spaces = row[at["spaces"]].reshape(len(LOCATION_IDS), -1, players)
    for place, location in enumerate(view.locations):
        found = [(int(cell.max()), int(cell.argmax())) for cell in spaces[place]]
        for tile in location.tiles:
            assert found[tile.space] == (tile.value, (tile.seat - seat) % players)
        if location.id != view.evaluating:  # there the row keeps tiles that have gone home
            assert int(spaces[place].any(axis=1).sum()) == len(location.tiles)
    for player in view.players:
        step = (player.seat - seat) % players
        compare_player(row[at["players"]][step * PLAYER_SIZE :], player, view)


def compare_player(part: Any, player: Any, view: Any) -> None:
    """One player's part."""
    at = player_places("bastille", len(view.players))
    for name in ("score", "coins", "cubes", "track", "torches", "gems", "crowns", "flags"):
        assert part[at[name]][0] == getattr(player, name), name
    assert part[at["missions"]][0] == player.missions
    assert part[at["bag"]][0] == view.bag[player.seat]
    assert part[at["track_place"]][0] == view.track_order.index(player.seat) + 1
    assert list(part[at["tokens"]]) == list(player.weapons.values())
    assert list(part[at["hand"]]) == [player.tiles.count(value) for value in range(1, 5)]
    assert list(part[at["supply"]]) == list(player.supply.values())
    members = np.concatenate([part[at["members"]], part[at["free_monks"]]]).sum()
    assert members == len(player.cards)
