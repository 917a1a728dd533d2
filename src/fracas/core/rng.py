"""The generator every kernel draws from: xoshiro256++, its 256-bit state a `uint64[4]` array.

It is passed in, never part of a game's state, so that no search can see the dice to come. A match does not run
one long stream: each ply has a stream of its own, SHA-256 of the seed and the ply number, so what a player sees
of one ply's chance tells nothing about another's, and taking an action back cannot shift the dice of the rest.

All arithmetic stays in `np.uint64`: NumPy and Numba agree there, and nowhere else for mixed widths.
"""

from __future__ import annotations

import hashlib

import numpy as np
import numpy.typing as npt

from .kernels import rule

Rng = npt.NDArray[np.uint64]
Seed = int | str

SETUP_PLY = 0

_ROTATE_A = np.uint64(23)
_ROTATE_B = np.uint64(45)
_SHIFT = np.uint64(17)
_WORD = np.uint64(64)
_HALF = np.uint64(32)
_LOW_HALF = np.uint64(0xFFFFFFFF)
_WHOLE_HALF = np.uint64(1 << 32)
_TO_UNIT = 1.0 / (1 << 53)
_UNIT_SHIFT = np.uint64(11)


def stream(seed: Seed, ply: int) -> Rng:
    """The generator for one ply of a match (`SETUP_PLY` deals the start position)."""
    digest = hashlib.sha256(f"fracas/{seed}/{ply}".encode()).digest()
    return np.frombuffer(digest, dtype="<u8").astype(np.uint64)


@rule
def next_word(rng: Rng) -> np.uint64:
    """The next 64 random bits; `rng` is modified in place."""
    s0, s1, s2, s3 = rng[0], rng[1], rng[2], rng[3]
    mixed = s0 + s3
    result = ((mixed << _ROTATE_A) | (mixed >> (_WORD - _ROTATE_A))) + s0
    carried = s1 << _SHIFT
    s2 ^= s0
    s3 ^= s1
    s1 ^= s2
    s0 ^= s3
    s2 ^= carried
    s3 = (s3 << _ROTATE_B) | (s3 >> (_WORD - _ROTATE_B))
    rng[0] = s0
    rng[1] = s1
    rng[2] = s2
    rng[3] = s3
    return result  # type: ignore[no-any-return]


@rule
def below(rng: Rng, n: int) -> int:
    """A fair integer in 0..n-1, for n from 1 to 2**32 (Lemire's method: no modulo bias)."""
    bound = np.uint64(n)
    product = (next_word(rng) >> _HALF) * bound
    if (product & _LOW_HALF) < bound:
        threshold = (_WHOLE_HALF - bound) % bound
        while (product & _LOW_HALF) < threshold:
            product = (next_word(rng) >> _HALF) * bound
    return np.int64(product >> _HALF)  # type: ignore[return-value]


@rule
def unit(rng: Rng) -> float:
    """A float in [0, 1)."""
    return float(next_word(rng) >> _UNIT_SHIFT) * _TO_UNIT


@rule
def die(rng: Rng) -> int:
    """One throw of a six-sided die: 1..6."""
    return below(rng, 6) + 1


@rule
def shuffle(rng: Rng, items: npt.NDArray[np.int8], n: int) -> None:
    """Shuffle the first `n` entries in place (Fisher-Yates, from the end)."""
    for last in range(n - 1, 0, -1):
        other = below(rng, last + 1)
        held = items[last]
        items[last] = items[other]
        items[other] = held
