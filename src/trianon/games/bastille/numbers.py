"""The words of Bastille as integers: locations, groups, weapons, bonuses, steps, decisions, actions."""

from typing import Final

SEATS: Final = 4
ROUNDS: Final = 8
INTERIM_ROUND: Final = 4
VALUES: Final = 5  # index by value 1..4, 0 unused

# Locations in the order of evaluation (B5.2).
BANQUE: Final = 0
NOTRE_DAME: Final = 1
VERSAILLES: Final = 2
CATACOMBES: Final = 3
PLACE_LOUIS: Final = 4
BASTILLE: Final = 5
ETATS: Final = 6
LOCATIONS: Final = 7
MOST_SPACES: Final = 4

# Groups of characters; each has its weapon at the same index (B2.6).
PEASANT: Final = 0
SOLDIER: Final = 1
NOBLE: Final = 2
MONK: Final = 3
GROUPS: Final = 3

PITCHFORK: Final = 0
RIFLE: Final = 1
RAPIER: Final = 2
WEAPONS: Final = 3
TOKENS: Final = 15
PAIRS: Final = 6  # multisets of two weapons

# Kinds of bonus (B6.3, B7.3, B9.4).
TORCH: Final = 0
STEPS: Final = 1
COINS: Final = 2
HENCHMEN: Final = 3
POINTS: Final = 4
UPGRADE: Final = 5
CHARACTER: Final = 6
MISSION: Final = 7

LARGE: Final = 0
SMALL: Final = 1

# Component rows.
CHARACTERS: Final = 35
DISPLAY: Final = 4
MISSIONS: Final = 13
MISSION_CARDS: Final = 20
VERSAILLES_TILES: Final = 8
BONUS_TILES: Final = 8  # rows 0-7; the end bonus tiles are rows 8 and 9
END_BONUS_TILES: Final = 2
ALL_BONUS_TILES: Final = 10
FIELDS: Final = 24  # catacomb bonuses: interim from 0, final from FINAL_FIELD
FINAL_FIELD: Final = 12
MOST_LINES: Final = 8
PENALTIES: Final = 6

# Where a character card is, besides a seat.
IN_DECK: Final = -1
ON_DISPLAY: Final = -2
REMOVED: Final = -3

# Letters of the character deck.
STAGE_A: Final = 0
STAGE_B: Final = 1
STAGE_C: Final = 2

# Kinds of mission.
MAX: Final = 0
SERIES: Final = 1
SET: Final = 2

# What a max mission compares; the first three are the groups.
CROWNS: Final = 3
ARMS: Final = 4
GEMS: Final = 5

# Piles of missions; the base game has the first only.
TOP: Final = 0
BOTTOM: Final = 1
PILES: Final = 2

# Steps of the order of play (section 17).
PLACEMENT: Final = 0
EVALUATION: Final = 1
FLAGS: Final = 2
MONKS: Final = 3
SCORE_GEMS: Final = 4
SCORE_CROWNS: Final = 5
CATACOMBS: Final = 6
SCORE_BASTILLE: Final = 7
WEAPONS_CLAIMED: Final = 8
NEW_TOKENS: Final = 9
PREPARATION: Final = 10
SCORE_CHARACTERS: Final = 11
SCORE_MISSIONS: Final = 12
SCORE_HENCHMEN: Final = 13
SCORE_COINS: Final = 14
SCORE_WEAPONS: Final = 15
WINNER: Final = 16

# Decisions (section 14); 0 is NOTHING.
PLACE_TILE: Final = 1  # D1
VERSAILLES_PICK: Final = 2  # D2
RECRUIT: Final = 3  # D3
TAKE_MISSION: Final = 4  # D4
CHOOSE_PILE: Final = 5  # D4v
CATACOMB_BONUS: Final = 6  # D5
UPGRADE_TILE: Final = 7  # D6
CLAIM_WEAPONS: Final = 8  # D7
ASSIGN_MONK: Final = 9  # D8

# Actions: the first number of each family.
DO_PLACE: Final = 0  # 28: value by location
DO_PICK: Final = 28  # 2
DO_RECRUIT: Final = 30  # 4: place in the display
DO_FORFEIT: Final = 34
DO_TAKE: Final = 35  # 13: kind of mission
DO_PILE: Final = 48  # 2
DO_BONUS: Final = 50  # 12: field of the catacombs
DO_UPGRADE: Final = 62  # 3: value 1..3
DO_CLAIM: Final = 65  # 6: pair of weapons
DO_ASSIGN: Final = 71  # 3: group
ACTIONS: Final = 74

# Where victory points come from (breakdown).
FROM_NOTRE_DAME: Final = 0
FROM_VERSAILLES: Final = 1
FROM_FLAGS: Final = 2
FROM_GEMS: Final = 3
FROM_CROWNS: Final = 4
FROM_CATACOMBS: Final = 5
FROM_BASTILLE: Final = 6
FROM_CHARACTERS: Final = 7
FROM_MISSIONS: Final = 8
FROM_HENCHMEN: Final = 9
FROM_COINS: Final = 10
FROM_WEAPONS: Final = 11
SOURCES: Final = 12
ROUND_SOURCES: Final = 3  # the first three score in every round, the others at a scoring
INTERIM_SLOT: Final = 24  # ledger: 8 rounds x 3, then 4 of the interim, then 9 of the final scoring
FINAL_SLOT: Final = 28
SLOTS: Final = 37
