"""The command line: one file per command. Bad input gets a sentence and exit code 2."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from functools import wraps
from typing import Annotated, Any

import typer

from trianon.cli import (
    admin,
    analyse,
    backup,
    bench,
    check,
    config,
    explore,
    figures,
    games,
    play,
    position,
    prune,
    puzzles,
    replay,
    report,
    review,
    serve,
    simulate,
    study,
    tournament,
    tune,
    verify,
    work,
)
from trianon.cli.language import asked, current
from trianon.cli.progress import INTERRUPTED, say
from trianon.cli.usage import is_usage, refusal

DUCKDB_INTERRUPTED = "Query interrupted"  # how it says that it was given Ctrl-C

app = typer.Typer(
    name="trianon",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def say_version(asked: bool) -> None:
    """The version, and whether the rules run compiled."""
    if not asked:
        return
    import platform

    from trianon import __version__
    from trianon.core import memory

    rules = "uncompiled" if str(memory.__file__).endswith(".py") else "compiled"
    print(f"trianon {__version__} (Python {platform.python_version()}, rules {rules})")
    raise typer.Exit


@app.callback()
def about(
    version: Annotated[
        bool,
        typer.Option("--version", help="Print the version.", callback=say_version, is_eager=True),
    ] = False,
) -> None:
    """Bastille, Louis XIV and Heads of State: play, serve, replay, simulate, measure."""


def breakable(command: Callable[..., None]) -> Callable[..., None]:
    """A command that Ctrl-C ends with a sentence, unless it has something better to say itself."""

    @wraps(command)
    def run(*arguments: Any, **options: Any) -> None:
        from trianon.core.words import core_words

        try:
            command(*arguments, **options)
        except KeyboardInterrupt:
            say(core_words(current()), "broken-off")
            raise typer.Exit(INTERRUPTED) from None

    return run


app.command("games")(breakable(games.games))
app.command("figures")(breakable(figures.figures))
app.command("play")(breakable(play.play))
app.command("simulate")(breakable(simulate.simulate))
app.command("study")(breakable(study.study))
app.command("report")(breakable(report.report))
app.command("tournament")(breakable(tournament.tournament))
app.command("tune")(breakable(tune.tune))
app.command("replay")(breakable(replay.replay))
app.command("analyse")(breakable(analyse.analyse))
app.command("review")(breakable(review.review))
app.command("position")(breakable(position.position))
app.command("serve")(breakable(serve.serve))
app.command("work")(breakable(work.work))
app.command("prune")(breakable(prune.prune))
app.command("verify")(breakable(verify.verify))
app.command("check")(breakable(check.check))
app.command("bench")(breakable(bench.bench))
app.add_typer(puzzles.app, name="puzzles")
app.add_typer(explore.app, name="explore")
app.command("config")(breakable(config.config))
app.command("backup")(breakable(backup.backup))
app.command("restore")(breakable(backup.restore))
for name, command in (
    ("prune", prune.prune),
    ("check", check.check),
    ("backup", backup.backup),
    ("restore", backup.restore),
):
    admin.admin.command(name)(breakable(command))
app.add_typer(admin.admin, name="admin")


def say_if_uncompiled() -> None:
    """Once per run: without a C compiler everything works, only slower."""
    from trianon.core import memory

    if str(memory.__file__).endswith(".py") and not os.environ.get("TRIANON_PURE"):
        from trianon.core.words import core_words

        print(core_words(current()).sentence("uncompiled-notice"), file=sys.stderr)


def main() -> None:
    """Run a command; whatever is wrong with its input is said in one sentence."""
    from trianon.core.errors import TrianonError
    from trianon.core.extras import lacking, refuse
    from trianon.core.words import core_words

    say_if_uncompiled()
    try:
        sys.exit(app(standalone_mode=False) or 0)
    except TrianonError as error:
        refuse(error, current())
    except ModuleNotFoundError as error:
        refuse(lacking(error), current())
    except BrokenPipeError:
        sys.exit(0)
    except RuntimeError as error:
        if str(error) != DUCKDB_INTERRUPTED and type(error).__name__ != "Abort":
            raise
        say(core_words(current()), "broken-off")
        sys.exit(INTERRUPTED)
    except Exception as error:
        if not is_usage(error):
            raise
        if type(error).__name__ == "NoArgsIsHelpError":
            error.show()  # type: ignore[attr-defined]
            sys.exit(2)
        refuse(refusal(error), asked())
