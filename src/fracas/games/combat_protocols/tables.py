"""The tables of a board, mission and difficulty: what the options say, baked into arrays for the kernels."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from fracas.core.contract import Game

from . import geometry
from .data import SQUARE_KINDS, Board, Start, board_lines, board_squares
from .options import CombatProtocolsOptions
from .puzzle.bounds import fill_bounds
from .puzzle.heat import fill_heat
from .puzzle.packing import PANEL_BITS, WORD_BITS
from .state import DIRECTIONS, NOWHERE, SIDE, Tables


def make_tables(game: Game[CombatProtocolsOptions]) -> npt.NDArray[Any]:
    """Board, mission and difficulty as arrays."""
    return bake(game.options)


def bake(options: CombatProtocolsOptions) -> npt.NDArray[Any]:
    """The same from the options alone."""
    tables = np.zeros(1, Tables)
    t = tables[0]
    t.obstacles = options.obstacles
    t.by_seed = options.obstacles_by_seed
    t.deal = options.deal
    t.heat_end = options.lengths.heat - 1
    t.power_end = options.lengths.power - 1
    _fill_board(t, options)
    _fill_machines(t, options)
    _fill_layout(t, options.the_board)
    fill_heat(t, options.the_board.squares)
    fill_bounds(t)
    return tables


def _fill_board(t: np.record, options: CombatProtocolsOptions) -> None:
    board = options.the_board
    t.rows, t.columns = board.rows, board.columns
    squares, lines = board_squares(board), board_lines(board)
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
        square = t.start_square[index] = board.front(start)
        t.gate[square, geometry.SIDES.index(start.side)] = index
    t.machines = len(options.machines)
    for machine, number in enumerate(options.machines):
        t.home[machine] = number - 1
        t.heading[machine] = board.starts[number - 1].heading
        t.waiting_at[number - 1] += 1


# Packing of states, which puzzle/packing.py explains


def _fill_layout(t: np.record, board: Board) -> None:
    """Where each field of a packed state stands, and what each thing adds to it under each symmetry."""
    headings = sorted({int(heading) for heading in t.heading[: int(t.machines)]})
    t.machine_codes = len(headings) + 1
    t.heading_of_code[1 : len(headings) + 1] = headings
    _fill_tail(t)
    _fill_squares(t)
    for k, symmetry in enumerate(symmetries(board, [int(n) for n in t.waiting_at])):
        t.symmetries = k + 1
        _fill_symmetry(t, k, symmetry, headings)


def _fill_tail(t: np.record) -> None:
    """The fields that are not squares, from bit 0 of their word."""
    t.obstacle_bits = int(2 * t.lines + 1).bit_length()
    shift = int(t.obstacle_bits) * int(t.obstacles)
    for start in range(int(t.starts)):
        t.start_shift[start] = shift
        t.start_bits[start] = int(t.waiting_at[start]).bit_length()
        shift += int(t.start_bits[start])
    t.room_shift, t.room_bits = shift, int(t.heat_end).bit_length()
    t.panel_shift = shift + int(t.room_bits)


def _fill_squares(t: np.record) -> None:
    """Squares follow the tail, and begin the other word when they do not all fit."""
    bits = ((DIRECTIONS + 1) * int(t.machine_codes) - 1).bit_length()
    tail = int(t.panel_shift) + PANEL_BITS
    squares = [int(square) for square in t.square_of if square >= 0]
    t.square_bits = bits
    t.words = 1 if tail + bits * len(squares) <= WORD_BITS else 2
    t.tail_word = int(t.words) - 1
    word, shift = int(t.tail_word), tail
    for square in squares:
        if shift + bits > WORD_BITS:
            word, shift = 0, 0
        t.square_word[square], t.square_shift[square] = word, shift
        shift += bits


def _fill_symmetry(t: np.record, k: int, symmetry: Symmetry, headings: list[int]) -> None:
    codes = int(t.machine_codes)
    for square, image in symmetry.squares.items():
        word, shift = int(t.square_word[image]), int(t.square_shift[image])
        for way in range(DIRECTIONS):
            turned = symmetry.directions[way]
            t.token_word[k, square, way, word] = ((turned + 1) * codes) << shift
            if turned in headings:
                t.machine_word[k, square, way, word] = (headings.index(turned) + 1) << shift
    for start, image in enumerate(symmetry.starts):
        if t.waiting_at[start]:
            t.start_word[k, start] = 1 << int(t.start_shift[image])
    lines = [int(line) for line in t.line_of if line >= 0]
    for line in lines:
        t.line_image[k, line] = lines.index(symmetry.line(line))


class Symmetry:
    """A turn or mirror image of a board: where each thing goes."""

    def __init__(self, board: Board, transposed: bool, down: bool, across: bool) -> None:
        self._rows, self._columns = board.rows, board.columns
        self._how = transposed, down, across
        self.squares = {square: self._square(*divmod(square, SIDE)) for square in board_squares(board)}
        self.directions = [self._direction(*step) for step in geometry.STEPS]
        self.starts = [self._start(board, start) for start in board.starts]

    def _square(self, row: int, column: int) -> int:
        transposed, down, across = self._how
        if transposed:
            row, column = column, row
        row, column = self._rows - 1 - row if down else row, self._columns - 1 - column if across else column
        return geometry.square_index(row, column)

    def _direction(self, down_step: int, right_step: int) -> int:
        transposed, down, across = self._how
        if transposed:
            down_step, right_step = right_step, down_step
        return geometry.STEPS.index((-down_step if down else down_step, -right_step if across else right_step))

    def _start(self, board: Board, start: Start) -> int:
        front, heading = self.squares[board.front(start)], self.directions[start.heading]
        for index, other in enumerate(board.starts):
            if (board.front(other), other.heading) == (front, heading):
                return index
        return NOWHERE

    def line(self, line: int) -> int:
        """Where a line of the board goes."""
        first, second = geometry.line_squares(line)
        return geometry.line_between(self.squares[first], self.squares[second])

    def keeps(self, board: Board, machines: Sequence[int]) -> bool:
        """The image of the board is the board, with as many machines on the image of each start."""
        kinds = {square: board.squares[square // SIDE][square % SIDE] for square in board_squares(board)}
        if any(kinds[image] != kinds[square] for square, image in self.squares.items()):
            return False
        return all(
            machines[image] == machines[start] if image != NOWHERE else not machines[start]
            for start, image in enumerate(self.starts)
        )


def symmetries(board: Board, machines: Sequence[int]) -> Iterator[Symmetry]:
    """The symmetries of a board with that many machines on each start, the identity first.

    A start without machines does nothing, so it may go anywhere.
    """
    for transposed in (False, True):
        if transposed and board.rows != board.columns:
            return
        for down in (False, True):
            for across in (False, True):
                found = Symmetry(board, transposed, down, across)
                if found.keeps(board, machines):
                    yield found
