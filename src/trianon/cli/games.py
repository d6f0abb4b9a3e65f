"""`trianon games`: what can be played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from trianon.cli.language import Language, choose

if TYPE_CHECKING:
    from trianon.core.game import Game
    from trianon.core.words import GameWords


def games(
    json: Annotated[bool, typer.Option("--json", help="Print one JSON array.")] = False,
    lang: Language = "",
) -> None:
    """List the games, their players, their switches and the bots that can play them."""
    import msgspec

    from trianon.core.registry import GAMES, game
    from trianon.core.words import game_words

    language = choose(lang)
    found = [described(game(name), game_words(game(name), language)) for name in GAMES]
    if json:
        print(msgspec.json.encode(found).decode())
    else:
        show(found, language)


def described(rules: Game, words: GameWords) -> dict[str, Any]:
    """One game with everything that may be typed about it."""
    from trianon.bots.levels import levels_of

    return {
        "game": rules.name,
        "title": words.sentence("game-title"),
        "about": words.sentence("game-about"),
        "players": list(rules.players),
        "switches": [
            {"name": name, "default": value, "about": words.sentence(f"switch-{name}")}
            for name, value in rules.switches.items()
        ],
        "bots": list(levels_of(rules)),
        "rules_version": rules.rules_version,
    }


def show(found: list[dict[str, Any]], language: str) -> None:
    """A paragraph for each game; what has to be typed is never cut, however narrow the terminal."""
    from rich.console import Console
    from rich.padding import Padding

    from trianon.core.words import core_words

    console, words = Console(highlight=False, markup=False), core_words(language)
    for one in found:
        players = f"{one['players'][0]}-{one['players'][-1]}"
        console.print(one["game"], style="bold", end="  ")
        console.print(words.sentence("games-players", players=players))
        console.print(Padding(one["about"], (0, 0, 0, 2)))
        console.print(f"  --bots {','.join(one['bots'])}", soft_wrap=True)
        for switch in one["switches"]:
            off = "=false" if switch["default"] else ""
            console.print(f"  --switch {switch['name']}{off}", soft_wrap=True)
            console.print(Padding(switch["about"], (0, 0, 0, 6)), style="dim")
        console.print()
