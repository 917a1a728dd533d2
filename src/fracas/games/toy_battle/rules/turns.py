"""The turn and its phases: setup, legal, apply, and how a game ends."""

from __future__ import annotations

import numpy as np

from fracas.core.entry import Ints
from fracas.core.kernels import rule, wide
from fracas.core.rng import Rng, below, shuffle

from ..state import (
    COPIES,
    DISCARD,
    DRAW,
    EXHUME,
    FIRST_BASE_EFFECT,
    IN_PLAY,
    LAST_BASE_EFFECT,
    MOST_NODES,
    NOBODY,
    NOWHERE,
    PIN,
    PLACE,
    RAID,
    RECALL,
    SECOND_RACK,
    SHOVE,
    SIDES,
    SKIP,
    STARTER_RACK,
    TROOPS,
    Ending,
    Phase,
    Special,
    Troop,
)
from .board import claim_regions, end_by_objective, finish, put_on
from .effects import (
    can_happen,
    discard_visible,
    draw_troops,
    drawn_in,
    exhume_troop,
    leave_rack,
    list_effect,
    pin_troop,
    raid_rack,
    recall_troop,
    shove_troop,
    unpin_all,
)
from .placement import can_draw, can_place, list_placements


@rule
def setup(s: np.record, t: np.record, rng: Rng) -> None:
    """Each side shuffles its troops and removes four unseen; the starter racks 3, the other 4 (`setup-racks`)."""
    pile = np.empty(TROOPS, np.int8)
    for seat in range(SIDES):
        for k in range(TROOPS):
            pile[k] = k // COPIES
        shuffle(rng, pile, TROOPS)
        side = s.side[seat]
        for k in range(IN_PLAY):
            side.reserve[k] = pile[k]
        side.reserve_size = IN_PLAY
        for k in range(IN_PLAY, TROOPS):
            side.removed[wide(pile[k])] += 1
    starter = wide(t.starter)
    if starter == NOBODY:
        starter = wide(below(rng, SIDES))
    s.actor = starter
    s.spot = NOWHERE
    draw_troops(s, starter, STARTER_RACK)
    draw_troops(s, 1 - starter, SECOND_RACK)


@rule
def legal(s: np.record, t: np.record, out: Ints) -> int:
    """A turn: draw or place a troop. While an effect is open: use it or skip it."""
    if s.phase != Phase.TURN:
        return list_effect(s, t, out)
    n = 0
    if can_draw(s, wide(s.actor)):
        out[0] = DRAW
        n = 1
    return list_placements(s, t, out, n)


@rule
def apply(s: np.record, t: np.record, a: int, rng: Rng) -> None:
    """Play one action; when it leaves nothing open, the next base effect comes up, then the other side's turn."""
    if a >= PLACE and a < SHOVE:
        place = a - PLACE
        _place_troop(s, t, place // MOST_NODES, place % MOST_NODES)
        return
    if a == DRAW:
        draw_troops(s, wide(s.actor), drawn_in(wide(s.phase)))
    elif a != SKIP:
        _use_effect(s, t, a, rng)
    if not s.over:
        _next_base_effect(s, t)


@rule
def _use_effect(s: np.record, t: np.record, a: int, rng: Rng) -> None:
    if a == RAID:
        raid_rack(s, rng)
    elif a == PIN:
        pin_troop(s, rng)
    elif a < RECALL:
        exhume_troop(s, a - EXHUME)
    elif a < DISCARD:
        recall_troop(s, t, a - RECALL)
    elif a < PLACE:
        discard_visible(s, t, a - DISCARD)
    else:
        shove_troop(s, t, (a - SHOVE) // MOST_NODES, (a - SHOVE) % MOST_NODES)


@rule
def _place_troop(s: np.record, t: np.record, troop: int, node: int) -> None:
    """Place a troop: an H.Q. is captured, or the base occupied; then the troop's effect, last those of the bases.

    A silence base stops the troop's effect (`silence-stops-troops`), not that of any base.
    """
    seat = wide(s.actor)
    leave_rack(s, seat, troop)
    put_on(s, node, seat, troop)
    if (wide(t.hq[1 - seat]) >> node) & 1:
        finish(s, seat, Ending.HQ_CAPTURED.value)
        return
    claim_regions(s, t, node)
    end_by_objective(s, t)
    if s.over:
        return
    special = wide(t.special[node])
    if FIRST_BASE_EFFECT <= special <= LAST_BASE_EFFECT:  # one per placement: `base-effects-in-order`
        s.queue[wide(s.queued)] = node
        s.queued += 1
    has_effect = troop != Troop.KWAK and troop != Troop.HOOK and troop != Troop.ROXY
    if has_effect and special != Special.SILENCE and can_happen(s, t, troop, node):
        s.phase = troop
        s.spot = node
    else:
        _next_base_effect(s, t)


@rule
def _next_base_effect(s: np.record, t: np.record) -> None:
    """The effects of the bases taken this turn, in that order, each judged when it comes up; then the turn ends.

    Rulings: `base-effects-in-order`, `base-fires-twice`, `judged-when-it-comes-up`, `queued-effect-survives`.
    """
    while s.queued > 0:
        node = wide(s.queue[0])
        s.queued -= 1
        for k in range(wide(s.queued)):
            s.queue[k] = s.queue[k + 1]
        s.queue[wide(s.queued)] = 0
        effect = wide(t.special[node])
        if can_happen(s, t, effect, node):
            s.phase = effect
            s.spot = node
            return
    _end_turn(s, t)


@rule
def _end_turn(s: np.record, t: np.record) -> None:
    """The other side's turn, unless the turn limit is reached or that side can neither draw nor place."""
    unpin_all(s, wide(s.actor))
    s.phase = Phase.TURN
    s.spot = NOWHERE
    s.turns += 1
    if s.turns >= t.turn_limit:  # `limit-before-stuck`
        _end_by_limit(s)
        return
    s.actor = 1 - s.actor
    seat = wide(s.actor)
    if not can_draw(s, seat) and not can_place(s, t, seat):
        _end_stuck(s)


@rule
def _end_by_limit(s: np.record) -> None:
    """Too many turns: more medals win, equal medals are a draw (`turn-limit-by-medals`)."""
    lead = int(s.side[0].medals) - int(s.side[1].medals)
    if lead == 0:
        finish(s, NOBODY, Ending.TURN_LIMIT_TIED.value)
    else:
        finish(s, 0 if lead > 0 else 1, Ending.TURN_LIMIT.value)


@rule
def _end_stuck(s: np.record) -> None:
    """The actor can neither draw nor place: more medals win, a tie loses for the actor (`stuck-ends-game`)."""
    seat = wide(s.actor)
    lead = int(s.side[seat].medals) - int(s.side[1 - seat].medals)
    if lead == 0:
        finish(s, 1 - seat, Ending.STUCK_TIED.value)
    else:
        finish(s, seat if lead > 0 else 1 - seat, Ending.STUCK.value)
