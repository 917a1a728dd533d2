"""The rules that can forbid an action, each with what it speaks of."""

from __future__ import annotations

from typing import Literal

from fracas.core.facts import Reason

from .actions import PanelCell
from .geometry import Way
from .view import Face


class PlaceFirst(Reason):
    """Obstacles are still to be placed."""

    kind: Literal["place-first"] = "place-first"
    left: int


class AllPlaced(Reason):
    """No obstacle is left to be placed."""

    kind: Literal["all-placed"] = "all-placed"


class NoLine(Reason):
    """The board has no such line; None: no board has one there."""

    kind: Literal["no-line"] = "no-line"
    line: str | None


class OnLine(Reason):
    """Another obstacle is on the line, or none is."""

    kind: Literal["line-taken", "no-obstacle"]
    line: str


class AtStart(Reason):
    """There is no such start, nobody waits on it, or who waits there blocks the way out."""

    kind: Literal["no-start", "nobody-waits", "start-blocks"]
    start: int


class FrontOccupied(Reason):
    """A machine is on the square in front of the start."""

    kind: Literal["front-occupied"] = "front-occupied"
    start: int
    square: str
    machine: int


class AtSquare(Reason):
    """The square, its machine or its direction token is missing, or a token is in the way."""

    kind: Literal["no-square", "no-machine", "no-way-out", "no-token", "token-there"]
    square: str


class WrongSide(Reason):
    """A machine leaves the board only over the side it heads for."""

    kind: Literal["wrong-side"] = "wrong-side"
    machine: int
    facing: Way
    heading: Way


class Occupied(Reason):
    """A machine is on the square ahead."""

    kind: Literal["occupied"] = "occupied"
    square: str
    machine: int


class BarrierBetween(Reason):
    """No machine passes a Barrier."""

    kind: Literal["barrier-between"] = "barrier-between"
    origin: str
    target: str


class OutOfReach(Reason):
    """The controller steps only on orthogonal neighbours of its cell."""

    kind: Literal["out-of-reach"] = "out-of-reach"
    cells: list[PanelCell]  # which are within reach


class AtCell(Reason):
    """The panel token shows something else, or a face that has a target."""

    kind: Literal["wrong-face", "must-act"]
    cell: PanelCell
    face: Face


class OffBoard(Reason):
    """A direction token stays on the board."""

    kind: Literal["off-board"] = "off-board"
    square: str
    way: Way
