"""`trianon analyse`: a record looked at again by the search."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from trianon.cli.language import Language, choose
from trianon.cli.sheets import show_sheets

if TYPE_CHECKING:
    from trianon.core.record import Record
    from trianon.core.words import GameWords
    from trianon.lab.analyse import Analysis


def analyse(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="A game record.")],
    report: Annotated[Path | None, typer.Option(help="Write a page with a chart here.")] = None,
    simulations: Annotated[int, typer.Option(help="How far each decision is searched.")] = 2000,
    jobs: Annotated[int, typer.Option(help="Threads to use.")] = 1,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    lang: Language = "",
) -> None:
    """The chances of every player along a game, its turning points, and the largest mistakes."""
    from trianon.core import record as records
    from trianon.core.registry import game as game_named
    from trianon.core.words import game_words
    from trianon.lab.analysis_sheets import about, distinct, sheets, write_report
    from trianon.lab.report import check_report

    language = choose(lang)
    record = records.read_file(file)
    words = game_words(game_named(record.game), language)
    if report:
        check_report(report)
    found = searched(record, simulations, jobs)
    names = distinct([seat.name for seat in record.seats])
    if report:
        import sys

        write_report(found, names, words, command_for(file, found), report)
        said = words.sentence("tournament-report-written", file=str(report))
        print(said, file=sys.stderr, flush=True)
    if json:
        show_json(found, record, words)
    else:
        show_sheets(about(found, words), sheets(found, names, words))


def searched(record: Record, simulations: int, jobs: int) -> Analysis:
    """The analysis, with a bar; a record that does not replay is refused first."""
    from trianon.cli.progress import progress_bar
    from trianon.core.registry import game as game_named
    from trianon.lab import analyse as lab

    game = game_named(record.game)
    steps, end = lab.steps_of(record)
    with progress_bar(lab.decisions_in(steps)) as advance:
        return lab.analyse(game, steps, end, simulations, jobs, progress=advance)


def command_for(file: Path, found: Analysis) -> str:
    """The command that makes this analysis again."""
    import shlex

    return f"trianon analyse {shlex.quote(str(file))} --simulations {found.simulations}"


def show_json(found: Analysis, record: Record, words: GameWords) -> None:
    """One object: the analysis, who played, and every move in words."""
    import msgspec

    whole: dict[str, Any] = {"seats": msgspec.to_builtins(record.seats)}
    whole |= msgspec.to_builtins(found)
    whole["turns"] = [spoken(one, words) for one in found.turns]
    whole["mistakes"] = [
        [{**spoken(one, words), "loss": one.loss} for one in mistakes]
        for mistakes in found.mistakes
    ]
    print(msgspec.json.encode(whole).decode())


def spoken(one: Any, words: GameWords) -> dict[str, Any]:
    """A struct whose messages are sentences."""
    import msgspec

    fields = msgspec.structs.asdict(one)
    return {
        name: words.message(value) if isinstance(value, tuple) else value
        for name, value in fields.items()
    }
