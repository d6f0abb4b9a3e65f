"""What can happen: the kinds of event, and what their figures mean.

The names of the figures say how to put them into words: `seat`, `card`, `mission`, `location`, `weapon`,
`group`, `kind` of bonus, `pile`, `field`, `tile`, `side`; every other figure is a number. Together
they are enough to draw the board: where a thing leaves from and where it goes to. A `location` of -1 is
the owner's hand.
"""

from typing import Final

from trianon.games.bastille import numbers

ROUND_STARTED: Final = 1
SCORING_STARTED: Final = 2
START_PLAYER_DRAWN: Final = 3
MISSION_DEALT: Final = 4
MISSION_KNOWN: Final = 5
VERSAILLES_TURNED: Final = 6
BONUS_TURNED: Final = 7
CARD_DEALT: Final = 8
CARD_REMOVED: Final = 9
TOKEN_TURNED: Final = 10
PILES_MADE: Final = 11
TILE_PLACED: Final = 12
LOCATION_EVALUATED: Final = 13
LOCATION_SKIPPED: Final = 14
TILE_EVALUATED: Final = 15
TILE_RETURNED: Final = 16
COINS_GAINED: Final = 17
COINS_PAID: Final = 18
START_MARKER_TAKEN: Final = 19
TILE_UPGRADED: Final = 20
TILE_KEPT: Final = 21
POINTS_SCORED: Final = 22
VERSAILLES_BONUS: Final = 23
VERSAILLES_LOST: Final = 24
HENCHMEN_BAGGED: Final = 25
CARD_RECRUITED: Final = 26
RECRUIT_FORFEITED: Final = 27
MARKER_MOVED: Final = 28
PILE_CHOSEN: Final = 29
MISSION_TAKEN: Final = 30
NO_MISSION: Final = 31
TORCHES_TAKEN: Final = 32
FLAGS_COUNTED: Final = 33
FLAG_BONUS: Final = 34
FLAG_BONUS_LAPSED: Final = 35
CUBE_DRAWN: Final = 36
BAG_EMPTY: Final = 37
BONUS_CHOSEN: Final = 38
BONUS_WASTED: Final = 39
CARD_DRAWN: Final = 40
CUBE_TO_SUPPLY: Final = 41
CUBE_TO_BAG: Final = 42
TOKEN_CLAIMED: Final = 43
MONK_ASSIGNED: Final = 44
MISSION_SCORED: Final = 45
CHARACTERS_UNARMED: Final = 46
GAME_WON: Final = 47
VERSAILLES_REMOVED: Final = 48
MARKER_BEHIND: Final = 49

FIGURES: Final[dict[int, tuple[str, ...]]] = {
    ROUND_STARTED: ("round",),
    SCORING_STARTED: ("final",),
    START_PLAYER_DRAWN: ("seat",),
    MISSION_DEALT: ("seat",),
    MISSION_KNOWN: ("seat", "mission"),
    VERSAILLES_TURNED: ("versailles",),
    BONUS_TURNED: ("tile",),
    CARD_DEALT: ("card",),
    CARD_REMOVED: ("card",),
    TOKEN_TURNED: ("weapon",),
    PILES_MADE: ("count",),
    TILE_PLACED: ("seat", "value", "location"),
    LOCATION_EVALUATED: ("location",),
    LOCATION_SKIPPED: ("location",),
    TILE_EVALUATED: ("seat", "value", "location", "rank"),
    TILE_RETURNED: ("seat", "value", "location"),
    COINS_GAINED: ("seat", "count"),
    COINS_PAID: ("seat", "count"),
    START_MARKER_TAKEN: ("seat",),
    TILE_UPGRADED: ("seat", "value", "better", "location"),
    TILE_KEPT: ("seat", "value", "location"),
    POINTS_SCORED: ("seat", "count", "source"),
    VERSAILLES_BONUS: ("seat", "kind", "count"),
    VERSAILLES_LOST: ("kind", "count"),
    HENCHMEN_BAGGED: ("seat", "count"),
    CARD_RECRUITED: ("seat", "card", "count"),
    RECRUIT_FORFEITED: ("seat",),
    MARKER_MOVED: ("seat", "count", "space"),
    PILE_CHOSEN: ("seat", "pile"),
    MISSION_TAKEN: ("seat",),
    NO_MISSION: ("seat",),
    TORCHES_TAKEN: ("seat", "count"),
    FLAGS_COUNTED: ("seat", "count"),
    FLAG_BONUS: ("seat", "side", "kind", "count"),
    FLAG_BONUS_LAPSED: ("side",),
    CUBE_DRAWN: ("seat",),
    BAG_EMPTY: (),
    BONUS_CHOSEN: ("seat", "field"),
    BONUS_WASTED: ("seat",),
    CARD_DRAWN: ("seat", "card"),
    CUBE_TO_SUPPLY: ("seat", "field"),
    CUBE_TO_BAG: ("seat", "field"),
    TOKEN_CLAIMED: ("seat", "weapon"),
    MONK_ASSIGNED: ("seat", "card", "group"),
    MISSION_SCORED: ("seat", "mission", "count"),
    CHARACTERS_UNARMED: ("seat", "count"),
    GAME_WON: ("seat", "count"),
    VERSAILLES_REMOVED: ("versailles",),
    MARKER_BEHIND: ("seat", "space"),
}

