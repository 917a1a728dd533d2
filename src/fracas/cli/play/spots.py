"""What can be pointed at on a screen: found by the names that drawings give to parts of their text."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from rich.segment import Segment
from rich.style import Style

from ...core.drawing import SPOT

Line = list[Segment]


@dataclass(frozen=True)
class Spot:
    """A run of characters that stands for a place."""

    place: str
    row: int
    column: int
    width: int

    @property
    def middle(self) -> tuple[float, float]:
        """Row and column of its middle."""
        return self.row, self.column + (self.width - 1) / 2

    def holds(self, row: int, column: int) -> bool:
        """That character belongs to it."""
        return row == self.row and self.column <= column < self.column + self.width


def found_spots(lines: Iterable[Line]) -> list[Spot]:
    """Every spot of some lines, from top to bottom."""
    found = []
    for row, line in enumerate(lines):
        column = 0
        for segment in line:
            place = _place(segment)
            if place is not None:
                found.append(Spot(place, row, column, segment.cell_length))
            column += segment.cell_length
    return found


def marked(lines: Iterable[Line], styles: Mapping[str, str]) -> list[Line]:
    """The lines with the spots of these places in other styles."""
    return [[_in_style(segment, styles) for segment in line] for line in lines]


def _in_style(segment: Segment, styles: Mapping[str, str]) -> Segment:
    place = _place(segment)
    if place is None or place not in styles:
        return segment
    return Segment(segment.text, (segment.style or Style()) + Style.parse(styles[place]), segment.control)


def _place(segment: Segment) -> str | None:
    style = segment.style
    return style.meta.get(SPOT) if style is not None and style._meta is not None else None


def nearest(spots: Iterable[Spot], start: Spot | None, key: str) -> Spot | None:
    """The spot that an arrow key leads to: the one that lies most in that direction, and near."""
    among = list(spots)
    if start is None or not among:
        return min(among, key=lambda spot: spot.middle, default=None)
    row, column = start.middle
    along, across = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}[key]

    def cost(spot: Spot) -> float:
        down, right = (spot.middle[0] - row) * 2, spot.middle[1] - column  # a character is twice as high as wide
        forward = down * along + right * across
        sideways = abs(down * across) + abs(right * along)
        return forward + 2 * sideways if forward > 0 and sideways <= 3 * forward else float("inf")

    best = min(among, key=cost)
    return best if cost(best) < float("inf") else None
