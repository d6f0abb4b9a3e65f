"""What can happen: the kinds of event, and what their figures mean.

The names of the figures say how to put them into words: `seat`, `board`, `influence` card,
`mission`, `colour` of a mission, `tile`, `coat`, `reserve`, `side`, `given`; every other figure is
a number. Together they are enough to draw the board: where a thing leaves from and where it goes to.
`which` is the kind of tile or the board of what is `given`, -1 where there is nothing to tell apart.
"""

from typing import Final

from trianon.games.louis_xiv import numbers

ROUND_STARTED: Final = 1
FIRST_PLAYER: Final = 2
RESERVES_SET: Final = 3
MISSION_DEALT: Final = 4
MISSION_KNOWN: Final = 5
MONEY_TURNED: Final = 6
KING_MOVED: Final = 7
LOUIS_GAINED: Final = 8
LOUIS_PAID: Final = 9
BENEFIT_USED: Final = 10
MARKERS_RECOVERED: Final = 11
MARKER_GIVEN: Final = 12
COATS_DRAWN: Final = 13
COATS_KNOWN: Final = 14
COATS_SUBSTITUTED: Final = 15
CONSPIRACY_DRAWN: Final = 16
CONSPIRACY_KNOWN: Final = 17
CONSPIRACY_NONE: Final = 18
CARDS_DEALT: Final = 19
INFLUENCE_DRAWN: Final = 20
INFLUENCE_KNOWN: Final = 21
FICTIVE_CARD: Final = 22
FICTIVE_REPLACED: Final = 23
FICTIVE_PLACED: Final = 24
MARKER_PLACED: Final = 25
CARD_PLAYED: Final = 26
FOUR_MARKERS: Final = 27
MARKERS_ON: Final = 28
NULL_PLAYED: Final = 29
TURN_SKIPPED: Final = 30
CARD_SWAPPED: Final = 31
LAST_CARD_DISCARDED: Final = 32
LAST_CARD_KNOWN: Final = 33
LAST_ACTIVE: Final = 34
CARDS_COLLECTED: Final = 35
BOARD_OPENED: Final = 36
CONSPIRACY_PLAYED: Final = 37
CONSPIRACY_RETURNED: Final = 38
BOARD_SKIPPED: Final = 39
TIE_BROKEN: Final = 40
MAJORITY_HELD: Final = 41
MAJORITY_FICTIVE: Final = 42
MAJORITY_TIED: Final = 43
NUMBER_REACHED: Final = 44
SECOND_PLACE: Final = 45
BRIBE_PAID: Final = 46
BRIBE_REFUSED: Final = 47
TILE_GAINED: Final = 48
MARKERS_LOST: Final = 49
MARKERS_RETURNED: Final = 50
FICTIVE_REMOVED: Final = 51
BOARD_FLIPPED: Final = 52
BOARD_UNCHANGED: Final = 53
KING_LEFT: Final = 54
MARKERS_STAY: Final = 55
MISSION_LAID: Final = 56
TILE_PAID: Final = 57
MISSION_DRAWN: Final = 58
NO_MISSION: Final = 59
MISSION_SHOWN: Final = 60
TILE_EXCHANGED: Final = 61
TILE_KEPT: Final = 62
TILES_RETURNED: Final = 63
MISSION_RETURNED: Final = 64
RETURNED_KNOWN: Final = 65
RETURNED_SHOWN: Final = 66
EXCHANGED: Final = 67
COATS_REVEALED: Final = 68
EXTRA_COAT: Final = 69
EXTRA_COATS: Final = 70
POINTS_COUNTED: Final = 71
GAME_WON: Final = 72

FIGURES: Final[dict[int, tuple[str, ...]]] = {
    ROUND_STARTED: ("round",),
    FIRST_PLAYER: ("seat",),
    RESERVES_SET: ("seat", "general", "personal"),
    MISSION_DEALT: ("seat", "colour"),
    MISSION_KNOWN: ("seat", "mission"),
    MONEY_TURNED: ("count",),
    KING_MOVED: ("board",),
    LOUIS_GAINED: ("seat", "count"),
    LOUIS_PAID: ("seat", "count"),
    BENEFIT_USED: ("seat", "mission"),
    MARKERS_RECOVERED: ("seat", "count"),
    MARKER_GIVEN: ("seat",),
    COATS_DRAWN: ("seat", "count"),
    COATS_KNOWN: ("seat", "count", "coat"),
    COATS_SUBSTITUTED: ("seat", "count"),
    CONSPIRACY_DRAWN: ("seat",),
    CONSPIRACY_KNOWN: ("seat", "board"),
    CONSPIRACY_NONE: ("seat",),
    CARDS_DEALT: ("seat", "count"),
    INFLUENCE_DRAWN: ("seat",),
    INFLUENCE_KNOWN: ("seat", "count", "influence"),
    FICTIVE_CARD: ("influence",),
    FICTIVE_REPLACED: ("influence",),
    FICTIVE_PLACED: ("board", "count"),
    MARKER_PLACED: ("seat", "board", "reserve"),
    CARD_PLAYED: ("seat", "influence"),
    FOUR_MARKERS: ("seat", "influence"),
    MARKERS_ON: ("seat", "board"),
    NULL_PLAYED: ("seat", "influence"),
    TURN_SKIPPED: ("seat",),
    CARD_SWAPPED: ("seat", "influence"),
    LAST_CARD_DISCARDED: ("seat",),
    LAST_CARD_KNOWN: ("seat", "influence"),
    LAST_ACTIVE: ("seat",),
    CARDS_COLLECTED: ("count",),
    BOARD_OPENED: ("board",),
    CONSPIRACY_PLAYED: ("seat", "board", "count", "reserve"),
    CONSPIRACY_RETURNED: ("board",),
    BOARD_SKIPPED: ("board",),
    TIE_BROKEN: ("seat", "board"),
    MAJORITY_HELD: ("seat", "board", "count"),
    MAJORITY_FICTIVE: ("board", "count"),
    MAJORITY_TIED: ("board", "count"),
    NUMBER_REACHED: ("seat", "board", "count"),
    SECOND_PLACE: ("seat", "board"),
    BRIBE_PAID: ("seat", "board", "count"),
    BRIBE_REFUSED: ("seat", "board"),
    TILE_GAINED: ("seat", "tile", "count"),
    MARKERS_LOST: ("seat", "board", "count"),
    MARKERS_RETURNED: ("seat", "board", "count"),
    FICTIVE_REMOVED: ("board", "count"),
    BOARD_FLIPPED: ("board", "side"),
    BOARD_UNCHANGED: ("board",),
    KING_LEFT: ("board",),
    MARKERS_STAY: ("seat", "board", "count"),
    MISSION_LAID: ("seat", "mission"),
    TILE_PAID: ("seat", "tile"),
    MISSION_DRAWN: ("seat", "colour"),
    NO_MISSION: ("seat",),
    MISSION_SHOWN: ("seat", "mission"),
    TILE_EXCHANGED: ("seat", "tile"),
    TILE_KEPT: ("seat", "tile", "count"),
    TILES_RETURNED: ("seat", "tile", "count"),
    MISSION_RETURNED: ("seat", "colour"),
    RETURNED_KNOWN: ("seat", "mission"),
    RETURNED_SHOWN: ("seat", "mission"),
    EXCHANGED: ("seat", "count", "given", "which"),
    COATS_REVEALED: ("seat", "coat", "count"),
    EXTRA_COAT: ("seat", "coat", "count"),
    EXTRA_COATS: ("seat", "count"),
    POINTS_COUNTED: ("seat", "coats", "missions", "count"),
    GAME_WON: ("seat", "count"),
}

