"""What every condition of the teacher of Bastille asks of a moment."""

from __future__ import annotations

from trianon.core.teaching import Now, Slots
from trianon.core.words import Message
from trianon.games.bastille.box import Box
from trianon.games.bastille.names import (
    CARD_IDS,
    MISSION_IDS,
)
from trianon.games.bastille.numbers import INTERIM_ROUND, ROUNDS, SERIES
from trianon.games.bastille.outlook import CardOutlook, Outlook, PlaceOutlook
from trianon.games.bastille.outlook_missions import MissionOutlook
from trianon.games.bastille.view import PlayerView, View
from trianon.games.bastille.wording import figure

Moment = Now[View, Outlook, Box]
COUNTS = (INTERIM_ROUND, ROUNDS)
GROWING = 2  # the highest tile a beginner should let grow first
LATE = 5  # from this round on people and weapons come before growth


def me(now: Moment) -> PlayerView:
    """The learner."""
    return now.view.players[now.view.seat]


def card_named(now: Moment, name: str) -> Message | int:
    """A character in words."""
    return figure(now.box, "card", CARD_IDS.index(name), {})


def mission_named(now: Moment, name: str) -> Message | int:
    """A mission in words."""
    return figure(now.box, "mission", MISSION_IDS.index(name), {})


def place_at(now: Moment, name: str) -> PlaceOutlook:
    """A location as it would be judged."""
    return next(one for one in now.outlook.places if one.id == name)


def has_tile_at(now: Moment, name: str) -> bool:
    """Whether a tile of the learner lies there."""
    return any(tile.seat == now.view.seat for tile in place_at(now, name).order)


def best_tile(now: Moment) -> int:
    """The highest tile the learner can still place, or is being settled."""
    return max([*me(now).tiles, now.outlook.tile, 1])


def within_reach(now: Moment, tile: int) -> list[CardOutlook]:
    """The displayed characters the learner could pay with this tile."""
    return [one for one in now.outlook.cards if one.lacks[tile - 1] == 0]


def points_of(now: Moment, name: str) -> int:
    """The points on a card."""
    return now.box.points[CARD_IDS.index(name)]


def for_card(now: Moment, one: CardOutlook, tile: int) -> Slots:
    """A card that a line speaks of: its name, price, points and the coins of the learner."""
    return {
        "card": card_named(now, one.id),
        "price": one.prices[tile - 1],
        "points": points_of(now, one.id),
        "coins": me(now).coins,
        "tile": tile,
    }


def completed_by(now: Moment, card: str) -> MissionOutlook | None:
    """The row of prices that this card would complete."""
    number = CARD_IDS.index(card)
    for one in now.outlook.missions:
        wanted = MISSION_IDS.index(one.id)
        if now.box.mission_eval[wanted] == SERIES and one.values == [now.box.cost[number]]:
            if now.box.mission_metric[wanted] == now.box.group[number]:
                return one
    return None


def steps_with(now: Moment, tile: int) -> int:
    """How far a tile would take the marker at the Bastille."""
    rank = place_at(now, "bastille").ranks[tile - 1]
    return tile + now.box.bastille_plus[rank - 1] if rank else 0


def missing(now: Moment) -> int:
    """How many of the learner's people lack a weapon."""
    return now.outlook.arms[now.view.seat].missing
