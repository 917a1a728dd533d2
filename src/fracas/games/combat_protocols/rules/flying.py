"""Set-up, placing obstacles, and the machines: entering, flying, leaving. Activations are in panel.py."""

from __future__ import annotations

import numpy as np

from fracas.core.entry import Ints
from fracas.core.kernels import rule, wide
from fracas.core.rng import Rng, below, shuffle

from ..state import (
    ACTION_LIMIT,
    DIRECTIONS,
    ENTER,
    FIRST_HEAT,
    FLY,
    GONE,
    LINES,
    MOST_OBSTACLES,
    NOWHERE,
    PLACE,
    STEP,
    WAITING,
    Ending,
    Location,
    Obstacle,
)
from .panel import activate, legal_activations
from .things import has_machine, lose, obstacle_on, spend_power, token_on


@rule
def setup(s: np.record, t: np.record, rng: Rng) -> None:
    """Tokens face random ways, obstacles are drawn, the Heat marker stands on the third space.

    Ruling `draws-from-the-seed`: first the facings from west to east, then one shuffle of the obstacles. Where the
    seed also places them, a shuffle of the lines follows; `deal` set-ups of the seed are passed over first.
    """
    for _ in range(int(t.deal) + 1):
        _deal(s, t, rng)
    s.heat = FIRST_HEAT


@rule
def _deal(s: np.record, t: np.record, rng: Rng) -> None:
    for i in range(int(t.tokens)):
        s.token_at[i] = t.token_start[i]
        s.facing[i] = below(rng, DIRECTIONS)
    bag = np.empty(2 * MOST_OBSTACLES, np.int8)
    bag[:MOST_OBSTACLES] = Obstacle.BARRIER
    bag[MOST_OBSTACLES:] = Obstacle.DRAIN
    shuffle(rng, bag, 2 * MOST_OBSTACLES)
    for i in range(int(t.obstacles)):
        s.obstacle[i] = bag[i]
    if t.by_seed:
        lines = np.empty(LINES, np.int8)
        lines[:] = t.line_of
        shuffle(rng, lines, int(t.lines))
        for i in range(int(t.obstacles)):
            s.line[i] = lines[i] + 1


@rule
def legal(s: np.record, t: np.record, out: Ints) -> int:
    """First the obstacles are placed; then any machine may move and the controller may be activated, in any order."""
    if next_obstacle(s, t) >= 0:
        return int(_legal_placements(s, t, out))
    return int(legal_activations(s, t, out, legal_moves(s, t, out)))


@rule
def legal_moves(s: np.record, t: np.record, out: Ints) -> int:
    """Machines that may enter, then machines on the board that may move."""
    return _legal_flights(s, t, out, _legal_entries(s, t, out))


@rule
def next_obstacle(s: np.record, t: np.record) -> int:
    """The obstacle to be placed now, NOWHERE when all lie: ruling `player-places-obstacles`."""
    for i in range(int(t.obstacles)):
        if s.line[i] == 0:
            return i
    return NOWHERE


@rule
def _legal_placements(s: np.record, t: np.record, out: Ints) -> int:
    """An obstacle goes on any line between squares that holds none."""
    n = 0
    for i in range(int(t.lines)):
        line = wide(t.line_of[i])
        if obstacle_on(s, t, line) == Obstacle.NONE:
            out[n] = PLACE + line
            n += 1
    return n


@rule
def _legal_entries(s: np.record, t: np.record, out: Ints) -> int:
    """A waiting machine enters when the square in front of it is empty; no token is needed for that."""
    n = 0
    previous = wide(NOWHERE)
    for machine in range(int(t.machines)):
        start = wide(t.home[machine])
        if s.place[machine] == WAITING and start != previous:
            previous = start
            if not has_machine(s, t, wide(t.start_square[start])):
                out[n] = ENTER + start
                n += 1
    return n


