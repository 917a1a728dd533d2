"""State, tables and sizes of Tanks."""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from fracas.core.contract import state_dtype, tables_dtype

#   The board is 15 x 15; a smaller zone lies in its lower left corner.   Directions, and what a step costs:
#
#     row 14 | 210 ... 224      cell = row * 15 + column                      7  0  1       3  2  3
#      ...   |                  row 0 is rank 1, column 0 is file a           6     2       2     2
#     row 0  |   0 ...  14                                                    5  4  3       3  2  3
BOARD_SIDE = 15
CELLS = BOARD_SIDE * BOARD_SIDE
SEATS = ("green", "orange")
MOST_SQUAD = 6
MOST_TANKS = 2 * MOST_SQUAD  # tank index = seat * 6 + number - 1
FULL_HIT_POINTS = 6
MOVE_POINTS = 6
MOST_DICE = 10
SIDES_OF_A_DIE = 6
HEAVY_HIT = 3  # more than this stuns
BLASTING_HIT = 6  # this much blasts
AIMING = 2  # dice fewer
TOKEN_DICE = 2  # dice more
REPAIRED_POINTS = 2
TURNS_TO_HOLD = 3  # of the book's mission
MOST_TURNS_TO_HOLD = 20
WALLS_TO_BREAK = 5
WALLS_IN_MISSION = 9
MOST_TURNS = 1000
ACTIONS_A_TURN = 5  # three steps, a shot, the end

DIRECTIONS = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
STEP_COLUMN = np.array([0, 1, 1, 1, 0, -1, -1, -1], np.int64)
STEP_ROW = np.array([1, 1, 0, -1, -1, -1, 0, 1], np.int64)
STEP_COST = np.array([2, 3, 2, 3, 2, 3, 2, 3], np.int64)


def _neighbours() -> np.ndarray[tuple[int, int], np.dtype[np.int64]]:
    table = np.full((CELLS, len(DIRECTIONS)), -1, np.int64)
    for cell in range(CELLS):
        for direction in range(len(DIRECTIONS)):
            column = cell % BOARD_SIDE + int(STEP_COLUMN[direction])
            row = cell // BOARD_SIDE + int(STEP_ROW[direction])
            if 0 <= column < BOARD_SIDE and 0 <= row < BOARD_SIDE:
                table[cell, direction] = row * BOARD_SIDE + column
    return table


NEIGHBOUR = _neighbours()  # [cell, direction]; -1 beyond the board


class Cell(IntEnum):
    """What a cell of the board holds; a tank is TANK + its index, and always stands on floor."""

    GAP = 0
    HOLE = 1
    POOL = 2
    WRECK = 3
    FLOOR = 4
    WALL = 5
    TANK = 6


CELL_KINDS = Cell.TANK.value + MOST_TANKS


MOST_GOALS = 8  # of a side
MOST_COUNTED = 3  # goals of a side that count turns held, and as many that count walls


class GoalKind(IntEnum):
    """What a goal asks for, in the order of `missions.KINDS`."""

    REACH = 0
    HOLD = 1
    BREAK = 2
    HUNT = 3
    SURVIVE = 4


MARKED = 1  # a space that counts for a goal
BESIDE_POOL = 2  # next to a marked pool, which is held by repairing
NO_WAY = 999  # movement points, where no way leads


class Shot(IntEnum):
    """Whether and how the active tank has fired this turn."""

    NONE = 0
    SNAP = 1
    AIMED = 2


class Result(IntEnum):
    """What the dice said."""

    HIT = 0
    GLANCING = 1
    STRAY = 2
    MISS = 3  # without the collateral rule


class Fate(IntEnum):
    """What became of a die of a missed shot."""

    KEPT = 0
    DROPPED = 1  # a 1 or a 6
    PAIRED = 2  # cancelled by its opposite


# Action ids; a fire action is its mode's base plus the target cell.
END = 0
SKIP = 1
RECOVER = 2
REPAIR = 3
MOVE = 4
RAM = MOVE + len(DIRECTIONS)
FIRE = RAM + len(DIRECTIONS)
FIRE_MODES = 4  # snap, aimed, snap from the token, aimed from the token
ACTIONS = FIRE + FIRE_MODES * CELLS

NO_TANK = -1
NOT_STRUCK = -1

#   The last shot, all in single bytes because Numba does not align nested records. dice[:count] were thrown (none: an
#   automatic hit); offset is where a stray landed, counted from the target; (struck_column, struck_row) is the space
#   struck, which may lie outside the board; struck is what that space held.
Roll = tables_dtype(
    [
        ("shooter", np.int8),
        ("aimed", np.int8),
        ("from_token", np.int8),
        ("origin", np.uint8),
        ("target", np.uint8),
        ("count", np.int8),
        ("dice", np.int8, (MOST_DICE,)),
        ("fate", np.int8, (MOST_DICE,)),
        ("result", np.int8),
        ("offset_column", np.int8),
        ("offset_row", np.int8),
        ("struck_column", np.int8),
        ("struck_row", np.int8),
        ("struck", np.int8),
        ("damage", np.int8),
    ]
)

