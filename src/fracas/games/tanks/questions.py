"""What previews ask of the rules: the odds of shots, found by letting every shot land in every way on a copy."""

from __future__ import annotations

import numpy as np

from fracas.core.contract import tables_dtype
from fracas.core.entry import Ints
from fracas.core.kernels import rule, wide

from .odds import STRAY_WAYS, all_dice_counts, damage_ways
from .rules.shooting import fly, line_up, strike
from .rules.turns import active_unit
from .state import BOARD_SIDE, CELLS, FIRE, MOST_DICE, MOST_TANKS, SIDES_OF_A_DIE, Cell, State

# An answer about a shot, all but the first two in rolls of SIDES_OF_A_DIE ** dice:
#
#     0     1         2     3        4              5                6 ...
#     dice  obstacle  hits  glances  target breaks  obstacle breaks  points, kills, stuns of tank 0, of tank 1, ...
DICE, OBSTACLE, HITS, GLANCES, TARGET_BREAKS, OBSTACLE_BREAKS, LOSSES = range(7)
POINTS, KILLS, STUNS, LOSS_COLUMNS = range(4)
SHOT_COLUMNS = LOSSES + MOST_TANKS * LOSS_COLUMNS
NO_OBSTACLE, NO_GROUND = -1, -2  # instead of cells: nothing in the way, nothing broken

LEAST_HIT = 2  # a roll with a 1 misses
# [dice, damage]: of all rolls, those that hit for so much, from LEAST_HIT on
DAMAGE_WAYS = np.array(
    [[damage_ways(dice, damage) for damage in range(SIDES_OF_A_DIE + 1)] for dice in all_dice_counts()]
)
LANDING_SIDE = BOARD_SIDE + 2 * MOST_DICE  # the board and all around it as far as a shot can stray
LANDINGS = LANDING_SIDE * LANDING_SIDE

# What a shot does that lands somewhere: which ground it breaks, which tanks it hurts (bits), and how.
Effect = tables_dtype(
    [("is_known", np.int8), ("ground", np.int16), ("hurt", np.int16), ("losses", np.int8, (MOST_TANKS, LOSS_COLUMNS))]
)


@rule
def shot_odds(s: np.record, t: np.record, asked: Ints, answers: Ints) -> None:
    """For each fire action of the active tank how many rolls do what, as drawn above.

    A stray takes 1 from whatever it strikes, so what it does depends on its landing alone: each is tried only once.
    """
    unit = active_unit(s)
    trials = np.empty(2, State)  # the shot lined up, and one way in which it lands
    strays = np.zeros(LANDINGS, Effect)
    hit = np.zeros(1, Effect)
    for k in range(asked.size):
        mode, target = (asked[k] - FIRE) // CELLS, (asked[k] - FIRE) % CELLS
        trials[0] = s
        line_up(trials[0], unit, target, mode % 2, mode // 2)
        answers[k, DICE] = trials[0].roll.count
        count_hits(s, t, trials, hit[0], answers[k])
        if t.collateral:
            count_strays(s, t, trials, strays, answers[k])


@rule
def count_hits(s: np.record, t: np.record, trials: np.ndarray, hit: np.record, answer: Ints) -> None:
    """The rolls without a 1, by their damage; and what a bolt straight at the target meets first."""
    shot = trials[0]
    aim(shot, t, 0, 0)
    struck = struck_cell(shot)
    answer[OBSTACLE] = NO_OBSTACLE if struck == shot.roll.target else struck
    for damage in range(LEAST_HIT, SIDES_OF_A_DIE + 1):
        ways = DAMAGE_WAYS[answer[DICE], damage]
        if ways > 0:
            trials[1] = shot
            land(s, t, trials[1], damage, hit)
            add(ways, wide(shot.roll.target), hit, answer)
            if answer[OBSTACLE] == NO_OBSTACLE:
                answer[HITS] += ways


@rule
def count_strays(s: np.record, t: np.record, trials: np.ndarray, strays: np.ndarray, answer: Ints) -> None:
    """The rolls with a 1, by where they land: as many spaces away as there are other dice, or nearer."""
    dice, target = answer[DICE], wide(trials[0].roll.target)
    if answer[OBSTACLE] == NO_OBSTACLE:
        answer[GLANCES] = STRAY_WAYS[dice, MOST_DICE, MOST_DICE]
    for up in range(1 - dice, dice):
        farthest = dice - 1 - abs(up)
        row = target // BOARD_SIDE + MOST_DICE + up
        for right in range(-farthest, farthest + 1):
            stray = strays[row * LANDING_SIDE + target % BOARD_SIDE + MOST_DICE + right]
            if not stray.is_known:
                trials[1] = trials[0]
                aim(trials[1], t, right, up)
                land(s, t, trials[1], 1, stray)
            if stray.hurt or stray.ground == target or stray.ground == answer[OBSTACLE]:
                add(STRAY_WAYS[dice, MOST_DICE + up, MOST_DICE + right], target, stray, answer)


@rule
def aim(shot: np.record, t: np.record, right: int, up: int) -> None:
    """Let a shot fly to a space so far from its target."""
    shot.roll.offset_column = right
    shot.roll.offset_row = up
    fly(shot, t)


@rule
def land(s: np.record, t: np.record, shot: np.record, damage: int, effect: np.record) -> None:
    """Let a shot that has flown strike, and say what that has done to the state."""
    strike(shot, t, damage)
    effect.is_known = 1
    effect.hurt = 0
    for tank in range(MOST_TANKS):
        if s.hit_points[tank] == 0:
            continue
        losses = effect.losses[tank]
        losses[POINTS] = s.hit_points[tank] - shot.hit_points[tank]
        losses[KILLS] = s.hit_points[tank] > 0 and shot.hit_points[tank] == 0
        losses[STUNS] = shot.stunned[tank] > s.stunned[tank]
        effect.hurt |= wide(losses[POINTS] > 0) << tank
    effect.ground = NO_GROUND
    if shot.roll.struck == Cell.FLOOR or shot.roll.struck == Cell.WALL:
        cell = struck_cell(shot)
        if shot.board[cell] != s.board[cell]:
            effect.ground = cell


@rule
def struck_cell(shot: np.record) -> int:
    """The space where a shot has struck, if it belongs to the zone."""
    return wide(shot.roll.struck_row) * BOARD_SIDE + wide(shot.roll.struck_column)


@rule
def add(ways: int, target: int, effect: np.record, answer: Ints) -> None:
    """Count so many rolls that have an effect."""
    for tank in range(MOST_TANKS):
        if (effect.hurt >> tank) & 1:
            for column in range(LOSS_COLUMNS):
                answer[LOSSES + tank * LOSS_COLUMNS + column] += ways * wide(effect.losses[tank, column])
    if effect.ground == target:
        answer[TARGET_BREAKS] += ways
    elif effect.ground == answer[OBSTACLE]:
        answer[OBSTACLE_BREAKS] += ways


questions = (shot_odds,)
