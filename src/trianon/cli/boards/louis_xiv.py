"""Louis XIV in the terminal: the chequered court (L2.1), the players, and what I hold."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from trianon.cli.boards import mark, named
from trianon.core.words import GameWords
from trianon.games.louis_xiv.view import BoardView, PlayerView, View

# L2.1: the boards spiral out from 1 on the fields of one colour; 0 is a field of the other colour.
COURT = (
    (0, 6, 0, 7, 0),
    (5, 0, 1, 0, 8),
    (0, 4, 0, 2, 0),
    (12, 0, 3, 0, 9),
    (0, 11, 0, 10, 0),
)
WIDTH = 17


def draw(view: View, words: GameWords, names: list[str]) -> RenderableType:
    """The whole table as one seat sees it."""
    head = " · ".join(
        (
            f"{words.sentence('label-round')} {view.round}/4",
            words.sentence(f"phase-{view.phase}"),
            f"{words.sentence('label-first-player')}: {names[view.first_player]}",
        )
    )
    parts: list[RenderableType] = [court(view, words), players(view, words, names)]
    parts += [Text(line) for line in mine(view, words) if line]
    return Panel(Group(*parts), title=f"Louis XIV · {head}", title_align="left")


def court(view: View, words: GameWords) -> Table:
    """Twelve boards on a chequered court."""
    table = Table(show_header=False, box=None, pad_edge=False, padding=(0, 1, 0, 0))
    boards = {board.number: board for board in view.boards}
    for _ in range(5):
        table.add_column(width=WIDTH)
    for row in COURT:
        table.add_row(*(board(boards[number], view, words) if number else "" for number in row))
    return table


def board(place: BoardView, view: View, words: GameWords) -> str:
    """Name, what it asks for, and the markers on it."""
    name = words.sentence(f"board-{place.id}").rsplit(" (", 1)[0]
    crown = "♔" if place.king else " "
    here = "[reverse]" if place.id in (view.chain_at, view.scoring and view.scoring.board) else ""
    markers = [f"{mark(seat)}{count}" for seat, count in enumerate(place.markers) if count]
    if place.fictive:
        markers.append(f"[dim]×{place.fictive}[/]")
    return f"{here}{crown}{place.number} {shortened(name)}[/]\n  [dim]{asks(place, words)}[/]\n  {' '.join(markers)}"


def shortened(name: str) -> str:
    """As much of a name as fits."""
    return name if len(name) <= WIDTH - 4 else name[: WIDTH - 5] + "…"


def asks(place: BoardView, words: GameWords) -> str:
    """The condition of the side that lies up."""
    text = words.sentence(f"condition-{place.condition}")
    if place.bribe:
        return f"{text} {place.bribe}"
    return f"{text} {place.needed}" if place.needed else text


def players(view: View, words: GameWords, names: list[str]) -> Table:
    """One row for each player."""
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column("")
    for label in ("score", "louis", "general", "personal", "coats", "cards", "conspiracies"):
        table.add_column(words.sentence(f"label-{label}"), overflow="fold")
    table.add_column(words.sentence("label-tiles"))
    for player in view.players:
        turn = "[reverse]" if player.seat == view.asked_seat else ""
        table.add_row(
            f"{turn}{named(player.seat, names)}",
            str(player.score),
            str(player.louis),
            str(player.general),
            str(player.personal),
            str(player.coats),
            str(player.influence_cards),
            str(player.conspiracy_cards),
            tiles(player, words),
        )
    return table


def tiles(player: PlayerView, words: GameWords) -> str:
    """Mission chips, and the missions laid before him."""
    owned = [words.sentence(f"tile-{kind}", count=n) for kind, n in player.tiles.items() if n]
    return ", ".join(owned + player.laid)


def mine(view: View, words: GameWords) -> list[str]:
    """Cards, missions and coats of the viewer."""
    cards = ", ".join(words.sentence(f"influence-{card}") for card in view.my_influence)
    plots = ", ".join(words.sentence(f"board-{card}") for card in view.my_conspiracies)
    coats = ", ".join(words.sentence(f"coat-{kind}", count=n) for kind, n in view.my_coats.items() if n)
    held = (
        ("my-influence", cards),
        ("my-conspiracies", plots),
        ("my-missions", missions(view, words)),
        ("my-coats", coats),
    )
    return [f"{words.sentence(f'label-{label}')}: {text}" for label, text in held if text]


def missions(view: View, words: GameWords) -> str:
    """My missions in words."""
    return ", ".join(view.my_missions)
