"""Kernels of the effects: of troops and of special bases, what each can do and does."""

from __future__ import annotations

import numpy as np

from fracas.core.entry import Ints
from fracas.core.kernels import rule, wide
from fracas.core.rng import Rng, below

from ..state import (
    BASE_DRAW,
    DISCARD,
    DRAW,
    EXHUME,
    MOST_NODES,
    PIN,
    RACK_LIMIT,
    RAID,
    RECALL,
    SHOVE,
    SKIP,
    SKULLY_DRAW,
    STAR_DRAW,
    TURN_DRAW,
    TYPES,
    Phase,
)
from .board import claim_regions, end_by_objective, put_on, take_off
from .placement import can_draw, can_place, list_placements


@rule
def can_happen(s: np.record, t: np.record, phase: int, spot: int) -> bool:
    """The effect of the troop or base on `spot` can do something now (`idle-effect-passed-over`)."""
    seat = wide(s.actor)
    side = s.side[seat]
    enemy = s.side[1 - seat]
    if phase == Phase.SKULLY or phase == Phase.STAR or phase == Phase.DRAW:  # `in` is slow compiled
        return can_draw(s, seat)
    if phase == Phase.CAPN:
        return can_place(s, t, seat)
    if phase == Phase.JUMBO or phase == Phase.SHOVE:  # a shoved troop can always go to `spot`
        return wide(t.next_to[spot]) & wide(s.held[1 - seat]) != 0
    if phase == Phase.XB_42 or phase == Phase.PIN:
        return bool(enemy.rack_size > enemy.pins)
    if side.rack_size >= RACK_LIMIT:  # what is left returns a troop to the rack: `rack-limit-stops`
        return False
    if phase == Phase.RECALL:
        return recallable(s, spot) != 0
    return has_discarded(s, seat)


@rule
def has_discarded(s: np.record, seat: int) -> bool:
    """The side has a troop in the discard."""
    n = 0
    for troop in range(TYPES):
        n += wide(s.side[seat].discard[troop])
    return n > 0


@rule
def recallable(s: np.record, spot: int) -> int:
    """The bases with a visible troop of the actor, but for the recall base itself (`recall-not-from-this-base`)."""
    return wide(s.held[wide(s.actor)]) & ~(1 << spot)


@rule
def list_effect(s: np.record, t: np.record, out: Ints) -> int:
    """The choices an effect gives; every effect may be declined (`every-effect-optional`)."""
    seat = wide(s.actor)
    phase = wide(s.phase)
    spot = wide(s.spot)
    if phase == Phase.SKULLY or phase == Phase.STAR or phase == Phase.DRAW:
        out[0] = DRAW
        out[1] = SKIP
        return 2
    out[0] = SKIP
    if phase == Phase.XB_42:
        out[1] = RAID
        return 2
    if phase == Phase.PIN:
        out[1] = PIN
        return 2
    if phase == Phase.CAPN:
        return list_placements(s, t, out, 1)
    if phase == Phase.JUMBO:
        return _list_nodes(wide(t.next_to[spot]) & wide(s.held[1 - seat]), DISCARD, out, 1)
    if phase == Phase.RECALL:
        return _list_nodes(recallable(s, spot), RECALL, out, 1)
    if phase == Phase.SHOVE:
        return _list_shoves(s, t, spot, out)
    return _list_exhumable(s, out)


@rule
def _list_nodes(nodes: int, first: int, out: Ints, n: int) -> int:
    for node in range(MOST_NODES):
        if (nodes >> node) & 1:
            out[n] = first + node
            n += 1
    return n


@rule
def _list_shoves(s: np.record, t: np.record, spot: int, out: Ints) -> int:
    """Any visible enemy troop next to the base, to any base next to where it stands (`shove-lands-anywhere`)."""
    enemies = wide(t.next_to[spot]) & wide(s.held[1 - wide(s.actor)])
    n = 1
    for node in range(MOST_NODES):
        if (enemies >> node) & 1:
            n = _list_nodes(wide(t.next_to[node]) & wide(t.bases), SHOVE + node * MOST_NODES, out, n)
    return n


@rule
def _list_exhumable(s: np.record, out: Ints) -> int:
    discard = s.side[wide(s.actor)].discard
    n = 1
    for troop in range(TYPES):
        if discard[troop] > 0:
            out[n] = EXHUME + troop
            n += 1
    return n


