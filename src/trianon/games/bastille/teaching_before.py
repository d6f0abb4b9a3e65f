"""What the teacher looks at before a decision, and what fills the lines."""

from __future__ import annotations

from trianon.core.teaching import Slots
from trianon.games.bastille.names import (
    CARD_IDS,
    KIND_IDS,
    LOCATION_IDS,
    VERSAILLES_IDS,
)
from trianon.games.bastille.numbers import INTERIM_ROUND, ROUNDS, VALUES
from trianon.games.bastille.teaching_moment import (
    COUNTS,
    GROWING,
    LATE,
    Moment,
    best_tile,
    card_named,
    completed_by,
    for_card,
    has_tile_at,
    me,
    missing,
    mission_named,
    place_at,
    points_of,
    steps_with,
    within_reach,
)
from trianon.games.bastille.wording import bonus

NOBODY = -1

# Placing a tile (D1).


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


def first_of_two_gifts(now: Moment) -> Slots | None:
    """The two bonuses, and where the one that is left goes."""
    gifts, order = two_gifts(now), place_at(now, "versailles").order
    if gifts is None:
        return None
    second = order[1].seat if len(order) > 1 else NOBODY
    rest = "lost" if second == NOBODY else "mine" if second == now.view.seat else "theirs"
    return {**gifts, "rest": rest}


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
    return {"count": missing(now), "last": is_last(now)} if missing(now) else None


def everybody_armed(now: Moment) -> Slots | None:
    """Nobody lacks a weapon."""
    return {"last": is_last(now)} if not missing(now) else None


def is_last(now: Moment) -> str:
    """Whether nobody can be recruited any more."""
    return "yes" if now.view.round == ROUNDS else "no"
