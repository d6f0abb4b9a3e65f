"""Every bot sits equally often in every seat, and lineups are what the names say."""

from __future__ import annotations

from collections import Counter

import pytest

from trianon.core.errors import BadRequest
from trianon.lab.lineups import circular_orders, copy_number, lineups, seating
from trianon.lab.tournament import Tournament, spot


def test_one_against_three_is_one_lineup() -> None:
    assert lineups(["x", "y", "y", "y"], 4) == [("x", "y", "y", "y")]


def test_one_name_fills_the_table() -> None:
    assert lineups(["x"], 3) == [("x", "x", "x")]


def test_fewer_names_than_seats_take_turns_in_the_seats_left_over() -> None:
    assert lineups("abc", 4) == [tuple("abca"), tuple("abcb"), tuple("abcc")]
    assert lineups("ab", 4) == [tuple("abab")]


def test_more_names_than_seats_meet_in_every_combination() -> None:
    assert lineups("abc", 2) == [tuple("ab"), tuple("ac"), tuple("bc")]


@pytest.mark.parametrize(("bots", "players"), [("", 4), ("aab", 4), ("aab", 2)])
def test_names_that_make_no_table_are_refused(bots: str, players: int) -> None:
    with pytest.raises(BadRequest):
        lineups(bots, players)


@pytest.mark.parametrize(
    ("lineup", "orders"),
    [("abcd", 6), ("xyyy", 1), ("xxyy", 2), ("xxxx", 1), ("abc", 2), ("ab", 1)],
)
def test_orders_around_the_table_are_counted_once(lineup: str, orders: int) -> None:
    assert len(circular_orders(tuple(lineup))) == orders


@pytest.mark.parametrize("bots", ["xyyy", "abcd", "xxyy", "abc", "ab", "abcde"])
def test_each_shuffle_seats_every_bot_equally_often_everywhere(bots: str) -> None:
    tournament = Tournament(game="bastille", players=4, bots=tuple(bots), games=100)
    per_shuffle = len(tournament.tables) * 4
    for shuffle in range(8):
        seats: Counter[tuple[str, int]] = Counter()
        for number in range(shuffle * per_shuffle, (shuffle + 1) * per_shuffle):
            place = spot(tournament, number)
            assert place.shuffle == shuffle
            for seat, bot in enumerate(seating(place.lineup, place.shuffle, place.turn)):
                seats[bot, seat] += 1
        for bot in set(bots):
            assert len({seats[bot, seat] for seat in range(4)}) == 1


def test_each_copy_at_a_mirror_table_takes_every_seat() -> None:
    taken = {(copy_number(seat, turn, 4), seat) for seat in range(4) for turn in range(4)}
    assert len(taken) == 16


def test_games_are_made_up_to_whole_shuffles() -> None:
    tournament = Tournament(game="bastille", players=4, bots=("a", "b", "c"), games=13, mirror=True)
    assert tournament.shuffles == 2
    assert tournament.total == 2 * (3 + 3) * 4
