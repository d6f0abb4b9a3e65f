"""The numbers of Heads of State's observation are those of the view."""

from __future__ import annotations

from typing import Any

import pytest

from tests.tables import Tabletop, walk
from trianon.envs.encoders.labels import places_of, player_places
from trianon.envs.encoders.labels.heads_of_state import PLAYER_SIZE
from trianon.envs.setting import Setting
from trianon.games.heads_of_state.names import CARD_IDS, NOBLE_IDS, SECTOR_IDS, TREACHERY_IDS


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_row_says_what_the_view_says(players: int) -> None:
    setting = Setting("heads-of-state", players)
    kinds = list(setting.game.decision_names.values())
    for state, _ in walk(Tabletop("heads-of-state", players, ()), 8):
        if state.ply % 7:
            continue
        for seat in range(players):
            row = setting.observe(state, seat)
            view: Any = setting.game.view(state, seat)
            compare(row, view, seat, players)
            asked = list(row[places_of("heads-of-state", players)["decision"]])
            assert asked == [int(kind == view.asked) for kind in kinds]


def counted(numbers: Any, ids: list[str]) -> dict[str, int]:
    return {name: int(number) for name, number in zip(ids, numbers, strict=True) if number}


def compare(row: Any, view: Any, seat: int, players: int) -> None:
    """Field by field, where both have the same words."""
    at = places_of("heads-of-state", players)
    assert list(row[at["round"]]).index(1) == view.round - 1
    assert list(row[at["active"]]).index(1) == (view.active - seat) % players
    for name in ("display", "cleared", "discard"):
        assert counted(row[at[name]], CARD_IDS) == getattr(view, name)
    for name in ("treachery_display", "treachery_discard", "my_treachery"):
        assert counted(row[at[name]], TREACHERY_IDS) == getattr(view, name)
    assert counted(row[at["my_hand"]], CARD_IDS) == view.my_hand
    assert list(row[at["decks"]]) == [view.deck, view.revolution_pile, view.treachery_deck]
    assert list(row[at["owed"]]) == [view.owed_attributes, view.owed_treachery]
    assert list(row[at["noble_stacks"]]) == list(view.noble_stacks.values())
    compare_board(row, view, seat, players)
    influence = row[at["influence"]].reshape(-1, players)
    for number, country in enumerate(view.countries):
        around = [influence[number][(owner - seat) % players] for owner in range(players)]
        assert around == country.influence
    assert row[at["my_spot"]].sum() == bool(view.asked_about)
    for player in view.players:
        step = (player.seat - seat) % players
        compare_player(row[at["players"]][step * PLAYER_SIZE :], player)


def compare_board(row: Any, view: Any, seat: int, players: int) -> None:
    """Spots and sectors, in the order of the board."""
    at = places_of("heads-of-state", players)
    sectors = sorted(
        (sector for country in view.countries for sector in country.sectors),
        key=lambda sector: SECTOR_IDS.index(sector.id),
    )
    spots = [spot for sector in sectors for spot in sector.spots]
    rows = row[at["spots"]].reshape(3 + players, -1)
    for number, named in enumerate((view.designated, view.emptied, view.unfilled)):
        assert list(rows[number]) == [int(spot.id in named) for spot in spots]
    parts = row[at["sectors"]].reshape(players, -1)
    for owner in range(players):
        step = (owner - seat) % players
        assert list(rows[3 + step]) == [int(spot.seat == owner) for spot in spots]
        created, face_down = parts[step][: len(sectors)], parts[step][len(sectors) :]
        assert list(created) == [int(owner in sector.created) for sector in sectors]
        assert list(face_down) == [
            sum(token.seat == owner and token.noble == spot.noble for token in sector.face_down)
            for sector in sectors
            for spot in sector.spots
        ]


def compare_player(part: Any, player: Any) -> None:
    """One player's part."""
    at = player_places("heads-of-state", 5)
    for name in ("score", "attributes", "treachery"):
        assert part[at[name]][0] == getattr(player, name), name
    assert list(part[at["supply"]]) == list(player.supply.values())
    assert list(part[at["noble_cards"]]) == list(player.noble_cards.values())
    assert list(counted(part[at["types_created"]], NOBLE_IDS)) == player.types_created
    assert counted(part[at["known"]], CARD_IDS) == player.known
    assert counted(part[at["known_treachery"]], TREACHERY_IDS) == player.known_treachery
    assert (part[at["country_markers"]] > 0).sum() == len(player.country_markers)
