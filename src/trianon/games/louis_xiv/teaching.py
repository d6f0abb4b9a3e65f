"""What can be taught on the table of Louis XIV: things to light, ids in events, what a teacher looks at.

Every condition sees one seat's moment and nothing else; it returns what fills its line, or None.
"""

from __future__ import annotations

from trianon.core.teaching import Now, Slots
from trianon.core.words import Message
from trianon.games.louis_xiv.box import Box
from trianon.games.louis_xiv.names import BOARD_IDS, INFLUENCE_IDS, MISSION_IDS, TILE_IDS
from trianon.games.louis_xiv.numbers import ROUNDS
from trianon.games.louis_xiv.outlook import BoardOutlook, ClaimOutlook, MissionOutlook, Outlook
from trianon.games.louis_xiv.view import PlayerView, View
from trianon.games.louis_xiv.wording import figure

Moment = Now[View, Outlook, Box]
Told = dict[str, str]  # the figures of an event by name, ids instead of numbers
CROWN = TILE_IDS[-1]
FEW, MANY = 2, 8  # ready markers that are too few for a turn, or more than a round needs

THINGS = (
    "chips",
    "coat_kinds",
    "conditions",
    "conspiracies",
    "count",
    "court",
    "decks",
    "general_reserve",
    "influence_cards",
    "king",
    "laid_missions",
    "missions",
    "panel",
    "personal_reserve",
    "purse",
    "score",
    "stock_coats",
    "stock_crowns",
)
FAMILIES = {"board": BOARD_IDS, "card": INFLUENCE_IDS, "mission": MISSION_IDS}
FIGURES = {
    "board": BOARD_IDS,
    "influence": INFLUENCE_IDS,
    "mission": MISSION_IDS,
    "tile": TILE_IDS,
}


# What every condition asks for.


def me(now: Moment) -> PlayerView:
    """The learner."""
    return now.view.players[now.view.seat]


def board_named(name: str) -> Message:
    """A person at court, in short."""
    return f"short-{name}", {}


def gift_of(name: str) -> Message:
    """What a board gives, in words."""
    return f"teacher-louis-xiv-gift-{name}", {}


def chip_named(name: str) -> Message:
    """A mission chip in words."""
    return f"teacher-louis-xiv-chip-{name}", {}


def mission_named(now: Moment, name: str) -> Message | int:
    """A mission in words."""
    return figure(now.box, "mission", MISSION_IDS.index(name), {})


def board_at(now: Moment, name: str) -> BoardOutlook:
    """A board as it would be scored."""
    return next(one for one in now.outlook.boards if one.id == name)


def claim_on(now: Moment, name: str) -> ClaimOutlook | None:
    """What the learner may expect from a board."""
    return next((one for one in board_at(now, name).claims if one.seat == now.view.seat), None)


def claim_words(name: str, claim: ClaimOutlook) -> Message:
    """A claim on a board in a sentence, with what the board gives."""
    due = {"place": claim.place, "due": claim.due, "price": claim.price}
    return "teacher-louis-xiv-claim", {**due, "gift": gift_of(name)}


def in_hand(now: Moment) -> list[MissionOutlook]:
    """The learner's missions that are not laid, those that lack least first."""
    return sorted((one for one in now.outlook.missions if not one.laid), key=lambda one: one.lacks)


def chips_wanted(now: Moment) -> list[str]:
    """The named chips the learner's missions lack, the nearest mission first."""
    return [
        symbol.tile
        for one in in_hand(now)
        for symbol in one.cost
        if symbol.lacks and symbol.tile in TILE_IDS
    ]


def giver_of(now: Moment, chip: str) -> str:
    """The person who gives a chip."""
    tile = TILE_IDS.index(chip)
    rows = now.box.income_tiles
    return str(BOARD_IDS[next(n for n in range(len(BOARD_IDS)) if rows[n][tile])])


def chip_from(now: Moment, board: str) -> str:
    """The chip a board gives; empty if it gives none."""
    row = now.box.income_tiles[BOARD_IDS.index(board)]
    return next((name for number, name in enumerate(TILE_IDS) if row[number]), "")


