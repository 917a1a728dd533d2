"""What dice do, exactly, and the way of a bolt."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import pairwise

import numpy as np
import numpy.typing as npt

from .state import MOST_DICE, SIDES_OF_A_DIE, STEP_COLUMN, STEP_ROW

Offset = tuple[int, int]  # columns to the right, rows up
ON_TARGET: Offset = (0, 0)
AROUND: list[Offset] = [(int(right), int(up)) for right, up in zip(STEP_COLUMN, STEP_ROW, strict=True)]


def hit_chance(dice: int) -> Fraction:
    """No die shows a 1."""
    return Fraction(5, 6) ** dice


def damage_chance(dice: int, damage: int) -> Fraction:
    """The lowest of the dice is `damage`, 2 to 6; without dice it is 6."""
    return Fraction(damage_ways(dice, damage), SIDES_OF_A_DIE**dice)


def damage_ways(dice: int, damage: int) -> int:
    """Of all rolls, those whose lowest die is `damage`."""
    if dice == 0:
        return int(damage == SIDES_OF_A_DIE)
    return int((7 - damage) ** dice - (6 - damage) ** dice)


def stray_chances(dice: int) -> dict[Offset, Fraction]:
    """How likely a shot misses by which offset; `ON_TARGET` is the glancing blow."""
    ways = STRAY_WAYS[dice]
    return {
        (int(column) - MOST_DICE, int(row) - MOST_DICE): Fraction(int(ways[row, column]), SIDES_OF_A_DIE**dice)
        for row, column in np.argwhere(ways)
    }


def _landing_ways(resting: int) -> npt.NDArray[np.int64]:
    """[dice, row, column]: rolls that move a landing there from the middle, if of a die so many faces leave it at rest.

    Four faces are the compass: each moves it by one.
    """
    ways = np.zeros((MOST_DICE + 1, 2 * MOST_DICE + 1, 2 * MOST_DICE + 1), np.int64)
    ways[0, MOST_DICE, MOST_DICE] = 1
    for fewer, more in pairwise(ways):
        more += resting * fewer
        more[1:] += fewer[:-1]
        more[:-1] += fewer[1:]
        more[:, 1:] += fewer[:, :-1]
        more[:, :-1] += fewer[:, 1:]
    return ways


# [dice, MOST_DICE + rows up, MOST_DICE + columns to the right]: of all rolls, those that miss by an offset. 1s and 6s
# leave the landing at rest, and a roll misses by a 1: all rolls but those that have none.
STRAY_WAYS = _landing_ways(2) - _landing_ways(1)


def glancing_chance(dice: int) -> Fraction:
    """A miss whose dice cancel completely."""
    return stray_chances(dice).get(ON_TARGET, Fraction(0))


@cache
def expected_worth(dice: int, hit_points: int, kill_bonus: float, has_collateral: bool) -> float:
    """Points a unit loses on average to an unobstructed shot, and a bonus for destroying it."""
    worth = 0.0
    for damage in range(1, SIDES_OF_A_DIE + 1):
        chance = damage_chance(dice, damage) if damage > 1 else Fraction(0)
        if damage == 1 and has_collateral:
            chance = glancing_chance(dice)
        gain = min(damage, hit_points) + (kill_bonus if damage >= hit_points else 0.0)
        worth += float(chance) * gain
    return worth


def distance_between(start: tuple[int, int], end: tuple[int, int]) -> int:
    """The larger of both ways plus half the smaller, rounded down."""
    smaller, larger = sorted((abs(end[0] - start[0]), abs(end[1] - start[1])))
    return larger + smaller // 2


def line_between(start: tuple[int, int], end: tuple[int, int]) -> Iterator[tuple[int, int]]:
    """The spaces whose open interior the line between two centres meets, after `start`, up to and with `end`."""
    column, row = start
    across, up = abs(end[0] - column), abs(end[1] - row)
    step_column = 1 if end[0] > column else -1
    step_row = 1 if end[1] > row else -1
    steps_across, steps_up = 0, 0
    while (column, row) != end:
        side = (1 + 2 * steps_across) * up - (1 + 2 * steps_up) * across
        if side <= 0:
            column += step_column
            steps_across += 1
        if side >= 0:
            row += step_row
            steps_up += 1
        yield column, row


def all_dice_counts() -> range:
    """From the automatic hit to the cap."""
    return range(MOST_DICE + 1)
