"""What a person wants to know before acting: the odds of a shot, exactly, and why an action is forbidden."""

from __future__ import annotations

import threading
from collections import Counter
from dataclasses import dataclass
from fractions import Fraction

from fracas.core.contract import Action, Game

from .actions import Fire, Move, Ram
from .data import Space, parse_space, space_name
from .odds import AROUND, ON_TARGET, damage_ways, distance_between, hit_chance, line_between, stray_ways
from .options import TanksOptions
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
    STEP_COLUMN,
    STEP_COST,
    STEP_ROW,
    TOKEN_DICE,
)
from .view import TanksView, TankView

WORDS = {".": "floor", "#": "a wall", "~": "an energy pool", "_": "a gap", "x": "destroyed floor", "%": "a wreck"}
FORCED = ("skip", "recover")
BLOCKING = "#%"  # ground that a bolt does not pass
DESTROYERS = {"#": "wall_destruction", ".": "floor_destruction"}  # the rule by which ground is destroyed


@dataclass
class ShotOdds:
    """Everything a shot may do, with exact chances."""

    dice: int
    hit: Fraction  # the target is struck without a 1 among the dice; never behind an obstacle
    glancing: Fraction
    obstacle: Space | None  # what a bolt straight at the target meets first
    losses: dict[str, Fraction]  # expected hit points lost, by tank
    kills: dict[str, Fraction]  # chance of destruction, by tank
    stuns: dict[str, Fraction]  # chance of being stunned, by tank; who is stunned already does not count
    ground: dict[str, Fraction]  # chance of destruction, by space


@dataclass(frozen=True)
class Outcome:
    """What one landing does: hit points lost by tank, tanks destroyed, tanks newly stunned, the space destroyed."""

    losses: tuple[tuple[str, int], ...]
    kills: tuple[str, ...]
    stuns: tuple[str, ...]
    broken: str | None


class Field:
    """The board of a view as the active tank sees it, laid out for looking up spaces; what was found out is kept."""

    def __init__(self, view: TanksView) -> None:
        """Tanks by space."""
        assert view.active is not None
        self.view = view
        self.origin = _place(view.active.space)
        self.tanks = {_place(tank.space): tank for tank in view.tanks if tank.space}
        self.rules = frozenset(view.rules)
        cells = ((column, row) for row in range(view.height) for column in range(view.width))
        self.ground = {space: view.ground_at(*space) for space in cells}
        self._blocking = {space for space, symbol in self.ground.items() if symbol in BLOCKING} | self.tanks.keys()
        self._strays: dict[Space, Outcome] = {}
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

    def stray(self, landing: Space) -> Outcome:
        """A shot that misses or glances: whatever it strikes loses 1."""
        if landing not in self._strays:
            self._strays[landing] = self.outcome(landing, 1)
        return self._strays[landing]

    def outcome(self, landing: Space, damage: int) -> Outcome:
        """A shot that lands there for so much damage; a tank in its way takes 1."""
        struck = self.obstacle(landing) or landing
        if struck in self.tanks:
            dealt = damage if struck == landing else 1
            return self._counted(struck, dealt, self.blast(struck) if dealt == BLASTING_HIT else [], None)
        if DESTROYERS.get(self.ground.get(struck, "")) not in self.rules:
            return self._counted(struck, 0, [], None)
        return self._counted(struck, 0, self.blast(struck), space_name(*struck))

    def blast(self, centre: Space) -> list[Space]:
        """The tanks around, each of which loses a point."""
        if "blast" not in self.rules:
            return []
        around = [(centre[0] + right, centre[1] + up) for right, up in AROUND]
        return [space for space in around if space in self.tanks]

    def _counted(self, struck: Space, dealt: int, blasted: list[Space], broken: str | None) -> Outcome:
        hurt = [(self.tanks[space], 1, True) for space in blasted]
        if dealt:
            hurt.append((self.tanks[struck], dealt, dealt > HEAVY_HIT))
        stunned = [tank for tank, damage, stuns in hurt if stuns and damage < tank.hit_points and not tank.is_stunned]
        return Outcome(
            losses=tuple((tank.name, min(damage, tank.hit_points)) for tank, damage, _ in hurt),
            kills=tuple(tank.name for tank, damage, _ in hurt if damage >= tank.hit_points),
            stuns=tuple(tank.name for tank in stunned) if "stun" in self.rules else (),
            broken=broken,
        )


_latest = threading.local()  # a legal list asks about one view hundreds of times, and several threads draw at once


def _field(view: TanksView) -> Field:
    known: Field | None = getattr(_latest, "field", None)
    if known is None or known.view is not view:
        known = _latest.field = Field(view)
    return known


