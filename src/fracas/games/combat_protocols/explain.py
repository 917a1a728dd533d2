"""Sentences for the player before an action: what it will do, or which rule forbids it. From the view alone."""

from __future__ import annotations

from fracas.core.contract import Action, Game
from fracas.core.errors import listed

from .actions import Enter, Fly, Idle, MoveToken, Place, Shift, Turn
from .geometry import neighbour
from .options import CombatProtocolsOptions
from .view import CombatProtocolsView, SquareView, obstacle_between


def preview(game: Game[CombatProtocolsOptions], view: CombatProtocolsView, action: Action) -> str:
    """What the action costs: heat, power, and whether it loses."""
    match action:
        case Enter():
            start = next(start for start in view.starts if start.number == action.start)
            return _move_preview(view, start.square, False)
        case Fly():
            square = _square(view, action.square)
            if square is None or square.token is None:
                return ""
            target = neighbour(square.name, square.token)
            if _square(view, target) is None:
                last = sum(machine.place != "gone" for machine in view.machines) == 1
                return "the last machine leaves: the drill is flown" if last else _move_preview(view, None, False)
            return _move_preview(view, target, obstacle_between(view, square.name, target) == "drain")
        case MoveToken() | Shift():
            cell = next(cell for cell in view.panel if cell.cell == action.cell)
            if cell.is_flipped:
                fatal = view.power.marker + 1 >= view.power.length
                return "costs the last power: lost" if fatal else "costs 1 power"
    return ""


def _move_preview(view: CombatProtocolsView, target: str | None, drains: bool) -> str:
    if drains and view.power.marker + 1 >= view.power.length:
        return "the Battery Drain takes the last power: lost"
    if view.heat.room <= 1:
        return "overheats: lost"
    parts = ["a Battery Drain takes 1 power"] if drains else []
    room = view.heat.room - 1
    square = None if target is None else _square(view, target)
    if square is not None and square.location == "engine":
        room = view.heat.length - 1 - room
        parts.append("the Engine turns the Heat marker")
    is_full = view.power.marker == 1 and not drains  # ruling `charger-never-below-the-first-space`
    if square is not None and square.location == "charger" and not is_full:
        parts.append("the Charger gives back 1 power")
    return "; ".join([*parts, f"{room} to the end of the Heat Track"])


def why_illegal(game: Game[CombatProtocolsOptions], view: CombatProtocolsView, action: Action) -> str:
    """The rule that forbids the action now."""
    if isinstance(action, Place):
        return _why_not_place(view, action)
    if view.phase == "placing":
        return "first every obstacle must be placed"
    if isinstance(action, Enter):
        return _why_not_enter(view, action)
    if isinstance(action, Fly):
        return _why_not_fly(view, action)
    return _why_not_step(view, action)


def _why_not_place(view: CombatProtocolsView, action: Place) -> str:
    if view.phase != "placing":
        return "all obstacles lie already"
    if any(obstacle.line == action.line for obstacle in view.obstacles):
        return f"the line {action.line} holds an obstacle already"
    return f"the board has no line {action.line}"


def _why_not_enter(view: CombatProtocolsView, action: Enter) -> str:
    start = next((start for start in view.starts if start.number == action.start), None)
    if start is None:
        return f"the board has no start {action.start}"
    if not start.waiting:
        return f"no machine waits on start {action.start}"
    return f"the square in front, {start.square}, is occupied"


def _why_not_fly(view: CombatProtocolsView, action: Fly) -> str:
    square = _square(view, action.square)
    if square is None:
        return f"the board has no square {action.square}"
    if square.machine is None:
        return f"no machine is on {square.name}"
    if square.token is None:
        return f"{square.name} has no direction token, so no machine can leave it"
    target = neighbour(square.name, square.token)
    other = _square(view, target)
    if other is None:
        heading = view.machines[square.machine - 1].heading
        if heading != square.token:
            return f"the token points {square.token}, but the machine leaves the board to the {heading} only"
        return "it would leave over a start on which machines still wait"
    if other.machine is not None:
        return f"{target} is occupied by machine {other.machine}"
    return f"a Barrier lies between {square.name} and {target}"


def _why_not_step(view: CombatProtocolsView, action: Action) -> str:
    name = action.structure()["cell"]
    cell = next(cell for cell in view.panel if cell.cell == name)
    if not cell.is_reachable:
        reachable = [cell.cell for cell in view.panel if cell.is_reachable]
        return f"the controller can only step on an orthogonal neighbour: {listed(reachable)}"
    if isinstance(action, Turn):
        if (action.turn == "around") != cell.is_flipped:
            return f"the token on {name} shows {cell.face!r}"
        return f"no direction token lies on {action.square}"
    if isinstance(action, MoveToken):
        square = _square(view, action.square)
        if square is None or square.token is None:
            return f"no direction token lies on {action.square}"
        target = neighbour(action.square, action.way)
        if _square(view, target) is None:
            return "the token would leave the board"
        return f"{target} has a direction token already"
    if isinstance(action, Idle):
        return f"{cell.face!r} has a target and must be carried out"
    lines = [obstacle.line for obstacle in view.obstacles]
    line, to = action.structure()["line"], action.structure()["to"]
    if line not in lines:
        return f"no obstacle lies on {line}"
    return f"the line {to} holds an obstacle already" if to in lines else f"the board has no line {to}"


def _square(view: CombatProtocolsView, name: str) -> SquareView | None:
    return next((square for square in view.squares if square.name == name), None)
