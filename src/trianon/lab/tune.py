"""Weights from self-play: who stood how when a round ended, and how the game ended.

Each turn of the handle plays games with the present weights, then fits the features to the outcome: the
probability of winning is taken to be proportional to exp(weights x features) of each seat (conditional logit),
one row of weights for each stage of the game. What is fitted first is a share of the victory by points: the
points of all seats say more about a position than the name of the winner. Then one factor for the stage makes
the probabilities those of the victories. The first turn learns from random players. The policy is counted on
the way: how often an option was chosen when it was there.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import closing
from functools import partial
from typing import Any, NamedTuple

import msgspec
import numpy as np
from scipy.optimize import minimize, minimize_scalar  # type: ignore[import-untyped]

from trianon.bots.judgement import Judgement
from trianon.bots.tree import Tree, measure
from trianon.core.chance import xorshift32
from trianon.core.edition import TomlTable
from trianon.core.game import Game, seed_of
from trianon.core.registry import game as game_named
from trianon.core.state import CoreState
from trianon.lab import runner
from trianon.lab.runner import Progress

WORLDS = 6  # imagined worlds for each option in self-play
ASTRAY = 20  # one choice in so many is a random one, so that unusual positions are seen too
RIDGE = 1.0  # how strongly weights are drawn to zero, for a feature of deviation 1
SOFTNESS = 2.0  # a share by points grows e-fold with so many times the margin scale of the game
SHARPEST = 20.0  # the largest factor from shares by points to victories
MOST_URGE = 1000
RANDOM_GAMES = 8  # random games for each game of self-play in the first turn
CHUNK = 10
SEARCH_TURN = 9

# How the players of self-play think: not at all, greedily, or so many simulations.
NONE = -1
GREEDY = 0


class Lesson(NamedTuple):
    """One position and how it ended."""

    stage: int
    features: list[list[int]]  # by seat
    shares: list[float]  # of the victory, by seat
    points: list[int]  # in the end, by seat


class Course(NamedTuple):
    """What some games taught: positions, and for each stage and action how often chosen and available."""

    lessons: list[Lesson]
    chosen: dict[tuple[int, int], float]
    available: dict[tuple[int, int], float]


class Conditions(msgspec.Struct, frozen=True):
    """What is played otherwise than in the box: switches, and figures of an edition."""

    switches: dict[str, bool] = {}
    overrides: TomlTable = {}


AS_PRINTED = Conditions()
Portion = tuple[int, int, range]  # its place among the portions, players, games


def play_games(
    name: str, figures: dict[str, Any], thought: int, conditions: Conditions, portion: Portion
) -> tuple[int, int, Course]:
    """Play some games against oneself and note the positions at every tick of the game's clock."""
    place, players, numbers = portion
    game = game_named(name)
    judgement = Judgement(game, figures)
    course = Course([], {}, {})
    edition = game.edition(conditions.overrides or None)
    for number in numbers:
        seed = seed_of(number)
        state = game.start(players, seed, conditions.switches, edition, silent=True)
        play_game(game, judgement, state, number, thought, course)
    return place, len(numbers), course


def play_game(
    game: Game, judgement: Judgement, state: CoreState, number: int, thought: int, course: Course
) -> None:
    """One game, added to the course."""
    heuristic = judgement.rules["heuristic"]
    word = xorshift32((number * 2654435761 + 1) & 0xFFFFFFFF | 1)
    seen: list[tuple[int, list[list[int]]]] = []
    clock = heuristic.clock(state)
    while not state.over:
        word = xorshift32(word)
        options = game.options(state)
        action = options[(word >> 8) % len(options)]
        if thought != NONE and len(options) > 1 and (word >> 3) % ASTRAY:
            action = studied(game, judgement, state, word >> 1, thought)
            stage = heuristic.stage(state)
            for option in options:
                key = (stage, option)
                course.available[key] = course.available.get(key, 0) + 1
            key = (stage, action)
            course.chosen[key] = course.chosen.get(key, 0) + 1
        game.apply(state, action)
        if not state.over and heuristic.clock(state) > clock:
            clock = heuristic.clock(state)
            rows = [measure(judgement.rules, state, s, judgement.width) for s in range(state.seats)]
            seen.append((heuristic.stage(state), rows))
    winners = game.winners(state)
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]
    points = list(game.scores(state))
    course.lessons.extend(Lesson(stage, rows, shares, points) for stage, rows in seen)


