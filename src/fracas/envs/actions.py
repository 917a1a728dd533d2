"""Actions as they are given from outside: their numbers, and what is said about a wrong one."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from fracas.core.contract import Game, State
from fracas.core.errors import IllegalAction, shown
from fracas.core.match import Match


def as_action(given: Any) -> int:
    """An action's number, of whatever kind of integer, or a sentence."""
    if isinstance(given, np.ndarray) and given.shape == ():
        given = given[()]
    if isinstance(given, bool) or not isinstance(given, int | np.integer):
        raise IllegalAction(f"an action is its number here, not {shown(given)}")
    return int(given)


def refuse_illegal(game: Game[Any], states: State, mask: npt.NDArray[np.uint8], action: int) -> None:
    """Say why an action cannot be played, unless it can."""
    if not 0 <= action < mask.size or not mask[action]:
        say_why_illegal(game, states, action)


def say_why_illegal(game: Game[Any], states: State, action: int) -> None:
    """Raise the sentence about an action that cannot be played."""
    Match(game, states.copy(), "refused", None).prepare(action)
