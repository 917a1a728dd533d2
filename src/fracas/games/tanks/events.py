"""The story of an action, for log and animation: the action, then everything it changed."""

from __future__ import annotations

from typing import Literal

from fracas.core.contract import Action, Game
from fracas.core.facts import Ending, Event
from fracas.core.plain import Plain

from .actions import Move, Ram
from .data import Zone
from .options import TanksOptions
from .progress import GoalView, Part, cell_name, goal_views, tank_name
from .state import DIRECTIONS, MOST_TANKS, MOVE_POINTS, NEIGHBOUR, SEATS, Cell
from .view import RollView, Spot, active_index, make_roll, make_spot

Cause = Literal["shot", "blast", "ram"]


class Moved(Event):
    """A tank drove one step."""

    kind: Literal["moved"] = "moved"
    tank: str
    origin: str
    space: str
    points_left: int


class Drift(Part):
    """How far from its target a stray came down, as green sees the board."""

    rows: int
    vertical: Literal["up", "down"] | None
    columns: int
    sideways: Literal["left", "right"] | None


class Fired(Event):
    """A tank fired; the roll tells dice, offset, line and what was struck."""

    kind: Literal["fired"] = "fired"
    tank: str
    aimed_at: str | None  # the tank on the target
    dice: list[int]
    drift: Drift | None  # None: not a stray
    is_stopped: bool  # something in the way was struck
    roll: RollView


class Rammed(Event):
    """A tank drove against another."""

    kind: Literal["rammed"] = "rammed"
    tank: str
    other: str
    space: str


class Repaired(Event):
    """A tank drew energy."""

    kind: Literal["repaired"] = "repaired"
    tank: str
    points: int
    hit_points: int


class Skipped(Event):
    """A destroyed tank had its empty turn."""

    kind: Literal["skipped"] = "skipped"
    tank: str


class OnSpace(Event):
    """A tank recovered, ended its turn, lost its last hit point, or will only recover in its next turn."""

    kind: Literal["recovered", "ended", "destroyed", "stunned"]
    tank: str
    space: str


class GroundDestroyed(Event):
    """A wall or a floor space is gone."""

    kind: Literal["wall-destroyed", "floor-destroyed"]
    space: str


class Damaged(Event):
    """A tank lost hit points."""

    kind: Literal["damaged"] = "damaged"
    tank: str
    space: str
    cause: Cause
    points: int
    hit_points: int


class TokenPlaced(Event):
    """A targeting token came to lie on a place."""

    kind: Literal["token-placed"] = "token-placed"
    tank: str
    spot: Spot


class GoalAdvanced(Event):
    """A side came nearer to a goal, fulfilled it, or has to begin again with holding."""

    kind: Literal["goal-reached", "goal-held", "goal-lost", "goal-broken", "goal-hunted", "goal-survived"]
    side: str
    tank: str | None  # that reached, held or was hunted
    progress: int
    count: int


class GameOver(Event):
    """The game ended."""

    kind: Literal["game-over"] = "game-over"
    ending: Ending


def narrate(game: Game[TanksOptions], before: Plain, action: Action, after: Plain, seat: int | None) -> list[Event]:
    """What everybody saw happen: the action, then everything it changed."""
    unit = active_index(before)
    events = [_deed(before, action, after, unit, game.options)]
    if action.kind in ("fire", "ram"):
        events += _ground(before, after)
        events += _losses(before, after, action.kind)
        events += _token(before, after, unit, game.options.opened_zone)
    if game.options.goals and action.kind not in ("move", "repair"):
        events += _advances(before, after, unit, game.options)
    if after.over:
        events.append(GameOver(ending=game.ending(after)))
    return events


def _deed(before: Plain, action: Action, after: Plain, unit: int, options: TanksOptions) -> Event:
    name = tank_name(unit)
    if action.kind == "skip":
        return Skipped(tank=name)
    here = cell_name(before.cell[unit])
    if isinstance(action, Move):
        left = MOVE_POINTS - after.spent
        return Moved(tank=name, origin=here, space=cell_name(after.cell[unit]), points_left=left)
    if isinstance(action, Ram):
        other = next(other for other in range(MOST_TANKS) if _is_beside(before, unit, other, action.direction))
        return Rammed(tank=name, other=tank_name(other), space=cell_name(before.cell[other]))
    if action.kind == "fire":
        roll = make_roll(after, options)
        assert roll is not None
        return shot_event(roll, _tank_on(before, roll.target))
    if action.kind == "repair":
        points = after.hit_points[unit] - before.hit_points[unit]
        return Repaired(tank=name, points=points, hit_points=after.hit_points[unit])
    return OnSpace(kind="recovered" if action.kind == "recover" else "ended", tank=name, space=here)


