"""Section 14.1 and the variant: who knows what."""

from __future__ import annotations

import pytest

from tests.games.bastille import situation as s
from tests.games.bastille.situation import A, J, N, U
from trianon.core import position
from trianon.core.errors import BadPosition
from trianon.core.game import WATCHER
from trianon.games.bastille import flow
from trianon.games.bastille.names import MISSION_IDS
from trianon.games.bastille.numbers import CATACOMBS, ETATS, EVALUATION, TAKE_MISSION


def waiting_for_a_mission(**switches: bool) -> s.State:
    """Ulrich is looking through the deck."""
    state = s.started(4, 2, **switches)
    s.placed(state, ETATS, [(U, 2), (J, 1)])
    while state.asked != TAKE_MISSION:
        if state.asked:
            s.GAME.apply(state, s.GAME.options(state)[0])
        else:
            flow.advance(state)
    return state


def test_b14_2_a_view_offers_options_to_the_seat_that_is_asked_only() -> None:
    state = waiting_for_a_mission()
    assert s.GAME.decision_for(state, U) is not None
    for other in (J, A, N, WATCHER):
        assert s.GAME.decision_for(state, other) is None


def test_b14_3_everybody_sees_the_same_public_facts() -> None:
    state = waiting_for_a_mission()
    assert s.GAME.view(state, J).players == s.GAME.view(state, WATCHER).players


def test_b14_4_the_sets_of_unseen_things_are_public_their_order_is_not() -> None:
    state = s.started()
    view = s.GAME.view(state, WATCHER)
    again = s.GAME.view(s.GAME.resample(state, WATCHER, 9), WATCHER)
    assert view.unseen_cards == again.unseen_cards
    assert view.tokens_face_down == again.tokens_face_down
    assert view.bonus_unseen == again.bonus_unseen


def test_b14_5_orders_vary_from_world_to_world() -> None:
    state = s.started()
    worlds = [s.GAME.resample(state, U, number) for number in range(1, 20)]
    assert len({tuple(world.deck) for world in worlds}) > 10
    assert len({tuple(world.versailles) for world in worlds}) > 10
    assert len({tuple(world.bonus) for world in worlds}) > 10
    assert len({tuple(world.token_pool) for world in worlds}) > 5


def test_b14_6_others_missions_vary_mine_do_not() -> None:
    state = s.started()
    mine = s.missions_of(state, U)
    worlds = [s.GAME.resample(state, U, number) for number in range(1, 20)]
    assert all(s.missions_of(world, U) == mine for world in worlds)
    assert len({tuple(s.missions_of(world, J)) for world in worlds}) > 3


def test_b14_7_the_chooser_sees_the_deck_and_remembers_it() -> None:
    state = waiting_for_a_mission()
    content = s.GAME.view(state, U).my_piles["top"].content
    assert sum(content.values()) == 16
    s.GAME.apply(state, s.GAME.options(state)[0])
    assert sum(s.GAME.view(state, U).my_piles["top"].content.values()) == 15
    world = s.GAME.resample(state, U, 5)
    held = [sum(world.missions[seat][k] for seat in (J, A, N)) for k in range(13)]
    true = [sum(state.missions[seat][k] for seat in (J, A, N)) for k in range(13)]
    assert held == true  # they know what the others hold together


def test_b14_7_others_learn_nothing_from_the_look() -> None:
    state = waiting_for_a_mission()
    assert s.GAME.view(state, A).my_piles == {}


def test_b14_8_options_follow_the_order_of_the_components() -> None:
    state = waiting_for_a_mission()
    names = [s.GAME.action_name(state, action)[5:] for action in s.GAME.options(state)]
    assert names == sorted(names, key=MISSION_IDS.index)


def test_b14_7_an_imagined_world_holds_nothing_the_others_saw() -> None:
    state = waiting_for_a_mission()
    s.GAME.apply(state, s.GAME.options(state)[0])
    seen = {tuple(s.GAME.resample(state, A, number).seen[U * 2]) for number in range(1, 30)}
    assert len(seen) > 5


def skipping(state: s.State, seat: int) -> object:
    """A view by a mutant that skips every question with a single answer, D4 too."""
    world = s.GAME.copy(state)
    while not world.over and len(s.GAME.options(world)) == 1:
        s.GAME.apply(world, s.GAME.options(world)[0])
    return s.GAME.view(world, seat)


def test_b14_1_a_skipped_question_would_tell_of_the_deck() -> None:
    """The leak law bites when the exception of B14.1 is taken away."""
    honest = mutant = 0
    for seed in range(40):
        state = s.started(4, seed)
        while not state.over:
            if state.asked == TAKE_MISSION and sum(state.pile[0]) < 4:
                for seat in range(WATCHER, 4):
                    if seat != state.asked_seat:
                        for number in range(1, 6):
                            world = s.GAME.resample(state, seat, number)
                            honest += s.GAME.view(world, seat) != s.GAME.view(state, seat)
                            mutant += skipping(world, seat) != skipping(state, seat)
            options = s.GAME.options(state)
            s.GAME.apply(state, options[(state.ply * 7 + seed) % len(options)])
    assert honest == 0
    assert mutant > 0


