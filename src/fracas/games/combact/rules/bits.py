"""64-bit words: the lowest bit and the number of bits, alike compiled and not."""

from __future__ import annotations

import numpy as np

from fracas.core.kernels import rule, wide

_ONE = np.uint64(1)
_SEQUENCE = np.uint64(0x03F79D71B4CB0A89)  # de Bruijn: its 64 windows of six bits are all different
_WINDOW = np.uint64(58)


def _positions() -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    found = np.zeros(64, np.int64)
    for position in range(64):
        found[(int(_SEQUENCE) << position) % (1 << 64) >> int(_WINDOW)] = position
    return found


_POSITION = _positions()

_PAIRS = np.uint64(0x5555555555555555)
_QUADS = np.uint64(0x3333333333333333)
_BYTES = np.uint64(0x0F0F0F0F0F0F0F0F)
_SUM = np.uint64(0x0101010101010101)
_TWO = np.uint64(2)
_FOUR = np.uint64(4)
_TOP = np.uint64(56)


@rule
def lowest_bit(word: np.uint64) -> int:
    """The position of the lowest bit that is set (the word is not 0)."""
    alone = word & (~word + _ONE)
    return _POSITION[(alone * _SEQUENCE) >> _WINDOW]  # type: ignore[no-any-return]


@rule
def bit_count(word: np.uint64) -> int:
    """How many bits are set."""
    word = word - ((word >> _ONE) & _PAIRS)
    word = (word & _QUADS) + ((word >> _TWO) & _QUADS)
    word = (word + (word >> _FOUR)) & _BYTES
    return wide((word * _SUM) >> _TOP)
