"""Firing: counting dice, reading them, the flight of the bolt, and what it does where it strikes."""

from __future__ import annotations

import numpy as np

from fracas.core.kernels import rule, wide
from fracas.core.rng import Rng, die

from ..state import (
    AIMING,
    BLASTING_HIT,
    BOARD_SIDE,
    CELLS,
    DIRECTIONS,
    HEAVY_HIT,
    MOST_COUNTED,
    MOST_DICE,
    MOST_SQUAD,
    NEIGHBOUR,
    NOT_STRUCK,
    SIDES_OF_A_DIE,
    TOKEN_DICE,
    Cell,
    Fate,
    GoalKind,
    Result,
    Shot,
)

N_DIRECTIONS = len(DIRECTIONS)


@rule
def distance(columns: int, rows: int) -> int:
    """The larger of both ways plus half the smaller, rounded down."""
    across, up = abs(columns), abs(rows)
    return max(across, up) + min(across, up) // 2


@rule
def count_dice(s: np.record, unit: int, target: int, aimed: int, from_token: int) -> int:
    """The distance, from the tank or its token, with aiming and token counted in; the cap comes last.

    Rulings `cap-comes-last`, `aiming-and-token-combine`. Below 1 it is an automatic hit.
    """
    cell = int(s.cell[unit])
    column, row = cell % BOARD_SIDE, cell // BOARD_SIDE
    extra = 0
    if from_token:
        column, row = int(s.token_column[unit]), int(s.token_row[unit])
        extra = TOKEN_DICE
    if aimed:
        extra -= AIMING
    dice = distance(target % BOARD_SIDE - column, target // BOARD_SIDE - row) + extra
    return min(max(dice, 0), MOST_DICE)


@rule
def line_up(s: np.record, unit: int, target: int, aimed: int, from_token: int) -> None:
    """Say in `s.roll` who fires from where at what, in which mode and with how many dice."""
    roll = s.roll
    roll.shooter = unit
    roll.aimed = aimed
    roll.from_token = from_token
    roll.origin = s.cell[unit]
    roll.target = target
    roll.count = count_dice(s, unit, target, aimed, from_token)


@rule
def fire(s: np.record, t: np.record, unit: int, target: int, aimed: int, from_token: int, rng: Rng) -> None:
    """Fire the cannon of the active tank; everything about the shot stays in `s.roll`."""
    roll = s.roll
    line_up(s, unit, target, aimed, from_token)
    s.shot = Shot.AIMED if aimed else Shot.SNAP
    damage = throw_dice(s, t, rng)
    if roll.result == Result.MISS:
        # Ruling `miss-without-collateral`: nothing at all happens, and the token stays where it was.
        roll.struck_column, roll.struck_row = np.int8(0), np.int8(0)
        roll.struck = NOT_STRUCK
        roll.damage = 0
        return
    fly(s, t)
    strike(s, t, damage)
    if t.triangulation and s.hit_points[unit] > 0:
        # Ruling `token-where-it-struck`, and `nothing-outside`: the token lies outside the zone all the same.
        s.has_token[unit] = 1
        s.token_column[unit] = roll.struck_column
        s.token_row[unit] = roll.struck_row


@rule
def throw_dice(s: np.record, t: np.record, rng: Rng) -> int:
    """Throw the dice into `s.roll` and read them: result, fates and offset. The damage to the target."""
    roll = s.roll
    roll.offset_column = 0
    roll.offset_row = 0
    count = int(roll.count)
    lowest = SIDES_OF_A_DIE
    for k in range(MOST_DICE):
        roll.fate[k] = Fate.KEPT
        roll.dice[k] = 0
        if k < count:
            value = die(rng)
            roll.dice[k] = value
            lowest = min(lowest, value)
    if lowest > 1:
        roll.result = Result.HIT
        return lowest
    if not t.collateral:
        roll.result = Result.MISS
        return 0
    read_miss(s)
    return 1


@rule
def read_miss(s: np.record) -> None:
    """Collateral damage: drop 1s and 6s, cancel opposite faces; what is left moves the shot by the compass.

    The compass: 2 up, 5 down, 3 left, 4 right. Nothing left is a glancing blow. Ruling `collateral-order`.
    """
    roll = s.roll
    ups, downs, lefts, rights = 0, 0, 0, 0
    for k in range(int(roll.count)):
        value = roll.dice[k]
        ups += value == 2
        downs += value == 5
        lefts += value == 3
        rights += value == 4
    roll.offset_column = rights - lefts
    roll.offset_row = ups - downs
    roll.result = Result.GLANCING if ups == downs and lefts == rights else Result.STRAY
    vertical, horizontal = min(ups, downs), min(lefts, rights)
    up, down, left, right = vertical, vertical, horizontal, horizontal
    for k in range(int(roll.count)):
        value = roll.dice[k]
        is_paired = False
        if value == 2:
            is_paired = up > 0
            up -= 1
        elif value == 5:
            is_paired = down > 0
            down -= 1
        elif value == 3:
            is_paired = left > 0
            left -= 1
        elif value == 4:
            is_paired = right > 0
            right -= 1
        else:
            roll.fate[k] = Fate.DROPPED
        if is_paired:
            roll.fate[k] = Fate.PAIRED


@rule
def fly(s: np.record, t: np.record) -> None:
    """Find the space struck: where the shell lands, or the first obstacle in the way of an energy bolt.

    Rulings `glancing-bolt-is-traced`, `token-shot-flies-from-the-tank`.
    """
    roll = s.roll
    origin, target = int(roll.origin), int(roll.target)
    column, row = origin % BOARD_SIDE, origin // BOARD_SIDE
    to_column = target % BOARD_SIDE + int(roll.offset_column)
    to_row = target // BOARD_SIDE + int(roll.offset_row)
    roll.struck_column = to_column
    roll.struck_row = to_row
    if t.energy_bolts:
        found = first_obstacle(s, t, wide(column), wide(row), wide(to_column), wide(to_row), Cell.GAP.value)
        if found >= 0:
            roll.struck_column = found % BOARD_SIDE
            roll.struck_row = found // BOARD_SIDE


@rule
def first_obstacle(s: np.record, t: np.record, column: int, row: int, to_column: int, to_row: int, absent: int) -> int:
    """The first unit, wall or wreck whose open interior the line between two centres meets, ends excluded; or -1.

    Exact in integers: the line leaves a cell where (1 + 2 * steps across) / across equals (1 + 2 * steps up) / up; in
    a tie it passes through the bare corner, which does not count. Rulings `bolt-meets-open-interiors`,
    `what-stops-a-bolt`, `wrecks-absorb`. What `absent` stands for on the board is taken not to be there.
    """
    across, up = abs(to_column - column), abs(to_row - row)
    step_column = 1 if to_column > column else -1
    step_row = 1 if to_row > row else -1
    left, right = up, across  # (1 + 2 * steps across) * up and (1 + 2 * steps up) * across
    for _ in range(across + up):
        if left == right:
            column += step_column
            row += step_row
            left += 2 * up
            right += 2 * across
        elif left < right:
            column += step_column
            left += 2 * up
        else:
            row += step_row
            right += 2 * across
        if column == to_column and row == to_row:
            return -1
        if not (0 <= column < t.width and 0 <= row < t.height):
            return -1  # a line that has left the zone does not come back
        cell = row * BOARD_SIDE + column
        held = s.board[cell]
        if (held == Cell.WRECK or held > Cell.FLOOR) and held != absent:
            return cell
    return -1


@rule
def strike(s: np.record, t: np.record, damage: int) -> None:
    """What the shot does to the space it struck. A unit in the way, or hit by a stray, takes 1.

    Rulings `glancing-destroys-ground`, `clear-bolt-destroys-floor`, `holes-without-limit`, `wall-in-the-way-blasts`,
    `stray-crossing-the-target`, `stray-on-own-space`: all follow from asking only what the space holds.
    """
    roll = s.roll
    column, row = int(roll.struck_column), int(roll.struck_row)
    roll.damage = 0
    roll.struck = Cell.GAP
    if not (0 <= column < t.width and 0 <= row < t.height):
        return  # ruling `nothing-outside`
    cell = wide(row * BOARD_SIDE + column)
    held = wide(s.board[cell])
    roll.struck = held
    if held >= Cell.TANK:
        # Ruling `unit-in-the-way-takes-one`: neither blast nor stun from the 6 that was meant for another.
        dealt = damage if cell == roll.target else 1
        roll.damage = dealt
        hit_unit(s, t, held - Cell.TANK, dealt)
    elif held == Cell.WALL and t.wall_destruction:
        s.board[cell] = Cell.FLOOR
        count_wall(s, t, wide(s.actor), cell)
        blast(s, t, cell)
    elif held == Cell.FLOOR and t.floor_destruction:
        s.board[cell] = Cell.HOLE
        blast(s, t, cell)


@rule
def count_wall(s: np.record, t: np.record, seat: int, cell: int) -> None:
    """A wall counts for the side whose shot destroyed it. Ruling `walls-count-for-the-shooter`."""
    s.walls[seat] += 1
    for k in range(t.goals[seat]):
        if t.goal_kind[seat, k] == GoalKind.BREAK and t.goal_marks[seat, k, cell]:
            s.broken[seat, t.goal_slot[seat, k]] += 1


@rule
def hit_unit(s: np.record, t: np.record, unit: int, damage: int) -> None:
    """A unit hit by a shot. Ruling `blast-and-stun-by-damage-rolled`: not by the points it still had."""
    cell = wide(s.cell[unit])
    hurt(s, t, unit, damage)
    if t.stun and damage > HEAVY_HIT:
        stun(s, unit)
    if damage == BLASTING_HIT:
        blast(s, t, cell)


@rule
def blast(s: np.record, t: np.record, cell: int) -> None:
    """All units next to `cell` take 1 and are stunned; it starts no further blast. Ruling `blast-hits-friends`."""
    if not t.blast:
        return
    for direction in range(N_DIRECTIONS):
        near = NEIGHBOUR[cell, direction]
        if near >= 0 and s.board[near] >= Cell.TANK:
            unit = wide(s.board[near]) - Cell.TANK
            hurt(s, t, unit, 1)
            if t.stun:
                stun(s, unit)


@rule
def stun(s: np.record, unit: int) -> None:
    """Ruling `stuns-do-not-stack`; a destroyed unit has none."""
    if s.hit_points[unit] > 0:
        s.stunned[unit] = 1


@rule
def hurt(s: np.record, t: np.record, unit: int, damage: int) -> None:
    """Take hit points; a unit without any is removed, or stays as a wreck. Ruling `token-dies-with-its-tank`."""
    left = int(s.hit_points[unit]) - damage
    s.hit_points[unit] = max(left, 0)
    if left <= 0:
        s.board[s.cell[unit]] = Cell.WRECK if t.wrecks else Cell.FLOOR
        s.cell[unit] = -1
        s.stunned[unit] = 0
        for slot in range(MOST_COUNTED):
            s.held[unit, slot] = 0
        s.has_token[unit] = 0
        s.token_column[unit] = 0
        s.token_row[unit] = 0


@rule
def is_squadron_gone(s: np.record, seat: int) -> bool:
    """None of a side's tanks is left."""
    unit, end = seat * MOST_SQUAD, seat * MOST_SQUAD + MOST_SQUAD
    while unit < end and s.hit_points[unit] == 0:
        unit += 1
    return unit == end


@rule
def list_targets(s: np.record, t: np.record, unit: int, out: np.ndarray, n: int, base: int) -> int:
    """Append the fire actions of one mode, ascending; how many actions `out` holds then.

    Rulings `own-tanks-are-no-targets`, `what-can-be-targeted`: both are baked into `t.targets`.
    """
    if t.target_anything:
        for cell in range(t.height * BOARD_SIDE):
            out[n] = base + cell
            n += wide(t.targets[unit, s.board[cell]])
        return n
    first = n
    for seat in range(2):
        if seat == unit // MOST_SQUAD and not t.friendly_fire:
            continue
        for other in range(seat * MOST_SQUAD, seat * MOST_SQUAD + t.squad[seat]):
            if s.hit_points[other] > 0 and t.targets[unit, Cell.TANK + other]:
                action = base + wide(s.cell[other])
                k = n
                while k > first and out[k - 1] > action:
                    out[k] = out[k - 1]
                    k -= 1
                out[k] = action
                n += 1
    return n


@rule
def repeat_targets(out: np.ndarray, first: int, n: int, count: int, mode: int) -> int:
    """Append the same targets in another mode."""
    for k in range(count):
        out[n + k] = out[first + k] + mode * CELLS
    return n + count