def shot_odds(view: TanksView, shot: Fire) -> ShotOdds:
    """All outcomes of a shot by the active tank, each with its chance."""
    tank = view.active
    assert tank is not None
    ground, target = _field(view), _place(shot.space)
    dice = _count_dice(tank, ground.origin, target, shot)
    rolls = SIDES_OF_A_DIE**dice
    strays = stray_ways(dice) if "collateral" in view.rules else {}
    losses: Counter[str] = Counter()  # in rolls of `rolls`: adding fractions takes too long
    kills: Counter[str] = Counter()
    stuns: Counter[str] = Counter()
    broken: Counter[str] = Counter()

    def add(ways: int, outcome: Outcome) -> None:
        for name, loss in outcome.losses:
            losses[name] += ways * loss
        for name in outcome.kills:
            kills[name] += ways
        for name in outcome.stuns:
            stuns[name] += ways
        if outcome.broken is not None:
            broken[outcome.broken] += ways

    for damage in range(2, SIDES_OF_A_DIE + 1):
        ways = damage_ways(dice, damage)
        if ways:
            add(ways, ground.outcome(target, damage))
    for (right, up), ways in strays.items():
        add(ways, ground.stray((target[0] + right, target[1] + up)))
    obstacle = ground.obstacle(target)
    return ShotOdds(
        dice=dice,
        hit=hit_chance(dice) if obstacle is None else Fraction(0),
        glancing=Fraction(strays.get(ON_TARGET, 0) if obstacle is None else 0, rolls),
        obstacle=obstacle,
        losses=_chances(losses, rolls),
        kills=_chances(kills, rolls),
        stuns=_chances(stuns, rolls),
        ground=_chances(broken, rolls),
    )


def _chances(ways: Counter[str], rolls: int) -> dict[str, Fraction]:
    return {name: Fraction(count, rolls) for name, count in ways.items()}


def _place(space: str | None) -> Space:
    found = parse_space(space or "")
    assert found is not None
    return found


def _count_dice(tank: TankView, origin: Space, target: Space, shot: Fire) -> int:
    start = origin
    if shot.from_token and tank.token is not None:
        start = (tank.token.column - 1, tank.token.row - 1)
    dice = distance_between(start, target) + (TOKEN_DICE if shot.from_token else 0) - (AIMING if shot.aimed else 0)
    return min(max(dice, 0), MOST_DICE)


def _tank_on(view: TanksView, space: Space) -> TankView | None:
    if 0 <= space[0] < view.width and 0 <= space[1] < view.height:
        return view.tank_on(space_name(*space))
    return None


def _words_for(view: TanksView, space: Space) -> str:
    tank = _tank_on(view, space)
    return f"{tank.name if tank else WORDS[view.ground_at(*space)]} on {space_name(*space)}"


# Previews ----------------------------------------------------------------------------------------------------


def preview(game: Game[TanksOptions], view: TanksView, action: Action) -> str:
    """One line about an action, or nothing to say."""
    tank = view.active
    if tank is None or tank.space is None:
        return ""
    if isinstance(action, Fire):
        return _shot_preview(view, action)
    if isinstance(action, Move):
        cost = int(STEP_COST[DIRECTIONS.index(action.direction)])
        return f"costs {cost} of {view.points_left} points"
    if isinstance(action, Ram):
        spent = MOVE_POINTS - view.points_left + int(STEP_COST[DIRECTIONS.index(action.direction)])
        return f"both tanks lose {spent // 2}"
    if action.kind == "repair":
        return f"repairs {min(REPAIRED_POINTS, FULL_HIT_POINTS - tank.hit_points)}"
    return ""


def _shot_preview(view: TanksView, shot: Fire) -> str:
    """`3 dice, 58 % to hit; orange 1 loses 1.62 on average, is destroyed with 0.5 %`; then all others it may hurt."""
    odds = shot_odds(view, shot)
    parts = [_chance_words(odds)]
    aims = [shot.space]
    if odds.obstacle is not None:
        parts.append(f"the bolt meets {_words_for(view, odds.obstacle)} first")
        aims.append(space_name(*odds.obstacle))
    parts += [
        f"{space} is destroyed with {percent_words(odds.ground[space])}" for space in aims if space in odds.ground
    ]
    target = view.tank_on(shot.space)
    hurt = [tank for tank in view.tanks if tank.name in odds.losses]
    hurt.sort(key=lambda tank: (tank != target, tank.side == view.actor))
    return "; ".join([*parts, *(_loss_words(odds, tank.name) for tank in hurt)])


def _chance_words(odds: ShotOdds) -> str:
    """The dice, and how likely they hit; behind an obstacle they cannot."""
    dice = f"{odds.dice or 'no'} {'die' if odds.dice == 1 else 'dice'}"
    if odds.obstacle is not None:
        return dice
    said = "automatic hit" if odds.dice == 0 else f"{dice}, {percent_words(odds.hit)} to hit"
    return f"{said}, {percent_words(odds.glancing)} to glance" if odds.glancing else said


