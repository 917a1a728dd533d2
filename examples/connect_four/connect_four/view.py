"""What a seat sees of Connect Four: everything."""

from __future__ import annotations

from functools import cache
from typing import Literal

from pydantic import Field

from fracas.core.contract import Game, View
from fracas.core.facts import Prompt
from fracas.core.plain import Plain
from fracas.core.scenery import Mark, Piece, Place, Scenery, grid

from .options import ConnectFourOptions
from .state import COLUMNS, ROWS

SYMBOLS = ".yr"
ABOVE = -1.0  # where a disc is held before it falls

HOLES, _ = grid(COLUMNS, ROWS, lambda column, row: f"{column}.{row}", "round")
SHAFTS = tuple(
    Place(id=str(column + 1), x=column, y=(ROWS - 1) / 2, height=ROWS, shape="none", name=f"Column {column + 1}")
    for column in range(COLUMNS)
)
PLACES = (*HOLES, *SHAFTS)
NUMBERS = tuple(Mark(x=column, y=ROWS - 0.2, text=str(column + 1)) for column in range(COLUMNS))


class Choose(Prompt):
    """The seat is to choose a column."""

    kind: Literal["choose"] = "choose"
    seat: str


class Over(Prompt):
    """Nothing is asked any more."""

    kind: Literal["over"] = "over"


class ConnectFourView(View):
    """The board from the top row down, `y`, `r` and `.`, and as a scenery for clients that draw any game."""

    prompt: Choose | Over = Field(discriminator="kind")
    board: list[str]
    scenery: Scenery


def board_lines(s: Plain) -> list[str]:
    """Six lines of text, the top row first."""
    return ["".join(SYMBOLS[cell] for cell in s.board[row]) for row in reversed(range(ROWS))]


def holes_and_discs(s: Plain) -> Scenery:
    """An action names a column, an event the hole a disc fell into."""
    discs = tuple(
        _disc(column, row, s.board[row][column] - 1) for column in range(COLUMNS) for row in range(s.height[column])
    )
    return Scenery(places=PLACES, fields=("column", "column.row"), pieces=discs, marks=NUMBERS)


@cache
def _disc(column: int, row: int, side: int) -> Piece:
    """Made once: a part of a board is the same in every view."""
    return Piece(at=f"{column + 1}.{row + 1}", side=side, origin=(column, ABOVE))


def view(game: Game[ConnectFourOptions], s: Plain, seat: int | None) -> ConnectFourView:
    """The view of a seat, or of a spectator."""
    seats = game.card.seats
    return ConnectFourView(
        seat=None if seat is None else seats[seat],
        actor=None if s.over else seats[s.actor],
        prompt=Over() if s.over else Choose(seat=seats[s.actor]),
        board=board_lines(s),
        scenery=holes_and_discs(s),
    )
