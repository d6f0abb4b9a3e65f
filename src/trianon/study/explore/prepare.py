"""Prepare a study for being explored: sums by block of shuffles, filter and thing, part by part.

Shuffles are independent, so a study is cut into blocks of consecutive ones; the spread between blocks gives the
intervals, and sums over blocks add up whatever is filtered. A million games become a few megabytes.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from trianon.core.errors import BadRequest
from trianon.core.game import seed_of
from trianon.core.words import Message
from trianon.study import columns
from trianon.study.explore import about as shelf
from trianon.study.explore.about import (
    DEPTH,
    About,
    Component,
    StudyChoice,
    table_file,
    write_about,
)
from trianon.study.manifest import read_manifest, reason
from trianon.study.notes import Subject
from trianon.study.plan import BASE, OTHER, OWN, RANDOM, Study
from trianon.study.run import alone

GROUPS = 200  # blocks of shuffles at most
MEMORY = "768MB"
SHUFFLES = 200  # in which the words of choices are looked for
KEYS = {  # what a row of a table of sums is of
    shelf.SEATS: ("variant", "bot", "seat", "turn", "winner", "block"),
    shelf.SCORES: ("variant", "bot", "turn", "winner", "score"),
    shelf.GAMES: ("variant", "block"),
    shelf.COMPONENTS: ("variant", "bot", "turn", "block", "code"),
}

Progress = Callable[[int], None]


def nothing(count: int) -> None:
    """Nobody looks on."""


class Preparation:
    """Reads the parts of a study one after the other and keeps sums."""

    def __init__(self, folder: Path) -> None:
        import duckdb

        self.folder = folder
        self.manifest = read_manifest(folder)
        if not self.manifest.finished:
            raise BadRequest("study-unfinished", folder=str(folder), command=self.manifest.command)
        self.study: Study = self.manifest.study
        self.subject = Subject(self.study.terms(BASE), self.study.players)
        self.points = [columns.points_column(source) for source in self.subject.sources]
        self.shuffles = self.study.total // self.study.turns
        self.groups = min(GROUPS, self.shuffles)
        # One thread adds up in the same order each time, and is no slower.
        self.database = duckdb.connect(config={"memory_limit": MEMORY, "threads": 1})
        self.begun: set[str] = set()
        self.choices: dict[str, int] = {}
        self.components: dict[str, tuple[int, str]] = {}

    @property
    def block(self) -> str:
        """The block of a shuffle."""
        return f"(shuffle::bigint * {self.groups} // {self.shuffles})::smallint as block"

    def run(self, progress: Progress = nothing) -> About:
        """All parts, then the files."""
        with alone(self.folder):
            for number in range(self.study.parts):
                self.add(number)
                progress(1)
            return self.write()

    def view(self, table: str, number: int) -> None:
        """A part of a table under the table's name."""
        file = self.folder / table / f"part-{number:05}.parquet"
        if not file.exists():
            raise BadRequest("study-no-table", folder=str(self.folder), table=table)
        self.database.read_parquet(str(file)).create_view(table, replace=True)

    def keep(self, table: str, query: str) -> None:
        """Add the rows of a query to a table of sums."""
        if table in self.begun:
            self.database.execute(f"insert into sum_{table} {query}")
        else:
            self.database.execute(f"create table sum_{table} as {query}")
            self.begun.add(table)

    def add(self, number: int) -> None:
        """The sums of one part."""
        import duckdb

        tables = columns.PLAIN + (columns.DETAIL if self.study.detail else ())
        try:
            for table in tables:
                self.view(table, number)
            self.add_seats()
            if self.study.detail:
                self.add_components()
                self.add_lines()
        except (duckdb.Error, OSError) as error:
            raise shelf.broken(self.folder, error) from error

    def add_seats(self) -> None:
        """Seats, scores and games."""
        self.database.execute(
            f"create or replace temp table places as select variant::varchar as variant, game, "
            f"bot::varchar as bot, seat, turn, won, won > 0 as winner, {self.block}, score, "
            "score - avg(score) over (partition by variant, game) as points "
            f"{''.join(f', {one}' for one in self.points)} from seats"
        )
        sums = "".join(
            f", sum({one})::double as source_{place}" for place, one in enumerate(self.points)
        )
        key = ", ".join(KEYS[shelf.SEATS])
        self.keep(
            shelf.SEATS,
            f"select {key}, count(*)::bigint as n, sum(won)::double as won, "
            f"sum(score)::double as score {sums} from places group by {key}",
        )
        self.keep(
            shelf.SCORES,
            "select variant, bot, turn, winner, score, count(*)::bigint as n "
            "from places group by all",
        )
        self.keep(
            shelf.GAMES,
            f"select variant::varchar as variant, {self.block}, count(*)::bigint as n, "
            "sum(margin)::double as margin, sum(decisions)::double as decisions "
            "from games group by all",
        )

    def add_components(self) -> None:
        """What each component was worth to those who took it."""
        for name, kind in self.rows(
            "select distinct component, kind from components order by component::varchar"
        ):
            self.components.setdefault(str(name), (len(self.components), str(kind)))
        self.name("things", {name: code for name, (code, _) in self.components.items()})
        self.keep(
            shelf.COMPONENTS,
            "select variant, bot, turn, block, code, count(*)::bigint as n, "
            "sum(won)::double as won, sum(points)::double as points from "
            "(select distinct variant::varchar as variant, game, seat, component::varchar as name "
            "from components) join things using (name) join places using (variant, game, seat) "
            "group by all",
        )

    def add_lines(self) -> None:
        """The first choices of each game in a row, with who made them and whether they won."""
        early = f"from decisions where ply < {DEPTH}"
        for (name,) in self.rows(f"select distinct name {early} order by name"):
            self.choices.setdefault(str(name), len(self.choices))
        self.name("names", self.choices)
        asked = ", ".join(
            f"max(code) filter (ply = {ply}) as move_{ply}, max(bot) filter (ply = {ply}) as bot_{ply}, "
            f"max(won) filter (ply = {ply}) as won_{ply}, max(turn) filter (ply = {ply}) as turn_{ply}"
            for ply in range(DEPTH)
        )
        self.keep(
            shelf.LINES,
            f"select variant, any_value(block) as block, {asked} from "
            f"(select variant::varchar as variant, game, seat, ply, name::varchar as name {early}) "
            "join names using (name) join places using (variant, game, seat) "
            "group by variant, game",
        )

    def name(self, table: str, codes: dict[str, int]) -> None:
        """A table of names by number."""
        self.database.execute(f"create or replace temp table {table} (name varchar, code smallint)")
        self.database.executemany(
            f"insert into {table} values (?, ?)", [list(pair) for pair in codes.items()]
        )

    def rows(self, query: str) -> list[tuple[Any, ...]]:
        """The rows of one of our queries."""
        found: list[tuple[Any, ...]] = self.database.execute(query).fetchall()
        return found

    def write(self) -> About:
        """The tables of sums, then what they are."""
        self.merge()
        fields = [
            f"{name}_{ply}" for name in ("move", "bot", "won", "turn") for ply in range(DEPTH)
        ]
        order = {shelf.LINES: ", ".join(("variant", *fields, "block"))}
        tables = tuple(table for table in (*shelf.PLAIN, *shelf.DETAIL) if table in self.begun)
        try:
            (self.folder / shelf.FOLDER).mkdir(exist_ok=True)
            (self.folder / shelf.FOLDER / shelf.FILE).unlink(missing_ok=True)
            for table in tables:
                file = table_file(self.folder, table)
                ordered = self.database.sql(
                    f"select * from sum_{table} order by {order.get(table, 'all')}"
                )
                ordered.write_parquet(str(file), compression="zstd")
            found = self.about(shelf.digest_of(self.folder, tables))
            write_about(self.folder, found)
        except OSError as error:
            raise BadRequest(
                "file-unwritable", file=str(self.folder / shelf.FOLDER), reason=reason(error)
            ) from error
        return found

    def merge(self) -> None:
        """Blocks and scores that several parts share become one row."""
        for table in self.begun - {shelf.LINES}:
            names = [row[0] for row in self.rows(f"describe sum_{table}")]
            keys = KEYS[table]
            chosen = ", ".join(
                one if one in keys else f"sum({one})::double as {one}" for one in names
            )
            self.database.execute(
                f"create or replace table sum_{table} as select {chosen} from sum_{table} group by all"
            )

    def about(self, digest: str) -> About:
        """The study in a few facts, and the words of its things."""
        study, manifest, change = self.study, self.manifest, self.study.against
        said = choice_words(self.subject, set(self.choices))
        return About(
            format=shelf.FORMAT,
            digest=digest,
            game=study.game,
            rules=manifest.rules_version,
            players=study.players,
            bots=tuple(dict.fromkeys(study.bots)),
            games=study.total,
            groups=self.groups,
            seed=str(study.seed),
            command=manifest.command,
            repeatable=manifest.repeatable,
            version=manifest.versions.get("trianon", ""),
            variants=study.variants,
            switches=study.terms(BASE).switches,
            edition=manifest.digests.get("edition", ""),
            figures=study.overrides,
            other_switches=study.terms(OTHER).switches if change else {},
            other_figures=(change.overrides or study.overrides) if change else {},
            other_opening=change.opening if change else "",
            randomised=study.openings != OWN or set(study.bots) == {RANDOM},
            detail=study.detail,
            sources=tuple(self.subject.sources),
            choices=tuple(StudyChoice(name, said.get(name)) for name in self.choices),
            components=tuple(
                Component(name, kind, component_words(self.subject, name))
                for name, (_, kind) in self.components.items()
            ),
        )


def component_words(subject: Subject, identifier: str) -> Message | None:
    """What names a component, e.g. `card-N04`."""
    figure, _, name = identifier.partition("-")
    value = list(getattr(subject.names, f"{figure.upper()}_IDS")).index(name)
    said = subject.game.figure(subject.blank.box, figure, value, {figure: value, "count": 1})
    return said if isinstance(said, tuple) else None


def choice_words(subject: Subject, wanted: set[str]) -> dict[str, Message]:
    """What says each choice, as far as a few games offer it."""
    game, found = subject.game, dict[str, Message]()
    for number in range(SHUFFLES):
        state = subject.begin(seed_of(number))
        while not state.over and state.ply < DEPTH and len(found) < len(wanted):
            for action in game.options(state):
                name = game.action_name(state, action)
                if name in wanted and name not in found:
                    found[name] = game.option_words(state, action)
            game.apply(state, game.options(state)[(number + state.ply) % state.option_count])
    return found


def prepare(folder: Path, progress: Progress = nothing) -> About:
    """Write the tables of sums of a finished study."""
    return Preparation(folder).run(progress)
