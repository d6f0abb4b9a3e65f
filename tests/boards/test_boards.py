"""Every board: each figure in its column, all languages, every reader, nothing hidden."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from tests.boards.paper import NAMES, cells, cells_across, drawn, midgame
from tests.tables import PLAIN_TABLES, Tabletop, walk
from trianon.boards import board_of
from trianon.core.game import WATCHER
from trianon.core.registry import GAMES, game
from trianon.core.rooms import beside
from trianon.core.words import LANGUAGES, game_words

every_game = pytest.mark.parametrize("name", [n for n in GAMES if beside("trianon.boards", n)])
every_table = pytest.mark.parametrize("table", PLAIN_TABLES, ids=str)
FIELDS = {  # label of a column, field of a player's view
    "bastille": {"score": "score", "coins": "coins", "missions": "missions"},
    "louis-xiv": {
        "score": "score",
        "louis": "louis",
        "general": "general",
        "personal": "personal",
        "cards": "influence_cards",
        "conspiracies": "conspiracy_cards",
    },
    "heads-of-state": {"score": "score"},
}
ACROSS = ("louis-xiv",)  # a column for each player


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("plies", [40, 110])
def test_each_figure_of_a_player_stands_under_its_label(
    name: str, language: str, plies: int
) -> None:
    rules = game(name)
    state = midgame(rules, 3, plies)
    words = game_words(rules, language)
    labels = [words.sentence(f"label-{label}") for label in FIELDS[name]]
    read = cells_across if name in ACROSS else cells
    rows = read(drawn(rules, state, 0, language), labels)
    assert list(rows) == NAMES[:3]
    for player in rules.view(state, WATCHER).players:
        shown = [str(getattr(player, field)) for field in FIELDS[name].values()]
        assert rows[NAMES[player.seat]] == shown


@every_table
def test_every_moment_can_be_drawn_for_every_reader(table: Tabletop) -> None:
    for number, (state, action) in enumerate(walk(table, 12)):
        if action < 0 or number % 25 == 0:
            seat = number // 25 % (table.players + 1) - 1
            text = drawn(table.rules, state, seat, LANGUAGES[number // 25 % len(LANGUAGES)])
            assert all(name in text for name in NAMES[: table.players])


@every_table
def test_a_board_shows_nothing_hidden(table: Tabletop) -> None:
    """Worlds a reader could believe in look the same."""
    for number, (state, action) in enumerate(walk(table, 13)):
        if action >= 0 and number % 25 == 1:
            seat = number // 25 % (table.players + 1) - 1
            world = table.rules.resample(state, seat, 7)
            assert drawn(table.rules, world, seat) == drawn(table.rules, state, seat)


@every_game
def test_a_seat_sees_its_own_hand_and_a_watcher_none(name: str) -> None:
    rules = game(name)
    mine = [
        game_words(rules, "en").sentence(f"label-my-{what}")
        for what in {
            "bastille": ["missions"],
            "louis-xiv": ["missions"],
            "heads-of-state": ["hand", "treachery"],
        }[name]
    ]
    state = midgame(rules, 3, 0)
    assert all(label in drawn(rules, state, 0) for label in mine)
    assert not any(label in drawn(rules, state, WATCHER) for label in mine)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_board_cuts_a_word_in_80_columns(name: str, language: str) -> None:
    rules = game(name)
    names = ["Anna", "Blaise", "Colette", "Denis", "Élodie"][: rules.players[-1]]
    state = midgame(rules, rules.players[-1], 110)
    paper = Console(file=io.StringIO(), width=80, color_system=None)
    words = game_words(rules, language)
    paper.print(board_of(name)(rules.view(state, 0), words, names, state.box))
    assert "…" not in paper.file.getvalue()  # type: ignore[attr-defined]
