"""The special abilities of the nine classes, each as the acting character uses it."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from fracas.core.kernels import rule, wide

from ..state import (
    ALARM_DAMAGE,
    ALARM_RANGE,
    CELLS,
    CLOAK_STRIDE,
    HEALED_BY,
    MOST_STICKIES,
    NOWHERE,
    OF_A_CLASS,
    REPAIRED_BY,
    SLOTS,
    STEPS,
    STICKIES,
    STICKIES_A_TURN,
    STICKY_DAMAGE,
    UBER_TURNS,
    UNITS,
    UNITS_PER_SIDE,
    Attack,
    Effect,
    Kind,
    Tile,
)
from .attacks import alarm, blast
from .harm import defeat, forget_partner
from .moving import check_uber, sap_beside
from .objectives import drop_intel, take_intel
from .units import (
    add_charge,
    clear_conditions,
    count_of,
    count_sentries,
    distance,
    effect_of,
    full_charge,
    is_out,
    lift_off_board,
    most_health,
    put_on_board,
    side_of,
    take_card_back,
)

# Demoman ---------------------------------------------------------------------------------------------------------


@rule
def count_stickies(s: np.record, u: int) -> int:
    """A Demoman's bombs on the board."""
    n = 0
    for k in range(MOST_STICKIES):
        if s.unit[u].sticky[k] != NOWHERE:
            n += 1
    return n


@rule
def has_sticky(s: np.record, cell: int) -> bool:
    """Anybody's bomb lies there; ruling `one-sticky-a-space`."""
    for u in range(UNITS):
        if s.unit[u].kind == Kind.DEMOMAN:
            for k in range(MOST_STICKIES):
                if s.unit[u].sticky[k] == cell:
                    return True
    return False


@rule
def can_stick(s: np.record, t: np.record, u: int) -> bool:
    """Two on the board, one more with a card; but up to two a turn with or without it, ruling `two-stickies-a-turn`."""
    if s.unit[u].kind != Kind.DEMOMAN or s.stuck >= STICKIES_A_TURN:
        return False
    return count_stickies(s, u) < STICKIES + effect_of(s, t, u, Effect.EXTRA_STICKY)


@rule
def stick(s: np.record, u: int, cell: int) -> None:
    """Place a bomb."""
    q = s.unit[u]
    s.stuck += 1
    q.acted = 1
    for k in range(MOST_STICKIES):
        if q.sticky[k] == NOWHERE:
            q.sticky[k] = cell
            return


@rule
def detonate(s: np.record, t: np.record, u: int) -> None:
    """All his own bombs at once: 3 damage each to every enemy on the space or beside it; ruling `bombs-are-used-up`."""
    q = s.unit[u]
    s.attack = Attack.SPENT
    q.acted = 1
    damage = STICKY_DAMAGE + effect_of(s, t, u, Effect.STICKY_DAMAGE)
    for k in range(MOST_STICKIES):
        if q.sticky[k] != NOWHERE:
            blast(s, t, side_of(u), wide(q.sticky[k]), damage)
            q.sticky[k] = NOWHERE


# Medic -----------------------------------------------------------------------------------------------------------


@rule
def can_heal(s: np.record, t: np.record, u: int, mate: int, length: int) -> bool:
    """Ruling `heal-the-hurt-only`: a hurt teammate in range; not the Medic himself, not a Sentry."""
    if mate == u or not is_out(s, mate) or distance(s, t, u, mate) > length:
        return False
    q = s.unit[mate]
    if q.burn > 0 and effect_of(s, t, u, Effect.EXTINGUISH) > 0:
        return True
    return bool(q.health < most_health(s, t, mate))


@rule
def heal(s: np.record, t: np.record, u: int, mate: int) -> None:
    """+3 health, never above the maximum; +1 charge for the Medic."""
    q = s.unit[mate]
    s.attack = Attack.SPENT
    s.unit[u].acted = 1
    q.health = min(most_health(s, t, mate), int(q.health) + HEALED_BY + effect_of(s, t, u, Effect.HEALING))
    if effect_of(s, t, u, Effect.EXTINGUISH) > 0:
        q.burn = 0
    add_charge(s, t, u, 1 + effect_of(s, t, u, Effect.CHARGING))


@rule
def has_full_charge(s: np.record, t: np.record, u: int) -> bool:
    """The meter is full."""
    return bool(s.unit[u].charge > 0 and s.unit[u].charge == full_charge(s, t, u))


@rule
def uber(s: np.record, u: int, mate: int) -> None:
    """Both invincible until after two more of the Medic's turns.

    Rulings `uber-empties-the-meter`, `uber-and-build-beside-the-attack`.
    """
    q = s.unit[u]
    q.acted = 1
    q.charge = 0
    q.uber = UBER_TURNS + 1
    q.partner = mate  # ruling `new-uber-replaces-the-old`: one partner a Medic


# Engineer --------------------------------------------------------------------------------------------------------


@rule
def can_build(s: np.record, t: np.record, u: int) -> bool:
    """A full meter, and a Sentry card that does not stand for another slot; ruling `two-sentry-cards`."""
    if s.unit[u].kind != Kind.ENGINEER or not has_full_charge(s, t, u):
        return False
    return s.unit[u + SLOTS].kind != Kind.NOBODY or count_sentries(s, side_of(u)) < OF_A_CLASS


@rule
def is_site(s: np.record, t: np.record, cell: int) -> bool:
    """Rulings `build-on-ordinary-ground`, `build-on-sticky-or-intel`: a free tile, no spawn, intel spot or point."""
    return cell >= 0 and s.board[cell] == 0 and t.tile[cell] == Tile.GROUND


