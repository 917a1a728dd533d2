"""The position as numbers for learning, from a seat's side."""

from __future__ import annotations

import numpy as np

from fracas.core.entry import Floats
from fracas.core.features import declare, flag, flags, number, numbers, plane, rows
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

OBSERVATION = declare(
    plane("own fields", (FIELDS,), "1 where the seat has covered the field"),
    plane("other fields", (FIELDS,), "1 where the other side has covered it"),
    plane("fields", (FIELDS,), "1 where this board has the field"),
    plane("own dots", (POINTS,), "the seat's dots round a point / 6", is_whole=False),
    plane("other dots", (POINTS,), "the other side's dots round a point / 6", is_whole=False),
    plane("own goals", (POINTS,), "1 where a marker of the seat's lies, where the target is goals"),
    plane("other goals", (POINTS,), "1 where a marker of the other side's lies"),
    flags("pieces left", USPS, "the piece is still in the circle"),
    numbers("nearness", USPS, "how near the piece is behind the Inception: 1 for the next"),
    rows(
        "sides",
        ["own", "other"],
        "both sides, the seat's own first",
        flags("microbacts", ["lens", "triangle"], "in stock"),
        number("token", "5+1 tokens / 2"),
        number("window", "pieces that it looks at / 5"),
        number("wins", "matches won in the campaign / 2"),
    ),
    flags("phase", [phase.name.lower() for phase in Phase], "what is asked of the actor"),
    flags("target", [Target(target).name.lower() for target in range(TARGETS)], "what the match is played for"),
    number("passes", "passes in a row / 2"),
    number("drawn", "drawn matches in a row / 12"),
    flag("to act", "the seat is to act"),
    flag("campaign", "matches are played until one side has won two"),
    flag("can swap", "sides may be swapped now"),
)
OWN, OTHER, ON_BOARD = (OBSERVATION.at(name) for name in ("own fields", "other fields", "fields"))
OWN_DOTS, OTHER_DOTS = OBSERVATION.at("own dots"), OBSERVATION.at("other dots")
OWN_GOALS, OTHER_GOALS = OBSERVATION.at("own goals"), OBSERVATION.at("other goals")
LEFT, NEARNESS = OBSERVATION.at("pieces left"), OBSERVATION.at("nearness")
SIDES, PER_SIDE = OBSERVATION.at("sides"), OBSERVATION.width("sides")
PHASE, TARGET, COURSE = (OBSERVATION.at(name) for name in ("phase", "target", "passes"))


@rule
def observe(s: np.record, t: np.record, seat: int, out: Floats) -> None:
    """Fields, dots and markers by point, the circle, stock, target and campaign, in the order of OBSERVATION."""
    out[:] = 0.0
    owner, dots = s.owner, s.dots
    for field in range(wide(t.fields)):
        out[ON_BOARD + field] = 1.0
        if owner[field] != 0:
            out[(OWN if owner[field] == seat + 1 else OTHER) + field] = 1.0
    for point in range(POINTS):
        out[OWN_DOTS + point] = int(dots[seat, point]) / TOKEN_DOTS
        out[OTHER_DOTS + point] = int(dots[1 - seat, point]) / TOKEN_DOTS
    if s.target == Target.GOALS:
        for index in range(MARKERS):
            is_own = (index >= OWN_MARKERS) == (seat == WHITE)
            out[(OWN_GOALS if is_own else OTHER_GOALS) + wide(t.markers[index])] = 1.0
    _observe_circle(s, t, out)
    _observe_course(s, t, seat, out)


@rule
def _observe_circle(s: np.record, t: np.record, out: Floats) -> None:
    """For every piece: whether it is left, and how near behind the Inception."""
    spots = wide(t.spots)
    ahead = 0
    for step in range(spots):
        spot = (wide(s.head) + step) % spots
        if s.taken[spot] == 0:
            piece = wide(s.circle[spot])
            out[LEFT + piece] = 1.0
            out[NEARNESS + piece] = 1.0 - ahead / USPS
            ahead += 1


@rule
def _observe_course(s: np.record, t: np.record, seat: int, out: Floats) -> None:
    """Stock, token, window, wins of both sides, phase, target, passes, draws, whose turn it is, whether to swap."""
    for side in range(2):
        at = SIDES + side * PER_SIDE
        who = seat if side == 0 else 1 - seat
        for kind in range(MICROBACTS):
            out[at + kind] = s.micro[who, kind]
        out[at + MICROBACTS] = int(s.tokens[who]) / 2.0
        out[at + MICROBACTS + 1] = int(s.window[who]) / LOSER_WINDOW
        out[at + MICROBACTS + 2] = int(s.wins[who]) / 2.0
    out[PHASE + wide(s.phase)] = 1.0
    out[TARGET + wide(s.target)] = 1.0
    out[COURSE] = int(s.passes) / 2.0
    out[COURSE + 1] = int(s.drawn) / MOST_DRAWN
    out[COURSE + 2] = 1.0 if s.actor == seat and not s.over else 0.0
    out[COURSE + 3] = 1.0 if t.target == Target.CAMPAIGN else 0.0
    out[COURSE + 4] = 1.0 if s.phase == Phase.TURN and can_swap(s, t) else 0.0
