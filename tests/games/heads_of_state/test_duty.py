"""H10: the duty to replace; the look-ahead is compared with brute force on small hands."""

from __future__ import annotations

import itertools
import random
from collections import Counter

import pytest

from tests.games.heads_of_state import situation as s
from tests.games.heads_of_state.situation import GAME
from trianon.core.errors import BadPosition
from trianon.games.heads_of_state import duty
from trianon.games.heads_of_state.names import CARD_IDS, NOBLE_IDS, TREACHERY_IDS
from trianon.games.heads_of_state.state import State

ROWS = {row["id"]: row for row in s.TABLES["nobles"]}
SHOWS = {row["id"]: row["countries"] for row in s.TABLES["treachery"]}
SPOTS = list(GAME.box(GAME.base_edition, 3).spot_ids.values())
Way = tuple[str, ...]


def ways(noble: str) -> list[Way]:
    """All sets of cards that make a noble."""
    plain = tuple(ROWS[noble]["set"])
    with_courtesan = [
        (*plain[:place], "courtesan", *plain[place + 1 :]) for place in range(len(plain))
    ]
    return [plain, *(with_courtesan if ROWS[noble]["courtesan"] else [])]


def coverable(nobles: list[str], hand: Counter[str], tokens: Counter[str]) -> bool:
    """All but one can be created: every subset, every combination of payments."""
    for chosen in itertools.combinations(nobles, max(0, len(nobles) - 1)):
        if Counter(chosen) <= tokens:
            for payment in itertools.product(*(ways(noble) for noble in chosen)):
                if Counter(card for way in payment for card in way) <= hand:
                    return True
    return False


def noble_of(spot: str) -> str:
    return spot.split(".")[1]


def means(state: State) -> tuple[Counter[str], Counter[str]]:
    hand = Counter(dict(zip(CARD_IDS, state.hand[0], strict=True)))
    tokens = Counter(dict(zip(NOBLE_IDS, state.supply[0], strict=True)))
    return +hand, +tokens


def unfilled(state: State) -> list[str]:
    return [name for spot, name in enumerate(SPOTS) if duty.is_unfilled(state, spot)]


def has_cards(state: State, spot: str) -> bool:
    """A legal card, or pair for a capital, by trying all."""
    held = [name for name, n in s.treachery_held(state, 0).items() for _ in range(n)]
    country = spot[:2]
    if s.SECTORS[spot.split(".")[0]]["kind"] == "province":
        return any(card == "assassin" or country in SHOWS[card] for card in held)
    for first, second in itertools.combinations(held, 2):
        if first == second == "assassin":
            return True
        if "assassin" not in (first, second):
            if country in SHOWS[first] and country in SHOWS[second]:
                return True
    return False


def targets(state: State) -> list[str]:
    """H10.3 by brute force."""
    hand, tokens = means(state)
    open_spots = [noble_of(name) for name in unfilled(state)]
    return [
        name
        for spot, name in enumerate(SPOTS)
        if state.owner[spot] not in (-1, 0)
        and state.fate[spot] == 0
        and has_cards(state, name)
        and coverable([*open_spots, noble_of(name)], hand, tokens)
    ]


def payments(state: State, name: str) -> list[Way]:
    """H10.4 by brute force: the sets that may be paid for a spot."""
    hand, tokens = means(state)
    noble = noble_of(name)
    if tokens[noble] == 0:
        return []
    rest = [noble_of(other) for other in unfilled(state) if other != name]
    left = tokens - Counter([noble])
    return [
        way
        for way in ways(noble)
        if Counter(way) <= hand and coverable(rest, hand - Counter(way), left)
    ]


def compare(state: State) -> None:
    """The menu offers exactly what brute force finds."""
    assert s.options(state, "target") == targets(state)
    creations = [name for name in unfilled(state) if payments(state, name)]
    assert s.options(state, "create") == creations
    assert ("stop" in s.options(state)) == (len(unfilled(state)) <= 1)
    assert s.options(state), "the duty can always be met"


def random_situation(chance: random.Random) -> State | None:
    """A treachery turn with some victims; None if the victims could not have been killed."""
    spots = chance.sample(SPOTS, chance.randint(4, 14))
    killed = spots[: chance.choice((0, 1, 1, 2, 2, 3, 3, 4))]
    board = {name: chance.choice((0, 1, 1, 2)) for name in spots[len(killed) :]}
    hand = Counter(chance.choice(CARD_IDS) for _ in range(chance.randint(0, 11)))
    for name in killed[1:]:  # cards that make the victims possible
        hand.update(chance.choice(ways(noble_of(name))))
    hand = Counter(list(hand.elements())[:11])
    deck = [card for row in s.TABLES["treachery"] for card in [row["id"]] * row["count"]]
    treachery = Counter(chance.sample(deck, chance.randint(0, 5)))
    try:
        return s.situation(
            option="treachery",
            board=board,
            killed=killed,
            hands={0: hand},
            treachery={0: treachery},
        )
    except (BadPosition, AssertionError):
        return None


