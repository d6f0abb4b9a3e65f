"""Published studies on a server: typed questions, limits, and a copy that says the same."""

from __future__ import annotations

import logging
import shutil
import threading
import time
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from tests.command import run as trianon
from tests.server.harness import Browser, Server, running
from tests.study.published import publish
from tests.study.test_explore import LONG
from trianon.core.errors import TrianonError
from trianon.core.words import LANGUAGES
from trianon.server import wire
from trianon.server.studies import AT_ONCE, StudyBoard
from trianon.server.study_copy import (
    CONTENTS,
    DATA,
    CopyContents,
    asked,
    asked_against,
    export,
    file_of,
)
from trianon.study.explore import answers
from trianon.study.explore.filters import Filter, Line, every_filter, respects
from trianon.study.explore.library import CARDS, OPENINGS, PLAIN

MIXED = "page-and-chance"
HERE = f"/api/studies/{MIXED}"
BOTS = ("page", "random", "random", "random")


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two studies, and one that is damaged."""
    folder = tmp_path_factory.mktemp("shelf")
    publish(folder, MIXED, bots=BOTS, games=60)
    publish(folder, "plain", "louis-xiv", games=20, detail=False)
    shutil.copytree(folder / "plain", folder / "damaged")
    (folder / "damaged" / "explore" / "seats.parquet").write_bytes(b"PAR1")
    return folder


@pytest.fixture(scope="module")
def server(shelf: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that publishes them."""
    with running(tmp_path_factory.mktemp("data"), studies=shelf) as found:
        yield found


def visitor(server: Server) -> Browser:
    """Somebody without a session."""
    return Browser(server.port, greeted=False)


def test_the_list_names_what_is_whole(server: Server) -> None:
    found = visitor(server).get("/api/studies").json()
    assert [(one["study"], one["game"], one["detail"]) for one in found] == [
        (MIXED, "bastille", True),
        ("plain", "louis-xiv", False),
    ]
    assert found[0]["bots"] == ["page", "random"]


def test_what_is_damaged_is_said_in_a_sentence(
    shelf: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING, "trianon.server"), running(tmp_path, studies=shelf):
        pass
    said = [one.getMessage() for one in caplog.records if "damaged" in one.getMessage()]
    assert len(said) == 1
    assert f"trianon explore prepare {shelf / 'damaged'}" in said[0]


