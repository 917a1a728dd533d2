"""Kernel of the observation: what a seat knows, as numbers for learning."""

from __future__ import annotations

import numpy as np

from fracas.core.entry import Floats
from fracas.core.kernels import rule, wide

from .rules.board import linked
from .state import (
    COPIES,
    FIRST_BASE_EFFECT,
    IN_PLAY,
    LAST_BASE_EFFECT,
    MOST_NODES,
    MOST_REGIONS,
    RACK_LIMIT,
    SIDES,
    TYPES,
    Special,
)

EFFECTS = LAST_BASE_EFFECT - FIRST_BASE_EFFECT + 1
PHASES = LAST_BASE_EFFECT + 1  # one-hot by Phase number, some of them unused
NODE_FEATURES = 4 + EFFECTS + 1 + TYPES + 2 * TYPES + 7
SIDE_FEATURES = 2 * TYPES + 5
REGION_FEATURES = 5
GLOBAL_FEATURES = 2 + PHASES + 2 * TYPES
FEATURES = MOST_NODES * NODE_FEATURES + MOST_REGIONS * REGION_FEATURES + SIDES * SIDE_FEATURES + GLOBAL_FEATURES


@rule
def observe(s: np.record, t: np.record, seat: int, out: Floats) -> None:
    """Fill `out` (float32, length FEATURES) with what the seat knows; "own" and "enemy" are as the seat sees them.

    24 nodes in terrain order (zeros beyond the terrain), each:
        is base, is own H.Q., is enemy H.Q., is the place of the open effect;
        base effect one-hot (recall, draw, shove, exhume, pin); silences; 8 types its sign lets in;
        own visible type one-hot (8), enemy visible type one-hot (8);
        height / 8; the troop below is own, is enemy; connected to own H.Q., to an enemy H.Q.;
        times queued for its effect; distance to the enemy H.Q. / 8
    24 regions, each: exists; medals / 4; medals still there / 4; taken by us; taken by the enemy
    own side, then enemy side: known on the rack by type / 3 (8), discarded by type / 3 (8);
        rack size / 8, pinned / 8, reserve / 20, medals / objective, medals missing / 16
    is the actor, turns / limit, phase one-hot (13 by number); own rack free to place (8), own pinned (8), each / 3
    """
    for k in range(FEATURES):
        out[k] = 0.0
    at = 0
    own_reach = linked(s, t, seat)
    enemy_reach = linked(s, t, 1 - seat)
    for node in range(t.nodes):
        _observe_node(s, t, seat, node, own_reach, enemy_reach, out, at + node * NODE_FEATURES)
    at += MOST_NODES * NODE_FEATURES
    for region in range(t.regions):
        here = at + region * REGION_FEATURES
        taken = wide(s.taken[region])
        out[here] = 1.0
        out[here + 1] = int(t.medals[region]) / 4.0
        out[here + 2] = int(t.medals[region]) / 4.0 if taken == 0 else 0.0
        out[here + 3] = 1.0 if taken == 1 + seat else 0.0
        out[here + 4] = 1.0 if taken == 2 - seat else 0.0
    at += MOST_REGIONS * REGION_FEATURES
    _observe_side(s, t, seat, out, at)
    _observe_side(s, t, 1 - seat, out, at + SIDE_FEATURES)
    at += SIDES * SIDE_FEATURES
    out[at] = 1.0 if s.actor == seat else 0.0
    out[at + 1] = int(s.turns) / int(t.turn_limit)
    out[at + 2 + wide(s.phase)] = 1.0
    at += 2 + PHASES
    for troop in range(TYPES):
        out[at + troop] = int(s.side[seat].rack[troop]) / COPIES
        out[at + TYPES + troop] = int(s.side[seat].pinned[troop]) / COPIES


@rule
def _observe_node(
    s: np.record, t: np.record, seat: int, node: int, own_reach: int, enemy_reach: int, out: Floats, at: int
) -> None:
    out[at] = (wide(t.bases) >> node) & 1
    out[at + 1] = (wide(t.hq[seat]) >> node) & 1
    out[at + 2] = (wide(t.hq[1 - seat]) >> node) & 1
    out[at + 3] = 1.0 if s.spot == node else 0.0
    special = wide(t.special[node])
    if FIRST_BASE_EFFECT <= special <= LAST_BASE_EFFECT:
        out[at + 4 + special - FIRST_BASE_EFFECT] = 1.0
    at += 4 + EFFECTS
    out[at] = 1.0 if special == Special.SILENCE else 0.0
    for troop in range(TYPES):
        out[at + 1 + troop] = (wide(t.enterable[troop]) >> node) & 1
        out[at + 1 + TYPES + troop] = (wide(s.shows[seat, troop]) >> node) & 1
        out[at + 1 + 2 * TYPES + troop] = (wide(s.shows[1 - seat, troop]) >> node) & 1
    at += 1 + 3 * TYPES
    height = wide(s.height[node])
    out[at] = height / 8.0
    if height > 1:
        below_top = (wide(s.stack[node, height - 2]) - 1) // TYPES
        out[at + 1] = 1.0 if below_top == seat else 0.0
        out[at + 2] = 1.0 if below_top != seat else 0.0
    out[at + 3] = (own_reach >> node) & 1
    out[at + 4] = (enemy_reach >> node) & 1
    for k in range(s.queued):
        if s.queue[k] == node:
            out[at + 5] += 1.0
    out[at + 6] = int(t.distance[1 - seat, node]) / 8.0


@rule
def _observe_side(s: np.record, t: np.record, seat: int, out: Floats, at: int) -> None:
    side = s.side[seat]
    for troop in range(TYPES):
        out[at + troop] = int(side.known[troop]) / COPIES
        out[at + TYPES + troop] = int(side.discard[troop]) / COPIES
    at += 2 * TYPES
    out[at] = int(side.rack_size) / RACK_LIMIT
    out[at + 1] = int(side.pins) / RACK_LIMIT
    out[at + 2] = int(side.reserve_size) / IN_PLAY
    out[at + 3] = int(side.medals) / int(t.objective)
    out[at + 4] = (int(t.objective) - int(side.medals)) / 16.0
