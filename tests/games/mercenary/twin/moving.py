"""Movement: steps, jumps, pushes, and what happens on arriving."""

from __future__ import annotations

from . import figures, goals, ground, medics, spies
from .ground import Cell
from .table import Table, Unit, is_free

JUMP_DAMAGE = 2


def may_move(table: Table, unit: Unit) -> bool:
    """Steps are left; not after handing over the intel, and a Heavy who has fired stands."""
    turn = table.turn
    if turn.gave or turn.steps >= figures.speed(table, unit):
        return False
    return unit.kind != "heavy" or not turn.fired or figures.effect(table, unit, "mobile_fire") > 0


def steps(table: Table, unit: Unit) -> list[str]:
    """The directions of the steps there are."""
    if not may_move(table, unit):
        return []
    found = []
    for direction in ground.DIRECTIONS:
        to = ground.step(table.ground, unit.at, direction)
        if to is not None and is_free(table, to):
            found.append(direction)
    return found


def jump_price(table: Table, unit: Unit) -> int:
    """`ubered-jump-is-free`."""
    if figures.effect(table, unit, "soft_landing") or medics.is_invincible(table, unit):
        return 0
    return JUMP_DAMAGE


def jumps(table: Table, unit: Unit) -> list[str]:
    """Straight over a fence onto a free tile; `jump-may-not-kill`."""
    can_jump = unit.kind == "soldier" or figures.effect(table, unit, "vault")
    if not can_jump or not may_move(table, unit) or unit.health <= jump_price(table, unit):
        return []
    found = []
    for direction in ground.STRAIGHT:
        to = ground.beside(unit.at, direction)
        if frozenset({unit.at, to}) in table.ground.fences and is_free(table, to):
            found.append(direction)
    return found


def jump(table: Table, unit: Unit, direction: str) -> None:
    unit.health -= jump_price(table, unit)
    unit.acted = True
    move(table, unit, direction)


def move(table: Table, unit: Unit, direction: str) -> None:
    """A space of movement; a Sniper loses his charge by it."""
    table.turn.steps += 1
    if unit.kind == "sniper" and not figures.effect(table, unit, "steady_aim"):
        unit.charge = 0
    unit.cell = ground.beside(unit.at, direction)
    arrive(table, unit)


def arrive(table: Table, unit: Unit) -> None:
    """`intel-by-arriving`; a Spy saps."""
    medics.stretch_ubers(table)
    goals.take_intel(table, unit)
    spies.sap_around(table, unit)


def push(table: Table, unit: Unit, target: Unit, spaces: int) -> None:
    """`push-is-a-step`: straight away from the attacker, as far as it is free. Sentries stand fast."""
    if target.is_sentry:
        return
    direction = straight_away(unit.at, target.at)
    for _ in range(spaces):
        to = None if direction is None else ground.step(table.ground, target.at, direction)
        if to is None or not is_free(table, to):
            return
        target.cell = to
        target.point, target.progress = None, 0  # who is pushed off a point begins anew there
        arrive(table, target)


def straight_away(start: Cell, end: Cell) -> str | None:
    """The one of the eight directions that is nearest: slantwise if one way is at most twice as long as the other."""
    across, up = end[0] - start[0], end[1] - start[1]
    if abs(across) > 2 * abs(up):
        up = 0
    elif abs(up) > 2 * abs(across):
        across = 0
    way = ((across > 0) - (across < 0), (up > 0) - (up < 0))
    return next((name for name, there in ground.DIRECTIONS.items() if there == way), None)
