"""The table as a picture in the terminal: board, starts, obstacles, tracks and control panel."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fracas.core.contract import Game

from .geometry import COLUMN_NAMES, square_at
from .options import CombatProtocolsOptions
from .view import CombatProtocolsView, PanelView, SquareView, StartView, obstacle_between

ARROWS = {"north": "↑", "east": "→", "south": "↓", "west": "←"}
HEADS = {"north": "▲", "east": "▶", "south": "▼", "west": "◀"}
LOCATION_TEXTS = {"engine": "Engine", "charger": "Charger", None: ""}
LOCATION_STYLES = {"engine": "dark_orange", "charger": "green", None: ""}
OBSTACLE_TEXTS = {"barrier": "Barrier", "drain": "Battery Drain"}
OBSTACLE_STYLES: dict[str | None, str] = {"barrier": "bold red", "drain": "bold yellow"}
OBSTACLE_SIGNS: dict[str | None, str] = {"barrier": "█", "drain": "≈"}
MACHINE_STYLE = "bold cyan"
TOKEN_STYLE = "bold white"
WIDTH = 9  # of a square
HEIGHT = 3
MARGIN = 12  # room for the starts in the west


def draw(game: Game[CombatProtocolsOptions], view: CombatProtocolsView) -> RenderableType:
    """Everything on the table."""
    title = f"{view.title}, mission {view.mission}, {view.difficulty}, {view.tracks} tracks"
    head = Text(f"{title}: {view.played} actions", style="bold")
    side = Group(_tracks(view), Text(), _panel(view.panel), Text(), _legend(view))
    return Group(head, Columns([_board(view), side], padding=(0, 4)))


def _board(view: CombatProtocolsView) -> Text:
    picture = Text()
    picture.append_text(_outside(view, "north"))
    for row in range(view.rows):
        picture.append_text(_lying_lines(view, row))
        for part in range(HEIGHT):
            picture.append_text(_row_part(view, row, part))
    picture.append_text(_lying_lines(view, view.rows))
    picture.append_text(_outside(view, "south"))
    letters = "".join(f"{COLUMN_NAMES[column]:^{WIDTH + 1}}" for column in range(view.columns))
    picture.append(" " * (MARGIN + 1) + letters, style="dim")
    return picture


def _outside(view: CombatProtocolsView, side: str) -> Text:
    """The starts north or south of the board."""
    line = Text(" " * (MARGIN + 1))
    for column in range(1, view.columns + 1):
        start = _start(view, side, column)
        line.append_text(_centred(_start_text(view, start), WIDTH + 1))
    return line.append("\n")


def _start(view: CombatProtocolsView, side: str, line: int) -> StartView | None:
    return next((start for start in view.starts if start.side == side and start.line == line), None)


def _start_text(view: CombatProtocolsView, start: StartView | None) -> Text:
    if start is None:
        return Text()
    text = Text(f"{start.number}:", style="dim")
    head = HEADS[start.heading]
    waiting = "".join(str(number) for number in start.waiting)
    return text.append(f"{head}{waiting}", style=MACHINE_STYLE) if waiting else text.append("-", style="dim")


def _lying_lines(view: CombatProtocolsView, row: int) -> Text:
    """The lines north of a row (south of the last one): only those between squares can hold obstacles."""
    line = Text(" " * MARGIN + "+", style="dim")
    for column in range(view.columns):
        kind = None
        if 0 < row < view.rows:
            kind = obstacle_between(view, square_at(row - 1, column), square_at(row, column))
        line.append(OBSTACLE_SIGNS.get(kind, "-") * WIDTH, style=OBSTACLE_STYLES.get(kind, "dim"))
        line.append("+", style="dim")
    return line.append("\n")


def _row_part(view: CombatProtocolsView, row: int, part: int) -> Text:
    middle = part == HEIGHT // 2
    line = Text()
    west = _start_text(view, _start(view, "west", row + 1)) if middle else Text()
    number = f"{row + 1} " if middle else "  "
    line.append(number, style="dim").append_text(_centred(west, MARGIN - 2)).append("|", style="dim")
    for column in range(view.columns):
        square = next(square for square in view.squares if (square.row, square.column) == (row, column))
        line.append_text(_centred(_square_part(view, square, part), WIDTH))
        kind = None
        if column + 1 < view.columns:
            kind = obstacle_between(view, square.name, square_at(row, column + 1))
        line.append(OBSTACLE_SIGNS.get(kind, "|"), style=OBSTACLE_STYLES.get(kind, "dim"))
    if middle:
        line.append(" ").append_text(_start_text(view, _start(view, "east", row + 1)))
    return line.append("\n")


def _square_part(view: CombatProtocolsView, square: SquareView, part: int) -> Text:
    if part == 0:
        return Text(LOCATION_TEXTS[square.location], style=LOCATION_STYLES[square.location])
    if part == 1 and square.machine is not None:
        heading = view.machines[square.machine - 1].heading
        return Text(f"{HEADS[heading]}{square.machine}", style=MACHINE_STYLE)
    if part == HEIGHT - 1 and square.token is not None:
        return Text(f"({ARROWS[square.token]})", style=TOKEN_STYLE)
    return Text()


def _centred(text: Text, width: int) -> Text:
    left = (width - len(text)) // 2
    return Text(" " * left).append_text(text).append(" " * (width - left - len(text)))


def _tracks(view: CombatProtocolsView) -> Text:
    heat, power = view.heat, view.power
    text = Text("Heat   ")
    for space in range(1, heat.length + 1):
        if space == heat.marker:
            text.append("▶ " if heat.pointing == "up" else "◀ ", style="bold dark_orange")
        else:
            text.append(
                "x " if space in (1, heat.length) else "· ", style="red" if space in (1, heat.length) else "dim"
            )
    text.append(f" {heat.room} to the end\n", style="dim")
    text.append("Power  ")
    for space in range(1, power.length + 1):
        if space == power.marker:
            text.append("● ", style="bold green")
        else:
            text.append("x " if space == power.length else "· ", style="red" if space == power.length else "dim")
    return text.append(f" {power.length - power.marker} to the end", style="dim")


def _panel(panel: list[PanelView]) -> Table:
    """Two rows of two tokens: the face shown, the face below it in brackets, @ where the controller stands."""
    table = Table.grid(padding=(0, 3))
    cells = [_panel_cell(cell) for cell in panel]
    table.add_row(cells[0], cells[1])
    table.add_row(cells[2], cells[3])
    return table


def _panel_cell(cell: PanelView) -> Text:
    text = Text("@ " if cell.has_controller else "  ", style=MACHINE_STYLE)
    text.append(f"{cell.cell} ", style="bold" if cell.is_reachable else "dim")
    text.append(cell.face, style="bold" if cell.is_reachable else "")
    return text.append(f" ({cell.other_face})", style="dim")


def _legend(view: CombatProtocolsView) -> Text:
    text = Text()
    waiting = [OBSTACLE_TEXTS[obstacle.kind] for obstacle in view.obstacles if obstacle.line is None]
    if waiting:
        text.append(f"To place: {', '.join(waiting)}\n", style="bold")
    for kind, name in OBSTACLE_TEXTS.items():
        if any(obstacle.kind == kind for obstacle in view.obstacles):
            text.append(OBSTACLE_SIGNS[kind], style=OBSTACLE_STYLES[kind]).append(f" {name}  ", style="dim")
    return text.append("▲1 machine  (↑) direction token  @ controller", style="dim")
