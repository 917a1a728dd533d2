"""Space: tiles, fences, steps and distances."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache

Cell = tuple[int, int]  # column and row, both from 0; (0, 0) is a1

DIRECTIONS: dict[str, Cell] = {
    "n": (0, 1),
    "ne": (1, 1),
    "e": (1, 0),
    "se": (1, -1),
    "s": (0, -1),
    "sw": (-1, -1),
    "w": (-1, 0),
    "nw": (-1, 1),
}
STRAIGHT = ("n", "e", "s", "w")
FAR = 1000  # no walk leads there
SAND = "~"


def name_of(cell: Cell) -> str:
    return "abcdefghijklmnopqrstuvwxyz"[cell[0]] + str(cell[1] + 1)


@dataclass
class Ground:
    """A map: what every tile is, and between which neighbours a fence stands."""

    tiles: dict[Cell, str]
    fences: set[frozenset[Cell]]
    walks: dict[tuple[Cell, bool], dict[Cell, int]] = field(default_factory=dict)

    def is_walkable(self, cell: Cell) -> bool:
        return self.tiles.get(cell, SAND) != SAND

    def find(self, tile: str) -> Cell | None:
        return next((cell for cell, what in self.tiles.items() if what == tile), None)


@cache
def read(text: str) -> Ground:
    """Every second character is a tile, every second line a row, the top row first; fences stand between."""
    picture = text.split("\n\n", 1)[1].rstrip("\n").split("\n")
    height = (len(picture) + 1) // 2
    tiles: dict[Cell, str] = {}
    fences: set[frozenset[Cell]] = set()
    for line, marks in enumerate(picture):
        row = height - 1 - line // 2
        for place, mark in enumerate(marks):
            column = place // 2
            if mark == "|":
                fences.add(frozenset({(column, row), (column + 1, row)}))
            elif mark == "-":
                fences.add(frozenset({(column, row), (column, row - 1)}))
            elif mark != " ":
                tiles[column, row] = mark
    return Ground(tiles, fences)


def beside(cell: Cell, direction: str) -> Cell:
    across, up = DIRECTIONS[direction]
    return cell[0] + across, cell[1] + up


def is_open(ground: Ground, one: Cell, other: Cell, through_fences: bool) -> bool:
    """Two orthogonal neighbours, both walkable, with no fence between them."""
    fenced = frozenset({one, other}) in ground.fences and not through_fences
    return ground.is_walkable(one) and ground.is_walkable(other) and not fenced


def step(ground: Ground, cell: Cell, direction: str, through_fences: bool = False) -> Cell | None:
    """Where a step leads, if the ground allows it; a diagonal one needs one free way round the corner."""
    to = beside(cell, direction)
    if direction in STRAIGHT:
        return to if is_open(ground, cell, to, through_fences) else None
    for corner in ((to[0], cell[1]), (cell[0], to[1])):
        if is_open(ground, cell, corner, through_fences) and is_open(ground, corner, to, through_fences):
            return to
    return None


def neighbours(ground: Ground, cell: Cell, through_fences: bool = False) -> Iterator[Cell]:
    for direction in DIRECTIONS:
        to = step(ground, cell, direction, through_fences)
        if to is not None:
            yield to


def walk(
    ground: Ground, start: Cell, most: int, is_free: Callable[[Cell], bool], through_fences: bool = False
) -> dict[Cell, int]:
    """Every space a walk over free spaces reaches in so many steps, with the steps it takes."""
    found = {start: 0}
    edge = [start]
    for steps in range(1, most + 1):
        edge = [
            to
            for to in dict.fromkeys(to for cell in edge for to in neighbours(ground, cell, through_fences))
            if to not in found and is_free(to)
        ]
        found |= dict.fromkeys(edge, steps)
        if not edge:
            break
    return found


def distance(ground: Ground, one: Cell, other: Cell, through_fences: bool = False) -> int:
    """The steps of the shortest walk, with characters left out of account."""
    key = (one, through_fences)
    if key not in ground.walks:
        ground.walks[key] = walk(ground, one, FAR, lambda _: True, through_fences)
    return ground.walks[key].get(other, FAR)
