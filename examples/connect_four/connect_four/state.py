"""State, tables and sizes of Connect Four."""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from fracas.core.contract import state_dtype, tables_dtype

ROWS = 6
COLUMNS = 7
CELLS = ROWS * COLUMNS
LINE = 4

#   board[row, column], row 0 at the bottom; 0 empty, seat + 1 a disc
State = state_dtype([("discs", np.int8), ("height", np.int8, (COLUMNS,)), ("board", np.int8, (ROWS, COLUMNS))])
Tables = tables_dtype([("first", np.int8)])


class Ending(IntEnum):
    """How a game ends."""

    NONE = 0
    FOUR_IN_A_LINE = 1
    BOARD_FULL = 2


class Invariant(IntEnum):
    """What `audit` checks."""

    NONE = 0
    DISCS_COUNTED = 1
    NOTHING_FLOATS = 2