@rule
def _legal_flights(s: np.record, t: np.record, out: Ints, n: int) -> int:
    """Machines on the board that may move, by square."""
    first = n
    for machine in range(int(t.machines)):
        if s.place[machine] != WAITING and s.place[machine] != GONE:
            square = wide(s.place[machine]) - 1
            if can_fly(s, t, wide(machine), square):
                at = n
                while at > first and out[at - 1] > FLY + square:
                    out[at] = out[at - 1]
                    at -= 1
                out[at] = FLY + square
                n += 1
    return n


@rule
def can_fly(s: np.record, t: np.record, machine: int, square: int) -> bool:
    """A machine leaves a square only the way that square's token points, into a free square or over its far side."""
    token = token_on(s, t, square)
    if token == NOWHERE:
        return False
    way = wide(s.facing[token])
    other = wide(t.beyond[square, way])
    if other == NOWHERE:
        return way == t.heading[machine] and not _gate_is_shut(s, t, square, way)
    return not has_machine(s, t, other) and obstacle_on(s, t, wide(t.line_beyond[square, way])) != Obstacle.BARRIER


@rule
def _gate_is_shut(s: np.record, t: np.record, square: int, way: int) -> bool:
    """Ruling `start-blocks-leaving`: no leaving over a start until all its machines have entered."""
    start = t.gate[square, way]
    if start == NOWHERE:
        return False
    waits = False
    for machine in range(int(t.machines)):
        if t.home[machine] == start and s.place[machine] == WAITING:
            waits = True
    return waits


@rule
def apply(s: np.record, t: np.record, a: int, rng: Rng) -> None:
    """Place an obstacle (not counted), move a machine or activate the controller."""
    if a < ENTER:
        s.line[next_obstacle(s, t)] = a - PLACE + 1
        return
    played = wide(s.played) + 1
    s.played = played
    if a < FLY:
        _enter(s, t, a - ENTER)
    elif a < STEP:
        _fly(s, t, a - FLY)
    else:
        activate(s, t, a)
    if played >= ACTION_LIMIT and not s.over:
        lose(s, Ending.ACTION_LIMIT.value)


@rule
def _enter(s: np.record, t: np.record, start: int) -> None:
    """The first machine that waits on this start enters: ruling `entering-needs-no-token`."""
    for machine in range(int(t.machines)):
        if t.home[machine] == start and s.place[machine] == WAITING:
            _arrive(s, t, wide(machine), wide(t.start_square[start]))
            return


@rule
def _fly(s: np.record, t: np.record, square: int) -> None:
    """Ruling `order-of-a-move`: Battery Drain on the line, heat by one, then the location; a loss ends it at once."""
    machine = wide(0)
    while s.place[machine] != square + 1:
        machine += 1
    way = wide(s.facing[token_on(s, t, square)])
    other = wide(t.beyond[square, way])
    if other == NOWHERE:
        _leave(s, t, machine)
        return
    if obstacle_on(s, t, wide(t.line_beyond[square, way])) == Obstacle.DRAIN:
        spend_power(s, t)
        if s.over:
            return
    _arrive(s, t, machine, other)


@rule
def _arrive(s: np.record, t: np.record, machine: int, square: int) -> None:
    """Into a square: the engine heats up, then the location works."""
    s.place[machine] = square + 1
    _heat_up(s, t)
    if s.over:
        return
    if t.location[square] == Location.ENGINE:
        s.cooling = 1 - s.cooling
    elif t.location[square] == Location.CHARGER and s.power > 0:
        s.power -= 1


@rule
def _leave(s: np.record, t: np.record, machine: int) -> None:
    """Over the far side. Ruling `overheating-on-the-last-exit-wins`: the last machine out wins, however hot."""
    s.place[machine] = GONE
    _heat_up(s, t)
    for other in range(int(t.machines)):
        if s.place[other] != GONE:
            return
    s.over = 1
    s.winner = 0
    s.ending = Ending.ALL_THROUGH


@rule
def _heat_up(s: np.record, t: np.record) -> None:
    """Every move advances the Heat marker the way it points; either end of the track loses."""
    heat = wide(s.heat) + (-1 if s.cooling else 1)
    s.heat = heat
    if heat <= 0 or heat >= t.heat_end:
        lose(s, Ending.OVERHEATED.value)