def studied(game: Game, judgement: Judgement, state: CoreState, seed: int, thought: int) -> int:
    """The option that looks best in a few worlds, or that a search of so many simulations trusts most."""
    settings = judgement.settings(seed, greedy=thought == GREEDY)
    tree = Tree(judgement.rules, state, [game.copy(state), game.copy(state)], settings)
    seat = state.asked_seat
    if thought == GREEDY:
        tree.try_each(seat, WORLDS)
    else:
        tree.grow(seat, thought, 0.0)
    return int(max(tree.rows(), key=lambda row: (row[1], row[3][seat]))[0])


def study(
    name: str,
    games: int,
    first: int,
    figures: dict[str, Any],
    thought: int,
    jobs: int,
    progress: Progress,
    conditions: Conditions,
) -> Course:
    """Games of every table the game has, the largest usual one twice as often."""
    portions = portions_of(name, games, first)
    jobs = runner.processes(jobs, len(portions))
    courses: dict[int, Course] = {}
    work = partial(play_games, name, figures, thought, conditions)
    with closing(runner.done(work, portions, jobs)) as played:
        for place, count, course in played:
            courses[place] = course
            progress(count)
    whole = Course([], {}, {})
    for place in sorted(
        courses
    ):  # in order, so that the weights are the same on any number of processes
        add(whole, courses[place])
    return whole


