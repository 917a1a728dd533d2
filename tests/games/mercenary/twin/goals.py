"""Both modes: the intel, the control points, and how the game ends."""

from __future__ import annotations

from . import figures
from .table import POINT_TILES, SIDES, Table, Unit, away, other, teammates

CAPTURE_THE_INTEL = "capture_the_intel"
CONTROL_POINT = "control_point"
INTEL_TURNS = 10
CAPTURE_AT = 2
FIRST_SCORE = 1
WINNING_SCORE = 25


def is_carrying(table: Table, unit: Unit) -> bool:
    return any(intel.carrier is unit for intel in table.intel.values())


def take_intel(table: Table, unit: Unit) -> None:
    """The other side's intel only: `own-intel-is-left-alone`."""
    intel = table.intel.get(other(unit.side))
    if intel is not None and intel.cell is not None and intel.cell == unit.cell and not unit.is_sentry:
        intel.cell, intel.carrier = None, unit
        intel.turns, intel.fell_now = 0, False


def drop(table: Table, unit: Unit) -> None:
    """The intel falls where its carrier is; `dropped-at-home-is-home`."""
    for intel in table.intel.values():
        if intel.carrier is unit:
            intel.carrier, intel.cell = None, unit.cell
            if intel.cell != intel.home:
                intel.turns, intel.fell_now = INTEL_TURNS, True


def count_down_intel(table: Table) -> None:
    """`intel-timer-skips-the-turn-it-fell`, `intel-home-after-ten`."""
    for intel in table.intel.values():
        if intel.turns and not intel.fell_now:
            intel.turns -= 1
            if intel.turns == 0:
                intel.cell = intel.home
        intel.fell_now = False


def give_targets(table: Table, unit: Unit) -> list[Unit]:
    """`give-instead-of-moving`: an adjacent teammate."""
    if not is_carrying(table, unit) or table.turn.steps:
        return []
    return [mate for mate in teammates(table, unit) if away(table, unit, mate) == 1]


def give(table: Table, unit: Unit, mate: Unit) -> None:
    table.intel[other(unit.side)].carrier = mate
    table.turn.gave = True


def check_intel(table: Table) -> None:
    """The carrier on the starting space of the own intel wins: `handed-over-at-home-wins`."""
    for intel in table.intel.values():
        carrier = intel.carrier
        if carrier is not None and carrier.cell == table.intel[carrier.side].home:
            table.ending, table.winner = "intel-captured", carrier.side


def capture_rate(table: Table, unit: Unit) -> int:
    """A Scout counts as two."""
    return (2 if unit.kind == "scout" else 1) + figures.effect(table, unit, "faster_cap")


def capture(table: Table, unit: Unit) -> None:
    """At the end of its turn: `two-turns-in-a-row` on the same point; there is none to make on a point held already."""
    point = point_below(table, unit)
    before = unit.progress if unit.point == point else 0
    unit.point, unit.progress = None, 0
    if point is None or table.points[point] == unit.side:
        return
    progress = before + capture_rate(table, unit)
    if progress >= CAPTURE_AT:
        table.points[point] = unit.side
    else:
        unit.point, unit.progress = point, progress


def point_below(table: Table, unit: Unit) -> int | None:
    """The control point the unit stands on; a cloaked Spy stands on none."""
    tile = table.ground.tiles[unit.at]
    is_on_one = table.mode == CONTROL_POINT and tile in POINT_TILES and not unit.cloaked
    return POINT_TILES.index(tile) if is_on_one else None


def score_round(table: Table) -> None:
    """One point for each point held more than the opponent; the first to 25 wins, and there the bar ends."""
    if table.mode != CONTROL_POINT:
        return
    held = {side: table.points.count(side) for side in SIDES}
    for side in SIDES:
        table.score[side] = min(WINNING_SCORE, table.score[side] + max(0, held[side] - held[other(side)]))
        if table.score[side] == WINNING_SCORE:
            table.ending, table.winner = "score-reached", side
