"""Who is ahead, and how likely that is to win."""

from __future__ import annotations

import numpy as np

from fracas.core.kernels import rule, wide

from .state import BOARD_SIDE, SQUAD
from .suggest import best_shot

# How a side's prospects add up, as logarithms of its odds: fitted to the results of `suggest` against itself over all
# zones and presets (`python -m bench.fit_tanks`).
HIT_POINT = 0.26
ALIVE = 0.76
LAST_TANK = -0.55
STUNNED = -0.6
IDLE = -0.1  # the tank that plays next is a wreck
TO_MOVE = 0.18
NEXT_SHOT = 0.24  # for each point the best aimed shot is worth, for the side to move
LATER_SHOT = 0.15
MOST_SHOT_WORTH = 8.0
WALL_BROKEN = 1.2
TURN_HELD = 0.5
RANK_GAINED = 0.05


@rule
def evaluate(s: np.record, t: np.record, seat: int) -> float:
    """Won, lost, or how likely either is by tanks, hit points, stuns, the next shots and the missions."""
    if s.over:
        return 0.0 if s.winner < 0 else (1.0 if s.winner == seat else -1.0)
    return np.tanh((prospects(s, t, seat) - prospects(s, t, 1 - seat)) / 2.0)  # type: ignore[no-any-return]


@rule
def prospects(s: np.record, t: np.record, seat: int) -> float:
    """One side's tanks and its next shot."""
    worth = TO_MOVE if s.actor == seat else 0.0
    alive = 0
    for unit in range(seat * SQUAD, seat * SQUAD + SQUAD):
        if s.hit_points[unit] > 0:
            alive += 1
            worth += ALIVE + HIT_POINT * s.hit_points[unit] + STUNNED * s.stunned[unit]
    if alive == 1:
        worth += LAST_TANK
    unit = seat * SQUAD + wide(s.active[seat])
    if s.hit_points[unit] == 0:
        worth += IDLE
    elif not s.stunned[unit]:
        _, shot = best_shot(s, t, unit, wide(s.cell[unit]), 1, 0.0)
        worth += (NEXT_SHOT if s.actor == seat else LATER_SHOT) * min(shot, MOST_SHOT_WORTH)
    return worth + progress(s, t, seat)


@rule
def progress(s: np.record, t: np.record, seat: int) -> float:
    """How far one side is in the missions."""
    farthest, longest = 0, 0
    for unit in range(seat * SQUAD, seat * SQUAD + SQUAD):
        if s.hit_points[unit] > 0:
            row = wide(s.cell[unit]) // BOARD_SIDE
            farthest = max(farthest, row if seat == 0 else t.height - 1 - row)
            longest = max(longest, wide(s.held[unit]))
    worth = TURN_HELD * longest
    if t.reach_far_rank:
        worth += RANK_GAINED * farthest
    if t.break_walls:
        worth += WALL_BROKEN * s.walls[seat]
    return worth
