"""Points: territory, markers, and who has won a match."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from fracas.core.kernels import rule, wide

from ..state import BLACK, MARKERS, MOST_NEIGHBOURS, OWN_MARKERS, WHITE, Target

Owners = npt.NDArray[np.int8]  # by field: 0 empty, seat + 1

NOBODY = -1


@rule
def territory(owner: Owners, t: np.record) -> tuple[int, int]:
    """Autonomy points of Black and White: the empty fields of regions bounded by one colour and the board's edge.

    A region is connected by arcs (ruling `territory-by-arcs`); one that touches no piece at all, the wholly empty
    board, counts for nobody (ruling `empty-board-counts-for-nobody`).
    """
    fields = wide(t.fields)
    neighbours = t.neighbours
    seen = np.zeros(fields, np.int8)
    waiting = np.empty(fields, np.int16)
    black = 0
    white = 0
    for start in range(fields):
        if seen[start] != 0 or owner[start] != 0:
            continue
        seen[start] = 1
        waiting[0] = start
        known = 1
        done = 0
        bounds = 0  # 1: Black borders, 2: White borders, 3: both
        while done < known:
            field = waiting[done]
            done += 1
            for index in range(MOST_NEIGHBOURS):
                near = neighbours[field, index]
                if near < 0:
                    break
                if owner[near] != 0:
                    bounds |= wide(owner[near])
                elif seen[near] == 0:
                    seen[near] = 1
                    waiting[known] = near
                    known += 1
        if bounds == BLACK + 1:
            black += known
        elif bounds == WHITE + 1:
            white += known
    return black, white


@rule
def markers_of(s: np.record, t: np.record, seat: int, owner: int) -> int:
    """How many markers of `owner` stand at points where `seat` has a peak (ruling `marker-counts-for-both`)."""
    found = 0
    for index in range(MARKERS):
        if (index >= OWN_MARKERS) == (owner == WHITE) and s.dots[seat, t.markers[index]] > 0:
            found += 1
    return found


@rule
def leader(s: np.record, t: np.record) -> int:
    """Who wins an autonomy or goals match if it ends now, -1: nobody."""
    if s.target == Target.GOALS:
        own = markers_of(s, t, BLACK, BLACK) - markers_of(s, t, WHITE, WHITE)
        if own != 0:
            return BLACK if own > 0 else WHITE
        other = markers_of(s, t, BLACK, WHITE) - markers_of(s, t, WHITE, BLACK)
        if other != 0:
            return BLACK if other > 0 else WHITE
    black, white = territory(s.owner, t)  # in goals the last criterion (ruling `goals-territory-decides`)
    if black == white:
        return NOBODY  # ruling `equal-points-draw`
    return BLACK if black > white else WHITE
