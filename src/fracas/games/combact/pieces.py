"""The pieces, and every way to lay one on the board.

A unique-shape piece (USP) is an arc-connected shape of 2 to 7 fields that obeys the five-dot rule by itself. Shapes
that differ by rotation or reflection are one piece: Black plays the hand with the smaller notation, White, from the
other side of the piece, its mirror image (ruling `white-plays-the-mirror`).

Notation: `00-01 00-01-10` is a lens between the points (0,0) and (0,1) and a triangle on it; the shape is shifted until
its smallest q and r are 0, fields are sorted, and the smallest form of the six rotations is taken.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from .lattice import LARGEST_RADIUS, Peaks, Point, arc_neighbours, lattice, mapped, mirrored, ring, rotated

Shape = tuple[Peaks, ...]

SMALLEST_USP = 2
LARGEST_USP = 7
QUICK_SMALLEST_USP = 5  # the quick set: sizes 5 to 7
MOST_DOTS = 5  # of one colour round a point; the 5+1 token allows one more
ROTATIONS = 6

LENS = "lens"
TRIANGLE = "triangle"


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
    return _moved(shape, (-smallest_q, -smallest_r))


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
        shape = _moved(piece.shape, (-first_peak[0], -first_peak[1]))
        own = _laid(index, shape, "r", (0,) if piece.is_chiral else (0, 1))
        if piece.is_chiral:
            own += _laid(index, mapped(shape, mirrored), "m", (1,))
        found += sorted(own, key=lambda placement: (placement.at, placement.turn[0] == "m", placement.turn))
    return tuple(found)


def _moved(shape: Shape, by: Point) -> Shape:
    """The shape shifted; the order of peaks and fields stays as it was."""
    return tuple(tuple((q + by[0], r + by[1]) for q, r in field) for field in shape)


def _laid(piece: int, shape: Shape, letter: str, seats: tuple[int, ...]) -> list[Placement]:
    """The shape, its first peak at (0, 0), turned about that peak and laid with it on every point where it fits."""
    board = lattice()
    found: dict[tuple[int, ...], Placement] = {}
    for turn in range(ROTATIONS):
        peaks = sorted(dots(shape).items())
        for at, (q, r) in enumerate(board.points):
            there = [(q + peak[0], r + peak[1]) for peak, _ in peaks]
            if all(peak in board.number_of_point for peak in there):
                fields = tuple(sorted(board.number_of_field[field] for field in _moved(shape, (q, r))))
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
