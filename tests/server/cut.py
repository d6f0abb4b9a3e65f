"""A proxy between a process and its database that can be cut: what is on its way is lost, silently or not."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress


class Cut:
    """Passes bytes on to a port until it is cut."""

    def __init__(self, port: int) -> None:
        self.target = port
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.port = int(self.listening.getsockname()[1])
        self.whole = threading.Event()
        self.whole.set()
        self.open: list[socket.socket] = []
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self) -> None:
        """Each connection gets two threads."""
        while True:
            try:
                near, _ = self.listening.accept()
            except OSError:
                return
            if not self.whole.is_set():
                near.close()
                continue
            try:
                far = socket.create_connection(("127.0.0.1", self.target))
            except OSError:
                near.close()
                continue
            self.open += [near, far]
            for one, other in ((near, far), (far, near)):
                threading.Thread(target=self.pump, args=(one, other), daemon=True).start()

    def pump(self, one: socket.socket, other: socket.socket) -> None:
        """One direction; while it is cut nothing passes."""
        with suppress(OSError):
            while data := one.recv(65536):
                self.whole.wait()
                other.sendall(data)
        for end in (one, other):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def hang(self) -> None:
        """Nothing passes any more, and nobody is told."""
        self.whole.clear()

    def sever(self) -> None:
        """All connections break, new ones are refused."""
        self.whole.clear()
        while self.open:
            end = self.open.pop()
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def mend(self) -> None:
        """As before."""
        self.whole.set()

    def close(self) -> None:
        """No more."""
        self.sever()
        self.whole.set()
        self.listening.close()
