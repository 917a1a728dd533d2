"""Can the missions be fulfilled on this zone with these rules? What tanks can reach and shots strike, at the most."""

from __future__ import annotations

from functools import cache, lru_cache

from ...core.said import mistakes
from .data import UNITS, WALL, Space, Zone, space_name
from .odds import AROUND, Offset, distance_between, line_between
from .state import MOST_DICE, SEATS, SQUAD, WALLS_IN_MISSION, WALLS_TO_BREAK

said = mistakes(__package__)

MISSIONS = ("hold_pool", "reach_far_rank", "break_walls")
STRIKING_WALLS = ("target_anything", "energy_bolts", "collateral")  # without any of them a shot strikes only tanks
BARRED = said("barred")


def check_missions(zone: Zone, missions: list[str], rules: frozenset[str]) -> None:
    """`ValueError` says which mission cannot be played, and why. Ruling `missions-can-be-fulfilled`.

    Also `hold-pool-needs-repair`, `break-walls-needs-nine-walls`, `no-start-on-the-far-rank`. The turn limit is not
    looked at: it cuts any game short.
    """
    if "hold_pool" in missions:
        _check_pool(zone, rules)
    if "reach_far_rank" in missions:
        _check_far_ranks(zone, rules)
    if "break_walls" in missions:
        _check_walls(zone, rules)


def _check_pool(zone: Zone, rules: frozenset[str]) -> None:
    if "repair" not in rules:
        raise ValueError(said("the-mission-hold-pool-needs"))
    if not zone.centre_pools:
        raise ValueError(said("the-mission-hold-pool-needs-an", name=zone.name))
    beside = {(column + right, row + up) for column, row in zone.centre_pools for right, up in AROUND}
    if not _is_reachable(beside, zone, rules):
        raise ValueError(said("the-mission-hold-pool-can", name=zone.name, barred=BARRED))


def _check_far_ranks(zone: Zone, rules: frozenset[str]) -> None:
    for unit, (column, row) in enumerate(zone.tanks):
        if row == far_rank(unit // SQUAD, zone.height):
            raise ValueError(
                said(
                    "the-mission-reach-far-rank", name=zone.name, units=UNITS[unit], space_name=space_name(column, row)
                )
            )
    for seat, name in enumerate(SEATS):
        rank = far_rank(seat, zone.height)
        if not _is_reachable({(column, rank) for column in range(zone.width)}, zone, rules):
            raise ValueError(
                said("the-mission-reach-far-rank-can", name=name, name_2=zone.name, rank=rank + 1, barred=BARRED)
            )


def _check_walls(zone: Zone, rules: frozenset[str]) -> None:
    if "wall_destruction" not in rules:
        raise ValueError(said("the-mission-break-walls-needs"))
    if rules.isdisjoint(STRIKING_WALLS):
        raise ValueError(
            said(
                "the-mission-break-walls-needs-the",
                known=", ".join(STRIKING_WALLS[:-1]),
                striking_walls=STRIKING_WALLS[-1],
            )
        )
    walls = len(zone.spaces(WALL))
    if walls != WALLS_IN_MISSION:
        raise ValueError(
            said(
                "the-mission-break-walls-needs-exactly", walls_in_mission=WALLS_IN_MISSION, name=zone.name, walls=walls
            )
        )
    struck = len(breakable_walls(zone, rules))
    if struck < WALLS_TO_BREAK:
        raise ValueError(
            said("the-mission-break-walls-can", name=zone.name, struck=struck, walls_to_break=WALLS_TO_BREAK)
        )


def far_rank(seat: int, height: int) -> int:
    """The enemy's first rank: the top row for green, the bottom row for orange."""
    return height - 1 if SEATS[seat] == "green" else 0


def _is_reachable(goals: set[Space], zone: Zone, rules: frozenset[str]) -> bool:
    """Whether tanks can drive to one of these spaces, if need be after walls have been destroyed."""
    if not goals.isdisjoint(zone.drivable()):
        return True
    return not goals.isdisjoint(zone.drivable(breakable_walls(zone, rules)))


@lru_cache(maxsize=64)
def breakable_walls(zone: Zone, rules: frozenset[str]) -> frozenset[Space]:
    """The walls that shots can destroy in the end: each that falls may open a way to where others can be struck."""
    walls = frozenset(zone.spaces(WALL))
    if "wall_destruction" not in rules or rules.isdisjoint(STRIKING_WALLS):
        return frozenset()
    if "target_anything" in rules:
        return walls  # a bolt at one wall that meets another destroys that one first
    broken: frozenset[Space] = frozenset()
    while True:
        found = _struck_walls(walls, zone.drivable(broken), rules)
        if found <= broken:
            return broken
        broken |= found


def _struck_walls(walls: frozenset[Space], spaces: set[Space], rules: frozenset[str]) -> frozenset[Space]:
    """The walls on which a shot at a tank can land or, as a bolt, meet on its way; tanks may stand on `spaces`."""
    found: set[Space] = set()
    for start in spaces:
        for landing in _landings(start, spaces, rules):
            found.update(walls.intersection(line_between(start, landing) if "energy_bolts" in rules else [landing]))
        if len(found) == len(walls):
            break
    return frozenset(found)


def _landings(start: Space, spaces: set[Space], rules: frozenset[str]) -> set[Space]:
    """Where a shot from `start` at a tank can land: on it or, as a stray, a space away for every die but the 1."""
    if "collateral" not in rules:
        return spaces - {start}
    landings: set[Space] = set()
    for column, row in spaces - {start}:
        # Measured from a token, which may lie anywhere, a shot has up to all the dice.
        dice = MOST_DICE if "triangulation" in rules else min(distance_between(start, (column, row)), MOST_DICE)
        landings.update([(column + right, row + up) for right, up in _offsets(dice - 1)])
    return landings


@cache
def _offsets(far: int) -> list[Offset]:
    return [(right, up) for right in range(-far, far + 1) for up in range(abs(right) - far, far - abs(right) + 1)]
