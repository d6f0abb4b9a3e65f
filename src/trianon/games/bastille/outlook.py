"""What a person may conclude from a view by the rules: ranks if placed, flags, weapons, missions (B5-B13)."""

from __future__ import annotations

from msgspec import Struct

from trianon.core.words import Message
from trianon.games.bastille.box import Box
from trianon.games.bastille.names import WEAPON_IDS
from trianon.games.bastille.numbers import (
    FINAL_FIELD,
    GROUPS,
    INTERIM_ROUND,
    PENALTIES,
    ROUNDS,
    VALUES,
)
from trianon.games.bastille.outlook_missions import (
    CARDS,
    Cards,
    MissionOutlook,
    group_of,
    missions,
    missions_offered,
)
from trianon.games.bastille.view import LocationView, PlayerView, View


class TileOutlook(Struct, frozen=True):
    """A tile in the order of evaluation."""

    seat: int
    value: int


class PlaceOutlook(Struct, frozen=True):
    """A location: its order from rank `first` on, and the rank a further tile of value 1, 2, ... would have.

    A rank of 0 means that no space is free; `first` grows as tiles are evaluated and leave.
    """

    id: str
    free: int
    first: int
    order: list[TileOutlook]
    ranks: list[int]


class CardOutlook(Struct, frozen=True):
    """A displayed card, for tiles of value 1, 2, ...: its price and the coins I lack; who would be unarmed."""

    id: str
    prices: list[int]
    lacks: list[int]
    unarmed: int


class FlagOutlook(Struct, frozen=True):
    """Somebody who would get a flag bonus now."""

    seat: int
    flags: int
    tied: bool


class FlagsOutlook(Struct, frozen=True):
    """Who would get the large and the small bonus; the flags I lack for each (0: enough)."""

    order: list[FlagOutlook]
    lacks: list[int]


class CrownsOutlook(Struct, frozen=True):
    """Who would score the crowns at the next scoring, and how much each."""

    seats: list[int]
    points: int


class WeaponOutlook(Struct, frozen=True):
    """How many of a weapon are needed and owned."""

    weapon: str
    need: int
    have: int


class ArmsOutlook(Struct, frozen=True):
    """The weapons of a player; monks still free join where they cost least."""

    seat: int
    weapons: list[WeaponOutlook]
    monks: int
    torches: int
    missing: int
    penalty: int


class TrackOutlook(Struct, frozen=True):
    """The points of the Bastille track, and the steps to the next line (0: there is none)."""

    seat: int
    points: int
    steps: int
    next_points: int


class BagOutlook(Struct, frozen=True):
    """The chance in percent that the next henchman drawn is theirs."""

    seat: int
    count: int
    share: int


class Outlook(Struct, frozen=True):
    """What follows from a view of Bastille; `tile` is the value being evaluated, 0 for none."""

    game: str
    seat: int
    scoring_round: int
    tile: int
    places: list[PlaceOutlook]
    cards: list[CardOutlook]
    flags: FlagsOutlook
    crowns: CrownsOutlook
    arms: list[ArmsOutlook]
    track: list[TrackOutlook]
    bag: list[BagOutlook]
    missions: list[MissionOutlook]
    offered: list[MissionOutlook]


def outlook(view: View, box: Box) -> Outlook:
    """All of it, from the view and the printed figures alone."""
    cards = Cards(box)
    return Outlook(
        game="bastille",
        seat=view.seat,
        scoring_round=scoring_round(view, box),
        tile=tile_evaluated(view),
        places=[place(location) for location in view.locations],
        cards=displayed(view, box, cards),
        flags=FlagsOutlook(flag_order(view, seat_flags(view)), flags_lacking(view)),
        crowns=crowns(view, box),
        arms=[arms(player, box, cards) for player in view.players],
        track=[track(player, box) for player in view.players],
        bag=odds(view),
        missions=missions(view, box, cards, view.my_missions),
        offered=missions(view, box, cards, missions_offered(view)),
    )


def scoring_round(view: View, box: Box) -> int:
    """B4.2, B4.3: the round whose scoring comes next; the interim boards go after it (B9.8)."""
    final = any(
        box.field_ids[number] in view.fields for number in box.field_ids if number >= FINAL_FIELD
    )
    return ROUNDS if final else INTERIM_ROUND


# Locations (B5, B6).


def in_order(location: LocationView) -> list[TileOutlook]:
    """B5.3: by value from high to low, of equal ones the earlier."""
    tiles = sorted(location.tiles, key=lambda tile: -tile.value)
    return [TileOutlook(tile.seat, tile.value) for tile in tiles]


def rank_if_placed(location: LocationView, value: int) -> int:
    """B5.1, B5.3: behind every tile of at least its value; 0 if no space is free."""
    if len(location.tiles) >= location.spaces:
        return 0
    return 1 + sum(tile.value >= value for tile in location.tiles)


def place(location: LocationView) -> PlaceOutlook:
    """A location with the ranks a further tile would have."""
    return PlaceOutlook(
        id=location.id,
        free=location.spaces - len(location.tiles),
        first=min((tile.rank for tile in location.tiles), default=1),
        order=in_order(location),
        ranks=[rank_if_placed(location, value) for value in range(1, VALUES)],
    )


def tile_evaluated(view: View) -> int:
    """B5.3, B5.6: the value of the tile whose turn it is; those before it have left."""
    for location in view.locations:
        if location.id == view.evaluating and location.tiles:
            return in_order(location)[0].value
    return 0


