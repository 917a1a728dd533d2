"""What an action will do, and which rule forbids it; from the view alone."""

from __future__ import annotations

from typing import Literal

from fracas.core.contract import Action, Game
from fracas.core.facts import Preview, Reason

from .actions import NO_LINE, Enter, Fly, Idle, MoveToken, Place, Shift, Turn
from .geometry import Way, neighbour
from .options import CombatProtocolsOptions
from .reasons import (
    AllPlaced,
    AtCell,
    AtSquare,
    AtStart,
    BarrierBetween,
    FrontOccupied,
    NoLine,
    Occupied,
    OffBoard,
    OnLine,
    OutOfReach,
    PlaceFirst,
    WrongSide,
)
from .view import CombatProtocolsView, Pointing, SquareView, obstacle_between


class Foreseen(Preview):
    """Both markers afterwards, and how many spaces the Heat marker has to the end it points to."""

    heat: int
    pointing: Pointing
    room: int
    power: int


class Flight(Foreseen):
    """A machine moves: what it flies through and what works where it arrives."""

    kind: Literal["flight"] = "flight"
    drained: bool
    engine: bool
    charged: bool


class Payment(Foreseen):
    """An activation costs 1 power."""

    kind: Literal["payment"] = "payment"


class LastExit(Foreseen):
    """The last machine leaves: the game is won."""

    kind: Literal["last-exit"] = "last-exit"
    ends: bool = True


class Overheating(Foreseen):
    """The Heat marker comes to the end it points to: the game is lost."""

    kind: Literal["overheating"] = "overheating"
    hurts: bool = True
    ends: bool = True


class LastPower(Foreseen):
    """A Battery Drain or a paid activation takes the last power: the game is lost."""

    kind: Literal["last-power"] = "last-power"
    cause: Literal["drain", "payment"]
    hurts: bool = True
    ends: bool = True


def preview(game: Game[CombatProtocolsOptions], view: CombatProtocolsView, action: Action) -> Preview | None:
    """What the action costs: heat, power, and whether it loses or wins."""
    match action:
        case Enter():
            start = next(start for start in view.starts if start.number == action.start)
            return _move(view, start.square, drained=False)
        case Fly():
            square = _square(view, action.square)
            if square is None or square.token is None:
                return None
            target = neighbour(square.name, square.token)
            return _move(view, target, drained=obstacle_between(view, square.name, target) == "drain")
        case MoveToken() | Shift():
            cell = next(cell for cell in view.panel if cell.cell == action.cell)
            return _payment(view, "payment") if cell.is_flipped else None
    return None


def _move(view: CombatProtocolsView, target: str, *, drained: bool) -> Preview:
    """Ruling `order-of-a-move`: Battery Drain on the line, heat by one, then the location."""
    heat, power = view.heat, view.power.marker + drained
    if power >= view.power.length:
        return _payment(view, "drain")
    marker, room = heat.marker + (1 if heat.pointing == "up" else -1), heat.room - 1
    square = _square(view, target)
    if square is None and sum(machine.place != "gone" for machine in view.machines) == 1:
        return LastExit(heat=marker, pointing=heat.pointing, room=room, power=power)
    if room == 0:
        return Overheating(heat=marker, pointing=heat.pointing, room=room, power=power)
    location = None if square is None else square.location
    engine, charged = location == "engine", location == "charger" and power > 1
    pointing: Pointing = "up" if (heat.pointing == "up") != engine else "down"
    return Flight(
        drained=drained,
        engine=engine,
        charged=charged,  # ruling `charger-never-below-the-first-space`
        heat=marker,
        pointing=pointing,
        room=heat.length - 1 - room if engine else room,
        power=power - charged,
    )


def _payment(view: CombatProtocolsView, cause: Literal["drain", "payment"]) -> Preview:
    heat, power = view.heat, view.power.marker + 1
    if power >= view.power.length:
        return LastPower(cause=cause, heat=heat.marker, pointing=heat.pointing, room=heat.room, power=power)
    return Payment(heat=heat.marker, pointing=heat.pointing, room=heat.room, power=power)


