"""Doors for research: PettingZoo, Gymnasium, OpenSpiel, and thousands of games in one call."""

COMPILED: tuple[str, ...] = ("encoders.*",)  # one for each game that has one
WRITTEN: tuple[str, ...] = ("loop",)  # compiled from a `.pyx` of their own, without a `.pxd`
