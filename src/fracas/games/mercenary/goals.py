"""Where a sensible character is going: the intel, home with it, a control point, or the enemy."""

from __future__ import annotations

import numpy as np

from fracas.core.kernels import rule

from .state import (
    FAR,
    NO_UNIT,
    NOWHERE,
    POINTS,
    SLOTS,
    UNITS_PER_SIDE,
    Kind,
    Mode,
    int64,
)
from .units import is_carrying, is_out, side_of

HELD_POINT = 9  # how much further a point seems that is ours already,
BUSY_POINT = 7  # where a teammate stands,
OTHERS_POINT = 3  # or that is not the slot's own
GUARD_DISTANCE = 2  # how near a guard stays to what it guards


@rule
def nearest_enemy(s: np.record, t: np.record, u: int, cell: int) -> int:
    """The enemy on the board nearest to a cell, or NO_UNIT."""
    best = NO_UNIT
    shortest = FAR
    first = (1 - side_of(u)) * UNITS_PER_SIDE
    for enemy in range(first, first + UNITS_PER_SIDE):
        if is_out(s, enemy):
            away = int64(t.distance[cell, s.unit[enemy].cell])
            if away < shortest:
                shortest = away
                best = enemy
    return best


@rule
def goal(s: np.record, t: np.record, u: int) -> int:
    """The cell this character wants to reach."""
    if t.mode == Mode.CONTROL_POINT:
        return point_goal(s, t, u)
    return intel_goal(s, t, u)


@rule
def point_goal(s: np.record, t: np.record, u: int) -> int:
    """The nearest point worth taking; each slot has a favourite, so that they spread."""
    side = side_of(u)
    here = int64(s.unit[u].cell)
    best = int64(t.point_cell[0])
    least = FAR
    favourite = (u + 1) % POINTS if side == 0 else POINTS - 1 - (u + 1) % POINTS  # the map is symmetric, so are they
    for k in range(POINTS):
        point = k if side == 0 else POINTS - 1 - k  # so is the first of two that are equally good
        cell = int64(t.point_cell[point])
        cost = int64(t.distance[here, cell])
        if s.point[point] == side + 1:
            cost += HELD_POINT
        there = int64(s.board[cell]) - 1
        if there >= 0 and there != u and side_of(there) == side:
            cost += BUSY_POINT
        if favourite != point:
            cost += OTHERS_POINT
        if cost < least:
            least = cost
            best = cell
    return best


@rule
def intel_goal(s: np.record, t: np.record, u: int) -> int:
    """Home with the intel; after whoever runs with ours; else for theirs, while builders and snipers guard ours."""
    side = side_of(u)
    here = int64(s.unit[u].cell)
    if is_carrying(s, u):
        return int64(t.home[side])
    prize = int64(s.intel_cell[1 - side])
    thief = int64(s.intel_carrier[side])
    if thief != NO_UNIT:
        chase = int64(s.unit[thief].cell)
        if prize == NOWHERE or t.distance[here, chase] <= t.distance[here, prize]:
            return chase
    kind = s.unit[u].kind
    if prize == NOWHERE:
        carrier = int64(s.intel_carrier[1 - side])
        threat = nearest_enemy(s, t, u, int64(s.unit[carrier].cell))
        if threat != NO_UNIT:
            return int64(s.unit[threat].cell)
        return int64(t.home[side])
    if kind == Kind.ENGINEER or kind == Kind.SNIPER:
        return int64(s.intel_cell[side]) if s.intel_cell[side] != NOWHERE else prize
    return prize


@rule
def is_guarding(s: np.record, t: np.record, u: int, cell: int) -> bool:
    """Near enough to the own intel: guards do not stand on it. Whoever carries the other one goes all the way."""
    if is_carrying(s, u):
        return False
    return bool(cell == s.intel_cell[side_of(u)] and t.distance[s.unit[u].cell, cell] <= GUARD_DISTANCE)


@rule
def danger(s: np.record, t: np.record, u: int, cell: int) -> int:
    """How many enemies could fire at a cell as they stand."""
    n = 0
    first = (1 - side_of(u)) * UNITS_PER_SIDE
    for enemy in range(first, first + UNITS_PER_SIDE):
        q = s.unit[enemy]
        if is_out(s, enemy) and t.distance[q.cell, cell] <= t.range[q.kind]:
            n += 1
    return n


@rule
def pyros_near(s: np.record, t: np.record, u: int, cell: int, length: int) -> int:
    """Enemy Pyros that would notice a Spy uncloaking on a cell."""
    n = 0
    first = (1 - side_of(u)) * UNITS_PER_SIDE
    for enemy in range(first, first + SLOTS):
        if s.unit[enemy].kind == Kind.PYRO and is_out(s, enemy):
            if t.distance[s.unit[enemy].cell, cell] <= length:
                n += 1
    return n
