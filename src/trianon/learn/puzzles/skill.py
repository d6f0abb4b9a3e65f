"""How well somebody solves and how hard a puzzle is: two OpenSkill ratings that meet at the first answer."""

from __future__ import annotations

from msgspec import Struct
from openskill.models import PlackettLuce

RIGHT, NEARLY, WRONG = "right", "nearly", "wrong"
NEAR = 0.75  # of the best chance: an answer that keeps as much is nearly right
MIDDLE, SCALE, SHOWN = 25.0, 40.0, 1500  # mu 25 is shown as 1500, one of mu as 40
STRETCH = 8.0  # of mu, between a puzzle every second Courtier misses and one that all miss
PUZZLE_SIGMA = 4.0  # the Courtiers know something of it already

model = PlackettLuce()


class Skill(Struct, frozen=True):
    """Skill as a normal distribution."""

    mu: float = MIDDLE
    sigma: float = MIDDLE / 3

    @property
    def shown(self) -> int:
        """The figure people read."""
        return round(SHOWN + (self.mu - MIDDLE) * SCALE)

    @property
    def doubt(self) -> int:
        """How far off it may well be, in the same figures."""
        return round(self.sigma * SCALE)


def first_skill(missed: float) -> Skill:
    """A puzzle nobody has answered: as hard as it was for the Courtiers."""
    return Skill(MIDDLE + STRETCH * (missed - 0.75), PUZZLE_SIGMA)


def verdict_on(chance: float, best: float, solved: bool) -> str:
    """Right, nearly or wrong; what has the same chance as the solution is right too."""
    if solved or chance >= best:
        return RIGHT
    return NEARLY if chance >= NEAR * best else WRONG


def after(solver: Skill, puzzle: Skill, verdict: str) -> tuple[Skill, Skill]:
    """Both after an answer: who solves it beats it, nearly is a draw."""
    ranks = {RIGHT: [1.0, 2.0], NEARLY: [1.0, 1.0], WRONG: [2.0, 1.0]}[verdict]
    teams = [[model.rating(one.mu, one.sigma)] for one in (solver, puzzle)]
    first, second = (team[0] for team in model.rate(teams, ranks=ranks))
    return Skill(first.mu, first.sigma), Skill(second.mu, second.sigma)
