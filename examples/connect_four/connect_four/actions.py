"""The one kind of action."""

from __future__ import annotations

from typing import Literal

from fracas.core.contract import Action, Game

from .options import ConnectFourOptions


class Drop(Action):
    """Drop a disc into a column, 1 to 7 from the left. Text: `drop 4`."""

    kind: Literal["drop"] = "drop"
    column: int


def action(game: Game[ConnectFourOptions], action_id: int) -> Drop:
    """Action ids are columns."""
    return Drop(id=action_id, column=action_id + 1)
