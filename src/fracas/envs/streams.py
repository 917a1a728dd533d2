"""The chance of environments: two cheap streams per game, the same in every form, drawn from one whole number.

A match draws a fresh generator from SHA-256 for every ply, so that nobody can guess it and anybody can check it. Nobody
needs that in training, so an environment keeps two generators (xoshiro256++, as in core/rng.py) for all its episodes:

- `CHANCE`: set-ups, dice and draws of the game, in the order in which they fall;
- `CHOICE`: which seat the learner gets, and what a compiled opponent chooses (and imagines of what it cannot know).

Who plays does not move the dice: the same actions from the same seed give the same episode with or without an opponent.
A seed is a whole number; the eight words of the two generators are the first eight outputs of SplitMix64 started at it.
A reset without a seed goes on with both, so a seed decides all episodes until the next one. Row i of a batch that is
given the seed n has the streams of the seed n + i.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from numbers import Integral

import numpy as np
import numpy.typing as npt

from fracas.core.errors import BadOptions, shown

CHANCE, CHOICE = 0, 1
STREAMS, WORDS = 2, 4
Streams = npt.NDArray[np.uint64]  # (games, STREAMS, WORDS)

_GAMMA = 0x9E3779B97F4A7C15
_MIX_A, _MIX_B = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
_WORD = 1 << 64


def streams_of(seeds: Sequence[int]) -> Streams:
    """Both generators of each seed."""
    steps = np.array([(k + 1) * _GAMMA % _WORD for k in range(STREAMS * WORDS)], np.uint64)
    starts = np.array([seed % _WORD for seed in seeds], np.uint64)
    with np.errstate(over="ignore"):  # words wrap round on purpose
        z = starts[:, None] + steps
        z = (z ^ (z >> np.uint64(30))) * _MIX_A
        z = (z ^ (z >> np.uint64(27))) * _MIX_B
        z ^= z >> np.uint64(31)
    return np.ascontiguousarray(z.reshape(-1, STREAMS, WORDS))


def checked_seed(seed: object) -> int:
    """A seed as environments take it; without one, one from the system's generator."""
    if seed is None:
        return secrets.randbelow(_WORD)
    if isinstance(seed, bool) or not isinstance(seed, Integral) or seed < 0:
        raise BadOptions(f"seed: got {shown(seed)}; allowed: whole numbers from 0 on")
    return int(seed)
