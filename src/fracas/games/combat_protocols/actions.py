"""Actions as people write them: `place a1-a2`, `enter 3`, `fly b2`, `step nw turn b2 left`, `step ne move b2 north`,
`step ne shift a1-b1 to b1-b2`, `step se idle`."""

from __future__ import annotations

from typing import Literal

from fracas.core.contract import Action

from .action_ids import BLOCK_END, BLOCK_START, ENTER, FLY, PLACE, SHIFT, STEP, TURNS
from .geometry import LINE_NEIGHBOUR_TABLE, SIDES, line_name, square_name
from .state import DIRECTIONS, LINE_NEIGHBOURS, NOWHERE, PANEL, PANEL_TURNS

PANEL_NAMES = ("nw", "ne", "sw", "se")
TURN_NAMES = ("left", "right", "around")

PanelCell = Literal["nw", "ne", "sw", "se"]


class Place(Action):
    """Set-up: place the next obstacle on a line between two squares. Text: `place a1-b1`."""

    kind: Literal["place"] = "place"
    line: str


class Enter(Action):
    """The first machine waiting on a start enters the board. Text: `enter 3`."""

    kind: Literal["enter"] = "enter"
    start: int


class Fly(Action):
    """The machine on a square moves the way the token there points. Text: `fly b2`."""

    kind: Literal["fly"] = "fly"
    square: str


class _Step(Action):
    """The controller steps on a cell of its panel and carries out the face shown."""

    cell: PanelCell


class Turn(_Step):
    """Turn the token on a square. Text: `step nw turn b2 left`."""

    kind: Literal["turn"] = "turn"
    square: str
    turn: Literal["left", "right", "around"]

    def phrase(self) -> str:
        """The step first."""
        return f"step {self.cell} turn {self.square} {self.turn}"


class MoveToken(_Step):
    """Move the token of a square to a neighbouring one. Text: `step ne move b2 north`."""

    kind: Literal["move"] = "move"
    square: str
    way: Literal["north", "east", "south", "west"]

    def phrase(self) -> str:
        """The step first."""
        return f"step {self.cell} move {self.square} {self.way}"


class Shift(_Step):
    """Move an obstacle to a line that shares a corner with its own. Text: `step ne shift a1-b1 to b1-b2`.

    Where no such line can exist on any board, the end and the number of the missing neighbour stand instead.
    """

    kind: Literal["shift"] = "shift"
    line: str
    to: str

    def phrase(self) -> str:
        """The step first."""
        return f"step {self.cell} shift {self.line} to {self.to}"


class Idle(_Step):
    """An activation without a legal target: it steps and flips, no more. Text: `step ne idle`."""

    kind: Literal["idle"] = "idle"

    def phrase(self) -> str:
        """The step first."""
        return f"step {self.cell} idle"


def make_action(action_id: int) -> Action:
    """The action of an id."""
    if action_id < ENTER:
        return Place(id=action_id, line=line_name(action_id - PLACE))
    if action_id < FLY:
        return Enter(id=action_id, start=action_id - ENTER + 1)
    if action_id < STEP:
        return Fly(id=action_id, square=square_name(action_id - FLY))
    cell = next(cell for cell in range(PANEL) if action_id < BLOCK_END[cell])
    name: PanelCell = PANEL_NAMES[cell]  # type: ignore[assignment]  # the four names are the Literal's
    if action_id == BLOCK_END[cell] - 1:
        return Idle(id=action_id, cell=name)
    target = action_id - int(BLOCK_START[cell])
    if PANEL_TURNS[cell]:
        square, turn = divmod(target, TURNS)
        return Turn(id=action_id, cell=name, square=square_name(square), turn=TURN_NAMES[turn])
    if target < SHIFT:
        square, way = divmod(target, DIRECTIONS)
        return MoveToken(id=action_id, cell=name, square=square_name(square), way=SIDES[way])
    line, k = divmod(target - SHIFT, LINE_NEIGHBOURS)
    other = LINE_NEIGHBOUR_TABLE[line][k]
    to = f"nowhere-{k}" if other == NOWHERE else line_name(other)
    return Shift(id=action_id, cell=name, line=line_name(line), to=to)
