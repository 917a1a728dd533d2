"""What a person wants to know before acting: the odds of a shot, exactly, and why an action is forbidden."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction

from fracas.core.contract import Action

from .actions import Fire, Move, Ram
from .odds import damage_chance, hit_chance, line_between, stray_chances
from .state import (
    AIMING,
    BLASTING_HIT,
    DIRECTIONS,
    FULL_HIT_POINTS,
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
from .zone import Space, parse_space, space_name

WORDS = {".": "floor", "#": "a wall", "~": "an energy pool", "_": "a gap", "x": "destroyed floor", "%": "a wreck"}
FORCED = ("skip", "recover")


@dataclass
class ShotOdds:
    """Everything a shot may do, with exact chances."""

    dice: int
    hit: Fraction  # no die shows a 1
    glancing: Fraction
    obstacle: str | None  # what a bolt straight at the target meets first
    losses: dict[str, Fraction] = field(default_factory=dict)  # expected hit points lost, by tank
    kills: dict[str, Fraction] = field(default_factory=dict)  # chance of destruction, by tank
    ground: dict[str, Fraction] = field(default_factory=dict)  # chance of destruction, by space

    def add(self, chance: Fraction, damages: dict[str, int], broken: str | None, tanks: list[TankView]) -> None:
        """One outcome more."""
        for tank in tanks:
            damage = min(damages.get(tank.name, 0), tank.hit_points)
            if damage:
                self.losses[tank.name] = self.losses.get(tank.name, Fraction(0)) + chance * damage
                if damage == tank.hit_points:
                    self.kills[tank.name] = self.kills.get(tank.name, Fraction(0)) + chance
        if broken is not None:
            self.ground[broken] = self.ground.get(broken, Fraction(0)) + chance


@dataclass(frozen=True)
class Field:
    """The board of a view, laid out for looking up spaces."""

    view: TanksView
    tanks: dict[Space, TankView]
    rules: frozenset[str]

    def obstacle(self, origin: Space, landing: Space) -> Space | None:
        """What a bolt meets before it lands; rockets meet nothing."""
        if "energy_bolts" in self.rules:
            for space in line_between(origin, landing):
                if space == landing:
                    return None
                if space in self.tanks or self.view.ground_at(*space) in "#%":
                    return space
        return None

    def outcome(self, origin: Space, target: Space, landing: Space, damage: int) -> tuple[dict[str, int], str | None]:
        """Damage by tank, and the space destroyed."""
        struck = self.obstacle(origin, landing) or landing
        if struck in self.tanks:
            dealt = damage if struck == target else 1
            damages = self.blast(struck) if dealt == BLASTING_HIT else {}
            return {**damages, self.tanks[struck].name: dealt}, None
        destroyer = {"#": "wall_destruction", ".": "floor_destruction"}.get(self.view.ground_at(*struck))
        return (self.blast(struck), space_name(*struck)) if destroyer in self.rules else ({}, None)

    def blast(self, centre: Space) -> dict[str, int]:
        """One point to every tank around."""
        if "blast" not in self.rules:
            return {}
        around = [(centre[0] + int(x), centre[1] + int(y)) for x, y in zip(STEP_COLUMN, STEP_ROW, strict=True)]
        return {self.tanks[space].name: 1 for space in around if space in self.tanks}


def shot_odds(view: TanksView, shot: Fire) -> ShotOdds:
    """All outcomes of a shot by the active tank, each with its chance."""
    tank = view.active
    assert tank is not None
    ground = Field(view, {_place(one.space): one for one in view.tanks if one.space}, frozenset(view.rules))
    origin, target = _place(tank.space), _place(shot.space)
    dice = _count_dice(tank, origin, target, shot)
    strays = stray_chances(dice) if "collateral" in view.rules else {}
    blocker = ground.obstacle(origin, target)
    odds = ShotOdds(
        dice=dice,
        hit=hit_chance(dice),
        glancing=strays.get((0, 0), Fraction(0)),
        obstacle=None if blocker is None else _words_for(view, blocker),
    )
    for damage in range(2, SIDES_OF_A_DIE + 1):
        odds.add(damage_chance(dice, damage), *ground.outcome(origin, target, target, damage), view.tanks)
    for (right, up), chance in strays.items():
        landing = (target[0] + right, target[1] + up)
        odds.add(chance, *ground.outcome(origin, target, landing, 1), view.tanks)
    return odds


def _place(space: str | None) -> Space:
    found = parse_space(space or "")
    assert found is not None
    return found


def _count_dice(tank: TankView, origin: Space, target: Space, shot: Fire) -> int:
    start = origin
    if shot.from_token and tank.token is not None:
        start = (tank.token.column - 1, tank.token.row - 1)
    ways = sorted((abs(target[0] - start[0]), abs(target[1] - start[1])))
    dice = ways[1] + ways[0] // 2 + (TOKEN_DICE if shot.from_token else 0) - (AIMING if shot.aimed else 0)
    return min(max(dice, 0), MOST_DICE)


def _tank_on(view: TanksView, space: Space) -> TankView | None:
    if 0 <= space[0] < view.width and 0 <= space[1] < view.height:
        return view.tank_on(space_name(*space))
    return None


def _words_for(view: TanksView, space: Space) -> str:
    tank = _tank_on(view, space)
    return f"{tank.name if tank else WORDS[view.ground_at(*space)]} on {space_name(*space)}"


# Previews ----------------------------------------------------------------------------------------------------


def make_preview(view: TanksView, action: Action) -> str:
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
    odds = shot_odds(view, shot)
    said = "automatic hit" if odds.dice == 0 else f"{odds.dice} {'die' if odds.dice == 1 else 'dice'}"
    if odds.dice:
        said += f", {_percent(odds.hit)} to hit"
    if odds.glancing:
        said += f", {_percent(odds.glancing)} to glance"
    parts = [said]
    if odds.obstacle is not None:
        parts.append(f"the bolt meets {odds.obstacle} first")
    target = view.tank_on(shot.space)
    if target is not None:
        loss, kill = odds.losses.get(target.name, Fraction(0)), odds.kills.get(target.name, Fraction(0))
        parts.append(f"{target.name} loses {float(loss):.2f} on average, is destroyed with {_percent(kill)}")
    elif shot.space in odds.ground:
        parts.append(f"{shot.space} is destroyed with {_percent(odds.ground[shot.space])}")
    own = sum((loss for name, loss in odds.losses.items() if name.startswith(str(view.actor))), Fraction(0))
    if own:
        parts.append(f"own tanks lose {float(own):.2f} on average")
    return "; ".join(parts)


def _percent(chance: Fraction) -> str:
    percent = float(chance) * 100
    return f"{percent:.1f} %" if 0 < percent < 10 else f"{percent:.0f} %"


# Why not -----------------------------------------------------------------------------------------------------


def explain_illegal(view: TanksView, action: Action) -> str:
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
