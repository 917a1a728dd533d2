"""What to try: a weighted draw among the legal actions."""

from __future__ import annotations

import numpy as np

from fracas.core.kernels import rule, wide
from fracas.core.rng import Rng, below, unit

from .evaluate import flights_left
from .rules.flying import legal, next_obstacle
from .rules.panel import cell_of
from .rules.things import room_ahead, token_on
from .state import (
    AROUND,
    BLOCK_END,
    BLOCK_START,
    DIRECTIONS,
    ENTER,
    FLY,
    LEFT,
    MOST_LEGAL,
    NOWHERE,
    PANEL_TURNS,
    SHIFT,
    STEP,
    TURNS,
    Location,
)

# What `suggest` gives each kind of action as its share of the draw.
ONWARD = 8.0  # a move towards the far side
ASIDE = 0.5  # any other move
RISKY = 0.05  # a move after which only an Engine saves the flight
FITTING = 3.0  # a token that lets a machine fly on
OTHER = 0.15  # any other activation
PAID = 0.25  # a factor: the activation costs power
FATAL = 1e-6


@rule
def suggest(s: np.record, t: np.record, rng: Rng) -> int:
    """Draw an action, sensible ones more often: fly on while it is safe, else bring tokens where machines need them."""
    out = np.empty(MOST_LEGAL, np.int64)
    n = legal(s, t, out)
    if next_obstacle(s, t) >= 0:
        return int(out[below(rng, n)])
    weights = np.empty(MOST_LEGAL, np.float64)
    total = 0.0
    for i in range(n):
        weights[i] = _weight(s, t, out[i])
        total += weights[i]
    drawn = unit(rng) * total
    for i in range(n - 1):
        drawn -= weights[i]
        if drawn < 0.0:
            return int(out[i])
    return int(out[n - 1])


@rule
def _weight(s: np.record, t: np.record, a: int) -> float:
    if a < FLY:
        return _move_weight(s, t, wide(t.start_square[a - ENTER]), True)
    if a < STEP:
        square = a - FLY
        way = wide(s.facing[token_on(s, t, square)])
        return _move_weight(s, t, wide(t.beyond[square, way]), _heading_on(s, t, square) == way)
    cell = cell_of(a)
    target = a - BLOCK_START[cell]
    if a == BLOCK_END[cell] - 1:
        return OTHER
    if PANEL_TURNS[cell]:
        square, turn = target // TURNS, target % TURNS
        quarters = 2 if turn == AROUND else (3 if turn == LEFT else 1)
        turned = (wide(s.facing[token_on(s, t, square)]) + quarters) % DIRECTIONS
        return FITTING if _heading_on(s, t, square) == turned else OTHER
    if s.flipped[cell] and s.power + 1 >= t.power_end:
        return FATAL
    share = PAID if s.flipped[cell] else 1.0
    if target >= SHIFT:
        return OTHER * share
    square = target // DIRECTIONS
    other = wide(t.beyond[square, target % DIRECTIONS])
    is_fitting = _heading_on(s, t, other) != NOWHERE and _heading_on(s, t, square) == NOWHERE
    return (FITTING if is_fitting else OTHER) * share


@rule
def _move_weight(s: np.record, t: np.record, square: int, is_onward: bool) -> float:
    """`square` is where the move ends, NOWHERE outside the board."""
    room = room_ahead(s, t)
    is_last = flights_left(s, t) == 1
    if room == 1 and not is_last:
        return FATAL
    if room == 2 and not is_last and (square == NOWHERE or t.location[square] != Location.ENGINE):
        return RISKY
    return ONWARD if is_onward else ASIDE


@rule
def _heading_on(s: np.record, t: np.record, square: int) -> int:
    """The heading of the machine on a square, NOWHERE if there is none."""
    for machine in range(int(t.machines)):
        if s.place[machine] == square + 1:
            return wide(t.heading[machine])
    return NOWHERE
