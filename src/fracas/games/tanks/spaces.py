"""What a space of a zone is called, and what is drawn on it."""

from __future__ import annotations

import re

FLOOR, WALL, POOL, GAP = ".", "#", "~", "_"
GROUND = (FLOOR, WALL, POOL, GAP)

Space = tuple[int, int]  # column and row, both from 0, the lower left space first


def space_name(column: int, row: int) -> str:
    """`h8`: files a, b, ... from the left, ranks 1, 2, ... from the bottom."""
    return f"{chr(ord('a') + column)}{row + 1}"


def parse_space(name: str) -> Space | None:
    """The inverse of `space_name` on the 15 x 15 board; None for anything else."""
    found = re.fullmatch(r"([a-o])([1-9]|1[0-5])", name)
    return None if found is None else (ord(found[1]) - ord("a"), int(found[2]) - 1)
