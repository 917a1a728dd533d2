"""The board and the pieces, both computed; and every way to lay a piece on the board.

The board is a hexagon cut from the Flower of Life, its connecting points and fields numbered from the middle outwards.
Connecting points are the points (q, r) of a triangular lattice, r lying 60 degrees anticlockwise from q. Every edge of
the lattice is a lens (a biangular field, two peaks), every face a triangle (three peaks). Numbers run ring by ring, so
a smaller board is the beginning of a larger one: point 23 is the same place on every board that has it.

            *-----*          r         a lens lies on every edge, a triangle in every face;
           / \\   / \\        /          a lens and a triangle share an arc where the edge
          *---0---*       /           is a side of the face
           \\ /   \\ /      *---- q
            *-----*

A unique-shape piece (USP) is an arc-connected shape of 2 to 7 fields that obeys the five-dot rule by itself. Shapes
that differ by rotation or reflection are one piece: Black plays the hand with the smaller notation, White, from the
other side of the piece, its mirror image (ruling `white-plays-the-mirror`).

Notation: `00-01 00-01-10` is a lens between the points (0,0) and (0,1) and a triangle on it; the shape is shifted until
its smallest q and r are 0, fields are sorted, and the smallest form of the six rotations is taken.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from .state import MOST_DOTS

Point = tuple[int, int]
Peaks = tuple[Point, ...]  # a field: its peaks in ascending order, two (lens) or three (triangle)
Shape = tuple[Peaks, ...]

SMALLEST_RADIUS = 2
USUAL_RADIUS = 3
LARGEST_RADIUS = 4

SMALLEST_USP = 2
LARGEST_USP = 7
QUICK_SMALLEST_USP = 5  # the quick set: sizes 5 to 7
ROTATIONS = 6

LENS = "lens"
TRIANGLE = "triangle"

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


@dataclass(frozen=True)
class Piece:
    """A shape with its name, as Black plays it."""

    name: str
    shape: Shape

    @property
    def size(self) -> int:
        """How many fields it covers."""
        return len(self.shape)

    @property
    def is_chiral(self) -> bool:
        """Its mirror image is no rotation of it: Black and White lay it differently."""
        return smallest_rotation(self.shape) != smallest_rotation(mapped(self.shape, mirrored))

    def hand(self, seat: int) -> Shape:
        """The shape as Black (0) or White (1) sees it on the piece, shifted to smallest q = r = 0."""
        return shifted(mapped(self.shape, mirrored)) if seat == 1 else self.shape

    @property
    def notation(self) -> str:
        """The shape in text."""
        return " ".join("-".join(f"{q}{r}" for q, r in field) for field in self.shape)


def shifted(shape: Shape) -> Shape:
    """The shape moved to smallest q = r = 0."""
    smallest_q = min(peak[0] for field in shape for peak in field)
    smallest_r = min(peak[1] for field in shape for peak in field)
    return _moved_shape(shape, (-smallest_q, -smallest_r))


def smallest_rotation(shape: Shape) -> Shape:
    """The smallest of the six rotations, shifted."""
    forms = []
    for _ in range(ROTATIONS):
        shape = mapped(shape, rotated)
        forms.append(shifted(shape))
    return min(forms)


def smaller_hand(shape: Shape) -> Shape:
    """The one form that stands for a shape, its rotations and its mirror images."""
    return min(smallest_rotation(shape), smallest_rotation(mapped(shape, mirrored)))


def dots(shape: Iterable[Peaks]) -> Counter[Point]:
    """How many fields of the shape have a peak at each point."""
    return Counter(peak for field in shape for peak in field)


@cache
def pieces() -> tuple[Piece, ...]:
    """The 17 USPs by size and notation (2a, 3a, 3b, ... 7e), then the two microbacts."""
    lens: Shape = (((0, 0), (0, 1)),)
    triangle: Shape = (((0, 0), (0, 1), (1, 0)),)
    level = {lens, triangle}
    found = []
    for size in range(SMALLEST_USP, LARGEST_USP + 1):
        level = _grown(level)
        found += [Piece(f"{size}{'abcdefg'[index]}", shape) for index, shape in enumerate(sorted(level))]
    return (*found, Piece(LENS, lens), Piece(TRIANGLE, triangle))


def _grown(level: set[Shape]) -> set[Shape]:
    """Every shape with one field more that still obeys the five-dot rule."""
    found = set()
    for shape in level:
        for field in {near for part in shape for near in arc_neighbours(part)} - set(shape):
            if max(dots((*shape, field)).values()) <= MOST_DOTS:
                found.add(smaller_hand((*shape, field)))
    return found


class Placement(NamedTuple):
    """A piece lying on the board: its fields and dots by number, on the largest board."""

    piece: int  # index into `pieces()`
    at: int  # the point under the first peak of the notation
    turn: str  # `r4`: turned four times 60 degrees anticlockwise; `m4`: mirrored first
    seats: tuple[int, ...]  # who can lay it so: both, or for chiral pieces one
    fields: tuple[int, ...]  # ascending
    points: tuple[int, ...]  # ascending
    dots: tuple[int, ...]  # at each of the points
    radius: int  # of the smallest board that has these fields


@cache
def placements() -> tuple[Placement, ...]:
    """Every placement on the largest board, in the order of their action ids: by piece, point and turn.

    A symmetric piece covers the same fields in several turns; the placement is named by the smallest. A piece that is
    its own mirror image is laid alike by both sides; of a chiral one `r` turns are Black's and `m` turns White's.
    """
    found: list[Placement] = []
    for index, piece in enumerate(pieces()):
        first_peak = piece.shape[0][0]
        shape = _moved_shape(piece.shape, (-first_peak[0], -first_peak[1]))
        own = _laid(index, shape, "r", (0,) if piece.is_chiral else (0, 1))
        if piece.is_chiral:
            own += _laid(index, mapped(shape, mirrored), "m", (1,))
        found += sorted(own, key=lambda placement: (placement.at, placement.turn[0] == "m", placement.turn))
    return tuple(found)


@cache
def placement_ids() -> dict[str, int]:
    """The ids of placements by the texts of their actions."""
    names = [piece.name for piece in pieces()]
    return {f"place {names[one.piece]} at {one.at}.{one.turn}": index for index, one in enumerate(placements())}


def _moved_shape(shape: Shape, by: Point) -> Shape:
    """The shape shifted; the order of peaks and fields stays as it was."""
    return tuple(tuple(moved(peak, by) for peak in field) for field in shape)


def _laid(piece: int, shape: Shape, letter: str, seats: tuple[int, ...]) -> list[Placement]:
    """The shape, its first peak at (0, 0), turned about that peak and laid with it on every point where it fits."""
    board = lattice()
    found: dict[tuple[int, ...], Placement] = {}
    for turn in range(ROTATIONS):
        peaks = sorted(dots(shape).items())
        for at, (q, r) in enumerate(board.points):
            there = [(q + peak[0], r + peak[1]) for peak, _ in peaks]
            if all(peak in board.number_of_point for peak in there):
                fields = tuple(sorted(board.number_of_field[field] for field in _moved_shape(shape, (q, r))))
                if fields not in found:
                    count = sorted((board.number_of_point[peak], n) for peak, (_, n) in zip(there, peaks, strict=True))
                    points, at_each = zip(*count, strict=True)
                    radius = max(ring(peak) for peak in there)
                    found[fields] = Placement(piece, at, f"{letter}{turn}", seats, fields, points, at_each, radius)
        shape = mapped(shape, rotated)
    return list(found.values())


def placements_on(radius: int, seat: int) -> list[int]:
    """The indices of the placements that a seat can lay on the empty board of a radius, ascending."""
    return [i for i, one in enumerate(placements()) if one.radius <= radius and seat in one.seats]


def mirror_images() -> list[int]:
    """By placement, the one of the same piece turned over: where the other side would lay it on a mirrored board."""
    board = lattice()
    found = {(one.piece, one.fields): index for index, one in enumerate(placements())}
    turned = [board.number_of_field[tuple(sorted(map(mirrored, field)))] for field in board.fields]
    return [found[one.piece, tuple(sorted(turned[field] for field in one.fields))] for one in placements()]


assert LARGEST_RADIUS < 10, "the notation writes a coordinate as one digit"
