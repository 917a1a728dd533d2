"""A position of Connect Four as JSON, both ways."""

from __future__ import annotations

import numpy as np

from fracas.core.contract import Game, Position
from fracas.core.errors import BadPosition
from fracas.core.plain import Plain

from .options import ConnectFourOptions
from .state import COLUMNS, ROWS
from .view import SYMBOLS, board_lines


class ConnectFourPosition(Position):
    """The board from the top row down, `y`, `r` and `.`."""

    board: list[str]


def to_position(game: Game[ConnectFourOptions], s: Plain) -> ConnectFourPosition:
    """The whole state, every field named."""
    return ConnectFourPosition(**game.position_header(s), board=board_lines(s))


def from_position(game: Game[ConnectFourOptions], given: ConnectFourPosition, s: np.record) -> None:
    """Fill the zeroed state; the invariants catch discs in the air."""
    if len(given.board) != ROWS:
        raise BadPosition("board", given.board, f"must have {ROWS} lines")
    for index, line in enumerate(given.board):
        if len(line) != COLUMNS or set(line) - set(SYMBOLS):
            raise BadPosition(f"board.{index}", line, f"must be {COLUMNS} of the characters {SYMBOLS}")
        for column, symbol in enumerate(line):
            row = ROWS - 1 - index
            s.board[row, column] = SYMBOLS.index(symbol)
            if symbol != ".":
                s.discs += 1
                s.height[column] = max(int(s.height[column]), row + 1)
