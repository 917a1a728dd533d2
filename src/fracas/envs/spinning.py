"""Waiting for another thread without being put to sleep: to be woken takes a tenth of what a step takes."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, cast

import numba
import numpy as np
import numpy.typing as npt
from numba.core import cgutils
from numba.extending import intrinsic

from fracas.core.kernels import IS_COMPILED, Part

Words = npt.NDArray[np.int64]
WORD_BYTES = 8
LINE = 8  # words of a cache line: each side writes to lines of its own
SPINS = 300_000  # about a tenth of a millisecond: longer than random play takes between two steps
HEAD_START = 12_000  # looks, about three microseconds: Python's lock is free by then


def _load_now(typing: Any, words: Any, index: Any) -> Any:
    """A word as it is in memory at this moment: a plain look would be taken out of the loop."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array = context.make_array(signature.args[0])(context, builder, arguments[0])
        place = cgutils.get_item_pointer(context, builder, signature.args[0], array, [arguments[1]])  # type: ignore[no-untyped-call]  # as Numba is
        return builder.load_atomic(place, "seq_cst", WORD_BYTES)

    return numba.int64(words, index), generate


load_now: Callable[[Words, int], int] = cast(Any, intrinsic(_load_now))


def spin(words: Words, index: int, looks: int, head_start: int) -> bool:
    """Look at a word until it is not zero; False: it was, every time. Then stay out of the way for a moment."""
    for _ in range(looks):
        if load_now(words, index) != 0:
            for _ in range(head_start):
                load_now(words, index)
            return True
    return False


_SPINNING = Part(spin, {}, numba.boolean(numba.int64[::1], numba.int64, numba.int64, numba.int64), "envs_spin")


@cache
def spinning() -> Callable[[Words, int, int, int], bool]:
    """`spin`, compiled; where rules are not, it looks once."""
    if not IS_COMPILED:
        return lambda words, index, looks, head_start: bool(words[index])
    return cast(Callable[[Words, int, int, int], bool], _SPINNING.bind())
