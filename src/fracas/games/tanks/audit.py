"""What must always hold."""

from __future__ import annotations

import numpy as np

from fracas.core.kernels import rule, wide

from .rules.goals import winning_goal
from .rules.shooting import distance, is_squadron_gone
from .state import (
    AIMING,
    BOARD_SIDE,
    CELLS,
    FULL_HIT_POINTS,
    MOST_COUNTED,
    MOST_DICE,
    MOST_SQUAD,
    MOST_TANKS,
    MOVE_POINTS,
    NOT_STRUCK,
    SIDES_OF_A_DIE,
    TOKEN_DICE,
    Cell,
    Ending,
    Fate,
    GoalKind,
    Invariant,
    Result,
    Shot,
)


@rule
def audit(s: np.record, t: np.record) -> int:
    """0, or the number of the invariant this state breaks."""
    broken = audit_board(s, t)
    if broken == 0:
        broken = audit_units(s, t)
    if broken == 0:
        broken = audit_goals(s, t)
    if broken == 0:
        broken = audit_turn(s, t)
    if broken == 0:
        broken = audit_end(s, t)
    if broken == 0 and s.roll.shooter >= 0:
        broken = audit_roll(s, t)
    return broken


@rule
def audit_board(s: np.record, t: np.record) -> int:
    """Gaps and pools stay, walls only fall, floor only breaks, tanks and wrecks are counted."""
    fallen, wrecks, tanks, dead = 0, 0, 0, 0
    for cell in range(CELLS):
        held, was = s.board[cell], t.board[cell]
        if held < Cell.GAP or held >= Cell.TANK + MOST_TANKS:
            return Invariant.ZONE_KEEPS_ITS_GROUND.value
        if (held == Cell.GAP) != (was == Cell.GAP) or (held == Cell.POOL) != (was == Cell.POOL):
            return Invariant.ZONE_KEEPS_ITS_GROUND.value
        if held == Cell.WALL and was != Cell.WALL:
            return Invariant.ZONE_KEEPS_ITS_GROUND.value
        if held == Cell.HOLE and not t.floor_destruction:
            return Invariant.RULES_IN_USE.value
        fallen += was == Cell.WALL and held != Cell.WALL
        wrecks += held == Cell.WRECK
        tanks += held >= Cell.TANK
    for unit in range(MOST_TANKS):
        dead += s.hit_points[unit] == 0 and t.start[unit] >= 0
    if tanks != t.squad[0] + t.squad[1] - dead:
        return Invariant.TANKS_STAND_ON_THE_BOARD.value
    if wrecks != (dead if t.wrecks else 0):
        return Invariant.WRECKS_COUNTED.value
    if s.walls[0] < 0 or s.walls[1] < 0 or s.walls[0] + s.walls[1] != fallen:
        return Invariant.WALLS_COUNTED.value
    if fallen > 0 and not t.wall_destruction:
        return Invariant.RULES_IN_USE.value
    return 0


@rule
def audit_units(s: np.record, t: np.record) -> int:
    """Hit points 0 to 6; the living stand where the board says, the destroyed leave nothing behind."""
    for unit in range(MOST_TANKS):
        points = s.hit_points[unit]
        if points < 0 or points > FULL_HIT_POINTS:
            return Invariant.HIT_POINTS_IN_RANGE.value
        cell = wide(s.cell[unit])
        if points == 0:
            if cell != -1 or s.stunned[unit] or s.has_token[unit]:
                return Invariant.DESTROYED_TANKS_LEAVE_NOTHING.value
        elif t.start[unit] < 0 or cell < 0 or cell >= CELLS or s.board[cell] != Cell.TANK + unit:
            return Invariant.TANKS_STAND_ON_THE_BOARD.value
        if (s.stunned[unit] and not t.stun) or (s.has_token[unit] and not t.triangulation):
            return Invariant.RULES_IN_USE.value
        if not s.has_token[unit] and (s.token_column[unit] != 0 or s.token_row[unit] != 0):
            return Invariant.DESTROYED_TANKS_LEAVE_NOTHING.value
        if abs(s.token_column[unit]) > BOARD_SIDE + MOST_DICE or abs(s.token_row[unit]) > BOARD_SIDE + MOST_DICE:
            return Invariant.ROLL_IN_RANGE.value
    return 0


