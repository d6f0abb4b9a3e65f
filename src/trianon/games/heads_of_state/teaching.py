"""What can be taught on the table of Heads of State: things to light, ids in events, what a teacher looks at.

Every condition sees one seat's moment and nothing else; it returns what fills its line, or None.
"""

from __future__ import annotations

from pathlib import Path

from trianon.core.edition import base_tables
from trianon.core.teaching import Now, Slots
from trianon.core.words import Message
from trianon.games.heads_of_state.box import Box
from trianon.games.heads_of_state.names import (
    CARD_IDS,
    COUNTRY_IDS,
    NOBLE_IDS,
    SECTOR_IDS,
    TREACHERY_IDS,
    YEARS,
)
from trianon.games.heads_of_state.outlook import JOKER, CreationOutlook, NobleOutlook, Outlook
from trianon.games.heads_of_state.view import PlayerView, View

Moment = Now[View, Outlook, Box]
Told = dict[str, str]  # the figures of an event by name, ids instead of numbers
BIG, SWING, SOME = 7, 3, 2  # points that are worth a line
ASSASSIN = TREACHERY_IDS[0]

THINGS = (
    "centuries",
    "country_markers",
    "display",
    "finish",
    "hand",
    "hand_count",
    "house",
    "map",
    "most",
    "options",
    "reach",
    "revolution_meter",
    "score",
    "treachery_display",
    "vp",
)
SPOTS = [
    f"{row['id']}.{noble}"
    for row in base_tables(Path(__file__).parent)["sectors"]
    for noble in row["spots"]
]
FAMILIES = {
    "card": [*CARD_IDS, *TREACHERY_IDS],
    "country": COUNTRY_IDS,
    "noble": NOBLE_IDS,
    "sector": SECTOR_IDS,
    "spot": SPOTS,
}
FIGURES = {
    "attribute": CARD_IDS,
    "country": COUNTRY_IDS,
    "noble": NOBLE_IDS,
    "sector": SECTOR_IDS,
    "spot": SPOTS,
    "treachery": TREACHERY_IDS,
}


# What every condition asks for.


def me(now: Moment) -> PlayerView:
    """The learner."""
    return now.view.players[now.view.seat]


def noble_named(name: str) -> Message:
    """A rank in words."""
    return f"noble-{name}", {}


def card_named(name: str) -> Message:
    """An attribute card in words."""
    return f"attribute-{name}", {}


def blade_named(name: str) -> Message:
    """A treachery card in words."""
    return f"treachery-{name}", {}


def country_named(name: str) -> Message:
    """A country in words."""
    return f"country-{name}", {}


def spot_named(spot: str) -> Message:
    """A spot in words: its noble and its sector."""
    sector, noble = spot.rsplit(".", 1)
    return "spot", {"noble": noble, "sector": sector}


def ready_nobles(now: Moment) -> list[NobleOutlook]:
    """The nobles whose cards are in hand and that have a free place, the dearest first."""
    return [one for one in now.outlook.nobles if one.payable and one.free and one.tokens]


def near_noble(now: Moment) -> NobleOutlook | None:
    """The dearest noble that lacks a single card."""
    near = [one for one in now.outlook.nobles if one.wants and one.free and one.tokens]
    return near[0] if near else None


def best_creation(now: Moment) -> CreationOutlook | None:
    """What can be created now for the most points."""
    return max(now.outlook.creations, key=lambda one: (one.points, one.shift), default=None)


def in_treachery(now: Moment) -> bool:
    """Whether this is a treachery turn."""
    return now.view.option == "treachery"


def last_year(now: Moment) -> bool:
    """Whether the next revolution ends the game."""
    return bool(now.view.year == YEARS[-1])


def for_creation(now: Moment, one: CreationOutlook) -> Slots:
    """A creation that a line speaks of."""
    return {
        "spot": spot_named(one.spot),
        "points": one.points,
        "country": country_named(one.country),
        "place": one.place,
        "shift": one.shift,
    }


# Before choosing a turn (D1) and taking cards (D2, D3).


def table(now: Moment) -> Slots | None:
    """What is left to draw, and what the learner holds."""
    return {
        "deck": now.view.deck,
        "left": now.view.revolution_pile,
        "cards": me(now).attributes,
        "owed": now.view.owed_attributes,
    }


def end_is_near(now: Moment) -> Slots | None:
    """1789, and only the cards under the disc are left."""
    return table(now) if last_year(now) and now.view.deck == 0 else None


def revolution_is_near(now: Moment) -> Slots | None:
    """Only the cards under the disc are left."""
    return table(now) if not last_year(now) and now.view.deck == 0 else None


def noble_is_ready(now: Moment) -> Slots | None:
    """The cards for a noble are in hand."""
    ready = ready_nobles(now)
    return {"noble": noble_named(ready[0].noble)} if ready else None


