"""Kernel of the observation: what a seat knows, as numbers for learning."""

from __future__ import annotations

import numpy as np

from fracas.core.entry import Floats
from fracas.core.features import Feature, declare, flag, flags, number, numbers, rows
from fracas.core.kernels import rule, wide

from .rules.board import linked
from .state import (
    COPIES,
    FIRST_BASE_EFFECT,
    IN_PLAY,
    LAST_BASE_EFFECT,
    MOST_NODES,
    MOST_PLACED,
    MOST_REGIONS,
    MOST_STACK,
    RACK_LIMIT,
    SIDES,
    TYPES,
    Phase,
    Special,
    Troop,
)

TROOPS = [troop.name.lower().replace("_", "-") for troop in Troop]
EFFECTS = [Special(effect).name.lower() for effect in range(FIRST_BASE_EFFECT, LAST_BASE_EFFECT + 1)]
PHASES = [Phase(k).name.lower() if k in list(Phase) else f"unused {k}" for k in range(LAST_BASE_EFFECT + 1)]
MOST_MEDALS = 127 / 4  # what a terrain's file can say

OBSERVATION = declare(
    rows(
        "nodes",
        MOST_NODES,
        "bases and H.Q. in the terrain's order; zeros beyond the terrain",
        flag("base", "it is a base"),
        flag("own hq", "it is an H.Q. of the seat's"),
        flag("enemy hq", "it is an H.Q. of the enemy's"),
        flag("spot", "it is the place of the effect being decided"),
        flags("effect", EFFECTS, "the base's effect"),
        flag("silence", "troops placed here have no effect"),
        flags("lets in", TROOPS, "its sign lets the troop in"),
        flags("own", TROOPS, "the visible troop is the seat's and of this type"),
        flags("enemy", TROOPS, "the visible troop is the enemy's and of this type"),
        number("height", "troops in the stack / 8", high=MOST_STACK / 8),
        flag("own below", "the troop below the visible one is the seat's"),
        flag("enemy below", "it is the enemy's"),
        flag("own reach", "connected to an H.Q. of the seat's"),
        flag("enemy reach", "connected to an H.Q. of the enemy's"),
        Feature("queued", "how often it waits for its effect", high=float(MOST_PLACED), is_whole=True),
        number("distance", "path sections to the enemy's nearest H.Q. / 8", high=127 / 8),
    ),
    rows(
        "regions",
        MOST_REGIONS,
        "in the terrain's order",
        flag("exists", "the terrain has it"),
        number("medals", "medals / 4", high=MOST_MEDALS),
        number("medals left", "medals still there / 4", high=MOST_MEDALS),
        flag("own", "its medals were taken by the seat"),
        flag("enemy", "its medals were taken by the enemy"),
    ),
    rows(
        "sides",
        ["own", "enemy"],
        "both sides, the seat's own first",
        numbers("known", TROOPS, "troops on the rack that both sides know of / 3"),
        numbers("discarded", TROOPS, "troops in the discard / 3"),
        number("rack", "troops on the rack / 8"),
        number("pinned", "pinned troops / 8"),
        number("reserve", "troops in the reserve / 20"),
        number("medals", "medals, as a share of the objective", high=127.0),
        number("medals missing", "medals to the objective / 16", -8.0, 8.0),
    ),
    flag("to act", "the seat is to act"),
    number("turns", "turns played, as a share of the limit"),
    flags("phase", PHASES, "what is asked of the actor"),
    numbers("rack free", TROOPS, "own troops free to be placed / 3"),
    numbers("rack pinned", TROOPS, "own troops that are pinned / 3"),
)
NODES, PER_NODE = OBSERVATION.at("nodes"), OBSERVATION.width("nodes")
REGIONS, PER_REGION = OBSERVATION.at("regions"), OBSERVATION.width("regions")
SIDES_AT, PER_SIDE = OBSERVATION.at("sides"), OBSERVATION.width("sides")
TURN, PHASE = OBSERVATION.at("to act"), OBSERVATION.at("phase")
RACK_FREE, RACK_PINNED = OBSERVATION.at("rack free"), OBSERVATION.at("rack pinned")
EFFECT, SILENCE, LETS_IN = (OBSERVATION.at("nodes", part) for part in ("effect", "silence", "lets in"))
OWN, ENEMY, HEIGHT = (OBSERVATION.at("nodes", part) for part in ("own", "enemy", "height"))


@rule
def observe(s: np.record, t: np.record, seat: int, out: Floats) -> None:
    """Nodes, regions, both sides and the turn, in the order of OBSERVATION."""
    out[:] = 0.0
    own_reach = linked(s, t, seat)
    enemy_reach = linked(s, t, 1 - seat)
    for node in range(t.nodes):
        _observe_node(s, t, seat, node, own_reach, enemy_reach, out, NODES + node * PER_NODE)
    for k in range(s.queued):
        out[NODES + wide(s.queue[k]) * PER_NODE + HEIGHT + 5] += 1.0
    for region in range(t.regions):
        here = REGIONS + region * PER_REGION
        taken = wide(s.taken[region])
        out[here] = 1.0
        out[here + 1] = int(t.medals[region]) / 4.0
        out[here + 2] = int(t.medals[region]) / 4.0 if taken == 0 else 0.0
        out[here + 3] = 1.0 if taken == 1 + seat else 0.0
        out[here + 4] = 1.0 if taken == 2 - seat else 0.0
    for k in range(SIDES):
        _observe_side(s, t, seat if k == 0 else 1 - seat, out, SIDES_AT + k * PER_SIDE)
    out[TURN] = 1.0 if s.actor == seat else 0.0
    out[TURN + 1] = int(s.turns) / int(t.turn_limit)
    out[PHASE + wide(s.phase)] = 1.0
    for troop in range(TYPES):
        out[RACK_FREE + troop] = int(s.side[seat].rack[troop]) / COPIES
        out[RACK_PINNED + troop] = int(s.side[seat].pinned[troop]) / COPIES


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
        out[at + EFFECT + special - FIRST_BASE_EFFECT] = 1.0
    out[at + SILENCE] = 1.0 if special == Special.SILENCE else 0.0
    for troop in range(TYPES):
        out[at + LETS_IN + troop] = (wide(t.enterable[troop]) >> node) & 1
    height = wide(s.height[node])
    if height > 0:
        top = wide(s.stack[node, height - 1]) - 1
        out[at + (OWN if top // TYPES == seat else ENEMY) + top % TYPES] = 1.0
    out[at + HEIGHT] = height / 8.0
    if height > 1:
        below_top = (wide(s.stack[node, height - 2]) - 1) // TYPES
        out[at + HEIGHT + (1 if below_top == seat else 2)] = 1.0
    out[at + HEIGHT + 3] = (own_reach >> node) & 1
    out[at + HEIGHT + 4] = (enemy_reach >> node) & 1
    out[at + HEIGHT + 6] = int(t.distance[1 - seat, node]) / 8.0


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
