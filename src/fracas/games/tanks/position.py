"""A position of Tanks as JSON, both ways."""

from __future__ import annotations

from typing import Any, Literal

import numpy as np
from pydantic import BaseModel, ConfigDict, Field, field_validator

from fracas.core.contract import Game, Position
from fracas.core.errors import BadPosition, listed
from fracas.core.plain import Plain
from fracas.core.said import mistakes

from .data import Zone
from .missions import MissionGoal
from .options import TanksOptions
from .progress import cell_name, goals_of, holds_of, tank_name
from .spaces import parse_space
from .state import (
    BOARD_SIDE,
    FULL_HIT_POINTS,
    MOST_COUNTED,
    MOST_DICE,
    MOST_GOALS,
    MOST_SQUAD,
    MOST_TURNS,
    MOVE_POINTS,
    NO_TANK,
    NOT_STRUCK,
    SEATS,
    SIDES_OF_A_DIE,
    Cell,
    Fate,
    Result,
    Shot,
)
from .view import CELL_WORDS, GROUND_SYMBOLS, ground_cells, ground_lines, units_in

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
    number: int = Field(ge=1, le=MOST_SQUAD)
    hit_points: int = Field(ge=0, le=FULL_HIT_POINTS)
    space: str | None
    stunned: bool = False
    held: list[int] = Field(default_factory=list, max_length=MOST_COUNTED)  # for each goal `hold` of its side
    token: Place | None = None

    @field_validator("held", mode="before")
    @classmethod
    def _of_one_goal(cls, value: Any) -> Any:
        """As it was written when only a pool could be held."""
        return value if not isinstance(value, int) else [value] if value else []


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


class GoalsPosition(Piece):
    """What is counted for a side's goals: which of those to reach or hold are done, and walls that are marked."""

    done: list[int] = Field(default_factory=list, max_length=MOST_GOALS)  # numbers of goals, from 1
    broken: list[int] = Field(default_factory=list, max_length=MOST_COUNTED)  # for each `break ... of ...`


class GoalsBySide(Piece):
    """The goals of each side."""

    green: GoalsPosition = GoalsPosition()
    orange: GoalsPosition = GoalsPosition()


class TanksPosition(Position):
    """Ground from the top row down (`.#~_`, `x` destroyed floor, `%` wreck), tanks, turn, last roll."""

    turns_completed: int = Field(0, ge=0, le=np.iinfo(np.int16).max)
    next_tank: BySide = BySide(green=1, orange=1)
    points_spent: int = Field(0, ge=0, le=MOVE_POINTS)
    shot: Literal["none", "snap", "aimed"] = "none"
    rammed: bool = False
    repaired: bool = False
    walls_destroyed: BySide = BySide(green=0, orange=0)
    goals: GoalsBySide = GoalsBySide()
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
        goals=GoalsBySide(**{side: _goals(s, seat, game.options) for seat, side in enumerate(SEATS)}),
        ground=ground_lines(s, game.options.opened_zone),
        tanks=[_tank(s, unit, game.options) for unit in units_in(game.options.opened_zone)],
        last_roll=_roll(s.roll) if s.roll.shooter >= 0 else None,
    )


def _word(kind: type[Shot] | type[Fate] | type[Result], value: int) -> Any:
    return kind(value).name.lower()


def _goals(s: Plain, seat: int, options: TanksOptions) -> GoalsPosition:
    goals = goals_of(options, seat)
    done = [k + 1 for k in range(len(goals)) if s.done[seat] >> k & 1]
    return GoalsPosition(done=done, broken=[s.broken[seat][slot] for slot in _marked_walls(goals)])


def _marked_walls(goals: list[MissionGoal]) -> list[int]:
    """The slots of goals that count marked walls; for the others every wall counts that the side has destroyed."""
    breaks = [goal for goal in goals if goal.kind == "break"]
    return [slot for slot, goal in enumerate(breaks) if goal.spaces]


