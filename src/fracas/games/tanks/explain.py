"""What a person wants to know before acting: the odds of a shot, exactly, and what other actions cost or bring."""

from __future__ import annotations

import threading
from typing import Literal, NamedTuple

from fracas.core.contract import Action, Game
from fracas.core.facts import Fact, Preview

from .actions import Fire, Move, Ram
from .data import Space, space_name
from .odds import AROUND, ON_TARGET, damage_ways, distance_between, hit_chance, line_between, stray_ways
from .options import TanksOptions
from .reasons import why_illegal
from .state import (
    AIMING,
    BLASTING_HIT,
    DIRECTIONS,
    FULL_HIT_POINTS,
    HEAVY_HIT,
    MOST_DICE,
    MOVE_POINTS,
    REPAIRED_POINTS,
    SIDES_OF_A_DIE,
    STEP_COST,
    TOKEN_DICE,
)
from .view import Obstacle, TanksView, TankView, place

__all__ = ["preview", "why_illegal"]

BLOCKING = "#%"  # ground that a bolt does not pass
DESTROYERS = {"#": "wall_destruction", ".": "floor_destruction"}  # the rule by which ground is destroyed
SLIGHT = 0.005  # an average below rounds to 0.00


class Loss(Fact):
    """What a shot may do to a tank."""

    kind: Literal["loss"] = "loss"
    tank: str
    points: float  # on average
    is_slight: bool  # so few that two digits would show none
    kill: float | None  # chance of destruction; None: it cannot happen
    stun: float | None  # chance of a stun; None also for who is stunned already


class Breach(Fact):
    """How likely a shot destroys the ground it is aimed at, or that stands in its way."""

    kind: Literal["breach"] = "breach"
    space: str
    chance: float


class ShotPreview(Preview):
    """The odds of a shot."""

    kind: Literal["shot"] = "shot"
    dice: int  # 0: an automatic hit
    hit: float  # chance that the target is struck without a 1 among the dice; never behind an obstacle
    glance: float | None
    obstacle: Obstacle | None  # what a bolt straight at the target meets first
    ground: list[Breach]
    losses: list[Loss]  # the target first, then enemies


class StepPreview(Preview):
    """What a step costs."""

    kind: Literal["step"] = "step"
    cost: int
    points_left: int  # before it


class RamPreview(Preview):
    """What a ram does to both tanks."""

    kind: Literal["ram"] = "ram"
    damage: int


class RepairPreview(Preview):
    """What a repair brings."""

    kind: Literal["repair"] = "repair"
    points: int


class Hurt(NamedTuple):
    """What one landing does to one tank; `is_stunned`: it was not before."""

    tank: str
    points: int
    is_destroyed: bool
    is_stunned: bool


class Outcome(NamedTuple):
    """What one landing does: the tanks hurt, the space destroyed."""

    hurt: tuple[Hurt, ...]
    broken: Space | None


class Strays(dict[Space, Outcome]):
    """Shots that miss or glance, by landing: whatever they strike loses 1. A legal list looks up tens of thousands."""

    def __init__(self, field: Field) -> None:
        self._field = field

    def __missing__(self, landing: Space) -> Outcome:
        found = self[landing] = self._field.outcome(landing, 1)
        return found


class Field:
    """The board of a view as the active tank sees it, laid out for looking up spaces; what was found out is kept."""

    def __init__(self, view: TanksView) -> None:
        """Tanks by space."""
        assert view.active is not None
        self.view = view
        self.origin = place(view.active.space)
        self.tanks = {place(tank.space): tank for tank in view.tanks if tank.space}
        self.rules = frozenset(view.rules)
        cells = ((column, row) for row in range(view.height) for column in range(view.width))
        self.ground = {space: view.ground_at(*space) for space in cells}
        self._blocking = {space for space, symbol in self.ground.items() if symbol in BLOCKING} | self.tanks.keys()
        self.strays = Strays(self)
        self._obstacles: dict[Space, Space | None] = {}

    def obstacle(self, landing: Space) -> Space | None:
        """What a bolt meets before it lands; rockets meet nothing."""
        if landing not in self._obstacles:
            self._obstacles[landing] = self._look(landing)
        return self._obstacles[landing]

    def _look(self, landing: Space) -> Space | None:
        if "energy_bolts" in self.rules:
            for space in line_between(self.origin, landing):
                if space == landing:
                    return None
                if space in self._blocking:
                    return space
        return None

    def outcome(self, landing: Space, damage: int) -> Outcome:
        """A shot that lands there for so much damage; a tank in its way takes 1."""
        struck = self.obstacle(landing) or landing
        if struck in self.tanks:
            dealt = damage if struck == landing else 1
            hit = self._hurt(struck, dealt, dealt > HEAVY_HIT)
            return Outcome((*(self._blast(struck) if dealt == BLASTING_HIT else ()), hit), None)
        if DESTROYERS.get(self.ground.get(struck, "")) not in self.rules:
            return Outcome((), None)
        return Outcome(self._blast(struck), struck)

    def _blast(self, centre: Space) -> tuple[Hurt, ...]:
        """The tanks around lose a point each."""
        if "blast" not in self.rules:
            return ()
        around = ((centre[0] + right, centre[1] + up) for right, up in AROUND)
        return tuple(self._hurt(space, 1, True) for space in around if space in self.tanks)

    def _hurt(self, space: Space, damage: int, stuns: bool) -> Hurt:
        tank = self.tanks[space]
        is_destroyed = damage >= tank.hit_points
        is_stunned = stuns and not is_destroyed and not tank.is_stunned and "stun" in self.rules
        return Hurt(tank.name, min(damage, tank.hit_points), is_destroyed, is_stunned)


