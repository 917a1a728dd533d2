"""Why an action is forbidden: one kind of reason for each rule."""

from __future__ import annotations

from typing import Literal

from fracas.core.contract import Action, Game
from fracas.core.facts import Reason

from .actions import Fire, Move, Ram
from .options import TanksOptions
from .state import DIRECTIONS, MOVE_POINTS, STEP_COLUMN, STEP_COST, STEP_ROW
from .view import Held, Obstacle, TanksView, TankView, place

FORCED = ("skip", "recover")


class Plain(Reason):
    """Rules that need no figure."""

    kind: Literal["nobody-to-ram", "at-the-edge", "already-fired", "already-moved", "at-itself"]


class OfTank(Reason):
    """What a tank is or has done allows only something else, it has no token, or it is an own one."""

    kind: Literal["destroyed", "stunned", "repaired", "fit", "turn-begun", "no-token", "own-tank"]
    tank: str


class AtSpace(Reason):
    """The space has no pool beside it or no tank on it, or is none of this zone."""

    kind: Literal["no-pool", "nobody-there", "outside"]
    space: str


class InTheWay(Reason):
    """A tank drives onto empty floor; a diagonal step needs both spaces beside it empty, too."""

    kind: Literal["blocked", "corner-blocked"]
    obstacle: Obstacle


class RuleOff(Reason):
    """An advanced rule that this match does not use."""

    kind: Literal["rule-off"] = "rule-off"
    rule: Literal["repair", "collision", "triangulation"]


class MovementOver(Reason):
    """An aimed shot and a ram end the tank's movement."""

    kind: Literal["movement-over"] = "movement-over"
    cause: Literal["aimed-shot", "ram"]


class TooDear(Reason):
    """The tank has not enough movement points left."""

    kind: Literal["too-dear"] = "too-dear"
    cost: int
    points_left: int


class NoTarget(Reason):
    """Pools, gaps, destroyed floor and wrecks are never targets."""

    kind: Literal["no-target"] = "no-target"
    holds: Held


def why_illegal(game: Game[TanksOptions], view: TanksView, action: Action) -> Reason | None:
    """The rule that forbids an action."""
    tank = view.active
    if tank is None:
        return None
    if tank.space is None:
        return OfTank(kind="destroyed", tank=tank.name)
    if tank.is_stunned and view.shot == "none":
        return OfTank(kind="stunned", tank=tank.name)
    if action.kind in FORCED:
        return OfTank(kind="fit", tank=tank.name)
    if view.has_repaired:
        return OfTank(kind="repaired", tank=tank.name)
    if isinstance(action, Fire):
        return _why_no_shot(view, tank, action)
    if isinstance(action, Move | Ram):
        return _why_no_drive(view, tank, action)
    return _why_no_repair(view, tank, tank.space) if action.kind == "repair" else None


def _why_no_repair(view: TanksView, tank: TankView, space: str) -> Reason:
    if "repair" not in view.rules:
        return RuleOff(rule="repair")
    if view.shot != "none" or view.points_left < MOVE_POINTS:
        return OfTank(kind="turn-begun", tank=tank.name)
    return AtSpace(kind="no-pool", space=space)


def _why_no_drive(view: TanksView, tank: TankView, action: Move | Ram) -> Reason | None:
    if view.shot == "aimed" or view.has_rammed:
        return MovementOver(cause="aimed-shot" if view.shot == "aimed" else "ram")
    if isinstance(action, Ram) and "collision" not in view.rules:
        return RuleOff(rule="collision")
    direction = DIRECTIONS.index(action.direction)
    cost = int(STEP_COST[direction])
    if cost > view.points_left:
        return TooDear(cost=cost, points_left=view.points_left)
    column, row = place(tank.space)
    right, up = int(STEP_COLUMN[direction]), int(STEP_ROW[direction])
    if not view.is_inside((column + right, row + up)):
        return Plain(kind="at-the-edge" if isinstance(action, Move) else "nobody-to-ram")
    goal = view.obstacle_at((column + right, row + up))
    if isinstance(action, Ram):
        if goal.tank is None:
            return Plain(kind="nobody-to-ram")
        if goal.tank.startswith(tank.side) and not view.friendly_fire:
            return OfTank(kind="own-tank", tank=goal.tank)
    elif goal.holds != "floor":
        return InTheWay(kind="blocked", obstacle=goal)
    for corner in ((column + right, row), (column, row + up)):
        beside = view.obstacle_at(corner)
        if beside.holds != "floor":
            return InTheWay(kind="corner-blocked", obstacle=beside)
    return None


def _why_no_shot(view: TanksView, tank: TankView, shot: Fire) -> Reason:
    if view.shot != "none":
        return Plain(kind="already-fired")
    if shot.aimed and view.points_left < MOVE_POINTS:
        return Plain(kind="already-moved")
    if shot.from_token and "triangulation" not in view.rules:
        return RuleOff(rule="triangulation")
    if shot.from_token and tank.token is None:
        return OfTank(kind="no-token", tank=tank.name)
    if not view.is_inside(place(shot.space)):
        return AtSpace(kind="outside", space=shot.space)
    target = view.obstacle_at(place(shot.space))
    if target.tank is not None:
        return Plain(kind="at-itself") if target.tank == tank.name else OfTank(kind="own-tank", tank=target.tank)
    if target.holds in ("floor", "wall"):
        return AtSpace(kind="nobody-there", space=shot.space)
    return NoTarget(holds=target.holds)
