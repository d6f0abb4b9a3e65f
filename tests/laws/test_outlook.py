"""What outlook concludes from a view is what the engine does: in random games, for every reader.

Each law counts disagreements; planted faults prove that it can find them.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from tests.tables import TABLES, Tabletop, walk
from trianon.core.game import WATCHER
from trianon.core.words import LANGUAGES, game_words
from trianon.games.bastille import flags, outlook_missions, scoring
from trianon.games.bastille import numbers as paris
from trianon.games.bastille import outlook as bastille
from trianon.games.bastille.locations import order
from trianon.games.bastille.names import CARD_IDS, MISSION_IDS
from trianon.games.heads_of_state import countries
from trianon.games.heads_of_state import numbers as europe
from trianon.games.heads_of_state import outlook as heads_of_state
from trianon.games.heads_of_state.view import CountryView
from trianon.games.louis_xiv import court
from trianon.games.louis_xiv import missions as errands
from trianon.games.louis_xiv import numbers as versailles
from trianon.games.louis_xiv import outlook as louis_xiv
from trianon.games.louis_xiv.names import BENEFIT_IDS
from trianon.games.louis_xiv.names import MISSION_IDS as ERRAND_IDS

SHARE = 0.2  # of all decisions are looked at, to keep the run short
Law = Callable[[Tabletop, Any], Iterator[bool]]


def tables_of(name: str) -> list[Tabletop]:
    return [table for table in TABLES if table.game == name]


def disagreements(law: Law, table: Tabletop, seed: int, share: float = SHARE) -> int:
    """How often a law fails in a random game; it must have been tried."""
    chance = random.Random(seed)
    held: list[bool] = []
    for state, _ in walk(table, seed):
        if chance.random() < share:
            held += law(table, state)
    if not held:  # its question did not come up among the decisions looked at
        assert share < 1, "the law was never tried"
        return disagreements(law, table, seed, share=1)
    return held.count(False)


def seen(table: Tabletop, state: Any, seat: int) -> Any:
    """The outlook of a seat: from its view, never from the state."""
    return table.rules.outlook(table.rules.view(state, seat), state.box)


def seats(table: Tabletop) -> range:
    return range(table.players)


# Bastille.


def evaluated(table: Tabletop, state: Any, place: int) -> list[tuple[int, int]]:
    """The tiles of a location in the engine's order."""
    copy = table.rules.copy(state)
    copy.location = place
    order.fix_order(copy)
    shown = zip(copy.order_seat, copy.order_value, strict=True)
    return list(shown)[: copy.order_count]


def ranks_are_those_of_the_engine(table: Tabletop, state: Any) -> Iterator[bool]:
    """B5.3: a tile placed now has the rank outlook says, and the others their order."""
    if state.asked != paris.PLACE_TILE:
        return
    seat = state.asked_seat
    found = seen(table, state, seat)
    for action in table.rules.options(state):
        value, place = action // paris.LOCATIONS + 1, action % paris.LOCATIONS
        copy = table.rules.copy(state)
        table.rules.apply(copy, action)
        if copy.step != paris.PLACEMENT:
            continue  # the last tile of the round: it has been evaluated already
        after = evaluated(table, copy, place)
        rank = len(after) - after[::-1].index((seat, value))
        yield found.places[place].ranks[value - 1] == rank
    for place, one in enumerate(found.places):
        yield [(tile.seat, tile.value) for tile in one.order] == evaluated(table, state, place)


def affordable_cards_are_the_options(table: Tabletop, state: Any) -> Iterator[bool]:
    """B6.5: the cards without a lack are those the engine offers."""
    if state.asked != paris.RECRUIT:
        return
    found = seen(table, state, state.asked_seat)
    payable = {f"recruit {one.id}" for one in found.cards if one.lacks[found.tile - 1] == 0}
    names = table.rules.decision(state).names  # type: ignore[union-attr]
    yield payable == set(names) - {"forfeit"}


def missions_score_what_is_said(table: Tabletop, state: Any) -> Iterator[bool]:
    """B13: the points of each mission if it were judged now."""
    for seat in seats(table):
        for one in seen(table, state, seat).missions:
            copy = table.rules.copy(state)
            points = scoring.mission_points(copy, seat, MISSION_IDS.index(one.id))
            yield one.points == points
            yield one.done == (points == one.most)


