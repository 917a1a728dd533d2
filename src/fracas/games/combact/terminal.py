"""The terminal picture: the board with its fields, dots and open points, and the pieces on offer.

Shapes, not colours, tell the sides apart: Black's lenses and triangles are filled, White's are outlines.

      ●  ▲  ▼   Black's lens and triangles       12*    a point's number; *: open, the actor can still connect there
      ○  △  ▽   White's                          3 1    under it Black's dots and White's; x: six, never more
      ·         an empty field                  <12>    Black's marker stands here, (12) White's
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from fracas.core.contract import Game

from .data import Point, Shape
from .options import CombactOptions
from .state import MOST_DOTS
from .view import CombactView, PieceShape, PointView, SideView

BLACK_STYLE = "bold magenta"
WHITE_STYLE = "bold cyan"
STYLES = {"black": BLACK_STYLE, "white": WHITE_STYLE, None: "dim"}
LENSES = {"black": "●", "white": "○", None: "·"}
UPWARD = {"black": "▲", "white": "△", None: "·"}
DOWNWARD = {"black": "▼", "white": "▽", None: "·"}

OPEN = "*"
STEP_X, STEP_Y = 8, 4  # characters and lines from a point to the next
SMALL_X, SMALL_Y = 4, 2  # the same in pictures of pieces
GAP = 3  # between pictures of pieces
WIDTH = 78


class Canvas:
    """Characters placed at (x, y), y upwards."""

    def __init__(self) -> None:
        self._cells: dict[tuple[int, int], tuple[str, str]] = {}

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write a text centred at (x, y), over what is there."""
        left = x - (len(text) - 1) // 2
        for index, character in enumerate(text):
            if character != " ":
                self._cells[left + index, y] = (character, style)

    @property
    def width(self) -> int:
        """How many characters the widest line has."""
        return max(x for x, _ in self._cells) - min(x for x, _ in self._cells) + 1

    def lines(self) -> list[Text]:
        """The picture, the top line first, all lines equally wide."""
        left = min(x for x, _ in self._cells)
        top, bottom = max(y for _, y in self._cells), min(y for _, y in self._cells)
        found = []
        for y in range(top, bottom - 1, -1):
            line = Text()
            for x in range(left, left + self.width):
                character, style = self._cells.get((x, y), (" ", ""))
                line.append(character, style=style)
            found.append(line)
        return found


def _place(peaks: Sequence[Point], step_x: int, step_y: int) -> tuple[int, int]:
    """Where the middle of a field (or a point) is drawn."""
    n = len(peaks)
    q, r = sum(peak[0] for peak in peaks), sum(peak[1] for peak in peaks)
    return round(step_x * (q + r / 2) / n), round(step_y * r / n)


def _is_upward(peaks: Sequence[Point]) -> bool:
    """The triangle stands on its side: two peaks below, one above."""
    heights = sorted(r for _, r in peaks)
    return heights[0] == heights[1]


def _glyph(peaks: Sequence[Point], owner: str | None) -> str:
    if len(peaks) == 2:
        return LENSES[owner]
    return UPWARD[owner] if _is_upward(peaks) else DOWNWARD[owner]


def draw(game: Game[CombactOptions], view: CombactView) -> RenderableType:
    """Board, sides, and the circle with pictures of what the actor may place."""
    parts: list[RenderableType] = [_headline(view), Text(), *_board(view), Text()]
    parts += [_side("black", view.black), _side("white", view.white)]
    parts += [Text(), _circle(view)]
    parts += _offers(view)
    return Group(*parts)


def _headline(view: CombactView) -> Text:
    title = view.target.replace("_", " ").upper()
    if view.is_campaign:
        title = f"CAMPAIGN, match {view.match}: {title}   wins {view.black.wins}:{view.white.wins}"
    return Text(f"{title}   {view.starter} started" if view.placed else f"{title}   {view.starter} starts", "bold")


