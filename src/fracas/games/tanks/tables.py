"""Options and zone baked into the tables the kernels read."""

from __future__ import annotations

import heapq
from typing import Any

import numpy as np
import numpy.typing as npt

from fracas.core.contract import Game

from .data import UNITS, Zone
from .missions import KINDS, MissionGoal
from .odds import all_dice_counts, expected_worth, hit_chance
from .options import ADVANCED_RULES, TanksOptions
from .spaces import FLOOR, GAP, POOL, WALL, Space
from .state import (
    BESIDE_POOL,
    BOARD_SIDE,
    CELL_KINDS,
    CELLS,
    DIRECTIONS,
    FULL_HIT_POINTS,
    MARKED,
    MOST_SQUAD,
    MOST_TANKS,
    MOVE_POINTS,
    NEIGHBOUR,
    NO_WAY,
    SEATS,
    STEP_COST,
    Cell,
    Ending,
    Tables,
)

CELL_OF_SYMBOL = {FLOOR: Cell.FLOOR, GAP: Cell.GAP, POOL: Cell.POOL, WALL: Cell.WALL}
COUNTED_KINDS = ("hold", "break")
ENDINGS = {
    "hold_pool": Ending.POOL_HELD,
    "reach_far_rank": Ending.FAR_RANK_REACHED,
    "break_walls": Ending.WALLS_BROKEN,
    "reach": Ending.GOAL_REACHED,
    "hold": Ending.GOAL_HELD,
    "break": Ending.GOAL_BROKEN,
    "hunt": Ending.GOAL_HUNTED,
    "survive": Ending.GOAL_SURVIVED,
}
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
    t.elimination = options.elimination
    t.friendly_fire = options.friendly_fire
    _lay_out(t, zone)
    _allow_targets(t)
    for seat in range(len(SEATS)):
        _set_goals(t, zone, seat, [goal for goal in options.goals if seat in goal.seats])
    for dice in all_dice_counts():
        t.hit_chance[dice] = float(hit_chance(dice))
        for points in range(1, FULL_HIT_POINTS + 1):
            t.worth[dice, points] = expected_worth(dice, points, KILL_BONUS, options.has("collateral"))
    return tables


def _lay_out(t: np.record, zone: Zone) -> None:
    for row, line in enumerate(zone.ground):
        for column, symbol in enumerate(line):
            t.board[cell_of((column, row))] = CELL_OF_SYMBOL[symbol]
    t.squad[:] = [len(tanks) for tanks in zone.tanks]
    t.start[:] = -1
    for space, symbol in zone.starts.items():
        t.start[UNITS.index(symbol)] = cell_of(space)
        t.board[cell_of(space)] = Cell.TANK + UNITS.index(symbol)
    for space in zone.spaces(POOL):
        t.near_pool[_around(space)] = 1


def _around(space: Space) -> list[int]:
    near = (int(NEIGHBOUR[cell_of(space), direction]) for direction in range(len(DIRECTIONS)))
    return [cell for cell in near if cell >= 0]


def _set_goals(t: np.record, zone: Zone, seat: int, goals: list[MissionGoal]) -> None:
    groups: dict[str, int] = {}
    slots = dict.fromkeys(KINDS, 0)
    t.goals[seat] = len(goals)
    for k, goal in enumerate(goals):
        t.goal_kind[seat, k] = KINDS.index(goal.kind)
        t.goal_need[seat, k] = goal.count
        t.goal_group[seat, k] = groups.setdefault(goal.group, k) if goal.group else k
        t.goal_slot[seat, k] = slots[goal.kind] if goal.kind in COUNTED_KINDS else -1
        t.goal_tank[seat, k] = UNITS.index(goal.tank) if goal.tank else -1
        t.goal_ending[seat, k] = ENDINGS[goal.mission or goal.kind]
        slots[goal.kind] += 1
        _mark(t.goal_marks[seat, k], zone, goal)
        cells = np.flatnonzero(t.goal_marks[seat, k])
        t.goal_count[seat, k] = len(cells)
        t.goal_cells[seat, k, : len(cells)] = cells
        t.goal_members[seat, k] = sum(bool(goal.group) and other.group == goal.group for other in goals) or 1
        t.has_hunts[seat] |= goal.kind == "hunt"
        t.has_deeds |= goal.kind in ("break", "hunt")
        t.has_places[seat] |= goal.kind in ("reach", "hold")
        if goal.kind in ("reach", "hold"):
            t.goal_way[seat, k] = _ways(t, t.goal_marks[seat, k])


def _mark(marks: npt.NDArray[np.int8], zone: Zone, goal: MissionGoal) -> None:
    """A pool is held beside it, by repairing; other spaces on and beside them."""
    spaces = goal.spaces or (zone.spaces(WALL) if goal.kind == "break" else [])
    for column, row in spaces:
        is_pool = zone.ground[row][column] == POOL
        if not is_pool:
            marks[cell_of((column, row))] |= MARKED
        if goal.kind == "hold":
            marks[_around((column, row))] |= BESIDE_POOL if is_pool else MARKED


def _ways(t: np.record, marks: npt.NDArray[np.int8]) -> list[int]:
    """The movement points from every space to the nearest marked one; a wall costs a turn more, to be shot away."""
    standable = [cell >= Cell.FLOOR and cell != Cell.WALL for cell in t.board.tolist()]
    costs = {int(cell): 0 for cell in np.flatnonzero(marks) if t.board[cell] >= Cell.FLOOR}
    queue = [(0, cell) for cell in sorted(costs)]
    while queue:
        cost, cell = heapq.heappop(queue)
        if cost > costs[cell]:
            continue
        cost += 0 if standable[cell] else MOVE_POINTS
        for direction in range(0, len(DIRECTIONS), 2):  # a diagonal saves a point, if it has room
            near = int(NEIGHBOUR[cell, direction])
            if near >= 0 and t.board[near] >= Cell.FLOOR and cost + int(STEP_COST[0]) < costs.get(near, NO_WAY):
                costs[near] = cost + int(STEP_COST[0])
                heapq.heappush(queue, (costs[near], near))
    return [costs.get(cell, NO_WAY) for cell in range(CELLS)]


def _allow_targets(t: np.record) -> None:
    """Enemies, with friendly fire one's other tanks, with `target_anything` empty spaces and walls."""
    for unit in range(MOST_TANKS):
        for kind in range(CELL_KINDS):
            other = kind - Cell.TANK
            if other >= 0:
                is_enemy = other // MOST_SQUAD != unit // MOST_SQUAD
                may_be_hit = is_enemy or (bool(t.friendly_fire) and other != unit)
                t.targets[unit, kind] = may_be_hit
                t.rammable[unit, kind] = may_be_hit
            else:
                t.targets[unit, kind] = bool(t.target_anything) and kind in (Cell.FLOOR, Cell.WALL)


def cell_of(space: Space) -> int:
    """The index of a space on the board."""
    return space[1] * BOARD_SIDE + space[0]
