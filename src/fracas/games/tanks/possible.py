"""Can goals be fulfilled on this zone with these rules? What tanks can reach and shots strike, at the most."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

from fracas.core.errors import listed
from fracas.core.said import mistakes

from .data import SYMBOLS, Zone
from .missions import MissionGoal, format_goal
from .odds import AROUND, Offset, distance_between, line_between
from .spaces import FLOOR, POOL, WALL, Space, space_name
from .state import MOST_COUNTED, MOST_DICE, MOST_GOALS, SEATS, WALLS_IN_MISSION

said = mistakes(__package__)

STRIKING_WALLS = ("target_anything", "energy_bolts", "collateral")  # without any of them a shot strikes only tanks
BARRED = said("barred")
Rules = frozenset[str]


def check_goals(zone: Zone, goals: list[MissionGoal], rules: Rules, elimination: bool, turn_limit: int) -> None:
    """`ValueError` says which goal cannot be played, and why. Ruling `goals-can-be-fulfilled`.

    Also `hold-pool-needs-repair`, `break-walls-needs-nine-walls`, `no-start-on-a-goal`, and for every side
    `each-side-can-win`. The turn limit counts for `survive` alone: it cuts any game short.
    """
    for seat, side in enumerate(SEATS):
        own = [goal for goal in goals if seat in goal.seats]
        _check_numbers(side, own)
        for goal in own:
            _check_mission(zone, goal, rules)
            _check_goal(zone, goal, seat, rules, turn_limit)
        if not own and not elimination:
            raise ValueError(said("without-elimination", side=side))
        if not own and not _can_strike(zone, rules, seat, zone.tanks[1 - seat]):
            raise ValueError(said("neither-a-goal-nor-an-enemy", name=zone.name, side=side, barred=BARRED))


def _check_numbers(side: str, goals: list[MissionGoal]) -> None:
    if len(goals) > MOST_GOALS:
        raise ValueError(said("too-many-goals", side=side, most=MOST_GOALS, count=len(goals)))
    for kind in ("hold", "break"):
        count = sum(goal.kind == kind for goal in goals)
        if count > MOST_COUNTED:
            raise ValueError(said("too-many-of-a-kind", side=side, kind=kind, most=MOST_COUNTED, count=count))


def _check_mission(zone: Zone, goal: MissionGoal, rules: Rules) -> None:
    """What the book asks of a zone for its missions."""
    if goal.mission == "hold_pool":
        if "repair" not in rules:
            raise ValueError(said("a-goal-needs-a-rule", goal=_called(goal), rule="repair"))
        if not goal.spaces:
            raise ValueError(said("the-mission-hold-pool-needs-an", name=zone.name))
    if goal.mission == "break_walls":
        walls = len(zone.spaces(WALL))
        _check_striking(goal, rules)
        if walls != WALLS_IN_MISSION:
            raise ValueError(
                said(
                    "the-mission-break-walls-needs-exactly",
                    walls_in_mission=WALLS_IN_MISSION,
                    name=zone.name,
                    walls=walls,
                )
            )


def _check_goal(zone: Zone, goal: MissionGoal, seat: int, rules: Rules, turn_limit: int) -> None:
    if goal.kind == "reach":
        _check_reach(zone, goal, seat, rules)
    elif goal.kind == "hold":
        _check_hold(zone, goal, seat, rules)
    elif goal.kind == "break":
        _check_break(zone, goal, seat, rules)
    elif goal.kind == "hunt":
        target = zone.tanks[1 - seat][SYMBOLS[1 - seat].index(goal.tank)]
        if not _can_strike(zone, rules, seat, (target,)):
            raise ValueError(said("a-goal-cannot-be-hunted", goal=_called(goal), name=zone.name, tank=goal.tank))
    elif goal.count > turn_limit:
        raise ValueError(said("a-goal-comes-too-late", goal=_called(goal), turn_limit=turn_limit))


def _check_reach(zone: Zone, goal: MissionGoal, seat: int, rules: Rules) -> None:
    for symbol, space in zip(SYMBOLS[seat], zone.tanks[seat], strict=False):
        if space in goal.spaces:
            raise ValueError(
                said(
                    "a-goal-allows-no-start",
                    goal=_called(goal),
                    name=zone.name,
                    units=symbol,
                    space_name=_named([space]),
                )
            )
    if ways(zone, rules)[seat].isdisjoint(goal.spaces):
        raise ValueError(
            said(
                "a-goal-cannot-be-reached",
                goal=_called(goal),
                name=zone.name,
                side=SEATS[seat],
                spaces=_named(list(goal.spaces)),
                barred=BARRED,
            )
        )


def _check_hold(zone: Zone, goal: MissionGoal, seat: int, rules: Rules) -> None:
    """On or beside a marked space; beside a pool."""
    spaces = {(column + right, row + up) for column, row in goal.spaces for right, up in AROUND}
    spaces.update(space for space in goal.spaces if zone.ground[space[1]][space[0]] != POOL)
    if ways(zone, rules)[seat].isdisjoint(spaces):
        raise ValueError(
            said(
                "a-goal-cannot-be-held",
                goal=_called(goal),
                name=zone.name,
                side=SEATS[seat],
                spaces=_named(list(goal.spaces)),
                barred=BARRED,
            )
        )


def _check_break(zone: Zone, goal: MissionGoal, seat: int, rules: Rules) -> None:
    _check_striking(goal, rules)
    struck = breakable_walls(zone, rules)[seat].intersection(goal.spaces or zone.spaces(WALL))
    if len(struck) < goal.count:
        raise ValueError(
            said(
                "a-goal-cannot-be-broken",
                goal=_called(goal),
                name=zone.name,
                side=SEATS[seat],
                struck=len(struck),
                count=goal.count,
            )
        )


def _check_striking(goal: MissionGoal, rules: Rules) -> None:
    if "wall_destruction" not in rules:
        raise ValueError(said("a-goal-needs-a-rule", goal=_called(goal), rule="wall_destruction"))
    if rules.isdisjoint(STRIKING_WALLS):
        known = ", ".join(STRIKING_WALLS[:-1])
        raise ValueError(said("a-goal-needs-one-rule", goal=_called(goal), known=known, last=STRIKING_WALLS[-1]))


def _called(goal: MissionGoal) -> str:
    if goal.mission:
        return said("the-mission", mission=goal.mission)
    return said("the-goal", goal=format_goal(goal))


def _named(spaces: list[Space]) -> str:
    return listed([space_name(*space) for space in spaces])


# What tanks can reach ----------------------------------------------------------------------------------------------


def ways(zone: Zone, rules: Rules) -> list[set[Space]]:
    """Where each side's tanks can drive, if need be after walls have been destroyed, by whomever."""
    by_green, by_orange = breakable_walls(zone, rules)
    return [zone.drivable(tanks, by_green | by_orange) for tanks in zone.tanks]


