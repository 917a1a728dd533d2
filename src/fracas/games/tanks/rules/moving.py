"""Moving, ramming and repairing."""

from __future__ import annotations

import numpy as np

from fracas.core.kernels import rule, wide

from ..state import (
    FULL_HIT_POINTS,
    MOVE,
    MOVE_POINTS,
    NEIGHBOUR,
    RAM,
    REPAIRED_POINTS,
    STEP_COST,
    Cell,
    Shot,
)
from .shooting import N_DIRECTIONS, hurt


@rule
def may_drive(s: np.record) -> bool:
    """An aimed shot, a ram or a repair ends the tank's movement. Ruling `aimed-before-movement`."""
    return s.shot != Shot.AIMED and not s.rammed and not s.repaired


@rule
def may_repair(s: np.record, t: np.record, unit: int) -> bool:
    """The whole turn next to a pool: no move, no shot. Rulings `repair-takes-the-turn`, `repair-at-full-health`."""
    is_fresh = s.spent == 0 and s.shot == Shot.NONE and not s.repaired
    return bool(t.repair and is_fresh and t.near_pool[s.cell[unit]])


@rule
def free_directions(s: np.record, cell: int) -> int:
    """A bit for every direction whose next space is empty: floor, and nothing on it. Ruling `empty-space`."""
    free = 0
    for direction in range(N_DIRECTIONS):
        near = NEIGHBOUR[cell, direction]
        if near >= 0 and s.board[near] == Cell.FLOOR:
            free |= 1 << direction
    return free


@rule
def has_room(free: int, direction: int) -> bool:
    """A diagonal needs both shared orthogonal spaces empty; an orthogonal step needs nothing more."""
    if direction % 2 == 0:
        return True
    return (free >> (direction - 1)) & 1 == 1 and (free >> ((direction + 1) % N_DIRECTIONS)) & 1 == 1


@rule
def list_moves(s: np.record, t: np.record, unit: int, out: np.ndarray, n: int) -> int:
    """Append the steps and rams that the movement points still allow; how many actions `out` holds then."""
    points = MOVE_POINTS - int(s.spent)
    if points < STEP_COST[0]:
        return n
    cell = wide(s.cell[unit])
    free = free_directions(s, cell)
    for direction in range(N_DIRECTIONS):
        if (free >> direction) & 1 and STEP_COST[direction] <= points and has_room(free, direction):
            out[n] = MOVE + direction
            n += 1
    if t.collision:
        for direction in range(N_DIRECTIONS):
            near = NEIGHBOUR[cell, direction]
            if near >= 0 and t.rammable[unit, s.board[near]]:
                # Ruling `diagonal-ram-needs-corners`.
                if STEP_COST[direction] <= points and has_room(free, direction):
                    out[n] = RAM + direction
                    n += 1
    return n


@rule
def move(s: np.record, unit: int, direction: int) -> None:
    """One step of the active tank."""
    cell = wide(s.cell[unit])
    near = NEIGHBOUR[cell, direction]
    s.board[cell] = Cell.FLOOR
    s.board[near] = Cell.TANK + unit
    s.cell[unit] = near
    s.spent += STEP_COST[direction]


@rule
def ram(s: np.record, t: np.record, unit: int, direction: int) -> None:
    """Both take 1 per full 2 points of this turn's whole movement; the rammer stops short and its movement ends.

    Ruling `detours-count-for-rams`.
    """
    near = NEIGHBOUR[wide(s.cell[unit]), direction]
    other = wide(s.board[near]) - Cell.TANK
    s.spent += STEP_COST[direction]
    s.rammed = 1
    damage = wide(s.spent) // 2
    hurt(s, t, other, damage)
    hurt(s, t, unit, damage)


@rule
def repair(s: np.record, unit: int) -> None:
    """Two points back, up to six."""
    s.hit_points[unit] = min(int(s.hit_points[unit]) + REPAIRED_POINTS, FULL_HIT_POINTS)
    s.repaired = 1
