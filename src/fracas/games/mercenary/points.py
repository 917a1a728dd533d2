"""Control points: capturing, holding, scoring."""

from __future__ import annotations

import numpy as np

from fracas.core.kernels import rule

from .state import CAPTURE, POINTS, SCOUT_CAPTURE, WINNING_SCORE, Effect, Ending, Kind, Mode, int64
from .units import effect_of, side_of


@rule
def hold_point(s: np.record, t: np.record, u: int, rate: int) -> None:
    """Ruling `two-turns-in-a-row`: who ends two of its own turns on a point caps it; who counts double, one."""
    q = s.unit[u]
    point = int64(t.point_at[q.cell])
    if t.mode != Mode.CONTROL_POINT or q.cloaked != 0 or point < 0 or s.point[point] == side_of(u) + 1:
        q.capture = 0
        q.capture_at = -1
        return
    if q.capture_at != point:
        q.capture = 0
    q.capture_at = point
    q.capture += rate
    if q.capture >= CAPTURE:
        s.point[point] = side_of(u) + 1
        q.capture = 0
        q.capture_at = -1


@rule
def points_held(s: np.record, side: int) -> int:
    """How many control points a side holds."""
    n = 0
    for point in range(POINTS):
        if s.point[point] == side + 1:
            n += 1
    return n


@rule
def capture_rate(s: np.record, t: np.record, u: int) -> int:
    """The Scout acts as two people when capturing a point."""
    rate = SCOUT_CAPTURE if s.unit[u].kind == Kind.SCOUT else 1
    return rate + effect_of(s, t, u, Effect.FASTER_CAP)


@rule
def score_round(s: np.record) -> None:
    """Whoever holds more points gains the difference; the first to 25 wins."""
    for side in range(2):
        lead = points_held(s, side) - points_held(s, 1 - side)
        if lead > 0:
            s.score[side] = min(WINNING_SCORE, int(s.score[side]) + lead)
            if s.score[side] == WINNING_SCORE:
                s.over = 1
                s.winner = side
                s.ending = Ending.SCORE_REACHED
