"""Thinking as plain data: what a bot, a hint or an analysis needs, and the process in which it is done.

A process knows nothing of tables, people or the true state: for a seat that decides it gets a world which that
seat could believe in. It ends by itself when the server that started it is gone.
"""

from __future__ import annotations

import os
import queue
import signal
import socket
import struct
import threading
import traceback
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Struct

from trianon.bots.advice import PLAYOUTS, RIVALS, Ranked, Reason, hint
from trianon.bots.bot import bot_named, plan, sight_of
from trianon.bots.judgement import is_judged, judgement_of
from trianon.bots.search import Budget
from trianon.core.edition import Edition
from trianon.core.game import Game
from trianon.core.registry import GAMES
from trianon.core.registry import game as game_named
from trianon.core.state import CoreState
from trianon.lab import analyse as lab
from trianon.server import bodies, wire

DIGITS = 4
EDITIONS = 32  # remembered by a process
LENGTH = struct.Struct("!I")


class Choose(Struct, frozen=True, tag="choose", array_like=True):
    """A bot is asked."""

    title: str
    edition: bytes
    players: int
    world: bytes
    level: str
    seed: int
    threads: int = 1


class Advise(Struct, frozen=True, tag="advise", array_like=True):
    """A person asks for a hint."""

    title: str
    edition: bytes
    players: int
    world: bytes
    seconds: float
    simulations: int = 0


class Analyse(Struct, frozen=True, tag="analyse", array_like=True):
    """A finished game; `seqs` are the numbers of its moves in the replay."""

    title: str
    edition: bytes
    players: int
    start: bytes
    codes: list[int]
    seqs: list[int]
    simulations: int


class Answer(Struct, frozen=True, array_like=True):
    """What was thought, or why nothing was."""

    thought: bytes = b""
    fault: str = ""


Task = Choose | Advise | Analyse
read_task: msgspec.msgpack.Decoder[Task] = msgspec.msgpack.Decoder(Task)
write = msgspec.msgpack.Encoder().encode


# What the server sends.


def imagined(game: Game, state: CoreState, number: int) -> bytes:
    """A world the seat that is asked could believe in: nothing in it depends on what that seat cannot know."""
    return game.save(game.resample(state, state.asked_seat, number))


# What a process does with it.


def answer(data: bytes) -> bytes:
    """The answer to a task; a fault is an answer too."""
    try:
        return write(Answer(write(think(read_task.decode(data)))))
    except Exception:
        return write(Answer(fault=traceback.format_exc()))


def think(task: Task) -> Any:
    """Each kind of task."""
    if isinstance(task, Choose):
        return choose(task)
    return advise(task) if isinstance(task, Advise) else analyse(task)


def choose(task: Choose) -> list[int]:
    """The action a bot chooses, and what it would choose next in the same turn."""
    game = game_named(task.title)
    bot = bot_named(task.level, game, task.seed, task.threads)
    return plan(bot, game, loaded(task, task.world))


def advise(task: Advise) -> list[wire.Advice]:
    """What a search says from the view of the seat that is asked."""
    game = game_named(task.title)
    budget = Budget(simulations=task.simulations, seconds=task.seconds)
    return advised(game, loaded(task, task.world), budget)


def advised(
    game: Game, state: CoreState, budget: Budget, playouts: int = PLAYOUTS
) -> list[wire.Advice]:
    """The options from the best down, with their reasons."""
    seat, sight = state.asked_seat, sight_of(game, state)
    found = hint(game, sight.decision, sight.imagine, budget, playouts=playouts)
    return [advice_of(one, seat) for one in found]


def advice_of(one: Ranked, seat: int) -> wire.Advice:
    """An option as it goes out."""
    return wire.Advice(
        one.name,
        rounded(one.chances[seat]),
        rounded(one.spread),
        one.sure,
        one.even,
        [wire.Reason(source_words(reason), rounded(reason.points)) for reason in one.reasons],
        rounded(one.loss),
    )


