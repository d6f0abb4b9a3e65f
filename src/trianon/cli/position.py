"""`trianon position`: set up a situation, ask for the options, apply actions, see the result."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Annotated, Any

import typer

from trianon.cli.language import Language, choose


def position(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A position (TOML).")],
    options: Annotated[bool, typer.Option("--options", help="List the legal actions.")] = False,
    apply: Annotated[
        list[str] | None, typer.Option("--apply", help="Carry out an action; may be repeated.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    lang: Language = "",
) -> None:
    """Read a position, check it, carry out actions, and print options, events and the new position."""
    from trianon.core import position as positions
    from trianon.core.words import game_words

    language = choose(lang)
    game, state = positions.read_file(file)
    game.listen(state)
    told = []
    for action in apply or []:
        game.act(state, action)
        told += game.events(state)
    words = game_words(game, language)
    if json:
        print_json(game, state, words, told, overrides_in(file))
        return
    names = [f"seat {seat}" for seat in range(state.seats)]
    for event in told:
        print(f"{words.event(event, state.box, names)} ({event.clause})")
    if options:
        print_options(game, state, words)
    if not options:
        print(positions.write(game, state, overrides_in(file)), end="")


def overrides_in(file: Path) -> dict[str, Any]:
    """The edition a position brought along."""
    table = tomllib.loads(file.read_text(encoding="utf-8"))
    return dict(table.get("edition", {}))


def print_options(game: Any, state: Any, words: Any) -> None:
    """The open decision with its options, or the end of the game."""
    decision = game.decision(state)
    if decision is None:
        print(words.sentence("play-over"))
        return
    print(f"seat {decision.seat}: {words.decision(state, decision)} ({decision.clause})")
    for action, name in zip(decision.actions, decision.names, strict=True):
        print(f"  {name:<28} {words.option(state, action)}")


def print_json(
    game: Any, state: Any, words: Any, told: list[Any], overrides: dict[str, Any]
) -> None:
    """Everything a program wants to know."""
    import msgspec

    from trianon.core import position as positions

    decision = game.decision(state)
    names = [f"seat {seat}" for seat in range(state.seats)]
    result = {
        "game": game.name,
        "players": state.seats,
        "over": bool(state.over),
        "digest": game.digest(state),
        "decision": decision.kind if decision else "",
        "clause": decision.clause if decision else "",
        "seat": decision.seat if decision else -1,
        "options": list(decision.names) if decision else [],
        "scores": game.scores(state),
        "winners": game.winners(state),
        "breakdown": game.breakdown(state),
        "events": [
            {
                "kind": event.kind,
                "clause": event.clause,
                "reader": event.reader,
                "figures": event.figures,
                "text": words.event(event, state.box, names),
            }
            for event in told
        ],
        "position": tomllib.loads(positions.write(game, state, overrides)),
    }
    print(msgspec.json.encode(result).decode())
