"""Sit down at a running server and make the first move over the wire: `python first_move.py http://localhost:8017/`.

Runs in a newcomer's own environment, with nothing but what `trianon[serve]` brings.
"""

import json
import sys
import urllib.request
import uuid
from typing import Any
from urllib.parse import urlsplit

from websockets.sync.client import connect


def call(address: str, path: str, cookie: str = "", body: Any = None) -> tuple[Any, str]:
    """The answer of a route, and the cookie it set."""
    headers = {"Origin": address, "Content-Type": "application/json", "Cookie": cookie}
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address + path, data, headers)
    with urllib.request.urlopen(request, timeout=60) as answer:
        given = str(answer.headers.get("Set-Cookie") or "").partition(";")[0]
        return json.load(answer), given


def awaited(socket: Any, *kinds: str) -> Any:
    """The next message of one of these kinds."""
    while True:
        message = json.loads(socket.recv(timeout=60))
        if message["type"] in kinds:
            return message


def main(address: str) -> None:
    """A table of Bastille with two bots; the first option that is offered is taken."""
    address = f"http://{urlsplit(address).netloc}"
    _, cookie = call(address, "/api/me")
    seats = [{"kind": "mine"}, {"kind": "bot", "level": "page"}, {"kind": "bot", "level": "page"}]
    made, _ = call(address, "/api/tables", cookie, {"game": "bastille", "seats": seats})
    table = made["table"]["table"]
    where = f"ws://{urlsplit(address).netloc}/api/tables/{table}/socket"
    headers = {"Cookie": cookie, "Origin": address}
    with connect(where, additional_headers=headers, proxy=None, max_size=None) as socket:
        socket.send(json.dumps({"type": "hello", "seq": -1}))
        state = awaited(socket, "whole")
        while state["asked_seat"] != 0:
            state = awaited(socket, "update", "whole")
        action = state["looks"][0]["decision"]["options"][0]["action"]
        move = {"seat": 0, "seq": state["seq"], "move_id": str(uuid.uuid4()), "action": action}
        socket.send(json.dumps({"type": "move", **move}))
        awaited(socket, "ack")
        awaited(socket, "update")
    print(f"moved: {action}")


if __name__ == "__main__":
    main(sys.argv[1])
