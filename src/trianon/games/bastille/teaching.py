"""What can be taught on the table of Bastille: things to light, ids in events, what a teacher looks at.

Every condition sees one seat's moment and nothing else; it returns what fills its line, or None.
"""

from __future__ import annotations

from trianon.core.teaching import Now, Slots
from trianon.core.words import Message
from trianon.games.bastille.box import Box
from trianon.games.bastille.names import (
    CARD_IDS,
    GROUP_IDS,
    KIND_IDS,
    LOCATION_IDS,
    MISSION_IDS,
    SIDE_IDS,
    SOURCE_IDS,
    VERSAILLES_IDS,
    WEAPON_IDS,
)
from trianon.games.bastille.numbers import INTERIM_ROUND, ROUNDS, SERIES, VALUES
from trianon.games.bastille.outlook import CardOutlook, Outlook, PlaceOutlook
from trianon.games.bastille.outlook_missions import MissionOutlook
from trianon.games.bastille.view import PlayerView, View
from trianon.games.bastille.wording import bonus, figure

Moment = Now[View, Outlook, Box]
Told = dict[str, str]  # the figures of an event by name, ids instead of numbers
COUNTS = (INTERIM_ROUND, ROUNDS)
GROWING = 2  # the highest tile a beginner should let grow first
LATE = 5  # from this round on people and weapons come before growth

THINGS = (
    "catacomb_boards",
    "count_line",
    "display",
    "flag_tile",
    "hand",
    "mission_row",
    "own_cards",
    "own_missions",
    "penalty",
    "places",
    "purse",
    "round_track",
    "score_table",
    "scores",
    "track",
    "weapons_display",
)
FAMILIES = {"card": CARD_IDS, "mission": MISSION_IDS, "place": LOCATION_IDS}
FIGURES = {
    "card": CARD_IDS,
    "group": GROUP_IDS,
    "kind": KIND_IDS,
    "location": LOCATION_IDS,
    "mission": MISSION_IDS,
    "side": SIDE_IDS,
    "source": SOURCE_IDS,
    "weapon": WEAPON_IDS,
}


# What every condition asks for.


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


# Before placing a tile (D1).


def beginning(now: Moment) -> Slots | None:
    """Something is asked for the first time."""
    return {
        "free": sum(one.free for one in now.outlook.places),
        "count": len(within_reach(now, max(now.outlook.tile, 1))),
        "coins": me(now).coins,
        "tile": max(now.outlook.tile, 1),
    }


def counting_comes(now: Moment) -> Slots | None:
    """The first tile of round four."""
    return {} if now.view.round == INTERIM_ROUND and is_first_tile(now) else None


def second_half(now: Moment) -> Slots | None:
    """The first tile of round five."""
    return {} if now.view.round == INTERIM_ROUND + 1 and is_first_tile(now) else None


def last_round(now: Moment) -> Slots | None:
    """The first tile of the last round."""
    return {} if now.view.round == ROUNDS and is_first_tile(now) else None


def is_first_tile(now: Moment) -> bool:
    """Whether none of the learner's tiles lies yet."""
    return not any(has_tile_at(now, name) for name in LOCATION_IDS)


def card_completes_mission(now: Moment) -> Slots | None:
    """A character within reach completes a mission of the learner."""
    tile = now.outlook.tile or best_tile(now)
    for one in within_reach(now, tile):
        found = completed_by(now, one.id)
        if found is not None:
            named = {"mission": mission_named(now, found.id), "gain": found.most}
            return {**for_card(now, one, tile), **named}
    return None


def growing_pays(now: Moment) -> Slots | None:
    """Early rounds: Notre Dame has a space and a low tile is in hand."""
    free, low = place_at(now, "notre_dame").free, min(me(now).tiles, default=VALUES)
    if now.view.round >= LATE or not free or low > GROWING:
        return None
    return {"free": free, "tile": low, "grown": low + 1, "rounds": ROUNDS - now.view.round}


def line_is_near(now: Moment) -> Slots | None:
    """Just before a count a tile would pass the next line of the track."""
    track = now.outlook.track[now.view.seat]
    tiles = [tile for tile in me(now).tiles if track.steps and steps_with(now, tile) >= track.steps]
    if now.view.round not in COUNTS or not tiles:
        return None
    gain = track.next_points - track.points
    return {"steps": track.steps, "gain": gain, "tile": min(tiles)}


