"""What may be asked of a study: a few typed filters, checked against what the study holds."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from msgspec import Struct

from trianon.core.errors import BadRequest
from trianon.study.explore.about import DEPTH, About

ANYBODY, ANY_TURN = "", -1
LISTED = 12  # values named in a sentence


class Filter(Struct, frozen=True):
    """Which seats count: of a variant, of one kind of bot, of one place in the order of play."""

    variant: str = "base"
    bot: str = ANYBODY
    turn: int = ANY_TURN

    def check(self, about: About) -> None:
        """Raise BadRequest for something the study does not hold."""
        member("variant", self.variant, about.variants)
        if self.bot != ANYBODY:
            member("bot", self.bot, about.bots)
        if self.turn != ANY_TURN and not 0 <= self.turn < about.players:
            raise wrong("turn", str(self.turn), [str(turn) for turn in range(about.players)])


class Line(Struct, frozen=True):
    """The choices a game began with, by the names of their actions."""

    moves: tuple[str, ...] = ()

    def codes(self, about: About) -> list[int]:
        """The choices by number; BadRequest if one was never made."""
        if len(self.moves) >= DEPTH and about.detail:
            raise BadRequest("explore-depth", most=DEPTH - 1)
        known = {choice.name: code for code, choice in enumerate(about.choices)}
        for move in self.moves:
            member("line", move, tuple(known))
        return [known[move] for move in self.moves]


def member(field: str, found: str, known: tuple[str, ...]) -> None:
    """Refuse what is not among the known values."""
    if found not in known:
        raise wrong(field, found, list(known))


def wrong(field: str, found: str, known: list[str]) -> BadRequest:
    """The sentence for a filter that cannot be."""
    named = ", ".join(known[:LISTED]) + (" …" if len(known) > LISTED else "")
    return BadRequest("explore-filter", field=field, found=found[:80], known=named)


def every_filter(about: About) -> Iterator[Filter]:
    """All filters a study knows."""
    bots = (ANYBODY, *about.bots) if len(about.bots) > 1 else (ANYBODY,)
    turns = (ANY_TURN, *range(about.players))
    for variant, bot, turn in product(about.variants, bots, turns):
        yield Filter(variant, bot, turn)


def respects(one: Filter, two: Filter) -> int:
    """In how many respects two filters differ."""
    pairs = ((one.variant, two.variant), (one.bot, two.bot), (one.turn, two.turn))
    return sum(mine != theirs for mine, theirs in pairs)