def _board(view: CombactView) -> list[Text]:
    canvas = Canvas()
    open_points = _open_points(view)
    where = {point.number: (point.q, point.r) for point in view.points}
    for field in view.fields:
        peaks = [where[peak] for peak in field.peaks]
        x, y = _place(peaks, STEP_X, STEP_Y)
        canvas.put(x, y, _glyph(peaks, field.owner), STYLES[field.owner])
    for point in view.points:
        x, y = _place([(point.q, point.r)], STEP_X, STEP_Y)
        label = _point_label(point)
        canvas.put(x, y, label, "bold" if point.marker else "")
        if point.number in open_points:
            canvas.put(x + len(label) // 2 + 1, y, OPEN, "bold yellow")
        canvas.put(x - 1, y - 1, _dots_label(point.black), BLACK_STYLE)
        canvas.put(x + 1, y - 1, _dots_label(point.white), WHITE_STYLE)
    return canvas.lines()


def _open_points(view: CombactView) -> set[int]:
    """Points of the actor's network that can take another of its fields: dots to spare and an empty field there."""
    if view.actor is None or view.phase != "turn":
        return set()
    tokens = view.black.tokens if view.actor == "black" else view.white.tokens
    limit = MOST_DOTS + 1 if tokens else MOST_DOTS
    roomy = {peak for field in view.fields if field.owner is None for peak in field.peaks}
    own = {point.number: point.black if view.actor == "black" else point.white for point in view.points}
    return {number for number, dots in own.items() if 0 < dots < limit and number in roomy}


def _point_label(point: PointView) -> str:
    if point.marker == "black":
        return f"<{point.number}>"
    if point.marker == "white":
        return f"({point.number})"
    return str(point.number)


def _dots_label(dots: int) -> str:
    """The dots of one colour, nothing for none; `x`: no more, token or not."""
    return "x" if dots > MOST_DOTS else str(dots or " ")


def _side(name: str, side: SideView) -> Text:
    line = Text(f"{LENSES[name]} {name:<6}", STYLES[name])
    facts = [f"microbacts: {', '.join(side.microbacts) or 'none'}", f"5+1 tokens: {side.tokens}"]
    if side.own_markers is not None:
        facts.append(f"markers: {side.own_markers} own, {side.other_markers} of the other's")
    if side.territory is not None:
        facts.append(f"territory: {side.territory}")
    line.append("  ".join(facts), style="default not bold")
    return line


def _circle(view: CombactView) -> Text:
    """The circle clockwise: the Inception as `^`, pieces on offer in brackets, taken ones as dots."""
    line = Text("circle  ")
    for spot in view.circle:
        if spot.spot == view.inception:
            line.append("^ ", style="bold yellow")
        if spot.is_taken:
            line.append("· ", style="dim")
        else:
            label = f"[{spot.piece}]" if spot.is_offered else f"{spot.piece}"
            label = f"{spot.spot}:{label}" if view.inception is None else label
            line.append(f"{label} ", style="bold" if spot.is_offered else "")
    return line


def _offers(view: CombactView) -> list[Text]:
    """Pictures of what the actor may place, in its hand and colour, side by side."""
    if view.actor is None or not view.offered:
        return []
    shapes = {shape.name: shape for shape in view.shapes}
    return [Text(), *_row([_picture(name, shapes[name], view.actor) for name in view.offered])]


def _picture(name: str, shape: PieceShape, owner: str) -> list[Text]:
    hand: Shape = shape.white if owner == "white" else shape.black
    canvas = Canvas()
    for point in {peak for field in hand for peak in field}:
        canvas.put(*_place([point], SMALL_X, SMALL_Y), "+", "dim")
    for field in hand:
        canvas.put(*_place(field, SMALL_X, SMALL_Y), _glyph(field, owner), STYLES[owner])
    return [Text(name, "bold"), *canvas.lines()]


def _row(pictures: Iterable[list[Text]]) -> list[Text]:
    """Pictures side by side, in as many rows as the width needs."""
    rows: list[list[list[Text]]] = [[]]
    used = 0
    for picture in pictures:
        width = max(line.cell_len for line in picture)
        if used and used + width > WIDTH:
            rows.append([])
            used = 0
        rows[-1].append(picture)
        used += width + GAP
    return [line for row in rows for line in _side_by_side(row)]


def _side_by_side(pictures: list[list[Text]]) -> list[Text]:
    height = max(len(picture) for picture in pictures)
    found = []
    for index in range(height):
        line = Text()
        for picture in pictures:
            part = picture[index].copy() if index < len(picture) else Text()
            width = max(other.cell_len for other in picture)
            part.pad_right(width - part.cell_len + GAP)
            line.append_text(part)
        found.append(line)
    return found
