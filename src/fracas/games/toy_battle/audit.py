"""Kernel of the invariants: what is true of every state, checked on millions of them."""

from __future__ import annotations

import numpy as np

from fracas.core.entry import Ints
from fracas.core.kernels import rule, wide

from .rules.effects import can_happen
from .rules.placement import can_draw, can_place
from .state import (
    COPIES,
    FIRST_BASE_EFFECT,
    IN_PLAY,
    LAST_BASE_EFFECT,
    MOST_NODES,
    MOST_PLACED,
    MOST_REGIONS,
    MOST_STACK,
    NOBODY,
    NOWHERE,
    RACK_LIMIT,
    REMOVED,
    SIDES,
    TYPES,
    Ending,
    Invariant,
    Phase,
    Special,
)


@rule
def audit(s: np.record, t: np.record) -> int:
    """0, or the number of the first invariant broken."""
    placed = np.zeros(SIDES * TYPES, np.int64)  # troops on the board, by seat and type
    broken = _audit_stacks(s, t, placed)
    if broken == 0:
        broken = _audit_tops(s, t)
    if broken == 0:
        broken = _audit_hq(s, t)
    if broken == 0:
        broken = _audit_regions(s, t)
    if broken == 0:
        broken = _audit_phase(s, t)
    for seat in range(SIDES):
        if broken == 0:
            broken = _audit_side(s, seat, placed)
    if broken == 0:
        broken = _audit_ending(s, t)
    return broken


@rule
def _audit_stacks(s: np.record, t: np.record, placed: Ints) -> int:
    """Stacks are solid; the troops in them are counted into `placed`."""
    for node in range(MOST_NODES):
        height = wide(s.height[node])
        if height < 0 or height > MOST_STACK or (height > 0 and node >= t.nodes):
            return Invariant.NOTHING_BEYOND_TERRAIN.value
        for level in range(height):
            code = wide(s.stack[node, level])
            if code < 1 or code > SIDES * TYPES:
                return Invariant.STACKS_SOLID.value
            placed[code - 1] += 1
        above = 0
        for level in range(height, MOST_STACK):
            above |= wide(s.stack[node, level])
        if above != 0:
            return Invariant.STACKS_SOLID.value
    return 0


@rule
def _audit_tops(s: np.record, t: np.record) -> int:
    """The visible troop decides who holds a base."""
    shows = np.zeros(SIDES * TYPES, np.int64)
    for node in range(MOST_NODES):
        height = wide(s.height[node])
        if height > 0:
            shows[wide(s.stack[node, height - 1]) - 1] |= 1 << node
    for seat in range(SIDES):
        held = 0
        for troop in range(TYPES):
            held |= shows[seat * TYPES + troop]
            if s.shows[seat, troop] != shows[seat * TYPES + troop]:
                return Invariant.TOP_HOLDS.value
        if s.held[seat] != held:
            return Invariant.TOP_HOLDS.value
    return 0


@rule
def _audit_hq(s: np.record, t: np.record) -> int:
    """An H.Q. is empty until one enemy troop captures it."""
    captured = 0
    for node in range(MOST_NODES):
        for seat in range(SIDES):
            if (wide(t.hq[seat]) >> node) & 1 and s.height[node] > 0:
                captured += 1
                if s.height[node] > 1 or s.winner != 1 - seat or (wide(s.held[seat]) >> node) & 1:
                    return Invariant.HQ_EMPTY.value
    if captured != (1 if s.over and s.ending == Ending.HQ_CAPTURED else 0):
        return Invariant.HQ_EMPTY.value
    return 0


@rule
def _audit_regions(s: np.record, t: np.record) -> int:
    """Medals lie on the board or with whoever held the whole region; the objective ends the game."""
    won = 0
    total = 0
    for region in range(MOST_REGIONS):
        taken = wide(s.taken[region])
        if region >= t.regions:
            if taken != 0:
                return Invariant.NOTHING_BEYOND_TERRAIN.value
            continue
        if taken < 0 or taken > SIDES:
            return Invariant.MEDALS_COUNTED.value
        total += wide(t.medals[region])
        won += wide(t.medals[region]) if taken > 0 else 0
        bases = wide(t.region[region])
        for seat in range(SIDES):
            if taken == 0 and wide(s.held[seat]) & bases == bases:
                return Invariant.REGIONS_CLAIMED.value
    medals = wide(s.side[0].medals) + wide(s.side[1].medals)
    if medals != won or won > total:
        return Invariant.MEDALS_COUNTED.value
    for seat in range(SIDES):
        own = 0
        for region in range(t.regions):
            own += wide(t.medals[region]) if s.taken[region] == 1 + seat else 0
        if own != s.side[seat].medals:
            return Invariant.MEDALS_COUNTED.value
        if own >= t.objective and not (s.over and s.ending == Ending.MEDAL_OBJECTIVE):
            return Invariant.OBJECTIVE_ENDS_GAME.value
    return 0


