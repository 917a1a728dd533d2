"""The board: a hexagon cut from the Flower of Life, its connecting points and fields numbered from the middle outwards.

Connecting points are the points (q, r) of a triangular lattice, r lying 60 degrees anticlockwise from q. Every edge of
the lattice is a lens (a biangular field, two peaks), every face a triangle (three peaks). Numbers run ring by ring, so
a smaller board is the beginning of a larger one: point 23 is the same place on every board that has it.

            *-----*          r         a lens lies on every edge, a triangle in every face;
           / \\   / \\        /          a lens and a triangle share an arc where the edge
          *---0---*       /           is a side of the face
           \\ /   \\ /      *---- q
            *-----*
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache

Point = tuple[int, int]
Peaks = tuple[Point, ...]  # a field: its peaks in ascending order, two (lens) or three (triangle)

SMALLEST_RADIUS = 2
USUAL_RADIUS = 3
LARGEST_RADIUS = 4

DIRECTIONS: tuple[Point, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))  # anticlockwise


def rotated(point: Point) -> Point:
    """The point turned 60 degrees anticlockwise about (0, 0)."""
    q, r = point
    return -r, q + r


def mirrored(point: Point) -> Point:
    """The point with q and r swapped."""
    q, r = point
    return r, q


def moved(point: Point, by: Point) -> Point:
    """The point shifted."""
    return point[0] + by[0], point[1] + by[1]


def distance(a: Point, b: Point) -> int:
    """Steps between two points."""
    q, r = a[0] - b[0], a[1] - b[1]
    return max(abs(q), abs(r), abs(q + r))


def mapped(fields: Iterable[Peaks], change: Callable[[Point], Point]) -> tuple[Peaks, ...]:
    """The fields with every peak changed, peaks and fields in ascending order again."""
    return tuple(sorted(tuple(sorted(change(peak) for peak in field)) for field in fields))


def arc_neighbours(field: Peaks) -> list[Peaks]:
    """The fields that share an arc: a triangle's three sides, the two faces of a lens's edge (one on the rim)."""
    if len(field) == 3:
        a, b, c = field
        return [(a, b), (a, c), (b, c)]
    a, b = field
    thirds = [moved(a, step) for step in DIRECTIONS]
    found = [(a, b, third) for third in thirds if third != b and distance(b, third) == 1]
    return sorted(tuple(sorted(face)) for face in found)


@dataclass(frozen=True)
class Lattice:
    """The largest board; a board of radius R is its points and fields of rings 0 to R."""

    points: tuple[Point, ...]
    fields: tuple[Peaks, ...]
    number_of_point: dict[Point, int]
    number_of_field: dict[Peaks, int]

    def peaks(self, field: int) -> tuple[int, ...]:
        """The point numbers of a field's peaks, ascending."""
        return tuple(sorted(self.number_of_point[peak] for peak in self.fields[field]))

    def field_ring(self, field: int) -> int:
        """The smallest radius of a board that has this field."""
        return max(ring(peak) for peak in self.fields[field])

    def field_name(self, field: int) -> str:
        """`4-13` a lens, `4-13-14` a triangle: the numbers of its peaks."""
        return "-".join(str(peak) for peak in self.peaks(field))


def ring(point: Point) -> int:
    """How far from the middle."""
    return distance(point, (0, 0))


def ring_points(radius: int) -> list[Point]:
    """The points of a ring, anticlockwise from (radius, 0)."""
    if radius == 0:
        return [(0, 0)]
    found = []
    point = (radius, 0)
    for step in DIRECTIONS[2:] + DIRECTIONS[:2]:
        for _ in range(radius):
            found.append(point)
            point = moved(point, step)
    return found


@cache
def lattice() -> Lattice:
    """The largest board, numbered: points by ring and angle; fields by ring, lenses before triangles, then by peaks."""
    points = [point for radius in range(LARGEST_RADIUS + 1) for point in ring_points(radius)]
    number = {point: index for index, point in enumerate(points)}
    found: set[Peaks] = set()
    for point in points:
        around = [moved(point, step) for step in DIRECTIONS]
        for index, end in enumerate(around):
            found.add(tuple(sorted((point, end))))
            found.add(tuple(sorted((point, end, around[(index + 1) % len(around)]))))
    inside = [field for field in found if all(peak in number for peak in field)]
    fields = sorted(inside, key=lambda f: (max(map(ring, f)), len(f), sorted(number[peak] for peak in f)))
    return Lattice(tuple(points), tuple(fields), number, {field: index for index, field in enumerate(fields)})


def point_count(radius: int) -> int:
    """How many points a board has: 19, 37, 61."""
    return 3 * radius * (radius + 1) + 1


def field_count(radius: int) -> int:
    """How many fields a board has: 6R^2 triangles and 9R^2 + 3R lenses; 66, 144, 252."""
    return 15 * radius * radius + 3 * radius


def marker_points(radius: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The six corners, Black's three and White's three, alternating round the board (ruling `markers-at-corners`)."""
    number = lattice().number_of_point
    corners = [number[(step[0] * radius, step[1] * radius)] for step in DIRECTIONS]
    return tuple(corners[0::2]), tuple(corners[1::2])
