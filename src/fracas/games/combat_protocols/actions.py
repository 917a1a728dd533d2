"""Actions as people write them: `place a1-a2`, `enter 3`, `fly b2`, `step nw turn b2 left`, `step ne move b2 north`,
`step ne shift a1-b1 to b1-b2`, `step se idle`."""

from __future__ import annotations

from typing import Literal, get_args

from fracas.core.contract import Action, Game

from .geometry import LINE_NEIGHBOUR_TABLE, SIDES, Way, line_name, square_name
from .options import CombatProtocolsOptions
from .state import (
    BLOCK_END,
    BLOCK_START,
    DIRECTIONS,
    ENTER,
    FLY,
    LINE_NEIGHBOURS,
    NOWHERE,
    PANEL,
    PANEL_TURNS,
    PLACE,
    SHIFT,
    STEP,
    TURNS,
)

PanelCell = Literal["nw", "ne", "sw", "se"]
PANEL_NAMES: tuple[PanelCell, ...] = get_args(PanelCell)
TurnName = Literal["left", "right", "around"]
TURN_NAMES: tuple[TurnName, ...] = get_args(TurnName)
NO_LINE = "nowhere"  # of a neighbour that a line has on no board


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

    def phrase(self) -> str:
        """The step first."""
        kind, cell, *rest = self.structure().values()
        return " ".join(["step", cell, kind, *rest])


class Turn(_Step):
    """Turn the token on a square. Text: `step nw turn b2 left`."""

    kind: Literal["turn"] = "turn"
    square: str
    turn: TurnName


class MoveToken(_Step):
    """Move the token of a square to a neighbouring one. Text: `step ne move b2 north`."""

    kind: Literal["move"] = "move"
    square: str
    way: Way


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


def action(game: Game[CombatProtocolsOptions], action_id: int) -> Action:
    """The action of an id, the same under all options."""
    if action_id < ENTER:
        return Place(id=action_id, line=line_name(action_id - PLACE))
    if action_id < FLY:
        return Enter(id=action_id, start=action_id - ENTER + 1)
    if action_id < STEP:
        return Fly(id=action_id, square=square_name(action_id - FLY))
    cell = next(cell for cell in range(PANEL) if action_id < BLOCK_END[cell])
    name = PANEL_NAMES[cell]
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
    to = f"{NO_LINE}-{k}" if other == NOWHERE else line_name(other)
    return Shift(id=action_id, cell=name, line=line_name(line), to=to)
