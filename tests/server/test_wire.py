"""The wire: every Struct there and back, its TypeScript current, its errors in words and in the document."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tools import wire_ts
from trianon.core.figures import Figure
from trianon.core.words import LANGUAGES, core_words
from trianon.server import bodies, problems, wire

ROOT = Path(__file__).resolve().parents[2]
SERVER = ROOT / "src" / "trianon" / "server"
WORDS: wire.Words = ("event-round-started", {"round": 3, "what": ("inner", {"id": "x"})})
EVENT = wire.Event("round-started", "X1.1", {"round": 3}, WORDS, False)
DECISION = wire.Decision(0, "place", "X1.2", WORDS, [wire.Option("place 1", WORDS, [WORDS])])
UNDO = wire.Undo(False, "undo-none")
LOOK = wire.Look(0, [EVENT], {"any": "view"}, {"any": "outlook"}, DECISION, UNDO)
SEAT = wire.SeatInfo(0, "human", "Anna", "", "", True, True)
INFO = wire.TableInfo(
    "t", "g", 1, 3, {}, False, False, "", 0, "c", 1, True, True, False, 0, [SEAT]
)  # fmt: skip
SEAT_LINE = wire.SeatLine(2, 3, 1, "stand-in", "<i>Ben</i>", "random", 5)
CHAT = wire.ChatLine(1, 0, "Anna", "<b>hello</b>", 5)
END = wire.End("00", [1], [3, 4])
SOURCE = wire.SourceLine(0, "gems", "X1.3", 2, 5, "", ("source-gems", {}))
STEP = bodies.Step(1, 1, 0, False, "place 1", WORDS, [EVENT])

FROM_PAGE: list[wire.FromPage] = [
    wire.Hello(4),
    wire.Move(0, 3, "id", "place 1"),
    wire.TakeBack(0, 3, "id"),
    wire.Say("hello"),
    wire.Ping(),
    wire.AskHint(0, 3),
]
TO_PAGE: list[wire.ToPage] = [
    wire.Welcome(INFO, [0], 3, [CHAT], [SEAT_LINE]),
    wire.Whole(3, 3, 1, [LOOK], [SOURCE], None),
    wire.Update(4, 4, 1, 0, False, [LOOK], [SOURCE], END),
    wire.Ack("id", 4),
    wire.Refused("stale", {"seq": 4}, "id"),
    wire.TableChanged(INFO, [0]),
    wire.Said(CHAT),
    wire.Change(SEAT_LINE),
    wire.Rematch("t", 1),
    wire.Pong(),
    wire.Hint(0, 3, [wire.Advice("place 1", 0.4, 0.02, "sure")]),
]
BODIES: list[Any] = [
    bodies.FirstGame("de", from_lesson=True),
    bodies.Problem("stale", {"seq": 1}),
    bodies.Me("Anna"),
    bodies.NewName("Anna"),
    bodies.GameInfo("g", 1, [3, 4], {"s": True}, ["random"], ["en"]),
    bodies.Figures({"seed": 1}, [Figure("setup", "", "start_coins", "8", "seed")]),
    bodies.NewTable(
        "g", [bodies.Mine(), bodies.BotSeat("random"), bodies.Open()], {"s": True}, {}, "ff"
    ),
    bodies.NewTable(
        "g", [bodies.Mine()], edition_file=bodies.EditionFile("my-box.toml", "[setup]")
    ),
    bodies.Made(INFO, [bodies.Invitation(-1, "token")]),
    bodies.Kept(True),
    bodies.Guests(True),
    bodies.Share("token"),
    bodies.SharedGame("g", 1, 3, {}, False, False, "c", 1, 9, [SEAT], [3, 4], [1]),
    bodies.Join("token", "Anna"),
    bodies.Joined("t", -1),
    bodies.Shown("token"),
    bodies.InvitationInfo("g", 3, 1, "Anna", False, True, ["Ben"], [SEAT]),
    bodies.Scene(1, 9, STEP, LOOK, [SOURCE], END),
    bodies.PlayOn(seat=0, seq=3, level="greedy"),
    bodies.PlayOn(seat=0),
    bodies.Analysis(
        200,
        [bodies.Point(1, [0.4, 0.6])],
        [bodies.Turn(1, 0, WORDS, 1, 0.4, 0.6)],
        [[bodies.Mistake(1, WORDS, WORDS, 0.4, 0.6)], []],
    ),
    wire.TableLine("t", "g", 1, 2, 3, False, False, True, 0, [SEAT]),
    bodies.HostToken("token"),
    bodies.Done(),
    bodies.HostRoom(
        version="1",
        now=9,
        storing=True,
        processes=[bodies.HostProcess("serve", "m", "1", 1, 0.5, 10, 2, 3, 4, 0.5, None, 0)],
        running=1,
        players=2,
        samples=[bodies.HostSample(1, 2, 0.5, 30.0)],
        jobs=[bodies.HostJobs("quick", "waiting", 1)],
        incidents=[bodies.HostIncident("i", 1, "ValueError", "")],
        backup=bodies.HostBackup(1, 2, 3),
        disk=bodies.HostDisk(1, 2),
    ),
    bodies.HostBackup(0, 0, 0),
    bodies.HostTable("t", "g", ["Anna"], 3, False, True, 1),
    bodies.HostPlayer("p", "Anna", 1, 2, False, True),
    bodies.CloseTable(True),
    bodies.HostBan("address", "10.0.0.0/8", 0, "", 1),
    bodies.NewBan("10.0.0.1", 7),
]


@pytest.mark.parametrize("message", FROM_PAGE, ids=lambda m: type(m).__name__)
def test_what_the_page_says_goes_there_and_back(message: wire.FromPage) -> None:
    assert msgspec.json.decode(msgspec.json.encode(message), type=wire.FromPage) == message


@pytest.mark.parametrize("message", TO_PAGE, ids=lambda m: type(m).__name__)
def test_what_the_server_says_goes_there_and_back(message: wire.ToPage) -> None:
    data = msgspec.json.encode(message)
    found: wire.ToPage = msgspec.json.decode(data, type=wire.ToPage)
    assert msgspec.json.encode(found) == data
    assert type(found) is type(message)


@pytest.mark.parametrize("body", BODIES, ids=lambda m: type(m).__name__)
def test_bodies_go_there_and_back(body: Any) -> None:
    data = msgspec.json.encode(body)
    assert msgspec.json.encode(msgspec.json.decode(data, type=type(body))) == data


def test_every_struct_is_tried() -> None:
    tried = {type(item).__name__ for item in [*FROM_PAGE, *TO_PAGE, *BODIES]}
    inner = {"Event", "Option", "Decision", "Undo", "Look", "SourceLine", "End", "SeatInfo"}
    inner |= {"TableInfo", "ChatLine", "Step", "Invitation", "Mine", "BotSeat", "Open", "Back"}
    inner |= {"EditionFile", "SeatLine"}
    inner |= {"HostProcess", "HostSample", "HostJobs", "HostIncident", "HostDisk"}
    inner |= {"Advice", "Reason", "Point", "Turn", "Mistake"}
    assert {item.__name__ for item in wire_ts.structs(wire, bodies)} == tried | inner


def test_the_typescript_is_current() -> None:
    assert wire_ts.TARGET.read_text(encoding="utf-8") == wire_ts.text(), "run tools/wire_ts.py"


def raised() -> set[str]:
    """Every code the server refuses with."""
    codes = set(problems.STATUS) | set(problems.CLOSE)
    for path in SERVER.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                if node.func.id == "Refusal" and isinstance(node.args[0], ast.Constant):
                    codes.add(str(node.args[0].value))
    return codes


def test_every_refusal_has_a_status_or_closes_the_socket() -> None:
    assert raised() == set(problems.STATUS) | set(problems.CLOSE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words(language: str) -> None:
    assert [code for code in raised() if not core_words(language).has(f"error-{code}")] == []


def test_every_refusal_is_documented() -> None:
    text = (ROOT / "docs" / "wire.md").read_text(encoding="utf-8")
    documented = set(re.findall(r"`([a-z-]+)`", text))
    assert raised() - documented == set()
