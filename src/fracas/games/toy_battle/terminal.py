"""The board in the terminal: the terrain with its troops on the left, both sides and the viewer's rack on the right.

Blue is ● and red is ◆, so the picture reads the same without colour. A node is a box:

    ┏b12━━━━×3┓   its name, and how many troops lie there
    ┃◆4 Hook  ┃   the visible troop: owner, strength (J: the joker), name
    ┗exhume━━━┛   what is special about it
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from fracas.core.contract import Action, Game
from fracas.core.drawing import Drawing, Paper, Room, spotted

from .actions import TROOP_IDS, Discard, Place, Recall, Shove, TroopId
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
NEXT_DRAWN = 3  # of a reserve that is shown
TROOP_NAMES = ("Kwak", "Skully", "Cap'n", "Jumbo", "Hook", "XB-42", "Star", "Roxy")  # by Troop number
HAND = "hand:"  # a place on the screen that stands for a troop of the rack
LABEL_GAP = 2  # between the labels of a small picture

DOTS_ACROSS, DOTS_DOWN = 2, 4  # in one character
BLANK_BRAILLE = 0x2800
#   the bit of each dot of a Braille character, by row and column
DOT_BITS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))

Point = tuple[float, float]


def draw(game: Game[ToyBattleOptions], view: ToyBattleView, paper: Paper) -> Drawing:
    """The view as a picture of 100 columns, or smaller."""
    table = Table.grid(padding=(0, 1))
    table.add_column(width=BOARD_COLUMNS)
    table.add_column(width=PANEL_COLUMNS)
    table.add_row(_draw_terrain(view, paper), _draw_panel(view, paper))
    return Drawing(
        table,
        lambda room: _small(view, paper, room),
        vital=lambda width: _vital(view, paper, width),
        facts=lambda width: _facts(view, paper),
        path=_path,
        about=lambda place: _about(place, paper),
    )


def seat_style(game: Game[ToyBattleOptions], seat: str) -> str:
    """The colour of its pieces."""
    return STYLES[seat]


def _about(place: str, paper: Paper) -> list[Text]:
    """What a troop of the rack does."""
    troop = place.removeprefix(HAND)
    effect = paper.texts.format(f"draw-effect-{troop}", {}) if place.startswith(HAND) else None
    return [Text.assemble((troop_text(troop), "bold"), f": {effect}")] if effect else []


def _path(action: Action) -> Sequence[str]:
    """A troop of the rack and its base; a troop on the board, and where it goes."""
    match action:
        case Place(troop=troop, node=node):
            return f"{HAND}{troop}", node
        case Recall(node=node) | Discard(node=node):
            return (node,)
        case Shove(source=source, target=target):
            return source, target
    return ()


# The terrain ---------------------------------------------------------------------------------------------------


def _draw_terrain(view: ToyBattleView, paper: Paper) -> Text:
    centres = _centres(view.nodes, paper.is_turned)
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


def _centres(nodes: list[NodeView], is_turned: bool) -> dict[str, Point]:
    """The cell in the middle of each node's box; the terrain is stretched over the whole width."""
    span = BOARD_COLUMNS - (INNER + 2)
    margin = (INNER + 2) // 2
    height = max(node.y for node in nodes) - min(node.y for node in nodes)
    return {
        name: (round(margin + x * span), round(BOX_ROWS // 2 + y * height * ROWS_PER_UNIT))
        for name, (x, y) in _shares(nodes, is_turned).items()
    }


def _shares(nodes: list[NodeView], is_turned: bool) -> dict[str, Point]:
    """How far to the right and down each node lies, from 0 to 1; turned, the other side's H.Q. is below."""
    left, right = min(node.x for node in nodes), max(node.x for node in nodes)
    top, bottom = min(node.y for node in nodes), max(node.y for node in nodes)
    width, height = (right - left) or 1.0, (bottom - top) or 1.0
    found = {node.id: ((node.x - left) / width, (node.y - top) / height) for node in nodes}
    return {name: (1 - x, 1 - y) for name, (x, y) in found.items()} if is_turned else found


def _small(view: ToyBattleView, paper: Paper, room: Room) -> Text:
    """A label for every node: its name, the visible troop, or what is special about it."""
    labels = {node.id: _label(node) for node in view.nodes}
    if room.width >= BOARD_COLUMNS and room.height >= _tallest(view):
        return _draw_terrain(view, paper)
    cells = _small_cells(view, paper, Room(min(room.width, BOARD_COLUMNS), room.height), labels)
    canvas = Canvas(min(room.width, BOARD_COLUMNS), room.height)
    canvas.has_margins = True
    middles = {name: (column + len(labels[name]) / 2, row + 0.5) for name, (column, row) in cells.items()}
    nodes = {node.id: node for node in view.nodes}
    for one, other in view.paths:
        canvas.line(middles[one], middles[other], _path_style(nodes[one], nodes[other]))
    for node in view.nodes:
        column, row = cells[node.id]
        owner = node.kind.removeprefix("hq:") if node.kind != "base" else node.holder
        style = OPEN if node.id == view.spot else STYLES.get(owner or "", "")
        canvas.write(column, row, labels[node.id], style, node.id)
    for region in view.regions:
        _draw_medals(canvas, region, [(middles[base][0], cells[base][1]) for base in region.bases])
    return canvas.render()


def _tallest(view: ToyBattleView) -> int:
    height = max(node.y for node in view.nodes) - min(node.y for node in view.nodes)
    return round(height * ROWS_PER_UNIT) + BOX_ROWS


def _small_cells(view: ToyBattleView, paper: Paper, room: Room, labels: dict[str, str]) -> dict[str, tuple[int, int]]:
    """Where each label begins: stretched over the room, pushed apart where two of a row would touch."""
    rows: dict[int, list[tuple[int, str]]] = {}
    for name, (x, y) in _shares(view.nodes, paper.is_turned).items():
        column = round(x * (room.width - len(labels[name])))
        rows.setdefault(round(y * (room.height - 1)), []).append((column, name))
    found = {}
    for row, members in rows.items():
        end = -LABEL_GAP
        placed = []
        for column, name in sorted(members):
            begin = max(column, end + LABEL_GAP)
            placed.append((begin, name))
            end = begin + len(labels[name])
        over = max(0, end - room.width)
        found.update({name: (max(0, begin - over), row) for begin, name in placed})
    return found


def _label(node: NodeView) -> str:
    """`b7`, `b7 ●4`, `b7 ●4×2`, and behind it what is special: `b7 exhume`, `b7 ●4 345`."""
    parts = [node.id]
    if node.stack:
        top = node.stack[-1]
        parts.append(f"{MARKS[top.owner]}{top.strength or JOKER}{f'×{len(node.stack)}' if len(node.stack) > 1 else ''}")
    if node.special:
        kind, _, strengths = node.special.partition(":")
        parts.append(strengths.replace(",", "") if strengths else kind if not node.stack else kind[:3])
    return " ".join(parts)


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
    canvas.write(left, row - 1, frame[0] + top[:INNER] + frame[2], style, node.id)
    canvas.write(left, row, frame[3] + " " * INNER + frame[3], style, node.id)
    canvas.write(left + 1, row, _node_text(node), STYLES.get(node.holder or owner or "", PLAIN), node.id)
    canvas.write(left, row + 1, frame[4] + _special_text(node).ljust(INNER, frame[1]) + frame[5], style, node.id)


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


def _draw_panel(view: ToyBattleView, paper: Paper) -> Text:
    panel = Text()
    panel.append(f"{view.terrain}\n", "bold")
    panel.append(paper.say("draw-turn", turn=view.turn, limit=view.turn_limit) + "\n")
    panel.append(paper.say("draw-objective", count=view.objective) + "\n", "yellow")
    for side in _far_side_first(view, paper):
        panel.append("\n")
        _append_side(panel, view, side, paper)
    for side in view.sides:
        if side.rack is not None:
            panel.append("\n")
            _append_rack(panel, side, _rack_title(view, side, paper), paper)
    for lines in (_stacks(view, paper), _specials(view, paper)):
        if lines:
            panel.append("\n")
        for line in lines:
            panel.append_text(line).append("\n")
    return panel


def _far_side_first(view: ToyBattleView, paper: Paper) -> list[SideView]:
    """As they sit at the board."""
    return list(view.sides) if paper.is_turned else list(reversed(view.sides))


def _append_side(panel: Text, view: ToyBattleView, side: SideView, paper: Paper) -> None:
    panel.append(f"{MARKS[side.seat]} {paper.say(f'seat-{side.seat}').upper()}", STYLES[side.seat])
    notes = [paper.say("draw-you")] if view.seat == side.seat else []
    notes += [paper.say("draw-to-act")] if view.actor == side.seat else []
    panel.append(f" ({', '.join(notes)})\n" if notes else "\n")
    rows = [
        ("medals", _medals(view, side)),
        ("rack", Text(_rack_size(side, paper))),
        ("reserve", Text(str(side.reserve_size))),
    ]
    rows += [("next", Text(", ".join(map(troop_text, side.reserve[:NEXT_DRAWN]))))] if side.reserve else []
    rows += [("removed", Text(_tally(side.removed)))] if side.removed else []
    rows += [("discard", Text(_tally(side.discard)))] if side.discard else []
    rows += [("known", Text(_tally(side.known)))] if side.known else []
    for name, value in rows:
        panel.append(f"  {paper.say(f'draw-{name}'):<7} ").append_text(value).append("\n")


def _medals(view: ToyBattleView, side: SideView) -> Text:
    won = min(side.medals, view.objective)
    return Text("★" * won, "bold yellow").append("·" * (view.objective - won) + f" {side.medals}", "default not bold")


def _rack_size(side: SideView, paper: Paper) -> str:
    size = paper.say("draw-of", count=side.rack_size, of=RACK_LIMIT)
    return f"{size}, {paper.say('draw-pinned', count=side.pinned_count)}" if side.pinned_count else size


def _tally(troops: list[TroopId]) -> str:
    """`Hook, 2 Star`."""
    named = ((TROOP_NAMES[TROOP_IDS.index(troop)], n) for troop, n in Counter(troops).items())
    return ", ".join(f"{n} {name}" if n > 1 else name for name, n in named)


def _rack_title(view: ToyBattleView, side: SideView, paper: Paper) -> str:
    if view.seat == side.seat:
        return paper.say("draw-your-rack")
    return paper.say("draw-rack-of", seat=paper.say(f"seat-{side.seat}"))


def _append_rack(panel: Text, side: SideView, title: str, paper: Paper) -> None:
    panel.append(f"{title}\n", STYLES[side.seat])
    for troop, n in Counter(side.rack).items():
        panel.append_text(spotted(Text(f"  {n}× {troop_text(troop)}", "bold"), f"{HAND}{troop}"))
        effect = paper.texts.format(f"draw-effect-{troop}", {})
        panel.append(f" {effect}\n" if effect else "\n", PLAIN)
    for troop in side.pinned or []:
        panel.append(f"  {troop_text(troop)} ({paper.say('draw-pinned-one')})\n", PLAIN)
    if not side.rack and not side.pinned:
        panel.append(f"  {paper.say('draw-empty')}\n")


def _vital(view: ToyBattleView, paper: Paper, width: int) -> list[Text]:
    """Medals of both sides, how many turns are left, and the viewer's rack."""
    lines = []
    for side in _far_side_first(view, paper):
        line = Text(f"{MARKS[side.seat]} ", STYLES[side.seat])
        line.append_text(_medals(view, side)).append(f"/{view.objective}", "default not bold")
        held = f" {paper.say('draw-rack')} {side.rack_size}"
        spare = f", {paper.say('draw-reserve')} {side.reserve_size}"
        lines.append(
            line.append(held).append(spare if line.cell_len + len(spare) <= width else f"+{side.reserve_size}")
        )
    lines.append(Text(paper.say("draw-turn", turn=view.turn, limit=view.turn_limit), PLAIN))
    lines += [_rack_line(side, _rack_title(view, side, paper), paper) for side in view.sides if side.rack is not None]
    return lines


def _rack_line(side: SideView, title: str, paper: Paper) -> Text:
    line = Text(f"{title}: ", STYLES[side.seat])
    for troop, n in Counter(side.rack).items():
        many = f"{n}×" if n > 1 else ""
        line.append_text(spotted(Text(f"{many}{troop_text(troop).replace(' ', '')}", "bold"), f"{HAND}{troop}")).append(
            " "
        )
    for troop in side.pinned or []:
        line.append(f"({troop_text(troop).replace(' ', '')}) ", PLAIN)
    if not side.rack and not side.pinned:
        line.append(paper.say("draw-empty"))
    return line


def _facts(view: ToyBattleView, paper: Paper) -> list[Text]:
    """What the troops of the rack do, stacks, special bases, what was discarded and seen."""
    lines = []
    for side in view.sides:
        for troop in Counter(side.rack or ()):
            effect = paper.texts.format(f"draw-effect-{troop}", {})
            if effect:
                lines.append(Text.assemble((troop_text(troop), "bold"), f" {effect}"))
    lines += [*_headed(_stacks(view, paper)), *_headed(_specials(view, paper))]
    for side in view.sides:
        for name, troops in (("discard", side.discard), ("known", side.known)):
            if troops:
                lines.append(Text(f"{MARKS[side.seat]} {paper.say(f'draw-{name}')} {_tally(troops)}"))
    return lines


def _headed(lines: list[Text]) -> list[Text]:
    """The heading and its first line as one fact: neither is shown without the other."""
    return [Text("\n").join(lines[:2]), *lines[2:]] if lines else []


def _stacks(view: ToyBattleView, paper: Paper) -> list[Text]:
    """Anyone may look through a stack: owner and strength of each troop; a strength is a type."""
    stacks = [node for node in view.nodes if len(node.stack) > 1]
    lines = [Text(paper.say("draw-stacks"), "bold")] if stacks else []
    for node in stacks:
        line = Text(f"  {node.id:<4}")
        for troop in reversed(node.stack):
            line.append(f" {MARKS[troop.owner]}{troop.strength or JOKER}", STYLES[troop.owner])
        lines.append(line)
    return lines


def _specials(view: ToyBattleView, paper: Paper) -> list[Text]:
    found = {node.special.partition(":")[0] for node in view.nodes if node.special}
    lines = [Text(paper.say("draw-specials"), "bold")] if found else []
    for special in sorted(found):
        lines.append(Text.assemble((f"  {special}", "bold"), f" {paper.say(f'draw-special-{special}')}"))
    return lines


# The grid it is drawn on ----------------------------------------------------------------------------------------


class Canvas:
    """A grid of characters with styles, and fine lines between them made of Braille dots."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self._cells: dict[tuple[int, int], tuple[str, str, str]] = {}
        self._dots: dict[tuple[int, int], int] = {}
        self._dot_styles: dict[tuple[int, int], str] = {}
        self.has_margins = False  # lines end a character before a text

    def write(self, column: int, row: int, text: str, style: str, place: str = "") -> None:
        """Write characters from a cell to the right; they stand for a place."""
        for offset, character in enumerate(text):
            self._cells[column + offset, row] = (character, style, place)

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
                    character, style, place = self._cells[cell]
                    text = Text(character, style)
                    picture.append_text(spotted(text, place) if place else text)
                elif cell in self._dots and not (self.has_margins and self._is_beside_text(cell)):
                    picture.append(chr(BLANK_BRAILLE + self._dots[cell]), self._dot_styles[cell])
                else:
                    picture.append(" ")
            if row < self.height - 1:
                picture.append("\n")
        return picture

    def _is_beside_text(self, cell: tuple[int, int]) -> bool:
        return any((cell[0] + side, cell[1]) in self._cells for side in (-1, 1))
