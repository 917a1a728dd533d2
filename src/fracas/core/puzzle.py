"""What a solo game adds so that it can be solved with proof: states packed into words, and a bound on what is missing.

The solver (search/) knows a puzzle by these kernels alone. `Words` is a `uint64` array of `Game.packed_words()`
elements, `data` the game's `Game.bound_data()`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

DEAD = -1  # what `bound` says of a state from which no win is possible


class PuzzleKernels(NamedTuple):
    """The kernels of a puzzle; every action counts one, and no chance falls after the set-up."""

    pack: Callable[..., None]
    """`pack(s, t, words)`: all that matters for how the game can go on, equal for states that differ by a symmetry."""
    unpack: Callable[..., None]
    """`unpack(words, slack, t, s)`: a state of that class, every field of `s` set."""
    slack: Callable[..., int]
    """`slack(s, t)`, 0..255: of two states with equal words, the one with less can do all the other can; 0: unused."""
    bound: Callable[..., int]
    """`bound(s, t, data)`: never more than the actions still needed, and at most 1 less after any action; or DEAD."""
    guess: Callable[..., int]
    """`guess(s, t, data, which)`: actions probably still needed, where `bound` is not DEAD; no bound, but leads to a
    first solution soon. `which` is 0, or 1 for another guess, tried where the first one gets lost; it may be the same.
    """
    branches: Callable[..., int]
    """`branches(s, t, out)`: legal actions, in any order, without those that another listed one equals by symmetry."""
    left: Callable[..., int]
    """`left(s, t)`: how many counted actions the rules still allow."""
    free: Callable[..., int]
    """`free(s, t)`: actions still to come that do not count (those of the set-up)."""