def purse_is_light(now: Moment) -> Slots | None:
    """Nobody displayed is within reach."""
    tile, coins = best_tile(now), me(now).coins
    if within_reach(now, tile) or not now.outlook.cards:
        return None
    return {"coins": coins, "tile": tile, "reach": coins + tile}


def people_wait(now: Moment) -> Slots | None:
    """Later rounds: somebody is within reach and no own tile lies at Place Louis."""
    tile, place = best_tile(now), place_at(now, "place_louis")
    found = within_reach(now, tile)
    if now.view.round < LATE or not place.free or has_tile_at(now, "place_louis") or not found:
        return None
    best = max(found, key=lambda one: points_of(now, one.id))
    return {**for_card(now, best, tile), "count": len(found), "free": place.free}


def weapons_lack(now: Moment) -> Slots | None:
    """Later rounds: two or more of the learner's people lack a weapon."""
    short = missing(now)
    return {"count": short} if now.view.round >= LATE and short >= 2 else None


def flags_are_near(now: Moment) -> Slots | None:
    """A character within reach would bring the most flags."""
    need, order = now.outlook.flags.lacks[0], now.outlook.flags.order
    tile = now.outlook.tile or best_tile(now)
    flags = now.box.flags
    found = [one for one in within_reach(now, tile) if flags[CARD_IDS.index(one.id)] >= need]
    if not need or not order or not found:
        return None
    leader = {"leader": order[0].seat, "flags": order[0].flags}
    return {**for_card(now, found[0], tile), **leader}


def one_space_left(now: Moment) -> Slots | None:
    """A place with a single free space, where none of the learner's tiles lies."""
    for one in now.outlook.places:
        if one.free == 1 and not has_tile_at(now, one.id):
            return {"place": (f"location-{one.id}", {})}
    return None


def nobody_in_the_bag(now: Moment) -> Slots | None:
    """Before a count none of the learner's henchmen is in the bag."""
    if now.view.round not in (3, 4, 7) or now.view.bag[now.view.seat]:
        return None
    return {"round": INTERIM_ROUND if now.view.round <= INTERIM_ROUND else ROUNDS}


def how_it_stands(now: Moment) -> Slots | None:
    """What the learner has."""
    mine = me(now)
    return {"people": len(mine.cards), "coins": mine.coins, "missions": mine.missions}


# Versailles, people, missions (D2 to D4).


def two_gifts(now: Moment) -> Slots | None:
    """The two bonuses of the Versailles tile."""
    tile = VERSAILLES_IDS.index(now.view.versailles)
    kinds, counts = now.box.versailles_kind[tile], now.box.versailles_count[tile]
    return {"left": bonus(kinds[0], counts[0]), "right": bonus(kinds[1], counts[1])}


def coins_would_reach(now: Moment) -> Slots | None:
    """Coins are offered that would bring somebody better within reach of the own tile at Place Louis."""
    place = place_at(now, "place_louis")
    tile = max((one.value for one in place.order if one.seat == now.view.seat), default=0)
    offered = gift(now, "coins")
    if not tile or not offered:
        return None
    before = max((points_of(now, one.id) for one in within_reach(now, tile)), default=0)
    after = [one for one in now.outlook.cards if one.lacks[tile - 1] <= offered]
    best = max(after, key=lambda one: points_of(now, one.id), default=None)
    if best is None or points_of(now, best.id) <= before:
        return None
    return {**for_card(now, best, tile), "count": offered}


def torch_would_arm(now: Moment) -> Slots | None:
    """A torch is offered, and somebody lacks a weapon."""
    return {"count": missing(now)} if gift(now, "torch") and missing(now) else None


def gift(now: Moment, kind: str) -> int:
    """How much of a kind the Versailles tile offers."""
    tile = VERSAILLES_IDS.index(now.view.versailles)
    kinds, counts = now.box.versailles_kind[tile], now.box.versailles_count[tile]
    return max((counts[side] for side in range(2) if KIND_IDS[kinds[side]] == kind), default=0)


def crowns_would_lead(now: Moment) -> Slots | None:
    """Just before a count a character within reach would bring the most crowns."""
    most = max(one.crowns for one in now.view.players)
    lack = most - me(now).crowns
    crowns = now.box.crowns
    found = [
        one
        for one in within_reach(now, max(now.outlook.tile, 1))
        if crowns[CARD_IDS.index(one.id)] > 0 and crowns[CARD_IDS.index(one.id)] >= lack
    ]
    if now.view.round not in COUNTS or lack < 0 or not found:
        return None
    return {"card": card_named(now, found[0].id), "gain": now.outlook.crowns.points}


