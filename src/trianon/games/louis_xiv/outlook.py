"""What a person may conclude from a view by the rules: who would win a board, what a mission lacks (L9-L15)."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from msgspec import Struct

from trianon.core.edition import base_tables
from trianon.core.sizes import NOBODY
from trianon.core.words import Message
from trianon.games.louis_xiv.box import Box
from trianon.games.louis_xiv.names import BENEFIT_IDS, BOARD_IDS, MISSION_IDS, STEP_IDS, TILE_IDS
from trianon.games.louis_xiv.numbers import ANY, BRIBE_MINUS_1, CROWN, FICTIVE, OWNERS, ROUNDS
from trianon.games.louis_xiv.view import BoardView, View
from trianon.games.louis_xiv.wording import COST_IDS, mission_about

MORE = 2  # markers a person may think of adding: a conspiracy has two at most (L10.2)
STEPS = {
    "supply": "supply-missions",
    "influence_start": "start-missions",
    "influence_turn": "influence-turns",
    "influence_end": "end-mission",
    "scoring": "scoring",
    "missions_turn": "mission-turns",
    "missions_end": "mission-swaps",
}
WORKS = {
    row["id"]: STEPS.get(row["phase"], "") for row in base_tables(Path(__file__).parent)["benefit"]
}  # L18
MISSIONS = {name: number for number, name in enumerate(MISSION_IDS)}


class ClaimOutlook(Struct, frozen=True):
    """What one player may expect from a board.

    `place`: first, tied, second, behind, enough, short or none; `due`: income, crown (with the
    income), bribe or nothing; `price` of a bribe and the louis `left` after it (negative: so many are
    lacking); `rest`: markers that would go to the general reserve.
    """

    seat: int
    markers: int
    place: str
    due: str
    price: int
    left: int
    rest: int


class BoardOutlook(Struct, frozen=True):
    """A board if it were scored as it stands; `more`: I with one and with two further markers.

    `verdict`: empty, enough, short, tied (nobody), bribes (tied, for louis), shared (tied, with the
    king), first, free (first, where others may pay) or crown.
    """

    id: str
    verdict: str
    firsts: list[int]
    fictive: bool
    second: int
    winners: list[int]
    crown: int
    flips: bool
    claims: list[ClaimOutlook]
    more: list[ClaimOutlook]


class SymbolOutlook(Struct, frozen=True):
    """A symbol of a mission's cost, and whether my tiles do not cover it."""

    tile: str
    lacks: bool


class MissionOutlook(Struct, frozen=True):
    """A mission of mine: whether it works in this phase, or what it still lacks."""

    id: str
    laid: bool
    usable: bool
    cost: list[SymbolOutlook]
    lacks: int
    payable: bool
    about: Message


class Outlook(Struct, frozen=True):
    """What follows from a view of Louis XIV."""

    game: str
    seat: int
    asked: str
    scoring: str
    boards: list[BoardOutlook]
    missions: list[MissionOutlook]


class Terms(NamedTuple):
    """What a board asks for."""

    king: bool
    condition: str
    needed: int


