"""Kernel of secrecy: what a seat cannot know is drawn anew, consistent with what it can."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from fracas.core.kernels import rule, wide
from fracas.core.rng import Rng, below, shuffle

from .rules.placement import can_draw, placeable
from .state import RACK_LIMIT, REMOVED, SIDES, TROOPS, TYPES, Phase

Pile = npt.NDArray[np.int8]
TRIES = 32  # redraws of a rack that must hold a placeable troop, before one is put there


@rule
def conceal(s: np.record, t: np.record, seat: int, rng: Rng) -> None:
    """Redraw in place both reserves and removed sets, and each rack but the seat's own (a spectator owns none).

    Nobody knows the order of the reserves or the removed troops, their owner included. Known troops stay on the rack;
    which of its troops are pinned is drawn as blindly as it was done.
    """
    for side in range(SIDES):
        if side == seat:
            _redraw_piles(s, side, rng)
        else:
            _redraw_rack(s, t, side, rng)


@rule
def _redraw_piles(s: np.record, seat: int, rng: Rng) -> None:
    """Reserve and removed troops of a side whose rack is in view."""
    pile = np.empty(TROOPS, np.int8)
    n = _collect(s, seat, pile, False)
    shuffle(rng, pile, n)
    _lay_out(s, seat, pile, 0, n)


@rule
def _collect(s: np.record, seat: int, pile: Pile, with_rack: bool) -> int:
    """Fill the pile with all troops not in view, by type: what they were must not show in what is drawn."""
    side = s.side[seat]
    unseen = np.zeros(TYPES, np.int64)
    for k in range(side.reserve_size):
        unseen[wide(side.reserve[k])] += 1
    n = 0
    for troop in range(TYPES):
        unseen[troop] += wide(side.removed[troop])
        if with_rack:
            unseen[troop] += wide(side.rack[troop]) + wide(side.pinned[troop]) - wide(side.known[troop])
        for _ in range(unseen[troop]):
            pile[n] = troop
            n += 1
    return n


@rule
def _lay_out(s: np.record, seat: int, pile: Pile, first: int, n: int) -> None:
    """The pile from `first` on: four to the box, the rest is the reserve."""
    side = s.side[seat]
    for troop in range(TYPES):
        side.removed[troop] = 0
    for k in range(first, first + REMOVED):
        side.removed[wide(pile[k])] += 1
    for k in range(first + REMOVED, n):
        side.reserve[k - first - REMOVED] = pile[k]


@rule
def _redraw_rack(s: np.record, t: np.record, seat: int, rng: Rng) -> None:
    """Everything hidden of a side whose rack is not in view.

    That a side is asked to place, and cannot draw instead, shows that it has something to place.
    """
    side = s.side[seat]
    pile = np.empty(TROOPS, np.int8)
    n = _collect(s, seat, pile, True)
    hidden = wide(side.rack_size)
    for troop in range(TYPES):
        hidden -= wide(side.known[troop])
    needed = _needed_types(s, t, seat)
    rack = np.empty(RACK_LIMIT, np.int8)
    size = wide(side.rack_size)
    pins = wide(side.pins)
    for _ in range(TRIES):
        shuffle(rng, pile, n)
        _fill_rack(s, seat, pile, hidden, rack)
        shuffle(rng, rack, size)
        if needed == 0 or _has_any(rack, pins, size, needed):
            break
    if needed != 0 and not _has_any(rack, pins, size, needed):
        _insist(s, seat, pile, hidden, n, rack, needed, rng)
    for troop in range(TYPES):
        side.rack[troop] = 0
        side.pinned[troop] = 0
    for k in range(size):
        if k < pins:
            side.pinned[wide(rack[k])] += 1
        else:
            side.rack[wide(rack[k])] += 1
    _lay_out(s, seat, pile, hidden, n)


@rule
def _needed_types(s: np.record, t: np.record, seat: int) -> int:
    """The types of which the side must have one free to place, as a set; empty: nothing is known."""
    if s.over or s.actor != seat:
        return 0
    if s.phase == Phase.CAPN or (s.phase == Phase.TURN and not can_draw(s, seat)):
        return placeable(s, t, seat)
    return 0


@rule
def _fill_rack(s: np.record, seat: int, pile: Pile, hidden: int, rack: Pile) -> None:
    """The rack: the first `hidden` troops of the pile, then the known ones."""
    for k in range(hidden):
        rack[k] = pile[k]
    n = hidden
    for troop in range(TYPES):
        for _ in range(s.side[seat].known[troop]):
            rack[n] = troop
            n += 1


@rule
def _has_any(troops: Pile, first: int, end: int, types: int) -> bool:
    found = 0
    for k in range(first, end):
        found |= 1 << wide(troops[k])
    return found & types != 0


@rule
def _insist(s: np.record, seat: int, pile: Pile, hidden: int, n: int, rack: Pile, needed: int, rng: Rng) -> None:
    """Where chance brings no placeable troop, choose one: from the rack's own, else in exchange for a hidden one."""
    size = wide(s.side[seat].rack_size)
    if not _has_any(rack, 0, size, needed):
        choices = 0
        chosen = 0
        for k in range(hidden, n):
            if (needed >> wide(pile[k])) & 1:
                choices += 1
                if below(rng, choices) == 0:
                    chosen = k
        held = pile[0]
        pile[0] = pile[chosen]
        pile[chosen] = held
        _fill_rack(s, seat, pile, hidden, rack)
    for k in range(size):
        if (needed >> wide(rack[k])) & 1:  # pinned are the first ones: the last is free
            held = rack[size - 1]
            rack[size - 1] = rack[k]
            rack[k] = held
            return
