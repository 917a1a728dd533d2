"""The intel: taken, dropped, brought home."""

from __future__ import annotations

import numpy as np

from fracas.core.kernels import rule

from .state import INTEL_TURNS, NO_UNIT, NOWHERE, SIDES, SLOTS, UNITS_PER_SIDE, Ending
from .units import is_carrying, side_of


@rule
def take_intel(s: np.record, t: np.record, u: int) -> None:
    """Rulings `intel-by-arriving`, `own-intel-is-left-alone`: whoever arrives on the other side's intel carries it."""
    enemy = 1 - side_of(u)
    if s.intel_cell[enemy] != NOWHERE and s.intel_cell[enemy] == s.unit[u].cell:
        if u % UNITS_PER_SIDE < SLOTS:
            s.intel_cell[enemy] = NOWHERE
            s.intel_timer[enemy] = 0
            s.intel_carrier[enemy] = u
    check_intel(s, t, u)


@rule
def check_intel(s: np.record, t: np.record, u: int) -> None:
    """The carrier on the starting space of the own intel wins, wherever the own intel is."""
    side = side_of(u)
    if is_carrying(s, u) and s.unit[u].cell == t.home[side]:
        s.over = 1
        s.winner = side
        s.ending = Ending.INTEL_CAPTURED


@rule
def drop_intel(s: np.record, t: np.record, u: int) -> None:
    """The carrier's intel falls where it stands, for 10 turns after this one; ruling `dropped-at-home-is-home`."""
    if is_carrying(s, u):
        enemy = 1 - side_of(u)
        s.intel_carrier[enemy] = NO_UNIT
        s.intel_cell[enemy] = s.unit[u].cell
        s.intel_timer[enemy] = 0 if s.unit[u].cell == t.home[enemy] else INTEL_TURNS + 1


@rule
def count_down_intel(s: np.record, t: np.record) -> None:
    """Rulings `intel-home-after-ten`, `intel-timer-skips-the-turn-it-fell`: every turn counts but that one."""
    for side in range(SIDES):
        if s.intel_timer[side] > 0:
            s.intel_timer[side] -= 1
            if s.intel_timer[side] == 0:
                s.intel_cell[side] = t.home[side]