def open_card_fits(now: Moment) -> Slots | None:
    """An open card would complete a noble."""
    near = near_noble(now)
    fits = [card for card in near.wants if now.view.display.get(card)] if near else []
    if near is None or not fits:
        return None
    return {"noble": noble_named(near.noble), "card": card_named(fits[0])}


def card_not_open(now: Moment) -> Slots | None:
    """A noble lacks one card, and it does not lie open."""
    near = near_noble(now)
    if near is None or open_card_fits(now) is not None:
        return None
    return {"noble": noble_named(near.noble), "card": card_named(near.wants[0])}


def courtesan_open(now: Moment) -> Slots | None:
    """The Courtesan lies open."""
    return {} if now.view.display.get(JOKER) else None


def safe_cards(now: Moment) -> Slots | None:
    """The end is near and a noble is ready: open cards cannot be the revolution."""
    ready = ready_nobles(now)
    if not ready or end_is_near(now) is None:
        return None
    return {"noble": noble_named(ready[0].noble)}


def blade_reaches_leader(now: Moment) -> Slots | None:
    """An open treachery card works where another player is first."""
    for number, name in enumerate(TREACHERY_IDS):
        if not now.view.treachery_display.get(name) or name == ASSASSIN:
            continue
        for country in now.view.countries:
            shown = now.box.shows[number][COUNTRY_IDS.index(country.id)]
            if shown and country.order and country.order[0] != now.view.seat:
                who = {"leader": country.order[0]}
                return {"card": blade_named(name), "country": country_named(country.id), **who}
    return None


# Before creating, striking, paying, giving up (D4 to D9).


def nothing_fits(now: Moment) -> Slots | None:
    """Nothing can be done but finish."""
    return {} if now.decision and now.decision.names == ("stop",) else None


def gap_can_be_filled(now: Moment) -> Slots | None:
    """The place of a victim can be taken at once."""
    best = best_creation(now)
    return for_creation(now, best) if in_treachery(now) and best else None


def gap_stays_open(now: Moment) -> Slots | None:
    """The place of a victim cannot be filled."""
    return {} if now.view.unfilled and not now.outlook.creations else None


def strike_is_open(now: Moment) -> Slots | None:
    """A noble could be struck."""
    names = now.decision.names if now.decision else ()
    return {} if any(one.startswith("target ") for one in names) else None


def big_points(now: Moment) -> Slots | None:
    """A creation brings many points at once."""
    best = best_creation(now)
    return for_creation(now, best) if best and best.points >= BIG else None


def country_turns(now: Moment) -> Slots | None:
    """A creation gains points if the revolution came now."""
    found = [one for one in now.outlook.creations if one.shift >= SWING]
    best = max(found, key=lambda one: one.shift, default=None)
    return for_creation(now, best) if best else None


def new_rank(now: Moment) -> Slots | None:
    """A creation would be a rank the learner has not created yet."""
    lacking = now.outlook.types_lacking
    found = [one.spot.rsplit(".", 1)[1] for one in now.outlook.creations]
    new = [name for name in found if name in lacking]
    if not new or not now.outlook.house:
        return None
    return {"noble": noble_named(new[0]), "count": len(lacking)}


def something_fits(now: Moment) -> Slots | None:
    """A noble can be created for points at once."""
    best = best_creation(now)
    return for_creation(now, best) if best and best.points else None


def whole_set(now: Moment) -> Slots | None:
    """All cards of the set are in hand."""
    return {} if now.decision and "pay plain" in now.decision.names else None


def sure_or_assassin(now: Moment) -> Slots | None:
    """An assassin and a card that never fails would both do."""
    names = now.decision.names if now.decision else ()
    return {} if f"play {ASSASSIN}" in names and len(names) > 1 else None


def two_sure_cards(now: Moment) -> Slots | None:
    """Several cards that never fail would do."""
    names = now.decision.names if now.decision else ()
    return {} if f"play {ASSASSIN}" not in names and len(names) > 1 else None


def too_many(now: Moment) -> Slots | None:
    """Cards above the limit."""
    return {"count": now.outlook.surplus} if now.outlook.surplus else None


# After an event.


def completes(now: Moment, told: Told) -> Slots | None:
    """The card completes a noble."""
    ready = [
        one for one in ready_nobles(now) if any(card.card == told["attribute"] for card in one.set)
    ]
    return {"noble": noble_named(ready[0].noble)} if ready else None


def still_lacks(now: Moment, told: Told) -> Slots | None:
    """What the nearest noble lacks now."""
    near = near_noble(now)
    if near is None:
        return None
    return {"noble": noble_named(near.noble), "missing": card_named(near.wants[0])}


