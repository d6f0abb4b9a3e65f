"""The command line: one file per command. Bad input gets a sentence and exit code 2."""

from __future__ import annotations

import os
import sys

import typer

from trianon.cli import (
    analyse,
    bench,
    games,
    play,
    position,
    replay,
    serve,
    simulate,
    tournament,
    tune,
    verify,
)
from trianon.cli.language import current

app = typer.Typer(
    name="trianon",
    help="Bastille, Louis XIV and Heads of State: play, serve, replay, simulate, measure.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.command("games")(games.games)
app.command("play")(play.play)
app.command("simulate")(simulate.simulate)
app.command("tournament")(tournament.tournament)
app.command("tune")(tune.tune)
app.command("replay")(replay.replay)
app.command("analyse")(analyse.analyse)
app.command("position")(position.position)
app.command("serve")(serve.serve)
app.command("verify")(verify.verify)
app.command("bench")(bench.bench)


def say_if_uncompiled() -> None:
    """Once per run: without a C compiler everything works, only slower."""
    from trianon.core import memory

    if str(memory.__file__).endswith(".py") and not os.environ.get("TRIANON_PURE"):
        from trianon.core.words import core_words

        print(core_words(current()).sentence("uncompiled-notice"), file=sys.stderr)


def main() -> None:
    """Run a command; whatever is wrong with its input is said in one sentence."""
    from trianon.core.errors import TrianonError
    from trianon.core.words import core_words

    say_if_uncompiled()
    try:
        app()
    except TrianonError as error:
        sentence = core_words(current()).sentence(f"error-{error.code}", **error.facts)
        print(f"trianon: {sentence}", file=sys.stderr)
        sys.exit(2)
    except BrokenPipeError:
        sys.exit(0)
