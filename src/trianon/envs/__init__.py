"""Doors for research: PettingZoo, Gymnasium, OpenSpiel, and thousands of games in one call."""

COMPILED: tuple[str, ...] = (
    "encoders.bastille",
    "encoders.louis_xiv",
    "encoders.heads_of_state",
)
WRITTEN: tuple[str, ...] = ("engine",)  # compiled from a `.pyx` of their own, without a `.pxd`
