"""What a seat knows, as numbers for learning, its own side first.

MAP_PLANES planes of CELLS    ground, steps north and east open, own stickies, the other's stickies
UNITS rows of UNIT_FEATURES   own characters, own Sentries, then the other side's
three runs of CARDS           own hand, the other's hand as far as it is known, cards in use
SCALARS                       the rest
"""

from __future__ import annotations

import numpy as np

from fracas.core.entry import Floats
from fracas.core.kernels import rule, wide

from .rules.turns import acting_unit
from .rules.units import is_carrying, is_ubered
from .state import (
    CARDS,
    CELLS,
    COLUMNS,
    KINDS,
    MOST_STICKIES,
    NO_UNIT,
    NOWHERE,
    POINTS,
    ROWS,
    SIDES,
    SLOTS,
    STICKIES_A_TURN,
    UNITS,
    UNITS_PER_SIDE,
    WINNING_SCORE,
    Place,
    Tile,
)

MAP_PLANES = 5
UNIT_FEATURES = KINDS + 17
SCALARS = 18 + SIDES * 4 + POINTS * 2 + SLOTS
UNITS_AT = MAP_PLANES * CELLS
CARDS_AT = UNITS_AT + UNITS * UNIT_FEATURES
SCALARS_AT = CARDS_AT + 3 * CARDS
FEATURES = SCALARS_AT + SCALARS
TENTH = 0.1


@rule
def observe(s: np.record, t: np.record, seat: int, out: Floats) -> None:
    """Fill `out` (FEATURES floats); modified in place."""
    for k in range(FEATURES):
        out[k] = 0.0
    for cell in range(CELLS):
        out[cell] = 0.0 if t.tile[cell] == Tile.SAND else 1.0
        out[CELLS + cell] = 1.0 if t.step[cell, 0] >= 0 else 0.0
        out[2 * CELLS + cell] = 1.0 if t.step[cell, 2] >= 0 else 0.0
    for u in range(UNITS):
        own = u // UNITS_PER_SIDE == seat
        row = (0 if own else UNITS_PER_SIDE) + u % UNITS_PER_SIDE
        observe_unit(s, u, UNITS_AT + row * UNIT_FEATURES, out)
        for k in range(MOST_STICKIES):
            if s.unit[u].sticky[k] != NOWHERE:
                out[(3 if own else 4) * CELLS + wide(s.unit[u].sticky[k])] = 1.0
    for card in range(1, CARDS + 1):
        place = wide(s.place[card])
        if place == Place.RED_HAND.value + seat:
            out[CARDS_AT + card - 1] = 1.0
        elif place == Place.RED_HAND.value + 1 - seat and s.seen[card] != 0:
            out[CARDS_AT + CARDS + card - 1] = 1.0
        elif place == Place.IN_USE:
            out[CARDS_AT + 2 * CARDS + card - 1] = 1.0
    observe_scalars(s, t, seat, out)


@rule
def observe_unit(s: np.record, u: int, at: int, out: Floats) -> None:
    """One row: class, place, health and conditions."""
    q = s.unit[u]
    out[at + wide(q.kind)] = 1.0
    at += KINDS
    if q.up == 0:
        return
    out[at] = 1.0
    out[at + 1] = (int(q.cell) % COLUMNS + 1) / COLUMNS
    out[at + 2] = (int(q.cell) // COLUMNS + 1) / ROWS
    out[at + 3] = int(q.health) * TENTH
    out[at + 4] = int(q.charge) * TENTH
    out[at + 5] = int(q.burn) * TENTH
    out[at + 6] = int(q.card) / CARDS
    out[at + 7] = q.shield
    out[at + 8] = int(q.slow) * TENTH
    out[at + 9] = q.acted
    out[at + 10] = q.cloaked
    out[at + 11] = 1.0 if is_ubered(s, u) else 0.0
    out[at + 12] = int(q.uber) * TENTH
    out[at + 13] = q.capture
    out[at + 14] = q.sapped
    out[at + 15] = q.fresh
    out[at + 16] = 1.0 if is_carrying(s, u) else 0.0


@rule
def observe_scalars(s: np.record, t: np.record, seat: int, out: Floats) -> None:
    """Phase, turn marks, sizes of hands, intel, points, score, slot."""
    at = SCALARS_AT
    out[at + wide(s.phase)] = 1.0
    out[at + 4] = 1.0 if s.actor == seat else 0.0
    out[at + 5] = 1.0 if s.first == seat else 0.0
    out[at + 6] = int(s.round_number) / int(t.round_limit)
    out[at + 7] = s.started
    out[at + 8] = s.spawned
    out[at + 9] = int(s.moved) * TENTH
    out[at + 10] = int(s.attack) * 0.5
    out[at + 11] = s.fired
    out[at + 12] = int(s.stuck) / STICKIES_A_TURN
    out[at + 13] = s.changed
    out[at + 14] = s.gave
    out[at + 15] = int(s.deck_size) / CARDS
    out[at + 16] = t.mode
    out[at + 17] = (acting_unit(s) % UNITS_PER_SIDE) * TENTH
    at += 18
    for k in range(SIDES):
        side = seat if k == 0 else 1 - seat
        unknown = 0
        for card in range(1, CARDS + 1):
            if s.place[card] == Place.RED_HAND.value + side:
                unknown += 1
        out[at] = int(s.score[side]) / WINNING_SCORE
        out[at + 1] = unknown / CARDS
        out[at + 2] = int(s.intel_timer[side]) * TENTH
        if s.intel_carrier[side] == NO_UNIT and s.intel_cell[side] != NOWHERE:
            out[at + 3] = (int(s.intel_cell[side]) + 1) / CELLS
        at += 4
    for point in range(POINTS):
        out[at] = 1.0 if s.point[point] == seat + 1 else 0.0
        out[at + 1] = 1.0 if s.point[point] == 2 - seat else 0.0
        at += 2
    out[at + wide(s.slot)] = 1.0