def standing_there(now: Moment, told: Told) -> Slots | None:
    """How the learner stands in the country of a spot."""
    country = next(
        one
        for one in now.view.countries
        if any(spot.id == told["spot"] for sector in one.sectors for spot in sector.spots)
    )
    mine = country.influence[now.view.seat]
    others = [value for seat, value in enumerate(country.influence) if seat != now.view.seat]
    return {"country": country_named(country.id), "mine": mine, "theirs": max(others)}


def ends_the_game(now: Moment, told: Told) -> Slots | None:
    """The revolution of 1789."""
    return {} if now.view.over else None


def goes_on(now: Moment, told: Told) -> Slots | None:
    """A revolution before the last one."""
    return {} if not now.view.over else None


def second_century(now: Moment, told: Told) -> Slots | None:
    """1689 begins."""
    return {} if now.view.year == YEARS[1] else None


def third_century(now: Moment, told: Told) -> Slots | None:
    """1789 begins."""
    return {} if last_year(now) else None


def my_score(now: Moment, told: Told) -> Slots | None:
    """What the learner has at the end."""
    return {"score": me(now).score}


# Warnings before a choice.


def unseen_at_the_end(now: Moment, action: str) -> Slots | None:
    """W1: an unseen card may end the game before a noble that is ready."""
    safe = safe_cards(now)
    return {**safe, **(table(now) or {})} if safe and action == "draw attribute" else None


def finishes_with_a_noble(now: Moment, action: str) -> Slots | None:
    """W2: finishing although a creation would bring points."""
    best = best_creation(now)
    if action != "stop" or in_treachery(now) or best is None or best.points < SOME:
        return None
    return for_creation(now, best)


def hand_overflows(now: Moment, action: str) -> Slots | None:
    """W3: finishing with too many cards although a noble could be created."""
    best = best_creation(now)
    if action != "stop" or not now.outlook.surplus or best is None:
        return None
    return {**for_creation(now, best), "count": now.outlook.surplus}


def courtesan_wasted(now: Moment, action: str) -> Slots | None:
    """W4: the Courtesan replaces a card the learner holds."""
    card = action.rpartition(" ")[2]
    if not action.startswith("pay courtesan ") or whole_set(now) is None:
        return None
    return {"card": card_named(card)} if now.view.my_hand.get(card) else None


def blade_too_early(now: Moment, action: str) -> Slots | None:
    """W5: a treachery turn in the first century."""
    return {} if action == "option treachery" and now.view.year == YEARS[0] else None


def treachery_while_ready(now: Moment, action: str) -> Slots | None:
    """W6: in a treachery turn nothing can be built on the places that are empty now."""
    best = best_creation(now)
    if action != "option treachery" or best is None or best.points < SOME:
        return None
    return for_creation(now, best)


def leaves_the_gap(now: Moment, action: str) -> Slots | None:
    """W7: the place of a victim stays open although the cards are in hand."""
    return gap_can_be_filled(now) if action == "stop" else None


def assassin_when_sure(now: Moment, action: str) -> Slots | None:
    """W9: an assassin although a sure card is in hand."""
    names = now.decision.names if now.decision else ()
    sure = [one.split()[1] for one in names if one != action]
    if action != f"play {ASSASSIN}" or not sure:
        return None
    return {"card": blade_named(sure[0])}


def small_number(now: Moment, action: str) -> Slots | None:
    """W11: the same rank would bring much more elsewhere."""
    spot = action.partition(" ")[2]
    chosen = next((one for one in now.outlook.creations if one.spot == spot), None)
    if chosen is None or not action.startswith("create "):
        return None
    same = [
        one for one in now.outlook.creations if one.spot.rsplit(".")[-1] == spot.rsplit(".")[-1]
    ]
    best = max(same, key=lambda one: one.points)
    if best.points < chosen.points + SWING or chosen.shift > best.shift:
        return None
    return {**for_creation(now, best), "less": chosen.points}


def courtesan_given_up(now: Moment, action: str) -> Slots | None:
    """W12: the Courtesan is thrown away although other cards could be."""
    others = [one for one in (now.decision.names if now.decision else ()) if one != action]
    return {} if action == f"discard {JOKER}" and others else None


def set_broken(now: Moment, action: str) -> Slots | None:
    """W10: a creation takes a card of a dearer noble that is ready for more points."""
    chosen = next((one for one in now.outlook.creations if action == f"create {one.spot}"), None)
    if chosen is None:
        return None
    sets = {one.noble: {card.card for card in one.set} for one in now.outlook.nobles}
    spent = sets[chosen.spot.rsplit(".")[-1]]
    for one in now.outlook.creations:
        needed = sets[one.spot.rsplit(".")[-1]]
        torn = [card for card in spent & needed if now.view.my_hand.get(card) == 1]
        if one.points > chosen.points and len(needed) > len(spent) and torn:
            return {**for_creation(now, one), "card": card_named(sorted(torn)[0])}
    return None
