"""A quick guess at the result."""

from __future__ import annotations

import numpy as np

from fracas.core.kernels import rule

from .state import COLUMNS, ROWS


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