class Court:
    """One board with so many markers on it, by owner, the fictive player last."""

    def __init__(self, terms: Terms, markers: tuple[int, ...], tie_winner: int) -> None:
        self.board, self.markers, self.tie_winner = terms, markers, tie_winner
        self.most = max(markers)
        self.firsts = (
            []
            if self.most == 0
            else [owner for owner in range(OWNERS) if markers[owner] == self.most]
        )
        self.first = self.sole_first()
        self.second = self.sole_second()

    def sole_first(self) -> int:
        """L9.4, L11.6: the sole majority holder, by *win tie* too; else NOBODY."""
        if self.tie_winner != NOBODY:
            return self.tie_winner
        return self.firsts[0] if len(self.firsts) == 1 else NOBODY

    def sole_second(self) -> int:
        """L12.1, L12.5: the only one with the most behind the sole first; else NOBODY."""
        if self.first == NOBODY:
            return NOBODY
        others = list(self.markers)
        others[self.first] = 0
        most = max(others)
        return others.index(most) if most and others.count(most) == 1 else NOBODY

    def is_tied_first(self, seat: int) -> bool:
        """L11.2: one of several with the most, and no tie was broken."""
        return self.first == NOBODY and seat in self.firsts

    def due(self, seat: int) -> str:
        """L11, L12: what the condition grants a player with markers here (L9.10)."""
        board = self.board
        if self.markers[seat] == 0:
            return "nothing"
        if not board.king and board.condition == "markers":
            return "income" if self.markers[seat] >= board.needed else "nothing"  # L11.4
        if self.first == seat:
            return "crown" if board.king else "income"  # L12.1, L11.1, L11.3
        if board.king and (self.is_tied_first(seat) or self.second == seat):
            return "income"  # L12.1, L12.2
        return "bribe" if board.condition == "money" else "nothing"  # L11.1-L11.3

    def place(self, seat: int) -> str:
        """Where a player stands, in one word."""
        if self.markers[seat] == 0:
            return "none"
        if not self.board.king and self.board.condition == "markers":
            return "enough" if self.markers[seat] >= self.board.needed else "short"
        if self.first == seat:
            return "first"
        if self.is_tied_first(seat):
            return "tied"
        return "second" if self.second == seat else "behind"

    def verdict(self) -> str:
        """L9.11, L11, L12.1: what becomes of the board, in one word."""
        board = self.board
        if self.most == 0:
            return "empty"
        if not board.king and board.condition == "markers":
            return "enough" if max(self.markers[:FICTIVE]) >= board.needed else "short"
        if self.first == NOBODY and not board.king:
            return "bribes" if board.condition == "money" else "tied"
        if board.king:
            return "shared" if self.first == NOBODY else "crown"
        return "free" if board.condition == "money" else "first"

    def rest(self, seat: int) -> int:
        """L9.6: the markers of a seat that would go to the general reserve."""
        if self.board.condition == "markers":
            return 0
        loses = self.first == seat or (self.board.king and self.is_tied_first(seat))
        return self.markers[seat] if loses else 0

    def flips(self, last_round: bool, empty_too: bool) -> bool:
        """L14.1-L14.5: after a sole first, a number reached, or the king; never in the last round."""
        if last_round:
            return False
        if self.board.king:
            return self.most > 0 or empty_too
        if self.board.condition == "markers":
            return max(self.markers[:FICTIVE]) >= self.board.needed
        return self.first != NOBODY


@lru_cache(maxsize=4096)  # the same markers are looked at by all readers, move after move
def court_of(terms: Terms, markers: tuple[int, ...], tie_winner: int) -> Court:
    """A board as it would stand."""
    return Court(terms, markers, tie_winner)


def outlook(view: View, box: Box) -> Outlook:
    """All of it, from the view and the printed figures alone."""
    cheaper = reductions(view, box)
    return Outlook(
        game="louis-xiv",
        seat=view.seat,
        asked=view.asked if view.asked_seat == view.seat else "",
        scoring=view.scoring.board if view.scoring else "",
        boards=[board_outlook(view, board, cheaper) for board in view.boards],
        missions=missions(view, box) if view.seat >= 0 else [],
    )


# Boards (L9-L12, L14).


def reductions(view: View, box: Box) -> list[int]:
    """L11.7: by seat, what *bribe -1* takes off every price."""
    copies = {MISSION_IDS[card] for card in box.copy[BRIBE_MINUS_1] if card != NOBODY}
    return [int(any(card in copies for card in player.laid)) for player in view.players]


def markers_on(view: View, board: BoardView) -> list[int]:
    """L9.4: the counts that are compared: frozen ones on the board being scored."""
    source: tuple[list[int], int] = board.markers, board.fictive
    if view.scoring and view.scoring.board == board.id:
        frozen = view.scoring.frozen, view.scoring.fictive
        source = frozen if sum(frozen[0]) + frozen[1] else source
    seats = list(source[0]) + [0] * (FICTIVE - len(source[0]))
    return [*seats, source[1]]


def board_outlook(view: View, board: BoardView, cheaper: list[int]) -> BoardOutlook:
    """A board as it stands, and as I could change it."""
    markers = markers_on(view, board)
    scored = view.scoring is not None and view.scoring.board == board.id
    terms = Terms(board.king, board.condition, board.needed)
    tie_winner = view.scoring.tie_winner if scored and view.scoring else NOBODY
    court = court_of(terms, tuple(markers), tie_winner)
    seats = range(len(view.players))
    dues = [court.due(seat) for seat in seats]
    return BoardOutlook(
        id=board.id,
        verdict=court.verdict(),
        firsts=[owner for owner in court.firsts if owner != FICTIVE],
        fictive=FICTIVE in court.firsts,
        second=court.second if court.second != FICTIVE else NOBODY,
        winners=[seat for seat in seats if dues[seat] in ("income", "crown")],
        crown=dues.index("crown") if "crown" in dues else NOBODY,
        flips=court.flips(view.round == ROUNDS, view.switches["king_board_always_flips"]),
        claims=[claim(view, board, court, seat, cheaper) for seat in seats if markers[seat]],
        more=with_more(view, board, terms, markers, cheaper) if view.seat >= 0 else [],
    )