def completed_with(now: Moment, chip: str) -> MissionOutlook | None:
    """The mission that only lacks this chip; a crown fits any."""
    for one in in_hand(now):
        lack = [symbol.tile for symbol in one.cost if symbol.lacks]
        if chip and len(lack) == 1 and (chip in (CROWN, lack[0]) or lack[0] not in TILE_IDS):
            return one
    return None


def turns_left(now: Moment) -> int:
    """Cards the learner can still play: the last one never is."""
    return max(0, len(now.view.my_influence) - 1)


def scored(now: Moment) -> str:
    """The board being scored."""
    return now.view.scoring.board if now.view.scoring else ""


# Before a decision.


def reserves(now: Moment) -> Slots | None:
    """Markers, louis and turns of the learner."""
    mine = me(now)
    return {
        "ready": mine.personal,
        "resting": mine.general,
        "louis": mine.louis,
        "turns": turns_left(now),
    }


def help_ready(now: Moment) -> Slots | None:
    """A laid mission can be used in this phase."""
    usable = [one for one in now.outlook.missions if one.usable]
    return {"mission": mission_named(now, usable[0].id)} if usable else None


def running_dry(now: Moment) -> Slots | None:
    """Few ready markers, many resting, and turns to come."""
    mine = me(now)
    if mine.personal > FEW or mine.general < 3 or turns_left(now) < 1:
        return None
    return reserves(now)


def chip_wanted(now: Moment) -> Slots | None:
    """A mission lacks a chip, and somebody gives it."""
    wanted = chips_wanted(now)
    if not wanted:
        return None
    board = giver_of(now, wanted[0])
    return {"chip": chip_named(wanted[0]), "board": board_named(board)}


def card_leads_there(now: Moment) -> Slots | None:
    """A card in hand shows the person who gives a chip the learner lacks."""
    for chip in chips_wanted(now):
        if giver_of(now, chip) in now.view.my_influence:
            return {"chip": chip_named(chip), "board": board_named(giver_of(now, chip))}
    return None


def king_prize(now: Moment) -> Slots | None:
    """Where the king stands one or two more markers would make the learner first."""
    if not now.view.king:
        return None
    more = board_at(now, now.view.king).more
    count = next((number for number, one in enumerate(more, 1) if one.due == "crown"), 0)
    return {"board": board_named(now.view.king), "count": count} if count else None


def one_marker_wins(now: Moment) -> Slots | None:
    """Somewhere among the options a single marker earns the gift."""
    for name in options_of(now, "board"):
        here = board_at(now, name)
        mine = claim_on(now, name)
        earns = here.more[0].due in ("income", "crown")
        if earns and (mine is None or mine.due not in ("income", "crown")):
            return {"board": board_named(name), "gift": gift_of(name)}
    return None


def options_of(now: Moment, verb: str) -> list[str]:
    """The things that can be chosen with this verb."""
    names = now.decision.names if now.decision else ()
    return [one.split()[1] for one in names if one.split()[0] == verb]


def staying(now: Moment) -> Slots | None:
    """What one more marker would mean here."""
    at = now.view.chain_at
    if not at:
        return None
    return {"board": board_named(at), "claim": claim_words(at, board_at(now, at).more[0])}


def conspiracy_here(now: Moment) -> Slots | None:
    """The learner holds the card of the board being scored."""
    name = scored(now)
    if name not in now.view.my_conspiracies or not name:
        return None
    more = board_at(now, name).more
    one, two = (claim_words(name, more[count]) for count in (0, 1))
    return {"board": board_named(name), "one": one, "two": two}


def conspiracy_elsewhere(now: Moment) -> Slots | None:
    """The question comes to everybody who holds a card, so that nobody learns which."""
    name = scored(now)
    return {"board": board_named(name)} if name not in now.view.my_conspiracies else None


def tie_here(now: Moment) -> Slots | None:
    """A tie on the board being scored."""
    name = scored(now)
    return {"board": board_named(name), "gift": gift_of(name)}


