"""What the rule of thumb weighs: where a sensible character is going, how safe it is there, what an attack is worth."""

from __future__ import annotations

import numpy as np

from fracas.core.kernels import rule, wide

from .rules.attacks import attack_damage, health_left, is_immune
from .rules.units import is_carrying, is_out, is_ubered, side_of, speed
from .state import FAR, MOST_STICKIES, NO_UNIT, NOWHERE, POINTS, SLOTS, UNITS_PER_SIDE, Effect, Kind, Mode

HELD_POINT = 9  # how much further a point seems that is ours already,
BUSY_POINT = 7  # where a teammate stands,
OTHERS_POINT = 3  # or that is not the slot's own
KILL_BONUS = 60
CARRIER_BONUS = 80
DAMAGE_WORTH = 8
TIE_BREAK = wide(4)
GUARD_DISTANCE = 2  # how near a guard stays to what it guards


@rule
def nearest_enemy(s: np.record, t: np.record, u: int, cell: int) -> int:
    """The enemy on the board nearest to a cell, or NO_UNIT."""
    best = NO_UNIT
    shortest = FAR
    first = (1 - side_of(u)) * UNITS_PER_SIDE
    for enemy in range(first, first + UNITS_PER_SIDE):
        if is_out(s, enemy):
            away = wide(t.distance[cell, s.unit[enemy].cell])
            if away < shortest:
                shortest = away
                best = enemy
    return best


@rule
def goal(s: np.record, t: np.record, u: int) -> int:
    """The cell this character wants to reach."""
    if t.mode == Mode.CONTROL_POINT:
        return point_goal(s, t, u)
    return intel_goal(s, t, u)


@rule
def point_goal(s: np.record, t: np.record, u: int) -> int:
    """The nearest point worth taking; each slot has a favourite, so that they spread."""
    side = side_of(u)
    here = wide(s.unit[u].cell)
    best = wide(t.point_cell[0])
    least = FAR
    favourite = (u + 1) % POINTS if side == 0 else POINTS - 1 - (u + 1) % POINTS  # the map is symmetric, so are they
    for k in range(POINTS):
        point = k if side == 0 else POINTS - 1 - k  # so is the first of two that are equally good
        cell = wide(t.point_cell[point])
        cost = wide(t.distance[here, cell])
        if s.point[point] == side + 1:
            cost += HELD_POINT
        there = wide(s.board[cell]) - 1
        if there >= 0 and there != u and side_of(there) == side:
            cost += BUSY_POINT
        if favourite != point:
            cost += OTHERS_POINT
        if cost < least:
            least = cost
            best = cell
    return best


@rule
def intel_goal(s: np.record, t: np.record, u: int) -> int:
    """Home with the intel; after whoever runs with ours; else for theirs, while builders and snipers guard ours."""
    side = side_of(u)
    here = wide(s.unit[u].cell)
    if is_carrying(s, u):
        return wide(t.home[side])
    prize = wide(s.intel_cell[1 - side])
    thief = wide(s.intel_carrier[side])
    if thief != NO_UNIT:
        chase = wide(s.unit[thief].cell)
        if prize == NOWHERE or t.distance[here, chase] <= t.distance[here, prize]:
            return chase
    kind = s.unit[u].kind
    if prize == NOWHERE:
        carrier = wide(s.intel_carrier[1 - side])
        threat = nearest_enemy(s, t, u, wide(s.unit[carrier].cell))
        if threat != NO_UNIT:
            return wide(s.unit[threat].cell)
        return wide(t.home[side])
    if kind == Kind.ENGINEER or kind == Kind.SNIPER:
        return wide(s.intel_cell[side]) if s.intel_cell[side] != NOWHERE else prize
    return prize


@rule
def is_guarding(s: np.record, t: np.record, u: int, cell: int) -> bool:
    """Near enough to the own intel: guards do not stand on it. Whoever carries the other one goes all the way."""
    if is_carrying(s, u):
        return False
    return bool(cell == s.intel_cell[side_of(u)] and t.distance[s.unit[u].cell, cell] <= GUARD_DISTANCE)


@rule
def danger(s: np.record, t: np.record, u: int, cell: int) -> int:
    """How many enemies could fire at a cell as they stand."""
    n = 0
    first = (1 - side_of(u)) * UNITS_PER_SIDE
    for enemy in range(first, first + UNITS_PER_SIDE):
        q = s.unit[enemy]
        if is_out(s, enemy) and t.distance[q.cell, cell] <= t.range[q.kind]:
            n += 1
    return n


@rule
def pyros_near(s: np.record, t: np.record, u: int, cell: int, length: int) -> int:
    """Enemy Pyros that would notice a Spy uncloaking on a cell."""
    n = 0
    first = (1 - side_of(u)) * UNITS_PER_SIDE
    for enemy in range(first, first + SLOTS):
        if s.unit[enemy].kind == Kind.PYRO and is_out(s, enemy):
            if t.distance[s.unit[enemy].cell, cell] <= length:
                n += 1
    return n


@rule
def is_better_runner(s: np.record, t: np.record, u: int, mate: int) -> bool:
    """The teammate stands on the winning space, or is twice as fast and not further away."""
    home = wide(t.home[side_of(u)])
    if s.unit[mate].cell == home:
        return True
    is_nearer = t.distance[s.unit[mate].cell, home] <= t.distance[s.unit[u].cell, home]
    return is_nearer and speed(s, t, mate) >= 2 * speed(s, t, u)


@rule
def attack_worth(s: np.record, t: np.record, u: int, target: int, profile: int) -> int:
    """Damage, more for a kill and for the carrier; nothing against the immune."""
    if is_immune(s, t, u, target, profile):
        return -TIE_BREAK
    damage = attack_damage(s, t, u, target, profile)
    return damage_worth(s, target, min(damage, int(s.unit[target].health) - health_left(s, t, u, target)))


@rule
def damage_worth(s: np.record, target: int, damage: int) -> int:
    """What so much damage to an enemy is worth."""
    q = s.unit[target]
    worth = DAMAGE_WORTH * min(damage, int(q.health))
    if damage >= int(q.health):
        worth += KILL_BONUS
    if is_carrying(s, target):
        worth += CARRIER_BONUS
    return worth


@rule
def blast_worth(s: np.record, t: np.record, u: int) -> int:
    """What detonating now would be worth."""
    worth = 0
    each = 3 + int(t.effect[s.unit[u].card, Effect.STICKY_DAMAGE])
    first = (1 - side_of(u)) * UNITS_PER_SIDE
    for target in range(first, first + UNITS_PER_SIDE):
        if not is_out(s, target) or is_ubered(s, target):
            continue
        bombs = 0
        for k in range(MOST_STICKIES):
            cell = wide(s.unit[u].sticky[k])
            if cell != NOWHERE and t.distance[cell, s.unit[target].cell] <= 1:
                bombs += 1
        if bombs > 0:
            worth += damage_worth(s, target, each * bombs)
    return worth
