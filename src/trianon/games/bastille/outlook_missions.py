"""Missions as they would be judged now (B13): the part of an outlook that counts cards."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from trianon.core.words import Message
from trianon.games.bastille import wording
from trianon.games.bastille.box import Box
from trianon.games.bastille.names import CARD_IDS, GROUP_IDS, MISSION_IDS
from trianon.games.bastille.numbers import ARMS, CROWNS, GEMS, GROUPS, MAX, SERIES
from trianon.games.bastille.view import PlayerView, View

CARDS = {name: number for number, name in enumerate(CARD_IDS)}
KINDS = ("max", "series", "set")


class MissionOutlook(Struct, frozen=True):
    """A mission of mine as it would score now: `points` of `most`, and what is lacking."""

    id: str
    kind: str
    points: int
    most: int
    done: bool
    mine: int
    best: int
    place: int
    values: list[int]
    groups: dict[str, int]
    name: Message
    about: Message
    progress: Message


class Cards:
    """The printed figures of the characters; each reading of the box is a copy, so they are read once."""

    def __init__(self, box: Box) -> None:
        self.group, self.armed, self.cost = box.group, box.armed, box.cost


def group_of(player: PlayerView, cards: Cards, name: str) -> int:
    """B10.1: the group a card counts for; a monk's is the one joined, GROUPS while it is open."""
    if name in player.monks:
        return GROUP_IDS.index(player.monks[name])
    return cards.group[CARDS[name]]


def missions_offered(view: View) -> list[str]:
    """B6.7: when I choose a mission, the kinds I saw in the piles and do not hold."""
    if view.asked != "take-mission" or view.asked_seat != view.seat or view.seat < 0:
        return []
    seen = {name for pile in view.my_piles.values() for name in pile.content}
    return sorted(seen - set(view.my_missions), key=MISSION_IDS.index)


def missions(view: View, box: Box, cards: Cards, names: list[str]) -> list[MissionOutlook]:
    """B13.1: each as it would be judged now."""
    return [mission(view, box, cards, MISSION_IDS.index(name)) for name in names]


def mission(view: View, box: Box, cards: Cards, number: int) -> MissionOutlook:
    """One mission of mine, by its kind."""
    if box.mission_eval[number] == MAX:
        return majority(view, box, cards, number)
    if box.mission_eval[number] == SERIES:
        return series(view, box, cards, number)
    return complete_set(view, box, cards, number)


def members(player: PlayerView, cards: Cards, group: int) -> list[int]:
    """The cards of a group, monks in the one they joined."""
    return [CARDS[name] for name in player.cards if group_of(player, cards, name) == group]


def metric(player: PlayerView, cards: Cards, what: int) -> int:
    """B13.2, B13.5: members of a group, crowns, weapons (tokens, torches, armed characters) or gems."""
    if what < GROUPS:
        return len(members(player, cards, what))
    if what == ARMS:
        armed = sum(cards.armed[CARDS[name]] for name in player.cards)
        return armed + player.torches + sum(player.weapons.values())
    return {CROWNS: player.crowns, GEMS: player.gems}[what]


def majority(view: View, box: Box, cards: Cards, number: int) -> MissionOutlook:
    """B13.3, R4: dense ranking among all; a number of 0 scores only by the house rule (R3)."""
    what = box.mission_metric[number]
    counts = [metric(player, cards, what) for player in view.players]
    mine = counts[view.seat]
    place = 1 + len({count for count in counts if count > mine})
    worth = {1: box.mission_points[number], 2: box.mission_second[number]}
    points = worth.get(place, 0) if mine > 0 or view.switches["zero_majority"] else 0
    best = max(count for seat, count in enumerate(counts) if seat != view.seat)
    said = {"mine": mine, "best": best, "place": place, "points": points}
    return judged(box, number, points, said, mine, best, place)


def series(view: View, box: Box, cards: Cards, number: int) -> MissionOutlook:
    """B13.6, R20: a card of the group for each of the three values."""
    mine = members(view.players[view.seat], cards, box.mission_metric[number])
    owned = {cards.cost[card] for card in mine}
    lack = [value for value in box.mission_values[number] if value not in owned]
    said: dict[str, int | str] = {"count": len(lack), "lack": ", ".join(map(str, lack))}
    points = 0 if lack else box.mission_points[number]
    return judged(box, number, points, said, 3 - len(lack), values=lack)


def complete_set(view: View, box: Box, cards: Cards, number: int) -> MissionOutlook:
    """B13.7: so many cards of every group."""
    each, me = box.mission_each[number], view.players[view.seat]
    counts = [len(members(me, cards, group)) for group in range(GROUPS)]
    groups = {GROUP_IDS[group]: each - n for group, n in enumerate(counts) if n < each}
    points = 0 if groups else box.mission_points[number]
    said = {"least": min(counts), "each": each}
    return judged(box, number, points, said, min(counts), groups=groups)


def judged(
    box: Box,
    number: int,
    points: int,
    said: Mapping[str, int | str],
    mine: int,
    best: int = 0,
    place: int = 0,
    values: list[int] | None = None,
    groups: dict[str, int] | None = None,
) -> MissionOutlook:
    """A mission with its points now, and in words."""
    kind = KINDS[box.mission_eval[number]]
    most = box.mission_points[number]
    name, about = wording.mission(box, number), wording.mission_about(box, number)
    progress: Message = (f"outlook-mission-{kind}", dict(said))
    return MissionOutlook(
        MISSION_IDS[number], kind, points, most, points == most, mine, best, place,
        values or [], groups or {}, name, about, progress,
    )  # fmt: skip