def test_b15_1_two_piles_of_ten_and_no_mission_at_the_start() -> None:
    state = s.started(secret_mission=True)
    assert [sum(pile) for pile in state.pile] == [10, 10]
    assert sum(map(sum, state.missions)) == 0


def test_b15_2_a_look_through_one_pile_does_not_show_the_other() -> None:
    state = waiting_for_a_mission(secret_mission=True)
    assert set(s.GAME.view(state, U).my_piles) == {"top"}
    s.GAME.apply(state, s.GAME.options(state)[0])
    s.GAME.apply(state, s.GAME.options(state)[0])  # Jan took one from the bottom pile
    worlds = [s.GAME.resample(state, U, number) for number in range(1, 30)]
    assert len({tuple(world.pile[0]) for world in worlds}) == 1
    assert len({tuple(world.pile[1]) for world in worlds}) > 3


def clauses_of_taking(spaces: list[tuple[int, int]]) -> list[str]:
    """The clause told with each pile that is chosen and each mission that is taken."""
    state, told = s.placed(s.started(4, 2, secret_mission=True), ETATS, spaces), []
    flow.advance(state)
    while state.step == EVALUATION:
        s.GAME.apply(state, s.GAME.options(state)[0])
        events = s.GAME.events(state)
        told += [e.clause for e in events if e.kind in ("pile-chosen", "mission-taken")]
    return told


def test_b15_2_b15_3_the_second_pile_of_one_player_is_told_as_such() -> None:
    assert clauses_of_taking([(U, 2), (J, 1)]) == ["B15.2"] * 3
    assert clauses_of_taking([(U, 2), (U, 1)]) == ["B15.2", "B15.2", "B15.3"]
    assert clauses_of_taking([(U, 2)]) == ["B15.2"] * 2


def test_b15_4_the_catacomb_bonus_chooses_either_pile() -> None:
    state = s.in_round(s.started(secret_mission=True), 4)
    state.bag, state.cubes = [1, 0, 0, 0], [19, 20, 20, 20]
    s.draw_cube(state, U)
    first = lambda now: s.GAME.options(state)[0]  # noqa: E731
    s.settle_questions(state, s.named("bonus CL6"), s.named("pile bottom"), first)
    assert state.took[U] == [0, 1]
    assert state.step == CATACOMBS


def test_b15_5_a_pile_without_a_legal_card_gives_none() -> None:
    state = s.started(secret_mission=True)
    top = s.hand_of_missions(["MAX_GEMS"])
    state.pile = [top, s.hand_of_missions(["MAX_CROWNS"])]
    s.put(state, "missions", {U: s.hand_of_missions(["MAX_GEMS"])})
    asked = s.evaluate(s.placed(state, ETATS, [(U, 1)]), s.named("pile top"))
    assert asked == 1
    assert s.missions_of(state, U) == ["MAX_GEMS"]
    assert state.barren[U] == [1, 0]


def test_b15_5_an_empty_pile_may_not_be_chosen() -> None:
    state = s.started(secret_mission=True)
    state.pile = [[0] * 13, s.hand_of_missions(["MAX_CROWNS", "MAX_GEMS"])]
    asked = s.evaluate(s.placed(state, ETATS, [(U, 1)]), s.named("take MAX_GEMS"))
    assert asked == 1
    assert state.took[U] == [0, 1]


def test_b15_6_piles_are_never_refilled() -> None:
    state = s.started(secret_mission=True)
    sizes = [sum(map(sum, state.pile))]
    while not state.over:
        s.GAME.apply(state, s.GAME.options(state)[-1])
        sizes.append(sum(map(sum, state.pile)))
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[-1] >= 2


def test_b5_6_a_tile_that_went_back_lies_on_the_board_no_more() -> None:
    """After the first of three tiles the others keep their spaces and ranks."""
    state = s.started(4, 2)
    s.placed(state, ETATS, [(J, 1), (U, 3), (A, 2)])
    while state.asked != TAKE_MISSION or state.rank == 0:
        if state.asked:
            s.GAME.apply(state, s.GAME.options(state)[0])
        else:
            flow.advance(state)
    place = s.GAME.view(state, WATCHER).locations[ETATS]
    assert [(t.seat, t.value, t.rank, t.space) for t in place.tiles] == [(J, 1, 3, 0), (A, 2, 2, 2)]


def test_b6_7_nobody_chooses_a_mission_without_having_looked() -> None:
    path = s.GAME.folder / "lessons/positions/5-halfway.toml"
    text = path.read_text(encoding="utf-8")
    rules, state = position.read(text)
    rules.check(state)
    with pytest.raises(BadPosition, match="who chooses"):
        position.read("looks = []\n" + text[: text.index("[[looks]]")])
