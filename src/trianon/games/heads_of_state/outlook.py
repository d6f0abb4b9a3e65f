"""What a person may conclude from a view by the rules: nobles within reach, points of a creation (H6-H13)."""

from __future__ import annotations

from msgspec import Struct

from trianon.core.sizes import NOBODY
from trianon.core.words import Message
from trianon.games.heads_of_state.box import Box
from trianon.games.heads_of_state.names import ATTRIBUTE_IDS, CARD_IDS, NOBLE_IDS, SECTOR_IDS
from trianon.games.heads_of_state.numbers import COURTESAN, NOBLES
from trianon.games.heads_of_state.view import CountryView, PlayerView, SectorView, View

JOKER = CARD_IDS[COURTESAN]
RANKS = {name: number + 1 for number, name in enumerate(NOBLE_IDS)}  # H1.4
NEAR = 2  # cards lacking for a noble that is still worth a line
SECTORS = {name: number for number, name in enumerate(SECTOR_IDS)}


class CardOutlook(Struct, frozen=True):
    """A card of a noble's set, and whether I hold it."""

    card: str
    held: bool


class NobleOutlook(Struct, frozen=True):
    """A type of noble: what my hand lacks for it, and where it could stand.

    `missing` counts cards after the courtesan has helped; each card of `wants` would complete the
    set; `spots` are those I could fill now, `free` counts the empty ones of its type.
    """

    noble: str
    set: list[CardOutlook]
    missing: int
    courtesan: bool
    payable: bool
    wants: list[str]
    tokens: int
    free: int
    spots: list[str]


class CreationOutlook(Struct, frozen=True):
    """A noble I could create now: points at once by source, my place in the country, the points it shifts."""

    spot: str
    country: str
    initial: int
    marker: int
    house: int
    points: int
    place: int
    shift: int


class StandingOutlook(Struct, frozen=True):
    """A player's influence in a country, and the points if the revolution came now."""

    seat: int
    influence: int
    points: int


class CountryOutlook(Struct, frozen=True):
    """A country: who would be paid, and the sectors I lack for its marker (points 0: none to win)."""

    id: str
    standing: list[StandingOutlook]
    lacks: list[str]
    marker: int


class Outlook(Struct, frozen=True):
    """What follows from a view of Heads of State; dearest nobles first."""

    game: str
    seat: int
    nobles: list[NobleOutlook]
    creations: list[CreationOutlook]
    countries: list[CountryOutlook]
    types_lacking: list[str]
    house: int
    surplus: int


Extra = tuple[str, int]  # a spot and who would stand there
NO_EXTRA: Extra = ("", NOBODY)


def outlook(view: View, box: Box) -> Outlook:
    """All of it, from the view and the printed figures alone."""
    me = view.players[view.seat] if view.seat >= 0 else None
    nobles = reach(view, box, me) if me else []
    return Outlook(
        game="heads-of-state",
        seat=view.seat,
        nobles=nobles,
        creations=creations(view, box, me, nobles) if me else [],
        countries=[country_outlook(view, country, me) for country in view.countries],
        types_lacking=[one for one in NOBLE_IDS if me and one not in me.types_created],
        house=house_points(view, me) if me else 0,
        surplus=max(0, me.attributes - box.attribute_limit) if me else 0,  # H11.1
    )


# Nobles within reach (H6, H7).


def reach(view: View, box: Box, me: PlayerView) -> list[NobleOutlook]:
    """H6.2, H7: every type of noble from the king down."""
    empty: dict[str, list[str]] = {name: [] for name in NOBLE_IDS}
    for country in view.countries:
        for sector in country.sectors:
            for spot in sector.spots:
                if spot.seat < 0:
                    empty[spot.noble].append(spot.id)
    return [
        noble(view, box, me, number, empty[NOBLE_IDS[number]]) for number in reversed(range(NOBLES))
    ]


def noble(view: View, box: Box, me: PlayerView, number: int, empty: list[str]) -> NobleOutlook:
    """One type: the cards, the courtesan's help, the token (H6.6), the spots (H6.3-H6.5)."""
    mask, helped = box.noble_set[number], bool(box.noble_courtesan[number])
    cards = [name for code, name in enumerate(ATTRIBUTE_IDS) if mask >> code & 1]
    lack = [name for name in cards if not view.my_hand.get(name)]
    courtesan = helped and bool(lack) and view.my_hand.get(JOKER, 0) > 0  # H7.1, H7.2
    missing = len(lack) - courtesan
    tokens = me.supply[NOBLE_IDS[number]]
    ready = missing == 0 and tokens > 0
    return NobleOutlook(
        noble=NOBLE_IDS[number],
        set=[CardOutlook(name, name not in lack) for name in cards],
        missing=missing,
        courtesan=courtesan,
        payable=missing == 0,
        wants=wanted(lack, missing, helped, courtesan),
        tokens=tokens,
        free=len(empty),
        spots=[spot for spot in empty if is_open(view, spot)] if ready else [],
    )


def wanted(lack: list[str], missing: int, helped: bool, courtesan: bool) -> list[str]:
    """H7.1: the cards of which one would complete the set; a second courtesan does not help."""
    if missing != 1:
        return []
    return [*lack, JOKER] if helped and not courtesan else lack


def is_open(view: View, spot: str) -> bool:
    """H6.4, H8.5: in my treachery turn only the spots of my victims, otherwise any empty one."""
    return view.option != "treachery" or view.active != view.seat or spot in view.unfilled


# What a creation brings (H13.1-H13.4).


