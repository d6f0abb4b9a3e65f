"""Heads of State in the terminal: countries with their sectors and spots, players, and what I hold."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from trianon.boards import mark, named
from trianon.core.words import GameWords
from trianon.games.heads_of_state.box import Box
from trianon.games.heads_of_state.view import CountryView, PlayerView, SectorView, View


def draw(view: View, words: GameWords, names: list[str], box: Box) -> RenderableType:
    """The whole table as one seat sees it; its view holds all the figures that are drawn."""
    head = " · ".join(
        (
            words.sentence("game-title"),
            str(view.year),
            words.sentence("label-trimming" if view.trimming else f"step-{view.step}"),
            words.sentence(f"turn-{view.option}"),
        )
    )
    parts = Group(
        board(view, words), cards(view, words), players(view, words, names), mine(view, words)
    )
    return Panel(parts, title=head, title_align="left")


def board(view: View, words: GameWords) -> Table:
    """Each country with its influence, each sector with its spots from the top."""
    table = Table(show_header=False, box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for country in view.countries:
        table.add_row(
            f"[bold]{words.sentence(f'country-{country.id}')}[/]", standing(country, words)
        )
        for sector in country.sectors:
            table.add_row(f"  {title(sector, words)}", spots(sector, words))
    return table


def standing(country: CountryView, words: GameWords) -> str:
    """Influence by player, and the markers that can still be taken."""
    influence = " ".join(
        f"{mark(s)}{points}" for s, points in enumerate(country.influence) if points
    )
    markers = " ".join(map(str, country.markers))
    return (
        f"{words.sentence('label-influence')}: {influence or '[dim]·[/]'}"
        f"  [dim]{words.sentence('label-markers')}: {markers or '·'}[/]"
    )


def title(sector: SectorView, words: GameWords) -> str:
    """Hexagon and name; the number is bright while the initial marker lies there."""
    number = f"[bold]{sector.hexagon}[/]" if sector.initial_marker else f"[dim]{sector.hexagon}[/]"
    name = words.sentence(f"sector-{sector.id}")
    return f"{number} [underline]{name}[/]" if sector.capital else f"{number} {name}"


def spots(sector: SectorView, words: GameWords) -> str:
    """The nobles, and the tokens lying face down."""
    shown = [
        f"{words.sentence(f'noble-{spot.noble}')} "
        + (mark(spot.seat) if spot.seat >= 0 else "[dim]·[/]")
        for spot in sector.spots
    ]
    if sector.face_down:
        tokens = ", ".join(
            f"{words.sentence(f'noble-{token.noble}')} {mark(token.seat)}"
            for token in sector.face_down
        )
        shown.append(f"[dim]{words.sentence('label-face-down')}:[/] {tokens}")
    return "   ".join(shown)


def counted(words: GameWords, family: str, counts: dict[str, int]) -> str:
    """Cards with their numbers."""
    listed = (
        f"{count}× {words.sentence(f'{family}-{name}')}" for name, count in counts.items() if count
    )
    return ", ".join(listed) or "·"


def cards(view: View, words: GameWords) -> Text:
    """Displays, decks and discard piles."""
    lines = [
        f"{words.sentence('label-display')}: {counted(words, 'attribute', view.display)}",
        f"{words.sentence('label-treachery-display')}: "
        f"{counted(words, 'treachery', view.treachery_display)}",
        f"{words.sentence('label-deck')}: {view.deck} · "
        f"{words.sentence('label-pile')}: {view.revolution_pile} · "
        f"{words.sentence('label-treachery-deck')}: {view.treachery_deck}",
        f"{words.sentence('label-discard')}: {counted(words, 'attribute', view.discard)}",
        f"{words.sentence('label-treachery-discard')}: "
        f"{counted(words, 'treachery', view.treachery_discard)}",
    ]
    if view.cleared:
        lines.insert(
            1, f"{words.sentence('label-cleared')}: {counted(words, 'attribute', view.cleared)}"
        )
    house = " ".join(map(str, view.house_markers)) or "·"
    lines.append(
        f"{words.sentence('label-stacks')}: {counted(words, 'noble', view.noble_stacks)} · "
        f"{words.sentence('label-house')}: {house}"
    )
    return Text("\n".join(lines))


def players(view: View, words: GameWords, names: list[str]) -> Table:
    """One row for each player: points, cards, what is known of them, markers."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("")
    for label in ("score", "hand", "known", "noble-cards", "markers"):
        table.add_column(words.sentence(f"label-{label}"))
    for player in view.players:
        turn = "[reverse]" if player.seat == view.asked_seat else ""
        known = [
            counted(words, "attribute", player.known),
            counted(words, "treachery", player.known_treachery),
        ]
        table.add_row(
            f"{turn}{named(player.seat, names)}",
            str(player.score),
            f"{player.attributes}+{player.treachery}",
            ", ".join(part for part in known if part != "·") or "·",
            counted(words, "noble", player.noble_cards),
            markers(player, words),
        )
    return table


def markers(player: PlayerView, words: GameWords) -> str:
    """Countries scored, and the House of Nobles."""
    owned = [words.sentence(f"country-{country}") for country in player.country_markers]
    if player.house_marker:
        owned.append(f"{words.sentence('label-house')} {player.house_marker}")
    return ", ".join(owned) or "·"


def mine(view: View, words: GameWords) -> Text:
    """What I hold."""
    if view.seat < 0:
        return Text("")
    supply = counted(words, "noble", view.players[view.seat].supply)
    return Text(
        f"{words.sentence('label-my-hand')}: {counted(words, 'attribute', view.my_hand)}\n"
        f"{words.sentence('label-my-treachery')}: {counted(words, 'treachery', view.my_treachery)}\n"
        f"{words.sentence('label-tokens')}: {supply}"
    )