State = state_dtype(
    [
        ("turn", np.int16),  # turns completed, of both sides
        ("active", np.int8, (2,)),  # which of its tanks a side plays next, from 0
        ("spent", np.int8),  # movement points of this turn
        ("shot", np.int8),
        ("rammed", np.int8),
        ("repaired", np.int8),
        ("walls", np.int16, (2,)),  # destroyed by each side
        ("done", np.int16, (2,)),  # a bit for each of a side's goals that was reached or held
        ("broken", np.int16, (2, MOST_COUNTED)),  # walls that count for a goal, by its slot
        ("hit_points", np.int8, (MOST_TANKS,)),  # none: destroyed, or not in this zone
        ("cell", np.int16, (MOST_TANKS,)),  # -1: destroyed
        ("stunned", np.int8, (MOST_TANKS,)),
        ("held", np.int8, (MOST_TANKS, MOST_COUNTED)),  # consecutive turns that count for a goal, by its slot
        ("has_token", np.int8, (MOST_TANKS,)),
        ("token_column", np.int8, (MOST_TANKS,)),  # may lie outside the board
        ("token_row", np.int8, (MOST_TANKS,)),
        ("board", np.int8, (CELLS,)),
        ("roll", Roll),
    ]
)

Tables = tables_dtype(
    [
        ("width", np.int64),
        ("height", np.int64),
        ("starter", np.int64),  # -1: random
        ("turn_limit", np.int64),
        ("collateral", np.int8),
        ("floor_destruction", np.int8),
        ("wall_destruction", np.int8),
        ("blast", np.int8),
        ("stun", np.int8),
        ("triangulation", np.int8),
        ("energy_bolts", np.int8),
        ("target_anything", np.int8),
        ("repair", np.int8),
        ("collision", np.int8),
        ("wrecks", np.int8),
        ("friendly_fire", np.int8),
        ("elimination", np.int8),
        ("squad", np.int64, (2,)),  # tanks of each side
        ("board", np.int8, (CELLS,)),  # at the start
        ("start", np.int16, (MOST_TANKS,)),  # -1: there is no such tank
        ("near_pool", np.int8, (CELLS,)),
        ("targets", np.int8, (MOST_TANKS, CELL_KINDS)),  # [shooter, what a cell holds]: may it be aimed at
        ("rammable", np.int8, (MOST_TANKS, CELL_KINDS)),
        ("hit_chance", np.float64, (MOST_DICE + 1,)),
        ("worth", np.float64, (MOST_DICE + 1, FULL_HIT_POINTS + 1)),  # [dice, target's hit points], for `suggest`
        ("goals", np.int64, (2,)),  # how many each side has; all else about them by side and number:
        ("goal_kind", np.int64, (2, MOST_GOALS)),
        ("goal_need", np.int64, (2, MOST_GOALS)),  # turns or walls
        ("goal_group", np.int64, (2, MOST_GOALS)),  # the first goal of its group; its own number: it wins alone
        ("goal_slot", np.int64, (2, MOST_GOALS)),  # where its turns or walls are counted
        ("goal_tank", np.int64, (2, MOST_GOALS)),  # to be hunted
        ("goal_ending", np.int64, (2, MOST_GOALS)),
        ("goal_members", np.int64, (2, MOST_GOALS)),  # goals of its group
        ("goal_count", np.int64, (2, MOST_GOALS)),  # marked spaces
        ("goal_cells", np.int16, (2, MOST_GOALS, CELLS)),  # and which they are
        ("has_places", np.int8, (2,)),  # goals to reach or to hold
        ("has_hunts", np.int8, (2,)),
        ("has_deeds", np.int8),  # goals that a shot or a ram may fulfil: walls to break, tanks to hunt
        ("goal_marks", np.int8, (2, MOST_GOALS, CELLS)),  # to reach, to break, or where a tank holds
        ("goal_way", np.int16, (2, MOST_GOALS, CELLS)),  # movement points to there as the zone is drawn, for `evaluate`
    ]
)


class Ending(IntEnum):
    """How a game ends."""

    NONE = 0
    SQUADRON_DESTROYED = 1
    MUTUAL_DESTRUCTION = 2
    POOL_HELD = 3
    FAR_RANK_REACHED = 4
    WALLS_BROKEN = 5
    TURN_LIMIT = 6
    GOAL_REACHED = 7  # from here on: goals of one's own
    GOAL_HELD = 8
    GOAL_BROKEN = 9
    GOAL_HUNTED = 10
    GOAL_SURVIVED = 11
    GOALS_FULFILLED = 12  # a group of them
    BOTH_SURVIVED = 13


class Invariant(IntEnum):
    """What `audit` checks."""

    NONE = 0
    ZONE_KEEPS_ITS_GROUND = 1
    TANKS_STAND_ON_THE_BOARD = 2
    HIT_POINTS_IN_RANGE = 3
    DESTROYED_TANKS_LEAVE_NOTHING = 4
    MOVEMENT_POINTS_IN_RANGE = 5
    TURN_IS_CONSISTENT = 6
    WALLS_COUNTED = 7
    RULES_IN_USE = 8
    HOLDING_COUNTED = 9
    ACTIVE_TANK_IN_RANGE = 10
    END_IS_RIGHT = 11
    ROLL_IN_RANGE = 12
    ROLL_COUNTS_THE_DISTANCE = 13
    ROLL_READ_RIGHT = 14
    ROLL_STRUCK_RIGHT = 15
    WRECKS_COUNTED = 16
    GOALS_COUNTED = 17
