"""A sensible action: what drives playouts, and the simplest opponent. It uses what the actor can know and no more."""

from __future__ import annotations

import numpy as np

from fracas.core.kernels import rule, wide
from fracas.core.rng import Rng, below

from . import state as codes
from .goals import (
    KILL_BONUS,
    TIE_BREAK,
    attack_worth,
    blast_worth,
    danger,
    goal,
    is_better_runner,
    is_guarding,
    nearest_enemy,
    pyros_near,
)
from .rules.attacks import BY_FOOT, PRIMARY, attack_card, has_attack, is_immune, is_target, reach
from .rules.classes import (
    can_build,
    can_cloak,
    can_heal,
    can_repair,
    can_stick,
    can_swap,
    has_full_charge,
    has_sticky,
    is_site,
    spread,
    uncloak_range,
)
from .rules.moving import can_jump, can_move
from .rules.objectives import can_give, can_receive
from .rules.turns import acting_unit, can_pick
from .rules.units import distance, is_carrying, is_out, most_health, primary_range, side_of, speed
from .rules.weapons import can_change, is_at_hand
from .state import (
    ALARM_RANGE,
    CELLS,
    CLASSES,
    FAR,
    HOPS,
    JUMP_DAMAGE,
    NO_UNIT,
    SLOTS,
    STEPS,
    UBER_RANGE,
    UNITS_PER_SIDE,
    Attack,
    Effect,
    Kind,
    Phase,
)

NOTHING = wide(-1)  # no action of this kind is worth it
HALF, THIRD, QUARTER = wide(2), wide(3), wide(4)  # chances, as 1 in so many
SIXTH, EIGHTH = wide(6), wide(8)
LATE_CLOAK = 6  # a Spy further than this from his goal would rather go unseen

#   weights of the draft, by mode and class (index 0 is nobody)
_WEIGHTS = np.array([[0, 6, 4, 4, 4, 3, 2, 3, 2, 3], [0, 6, 4, 3, 4, 5, 2, 3, 2, 1]], np.int64)


@rule
def suggest(s: np.record, t: np.record, rng: Rng) -> int:
    """A legal action worth trying."""
    if s.phase == Phase.DRAFT or s.phase == Phase.FILL:
        return suggest_pick(s, t, rng)
    u = acting_unit(s)
    if s.phase == Phase.TURN:
        aim = goal(s, t, u)
        if s.unit[u].cloaked != 0:
            return suggest_cloaked(s, t, u, aim, rng)
        a = suggest_opening(s, t, u, rng)
        if a == NOTHING:
            a = suggest_attack(s, t, u, rng)
        if a == NOTHING:
            a = suggest_ability(s, t, u, aim, rng)
        if a == NOTHING:
            a = suggest_move(s, t, u, aim, rng)
    else:
        a = suggest_attack(s, t, u, rng)
    return a if a != NOTHING else codes.END


@rule
def suggest_pick(s: np.record, t: np.record, rng: Rng) -> int:
    """A class by weight; an Engineer where a Sentry waits for one."""
    u = acting_unit(s)
    if s.unit[u + SLOTS].kind != Kind.NOBODY and can_pick(s, wide(Kind.ENGINEER.value)):
        return codes.PICK + Kind.ENGINEER.value - 1
    total = 0
    for kind in range(1, CLASSES + 1):
        if can_pick(s, kind):
            total += _WEIGHTS[t.mode, kind]
    left = below(rng, wide(total))
    for kind in range(1, CLASSES + 1):
        if can_pick(s, kind):
            left -= _WEIGHTS[t.mode, kind]
            if left < 0:
                return codes.PICK + kind - 1
    return codes.PICK


@rule
def suggest_opening(s: np.record, t: np.record, u: int, rng: Rng) -> int:
    """What comes before fighting: a new life as a Spy, a card, the intel handed over, an uber."""
    side = side_of(u)
    if s.unit[u].health <= JUMP_DAMAGE and can_swap(s, u) and not is_carrying(s, u) and below(rng, QUARTER) == 0:
        return codes.SWAP
    if can_change(s, t, u) and s.unit[u].card == 0:
        card = suggest_card(s, t, u, rng)
        if card != NOTHING:
            return codes.EQUIP + card - 1
    if can_give(s, u):
        for slot in range(SLOTS):
            mate = side * UNITS_PER_SIDE + slot
            if can_receive(s, t, u, mate) and is_better_runner(s, t, u, mate):
                return codes.GIVE + slot
    if s.unit[u].kind == Kind.MEDIC and has_full_charge(s, t, u) and s.unit[u].uber == 0:
        return suggest_uber(s, t, u)
    return NOTHING


