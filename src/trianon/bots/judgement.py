"""How a game is judged: the features of its heuristic, weighed by the figures of its data file."""

from __future__ import annotations

import tomllib
from array import array
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Any

from trianon.core import memory
from trianon.core.game import Game


class Judgement:
    """The rules as a search calls them, the weights, the policy and the settings of one game."""

    def __init__(self, game: Game, figures: dict[str, Any]) -> None:
        module = module_of(game)
        heuristic = import_module(f"trianon.bots.heuristics.{module}")
        self.rules: dict[str, Any] = {
            "flow": import_module(f"trianon.games.{module}.flow"),
            "resample": import_module(f"trianon.games.{module}.resample"),
            "memory": memory,
            "heuristic": heuristic,
        }
        self.features = list(figures["weights"])
        self.width = len(self.features)
        self.actions = game.action_count
        self.figures = figures
        by_stage = zip(*figures["weights"].values(), strict=True)
        self.weights = array("d", [weight for row in by_stage for weight in row])
        self.urges = array("i", [urge for row in figures["urges"] for urge in row])
        if self.width != heuristic.width():
            raise ValueError(f"{module}.toml: {self.width} features, not {heuristic.width()}")

    def settings(self, seed: int, greedy: bool = False, **changed: Any) -> dict[str, Any]:
        """What a tree is grown with; a caller may change the way of searching."""
        search = {**self.figures["search"], **(self.figures["greedy"] if greedy else {}), **changed}
        return {
            "weights": self.weights,
            "urges": self.urges,
            "actions": self.actions,
            "width": self.width,
            "horizon": search["horizon"],
            "by_policy": search["by_policy"],
            "exploration": search["exploration"],
            "margin": search["margin"],
            "margin_scale": search["margin_scale"],
            "temper": search["temper"],
            "hasty": search.get("hasty", False),
            "seed": seed,
        }


def module_of(game: Game) -> str:
    """The name of a game as a module."""
    return game.name.replace("-", "_")


def figures_of(game: Game) -> dict[str, Any]:
    """The data file of a game's judgement."""
    text = files("trianon.bots.heuristics").joinpath(f"{module_of(game)}.toml").read_text()
    return tomllib.loads(text)


@cache
def judgement_of(game: Game) -> Judgement:
    """The judgement of a game, read once."""
    return Judgement(game, figures_of(game))
