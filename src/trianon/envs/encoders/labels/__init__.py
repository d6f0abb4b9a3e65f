"""What each number of an observation means, by game; tests hold it against the encoders and the views."""

from __future__ import annotations

from importlib import import_module

from msgspec import Struct

from trianon.core.rooms import module_of


class Span(Struct, frozen=True):
    """Some neighbouring numbers of an observation."""

    name: str
    size: int
    about: str


def fields_of(game: str, players: int) -> list[Span]:
    """The fields of a game's observation, in order."""
    module = import_module(f"{__name__}.{module_of(game)}")
    found: list[Span] = module.fields(players)
    return found


def places_of(game: str, players: int) -> dict[str, slice]:
    """Where each field lies in the row."""
    places, first = {}, 0
    for field in fields_of(game, players):
        places[field.name] = slice(first, first + field.size)
        first += field.size
    return places


def player_places(game: str, players: int) -> dict[str, slice]:
    """Where each figure lies in one player's part."""
    module = import_module(f"{__name__}.{module_of(game)}")
    places, first = {}, 0
    for name, size, _ in module.PLAYER:
        places[name] = slice(first, first + size)
        first += size
    return places


def written(game: str, players: int) -> str:
    """The fields as a table for the documents."""
    lines = ["| numbers | field | meaning |", "| --- | --- | --- |"]
    first = 0
    for field in fields_of(game, players):
        last = first + field.size - 1
        span = f"{first}" if field.size == 1 else f"{first}-{last}"
        lines.append(f"| {span} | `{field.name}` | {field.about} |")
        first += field.size
    return "\n".join(lines)