def somebody_comes_armed(now: Moment) -> Slots | None:
    """Two of the learner's people lack weapons, and somebody within reach comes armed."""
    armed = now.box.armed
    found = [
        one for one in within_reach(now, max(now.outlook.tile, 1)) if armed[CARD_IDS.index(one.id)]
    ]
    if missing(now) < 2 or not found:
        return None
    return {"count": missing(now), "card": card_named(now, found[0].id)}


def most_for_the_coin(now: Moment) -> Slots | None:
    """The character within reach with the most points."""
    tile = max(now.outlook.tile, 1)
    found = within_reach(now, tile)
    if not found:
        return None
    best = max(found, key=lambda one: (points_of(now, one.id), -one.prices[tile - 1]))
    return for_card(now, best, tile)


def mission_is_near(now: Moment) -> Slots | None:
    """Of the missions to choose from the one that brings most as things stand."""
    offered = [one for one in now.outlook.offered if one.points or one.mine]
    if not offered:
        return None
    best = max(offered, key=lambda one: (one.points, one.mine, one.most))
    return {"mission": mission_named(now, best.id), "progress": best.progress}


def few_rounds_left(now: Moment) -> Slots | None:
    """From round six on."""
    return {"rounds": ROUNDS - now.view.round} if now.view.round > LATE else None


# The counts (D5 to D8).


def fields_free(now: Moment, kind: str) -> int:
    """The most a free field of the catacombs gives of a kind."""
    ids, kinds, counts = now.box.field_ids, now.box.field_kind, now.box.field_count
    free = [number for number, name in ids.items() if now.view.fields.get(name, 0) < 0]
    return max((counts[number] for number in free if KIND_IDS[kinds[number]] == kind), default=0)


def field_passes_line(now: Moment) -> Slots | None:
    """A free field has enough steps for the next line."""
    track, steps = now.outlook.track[now.view.seat], fields_free(now, "bastille")
    if not track.steps or steps < track.steps:
        return None
    return {"steps": steps, "gain": track.next_points - track.points}


def field_has_torch(now: Moment) -> Slots | None:
    """A torch can be taken, and somebody lacks a weapon."""
    return {"count": missing(now)} if fields_free(now, "torch") and missing(now) else None


def interim(now: Moment) -> Slots | None:
    """The first of the two counts."""
    return {} if now.outlook.scoring_round == INTERIM_ROUND else None


def weapons_needed(now: Moment) -> Slots | None:
    """Somebody lacks a weapon."""
    return {"count": missing(now)} if missing(now) else None


def everybody_armed(now: Moment) -> Slots | None:
    """Nobody lacks a weapon."""
    return {} if not missing(now) else None


# After an event.


def past_a_line(now: Moment, told: Told) -> Slots | None:
    """The marker has passed a line with these steps."""
    lines = now.box.line_space[: now.box.lines]
    space, steps = int(told["space"]), int(told["count"])
    passed = [index for index, at in enumerate(lines) if space - steps < at <= space]
    return {"points": now.box.line_points[passed[-1]]} if passed else None


def before_a_line(now: Moment, told: Told) -> Slots | None:
    """The marker stands before a line."""
    more = now.outlook.track[now.view.seat].steps
    return {"more": more} if more and past_a_line(now, told) is None else None


def grows_for(now: Moment, told: Told) -> Slots | None:
    """How many rounds a grown tile can be used."""
    return {"rounds": ROUNDS - now.view.round}


def bag_stands(now: Moment, told: Told) -> Slots | None:
    """Whose henchmen are in the bag."""
    return {"mine": now.view.bag[now.view.seat], "all": sum(now.view.bag)}


def still_unarmed(now: Moment, told: Told) -> Slots | None:
    """How many of the learner's people lack a weapon now."""
    return {"lack": missing(now)}


def for_gems(now: Moment, told: Told) -> Slots | None:
    """Points for gems."""
    return {} if told["source"] == "gems" else None


def for_crowns(now: Moment, told: Told) -> Slots | None:
    """Points for crowns."""
    return {} if told["source"] == "crowns" else None


def for_the_track(now: Moment, told: Told) -> Slots | None:
    """Points for the Bastille track."""
    return {} if told["source"] == "bastille" else None