def _tank(s: Plain, unit: int, options: TanksOptions) -> TankPosition:
    token = None
    if s.has_token[unit]:
        token = Place(column=s.token_column[unit] + 1, row=s.token_row[unit] + 1)
    return TankPosition.model_validate(
        {
            "side": SEATS[unit // MOST_SQUAD],
            "number": unit % MOST_SQUAD + 1,
            "hit_points": s.hit_points[unit],
            "space": cell_name(s.cell[unit]) if s.cell[unit] >= 0 else None,
            "stunned": bool(s.stunned[unit]),
            "held": s.held[unit][: len(holds_of(options, unit // MOST_SQUAD))],
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
        squad = len(zone.tanks[seat])
        if not 1 <= number <= squad:
            raise BadPosition(f"next_tank.{side}", number, said("must-be-1-to", squad=squad))
        s.active[seat] = number - 1
        s.walls[seat] = getattr(given.walls_destroyed, side)
        _fill_goals(getattr(given.goals, side), s, seat, game.options)
    s.spent = given.points_spent
    s.shot = Shot[given.shot.upper()]
    s.rammed = given.rammed
    s.repaired = given.repaired
    _fill_ground(given.ground, s, zone)
    _fill_tanks(given.tanks, s, game.options)
    s.roll.shooter = NO_TANK
    if given.last_roll is not None:
        _fill_roll(given.last_roll, s.roll, zone)


def _fill_goals(given: GoalsPosition, s: np.record, seat: int, options: TanksOptions) -> None:
    field, goals = f"goals.{SEATS[seat]}", goals_of(options, seat)
    for number in given.done:
        if not 1 <= number <= len(goals) or goals[number - 1].kind not in ("reach", "hold"):
            raise BadPosition(f"{field}.done", number, said("must-be-a-goal-to-reach"))
        s.done[seat] |= 1 << (number - 1)
    marked = _marked_walls(goals)
    _check_counts(f"{field}.broken", given.broken, len(marked))
    s.broken[seat, : sum(goal.kind == "break" for goal in goals)] = s.walls[seat]
    s.broken[seat, marked] = given.broken or 0


def _check_counts(field: str, counts: list[int], wanted: int) -> None:
    """None at all stands for zeros."""
    if counts and len(counts) != wanted:
        raise BadPosition(field, counts, said("must-have-a-number-for-each", count=wanted))
    if any(not 0 <= count <= MOST_TURNS for count in counts):
        raise BadPosition(field, counts, said("must-be-0-to", most=MOST_TURNS))


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


def _fill_tanks(tanks: list[TankPosition], s: np.record, options: TanksOptions) -> None:
    zone = options.opened_zone
    units = units_in(zone)
    names = [f"{tank.side} {tank.number}" for tank in tanks]
    wanted = [tank_name(unit) for unit in units]
    if names != wanted:
        raise BadPosition("tanks", names, said("must-be-in-this-order", known=listed(wanted)))
    s.cell[:] = -1
    for index, (unit, tank) in enumerate(zip(units, tanks, strict=True)):
        field = f"tanks.{index}"
        s.hit_points[unit] = tank.hit_points
        if (tank.space is None) != (tank.hit_points == 0):
            raise BadPosition(f"{field}.space", tank.space, said("must-be-given-if-the"))
        if tank.space is not None:
            cell = _cell(f"{field}.space", tank.space, zone)
            if s.board[cell] != Cell.FLOOR:
                raise BadPosition(f"{field}.space", tank.space, said("must-be-a-floor-space"))
            s.cell[unit] = cell
            s.board[cell] = Cell.TANK + unit
        s.stunned[unit] = tank.stunned
        _check_counts(f"{field}.held", tank.held, len(holds_of(options, unit // MOST_SQUAD)))
        s.held[unit, : len(tank.held)] = tank.held
        if tank.token is not None:
            s.has_token[unit] = 1
            s.token_column[unit], s.token_row[unit] = tank.token.column - 1, tank.token.row - 1


def _cell(field: str, name: str, zone: Zone) -> int:
    space = parse_space(name)
    if space is None or space[0] >= zone.width or space[1] >= zone.height:
        last = cell_name((zone.height - 1) * BOARD_SIDE + zone.width - 1)
        raise BadPosition(field, name, said("must-be-a-space-of", last=last))
    return space[1] * BOARD_SIDE + space[0]


def _unit(field: str, name: str, zone: Zone) -> int:
    units = {tank_name(unit): unit for unit in units_in(zone)}
    if name not in units:
        raise BadPosition(field, name, said("must-be-one-of", known=listed(units)))
    return units[name]


def _fill_roll(given: RollPosition, roll: np.record, zone: Zone) -> None:
    roll.shooter = _unit("last_roll.shooter", given.shooter, zone)
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
        roll.struck = Cell.TANK + _unit("last_roll.struck_tank", given.struck_tank, zone)
