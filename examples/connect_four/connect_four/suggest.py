"""A sensible action for playouts."""

from __future__ import annotations

import numpy as np

from fracas.core.kernels import rule, wide
from fracas.core.rng import Rng, below

from .rules import is_winning
from .state import COLUMNS, ROWS


@rule
def suggest(s: np.record, t: np.record, rng: Rng) -> int:
    """Win if you can, else stop the opponent's win, else any column."""
    threat = -1
    for column in range(COLUMNS):
        row = wide(s.height[column])
        if row < ROWS:
            if is_winning(s, row, column, wide(s.actor) + 1):
                return column
            if is_winning(s, row, column, 2 - wide(s.actor)):
                threat = column
    if threat >= 0:
        return threat
    column = below(rng, COLUMNS)
    while s.height[column] == ROWS:
        column = below(rng, COLUMNS)
    return column