def gained(now: Moment, told: Told) -> Slots | None:
    """Points of any other source, not the penalty."""
    return {} if int(told["count"]) > 0 else None


def lost(now: Moment, told: Told) -> Slots | None:
    """A penalty."""
    return {} if int(told["count"]) < 0 else None


def mission_met(now: Moment, told: Told) -> Slots | None:
    """A mission that brings points."""
    return {} if int(told["count"]) > 0 else None


def mission_missed(now: Moment, told: Told) -> Slots | None:
    """A mission that brings none."""
    return {} if int(told["count"]) == 0 else None


def some_unarmed(now: Moment, told: Told) -> Slots | None:
    """Somebody is unarmed at the end."""
    return {} if int(told["count"]) > 0 else None


def first_count(now: Moment, told: Told) -> Slots | None:
    """The interim scoring begins."""
    return {} if told["final"] == "0" else None


def last_count(now: Moment, told: Told) -> Slots | None:
    """The final scoring begins."""
    return {} if told["final"] != "0" else None


def my_score(now: Moment, told: Told) -> Slots | None:
    """What the learner has at the end."""
    return {"score": me(now).score}


# Warnings before a choice.


def placing(action: str) -> tuple[int, str]:
    """The tile and the place of an action; 0 if it places none."""
    verb, *rest = action.split()
    return (int(rest[0]), rest[1]) if verb == "place" else (0, "")


def nobody_within_reach(now: Moment, action: str) -> Slots | None:
    """W1: at Place Louis without the coins for anybody, the Banque counted in."""
    tile, place = placing(action)
    if place != "place_louis" or not now.outlook.cards:
        return None
    banque = place_at(now, "banque_de_paris")
    income = sum(
        tile.value * now.box.banque_times[rank]
        for rank, tile in enumerate(banque.order)
        if tile.seat == now.view.seat
    )
    cheapest = min(now.box.cost[CARD_IDS.index(one.id)] for one in now.outlook.cards)
    reach = me(now).coins + income + tile
    return {"reach": reach, "price": cheapest} if reach < cheapest else None


def one_step_short(now: Moment, action: str) -> Slots | None:
    """W2: just before a count one step short of a line that another tile would pass."""
    tile, place = placing(action)
    track = now.outlook.track[now.view.seat]
    better = [one for one in me(now).tiles if steps_with(now, one) >= track.steps]
    if place != "bastille" or now.view.round not in COUNTS or not track.steps or not better:
        return None
    if steps_with(now, tile) != track.steps - 1:
        return None
    return {"tile": min(better), "gain": track.next_points - track.points}


def unarmed_recruit(now: Moment, action: str) -> Slots | None:
    """W3: late, one more without a weapon, though somebody comparable comes armed."""
    verb, *rest = action.split()
    if verb != "recruit" or now.view.round <= LATE:
        return None
    chosen = next(one for one in now.outlook.cards if one.id == rest[0])
    worth = points_of(now, chosen.id) - 1
    armed = [
        one
        for one in within_reach(now, max(now.outlook.tile, 1))
        if now.box.armed[CARD_IDS.index(one.id)] and points_of(now, one.id) >= worth
    ]
    if chosen.unarmed < 2 or chosen.unarmed <= missing(now) or not armed:
        return None
    return {"count": chosen.unarmed, "card": card_named(now, armed[0].id)}


def grows_too_late(now: Moment, action: str) -> Slots | None:
    """W4: Notre Dame when the tile will hardly be placed again."""
    tile, place = placing(action)
    left = ROUNDS - now.view.round
    late = left == 0 or (left == 1 and tile >= VALUES - 2)
    return {"rounds": left} if place == "notre_dame" and late else None


def cannot_grow(now: Moment, action: str) -> Slots | None:
    """W4b: there is no higher tile for this one."""
    tile, place = placing(action)
    supply = me(now).supply.get(str(tile + 1), 0)
    return {"tile": tile} if place == "notre_dame" and not supply else None


def nothing_grows(now: Moment, action: str) -> Slots | None:
    """W5: early, the last chance to let a low tile grow this round goes by."""
    _, place = placing(action)
    free = place_at(now, "notre_dame").free
    last = free == 1 or (free > 0 and len(me(now).tiles) == 1)
    low = min(me(now).tiles, default=VALUES) <= GROWING
    if not place or place == "notre_dame" or now.view.round > 3 or not (last and low):
        return None
    return None if has_tile_at(now, "notre_dame") else {"rounds": ROUNDS - now.view.round}


