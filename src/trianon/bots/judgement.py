"""How a game is judged: the features of its heuristic, weighed by the figures of its data file."""

from __future__ import annotations

import tomllib
from array import array
from functools import cache
from importlib.resources import files
from typing import Any

from trianon.core import memory
from trianon.core.errors import BadRequest
from trianon.core.game import Game
from trianon.core.rooms import beside, exists, module_of, room

HEURISTICS = "trianon.bots.heuristics"


class Judgement:
    """The rules as a search calls them, the weights, the policy and the settings of one game."""

    def __init__(self, game: Game, figures: dict[str, Any]) -> None:
        module = module_of(game.name)
        heuristic = beside(HEURISTICS, game.name)
        if heuristic is None:
            raise BadRequest("no-heuristic", game=game.name, module=module)
        self.rules: dict[str, Any] = {
            "flow": room(game.name, "flow"),
            "resample": room(game.name, "resample"),
            "memory": memory,
            "heuristic": heuristic,
        }
        self.features = list(figures["weights"])
        self.width = len(self.features)
        self.sources: list[str] = room(game.name, "names").SOURCE_IDS
        self.actions = game.action_count
        self.figures = figures
        by_stage = zip(*figures["weights"].values(), strict=True)
        self.weights = array("d", [weight for row in by_stage for weight in row])
        self.policy = array("i", [preference for row in figures["policy"] for preference in row])
        if self.width != heuristic.width():
            raise ValueError(f"{module}.toml: {self.width} features, not {heuristic.width()}")
        if len(self.sources) != heuristic.sources():
            raise ValueError(f"{module}: {len(self.sources)} sources, not {heuristic.sources()}")

    def settings(self, seed: int, greedy: bool = False, **changed: Any) -> dict[str, Any]:
        """What a tree is grown with; a caller may change the way of searching."""
        search = {**self.figures["search"], **(self.figures["greedy"] if greedy else {}), **changed}
        return {
            "weights": self.weights,
            "policy": self.policy,
            "actions": self.actions,
            "width": self.width,
            "horizon": search["horizon"],
            "by_policy": search["by_policy"],
            "exploration": search["exploration"],
            "margin": search["margin"],
            "margin_scale": search["margin_scale"],
            "temperature": search["temperature"],
            "stop_when_decided": search.get("stop_when_decided", False),
            "seed": seed,
        }


def is_judged(game: Game) -> bool:
    """Whether somebody has said how to judge this game; else only chance can play it."""
    return exists(f"{HEURISTICS}.{module_of(game.name)}")


def figures_of(game: Game) -> dict[str, Any]:
    """The data file of a game's judgement."""
    module = module_of(game.name)
    if not is_judged(game):
        raise BadRequest("no-heuristic", game=game.name, module=module)
    return tomllib.loads(files(HEURISTICS).joinpath(f"{module}.toml").read_text())


@cache
def judgement_of(game: Game) -> Judgement:
    """The judgement of a game, read once."""
    return Judgement(game, figures_of(game))
