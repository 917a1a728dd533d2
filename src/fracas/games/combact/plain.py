"""Rules run as plain Python: the kernels' own source, for the few callers that need no speed and should not compile."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numpy as np

from . import placing, scoring

F = TypeVar("F", bound=Callable[..., Any])


def _source(rule: F) -> F:
    """The Python function under a compiled rule."""
    return cast(F, getattr(rule, "py_func", rule))


def territory(s: np.record, t: np.record) -> tuple[int, int]:
    """Territory points of Black and White."""
    black, white = _source(scoring.territory)(s.owner, t)
    return int(black), int(white)


def can_swap(s: np.record, t: np.record) -> bool:
    """The side to move may swap sides."""
    return bool(_source(placing.can_swap)(s, t))


def lay(s: np.record, t: np.record, seat: int, placement: int) -> int:
    """Put a placement onto the board; the sixes it makes."""
    return int(_source(placing.lay)(s, t, seat, placement))
