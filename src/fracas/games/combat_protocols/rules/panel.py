"""The Air Traffic Controller and its panel: which activations are legal and what they do."""

from __future__ import annotations

import numpy as np

from fracas.core.entry import Ints
from fracas.core.kernels import rule, wide

from ..state import (
    AROUND,
    BLOCK_END,
    BLOCK_START,
    DIRECTIONS,
    LEFT,
    LINE_NEIGHBOURS,
    NOWHERE,
    PANEL,
    PANEL_STEPS,
    PANEL_TURNS,
    RIGHT,
    SHIFT,
    TURNS,
    Obstacle,
)
from .things import obstacle_on, spend_power, token_on


@rule
def may_step(s: np.record, cell: int) -> bool:
    """The first activation may be anywhere, each later one only on an orthogonal neighbour."""
    if s.controller == 0:
        return True
    here = wide(s.controller) - 1
    return bool(PANEL_STEPS[here, 0] == cell or PANEL_STEPS[here, 1] == cell)


@rule
def legal_activations(s: np.record, t: np.record, out: Ints, n: int) -> int:
    """Every panel cell the controller may step on, with every target of the face shown."""
    for cell in range(PANEL):
        if may_step(s, cell):
            n = legal_on(s, t, out, n, cell)
    return n


@rule
def legal_on(s: np.record, t: np.record, out: Ints, n: int, cell: int) -> int:
    """The face must be carried out if it has a target: ruling `idle-without-target`."""
    first = n
    if PANEL_TURNS[cell]:
        n = _turns(s, t, out, n, cell)
    else:
        n = _token_moves(s, t, out, n, cell)
        n = _obstacle_moves(s, t, out, n, cell)
    if n == first:
        out[n] = BLOCK_END[cell] - 1
        n += 1
    return n


@rule
def _turns(s: np.record, t: np.record, out: Ints, n: int, cell: int) -> int:
    """First side: turn a token by 90 degrees, left or right. Other side: by 180."""
    for i in range(int(t.rows) * int(t.columns)):
        square = wide(t.square_of[i])
        if token_on(s, t, square) != NOWHERE:
            base = BLOCK_START[cell] + square * TURNS
            if s.flipped[cell]:
                out[n] = base + AROUND
                n += 1
            else:
                out[n] = base + LEFT
                out[n + 1] = base + RIGHT
                n += 2
    return n


@rule
def _token_moves(s: np.record, t: np.record, out: Ints, n: int, cell: int) -> int:
    """A token moves to a neighbouring square without one; machines do not matter: ruling `tokens-under-machines`."""
    for i in range(int(t.rows) * int(t.columns)):
        square = wide(t.square_of[i])
        if token_on(s, t, square) != NOWHERE:
            for way in range(DIRECTIONS):
                other = wide(t.beyond[square, way])
                if other != NOWHERE and token_on(s, t, other) == NOWHERE:
                    out[n] = BLOCK_START[cell] + square * DIRECTIONS + way
                    n += 1
    return n


@rule
def _obstacle_moves(s: np.record, t: np.record, out: Ints, n: int, cell: int) -> int:
    """An obstacle moves to a free line that shares a corner with its own: ruling `obstacles-move-round-corners`."""
    if t.obstacles == 0:
        return n
    for i in range(int(t.lines)):
        line = wide(t.line_of[i])
        if obstacle_on(s, t, line) != Obstacle.NONE:
            for k in range(LINE_NEIGHBOURS):
                other = wide(t.line_next[line, k])
                if other != NOWHERE and obstacle_on(s, t, other) == Obstacle.NONE:
                    out[n] = BLOCK_START[cell] + SHIFT + line * LINE_NEIGHBOURS + k
                    n += 1
    return n


@rule
def cell_of(a: int) -> int:
    """The panel cell an activation steps on."""
    cell = wide(0)
    while a >= BLOCK_END[cell]:
        cell += 1
    return cell


@rule
def activate(s: np.record, t: np.record, a: int) -> None:
    """Step on the cell, flip the token left behind, carry out the face shown."""
    cell = cell_of(a)
    if s.controller != 0:
        left = wide(s.controller) - 1
        s.flipped[left] = 1 - s.flipped[left]
    s.controller = cell + 1
    if a == BLOCK_END[cell] - 1:
        return
    target = a - BLOCK_START[cell]
    if PANEL_TURNS[cell]:
        _turn(s, t, target // TURNS, target % TURNS)
        return
    if s.flipped[cell]:
        spend_power(s, t)
        if s.over:
            return
    if target < SHIFT:
        _move_token(s, t, target // DIRECTIONS, target % DIRECTIONS)
    else:
        _move_obstacle(s, t, (target - SHIFT) // LINE_NEIGHBOURS, (target - SHIFT) % LINE_NEIGHBOURS)


@rule
def _turn(s: np.record, t: np.record, square: int, turn: int) -> None:
    """Left is against the clock."""
    token = token_on(s, t, square)
    quarters = 2 if turn == AROUND else (1 if turn == RIGHT else 3)
    s.facing[token] = (wide(s.facing[token]) + quarters) % DIRECTIONS


@rule
def _move_token(s: np.record, t: np.record, square: int, way: int) -> None:
    s.token_at[token_on(s, t, square)] = t.beyond[square, way]


@rule
def _move_obstacle(s: np.record, t: np.record, line: int, k: int) -> None:
    for i in range(int(t.obstacles)):
        if s.line[i] == line + 1:
            s.line[i] = t.line_next[line, k] + 1
            return
