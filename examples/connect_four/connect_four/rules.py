"""The rules of Connect Four, as kernels."""

from __future__ import annotations

import numpy as np

from fracas.core.entry import Floats, Ints
from fracas.core.kernels import rule, wide
from fracas.core.rng import Rng, below

from .state import CELLS, COLUMNS, LINE, ROWS, Ending, Invariant


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
    if _is_winning(s, row, a, disc):
        s.over = 1
        s.winner = s.actor
        s.ending = Ending.FOUR_IN_A_LINE
    elif s.discs == CELLS:
        s.over = 1
        s.ending = Ending.BOARD_FULL
    s.actor = 1 - s.actor


@rule
def _is_winning(s: np.record, row: int, column: int, disc: int) -> bool:
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


@rule
def conceal(s: np.record, t: np.record, seat: int, rng: Rng) -> None:
    """Nothing is hidden."""


@rule
def evaluate(s: np.record, t: np.record, seat: int) -> float:
    """Won, lost, or a little better for discs near the middle."""
    if s.over:
        return 0.0 if s.winner < 0 else (1.0 if s.winner == seat else -1.0)
    balance = 0
    for row in range(ROWS):
        for column in range(COLUMNS):
            if s.board[row, column] != 0:
                central = COLUMNS // 2 - abs(column - COLUMNS // 2)
                balance += central if s.board[row, column] == seat + 1 else -central
    return balance / 100.0


@rule
def suggest(s: np.record, t: np.record, rng: Rng) -> int:
    """Win if you can, else stop the opponent's win, else any column."""
    threat = -1
    for column in range(COLUMNS):
        row = wide(s.height[column])
        if row < ROWS:
            if _is_winning(s, row, column, wide(s.actor) + 1):
                return column
            if _is_winning(s, row, column, 2 - wide(s.actor)):
                threat = column
    if threat >= 0:
        return threat
    column = below(rng, COLUMNS)
    while s.height[column] == ROWS:
        column = below(rng, COLUMNS)
    return column


@rule
def observe(s: np.record, t: np.record, seat: int, out: Floats) -> None:
    """Two planes: own discs, the other's; 1.0 where one lies."""
    for row in range(ROWS):
        for column in range(COLUMNS):
            cell = row * COLUMNS + column
            out[cell] = 1.0 if s.board[row, column] == seat + 1 else 0.0
            out[CELLS + cell] = 1.0 if s.board[row, column] == 2 - seat else 0.0


@rule
def audit(s: np.record, t: np.record) -> int:
    """Every disc is counted, and none hangs in the air."""
    discs = 0
    for column in range(COLUMNS):
        discs += s.height[column]
        for row in range(ROWS):
            if (s.board[row, column] != 0) != (row < s.height[column]):
                return Invariant.NOTHING_FLOATS.value
    if discs != s.discs:
        return Invariant.DISCS_COUNTED.value
    return 0