@rule
def build(s: np.record, t: np.record, u: int, cell: int) -> None:
    """A new Sentry, which destroys the old one and cannot fire for one turn.

    Ruling `uber-and-build-beside-the-attack`.
    """
    sentry = u + SLOTS
    if s.unit[sentry].kind != Kind.NOBODY:
        defeat(s, t, sentry)
    s.unit[u].acted = 1
    s.unit[u].charge = 0
    q = s.unit[sentry]
    q.kind = Kind.SENTRY
    q.up = 1
    q.health = t.health[Kind.SENTRY]
    q.fresh = 1 if effect_of(s, t, u, Effect.QUICK_BUILD) == 0 else 0
    put_on_board(s, sentry, cell)
    if has_spy_beside(s, t, sentry):  # ruling `sapping-moments`; other Sentries beside him are left as they are
        q.sapped = 1


@rule
def has_spy_beside(s: np.record, t: np.record, sentry: int) -> bool:
    """An enemy Spy who is not cloaked stands next to a Sentry."""
    first = (1 - side_of(sentry)) * UNITS_PER_SIDE
    for spy in range(first, first + SLOTS):
        if s.unit[spy].kind == Kind.SPY and is_out(s, spy) and distance(s, t, spy, sentry) == 1:
            return True
    return False


@rule
def can_repair(s: np.record, t: np.record, u: int, sentry: int, length: int) -> bool:
    """Rulings `repair-needs-a-reason`, `repair-within-range`: a sapped or damaged Sentry of his side."""
    q = s.unit[sentry]
    if q.kind != Kind.SENTRY or distance(s, t, u, sentry) > length:
        return False
    return bool(q.sapped != 0 or q.health < t.health[Kind.SENTRY])


@rule
def repair(s: np.record, t: np.record, u: int, sentry: int) -> None:
    """The sapper comes off, or else +3 health."""
    q = s.unit[sentry]
    s.attack = Attack.SPENT
    s.unit[u].acted = 1
    if q.sapped != 0:
        q.sapped = 0
    else:
        q.health = min(int(t.health[Kind.SENTRY]), int(q.health) + REPAIRED_BY + effect_of(s, t, u, Effect.MENDING))


# Spy -------------------------------------------------------------------------------------------------------------


@rule
def can_swap(s: np.record, u: int) -> bool:
    """Rulings `swap-is-first-decision`, `swap-only-the-unused`: it never attacked or used an ability, and is no Spy."""
    q = s.unit[u]
    if s.started != 0 or q.acted != 0 or q.kind == Kind.SPY:
        return False
    return count_of(s, side_of(u), wide(Kind.SPY.value)) < OF_A_CLASS


@rule
def swap_to_spy(s: np.record, t: np.record, u: int) -> None:
    """Rulings `swap-loses-everything`, `swap-saps-at-once`, `swap-destroys-the-sentry`."""
    drop_intel(s, t, u)
    take_card_back(s, u)
    forget_partner(s, u)
    clear_conditions(s, u)
    s.unit[u].kind = Kind.SPY
    s.unit[u].health = t.health[Kind.SPY]
    if s.unit[u + SLOTS].kind != Kind.NOBODY:
        defeat(s, t, u + SLOTS)
    sap_beside(s, t, u)


@rule
def can_cloak(s: np.record, u: int) -> bool:
    """Instead of attacking or moving; ruling `no-cloak-after-giving`."""
    q = s.unit[u]
    if q.kind != Kind.SPY or q.cloaked != 0:
        return False
    return bool(s.moved == 0 and s.attack == Attack.FREE and s.gave == 0)


@rule
def cloak(s: np.record, t: np.record, u: int) -> None:
    """The token stays as a marker; ruling `carrier-who-cloaks-or-swaps-drops`."""
    drop_intel(s, t, u)
    lift_off_board(s, u)
    s.unit[u].cloaked = 1
    s.unit[u].charge = 0


@rule
def stay_cloaked(s: np.record, t: np.record, u: int) -> None:
    """+1 charge for each turn he remains cloaked."""
    add_charge(s, t, u, 1 + effect_of(s, t, u, Effect.CHARGING))


@rule
def uncloak_range(s: np.record, t: np.record, u: int) -> int:
    """Up to 3 spaces for each counter."""
    return int(s.unit[u].charge) * (CLOAK_STRIDE + effect_of(s, t, u, Effect.STRIDE))


@rule
def spread(s: np.record, t: np.record, start: int, length: int, lengths: npt.NDArray[np.int8]) -> None:
    """Fill `lengths` with the steps to every cell walkable from `start` without passing anybody; -1: out of reach.

    Ruling `uncloak-not-through-characters`.
    """
    queue = np.empty(CELLS, np.int16)
    for cell in range(CELLS):
        lengths[cell] = -1
    lengths[start] = 0
    queue[0] = start
    head, tail = 0, 1
    while head < tail:
        cell = wide(queue[head])
        head += 1
        if lengths[cell] == length:
            return
        for direction in range(STEPS):
            to = wide(t.step[cell, direction])
            if to >= 0 and s.board[to] == 0 and lengths[to] < 0:
                lengths[to] = lengths[cell] + 1
                queue[tail] = to
                tail += 1


@rule
def uncloak(s: np.record, t: np.record, u: int, cell: int) -> None:
    """Rulings `uncloak-order`, `uncloaking-spends-the-charge`."""
    q = s.unit[u]
    q.cloaked = 0
    q.charge = 0
    put_on_board(s, u, cell)
    check_uber(s, t, side_of(u))
    alarm(s, t, u, ALARM_RANGE, ALARM_DAMAGE)
    if q.up != 0:
        take_intel(s, t, u)
        sap_beside(s, t, u)