@rule
def suggest_card(s: np.record, t: np.record, u: int, rng: Rng) -> int:
    """Any card of the hand that fits."""
    found = NOTHING
    n = 0
    for card in range(1, int(t.cards) + 1):
        if is_at_hand(s, t, u, card):
            n += 1
            if below(rng, n) == 0:
                found = card
    return found


@rule
def suggest_uber(s: np.record, t: np.record, u: int) -> int:
    """With the carrier, else with the teammate who is nearest to the enemy, if one is near."""
    side = side_of(u)
    best = NOTHING
    nearest = 5
    for slot in range(SLOTS):
        mate = side * UNITS_PER_SIDE + slot
        if mate == u or not is_out(s, mate) or distance(s, t, u, mate) > UBER_RANGE:
            continue
        if is_carrying(s, mate):
            return codes.UBER + slot
        enemy = nearest_enemy(s, t, mate, wide(s.unit[mate].cell))
        if enemy != NO_UNIT and distance(s, t, mate, enemy) < nearest:
            nearest = distance(s, t, mate, enemy)
            best = codes.UBER + slot
    return best


# Fighting --------------------------------------------------------------------------------------------------------


@rule
def suggest_attack(s: np.record, t: np.record, u: int, rng: Rng) -> int:
    """The target that is hurt most, with the better weapon; stickies if they hurt more."""
    best = NOTHING
    worth = 0
    for profile in range(2):
        if (s.phase == Phase.SENTRY and profile == PRIMARY) or (s.phase == Phase.TURN and has_attack(s, t, u, profile)):
            code = codes.ATTACK if profile == PRIMARY else codes.STRIKE
            length = reach(s, t, u, profile)
            pierces = wide(t.effect[attack_card(s, t, u, profile), Effect.PIERCE])
            first = (1 - side_of(u)) * UNITS_PER_SIDE
            for target in range(first, first + UNITS_PER_SIDE):
                if is_target(s, t, u, target, length, pierces):
                    value = attack_worth(s, t, u, target, profile) + below(rng, TIE_BREAK)
                    if value > worth:
                        worth = value
                        best = code + target
    kind = s.unit[u].kind
    if kind == Kind.DEMOMAN and s.attack == Attack.FREE and blast_worth(s, t, u) > worth:
        return codes.DETONATE
    if kind == Kind.HEAVY and is_carrying(s, u) and best < codes.STRIKE:  # better to walk than to stand and fire
        return NOTHING
    if kind == Kind.MEDIC and worth < KILL_BONUS:  # healing comes first
        return NOTHING
    if kind == Kind.SNIPER and worth < KILL_BONUS and s.unit[u].charge == 0 and below(rng, HALF) == 0:
        return NOTHING
    return best


# Abilities -------------------------------------------------------------------------------------------------------


@rule
def suggest_ability(s: np.record, t: np.record, u: int, aim: int, rng: Rng) -> int:
    """What the class can do beside fighting."""
    kind = s.unit[u].kind
    if kind == Kind.MEDIC and s.attack == Attack.FREE:
        return suggest_heal(s, t, u)
    if kind == Kind.ENGINEER:
        return suggest_engineering(s, t, u, aim, rng)
    if kind == Kind.DEMOMAN and can_stick(s, t, u):
        return suggest_sticky(s, t, u, rng)
    if can_cloak(s, u) and below(rng, HALF) == 0:
        if t.distance[s.unit[u].cell, aim] > LATE_CLOAK and not is_carrying(s, u):
            return codes.CLOAK
    return NOTHING


@rule
def suggest_heal(s: np.record, t: np.record, u: int) -> int:
    """Whoever misses most health; if nobody does, the attack he held back."""
    best = NOTHING
    missing = 0
    length = primary_range(s, t, u)
    first = side_of(u) * UNITS_PER_SIDE
    for slot in range(SLOTS):
        mate = first + slot
        if can_heal(s, t, u, mate, length):
            lost = most_health(s, t, mate) - int(s.unit[mate].health)
            if lost > missing:
                missing = lost
                best = codes.HEAL + slot
    if best != NOTHING:
        return best
    enemies = (1 - side_of(u)) * UNITS_PER_SIDE
    for target in range(enemies, enemies + UNITS_PER_SIDE):
        if is_target(s, t, u, target, length, BY_FOOT) and has_attack(s, t, u, PRIMARY):
            if not is_immune(s, t, u, target, PRIMARY):
                return codes.ATTACK + target
    return NOTHING


