"""The observation of Heads of State, field by field."""

from __future__ import annotations

from trianon.envs.encoders.labels import Span
from trianon.games.heads_of_state.numbers import (
    ATTRIBUTE_TYPES,
    COUNTRIES,
    NOBLES,
    REFILLING,
    ROUNDS,
    SECTORS,
    SPOTS,
    TREACHERY,
    TREACHERY_TYPES,
    TRIM,
)

PLAYER = (
    ("score", 1, "victory points"),
    ("lead", 1, "victory points more than mine"),
    ("supply", NOBLES, "noble tokens in the supply, baron to king"),
    ("noble_cards", NOBLES, "noble cards, baron to king"),
    ("types_created", NOBLES, "1 for each type of noble created in the game"),
    ("country_markers", COUNTRIES, "country markers: 1 larger, 2 smaller"),
    ("house_marker", 1, "House of Nobles marker: 1 first, 2 next"),
    ("attributes", 1, "attribute cards in hand"),
    ("treachery", 1, "treachery cards in hand"),
    ("known", ATTRIBUTE_TYPES, "attribute cards seen going into their hand"),
    ("known_treachery", TREACHERY_TYPES, "treachery cards seen going into their hand"),
)
PLAYER_SIZE = sum(size for _, size, _ in PLAYER)


def fields(players: int) -> list[Span]:
    """The fields for so many players; players are counted from the reader clockwise."""
    parts = "; ".join(name if size == 1 else f"{name} ({size})" for name, size, _ in PLAYER)
    return [
        Span("round", ROUNDS, "1 at the present round"),
        Span("step", REFILLING + 1, "1 at the present step of the turn"),
        Span("decision", TRIM, "1 at the kind of the open decision (D1-D9)"),
        Span("asked", players, "1 at the player who is asked"),
        Span("first_player", players, "1 at the first player"),
        Span("active", players, "1 at the player whose turn it is"),
        Span("option", TREACHERY + 1, "undecided, first turn, draw three, clear, treachery"),
        Span("owed", 2, "attribute and treachery cards still to draw"),
        Span("trimming", 1, "1 while hands are cut to their limit"),
        Span("display", ATTRIBUTE_TYPES, "attribute cards on display, by type"),
        Span("cleared", ATTRIBUTE_TYPES, "attribute cards cleared, by type"),
        Span("discard", ATTRIBUTE_TYPES, "attribute cards discarded, by type"),
        Span("treachery_display", TREACHERY_TYPES, "treachery cards on display, by type"),
        Span("treachery_discard", TREACHERY_TYPES, "treachery cards discarded, by type"),
        Span("decks", 3, "attribute deck, revolution pile, treachery deck"),
        Span("noble_stacks", NOBLES, "noble cards left, baron to king"),
        Span(
            "spots",
            SPOTS * (3 + players),
            "rows of all spots: designated, emptied, unfilled in this turn; the nobles of each player",
        ),
        Span(
            "sectors",
            players * (SECTORS + SPOTS),
            "each player: 1 at the sectors where they have created; tokens face down, by spot",
        ),
        Span("influence", COUNTRIES * players, "influence by country and player"),
        Span("players", players * PLAYER_SIZE, f"each player: {parts}"),
        Span("my_hand", ATTRIBUTE_TYPES, "my attribute cards by type"),
        Span("my_treachery", TREACHERY_TYPES, "my treachery cards by type"),
        Span("my_spot", SPOTS, "1 at the spot I have chosen and still pay for or attack"),
    ]
