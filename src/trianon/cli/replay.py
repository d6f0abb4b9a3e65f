"""`trianon replay`: a record move by move, checked against its digests."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from trianon.cli.language import Language, choose

if TYPE_CHECKING:
    from trianon.core.record import Record
    from trianon.core.words import GameWords


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A game record.")],
    ply: Annotated[
        int | None, typer.Option(help="Stop after this move (default: the last).")
    ] = None,
    position: Annotated[
        bool, typer.Option("--position", help="Print the position reached, as TOML.")
    ] = False,
    quiet: Annotated[bool, typer.Option("--quiet", help="Check only, print no log.")] = False,
    lang: Language = "",
) -> None:
    """Replay a record exactly: every action must be legal and lead to the digest it names."""
    from rich.console import Console
    from rich.markup import escape

    from trianon.core import position as positions
    from trianon.core import record as records
    from trianon.core.registry import game as game_named
    from trianon.core.words import game_words

    record = records.read_file(file)
    game = game_named(record.game)
    words = game_words(game, choose(lang))
    stop = last_ply(record, ply)
    lines: list[str] = []
    said = ""
    for number, state in records.replay(record):  # to its end: the whole record is checked
        if number <= stop:
            lines += chapter(record, words, number, state, said)
        said = next_move(record, words, number, state)
        if number == stop:
            reached = positions.write(game, state, record.overrides)
            scores = game.scores(state)
    if position:
        print(reached, end="")
        return
    console = Console(highlight=False)
    for line in [] if quiet else lines:
        console.print(line)
    console.print(words.sentence("replay-ok", moves=stop))
    for seat, score in zip(record.seats, scores, strict=True):
        console.print(f"  {escape(seat.name)}: {score}")


def last_ply(record: Record, wanted: int | None) -> int:
    """Where to stop; BadRequest for a move the record does not have."""
    from trianon.core.errors import BadRequest

    last = len(record.moves)
    if wanted is None:
        return last
    if not 0 <= wanted <= last:
        raise BadRequest("bad-ply", found=wanted, last=last)
    return wanted


def next_move(record: Record, words: GameWords, ply: int, state: Any) -> str:
    """What the record does next, in words; empty at its end."""
    decision = words.game.decision(state)
    if decision is None or ply == len(record.moves):
        return ""
    return words.option(state, decision.actions[decision.names.index(record.moves[ply].action)])


def chapter(record: Record, words: GameWords, ply: int, state: Any, said: str) -> list[str]:
    """A move in words and what followed; of a game that is not over only what a watcher may know."""
    from rich.markup import escape

    from trianon.core.game import WATCHER

    names = [seat.name for seat in record.seats]
    lines = []
    if ply:
        move = record.moves[ply - 1]
        lines.append(f"[bold]{ply:>3} {move.label}[/] {escape(said)}")
    for event in words.game.events(state):
        if record.over or event.visible_to(WATCHER):
            sentence = escape(words.event(event, state.box, names))
            lines.append(f"      {sentence} [dim]{event.clause}[/]")
    return lines
