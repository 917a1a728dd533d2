"""Judgements over a state: how well it stands, what to try, what a learner sees. All of it is open information."""

from __future__ import annotations

import numpy as np

from fracas.core.entry import Floats
from fracas.core.kernels import rule
from fracas.core.rng import Rng, below, unit

from .action_ids import AROUND, BLOCK_END, BLOCK_START, ENTER, FLY, LEFT, SHIFT, STEP, TURNS
from .packing import room_ahead
from .panel import cell_of
from .rules import legal, next_obstacle
from .state import (
    ACTION_LIMIT,
    DIRECTIONS,
    GONE,
    LINES,
    MOST_LEGAL,
    MOST_OBSTACLES,
    MOST_STARTS,
    NOWHERE,
    PANEL,
    PANEL_TURNS,
    SQUARES,
    WAITING,
    Int,
    Location,
)
from .things import token_on

# What `suggest` gives each kind of action as its share of the draw.
ONWARD = 8.0  # a move towards the far side
ASIDE = 0.5  # any other move
RISKY = 0.05  # a move after which only an Engine saves the flight
FITTING = 3.0  # a token that lets a machine fly on
OTHER = 0.15  # any other activation
PAID = 0.25  # a factor: the activation costs power
FATAL = 1e-6

# Features: two sets of planes (tokens by facing, machines by heading), locations, obstacles, then single values.
PLANES = SQUARES * DIRECTIONS
MACHINES_AT = PLANES
LOCATIONS_AT = 2 * PLANES
LINES_AT = LOCATIONS_AT + 2 * SQUARES
WAITING_AT = LINES_AT + 2 * LINES
POOL_AT = WAITING_AT + MOST_STARTS
PANEL_AT = POOL_AT + 2 * MOST_OBSTACLES
TRACKS_AT = PANEL_AT + 2 * PANEL + 1
TRACK_FEATURES = 6
FEATURES = TRACKS_AT + TRACK_FEATURES


@rule
def conceal(s: np.record, t: np.record, seat: int, rng: Rng) -> None:
    """Nothing is hidden; and no draw comes after the set-up."""


@rule
def flights_left(s: np.record, t: np.record) -> Int:
    """The fewest moves that all machines together still have to make."""
    total = np.int64(0)
    for machine in range(int(t.machines)):
        place = np.int64(s.place[machine])
        heading = np.int64(t.heading[machine])
        if place == WAITING:
            total += 1 + np.int64(t.flights[np.int64(t.start_square[np.int64(t.home[machine])]), heading])
        elif place != GONE:
            total += np.int64(t.flights[place - 1, heading])
    return total


@rule
def evaluate(s: np.record, t: np.record, seat: int) -> float:
    """Won, lost, or the share of the way flown, a little less for power spent."""
    if s.over:
        return 1.0 if s.winner == 0 else -1.0
    whole = np.int64(0)
    for machine in range(int(t.machines)):
        square = np.int64(t.start_square[np.int64(t.home[machine])])
        whole += 1 + np.int64(t.flights[square, np.int64(t.heading[machine])])
    flown = 1.0 - flights_left(s, t) / whole
    return 1.4 * flown - 0.7 - 0.2 * int(s.power) / int(t.power_end)


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
def _weight(s: np.record, t: np.record, a: Int) -> float:
    if a < FLY:
        return _move_weight(s, t, np.int64(t.start_square[a - ENTER]), True)
    if a < STEP:
        square = a - FLY
        way = np.int64(s.facing[token_on(s, t, square)])
        return _move_weight(s, t, np.int64(t.beyond[square, way]), _heading_on(s, t, square) == way)
    cell = cell_of(a)
    target = a - BLOCK_START[cell]
    if a == BLOCK_END[cell] - 1:
        return OTHER
    if PANEL_TURNS[cell]:
        square, turn = target // TURNS, target % TURNS
        quarters = 2 if turn == AROUND else (3 if turn == LEFT else 1)
        turned = (np.int64(s.facing[token_on(s, t, square)]) + quarters) % DIRECTIONS
        return FITTING if _heading_on(s, t, square) == turned else OTHER
    if s.flipped[cell] and s.power + 1 >= t.power_end:
        return FATAL
    share = PAID if s.flipped[cell] else 1.0
    if target >= SHIFT:
        return OTHER * share
    square = target // DIRECTIONS
    other = np.int64(t.beyond[square, target % DIRECTIONS])
    is_fitting = _heading_on(s, t, other) != NOWHERE and _heading_on(s, t, square) == NOWHERE
    return (FITTING if is_fitting else OTHER) * share


@rule
def _move_weight(s: np.record, t: np.record, square: Int, is_onward: bool) -> float:
    """`square` is where the move ends, NOWHERE outside the board."""
    room = room_ahead(s, t)
    is_last = flights_left(s, t) == 1
    if room == 1 and not is_last:
        return FATAL
    if room == 2 and not is_last and (square == NOWHERE or t.location[square] != Location.ENGINE):
        return RISKY
    return ONWARD if is_onward else ASIDE


@rule
def _heading_on(s: np.record, t: np.record, square: Int) -> Int:
    """The heading of the machine on a square, NOWHERE if there is none."""
    for machine in range(int(t.machines)):
        if s.place[machine] == square + 1:
            return np.int64(t.heading[machine])
    return NOWHERE


@rule
def observe(s: np.record, t: np.record, seat: int, out: Floats) -> None:
    """Planes of squares and lines, then panel and tracks; see the offsets above."""
    out[:] = 0.0
    for i in range(int(t.tokens)):
        out[int(s.token_at[i]) * DIRECTIONS + int(s.facing[i])] = 1.0
    for machine in range(int(t.machines)):
        place = np.int64(s.place[machine])
        if place == WAITING:
            out[WAITING_AT + int(t.home[machine])] += 1.0 / int(t.machines)
        elif place != GONE:
            out[MACHINES_AT + (place - 1) * DIRECTIONS + int(t.heading[machine])] = 1.0
    for square in range(SQUARES):
        if t.location[square] != Location.NONE:
            out[LOCATIONS_AT + (int(t.location[square]) - 1) * SQUARES + square] = 1.0
    for i in range(int(t.obstacles)):
        kind = np.int64(s.obstacle[i]) - 1
        if s.line[i] == 0:
            out[POOL_AT + 2 * i + kind] = 1.0
        else:
            out[LINES_AT + kind * LINES + int(s.line[i]) - 1] = 1.0
    out[PANEL_AT + int(s.controller)] = 1.0
    for cell in range(PANEL):
        out[PANEL_AT + PANEL + 1 + cell] = int(s.flipped[cell])
    out[TRACKS_AT] = int(s.heat) / int(t.heat_end)
    out[TRACKS_AT + 1] = int(s.cooling)
    out[TRACKS_AT + 2] = room_ahead(s, t) / int(t.heat_end)
    out[TRACKS_AT + 3] = int(s.power) / int(t.power_end)
    out[TRACKS_AT + 4] = 1.0 / int(t.power_end)
    out[TRACKS_AT + 5] = int(s.played) / ACTION_LIMIT
