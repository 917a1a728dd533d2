"""Missions: what counts for a goal, and which of them wins."""

from __future__ import annotations

import numpy as np

from fracas.core.kernels import rule, wide

from ..state import BESIDE_POOL, FULL_HIT_POINTS, MARKED, MOST_SQUAD, Ending, GoalKind
from .shooting import is_squadron_gone


@rule
def has_goals(t: np.record) -> bool:
    """Something else than destroying the enemy wins, for one side at least."""
    return bool(t.goals[0] + t.goals[1] > 0)


@rule
def note_goals(s: np.record, t: np.record, unit: int) -> None:
    """At the end of a tank's turn: what it has reached, and how long it holds; the destroyed do neither.

    Rulings `reached-at-the-end-of-the-turn`, `hold-counts-turns-of-one-unit`, `fulfilled-goals-stay`.
    """
    seat = wide(s.actor)
    if s.hit_points[unit] == 0:
        return
    for k in range(t.goals[seat]):
        if t.goal_kind[seat, k] == GoalKind.REACH and t.goal_marks[seat, k, s.cell[unit]]:
            s.done[seat] |= 1 << k
        elif t.goal_kind[seat, k] == GoalKind.HOLD:
            slot, turns = t.goal_slot[seat, k], 0
            if is_holding(s, t, seat, wide(k), unit):
                turns = min(wide(s.held[unit, slot]) + 1, t.goal_need[seat, k])
            s.held[unit, slot] = turns
            if turns == t.goal_need[seat, k]:
                s.done[seat] |= 1 << k


@rule
def is_holding(s: np.record, t: np.record, seat: int, k: int, unit: int) -> bool:
    """On or beside a marked space; a pool is held by repairing at it. Ruling `pools-are-held-by-repairing`."""
    marks = wide(t.goal_marks[seat, k, s.cell[unit]])
    return marks & MARKED != 0 or (s.repaired != 0 and marks & BESIDE_POOL != 0)


@rule
def is_fulfilled(s: np.record, t: np.record, seat: int, k: int) -> bool:
    """One goal of a side. Ruling `hunted-by-whomever`: a tank that is gone counts, whoever destroyed it."""
    kind, need = t.goal_kind[seat, k], t.goal_need[seat, k]
    if kind == GoalKind.BREAK:
        return bool(s.broken[seat, t.goal_slot[seat, k]] >= need)
    if kind == GoalKind.HUNT:
        return bool(s.hit_points[t.goal_tank[seat, k]] == 0)
    if kind == GoalKind.SURVIVE:
        return bool(s.turn >= need) and not is_squadron_gone(s, seat)
    return (wide(s.done[seat]) >> k) & 1 == 1


@rule
def winning_goal(s: np.record, t: np.record, seat: int) -> int:
    """How this side has won: the ending of its first goal that is fulfilled with all of its group; -1: not yet."""
    for k in range(t.goals[seat]):
        if t.goal_group[seat, k] == k and is_fulfilled(s, t, seat, wide(k)):
            done = 1
            for other in range(k + 1, t.goals[seat]):
                done += t.goal_group[seat, other] == k and is_fulfilled(s, t, seat, wide(other))
            if done == t.goal_members[seat, k]:
                return wide(t.goal_ending[seat, k]) if done == 1 else Ending.GOALS_FULFILLED.value
    return -1


@rule
def share_done(s: np.record, t: np.record, seat: int, k: int) -> float:
    """How much of a goal is done, 0 to 1: turns held or survived, walls broken, points taken from the hunted tank."""
    kind, need = t.goal_kind[seat, k], t.goal_need[seat, k]
    if is_fulfilled(s, t, seat, k):
        return 1.0
    if kind == GoalKind.BREAK:
        return float(wide(s.broken[seat, t.goal_slot[seat, k]]) / need)
    if kind == GoalKind.HUNT:
        return 1.0 - wide(s.hit_points[t.goal_tank[seat, k]]) / FULL_HIT_POINTS
    if kind == GoalKind.SURVIVE:
        return min(float(wide(s.turn) / need), 1.0)
    return float(longest_hold(s, t, seat, k) / need) if kind == GoalKind.HOLD else 0.0


@rule
def longest_hold(s: np.record, t: np.record, seat: int, k: int) -> int:
    """The turns in a row of the tank that has held longest."""
    longest = 0
    for unit in range(seat * MOST_SQUAD, seat * MOST_SQUAD + t.squad[seat]):
        longest = max(longest, wide(s.held[unit, t.goal_slot[seat, k]]))
    return longest