@rule
def audit_goals(s: np.record, t: np.record) -> int:
    """Turns held are those of tanks that hold, walls broken those that fell, and nothing else is counted."""
    for seat in range(2):
        holds, breaks, latched = 0, 0, 0
        for k in range(t.goals[seat]):
            if t.goal_kind[seat, k] == GoalKind.HOLD:
                holds += 1
                if not is_holding_counted(s, t, seat, wide(k)):
                    return Invariant.HOLDING_COUNTED.value
            elif t.goal_kind[seat, k] == GoalKind.BREAK:
                breaks += 1
                if not is_breaking_counted(s, t, seat, wide(k)):
                    return Invariant.GOALS_COUNTED.value
            if t.goal_kind[seat, k] <= GoalKind.HOLD:
                latched |= 1 << k
        for slot in range(MOST_COUNTED):
            if slot >= breaks and s.broken[seat, slot] != 0:
                return Invariant.GOALS_COUNTED.value
            for unit in range(seat * MOST_SQUAD, seat * MOST_SQUAD + MOST_SQUAD):
                if (slot >= holds or s.hit_points[unit] == 0) and s.held[unit, slot] != 0:
                    return Invariant.HOLDING_COUNTED.value
        if wide(s.done[seat]) & ~latched != 0:
            return Invariant.GOALS_COUNTED.value
    return 0


@rule
def is_holding_counted(s: np.record, t: np.record, seat: int, k: int) -> bool:
    """No tank has held longer than needed, or without standing where it counts; who has held is noted."""
    slot, need = t.goal_slot[seat, k], t.goal_need[seat, k]
    for unit in range(seat * MOST_SQUAD, seat * MOST_SQUAD + t.squad[seat]):
        turns = wide(s.held[unit, slot])
        if turns < 0 or turns > need or (turns == need and not (wide(s.done[seat]) >> k) & 1):
            return False
        if turns > 0 and s.hit_points[unit] > 0 and unit != active_or_none(s):
            if not t.goal_marks[seat, k, s.cell[unit]]:
                return False
    return True


@rule
def is_breaking_counted(s: np.record, t: np.record, seat: int, k: int) -> bool:
    """Of the marked walls that fell, those that the other side has not destroyed."""
    fallen = 0
    for cell in range(CELLS):
        fallen += t.goal_marks[seat, k, cell] and t.board[cell] == Cell.WALL and s.board[cell] != Cell.WALL
    broken = wide(s.broken[seat, t.goal_slot[seat, k]])
    return fallen - wide(s.walls[1 - seat]) <= broken <= min(fallen, wide(s.walls[seat])) and broken >= 0


@rule
def active_or_none(s: np.record) -> int:
    """The tank in the middle of its turn, which may have driven away from what it held; -1 once it is over."""
    if s.over:
        return -1
    seat = wide(s.actor)
    return seat * MOST_SQUAD + wide(s.active[seat])


@rule
def audit_turn(s: np.record, t: np.record) -> int:
    """The turn's actions fit together: aimed without movement, repair alone, a ram after movement."""
    for seat in range(2):
        if s.active[seat] < 0 or s.active[seat] >= t.squad[seat]:
            return Invariant.ACTIVE_TANK_IN_RANGE.value
    if s.spent < 0 or s.spent == 1 or s.spent > MOVE_POINTS:
        return Invariant.MOVEMENT_POINTS_IN_RANGE.value
    if s.shot < Shot.NONE or s.shot > Shot.AIMED:
        return Invariant.TURN_IS_CONSISTENT.value
    is_fresh = s.spent == 0 and s.shot == Shot.NONE
    if (s.shot == Shot.AIMED and s.spent > 0) or (s.repaired and not is_fresh) or (s.rammed and s.spent == 0):
        return Invariant.TURN_IS_CONSISTENT.value
    if (s.rammed and not t.collision) or (s.repaired and not t.repair):
        return Invariant.RULES_IN_USE.value
    unit = wide(s.actor) * MOST_SQUAD + wide(s.active[s.actor])
    is_idle = s.hit_points[unit] == 0 or (s.stunned[unit] and s.shot == Shot.NONE) or s.over
    if is_idle and (not is_fresh or s.repaired):
        return Invariant.TURN_IS_CONSISTENT.value
    if s.shot != Shot.NONE and s.roll.shooter != unit:
        return Invariant.TURN_IS_CONSISTENT.value
    return 0