def creations(
    view: View, box: Box, me: PlayerView, nobles: list[NobleOutlook]
) -> list[CreationOutlook]:
    """Every spot I could fill now."""
    spots = {spot: one.noble for one in nobles for spot in one.spots}
    if not spots:
        return []
    influence = box.influence
    return [
        creation(view, country, sector, influence, (spot.id, me.seat))
        for country in view.countries
        for sector in country.sectors
        for spot in sector.spots
        if spot.id in spots
    ]


def creation(
    view: View, country: CountryView, sector: SectorView, influence: list[list[int]], extra: Extra
) -> CreationOutlook:
    """H6.8: initial marker, country marker, House of Nobles marker; then the country as it would stand."""
    me = view.players[extra[1]]
    name = extra[0].rsplit(".", 1)[1]
    initial = sector.hexagon if sector.initial_marker else 0  # H13.1
    marker = country_points(country, me) if lacking(country, me) in ([], [sector.id]) else 0
    house = house_points(view, me) if types_lacking(me) in ([], [name]) else 0
    after = order(country, influence, extra)
    return CreationOutlook(
        spot=extra[0],
        country=country.id,
        initial=initial,
        marker=marker,
        house=house,
        points=initial + marker + house,
        place=after.index(me.seat) + 1 if me.seat in after else 0,
        shift=paid(country, after, me.seat) - paid(country, country.order, me.seat),
    )


def types_lacking(me: PlayerView) -> list[str]:
    """H13.3: the types I have not created yet."""
    return [name for name in NOBLE_IDS if name not in me.types_created]


def lacking(country: CountryView, me: PlayerView) -> list[str]:
    """H13.2, H13.2a: the sectors in which I have never created."""
    return [sector.id for sector in country.sectors if me.seat not in sector.created]


def country_points(country: CountryView, me: PlayerView) -> int:
    """H13.2: the next marker of the country, once for each player."""
    return country.markers[0] if country.markers and country.id not in me.country_markers else 0


def house_points(view: View, me: PlayerView) -> int:
    """H13.3: the next House of Nobles marker, once for each player."""
    return view.house_markers[0] if view.house_markers and not me.house_marker else 0


# Countries (H13.4).


def country_outlook(view: View, country: CountryView, me: PlayerView | None) -> CountryOutlook:
    """Influence from the most down, ties as they would be broken."""
    rest = [seat for seat in range(len(view.players)) if seat not in country.order]
    seats = country.order + sorted(rest, key=lambda seat: -country.influence[seat])
    standing = [
        StandingOutlook(seat, country.influence[seat], paid(country, country.order, seat))
        for seat in seats
        if country.influence[seat] > 0
    ]
    lacks = lacking(country, me) if me else []
    return CountryOutlook(country.id, standing, lacks, country_points(country, me) if me else 0)


def paid(country: CountryView, order: list[int], seat: int) -> int:
    """H13.4a: the points of first and second place in this round."""
    places = (country.first_places, country.second_places)
    at = order.index(seat) if seat in order else len(places)
    return places[at][0] if at < len(places) and places[at] else 0


def order(country: CountryView, influence: list[list[int]], extra: Extra = NO_EXTRA) -> list[int]:
    """H13.4a-H13.4c: first and second player; more influence, best noble, then hexagon by hexagon."""
    counts: dict[int, int] = {}
    best: dict[int, list[int]] = {}
    by_hexagon = sorted(country.sectors, key=lambda sector: -sector.hexagon)
    for index, sector in enumerate(by_hexagon):
        living = [(owner(spot.id, spot.seat, extra), spot.noble) for spot in sector.spots]
        for place, (seat, name) in enumerate(one for one in living if one[0] >= 0):
            counts[seat] = counts.get(seat, 0) + influence[SECTORS[sector.id]][place]
            ranks = best.setdefault(seat, [0] * len(by_hexagon))
            ranks[index] = ranks[index] or RANKS[name]
    found = [seat for seat in counts if counts[seat] > 0]
    found.sort(
        key=lambda seat: (-counts[seat], -max(best[seat]), [-rank for rank in best[seat]], seat)
    )
    return found[:2]


def owner(spot: str, seat: int, extra: Extra) -> int:
    """Who stands there, or would."""
    return extra[1] if spot == extra[0] else seat


# Words.


def standing_words(found: Outlook) -> list[Message]:
    """How I stand: which nobles I could create, and those that lack little."""
    lines: list[Message] = [
        (
            "outlook-noble",
            {"noble": (f"noble-{one.noble}", {}), "missing": one.missing, "count": one.free},
        )
        for one in found.nobles
        if one.free and one.tokens and one.missing <= NEAR
    ]
    return lines


def option_words(found: Outlook, action: str) -> list[Message]:
    """What an option would mean as things stand."""
    verb, *rest = action.split()
    if verb == "create":
        return [
            line for one in found.creations if one.spot == rest[0] for line in creation_words(one)
        ]
    if verb == "take":
        useful = (one for one in found.nobles if rest[0] in one.wants and one.free and one.tokens)
        return [("outlook-completes", {"noble": (f"noble-{one.noble}", {})}) for one in useful]
    return []


def creation_words(one: CreationOutlook) -> list[Message]:
    """The points at once; the place in the country if the revolution came now."""
    country: Message = (f"country-{one.country}", {})
    lines: list[Message] = [("outlook-points", {"count": one.points})]
    if one.shift:
        lines.append(
            ("outlook-shift", {"country": country, "place": one.place, "count": one.shift})
        )
    return lines
