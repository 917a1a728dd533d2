"""A sensible player: weighs the shots and spaces of one turn."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from fracas.core.kernels import rule, wide
from fracas.core.rng import Rng
from fracas.core.rng import unit as draw_unit

from .pursuit import (
    BREAK,
    HOLD,
    HUNT,
    MOST_FACTOR,
    REACH,
    SURVIVE,
    is_hunted,
    place_worth,
    target_factor,
    wall_worth,
    wanted,
)
from .rules.goals import is_fulfilled
from .rules.moving import free_directions, has_room, may_drive, may_repair
from .rules.shooting import N_DIRECTIONS, distance, first_obstacle
from .rules.turns import active_unit, must_recover
from .state import (
    AIMING,
    BOARD_SIDE,
    CELLS,
    END,
    FIRE,
    FULL_HIT_POINTS,
    MOST_DICE,
    MOST_SQUAD,
    MOVE,
    MOVE_POINTS,
    NEIGHBOUR,
    RAM,
    RECOVER,
    REPAIR,
    REPAIRED_POINTS,
    SKIP,
    STEP_COST,
    TOKEN_DICE,
    Cell,
    GoalKind,
    Shot,
)

Ints = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]

# All in hit points: what a plan is worth.
FEAR = 0.6  # of what the enemy's next tank may do to this one
GREAT_FEAR = 1.2  # the same for a tank that must not be lost
NOISE = 0.4  # so that no two playouts are alike
LATER_NOISE = 0.05  # but a plan begun is carried on
STEP_WORTH = 0.07  # a step nearer to the goal
ERRAND_WORTH = 0.25  # the same when the goal wins the game
CHASE_WORTH = 0.15  # the same towards an enemy that must be destroyed in time
SHUN_WORTH = -0.03  # the same for who has only to survive
BLOCKED_WORTH = 0.1  # a bolt into an obstacle may at least clear it
FRIEND_WORTH = -1.0  # an own tank stands in the way
WALL_WORTH = 2.5  # a wall that counts for a goal
HIDDEN = 0.3  # how much of the fear is left out of the enemy's line
STEPS_A_TURN = 3
FAR = 60  # steps, where no way leads
NO_PLAN = -1000.0
NO_SHOT = -1


@rule
def suggest(s: np.record, t: np.record, rng: Rng) -> int:
    """Shoot with the best odds, drive where the odds or the mission call and the next enemy threatens least."""
    unit = active_unit(s)
    if s.hit_points[unit] == 0:
        return SKIP
    if must_recover(s, unit):
        return RECOVER
    if s.repaired:
        return END
    if s.shot == Shot.NONE or may_drive(s):
        return choose(s, t, unit, rng)
    return END


@rule
def choose(s: np.record, t: np.record, unit: int, rng: Rng) -> int:
    """The first action of the best plan: aim and stay, shoot and drive on, drive and shoot, repair, or ram."""
    rammed = ramming(s, t, unit)
    if rammed >= 0:
        return rammed
    here = wide(s.cell[unit])
    cells = np.empty(CELLS, np.int64)
    firsts = np.full(CELLS, -1, np.int64)
    reached = reach(s, unit, cells, firsts)
    seat = unit // MOST_SQUAD
    kinds = wanted(s, t, seat)
    steps = steps_to_goal(s, t, unit, kinds)
    pull = drawn_by(kinds, wanted(s, t, 1 - seat))
    fear = GREAT_FEAR if kinds == SURVIVE or (t.has_hunts[1 - seat] and is_hunted(s, t, unit)) else FEAR
    can_shoot = s.shot == Shot.NONE
    noise = NOISE if can_shoot and s.spent == 0 else LATER_NOISE
    calm, haven = NO_PLAN, here  # the best place, shots aside
    drive, outpost = NO_PLAN, here  # the best place to shoot from after driving there
    snap, snap_worth = best_shot(s, t, unit, here, 0, 0.0) if can_shoot else (NO_SHOT, 0.0)
    aimed, aimed_worth = best_shot(s, t, unit, here, 1, 0.0) if can_shoot and s.spent == 0 else (NO_SHOT, 0.0)
    stay = NO_PLAN
    token_dice, factors = dice_by_token(s, t, unit), target_factors(s, t, 1 - seat)
    for k in range(reached):
        cell = cells[k]
        place = noise * draw_unit(rng) - pull * steps[cell]
        if kinds & (REACH | HOLD) and steps[cell] == 0:
            place += place_worth(s, t, unit, cell, False)
        hope = clear_shot(s, t, unit, cell, token_dice, factors) if can_shoot else 0.0
        danger = clear_threat(s, t, unit, cell)
        best = place - fear * (danger * HIDDEN if t.energy_bolts else danger)
        if best <= calm and best + hope <= drive and cell != here:
            continue  # even hidden, and with nothing in the way of the shot; tracing lines is what costs
        place = best if danger > 0.0 and is_hidden(s, t, unit, cell) else place - fear * danger
        if place > calm:
            calm, haven = place, cell
        if cell == here:
            stay = place
        elif can_shoot and place + hope > drive:
            least = max(drive - place, 0.0)
            shot, worth = best_shot(s, t, unit, cell, 0, least)
            if worth + place > drive and (shot != NO_SHOT or least == 0.0):
                drive, outpost = worth + place, cell
    most = max(drive, snap_worth + calm)
    if aimed != NO_SHOT:
        most = max(most, aimed_worth + stay)
    if may_repair(s, t, unit) and repair_worth(s, t, unit) + stay > most:
        return REPAIR
    if aimed != NO_SHOT and aimed_worth + stay == most:
        return aimed
    if drive == most:
        return MOVE + wide(firsts[outpost])
    if snap != NO_SHOT:
        return snap
    return END if haven == here else MOVE + wide(firsts[haven])


@rule
def drawn_by(kinds: int, others: int) -> float:
    """What a step nearer is worth with these goals to fulfil, and those of the other side."""
    if kinds & (REACH | HOLD):
        return ERRAND_WORTH
    if kinds & HUNT or others & SURVIVE:
        return CHASE_WORTH
    return SHUN_WORTH if kinds == SURVIVE else STEP_WORTH


@rule
def reach(s: np.record, unit: int, cells: Ints, firsts: Ints) -> int:
    """List the spaces the tank can still drive to, its own first, each with the first step; how many."""
    here = wide(s.cell[unit])
    costs = np.full(CELLS, MOVE_POINTS + 1, np.int64)
    cells[0] = here
    costs[here] = wide(s.spent)
    n = 1
    if not may_drive(s):
        return n
    for spent in range(wide(s.spent), MOVE_POINTS - 1):
        k = 0
        while k < n:
            cell = cells[k]
            k += 1
            if costs[cell] != spent:
                continue
            free = free_directions(s, cell)
            for direction in range(N_DIRECTIONS):
                cost = spent + STEP_COST[direction]
                if (free >> direction) & 1 and cost <= MOVE_POINTS and has_room(free, direction):
                    near = NEIGHBOUR[cell, direction]
                    if costs[near] > MOVE_POINTS:
                        cells[n] = near
                        n += 1
                    if cost < costs[near]:
                        costs[near] = cost
                        firsts[near] = direction if cell == here else firsts[cell]
    return n


@rule
def clear_shot(s: np.record, t: np.record, unit: int, cell: int, token_dice: Ints, factors: Floats) -> float:
    """What the best snap shot from a space would be worth with nothing in its way."""
    most = 0.0
    column, row = cell % BOARD_SIDE, cell // BOARD_SIDE
    seat = 1 - unit // MOST_SQUAD
    for k in range(t.squad[seat]):
        enemy = seat * MOST_SQUAD + k
        if s.hit_points[enemy] > 0:
            target = wide(s.cell[enemy])
            away = distance(target % BOARD_SIDE - column, target // BOARD_SIDE - row)
            most = max(most, factors[k] * float(t.worth[min(away, token_dice[k]), s.hit_points[enemy]]))
    return most


@rule
def dice_by_token(s: np.record, t: np.record, unit: int) -> Ints:
    """For each enemy the dice of a snap shot measured from the token, which is the same wherever the tank stands."""
    dice = np.full(MOST_SQUAD, MOST_DICE, np.int64)
    if s.has_token[unit]:
        seat = 1 - unit // MOST_SQUAD
        for k in range(t.squad[seat]):
            enemy = seat * MOST_SQUAD + k
            if s.hit_points[enemy] > 0:
                dice[k] = dice_from(s, unit, 0, wide(s.cell[enemy]), 0, 1)
    return dice


@rule
def has_prey(t: np.record, seat: int) -> bool:
    """Some tanks of this side may be worth more than others to the other side."""
    return bool(t.has_hunts[1 - seat] or t.has_places[seat])


@rule
def target_factors(s: np.record, t: np.record, seat: int) -> Floats:
    """For each tank of that side how much more a shot at it is worth, for the goals of both."""
    factors = np.ones(MOST_SQUAD, np.float64)
    if has_prey(t, seat):
        for k in range(t.squad[seat]):
            if s.hit_points[seat * MOST_SQUAD + k] > 0:
                factors[k] = target_factor(s, t, seat * MOST_SQUAD + k)
    return factors


@rule
def best_shot(s: np.record, t: np.record, unit: int, cell: int, aimed: int, least: float) -> tuple[int, float]:
    """The best target from a space and what the shot is worth; NO_SHOT and `least` when none is worth more."""
    action, most = NO_SHOT, least
    seat = 1 - unit // MOST_SQUAD
    has_factors = has_prey(t, seat)
    for enemy in range(seat * MOST_SQUAD, seat * MOST_SQUAD + t.squad[seat]):
        if s.hit_points[enemy] > 0:
            target = wide(s.cell[enemy])
            dice, from_token = dice_from(s, unit, cell, target, aimed, 0), 0
            if s.has_token[unit] and dice_from(s, unit, cell, target, aimed, 1) < dice:
                dice, from_token = dice_from(s, unit, cell, target, aimed, 1), 1
            worth = float(t.worth[dice, s.hit_points[enemy]])
            if has_factors and worth * MOST_FACTOR > most:
                worth *= target_factor(s, t, wide(enemy))
            if worth > most:  # tracing the line costs most, so it comes last
                found = first_obstacle_between(s, t, unit, cell, target)
                worth = worth if found < 0 else min(worth, blocked_worth(s, unit, found))
            if worth > most:
                most = worth
                action = FIRE + (aimed + 2 * from_token) * CELLS + target
    if t.goals[1 - seat] > 0 and t.target_anything and cell == s.cell[unit] and wanted(s, t, 1 - seat) & BREAK:
        return best_wall(s, t, unit, cell, aimed, action, most)
    return action, most


@rule
def best_wall(
    s: np.record, t: np.record, unit: int, cell: int, aimed: int, action: int, most: float
) -> tuple[int, float]:
    """A wall that counts for the mission, if it is a better target than what was found so far."""
    seat = unit // MOST_SQUAD
    for k in range(t.goals[seat]):
        if t.goal_kind[seat, k] != GoalKind.BREAK:
            continue
        for index in range(t.goal_count[seat, k]):
            target = wide(t.goal_cells[seat, k, index])
            prize = wall_worth(s, t, seat, target, WALL_WORTH) if s.board[target] == Cell.WALL else 0.0
            if prize <= most:
                continue
            for from_token in range(1 + wide(s.has_token[unit])):
                dice = dice_from(s, unit, cell, target, aimed, from_token)
                worth = prize * t.hit_chance[dice]
                if worth > most and first_obstacle_between(s, t, unit, cell, target) < 0:
                    most = worth
                    action = FIRE + (aimed + 2 * from_token) * CELLS + target
    return action, most


@rule
def dice_from(s: np.record, unit: int, cell: int, target: int, aimed: int, from_token: int) -> int:
    """As `count_dice`, with the tank taken to stand on `cell`."""
    column, row, extra = cell % BOARD_SIDE, cell // BOARD_SIDE, 0
    if from_token:
        column, row, extra = wide(s.token_column[unit]), wide(s.token_row[unit]), TOKEN_DICE
    dice = distance(target % BOARD_SIDE - column, target // BOARD_SIDE - row) + extra - AIMING * aimed
    return min(max(dice, 0), MOST_DICE)


@rule
def first_obstacle_between(s: np.record, t: np.record, unit: int, cell: int, target: int) -> int:
    """What stands in the way of a bolt from one space to another, were the tank there; -1: nothing."""
    if not t.energy_bolts:
        return -1
    return first_obstacle(
        s, t, cell % BOARD_SIDE, cell // BOARD_SIDE, target % BOARD_SIDE, target // BOARD_SIDE, Cell.TANK.value + unit
    )


@rule
def blocked_worth(s: np.record, unit: int, found: int) -> float:
    """A bolt that strikes this space instead of its target."""
    held = wide(s.board[found])
    if held < Cell.TANK:
        return BLOCKED_WORTH
    is_friend = (held - Cell.TANK) // MOST_SQUAD == unit // MOST_SQUAD
    return FRIEND_WORTH if is_friend else 1.0


@rule
def clear_threat(s: np.record, t: np.record, unit: int, cell: int) -> float:
    """What the enemy tank that plays next may do to this tank on that space, aiming well and with a clear line."""
    seat = 1 - unit // MOST_SQUAD
    enemy = seat * MOST_SQUAD + wide(s.active[seat])
    if s.hit_points[enemy] == 0 or s.stunned[enemy]:
        return 0.0
    spot = wide(s.cell[enemy])
    away = distance(cell % BOARD_SIDE - spot % BOARD_SIDE, cell // BOARD_SIDE - spot // BOARD_SIDE)
    return float(t.worth[min(max(away - AIMING, 0), MOST_DICE), s.hit_points[unit]])


@rule
def is_hidden(s: np.record, t: np.record, unit: int, cell: int) -> bool:
    """Something stands between that space and the enemy tank that plays next."""
    seat = 1 - unit // MOST_SQUAD
    enemy = seat * MOST_SQUAD + wide(s.active[seat])
    return first_obstacle_between(s, t, unit, wide(s.cell[enemy]), cell) >= 0


@rule
def ramming(s: np.record, t: np.record, unit: int) -> int:
    """A ram that destroys an enemy and leaves the rammer alive; -1: none."""
    if not t.collision or not may_drive(s):
        return -1
    here = wide(s.cell[unit])
    free = free_directions(s, here)
    for direction in range(N_DIRECTIONS):
        near = NEIGHBOUR[here, direction]
        spent = wide(s.spent) + STEP_COST[direction]
        if near >= 0 and spent <= MOVE_POINTS and has_room(free, direction) and s.board[near] >= Cell.TANK:
            other = wide(s.board[near]) - Cell.TANK
            is_enemy = other // MOST_SQUAD != unit // MOST_SQUAD
            if is_enemy and s.hit_points[other] <= spent // 2 and s.hit_points[unit] > spent // 2:
                return RAM + direction
    return -1


@rule
def repair_worth(s: np.record, t: np.record, unit: int) -> float:
    """The points gained, and what it counts for holding a pool."""
    worth = float(min(FULL_HIT_POINTS - wide(s.hit_points[unit]), REPAIRED_POINTS))
    if t.goals[unit // MOST_SQUAD] > 0:
        here = wide(s.cell[unit])
        worth += place_worth(s, t, unit, here, True) - place_worth(s, t, unit, here, False)
    return worth


@rule
def list_goals(s: np.record, t: np.record, unit: int, kinds: int, steps: Ints, queue: Ints) -> int:
    """Where this tank wants to go: spaces to reach or to hold, else walls to break and the hunted tanks or all enemies.

    They are put into the queue with no steps to go; how many.
    """
    n, seat = 0, unit // MOST_SQUAD
    goes_places = kinds & (REACH | HOLD) != 0
    for k in range(t.goals[seat]):
        kind = t.goal_kind[seat, k]
        is_wanted = kind <= GoalKind.HOLD if goes_places else kind == GoalKind.BREAK
        if not is_wanted or is_fulfilled(s, t, seat, wide(k)):
            continue
        for index in range(t.goal_count[seat, k]):
            cell = wide(t.goal_cells[seat, k, index])
            held = s.board[cell]
            is_there = (held == Cell.FLOOR or held == Cell.TANK + unit) if goes_places else held == Cell.WALL
            if is_there and steps[cell] != 0:
                steps[cell] = 0
                queue[n] = cell
                n += 1
    if goes_places:
        return n
    for enemy in range((1 - seat) * MOST_SQUAD, (1 - seat) * MOST_SQUAD + t.squad[1 - seat]):
        if s.hit_points[enemy] > 0 and (not kinds & HUNT or is_hunted(s, t, wide(enemy))):
            steps[s.cell[enemy]] = 0
            queue[n] = s.cell[enemy]
            n += 1
    return n


@rule
def steps_to_goal(s: np.record, t: np.record, unit: int, kinds: int) -> Ints:
    """For every space near the tank the orthogonal steps to the nearest goal, round everything that stands now."""
    here = wide(s.cell[unit])
    steps = np.full(CELLS, FAR, np.int64)
    queue = np.empty(CELLS, np.int64)
    n = list_goals(s, t, unit, kinds, steps, queue)
    k = 0
    while k < n:
        cell = queue[k]
        k += 1
        if steps[cell] > steps[here] + STEPS_A_TURN:
            break  # no space that this turn can reach is as far
        for direction in range(0, N_DIRECTIONS, 2):
            near = NEIGHBOUR[cell, direction]
            if near >= 0 and steps[near] == FAR and (s.board[near] == Cell.FLOOR or near == here):
                steps[near] = steps[cell] + 1
                queue[n] = near
                n += 1
    return steps