def source_words(reason: Reason) -> wire.Words:
    """What names a source of points; the rivals are none of the game's."""
    return ("hint-rivals" if reason.source == RIVALS else f"source-{reason.source}", {})


def analyse(task: Analyse) -> bodies.Analysis:
    """All actions that were not taken back, searched one by one."""
    game, state = game_named(task.title), loaded(task, task.start)
    steps: list[lab.Choice] = []
    for ply, code in enumerate(task.codes, 1):
        steps.append(lab.Choice(ply, game.copy(state), code))
        game.apply(state, code)
    return shown(lab.analyse(game, steps, state, task.simulations), [0, *task.seqs])


def shown(found: lab.Analysis, seqs: list[int]) -> bodies.Analysis:
    """An analysis on the wire; moves have the numbers of the replay."""
    return bodies.Analysis(
        simulations=found.simulations,
        course=[bodies.Point(seqs[one.ply], list(map(rounded, one.chances))) for one in found.course],
        turns=[
            bodies.Turn(
                seqs[one.ply], one.seat, one.words, one.whose, rounded(one.before),
                rounded(one.after),
            )
            for one in found.turns
        ],
        mistakes=[
            [
                bodies.Mistake(
                    seqs[one.ply], one.words, one.better_words, rounded(one.chance),
                    rounded(one.better_chance), one.action, one.better,
                )
                for one in mistakes
            ]
            for mistakes in found.mistakes
        ],
    )  # fmt: skip


def rounded(chance: float) -> float:
    """As exact as anybody reads it."""
    return round(chance, DIGITS)


def loaded(task: Task, data: bytes) -> CoreState:
    """A state from its bytes."""
    edition = edition_of(task.title, task.edition)
    game: Game[CoreState] = game_named(task.title)
    return game.load(data, edition, task.players)


@lru_cache(EDITIONS)
def edition_of(title: str, overrides: bytes) -> Edition:
    """The figures of a table, read once; no bytes are the base figures."""
    changed = msgspec.msgpack.decode(overrides) if overrides else None
    return game_named(title).edition(changed)


# The process.


def nurse(door: socket.socket) -> None:
    """The first process: has read everything, and forks one that thinks for every socket it is given."""
    for one in (
        signal.SIGINT,
        signal.SIGTERM,
    ):  # often sent to all at once: the server finishes, then lets go
        signal.signal(one, signal.SIG_IGN)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the dead need no burial
    for rules in map(game_named, GAMES):
        if is_judged(rules):
            judgement_of(rules)
    while True:
        niceness, given, _, _ = socket.recv_fds(door, 1, 1)
        if not given:  # the server is gone
            os._exit(0)
        if os.fork() == 0:
            door.close()
            os.nice(niceness[0])
            work(socket.socket(fileno=given[0]))
        os.close(given[0])


def work(server: socket.socket) -> None:
    """Answer task after task; a thread listens, so that the end of the server ends a thought at once."""
    tasks: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=listen, args=(server, tasks), daemon=True).start()
    send(server, write(os.getpid()))
    while True:
        send(server, answer(tasks.get()))


def listen(server: socket.socket, tasks: queue.SimpleQueue[bytes]) -> None:
    """Take tasks until the server is gone, then end the process."""
    try:
        while data := received(server, LENGTH.size):
            tasks.put(received(server, LENGTH.unpack(data)[0]))
    finally:
        os._exit(0)


def send(server: socket.socket, data: bytes) -> None:
    """One message, its length first."""
    try:
        server.sendall(LENGTH.pack(len(data)) + data)
    except OSError:  # the server is gone
        os._exit(0)


def received(server: socket.socket, size: int) -> bytes:
    """So many bytes; fewer if the other side is gone."""
    data = bytearray()
    while len(data) < size and (more := server.recv(size - len(data))):
        data += more
    return bytes(data) if len(data) == size else b""


if __name__ == "__main__":
    nurse(socket.socket(fileno=0))
