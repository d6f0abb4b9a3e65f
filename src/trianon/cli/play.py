"""`trianon play`: a game in the terminal against bots."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from trianon.cli.files import check_writable
from trianon.cli.language import Language, choose
from trianon.cli.options import EditionFile, GameName, Switches, bots_of, overrides_of, switches_of

if TYPE_CHECKING:
    from trianon.core.game import Game

HUMAN_NAME = "Anna"
BOT_NAMES = ("Blaise", "Colette", "Denis", "Élodie")


def play(
    game: GameName,
    players: Annotated[int, typer.Option(help="Number of players (default: the most).")] = 0,
    bots: Annotated[
        str, typer.Option(help="Bots of the other seats, e.g. random,greedy or file.py:Class.")
    ] = "greedy",
    seed: Annotated[
        int | None, typer.Option(help="A chosen seed makes it a practice game.")
    ] = None,
    name: Annotated[str, typer.Option(help="Your name at the table.")] = "",
    switch: Switches = None,
    edition: EditionFile = None,
    save: Annotated[Path | None, typer.Option(help="Write the record of the game here.")] = None,
    lang: Language = "",
) -> None:
    """Play against bots: numbered options, `? N` explains one, `help` names what else can be typed."""
    from trianon.cli.session import Session
    from trianon.core.registry import game as game_named
    from trianon.core.words import game_words
    from trianon.lab.simulate import seated

    language = choose(lang)
    rules = game_named(game)
    count = players or (len(bots_of(bots)) + 1 if "," in bots else rules.players[-1])
    rules.check_players(count)
    kinds = ["human", *seated(bots_of(bots), count - 1)]
    words = game_words(rules, language)
    names = [name or HUMAN_NAME, *BOT_NAMES[: count - 1]]
    overrides = overrides_of(edition)
    refuse_existing(save)
    check_writable(save)
    state = started(rules, count, seed, switches_of(rules, switch), overrides)
    Session(rules, words, state, names, kinds, overrides, seed is not None).run(save)


def started(
    game: Game, players: int, seed: int | None, switches: dict[str, bool], overrides: dict[str, Any]
) -> Any:
    """A new game with a chosen or a secret seed."""
    from trianon.core.game import seed_of

    chosen = None if seed is None else seed_of(seed)
    return game.start(players, chosen, switches, game.edition(overrides or None))


def refuse_existing(save: Path | None) -> None:
    """Never write over a file."""
    from trianon.core.errors import BadRequest

    if save is not None and save.exists():
        raise BadRequest("file-exists", file=str(save))
