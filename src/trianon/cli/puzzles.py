"""`trianon puzzles`: make puzzles from self-play, and search them again."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from trianon.cli.files import check_writable
from trianon.cli.language import Language, choose
from trianon.cli.options import Cluster, GameName
from trianon.cli.progress import INTERRUPTED, progress_bar, say

if TYPE_CHECKING:
    from trianon.core.game import Game
    from trianon.learn.puzzles.checker import Verdict
    from trianon.learn.puzzles.files import Header, Puzzle

BETWEEN_WRITES = 5.0  # seconds; what came since is made again after a crash

app = typer.Typer(help="Puzzles: make them from self-play, search them again.")


@app.command("make")
def make(
    game: GameName,
    out: Annotated[
        Path, typer.Option(help="The file to write; one that is there is gone on with.")
    ],
    count: Annotated[int, typer.Option(help="So many puzzles in all.")] = 300,
    minutes: Annotated[float, typer.Option(help="Stop after so many minutes; 0: never.")] = 0,
    seed: Annotated[int, typer.Option(help="Same seed, same puzzles.")] = 1,
    jobs: Annotated[int, typer.Option(help="Processes to use.")] = 1,
    cluster: Cluster = "",
    lang: Language = "",
) -> None:
    """Play, look for decisions with one clearly best choice, keep those that hold; can be resumed."""
    from trianon.core.errors import BadRequest
    from trianon.core.registry import game as game_named
    from trianon.core.words import core_words
    from trianon.lab.runner import on_cluster
    from trianon.learn.puzzles import files

    words, rules = core_words(choose(lang)), game_named(game)
    if count < 1 or jobs < 1 or minutes < 0:
        raise BadRequest("bad-puzzle-make")
    check_writable(out)
    header, puzzles = files.header_for(rules, seed), list[files.Puzzle]()
    if out.exists():
        header, puzzles = files.read(out, rules)
        if header.seed != seed:
            raise BadRequest("puzzles-seed", file=str(out), found=header.seed, wanted=seed)
    before = len(puzzles)
    try:
        with on_cluster(cluster):
            header, puzzles = made(rules, header, puzzles, count, jobs, minutes, out)
        code = 0
    except KeyboardInterrupt:
        header, puzzles = files.read(out, rules)
        code = INTERRUPTED
    say(
        words,
        "puzzles-made",
        file=str(out),
        total=len(puzzles),
        new=len(puzzles) - before,
        games=header.games,
    )
    if code:
        raise typer.Exit(code)


def made(
    game: Game,
    header: Header,
    puzzles: list[Puzzle],
    count: int,
    jobs: int,
    minutes: float,
    out: Path,
) -> tuple[Header, list[Puzzle]]:
    """Make them with a bar; the file is written again and again on the way."""
    from trianon.learn.puzzles import files
    from trianon.learn.puzzles.maker import making

    began = written = time.monotonic()
    files.write(out, header, puzzles)
    with progress_bar(max(count - len(puzzles), 0)) as advance:
        if len(puzzles) >= count:
            return header, puzzles
        try:
            shown = len(puzzles)
            for header, puzzles, _ in making(game, header, puzzles, count, jobs):  # noqa: B020
                advance(len(puzzles) - shown)
                shown, now = len(puzzles), time.monotonic()
                if now - written > BETWEEN_WRITES:
                    files.write(out, header, puzzles)
                    written = now
                if minutes and now - began > minutes * 60:
                    break
        finally:
            files.write(out, header, puzzles)
    return header, puzzles


@app.command("check")
def check(
    game: GameName,
    file: Annotated[
        Path | None, typer.Option(help="A file of puzzles; else those of the package.")
    ] = None,
    sample: Annotated[int, typer.Option(help="So many of them, drawn by the seed; 0: all.")] = 0,
    simulations: Annotated[int, typer.Option(help="How far each one is searched.")] = 250_000,
    seed: Annotated[int, typer.Option(help="Another seed, another search.")] = 101,
    jobs: Annotated[int, typer.Option(help="Processes to use.")] = 1,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    lang: Language = "",
) -> None:
    """Search puzzles again and say which no longer hold; exit code 1 if there are any."""
    import msgspec

    from trianon.core.errors import BadRequest
    from trianon.core.registry import game as game_named
    from trianon.core.words import core_words
    from trianon.learn.puzzles import checker, files

    words, rules = core_words(choose(lang)), game_named(game)
    if sample < 0 or simulations < 1:
        raise BadRequest("bad-puzzle-check")
    paths = [file] if file else files.files_of(rules)
    puzzles = [one for path in paths for one in files.read(path, rules)[1]]
    if sample:
        puzzles = checker.sample_of(puzzles, sample, seed)
    found: list[Verdict] = []
    with progress_bar(len(puzzles)) as advance:
        for verdict in checker.checked(rules, puzzles, simulations, seed, jobs):
            found.append(verdict)
            advance(1)
    broken = [one for one in found if not one.holds]
    if json:
        rows = [{"id": one.puzzle.id, "lead": one.lead, "fault": one.fault} for one in broken]
        print(msgspec.json.encode({"puzzles": len(found), "broken": rows}).decode())
    else:
        for one in broken:
            lead = round(one.lead * 100, 1)
            message = "puzzle-broken" if one.fault else "puzzle-no-longer"
            print(words.sentence(message, id=one.puzzle.id, kind=one.puzzle.kind, lead=lead))
        held = len(found) - len(broken)
        print(words.sentence("puzzles-checked", total=len(found), held=held))
    if broken:
        raise typer.Exit(1)
