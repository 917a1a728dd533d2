"""Proposes a sensible action, from the board, the counts and the actor's own rack alone.

The weights were chosen by playing versions against each other over the eight terrains.
"""

from __future__ import annotations

import numpy as np

from fracas.core.kernels import rule, wide
from fracas.core.rng import Rng, unit

from .evaluate import PROMISE, count, is_threatened
from .rules.board import holder, linked, linked_through
from .rules.placement import can_draw, slots
from .state import (
    DISCARD,
    DRAW,
    EXHUME,
    MOST_NODES,
    NOBODY,
    PIN,
    PLACE,
    RACK_LIMIT,
    RAID,
    RECALL,
    SHOVE,
    SKIP,
    TYPES,
    Phase,
    Special,
    Troop,
)

#   what a troop's effect is worth when it can happen, by type
EFFECT_WORTH = np.array([0.0, 2.0, 2.0, 2.0, 0.0, 1.5, 1.1, 0.0])
#   what it is worth to have a troop on the rack, by type
TROOP_WORTH = np.array([0.9, 0.6, 0.6, 0.9, 0.8, 0.7, 0.8, 1.0])
#   what it is worth to draw, by troops on the rack
DRAW_WORTH = np.array([12.0, 9.6, 7.2, 5.0, 3.3, 2.1, 0.9, 0.3, 0.0])

WINNING = 1000.0
SAVING = 100.0
MEDAL = 2.0  # a medal, in units of an ordinary good placement
NEXT_TO_ENEMY_HQ = 2.0
GUARDING_OWN_HQ = 1.2
STEP_FORWARD = 0.2
STRENGTH = 0.06
ON_OWN_TROOP = -1.6
CUT_OFF = -1.5
BASE_EFFECT = 1.0
NOISE = 0.4
DOUBT = 6.0  # how far apart two judgements of a draw can be: playouts vary, and it costs no strength
REMOVAL = 0.3  # of a visible enemy troop, before what its base is worth
UNCOVERS_ENEMY = 0.2  # when the troop below is the enemy's as well
COVERS_US = 1.0  # a shoved troop lands on ours
EMPTY_DENIAL = 0.6  # taking an empty base hinders the enemy less than taking theirs


@rule
def promise(s: np.record, t: np.record, seat: int, node: int) -> float:
    """What holding the node promises a side: medals of the untaken regions around it, less where more is missing."""
    own = wide(s.held[seat]) | (1 << node)
    worth = 0.0
    for k in range(t.border_count[node]):
        region = wide(t.borders[node, k])
        if s.taken[region] == 0:
            worth += int(t.medals[region]) * PROMISE[count(wide(t.region[region]) & ~own)]
    return worth


@rule
def _wins_medals(s: np.record, t: np.record, seat: int, node: int) -> bool:
    """Taking the node completes regions enough for the objective."""
    own = wide(s.held[seat]) | (1 << node)
    medals = wide(s.side[seat].medals)
    for k in range(t.border_count[node]):
        region = wide(t.borders[node, k])
        bases = wide(t.region[region])
        if s.taken[region] == 0 and own & bases == bases:
            medals += wide(t.medals[region])
    return medals >= int(t.objective)


@rule
def _saves(s: np.record, t: np.record, seat: int, node: int) -> bool:
    """Without the base, the enemy is no longer connected to the side's H.Q."""
    return linked_through(t, 1 - seat, wide(s.held[1 - seat]) & ~(1 << node)) & wide(t.hq[seat]) == 0