def test_a_house_without_studies_has_none(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        browser = visitor(server)
        assert browser.get("/api/studies").json() == []
        answer = browser.get(f"{HERE}/seats")
        assert (answer.status_code, answer.json()["code"]) == (404, "unknown-study")


def test_an_answer_that_has_not_changed_is_not_sent_again(server: Server) -> None:
    browser = visitor(server)
    first = browser.get(f"{HERE}/cards")
    again = browser.http.get(f"{HERE}/cards", headers={"if-none-match": first.headers["etag"]})
    assert (first.status_code, again.status_code, again.content) == (200, 304, b"")


@pytest.mark.parametrize(
    ("question", "status", "code"),
    [
        ("seats?turn=4", 400, "explore-filter"),
        ("seats?turn=one", 400, "malformed"),
        ("seats?turn=99999999999999999999999", 400, None),
        ("seats?bot=x' or '1'='1", 400, "explore-filter"),
        ("seats?variant=other", 400, "explore-filter"),
        ("seats?variant=" + "x" * 300, 400, "explore-filter"),
        ("openings?line=x", 400, "explore-filter"),
        ("openings?" + "&".join(["line=x"] * 20), 400, "explore-depth"),
        ("board?line=place 9 nowhere", 400, "explore-filter"),
        ("compare", 400, "malformed"),
        ("compare?against=nothing", 404, "unknown-study"),
        ("compare?against=plain", 400, "explore-other-game"),
        (f"compare?against={MIXED}&against_turn=4", 400, "explore-filter"),
        (f"compare?against={MIXED}&against_bot=x' or '1'='1", 400, "explore-filter"),
        ("shelves", 404, "unknown-route"),
    ],
)
def test_what_cannot_be_asked_is_said(
    server: Server, question: str, status: int, code: str | None
) -> None:
    answer = visitor(server).http.get(f"{HERE}/{question}")
    assert answer.status_code == status
    assert code is None or answer.json()["code"] == code
    assert b"Traceback" not in answer.content


def test_a_board_follows_a_line(server: Server) -> None:
    browser = visitor(server)
    line: list[str] = []
    for depth in range(3):
        params = {"line": line}
        found = browser.http.get(f"{HERE}/openings", params=params).json()
        look = browser.http.get(f"{HERE}/board", params=params).json()["look"]
        assert look["view"]["ply"] == depth
        assert look["decision"]["seat"] == look["seat"]
        offered = {option["action"] for option in look["decision"]["options"]}
        assert {one["name"] for one in found["choices"]} <= offered
        line.append(found["choices"][0]["name"])


def test_no_answer_knows_of_a_table(server: Server) -> None:
    """The leak law of these routes: whatever happens at tables makes no difference to a byte."""
    paths = [f"{HERE}/{one}" for one in (*PLAIN, OPENINGS, CARDS, "board", "components")]
    paths += ["/api/studies", f"{HERE}/compare?against={MIXED}&against_turn=1"]
    stranger, host = visitor(server), Browser(server.port, "A")
    before = [stranger.get(path).content for path in paths]
    host.new_table("bastille", [{"kind": "mine"}] * 4)
    server.house.studies.library.kept.clear()
    after = [browser.get(path).content for browser in (stranger, host) for path in paths]
    assert after == before * 2


def test_somebody_at_full_speed_stops_nobody_else(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Answers are worked out beside the event loop, two at once from wherever they are asked; others go on."""
    inside, most, done = 0, 0, threading.Event()
    lock = threading.Lock()

    def endless(*_: Any) -> bytes:
        nonlocal inside, most
        with lock:
            inside, most = inside + 1, max(most, inside + 1)
        done.wait(30)
        with lock:
            inside -= 1
        return b"{}"

    def ask(address: str) -> None:
        base = f"http://127.0.0.1:{server.port}"
        transport = httpx.HTTPTransport(local_address=address)
        with httpx.Client(base_url=base, transport=transport, timeout=60) as client:
            statuses.append(client.get(f"{HERE}/seats").status_code)

    statuses: list[int] = []
    monkeypatch.setattr(server.house.studies.library, "answer", endless)
    flood = [threading.Thread(target=ask, args=(f"127.0.0.{2 + n % 4}",)) for n in range(12)]
    for one in flood:
        one.start()
    while most < AT_ONCE:
        time.sleep(0.01)
    other = Browser(server.port, "Zoe")  # all places are taken, and will be until she is done
    assert other.get("/api/games").status_code == 200
    other.new_table("bastille", [{"kind": "mine"}] * 4)
    assert not statuses
    done.set()
    for one in flood:
        one.join(30)
    assert statuses == [200] * 12
    assert most == AT_ONCE


def test_an_answer_beyond_its_limits_is_a_typed_problem(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    library = server.house.studies.library
    library.kept.clear()
    monkeypatch.setattr(library.desk, "seconds", 0.1)
    monkeypatch.setattr(answers, "cards", lambda ask, *_: ask.rows(LONG))
    answer = visitor(server).get(f"{HERE}/cards")
    assert (answer.status_code, answer.json()["code"]) == (503, "explore-slow")
    monkeypatch.undo()
    assert visitor(server).get(f"{HERE}/cards").status_code == 200


# A copy for any web server.


@pytest.fixture(scope="module")
def copy(shelf: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The explorer with two studies, as files."""
    place = tmp_path_factory.mktemp("copy")
    page = place / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text(
        '<html><head><script src="/assets/a.js"></script></head></html>'
    )
    (page / "assets" / "a.js").write_text("1")
    (page / "assets" / "a.js.br").write_text("1")
    export([shelf / MIXED, shelf / "plain"], place / "out", page, depth=1, least=5)
    return place / "out"


def test_a_copy_says_what_the_server_says(server: Server, copy: Path) -> None:
    browser = visitor(server)
    library = server.house.studies.library
    questions: list[tuple[str, dict[str, list[str]]]] = [("/studies", {})]
    for one in library.studies.values():
        at = f"/studies/{one.id}"
        asking = (*PLAIN, *((CARDS,) if one.about.detail else ()))
        questions += [
            (f"{at}/{q}", asked(wish)) for wish in every_filter(one.about) for q in asking
        ]
    contents = msgspec.json.decode((copy / CONTENTS).read_bytes(), type=CopyContents)
    lines = contents.lines[MIXED]["base"]
    assert len(lines) > 1
    for moves in lines:
        for bot in ("", "page", "random"):
            questions.append(
                (f"/studies/{MIXED}/openings", asked(Filter(bot=bot), Line(tuple(moves))))
            )
        questions.append((f"/studies/{MIXED}/board", asked(Filter(), Line(tuple(moves)))))
    questions.append((f"/studies/{MIXED}/components", {}))
    for one in library.studies.values():
        for wish, other in product(every_filter(one.about), repeat=2):
            if respects(wish, other) == 1:
                query = {**asked(wish), **asked_against(one.id, other)}
                questions.append((f"/studies/{one.id}/compare", query))
    for path, query in questions:
        theirs = browser.http.get(f"/api{path}", params=query)
        assert theirs.status_code == 200, (path, query)
        if path == "/studies":
            ours = [one for one in theirs.json() if one["study"] in contents.studies]
            assert msgspec.json.decode((copy / DATA / "studies.json").read_bytes()) == ours
        else:
            assert (copy / DATA / file_of(path, query)).read_bytes() == theirs.content
    files = {path.relative_to(copy / DATA).as_posix() for path in (copy / DATA).rglob("*.json")}
    assert files == {file_of(*one) for one in questions} | {"me.json", "contents.json"}
    assert contents.answers == len(files) - 1  # it does not count itself


def test_a_copy_needs_no_server_of_ours(copy: Path) -> None:
    index = (copy / "index.html").read_text()
    assert 'src="./assets/a.js"' in index
    assert '<meta name="trianon-copy" content="data" />' in index
    assert (copy / "assets" / "a.js").exists()
    assert not (copy / "assets" / "a.js.br").exists()
    for language in LANGUAGES:
        assert (copy / DATA / "locale" / f"{language}.ftl").exists()
        assert (copy / DATA / "games" / "bastille" / "locale" / f"{language}.ftl").exists()


def test_a_copy_replaces_a_copy_and_nothing_else(shelf: Path, copy: Path, tmp_path: Path) -> None:
    page = copy.parent / "page"
    again = tmp_path / "out"
    shutil.copytree(copy, again)
    (again / "stale.txt").write_text("x")
    export([shelf / "plain"], again, page, depth=0, least=1)
    assert not (again / "stale.txt").exists()
    taken = tmp_path / "taken"
    taken.mkdir()
    (taken / "mine.txt").write_text("x")
    done = trianon("explore", "export", str(shelf / "plain"), "--out", str(taken))
    assert done.returncode == 2
    assert [path.name for path in taken.iterdir()] == ["mine.txt"]


def test_a_copy_of_something_damaged_is_refused(shelf: Path, copy: Path, tmp_path: Path) -> None:
    with pytest.raises(TrianonError) as error:
        export([shelf / "damaged"], tmp_path / "out", copy.parent / "page", depth=0, least=1)
    assert error.value.code == "explore-broken"
    assert list(tmp_path.iterdir()) == []


def test_the_page_knows_these_answers() -> None:
    """The board's look is that of the wire, so that the page can show it."""
    hints = msgspec.structs.fields(StudyBoard)
    assert {field.name: field.type for field in hints}["look"] is wire.Look
