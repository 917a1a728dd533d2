"""Steps and jumps, and what happens whenever somebody arrives."""

from __future__ import annotations

import numpy as np

from fracas.core.kernels import rule, wide

from ..state import JUMP_DAMAGE, NO_UNIT, SLOTS, UBER_RANGE, UNITS_PER_SIDE, Effect, Kind
from .harm import hurt
from .objectives import take_intel
from .units import distance, effect_of, is_out, is_ubered, lift_off_board, put_on_board, side_of


@rule
def arrive(s: np.record, t: np.record, u: int, cell: int) -> None:
    """Move a unit to a free cell by step, jump or push: uber distance, intel, sapping (ruling `sapping-moments`)."""
    lift_off_board(s, u)
    put_on_board(s, u, cell)
    check_uber(s, t, side_of(u))
    take_intel(s, t, u)
    sap_beside(s, t, u)


@rule
def check_uber(s: np.record, t: np.record, side: int) -> None:
    """An uber ends for both when they are further than 3 apart; ruling `uber-ends-beyond-three`.

    Ruling `marker-counts-for-distance`: a cloaked partner is where his marker is. One who is gone leaves the Medic's
    own uber alone.
    """
    for medic in range(side * UNITS_PER_SIDE, side * UNITS_PER_SIDE + SLOTS):
        q = s.unit[medic]
        if q.uber > 0 and q.partner != NO_UNIT:
            if distance(s, t, wide(medic), wide(q.partner)) > UBER_RANGE:
                q.uber = 0
                q.partner = NO_UNIT


@rule
def sap_beside(s: np.record, t: np.record, u: int) -> None:
    """A Spy next to enemy Sentries saps them at once, without using up his attack."""
    if s.unit[u].kind != Kind.SPY or not is_out(s, u):
        return
    first = (1 - side_of(u)) * UNITS_PER_SIDE + SLOTS
    for sentry in range(first, first + SLOTS):
        if distance(s, t, u, sentry) == 1:
            s.unit[sentry].sapped = 1


@rule
def can_move(s: np.record, t: np.record, u: int) -> bool:
    """Rulings `heavy-stands-to-fire` and `give-instead-of-moving`: who did that stays where he is."""
    if s.gave != 0 or s.unit[u].cloaked != 0:
        return False
    if s.unit[u].kind == Kind.HEAVY and s.fired != 0:
        return effect_of(s, t, u, Effect.MOBILE_FIRE) > 0
    return True


@rule
def move_to(s: np.record, t: np.record, u: int, cell: int) -> None:
    """One space of movement; a Sniper's charge is gone when he moves."""
    s.moved += 1
    if s.unit[u].kind == Kind.SNIPER and effect_of(s, t, u, Effect.STEADY_AIM) == 0:
        s.unit[u].charge = 0
    arrive(s, t, u, cell)


@rule
def can_jump(s: np.record, t: np.record, u: int) -> bool:
    """Rulings `jump-may-not-kill`, `ubered-jump-is-free`."""
    if s.unit[u].kind != Kind.SOLDIER and effect_of(s, t, u, Effect.VAULT) == 0:
        return False
    return s.unit[u].health > JUMP_DAMAGE or effect_of(s, t, u, Effect.SOFT_LANDING) > 0 or is_ubered(s, u)


@rule
def jump_to(s: np.record, t: np.record, u: int, cell: int) -> None:
    """Over a fence at the cost of 2 damage; it counts as a space moved and as an ability used."""
    s.unit[u].acted = 1
    if effect_of(s, t, u, Effect.SOFT_LANDING) == 0:
        hurt(s, t, u, JUMP_DAMAGE)
    move_to(s, t, u, cell)
