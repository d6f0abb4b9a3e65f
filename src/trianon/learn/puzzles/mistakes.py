"""One's own mistakes as puzzles: what would have been better, by how much, and when they come back."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from typing import Any

from fsrs import Card, Rating, Scheduler, State
from msgspec.structs import replace

from trianon.bots.advice import RIVALS, Ranked, Reason, explained, ranked_from
from trianon.bots.bot import sight_of
from trianon.bots.search import Budget, think
from trianon.core.game import Game
from trianon.learn.puzzles.files import Choice
from trianon.learn.puzzles.skill import NEARLY, RIGHT

SIMULATIONS = 2000
PLAYOUTS = 300
DIGITS = 4
LESS = 0.001  # by so much at least an option that is not as good has less of a chance
UNSURE = "unsure"
STEPS = (timedelta(minutes=10), timedelta(days=1))  # before it is known for good
scheduler = Scheduler(learning_steps=STEPS, enable_fuzzing=False)


def solution_of(
    game: Game, world: Any, better: int, chosen: int, chances: tuple[float, float], seed: int = 1
) -> tuple[Choice, ...]:
    """All options, the better one first; the analysis has looked at these two more closely.

    What the search cannot tell from the better one has its chance, and nothing else has.
    """
    sight = sight_of(game, world)
    seat, budget = sight.decision.seat, Budget(simulations=SIMULATIONS)
    estimates = think(game, sight.decision, sight.imagine, budget, seed, margin=0.0)
    ranked = [ranked_from(one, sight.decision, SIMULATIONS) for one in estimates]
    order = {better: 0, chosen: 1}
    ranked.sort(key=lambda one: (order.get(one.action, 2), -one.chances[seat]))
    told = explained(game, seat, world, ranked, PLAYOUTS, seed)
    known = {better: chances[1], chosen: chances[0]}
    known |= {one.action: chances[1] for one in told if one.action not in known and as_good(one)}
    below = chances[1] - LESS
    found = [
        Choice(
            action=one.action,
            chance=max(0.0, round(known.get(one.action, min(one.chances[seat], below)), DIGITS)),
            reasons=tuple(Reason(why.source, round(why.points, 1)) for why in one.reasons),
        )
        for one in told
    ]
    found += [
        Choice(action=action, chance=0.0)
        for action in sight.decision.actions
        if action not in {one.action for one in found}
    ]
    first = next(one for one in found if one.action == better)
    rest = sorted((one for one in found if one.action != better), key=lambda one: -one.chance)
    return (replace(first, chance=round(chances[1], DIGITS)), *rest)


def as_good(option: Ranked) -> bool:
    """Whether an option is no worse than the best, and was tried often enough to say so."""
    return option.even and option.sure != UNSURE


def lost_by(solution: tuple[Choice, ...], chosen: int) -> dict[str, float]:
    """What a choice cost by source, in points; zero and less are no loss.

    What the best rival has more is a loss too, what they have less is a gain.
    """
    for one in solution:
        if one.action == chosen:
            costs = {why.source: harm_of(why) for why in one.reasons}
            return {source: points for source, points in costs.items() if points > 0}
    return {}


def harm_of(why: Reason) -> float:
    """How much a reason speaks against a choice, in points."""
    return why.points if why.source == RIVALS else -why.points


def summed(losses: Iterable[dict[str, float]]) -> dict[str, float]:
    """Several mistakes as one sum by source."""
    found: dict[str, float] = {}
    for one in losses:
        for source, points in one.items():
            found[source] = found.get(source, 0.0) + points
    return found


# When it comes back.


def new_card(now: datetime | None = None) -> str:
    """A mistake that has just been found: due at once."""
    return str(Card(card_id=1, due=now or datetime.now(UTC)).to_json())


def reviewed(card: str, verdict: str, now: datetime | None = None) -> tuple[str, datetime, bool]:
    """The card after an answer, when it is due next, and whether it is known for good."""
    rating = {RIGHT: Rating.Good, NEARLY: Rating.Hard}.get(verdict, Rating.Again)
    after, _ = scheduler.review_card(Card.from_json(card), rating, now or datetime.now(UTC))
    solved = verdict == RIGHT and after.state == State.Review
    return str(after.to_json()), after.due, solved
