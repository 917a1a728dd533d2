"""Features for learning: everybody sees everything, each side its own tanks first."""

from __future__ import annotations

import numpy as np

from fracas.core.entry import Floats
from fracas.core.features import declare, flag, number, plane, rows
from fracas.core.kernels import rule, wide

from .state import (
    BOARD_SIDE,
    CELLS,
    FULL_HIT_POINTS,
    MOVE_POINTS,
    SQUAD,
    TANKS,
    TURNS_TO_HOLD,
    WALLS_TO_BREAK,
    Cell,
    Shot,
)

BOARD = (BOARD_SIDE, BOARD_SIDE)
OWN_FIRST = [f"{whose} {number}" for whose in ("own", "enemy") for number in range(1, SQUAD + 1)]
MOST_WALLS = CELLS / WALLS_TO_BREAK

OBSERVATION = declare(
    plane("floor", BOARD, "1 where floor lies, under a tank too"),
    plane("wall", BOARD, "1 where a wall stands"),
    plane("pool", BOARD, "1 where an energy pool is"),
    plane("hole", BOARD, "1 where the floor was blasted away"),
    plane("wreck", BOARD, "1 where a wreck lies"),
    *(plane(f"tank {name}", BOARD, "its hit points / 6 where it stands", is_whole=False) for name in OWN_FIRST),
    rows(
        "tanks",
        OWN_FIRST,
        "every tank, the seat's own first",
        number("hit points", "hit points / 6"),
        flag("stunned", "it misses its next turn"),
        number("held", "turns in a row next to a pool of the centre / 3"),
        flag("has token", "an aiming token lies where its last shot struck"),
        number("token column", "the token's column / 15; it may lie outside the board", -1.0, 2.0),
        number("token row", "the token's row / 15", -1.0, 2.0),
        flag("active", "its side plays this one next"),
        flag("alive", "it has hit points left"),
    ),
    flag("to act", "the seat is to act"),
    number("spent", "movement points spent in this turn / 6"),
    number("shot", "the shot of this turn: 0 none, 0.5 snap, 1 aimed"),
    flag("rammed", "a tank was rammed in this turn"),
    flag("repaired", "repaired in this turn"),
    number("own walls", "walls that the seat has destroyed / 5", high=MOST_WALLS),
    number("enemy walls", "walls that the other side has destroyed / 5", high=MOST_WALLS),
    number("turn", "turns played, as a share of the limit"),
)
FLOOR, WALL, POOL, HOLE, WRECK = (OBSERVATION.at(name) for name in ("floor", "wall", "pool", "hole", "wreck"))
TANK_PLANES = OBSERVATION.at(f"tank {OWN_FIRST[0]}")
TANK_ROWS, PER_TANK = OBSERVATION.at("tanks"), OBSERVATION.width("tanks")
TURN = OBSERVATION.at("to act")


@rule
def observe(s: np.record, t: np.record, seat: int, out: Floats) -> None:
    """Planes of the board, then rows of tanks and the numbers of the turn, in the order of OBSERVATION."""
    out[:] = 0.0
    for cell in range(CELLS):
        held = wide(s.board[cell])
        if held >= Cell.TANK:
            unit = held - Cell.TANK
            shown = (unit + TANKS - seat * SQUAD) % TANKS
            out[TANK_PLANES + shown * CELLS + cell] = s.hit_points[unit] / FULL_HIT_POINTS
            out[FLOOR + cell] = 1.0
        elif held == Cell.FLOOR:
            out[FLOOR + cell] = 1.0
        elif held == Cell.WALL:
            out[WALL + cell] = 1.0
        elif held == Cell.POOL:
            out[POOL + cell] = 1.0
        elif held == Cell.HOLE:
            out[HOLE + cell] = 1.0
        elif held == Cell.WRECK:
            out[WRECK + cell] = 1.0
    for unit in range(TANKS):
        at = TANK_ROWS + (unit + TANKS - seat * SQUAD) % TANKS * PER_TANK
        owner = unit // SQUAD
        out[at] = s.hit_points[unit] / FULL_HIT_POINTS
        out[at + 1] = s.stunned[unit]
        out[at + 2] = s.held[unit] / TURNS_TO_HOLD
        out[at + 3] = s.has_token[unit]
        out[at + 4] = s.token_column[unit] / BOARD_SIDE
        out[at + 5] = s.token_row[unit] / BOARD_SIDE
        out[at + 6] = 1.0 if s.active[owner] == unit % SQUAD else 0.0
        out[at + 7] = 1.0 if s.hit_points[unit] > 0 else 0.0
    out[TURN] = 1.0 if s.actor == seat else 0.0
    out[TURN + 1] = s.spent / MOVE_POINTS
    out[TURN + 2] = s.shot / Shot.AIMED
    out[TURN + 3] = s.rammed
    out[TURN + 4] = s.repaired
    out[TURN + 5] = s.walls[seat] / WALLS_TO_BREAK
    out[TURN + 6] = s.walls[1 - seat] / WALLS_TO_BREAK
    out[TURN + 7] = s.turn / t.turn_limit
