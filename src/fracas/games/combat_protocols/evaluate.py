"""How well a state stands."""

from __future__ import annotations

import numpy as np

from fracas.core.kernels import rule, wide

from .state import GONE, WAITING


@rule
def flights_left(s: np.record, t: np.record) -> int:
    """The fewest moves that all machines together still have to make."""
    total = wide(0)
    for machine in range(int(t.machines)):
        place = wide(s.place[machine])
        heading = wide(t.heading[machine])
        if place == WAITING:
            total += 1 + wide(t.flights[wide(t.start_square[wide(t.home[machine])]), heading])
        elif place != GONE:
            total += wide(t.flights[place - 1, heading])
    return total


@rule
def evaluate(s: np.record, t: np.record, seat: int) -> float:
    """Won, lost, or the share of the way flown, a little less for power spent."""
    if s.over:
        return 1.0 if s.winner == 0 else -1.0
    whole = wide(0)
    for machine in range(int(t.machines)):
        square = wide(t.start_square[wide(t.home[machine])])
        whole += 1 + wide(t.flights[square, wide(t.heading[machine])])
    flown = 1.0 - flights_left(s, t) / whole
    return 1.4 * flown - 0.7 - 0.2 * int(s.power) / int(t.power_end)
