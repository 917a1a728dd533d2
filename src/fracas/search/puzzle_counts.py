"""Counting shortest solutions: how many there are of a position, and how many of them hold in another one as well.

Not a sample: all of them are walked through at once, action by action. A layer holds every different pair of states
that a beginning of a shortest solution leads to (in the first position, and by the same actions in the second), with
the number of beginnings that do. The bound drops what cannot be the beginning of a shortest one.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numba
import numpy as np
import numpy.typing as npt

from fracas.core.contract import Game, State
from fracas.core.entry import Ints, States, Tables, apply, legal

from .solver_kernels import HASH_SHIFT, MULTIPLIER, Data, bound

WORD = 8
MOST_PAIRS = 40_000  # of a layer, with repetitions; beyond them it cannot be told
Floats = npt.NDArray[np.float64]
Flags = npt.NDArray[np.uint8]
Position = tuple[Game[Any], State]


def spread(
    states: States,
    others: States,
    holds: Flags,
    counts: Floats,
    tables: Tables,
    other_tables: Tables,
    data: Data,
    left: int,
    out_states: States,
    out_others: States,
    out_holds: Flags,
    out_counts: Floats,
    actions: Ints,
    allowed: Ints,
    wins: Floats,
) -> int:
    """One action more for every pair of a layer: pairs written, -1 if they do not fit; solutions are added to `wins`.

    `holds`: the same actions could be played in the other position so far. `left`: actions left after this one.
    `actions` and `allowed` are for work.
    """
    rng = np.zeros(4, np.uint64)
    n = 0
    for i in range(states.size):
        some = legal(states[i], tables[0], actions)
        others_allowed = legal(others[i], other_tables[0], allowed) if holds[i] else 0
        if n + some > out_states.size:
            return -1
        for k in range(some):
            out_states[n] = states[i]
            apply(out_states[n], tables[0], actions[k], rng)
            is_won = bool(out_states[n].over) and out_states[n].winner == 0
            if out_states[n].over and not (is_won and left == 0):
                continue
            if not is_won:
                missing = bound(out_states[n], tables[0], data)
                if missing < 0 or missing > left:
                    continue
            out_others[n] = others[i]
            out_holds[n] = 0
            for j in range(others_allowed):
                if allowed[j] == actions[k]:
                    apply(out_others[n], other_tables[0], actions[k], rng)
                    out_holds[n] = not out_others[n].over or (is_won and out_others[n].winner == 0)
            if is_won:
                wins[0] += counts[i]
                wins[1] += counts[i] * out_holds[n]
                continue
            if not out_holds[n]:
                out_others[n] = out_states[n]  # whatever it was, it is the same for all that do not hold
            out_counts[n] = counts[i]
            n += 1
    return n


@cache
def _spread_of(game: type[Game[Any]]) -> Callable[..., int]:
    states, tables = numba.from_dtype(game.state)[::1], numba.from_dtype(game.tables_type)[::1]
    flags, floats, ints = numba.uint8[::1], numba.float64[::1], numba.int64[::1]
    layer = (states, states, flags, floats)
    return game.engine.bind(spread, numba.int64(*layer, tables, tables, flags, numba.int64, *layer, ints, ints, floats))


def shortest_solutions(position: Position, length: int, other: Position) -> tuple[float, float] | None:
    """How many solutions of `length` actions (the fewest) a position has, and how many of them solve `other`, too.

    None: there are too many beginnings to tell.
    """
    (game, state), (other_game, other_state) = position, other
    step, data = _spread_of(type(game)), game.bound_data()
    states, others = state.copy(), other_state.copy()
    holds, counts = np.ones(1, np.uint8), np.ones(1)
    wins = np.zeros(2)
    actions, allowed = game.engine.legal_room(2)
    # Zeros: equal states must be equal in every byte, those between the fields included.
    out = (
        np.zeros(MOST_PAIRS, game.state),
        np.zeros(MOST_PAIRS, game.state),
        np.zeros(MOST_PAIRS, np.uint8),
        np.zeros(MOST_PAIRS),
    )
    for left in range(length - 1, -1, -1):
        n = step(
            states, others, holds, counts, game.tables, other_game.tables, data, left, *out, actions, allowed, wins
        )
        if n < 0:
            return None
        states, others, holds, counts = _merged(out[0][:n], out[1][:n], out[2][:n], out[3][:n])
    return float(wins[0]), float(wins[1])


def _merged(states: States, others: States, holds: Flags, counts: Floats) -> tuple[States, States, Flags, Floats]:
    """Equal pairs as one, their counts added up."""
    mine, theirs = _bytes(states), _bytes(others)
    width = states.itemsize
    rows = np.zeros((len(states), (2 * width) // WORD * WORD + WORD), np.uint8)  # whole words, at least a byte to spare
    rows[:, :width] = mine
    rows[:, width : 2 * width] = theirs
    rows[:, -1] = holds
    _, first, which = np.unique(_hashes(rows.view(np.uint64)), return_index=True, return_inverse=True)
    added = np.zeros(len(first))
    np.add.at(added, which, counts)
    return mine[first].view(states.dtype).ravel(), theirs[first].view(states.dtype).ravel(), holds[first], added


def _bytes(states: States) -> npt.NDArray[np.uint8]:
    """All bytes of each state: chosen as records, they would lose those between the fields, and equal ones differ."""
    return states.view(np.uint8).reshape(len(states), states.itemsize)


def _hashes(rows: npt.NDArray[np.uint64]) -> npt.NDArray[np.uint64]:
    """A hash of each row of words, of 64 bits: that two different rows of a layer agree is not to be expected."""
    found = np.zeros(len(rows), np.uint64)
    for column in rows.T:
        found = (found ^ column) * MULTIPLIER
        found ^= found >> HASH_SHIFT
    return found
