"""Features for learning: everybody sees everything, each side its own tanks first."""

from __future__ import annotations

import numpy as np

from fracas.core.entry import Floats
from fracas.core.kernels import rule, wide

from .state import (
    BOARD_SIDE,
    CELLS,
    FULL_HIT_POINTS,
    MOVE_POINTS,
    SQUAD,
    TANKS,
    TURNS_TO_HOLD,
    WALLS_TO_BREAK,
    Cell,
    Shot,
)

# An observation: planes of 225, then numbers per tank, then numbers of the turn.
PLANES = 5 + TANKS
PER_TANK = 8
TURN_NUMBERS = 8
FEATURES = PLANES * CELLS + TANKS * PER_TANK + TURN_NUMBERS


@rule
def observe(s: np.record, t: np.record, seat: int, out: Floats) -> None:
    """Planes: floor, wall, pool, hole, wreck, own tanks 1-3, enemy tanks 1-3 (by hit points); then the numbers."""
    out[:] = 0.0
    for cell in range(CELLS):
        held = wide(s.board[cell])
        if held >= Cell.TANK:
            unit = held - Cell.TANK
            shown = (unit + TANKS - seat * SQUAD) % TANKS
            out[(5 + shown) * CELLS + cell] = s.hit_points[unit] / FULL_HIT_POINTS
            out[cell] = 1.0
        elif held == Cell.FLOOR:
            out[cell] = 1.0
        elif held == Cell.WALL:
            out[CELLS + cell] = 1.0
        elif held == Cell.POOL:
            out[2 * CELLS + cell] = 1.0
        elif held == Cell.HOLE:
            out[3 * CELLS + cell] = 1.0
        elif held == Cell.WRECK:
            out[4 * CELLS + cell] = 1.0
    base = PLANES * CELLS
    for unit in range(TANKS):
        at = base + (unit + TANKS - seat * SQUAD) % TANKS * PER_TANK
        owner = unit // SQUAD
        out[at] = s.hit_points[unit] / FULL_HIT_POINTS
        out[at + 1] = s.stunned[unit]
        out[at + 2] = s.held[unit] / TURNS_TO_HOLD
        out[at + 3] = s.has_token[unit]
        out[at + 4] = s.token_column[unit] / BOARD_SIDE
        out[at + 5] = s.token_row[unit] / BOARD_SIDE
        out[at + 6] = 1.0 if s.active[owner] == unit % SQUAD else 0.0
        out[at + 7] = 1.0 if s.hit_points[unit] > 0 else 0.0
    at = base + TANKS * PER_TANK
    out[at] = 1.0 if s.actor == seat else 0.0
    out[at + 1] = s.spent / MOVE_POINTS
    out[at + 2] = s.shot / Shot.AIMED
    out[at + 3] = s.rammed
    out[at + 4] = s.repaired
    out[at + 5] = s.walls[seat] / WALLS_TO_BREAK
    out[at + 6] = s.walls[1 - seat] / WALLS_TO_BREAK
    out[at + 7] = s.turn / t.turn_limit
