"""What the Heat Track alone demands: how often an engine must be entered, and the moves that takes.

With `room` spaces to the end the marker points to, and `last` the track's last space, an engine entered when one space
is left turns room into `last - 1`; so with n entries at most `room + n * (last - 2)` moves can be made. Who has more
moves to fly must enter engines, which may lie aside. Tokens, machines in the way and obstacles are left out, so the
moves found here are never more than the real ones.
"""

from __future__ import annotations

from collections import deque
from functools import cache

import numpy as np
import numpy.typing as npt

from fracas.core.kernels import rule, wide

from .. import geometry
from ..state import DIRECTIONS, ENTRIES, GONE, NOWHERE, SIDE, SQUARES, WAITING

UNREACHABLE = 100  # more moves than any flight has
ENGINE = "E"

Moves = npt.NDArray[np.int8]


def fill_heat(t: np.record, squares: tuple[str, ...]) -> None:
    """For each machine and place: moves over its far side with 0, 1, 2 .. entries of engines, moves to an engine."""
    detours, to_engine = _board_moves(squares)
    t.detour[...] = detours
    t.to_engine[...] = to_engine
    for machine in range(int(t.machines)):
        front, heading = int(t.start_square[int(t.home[machine])]), int(t.heading[machine])
        is_engine = squares[front // SIDE][front % SIDE] == ENGINE
        shifted = np.concatenate([detours[front, heading, :1], detours[front, heading, :-1]])
        t.start_detour[machine] = 1 + (shifted if is_engine else detours[front, heading])
        t.start_to_engine[machine] = 1 if is_engine else 1 + to_engine[front]


@cache
def _board_moves(squares: tuple[str, ...]) -> tuple[Moves, Moves]:
    """By square, heading and entries still to make: moves over the far side; by square: moves until an engine."""
    rows, columns = len(squares), len(squares[0])
    detours = np.full((SQUARES, DIRECTIONS, ENTRIES + 1), UNREACHABLE, np.int8)
    inside = [geometry.square_index(row, column) for row in range(rows) for column in range(columns)]
    for heading in range(DIRECTIONS):
        edge = [square for square in inside if geometry.beyond(square, heading, rows, columns) == NOWHERE]
        queue = deque((square, 0) for square in edge)
        for square in edge:
            detours[square, heading, 0] = 1
        while queue:
            square, entries = queue.popleft()
            # Whoever came onto an engine here had one entry more to make before.
            before = min(ENTRIES, entries + (squares[square // SIDE][square % SIDE] == ENGINE))
            for way in range(DIRECTIONS):
                other = geometry.beyond(square, way, rows, columns)
                if other != NOWHERE and detours[other, heading, before] == UNREACHABLE:
                    detours[other, heading, before] = detours[square, heading, entries] + 1
                    queue.append((other, before))
    # With more entries than demanded will do as well.
    detours[:, :, ::-1] = np.minimum.accumulate(detours[:, :, ::-1], axis=2)
    to_engine = np.full(SQUARES, UNREACHABLE, np.int8)
    engines = [square for square in inside if squares[square // SIDE][square % SIDE] == ENGINE]
    for square in inside:
        row, column = divmod(square, SIDE)
        away = [abs(row - engine // SIDE) + abs(column - engine % SIDE) for engine in engines if engine != square]
        to_engine[square] = min(away, default=UNREACHABLE)
        if square in engines:
            to_engine[square] = min(to_engine[square], 2 if len(inside) > 1 else UNREACHABLE)  # off it and back
    return detours, to_engine


@rule
def moves_needed(s: np.record, t: np.record, room: int) -> int:
    """The fewest moves that bring all machines over the far side with engines entered often enough.

    UNREACHABLE or more: the engine overheats before. To be asked only when more moves are to fly than there is room.
    """
    totals = np.full(ENTRIES + 1, 2 * UNREACHABLE, np.int64)
    totals[0] = 0
    nearest = wide(UNREACHABLE)
    for machine in range(int(t.machines)):
        place = wide(s.place[machine])
        if place == GONE:
            continue
        if place == WAITING:
            moves = t.start_detour[machine]
            nearest = min(nearest, wide(t.start_to_engine[machine]))
        else:
            moves = t.detour[place - 1, wide(t.heading[machine])]
            nearest = min(nearest, wide(t.to_engine[place - 1]))
        for entries in range(ENTRIES, -1, -1):
            least = totals[entries] + wide(moves[0])
            for own in range(1, entries + 1):
                least = min(least, totals[entries - own] + wide(moves[own]))
            totals[entries] = least
    if nearest >= room:
        return wide(UNREACHABLE)
    each = wide(t.heat_end) - 2
    for entries in range(1, ENTRIES):
        if totals[entries] <= room + entries * each:
            return wide(totals[entries])
    return wide(totals[ENTRIES])  # or more often still: not looked at