def missions_offered_are_judged(table: Tabletop, state: Any) -> Iterator[bool]:
    """B6.7, B13: each mission that may be taken, as it would score; of two piles both are shown."""
    if state.asked != paris.TAKE_MISSION:
        return
    seat = state.asked_seat
    found = {one.id: one for one in seen(table, state, seat).offered}
    names = table.rules.decision(state).names  # type: ignore[union-attr]
    offered = {name.split()[1] for name in names}
    yield offered <= set(found) if state.secret_mission else offered == set(found)
    for name in offered & set(found):
        copy = table.rules.copy(state)
        yield found[name].points == scoring.mission_points(copy, seat, MISSION_IDS.index(name))


def flags_and_crowns_go_where_is_said(table: Tabletop, state: Any) -> Iterator[bool]:
    """B7.2-B7.4, B9.2: who gets the bonuses and the points if they came now."""
    found = seen(table, state, WATCHER)
    copy = table.rules.copy(state)
    table.rules.listen(copy)
    flags.give_bonuses(copy)
    told = table.rules.events(copy)
    given = [one.figures["seat"] for one in told if one.kind == "flag-bonus"]
    yield given == [one.seat for one in found.flags.order]
    clauses = [one.clause == "B7.2" for one in told if one.kind == "flag-bonus"]
    yield clauses == [one.tied for one in found.flags.order]
    copy = table.rules.copy(state)
    copy.round = found.scoring_round
    scoring.score_crowns(copy)
    won = [after - before for before, after in zip(state.score, copy.score, strict=True)]
    yield [seat for seat in seats(table) if won[seat]] == found.crowns.seats
    yield all(won[seat] == found.crowns.points for seat in found.crowns.seats)


def assignments(state: Any, seat: int) -> Iterator[list[int]]:
    """Every way in which a player's free monks could join."""
    free = [
        card
        for card in range(paris.CHARACTERS)
        if state.place[card] == seat
        and state.box.group[card] == paris.MONK
        and state.joined[card] < 0
    ]
    for groups in itertools.product(range(paris.GROUPS), repeat=len(free)):
        joined = list(state.joined)
        for card, group in zip(free, groups, strict=True):
            joined[card] = group
        yield joined


def weapons_lack_what_is_said(table: Tabletop, state: Any) -> Iterator[bool]:
    """B9.6, B12.5, B12.6: the fewest unarmed the monks can bring about, its penalty, the track."""
    found = seen(table, state, WATCHER)
    for seat in seats(table):
        copy, counts = table.rules.copy(state), []
        for joined in assignments(state, seat):
            copy.joined = joined
            counts.append(scoring.unarmed_of(copy, seat))
        yield found.arms[seat].missing == min(counts)
        yield found.arms[seat].penalty == scoring.penalty(state, min(counts))
        yield found.track[seat].points == scoring.bastille_points(state, seat)


def a_card_arms_what_is_said(table: Tabletop, state: Any) -> Iterator[bool]:
    """B12.5: the unarmed of a player who takes a displayed card."""
    for seat in seats(table):
        for one in seen(table, state, seat).cards:
            copy, counts = table.rules.copy(state), []
            place = copy.place
            place[CARD_IDS.index(one.id)] = seat
            copy.place = place
            for joined in assignments(copy, seat):
                copy.joined = joined
                counts.append(scoring.unarmed_of(copy, seat))
            yield one.unarmed == min(counts)


BASTILLE: list[Law] = [
    ranks_are_those_of_the_engine,
    affordable_cards_are_the_options,
    missions_score_what_is_said,
    missions_offered_are_judged,
    flags_and_crowns_go_where_is_said,
    weapons_lack_what_is_said,
    a_card_arms_what_is_said,
]


# Louis XIV.

DUES = {
    versailles.NOTHING_DUE: "nothing",
    versailles.INCOME_DUE: "income",
    versailles.INCOME_AND_CROWN_DUE: "crown",
    versailles.BRIBE_ALLOWED: "bribe",
}


def compared(table: Tabletop, state: Any, board: int, seat: int = 0, further: int = 0) -> Any:
    """The state with one board compared as it stands, or with further markers of a seat."""
    copy = table.rules.copy(state)
    scored = state.step == versailles.SCORING and state.board == board
    counts = list(state.markers[board])
    if scored and sum(state.frozen):
        counts = list(state.frozen)
    counts[seat] += further
    copy.board, copy.frozen = board, counts
    copy.tie_winner = state.tie_winner if scored and not further else -1
    return copy


