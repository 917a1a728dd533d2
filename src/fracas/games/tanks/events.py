"""The story of an action, for log and animation: the action, then everything it changed."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from fracas.core.contract import Action, Event, Game, ending_name

from .actions import Move, Ram
from .data import Zone
from .options import TanksOptions
from .state import DIRECTIONS, MOVE_POINTS, NEIGHBOUR, SEATS, TANKS, Cell, Ending
from .view import RollView, Spot, active_index, cell_name, make_roll, make_spot, tank_name


class Moved(Event):
    """A tank drove one step."""

    tank: str
    origin: str
    space: str
    points_left: int


class Fired(Event):
    """A tank fired; the roll tells dice, offset, line and what was struck."""

    tank: str
    roll: RollView


class Rammed(Event):
    """A tank drove against another."""

    tank: str
    other: str
    space: str


class Repaired(Event):
    """A tank drew energy."""

    tank: str
    points: int
    hit_points: int


class GroundDestroyed(Event):
    """A wall or a floor space is gone. Kinds `wall-destroyed` and `floor-destroyed`."""

    space: str


class Damaged(Event):
    """A tank lost hit points by `shot`, `blast` or `ram`."""

    tank: str
    space: str
    cause: str
    points: int
    hit_points: int


class TankEvent(Event):
    """Something befell a tank: `stunned`, `destroyed`, `recovered`, `skipped`, `ended`."""

    tank: str
    space: str | None


class TokenPlaced(Event):
    """A targeting token came to lie on a place."""

    tank: str
    spot: Spot


class GameOver(Event):
    """The game ended."""

    winner: str | None
    ending: str


def narrate(
    game: Game[TanksOptions], before: np.record, action: Action, after: np.record, seat: int | None
) -> list[Event]:
    """What everybody saw happen: the action, then everything it changed."""
    unit = active_index(before)
    events = [_deed(before, action, after, unit, game.options)]
    if action.kind in ("fire", "ram"):
        events += _ground(before, after)
        events += _losses(before, after, action.kind)
        events += _token(before, after, unit, game.options.opened_zone)
    if after.over:
        events.append(_end(after, game.ending_texts))
    return events


def _deed(before: np.record, action: Action, after: np.record, unit: int, options: TanksOptions) -> Event:
    name = tank_name(unit)
    here = cell_name(int(before.cell[unit])) if before.cell[unit] >= 0 else None
    if isinstance(action, Move):
        space = cell_name(int(after.cell[unit]))
        left = MOVE_POINTS - int(after.spent)
        text = f"{name} drives from {here} to {space}"
        return Moved(kind="moved", text=text, tank=name, origin=str(here), space=space, points_left=left)
    if isinstance(action, Ram):
        other = next(other for other in range(TANKS) if _is_beside(before, unit, other, action.direction))
        space = cell_name(int(before.cell[other]))
        text = f"{name} rams {tank_name(other)} on {space}"
        return Rammed(kind="rammed", text=text, tank=name, other=tank_name(other), space=space)
    if action.kind == "fire":
        roll = make_roll(after, options)
        assert roll is not None
        return Fired(kind="fired", text=shot_sentence(roll, before), tank=name, roll=roll)
    if action.kind == "repair":
        points = int(after.hit_points[unit]) - int(before.hit_points[unit])
        text = f"{name} repairs {points} {_points(points)} at the energy pool"
        return Repaired(kind="repaired", text=text, tank=name, points=points, hit_points=int(after.hit_points[unit]))
    kind, words = {
        "skip": ("skipped", "is destroyed and skips its turn"),
        "recover": ("recovered", "recovers from its stun"),
        "end": ("ended", "ends its turn"),
    }[action.kind]
    return TankEvent(kind=kind, text=f"{name} {words}", tank=name, space=here)


def _is_beside(s: np.record, unit: int, other: int, direction: str) -> bool:
    near = int(NEIGHBOUR[int(s.cell[unit]), DIRECTIONS.index(direction)])
    return bool(s.cell[other] == near)


def _points(points: int) -> str:
    return "point" if points == 1 else "points"


def shot_sentence(roll: RollView, before: np.record | None = None) -> str:
    """`green 1 aims at orange 2 on h8, 4 dice 3 5 2 6: hit for 2 points`."""
    ways = "aims" if roll.aimed else "fires"
    measured = ", measured from its token" if roll.from_token else ""
    thrown = "no dice" if roll.is_automatic else _dice_words(roll)
    return f"{roll.shooter} {ways} at {_target_words(roll, before)}{measured}, {thrown}: {_result_words(roll)}"


def _target_words(roll: RollView, before: np.record | None) -> str:
    if before is not None:
        for unit in range(TANKS):
            if before.cell[unit] >= 0 and cell_name(int(before.cell[unit])) == roll.target:
                return f"{tank_name(unit)} on {roll.target}"
    return roll.target


def _dice_words(roll: RollView) -> str:
    values = " ".join(str(die.value) for die in roll.dice)
    return f"{len(roll.dice)} {'die' if len(roll.dice) == 1 else 'dice'} {values}"


def _result_words(roll: RollView) -> str:
    if roll.struck is None:
        return "a miss"
    said = {"hit": "a hit", "glancing": "a glancing blow", "stray": _stray_words(roll)}[roll.result]
    if roll.is_automatic:
        said = "an automatic hit"
    place = roll.struck.words
    is_short = roll.landing != roll.struck
    if roll.struck_tank is not None:
        way = f"{roll.struck_tank} in the way on {place}" if is_short else f"{roll.struck_tank} on {place}"
        return f"{said}, {way} takes {roll.damage}"
    things = {"wall": "the wall on", "wreck": "the wreck on", "pool": "the pool on", "floor": "the floor of"}
    things |= {"hole": "the hole on", "gap": "the gap on"}
    if roll.struck.space is None:
        return f"{said} that lands outside the zone"
    return f"{said}, the shot strikes {things[str(roll.struck_kind)]} {place}"


def _stray_words(roll: RollView) -> str:
    across, up = roll.offset_columns, roll.offset_rows
    parts = [f"{abs(up)} {'up' if up > 0 else 'down'}"] if up else []
    parts += [f"{abs(across)} {'right' if across > 0 else 'left'}"] if across else []
    return f"a stray, {' and '.join(parts)}"


def _ground(before: np.record, after: np.record) -> list[Event]:
    events: list[Event] = []
    for cell in np.flatnonzero(before.board != after.board):
        space = cell_name(int(cell))
        if before.board[cell] == Cell.WALL:
            events.append(GroundDestroyed(kind="wall-destroyed", text=f"the wall on {space} is gone", space=space))
        elif after.board[cell] == Cell.HOLE:
            events.append(GroundDestroyed(kind="floor-destroyed", text=f"the floor of {space} is gone", space=space))
    return events


def _losses(before: np.record, after: np.record, kind: str) -> list[Event]:
    events: list[Event] = []
    for unit in range(TANKS):
        lost = int(before.hit_points[unit]) - int(after.hit_points[unit])
        if lost == 0:
            continue
        name, space = tank_name(unit), cell_name(int(before.cell[unit]))
        left = int(after.hit_points[unit])
        cause = "ram" if kind == "ram" else ("shot" if after.roll.struck == Cell.TANK + unit else "blast")
        text = f"{name} loses {lost} {_points(lost)} to the {cause} and has {left} left"
        events.append(
            Damaged(kind="damaged", text=text, tank=name, space=space, cause=cause, points=lost, hit_points=left)
        )
        if left == 0:
            events.append(TankEvent(kind="destroyed", text=f"{name} is destroyed", tank=name, space=space))
        elif after.stunned[unit] and not before.stunned[unit]:
            events.append(TankEvent(kind="stunned", text=f"{name} is stunned", tank=name, space=space))
    return events


def _token(before: np.record, after: np.record, unit: int, zone: Zone) -> list[Event]:
    if not after.has_token[unit]:
        return []
    spot = make_spot(int(after.token_column[unit]), int(after.token_row[unit]), zone)
    was = make_spot(int(before.token_column[unit]), int(before.token_row[unit]), zone)
    if before.has_token[unit] and spot == was:
        return []
    name = tank_name(unit)
    text = f"{name}'s targeting token lies on {spot.words}"
    return [TokenPlaced(kind="token-placed", text=text, tank=name, spot=spot)]


def _end(after: np.record, ending_texts: Mapping[int, str]) -> Event:
    winner = SEATS[int(after.winner)] if after.winner >= 0 else None
    names = {"winner": winner or "nobody", "loser": SEATS[1 - int(after.winner)] if winner else "nobody"}
    text = ending_texts[int(after.ending)].format(**names)
    return GameOver(kind="game-over", text=text, winner=winner, ending=ending_name(Ending(int(after.ending))))
