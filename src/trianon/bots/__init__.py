"""Players made of software: they see views and imagined states, never the true one."""

COMPILED: tuple[str, ...] = ("heuristics.*",)  # one for each game that has one
WRITTEN: tuple[str, ...] = ("tree",)  # compiled from a `.pyx` of their own, without a `.pxd`
