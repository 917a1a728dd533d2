"""The kinds of action. Ids: placements by piece, point and turn; then the spots, the targets, the pass, the swap."""

from __future__ import annotations

from typing import Literal

from fracas.core.contract import Action, Game

from .data import pieces, placements
from .options import TARGET_NAMES, CombactOptions, TargetName
from .state import FIRST_SPOT, FIRST_TARGET, PASS, PLACEMENTS


class Place(Action):
    """Lay a piece. Text: `place 5b at 23.r4`.

    The first peak of the piece's notation lies on point 23, the piece turned four times 60 degrees anticlockwise
    about it; `m4` is the mirror image, so turned: White's hand of a piece that is not its own mirror image. `fields`
    are the numbers of the fields covered. The same id has the same text on every board.
    """

    kind: Literal["place"] = "place"
    piece: str
    at: int
    turn: str
    fields: tuple[int, ...]

    def phrase(self) -> str:
        """The fields follow from piece, point and turn."""
        return f"place {self.piece} at {self.at}.{self.turn}"


class SetInception(Action):
    """Start the Inception before a spot of the circle, counted from 1. Text: `inception 5`."""

    kind: Literal["inception"] = "inception"
    spot: int


class ChooseTarget(Action):
    """Choose the target of the next match of a campaign. Text: `target goals`."""

    kind: Literal["target"] = "target"
    target: TargetName


class Pass(Action):
    """Pass the turn. Text: `pass`."""

    kind: Literal["pass"] = "pass"


class Swap(Action):
    """Swap sides instead of laying a piece. Text: `swap`."""

    kind: Literal["swap"] = "swap"


def action(game: Game[CombactOptions], action_id: int) -> Action:
    """Ids mean the same under all options; a board or set that lacks a field or piece never offers it."""
    if action_id < PLACEMENTS:
        one = placements()[action_id]
        return Place(id=action_id, piece=pieces()[one.piece].name, at=one.at, turn=one.turn, fields=one.fields)
    if action_id < FIRST_TARGET:
        return SetInception(id=action_id, spot=action_id - FIRST_SPOT + 1)
    if action_id < PASS:
        return ChooseTarget(id=action_id, target=TARGET_NAMES[action_id - FIRST_TARGET])
    return Pass(id=action_id) if action_id == PASS else Swap(id=action_id)
