"""OpenSkill ratings of the bots, from the places they took."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct
from openskill.models import PlackettLuce, PlackettLuceRating


class Rating(Struct, frozen=True):
    """Skill as a normal distribution; new bots have 25 and 25/3."""

    mu: float
    sigma: float

    @property
    def sure(self) -> float:
        """What the skill is at least, almost surely."""
        return self.mu - 3 * self.sigma


def ratings(
    games: Iterable[tuple[Sequence[str], Sequence[int]]], bots: Iterable[str]
) -> dict[str, Rating]:
    """Plackett-Luce ratings from (bots, places) of the games in their order.

    Bots do not learn between games, so skill does not drift (tau 0). Copies of a bot at one table are rated
    as players of the same skill, and what they become is averaged.
    """
    model = PlackettLuce(tau=0.0)
    skills = {bot: model.rating() for bot in bots}
    for seated, places in games:
        teams = [[model.rating(skills[bot].mu, skills[bot].sigma)] for bot in seated]
        rated = model.rate(teams, ranks=[float(place) for place in places])
        for bot in set(seated):
            copies = [team[0] for name, team in zip(seated, rated, strict=True) if name == bot]
            skills[bot] = averaged(model, copies)
    return {bot: Rating(skill.mu, skill.sigma) for bot, skill in skills.items()}


def averaged(model: PlackettLuce, copies: list[PlackettLuceRating]) -> PlackettLuceRating:
    """One skill from what its copies have become."""
    mu = sum(copy.mu for copy in copies) / len(copies)
    sigma = sum(copy.sigma for copy in copies) / len(copies)
    return model.rating(mu, sigma)
