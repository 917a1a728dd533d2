"""The legal actions, block by block in the order of their ids (state.py)."""

from __future__ import annotations

import numpy as np

from fracas.core.entry import Ints
from fracas.core.kernels import rule, wide

from .. import state as codes
from ..state import CELLS, CLASSES, HOPS, SLOTS, STEPS, UBER_RANGE, UNITS_PER_SIDE, Attack, Effect, Kind, Phase
from .attacks import PRIMARY, WEAPON, attack_card, has_attack, is_target, reach
from .classes import (
    can_build,
    can_cloak,
    can_heal,
    can_repair,
    can_stick,
    can_swap,
    count_stickies,
    has_full_charge,
    has_sticky,
    is_site,
    spread,
    uncloak_range,
)
from .moving import can_jump, can_move
from .objectives import can_give, can_receive
from .turns import acting_unit, can_pick
from .units import distance, is_out, primary_range, side_of, speed
from .weapons import can_change, is_at_hand

NONE_YET = wide(0)


@rule
def legal(s: np.record, t: np.record, out: Ints) -> int:
    """Fill `out` with the ids of the legal actions, ascending; their number."""
    if s.phase == Phase.DRAFT or s.phase == Phase.FILL:
        return legal_picks(s, out)
    u = acting_unit(s)
    if s.phase == Phase.SENTRY:
        n = legal_attacks(s, t, u, PRIMARY, codes.ATTACK, out, NONE_YET)
    elif s.unit[u].cloaked != 0:
        n = legal_cloaked(s, t, u, out)
    else:
        n = legal_turn(s, t, u, out)
    if s.phase == Phase.SENTRY or s.unit[u].cloaked == 0:
        out[n] = codes.END
        n += 1
    return n


@rule
def legal_picks(s: np.record, out: Ints) -> int:
    """Any class of which a card is left in the side pile."""
    n = 0
    for kind in range(1, CLASSES + 1):
        if can_pick(s, kind):
            out[n] = codes.PICK + kind - 1
            n += 1
    return n


@rule
def legal_turn(s: np.record, t: np.record, u: int, out: Ints) -> int:
    """What a character on the board may do, but for `end`."""
    n = NONE_YET
    if can_swap(s, u):
        out[n] = codes.SWAP
        n += 1
    n = legal_moves(s, t, u, out, n)
    if has_attack(s, t, u, PRIMARY):
        n = legal_attacks(s, t, u, PRIMARY, codes.ATTACK, out, n)
    if has_attack(s, t, u, WEAPON):
        n = legal_attacks(s, t, u, WEAPON, codes.STRIKE, out, n)
    kind = s.unit[u].kind
    if kind == Kind.MEDIC:
        n = legal_medic(s, t, u, out, n)
    elif kind == Kind.DEMOMAN:
        n = legal_demoman(s, t, u, out, n)
    elif kind == Kind.ENGINEER:
        n = legal_engineer(s, t, u, out, n)
    if can_give(s, u):
        n = legal_gifts(s, t, u, out, n)
    if can_change(s, t, u):
        n = legal_changes(s, t, u, out, n)
    if can_cloak(s, u):
        out[n] = codes.CLOAK
        n += 1
    return n


@rule
def legal_moves(s: np.record, t: np.record, u: int, out: Ints, n: int) -> int:
    """Steps in eight directions onto free tiles, and jumps over fences."""
    if not can_move(s, t, u) or s.moved >= speed(s, t, u):
        return n
    cell = wide(s.unit[u].cell)
    for direction in range(STEPS):
        to = wide(t.step[cell, direction])
        if to >= 0 and s.board[to] == 0:
            out[n] = codes.MOVE + direction
            n += 1
    if can_jump(s, t, u):
        for hop in range(HOPS):
            to = wide(t.hop[cell, hop])
            if to >= 0 and s.board[to] == 0:
                out[n] = codes.JUMP + hop
                n += 1
    return n