@rule
def _rate_node(s: np.record, t: np.record, seat: int, node: int, reach: int, foe_reach: int) -> float:
    """How good it is for the side to take the node, whatever the troop."""
    bit = 1 << node
    if wide(t.hq[1 - seat]) & bit:
        return WINNING
    if _wins_medals(s, t, seat, node):
        return WINNING
    held_by = holder(s, node)
    if held_by == seat:
        worth = ON_OWN_TROOP
    else:
        denial = 1.0 if held_by != NOBODY else EMPTY_DENIAL
        worth = MEDAL * (promise(s, t, seat, node) + denial * promise(s, t, 1 - seat, node))
        if reach & bit:
            if wide(t.next_to[node]) & wide(t.hq[1 - seat]):
                worth += NEXT_TO_ENEMY_HQ
        else:
            worth += CUT_OFF
        if wide(t.next_to[node]) & wide(t.hq[seat]) and foe_reach & bit:
            worth += GUARDING_OWN_HQ
        if s.side[1 - seat].rack_size > 0 and foe_reach & wide(t.hq[seat]) and _saves(s, t, seat, node):
            worth += SAVING
        worth -= STEP_FORWARD * int(t.distance[1 - seat, node])
    return worth


@rule
def _rate_troop(s: np.record, t: np.record, seat: int, troop: int, node: int, threatened: bool) -> float:
    """What this troop adds on this node: its strength, its effect, the effect of the base."""
    side = s.side[seat]
    special = wide(t.special[node])
    worth = STRENGTH * troop
    if troop != Troop.KWAK and special != Special.SILENCE:
        enemies = wide(t.next_to[node]) & wide(s.held[1 - seat])
        has_effect = True
        if troop == Troop.SKULLY or troop == Troop.STAR:
            has_effect = side.reserve_size > 0 and side.rack_size <= RACK_LIMIT
        elif troop == Troop.CAPN:
            has_effect = side.rack_size - side.pins > 1
        elif troop == Troop.JUMBO:
            has_effect = enemies != 0
            if threatened:
                for other in range(t.nodes):
                    if (enemies >> other) & 1 and _saves(s, t, seat, other):
                        worth += SAVING
        elif troop == Troop.XB_42:
            has_effect = s.side[1 - seat].rack_size > 0
        if has_effect:
            worth += EFFECT_WORTH[troop]
    if special != Special.NONE and special != Special.SILENCE:
        worth += BASE_EFFECT
    return worth


@rule
def _best_placement(s: np.record, t: np.record, rng: Rng, other: int, other_worth: float) -> int:
    """The placement rated best, with a little noise, or the `other` action if none is worth more."""
    seat = wide(s.actor)
    reach = linked(s, t, seat)
    foe_reach = linked(s, t, 1 - seat)
    threatened = s.side[1 - seat].rack_size > 0 and foe_reach & wide(t.hq[seat]) != 0
    rated = 0
    rates = np.zeros(MOST_NODES)
    best = other
    best_worth = other_worth
    weaker = wide(0)
    for troop in range(TYPES):
        if s.side[seat].rack[troop] > 0:
            here = slots(s, t, seat, troop, reach, weaker)
            for node in range(t.nodes):
                if (here >> node) & 1:
                    if not (rated >> node) & 1:
                        rated |= 1 << node
                        rates[node] = _rate_node(s, t, seat, node, reach, foe_reach) + NOISE * unit(rng)
                    worth = rates[node] + _rate_troop(s, t, seat, troop, node, threatened) + NOISE * unit(rng)
                    if worth > best_worth:
                        best = PLACE + troop * MOST_NODES + node
                        best_worth = worth
        weaker |= wide(s.shows[1 - seat, troop])
    return best


@rule
def _removal_worth(s: np.record, t: np.record, seat: int, node: int) -> float:
    """How good it is for the side if the visible enemy troop leaves the node."""
    enemy = 1 - seat
    worth = REMOVAL + MEDAL * promise(s, t, enemy, node) + STRENGTH * int(t.distance[enemy, node])
    height = wide(s.height[node])
    if height > 1:
        below_it = (wide(s.stack[node, height - 2]) - 1) // TYPES
        if below_it == enemy:
            return UNCOVERS_ENEMY
        worth += MEDAL * promise(s, t, seat, node)
        if _wins_medals(s, t, seat, node):
            return WINNING
    if _saves(s, t, seat, node) and is_threatened(s, t, seat):
        worth += SAVING
    return worth