def _is_beside(s: Plain, unit: int, other: int, direction: str) -> bool:
    near = int(NEIGHBOUR[s.cell[unit], DIRECTIONS.index(direction)])
    return bool(s.cell[other] == near)


def _tank_on(s: Plain, space: str) -> str | None:
    units = (unit for unit in range(MOST_TANKS) if s.cell[unit] >= 0 and cell_name(s.cell[unit]) == space)
    return next(map(tank_name, units), None)


def shot_event(roll: RollView, aimed_at: str | None) -> Fired:
    """A roll as an event."""
    return Fired(
        tank=roll.shooter,
        aimed_at=aimed_at,
        dice=[die.value for die in roll.dice],
        drift=_drift(roll.offset_rows, roll.offset_columns) if roll.result == "stray" else None,
        is_stopped=roll.landing != roll.struck,
        roll=roll,
    )


def _drift(up: int, right: int) -> Drift:
    return Drift(
        rows=abs(up),
        vertical=None if up == 0 else "up" if up > 0 else "down",
        columns=abs(right),
        sideways=None if right == 0 else "right" if right > 0 else "left",
    )


def _ground(before: Plain, after: Plain) -> list[Event]:
    events: list[Event] = []
    for cell in (cell for cell, held in enumerate(before.board) if held != after.board[cell]):
        space = cell_name(int(cell))
        if before.board[cell] == Cell.WALL:
            events.append(GroundDestroyed(kind="wall-destroyed", space=space))
        elif after.board[cell] == Cell.HOLE:
            events.append(GroundDestroyed(kind="floor-destroyed", space=space))
    return events


def _losses(before: Plain, after: Plain, kind: str) -> list[Event]:
    events: list[Event] = []
    for unit in range(MOST_TANKS):
        lost = before.hit_points[unit] - after.hit_points[unit]
        if lost == 0:
            continue
        name, space = tank_name(unit), cell_name(before.cell[unit])
        left = after.hit_points[unit]
        cause: Cause = "ram" if kind == "ram" else ("shot" if after.roll.struck == Cell.TANK + unit else "blast")
        events.append(Damaged(tank=name, space=space, cause=cause, points=lost, hit_points=left))
        if left == 0:
            events.append(OnSpace(kind="destroyed", tank=name, space=space))
        elif after.stunned[unit] and not before.stunned[unit]:
            events.append(OnSpace(kind="stunned", tank=name, space=space))
    return events


ADVANCES: dict[str, Literal["goal-reached", "goal-broken", "goal-hunted", "goal-survived"]] = {
    "reach": "goal-reached",
    "break": "goal-broken",
    "hunt": "goal-hunted",
    "survive": "goal-survived",
}


def _advances(before: Plain, after: Plain, unit: int, options: TanksOptions) -> list[Event]:
    """The goals that are further than before; turns count for the tank whose turn it was, and survivors wait."""
    events: list[Event] = []
    slot, actor = 0, SEATS[before.actor]
    for was, goal in zip(goal_views(options, before), goal_views(options, after), strict=True):
        if goal.kind == "hold" and goal.side == actor:
            events += _holding(before, after, unit, slot, goal)
            slot += 1
        elif goal.kind != "hold" and goal.progress > was.progress and (goal.kind != "survive" or goal.is_done):
            tank = goal.tank if goal.kind != "reach" else tank_name(unit)
            events.append(
                GoalAdvanced(
                    kind=ADVANCES[goal.kind], side=goal.side, tank=tank, progress=goal.progress, count=goal.count
                )
            )
    return events


def _holding(before: Plain, after: Plain, unit: int, slot: int, goal: GoalView) -> list[Event]:
    was, turns = before.held[unit][slot], after.held[unit][slot]
    if turns == was or not after.hit_points[unit]:
        return []
    kind: Literal["goal-held", "goal-lost"] = "goal-held" if turns > was else "goal-lost"
    return [GoalAdvanced(kind=kind, side=goal.side, tank=tank_name(unit), progress=turns, count=goal.count)]


def _token(before: Plain, after: Plain, unit: int, zone: Zone) -> list[Event]:
    if not after.has_token[unit]:
        return []
    spot = make_spot(after.token_column[unit], after.token_row[unit], zone)
    was = make_spot(before.token_column[unit], before.token_row[unit], zone)
    return [] if before.has_token[unit] and spot == was else [TokenPlaced(tank=tank_name(unit), spot=spot)]
