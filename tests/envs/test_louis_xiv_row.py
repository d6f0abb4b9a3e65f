"""The numbers of Louis XIV's observation are those of the view."""

from __future__ import annotations

from typing import Any

import pytest

from tests.tables import Tabletop, walk
from trianon.envs.encoders.labels import places_of, player_places
from trianon.envs.encoders.labels.louis_xiv import PLAYER_SIZE
from trianon.envs.setting import Setting
from trianon.games.louis_xiv.names import BOARD_IDS, INFLUENCE_IDS


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_row_says_what_the_view_says(players: int) -> None:
    setting = Setting("louis-xiv", players)
    for state, _ in walk(Tabletop("louis-xiv", players, ()), 8):
        if state.ply % 5:
            continue
        for seat in range(players):
            compare(setting.observe(state, seat), setting.game.view(state, seat), seat, players)


def named(numbers: Any, ids: list[str]) -> list[str]:
    return [name for name, number in zip(ids, numbers, strict=True) for _ in range(number)]


def compare(row: Any, view: Any, seat: int, players: int) -> None:
    """Field by field, where both have the same words."""
    at = places_of("louis-xiv", players)
    assert list(row[at["round"]]).index(1) == view.round - 1
    assert list(row[at["on_turn"]]).index(1) == (view.on_turn - seat) % players
    decks = [view.influence_deck, view.conspiracy_deck, *view.mission_decks.values()]
    assert list(row[at["decks"]]) == decks
    assert row[at["coats_left"]][0] == view.coats_left
    assert list(row[at["played"]]) == list(view.influence_played.values())
    assert named(row[at["king"]], BOARD_IDS) == ([view.king] if view.king else [])
    assert named(row[at["card"]], INFLUENCE_IDS) == ([view.playing] if view.playing else [])
    assert named(row[at["chain"]], BOARD_IDS) == view.chain
    assert named(row[at["my_influence"]], INFLUENCE_IDS) == view.my_influence
    assert named(row[at["my_conspiracies"]], BOARD_IDS) == view.my_conspiracies
    assert list(row[at["my_coats"]]) == list(view.my_coats.values())
    assert (row[at["my_missions"]].reshape(4, -1).sum(axis=1) > 0).sum() == len(view.my_missions)
    boards = row[at["boards"]].reshape(len(BOARD_IDS), -1)
    for place, board in enumerate(view.boards):
        assert [
            boards[place][(owner - seat) % players] for owner in range(players)
        ] == board.markers
        assert list(boards[place][[players, -2, -1]]) == [board.fictive, board.bribe, board.needed]
    for player in view.players:
        step = (player.seat - seat) % players
        known = view.known_hands[player.seat]
        compare_player(row[at["players"]][step * PLAYER_SIZE :], player, known)


def compare_player(part: Any, player: Any, known: Any) -> None:
    """One player's part."""
    at = player_places("louis-xiv", 4)
    for name in ("score", "louis", "general", "personal", "coats", "extra_coats"):
        assert part[at[name]][0] == getattr(player, name), name
    assert part[at["influence_cards"]][0] == player.influence_cards
    assert part[at["conspiracy_cards"]][0] == player.conspiracy_cards
    assert list(part[at["tiles"]]) == list(player.tiles.values())
    assert list(part[at["missions"]]) == list(player.missions.values())
    assert part[at["laid"]].sum() == len(player.laid)
    assert part[at["unused"]].sum() == len(player.laid) - len(player.used)
    assert named(part[at["known_influence"]], INFLUENCE_IDS) == sorted(
        known.influence, key=INFLUENCE_IDS.index
    )
    assert named(part[at["known_conspiracies"]], BOARD_IDS) == player.known_conspiracies
