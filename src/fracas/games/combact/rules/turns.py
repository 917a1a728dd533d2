"""A turn: what may be done, and what an action does; and the set-up before the first."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from fracas.core.entry import Ints
from fracas.core.kernels import rule, wide
from fracas.core.rng import Rng, below

from ..state import (
    BLACK,
    FIRST_SPOT,
    FIRST_TARGET,
    LENS_PIECE,
    MICROBACTS,
    PASS,
    PLACEMENTS,
    SWAP,
    USUAL_WINDOW,
    WHITE,
    Ending,
    Phase,
    Target,
)
from .campaign import TARGETS, clear_board, deal, end_match, next_match
from .placing import can_place, can_swap, lay, list_placements, pieces_left
from .scoring import leader


@rule
def setup(s: np.record, t: np.record, rng: Rng) -> None:
    """The first match; starter and target as chosen or drawn (`starter-by-chance`, `target-by-chance`)."""
    s.first = t.starter if t.starter >= 0 else below(rng, 2)
    s.chooser = -1
    s.window[:] = USUAL_WINDOW
    s.target = t.first_target if t.first_target >= 0 else below(rng, TARGETS)  # ruling `first-target-by-chance`
    deal(s, t, rng)


@rule
def legal(s: np.record, t: np.record, out: Ints) -> int:
    """Placements, a pass where the target allows it, a swap where an option does; or the choice the phase asks for.

    A pass is allowed at any turn of autonomy and goals (ruling `pass-from-the-first-turn`) and then stands alone when
    nothing can be laid (ruling `pass-when-nothing-is-left`); in time_factor a placement that costs the token may be all
    there is (ruling `token-must-be-spent`).
    """
    if s.phase == Phase.TURN:
        found = list_placements(s, t, wide(s.actor), out)
        if s.target != Target.TIME_FACTOR:
            out[found] = PASS
            found += 1
        if can_swap(s, t):
            out[found] = SWAP
            found += 1
        return found
    found = 0
    if s.phase == Phase.INCEPTION:
        for spot in range(wide(t.spots)):
            out[found] = FIRST_SPOT + spot
            found += 1
    else:
        for target in range(TARGETS):
            if target != s.target:
                out[found] = FIRST_TARGET + target
                found += 1
    return found


@rule
def apply(s: np.record, t: np.record, a: int, rng: Rng) -> None:
    """Place a piece, pass, swap sides, set the Inception or choose the next target."""
    if a < PLACEMENTS:
        _place(s, t, a, rng)
    elif a == PASS:
        _pass(s, t, rng)
    elif a == SWAP:
        _swap_sides(s, t, rng)
    elif a >= FIRST_TARGET:
        next_match(s, t, a - FIRST_TARGET, rng)
    else:
        s.head = a - FIRST_SPOT
        s.phase = Phase.TURN
        s.actor = s.first


@rule
def _place(s: np.record, t: np.record, a: int, rng: Rng) -> None:
    """Lay a piece of the circle, or a microbact, which does not move the Inception."""
    seat = wide(s.actor)
    if lay(s, t, seat, a) > 0:  # ruling `token-goes-to-opponent`
        s.tokens[seat] -= 1
        s.tokens[1 - seat] += 1
    piece = wide(t.piece_of[a])
    if piece >= LENS_PIECE:
        s.micro[seat, piece - LENS_PIECE] -= 1
    else:
        _take(s, t, piece)
    s.placed[s.placed_count] = a
    s.placed_by[s.placed_count] = seat
    s.placed_count += 1
    s.passes = 0
    s.actor = 1 - seat
    if s.target == Target.TIME_FACTOR:
        _check_time_factor(s, t, 1 - seat, rng)


@rule
def _take(s: np.record, t: np.record, piece: int) -> None:
    """The piece leaves the circle and the Inception moves to its spot."""
    spots = wide(t.spots)
    for spot in range(spots):
        if s.circle[spot] == piece:
            s.taken[spot] = 1
            s.head = spot + 1 if spot + 1 < spots else 0


@rule
def _check_time_factor(s: np.record, t: np.record, seat: int, rng: Rng) -> None:
    """Whoever cannot place when the turn begins loses (rulings `no-move-loses`, `exhausted-or-blocked`)."""
    if not can_place(s, t, seat):
        ending = Ending.EXHAUSTED.value if pieces_left(s, t, seat) == 0 else Ending.BLOCKED.value
        end_match(s, t, 1 - seat, ending, rng)


@rule
def _pass(s: np.record, t: np.record, rng: Rng) -> None:
    """Two passes in a row end an autonomy or goals match, nothing else does (ruling `goals-not-cut-short`)."""
    s.passes += 1
    s.actor = 1 - s.actor
    if s.passes == 2:
        end_match(s, t, leader(s, t), Ending.TWO_PASSES.value, rng)


@rule
def _swap_sides(s: np.record, t: np.record, rng: Rng) -> None:
    """Every piece is turned over, board and stocks with them: each player has what the other had.

    Players keep their colours, the number of pieces they look at and who started (ruling `swap-turns-pieces-over`).
    """
    placed, placed_by, count = s.placed.copy(), s.placed_by.copy(), wide(s.placed_count)
    clear_board(s, t)
    for index in range(count):
        a, seat = wide(t.mirror_of[placed[index]]), 1 - wide(placed_by[index])
        lay(s, t, seat, a)
        s.placed[index] = a
        s.placed_by[index] = seat
    s.placed_count = count
    for kind in range(MICROBACTS):
        _exchange(s.micro[:, kind])
    _exchange(s.tokens)
    s.swapped = 1
    s.actor = 1 - s.actor
    if s.target == Target.TIME_FACTOR:
        _check_time_factor(s, t, wide(s.actor), rng)


@rule
def _exchange(both: npt.NDArray[np.int8]) -> None:
    """Each side has what the other had; in place."""
    black = wide(both[BLACK])
    both[BLACK] = both[WHITE]
    both[WHITE] = black
