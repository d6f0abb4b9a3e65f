"""What the teacher says of an event that followed."""

from __future__ import annotations

from trianon.core.teaching import Slots
from trianon.games.bastille.numbers import ROUNDS
from trianon.games.bastille.teaching_moment import Moment, has_tile_at, me, missing

Told = dict[str, str]  # the figures of an event by name, ids instead of numbers


def round_of(told: Told) -> int:
    """The round an event happened in; it is over if the next decision comes in another."""
    return int(told["in_round"])


def when_next(now: Moment, told: Told) -> str:
    """Whether the round after an event is still to come, or has come."""
    return "this" if round_of(told) < now.view.round else "next"


def a_round_comes(now: Moment, told: Told) -> Slots | None:
    """There is a round after the one of the event."""
    return {"when": when_next(now, told)} if round_of(told) < ROUNDS else None


def flags_again(now: Moment, told: Told) -> Slots | None:
    """Whether flags are counted in a further round."""
    return {"when": when_next(now, told) if round_of(told) < ROUNDS else "never"}


def spent_or_not(now: Moment, told: Told) -> Slots | None:
    """Whether coins can be spent this round: a tile of the learner still waits at Place Louis."""
    waits = round_of(told) == now.view.round and has_tile_at(now, "place_louis")
    return {"spend": "yes" if waits and not now.view.over else "no"}


def declined_or_not(now: Moment, told: Told) -> Slots | None:
    """Settled with the tile and without a question: nobody was within reach; else a free choice."""
    return {"free": "no" if told["told_before"] == "tile-evaluated" else "yes"}


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
    """How many rounds a grown tile can be used, if any."""
    rounds = ROUNDS - round_of(told)
    return {"rounds": rounds, "when": when_next(now, told)} if rounds else None


def bag_stands(now: Moment, told: Told) -> Slots | None:
    """Whose henchmen are in the bag."""
    return {"mine": now.view.bag[now.view.seat], "all": sum(now.view.bag)}


def still_unarmed(now: Moment, told: Told) -> Slots | None:
    """How many of the learner's people lack a weapon now."""
    return {"lack": missing(now)}


def for_gems(now: Moment, told: Told) -> Slots | None:
    """Points for gems."""
    return counted_again(told) if told["source"] == "gems" else None


def counted_again(told: Told) -> Slots:
    """Whether a count is still to come."""
    return {"again": "yes" if round_of(told) < ROUNDS else "no"}


def for_crowns(now: Moment, told: Told) -> Slots | None:
    """Points for crowns."""
    return {} if told["source"] == "crowns" else None


def for_the_track(now: Moment, told: Told) -> Slots | None:
    """Points for the Bastille track."""
    return counted_again(told) if told["source"] == "bastille" else None


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