@rule
def suggest_engineering(s: np.record, t: np.record, u: int, aim: int, rng: Rng) -> int:
    """Repair what is in range; build when near the goal or the enemy."""
    if s.attack == Attack.FREE:
        length = primary_range(s, t, u)
        first = side_of(u) * UNITS_PER_SIDE + SLOTS
        for slot in range(SLOTS):
            if can_repair(s, t, u, first + slot, length):
                return codes.REPAIR + slot
    if not can_build(s, t, u):
        return NOTHING
    here = wide(s.unit[u].cell)
    enemy = nearest_enemy(s, t, u, here)
    is_near = enemy != NO_UNIT and distance(s, t, u, enemy) <= 5
    if s.unit[u + SLOTS].kind != Kind.NOBODY and (not is_near or distance(s, t, u, u + SLOTS) <= 4):
        return NOTHING
    if not is_near and t.distance[here, aim] > 3:
        return NOTHING
    start = below(rng, EIGHTH)
    for k in range(STEPS):
        direction = (start + k) % STEPS
        if is_site(s, t, wide(t.step[here, direction])):
            return codes.BUILD + direction
    return NOTHING


@rule
def suggest_sticky(s: np.record, t: np.record, u: int, rng: Rng) -> int:
    """A bomb on the adjacent space that is nearest to an enemy, if one is within 4."""
    here = wide(s.unit[u].cell)
    enemy = nearest_enemy(s, t, u, here)
    if enemy == NO_UNIT or distance(s, t, u, enemy) > 4:
        return NOTHING
    best = NOTHING
    shortest = FAR
    start = below(rng, EIGHTH)
    for k in range(STEPS):
        direction = (k + start) % STEPS
        to = wide(t.step[here, direction])
        if to >= 0 and s.board[to] == 0 and not has_sticky(s, to):
            away = wide(t.distance[to, s.unit[enemy].cell])
            if away < shortest:
                shortest = away
                best = codes.STICK + direction
    return best


@rule
def suggest_cloaked(s: np.record, t: np.record, u: int, aim: int, rng: Rng) -> int:
    """Wait until the goal is in reach, then appear as near to it as is safe."""
    here = wide(s.unit[u].cell)
    length = uncloak_range(s, t, u)
    if length < t.distance[here, aim] and not has_full_charge(s, t, u) and below(rng, SIXTH) > 0:
        return codes.STAY
    lengths = np.empty(CELLS, np.int8)
    spread(s, t, here, length, lengths)
    best = codes.STAY
    least = FAR
    for cell in range(CELLS):
        if lengths[cell] >= 0 and s.board[cell] == 0:
            cost = 2 * wide(t.distance[cell, aim]) + danger(s, t, u, cell) + below(rng, HALF)
            cost += 20 * pyros_near(s, t, u, cell, ALARM_RANGE)
            if cost < least:
                least = cost
                best = codes.UNCLOAK + cell
    return best


# Walking ---------------------------------------------------------------------------------------------------------


@rule
def suggest_move(s: np.record, t: np.record, u: int, aim: int, rng: Rng) -> int:
    """The step that leads nearer to the goal; sideways now and then when the way is blocked."""
    if not can_move(s, t, u) or s.moved >= speed(s, t, u):
        return NOTHING
    here = wide(s.unit[u].cell)
    away = wide(t.distance[here, aim])
    if away == 0 or is_guarding(s, t, u, aim) or is_aiming(s, t, u, rng):
        return suggest_clearing(s, t, u, rng)
    best = NOTHING
    shortest = away + 1 if below(rng, THIRD) == 0 else away
    start = below(rng, EIGHTH)
    for k in range(STEPS):
        direction = (k + start) % STEPS
        to = wide(t.step[here, direction])
        if to >= 0 and s.board[to] == 0:
            length = wide(t.distance[to, aim])
            if length < shortest:
                shortest = length
                best = codes.MOVE + direction
    if can_jump(s, t, u) and s.unit[u].health > 2 * JUMP_DAMAGE:
        for hop in range(HOPS):
            to = wide(t.hop[here, hop])
            if to >= 0 and s.board[to] == 0 and t.distance[to, aim] + 3 < away:
                return codes.JUMP + hop
    return best if best != NOTHING else suggest_clearing(s, t, u, rng)


@rule
def is_aiming(s: np.record, t: np.record, u: int, rng: Rng) -> bool:
    """A Sniper with an enemy nearly in range stands still and charges."""
    if s.unit[u].kind != Kind.SNIPER or s.moved > 0 or is_carrying(s, u):
        return False
    enemy = nearest_enemy(s, t, u, wide(s.unit[u].cell))
    return enemy != NO_UNIT and distance(s, t, u, enemy) <= primary_range(s, t, u) + 2 and below(rng, EIGHTH) > 0


@rule
def suggest_clearing(s: np.record, t: np.record, u: int, rng: Rng) -> int:
    """Nobody stays on the own spawn, where he would cost a teammate's turn."""
    here = wide(s.unit[u].cell)
    if here != t.spawn[side_of(u)]:
        return NOTHING
    start = below(rng, EIGHTH)
    for k in range(STEPS):
        direction = (start + k) % STEPS
        to = wide(t.step[here, direction])
        if to >= 0 and s.board[to] == 0:
            return codes.MOVE + direction
    return NOTHING