@pytest.mark.parametrize("seed", range(8))
def test_h10_3_and_h10_4_offer_exactly_what_brute_force_finds(seed: int) -> None:
    """No legal play is withheld, and whatever is chosen, the duty can be met at every point."""
    chance, tried, with_duty = random.Random(seed), 0, 0
    while tried < 12:
        state = random_situation(chance)
        if state is None:
            continue
        tried += 1
        while s.asked(state) in ("act", "payment", "treachery-card") and state.active == 0:
            if s.asked(state) == "act":
                compare(state)
                with_duty += len(unfilled(state)) > 1
            elif s.asked(state) == "payment":
                name = SPOTS[state.spot]
                assert len(s.options(state)) == len(payments(state, name))
            GAME.check(state)
            s.act(state, chance.choice([o for o in s.options(state) if o != "stop"] or ["stop"]))
        assert len(unfilled(state)) <= 1
    assert with_duty > 0


def test_h10_1_with_one_kill_he_is_free() -> None:
    state = s.situation(option="treachery", killed=["fr_burgundy.duke"])
    assert s.options(state) == ["stop"]


def test_h10_1_all_victims_but_one_must_be_replaced() -> None:
    killed = ["fr_aquitaine.baron", "fr_provence.baron", "sp_galicia.baron"]
    state = s.situation(option="treachery", killed=killed, hands={0: {"gold": 3}})
    assert "stop" not in s.options(state)
    s.act(state, "create fr_aquitaine.baron")
    assert "stop" not in s.options(state)
    s.act(state, "create fr_provence.baron")
    told = s.act(state, "stop")
    assert "duty-met" in told


def test_h10_2_failed_attempts_do_not_count() -> None:
    state = s.situation(
        option="treachery",
        board={"fr_normandy.earl": 1, "sp_aragon.earl": 1},
        spared=["fr_normandy.earl", "sp_aragon.earl"],
    )
    assert duty.killed(state) == 0
    assert s.options(state) == ["stop"]


def test_h10_3_the_first_kill_is_always_legal_the_second_must_be_covered() -> None:
    board = {"fr_normandy.earl": 1, "fr_aquitaine.baron": 1}
    poor = s.situation(option="treachery", board=board, treachery={0: {"guillotine": 2}})
    assert len(s.options(poor, "target")) == 2
    s.act(poor, "target fr_aquitaine.baron")
    assert s.options(poor) == ["stop"]
    rich = s.situation(
        option="treachery",
        board=board,
        treachery={0: {"guillotine": 2}},
        hands={0: {"gold": 1}},
    )
    s.act(rich, "target fr_normandy.earl")
    assert s.options(rich, "target") == ["fr_aquitaine.baron"]


def test_h10_3_an_attempt_must_be_covered_although_it_may_fail() -> None:
    board = {"fr_normandy.earl": 1}
    state = s.situation(
        option="treachery", board=board, killed=["sp_aragon.count"], treachery={0: {"assassin": 1}}
    )
    assert s.options(state) == ["stop"]


def test_h10_4_a_payment_that_breaks_the_duty_is_not_offered() -> None:
    """Two counts and an earl killed: the courtesan is needed where the title is missing."""
    killed = ["sp_aragon.count", "sp_andalusia.count", "fr_normandy.earl"]
    state = s.situation(
        option="treachery", killed=killed, hands={0: {"gold": 2, "title": 1, "courtesan": 1}}
    )
    s.act(state, "create sp_aragon.count")
    assert s.options(state) == ["pay plain", "pay courtesan title"]
    s.act(state, "pay courtesan title")
    assert s.options(state, "create") == ["sp_andalusia.count"]


def test_h10_5_stop_is_withheld_until_one_spot_at_most_is_unfilled() -> None:
    killed = ["sp_galicia.baron", "gb_ireland.baron"]
    state = s.situation(option="treachery", killed=killed, hands={0: {"gold": 1}})
    assert s.options(state) == ["create gb_ireland.baron", "create sp_galicia.baron"]
    s.act(state, "create sp_galicia.baron")
    assert s.options(state) == ["stop"]


def test_treachery_ids_are_those_of_the_box() -> None:
    assert list(SHOWS) == TREACHERY_IDS
