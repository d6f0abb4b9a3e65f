"""What goes out with a look: the outlook of the very view beside it, and the facts of each option."""

from __future__ import annotations

import msgspec
import pytest

from tests.server.test_leaks import table_with
from tests.tables import PLAIN_TABLES, Tabletop
from trianon.core.game import WATCHER
from trianon.server import history, outgoing, wire

every_game = pytest.mark.parametrize("tabletop", PLAIN_TABLES, ids=str)


def concluded(tabletop: Tabletop, look: wire.Look, state_box: object) -> bytes:
    """The outlook a reader would find from the view alone."""
    game = tabletop.rules
    view = msgspec.json.decode(look.view, type=game.view_type)
    return msgspec.json.encode(game.outlook(view, state_box))


@every_game
def test_every_look_carries_the_outlook_of_its_view(tabletop: Tabletop) -> None:
    state = tabletop.start(1)
    table = table_with(tabletop, state, [], [])
    for seat in range(WATCHER, tabletop.players):
        (look,) = outgoing.whole(table, (seat,)).looks
        assert bytes(look.outlook) == concluded(tabletop, look, state.box)


@every_game
def test_a_scene_of_the_past_carries_it_too(tabletop: Tabletop) -> None:
    state = tabletop.start(2)
    moment = history.Moment(0, None, state, [], None, 0)
    look = outgoing.scene(tabletop.rules, moment, 0, 0, 0, over=False).look
    assert bytes(look.outlook) == concluded(tabletop, look, state.box)


def test_options_say_what_would_follow() -> None:
    tabletop = Tabletop("bastille", 3, ())
    state = tabletop.start(3)
    table = table_with(tabletop, state, [], [])
    (look,) = outgoing.whole(table, (state.asked_seat,)).looks
    assert look.decision is not None
    assert all(option.outlook[0][0] == "outlook-rank" for option in look.decision.options)


def test_the_outlook_is_built_once_for_each_reader_and_state() -> None:
    tabletop = Tabletop("louis-xiv", 3, ())
    table = table_with(tabletop, tabletop.start(4), [], [])
    first, again = (outgoing.whole(table, (1,)).looks[0].outlook for _ in range(2))
    assert bytes(first) == bytes(again)
    seen = table.all_views()
    assert "outlook" in seen[1].__dict__  # kept for the next page that looks
    assert "outlook" not in seen[0].__dict__  # nobody has looked
