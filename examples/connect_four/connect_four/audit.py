"""What holds in every state."""

from __future__ import annotations

import numpy as np

from fracas.core.kernels import rule

from .state import COLUMNS, ROWS, Invariant


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