@rule
def _best_discard(s: np.record, t: np.record, rng: Rng) -> int:
    seat = wide(s.actor)
    enemies = wide(t.next_to[wide(s.spot)]) & wide(s.held[1 - seat])
    best = SKIP
    best_worth = 0.0
    for node in range(t.nodes):
        if (enemies >> node) & 1:
            worth = _removal_worth(s, t, seat, node) + NOISE * unit(rng)
            if worth > best_worth:
                best = DISCARD + node
                best_worth = worth
    return best


@rule
def _best_shove(s: np.record, t: np.record, rng: Rng) -> int:
    """Shove where the enemy loses more by leaving than it gains by arriving."""
    seat = wide(s.actor)
    enemy = 1 - seat
    enemies = wide(t.next_to[wide(s.spot)]) & wide(s.held[enemy])
    best = SKIP
    best_worth = NOISE
    for source in range(t.nodes):
        if not (enemies >> source) & 1:
            continue
        leaving = _removal_worth(s, t, seat, source)
        targets = wide(t.next_to[source]) & wide(t.bases)
        for target in range(t.nodes):
            if (targets >> target) & 1:
                worth = leaving + NOISE * unit(rng)
                if holder(s, target) != enemy:
                    worth -= MEDAL * promise(s, t, enemy, target) + STRENGTH * int(t.distance[enemy, target])
                    if _wins_medals(s, t, enemy, target):
                        worth -= WINNING
                if holder(s, target) == seat:
                    worth -= COVERS_US + MEDAL * promise(s, t, seat, target)
                if worth > best_worth:
                    best = SHOVE + source * MOST_NODES + target
                    best_worth = worth
    return best


@rule
def _best_recall(s: np.record, t: np.record, rng: Rng) -> int:
    """Take back a troop that lies on one of our own: the base stays ours."""
    seat = wide(s.actor)
    best = SKIP
    best_worth = NOISE
    for node in range(t.nodes):
        if node != s.spot and holder(s, node) == seat and s.height[node] > 1:
            top = wide(s.stack[node, wide(s.height[node]) - 1]) - 1
            under = wide(s.stack[node, wide(s.height[node]) - 2]) - 1
            worth = TROOP_WORTH[top % TYPES] + NOISE * unit(rng)
            if under // TYPES == seat and worth > best_worth:
                best = RECALL + node
                best_worth = worth
    return best


@rule
def _best_exhumed(s: np.record, rng: Rng) -> int:
    best = SKIP
    best_worth = 0.0
    for troop in range(TYPES):
        if s.side[wide(s.actor)].discard[troop] > 0:
            worth = TROOP_WORTH[troop] + NOISE * unit(rng)
            if worth > best_worth:
                best = EXHUME + troop
                best_worth = worth
    return best


@rule
def suggest(s: np.record, t: np.record, rng: Rng) -> int:
    """Capture the H.Q. or take the objective, save your own H.Q., else medals and good bases; draw when short."""
    phase = wide(s.phase)
    seat = wide(s.actor)
    if phase == Phase.TURN:
        if can_draw(s, seat):
            draw_worth = DRAW_WORTH[wide(s.side[seat].rack_size)] + DOUBT * (unit(rng) - 0.5)
            return _best_placement(s, t, rng, DRAW, draw_worth)
        return _best_placement(s, t, rng, -1, -WINNING)
    if phase == Phase.CAPN:
        return _best_placement(s, t, rng, SKIP, NOISE)
    if phase == Phase.JUMBO:
        return _best_discard(s, t, rng)
    if phase == Phase.SHOVE:
        return _best_shove(s, t, rng)
    if phase == Phase.RECALL:
        return _best_recall(s, t, rng)
    if phase == Phase.EXHUME:
        return _best_exhumed(s, rng)
    if phase == Phase.XB_42:
        return RAID
    if phase == Phase.PIN:
        return PIN
    return DRAW