@rule
def _audit_side(s: np.record, seat: int, placed: Ints) -> int:
    """Three troops of each type are always somewhere, the rack keeps its limit, known troops are on it."""
    side = s.side[seat]
    racked = 0
    pinned = 0
    removed = 0
    if side.reserve_size < 0 or side.reserve_size > IN_PLAY:
        return Invariant.RESERVE_TIDY.value
    for k in range(IN_PLAY):
        troop = wide(side.reserve[k])
        if troop < 0 or troop >= TYPES or (k >= side.reserve_size and troop != 0):
            return Invariant.RESERVE_TIDY.value
    for troop in range(TYPES):
        on_rack = wide(side.rack[troop]) + wide(side.pinned[troop])
        if side.rack[troop] < 0 or side.pinned[troop] < 0 or side.removed[troop] < 0 or side.discard[troop] < 0:
            return Invariant.TROOPS_ALL_SOMEWHERE.value
        if side.known[troop] < 0 or side.known[troop] > on_rack:
            return Invariant.KNOWN_IS_RACKED.value
        if on_rack + _elsewhere(s, seat, troop) + placed[seat * TYPES + troop] != COPIES:
            return Invariant.TROOPS_ALL_SOMEWHERE.value
        racked += on_rack
        pinned += wide(side.pinned[troop])
        removed += wide(side.removed[troop])
    if removed != REMOVED:
        return Invariant.FOUR_REMOVED.value
    if racked != side.rack_size:
        return Invariant.RACK_COUNTED.value
    if racked > RACK_LIMIT:
        return Invariant.RACK_WITHIN_LIMIT.value
    if pinned != side.pins:
        return Invariant.PINS_COUNTED.value
    if pinned > 0 and s.actor != seat and not s.over and s.phase < FIRST_BASE_EFFECT:
        return Invariant.PINS_IN_TIME.value
    return 0


@rule
def _elsewhere(s: np.record, seat: int, troop: int) -> int:
    """Troops of a type in reserve, box and discard."""
    side = s.side[seat]
    n = wide(side.removed[troop]) + wide(side.discard[troop])
    for k in range(side.reserve_size):
        n += 1 if side.reserve[k] == troop else 0
    return n


@rule
def _audit_phase(s: np.record, t: np.record) -> int:
    """An open effect has its place and can do something; queued bases have effects; a turn can be played."""
    phase = wide(s.phase)
    spot = wide(s.spot)
    if s.queued < 0 or s.queued > MOST_PLACED or (phase == Phase.TURN and s.queued > 0):
        return Invariant.QUEUE_IN_ORDER.value
    for k in range(MOST_PLACED):
        node = wide(s.queue[k])
        if k >= s.queued:
            if node != 0:
                return Invariant.QUEUE_IN_ORDER.value
        elif node < 0 or node >= t.nodes or not _has_base_effect(t, node):
            return Invariant.QUEUE_IN_ORDER.value
    if phase == Phase.TURN:
        if spot != NOWHERE:
            return Invariant.PHASE_HAS_PLACE.value
        seat = wide(s.actor)
        if not s.over and not can_draw(s, seat) and not can_place(s, t, seat):
            return Invariant.ACTOR_NOT_STUCK.value
        return 0
    if spot < 0 or spot >= t.nodes or not (wide(t.bases) >> spot) & 1:
        return Invariant.PHASE_HAS_PLACE.value
    if phase >= FIRST_BASE_EFFECT:
        if t.special[spot] != phase:
            return Invariant.PHASE_HAS_PLACE.value
    elif t.special[spot] == Special.SILENCE or not (wide(s.shows[wide(s.actor), phase]) >> spot) & 1:
        return Invariant.PHASE_HAS_PLACE.value
    if s.over:
        return Invariant.ENDING_FITS.value
    if not can_happen(s, t, phase, spot):
        return Invariant.EFFECT_CAN_HAPPEN.value
    return 0


@rule
def _has_base_effect(t: np.record, node: int) -> bool:
    return FIRST_BASE_EFFECT <= wide(t.special[node]) <= LAST_BASE_EFFECT


@rule
def _audit_ending(s: np.record, t: np.record) -> int:
    """The ending fits turns, medals and winner."""
    ending = wide(s.ending)
    is_limit = ending == Ending.TURN_LIMIT or ending == Ending.TURN_LIMIT_TIED
    if s.turns < 0 or s.turns > t.turn_limit or (s.turns == t.turn_limit) != (is_limit and s.over == 1):
        return Invariant.TURN_WITHIN_LIMIT.value
    if not s.over:
        return Invariant.ENDING_FITS.value if ending != 0 or s.winner != NOBODY else 0
    if ending <= 0 or (s.winner == NOBODY) != (ending == Ending.TURN_LIMIT_TIED):
        return Invariant.ENDING_FITS.value
    if ending == Ending.HQ_CAPTURED:
        return 0
    if ending == Ending.STUCK or ending == Ending.STUCK_TIED:
        seat = wide(s.actor)
        if can_draw(s, seat) or can_place(s, t, seat):
            return Invariant.ENDING_FITS.value
    if ending == Ending.TURN_LIMIT_TIED:
        return Invariant.ENDING_FITS.value if s.side[0].medals != s.side[1].medals else 0
    lead = wide(s.side[wide(s.winner)].medals) - wide(s.side[1 - wide(s.winner)].medals)
    if ending == Ending.MEDAL_OBJECTIVE:
        is_fit = s.side[wide(s.winner)].medals >= t.objective
    elif ending == Ending.STUCK_TIED:
        is_fit = lead == 0 and s.winner != s.actor
    else:
        is_fit = lead > 0
    return 0 if is_fit else Invariant.ENDING_FITS.value
