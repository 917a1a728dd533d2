"""The kernels of a game that writes none of its own: nothing is hidden, guessed, learnt from or checked."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import numpy.typing as npt

from .entry import Floats
from .kernels import rule
from .rng import Rng, below


@rule
def conceal(s: np.record, t: np.record, seat: int, rng: Rng) -> None:
    """Nothing is hidden."""


@rule
def evaluate(s: np.record, t: np.record, seat: int) -> float:
    """The result of a game that is over; nothing is known of one that runs."""
    if s.winner < 0:
        return 0.0
    return 1.0 if s.winner == seat else -1.0


@rule
def evaluate_alone(s: np.record, t: np.record, seat: int) -> float:
    """The same where nobody else can win: a puzzle that nobody won is lost."""
    if not s.over:
        return 0.0
    return 1.0 if s.winner == seat else -1.0


@rule
def observe(s: np.record, t: np.record, seat: int, out: Floats) -> None:
    """No features."""


@rule
def audit(s: np.record, t: np.record) -> int:
    """Nothing is checked."""
    return 0


def uniform_suggest(legal: Callable[..., int], room: int) -> Callable[..., int]:
    """A `suggest` that takes any legal action, all equally likely."""

    @rule
    def suggest(s: np.record, t: np.record, rng: Rng) -> int:
        out = np.empty(room, np.int64)
        return out[below(rng, legal(s, t, out))]  # type: ignore[no-any-return]

    return suggest


def scanned_features(observe: Callable[..., None], size: int) -> Callable[..., int]:
    """A `features` that looks through what `observe` gives."""

    @rule
    def features(s: np.record, t: np.record, seat: int, ids: npt.NDArray[np.int32], values: Floats) -> int:
        dense = np.empty(size, np.float32)
        observe(s, t, seat, dense)
        n = 0
        for k in range(size):
            if dense[k] != 0.0:
                ids[n] = k
                values[n] = dense[k]
                n += 1
        return n

    return features