@rule
def audit_end(s: np.record, t: np.record) -> int:
    """A game that is over has its reason in the state; one that goes on has none."""
    gone = wide(is_squadron_gone(s, 0)) + 2 * wide(is_squadron_gone(s, 1))
    may_go_on = gone == 0 or (gone < 3 and not t.elimination)
    green, orange = winning_goal(s, t, 0), winning_goal(s, t, 1)
    is_right = s.ending == Ending.NONE and s.winner == -1 and may_go_on and 0 <= s.turn < t.turn_limit
    is_right = is_right and green < 0 and orange < 0
    if s.over:
        is_right = False
        if s.ending == Ending.SQUADRON_DESTROYED:
            is_right = t.elimination and ((gone == 1 and s.winner == 1) or (gone == 2 and s.winner == 0))
        elif s.ending == Ending.MUTUAL_DESTRUCTION:
            is_right = gone == 3 and s.winner == -1
        elif s.ending == Ending.TURN_LIMIT:
            is_right = may_go_on and s.winner == -1 and s.turn == t.turn_limit and green < 0 and orange < 0
        elif s.ending == Ending.BOTH_SURVIVED:
            is_right = may_go_on and s.winner == -1 and green == orange == Ending.GOAL_SURVIVED.value
        elif 0 <= s.winner <= 1:
            is_enemy_gone = gone & (2 - wide(s.winner)) != 0
            is_right = (
                (orange if s.winner else green) == s.ending and gone < 3 and not (is_enemy_gone and t.elimination)
            )
    return 0 if is_right and s.turn <= t.turn_limit else Invariant.END_IS_RIGHT.value


