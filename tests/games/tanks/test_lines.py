"""The line of a bolt against a slow twin: plain geometry in fractions, every pair of cells, ends outside the board."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import Any

import numba
import numpy as np
import numpy.typing as npt

from fracas.core.kernels import IS_COMPILED
from fracas.games.tanks import Tanks
from fracas.games.tanks.odds import line_between
from fracas.games.tanks.rules.shooting import first_obstacle
from fracas.games.tanks.state import BOARD_SIDE, CELLS, MOST_DICE, Cell

FARTHEST = BOARD_SIDE - 1 + MOST_DICE  # a stray may land this far away
HALF = Fraction(1, 2)
LONGEST = 2 * FARTHEST + 1


@cache
def crossed(right: int, up: int) -> tuple[tuple[int, int], ...]:
    """The cells whose open interior the segment from (0, 0) to (right, up) meets, in order, both ends included."""
    if right < 0:
        return tuple((-x, y) for x, y in crossed(-right, up))
    if up < 0:
        return tuple((x, -y) for x, y in crossed(right, -up))
    entered = []
    for x in range(right + 1):
        for y in range(up + 1):
            low, high = Fraction(0), Fraction(1)
            for length, centre in ((right, x), (up, y)):
                if length:
                    low = max(low, (centre - HALF) / length)
                    high = min(high, (centre + HALF) / length)
            if low < high:
                entered.append((low, x, y))
    return tuple((x, y) for _, x, y in sorted(entered))


def test_the_twin_on_lines_a_person_can_check() -> None:
    assert crossed(2, 2) == ((0, 0), (1, 1), (2, 2))
    assert crossed(3, 1) == ((0, 0), (1, 0), (2, 1), (3, 1))
    assert crossed(2, 1) == ((0, 0), (1, 0), (1, 1), (2, 1))
    assert crossed(0, -2) == ((0, 0), (0, -1), (0, -2))


def test_the_drawn_line_is_the_twins_line() -> None:
    for right in range(-FARTHEST, FARTHEST + 1):
        for up in range(-FARTHEST, FARTHEST + 1):
            assert tuple(line_between((0, 0), (right, up))) == crossed(right, up)[1:]


def count_differences(
    states: npt.NDArray[Any],
    tables: npt.NDArray[Any],
    lines: npt.NDArray[np.int64],
    lengths: npt.NDArray[np.int64],
    every: int,
) -> int:
    """For every start and landing: take the walls of a full board away in the order the line meets them."""
    s, t = states[0], tables[0]
    differences = 0
    for start in range(0, CELLS, every):
        column, row = start % BOARD_SIDE, start // BOARD_SIDE
        for to_column in range(-MOST_DICE, BOARD_SIDE + MOST_DICE):
            for to_row in range(-MOST_DICE, BOARD_SIDE + MOST_DICE):
                for cell in range(CELLS):
                    s.board[cell] = Cell.WALL
                across, up = to_column - column + FARTHEST, to_row - row + FARTHEST
                for k in range(1, lengths[across, up] - 1):
                    at_column = column + lines[across, up, k, 0]
                    at_row = row + lines[across, up, k, 1]
                    found = first_obstacle(s, t, column, row, to_column, to_row, 0)
                    if not (0 <= at_column < BOARD_SIDE and 0 <= at_row < BOARD_SIDE):
                        break
                    if found != at_row * BOARD_SIDE + at_column:
                        differences += 1
                        break
                    s.board[found] = Cell.FLOOR
                if first_obstacle(s, t, column, row, to_column, to_row, 0) >= 0:
                    differences += 1
    return differences


def test_the_bolt_meets_what_the_twin_meets_between_every_pair_of_cells() -> None:
    lines = np.zeros((LONGEST, LONGEST, LONGEST, 2), np.int64)
    lengths = np.zeros((LONGEST, LONGEST), np.int64)
    for right in range(-FARTHEST, FARTHEST + 1):
        for up in range(-FARTHEST, FARTHEST + 1):
            cells = crossed(right, up)
            lengths[right + FARTHEST, up + FARTHEST] = len(cells)
            for k, cell in enumerate(cells):
                lines[right + FARTHEST, up + FARTHEST, k] = cell
    game = Tanks.with_options({"zone": "open-field"})
    kinds = numba.from_dtype(Tanks.state)[::1], numba.from_dtype(Tanks.tables_type)[::1]
    signature = numba.int64(*kinds, numba.int64[:, :, :, ::1], numba.int64[:, ::1], numba.int64)
    count = Tanks.engine.bind(count_differences, signature)
    every = 1 if IS_COMPILED else 224  # uncompiled only the two corners: all the starts would take an hour
    assert count(game.blank(), game.tables, lines, lengths, every) == 0
