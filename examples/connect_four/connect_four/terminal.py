"""Connect Four in the terminal."""

from __future__ import annotations

from rich.text import Text

from fracas.core.contract import Game

from .options import ConnectFourOptions
from .state import COLUMNS
from .view import ConnectFourView

STYLES = {".": "dim", "y": "bold yellow", "r": "bold red"}


def draw(game: Game[ConnectFourOptions], view: ConnectFourView) -> Text:
    """The board with coloured discs and the column numbers below."""
    picture = Text()
    for line in view.board:
        for symbol in line:
            picture.append("● " if symbol != "." else "· ", style=STYLES[symbol])
        picture.append("\n")
    picture.append(" ".join(str(column + 1) for column in range(COLUMNS)), style="dim")
    return picture
