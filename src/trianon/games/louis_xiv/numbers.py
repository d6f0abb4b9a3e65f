"""The words of Louis XIV as integers: boards, tiles, cards, benefits, steps, decisions, actions."""

from typing import Final

SEATS: Final = 4
FICTIVE: Final = 4  # the column of the fictive player (L17.2)
OWNERS: Final = 5  # the seats and the fictive player
ROUNDS: Final = 4
BOARDS: Final = 12  # character 1 is board 0
KING_BOARDS: Final = 4

# Influence cards: the twelve characters, then the joker (L1.3).
JOKER: Final = 12
INFLUENCE_KINDS: Final = 13
INFLUENCE_CARDS: Final = 30
CONSPIRACY_CARDS: Final = 12
MONEY_CARDS: Final = 8
SWAPS: Final = 2  # swapped influence cards of one round (L8.3)

# Tiles; the first four belong to the boards 1-4 (L13.1-L13.4).
SCEPTRE: Final = 0
LETTER: Final = 1
RING: Final = 2
HELMET: Final = 3
CROWN: Final = 4
TILE_KINDS: Final = 5
ANY: Final = 5  # the question mark of light missions (L15.2)
COST: Final = 2  # tiles of one mission

# Coats: six kinds, and coats without a kind after the last (R17).
COAT_KINDS: Final = 6
KINDLESS: Final = 6
COAT_COLUMNS: Final = 7

# Missions.
LIGHT: Final = 0
MEDIUM: Final = 1
DARK: Final = 2
COLOURS: Final = 3
MISSIONS: Final = 40
DECK_ROOM: Final = 20
HAND_ROOM: Final = 4  # two, and one more for each +1 mission (L15.5)
COPIES: Final = 4  # missions of one benefit at most
PUBLIC: Final = 16  # known to all, beside one bit for each seat

# Conditions of a board (L1.2).
MONEY: Final = 0
FIRST: Final = 1
MARKERS: Final = 2

# Benefits in the order of components.toml (L18).
EXTRA_MISSION: Final = 0
MARKER_1: Final = 1
LOUIS_1: Final = 2
PLACE_ON_1: Final = 3
PLACE_ON_2: Final = 4
PLACE_ON_3: Final = 5
PLACE_ON_4: Final = 6
PAY_2_SKIP: Final = 7
TILE_TO_CROWN: Final = 8
SWAP_MISSIONS: Final = 9
TWO_OF_LOUIS_MARKER: Final = 10
COAT_1: Final = 11
PLACE_ON_KING: Final = 12
PLACE_ON_5: Final = 13
PLACE_ON_9: Final = 14
SWAP_INFLUENCE_CARD: Final = 15
MARKER_3: Final = 16
LOUIS_3: Final = 17
CONSPIRACY_1: Final = 18
MARKER_FOR_CARD: Final = 19
FOUR_MARKER_CARD: Final = 20
PLACE_AT_END: Final = 21
WIN_TIE: Final = 22
BRIBE_MINUS_1: Final = 23
BENEFITS: Final = 24
SUPPLY_BENEFITS: Final = 8

# Reserves.
GENERAL: Final = 0
PERSONAL: Final = 1

# What a player may expect from a scored board.
NOTHING_DUE: Final = 0
INCOME_DUE: Final = 1
INCOME_AND_CROWN_DUE: Final = 2
BRIBE_ALLOWED: Final = 3

# Steps of a round (L4.1).
ROUND_BEGINS: Final = 0
SUPPLY_MISSIONS: Final = 1
DEALING: Final = 2
FICTIVE_PLACES: Final = 3
START_MISSIONS: Final = 4
INFLUENCE_TURNS: Final = 5
END_MISSION: Final = 6
COLLECTING: Final = 7
SCORING: Final = 8
MISSION_TURNS: Final = 9
MISSION_SWAPS: Final = 10
ROUND_ENDS: Final = 11
GAME_ENDS: Final = 12

# Stages of one board in Scoring (L9.2-L9.7).
OPENING: Final = 0
CONSPIRING: Final = 1
BREAKING_TIE: Final = 2
COMPARING: Final = 3
PAYING_OUT: Final = 4

# Decisions (L19.2); 0 is NOTHING.
USE_SUPPLY: Final = 1  # D1
CHOOSE_TWO: Final = 2  # D1a
USE_START: Final = 3  # D2
CHOOSE_MODE: Final = 4  # D3
CHOOSE_CARD: Final = 5  # D3
START_BOARD: Final = 6  # D4
NEXT_MARKER: Final = 7  # D5
TAKE_MORE: Final = 8  # R8, only without take_is_max
END_MARKER: Final = 9  # D6
CONSPIRE: Final = 10  # D7
BREAK_TIE: Final = 11  # D8
BRIBE: Final = 12  # D9
CONDE_MARKER: Final = 13  # D10
MAINTENON_MARKERS: Final = 14  # D11
FULFIL: Final = 15  # D12
PAY_TILE: Final = 16  # D12
EXCHANGE_TILE: Final = 17  # D12
CHOOSE_DECK: Final = 18  # D13
KEEP_TILE: Final = 19  # D14
SWAP_MISSION: Final = 20  # D15

# Actions: the first number of each family.
DO_CARD: Final = 0  # 13: characters, joker
DO_PLACE: Final = 13
DO_TAKE: Final = 14
DO_SKIP: Final = 15
DO_SWAP: Final = 16
DO_FOUR_PLACE: Final = 17
DO_FOUR_TAKE: Final = 18
DO_BOARD: Final = 19  # 12
DO_STOP: Final = 31  # also no, done
DO_YES: Final = 32
DO_GENERAL_1: Final = 33
DO_PERSONAL_1: Final = 34
DO_PERSONAL_2: Final = 35
DO_COUNT: Final = 36  # 3: 0, 1, 2
DO_TWO: Final = 39  # 3: 2 louis, one of each, 2 markers
DO_SLOT: Final = 42  # 4: missions in hand, sorted
DO_TILE: Final = 46  # 5
DO_CROWN: Final = 51  # tile to crown with a laid copy
DO_DECK: Final = 52  # 3
DO_NULL: Final = 55
DO_SUPPLY: Final = 56  # 8: supply benefits
DO_SHOW: Final = 64  # 4: tile to crown with the copy in this slot
ACTIONS: Final = 68

# Where victory points come from (breakdown).
FROM_MISSIONS: Final = 0
FROM_SUPPLY: Final = 1
FROM_INCOME: Final = 2
FROM_TILES: Final = 3
FROM_EXCHANGE: Final = 4
FROM_MAJORITY: Final = 5
SOURCES: Final = 6

# What is exchanged at the end (L16.1).
GIVEN_INFLUENCE: Final = 0
GIVEN_CONSPIRACY: Final = 1
GIVEN_TILES: Final = 2
GIVEN_MARKERS: Final = 3
GIVEN_LOUIS: Final = 4