def claim_holds(copy: Any, one: louis_xiv.ClaimOutlook) -> bool:
    """What a player is due, the price, and the markers that rest."""
    due = DUES[court.due(copy, one.seat)]
    price = court.bribe_price(copy, one.seat) if due == "bribe" else 0
    rest = copy.frozen[one.seat] if court.loses_markers(copy, one.seat) else 0
    said = (one.due, one.price, one.left, one.rest)
    return said == (due, price, copy.louis[one.seat] - price, rest)


def boards_go_where_is_said(table: Tabletop, state: Any) -> Iterator[bool]:
    """L9-L12, L14: the claims of all, the winners, the flip, if a board were scored as it stands."""
    for board, one in enumerate(seen(table, state, WATCHER).boards):
        copy = compared(table, state, board)
        for claim in one.claims:
            yield claim_holds(copy, claim)
        dues = [DUES[court.due(copy, seat)] for seat in seats(table)]
        yield one.winners == [seat for seat in seats(table) if dues[seat] in ("income", "crown")]
        yield one.crown == (dues.index("crown") if "crown" in dues else -1)
        last = state.round == versailles.ROUNDS
        yield one.flips == (court.flip_clause(copy) != -1 and not last)


def further_markers_bring_what_is_said(table: Tabletop, state: Any) -> Iterator[bool]:
    """L9-L12: my claim with one and with two further markers."""
    for seat in seats(table):
        for board, one in enumerate(seen(table, state, seat).boards):
            for further, claim in enumerate(one.more, 1):
                yield claim_holds(compared(table, state, board, seat, further), claim)


def payable_missions_are_those_of_the_engine(table: Tabletop, state: Any) -> Iterator[bool]:
    """L15.2: a mission without a lack is one the engine lets be fulfilled."""
    for seat in seats(table):
        for one in seen(table, state, seat).missions:
            if not one.laid:
                yield one.payable == errands.can_fulfil(state, seat, ERRAND_IDS.index(one.id))
    if state.asked == versailles.FULFIL:
        found = seen(table, state, state.asked_seat)
        names = table.rules.decision(state).names  # type: ignore[union-attr]
        offered = {name for name in names if name.startswith("fulfil ")}
        yield offered == {f"fulfil {one.id}" for one in found.missions if one.payable}


def benefits_offered_are_usable(table: Tabletop, state: Any) -> Iterator[bool]:
    """L15.9, L18: what the engine lets be used is said to be usable, what is used up is not."""
    for seat in seats(table):
        me = table.rules.view(state, seat).players[seat]
        for one in seen(table, state, seat).missions:
            yield not (one.usable and one.id in me.used)
    if state.asked not in (versailles.USE_SUPPLY, versailles.USE_START, versailles.SWAP_MISSION):
        return
    found = seen(table, state, state.asked_seat)
    usable = {one.id for one in found.missions if one.usable}
    if state.asked != versailles.USE_SUPPLY:
        yield ERRAND_IDS[state.card] in usable
        return
    benefits = {state.box.benefit[ERRAND_IDS.index(name)] for name in usable}
    for name in table.rules.decision(state).names:  # type: ignore[union-attr]
        if name.startswith("use "):
            yield BENEFIT_IDS.index(name.split()[1]) in benefits


LOUIS_XIV: list[Law] = [
    boards_go_where_is_said,
    further_markers_bring_what_is_said,
    payable_missions_are_those_of_the_engine,
    benefits_offered_are_usable,
]


# Heads of State.


def creatable_spots_are_the_options(table: Tabletop, state: Any) -> Iterator[bool]:
    """H6, H7, H8.5: the spots I could fill are those offered; H10.4 may withhold some of several."""
    if state.asked != europe.ACT:
        return
    found = seen(table, state, state.asked_seat)
    said = {f"create {spot}" for one in found.nobles for spot in one.spots}
    names = table.rules.decision(state).names  # type: ignore[union-attr]
    offered = {name for name in names if name.startswith("create ")}
    if state.option == europe.TREACHERY and state.unfilled - 1 > state.box.unreplaced:
        yield offered <= said
    else:
        yield offered == said


def created(table: Tabletop, state: Any, spot: str) -> Any:
    """The state after a creation, paid in the first legal way."""
    copy = table.rules.copy(state)
    table.rules.act(copy, f"create {spot}")
    if copy.asked == europe.PAYMENT:
        table.rules.apply(copy, table.rules.options(copy)[0])
    return copy