_latest = threading.local()  # a legal list asks about one view hundreds of times, and several threads draw at once


def _field(view: TanksView) -> Field:
    known: Field | None = getattr(_latest, "field", None)
    if known is None or known.view is not view:
        known = _latest.field = Field(view)
    return known


def preview(game: Game[TanksOptions], view: TanksView, action: Action) -> Preview | None:
    """What an action of the active tank does, or nothing to say."""
    tank = view.active
    if tank is None or tank.space is None:
        return None
    if isinstance(action, Fire):
        return shot_preview(view, tank, action)
    if isinstance(action, Move):
        return StepPreview(cost=int(STEP_COST[DIRECTIONS.index(action.direction)]), points_left=view.points_left)
    if isinstance(action, Ram):
        spent = MOVE_POINTS - view.points_left + int(STEP_COST[DIRECTIONS.index(action.direction)])
        return RamPreview(damage=spent // 2)
    if action.kind == "repair":
        return RepairPreview(points=min(REPAIRED_POINTS, FULL_HIT_POINTS - tank.hit_points))
    return None


def shot_preview(view: TanksView, tank: TankView, shot: Fire) -> ShotPreview:
    """All outcomes of a shot by the active tank, each with its chance."""
    field, target = _field(view), place(shot.space)
    obstacle = field.obstacle(target)
    dice = _count_dice(tank, field.origin, target, shot)
    rolls = SIDES_OF_A_DIE**dice
    strays = stray_ways(dice) if "collateral" in field.rules else {}
    glancing = 0 if obstacle else strays.get(ON_TARGET, 0)
    tally: dict[str, list[int]] = {}  # points, kills and stuns in rolls of `rolls`: adding fractions takes too long
    broken = {space: 0 for space in (target, obstacle) if space}

    def add(ways: int, outcome: Outcome) -> None:
        for struck, points, is_destroyed, is_stunned in outcome.hurt:
            counts = tally.setdefault(struck, [0, 0, 0])
            counts[0] += ways * points
            counts[1] += ways * is_destroyed
            counts[2] += ways * is_stunned
        if outcome.broken in broken:
            broken[outcome.broken] += ways

    for damage in range(2, SIDES_OF_A_DIE + 1):
        ways = damage_ways(dice, damage)
        if ways:
            add(ways, field.outcome(target, damage))
    column, row = target
    for (right, up), ways in strays.items():
        outcome = field.strays[column + right, row + up]
        if outcome.hurt or outcome.broken in broken:
            add(ways, outcome)
    aimed_at = field.tanks.get(target)
    hurt = [one for one in view.tanks if one.name in tally]
    hurt.sort(key=lambda one: (one != aimed_at, one.side == view.actor))
    return ShotPreview(
        dice=dice,
        hit=0.0 if obstacle else float(hit_chance(dice)),
        glance=glancing / rolls if glancing else None,
        obstacle=view.obstacle_at(obstacle) if obstacle else None,
        ground=[Breach(space=space_name(*space), chance=ways / rolls) for space, ways in broken.items() if ways],
        losses=[_loss(one.name, tally[one.name], rolls) for one in hurt],
    )


def _count_dice(tank: TankView, origin: Space, target: Space, shot: Fire) -> int:
    start = origin
    if shot.from_token and tank.token is not None:
        start = (tank.token.column - 1, tank.token.row - 1)
    dice = distance_between(start, target) + (TOKEN_DICE if shot.from_token else 0) - (AIMING if shot.aimed else 0)
    return min(max(dice, 0), MOST_DICE)


def _loss(name: str, counts: list[int], rolls: int) -> Loss:
    points, kills, stuns = counts
    return Loss(
        tank=name,
        points=points / rolls,
        is_slight=points / rolls < SLIGHT,
        kill=kills / rolls if kills else None,
        stun=stuns / rolls if stuns else None,
    )
