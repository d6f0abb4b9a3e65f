"""What can happen: the kinds of event, and what their figures mean.

The names of the figures say how to put them into words: `seat`, `attribute`, `treachery`, `noble`,
`spot`, `sector`, `country`, `year` (of a round); every other figure is a number. Together they are
enough to draw the board: `left` is what is left of deck and pile together, `deck` what the new deck
holds, `swept` how many attribute cards lay face up and went into it.
"""

from typing import Final

from trianon.games.heads_of_state import numbers

FIRST_PLAYER_DRAWN: Final = 1
DECK_MADE: Final = 2
PILE_MADE: Final = 3
ATTRIBUTE_TURNED: Final = 4
TREACHERY_TURNED: Final = 5
HOUSE_MARKERS_LAID: Final = 6
ROUND_STARTED: Final = 7
TURN_STARTED: Final = 8
FIRST_TURN_STARTED: Final = 9
THREE_CHOSEN: Final = 10
CLEAR_CHOSEN: Final = 11
TREACHERY_CHOSEN: Final = 12
ATTRIBUTE_CLEARED: Final = 13
ATTRIBUTE_TAKEN: Final = 14
ATTRIBUTE_DRAWN: Final = 15
ATTRIBUTE_SEEN: Final = 16
TREACHERY_TAKEN: Final = 17
TREACHERY_DRAWN: Final = 18
TREACHERY_SEEN: Final = 19
TREACHERY_SHUFFLED: Final = 20
NOBLE_CREATED: Final = 21
SET_SPENT: Final = 22
COURTESAN_SPENT: Final = 23
NOBLE_CARD_TAKEN: Final = 24
NO_NOBLE_CARD: Final = 25
INITIAL_MARKER_TAKEN: Final = 26
COUNTRY_MARKER_TAKEN: Final = 27
TOKENS_TAKEN_BACK: Final = 28
HOUSE_MARKER_TAKEN: Final = 29
NOBLE_DESIGNATED: Final = 30
TREACHERY_PLAYED: Final = 31
CUBE_DRAWN: Final = 32
NOBLE_KILLED: Final = 33
NOBLE_SPARED: Final = 34
TOKEN_TURNED_DOWN: Final = 35
TOKEN_TO_SUPPLY: Final = 36
ACTING_ENDED: Final = 37
DUTY_MET: Final = 38
ATTRIBUTE_DISCARDED: Final = 39
TREACHERY_DISCARDED: Final = 40
CLEARED_SHUFFLED: Final = 41
REVOLUTION_REVEALED: Final = 42
TURN_RESUMED: Final = 43
TREACHERY_SWEPT: Final = 44
INFLUENCE_COUNTED: Final = 45
TIE_BROKEN: Final = 46
FIRST_PLACE_SCORED: Final = 47
SECOND_PLACE_SCORED: Final = 48
MARKER_REMOVED: Final = 49
MOST_NOBLES_SCORED: Final = 50
MOST_NOBLES_SHARED: Final = 51
MOST_NOBLES_TIED: Final = 52
GAME_ENDED: Final = 53
GAME_WON: Final = 54
VICTORY_SHARED: Final = 55

