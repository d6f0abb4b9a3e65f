"""Players made of software: they see views and imagined states, never the true one."""

COMPILED: tuple[str, ...] = (
    "heuristics.bastille",
    "heuristics.louis_xiv",
    "heuristics.heads_of_state",
)
WRITTEN: tuple[str, ...] = ("tree",)  # compiled from a `.pyx` of their own, without a `.pxd`