def creations_bring_what_is_said(table: Tabletop, state: Any) -> Iterator[bool]:
    """H13.1-H13.4: points at once, and the country as it stands afterwards."""
    if state.asked != europe.ACT:
        return
    seat = state.asked_seat
    offered = table.rules.decision(state).names  # type: ignore[union-attr]
    for one in seen(table, state, seat).creations:
        if f"create {one.spot}" not in offered:
            continue
        copy = created(table, state, one.spot)
        if copy.owner[spot_number(state, one.spot)] != seat:
            continue
        yield copy.score[seat] - state.score[seat] == one.points
        before, after = (country_of(table, each, seat, one.country) for each in (state, copy))
        yield (after.order.index(seat) + 1 if seat in after.order else 0) == one.place
        gained = heads_of_state.paid(after, after.order, seat)
        yield gained - heads_of_state.paid(before, before.order, seat) == one.shift


def spot_number(state: Any, name: str) -> int:
    ids: dict[int, str] = state.box.spot_ids
    return next(spot for spot, spot_name in ids.items() if spot_name == name)


def country_of(table: Tabletop, state: Any, seat: int, name: str) -> CountryView:
    view: Any = table.rules.view(state, seat)
    found: CountryView = next(one for one in view.countries if one.id == name)
    return found


def countries_pay_what_is_said(table: Tabletop, state: Any) -> Iterator[bool]:
    """H13.4: the points of everybody if the revolution came now, and the order behind them."""
    view: Any = table.rules.view(state, WATCHER)
    for number, one in enumerate(seen(table, state, WATCHER).countries):
        order_found = heads_of_state.order(view.countries[number], state.box.influence)
        yield order_found == view.countries[number].order
        if state.over:
            continue
        copy = table.rules.copy(state)
        countries.score_country(copy, number)
        won = [after - before for before, after in zip(state.score, copy.score, strict=True)]
        said = {line.seat: line.points for line in one.standing}
        yield [said.get(seat, 0) for seat in seats(table)] == won[: table.players]


HEADS_OF_STATE: list[Law] = [
    creatable_spots_are_the_options,
    creations_bring_what_is_said,
    countries_pay_what_is_said,
]


@pytest.mark.parametrize("law", BASTILLE, ids=lambda law: law.__name__)
@pytest.mark.parametrize("table", tables_of("bastille"), ids=str)
def test_bastille(table: Tabletop, law: Law) -> None:
    assert disagreements(law, table, 3) == 0


@pytest.mark.parametrize("law", LOUIS_XIV, ids=lambda law: law.__name__)
@pytest.mark.parametrize("table", tables_of("louis-xiv"), ids=str)
def test_louis_xiv(table: Tabletop, law: Law) -> None:
    assert disagreements(law, table, 4) == 0


@pytest.mark.parametrize("law", HEADS_OF_STATE, ids=lambda law: law.__name__)
@pytest.mark.parametrize("table", tables_of("heads-of-state"), ids=str)
def test_heads_of_state(table: Tabletop, law: Law) -> None:
    assert disagreements(law, table, 5) == 0


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_fact_can_be_said_in_every_language(table: Tabletop) -> None:
    rules, chance = table.rules, random.Random(6)
    for state, _ in walk(table, 6):
        decision = rules.decision(state)
        if decision is None or chance.random() > SHARE:
            continue
        found = seen(table, state, decision.seat)
        facts = [fact for name in decision.names for fact in rules.outlook_words(found, name)]
        for language in LANGUAGES:
            for fact in [*facts, *rules.standing_words(found)]:
                assert game_words(rules, language).message(fact)


# Planted faults: each must be noticed.


ZERO = Tabletop("bastille", 4, (("zero_majority", True),))


def plain(name: str, players: int) -> Tabletop:
    return Tabletop(name, players, ())


def later_tile_first(location: Any, value: int) -> int:
    """B5.3 turned round: of equal tiles the later."""
    full = len(location.tiles) >= location.spaces
    return 0 if full else 1 + sum(tile.value > value for tile in location.tiles)


def without_zero_majority(real: Callable[..., Any]) -> Callable[..., Any]:
    """The fault the page once had: the house rule is not looked at."""
    return lambda view, *rest: real(
        replace(view, switches={**view.switches, "zero_majority": False}), *rest
    )


def from_seat_0(real: Callable[..., Any]) -> Callable[..., Any]:
    """B7.2 forgotten: ties go by seat."""
    return lambda view, numbers: real(replace(view, start_player=0), numbers)


