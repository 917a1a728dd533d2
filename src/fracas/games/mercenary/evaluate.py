"""A quick guess at the result: who is nearer to the goal, and whose characters are in better shape."""

from __future__ import annotations

import numpy as np

from fracas.core.kernels import rule, wide

from .rules.objectives import points_held
from .rules.units import most_health
from .state import NO_UNIT, SLOTS, UNITS_PER_SIDE, WINNING_SCORE, Mode

HEALTH_WORTH = 0.02  # of a character at full health
CARRY_WORTH = 0.25  # of carrying the intel, and as much again on the way home
STEP_WORTH = 0.01  # of each step nearer to the intel
SCORE_WORTH = 0.7  # of the whole score bar
POINT_WORTH = 0.06
LIMIT = 0.95  # only a finished game is certain


@rule
def evaluate(s: np.record, t: np.record, seat: int) -> float:
    """Won, lost, drawn, or something between."""
    if s.over:
        return 0.0 if s.winner < 0 else (1.0 if s.winner == seat else -1.0)
    value = standing(s, t, seat) - standing(s, t, 1 - seat)
    return max(-LIMIT, min(LIMIT, value))


@rule
def standing(s: np.record, t: np.record, side: int) -> float:
    """What one side has."""
    value = 0.0
    for u in range(side * UNITS_PER_SIDE, (side + 1) * UNITS_PER_SIDE):
        if s.unit[u].up != 0:
            value += HEALTH_WORTH * (1.0 + int(s.unit[u].health) / most_health(s, t, u))
    if t.mode == Mode.CONTROL_POINT:
        return value + SCORE_WORTH * int(s.score[side]) / WINNING_SCORE + POINT_WORTH * points_held(s, side)
    return value + intel_standing(s, t, side)


@rule
def intel_standing(s: np.record, t: np.record, side: int) -> float:
    """How near a side is to the other's intel, or how near to home with it."""
    carrier = wide(s.intel_carrier[1 - side])
    whole = float(max(1, int(t.distance[t.home[0], t.home[1]])))
    if carrier != NO_UNIT:
        left = int(t.distance[s.unit[carrier].cell, t.home[side]])
        return CARRY_WORTH * (2.0 - min(1.0, left / whole))
    nearest = whole
    for u in range(side * UNITS_PER_SIDE, side * UNITS_PER_SIDE + SLOTS):
        if s.unit[u].up != 0:
            nearest = min(nearest, float(t.distance[s.unit[u].cell, s.intel_cell[1 - side]]))
    return STEP_WORTH * (whole - nearest)
