"""The slow twin: legality and territory straight from the rulebook's sentences, on sets of peaks, sharing no table.

A point is (q, r), a field the set of its peaks, a board the fields each colour covers. Shapes are read from the
notation, turned in cube coordinates and tried on every point.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from itertools import product

Point = tuple[int, int]
Field = frozenset[Point]
Shape = frozenset[Field]

SHAPES = {
    "2a": "00-01 00-01-10",
    "3a": "00-01 00-01-10 00-10",
    "3b": "00-01-10 01-10 01-10-11",
    "4a": "00-01 00-01-10 00-10 01-10",
    "4b": "00-01 00-01-10 01-10 01-10-11",
    "5a": "00-01 00-01-10 00-10 01-10 01-10-11",
    "5b": "00-01 00-01-10 01-10 01-10-11 01-11",
    "5c": "00-01 00-01-10 01-10 01-10-11 10-11",
    "5d": "00-01-10 01-02-11 01-10 01-10-11 01-11",
    "6a": "00-01 00-01-10 00-10 01-10 01-10-11 01-11",
    "6b": "00-01 00-01-10 01-10 01-10-11 10-11 10-11-20",
    "6c": "00-01-10 01-02-11 01-10 01-10-11 01-11 10-11",
    "7a": "00-01 00-01-10 00-10 01-10 01-10-11 01-11 10-11",
    "7b": "00-01 00-01-10 01-10 01-10-11 01-11 10-11 10-11-20",
    "7c": "00-01 00-01-10 01-10 01-10-11 10-11 10-11-20 11-20",
    "7d": "00-01-10 01-02-11 01-10 01-10-11 01-11 02-11 02-11-12",
    "7e": "00-01-10 01-02-11 01-10 01-10-11 01-11 10-11 10-11-20",
    "lens": "00-01",
    "triangle": "00-01-10",
}


def parse(notation: str) -> Shape:
    return frozenset(frozenset((int(p[0]), int(p[1])) for p in field.split("-")) for field in notation.split())


def turn(point: Point) -> Point:
    """Sixty degrees: in cube coordinates (x, y, z) with sum 0 the turn is (x, y, z) -> (-y, -z, -x)."""
    x, z = point
    y = -x - z
    return -z, -y


def on_board(point: Point, radius: int) -> bool:
    q, r = point
    return max(abs(q), abs(r), abs(q + r)) <= radius


@cache
def board_fields(radius: int) -> frozenset[Field]:
    """Every edge and every face of the lattice whose points are all on the board."""
    span = range(-radius, radius + 1)
    points = [(q, r) for q in span for r in span if on_board((q, r), radius)]
    found = set()
    for q, r in points:
        lens_ends = [(q + 1, r), (q, r + 1), (q - 1, r + 1)]
        found |= {frozenset({(q, r), end}) for end in lens_ends}
        found |= {frozenset({(q, r), (q + 1, r), (q, r + 1)}), frozenset({(q, r), (q, r + 1), (q - 1, r + 1)})}
    return frozenset(field for field in found if all(on_board(point, radius) for point in field))


@cache
def candidates(name: str, colour: int, radius: int) -> frozenset[Shape]:
    """Every way to lay the piece on the empty board: White turns it over (q and r swapped), nobody may reflect it."""
    shape = parse(SHAPES[name])
    if colour == 1:
        shape = frozenset(frozenset((r, q) for q, r in field) for field in shape)
    found = set()
    span = range(-2 * radius - 6, 2 * radius + 7)
    for _ in range(6):
        shape = frozenset(frozenset(turn(point) for point in field) for field in shape)
        peaks = {point for field in shape for point in field}
        for q, r in product(span, repeat=2):
            if all(on_board((a + q, b + r), radius) for a, b in peaks):
                found.add(frozenset(frozenset((a + q, b + r) for a, b in field) for field in shape))
    return frozenset(found)


def dots(fields: Iterable[Field]) -> Counter[Point]:
    """How many of the fields have a peak at each point."""
    return Counter(point for field in fields for point in field)


def may_be_laid(laid: Shape, taken: set[Field], network: Counter[Point], tokens: int) -> bool:
    """The five-dot principle, sentence by sentence; `network` are the dots of the own colour so far."""
    if not laid.isdisjoint(taken):
        return False
    added = dots(laid)
    if network and not any(network[point] for point in added):
        return False  # "every other USP must be connected to another USP of the same colour"
    counts = [network[point] + more for point, more in added.items()]
    if max(counts) <= 5:
        return True  # "not allowed to connect more than 5 dots of your colour"
    # "one exception in case of playing the 5+1 token ... 6 fields (dots) around one connecting point"
    return tokens > 0 and max(counts) == 6 and counts.count(6) == 1


def on_offer(circle: list[str], taken: set[str], inception: int, window: int) -> list[str]:
    """The next pieces still in the circle, clockwise from the Inception (which stands before a spot, from 0)."""
    clockwise = circle[inception:] + circle[:inception]
    return [piece for piece in clockwise if piece not in taken][:window]


def may_swap(option: str, pieces: int, passes: int, swapped: bool) -> bool:
    """Once a match, in the turn that follows the piece the option names."""
    return not swapped and passes == 0 and pieces == {"never": -1, "first": 1, "second": 2}[option]


@cache
def arcs(field: Field) -> frozenset[Field]:
    """The fields that share an arc: a triangle's three sides, and the triangles a lens is a side of."""
    if len(field) == 3:
        return frozenset(field - {point} for point in field)
    (q, r), other = field
    around = [(q + 1, r), (q, r + 1), (q - 1, r + 1), (q - 1, r), (q, r - 1), (q + 1, r - 1)]
    return frozenset(field | {near} for near in around if _is_next_to(near, other))


def _is_next_to(a: Point, b: Point) -> bool:
    q, r = a[0] - b[0], a[1] - b[1]
    return max(abs(q), abs(r), abs(q + r)) == 1


@cache
def _arcs_on(radius: int) -> dict[Field, list[Field]]:
    fields = board_fields(radius)
    return {field: [near for near in arcs(field) if near in fields] for field in fields}


def territory(colours: dict[Field, int], radius: int) -> tuple[int, int]:
    """Points for both: flood every empty region over arcs; it counts for the only colour it meets, if there is one."""
    neighbours = _arcs_on(radius)
    empty = set(neighbours) - set(colours)
    points = [0, 0]
    while empty:
        edge = [empty.pop()]
        size = 0
        met = set()
        while edge:
            size += 1
            for near in neighbours[edge.pop()]:
                if near in colours:
                    met.add(colours[near])
                elif near in empty:
                    empty.remove(near)
                    edge.append(near)
        if len(met) == 1:
            points[met.pop()] += size
    return points[0], points[1]
