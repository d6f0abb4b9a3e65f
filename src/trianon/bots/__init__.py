"""Players made of software: they see views and imagined states, never the true one."""

COMPILED: tuple[str, ...] = ("heuristics.bastille", "heuristics.heads_of_state")
