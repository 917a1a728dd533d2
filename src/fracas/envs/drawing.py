"""The board as text and as a picture: what the terminal shows of it to the seat that is to act."""

from __future__ import annotations

from functools import cache
from io import StringIO
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from rich.cells import cell_len
from rich.color import Color
from rich.console import Console, Group, RenderableType
from rich.style import Style
from rich.terminal_theme import DIMMED_MONOKAI as THEME
from rich.text import Text

from fracas.core.contract import Game, State
from fracas.core.errors import BadOptions, listed, shown
from fracas.core.match import PICTURE_WIDTH, Match

from .extras import wanting

MODES = ("human", "ansi", "rgb_array")
PICTURE_HEIGHT = 48  # lines; what is taller is shrunk, so that all pictures are of one size and make a film
CELL_WIDTH, CELL_HEIGHT, FONT_SIZE = 9, 18, 15  # of a character of the picture, in dots
BRAILLE, PATTERNS = 0x2800, 256
_BRAILLE_DOTS = ((0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3))  # (column, row) of each bit
_PLAIN = Style()
_FONTS = (
    "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf",
    "/usr/share/fonts/dejavu-sans-mono-fonts/DejaVuSansMono.ttf",
    "/System/Library/Fonts/Menlo.ttc",
    "C:/Windows/Fonts/consola.ttf",
)


def checked_mode(mode: object) -> str | None:
    """A way of drawing, or none."""
    if mode is None or (isinstance(mode, str) and mode in MODES):
        return mode
    raise BadOptions(f"render_mode: got {shown(mode)}; allowed: {listed(MODES)}, None")


def drawn(game: Game[Any], state: State, mode: str | None) -> str | npt.NDArray[np.uint8] | None:
    """The board in one of the ways of drawing; the human one is printed."""
    if mode is None:
        return None
    picture = _picture(game, state)
    console = Console(file=StringIO(), width=PICTURE_WIDTH, force_terminal=True, color_system="256", highlight=False)
    if mode == "rgb_array":
        return _painted(console, picture)
    with console.capture() as captured:
        console.print(picture)
    if mode == "ansi":
        return captured.get()
    print(captured.get())
    return None


def plain_text(game: Game[Any], state: State) -> str:
    """The board and what is asked, without colours."""
    return str(_match(game, state))


def _match(game: Game[Any], state: State) -> Match:
    return Match(game, state.copy(), "drawn", None)


def _picture(game: Game[Any], state: State) -> RenderableType:
    """As the seat to act sees it, or a spectator once the game is over; then what is asked, or how it ended."""
    match = _match(game, state)
    view, outcome = game.told_view(state[0], match.actor), match.outcome
    return Group(game.draw(view), Text(view.prompt.text if outcome is None else outcome.text))


def _painted(console: Console, picture: RenderableType) -> npt.NDArray[np.uint8]:
    """The characters of the terminal as dots."""
    with wanting("envs"):
        from PIL import Image, ImageDraw
    lines = console.render_lines(picture, pad=False)
    width, height = PICTURE_WIDTH * CELL_WIDTH, max(len(lines), PICTURE_HEIGHT) * CELL_HEIGHT
    image = Image.new("RGB", (width, height), tuple(THEME.background_color))
    brush, font = ImageDraw.Draw(image), _font()
    for row, line in enumerate(lines):
        column = 0
        for text, style, _ in line:
            ink, paper = _colours(style or _PLAIN)
            for character in text:
                x, y, cells = column * CELL_WIDTH, row * CELL_HEIGHT, cell_len(character)
                if paper != THEME.background_color:
                    brush.rectangle((x, y, x + cells * CELL_WIDTH - 1, y + CELL_HEIGHT - 1), fill=paper)
                if BRAILLE <= ord(character) < BRAILLE + PATTERNS:
                    _dot(brush, x, y, ord(character) - BRAILLE, ink)
                elif not character.isspace():
                    brush.text((x, y), character, fill=ink, font=font)
                column += cells
    if len(lines) > PICTURE_HEIGHT:
        page = Image.new("RGB", (width, PICTURE_HEIGHT * CELL_HEIGHT), tuple(THEME.background_color))
        page.paste(image.resize((width * PICTURE_HEIGHT // len(lines), page.height), Image.Resampling.LANCZOS))
        image = page
    return np.asarray(image).copy()


def _dot(brush: Any, x: int, y: int, pattern: int, ink: tuple[int, ...]) -> None:
    """A braille pattern, of which drawings make their lines: few fonts have them."""
    for bit, (column, row) in enumerate(_BRAILLE_DOTS):
        if pattern >> bit & 1:
            left, top = x + column * CELL_WIDTH // 2 + 1, y + row * CELL_HEIGHT // 4 + 1
            brush.rectangle((left, top, left + 1, top + 1), fill=ink)


def _colours(style: Style) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Ink and paper."""
    ink = _dots(style.color, THEME.foreground_color)
    paper = _dots(style.bgcolor, THEME.background_color)
    if style.dim:
        ink = tuple((one + other) // 2 for one, other in zip(ink, paper, strict=True))
    return (paper, ink) if style.reverse else (ink, paper)


def _dots(colour: Color | None, usual: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(usual) if colour is None or colour.is_default else tuple(colour.get_truecolor(THEME))


@cache
def _font() -> Any:
    """One whose characters are all equally wide, if this system has it; else the library's own."""
    from PIL import ImageFont

    for path in _FONTS:
        if Path(path).exists():
            return ImageFont.truetype(path, FONT_SIZE)
    return ImageFont.load_default(FONT_SIZE)
