"""A bad line: a proxy in front of a server that cuts the sockets of pages without a word."""

from __future__ import annotations

import random
import socket
import struct
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

SHORTEST, LONGEST = 0.05, 0.7  # seconds between two cuts
ABRUPTLY = struct.pack("ii", 1, 0)  # a closed line says nothing, what was on its way is lost


class Cutter:
    """Passes everything on, byte for byte; sockets of pages are cut at random moments."""

    def __init__(self, port: int, seed: int) -> None:
        self.server, self.chance = port, random.Random(seed)
        self.lines: set[socket.socket] = set()  # those of pages
        self.open: set[socket.socket] = set()
        self.cuts = 0
        self.most = 0  # as many cuts as the test wants
        self.ended = threading.Event()
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.listening.getsockname()[1]}"
        self.threads: list[threading.Thread] = []
        self.begin(self.accept)
        self.begin(self.cut)

    def begin(self, work: object, *args: object) -> None:
        """Work in a thread of its own."""
        thread = threading.Thread(target=work, args=args, daemon=True)  # type: ignore[arg-type]
        self.threads.append(thread)
        thread.start()

    def accept(self) -> None:
        """One connection of the browser after the other."""
        with suppress(OSError):  # closed
            while True:
                near, _ = self.listening.accept()
                far = socket.create_connection(("127.0.0.1", self.server))
                self.open |= {near, far}
                self.begin(self.carry, near, far)
                self.begin(self.carry, far, near)

    def carry(self, source: socket.socket, target: socket.socket) -> None:
        """Byte for byte, until one side is gone; then both are."""
        with suppress(OSError):
            while data := source.recv(65536):
                if b"upgrade: websocket" in data[:4096].lower() and data.startswith(b"GET "):
                    self.lines.add(source)
                target.sendall(data)
        self.lines -= {source, target}
        for end in (source, target):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def cut(self) -> None:
        """Now and then, without a word."""
        while not self.ended.wait(self.chance.uniform(SHORTEST, LONGEST)):
            for line in list(self.lines) if self.cuts < self.most else []:
                self.cuts += 1
                with suppress(OSError):
                    line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, ABRUPTLY)
                    line.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        """No more line at all."""
        self.ended.set()
        for end in (self.listening, *self.open):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        for thread in list(self.threads):
            thread.join(10)
        for end in (self.listening, *self.open):
            end.close()


@contextmanager
def bad_line(port: int, seed: int = 1) -> Iterator[Cutter]:
    """A bad line for some lines of a test."""
    cutter = Cutter(port, seed)
    try:
        yield cutter
    finally:
        cutter.close()