@rule
def legal_attacks(s: np.record, t: np.record, u: int, profile: int, code: int, out: Ints, n: int) -> int:
    """Every enemy within the range of an attack."""
    length = reach(s, t, u, profile)
    pierces = wide(t.effect[attack_card(s, t, u, profile), Effect.PIERCE])
    first = (1 - side_of(u)) * UNITS_PER_SIDE
    for target in range(first, first + UNITS_PER_SIDE):
        if is_target(s, t, u, target, length, pierces):
            out[n] = code + target
            n += 1
    return n


@rule
def legal_medic(s: np.record, t: np.record, u: int, out: Ints, n: int) -> int:
    """Heal instead of attacking; uber beside it."""
    first = side_of(u) * UNITS_PER_SIDE
    if s.attack == Attack.FREE:
        length = primary_range(s, t, u)
        for slot in range(SLOTS):
            if can_heal(s, t, u, first + slot, length):
                out[n] = codes.HEAL + slot
                n += 1
    if has_full_charge(s, t, u):
        for slot in range(SLOTS):
            mate = first + slot
            if mate != u and is_out(s, mate) and distance(s, t, u, mate) <= UBER_RANGE:
                out[n] = codes.UBER + slot
                n += 1
    return n


@rule
def legal_demoman(s: np.record, t: np.record, u: int, out: Ints, n: int) -> int:
    """A bomb on an adjacent free space; detonate instead of attacking."""
    if can_stick(s, t, u):
        for direction in range(STEPS):
            to = wide(t.step[s.unit[u].cell, direction])
            if to >= 0 and s.board[to] == 0 and not has_sticky(s, to):
                out[n] = codes.STICK + direction
                n += 1
    if s.attack == Attack.FREE and count_stickies(s, u) > 0:
        out[n] = codes.DETONATE
        n += 1
    return n


@rule
def legal_engineer(s: np.record, t: np.record, u: int, out: Ints, n: int) -> int:
    """Repair instead of attacking; build beside it."""
    if s.attack == Attack.FREE:
        length = primary_range(s, t, u)
        first = side_of(u) * UNITS_PER_SIDE + SLOTS
        for slot in range(SLOTS):
            if can_repair(s, t, u, first + slot, length):
                out[n] = codes.REPAIR + slot
                n += 1
    if can_build(s, t, u):
        for direction in range(STEPS):
            if is_site(s, t, wide(t.step[s.unit[u].cell, direction])):
                out[n] = codes.BUILD + direction
                n += 1
    return n


@rule
def legal_gifts(s: np.record, t: np.record, u: int, out: Ints, n: int) -> int:
    """Adjacent teammates the intel can be given to."""
    first = side_of(u) * UNITS_PER_SIDE
    for slot in range(SLOTS):
        if can_receive(s, t, u, first + slot):
            out[n] = codes.GIVE + slot
            n += 1
    return n


@rule
def legal_changes(s: np.record, t: np.record, u: int, out: Ints, n: int) -> int:
    """Cards of the hand that fit, and taking off the one carried."""
    for card in range(1, int(t.cards) + 1):
        if is_at_hand(s, t, u, card):
            out[n] = codes.EQUIP + card - 1
            n += 1
    if s.unit[u].card != 0:
        out[n] = codes.UNEQUIP
        n += 1
    return n


@rule
def legal_cloaked(s: np.record, t: np.record, u: int, out: Ints) -> int:
    """Stay cloaked, or uncloak on any free space the counters reach."""
    lengths = np.empty(CELLS, np.int8)
    spread(s, t, wide(s.unit[u].cell), uncloak_range(s, t, u), lengths)
    out[0] = codes.STAY
    n = 1
    for cell in range(CELLS):
        if lengths[cell] >= 0 and s.board[cell] == 0:
            out[n] = codes.UNCLOAK + cell
            n += 1
    return n
