"""What a seat sees of Connect Four: everything."""

from __future__ import annotations

import numpy as np
from rich.text import Text

from fracas.core.contract import Action, Event, View

from .actions import Drop
from .state import COLUMNS, ROWS

SYMBOLS = ".yr"
STYLES = {".": "dim", "y": "bold yellow", "r": "bold red"}


class ConnectFourView(View):
    """The board from the top row down, `y`, `r` and `.`."""

    board: list[str]


class Dropped(Event):
    """A disc fell into a column and came to rest in a row, both counted from 1."""

    column: int
    row: int


def board_lines(s: np.record) -> list[str]:
    """Six lines of text, the top row first."""
    return ["".join(SYMBOLS[int(cell)] for cell in s.board[row]) for row in reversed(range(ROWS))]


def make_view(s: np.record, seat: int | None, seats: tuple[str, ...]) -> ConnectFourView:
    """The view of a seat, or of a spectator."""
    return ConnectFourView(
        seat=None if seat is None else seats[seat],
        actor=None if s.over else seats[int(s.actor)],
        prompt="The game is over." if s.over else f"{seats[int(s.actor)].capitalize()}, choose a column.",
        board=board_lines(s),
    )


def make_events(before: np.record, action: Action, after: np.record, seats: tuple[str, ...]) -> list[Event]:
    """One event: the disc's fall."""
    assert isinstance(action, Drop)
    row = int(after.height[action.column - 1])
    text = f"{seats[int(before.actor)]} drops a disc into column {action.column}"
    return [Dropped(kind="dropped", text=text, column=action.column, row=row)]


def draw_board(view: ConnectFourView) -> Text:
    """The board with coloured discs and the column numbers below."""
    picture = Text()
    for line in view.board:
        for symbol in line:
            picture.append("● " if symbol != "." else "· ", style=STYLES[symbol])
        picture.append("\n")
    picture.append(" ".join(str(column + 1) for column in range(COLUMNS)), style="dim")
    return picture
