"""How good a position is: mobility, territory and reach to the markers; and the guess at the result."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from fracas.core.kernels import rule, wide

from .rules.bits import bit_count, lowest_bit
from .rules.placing import pieces_left, placeable
from .rules.scoring import Owners, territory
from .state import (
    BLACK,
    LENS_PIECE,
    MARKERS,
    MICROBACTS,
    MOST_DOTS,
    OWN_MARKERS,
    PIECES,
    POINTS,
    WHITE,
    WINS_NEEDED,
    Phase,
    Target,
)

Floats = npt.NDArray[np.float64]

_NOTHING = np.uint64(0)
_ONE = np.uint64(1)

# The worth of a marker by the steps still to go: some pieces take two steps at once, all can be stopped.
NEARNESS = np.array([1.0, 0.78, 0.66, 0.5, 0.4, 0.3, 0.22, 0.16, 0.12, 0.0])
OTHER_MARKER = 0.25  # the opponent's marker decides only between equals


@rule
def room(s: np.record, t: np.record, seat: int) -> tuple[int, int, int]:
    """What the seat could still lay: placements of the circle's pieces, the pieces among them, the microbacts."""
    left = pieces_left(s, t, seat)
    first_word = t.first_word
    placements = 0
    pieces = 0
    microbacts = 0
    for piece in range(PIECES):
        if (left >> piece) & 1:
            found = 0
            for word in range(wide(first_word[piece]), wide(first_word[piece + 1])):
                found += bit_count(placeable(s, seat, word))
            if piece >= LENS_PIECE:
                microbacts += 1 if found > 0 else 0
            else:
                placements += found
                pieces += 1 if found > 0 else 0
    return placements, pieces, microbacts


@rule
def marker_worth(owner: Owners, dots: npt.NDArray[np.int8], t: np.record) -> float:
    """Black's markers less White's, each counted by how near a network is to it over empty fields."""
    peaks_of = t.peaks
    near = np.zeros(POINTS, np.uint64)  # the points one empty field away
    for field in range(wide(t.fields)):
        if owner[field] == 0:
            peaks = peaks_of[field]
            left = peaks
            while left != _NOTHING:
                near[lowest_bit(left)] |= peaks
                left &= left - _ONE
    return _reach(near, dots[BLACK], t, BLACK) - _reach(near, dots[WHITE], t, WHITE)


@rule
def _reach(near: npt.NDArray[np.uint64], dots: npt.NDArray[np.int8], t: np.record, seat: int) -> float:
    """The worth of all markers to one side: a walk outwards from its network, through points that can take more."""
    frontier = _NOTHING
    full = _NOTHING
    for point in range(wide(t.points)):
        if dots[point] > 0:
            frontier |= _ONE << np.uint64(point)
            if dots[point] >= MOST_DOTS:
                full |= _ONE << np.uint64(point)
    reached = frontier
    worth = _marker_sum(frontier, t, seat, 0)
    steps = 0
    while frontier != _NOTHING and steps + 1 < NEARNESS.size:
        steps += 1
        found = _NOTHING
        left = frontier & ~full
        while left != _NOTHING:
            found |= near[lowest_bit(left)]
            left &= left - _ONE
        frontier = found & ~reached
        reached |= found
        worth += _marker_sum(frontier, t, seat, steps)
    return worth


@rule
def _marker_sum(points: np.uint64, t: np.record, seat: int, steps: int) -> float:
    """The worth of the markers among these points."""
    worth = 0.0
    for index in range(MARKERS):
        if (points >> np.uint64(t.markers[index])) & _ONE:
            is_own = (index >= OWN_MARKERS) == (seat == WHITE)
            worth += NEARNESS[steps] * (1.0 if is_own else OTHER_MARKER)
    return worth


@rule
def evaluate(s: np.record, t: np.record, seat: int) -> float:
    """Won or lost when over, else a guess from mobility, territory or markers, as the target asks."""
    if s.over:
        return 0.0 if s.winner < 0 else (1.0 if s.winner == seat else -1.0)
    guess = 0.0 if s.phase == Phase.TARGET else _guess_match(s, t, seat)
    if t.target != Target.CAMPAIGN:
        return guess
    own, other = wide(s.wins[seat]), wide(s.wins[1 - seat])
    if s.phase == Phase.TARGET:
        return 2.0 * _campaign_odds(own, other) - 1.0
    chance = (1.0 + guess) / 2.0
    return 2.0 * (chance * _campaign_odds(own + 1, other) + (1.0 - chance) * _campaign_odds(own, other + 1)) - 1.0


@rule
def _campaign_odds(own: int, other: int) -> float:
    """The chance to win a campaign from these wins, if every match to come is even."""
    if own == WINS_NEEDED:
        return 1.0
    if other == WINS_NEEDED:
        return 0.0
    return 0.5 + 0.25 * (own - other)


@rule
def _guess_match(s: np.record, t: np.record, seat: int) -> float:
    """The guess at this match: room to move counts in every target, and more the later it is.

    The weights are rounded from logistic fits to the results of games played by `suggest`.
    """
    if s.phase == Phase.INCEPTION:
        return 0.0
    placements, pieces, microbacts = room(s, t, seat)
    placements_other, pieces_other, microbacts_other = room(s, t, 1 - seat)
    share = (placements - placements_other) / (placements + placements_other + 10.0)
    pieces -= pieces_other
    microbacts -= microbacts_other
    late = wide(s.placed_count) / (wide(t.spots) + 2.0 * MICROBACTS)
    if s.target == Target.TIME_FACTOR:
        return _squashed(1.2 * share + late * (1.2 * pieces + 2.5 * microbacts))
    sign = 1.0 if seat == BLACK else -1.0
    markers = sign * marker_worth(s.owner, s.dots, t)
    points = 0.0
    if s.down[BLACK] > 0 and s.down[WHITE] > 0:
        black, white = territory(s.owner, t)
        points = sign * (black - white)
    if s.target == Target.AUTONOMY:  # corners are edges that need no piece, so reach to them counts here as well
        held = (0.02 + 0.04 * late) * points
        return _squashed(0.4 * share + 0.3 * markers + held + late * (0.2 * pieces + 0.4 * microbacts))
    return _squashed(1.2 * markers + 0.3 * share + late * (0.15 * pieces + 0.4 * microbacts + 0.02 * points))


@rule
def _squashed(x: float) -> float:
    """Any number into -1..1."""
    return x / (1.0 + abs(x))
