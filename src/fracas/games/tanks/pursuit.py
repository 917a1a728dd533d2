"""What goals are worth: what draws a tank, and which enemy is about to win. `suggest` and `evaluate` share it."""

from __future__ import annotations

import numpy as np

from fracas.core.kernels import rule, wide

from .rules.goals import is_fulfilled
from .state import BESIDE_POOL, MARKED, MOST_SQUAD, MOVE_POINTS, NO_WAY, GoalKind

REACH, HOLD, BREAK, HUNT, SURVIVE = (1 << kind.value for kind in GoalKind)  # bits of `wanted`
WIN_WORTH = 50.0  # in hit points, as `suggest` counts
PART_WORTH = 8.0  # a goal that wins together with others
HOLD_WORTH = 3.0  # a turn towards holding
HUNTED_WORTH = 2.5  # times what a shot at another tank is worth
MENACE_WORTH = 2.0  # the same for a tank about to fulfil a goal
MENACE_POINTS = MOVE_POINTS  # a turn away
MOST_FACTOR = max(HUNTED_WORTH, MENACE_WORTH)


@rule
def wanted(s: np.record, t: np.record, seat: int) -> int:
    """The kinds of goals that a side still has to fulfil, as bits."""
    kinds = 0
    for k in range(t.goals[seat]):
        if not is_fulfilled(s, t, seat, wide(k)):
            kinds |= 1 << t.goal_kind[seat, k]
    return kinds


@rule
def wins_alone(s: np.record, t: np.record, seat: int, k: int) -> bool:
    """With this goal nothing else is missing in its group."""
    if t.goal_members[seat, k] == 1:
        return True
    for other in range(t.goals[seat]):
        if other != k and t.goal_group[seat, other] == t.goal_group[seat, k]:
            if not is_fulfilled(s, t, seat, wide(other)):
                return False
    return True


@rule
def prize(s: np.record, t: np.record, seat: int, k: int) -> float:
    """What it is worth to fulfil a goal."""
    return WIN_WORTH if wins_alone(s, t, seat, k) else PART_WORTH


@rule
def place_worth(s: np.record, t: np.record, unit: int, cell: int, has_repaired: bool) -> float:
    """What it counts for a side's goals that this tank ends its turn on that space."""
    worth, seat = 0.0, unit // MOST_SQUAD
    for k in range(t.goals[seat]):
        kind, marks = t.goal_kind[seat, k], wide(t.goal_marks[seat, k, cell])
        if kind > GoalKind.HOLD or marks == 0 or is_fulfilled(s, t, seat, wide(k)):
            continue
        if kind == GoalKind.REACH:
            worth += prize(s, t, seat, wide(k))
        elif marks & MARKED or (has_repaired and marks & BESIDE_POOL):
            turns = 1 + wide(s.held[unit, t.goal_slot[seat, k]])
            worth += prize(s, t, seat, wide(k)) if turns >= t.goal_need[seat, k] else HOLD_WORTH * turns
    return worth


@rule
def wall_worth(s: np.record, t: np.record, seat: int, cell: int, least: float) -> float:
    """What a wall is worth that counts for a side's goals; `least` if it takes more than this one."""
    worth = 0.0
    for k in range(t.goals[seat]):
        if (
            t.goal_kind[seat, k] == GoalKind.BREAK
            and t.goal_marks[seat, k, cell]
            and not is_fulfilled(s, t, seat, wide(k))
        ):
            is_last = wide(s.broken[seat, t.goal_slot[seat, k]]) + 1 >= t.goal_need[seat, k]
            worth = max(worth, prize(s, t, seat, wide(k)) if is_last else least)
    return worth


@rule
def turns_to(s: np.record, t: np.record, unit: int, k: int) -> int:
    """How many turns this tank takes at least to a space of a goal, as the zone was drawn; 0: it is there."""
    points = wide(t.goal_way[unit // MOST_SQUAD, k, s.cell[unit]])
    return NO_WAY if points >= NO_WAY else (points + MOVE_POINTS - 1) // MOVE_POINTS


@rule
def is_hunted(s: np.record, t: np.record, unit: int) -> bool:
    """The other side has to destroy this tank."""
    seat, hunts = 1 - unit // MOST_SQUAD, 0
    for k in range(t.goals[seat]):
        hunts += t.goal_kind[seat, k] == GoalKind.HUNT and t.goal_tank[seat, k] == unit
    return hunts > 0


@rule
def target_factor(s: np.record, t: np.record, enemy: int) -> float:
    """How much more a shot at this enemy is worth: it is hunted, or it is about to reach or to hold something."""
    factor, seat = 1.0, enemy // MOST_SQUAD
    if t.has_hunts[1 - seat] and is_hunted(s, t, enemy):
        factor = HUNTED_WORTH
    if t.has_places[seat]:
        for k in range(t.goals[seat]):
            if t.goal_kind[seat, k] <= GoalKind.HOLD and t.goal_way[seat, k, s.cell[enemy]] <= MENACE_POINTS:
                if not is_fulfilled(s, t, seat, wide(k)):
                    factor = max(factor, MENACE_WORTH)
    return factor
