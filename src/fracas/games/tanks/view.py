"""What a seat sees of Tanks: everything."""

from __future__ import annotations

from functools import cache
from typing import Literal

import numpy as np
import numpy.typing as npt
from pydantic import Field

from fracas.core.contract import Game, View
from fracas.core.facts import Fact, Prompt
from fracas.core.plain import Plain

from .data import Zone
from .odds import line_between
from .options import TanksOptions
from .progress import GoalView, Part, cell_name, goal_views, holds_of, tank_name
from .spaces import Space, parse_space, space_name
from .state import BOARD_SIDE, CELLS, MOST_SQUAD, MOVE_POINTS, SEATS, STEP_COST, Cell, Fate, Result, Shot

#   By Cell; the ground under a tank is floor.
GROUND_SYMBOLS = "_x~%.#"
_CELL_OF_SYMBOL = {ord(symbol): chr(cell) for cell, symbol in enumerate(GROUND_SYMBOLS)}
_GAP = chr(Cell.GAP)
Held = Literal["gap", "hole", "pool", "wreck", "floor", "wall", "tank"]
CELL_WORDS: tuple[Held, ...] = ("gap", "hole", "pool", "wreck", "floor", "wall", "tank")


class Spot(Part):
    """A place that may lie outside the zone: file and rank from 1, and the name of the space inside it."""

    column: int
    row: int
    space: str | None


class TankView(Part):
    """One tank. `is_next`: it is the one its side plays in its running or next turn."""

    side: str
    number: int
    hit_points: int
    space: str | None  # None: destroyed
    is_stunned: bool
    is_next: bool
    held: list[int]  # turns in a row that count for each of its side's goals of the kind `hold`
    token: Spot | None

    @property
    def name(self) -> str:
        """`green 2`."""
        return f"{self.side} {self.number}"

    @property
    def index(self) -> int:
        """Which tank of the state it is."""
        return SEATS.index(self.side) * MOST_SQUAD + self.number - 1


class DieView(Part):
    """One die of the last roll, and what became of it: `kept`, `dropped` or `paired`."""

    value: int
    fate: str


class RollView(Part):
    """The last shot: who, from where, at what, the dice, and where it struck."""

    shooter: str
    origin: str
    target: str
    aimed: bool
    from_token: bool
    is_automatic: bool
    dice: list[DieView]
    result: str  # hit, glancing, stray, miss
    offset_columns: int
    offset_rows: int
    landing: Spot | None  # None: a miss that lands nowhere
    struck: Spot | None
    struck_kind: Held | None
    struck_tank: str | None
    damage: int
    line: list[Spot]  # the spaces a bolt crossed after its own, the one struck last; empty for a rocket


class Obstacle(Fact):
    """What a space holds that is in the way."""

    kind: Literal["obstacle"] = "obstacle"
    space: str
    holds: Held
    tank: str | None


class Act(Prompt):
    """The tank may act; a point left over after its last step is of no use."""

    kind: Literal["act"] = "act"
    tank: str
    points_left: int
    choices: list[Literal["drive", "fire", "end"]]


class Must(Prompt):
    """The tank is destroyed or stunned, or has repaired, which takes its whole turn."""

    kind: Literal["skip", "recover", "end"]
    tank: str


class Over(Prompt):
    """Nothing is asked any more."""

    kind: Literal["over"] = "over"


class TanksView(View):
    """The zone from the top row down, the tanks, the turn and the last roll."""

    prompt: Act | Must | Over = Field(discriminator="kind")
    zone: str
    width: int
    height: int
    ground: list[str]  # `.` floor, `#` wall, `~` pool, `_` gap, `x` destroyed floor, `%` wreck
    tanks: list[TankView]
    turn: int  # of both sides together, from 1
    turn_limit: int
    active_tank: str | None
    points_left: int
    shot: str  # none, snap, aimed
    has_rammed: bool
    has_repaired: bool
    walls_destroyed: dict[str, int]
    rules: list[str]
    elimination: bool  # destroying all enemy tanks wins
    goals: list[GoalView]  # everything else that wins, green's first
    friendly_fire: bool
    last_roll: RollView | None

    def tank_on(self, space: str) -> TankView | None:
        """The tank on a space."""
        return next((tank for tank in self.tanks if tank.space == space), None)

    @property
    def active(self) -> TankView | None:
        """The tank whose turn it is."""
        return next((tank for tank in self.tanks if tank.name == self.active_tank), None)

    def ground_at(self, column: int, row: int) -> str:
        """The symbol of a space, counted from 0; a gap outside the zone."""
        if self.is_inside((column, row)):
            return self.ground[self.height - 1 - row][column]
        return GROUND_SYMBOLS[Cell.GAP]

    def is_inside(self, space: Space) -> bool:
        """The space, counted from 0, belongs to the zone."""
        return 0 <= space[0] < self.width and 0 <= space[1] < self.height

    def obstacle_at(self, space: Space) -> Obstacle:
        """What a space of the zone holds, counted from 0."""
        name = space_name(*space)
        tank = self.tank_on(name)
        holds = "tank" if tank else CELL_WORDS[GROUND_SYMBOLS.index(self.ground_at(*space))]
        return Obstacle(space=name, holds=holds, tank=tank.name if tank else None)


@cache
def place(space: str | None) -> Space:
    """Column and row of a space that is known to be one, counted from 0."""
    found = parse_space(space or "")
    assert found is not None
    return found


def ground_lines(s: Plain, zone: Zone) -> list[str]:
    """The ground without tanks, the top row first."""
    return [
        "".join(GROUND_SYMBOLS[_ground(s.board[row * BOARD_SIDE + column])] for column in range(zone.width))
        for row in reversed(range(zone.height))
    ]


