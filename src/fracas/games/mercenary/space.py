"""Being somewhere: the board, and what happens whenever somebody arrives."""

from __future__ import annotations

import numpy as np

from fracas.core.kernels import rule

from .intel import take_intel
from .state import NO_UNIT, SLOTS, UBER_RANGE, UNITS_PER_SIDE, Kind, int64
from .units import distance, is_out, side_of


@rule
def put_on_board(s: np.record, u: int, cell: int) -> None:
    """Stand a unit on a free cell."""
    s.unit[u].cell = cell
    s.board[cell] = u + 1


@rule
def lift_off_board(s: np.record, u: int) -> None:
    """Free the cell a unit stands on; a cloaked Spy holds none (ruling `markers-and-stickies-do-not-block`)."""
    if is_out(s, u):
        s.board[s.unit[u].cell] = 0


@rule
def arrive(s: np.record, t: np.record, u: int, cell: int) -> None:
    """Move a unit to a free cell by step, jump or push: uber distance, intel, sapping (ruling `sapping-moments`)."""
    lift_off_board(s, u)
    put_on_board(s, u, cell)
    check_uber(s, t, side_of(u))
    take_intel(s, t, u)
    sap_beside(s, t, u)


@rule
def check_uber(s: np.record, t: np.record, side: int) -> None:
    """An uber ends for both when they are further than 3 apart; ruling `uber-ends-beyond-three`.

    Ruling `marker-counts-for-distance`: a cloaked partner is where his marker is. One who is gone leaves the Medic's
    own uber alone.
    """
    for medic in range(side * UNITS_PER_SIDE, side * UNITS_PER_SIDE + SLOTS):
        q = s.unit[medic]
        if q.uber > 0 and q.partner != NO_UNIT:
            if distance(s, t, int64(medic), int64(q.partner)) > UBER_RANGE:
                q.uber = 0
                q.partner = NO_UNIT


@rule
def sap_beside(s: np.record, t: np.record, u: int) -> None:
    """A Spy next to enemy Sentries saps them at once, without using up his attack."""
    if s.unit[u].kind != Kind.SPY or not is_out(s, u):
        return
    first = (1 - side_of(u)) * UNITS_PER_SIDE + SLOTS
    for sentry in range(first, first + SLOTS):
        if distance(s, t, u, sentry) == 1:
            s.unit[sentry].sapped = 1