@rule
def draw_troops(s: np.record, seat: int, most: int) -> None:
    """Draw from the reserve, as many as it and the rack allow (`draw-all-or-nothing`)."""
    side = s.side[seat]
    for _ in range(most):
        if can_draw(s, seat):
            side.reserve_size -= 1
            troop = wide(side.reserve[side.reserve_size])
            side.reserve[side.reserve_size] = 0
            side.rack[troop] += 1
            side.rack_size += 1


@rule
def drawn_in(phase: int) -> int:
    """How many troops a draw in this phase is for."""
    if phase == Phase.SKULLY:
        return SKULLY_DRAW
    if phase == Phase.STAR:
        return STAR_DRAW
    if phase == Phase.DRAW:
        return BASE_DRAW
    return TURN_DRAW


@rule
def leave_rack(s: np.record, seat: int, troop: int) -> None:
    """A troop leaves the rack; a known one of its type is forgotten (`known-until-type-leaves`)."""
    side = s.side[seat]
    side.rack[troop] -= 1
    side.rack_size -= 1
    if side.known[troop] > 0:
        side.known[troop] -= 1


@rule
def return_to_rack(s: np.record, seat: int, troop: int) -> None:
    """A troop goes back to the rack in the open: everybody knows it is there."""
    side = s.side[seat]
    side.rack[troop] += 1
    side.rack_size += 1
    side.known[troop] += 1


@rule
def random_racked(s: np.record, seat: int, rng: Rng) -> int:
    """The type of a troop pointed at blindly among those on the rack that are not pinned."""
    side = s.side[seat]
    left = below(rng, wide(side.rack_size) - wide(side.pins))
    troop = 0
    while left >= side.rack[troop]:
        left -= side.rack[troop]
        troop += 1
    return troop


@rule
def raid_rack(s: np.record, rng: Rng) -> None:
    """XB-42: discard one random troop from the enemy rack, face up."""
    enemy = 1 - wide(s.actor)
    troop = random_racked(s, enemy, rng)
    leave_rack(s, enemy, troop)
    s.side[enemy].discard[troop] += 1


@rule
def pin_troop(s: np.record, rng: Rng) -> None:
    """Pin: one random troop of the enemy rack cannot be placed next turn (`second-pin-unpinned`)."""
    enemy = 1 - wide(s.actor)
    troop = random_racked(s, enemy, rng)
    side = s.side[enemy]
    side.rack[troop] -= 1
    side.pinned[troop] += 1
    side.pins += 1


@rule
def unpin_all(s: np.record, seat: int) -> None:
    """Pinned troops come back at the end of their owner's turn; they never left the rack."""
    side = s.side[seat]
    if side.pins > 0:
        for troop in range(TYPES):
            side.rack[troop] += side.pinned[troop]
            side.pinned[troop] = 0
        side.pins = 0


@rule
def discard_visible(s: np.record, t: np.record, node: int) -> None:
    """Jumbo: the visible enemy troop goes to its owner's discard (`jumbo-discard-owner`).

    What it uncovers may complete a region (`regions-at-any-time`).
    """
    enemy = 1 - wide(s.actor)
    troop = take_off(s, node)
    s.side[enemy].discard[troop] += 1
    claim_regions(s, t, node)
    end_by_objective(s, t)


@rule
def recall_troop(s: np.record, t: np.record, node: int) -> None:
    """Recall: one of your other visible troops goes back to your rack."""
    troop = take_off(s, node)
    return_to_rack(s, wide(s.actor), troop)
    claim_regions(s, t, node)
    end_by_objective(s, t)


@rule
def shove_troop(s: np.record, t: np.record, source: int, target: int) -> None:
    """Shove: a visible enemy troop moves on (`shove-is-one-event`, `shove-triggers-nothing`)."""
    troop = take_off(s, source)
    put_on(s, target, 1 - wide(s.actor), troop)
    claim_regions(s, t, source)
    claim_regions(s, t, target)
    end_by_objective(s, t)


@rule
def exhume_troop(s: np.record, troop: int) -> None:
    """Exhume: one of your discarded troops goes to your rack."""
    seat = wide(s.actor)
    s.side[seat].discard[troop] -= 1
    return_to_rack(s, seat, troop)
