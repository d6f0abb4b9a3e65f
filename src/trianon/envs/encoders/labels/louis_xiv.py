"""The observation of Louis XIV, field by field."""

from __future__ import annotations

from trianon.envs.encoders.labels import Span
from trianon.games.louis_xiv.numbers import (
    BENEFITS,
    BOARDS,
    COAT_COLUMNS,
    COLOURS,
    CONSPIRACY_CARDS,
    GAME_ENDS,
    HAND_ROOM,
    INFLUENCE_KINDS,
    ROUNDS,
    SWAP_MISSION,
    TILE_KINDS,
)

PLAYER = (
    ("score", 1, "victory points"),
    ("lead", 1, "victory points more than mine"),
    ("louis", 1, "louis"),
    ("general", 1, "markers in the general reserve"),
    ("personal", 1, "markers in the personal reserve"),
    ("tiles", TILE_KINDS, "sceptres, letters, rings, helmets, crowns"),
    ("coats", 1, "coats"),
    ("extra_coats", 1, "coats for majorities"),
    ("influence_cards", 1, "influence cards in hand"),
    ("conspiracy_cards", 1, "conspiracy cards in hand"),
    ("missions", COLOURS, "light, medium and dark missions in hand"),
    ("laid", BENEFITS, "laid missions by benefit"),
    ("unused", BENEFITS, "laid missions not yet used in this round, by benefit"),
    ("known_influence", INFLUENCE_KINDS, "influence cards I know they hold"),
    ("known_conspiracies", CONSPIRACY_CARDS, "conspiracy cards all know they hold"),
)
PLAYER_SIZE = sum(size for _, size, _ in PLAYER)
BOARD = (
    "markers by player, fictive markers, condition (money, first, markers), bribe, markers needed"
)
MISSION = "benefit (24), tiles asked (5 kinds, any), colour (3)"


def fields(players: int) -> list[Span]:
    """The fields for so many players; players are counted from the reader clockwise."""
    parts = "; ".join(name if size == 1 else f"{name} ({size})" for name, size, _ in PLAYER)
    return [
        Span("round", ROUNDS, "1 at the present round"),
        Span("step", GAME_ENDS + 1, "1 at the present step of the round"),
        Span("decision", SWAP_MISSION, "1 at the kind of the open decision (D1-D15)"),
        Span("asked", players, "1 at the player who is asked"),
        Span("first_player", players, "1 at the first player"),
        Span("on_turn", players, "1 at the player on turn"),
        Span("switches", 5, "R12, R22, R8, R15, R26"),
        Span("money_card", 2, "louis and king's board of this round's money card"),
        Span("decks", 2 + COLOURS, "influence, conspiracy, light, medium, dark missions left"),
        Span("coats_left", 1, "coats in the supply"),
        Span("played", INFLUENCE_KINDS, "influence cards in the centre, by kind"),
        Span("last_played", INFLUENCE_KINDS, "1 at the card played last"),
        Span("boards", BOARDS * (players + 6), f"each board: {BOARD}"),
        Span("king", BOARDS, "1 at the king's board"),
        Span("card", INFLUENCE_KINDS, "1 at the influence card being carried out"),
        Span("mode", 7, "place, take, skip, swap, four: place, four: take, nothing"),
        Span("chain", BOARDS, "1 for each board of the chain"),
        Span("chain_at", BOARDS, "1 at the board where the chain stands"),
        Span("markers_left", 1, "markers that may still be placed or taken"),
        Span("scored_board", BOARDS, "1 at the board being scored"),
        Span("frozen", players + 1, "its frozen markers by player, then the fictive ones"),
        Span("tie_winner", players, "1 at the player who wins its ties"),
        Span("benefit", BENEFITS, "1 at the benefit of the mission asked about"),
        Span("price", 6, "tiles of the mission being paid: 5 kinds, any"),
        Span("paying", 3, "tiles paid, missions still to draw, missions put back"),
        Span("players", players * PLAYER_SIZE, f"each player: {parts}"),
        Span("my_influence", INFLUENCE_KINDS, "my influence cards by kind"),
        Span("my_conspiracies", CONSPIRACY_CARDS, "1 for each of my conspiracy cards"),
        Span("my_missions", HAND_ROOM * 33, f"each slot of my hand: {MISSION}"),
        Span("my_coats", COAT_COLUMNS, "my coats by kind, then those without a kind"),
        Span("known_top", INFLUENCE_KINDS, "1 at the top of the influence deck, if I know it"),
    ]
