"""Bastille in the terminal: locations, display, players, and what I hold."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from trianon.boards import mark, named
from trianon.core.words import GameWords, capital
from trianon.games.bastille import wording
from trianon.games.bastille.box import Box
from trianon.games.bastille.names import BONUS_IDS, CARD_IDS, MISSION_IDS, VERSAILLES_IDS
from trianon.games.bastille.view import LocationView, PlayerView, View


def draw(view: View, words: GameWords, names: list[str], box: Box) -> RenderableType:
    """The whole table as one seat sees it, with the figures of its own edition."""
    head = " · ".join(
        (
            f"{words.sentence('label-round')} {view.round}/8",
            words.sentence(f"step-{view.step}"),
            f"{words.sentence('label-start-player')}: {names[view.start_player]}",
        )
    )
    parts: list[RenderableType] = [places(view, words, box), players(view, words, names)]
    if any(player.cards for player in view.players):
        parts.append(cards(view, words, names, box))
    if view.my_missions:
        parts.append(missions(view, words, box))
    return Panel(Group(*parts), title=f"Bastille · {head}", title_align="left")


def places(view: View, words: GameWords, box: Box) -> Table:
    """The seven locations with their tiles, ranks, and what lies beside them."""
    table = Table(show_header=False, box=None, pad_edge=False)
    for location in view.locations:
        title = words.sentence(f"location-{location.id}")
        here = "[reverse]" if location.id == view.evaluating else ""
        table.add_row(f"{here}{title}", spaces(location), beside(view, words, location.id, box))
    tile = wording.bonus_tile(box, BONUS_IDS.index(view.bonus))
    table.add_row(words.sentence("label-flags"), "", words.message(tile))
    return table


def spaces(location: LocationView) -> str:
    """Tiles from left to right as letter, value and rank; dots are free."""
    tiles = {
        tile.space: f"{mark(tile.seat)}{tile.value}[dim]·{tile.rank}.[/]" for tile in location.tiles
    }
    return "  ".join(tiles.get(space, "[dim]·[/]") for space in range(location.spaces))


def beside(view: View, words: GameWords, place: str, box: Box) -> str:
    """What a player looks up at this location."""
    if place == "versailles":
        tile = wording.versailles_tile(box, VERSAILLES_IDS.index(view.versailles))
        return words.message(tile)
    if place == "place_louis":
        shown = [CARD_IDS.index(card) for card in view.display if card]
        return "\n".join(capital(words.message(wording.card_about(box, card))) for card in shown)
    if place == "bastille":
        tokens = (
            f"{words.sentence(f'weapon-{w}')} {n}" for w, n in view.token_display.items() if n
        )
        return ", ".join(tokens)
    if place == "catacombes":
        bag = " ".join(f"{mark(seat)}{count}" for seat, count in enumerate(view.bag))
        return f"{words.sentence('label-bag')}: {bag}"
    if place == "etats_generaux":
        if not view.switches["secret_mission"]:
            return f"{words.sentence('label-missions')}: {view.piles['top']}"
        return ", ".join(f"{words.sentence(f'pile-{p}')}: {n}" for p, n in view.piles.items())
    return ""


def players(view: View, words: GameWords, names: list[str]) -> Table:
    """One row for each player."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("")
    for label in ("score", "coins", "tiles", "track-short", "weapons", "signs", "missions"):
        table.add_column(words.sentence(f"label-{label}"))
    order = {seat: place + 1 for place, seat in enumerate(view.track_order)}
    for player in view.players:
        turn = "[reverse]" if player.seat == view.asked_seat else ""
        table.add_row(
            f"{turn}{named(player.seat, names)}",
            str(player.score),
            str(player.coins),
            " ".join(map(str, player.tiles)),
            f"{player.track} ({order[player.seat]}.)",
            weapons(player, words),
            f"{player.flags}⚑ {player.crowns}♛ {player.gems}◆",
            str(player.missions),
        )
    return table


def weapons(player: PlayerView, words: GameWords) -> str:
    """Tokens and torches."""
    owned = [(words.sentence(f"weapon-{kind}"), count) for kind, count in player.weapons.items()]
    owned.append((words.sentence("torch"), player.torches))
    return ", ".join(f"{count} {name}" for name, count in owned if count)


def cards(view: View, words: GameWords, names: list[str], box: Box) -> Group:
    """The characters of each player by name; monks with the group they joined."""
    listed = Table.grid(padding=(0, 2, 0, 0))
    for player in view.players:
        shown = [character(card, player, words, box) for card in player.cards]
        if shown:
            listed.add_row(named(player.seat, names), ", ".join(shown))
    return Group(Text(f"{words.sentence('label-cards')}:"), listed)


def character(card: str, player: PlayerView, words: GameWords, box: Box) -> str:
    """A character; a monk with the group it joined."""
    name = words.message(wording.card(box, CARD_IDS.index(card)))
    joined = player.monks.get(card)
    return f"{name}→{words.sentence(f'group-{joined}')}" if joined else name


def missions(view: View, words: GameWords, box: Box) -> Group:
    """What I hold, in words; a name that says it all stands once."""
    listed = Table.grid(padding=(0, 2, 0, 0))
    for mission in view.my_missions:
        about = words.message(wording.mission_about(box, MISSION_IDS.index(mission)))
        name = words.message(wording.mission(box, MISSION_IDS.index(mission)))
        listed.add_row("·", about if about.startswith(name) else f"{name}: {about}")
    return Group(Text(f"{words.sentence('label-my-missions')}:"), listed)
