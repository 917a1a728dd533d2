"""A grid of characters with styles, and fine lines between them made of Braille dots."""

from __future__ import annotations

from rich.text import Text

DOTS_ACROSS, DOTS_DOWN = 2, 4  # in one character
BLANK_BRAILLE = 0x2800
#   the bit of each dot of a Braille character, by row and column
DOT_BITS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))


class Canvas:
    """Characters written over lines."""

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
