"""`trianon games`: what can be played."""

from __future__ import annotations

from trianon.cli.language import Language, choose


def games(lang: Language = "") -> None:
    """List the games, their players and their switches."""
    from rich.console import Console
    from rich.table import Table

    from trianon.core.registry import GAMES, game
    from trianon.core.words import game_words

    language = choose(lang)
    table = Table(show_edge=False, pad_edge=False)
    for heading in ("game", "", "players", "switches"):
        table.add_column(heading)
    for name in GAMES:
        rules = game(name)
        words = game_words(rules, language)
        players = f"{rules.players[0]}-{rules.players[-1]}"
        table.add_row(name, words.sentence("game-about"), players, "\n".join(rules.switches))
    Console().print(table)