def tie_lost(now: Moment, action: str) -> Slots | None:
    """W6: an equal tile lies there already, and a higher one in hand would be first."""
    tile, place = placing(action)
    if place not in ("versailles", "catacombes", "bastille", "etats_generaux"):
        return None
    here = place_at(now, place)
    better = [one for one in me(now).tiles if one > tile and here.ranks[one - 1] == 1]
    if not here.order or here.order[0].value != tile or not better:
        return None
    if here.order[0].seat == now.view.seat or here.ranks[tile - 1] != 2:
        return None
    return {"player": here.order[0].seat, "tile": tile, "better": min(better)}


def small_would_do(now: Moment, action: str) -> Slots | None:
    """W7: a high tile where a lower one has the same rank, and nobody can pass it any more."""
    tile, place = placing(action)
    if place not in ("versailles", "catacombes", "etats_generaux") or tile < 3:
        return None
    here = place_at(now, place)
    same = here.ranks[tile - 1]
    low = min((one for one in me(now).tiles if here.ranks[one - 1] == same), default=tile)
    rivals = [one for one in now.view.players if one.seat != now.view.seat]
    passed = here.free > 1 and any(one > low for rival in rivals for one in rival.tiles)
    return {"tile": tile, "low": low} if low < tile and not passed else None


def goes_home_alone(now: Moment, action: str) -> Slots | None:
    """W9: nobody is recruited although somebody worth it is within reach."""
    tile = max(now.outlook.tile, 1)
    found = [one for one in within_reach(now, tile) if points_of(now, one.id) >= 2]
    if action != "forfeit" or not found:
        return None
    return for_card(now, max(found, key=lambda one: points_of(now, one.id)), tile)


def nobody_joins(now: Moment, action: str) -> Slots | None:
    """W10: later, the last chance to recruit this round goes by."""
    _, place = placing(action)
    here, tile = place_at(now, "place_louis"), best_tile(now)
    found = [one for one in within_reach(now, tile) if points_of(now, one.id) >= 3]
    last = here.free == 1 or (here.free > 0 and len(me(now).tiles) == 1)
    if not place or place == "place_louis" or now.view.round < LATE or not (last and found):
        return None
    return None if has_tile_at(now, "place_louis") else for_card(now, found[0], tile)


def pair_arms_fewer(now: Moment, action: str) -> Slots | None:
    """W11: another pair of weapons would arm more."""
    if now.decision is None or not action.startswith("claim "):
        return None
    mine = armed_by(now, action)
    best = max(armed_by(now, one) for one in now.decision.names)
    return {"count": mine, "best": best} if mine < best else None


def armed_by(now: Moment, action: str) -> int:
    """How many of the learner's people a pair of weapons arms."""
    tokens = action.split()[1:]
    lack = {
        one.weapon: max(0, one.need - one.have) for one in now.outlook.arms[now.view.seat].weapons
    }
    return sum(min(tokens.count(name), lack[name]) for name in set(tokens))


def mission_is_far(now: Moment, action: str) -> Slots | None:
    """W8: late, a mission that lacks more than can be had, although another brings points already."""
    chosen = next((one for one in now.outlook.offered if action == f"take {one.id}"), None)
    best = max(now.outlook.offered, key=lambda one: one.points, default=None)
    if chosen is None or best is None or now.view.round < LATE or not best.points:
        return None
    lack, rounds = len(chosen.values) + sum(chosen.groups.values()), ROUNDS - now.view.round
    if chosen.points or 2 * lack <= rounds:
        return None
    return {"count": lack, "rounds": rounds, "mission": mission_named(now, best.id)}


def monk_belongs_elsewhere(now: Moment, action: str) -> Slots | None:
    """W12: in another group the monk would complete a row, here it does not."""
    verb, *rest = action.split()
    if verb != "assign":
        return None
    cost = now.box.cost[CARD_IDS.index(rest[0])]
    rows = [one for one in now.outlook.missions if one.values == [cost]]
    groups = {one.id: now.box.mission_metric[MISSION_IDS.index(one.id)] for one in rows}
    if not rows or GROUP_IDS.index(rest[1]) in groups.values():
        return None
    return {"mission": mission_named(now, rows[0].id), "gain": rows[0].most}
