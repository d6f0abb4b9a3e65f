"""Every vector of examples.toml by its id: worked examples of the rulebook and corner cases."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.games.louis_xiv import situation as s
from tests.games.louis_xiv.situation import GAME, A, B
from tests.vectors import Facts, check_read
from trianon.games.louis_xiv import ending
from trianon.games.louis_xiv.names import BOARD_IDS, COLOUR_IDS, INFLUENCE_IDS, MISSION_IDS
from trianon.games.louis_xiv.numbers import (
    BRIBE,
    FICTIVE,
    FICTIVE_PLACES,
    FROM_EXCHANGE,
    GAME_ENDS,
    INFLUENCE_TURNS,
    KINDLESS,
    SCORING,
    START_MISSIONS,
)
from trianon.games.louis_xiv.state import State
from trianon.games.louis_xiv.wording import COST_IDS

FILE = Path(__file__).with_name("examples.toml")
EXAMPLES = {row["id"]: row for row in tomllib.loads(FILE.read_text(encoding="utf-8"))["example"]}
Vector = dict[str, Any]
JOKER = 13

SCORINGS = [name for name, row in EXAMPLES.items() if "counts" in row["given"]]
PROVED: set[str] = set(SCORINGS)


def vector(*names: str) -> Callable[[Callable[[Vector], None]], Callable[[str], None]]:
    """Mark a test as the proof of these vectors; it has to read all of them."""
    PROVED.update(names)

    def mark(test: Callable[[Vector], None]) -> Callable[[str], None]:
        @pytest.mark.parametrize("name", names)
        def proof(name: str) -> None:
            row = Facts(EXAMPLES[name])
            test(row)
            check_read(row)

        return proof

    return mark


def test_every_vector_is_proved() -> None:
    assert set(EXAMPLES) == PROVED


# Setup.


@vector("X01", "X15b")
def test_setup(row: Vector) -> None:
    players, expect = row["given"]["players"], row["expect"]
    state = s.started(players)
    assert state.general[:players] == expect["general"]
    assert state.personal[:players] == expect["personal"]
    whole = [a + b for a, b in zip(state.general, state.personal, strict=True)][:players]
    assert whole == [row["given"].get("markers_each", whole[0])] * players
    assert state.hand_size[:players] == [expect.get("missions_in_hand", 2)] * players
    first = state.box.money_louis[state.money[0]]  # taken since in L5.1
    assert [louis - first for louis in state.louis[:players]] == expect.get("louis", [5] * players)


# Placing.


def results(state: State) -> Iterator[frozenset[tuple[int, int]]]:
    """All ways to go on with the card being placed, as markers by board."""
    if s.asked(state)[0] not in ("start-board", "next-marker"):
        return
    for name in s.options(state):
        twin = GAME.copy(state)
        before = s.own(twin, A)
        GAME.act(twin, name)
        added = {b: n - before.get(b, 0) for b, n in s.own(twin, A).items()}
        if s.asked(twin) == ("next-marker", A):
            for rest in results(twin):
                whole = dict(rest)
                for board, count in added.items():
                    if count:
                        whole[board] = whole.get(board, 0) + count
                yield frozenset(whole.items())
        else:
            yield frozenset((b, n) for b, n in added.items() if n)


def all_results(card: int, personal: int, start: int | None = None) -> list[dict[int, int]]:
    """Every result of placing with a card, one for each sequence of steps."""
    state = s.bare(4)
    s.reserves(state, A, personal=personal)
    s.influence(state, {A: [card, card, 12], B: [7, 8]})
    state = s.act(s.turn(state), "mode place", f"card {INFLUENCE_IDS[card - 1]}")
    if start is not None:
        s.act(state, f"board {BOARD_IDS[start - 1]}")
        return [{start: 1} if not way else add(dict(way), start) for way in results(state)]
    if card == JOKER:
        return [dict(way) for way in results(state)]
    return [add(dict(way), card) for way in results(state)]


def add(way: dict[int, int], board: int) -> dict[int, int]:
    way[board] = way.get(board, 0) + 1
    return way


def boards(table: dict[str, int]) -> dict[int, int]:
    return {int(board): count for board, count in table.items()}


@vector("X02")
def test_results_of_a_character_card(row: Vector) -> None:
    found = all_results(row["given"]["card"], row["given"]["personal"])
    legal = [boards(way) for way in row["expect"]["legal"]]
    assert len(found) == len(legal)  # one sequence of steps for each result
    assert all(way in legal for way in found)
    assert all(boards(way) not in found for way in row["expect"]["illegal"])


@vector("X03")
def test_one_result_from_two_ends(row: Vector) -> None:
    result = boards(row["action"]["result"])
    for card in row["expect"]["legal_with_card"]:
        assert result in all_results(card, row["given"]["personal"])
    for card in row["expect"]["illegal_with_card"]:
        assert result not in all_results(card, row["given"]["personal"])


@vector("C03")
def test_results_of_a_joker(row: Vector) -> None:
    card = INFLUENCE_IDS.index(row["given"]["card"]) + 1
    found = all_results(card, row["given"]["personal"], row["action"]["start"])
    legal = [boards(way) for way in row["expect"]["legal"]]
    assert len(found) == len(legal)
    assert all(way in legal for way in found)


@vector("X04")
def test_turns_with_unequal_hands(row: Vector) -> None:
    sizes = row["given"]["hand_sizes"]
    state = s.bare(3)
    s.influence(state, {A: [1, 2, 3, 4, 5], B: [6, 7, 8, 9, 10], 2: [1, 2, 3, 4, 5, 6, 7]})
    assert [sum(hand) for hand in state.influence[:3]] == list(sizes.values())
    assert row["given"]["order"] == list(sizes) == list("abc")
    state, discarded = s.turn(state), 0
    turns = []
    while s.asked(state)[0] in ("choose-mode", "choose-card", "next-marker"):
        kind, seat = s.asked(state)
        if kind == "choose-mode":
            turns.append("abc"[seat])
        s.act(state, "stop" if kind == "next-marker" else s.options(state)[0])
        discarded += s.kinds_told(state).count("last-card-discarded")
        if state.step >= SCORING:
            break
    assert turns == row["expect"]["turn_sequence"]
    assert discarded == row["expect"]["unplayed_cards"]


@vector("C01")
def test_take_what_is_left(row: Vector) -> None:
    given, expect = row["given"], row["expect"]
    state = s.bare(4)
    s.reserves(state, A, general=given["general"], personal=given["personal"])
    s.influence(state, {A: [given["card"], 5, 6], B: [7, 8]})
    s.act(state := s.turn(state), "mode take", "card marie_therese")
    assert state.general[A] == expect["general"]
    assert state.personal[A] == expect["personal"]


@vector("C23")
def test_start_missions_take_the_general_reserve_first(row: Vector) -> None:
    for given, expect in zip(row["given"]["cases"], row["expect"]["cases"], strict=True):
        state = s.bare(3)
        s.missions(state, laid={A: [row["given"]["benefit"]]})
        s.reserves(state, A, general=given["general"], personal=given["personal"])
        s.influence(state, {A: [5, 6], B: [7, 8]})
        state = s.go_on(s.at(state, START_MISSIONS))
        if expect["placed"]:
            assert s.asked(state) == ("use-start", A)
            s.act(state, "yes")
        assert state.step == INFLUENCE_TURNS
        assert state.general[A] == expect["general"]
        assert state.personal[A] == expect["personal"]
        assert s.own(state, A).get(3, 0) == expect["placed"]


# The fictive player.


@vector("X15", "C13")
def test_fictive_markers(row: Vector) -> None:
    given, expect = row["given"], row["expect"]
    state = s.bare(given["players"])
    tops = [JOKER if card == "joker" else card for card in given["deck_top"]]
    s.influence(state, {A: [5, 6], B: [9, 10]}, tops)
    s.king_on(state, given["king"])
    state = s.go_on(s.at(state, FICTIVE_PLACES))
    found = {b + 1: m[FICTIVE] for b, m in enumerate(state.markers) if m[FICTIVE]}
    assert found == boards(expect["fictive"])
    assert sum(state.played) == expect["cards_discarded"]
    if "next_top" in expect:
        assert state.influence_deck[state.influence_count - 1] == expect["next_top"] - 1


# Scoring.


def prepared(row: Vector) -> tuple[State, dict[str, int]]:
    """The board of a scoring vector, just before it is scored."""
    given = row["given"]
    names = given["players"]
    seats = {name: seat for seat, name in enumerate(names)} | {"fictive": FICTIVE}
    state = s.bare(len(names))
    laid = {seats[name]: benefits for name, benefits in given.get("missions", {}).items()}
    s.missions(state, laid=laid)
    for name in names:
        s.reserves(state, seats[name], general=3, boards={given["board"]: given["counts"][name]})
    if "fictive" in given["counts"]:
        s.fictive(state, {given["board"]: given["counts"]["fictive"]})
    s.side(state, given["board"], given["side"])
    state.louis = [9] * len(names) + [0] * (4 - len(names))
    check_condition(state, given)
    return state, seats


def check_condition(state: State, given: Vector) -> None:
    """The vector and components.toml agree."""
    board, side = given["board"] - 1, "ab".index(given["side"])
    kinds = ("money", "first", "markers")
    assert kinds[state.box.condition[board][side]] == given["condition"]["kind"]
    assert state.box.price[board][side] == given["condition"].get("price", 0)
    assert state.box.needed[board][side] == given["condition"].get("min", 0)


def gains(state: State, seat: int) -> dict[str, int]:
    found = s.tiles_of(state, seat)
    if s.coats_of(state, seat):
        found["coats"] = s.coats_of(state, seat)
    return found


@pytest.mark.parametrize("bribe", [False, True], ids=["refused", "bribed"])
@pytest.mark.parametrize("name", SCORINGS)
def test_scoring(name: str, bribe: bool) -> None:
    row = Facts(EXAMPLES[name])
    expect, board = row["expect"], row["given"]["board"]
    bought = dict(expect.get("gains_if_bribed", {}).items())
    state, seats = prepared(row)
    before = list(state.side)
    personal, general = list(state.personal), list(state.general)
    fictive = state.markers[board - 1][FICTIVE]
    state = s.score(state, board, king=board if row["given"]["king"] else None)
    if "win_tie" in row["action"]:
        assert s.asked(state) == ("break-tie", seats[row["action"]["win_tie"]])
        s.act(state, "yes")
    bribers = []
    while state.asked == BRIBE:
        bribers.append(state.asked_seat)
        price = expect["bribe_price"]
        louis = state.louis[state.asked_seat]
        s.act(state, "yes" if bribe else "no")
        if state.round == 1:  # no new money card yet
            assert louis - state.louis[bribers[-1]] == (price if bribe else 0)
    assert bribers == [seats[player] for player in expect["bribers"]]
    for player, seat in seats.items():
        if seat == FICTIVE:
            continue
        wanted = dict(expect["free"].get(player, {}))
        if bribe and seat in bribers:
            wanted = bought
        assert gains(state, seat) == wanted
        moved = expect["moves"]
        assert state.general[seat] - general[seat] == moved["general"].get(player, 0)
        assert state.personal[seat] - personal[seat] == moved["personal"].get(player, 0)
    assert (state.side[board - 1] != before[board - 1]) == expect["flip"]
    if "removed" in expect["moves"]:
        assert expect["moves"]["removed"] == {
            "fictive": fictive - state.markers[board - 1][FICTIVE]
        }
    if "win_tie_left_this_round" in expect:
        assert sum(len(b) for b in row["given"]["missions"].values()) == 1
        assert 1 - sum(state.used) == expect["win_tie_left_this_round"]
    check_read(row)


@vector("C15")
def test_a_marker_on_board_6_stays(row: Vector) -> None:
    given, expect = row["given"], row["expect"]
    state = s.bare(3)
    markers = boards(given["own_markers"]) | {1: 11}
    s.reserves(state, A, general=given["general"], personal=given["personal"], boards=markers)
    check_condition(state, {**given, "side": "a"})
    state = s.score(state, given["board"])
    assert s.asked(state) == ("conde-marker", A)
    s.act(state, f"board {BOARD_IDS[row['action']['place_any'] - 1]}")
    assert s.own(state, A) == boards(expect["own_markers"]) | {1: 11}
    assert (state.general[A], state.personal[A]) == (expect["general"], expect["personal"])
    assert s.coats_of(state, A) == expect["coats"]


@vector("C25")
def test_order_of_incomes_on_a_markers_board(row: Vector) -> None:
    given = row["given"]
    for counts, expect in zip(given["cases"], row["expect"]["cases"], strict=True):
        state = s.bare(4)
        check_condition(state, given)
        assert list(counts) == given["players"]
        for seat, count in enumerate(counts.values()):
            s.reserves(state, seat, general=given["general"], boards={6: count})
        state = s.score(state, given["board"])
        order = []
        while s.asked(state)[0] == "conde-marker":
            order.append("abcd"[state.asked_seat])
            s.act(state, "no")
        assert order == expect


@vector("C05")
def test_options_of_a_conspiracy_card(row: Vector) -> None:
    given = row["given"]
    state = s.bare(3)
    s.conspiracies(state, {A: [given["conspiracy"]]})
    s.reserves(state, A, general=given["general"], personal=given["personal"], boards={1: 14})
    state = s.score(state, given["board"])
    words = {"no": "decline"} | {f"conspire {name}": name for name in row["expect"]["legal"]}
    assert [words[name] for name in s.options(state)] == row["expect"]["legal"]


@vector("C27")
def test_every_holder_is_asked(row: Vector) -> None:
    given, expect = row["given"], row["expect"]
    state = s.bare(3)
    assert list(given["conspiracy"]) == given["players"]
    s.conspiracies(state, dict(enumerate(given["conspiracy"].values())))
    for seat in range(3):
        s.reserves(state, seat, general=given["general"], personal=given["personal"])
    state = s.score(state, given["board"])
    found: dict[str, list[str]] = {}
    while s.asked(state)[0] == "conspire" and state.board == given["board"] - 1:
        names = [name.replace("conspire ", "") for name in s.options(state)]
        found["abc"[state.asked_seat]] = ["decline", *names[1:]]
        s.act(state, "no")
    assert list(found) == expect["asked"]
    assert found == expect["options"]


# Missions.


def shown(state: State, card: str) -> Vector:
    """Colour and cost of a mission."""
    number = MISSION_IDS.index(card)
    cost = [COST_IDS[symbol] for symbol in state.box.cost[number]]
    return {"colour": COLOUR_IDS[state.box.colour[number]], "cost": cost}


@vector("X09")
def test_michel_fulfils_two_missions(row: Vector) -> None:
    expect = row["expect"]
    state = s.bare(3)
    hand, draws = ["M03", "L04"], ["D04", "L05"]
    assert [shown(state, card) for card in hand] == row["given"]["hand"]
    dark = shown(state, draws[0])
    assert {"deck": dark["colour"], "cost": dark["cost"]} == row["given"]["draws"][0]
    assert row["given"]["draws"][1] == {"deck": "any", "cost": "unknown"}
    s.missions(state, hands={A: hand}, tops=draws)
    s.tiles(state, A, row["given"]["tiles"])
    s.act(state := s.mission_turn(state), "fulfil M03", "pay sceptre", "pay ring")
    s.act(state, "deck dark")
    assert s.options(state) == ["done", "fulfil L04"]  # not the dark card: one crown is too little
    s.act(state, "fulfil L04")  # the crown must be the helmet, the sceptre pays for any tile
    s.act(state, "deck light")
    assert sum(owner == A for owner in state.laid) == expect["laid"]
    assert state.hand_size[A] == expect["hand_size"]
    assert MISSION_IDS.index("D04") in state.hand[A]
    assert [shown(state, "D04")] == expect["hand_contains"]
    assert s.tiles_of(state, A) == expect["tiles"]
    assert s.coats_of(state, A) == expect["coats_for_tiles"]


@vector("X12")
def test_extra_missions_enlarge_the_hand(row: Vector) -> None:
    state = s.bare(3)
    s.missions(state, hands={A: ["L13", "L14"]})
    assert state.hand_size[A] == row["given"]["hand_size"]
    s.tiles(state, A, {"crown": 4})
    s.act(state := s.mission_turn(state), "fulfil L13", "deck light", "deck light")
    assert state.hand_size[A] == row["expect"]["hand_size_after_first"]
    s.act(state, "fulfil L14", "deck dark", "deck medium")
    assert state.hand_size[A] == row["expect"]["hand_size_after_second"]


@vector("X14b")
def test_two_copies_of_tile_to_crown(row: Vector) -> None:
    given, expect = row["given"], row["expect"]
    state = s.bare(3)
    s.missions(state, laid={A: given["missions_laid"]})
    s.tiles(state, A, given["tiles"])
    s.put(state, "louis", {A: given["louis"]})
    s.act(state := s.mission_turn(state), "crown", "exchange ring", "crown")
    assert state.louis[A] == expect["louis"]
    assert s.tiles_of(state, A) == expect["tiles"]
    assert s.options(state) == ["done"]


@vector("C17")
def test_one_tile_is_kept(row: Vector) -> None:
    state = s.bare(3)
    s.tiles(state, A, row["given"]["tiles"])
    s.act(state := s.mission_turn(state), "done", f"keep {row['given']['keep']}")
    assert s.tiles_of(state, A) == row["expect"]["tiles"]
    assert s.coats_of(state, A) == row["expect"]["coats_drawn"]


# The end.


@vector("X10")
def test_final_exchange(row: Vector) -> None:
    given, expect = row["given"], row["expect"]
    state = s.bare(3)
    s.influence(state, {A: [5] * given["influence_cards"]})
    s.conspiracies(state, {A: list(range(1, given["conspiracy_cards"] + 1))})
    s.tiles(state, A, given["tiles"])
    s.put(state, "louis", {A: given["louis"]})
    s.reserves(state, A, general=4, boards=boards(given["markers_on_boards"]))
    ending.exchange(state, A)
    assert s.coats_of(state, A) == expect["coats_drawn"]
    assert state.earned[A][FROM_EXCHANGE] == expect["coats_drawn"]
    assert state.louis[A] == expect["louis_unused"]


@vector("C19")
def test_tie_break_and_shared_victory(row: Vector) -> None:
    given = row["given"]
    state = s.bare(3)
    state.step, state.over = GAME_ENDS, 1
    coats = [[0] * (KINDLESS + 1) for _ in range(4)]
    for seat, points in enumerate(given["points"].values()):
        coats[seat][KINDLESS] = points
    state.coats = coats
    for seat, personal in enumerate(given["personal"].values()):
        s.put(state, "personal", {seat: personal})
    assert ["abc"[seat] for seat in GAME.winners(state)] == row["expect"]["winner"]
