"""What Connect Four is about: four in a line, and the longest line that each side has."""

from __future__ import annotations

from typing import Literal

from fracas.core.contract import Game
from fracas.core.facts import Goal

from .options import ConnectFourOptions
from .state import COLUMNS, ROWS
from .view import ConnectFourView

WAYS = ((0, 1), (1, 0), (1, 1), (1, -1))  # across, up and both diagonals, as rows and columns


class FourInALine(Goal):
    """Four discs in a line win."""

    kind: Literal["four-in-a-line"] = "four-in-a-line"
    yellow: int  # the longest line
    red: int


def goal(game: Game[ConnectFourOptions], view: ConnectFourView) -> FourInALine:
    """The longest line of each side."""
    return FourInALine(yellow=_longest(view.board, "y"), red=_longest(view.board, "r"))


def _longest(board: list[str], disc: str) -> int:
    longest = 0
    for row in range(ROWS):
        for column in range(COLUMNS):
            for down, right in WAYS:
                length = 0
                while _holds(board, row + length * down, column + length * right, disc):
                    length += 1
                longest = max(longest, length)
    return longest


def _holds(board: list[str], row: int, column: int, disc: str) -> bool:
    return row in range(ROWS) and column in range(COLUMNS) and board[row][column] == disc
