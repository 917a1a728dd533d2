"""Damage, fire and defeat."""

from __future__ import annotations

import numpy as np

from fracas.core.kernels import rule

from ..state import BURN_DAMAGE, NO_UNIT, SLOTS, UNITS_PER_SIDE, Effect
from .objectives import drop_intel
from .units import clear_unit, effect_of, is_ubered, lift_off_board, side_of, take_card_back


@rule
def hurt(s: np.record, t: np.record, u: int, n: int) -> None:
    """Damage, whatever it comes from; at 0 health the character is defeated."""
    if is_ubered(s, u):
        return
    q = s.unit[u]
    if int(q.health) > n:
        q.health = int(q.health) - n
    else:
        defeat(s, t, u)


@rule
def defeat(s: np.record, t: np.record, u: int) -> None:
    """Off the board: intel drops, the weapon card returns to the hand, stickies and uber are gone; an empty slot."""
    drop_intel(s, t, u)
    lift_off_board(s, u)
    take_card_back(s, u)
    forget_partner(s, u)
    clear_unit(s, u)


@rule
def forget_partner(s: np.record, u: int) -> None:
    """A Medic whose ubered teammate is gone stays ubered alone; ruling `uber-outlives-its-target`."""
    first = side_of(u) * UNITS_PER_SIDE
    for medic in range(first, first + SLOTS):
        if s.unit[medic].partner == u:
            s.unit[medic].partner = NO_UNIT


@rule
def set_on_fire(s: np.record, t: np.record, u: int, turns: int) -> None:
    """Rulings `burn-is-renewed`, `longer-burn-stays`: burning does not stack."""
    if effect_of(s, t, u, Effect.FIREPROOF) == 0:
        s.unit[u].burn = max(int(s.unit[u].burn), turns)


@rule
def tick_burn(s: np.record, t: np.record, u: int) -> None:
    """Fire does its damage at the start of the burning unit's own turn."""
    if s.unit[u].burn > 0:
        s.unit[u].burn -= 1
        hurt(s, t, u, BURN_DAMAGE)
