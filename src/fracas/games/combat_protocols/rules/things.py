"""Small questions about a state that several rules ask."""

from __future__ import annotations

import numpy as np

from fracas.core.kernels import rule, wide

from ..state import NOWHERE, Ending, Obstacle


@rule
def token_on(s: np.record, t: np.record, square: int) -> int:
    """The direction token on a square, NOWHERE if there is none."""
    for i in range(int(t.tokens)):
        if s.token_at[i] == square:
            return i
    return NOWHERE


@rule
def has_machine(s: np.record, t: np.record, square: int) -> bool:
    """A machine stands on the square."""
    found = False
    for machine in range(int(t.machines)):
        if s.place[machine] == square + 1:
            found = True
    return found


@rule
def obstacle_on(s: np.record, t: np.record, line: int) -> int:
    """The kind of obstacle on a line."""
    for i in range(int(t.obstacles)):
        if s.line[i] == line + 1:
            return wide(s.obstacle[i])
    return Obstacle.NONE.value


@rule
def lose(s: np.record, ending: int) -> None:
    """The game is over and lost: ruling `losing-actions-are-legal`."""
    s.over = 1
    s.winner = -1
    s.ending = ending


@rule
def spend_power(s: np.record, t: np.record) -> None:
    """The Power marker advances; its last space loses."""
    power = wide(s.power) + 1
    s.power = power
    if power >= t.power_end:
        lose(s, Ending.OUT_OF_POWER.value)


@rule
def room_ahead(s: np.record, t: np.record) -> int:
    """Spaces from the Heat marker to the end it points to."""
    return wide(s.heat) if s.cooling else wide(t.heat_end) - wide(s.heat)
