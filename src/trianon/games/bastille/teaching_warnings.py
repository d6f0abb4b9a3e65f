"""What the teacher warns of before a choice is carried out."""

from __future__ import annotations

from trianon.core.teaching import Slots
from trianon.games.bastille.names import (
    CARD_IDS,
    GROUP_IDS,
    MISSION_IDS,
)
from trianon.games.bastille.numbers import ROUNDS, VALUES
from trianon.games.bastille.teaching_moment import (
    COUNTS,
    GROWING,
    LATE,
    Moment,
    best_tile,
    card_named,
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