def bribe_here(now: Moment) -> Slots | None:
    """A bribe can be paid."""
    name = scored(now)
    mine = claim_on(now, name)
    if mine is None:
        return None
    named = {"board": board_named(name), "gift": gift_of(name)}
    return {**named, "price": mine.price, "left": mine.left}


def bribe_completes(now: Moment) -> Slots | None:
    """The gift would make a mission payable."""
    here = bribe_here(now)
    found = completed_with(now, chip_from(now, scored(now)))
    if here is None or found is None:
        return None
    return {**here, "mission": mission_named(now, found.id)}


def mission_payable(now: Moment) -> Slots | None:
    """A mission can be paid."""
    payable = [one for one in in_hand(now) if one.payable]
    return (
        {"mission": mission_named(now, payable[0].id), "count": len(payable)} if payable else None
    )


def nothing_payable(now: Moment) -> Slots | None:
    """No mission can be paid."""
    return {"last": is_last(now.view.round)} if mission_payable(now) is None else None


def is_last(round: int) -> str:
    """Whether a round is the last one."""
    return "yes" if round == ROUNDS else "no"


def early(now: Moment) -> Slots | None:
    """Rounds in which a help is still used often."""
    return {} if now.view.round <= 2 else None


def late(now: Moment) -> Slots | None:
    """Rounds in which being easy to pay matters more."""
    return {} if now.view.round > 2 else None


def crown_to_keep(now: Moment) -> Slots | None:
    """A crown is among the chips, and a round is to come."""
    if now.view.round == ROUNDS:
        return None
    return {} if f"keep {CROWN}" in (now.decision.names if now.decision else ()) else None


def chip_to_keep(now: Moment) -> Slots | None:
    """A chip that a mission lacks is among the chips to keep, and a round is to come."""
    if now.view.round == ROUNDS:
        return None
    wanted = [chip for chip in hand_wants(now) if chip in options_of(now, "keep")]
    return {"chip": chip_named(wanted[0])} if wanted else None


def hand_wants(now: Moment) -> list[str]:
    """All named chips on the learner's missions, paid for or not."""
    return [s.tile for one in in_hand(now) for s in one.cost if s.tile in TILE_IDS]


def mission_far(now: Moment) -> Slots | None:
    """A mission lacks both chips."""
    far = [one for one in in_hand(now) if one.lacks == 2]
    return {"mission": mission_named(now, far[0].id)} if far else None


# After an event.


def my_reserves(now: Moment, told: Told) -> Slots | None:
    """The learner's reserves now."""
    return reserves(now)


def with_gift(now: Moment, told: Told) -> Slots | None:
    """The gift of the board of an event."""
    return {"gift": gift_of(told["board"]), "board": board_named(told["board"])}


def was_there(now: Moment, told: Told) -> Slots | None:
    """The board of an event, in short."""
    return {"board": board_named(told["board"])}


def a_crown(now: Moment, told: Told) -> Slots | None:
    """The chip gained is a crown."""
    return {} if told["tile"] == CROWN else None


def plain_chip(now: Moment, told: Told) -> Slots | None:
    """The chip gained is no crown."""
    return {"chip": chip_named(told["tile"])} if told["tile"] != CROWN else None


def chip_kept(now: Moment, told: Told) -> Slots | None:
    """The chip that stays for a round to come; `when` says whether that has begun."""
    if int(told["in_round"]) >= ROUNDS:
        return None
    when = "this" if int(told["in_round"]) < now.view.round else "next"
    return {"chip": chip_named(told["tile"]), "when": when}


def help_to_come(now: Moment, told: Told) -> Slots | None:
    """Whether the help of a laid mission can still be used."""
    return {"last": is_last(int(told["in_round"]))}


def second_round(now: Moment, told: Told) -> Slots | None:
    """Round two begins."""
    return {} if told["round"] == "2" else None


def third_round(now: Moment, told: Told) -> Slots | None:
    """Round three begins."""
    return {} if told["round"] == "3" else None


def last_round(now: Moment, told: Told) -> Slots | None:
    """The last round begins."""
    return {} if told["round"] == str(ROUNDS) else None


def my_score(now: Moment, told: Told) -> Slots | None:
    """What the learner has at the end."""
    return {"score": me(now).score}


