"""`trianon tune`: learn the weights of a game's judgement from self-play."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from trianon.cli.files import check_writable
from trianon.cli.language import Language, choose
from trianon.cli.options import (
    Cluster,
    EditionFile,
    GameName,
    Switches,
    overrides_of,
    switches_of,
)
from trianon.cli.progress import INTERRUPTED, progress_bar, say


def tune(
    game: GameName,
    out: Annotated[Path, typer.Option(help="The data file to write.")],
    games: Annotated[int, typer.Option(help="Games of self-play in each turn.")] = 1500,
    turns: Annotated[int, typer.Option(help="Turns of play and fit; 0 keeps the weights.")] = 4,
    search_turns: Annotated[int, typer.Option(help="Further turns by players who search.")] = 0,
    policy_games: Annotated[int, typer.Option(help="Games in which the policy is counted.")] = 250,
    keep_policy: Annotated[
        bool, typer.Option("--keep-policy", help="Turns by players who search keep the policy.")
    ] = False,
    simulations: Annotated[
        int, typer.Option(help="Simulations a move of players who search.")
    ] = 600,
    afresh: Annotated[
        bool,
        typer.Option("--afresh", help="Begin from random players, not from the present weights."),
    ] = False,
    seed: Annotated[int, typer.Option(help="Same seed, same weights.")] = 1,
    jobs: Annotated[int, typer.Option(help="Processes to use.")] = 1,
    switch: Switches = None,
    edition: EditionFile = None,
    cluster: Cluster = "",
    lang: Language = "",
) -> None:
    """Play against oneself, fit the weights to who won, and write them as a data file."""
    from trianon.bots.judgement import figures_of
    from trianon.core.errors import BadRequest
    from trianon.core.registry import game as game_named
    from trianon.core.words import core_words
    from trianon.lab.runner import on_cluster

    words = core_words(choose(lang))
    rules = game_named(game)
    if min(games, simulations, jobs) < 1 or min(turns, search_turns, policy_games) < 0:
        raise BadRequest("bad-tuning")
    check_writable(out)
    from trianon.lab import tune as lab

    conditions = lab.Conditions(switches_of(rules, switch), overrides_of(edition))
    figure_set = rules.edition(conditions.overrides or None)
    for players in rules.players:
        rules.box(figure_set, players)  # figures that do not fit are refused before the first game
    figures = figures_of(rules)
    if afresh:
        figures = lab.blank(figures)
    planned = lab.turns_played(figures, games, turns) + search_turns * games + policy_games
    played = 0
    try:
        with on_cluster(cluster), progress_bar(planned) as advance:

            def count(games: int) -> None:
                nonlocal played
                played += games
                advance(games)

            figures = lab.tune(game, figures, games, turns, jobs, seed, count, conditions)
            figures = lab.tune_by_search(
                game,
                figures,
                games,
                search_turns,
                simulations,
                jobs,
                seed,
                count,
                not keep_policy,
                conditions,
            )
            if policy_games:
                figures = lab.tune_policy(
                    game, figures, policy_games, simulations, jobs, seed, count, conditions
                )
    except KeyboardInterrupt:
        say(words, "tune-broken-off", games=played, total=planned, file=str(out))
        raise typer.Exit(INTERRUPTED) from None
    out.write_text(lab.written(figures, conditions))
    typer.echo(str(out))
