"""Options and zone baked into the tables the kernels read."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from fracas.core.contract import Game

from .data import FLOOR, GAP, POOL, WALL, Space, Zone
from .missions import MISSIONS
from .odds import all_dice_counts, expected_worth, hit_chance
from .options import ADVANCED_RULES, TanksOptions
from .state import (
    BOARD_SIDE,
    CELL_KINDS,
    DIRECTIONS,
    FULL_HIT_POINTS,
    NEIGHBOUR,
    SEATS,
    SQUAD,
    TANKS,
    Cell,
    Tables,
)

CELL_OF_SYMBOL = {FLOOR: Cell.FLOOR, GAP: Cell.GAP, POOL: Cell.POOL, WALL: Cell.WALL}
KILL_BONUS = 3.0  # what `suggest` adds for a unit destroyed, in hit points


def make_tables(game: Game[TanksOptions]) -> npt.NDArray[Any]:
    """One element of `Tables`."""
    options, zone = game.options, game.options.opened_zone
    tables = np.zeros(1, Tables)
    t = tables[0]
    t.width, t.height = zone.width, zone.height
    t.starter = -1 if options.starter == "random" else SEATS.index(options.starter)
    t.turn_limit = options.turn_limit
    for rule in ADVANCED_RULES:
        t[rule] = options.has(rule)
    for mission in MISSIONS:
        t[mission] = getattr(options, mission)
    t.friendly_fire = options.friendly_fire
    _lay_out(t, zone)
    _allow_targets(t)
    for dice in all_dice_counts():
        t.hit_chance[dice] = float(hit_chance(dice))
        for points in range(1, FULL_HIT_POINTS + 1):
            t.worth[dice, points] = expected_worth(dice, points, KILL_BONUS, options.has("collateral"))
    return tables


def _lay_out(t: np.record, zone: Zone) -> None:
    for row, line in enumerate(zone.ground):
        for column, symbol in enumerate(line):
            t.board[cell_of((column, row))] = CELL_OF_SYMBOL[symbol]
    for unit, space in enumerate(zone.tanks):
        t.start[unit] = cell_of(space)
        t.board[cell_of(space)] = Cell.TANK + unit
    _mark_around(t.near_pool, zone.spaces(POOL))
    _mark_around(t.near_centre_pool, zone.centre_pools)


def _mark_around(marks: npt.NDArray[np.int8], spaces: list[Space]) -> None:
    for space in spaces:
        for direction in range(len(DIRECTIONS)):
            near = int(NEIGHBOUR[cell_of(space), direction])
            if near >= 0:
                marks[near] = 1


def _allow_targets(t: np.record) -> None:
    """Enemies, with friendly fire one's other tanks, with `target_anything` empty spaces and walls."""
    for unit in range(TANKS):
        for kind in range(CELL_KINDS):
            other = kind - Cell.TANK
            if other >= 0:
                is_enemy = other // SQUAD != unit // SQUAD
                may_be_hit = is_enemy or (bool(t.friendly_fire) and other != unit)
                t.targets[unit, kind] = may_be_hit
                t.rammable[unit, kind] = may_be_hit
            else:
                t.targets[unit, kind] = bool(t.target_anything) and kind in (Cell.FLOOR, Cell.WALL)


def cell_of(space: Space) -> int:
    """The index of a space on the board."""
    return space[1] * BOARD_SIDE + space[0]
