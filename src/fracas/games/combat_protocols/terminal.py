"""The table as a picture in the terminal: board, starts, obstacles, tracks and control panel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.columns import Columns
from rich.console import Group
from rich.table import Table
from rich.text import Text

from fracas.core.contract import Action, Game
from fracas.core.drawing import Drawing, Paper, Room, kept_together, spotted

from .actions import Enter, Fly, Idle, MoveToken, Place, Shift, Turn
from .geometry import COLUMN_NAMES, square_at
from .options import CombatProtocolsOptions
from .view import CombatProtocolsView, PanelView, SquareView, StartView, obstacle_between

ARROWS = {"north": "↑", "east": "→", "south": "↓", "west": "←"}
HEADS = {"north": "▲", "east": "▶", "south": "▼", "west": "◀"}
LOCATION_STYLES = {"engine": "dark_orange", "charger": "green", None: ""}
OBSTACLES = ("barrier", "drain")
OBSTACLE_STYLES: dict[str | None, str] = {"barrier": "bold red", "drain": "bold yellow"}
OBSTACLE_SIGNS: dict[str | None, str] = {"barrier": "█", "drain": "≈"}
MACHINE_STYLE = "bold cyan"
TOKEN_STYLE = "bold white"
START, PANEL_CELL = "start:", "panel:"  # places on the screen, beside squares and lines by their names


class Size(NamedTuple):
    """How large the parts of a board are drawn."""

    width: int  # of a square
    height: int
    margin: int  # room for the starts in the west


LARGEST = 200  # characters, wider than anything
LARGE, SMALL = Size(9, 3, 12), Size(7, 2, 8)


def draw(game: Game[CombatProtocolsOptions], view: CombatProtocolsView, paper: Paper) -> Drawing:
    """Everything on the table."""
    side = Group(*_tracks(view, paper, LARGEST), Text(), _panel(view.panel, paper), Text(), _legend(view, paper))
    return Drawing(
        Group(_head(view, paper), Columns([_board(view, paper, LARGE), side], padding=(0, 4))),
        lambda room: _small(view, paper, room),
        vital=lambda width: [
            *_tracks(view, paper, width),
            *_panel_lines(view.panel, paper, width),
            *_to_place(view, paper),
        ],
        facts=lambda width: [_head(view, paper), kept_together(_legend(view, paper), width)],
        path=_path,
    )


def _head(view: CombatProtocolsView, paper: Paper) -> Text:
    head = paper.say(
        "draw-head",
        title=view.title,
        mission=view.mission,
        difficulty=paper.say(f"option-difficulty-{view.difficulty}").partition(":")[0],
        tracks=paper.say(f"option-tracks-{view.tracks}").partition(":")[0],
        played=view.played,
    )
    return Text(head, style="bold")


def _small(view: CombatProtocolsView, paper: Paper, room: Room) -> Text:
    for size in (LARGE, SMALL):
        picture = _board(view, paper, size)
        lines = picture.plain.split("\n")
        if max(len(line) for line in lines) <= room.width and len(lines) <= room.height:
            break
    return picture


def _board(view: CombatProtocolsView, paper: Paper, size: Size) -> Text:
    picture = Text(no_wrap=True)
    picture.append_text(_outside(view, "north", size))
    for row in range(view.rows):
        picture.append_text(_lying_lines(view, row, size))
        for part in range(size.height):
            picture.append_text(_row_part(view, paper, row, part, size))
    picture.append_text(_lying_lines(view, view.rows, size))
    picture.append_text(_outside(view, "south", size))
    letters = "".join(f"{COLUMN_NAMES[column]:^{size.width + 1}}" for column in range(view.columns))
    picture.append(" " * (size.margin + 1) + letters, style="dim")
    return picture


def _outside(view: CombatProtocolsView, side: str, size: Size) -> Text:
    """The starts north or south of the board."""
    line = Text(" " * (size.margin + 1))
    for column in range(1, view.columns + 1):
        line.append_text(_centred(_start_text(view, _start(view, side, column)), size.width + 1))
    return line.append("\n")


def _start(view: CombatProtocolsView, side: str, line: int) -> StartView | None:
    return next((start for start in view.starts if start.side == side and start.line == line), None)


def _start_text(view: CombatProtocolsView, start: StartView | None) -> Text:
    if start is None:
        return Text()
    text = Text(f"{start.number}:", style="dim")
    waiting = "".join(str(number) for number in start.waiting)
    if waiting:
        text.append(f"{HEADS[start.heading]}{waiting}", style=MACHINE_STYLE)
    else:
        text.append("-", style="dim")
    return spotted(text, f"{START}{start.number}")


def _lying_lines(view: CombatProtocolsView, row: int, size: Size) -> Text:
    """The lines north of a row (south of the last one): only those between squares can hold obstacles."""
    line = Text(" " * size.margin + "+", style="dim")
    for column in range(view.columns):
        kind, place = None, ""
        if 0 < row < view.rows:
            above, below = square_at(row - 1, column), square_at(row, column)
            kind, place = obstacle_between(view, above, below), f"{above}-{below}"
        bar = Text(OBSTACLE_SIGNS.get(kind, "-") * size.width, style=OBSTACLE_STYLES.get(kind, "dim"))
        line.append_text(spotted(bar, place) if place else bar)
        line.append("+", style="dim")
    return line.append("\n")


def _row_part(view: CombatProtocolsView, paper: Paper, row: int, part: int, size: Size) -> Text:
    middle = part == size.height // 2
    line = Text()
    west = _start_text(view, _start(view, "west", row + 1)) if middle else Text()
    number = f"{row + 1} " if middle else "  "
    line.append(number, style="dim").append_text(_centred(west, size.margin - 2)).append("|", style="dim")
    for column in range(view.columns):
        square = next(square for square in view.squares if (square.row, square.column) == (row, column))
        line.append_text(spotted(_centred(_square_part(view, paper, square, part, size), size.width), square.name))
        kind, place = None, ""
        if column + 1 < view.columns:
            other = square_at(row, column + 1)
            kind, place = obstacle_between(view, square.name, other), f"{square.name}-{other}"
        bar = Text(OBSTACLE_SIGNS.get(kind, "|"), style=OBSTACLE_STYLES.get(kind, "dim"))
        line.append_text(spotted(bar, place) if place else bar)
    if middle:
        line.append(" ").append_text(_start_text(view, _start(view, "east", row + 1)))
    return line.append("\n")


def _square_part(view: CombatProtocolsView, paper: Paper, square: SquareView, part: int, size: Size) -> Text:
    form = "" if size == LARGE else "-short"
    name = paper.say(f"draw-{square.location}{form}") if square.location else ""
    location = Text(name, style=LOCATION_STYLES[square.location])
    machine = Text()
    if square.machine is not None:
        heading = view.machines[square.machine - 1].heading
        machine = Text(f"{HEADS[heading]}{square.machine}", style=MACHINE_STYLE)
    token = Text(f"({ARROWS[square.token]})" if square.token else "", style=TOKEN_STYLE)
    if size.height == LARGE.height:
        return (location, machine, token)[part]
    if part == 0:
        return location
    return machine.append(" " if machine and token else "").append_text(token)


def _centred(text: Text, width: int) -> Text:
    left = (width - len(text)) // 2
    return Text(" " * left).append_text(text).append(" " * (width - left - len(text)))


def _tracks(view: CombatProtocolsView, paper: Paper, width: int) -> list[Text]:
    """Both tracks, and how far it is to the end that loses: in words where there is room."""
    heat, power = view.heat, view.power
    rows = []
    for name, length, left in (("heat", heat.length, heat.room), ("power", power.length, power.length - power.marker)):
        text = Text(f"{paper.say(f'draw-{name}'):<8}")
        for space in range(1, length + 1):
            is_end = space == length or (name == "heat" and space == 1)
            if name == "heat" and space == heat.marker:
                text.append("▶ " if heat.pointing == "up" else "◀ ", style="bold dark_orange")
            elif name == "power" and space == power.marker:
                text.append("● ", style="bold green")
            else:
                text.append("x " if is_end else "· ", style="red" if is_end else "dim")
        words = f" {paper.say('draw-to-the-end', count=left)}"
        rows.append(text.append(words if text.cell_len + len(words) <= width else f" {left}", style="dim"))
    return rows


def _panel(panel: list[PanelView], paper: Paper) -> Table:
    """Two rows of two tokens: the face shown, the face below it in brackets, @ where the controller stands."""
    table = Table.grid(padding=(0, 3))
    cells = [_panel_cell(cell, paper) for cell in panel]
    table.add_row(cells[0], cells[1])
    table.add_row(cells[2], cells[3])
    return table


def _panel_lines(panel: list[PanelView], paper: Paper, width: int) -> list[Text]:
    """The same as lines: two tokens in each where that fits."""
    cells = [_panel_cell(cell, paper) for cell in panel]
    half = max(cell.cell_len for cell in cells) + 2
    if half - 2 > width:
        return [_panel_cell(cell, paper, has_other=False) for cell in panel]
    if 2 * half - 2 > width:
        return cells
    for cell in cells[::2]:
        cell.pad_right(half - cell.cell_len)
    return [cells[0].append_text(cells[1]), cells[2].append_text(cells[3])]


def _panel_cell(cell: PanelView, paper: Paper, has_other: bool = True) -> Text:
    text = Text("@ " if cell.has_controller else "  ", style=MACHINE_STYLE)
    text.append(f"{cell.cell} ", style="bold" if cell.is_reachable else "dim")
    text.append(_face(cell.face, paper), style="bold" if cell.is_reachable else "")
    text.append(f" ({_face(cell.other_face, paper)})" if has_other else "", style="dim")
    return spotted(text, f"{PANEL_CELL}{cell.cell}")


def _face(face: str, paper: Paper) -> str:
    return paper.say(f"draw-face-{face.replace(' ', '-')}")


def _to_place(view: CombatProtocolsView, paper: Paper) -> list[Text]:
    waiting = [paper.say(f"obstacle-{obstacle.kind}") for obstacle in view.obstacles if obstacle.line is None]
    return [Text(paper.say("draw-to-place", what=", ".join(waiting)), style="bold")] if waiting else []


def _legend(view: CombatProtocolsView, paper: Paper) -> Text:
    text = Text()
    for line in _to_place(view, paper):
        text.append_text(line).append("\n")
    for kind in OBSTACLES:
        if any(obstacle.kind == kind for obstacle in view.obstacles):
            text.append(OBSTACLE_SIGNS[kind], style=OBSTACLE_STYLES[kind])
            text.append(f" {paper.say(f'obstacle-{kind}')}  ", style="dim")
    return text.append(paper.say("draw-legend"), style="dim")


# Choosing --------------------------------------------------------------------------------------------------------


def _path(action: Action) -> Sequence[str]:
    """A start, a machine's square or a line; a token of the panel, then what it is used on."""
    match action:
        case Place(line=line):
            return (line,)
        case Enter(start=start):
            return (f"{START}{start}",)
        case Fly(square=square):
            return (square,)
        case Turn(cell=cell, square=square) | MoveToken(cell=cell, square=square):
            return f"{PANEL_CELL}{cell}", square
        case Shift(cell=cell, line=line, to=to):
            return f"{PANEL_CELL}{cell}", line, to
        case Idle(cell=cell):
            return (f"{PANEL_CELL}{cell}",)
    return ()