def portions_of(name: str, games: int, first: int) -> list[Portion]:
    """The games of every table in small portions."""
    rules = game_named(name)
    tables = [*rules.players, 4] if 4 in rules.players else list(rules.players)
    share = max(1, games // len(tables))
    found: list[Portion] = []
    for table, players in enumerate(tables):
        start = first + table * share
        for low in range(start, start + share, CHUNK):
            found.append((len(found), players, range(low, min(low + CHUNK, start + share))))
    return found


def add(whole: Course, part: Course) -> None:
    """Add what one process learned."""
    whole.lessons.extend(part.lessons)
    for ours, theirs in ((whole.chosen, part.chosen), (whole.available, part.available)):
        for key, count in theirs.items():
            ours[key] = ours.get(key, 0) + count


def fitted(lessons: Iterable[Lesson], width: int, scale: float) -> list[float]:
    """The weights that make the outcomes most likely; points are measured in this scale."""
    groups: dict[int, list[Lesson]] = {}
    for lesson in lessons:
        groups.setdefault(len(lesson.shares), []).append(lesson)
    if not groups:
        return [0.0] * width
    rows = [np.array([lesson.features for lesson in group], float) for group in groups.values()]
    shares = [np.array([lesson.shares for lesson in group], float) for group in groups.values()]
    points = [np.array([lesson.points for lesson in group], float) for group in groups.values()]
    goals = [chances(block / (SOFTNESS * scale)) for block in points]
    rows = [block - block.mean(axis=1, keepdims=True) for block in rows]
    spread = np.sqrt(np.concatenate([block.reshape(-1, width) for block in rows]).var(axis=0))
    spread[spread == 0] = 1.0
    rows = [block / spread for block in rows]

    def loss(weights: Any) -> tuple[float, Any]:
        total = 0.5 * RIDGE * float(weights @ weights)
        slope = RIDGE * weights
        for block, goal in zip(rows, goals, strict=True):
            chance = chances(block @ weights)
            total -= float((goal * np.log(chance + 1e-12)).sum())
            slope = slope + np.einsum("ns,nsf->f", chance - goal, block)
        return total, slope

    found = minimize(loss, np.zeros(width), jac=True, method="L-BFGS-B")
    logits = [block @ found.x for block in rows]

    def surprise(factor: float) -> float:
        return -sum(
            float((share * np.log(chances(factor * block) + 1e-12)).sum())
            for block, share in zip(logits, shares, strict=True)
        )

    factor = minimize_scalar(surprise, bounds=(0.0, SHARPEST), method="bounded").x
    return [round(float(weight), 5) for weight in factor * found.x / spread]


def chances(logits: Any) -> Any:
    """Probabilities of the seats, row by row."""
    odds = np.exp(logits - logits.max(axis=1, keepdims=True))
    return odds / odds.sum(axis=1, keepdims=True)


def policy_of(course: Course, name: str, figures: dict[str, Any]) -> list[list[int]]:
    """How willingly each option is chosen when it is there."""
    table = []
    for stage in range(len(figures["policy"])):
        row = []
        for action in range(game_named(name).action_count):
            chosen = course.chosen.get((stage, action), 0)
            available = course.available.get((stage, action), 0)
            row.append(max(1, round(MOST_URGE * (chosen + 0.5) / (available + 5))))
        table.append(row)
    return table


def tune(
    name: str,
    figures: dict[str, Any],
    games: int,
    turns: int,
    jobs: int,
    seed: int = 1,
    progress: Progress = runner.no_progress,
    conditions: Conditions = AS_PRINTED,
) -> dict[str, Any]:
    """Turn the handle so often: the figures with new weights, and with the preferences of the greedy player."""
    for turn in range(turns):
        thought = GREEDY if any(any(row) for row in figures["weights"].values()) else NONE
        count = games * RANDOM_GAMES if thought == NONE else games
        course = study(
            name, count, first_game(seed, turn), figures, thought, jobs, progress, conditions
        )
        figures = taught(name, figures, course)
        if thought != NONE:
            figures = {**figures, "policy": policy_of(course, name, figures)}
    return figures


def taught(name: str, figures: dict[str, Any], course: Course) -> dict[str, Any]:
    """The figures with the weights that these games teach, stage by stage."""
    width = Judgement(game_named(name), figures).width
    scale = figures["search"]["margin_scale"]
    rows = [
        fitted([lesson for lesson in course.lessons if lesson.stage == stage], width, scale)
        for stage in range(len(figures["policy"]))
    ]
    columns = map(list, zip(*rows, strict=True))
    return {**figures, "weights": dict(zip(figures["weights"], columns, strict=True))}


def tune_by_search(
    name: str,
    figures: dict[str, Any],
    games: int,
    turns: int,
    simulations: int,
    jobs: int,
    seed: int = 1,
    progress: Progress = runner.no_progress,
    counting: bool = True,
    conditions: Conditions = AS_PRINTED,
) -> dict[str, Any]:
    """Further turns by players who search: weights from who won, preferences (if counted) from choices."""
    for turn in range(SEARCH_TURN, SEARCH_TURN + turns):
        course = study(
            name, games, first_game(seed, turn), figures, simulations, jobs, progress, conditions
        )
        figures = taught(name, figures, course)
        if counting:
            figures = {**figures, "policy": policy_of(course, name, figures)}
    return figures


def tune_policy(
    name: str,
    figures: dict[str, Any],
    games: int,
    simulations: int,
    jobs: int,
    seed: int = 1,
    progress: Progress = runner.no_progress,
    conditions: Conditions = AS_PRINTED,
) -> dict[str, Any]:
    """The figures with the preferences of players who search, and the weights they had."""
    first = first_game(seed, SEARCH_TURN)
    course = study(name, games, first, figures, simulations, jobs, progress, conditions)
    return {**figures, "policy": policy_of(course, name, figures)}


def blank(figures: dict[str, Any]) -> dict[str, Any]:
    """The figures without anything learned."""
    weights = {name: [0.0] * len(row) for name, row in figures["weights"].items()}
    return {**figures, "weights": weights, "policy": [[1] * len(row) for row in figures["policy"]]}


def turns_played(figures: dict[str, Any], games: int, turns: int) -> int:
    """How many games the turns will play, random ones included."""
    learned = any(any(row) for row in figures["weights"].values())
    return games * turns + (0 if learned or turns == 0 else games * (RANDOM_GAMES - 1))


def first_game(seed: int, turn: int) -> int:
    """The number of the first game of a turn: no two turns play the same games."""
    return seed * 10_000_000 + turn * 1_000_000


def written(figures: dict[str, Any], conditions: Conditions = AS_PRINTED) -> str:
    """The figures as the text of a data file; it says what was played otherwise than in the box."""
    lines = [
        "# One weight for each stage of the game, in logarithms of the odds of victory; see docs/ladder.md.",
        "",
    ]
    for table in ("search", "greedy"):
        lines += [
            f"[{table}]",
            *(f"{key} = {plain(value)}" for key, value in figures[table].items()),
        ]
        lines += [""]
    lines += ["[weights]"]
    lines += [
        f"{name} = [{', '.join(map(plain, row))}]" for name, row in figures["weights"].items()
    ]
    preferences = "".join(f"  [{', '.join(map(str, row))}],\n" for row in figures["policy"])
    head = "# How willingly an action is chosen when it is there: one row for each stage, by number of action."
    changes = msgspec.json.encode(conditions).decode()
    told = [] if conditions == AS_PRINTED else [f"# Learned with {changes}"]
    return "\n".join([lines[0], *told, head, f"policy = [\n{preferences}]", *lines[1:], ""])


def plain(value: Any) -> str:
    """A value of the data file."""
    return str(value).lower() if isinstance(value, bool) else str(value)
