"""What happened, told to a seat."""

from __future__ import annotations

from typing import Literal

import numpy as np

from fracas.core.contract import Action, Game
from fracas.core.facts import Event

from .actions import Drop
from .options import ConnectFourOptions


class Dropped(Event):
    """A disc fell into a column and came to rest in a row, both counted from 1."""

    kind: Literal["dropped"] = "dropped"
    seat: str
    column: int
    row: int


def narrate(
    game: Game[ConnectFourOptions], before: np.record, action: Action, after: np.record, seat: int | None
) -> list[Event]:
    """One event: the disc's fall."""
    assert isinstance(action, Drop)
    row = int(after.height[action.column - 1])
    return [Dropped(seat=game.card.seats[int(before.actor)], column=action.column, row=row)]