def without_torches(real: Callable[..., Any]) -> Callable[..., Any]:
    """B12.5 half read."""
    return lambda player, *rest: real(replace(player, torches=0), *rest)


def without_king(real: Callable[..., Any]) -> Callable[..., Any]:
    """L12 forgotten."""

    def due(self: Any, seat: int) -> str:
        self.board = self.board._replace(king=False)
        return str(real(self, seat))

    return due


def without_crowns(real: Callable[..., Any]) -> Callable[..., Any]:
    """L1.5 forgotten: a crown pays for nothing."""
    return lambda symbols, tiles: real(symbols, {**tiles, "crown": 0})


def never_used(real: Callable[..., Any]) -> Callable[..., Any]:
    """L15.9 forgotten: missions work twice."""
    return lambda view, benefit, _: real(view, benefit, "")


def by_influence_only(country: Any, influence: Any, extra: Any = ("", -1)) -> list[int]:
    """H13.4c forgotten: ties go by seat."""
    counts = {seat: count for seat, count in enumerate(country.influence) if count}
    return sorted(counts, key=lambda seat: -counts[seat])[:2]


def once_more(country: Any, _: Any) -> int:
    """H13.2 half read: a second marker of the same country."""
    return int(country.markers[0]) if country.markers else 0


def made(module: Any, name: str, make: Callable[..., Any]) -> tuple[Any, str, Callable[..., Any]]:
    """A fault made from the function it replaces."""
    return module, name, make(getattr(module, name))


FAULTS: list[tuple[Law, Tabletop, tuple[Any, str, Any]]] = [
    (
        ranks_are_those_of_the_engine,
        plain("bastille", 4),
        (bastille, "rank_if_placed", later_tile_first),
    ),
    (
        affordable_cards_are_the_options,
        plain("bastille", 3),
        (bastille, "tile_evaluated", lambda _: 1),
    ),
    (
        missions_score_what_is_said,
        ZERO,
        made(outlook_missions, "majority", without_zero_majority),
    ),
    (
        flags_and_crowns_go_where_is_said,
        plain("bastille", 4),
        made(bastille, "flag_order", from_seat_0),
    ),
    (
        flags_and_crowns_go_where_is_said,
        ZERO,
        made(bastille, "crowns", without_zero_majority),
    ),
    (weapons_lack_what_is_said, plain("bastille", 3), made(bastille, "arms", without_torches)),
    (a_card_arms_what_is_said, plain("bastille", 3), made(bastille, "arms", without_torches)),
    (boards_go_where_is_said, plain("louis-xiv", 4), made(louis_xiv.Court, "due", without_king)),
    (
        boards_go_where_is_said,
        plain("louis-xiv", 3),
        (louis_xiv.Court, "flips", lambda self, *_: self.first >= 0),
    ),
    (
        further_markers_bring_what_is_said,
        plain("louis-xiv", 2),
        (louis_xiv.Court, "sole_second", lambda self: 0),
    ),
    (boards_go_where_is_said, plain("louis-xiv", 4), (louis_xiv.Court, "rest", lambda *_: 0)),
    (
        payable_missions_are_those_of_the_engine,
        plain("louis-xiv", 3),
        made(louis_xiv, "lacking", without_crowns),
    ),
    (benefits_offered_are_usable, plain("louis-xiv", 3), made(louis_xiv, "is_usable", never_used)),
    (
        creatable_spots_are_the_options,
        plain("heads-of-state", 3),
        (heads_of_state, "is_open", lambda *_: True),
    ),
    (
        countries_pay_what_is_said,
        plain("heads-of-state", 4),
        (heads_of_state, "order", by_influence_only),
    ),
    (
        creations_bring_what_is_said,
        plain("heads-of-state", 3),
        (heads_of_state, "order", by_influence_only),
    ),
    (
        creations_bring_what_is_said,
        plain("heads-of-state", 2),
        (heads_of_state, "country_points", once_more),
    ),
]


@pytest.mark.parametrize(
    ("law", "table", "fault"),
    FAULTS,
    ids=lambda each: getattr(each, "__name__", None) or str(each)[:40],
)
def test_a_planted_fault_is_noticed(
    law: Law, table: Tabletop, fault: tuple[Any, str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(*fault)
    louis_xiv.court_of.cache_clear()  # of boards without the fault, and then of those with it
    found = any(disagreements(law, table, seed, share=1) for seed in range(6))
    louis_xiv.court_of.cache_clear()
    assert found
