"""A turn: what the active tank may do, what it does, and how the turn and the game end."""

from __future__ import annotations

import numpy as np

from fracas.core.entry import Ints
from fracas.core.kernels import rule, wide
from fracas.core.rng import Rng, below

from ..state import (
    CELLS,
    END,
    FIRE,
    FULL_HIT_POINTS,
    MOST_SQUAD,
    MOVE,
    NO_TANK,
    RAM,
    RECOVER,
    REPAIR,
    SKIP,
    Ending,
    Shot,
)
from .goals import has_goals, note_goals, winning_goal
from .moving import list_moves, may_drive, may_repair, move, ram, repair
from .shooting import fire, is_squadron_gone, list_targets, repeat_targets


@rule
def setup(s: np.record, t: np.record, rng: Rng) -> None:
    """The zone as drawn, six points on every card, the activation discs at tank 1. Ruling `random-starter`."""
    s.actor = below(rng, 2) if t.starter < 0 else t.starter
    s.board[:] = t.board
    s.cell[:] = t.start
    for seat in range(2):
        for unit in range(seat * MOST_SQUAD, seat * MOST_SQUAD + t.squad[seat]):
            s.hit_points[unit] = FULL_HIT_POINTS
    s.roll.shooter = NO_TANK


@rule
def active_unit(s: np.record) -> int:
    """The tank whose turn it is."""
    seat = wide(s.actor)
    return seat * MOST_SQUAD + wide(s.active[seat])


@rule
def must_recover(s: np.record, unit: int) -> bool:
    """A unit stunned before its turn just recovers. Ruling `stunned-in-own-turn`: one that has fired plays on."""
    return bool(s.stunned[unit] and s.shot == Shot.NONE)


@rule
def legal(s: np.record, t: np.record, out: Ints) -> int:
    """What the active tank may do. Ruling `skip-and-recover-are-forced`."""
    unit = active_unit(s)
    if s.hit_points[unit] == 0:
        out[0] = SKIP
        return 1
    if must_recover(s, unit):
        out[0] = RECOVER
        return 1
    out[0] = END
    n = 1
    if may_repair(s, t, unit):
        out[n] = REPAIR
        n += 1
    if may_drive(s):
        n = list_moves(s, t, unit, out, n)
    if s.shot == Shot.NONE and not s.repaired:
        n = list_shots(s, t, unit, out, n)
    return n


@rule
def list_shots(s: np.record, t: np.record, unit: int, out: Ints, n: int) -> int:
    """Append all shots: snap, aimed (only before any movement), and both measured from the token.

    Ruling `after-a-ram-only-snap`: a ram is movement.
    """
    first = n
    n = list_targets(s, t, unit, out, n, FIRE)
    count = n - first
    may_aim = s.spent == 0
    if may_aim:
        n = repeat_targets(out, first, n, count, 1)
    if t.triangulation and s.has_token[unit]:
        n = repeat_targets(out, first, n, count, 2)
        if may_aim:
            n = repeat_targets(out, first, n, count, 3)
    return n


@rule
def apply(s: np.record, t: np.record, a: int, rng: Rng) -> None:
    """Play one action of the active tank."""
    unit = active_unit(s)
    if a >= FIRE:
        mode = (a - FIRE) // CELLS
        fire(s, t, unit, (a - FIRE) % CELLS, mode % 2, mode // 2, rng)
    elif a >= RAM:
        ram(s, t, unit, a - RAM)
    elif a >= MOVE:
        move(s, unit, a - MOVE)
        return
    elif a == REPAIR:
        repair(s, unit)
        return
    else:
        if a == RECOVER:
            s.stunned[unit] = 0
        finish_turn(s, t, unit)
        return
    if is_cut_short(s, t, unit):
        finish_turn(s, t, unit)


@rule
def is_cut_short(s: np.record, t: np.record, unit: int) -> bool:
    """Ruling `turn-ends-by-itself`: the active tank died, a squadron is gone, or the deed has fulfilled a mission."""
    if s.hit_points[unit] == 0:
        return True
    if t.elimination and is_squadron_gone(s, 1 - wide(s.actor)):
        return True
    return bool(t.has_deeds) and (winning_goal(s, t, 0) >= 0 or winning_goal(s, t, 1) >= 0)


@rule
def finish_turn(s: np.record, t: np.record, unit: int) -> None:
    """Judge the game, move the activation disc on and pass the turn. Ruling `limit-counts-every-turn`."""
    seat = wide(s.actor)
    if has_goals(t):
        note_goals(s, t, unit)
    s.turn += 1
    judge(s, t, unit)
    s.spent = 0
    s.shot = Shot.NONE
    s.rammed = 0
    s.repaired = 0
    following = wide(s.active[seat]) + 1
    s.active[seat] = following if following < t.squad[seat] else 0
    s.actor = 1 - seat


@rule
def judge(s: np.record, t: np.record, unit: int) -> None:
    """Ruling `precedence-at-the-end`: tie, enemy squadron gone, own goal, own squadron gone, enemy's goal, turn limit.

    Two goals at once are named in their order, those of the book first: ruling `order-of-missions`. Both squadrons gone
    is a tie, whatever caused it: ruling `simultaneous-destruction-is-a-tie`. Rulings `elimination-can-be-off`,
    `both-survive-is-a-tie`, `turn-limit-is-a-draw`.
    """
    seat = wide(s.actor)
    is_lost = s.hit_points[unit] == 0 and is_squadron_gone(s, seat)  # a tank that is left has just played
    is_won = is_squadron_gone(s, 1 - seat)
    own, other = -1, -1
    if has_goals(t):
        own, other = winning_goal(s, t, seat), winning_goal(s, t, 1 - seat)
    if is_lost and is_won:
        finish_game(s, Ending.MUTUAL_DESTRUCTION.value, -1)
    elif is_won and t.elimination:
        finish_game(s, Ending.SQUADRON_DESTROYED.value, seat)
    elif own == Ending.GOAL_SURVIVED and other == Ending.GOAL_SURVIVED:
        finish_game(s, Ending.BOTH_SURVIVED.value, -1)
    elif own >= 0:
        finish_game(s, own, seat)
    elif is_lost and t.elimination:
        finish_game(s, Ending.SQUADRON_DESTROYED.value, 1 - seat)
    elif other >= 0:
        finish_game(s, other, 1 - seat)
    elif s.turn >= t.turn_limit:
        finish_game(s, Ending.TURN_LIMIT.value, -1)


@rule
def finish_game(s: np.record, ending: int, winner: int) -> None:
    """The game is over."""
    s.over = 1
    s.ending = ending
    s.winner = winner