FIGURES: Final[dict[int, tuple[str, ...]]] = {
    FIRST_PLAYER_DRAWN: ("seat",),
    DECK_MADE: ("count",),
    PILE_MADE: ("count", "deck", "swept"),
    ATTRIBUTE_TURNED: ("attribute",),
    TREACHERY_TURNED: ("treachery",),
    HOUSE_MARKERS_LAID: ("count",),
    ROUND_STARTED: ("year",),
    TURN_STARTED: ("seat",),
    FIRST_TURN_STARTED: ("seat", "count"),
    THREE_CHOSEN: ("seat",),
    CLEAR_CHOSEN: ("seat",),
    TREACHERY_CHOSEN: ("seat",),
    ATTRIBUTE_CLEARED: ("attribute",),
    ATTRIBUTE_TAKEN: ("seat", "attribute"),
    ATTRIBUTE_DRAWN: ("seat",),
    ATTRIBUTE_SEEN: ("seat", "attribute"),
    TREACHERY_TAKEN: ("seat", "treachery"),
    TREACHERY_DRAWN: ("seat",),
    TREACHERY_SEEN: ("seat", "treachery"),
    TREACHERY_SHUFFLED: ("count",),
    NOBLE_CREATED: ("seat", "spot"),
    SET_SPENT: ("seat", "noble", "count"),
    COURTESAN_SPENT: ("seat", "attribute"),
    NOBLE_CARD_TAKEN: ("seat", "noble"),
    NO_NOBLE_CARD: ("seat", "noble"),
    INITIAL_MARKER_TAKEN: ("seat", "sector", "count"),
    COUNTRY_MARKER_TAKEN: ("seat", "country", "count"),
    TOKENS_TAKEN_BACK: ("seat", "country", "count"),
    HOUSE_MARKER_TAKEN: ("seat", "count"),
    NOBLE_DESIGNATED: ("seat", "spot"),
    TREACHERY_PLAYED: ("seat", "treachery"),
    CUBE_DRAWN: ("seat",),
    NOBLE_KILLED: ("seat", "spot"),
    NOBLE_SPARED: ("seat", "spot"),
    TOKEN_TURNED_DOWN: ("seat", "noble", "sector"),
    TOKEN_TO_SUPPLY: ("seat", "noble"),
    ACTING_ENDED: ("seat",),
    DUTY_MET: ("seat", "killed", "count"),
    ATTRIBUTE_DISCARDED: ("seat", "attribute"),
    TREACHERY_DISCARDED: ("seat", "treachery"),
    CLEARED_SHUFFLED: ("count",),
    REVOLUTION_REVEALED: ("seat", "year", "left"),
    TURN_RESUMED: ("seat", "count"),
    TREACHERY_SWEPT: ("treachery",),
    INFLUENCE_COUNTED: ("seat", "country", "count"),
    TIE_BROKEN: ("seat", "country"),
    FIRST_PLACE_SCORED: ("seat", "country", "count"),
    SECOND_PLACE_SCORED: ("seat", "country", "count"),
    MARKER_REMOVED: ("country", "count"),
    MOST_NOBLES_SCORED: ("seat", "noble", "count"),
    MOST_NOBLES_SHARED: ("seat", "noble", "count"),
    MOST_NOBLES_TIED: ("noble",),
    GAME_ENDED: ("year",),
    GAME_WON: ("seat", "count"),
    VICTORY_SHARED: ("seat", "count"),
}

# Undo: every kind is either revealing or harmless; one in neither counts as revealing, and a test names it.
# Somebody may learn something: a card turned up, drawn or shown from a hand, a cube, the end.
REVEALING: Final[frozenset[int]] = frozenset(
    {
        FIRST_PLAYER_DRAWN,
        DECK_MADE,
        PILE_MADE,
        ATTRIBUTE_TURNED,
        TREACHERY_TURNED,
        ATTRIBUTE_DRAWN,
        ATTRIBUTE_SEEN,
        TREACHERY_DRAWN,
        TREACHERY_SEEN,
        TREACHERY_SHUFFLED,
        SET_SPENT,
        COURTESAN_SPENT,
        NOBLE_DESIGNATED,
        TREACHERY_PLAYED,
        CUBE_DRAWN,
        NOBLE_KILLED,
        NOBLE_SPARED,
        ATTRIBUTE_DISCARDED,
        TREACHERY_DISCARDED,
        CLEARED_SHUFFLED,
        REVOLUTION_REVEALED,
        GAME_ENDED,
        GAME_WON,
        VICTORY_SHARED,
    }
)

# These follow from what everybody knew, and from the choice itself.
HARMLESS: Final[frozenset[int]] = frozenset(
    {
        HOUSE_MARKERS_LAID,
        ROUND_STARTED,
        TURN_STARTED,
        FIRST_TURN_STARTED,
        THREE_CHOSEN,
        CLEAR_CHOSEN,
        TREACHERY_CHOSEN,
        ATTRIBUTE_CLEARED,
        ATTRIBUTE_TAKEN,
        TREACHERY_TAKEN,
        NOBLE_CREATED,
        NOBLE_CARD_TAKEN,
        NO_NOBLE_CARD,
        INITIAL_MARKER_TAKEN,
        COUNTRY_MARKER_TAKEN,
        TOKENS_TAKEN_BACK,
        HOUSE_MARKER_TAKEN,
        TOKEN_TURNED_DOWN,
        TOKEN_TO_SUPPLY,
        ACTING_ENDED,
        DUTY_MET,
        TURN_RESUMED,
        TREACHERY_SWEPT,
        INFLUENCE_COUNTED,
        TIE_BROKEN,
        FIRST_PLACE_SCORED,
        SECOND_PLACE_SCORED,
        MARKER_REMOVED,
        MOST_NOBLES_SCORED,
        MOST_NOBLES_SHARED,
        MOST_NOBLES_TIED,
    }
)

# Questions whose options show what the asked seat did not know.
REVEALING_QUESTIONS: Final[frozenset[int]] = frozenset()

# Questions whose options follow from what the asked seat knew.
HARMLESS_QUESTIONS: Final[frozenset[int]] = frozenset(
    {
        numbers.TURN_OPTION,
        numbers.TAKE_ATTRIBUTE,
        numbers.TAKE_TREACHERY,
        numbers.ACT,
        numbers.PAYMENT,
        numbers.TREACHERY_CARD,
        numbers.DISCARD,
        numbers.TRIM,
    }
)
