"""Starting a game, and playing an action."""

from __future__ import annotations

import numpy as np

from fracas.core.kernels import rule, wide
from fracas.core.rng import Rng, below, shuffle

from .. import state as codes
from ..state import (
    NO_UNIT,
    NOWHERE,
    POINTS,
    SIDES,
    SLOTS,
    START_SCORE,
    UNITS,
    UNITS_PER_SIDE,
    Mode,
    Phase,
    Place,
    Stage,
)
from .attacks import PRIMARY, WEAPON, attack
from .classes import build, cloak, detonate, heal, repair, stay_cloaked, stick, swap_to_spy, uber, uncloak
from .moving import jump_to, move_to
from .objectives import give
from .turns import acting_unit, finish_character, pick, run
from .units import clear_unit, side_of
from .weapons import equip, unequip


@rule
def setup(s: np.record, t: np.record, rng: Rng) -> None:
    """A coin decides who is first, the deck is shuffled, the draft begins."""
    s.first = below(rng, wide(SIDES)) if t.starter < 0 else t.starter
    s.actor = s.first
    s.phase = Phase.DRAFT
    for u in range(UNITS):
        clear_unit(s, u)
    for side in range(SIDES):
        s.intel_carrier[side] = NO_UNIT
        s.intel_cell[side] = t.home[side] if t.mode == Mode.CAPTURE_THE_INTEL else NOWHERE
        s.score[side] = START_SCORE if t.mode == Mode.CONTROL_POINT else 0
    for point in range(POINTS):
        s.point[point] = 0
    if t.weapons != 0:
        for card in range(int(t.cards)):
            s.deck[card] = card + 1
            s.place[card + 1] = Place.DECK
        s.deck_size = t.cards
        shuffle(rng, s.deck, wide(t.cards))


@rule
def apply(s: np.record, t: np.record, a: int, rng: Rng) -> None:
    """Play one legal action, and everything that follows without a decision."""
    stage = Stage.DECIDE
    u = acting_unit(s)
    if a < codes.SWAP:
        stage = pick(s, t, a - codes.PICK + 1)
    elif a < codes.ATTACK:
        apply_movement(s, t, u, a)
    elif a < codes.HEAL:
        apply_attack(s, t, u, a)
    elif a < codes.GIVE:
        apply_ability(s, t, u, a)
    elif a < codes.CLOAK:
        apply_hand(s, t, u, a)
    elif s.phase == Phase.TURN:
        apply_ending(s, t, u, a)
        stage = Stage.SENTRY
    if s.phase == Phase.SENTRY:  # it has fired, or not
        stage = Stage.CLOSE
    elif s.phase == Phase.TURN:
        s.started = 1
    run(s, t, stage)


@rule
def apply_ending(s: np.record, t: np.record, u: int, a: int) -> None:
    """Ruling `cloaking-ends-the-turn`: so do staying cloaked, uncloaking, and `end` itself."""
    if a == codes.CLOAK:
        cloak(s, t, u)
    elif a == codes.STAY:
        stay_cloaked(s, t, u)
    elif a < codes.END:
        uncloak(s, t, u, a - codes.UNCLOAK)
    if not s.over:
        finish_character(s, t)


@rule
def apply_movement(s: np.record, t: np.record, u: int, a: int) -> None:
    """Swap, step or jump."""
    cell = wide(s.unit[u].cell)
    if a == codes.SWAP:
        swap_to_spy(s, t, u)
    elif a < codes.JUMP:
        move_to(s, t, u, wide(t.step[cell, a - codes.MOVE]))
    else:
        jump_to(s, t, u, wide(t.hop[cell, a - codes.JUMP]))


@rule
def apply_attack(s: np.record, t: np.record, u: int, a: int) -> None:
    """With the primary weapon, or with the card's."""
    is_primary = a < codes.STRIKE
    target = a - codes.ATTACK if is_primary else a - codes.STRIKE
    attack(s, t, u, target, PRIMARY if is_primary else WEAPON)


@rule
def apply_ability(s: np.record, t: np.record, u: int, a: int) -> None:
    """Heal, uber, repair, stick, detonate, build."""
    first = side_of(u) * UNITS_PER_SIDE
    cell = wide(s.unit[u].cell)
    if a < codes.UBER:
        heal(s, t, u, first + a - codes.HEAL)
    elif a < codes.REPAIR:
        uber(s, u, first + a - codes.UBER)
    elif a < codes.STICK:
        repair(s, t, u, first + SLOTS + a - codes.REPAIR)
    elif a < codes.DETONATE:
        stick(s, u, wide(t.step[cell, a - codes.STICK]))
    elif a < codes.BUILD:
        detonate(s, t, u)
    else:
        build(s, t, u, wide(t.step[cell, a - codes.BUILD]))


@rule
def apply_hand(s: np.record, t: np.record, u: int, a: int) -> None:
    """Give the intel away, equip, unequip."""
    if a < codes.EQUIP:
        give(s, t, u, side_of(u) * UNITS_PER_SIDE + a - codes.GIVE)
    elif a < codes.UNEQUIP:
        equip(s, t, u, a - codes.EQUIP + 1)
    else:
        unequip(s, t, u)
