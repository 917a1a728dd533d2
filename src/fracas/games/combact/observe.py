"""The position as numbers for learning, from a seat's side."""

from __future__ import annotations

import numpy as np

from fracas.core.entry import Floats
from fracas.core.kernels import rule, wide

from .rules.campaign import TARGETS
from .rules.placing import can_swap
from .state import (
    FIELDS,
    LOSER_WINDOW,
    MARKERS,
    MICROBACTS,
    MOST_DRAWN,
    OWN_MARKERS,
    POINTS,
    TOKEN_DOTS,
    USPS,
    WHITE,
    Phase,
    Target,
)

PHASES = len(Phase)
PLANES = 3 * FIELDS + 4 * POINTS
EXTRAS = 2 * USPS + 2 * (MICROBACTS + 3) + PHASES + TARGETS + 5
FEATURES = PLANES + EXTRAS


@rule
def observe(s: np.record, t: np.record, seat: int, out: Floats) -> None:
    """Fields (own, the other's, on this board), dots and markers by point, the circle, stock, target and campaign."""
    out[:] = 0.0
    owner, dots = s.owner, s.dots
    for field in range(wide(t.fields)):
        out[2 * FIELDS + field] = 1.0
        if owner[field] != 0:
            out[field if owner[field] == seat + 1 else FIELDS + field] = 1.0
    at = 3 * FIELDS
    for point in range(POINTS):
        out[at + point] = int(dots[seat, point]) / TOKEN_DOTS
        out[at + POINTS + point] = int(dots[1 - seat, point]) / TOKEN_DOTS
    if s.target == Target.GOALS:
        for index in range(MARKERS):
            is_own = (index >= OWN_MARKERS) == (seat == WHITE)
            out[at + (2 if is_own else 3) * POINTS + wide(t.markers[index])] = 1.0
    _observe_circle(s, t, out, PLANES)
    _observe_course(s, t, seat, out, PLANES + 2 * USPS)


@rule
def _observe_circle(s: np.record, t: np.record, out: Floats, at: int) -> None:
    """For every piece: whether it is left, and how near behind the Inception (1.0: next)."""
    spots = wide(t.spots)
    ahead = 0
    for step in range(spots):
        spot = (wide(s.head) + step) % spots
        if s.taken[spot] == 0:
            piece = wide(s.circle[spot])
            out[at + piece] = 1.0
            out[at + USPS + piece] = 1.0 - ahead / USPS
            ahead += 1


@rule
def _observe_course(s: np.record, t: np.record, seat: int, out: Floats, at: int) -> None:
    """Stock, token, window, wins of both sides, phase, target, passes, draws, whose turn it is, whether to swap."""
    for side in range(2):
        who = seat if side == 0 else 1 - seat
        for kind in range(MICROBACTS):
            out[at + kind] = s.micro[who, kind]
        out[at + MICROBACTS] = int(s.tokens[who]) / 2.0
        out[at + MICROBACTS + 1] = int(s.window[who]) / LOSER_WINDOW
        out[at + MICROBACTS + 2] = int(s.wins[who]) / 2.0
        at += MICROBACTS + 3
    out[at + wide(s.phase)] = 1.0
    at += PHASES
    out[at + wide(s.target)] = 1.0
    at += TARGETS
    out[at] = int(s.passes) / 2.0
    out[at + 1] = int(s.drawn) / MOST_DRAWN
    out[at + 2] = 1.0 if s.actor == seat and not s.over else 0.0
    out[at + 3] = 1.0 if t.target == Target.CAMPAIGN else 0.0
    out[at + 4] = 1.0 if s.phase == Phase.TURN and can_swap(s, t) else 0.0