@rule
def audit_roll(s: np.record, t: np.record) -> int:
    """The last roll is one that the rules give."""
    roll = s.roll
    if roll.shooter >= MOST_TANKS or roll.count < 0 or roll.count > MOST_DICE:
        return Invariant.ROLL_IN_RANGE.value
    if roll.origin < 0 or roll.origin >= CELLS or roll.target < 0 or roll.target >= CELLS:
        return Invariant.ROLL_IN_RANGE.value
    if t.board[roll.origin] == Cell.GAP or t.board[roll.target] == Cell.GAP or roll.origin == roll.target:
        return Invariant.ROLL_IN_RANGE.value
    if roll.from_token and not t.triangulation:
        return Invariant.RULES_IN_USE.value
    if not roll.from_token:
        origin, target = wide(roll.origin), wide(roll.target)
        away = distance(target % BOARD_SIDE - origin % BOARD_SIDE, target // BOARD_SIDE - origin // BOARD_SIDE)
        away -= AIMING if roll.aimed else 0
        if roll.count != min(max(away, 0), MOST_DICE):
            return Invariant.ROLL_COUNTS_THE_DISTANCE.value
    elif not roll.aimed and roll.count < TOKEN_DICE:
        return Invariant.ROLL_COUNTS_THE_DISTANCE.value
    broken = audit_dice(s, t)
    return broken if broken != 0 else audit_strike(s, t)


@rule
def audit_dice(s: np.record, t: np.record) -> int:
    """Result, fates and offset are what the dice say."""
    roll = s.roll
    left = np.zeros(SIDES_OF_A_DIE + 1, np.int64)
    paired = np.zeros(SIDES_OF_A_DIE + 1, np.int64)
    lowest, dropped = SIDES_OF_A_DIE, 0
    for k in range(MOST_DICE):
        value, fate = wide(roll.dice[k]), roll.fate[k]
        if (k < roll.count) != (1 <= value <= SIDES_OF_A_DIE) or (k >= roll.count and (value != 0 or fate != 0)):
            return Invariant.ROLL_IN_RANGE.value
        if k < roll.count:
            lowest = min(lowest, value)
            left[value] += fate == Fate.KEPT
            paired[value] += fate == Fate.PAIRED
            dropped += fate == Fate.DROPPED
            if fate < Fate.KEPT or fate > Fate.PAIRED:
                return Invariant.ROLL_IN_RANGE.value
            if fate == Fate.DROPPED and 2 <= value <= 5:
                return Invariant.ROLL_READ_RIGHT.value
    is_plain = roll.result == Result.HIT or roll.result == Result.MISS
    if (roll.result == Result.HIT) != (lowest > 1) or (roll.result == Result.MISS and t.collateral):
        return Invariant.ROLL_READ_RIGHT.value
    if roll.result < Result.HIT or roll.result > Result.MISS or (not is_plain and not t.collateral):
        return Invariant.ROLL_READ_RIGHT.value
    if is_plain:
        is_right = roll.offset_column == 0 and roll.offset_row == 0 and dropped == 0 and paired.sum() == 0
        return 0 if is_right else Invariant.ROLL_READ_RIGHT.value
    is_right = left[1] == 0 and left[6] == 0 and min(left[3], left[4]) == 0 and min(left[2], left[5]) == 0
    is_right = is_right and paired[3] == paired[4] and paired[2] == paired[5] and paired[1] + paired[6] == 0
    is_right = is_right and roll.offset_column == left[4] - left[3] and roll.offset_row == left[2] - left[5]
    is_glancing = roll.offset_column == 0 and roll.offset_row == 0
    is_right = is_right and is_glancing == (roll.result == Result.GLANCING)
    return 0 if is_right else Invariant.ROLL_READ_RIGHT.value


@rule
def audit_strike(s: np.record, t: np.record) -> int:
    """A shell strikes where it lands, a bolt there or short of it; the damage fits the dice."""
    roll = s.roll
    if roll.result == Result.MISS:
        is_right = roll.struck == NOT_STRUCK and roll.damage == 0
        is_right = is_right and roll.struck_column == 0 and roll.struck_row == 0
        return 0 if is_right else Invariant.ROLL_STRUCK_RIGHT.value
    if roll.struck < Cell.GAP or roll.struck >= Cell.TANK + MOST_TANKS:
        return Invariant.ROLL_IN_RANGE.value
    if roll.damage < 0 or roll.damage > FULL_HIT_POINTS:
        return Invariant.ROLL_IN_RANGE.value
    column, row = wide(roll.struck_column), wide(roll.struck_row)
    is_inside = 0 <= column < t.width and 0 <= row < t.height
    was = wide(t.board[row * BOARD_SIDE + column]) if is_inside else wide(Cell.GAP)
    if (roll.struck == Cell.GAP) != (was == Cell.GAP) or (roll.struck == Cell.POOL) != (was == Cell.POOL):
        return Invariant.ROLL_STRUCK_RIGHT.value
    if (roll.struck >= Cell.TANK) != (roll.damage > 0):
        return Invariant.ROLL_STRUCK_RIGHT.value
    to_column = wide(roll.target) % BOARD_SIDE + wide(roll.offset_column)
    to_row = wide(roll.target) // BOARD_SIDE + wide(roll.offset_row)
    if column != to_column or row != to_row:
        is_stopping = roll.struck == Cell.WALL or roll.struck == Cell.WRECK or roll.struck >= Cell.TANK
        if not (t.energy_bolts and is_stopping and is_inside and roll.damage <= 1):
            return Invariant.ROLL_STRUCK_RIGHT.value
        if not is_on_line(s, t, column, row, to_column, to_row):
            return Invariant.ROLL_STRUCK_RIGHT.value
    return 0


@rule
def is_on_line(s: np.record, t: np.record, column: int, row: int, to_column: int, to_row: int) -> bool:
    """The space struck lies between the tank and the landing space: its interior is on one side and the other."""
    origin = wide(s.roll.origin)
    across, up = to_column - origin % BOARD_SIDE, to_row - origin // BOARD_SIDE
    right, high = column - origin % BOARD_SIDE, row - origin // BOARD_SIDE
    # Twice the distance of the space's centre from the line, against half the space's width across the line.
    is_crossed = 2 * abs(across * high - up * right) < abs(across) + abs(up)
    return is_crossed and right * across >= 0 and high * up >= 0 and abs(right) <= abs(across) and abs(high) <= abs(up)
