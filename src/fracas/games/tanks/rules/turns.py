"""A turn: what the active tank may do, what it does, and how the turn and the game end."""

from __future__ import annotations

import numpy as np

from fracas.core.entry import Ints
from fracas.core.kernels import rule, wide
from fracas.core.rng import Rng, below

from ..state import (
    BOARD_SIDE,
    CELLS,
    END,
    FIRE,
    FULL_HIT_POINTS,
    MOVE,
    NO_TANK,
    RAM,
    RECOVER,
    REPAIR,
    SKIP,
    SQUAD,
    TANKS,
    TURNS_TO_HOLD,
    WALLS_TO_BREAK,
    Ending,
    Shot,
)
from .moving import list_moves, may_drive, may_repair, move, ram, repair
from .shooting import fire, is_squadron_gone, list_targets, repeat_targets


@rule
def setup(s: np.record, t: np.record, rng: Rng) -> None:
    """The zone as drawn, six points on every card, the activation discs at tank 1. Ruling `random-starter`."""
    s.actor = below(rng, 2) if t.starter < 0 else t.starter
    s.board[:] = t.board
    s.cell[:] = t.start
    for unit in range(TANKS):
        s.hit_points[unit] = FULL_HIT_POINTS
    s.roll.shooter = NO_TANK


@rule
def active_unit(s: np.record) -> int:
    """The tank whose turn it is."""
    seat = wide(s.actor)
    return seat * SQUAD + wide(s.active[seat])


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
    """Ruling `turn-ends-by-itself`: the active tank died, a squadron is gone, or the fifth wall fell."""
    if s.hit_points[unit] == 0 or is_squadron_gone(s, 0) or is_squadron_gone(s, 1):
        return True
    return has_broken_walls(s, t, wide(s.actor))


@rule
def finish_turn(s: np.record, t: np.record, unit: int) -> None:
    """Judge the game, move the activation disc on and pass the turn. Ruling `limit-counts-every-turn`."""
    seat = wide(s.actor)
    count_holding(s, t, unit)
    s.turn += 1
    judge(s, t, unit)
    s.spent = 0
    s.shot = Shot.NONE
    s.rammed = 0
    s.repaired = 0
    s.active[seat] = (int(s.active[seat]) + 1) % SQUAD
    s.actor = 1 - seat


@rule
def count_holding(s: np.record, t: np.record, unit: int) -> None:
    """Ruling `hold-pool-counts-turns-of-one-unit`: any other turn of that unit starts the count again."""
    if t.hold_pool and s.hit_points[unit] > 0:
        is_held = s.repaired and t.near_centre_pool[s.cell[unit]]
        s.held[unit] = int(s.held[unit]) + 1 if is_held else 0


@rule
def judge(s: np.record, t: np.record, unit: int) -> None:
    """Ruling `precedence-at-the-end`: tie, enemy squadron gone, own mission, own squadron gone, turn limit.

    Two missions at once are named in the order pool, rank, walls: ruling `order-of-missions`. Both squadrons gone is a
    tie, whatever caused it: ruling `simultaneous-destruction-is-a-tie`. Ruling `turn-limit-is-a-draw`.
    """
    seat = wide(s.actor)
    is_lost = is_squadron_gone(s, seat)
    if is_squadron_gone(s, 1 - seat):
        if is_lost:
            finish_game(s, Ending.MUTUAL_DESTRUCTION.value, -1)
        else:
            finish_game(s, Ending.SQUADRON_DESTROYED.value, seat)
    elif t.hold_pool and s.held[unit] >= TURNS_TO_HOLD:
        finish_game(s, Ending.POOL_HELD.value, seat)
    elif has_reached_far_rank(s, t, unit):
        finish_game(s, Ending.FAR_RANK_REACHED.value, seat)
    elif has_broken_walls(s, t, seat):
        finish_game(s, Ending.WALLS_BROKEN.value, seat)
    elif is_lost:
        finish_game(s, Ending.SQUADRON_DESTROYED.value, 1 - seat)
    elif s.turn >= t.turn_limit:
        finish_game(s, Ending.TURN_LIMIT.value, -1)


@rule
def has_reached_far_rank(s: np.record, t: np.record, unit: int) -> bool:
    """The unit ends its turn on the enemy's first rank: the top row for green, the bottom row for orange.

    Rulings `far-rank-at-the-end-of-the-turn`, `far-ranks-are-outer-rows`.
    """
    if not t.reach_far_rank or s.hit_points[unit] == 0:
        return False
    return wide(s.cell[unit]) // BOARD_SIDE == (t.height - 1 if unit < SQUAD else 0)


@rule
def has_broken_walls(s: np.record, t: np.record, seat: int) -> bool:
    """This side's shots have destroyed five of the nine walls."""
    return bool(t.break_walls and s.walls[seat] >= WALLS_TO_BREAK)


@rule
def finish_game(s: np.record, ending: int, winner: int) -> None:
    """The game is over."""
    s.over = 1
    s.ending = ending
    s.winner = winner