def ground_cells(lines: list[str]) -> npt.NDArray[np.int8]:
    """The inverse: a board with this ground and no tanks."""
    rows = [line.translate(_CELL_OF_SYMBOL).ljust(BOARD_SIDE, _GAP) for line in reversed(lines)]
    return np.array(bytearray("".join(rows).ljust(CELLS, _GAP), "ascii"), np.int8)


def _ground(held: int) -> int:
    return Cell.FLOOR if held >= Cell.TANK else held


def make_spot(column: int, row: int, zone: Zone) -> Spot:
    """A place, counted from 0."""
    is_inside = 0 <= column < zone.width and 0 <= row < zone.height
    return Spot(column=column + 1, row=row + 1, space=space_name(column, row) if is_inside else None)


def view(game: Game[TanksOptions], s: Plain, seat: int | None) -> TanksView:
    """The view of a seat, or of a spectator: the same."""
    options, zone = game.options, game.options.opened_zone
    return TanksView(
        seat=game.seat_name(seat),
        actor=None if s.over else SEATS[s.actor],
        prompt=_prompt(s),
        zone=zone.name,
        width=zone.width,
        height=zone.height,
        ground=ground_lines(s, zone),
        tanks=[_tank(s, unit, options) for unit in units_in(zone)],
        turn=s.turn + (0 if s.over else 1),
        turn_limit=options.turn_limit,
        active_tank=None if s.over else tank_name(active_index(s)),
        points_left=_points_left(s),
        shot=Shot(s.shot).name.lower(),
        has_rammed=bool(s.rammed),
        has_repaired=bool(s.repaired),
        walls_destroyed={name: s.walls[index] for index, name in enumerate(SEATS)},
        rules=options.rules_in_use,
        elimination=options.elimination,
        goals=goal_views(options, s),
        friendly_fire=options.friendly_fire,
        last_roll=make_roll(s, options),
    )


def active_index(s: Plain) -> int:
    """The index of the tank whose turn it is."""
    return int(s.actor * MOST_SQUAD + s.active[s.actor])


def _points_left(s: Plain) -> int:
    is_done = s.shot == Shot.AIMED or s.rammed or s.repaired or s.over
    return 0 if is_done else MOVE_POINTS - s.spent


def _prompt(s: Plain) -> Act | Must | Over:
    if s.over:
        return Over()
    unit = active_index(s)
    name = tank_name(unit)
    if s.hit_points[unit] == 0:
        return Must(kind="skip", tank=name)
    if s.stunned[unit] and s.shot == Shot.NONE:
        return Must(kind="recover", tank=name)
    if s.repaired:
        return Must(kind="end", tank=name)
    left = _points_left(s)
    choices: list[Literal["drive", "fire", "end"]] = ["drive"] if left >= STEP_COST.min() else []
    if s.shot == Shot.NONE:
        choices.append("fire")
    return Act(tank=name, points_left=left, choices=[*choices, "end"])


def units_in(zone: Zone) -> list[int]:
    """The indices of the tanks of a zone, green's first."""
    return [seat * MOST_SQUAD + index for seat, tanks in enumerate(zone.tanks) for index in range(len(tanks))]


def _tank(s: Plain, unit: int, options: TanksOptions) -> TankView:
    zone = options.opened_zone
    seat, index = divmod(unit, MOST_SQUAD)
    token = make_spot(s.token_column[unit], s.token_row[unit], zone) if s.has_token[unit] else None
    return TankView(
        side=SEATS[seat],
        number=index + 1,
        hit_points=s.hit_points[unit],
        space=cell_name(s.cell[unit]) if s.hit_points[unit] else None,
        is_stunned=bool(s.stunned[unit]),
        is_next=s.active[seat] == index,
        held=s.held[unit][: len(holds_of(options, seat))],
        token=token,
    )


def make_roll(s: Plain, options: TanksOptions) -> RollView | None:
    """The last shot, None before the first."""
    roll, zone = s.roll, options.opened_zone
    if roll.shooter < 0:
        return None
    has_flown = roll.result != Result.MISS
    origin = (roll.origin % BOARD_SIDE, roll.origin // BOARD_SIDE)
    landing = (
        roll.target % BOARD_SIDE + roll.offset_column,
        roll.target // BOARD_SIDE + roll.offset_row,
    )
    struck = (roll.struck_column, roll.struck_row)
    kind = roll.struck
    return RollView(
        shooter=tank_name(roll.shooter),
        origin=space_name(*origin),
        target=cell_name(roll.target),
        aimed=bool(roll.aimed),
        from_token=bool(roll.from_token),
        is_automatic=roll.count == 0,
        dice=[DieView(value=roll.dice[k], fate=Fate(roll.fate[k]).name.lower()) for k in range(roll.count)],
        result=Result(roll.result).name.lower(),
        offset_columns=roll.offset_column,
        offset_rows=roll.offset_row,
        landing=make_spot(*landing, zone) if has_flown else None,
        struck=make_spot(*struck, zone) if has_flown else None,
        struck_kind=CELL_WORDS[min(kind, Cell.TANK)] if has_flown else None,
        struck_tank=tank_name(kind - Cell.TANK) if kind >= Cell.TANK else None,
        damage=roll.damage,
        line=_line(origin, landing, struck, zone) if has_flown and options.has("energy_bolts") else [],
    )


def _line(origin: Space, landing: Space, struck: Space, zone: Zone) -> list[Spot]:
    """The way of the bolt as far as it came."""
    spots: list[Spot] = []
    for space in line_between(origin, landing):
        spots.append(make_spot(*space, zone))
        if space == struck:
            break
    return spots
