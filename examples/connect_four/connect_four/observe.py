"""What a seat knows, as features for learning."""

from __future__ import annotations

import numpy as np

from fracas.core.entry import Floats
from fracas.core.features import declare, plane
from fracas.core.kernels import rule

from .state import COLUMNS, ROWS

OBSERVATION = declare(
    plane("own discs", (ROWS, COLUMNS), "1 where one of the seat's own discs lies; the bottom row first"),
    plane("other discs", (ROWS, COLUMNS), "1 where one of the other's lies"),
)
OWN, OTHER = OBSERVATION.at("own discs"), OBSERVATION.at("other discs")


@rule
def observe(s: np.record, t: np.record, seat: int, out: Floats) -> None:
    """Two planes: own discs, the other's; 1.0 where one lies."""
    for row in range(ROWS):
        for column in range(COLUMNS):
            cell = row * COLUMNS + column
            out[OWN + cell] = 1.0 if s.board[row, column] == seat + 1 else 0.0
            out[OTHER + cell] = 1.0 if s.board[row, column] == 2 - seat else 0.0
