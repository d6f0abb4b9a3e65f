"""The observation of Bastille, field by field."""

from __future__ import annotations

from trianon.envs.encoders.labels import Span
from trianon.games.bastille.numbers import (
    ALL_BONUS_TILES,
    ASSIGN_MONK,
    CHARACTERS,
    DISPLAY,
    LOCATIONS,
    MISSIONS,
    MOST_SPACES,
    PILES,
    ROUNDS,
    VERSAILLES_TILES,
    WEAPONS,
)

PLAYER = (
    ("score", 1, "victory points"),
    ("lead", 1, "victory points more than mine"),
    ("coins", 1, "coins"),
    ("hand", 4, "unplaced tiles of value 1 to 4"),
    ("supply", 4, "tiles of value 1 to 4 in the supply"),
    ("cubes", 1, "henchmen in front of them"),
    ("bag", 1, "henchmen in the bag"),
    ("track", 1, "space on the Bastille track"),
    ("track_place", 1, "place on the track, 1 is the front"),
    ("torches", 1, "torches"),
    ("tokens", 3, "pitchforks, rifles, rapiers"),
    ("members", 3, "peasants, soldiers, nobles, with the monks that joined them"),
    ("free_monks", 1, "monks without a group"),
    ("unarmed", 3, "cards of each group that need a weapon, less the weapons"),
    ("armed", 1, "cards with a printed weapon"),
    ("gems", 1, "gems"),
    ("crowns", 1, "crowns"),
    ("flags", 1, "flags"),
    ("missions", 1, "missions held"),
)
PLAYER_SIZE = sum(size for _, size, _ in PLAYER)
CARD = "cost, points, crowns, gems, flags, armed, is peasant, soldier, noble, monk"


def fields(players: int) -> list[Span]:
    """The fields for so many players; players are counted from the reader clockwise."""
    parts = "; ".join(name if size == 1 else f"{name} ({size})" for name, size, _ in PLAYER)
    return [
        Span("round", ROUNDS, "1 at the present round"),
        Span("decision", ASSIGN_MONK, "1 at the kind of the open decision (D1-D8)"),
        Span("asked", players, "1 at the player who is asked"),
        Span("start_player", players, "1 at the start player"),
        Span("location", LOCATIONS, "1 at the location being evaluated"),
        Span("rank", 1, "rank of the tile being evaluated, from 1"),
        Span("switches", 2, "secret mission, zero majority"),
        Span("torch_supply", 1, "torches left"),
        Span("token_display", WEAPONS, "weapons on offer: pitchforks, rifles, rapiers"),
        Span("tokens_face_down", WEAPONS, "weapons face down, by kind"),
        Span("deck", 3, "characters left of the letters A, B, C"),
        Span("piles", PILES, "missions in the top and the bottom pile"),
        Span("versailles", 10, "the open tile: torches, steps, coins, henchmen, points per side"),
        Span("bonus", 10, "the open flag bonus, large and small, likewise"),
        Span("versailles_unseen", VERSAILLES_TILES, "1 for each Versailles tile still face down"),
        Span("bonus_unseen", ALL_BONUS_TILES, "1 for each bonus tile face down or left out"),
        Span("display", DISPLAY * 10, f"four cards on offer, each: {CARD}"),
        Span("unseen", CHARACTERS, "1 for each character not yet seen"),
        Span(
            "spaces",
            LOCATIONS * MOST_SPACES * players,
            "each location, space and player: the value of their tile there",
        ),
        Span("free_bonuses", 12, "1 for each catacomb bonus without a cube"),
        Span("bonuses_taken", players, "cubes lying on bonuses, by player"),
        Span("cube", players, "1 at the owner of the cube just drawn"),
        Span("monk", 1, "cost of the monk that is to join a group"),
        Span("players", players * PLAYER_SIZE, f"each player: {parts}"),
        Span("my_cards", CHARACTERS, "1 for each of my characters"),
        Span("my_missions", MISSIONS, "1 for each of my missions"),
        Span(
            "my_piles",
            PILES * (1 + MISSIONS + players),
            "each pile: 1 if I have looked, what I saw, how many cards each player had taken then",
        ),
    ]
