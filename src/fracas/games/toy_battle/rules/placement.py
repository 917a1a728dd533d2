"""Kernels of the placement rules: which troop may be placed on which slot."""

from __future__ import annotations

import numpy as np

from fracas.core.entry import Ints
from fracas.core.kernels import rule, wide

from ..state import MOST_NODES, PLACE, RACK_LIMIT, TYPES, Troop
from .board import linked

EVERY_NODE = (1 << MOST_NODES) - 1


@rule
def slots(s: np.record, t: np.record, seat: int, troop: int, reach: int, weaker: int) -> int:
    """The nodes where the side may place a troop of this type.

    `reach` are the nodes connected to its H.Q., `weaker` those where a visible enemy troop has a lower strength.
    Rulings: `own-troop-any-strength`, `sign-binds-own-troops`, `hook-waives-connection-only`,
    `hook-needs-supply-for-hq`, `kwak-on-silence`.
    """
    open_to = EVERY_NODE
    if troop != Troop.KWAK:
        open_to = ~wide(s.held[1 - seat]) | weaker
    if troop == Troop.HOOK:
        reach |= wide(t.airborne)
    return reach & open_to & wide(t.enterable[troop]) & wide(t.targets[seat])


@rule
def placeable(s: np.record, t: np.record, seat: int) -> int:
    """The set of types (one bit each) that could be placed somewhere, whether the side has them or not."""
    reach = linked(s, t, seat)
    weaker = wide(0)
    types = 0
    for troop in range(TYPES):
        if slots(s, t, seat, troop, reach, weaker) != 0:
            types |= 1 << troop
        weaker |= wide(s.shows[1 - seat, troop])
    return types


@rule
def can_place(s: np.record, t: np.record, seat: int) -> bool:
    """The side has a troop on its rack, not pinned, that may be placed somewhere (`all-pinned-is-stuck`)."""
    side = s.side[seat]
    if side.rack_size == side.pins:
        return False
    racked = 0
    for troop in range(TYPES):
        if side.rack[troop] > 0:
            racked |= 1 << troop
    return racked & placeable(s, t, seat) != 0


@rule
def list_placements(s: np.record, t: np.record, out: Ints, n: int) -> int:
    """Append every `place TYPE NODE` of the actor to `out`; how many actions it holds then."""
    seat = wide(s.actor)
    rack = s.side[seat].rack
    reach = linked(s, t, seat)
    weaker = wide(0)
    nodes = wide(t.nodes)
    for troop in range(TYPES):
        if rack[troop] > 0:
            here = slots(s, t, seat, troop, reach, weaker)
            first = PLACE + troop * MOST_NODES
            for node in range(nodes):  # written always, counted if legal: no branch to mispredict
                out[n] = first + node
                n += (here >> node) & 1
        weaker |= wide(s.shows[1 - seat, troop])
    return n


@rule
def can_draw(s: np.record, seat: int) -> bool:
    """There is a troop in the reserve and a space on the rack."""
    return bool(s.side[seat].reserve_size > 0 and s.side[seat].rack_size < RACK_LIMIT)
