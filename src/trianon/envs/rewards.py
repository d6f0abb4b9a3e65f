"""What a finished game is worth to each seat."""

from __future__ import annotations

from trianon.core.errors import BadRequest

WIN = 0
RANK = 1
POINTS = 2
REWARDS = {"win": WIN, "rank": RANK, "points": POINTS}


def reward_named(name: str) -> int:
    """The number of a reward; BadRequest names those there are."""
    if name not in REWARDS:
        raise BadRequest("unknown-reward", reward=name, known=", ".join(REWARDS))
    return REWARDS[name]


def rewards_of(reward: int, zero_sum: bool, scores: list[int], wins: list[int]) -> list[float]:
    """One number for each seat; `wins` holds 1 for the winners."""
    if reward == WIN:
        return win_shares(zero_sum, wins)
    if reward == RANK:
        return ranks(zero_sum, scores, wins)
    return points_apart(zero_sum, scores)


def win_shares(zero_sum: bool, wins: list[int]) -> list[float]:
    """The victory shared among its winners; zero-sum: 1 for a sole winner, -1/(n-1) for the others."""
    players = len(wins)
    shares = [won / sum(wins) for won in wins]
    if not zero_sum:
        return shares
    return [(share * players - 1) / (players - 1) for share in shares]


def ranks(zero_sum: bool, scores: list[int], wins: list[int]) -> list[float]:
    """From 1 (first) down to -1 (last), or down to 0 if not zero-sum; equals share their places."""
    standing = list(zip(wins, scores, strict=True))
    found = []
    for mine in standing:
        better = sum(other > mine for other in standing)
        equal = sum(other == mine for other in standing)
        share = 1 - (2 * better + equal - 1) / (len(standing) - 1)
        found.append(share if zero_sum else (share + 1) / 2)
    return found


def points_apart(zero_sum: bool, scores: list[int]) -> list[float]:
    """Victory points less the mean of the others', or the bare points."""
    if not zero_sum:
        return [float(score) for score in scores]
    players, total = len(scores), sum(scores)
    return [(score * players - total) / (players - 1) for score in scores]


def bounds(reward: int, zero_sum: bool, players: int, most_points: int) -> tuple[float, float]:
    """The least and the greatest reward there can be."""
    if reward == POINTS:
        return -float(most_points), float(most_points)
    if not zero_sum:
        return 0.0, 1.0
    return (-1.0 if reward == RANK else -1.0 / (players - 1)), 1.0
