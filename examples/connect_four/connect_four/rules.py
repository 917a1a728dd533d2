"""The rules of Connect Four, as kernels."""

from __future__ import annotations

import numpy as np

from fracas.core.entry import Ints
from fracas.core.kernels import rule, wide
from fracas.core.rng import Rng

from .state import CELLS, COLUMNS, LINE, ROWS, Ending


@rule
def setup(s: np.record, t: np.record, rng: Rng) -> None:
    """An empty board; the option says who starts."""
    s.actor = t.first


@rule
def legal(s: np.record, t: np.record, out: Ints) -> int:
    """A disc may be dropped into every column that is not full."""
    n = 0
    for column in range(COLUMNS):
        if s.height[column] < ROWS:
            out[n] = column
            n += 1
    return n


@rule
def apply(s: np.record, t: np.record, a: int, rng: Rng) -> None:
    """The disc falls onto the column's pile; four in a line win, a full board is a draw."""
    row = wide(s.height[a])
    disc = wide(s.actor) + 1
    s.board[row, a] = disc
    s.height[a] += 1
    s.discs += 1
    if is_winning(s, row, a, disc):
        s.over = 1
        s.winner = s.actor
        s.ending = Ending.FOUR_IN_A_LINE
    elif s.discs == CELLS:
        s.over = 1
        s.ending = Ending.BOARD_FULL
    s.actor = 1 - s.actor


@rule
def is_winning(s: np.record, row: int, column: int, disc: int) -> bool:
    """The disc at this cell is part of a line of four."""
    return (
        _run(s, row, column, 0, 1, disc) + _run(s, row, column, 0, -1, disc) + 1 >= LINE
        or _run(s, row, column, -1, 0, disc) + 1 >= LINE
        or _run(s, row, column, 1, 1, disc) + _run(s, row, column, -1, -1, disc) + 1 >= LINE
        or _run(s, row, column, 1, -1, disc) + _run(s, row, column, -1, 1, disc) + 1 >= LINE
    )


@rule
def _run(s: np.record, row: int, column: int, up: int, right: int, disc: int) -> int:
    """How many discs of this colour follow in one direction."""
    n = 0
    row += up
    column += right
    while 0 <= row < ROWS and 0 <= column < COLUMNS and s.board[row, column] == disc:
        n += 1
        row += up
        column += right
    return n
