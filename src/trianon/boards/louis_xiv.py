"""Louis XIV in the terminal: the chequered court (L2.1), players, and what I hold."""

from __future__ import annotations

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from trianon.boards import mark, named
from trianon.core.words import GameWords
from trianon.games.louis_xiv import wording
from trianon.games.louis_xiv.box import Box
from trianon.games.louis_xiv.names import MISSION_IDS
from trianon.games.louis_xiv.view import BoardView, PlayerView, View

GRID = (  # L2.1: the boards on the fields of one colour, by number; 0 is a gap
    (0, 6, 0, 7, 0),
    (5, 0, 1, 0, 8),
    (0, 4, 0, 2, 0),
    (12, 0, 3, 0, 9),
    (0, 11, 0, 10, 0),
)
ROUNDS = 4
NARROW = 12  # letters of a field at 80 columns
LABELS = (
    "score",
    "louis",
    "general",
    "personal",
    "tiles",
    "coats",
    "cards",
    "conspiracies",
    "missions",
)


def draw(view: View, words: GameWords, names: list[str], box: Box) -> RenderableType:
    """The whole table as one seat sees it, with the figures of its own edition."""
    head = " · ".join(
        (
            words.sentence("game-title"),
            f"{words.sentence('label-round')} {view.round}/{ROUNDS}",
            words.sentence(f"phase-{view.phase}"),
            f"{words.sentence('label-first-player')}: {names[view.first_player]}",
        )
    )
    parts: list[RenderableType] = [court(view, words), players(view, words, names)]
    parts += laid(view, words, names, box)
    if view.seat >= 0:
        parts += mine(view, words, box)
    return Panel(Group(*parts), title=head, title_align="left")


def court(view: View, words: GameWords) -> Table:
    """The twelve boards as they lie, each touching its neighbours at the corners."""
    table = Table(show_header=False, box=ROUNDED, show_lines=True, padding=(0, 1))
    for _ in GRID[0]:
        table.add_column(overflow="fold")
    for row in GRID:
        cells = [place(view, view.boards[n - 1], words) if n else "" for n in row]
        table.add_row(*cells)
    return table


def place(view: View, board: BoardView, words: GameWords) -> str:
    """Name, condition, markers; the king as a crown, the board in question reversed."""
    scored = board.id in (view.chain_at, view.scoring and view.scoring.board)
    name = words.sentence(f"short-{board.id}")
    if len(name) > NARROW:  # "Marie-Thérèse" breaks where people would break it
        name = name.replace("-", "-\n")
    title = f"{'[reverse]' if scored else ''}{board.number} {name}{'[/]' if scored else ''}"
    king = " [bold yellow]♛[/]" if board.king else ""
    markers = [f"{mark(seat)}{count}" for seat, count in enumerate(board.markers) if count]
    if board.fictive:
        markers.append(f"[dim]×{board.fictive}[/]")
    return f"{title}{king}\n[dim]{condition(board, words)}[/]\n{' '.join(markers) or '[dim]·[/]'}"


def condition(board: BoardView, words: GameWords) -> str:
    """The visible condition with its price or number."""
    name = words.sentence(f"condition-{board.condition}")
    figure = board.bribe or board.needed
    return f"{name} {figure}" if figure else name


def players(view: View, words: GameWords, names: list[str]) -> Table:
    """A column for each player, so that words stay whole at 80: what lies openly, how much is hidden."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("", no_wrap=True)
    for player in view.players:
        turn = "[reverse]" if player.seat == view.asked_seat else ""
        table.add_column(f"{turn}{named(player.seat, names)}", overflow="fold")
    belongings = [belongings_of(player, words) for player in view.players]
    for label, *cells in zip(LABELS, *belongings, strict=True):
        table.add_row(words.sentence(f"label-{label}"), *cells)
    return table


def belongings_of(player: PlayerView, words: GameWords) -> list[str]:
    """What a player has, in the order of the labels."""
    missions = [f"{n} {words.sentence(f'colour-{c}')}" for c, n in player.missions.items() if n]
    return [
        str(player.score),
        str(player.louis),
        str(player.general),
        str(player.personal),
        tiles(player, words),
        str(player.coats + player.extra_coats),
        str(player.influence_cards),
        str(player.conspiracy_cards),
        ", ".join(missions),
    ]


def tiles(player: PlayerView, words: GameWords) -> str:
    """The tiles in words."""
    shown = [words.sentence(f"tile-{kind}", count=n) for kind, n in player.tiles.items() if n]
    return ", ".join(shown)


def laid(view: View, words: GameWords, names: list[str], box: Box) -> list[RenderableType]:
    """The laid missions of each player; those used in this round in brackets."""
    lines: list[RenderableType] = []
    for player in view.players:
        shown = []
        for name in player.laid:
            text = words.message(wording.mission(box, MISSION_IDS.index(name)))
            shown.append(f"({text})" if name in player.used else text)
        if shown:
            label = words.sentence("label-laid")
            lines.append(Text(f"{label}, {names[player.seat]}: {', '.join(shown)}"))
    return lines


def mine(view: View, words: GameWords, box: Box) -> list[RenderableType]:
    """What only I can see."""
    coats = [words.sentence(f"coat-{kind}", count=n) for kind, n in view.my_coats.items() if n]
    missions = [
        words.message(wording.mission_about(box, MISSION_IDS.index(name)))
        for name in view.my_missions
    ]
    listed = {
        "my-influence": [words.sentence(f"influence-{card}") for card in view.my_influence],
        "my-conspiracies": [words.sentence(f"board-{card}") for card in view.my_conspiracies],
        "my-missions": missions,
        "my-coats": coats,
    }
    return [
        Text(f"{words.sentence(f'label-{label}')}: {'; '.join(shown)}")
        for label, shown in listed.items()
        if shown
    ]