@lru_cache(maxsize=64)
def breakable_walls(zone: Zone, rules: Rules) -> tuple[frozenset[Space], frozenset[Space]]:
    """The walls that each side's shots can destroy in the end: each that falls may open a way to others."""
    walls = frozenset(zone.spaces(WALL))
    if "wall_destruction" not in rules or rules.isdisjoint(STRIKING_WALLS):
        return frozenset(), frozenset()
    if "target_anything" in rules:
        return walls, walls  # a bolt at one wall that meets another destroys that one first
    broken: tuple[frozenset[Space], frozenset[Space]] = frozenset(), frozenset()
    while True:
        green, orange = (zone.drivable(tanks, broken[0] | broken[1]) for tanks in zone.tanks)
        found = _struck_walls(walls, green, orange, rules), _struck_walls(walls, orange, green, rules)
        if found == broken:
            return broken
        broken = found


def _struck_walls(walls: frozenset[Space], starts: set[Space], targets: set[Space], rules: Rules) -> frozenset[Space]:
    """The walls on which a shot at a tank can land or, as a bolt, meet on its way."""
    found: set[Space] = set()
    for start in starts:
        for landing in _landings(start, targets, rules):
            found.update(walls.intersection(line_between(start, landing) if "energy_bolts" in rules else [landing]))
        if len(found) == len(walls):
            break
    return frozenset(found)


def _can_strike(zone: Zone, rules: Rules, seat: int, tanks: tuple[Space, ...]) -> bool:
    """Whether some shot of a side can strike one of these tanks of the other, wherever they drive."""
    by_green, by_orange = breakable_walls(zone, rules)
    prey, starts = zone.drivable(tanks, by_green | by_orange), ways(zone, rules)[seat]
    if "energy_bolts" not in rules or not prey.isdisjoint(starts):
        return True  # shells fly over everything; who can drive up to somebody can shoot it from there
    stopping = set(zone.spaces(WALL)) - by_green - by_orange
    targets = prey.union(zone.spaces(FLOOR), zone.spaces(WALL)) if "target_anything" in rules else prey
    return any(
        _meets(start, landing, prey, stopping) for start in starts for landing in _landings(start, targets, rules)
    )


def _meets(start: Space, landing: Space, prey: set[Space], stopping: set[Space]) -> bool:
    for space in line_between(start, landing):
        if space in prey or space in stopping:
            return space in prey
    return False


def _landings(start: Space, targets: set[Space], rules: Rules) -> Iterator[Space]:
    """Where a shot from `start` at a target can land: on it or, as a stray, a space away for every die but the 1."""
    known: set[Space] = set()
    for column, row in targets - {start}:
        # Measured from a token, which may lie anywhere, a shot has up to all the dice.
        dice = MOST_DICE if "triangulation" in rules else min(distance_between(start, (column, row)), MOST_DICE)
        for right, up in _offsets(dice - 1) if "collateral" in rules else [(0, 0)]:
            landing = (column + right, row + up)
            if landing not in known:
                known.add(landing)
                yield landing


@cache
def _offsets(far: int) -> list[Offset]:
    return [(right, up) for right in range(-far, far + 1) for up in range(abs(right) - far, far - abs(right) + 1)]