def claim(
    view: View, board: BoardView, court: Court, seat: int, cheaper: list[int]
) -> ClaimOutlook:
    """L11.1, L11.7: with the price of a bribe, if one may be paid."""
    due = court.due(seat)
    price = max(0, board.bribe - cheaper[seat]) if due == "bribe" else 0
    return ClaimOutlook(
        seat=seat,
        markers=court.markers[seat],
        place=court.place(seat),
        due=due,
        price=price,
        left=view.players[seat].louis - price,
        rest=court.rest(seat),
    )


def with_more(
    view: View, board: BoardView, terms: Terms, markers: list[int], cheaper: list[int]
) -> list[ClaimOutlook]:
    """I with further markers here, one after the other."""
    found = []
    for further in range(1, MORE + 1):
        changed = list(markers)
        changed[view.seat] += further
        court = court_of(terms, tuple(changed), NOBODY)
        found.append(claim(view, board, court, view.seat, cheaper))
    return found


# Missions (L15).


def missions(view: View, box: Box) -> list[MissionOutlook]:
    """Laid ones first, then those in hand."""
    me = view.players[view.seat]
    laid = [mission(view, box, name, True) for name in me.laid]
    return laid + [mission(view, box, name, False) for name in view.my_missions]


def mission(view: View, box: Box, name: str, laid: bool) -> MissionOutlook:
    """One mission: laid ones are paid."""
    number = MISSIONS[name]
    symbols = box.cost[number]
    tiles = view.players[view.seat].tiles
    lack = [False] * len(symbols) if laid else lacking(symbols, tiles)
    return MissionOutlook(
        id=name,
        laid=laid,
        usable=laid and is_usable(view, BENEFIT_IDS[box.benefit[number]], name),
        cost=[
            SymbolOutlook(COST_IDS[code], lacks) for code, lacks in zip(symbols, lack, strict=True)
        ],
        lacks=sum(lack),
        payable=not laid and not any(lack),
        about=mission_about(box, number),
    )


def lacking(symbols: list[int], tiles: dict[str, int]) -> list[bool]:
    """L15.2, L1.5: symbols not covered; given tiles first, then any tile, crowns for the rest."""
    left = [tiles[name] for name in TILE_IDS]
    covered = [False] * len(symbols)
    for index in sorted(range(len(symbols)), key=lambda index: symbols[index] == ANY):
        wanted = range(CROWN) if symbols[index] == ANY else (symbols[index],)
        used = next((tile for tile in (*wanted, CROWN) if left[tile] > 0), NOBODY)
        if used != NOBODY:
            left[used] -= 1
            covered[index] = True
    return [not one for one in covered]


def is_usable(view: View, benefit: str, name: str) -> bool:
    """L15.9, L18: its step is now or still to come in this phase, and it is not used up."""
    step = WORKS[benefit]
    if not step or name in view.players[view.seat].used:
        return False
    return phase_of(step) == view.phase and STEP_IDS.index(view.step) <= STEP_IDS.index(step)


def phase_of(step: str) -> str:
    """L4.1: the phase of a step in which missions work."""
    benefit = next(phase for phase, name in STEPS.items() if name == step)
    return benefit.split("_")[0]


# Words.


def standing_words(found: Outlook) -> list[Message]:
    """How I stand: which missions can be used or paid, what the others lack."""
    return [
        (
            "outlook-mission",
            {"mission": one.about[1]["mission"], "state": state_of(one), "count": one.lacks},
        )
        for one in found.missions
    ]


def state_of(one: MissionOutlook) -> str:
    """A mission in one word."""
    if one.laid:
        return "usable" if one.usable else "laid"
    return "payable" if one.payable else "lacks"


def option_words(found: Outlook, action: str) -> list[Message]:
    """What an option would mean as things stand."""
    verb, *rest = action.split()
    if verb == "board":
        return claim_words(claim_with(found, rest[0], 1))
    if verb == "conspire":
        return claim_words(claim_with(found, found.scoring, int(rest[1])))
    if verb == "count":
        return claim_words(claim_with(found, BOARD_IDS[4], int(rest[0])))  # L13.8
    if action == "yes" and found.asked == "bribe":
        mine = claim_with(found, found.scoring, 0)
        return [("outlook-louis", {"count": mine.left})] if mine else []
    return []


def claim_with(found: Outlook, name: str, further: int) -> ClaimOutlook | None:
    """My claim on a board with so many further markers; none without any."""
    board = next(one for one in found.boards if one.id == name)
    if further:
        return board.more[further - 1]
    return next((one for one in board.claims if one.seat == found.seat), None)


def claim_words(mine: ClaimOutlook | None) -> list[Message]:
    """What I would get, and the markers that would rest."""
    if mine is None:
        return []
    said = {"place": mine.place, "due": mine.due, "price": mine.price}
    lines: list[Message] = [("outlook-claim", said)]
    return [*lines, ("outlook-rest", {"count": mine.rest})] if mine.rest else lines
