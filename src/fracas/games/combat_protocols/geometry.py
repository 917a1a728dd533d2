"""Squares and lines by number and by name: plain functions over the fixed indices of state.py."""

from __future__ import annotations

from typing import Literal, get_args

from .state import LINES, NOWHERE, SIDE, UPRIGHT_LINES, Direction

STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))  # (rows, columns) towards north, east, south, west
COLUMN_NAMES = "abcd"
Way = Literal["north", "east", "south", "west"]
SIDES: tuple[Way, ...] = get_args(Way)  # by Direction


def square_index(row: int, column: int) -> int:
    """The index of a square; the same on every board."""
    return row * SIDE + column


def square_name(square: int) -> str:
    """`a1` is the north-west corner."""
    return square_at(*divmod(square, SIDE))


def square_at(row: int, column: int) -> str:
    """The name of the square there, both counted from 0."""
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


def flights(square: int, heading: int, rows: int, columns: int) -> int:
    """The fewest moves from a square over the side a machine heads for."""
    row, column = divmod(square, SIDE)
    return {
        Direction.NORTH: row + 1,
        Direction.SOUTH: rows - row,
        Direction.WEST: column + 1,
        Direction.EAST: columns - column,
    }[Direction(heading)]


def neighbour(square: str, way: str) -> str:
    """The name of the next square that way, on the board or not."""
    column, row = square[0], int(square[1])
    down, across = STEPS[SIDES.index(way)]
    return f"{chr(ord(column) + across)}{row + down}"
