"""What a seat knows, as features for learning."""

from __future__ import annotations

import numpy as np

from fracas.core.entry import Floats
from fracas.core.kernels import rule

from .state import CELLS, COLUMNS, ROWS


@rule
def observe(s: np.record, t: np.record, seat: int, out: Floats) -> None:
    """Two planes: own discs, the other's; 1.0 where one lies."""
    for row in range(ROWS):
        for column in range(COLUMNS):
            cell = row * COLUMNS + column
            out[cell] = 1.0 if s.board[row, column] == seat + 1 else 0.0
            out[CELLS + cell] = 1.0 if s.board[row, column] == 2 - seat else 0.0