def why_illegal(game: Game[CombatProtocolsOptions], view: CombatProtocolsView, action: Action) -> Reason | None:
    """The rule that forbids the action now."""
    to_place = sum(obstacle.line is None for obstacle in view.obstacles)
    match action:
        case Place():
            return _why_no_obstacle_on(view, action.line) if to_place else AllPlaced()
        case _ if to_place:
            return PlaceFirst(left=to_place)
        case Enter():
            return _why_not_enter(view, action)
        case Fly():
            return _why_not_fly(view, action)
        case Turn() | MoveToken() | Shift() | Idle():
            return _why_not_step(view, action)
    return None


def _why_no_obstacle_on(view: CombatProtocolsView, line: str) -> Reason:
    if any(obstacle.line == line for obstacle in view.obstacles):
        return OnLine(kind="line-taken", line=line)
    return NoLine(line=None if line.startswith(NO_LINE) else line)


def _why_not_enter(view: CombatProtocolsView, action: Enter) -> Reason:
    start = next((start for start in view.starts if start.number == action.start), None)
    if start is None:
        return AtStart(kind="no-start", start=action.start)
    if not start.waiting:
        return AtStart(kind="nobody-waits", start=action.start)
    machine = next(machine.number for machine in view.machines if machine.place == start.square)
    return FrontOccupied(start=start.number, square=start.square, machine=machine)


def _why_not_fly(view: CombatProtocolsView, action: Fly) -> Reason:
    square = _square(view, action.square)
    if square is None:
        return AtSquare(kind="no-square", square=action.square)
    if square.machine is None:
        return AtSquare(kind="no-machine", square=square.name)
    if square.token is None:
        return AtSquare(kind="no-way-out", square=square.name)
    target = neighbour(square.name, square.token)
    other = _square(view, target)
    if other is None:
        return _why_not_leave(view, square.name, square.token, square.machine)
    if other.machine is not None:
        return Occupied(square=target, machine=other.machine)
    return BarrierBetween(origin=square.name, target=target)


def _why_not_leave(view: CombatProtocolsView, square: str, facing: Way, machine: int) -> Reason:
    heading = view.machines[machine - 1].heading
    if heading != facing:
        return WrongSide(machine=machine, facing=facing, heading=heading)
    start = next(start for start in view.starts if (start.square, start.side) == (square, facing))
    return AtStart(kind="start-blocks", start=start.number)


def _why_not_step(view: CombatProtocolsView, action: Turn | MoveToken | Shift | Idle) -> Reason:
    cell = next(cell for cell in view.panel if cell.cell == action.cell)
    if not cell.is_reachable:
        return OutOfReach(cells=[cell.cell for cell in view.panel if cell.is_reachable])
    match action:
        case Idle():
            return AtCell(kind="must-act", cell=cell.cell, face=cell.face)
        case Turn() if (action.turn == "around") != cell.is_flipped:
            return AtCell(kind="wrong-face", cell=cell.cell, face=cell.face)
        case Turn():
            return AtSquare(kind="no-token", square=action.square)
        case MoveToken():
            return _why_not_move(view, action)
    if all(obstacle.line != action.line for obstacle in view.obstacles):
        return OnLine(kind="no-obstacle", line=action.line)
    return _why_no_obstacle_on(view, action.to)


def _why_not_move(view: CombatProtocolsView, action: MoveToken) -> Reason:
    square, target = _square(view, action.square), neighbour(action.square, action.way)
    if square is None or square.token is None:
        return AtSquare(kind="no-token", square=action.square)
    if _square(view, target) is None:
        return OffBoard(square=square.name, way=action.way)
    return AtSquare(kind="token-there", square=target)


def _square(view: CombatProtocolsView, name: str) -> SquareView | None:
    return next((square for square in view.squares if square.name == name), None)