# Undo: every kind is either revealing or harmless; one in neither counts as revealing, and a test names it.
# Somebody may learn something: a card drawn, a card or mission shown from a hand, what only the end shows.
REVEALING: Final[frozenset[int]] = frozenset(
    {
        FIRST_PLAYER,
        MISSION_DEALT,
        MISSION_KNOWN,
        MONEY_TURNED,
        KING_MOVED,
        COATS_DRAWN,
        COATS_KNOWN,
        COATS_SUBSTITUTED,
        CONSPIRACY_DRAWN,
        CONSPIRACY_KNOWN,
        CONSPIRACY_NONE,
        CARDS_DEALT,
        INFLUENCE_DRAWN,
        INFLUENCE_KNOWN,
        FICTIVE_CARD,
        FICTIVE_REPLACED,
        FICTIVE_PLACED,
        CARD_PLAYED,
        FOUR_MARKERS,
        NULL_PLAYED,
        CARD_SWAPPED,
        LAST_CARD_DISCARDED,
        LAST_CARD_KNOWN,
        CARDS_COLLECTED,
        CONSPIRACY_PLAYED,
        CONSPIRACY_RETURNED,
        MISSION_LAID,
        MISSION_DRAWN,
        NO_MISSION,
        MISSION_SHOWN,
        MISSION_RETURNED,
        RETURNED_KNOWN,
        RETURNED_SHOWN,
        EXCHANGED,
        COATS_REVEALED,
        EXTRA_COAT,
        EXTRA_COATS,
        POINTS_COUNTED,
        GAME_WON,
    }
)

# These follow from what everybody knew, and from the choice itself.
HARMLESS: Final[frozenset[int]] = frozenset(
    {
        ROUND_STARTED,
        RESERVES_SET,
        LOUIS_GAINED,
        LOUIS_PAID,
        BENEFIT_USED,
        MARKERS_RECOVERED,
        MARKER_GIVEN,
        MARKER_PLACED,
        MARKERS_ON,
        TURN_SKIPPED,
        LAST_ACTIVE,
        BOARD_OPENED,
        BOARD_SKIPPED,
        TIE_BROKEN,
        MAJORITY_HELD,
        MAJORITY_FICTIVE,
        MAJORITY_TIED,
        NUMBER_REACHED,
        SECOND_PLACE,
        BRIBE_PAID,
        BRIBE_REFUSED,
        TILE_GAINED,
        MARKERS_LOST,
        MARKERS_RETURNED,
        FICTIVE_REMOVED,
        BOARD_FLIPPED,
        BOARD_UNCHANGED,
        KING_LEFT,
        MARKERS_STAY,
        TILE_PAID,
        TILE_EXCHANGED,
        TILE_KEPT,
        TILES_RETURNED,
    }
)

# Questions whose options show what the asked seat did not know.
REVEALING_QUESTIONS: Final[frozenset[int]] = frozenset()

# Questions whose options follow from what the asked seat knew.
HARMLESS_QUESTIONS: Final[frozenset[int]] = frozenset(
    {
        numbers.USE_SUPPLY,
        numbers.CHOOSE_TWO,
        numbers.USE_START,
        numbers.CHOOSE_MODE,
        numbers.CHOOSE_CARD,
        numbers.START_BOARD,
        numbers.NEXT_MARKER,
        numbers.TAKE_MORE,
        numbers.END_MARKER,
        numbers.CONSPIRE,
        numbers.BREAK_TIE,
        numbers.BRIBE,
        numbers.CONDE_MARKER,
        numbers.MAINTENON_MARKERS,
        numbers.FULFIL,
        numbers.PAY_TILE,
        numbers.EXCHANGE_TILE,
        numbers.CHOOSE_DECK,
        numbers.KEEP_TILE,
        numbers.SWAP_MISSION,
    }
)
