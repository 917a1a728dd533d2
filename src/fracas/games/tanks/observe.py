"""Features for learning: everybody sees everything, each side its own tanks and goals first."""

from __future__ import annotations

import numpy as np

from fracas.core.entry import Floats
from fracas.core.features import declare, flag, flags, number, plane, rows
from fracas.core.kernels import rule, wide

from .rules.goals import is_fulfilled, share_done
from .state import (
    BOARD_SIDE,
    CELLS,
    FULL_HIT_POINTS,
    MOST_COUNTED,
    MOST_GOALS,
    MOST_SQUAD,
    MOST_TANKS,
    MOST_TURNS_TO_HOLD,
    MOVE_POINTS,
    WALLS_TO_BREAK,
    Cell,
    GoalKind,
    Shot,
)

BOARD = (BOARD_SIDE, BOARD_SIDE)
TANK_NAMES = [f"{whose} {number}" for whose in ("own", "enemy") for number in range(1, MOST_SQUAD + 1)]
GOAL_NAMES = [f"{whose} {number}" for whose in ("own", "enemy") for number in range(1, MOST_GOALS + 1)]
KIND_NAMES = [kind.name.lower() for kind in GoalKind]
MOST_WALLS = CELLS / WALLS_TO_BREAK

OBSERVATION = declare(
    plane("floor", BOARD, "1 where floor lies, under a tank too"),
    plane("wall", BOARD, "1 where a wall stands"),
    plane("pool", BOARD, "1 where an energy pool is"),
    plane("hole", BOARD, "1 where the floor was blasted away"),
    plane("wreck", BOARD, "1 where a wreck lies"),
    plane("own tanks", BOARD, "hit points / 6 where a tank of the seat stands", is_whole=False),
    plane("enemy tanks", BOARD, "hit points / 6 where a tank of the other side stands", is_whole=False),
    plane("numbers", BOARD, "the number of the tank that stands there / 6", is_whole=False),
    plane("own goals", BOARD, "1 where the seat fulfils a goal: spaces to reach or to hold from, walls to break"),
    plane("enemy goals", BOARD, "1 where the other side does"),
    rows(
        "tanks",
        TANK_NAMES,
        "every tank, the seat's own first; nothing but zeros for those that this zone has not",
        number("hit points", "hit points / 6"),
        flag("stunned", "it misses its next turn"),
        number("held", "turns in a row that it has held something for a goal, of the longest / 20"),
        flag("has token", "an aiming token lies where its last shot struck"),
        number("token column", "the token's column / 15; it may lie outside the board", -1.0, 2.0),
        number("token row", "the token's row / 15", -1.0, 2.0),
        flag("active", "its side plays this one next"),
        flag("alive", "it has hit points left"),
    ),
    rows(
        "goals",
        GOAL_NAMES,
        "every goal, the seat's own first; nothing but zeros for those that this match has not",
        flags("kind", KIND_NAMES, "what it asks for"),
        flags("hunted", MOST_SQUAD, "which tank is to be destroyed"),
        number("group", "the number of the first goal that is needed with it / 8"),
        number("share", "how much of it is done"),
        flag("fulfilled", "all of it"),
    ),
    flag("to act", "the seat is to act"),
    flag("elimination", "destroying all enemy tanks wins"),
    number("spent", "movement points spent in this turn / 6"),
    number("shot", "the shot of this turn: 0 none, 0.5 snap, 1 aimed"),
    flag("rammed", "a tank was rammed in this turn"),
    flag("repaired", "repaired in this turn"),
    number("own walls", "walls that the seat has destroyed / 5", high=MOST_WALLS),
    number("enemy walls", "walls that the other side has destroyed / 5", high=MOST_WALLS),
    number("turn", "turns played, as a share of the limit"),
)
FLOOR, WALL, POOL, HOLE, WRECK = (OBSERVATION.at(name) for name in ("floor", "wall", "pool", "hole", "wreck"))
TANKS, NUMBERS, GOALS = OBSERVATION.at("own tanks"), OBSERVATION.at("numbers"), OBSERVATION.at("own goals")
TANK_ROWS, PER_TANK = OBSERVATION.at("tanks"), OBSERVATION.width("tanks")
GOAL_ROWS, PER_GOAL = OBSERVATION.at("goals"), OBSERVATION.width("goals")
N_KINDS = len(KIND_NAMES)
TURN = OBSERVATION.at("to act")