# Undo: every kind is either revealing or harmless; one in neither counts as revealing, and a test names it.
# Somebody may learn something: a thing turned up or drawn, a pile looked through, what only the end shows.
REVEALING: Final[frozenset[int]] = frozenset(
    {
        START_PLAYER_DRAWN,
        MISSION_DEALT,
        MISSION_KNOWN,
        VERSAILLES_TURNED,
        BONUS_TURNED,
        CARD_DEALT,
        TOKEN_TURNED,
        PILES_MADE,
        PILE_CHOSEN,
        MISSION_TAKEN,
        NO_MISSION,
        CUBE_DRAWN,
        BAG_EMPTY,
        CARD_DRAWN,
        MISSION_SCORED,
        CHARACTERS_UNARMED,
        GAME_WON,
    }
)

# These follow from what everybody knew, and from the choice itself.
HARMLESS: Final[frozenset[int]] = frozenset(
    {
        ROUND_STARTED,
        SCORING_STARTED,
        CARD_REMOVED,
        TILE_PLACED,
        LOCATION_EVALUATED,
        LOCATION_SKIPPED,
        TILE_EVALUATED,
        TILE_RETURNED,
        COINS_GAINED,
        COINS_PAID,
        START_MARKER_TAKEN,
        TILE_UPGRADED,
        TILE_KEPT,
        POINTS_SCORED,
        VERSAILLES_BONUS,
        VERSAILLES_LOST,
        HENCHMEN_BAGGED,
        CARD_RECRUITED,
        RECRUIT_FORFEITED,
        MARKER_MOVED,
        TORCHES_TAKEN,
        FLAGS_COUNTED,
        FLAG_BONUS,
        FLAG_BONUS_LAPSED,
        BONUS_CHOSEN,
        BONUS_WASTED,
        CUBE_TO_SUPPLY,
        CUBE_TO_BAG,
        TOKEN_CLAIMED,
        MONK_ASSIGNED,
        VERSAILLES_REMOVED,
        MARKER_BEHIND,
    }
)

# Questions whose options show what the asked seat did not know: the cards of a pile (B6.7).
REVEALING_QUESTIONS: Final[frozenset[int]] = frozenset(
    {
        numbers.TAKE_MISSION,
    }
)

# Questions whose options follow from what the asked seat knew.
HARMLESS_QUESTIONS: Final[frozenset[int]] = frozenset(
    {
        numbers.PLACE_TILE,
        numbers.VERSAILLES_PICK,
        numbers.RECRUIT,
        numbers.CHOOSE_PILE,
        numbers.CATACOMB_BONUS,
        numbers.UPGRADE_TILE,
        numbers.CLAIM_WEAPONS,
        numbers.ASSIGN_MONK,
    }
)
