"""The board in the terminal: the terrain with its troops on the left, both sides and the viewer's rack on the right.

Blue is ● and red is ◆, so the picture reads the same without colour. A node is a box:

    ┏b12━━━━×3┓   its name, and how many troops lie there
    ┃◆4 Hook  ┃   the visible troop: owner, strength (J: the joker), name
    ┗exhume━━━┛   what is special about it
"""

from __future__ import annotations

from collections import Counter

from rich.table import Table
from rich.text import Text

from fracas.core.contract import Game

from .actions import TROOP_IDS, TroopId
from .options import ToyBattleOptions
from .state import RACK_LIMIT, Troop
from .view import NodeView, RegionView, SideView, ToyBattleView

BOARD_COLUMNS = 66
PANEL_COLUMNS = 32
INNER = 9  # characters inside a node's box
ROWS_PER_UNIT = 2.0
BOX_ROWS = 3
MARKS = {"blue": "●", "red": "◆"}
STYLES = {"blue": "bold bright_blue", "red": "bold bright_red"}
SUPPLY_STYLES = {"blue": "blue", "red": "red"}
FRAMES = {"base": "╭─╮│╰╯", "held": "┏━┓┃┗┛", "hq": "╔═╗║╚╝"}
PLAIN = "bright_black"
OPEN = "bold yellow"
JOKER = "J"
TROOP_NAMES = ("Kwak", "Skully", "Cap'n", "Jumbo", "Hook", "XB-42", "Star", "Roxy")  # by Troop number
EFFECT_TEXTS = (  # by Troop number, short enough for the terminal's panel
    "covers any troop",
    "draw 2",
    "place 1 more",
    "discard a neighbour",
    "lands anywhere",
    "raid their rack",
    "draw 1",
    "",
)
SPECIAL_TEXTS = {
    "recall": "take back one of yours",
    "draw": "draw 1",
    "shove": "move an enemy next to it",
    "exhume": "take a discarded one",
    "silence": "no troop effects here",
    "pin": "hold a troop they have",
    "only": "these strengths, and Kwak",
}

DOTS_ACROSS, DOTS_DOWN = 2, 4  # in one character
BLANK_BRAILLE = 0x2800
#   the bit of each dot of a Braille character, by row and column
DOT_BITS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))

Point = tuple[float, float]


def draw(game: Game[ToyBattleOptions], view: ToyBattleView) -> Table:
    """The view as a picture of 100 columns."""
    table = Table.grid(padding=(0, 1))
    table.add_column(width=BOARD_COLUMNS)
    table.add_column(width=PANEL_COLUMNS)
    table.add_row(_draw_terrain(view), _draw_panel(view))
    return table


# The terrain ---------------------------------------------------------------------------------------------------


def _draw_terrain(view: ToyBattleView) -> Text:
    centres = _centres(view.nodes)
    height = round(max(row for _, row in centres.values())) + BOX_ROWS // 2 + 1
    canvas = Canvas(BOARD_COLUMNS, height)
    nodes = {node.id: node for node in view.nodes}
    for one, other in view.paths:
        style = _path_style(nodes[one], nodes[other])
        canvas.line(_middle(centres[one]), _middle(centres[other]), style)
    for node in view.nodes:
        _draw_node(canvas, node, centres[node.id], node.id == view.spot)
    for region in view.regions:
        _draw_medals(canvas, region, [centres[base] for base in region.bases])
    return canvas.render()


