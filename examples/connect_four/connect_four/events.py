"""What happened, told to a seat."""

from __future__ import annotations

from typing import Literal

from fracas.core.contract import Action, Game
from fracas.core.facts import Event
from fracas.core.plain import Plain

from .actions import Drop
from .options import ConnectFourOptions


class Dropped(Event):
    """A disc fell into a column and came to rest in a row, both counted from 1."""

    kind: Literal["dropped"] = "dropped"
    seat: str
    column: int
    row: int


def narrate(
    game: Game[ConnectFourOptions], before: Plain, action: Action, after: Plain, seat: int | None
) -> list[Event]:
    """One event: the disc's fall."""
    assert isinstance(action, Drop)
    row = after.height[action.column - 1]
    return [Dropped(seat=game.card.seats[before.actor], column=action.column, row=row)]
