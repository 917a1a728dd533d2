"""What the two modes are won by: the intel taken, dropped, handed over, brought home; control points."""

from __future__ import annotations

import numpy as np

from fracas.core.kernels import rule, wide

from ..state import (
    CAPTURE,
    INTEL_TURNS,
    NO_UNIT,
    NOWHERE,
    POINTS,
    SCOUT_CAPTURE,
    SIDES,
    SLOTS,
    UNITS_PER_SIDE,
    WINNING_SCORE,
    Effect,
    Ending,
    Kind,
    Mode,
)
from .units import distance, effect_of, is_carrying, is_out, side_of


@rule
def take_intel(s: np.record, t: np.record, u: int) -> None:
    """Rulings `intel-by-arriving`, `own-intel-is-left-alone`: whoever arrives on the other side's intel carries it."""
    enemy = 1 - side_of(u)
    if s.intel_cell[enemy] != NOWHERE and s.intel_cell[enemy] == s.unit[u].cell:
        if u % UNITS_PER_SIDE < SLOTS:
            s.intel_cell[enemy] = NOWHERE
            s.intel_timer[enemy] = 0
            s.intel_carrier[enemy] = u
    check_intel(s, t, u)


@rule
def check_intel(s: np.record, t: np.record, u: int) -> None:
    """The carrier on the starting space of the own intel wins, wherever the own intel is."""
    side = side_of(u)
    if is_carrying(s, u) and s.unit[u].cell == t.home[side]:
        s.over = 1
        s.winner = side
        s.ending = Ending.INTEL_CAPTURED


@rule
def drop_intel(s: np.record, t: np.record, u: int) -> None:
    """The carrier's intel falls where it stands, for 10 turns after this one; ruling `dropped-at-home-is-home`."""
    if is_carrying(s, u):
        enemy = 1 - side_of(u)
        s.intel_carrier[enemy] = NO_UNIT
        s.intel_cell[enemy] = s.unit[u].cell
        s.intel_timer[enemy] = 0 if s.unit[u].cell == t.home[enemy] else INTEL_TURNS + 1


@rule
def count_down_intel(s: np.record, t: np.record) -> None:
    """Rulings `intel-home-after-ten`, `intel-timer-skips-the-turn-it-fell`: every turn counts but that one."""
    for side in range(SIDES):
        if s.intel_timer[side] > 0:
            s.intel_timer[side] -= 1
            if s.intel_timer[side] == 0:
                s.intel_cell[side] = t.home[side]


@rule
def can_give(s: np.record, u: int) -> bool:
    """The carrier may hand over the intel instead of moving."""
    return s.moved == 0 and s.gave == 0 and is_carrying(s, u)


@rule
def can_receive(s: np.record, t: np.record, u: int, mate: int) -> bool:
    """An adjacent teammate on the board."""
    return mate != u and is_out(s, mate) and distance(s, t, u, mate) == 1  # ruling `sentry-is-no-character`


@rule
def give(s: np.record, t: np.record, u: int, mate: int) -> None:
    """The teammate carries it now; ruling `handed-over-at-home-wins`."""
    s.gave = 1
    s.intel_carrier[1 - side_of(u)] = mate
    check_intel(s, t, mate)


# Control points ------------------------------------------------------------------------------------------------------


@rule
def hold_point(s: np.record, t: np.record, u: int, rate: int) -> None:
    """Ruling `two-turns-in-a-row`: who ends two of its own turns on a point caps it; who counts double, one."""
    q = s.unit[u]
    point = wide(t.point_at[q.cell])
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
