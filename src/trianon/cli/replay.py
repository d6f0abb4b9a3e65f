"""`trianon replay`: a record move by move, checked against its digests."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from trianon.cli.language import Language, choose


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A game record.")],
    ply: Annotated[int, typer.Option(help="Stop after this move (default: the last).")] = -1,
    position: Annotated[
        bool, typer.Option("--position", help="Print the position reached, as TOML.")
    ] = False,
    quiet: Annotated[bool, typer.Option("--quiet", help="Check only, print no log.")] = False,
    lang: Language = "",
) -> None:
    """Replay a record exactly: every action must be legal and lead to the digest it names."""
    from rich.console import Console

    from trianon.core import position as positions
    from trianon.core import record as records
    from trianon.core.errors import BadRequest
    from trianon.core.game import WATCHER
    from trianon.core.registry import game as game_named
    from trianon.core.words import game_words

    language = choose(lang)
    record = records.read_file(file)
    game = game_named(record.game)
    words = game_words(game, language)
    last = len(record.moves)
    if ply > last:
        raise BadRequest("bad-ply", found=ply, last=last)
    stop = last if ply < 0 else ply
    console = Console(highlight=False)
    names = [seat.name for seat in record.seats]
    reached = ""
    lines: list[str] = []
    for number, state in records.replay(record):
        if number > stop:
            continue
        if number:
            move = record.moves[number - 1]
            lines.append(f"[bold]{number:>3} {move.label}[/] {move.action}")
        for event in game.events(state):
            if record.over or event.visible_to(WATCHER):
                sentence = words.event(event, state.box, names)
                lines.append(f"      {sentence} [dim]{event.clause}[/]")
        if number == stop:
            reached = positions.write(game, state, record.overrides)
            scores = game.scores(state)
    if position:
        print(reached, end="")
        return
    if not quiet:
        for line in lines:
            console.print(line)
    console.print(words.sentence("replay-ok", moves=stop))
    for name, score in zip(names, scores, strict=True):
        console.print(f"  {name}: {score}")
