"""Small questions about a state that several rules ask."""

from __future__ import annotations

import numpy as np

from fracas.core.kernels import rule

from .state import NOWHERE, Ending, Int, Obstacle


@rule
def token_on(s: np.record, t: np.record, square: Int) -> Int:
    """The direction token on a square, NOWHERE if there is none."""
    for i in range(int(t.tokens)):
        if s.token_at[i] == square:
            return i
    return NOWHERE


@rule
def has_machine(s: np.record, t: np.record, square: Int) -> bool:
    """A machine stands on the square."""
    found = False
    for machine in range(int(t.machines)):
        if s.place[machine] == square + 1:
            found = True
    return found


@rule
def obstacle_on(s: np.record, t: np.record, line: Int) -> Int:
    """The kind of obstacle on a line."""
    for i in range(int(t.obstacles)):
        if s.line[i] == line + 1:
            return np.int64(s.obstacle[i])
    return Obstacle.NONE.value


@rule
def lose(s: np.record, ending: Int) -> None:
    """The game is over and lost: ruling `losing-actions-are-legal`."""
    s.over = 1
    s.winner = -1
    s.ending = ending


@rule
def spend_power(s: np.record, t: np.record) -> None:
    """The Power marker advances; its last space loses."""
    power = np.int64(s.power) + 1
    s.power = power
    if power >= t.power_end:
        lose(s, Ending.OUT_OF_POWER.value)
