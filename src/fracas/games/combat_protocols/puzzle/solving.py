"""What the solver needs of Combat Protocols beside packing: bound, branches, what the rules still allow."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from fracas.core.entry import Ints
from fracas.core.kernels import rule, wide
from fracas.core.puzzle import DEAD

from ..rules.flying import legal, legal_moves, next_obstacle
from ..rules.panel import legal_on
from ..state import ACTION_LIMIT, PANEL_TURNS
from .backwards import FAR
from .bounds import table_bound, table_guess

Data = npt.NDArray[np.uint8]


@rule
def bound(s: np.record, t: np.record, data: Data) -> int:
    """Actions still needed, at least."""
    value = table_bound(s, t, data)
    return DEAD if value >= FAR else int(free(s, t) + value)


@rule
def guess(s: np.record, t: np.record, data: Data, which: int) -> int:
    """Actions probably still needed."""
    return int(free(s, t) + table_guess(s, t, data, which))


@rule
def branches(s: np.record, t: np.record, out: Ints) -> int:
    """All legal actions, but of two panel cells in reach that show the same face only the first.

    Exchanging the two cells of a kind changes nothing, so what the second one does leads to the same packed states. Of
    equals the last one is tried first, so moves of machines come last and those of obstacles first.
    """
    if next_obstacle(s, t) >= 0:
        return legal(s, t, out)
    n = legal_moves(s, t, out)
    if s.controller == 0 or not PANEL_TURNS[wide(s.controller) - 1]:
        n = legal_on(s, t, out, n, 0)
        if s.flipped[0] != s.flipped[3]:
            n = legal_on(s, t, out, n, 3)
    if s.controller == 0 or PANEL_TURNS[wide(s.controller) - 1]:
        n = legal_on(s, t, out, n, 1)
        if s.flipped[1] != s.flipped[2]:
            n = legal_on(s, t, out, n, 2)
    for i in range(n // 2):
        out[i], out[n - 1 - i] = out[n - 1 - i], out[i]
    return int(n)


@rule
def left(s: np.record, t: np.record) -> int:
    """Moves and activations until the limit."""
    return int(ACTION_LIMIT - wide(s.played))


@rule
def free(s: np.record, t: np.record) -> int:
    """Obstacles still to be placed: actions of the set-up, which do not count."""
    count = 0
    for i in range(int(t.obstacles)):
        if s.line[i] == 0:
            count += 1
    return count
