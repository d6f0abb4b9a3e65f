"""The words of Heads of State as integers: cards, nobles, board, options, decisions, actions."""

from typing import Final

SEATS: Final = 5
ROUNDS: Final = 3

# Nobles in ascending rank (H1.4); the rank is the number plus one.
BARON: Final = 0
COUNT: Final = 1
EARL: Final = 2
MARQUIS: Final = 3
DUKE: Final = 4
PRINCE: Final = 5
KING: Final = 6
NOBLES: Final = 7
ALL_NOBLES: Final = 127  # a bit for each type of noble

# Attribute cards: eight attributes, then the courtesan (H1.5).
GOLD: Final = 0
TITLE: Final = 1
TROOPS: Final = 2
CASTLE: Final = 3
DUELING: Final = 4
EDUCATION: Final = 5
BISHOP: Final = 6
PALACE: Final = 7
ATTRIBUTES: Final = 8
COURTESAN: Final = 8
ATTRIBUTE_TYPES: Final = 9
REVOLUTION: Final = 9  # lies among the cards of the revolution pile
ATTRIBUTE_CARDS: Final = 100

# Treachery cards: assassins, four country cards, six two-country specials (H1.5).
ASSASSIN: Final = 0
FIRST_SPECIAL: Final = 5
TREACHERY_TYPES: Final = 11
TREACHERY_CARDS: Final = 29

# The board (H1.1).
COUNTRIES: Final = 4
SECTORS: Final = 16
SPOTS: Final = 31
MOST_SECTORS: Final = 5  # of one country
PILE_ROOM: Final = 16  # cards of the revolution pile
HOUSE_MARKERS: Final = 3
PLACES: Final = 2  # first and second place of a country; larger and smaller marker

# What happened to the noble of a spot in this turn (H8.4).
UNTOUCHED: Final = 0
SPARED: Final = 1  # designated, the attempt failed
KILLED: Final = 2  # designated and killed

# The option of the turn (H3.2), public.
UNDECIDED: Final = 0
FIRST_TURN: Final = 1
DRAW_THREE: Final = 2
CLEAR: Final = 3
TREACHERY: Final = 4

# Steps of a turn.
TURN: Final = 0
DRAWING: Final = 1
ACTING: Final = 2
DISCARDING: Final = 3
REFILLING: Final = 4

# Decisions (H16); 0 is NOTHING.
TURN_OPTION: Final = 1  # D1
TAKE_ATTRIBUTE: Final = 2  # D2
TAKE_TREACHERY: Final = 3  # D3
ACT: Final = 4  # D4 and D6 in one menu
PAYMENT: Final = 5  # D5
TREACHERY_CARD: Final = 6  # D7
DISCARD: Final = 7  # D8
TRIM: Final = 8  # D9

# Actions: the first number of each family.
DO_OPTION: Final = 0  # 3: draw three, clear, treachery
DO_TAKE: Final = 3  # 9 types from the display
DO_DRAW: Final = 12  # unseen
DO_TAKE_TREACHERY: Final = 13  # 11 types from the display
DO_DRAW_TREACHERY: Final = 24  # unseen
DO_CREATE: Final = 25  # 31: spot
DO_PAY: Final = 56  # 9: no courtesan, courtesan for attribute 1-8
DO_TARGET: Final = 65  # 31: spot
DO_PLAY: Final = 96  # 11: type of treachery card
DO_STOP: Final = 107
DO_DISCARD: Final = 108  # 9: type of attribute card
DO_DISCARD_TREACHERY: Final = 117  # 11: type of treachery card
ACTIONS: Final = 128

WAYS: Final = 9  # of paying a set: no courtesan, courtesan for attribute 1-8
PLAIN: Final = 0  # the way without a courtesan

# Where victory points come from (breakdown).
FROM_INITIAL: Final = 0
FROM_COUNTRY: Final = 1
FROM_HOUSE: Final = 2
FROM_ROUND: Final = 3  # four: country
FROM_MOST: Final = 7
SOURCES: Final = 8