# Warnings before a choice.


def wins_too_big(now: Moment, action: str) -> Slots | None:
    """W1: one more marker where the learner already leads by two."""
    verb, _, name = action.partition(" ")
    if verb != "board" or name != now.view.chain_at:
        return None
    board = next(one for one in now.view.boards if one.id == name)
    others = [count for seat, count in enumerate(board.markers) if seat != now.view.seat]
    lead = board.markers[now.view.seat] - max([*others, board.fictive])
    if board.condition == "markers" or lead < 2:
        return None
    return {"board": board_named(name), "count": lead}


def places_the_last(now: Moment, action: str) -> Slots | None:
    """W2: placing although hardly a marker is ready and many rest."""
    return running_dry(now) if action == "mode place" and me(now).personal < FEW else None


def wakes_too_few(now: Moment, action: str) -> Slots | None:
    """W3: a card for waking although few rest or many are ready."""
    if action != "mode take" or (me(now).general >= FEW and me(now).personal < MANY):
        return None
    return reserves(now)


def conspiracy_ties(now: Moment, action: str) -> Slots | None:
    """W4: one marker makes a tie that brings nothing (beside the king it does), where two would win."""
    if not action.startswith("conspire ") or not action.endswith(" 1") or now.decision is None:
        return None
    more = board_at(now, scored(now)).more
    wins = more[1].due in ("income", "crown") and "conspire personal 2" in now.decision.names
    ties = more[0].place == "tied" and more[0].due not in ("income", "crown")
    return {"board": board_named(scored(now))} if ties and wins else None


def money_gone_early(now: Moment, action: str) -> Slots | None:
    """W7: after this bribe the louis lack for a later board that completes a mission."""
    mine = claim_on(now, scored(now)) if action == "yes" and scored(now) else None
    if mine is None or completed_with(now, chip_from(now, scored(now))) is not None:
        return None
    for name in BOARD_IDS[BOARD_IDS.index(scored(now)) + 1 :]:
        claim, chip = claim_on(now, name), chip_from(now, name)
        if claim is not None and claim.due == "bribe" and mine.left < claim.price:
            if completed_with(now, chip) is not None:
                return {"left": mine.left, "board": board_named(name), "chip": chip_named(chip)}
    return None


def mission_passed_by(now: Moment, action: str) -> Slots | None:
    """W8: a bribe refused that would complete a mission."""
    return bribe_completes(now) if action == "no" and now.outlook.asked == "bribe" else None


def crown_for_change(now: Moment, action: str) -> Slots | None:
    """W9: paying with a crown where a plain chip would do that nothing else wants."""
    if action != f"pay {CROWN}":
        return None
    others = {s.tile for one in in_hand(now) if one.id != now.view.paying for s in one.cost}
    plain = [one for one in options_of(now, "pay") if one != CROWN and one not in others]
    return {"chip": chip_named(plain[0])} if plain else None


def done_too_soon(now: Moment, action: str) -> Slots | None:
    """W10: a mission could still be paid."""
    payable = mission_payable(now) if action == "done" else None
    return {**payable, "last": is_last(now.view.round)} if payable else None


def wrong_keepsake(now: Moment, action: str) -> Slots | None:
    """W11: keeping a chip that fits no mission although another one does."""
    verb, _, chip = action.partition(" ")
    if now.view.round == ROUNDS:
        return None
    if verb != "keep" or chip == CROWN or chip in hand_wants(now):
        return None
    better = [one for one in options_of(now, "keep") if one == CROWN or one in hand_wants(now)]
    return {"chip": chip_named(chip), "better": chip_named(better[0])} if better else None


def saves_on_the_last_day(now: Moment, action: str) -> Slots | None:
    """W12: in the last round markers are left resting that would be coats."""
    if now.view.round != ROUNDS or now.decision is None:
        return None
    counts = [int(one) for one in options_of(now, "count")]
    fewer = action.startswith("count ") and int(action.split()[1]) < max(counts, default=0)
    declined = action == "no" and now.decision.kind == "conde-marker"
    return {} if fewer or declined else None