@rule
def observe(s: np.record, t: np.record, seat: int, out: Floats) -> None:
    """Planes of the board, then rows of tanks and goals and the numbers of the turn, in the order of OBSERVATION."""
    out[:] = 0.0
    for cell in range(CELLS):
        held = wide(s.board[cell])
        if held >= Cell.TANK:
            unit = held - Cell.TANK
            is_enemy = wide(unit // MOST_SQUAD != seat)
            out[TANKS + is_enemy * CELLS + cell] = s.hit_points[unit] / FULL_HIT_POINTS
            out[NUMBERS + cell] = (unit % MOST_SQUAD + 1) / MOST_SQUAD
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
    for unit in range(MOST_TANKS):
        if t.start[unit] >= 0:
            observe_tank(s, unit, TANK_ROWS + (unit + MOST_TANKS - seat * MOST_SQUAD) % MOST_TANKS * PER_TANK, out)
    for owner in range(2):
        is_enemy = wide(owner != seat)
        for k in range(t.goals[owner]):
            observe_goal(s, t, owner, k, GOAL_ROWS + (is_enemy * MOST_GOALS + k) * PER_GOAL, out)
            for cell in range(CELLS):
                if t.goal_marks[owner, k, cell]:
                    out[GOALS + is_enemy * CELLS + cell] = 1.0
    out[TURN] = 1.0 if s.actor == seat else 0.0
    out[TURN + 1] = t.elimination
    out[TURN + 2] = s.spent / MOVE_POINTS
    out[TURN + 3] = s.shot / Shot.AIMED
    out[TURN + 4] = s.rammed
    out[TURN + 5] = s.repaired
    out[TURN + 6] = s.walls[seat] / WALLS_TO_BREAK
    out[TURN + 7] = s.walls[1 - seat] / WALLS_TO_BREAK
    out[TURN + 8] = s.turn / t.turn_limit


@rule
def observe_tank(s: np.record, unit: int, at: int, out: Floats) -> None:
    """The row of one tank."""
    longest = 0
    for slot in range(MOST_COUNTED):
        longest = max(longest, wide(s.held[unit, slot]))
    out[at] = s.hit_points[unit] / FULL_HIT_POINTS
    out[at + 1] = s.stunned[unit]
    out[at + 2] = longest / MOST_TURNS_TO_HOLD
    out[at + 3] = s.has_token[unit]
    out[at + 4] = s.token_column[unit] / BOARD_SIDE
    out[at + 5] = s.token_row[unit] / BOARD_SIDE
    out[at + 6] = 1.0 if s.active[unit // MOST_SQUAD] == unit % MOST_SQUAD else 0.0
    out[at + 7] = 1.0 if s.hit_points[unit] > 0 else 0.0


@rule
def observe_goal(s: np.record, t: np.record, owner: int, k: int, at: int, out: Floats) -> None:
    """The row of one goal."""
    out[at + t.goal_kind[owner, k]] = 1.0
    if t.goal_kind[owner, k] == GoalKind.HUNT:
        out[at + N_KINDS + t.goal_tank[owner, k] % MOST_SQUAD] = 1.0
    out[at + N_KINDS + MOST_SQUAD] = (t.goal_group[owner, k] + 1) / MOST_GOALS
    out[at + N_KINDS + MOST_SQUAD + 1] = share_done(s, t, owner, k)
    out[at + N_KINDS + MOST_SQUAD + 2] = 1.0 if is_fulfilled(s, t, owner, k) else 0.0
