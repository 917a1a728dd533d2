"""Squares, lines and symmetries of a board: plain functions over the fixed indices of state.py."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from .board import COLUMN_NAMES, Board, Start
from .state import DIRECTIONS, LINES, NOWHERE, SIDE, UPRIGHT_LINES, Direction

STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))  # (rows, columns) towards north, east, south, west
SIDES = ("north", "east", "south", "west")


def square_index(row: int, column: int) -> int:
    """The index of a square; the same on every board."""
    return row * SIDE + column


def square_name(square: int) -> str:
    """`a1` is the north-west corner."""
    row, column = divmod(square, SIDE)
    return f"{COLUMN_NAMES[column]}{row + 1}"


def square_from_name(name: str) -> int:
    """The index of a square's name, NOWHERE if there is none such."""
    if len(name) == 2 and name[0] in COLUMN_NAMES and name[1] in "1234":
        return square_index(int(name[1]) - 1, COLUMN_NAMES.index(name[0]))
    return NOWHERE


def line_squares(line: int) -> tuple[int, int]:
    """The two squares a line stands between: west and east, or north and south of it."""
    if line < UPRIGHT_LINES:
        row, column = divmod(line, SIDE - 1)
        return square_index(row, column), square_index(row, column + 1)
    row, column = divmod(line - UPRIGHT_LINES, SIDE)
    return square_index(row, column), square_index(row + 1, column)


def line_between(first: int, second: int) -> int:
    """The line between two neighbouring squares."""
    low, high = min(first, second), max(first, second)
    row, column = divmod(low, SIDE)
    if high - low == 1:
        return row * (SIDE - 1) + column
    return UPRIGHT_LINES + row * SIDE + column


def line_name(line: int) -> str:
    """`a1-b1`: the line between these two squares."""
    first, second = line_squares(line)
    return f"{square_name(first)}-{square_name(second)}"


def line_ends(line: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """The two corners a line runs between, as (row, column) of grid points."""
    _, second = line_squares(line)
    row, column = divmod(second, SIDE)
    if line < UPRIGHT_LINES:
        return (row, column), (row + 1, column)
    return (row, column), (row, column + 1)


def line_neighbours(line: int) -> list[int]:
    """Six entries: the lines that meet this one at its first and its second end, NOWHERE where none can be."""
    found: list[int] = []
    for end in line_ends(line):
        others = [other for other in range(LINES) if other != line and end in line_ends(other)]
        found += others + [NOWHERE] * (3 - len(others))
    return found


LINE_NEIGHBOUR_TABLE = tuple(tuple(line_neighbours(line)) for line in range(LINES))


def beyond(square: int, direction: int, rows: int, columns: int) -> int:
    """The next square in a direction, NOWHERE outside the board."""
    row, column = divmod(square, SIDE)
    row, column = row + STEPS[direction][0], column + STEPS[direction][1]
    return square_index(row, column) if 0 <= row < rows and 0 <= column < columns else NOWHERE


def start_square(start: Start, rows: int, columns: int) -> int:
    """The square in front of a start."""
    at = start.line - 1
    places = {"north": (0, at), "south": (rows - 1, at), "west": (at, 0), "east": (at, columns - 1)}
    return square_index(*places[start.side])


def start_heading(start: Start) -> int:
    """Machines head away from the side they start on."""
    return (SIDES.index(start.side) + 2) % DIRECTIONS


def flights(square: int, heading: int, rows: int, columns: int) -> int:
    """The fewest moves from a square over the side a machine heads for."""
    row, column = divmod(square, SIDE)
    return {
        Direction.NORTH: row + 1,
        Direction.SOUTH: rows - row,
        Direction.WEST: column + 1,
        Direction.EAST: columns - column,
    }[Direction(heading)]


class Symmetry:
    """A turn or mirror image of a board: where each thing goes."""

    def __init__(self, board: Board, transposed: bool, down: bool, across: bool) -> None:
        self._rows, self._columns = board.rows, board.columns
        self._how = transposed, down, across
        self.squares = {square_index(r, c): self._square(r, c) for r in range(board.rows) for c in range(board.columns)}
        self.directions = [self._direction(*step) for step in STEPS]
        self.starts = [self._start(board, start) for start in board.starts]

    def _square(self, row: int, column: int) -> int:
        transposed, down, across = self._how
        if transposed:
            row, column = column, row
        return square_index(self._rows - 1 - row if down else row, self._columns - 1 - column if across else column)

    def _direction(self, down_step: int, right_step: int) -> int:
        transposed, down, across = self._how
        if transposed:
            down_step, right_step = right_step, down_step
        return STEPS.index((-down_step if down else down_step, -right_step if across else right_step))

    def _start(self, board: Board, start: Start) -> int:
        front = self.squares[start_square(start, board.rows, board.columns)]
        heading = self.directions[start_heading(start)]
        for index, other in enumerate(board.starts):
            if start_square(other, board.rows, board.columns) == front and start_heading(other) == heading:
                return index
        return NOWHERE

    def line(self, line: int) -> int:
        """Where a line of the board goes."""
        first, second = line_squares(line)
        return line_between(self.squares[first], self.squares[second])

    def keeps(self, board: Board, machines: Sequence[int]) -> bool:
        """The image of the board is the board, with as many machines on the image of each start."""
        kinds = {square_index(r, c): board.squares[r][c] for r in range(board.rows) for c in range(board.columns)}
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


def board_squares(board: Board) -> list[int]:
    """The indices of the board's squares, in reading order."""
    return [square_index(r, c) for r in range(board.rows) for c in range(board.columns)]


def board_lines(board: Board) -> list[int]:
    """The indices of the lines between the board's squares, ascending."""
    inside = set(board_squares(board))
    return [line for line in range(LINES) if set(line_squares(line)) <= inside]
