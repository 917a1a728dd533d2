"""Who is ahead, and how likely that is to win."""

from __future__ import annotations

import numpy as np

from fracas.core.kernels import rule, wide

from .pursuit import turns_to
from .rules.goals import share_done
from .state import MOST_SQUAD, NO_WAY, GoalKind
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
BREAKING = 6.0  # all walls of a goal
HUNTING = 2.0  # all points of the hunted tank
SURVIVING = 3.0  # all turns
HOLDING = 4.5  # all turns, the last ones more than the first
NEARNESS = 1.5  # a tank that stands where it reaches or holds; half as much a turn away
SECOND_NEARNESS = 0.5
FULFILLED = 4.0  # a goal of a group that lacks others


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
    for unit in range(seat * MOST_SQUAD, seat * MOST_SQUAD + t.squad[seat]):
        if s.hit_points[unit] > 0:
            alive += 1
            worth += ALIVE + HIT_POINT * s.hit_points[unit] + STUNNED * s.stunned[unit]
    if alive == 1:
        worth += LAST_TANK
    unit = seat * MOST_SQUAD + wide(s.active[seat])
    if s.hit_points[unit] == 0:
        worth += IDLE
    elif not s.stunned[unit]:
        _, shot = best_shot(s, t, unit, wide(s.cell[unit]), 1, 0.0)
        worth += (NEXT_SHOT if s.actor == seat else LATER_SHOT) * min(shot, MOST_SHOT_WORTH)
    return worth + progress(s, t, seat)


@rule
def progress(s: np.record, t: np.record, seat: int) -> float:
    """How far one side is with its goals; those of a group count for as much as they are together."""
    worth = 0.0
    for k in range(t.goals[seat]):
        worth += goal_worth(s, t, seat, wide(k)) / t.goal_members[seat, k]
    return worth


@rule
def goal_worth(s: np.record, t: np.record, seat: int, k: int) -> float:
    """One goal: what is done of it, and how near the tanks are that may do the rest."""
    kind, share = t.goal_kind[seat, k], share_done(s, t, seat, k)
    if share >= 1.0:
        return FULFILLED
    if kind == GoalKind.BREAK:
        return BREAKING * share
    if kind == GoalKind.HUNT:
        return HUNTING * share
    if kind == GoalKind.SURVIVE:
        return SURVIVING * share
    nearest, second = NO_WAY, NO_WAY
    for unit in range(seat * MOST_SQUAD, seat * MOST_SQUAD + t.squad[seat]):
        if s.hit_points[unit] > 0:
            turns = turns_to(s, t, unit, k) + wide(s.stunned[unit])
            if turns < nearest:
                nearest, second = turns, nearest
            elif turns < second:
                second = turns
    worth = NEARNESS / (1 + nearest) + SECOND_NEARNESS / (1 + second)
    return worth + HOLDING * share * share if kind == GoalKind.HOLD else worth