def displayed(view: View, box: Box, cards: Cards) -> list[CardOutlook]:
    """B6.5: what the displayed cards would cost, and what they would mean to me."""
    me = view.players[view.seat] if view.seat >= 0 else None
    found = []
    for name in filter(None, view.display):
        prices = [max(0, cards.cost[CARDS[name]] - value) for value in range(1, VALUES)]
        lacks = [] if me is None else [max(0, price - me.coins) for price in prices]
        unarmed = -1 if me is None else arms(me, box, cards, name).missing
        found.append(CardOutlook(name, prices, lacks, unarmed))
    return found


# Flags and crowns (B7, B9.2).


def seat_flags(view: View) -> list[int]:
    """B7.1: everybody's flags."""
    return [player.flags for player in view.players]


def flag_order(view: View, flags: list[int]) -> list[FlagOutlook]:
    """B7.2-B7.4: the first two, ties from the start player on; without a flag no bonus (R2)."""
    count = len(flags)
    turn = [(view.start_player + step) % count for step in range(count)]
    best = sorted(turn, key=lambda seat: -flags[seat])[:2]
    return [
        FlagOutlook(seat, flags[seat], flags.count(flags[seat]) > 1)
        for seat in best
        if flags[seat] > 0 or view.switches["zero_majority"]
    ]


def flags_lacking(view: View) -> list[int]:
    """B7.2: how many more flags I need for the large bonus, and for one of the two."""
    return [] if view.seat < 0 else [more_flags(view, places) for places in (1, 2)]


def more_flags(view: View, places: int) -> int:
    """The fewest further flags with which I stand among the first one or two."""
    flags, more = seat_flags(view), 0
    while view.seat not in [one.seat for one in flag_order(view, flags)[:places]]:
        more += 1
        flags[view.seat] += 1
    return more


def crowns(view: View, box: Box) -> CrownsOutlook:
    """B9.2, B11.2: everybody with the most crowns; nobody with none (R3)."""
    final = scoring_round(view, box) == ROUNDS
    points = box.crown_points_final if final else box.crown_points_interim
    most = max(player.crowns for player in view.players)
    if most == 0 and not view.switches["zero_majority"]:
        return CrownsOutlook([], points)
    return CrownsOutlook([one.seat for one in view.players if one.crowns == most], points)


# Weapons and the track (B9.6, B12).


def arms(player: PlayerView, box: Box, cards: Cards, further: str = "") -> ArmsOutlook:
    """B12.5, R22: fitting tokens first, then torches; with one further card, if one is named."""
    need = [0] * (GROUPS + 1)
    for name in (*player.cards, further) if further else player.cards:
        if not cards.armed[CARDS[name]]:
            need[group_of(player, cards, name)] += 1
    monks = need.pop()
    have = [player.weapons[name] for name in WEAPON_IDS]
    short = sum(max(0, wanted - owned) for wanted, owned in zip(need, have, strict=True))
    spare = sum(max(0, owned - wanted) for wanted, owned in zip(need, have, strict=True))
    missing = max(0, short + max(0, monks - spare) - player.torches)  # B10.1: any group
    return ArmsOutlook(
        seat=player.seat,
        weapons=[WeaponOutlook(*line) for line in zip(WEAPON_IDS, need, have, strict=True)],
        monks=monks,
        torches=player.torches,
        missing=missing,
        penalty=box.penalty[min(missing, PENALTIES - 1)],  # B12.6
    )


def track(player: PlayerView, box: Box) -> TrackOutlook:
    """B9.6, R15: the figure at the last line passed, and the next one."""
    points = 0
    for space, value in zip(box.line_space[: box.lines], box.line_points, strict=False):
        if player.track < space:
            return TrackOutlook(player.seat, points, space - player.track, value)
        points = value
    return TrackOutlook(player.seat, points, 0, 0)


def odds(view: View) -> list[BagOutlook]:
    """B9.3: whose henchman is drawn next, the likeliest first."""
    total = sum(view.bag)
    found = [
        BagOutlook(seat, count, (200 * count + total) // (2 * total))
        for seat, count in enumerate(view.bag)
        if count
    ]
    return sorted(found, key=lambda one: -one.count)


# Words.


def standing_words(found: Outlook) -> list[Message]:
    """How I stand: my missions, my weapons, the flags I lack."""
    lines: list[Message] = [
        ("outlook-mission", {"mission": one.name, "progress": one.progress})
        for one in found.missions
    ]
    if found.seat >= 0:
        mine = found.arms[found.seat]
        weapons = ("outlook-arms", {"missing": mine.missing, "torches": mine.torches})
        lines.append(("outlook-balance", {"arms": weapons}))
        large, small = found.flags.lacks
        lines.append(("outlook-flags", {"large": large, "small": small}))
    return lines


def option_words(found: Outlook, action: str) -> list[Message]:
    """What an option would mean as things stand."""
    verb, *rest = action.split()
    if verb == "place":
        return placing_words(found, int(rest[0]), rest[1])
    if verb == "recruit":
        unarmed = next(one.unarmed for one in found.cards if one.id == rest[0])
        return [("outlook-unarmed", {"count": unarmed})]
    if verb == "take":
        return [one.progress for one in found.offered if one.id == rest[0]]
    return []


def placing_words(found: Outlook, value: int, name: str) -> list[Message]:
    """The rank of the tile; at the Place Louis the cards it could pay."""
    here = next(one for one in found.places if one.id == name)
    lines: list[Message] = [
        ("outlook-rank", {"place": here.ranks[value - 1], "tiles": len(here.order) + 1})
    ]
    if name == "place_louis":
        payable = sum(one.lacks[value - 1] == 0 for one in found.cards)
        lines.append(("outlook-reach", {"count": payable}))
    return lines
