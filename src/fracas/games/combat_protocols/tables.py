"""The tables of a board, mission and difficulty: what the options say, baked into arrays for the kernels."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from . import geometry
from .board import SQUARE_KINDS
from .bounds import fill_bounds
from .heat import fill_heat
from .options import CombatProtocolsOptions
from .packing import fill_layout
from .state import DIRECTIONS, NOWHERE, SIDE, Tables


def make_tables(options: CombatProtocolsOptions) -> npt.NDArray[Any]:
    """One Tables record."""
    tables = np.zeros(1, Tables)
    t = tables[0]
    t.obstacles = options.obstacles
    t.by_seed = options.obstacles_by_seed
    t.deal = options.deal
    t.heat_end = options.lengths.heat - 1
    t.power_end = options.lengths.power - 1
    _fill_board(t, options)
    _fill_machines(t, options)
    fill_layout(t, options.the_board)
    fill_heat(t, options.the_board.squares)
    fill_bounds(t)
    return tables


def _fill_board(t: np.record, options: CombatProtocolsOptions) -> None:
    board = options.the_board
    t.rows, t.columns = board.rows, board.columns
    squares, lines = geometry.board_squares(board), geometry.board_lines(board)
    for name in ("square_of", "line_of", "beyond", "line_beyond", "gate", "line_next", "token_start", "start_square"):
        t[name][...] = NOWHERE
    t.square_of[: len(squares)] = squares
    t.lines = len(lines)
    t.line_of[: len(lines)] = lines
    t.is_line[lines] = 1
    for square in squares:
        row, column = divmod(square, SIDE)
        t.on_board[square] = 1
        t.location[square] = SQUARE_KINDS.index(board.squares[row][column])
        for direction in range(DIRECTIONS):
            other = geometry.beyond(square, direction, board.rows, board.columns)
            t.beyond[square, direction] = other
            if other != NOWHERE:
                t.line_beyond[square, direction] = geometry.line_between(square, other)
            t.flights[square, direction] = geometry.flights(square, direction, board.rows, board.columns)
    for line in lines:
        t.line_next[line] = [other if other in lines else NOWHERE for other in geometry.LINE_NEIGHBOUR_TABLE[line]]
    tokens = [geometry.square_from_name(name) for name in board.tokens]
    t.tokens = len(tokens)
    # From west to east, and from north to south in a column: ruling `draws-from-the-seed`.
    t.token_start[: len(tokens)] = sorted(tokens, key=lambda square: (square % SIDE, square))


def _fill_machines(t: np.record, options: CombatProtocolsOptions) -> None:
    board = options.the_board
    t.starts = len(board.starts)
    for index, start in enumerate(board.starts):
        square = geometry.start_square(start, board.rows, board.columns)
        t.start_square[index] = square
        t.gate[square, geometry.SIDES.index(start.side)] = index
    t.machines = len(options.machines)
    for machine, number in enumerate(options.machines):
        t.home[machine] = number - 1
        t.heading[machine] = geometry.start_heading(board.starts[number - 1])
        t.waiting_at[number - 1] += 1