def _centres(nodes: list[NodeView]) -> dict[str, Point]:
    """The cell in the middle of each node's box; the terrain is stretched over the whole width."""
    left, right = min(node.x for node in nodes), max(node.x for node in nodes)
    top = min(node.y for node in nodes)
    span = BOARD_COLUMNS - (INNER + 2)
    margin = (INNER + 2) // 2
    return {
        node.id: (
            round(margin + (node.x - left) / ((right - left) or 1.0) * span),
            round(BOX_ROWS // 2 + (node.y - top) * ROWS_PER_UNIT),
        )
        for node in nodes
    }


def _middle(cell: Point) -> Point:
    return cell[0] + 0.5, cell[1] + 0.5


def _path_style(one: NodeView, other: NodeView) -> str:
    """A path is coloured where it carries a side's connection."""
    for seat, style in SUPPLY_STYLES.items():
        carries = [seat in node.connected and node.holder == seat for node in (one, other)]
        starts = [node.kind == f"hq:{seat}" for node in (one, other)]
        if all(carry or start for carry, start in zip(carries, starts, strict=True)):
            return style
    return PLAIN


def _draw_node(canvas: Canvas, node: NodeView, centre: Point, is_open: bool) -> None:
    left, row = round(centre[0]) - (INNER + 2) // 2, round(centre[1])
    owner = node.kind.removeprefix("hq:") if node.kind != "base" else node.holder
    style = OPEN if is_open else STYLES.get(owner or "", PLAIN)
    frame = FRAMES["hq" if node.kind != "base" else "held" if node.stack else "base"]
    name = node.id if len(node.id) <= INNER else node.id[: INNER - 1] + "…"
    height = f"×{len(node.stack)}" if len(node.stack) > 1 else ""
    top = name + frame[1] * (INNER - len(name) - len(height)) + height
    canvas.write(left, row - 1, frame[0] + top[:INNER] + frame[2], style)
    canvas.write(left, row, frame[3] + " " * INNER + frame[3], style)
    canvas.write(left + 1, row, _node_text(node), STYLES.get(node.holder or owner or "", PLAIN))
    canvas.write(left, row + 1, frame[4] + _special_text(node).ljust(INNER, frame[1]) + frame[5], style)


def _node_text(node: NodeView) -> str:
    if node.stack:
        return f"{MARKS[node.stack[-1].owner]}{troop_text(node.stack[-1].troop)}"[:INNER]
    if node.kind != "base":
        return f"{MARKS[node.kind.removeprefix('hq:')]}  H.Q."
    return ""


def _special_text(node: NodeView) -> str:
    """`recall`, or `only 345` for a sign."""
    return (node.special or "").replace("only:", "only ").replace(",", "")[:INNER]


def troop_text(troop: str) -> str:
    """`4 Hook`."""
    number = TROOP_IDS.index(troop)
    return f"{number if number != Troop.KWAK else JOKER} {TROOP_NAMES[number]}"


def _draw_medals(canvas: Canvas, region: RegionView, corners: list[Point]) -> None:
    """The medals left, in the middle of the region, or whose they are now; shifted to where there is room."""
    column = sum(x for x, _ in corners) / len(corners)
    row = sum(y for _, y in corners) / len(corners)
    text = f"★{region.medals}" if region.taken_by is None else f"{region.medals}{MARKS[region.taken_by]}"
    style = "bold yellow" if region.taken_by is None else SUPPLY_STYLES[region.taken_by]
    left = round(column - len(text) / 2)
    places = [(left + across, round(row) + down) for across in range(-12, 13) for down in range(-5, 6)]
    free = [place for place in places if canvas.is_free(*place, len(text))]
    if free:
        best = min(free, key=lambda place: (abs(place[0] - left) + 2.2 * abs(place[1] - row), place))
        canvas.write(*best, text, style)


# The panel -----------------------------------------------------------------------------------------------------


def _draw_panel(view: ToyBattleView) -> Text:
    panel = Text()
    panel.append(f"{view.terrain}\n", "bold")
    panel.append(f"turn {view.turn} of at most {view.turn_limit}\n")
    panel.append(f"{view.objective} medals win, or an H.Q.\n", "yellow")
    for side in reversed(view.sides):  # red sits above, as on the board
        panel.append("\n")
        _append_side(panel, view, side)
    for side in view.sides:
        if side.rack is not None:
            panel.append("\n")
            _append_rack(panel, side)
    _append_stacks(panel, view)
    _append_specials(panel, view)
    return panel


def _append_side(panel: Text, view: ToyBattleView, side: SideView) -> None:
    style = STYLES[side.seat]
    panel.append(f"{MARKS[side.seat]} {side.seat.upper()}", style)
    notes = ["you"] if view.seat == side.seat else []
    notes += ["to act"] if view.actor == side.seat else []
    panel.append(f" ({', '.join(notes)})\n" if notes else "\n")
    won = min(side.medals, view.objective)
    panel.append("  medals  ")
    panel.append("★" * won, "bold yellow")
    panel.append("·" * (view.objective - won) + f" {side.medals}\n")
    pinned = f", {side.pinned_count} pinned" if side.pinned_count else ""
    panel.append(f"  rack    {side.rack_size} of {RACK_LIMIT}{pinned}\n")
    panel.append(f"  reserve {side.reserve_size}\n")
    if side.discard:
        panel.append(f"  discard {_tally(side.discard)}\n")
    if side.known:
        panel.append(f"  known   {_tally(side.known)}\n")


def _tally(troops: list[TroopId]) -> str:
    """`Hook, 2 Star`."""
    named = ((TROOP_NAMES[TROOP_IDS.index(troop)], n) for troop, n in Counter(troops).items())
    return ", ".join(f"{n} {name}" if n > 1 else name for name, n in named)


def _append_rack(panel: Text, side: SideView) -> None:
    panel.append("Your rack\n", STYLES[side.seat])
    for troop, n in Counter(side.rack).items():
        panel.append(f"  {n}× {troop_text(troop)}", "bold")
        effect = EFFECT_TEXTS[TROOP_IDS.index(troop)]
        panel.append(f" {effect}\n" if effect else "\n", PLAIN)
    for troop in side.pinned or []:
        panel.append(f"  {troop_text(troop)} (pinned)\n", PLAIN)
    if not side.rack and not side.pinned:
        panel.append("  empty\n")


def _append_stacks(panel: Text, view: ToyBattleView) -> None:
    """Anyone may look through a stack: owner and strength of each troop; a strength is a type."""
    stacks = [node for node in view.nodes if len(node.stack) > 1]
    if stacks:
        panel.append("\nStacks, from the top\n", "bold")
    for node in stacks:
        panel.append(f"  {node.id:<4}")
        for troop in reversed(node.stack):
            panel.append(f" {MARKS[troop.owner]}{troop.strength or JOKER}", STYLES[troop.owner])
        panel.append("\n")


def _append_specials(panel: Text, view: ToyBattleView) -> None:
    found = {node.special.partition(":")[0] for node in view.nodes if node.special}
    if found:
        panel.append("\nSpecial bases\n", "bold")
    for special in sorted(found):
        panel.append(f"  {special}", "bold")
        panel.append(f" {SPECIAL_TEXTS[special]}\n")


# The grid it is drawn on ----------------------------------------------------------------------------------------


class Canvas:
    """A grid of characters with styles, and fine lines between them made of Braille dots."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self._cells: dict[tuple[int, int], tuple[str, str]] = {}
        self._dots: dict[tuple[int, int], int] = {}
        self._dot_styles: dict[tuple[int, int], str] = {}

    def write(self, column: int, row: int, text: str, style: str) -> None:
        """Write characters from a cell to the right."""
        for offset, character in enumerate(text):
            self._cells[column + offset, row] = (character, style)

    def is_free(self, column: int, row: int, length: int) -> bool:
        """Nothing is written on these cells or beside them, and they lie on the canvas."""
        if not (0 <= row < self.height and column >= 0 and column + length <= self.width):
            return False
        return all((column + offset, row) not in self._cells for offset in range(-1, length + 1))

    def line(self, start: tuple[float, float], end: tuple[float, float], style: str) -> None:
        """A straight line between two points, in cells."""
        (x0, y0), (x1, y1) = start, end
        across, down = (x1 - x0) * DOTS_ACROSS, (y1 - y0) * DOTS_DOWN
        steps = max(1, round(max(abs(across), abs(down))))
        for step in range(steps + 1):
            x = round(x0 * DOTS_ACROSS + across * step / steps)
            y = round(y0 * DOTS_DOWN + down * step / steps)
            cell = (x // DOTS_ACROSS, y // DOTS_DOWN)
            self._dots[cell] = self._dots.get(cell, 0) | DOT_BITS[y % DOTS_DOWN][x % DOTS_ACROSS]
            if style or cell not in self._dot_styles:
                self._dot_styles[cell] = style

    def render(self) -> Text:
        """The picture."""
        picture = Text(no_wrap=True)
        for row in range(self.height):
            for column in range(self.width):
                cell = (column, row)
                if cell in self._cells:
                    picture.append(*self._cells[cell])
                elif cell in self._dots:
                    picture.append(chr(BLANK_BRAILLE + self._dots[cell]), self._dot_styles[cell])
                else:
                    picture.append(" ")
            if row < self.height - 1:
                picture.append("\n")
        return picture
