"""The terminal picture: the board with its fields, dots and open points, and the pieces on offer.

Shapes, not colours, tell the sides apart: Black's lenses and triangles are filled, White's are outlines.

      ●  ▲  ▼   Black's lens and triangles       12*    a point's number; *: open, the actor can still connect there
      ○  △  ▽   White's                          3 1    under it Black's dots and White's; x: six, never more
      ·         an empty field                  <12>    Black's marker stands here, (12) White's

On a small board the dots stand behind the number, Black's raised and White's lowered: 12³₁.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from fracas.core.contract import Action, Game
from fracas.core.drawing import Choice, Drawing, Paper, Room, spotted

from .actions import Place
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
RAISED, LOWERED = "⁰¹²³⁴⁵ˣ", "₀₁₂₃₄₅ₓ"
BRACKETS = {"black": "<>", "white": "()", None: ""}

OPEN = "*"
STEP_X, STEP_Y = 8, 4  # characters and lines from a point to the next
TIGHT_X, TIGHT_Y = 6, 2  # the same on a small board
SMALL_X, SMALL_Y = 4, 2  # the same in pictures of pieces
GAP = 3  # between pictures of pieces
WIDTH = 78
FEW = 18  # actions that are listed one by one
PIECE, FIELD = "piece:", "field:"  # places on the screen; a point is called by its number


class Canvas:
    """Characters placed at (x, y), y upwards."""

    def __init__(self) -> None:
        self._cells: dict[tuple[int, int], tuple[str, str, str]] = {}

    def put(self, x: int, y: int, text: str, style: str = "", place: str = "") -> None:
        """Write a text centred at (x, y), over what is there; it stands for a place."""
        left = x - (len(text) - 1) // 2
        for index, character in enumerate(text):
            if character != " ":
                self._cells[left + index, y] = (character, style, place)

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
                character, style, place = self._cells.get((x, y), (" ", "", ""))
                text = Text(character, style)
                line.append_text(spotted(text, place) if place else text)
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


def draw(game: Game[CombactOptions], view: CombactView, paper: Paper) -> Drawing:
    """Board, sides, and the circle with pictures of what the actor may place."""
    parts: list[RenderableType] = [_headline(view, paper), Text(), *_board(view), Text()]
    parts += [_side("black", view.black, paper), _side("white", view.white, paper)]
    parts += [Text(), _circle(view, paper)]
    parts += _offers(view, WIDTH)
    return Drawing(
        Group(*parts),
        lambda room: _small(view, room),
        vital=lambda width: _vital(view, paper, width),
        facts=lambda width: _facts(view, paper, width),
        path=_path,
        covers=_covers,
        about=lambda place: _about(view, place),
        choices=_choices,
    )


def seat_style(game: Game[CombactOptions], seat: str) -> str:
    """The colour of its pieces."""
    return STYLES[seat]


def _headline(view: CombactView, paper: Paper) -> Text:
    title = paper.say(f"option-target-{view.target}").partition(":")[0].upper()
    if view.is_campaign:
        wins = f"{view.black.wins}:{view.white.wins}"
        title = paper.say("draw-campaign", match=view.match, target=title, wins=wins)
    seat = paper.say(f"seat-{view.starter}")
    began = paper.say("draw-started" if view.placed else "draw-starts", seat=seat)
    return Text(f"{title}   {began}", "bold")


# The board -------------------------------------------------------------------------------------------------------


def _board(view: CombactView) -> list[Text]:
    canvas = Canvas()
    open_points = _open_points(view)
    where = {point.number: (point.q, point.r) for point in view.points}
    for field in view.fields:
        peaks = [where[peak] for peak in field.peaks]
        x, y = _place(peaks, STEP_X, STEP_Y)
        canvas.put(x, y, _glyph(peaks, field.owner), STYLES[field.owner], f"{FIELD}{field.number}")
    for point in view.points:
        x, y = _place([(point.q, point.r)], STEP_X, STEP_Y)
        label = _point_label(point)
        canvas.put(x, y, label, "bold" if point.marker else "", str(point.number))
        if point.number in open_points:
            canvas.put(x + len(label) // 2 + 1, y, OPEN, "bold yellow")
        canvas.put(x - 1, y - 1, _dots_label(point.black), BLACK_STYLE)
        canvas.put(x + 1, y - 1, _dots_label(point.white), WHITE_STYLE)
    return canvas.lines()


def _small(view: CombactView, room: Room) -> Text:
    """The large board where it fits, else a line for each row of points and one between two of them."""
    large = _board(view)
    if large[0].cell_len <= room.width and len(large) <= room.height:
        return Text("\n").join(large)
    across = 2 * view.radius * STEP_X + 4
    return Text("\n").join(_tight_board(view, STEP_X if across <= room.width else TIGHT_X))


def _tight_board(view: CombactView, step_x: int) -> list[Text]:
    canvas = Canvas()
    open_points = _open_points(view)
    where = {point.number: (point.q, point.r) for point in view.points}
    for field in view.fields:
        peaks = [where[peak] for peak in field.peaks]
        x, y = _tight_place(peaks, step_x)
        canvas.put(x, y, _glyph(peaks, field.owner), STYLES[field.owner], f"{FIELD}{field.number}")
    for point in view.points:
        x, y = _tight_place([(point.q, point.r)], step_x)
        style = "bold yellow" if point.number in open_points else "bold" if point.marker else ""
        number = str(point.number)
        left = x - 1
        canvas.put(left + (len(number) - 1) // 2, y, number, style, number)
        left += len(number)
        if point.marker is not None:
            canvas.put(left, y, BRACKETS[point.marker][0], STYLES[point.marker], number)
            left += 1
        for dots, digits, owner in ((point.black, RAISED, "black"), (point.white, LOWERED, "white")):
            if dots:
                canvas.put(left, y, digits[min(dots, MOST_DOTS + 1)], STYLES[owner], number)
                left += 1
    return canvas.lines()


def _tight_place(peaks: Sequence[Point], step_x: int) -> tuple[int, int]:
    """Triangles share the line of the lenses that rise between two rows of points."""
    x, _ = _place(peaks, step_x, 1)
    heights = {r for _, r in peaks}
    row = TIGHT_Y * min(heights) + (1 if len(heights) > 1 else 0)
    return (x + 1 if len(peaks) == 2 and len(heights) == 1 else x), row


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
    brackets = BRACKETS[point.marker]
    return f"{brackets[:1]}{point.number}{brackets[1:]}"


def _dots_label(dots: int) -> str:
    """The dots of one colour, nothing for none; `x`: no more, token or not."""
    return "x" if dots > MOST_DOTS else str(dots or " ")


# Beside it -------------------------------------------------------------------------------------------------------


def _side(name: str, side: SideView, paper: Paper) -> Text:
    line = Text(f"{LENSES[name]} {paper.say(f'seat-{name}').lower():<6} ", STYLES[name])
    line.append("  ".join(_held(side, paper)), style="default not bold")
    return line


def _held(side: SideView, paper: Paper) -> list[str]:
    micro = ", ".join(side.microbacts) or paper.say("draw-none")
    facts = [paper.say("draw-microbacts", held=micro), paper.say("draw-tokens", count=side.tokens)]
    if side.own_markers is not None:
        facts.append(paper.say("draw-markers", own=side.own_markers, other=side.other_markers))
    if side.territory is not None:
        facts.append(paper.say("draw-territory", count=side.territory))
    return facts


def _side_within(width: int, name: str, side: SideView, paper: Paper) -> list[Text]:
    """The same on as many lines as it needs: none ends between a name and its figure."""
    whole = _side(name, side, paper)
    if whole.cell_len <= width:
        return [whole]
    micro, *counted = _held(side, paper)
    first = Text(f"{LENSES[name]} {paper.say(f'seat-{name}').lower():<6} ", STYLES[name])
    lines = [first]
    for fact in (*counted, micro):
        if lines[-1].cell_len + len(fact) > width and lines[-1].plain.strip():
            lines.append(Text("  "))
        lines[-1].append(f"{fact}  ", style="default not bold")
    return lines


def _vital(view: CombactView, paper: Paper, width: int) -> list[Text]:
    """What is played for, what either side holds and has reached, and what may be placed."""
    lines = [_headline(view, paper)]
    for name, side in (("black", view.black), ("white", view.white)):
        lines += _side_within(width, name, side, paper)
    if view.offered:
        line = Text(f"{paper.say('draw-offered')} ", "bold")
        for name in view.offered:
            line.append_text(spotted(Text(f"[{name}]", "bold yellow"), f"{PIECE}{name}")).append(" ")
        lines.append(line)
    else:
        lines.append(_circle(view, paper))
    return lines


def _facts(view: CombactView, paper: Paper, width: int) -> list[Text]:
    pictures = _offers(view, width)[1:]
    circle = [_circle(view, paper)] if view.offered else []
    return [*([Text("\n").join(pictures)] if pictures else []), *circle]


def _circle(view: CombactView, paper: Paper) -> Text:
    """The circle clockwise: the Inception as `^`, pieces on offer in brackets, taken ones as dots."""
    line = Text(f"{paper.say('draw-circle')}  ")
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


def _offers(view: CombactView, width: int) -> list[Text]:
    """Pictures of what the actor may place, in its hand and colour, side by side."""
    if view.actor is None or not view.offered:
        return []
    shapes = {shape.name: shape for shape in view.shapes}
    return [Text(), *_row([_picture(name, shapes[name], view.actor) for name in view.offered], width)]


def _picture(name: str, shape: PieceShape, owner: str) -> list[Text]:
    hand: Shape = shape.white if owner == "white" else shape.black
    canvas = Canvas()
    for point in {peak for field in hand for peak in field}:
        canvas.put(*_place([point], SMALL_X, SMALL_Y), "+", "dim")
    for field in hand:
        canvas.put(*_place(field, SMALL_X, SMALL_Y), _glyph(field, owner), STYLES[owner])
    return [spotted(Text(name, "bold"), f"{PIECE}{name}"), *canvas.lines()]


def _row(pictures: Iterable[list[Text]], most: int) -> list[Text]:
    """Pictures side by side, in as many rows as the width needs."""
    rows: list[list[list[Text]]] = [[]]
    used = 0
    for picture in pictures:
        width = max(line.cell_len for line in picture)
        if used and used + width > most:
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
        for number, picture in enumerate(pictures):
            part = picture[index].copy() if index < len(picture) else Text()
            width = max(other.cell_len for other in picture)
            part.pad_right(width - part.cell_len + (GAP if number < len(pictures) - 1 else 0))
            line.append_text(part)
        found.append(line)
    return found


# Choosing --------------------------------------------------------------------------------------------------------


def _path(action: Action) -> Sequence[str]:
    """The piece, then the point its first peak lies on; how it is turned is chosen from the list."""
    return (f"{PIECE}{action.piece}", str(action.at)) if isinstance(action, Place) else ()


def _about(view: CombactView, place: str) -> list[Text]:
    """How a piece looks."""
    shapes = {f"{PIECE}{shape.name}": shape for shape in view.shapes}
    if place not in shapes or view.actor is None:
        return []
    return _picture(shapes[place].name, shapes[place], view.actor)


def _covers(action: Action) -> Sequence[str]:
    return [f"{FIELD}{number}" for number in action.fields] if isinstance(action, Place) else ()


def _choices(actions: Sequence[Action]) -> list[Choice]:
    """Many placements by piece, those of one piece by point."""
    placing = [action for action in actions if isinstance(action, Place)]
    if len(placing) <= FEW:
        return []
    is_one_piece = len({action.piece for action in placing}) == 1
    groups: dict[str, list[Action]] = {}
    for action in placing:
        label = f"place {action.piece} at {action.at}" if is_one_piece else f"place {action.piece}"
        groups.setdefault(label, []).append(action)
    if len(groups) == 1:
        return []
    others = [Choice(action.text, (action,)) for action in actions if not isinstance(action, Place)]
    return [*others, *(Choice(label, tuple(members)) for label, members in groups.items())]