def _loss_words(odds: ShotOdds, name: str) -> str:
    said = f"{name} loses {_average(odds.losses[name])} on average"
    for words, chances in (("is destroyed", odds.kills), ("is stunned", odds.stuns)):
        if name in chances:
            said += f", {words} with {percent_words(chances[name])}"
    return said


def _average(points: Fraction) -> str:
    """Never nothing: what is shown may happen."""
    said = f"{float(points):.2f}"
    return "<0.01" if said == "0.00" else said


def percent_words(chance: Fraction) -> str:
    """`58 %`, finer at both ends: only what cannot happen is 0 %, and only what must is 100 %."""
    percent = float(chance) * 100
    if chance in (0, 1) or 10 <= percent <= 99:
        return f"{percent:.0f} %"
    said = f"{percent:.1f}"
    return {"0.0": "<0.1", "100.0": ">99.9"}.get(said, said) + " %"


# Why not -----------------------------------------------------------------------------------------------------


def why_illegal(game: Game[TanksOptions], view: TanksView, action: Action) -> str:
    """The rule that forbids an action, as the end of a sentence."""
    tank = view.active
    if tank is None:
        return ""
    if tank.space is None:
        return f"{tank.name} is destroyed and can only `skip`"
    if tank.is_stunned and view.shot == "none":
        return f"{tank.name} is stunned and can only `recover`"
    if action.kind in FORCED:
        return f"{tank.name} is neither destroyed nor stunned; `end` ends its turn"
    if view.has_repaired:
        return f"{tank.name} has repaired and can only `end` its turn"
    if isinstance(action, Fire):
        return _why_no_shot(view, tank, action)
    if action.kind == "repair":
        return _why_no_repair(view, tank)
    if isinstance(action, Move | Ram):
        return _why_no_drive(view, tank, action)
    return ""


def _why_no_repair(view: TanksView, tank: TankView) -> str:
    if "repair" not in view.rules:
        return "the rule `repair` is not in use"
    if view.shot != "none" or view.points_left < MOVE_POINTS:
        return "a repair takes the whole turn, and this tank has moved or fired"
    return f"no energy pool is next to {tank.space}"


def _why_no_drive(view: TanksView, tank: TankView, action: Move | Ram) -> str:
    if view.shot == "aimed":
        return "an aimed shot ends the tank's movement"
    if view.has_rammed:
        return "a ram ends the tank's movement"
    if isinstance(action, Ram) and "collision" not in view.rules:
        return "the rule `collision` is not in use"
    direction = DIRECTIONS.index(action.direction)
    cost = int(STEP_COST[direction])
    if cost > view.points_left:
        return f"it costs {cost} movement points and {view.points_left} are left"
    column, row = _place(tank.space)
    right, up = int(STEP_COLUMN[direction]), int(STEP_ROW[direction])
    goal = (column + right, row + up)
    other = _tank_on(view, goal)
    if isinstance(action, Ram):
        if other is None:
            return "no tank is there to ram"
        if other.side == tank.side and not view.friendly_fire:
            return "own tanks are not rammed (option friendly_fire)"
    elif other is not None or view.ground_at(*goal) != ".":
        return f"the way is blocked by {other.name if other else WORDS[view.ground_at(*goal)]}"
    for corner in ((column + right, row), (column, row + up)):
        if view.ground_at(*corner) != "." or _tank_on(view, corner) is not None:
            return f"a diagonal needs both spaces beside it empty, and there is {_corner_words(view, corner)}"
    return ""


def _corner_words(view: TanksView, corner: Space) -> str:
    tank = _tank_on(view, corner)
    return tank.name if tank else WORDS[view.ground_at(*corner)]


def _why_no_shot(view: TanksView, tank: TankView, shot: Fire) -> str:
    if view.shot != "none":
        return "the cannon fires once a turn"
    if shot.aimed and view.points_left < MOVE_POINTS:
        return "an aimed shot is allowed only before any movement"
    if shot.from_token and "triangulation" not in view.rules:
        return "the rule `triangulation` is not in use"
    if shot.from_token and tank.token is None:
        return f"{tank.name} has no targeting token yet"
    column, row = _place(shot.space)
    if column >= view.width or row >= view.height:
        return f"{shot.space} is outside the zone"
    target = view.tank_on(shot.space)
    if target is not None:
        return (
            "a tank does not shoot at itself" if target == tank else "own tanks are no targets (option friendly_fire)"
        )
    symbol = view.ground_at(column, row)
    if symbol in ".#":
        return "no tank is there, and the rule `target_anything` is not in use"
    return f"{WORDS[symbol]} cannot be a target"
