"""The pictures of the docs, generated: the board with all its numbers, and the pieces.

python -m fracas.games.combact.picture docs/pictures
"""

from __future__ import annotations

import math
import sys
from collections.abc import Iterable
from pathlib import Path

from .data import Point, Shape, field_count, lattice, marker_points, pieces, point_count

UNIT = 108.0  # pixels from a point to the next
PIECE_UNIT = 40.0
MARGIN = 30.0
COLUMNS = 5
CELL_WIDTH, CELL_HEIGHT = 170.0, 150.0

PAPER, INK, GOLD, PALE, BLACK_MARKER, WHITE_MARKER = "#fbf8f1", "#3a342b", "#c9a13b", "#efe4c4", "#26221c", "#ffffff"


def _where(point: tuple[float, float], unit: float) -> tuple[float, float]:
    """Screen coordinates: q to the right, r 60 degrees anticlockwise from it, y downwards."""
    q, r = point
    return unit * (q + r / 2), -unit * r * math.sqrt(3) / 2


def _middle(peaks: Iterable[Point], unit: float) -> tuple[float, float]:
    places = [_where(peak, unit) for peak in peaks]
    return sum(x for x, _ in places) / len(places), sum(y for _, y in places) / len(places)


def _outline(peaks: tuple[Point, ...], unit: float) -> str:
    """The path of a field: circles of radius `unit` round the points bound every lens; a triangle is what they leave.

    Both arcs of a lens bulge outwards, the three sides of a triangle, which are the lenses' arcs, inwards.
    """
    middle = _middle(peaks, unit)
    places = [_where(peak, unit) for peak in peaks]
    places.sort(key=lambda place: math.atan2(place[1] - middle[1], place[0] - middle[0]))
    sweep = 1 if len(peaks) == 2 else 0
    path = f"M{places[0][0]:.1f},{places[0][1]:.1f}"
    for x, y in [*places[1:], places[0]]:
        path += f"A{unit:.1f},{unit:.1f} 0 0 {sweep} {x:.1f},{y:.1f}"
    return path + "Z"


def _svg(left: float, top: float, width: float, height: float, parts: list[str]) -> str:
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left:.0f} {top:.0f} {width:.0f} {height:.0f}" '
        f'font-family="sans-serif" text-anchor="middle" dominant-baseline="central">'
    )
    paper = f'<rect x="{left:.0f}" y="{top:.0f}" width="{width:.0f}" height="{height:.0f}" fill="{PAPER}"/>'
    return "\n".join([head, paper, *parts, "</svg>", ""])


def _text(place: tuple[float, float], label: str, size: int, fill: str, weight: str = "normal") -> str:
    x, y = place
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" font-weight="{weight}" fill="{fill}">{label}</text>'


def draw_board(radius: int) -> str:
    """The board as SVG: field numbers inside the fields, point numbers in circles, the markers filled or hollow."""
    board = lattice()
    parts = []
    for field in range(field_count(radius)):
        peaks = board.fields[field]
        fill = PALE if len(peaks) == 2 else PAPER
        parts.append(f'<path d="{_outline(peaks, UNIT)}" fill="{fill}" stroke="{GOLD}" stroke-width="1.5"/>')
    for field in range(field_count(radius)):
        parts.append(_text(_middle(board.fields[field], UNIT), str(field), 13, INK))
    markers = marker_points(radius)
    for number in range(point_count(radius)):
        x, y = _where(board.points[number], UNIT)
        fill, ink = (BLACK_MARKER, WHITE_MARKER) if number in markers[0] else (WHITE_MARKER, INK)
        width = 3 if number in (*markers[0], *markers[1]) else 1
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="14" fill="{fill}" stroke="{INK}" stroke-width="{width}"/>')
        parts.append(_text((x, y), str(number), 14, ink, "bold"))
    half_width = radius * UNIT + MARGIN
    half_height = radius * UNIT * math.sqrt(3) / 2 + MARGIN
    return _svg(-half_width, -half_height, 2 * half_width, 2 * half_height, parts)


def draw_pieces() -> str:
    """Every piece as Black plays it, unturned, the first peak of its notation ringed."""
    parts = []
    for index, piece in enumerate(pieces()):
        middle_x = CELL_WIDTH * (index % COLUMNS + 0.5)
        middle_y = CELL_HEIGHT * (index // COLUMNS + 0.5)
        parts += _piece(piece.name, piece.shape, middle_x, middle_y)
    rows = -(-len(pieces()) // COLUMNS)
    return _svg(0, 0, CELL_WIDTH * COLUMNS, CELL_HEIGHT * rows, parts)


def _piece(name: str, shape: Shape, middle_x: float, middle_y: float) -> list[str]:
    places = [_where(peak, PIECE_UNIT) for field in shape for peak in field]
    x = middle_x - (min(x for x, _ in places) + max(x for x, _ in places)) / 2
    y = middle_y - (min(y for _, y in places) + max(y for _, y in places)) / 2 + 10
    first = _where(shape[0][0], PIECE_UNIT)
    parts = [_text((middle_x, middle_y - CELL_HEIGHT / 2 + 16), name, 16, INK, "bold")]
    parts.append(f'<g transform="translate({x:.1f},{y:.1f})">')
    parts += [f'<path d="{_outline(field, PIECE_UNIT)}" fill="{GOLD}" stroke="{INK}"/>' for field in shape]
    parts.append(f'<circle cx="{first[0]:.1f}" cy="{first[1]:.1f}" r="5" fill="{PAPER}" stroke="{INK}"/></g>')
    return parts


def main(folder: str) -> None:
    """Write both pictures."""
    Path(folder).mkdir(parents=True, exist_ok=True)
    (Path(folder) / "combact-board.svg").write_text(draw_board(3), encoding="utf-8")
    (Path(folder) / "combact-pieces.svg").write_text(draw_pieces(), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
