"""How quick the explorer answers, as JSON: every question under every filter, lines of first choices,
and settings compared two by two.

    python -m benchmarks.explore DIR    # a study, e.g. trianon study bastille --games 1000000 --out DIR

Nothing is kept between answers: each one is worked out. `processor` counts the processor's time alone, which
neighbours on the machine do not change. With --served the same over HTTP, through the gate.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import msgspec

from tests.server.harness import Server, running
from trianon.server import study_copy
from trianon.study.explore import answers
from trianon.study.explore.filters import Filter, Line, every_filter
from trianon.study.explore.library import CARDS, COMPARE, OPENINGS, PLAIN, Library, Published

GOAL = 300.0  # milliseconds, of 95 answers in 100
LINES = 60
PAIRS = 60
PATIENCE = 60.0  # seconds: a busy machine shows in the figures, not as a refusal

Question = tuple[str, Filter, Line | Filter]  # a line of choices, or the other setting of two


def questions(library: Library, one: Published) -> list[Question]:
    """What a visitor may ask, in an order of chance."""
    detail = (CARDS,) if one.about.detail else ()
    found: list[Question] = [
        (q, wish, Line()) for wish in every_filter(one.about) for q in (*PLAIN, *detail)
    ]
    if one.about.detail:
        found += [(OPENINGS, Filter(), line) for line in lines(library, one)]
    found += [(COMPARE, wish, other) for wish, other in pairs(one)]
    random.Random(1).shuffle(found)
    return found


def pairs(one: Published) -> list[tuple[Filter, Filter]]:
    """Two settings of one study, drawn by chance."""
    every = [(a, b) for a in every_filter(one.about) for b in every_filter(one.about) if a != b]
    return random.Random(3).sample(every, min(PAIRS, len(every)))


def answered(library: Library, one: Published, question: Question) -> object:
    """The library's answer."""
    kind, wish, more = question
    if isinstance(more, Filter):
        return library.compare(one.id, wish, one.id, more)
    return library.answer(one.id, kind, wish, more)


def address(one: Published, question: Question) -> dict[str, list[str]]:
    """What stands behind the question mark."""
    _kind, wish, more = question
    if isinstance(more, Filter):
        return study_copy.asked(wish) | study_copy.asked_against(one.id, more)
    return study_copy.asked(wish, more)


def lines(library: Library, one: Published) -> list[Line]:
    """Lines of every length, followed by chance."""
    chance, found = random.Random(2), [Line()]
    while len(found) < LINES:
        line = chance.choice(found)
        data = library.answer(one.id, OPENINGS, Filter(), line)
        answer = msgspec.json.decode(data, type=answers.StudyOpenings)
        if answer.deeper and answer.choices:
            found.append(Line((*line.moves, chance.choice(answer.choices).name)))
    return found


def measured(asked: list[Question], ask: Callable[[Question], object]) -> dict[str, object]:
    """Milliseconds of each question, by kind and of all."""
    times: dict[str, list[float]] = {"all": [], "processor": []}
    for question in asked:
        started, worked = time.perf_counter(), time.process_time()
        ask(question)
        took = 1000 * (time.perf_counter() - started)
        times["processor"].append(1000 * (time.process_time() - worked))
        times["all"].append(took)
        times.setdefault(question[0], []).append(took)
    return {kind: spread(some) for kind, some in times.items()}


def spread(some: list[float]) -> dict[str, float]:
    """Median, the 95th of 100, the slowest."""
    ordered = sorted(some)

    def at(share: float) -> float:
        return round(ordered[min(len(ordered) - 1, int(share * len(ordered)))], 2)

    return {"answers": len(some), "p50": at(0.5), "p95": at(0.95), "slowest": round(ordered[-1], 2)}


def served(server: Server, one: Published, asked: list[Question]) -> dict[str, object]:
    """The same over HTTP."""
    library = server.house.studies.library
    with httpx.Client(base_url=f"http://127.0.0.1:{server.port}", timeout=60) as client:

        def ask(question: Question) -> None:
            library.kept.clear()
            answer = client.get(
                f"/api/studies/{one.id}/{question[0]}", params=address(one, question)
            )
            answer.raise_for_status()

        return measured(asked, ask)


def main() -> None:
    """Measure, print, and end with an error if the goal is missed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("study", type=Path)
    parser.add_argument("--served", action="store_true")
    options = parser.parse_args()
    library = Library([options.study], seconds=PATIENCE)
    if library.troubles:
        parser.error(f"{options.study}: {library.troubles[0].code}")
    (one,) = library.studies.values()
    asked = questions(library, one)

    def ask(question: Question) -> None:
        library.kept.clear()
        answered(library, one, question)

    found: dict[str, object] = {
        "study": one.id,
        "games": one.about.games,
        "load": round(os.getloadavg()[0], 1),
        "milliseconds": measured(asked, ask),
    }
    if options.served:
        with tempfile.TemporaryDirectory() as folder:
            shelf = Path(folder) / "shelf"
            shelf.mkdir()
            (shelf / one.id).symlink_to(options.study.resolve())
            with running(Path(folder) / "data", studies=shelf) as server:
                found["served"] = served(server, one, asked)
    print(json.dumps(found, indent=2))
    every = msgspec.convert(found["milliseconds"], dict[str, dict[str, float]])["all"]
    raise SystemExit(0 if every["p95"] < GOAL else 1)


if __name__ == "__main__":
    main()
