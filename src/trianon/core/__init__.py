"""The engine's ground floor: it knows no game."""

COMPILED = ("state", "memory", "chance", "majority", "rows")
