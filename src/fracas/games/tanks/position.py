"""A position of Tanks as JSON, both ways."""

from __future__ import annotations

from typing import Any, Literal

import numpy as np
from pydantic import BaseModel, ConfigDict, Field

from fracas.core.contract import Game, Position
from fracas.core.errors import BadPosition, listed
from fracas.core.plain import Plain
from fracas.core.said import mistakes

from .data import Zone, parse_space
from .options import TanksOptions
from .state import (
    BOARD_SIDE,
    FULL_HIT_POINTS,
    MOST_DICE,
    MOVE_POINTS,
    NO_TANK,
    NOT_STRUCK,
    SEATS,
    SIDES_OF_A_DIE,
    SQUAD,
    TANKS,
    TURNS_TO_HOLD,
    Cell,
    Fate,
    Result,
    Shot,
)
from .view import CELL_WORDS, GROUND_SYMBOLS, cell_name, ground_cells, ground_lines, tank_name

said = mistakes(__package__)

Side = Literal["green", "orange"]
FARTHEST = BOARD_SIDE + MOST_DICE


class Piece(BaseModel):
    """A part of a position."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Place(Piece):
    """A place that may lie outside the zone, file and rank from 1."""

    column: int = Field(ge=1 - FARTHEST, le=1 + FARTHEST)
    row: int = Field(ge=1 - FARTHEST, le=1 + FARTHEST)


class TankPosition(Piece):
    """One tank; a destroyed one has no hit points and no space."""

    side: Side
    number: int = Field(ge=1, le=SQUAD)
    hit_points: int = Field(ge=0, le=FULL_HIT_POINTS)
    space: str | None
    stunned: bool = False
    held: int = Field(0, ge=0, le=TURNS_TO_HOLD)
    token: Place | None = None


class DiePosition(Piece):
    """One die of the last roll."""

    value: int = Field(ge=1, le=SIDES_OF_A_DIE)
    fate: Literal["kept", "dropped", "paired"] = "kept"


class RollPosition(Piece):
    """The last shot. `struck` is null after a miss without collateral damage; `struck_tank` names a tank struck."""

    shooter: str
    origin: str
    target: str
    aimed: bool
    from_token: bool
    dice: list[DiePosition] = Field(max_length=MOST_DICE)
    result: Literal["hit", "glancing", "stray", "miss"]
    offset_columns: int = Field(0, ge=-MOST_DICE, le=MOST_DICE)
    offset_rows: int = Field(0, ge=-MOST_DICE, le=MOST_DICE)
    struck: Place | None
    struck_kind: Literal["gap", "hole", "pool", "wreck", "floor", "wall", "tank"] | None
    struck_tank: str | None = None
    damage: int = Field(0, ge=0, le=FULL_HIT_POINTS)


class BySide(Piece):
    """A number for each side."""

    green: int = Field(ge=0, le=BOARD_SIDE * BOARD_SIDE)
    orange: int = Field(ge=0, le=BOARD_SIDE * BOARD_SIDE)


class TanksPosition(Position):
    """Ground from the top row down (`.#~_`, `x` destroyed floor, `%` wreck), tanks, turn, last roll."""

    turns_completed: int = Field(0, ge=0, le=np.iinfo(np.int16).max)
    next_tank: BySide = BySide(green=1, orange=1)
    points_spent: int = Field(0, ge=0, le=MOVE_POINTS)
    shot: Literal["none", "snap", "aimed"] = "none"
    rammed: bool = False
    repaired: bool = False
    walls_destroyed: BySide = BySide(green=0, orange=0)
    ground: list[str]
    tanks: list[TankPosition]
    last_roll: RollPosition | None = None


def to_position(game: Game[TanksOptions], s: Plain) -> TanksPosition:
    """The whole state, every field named."""
    return TanksPosition(
        **game.position_header(s),
        turns_completed=s.turn,
        next_tank=BySide(green=s.active[0] + 1, orange=s.active[1] + 1),
        points_spent=s.spent,
        shot=_word(Shot, s.shot),
        rammed=bool(s.rammed),
        repaired=bool(s.repaired),
        walls_destroyed=BySide(green=s.walls[0], orange=s.walls[1]),
        ground=ground_lines(s, game.options.opened_zone),
        tanks=[_tank(s, unit) for unit in range(TANKS)],
        last_roll=_roll(s.roll) if s.roll.shooter >= 0 else None,
    )


def _word(kind: type[Shot] | type[Fate] | type[Result], value: int) -> Any:
    return kind(value).name.lower()


def _tank(s: Plain, unit: int) -> TankPosition:
    token = None
    if s.has_token[unit]:
        token = Place(column=s.token_column[unit] + 1, row=s.token_row[unit] + 1)
    return TankPosition.model_validate(
        {
            "side": SEATS[unit // SQUAD],
            "number": unit % SQUAD + 1,
            "hit_points": s.hit_points[unit],
            "space": cell_name(s.cell[unit]) if s.cell[unit] >= 0 else None,
            "stunned": bool(s.stunned[unit]),
            "held": s.held[unit],
            "token": token,
        }
    )


def _roll(roll: Plain) -> RollPosition:
    kind = roll.struck
    has_struck = kind != NOT_STRUCK
    return RollPosition.model_validate(
        {
            "shooter": tank_name(roll.shooter),
            "origin": cell_name(roll.origin),
            "target": cell_name(roll.target),
            "aimed": bool(roll.aimed),
            "from_token": bool(roll.from_token),
            "dice": [{"value": roll.dice[k], "fate": _word(Fate, roll.fate[k])} for k in range(roll.count)],
            "result": _word(Result, roll.result),
            "offset_columns": roll.offset_column,
            "offset_rows": roll.offset_row,
            "struck": {"column": roll.struck_column + 1, "row": roll.struck_row + 1} if has_struck else None,
            "struck_kind": CELL_WORDS[min(kind, Cell.TANK)] if has_struck else None,
            "struck_tank": tank_name(kind - Cell.TANK) if kind >= Cell.TANK else None,
            "damage": roll.damage,
        }
    )


def from_position(game: Game[TanksOptions], given: TanksPosition, s: np.record) -> None:
    """Fill the zeroed state; the invariants catch what does not fit together."""
    zone = game.options.opened_zone
    s.turn = given.turns_completed
    for seat, side in enumerate(SEATS):
        number = getattr(given.next_tank, side)
        if not 1 <= number <= SQUAD:
            raise BadPosition(f"next_tank.{side}", number, said("must-be-1-to", squad=SQUAD))
        s.active[seat] = number - 1
        s.walls[seat] = getattr(given.walls_destroyed, side)
    s.spent = given.points_spent
    s.shot = Shot[given.shot.upper()]
    s.rammed = given.rammed
    s.repaired = given.repaired
    _fill_ground(given.ground, s, zone)
    _fill_tanks(given.tanks, s, zone)
    s.roll.shooter = NO_TANK
    if given.last_roll is not None:
        _fill_roll(given.last_roll, s.roll, zone)


def _fill_ground(lines: list[str], s: np.record, zone: Zone) -> None:
    if len(lines) != zone.height:
        raise BadPosition("ground", lines, said("must-have-lines-as-the", height=zone.height, name=zone.name))
    for index, line in enumerate(lines):
        if len(line) != zone.width or set(line) - set(GROUND_SYMBOLS):
            raise BadPosition(
                f"ground.{index}",
                line,
                said("must-be-of-the-characters", width=zone.width, ground_symbols=GROUND_SYMBOLS),
            )
    s.board[:] = ground_cells(lines)


def _fill_tanks(tanks: list[TankPosition], s: np.record, zone: Zone) -> None:
    names = [f"{tank.side} {tank.number}" for tank in tanks]
    wanted = [tank_name(unit) for unit in range(TANKS)]
    if names != wanted:
        raise BadPosition("tanks", names, said("must-be-in-this-order", known=listed(wanted)))
    for unit, tank in enumerate(tanks):
        field = f"tanks.{unit}"
        s.hit_points[unit] = tank.hit_points
        s.cell[unit] = -1
        if (tank.space is None) != (tank.hit_points == 0):
            raise BadPosition(f"{field}.space", tank.space, said("must-be-given-if-the"))
        if tank.space is not None:
            cell = _cell(f"{field}.space", tank.space, zone)
            if s.board[cell] != Cell.FLOOR:
                raise BadPosition(f"{field}.space", tank.space, said("must-be-a-floor-space"))
            s.cell[unit] = cell
            s.board[cell] = Cell.TANK + unit
        s.stunned[unit] = tank.stunned
        s.held[unit] = tank.held
        if tank.token is not None:
            s.has_token[unit] = 1
            s.token_column[unit], s.token_row[unit] = tank.token.column - 1, tank.token.row - 1


def _cell(field: str, name: str, zone: Zone) -> int:
    space = parse_space(name)
    if space is None or space[0] >= zone.width or space[1] >= zone.height:
        last = cell_name((zone.height - 1) * BOARD_SIDE + zone.width - 1)
        raise BadPosition(field, name, said("must-be-a-space-of", last=last))
    return space[1] * BOARD_SIDE + space[0]


def _unit(field: str, name: str) -> int:
    names = [tank_name(unit) for unit in range(TANKS)]
    if name not in names:
        raise BadPosition(field, name, said("must-be-one-of", known=listed(names)))
    return names.index(name)


def _fill_roll(given: RollPosition, roll: np.record, zone: Zone) -> None:
    roll.shooter = _unit("last_roll.shooter", given.shooter)
    roll.origin = _cell("last_roll.origin", given.origin, zone)
    roll.target = _cell("last_roll.target", given.target, zone)
    roll.aimed = given.aimed
    roll.from_token = given.from_token
    roll.count = len(given.dice)
    for k, die in enumerate(given.dice):
        roll.dice[k] = die.value
        roll.fate[k] = Fate[die.fate.upper()]
    roll.result = Result[given.result.upper()]
    roll.offset_column = given.offset_columns
    roll.offset_row = given.offset_rows
    roll.damage = given.damage
    if (given.struck is None) != (given.struck_kind is None):
        raise BadPosition("last_roll.struck_kind", given.struck_kind, said("must-be-given-if-a"))
    if (given.struck_tank is not None) != (given.struck_kind == "tank"):
        raise BadPosition("last_roll.struck_tank", given.struck_tank, said("must-name-the-tank-if"))
    roll.struck = NOT_STRUCK
    if given.struck is not None and given.struck_kind is not None:
        roll.struck_column, roll.struck_row = given.struck.column - 1, given.struck.row - 1
        roll.struck = CELL_WORDS.index(given.struck_kind)
    if given.struck_tank is not None:
        roll.struck = Cell.TANK + _unit("last_roll.struck_tank", given.struck_tank)
