"""The Spy: swap, cloak, uncloak, sap."""

from __future__ import annotations

from . import engineers, figures, goals, ground, harm, medics
from .book import CARDS_OF_A_CLASS
from .ground import Cell
from .table import Table, Unit, away, count_in_slots, is_free, occupant, other, touchable

SPACES_A_COUNTER = 3
ALARM_REACH = 2
ALARM_DAMAGE = 3
CHARGE_FOR_STAYING = 1


def may_swap(table: Table, unit: Unit) -> bool:
    """`swap-is-first-decision`, `swap-only-the-unused`; and a Spy card lies in the side pile."""
    is_spare = count_in_slots(table, unit.side, "spy") < CARDS_OF_A_CLASS
    return not table.turn.decided and not unit.acted and unit.kind != "spy" and is_spare


def swap(table: Table, unit: Unit) -> None:
    """`swap-loses-everything`, `swap-destroys-the-sentry`, `swap-saps-at-once`."""
    goals.drop(table, unit)
    harm.release_card(table, unit)
    medics.leave_ubers(table, unit)
    engineers.destroy_sentry(table, unit)
    spy = Unit(unit.side, unit.slot, "spy", unit.cell)
    spy.health = figures.most_health(table, spy)
    table.units[spy.name] = spy
    sap_around(table, spy)


def may_cloak(table: Table, unit: Unit) -> bool:
    """Instead of attacking or moving; `no-cloak-after-giving`."""
    turn = table.turn
    return unit.kind == "spy" and turn.steps == 0 and turn.attacks == 0 and not turn.gave


def cloak(table: Table, unit: Unit) -> None:
    """`carrier-who-cloaks-or-swaps-drops`; the meter counts turns under the cloak, so it begins empty."""
    goals.drop(table, unit)
    unit.cloaked, unit.charge = True, 0


def stay(table: Table, unit: Unit) -> None:
    figures.gain_charge(table, unit, CHARGE_FOR_STAYING)


def uncloak_cells(table: Table, unit: Unit) -> list[Cell]:
    """Up to 3 spaces for each counter, `uncloak-not-through-characters`."""
    most = unit.charge * (SPACES_A_COUNTER + figures.effect(table, unit, "stride"))
    found = ground.walk(table.ground, unit.at, most, lambda cell: is_free(table, cell))
    return [cell for cell in found if occupant(table, cell) is None]


def uncloak(table: Table, unit: Unit, cell: Cell) -> None:
    """`uncloak-order`: the move, uber distance, alarms, intel, sapping; `uncloaking-spends-the-charge`."""
    unit.cell, unit.cloaked, unit.charge = cell, False, 0
    medics.stretch_ubers(table)
    raise_alarms(table, unit)
    if harm.is_there(table, unit):
        goals.take_intel(table, unit)
        sap_around(table, unit)


def alarm_reach(table: Table, guard: Unit) -> int:
    own = ALARM_REACH if guard.kind == "pyro" else 0
    return max(own, figures.effect(table, guard, "spy_alarm"))


def raise_alarms(table: Table, spy: Unit) -> None:
    """`alarm-from-each-pyro`."""
    if figures.effect(table, spy, "unnoticed"):
        return
    for guard in touchable(table, other(spy.side)):
        if harm.is_there(table, spy) and away(table, guard, spy) <= alarm_reach(table, guard):
            harm.wound(table, spy, ALARM_DAMAGE)


def sap_around(table: Table, spy: Unit) -> None:
    """Enemy Sentries adjacent to a Spy who is not cloaked: `sapping-moments`."""
    if spy.kind != "spy" or spy.cloaked:
        return
    for sentry in touchable(table, other(spy.side)):
        if sentry.is_sentry and away(table, spy, sentry) == 1:
            sentry.sapped = True


def sap_if_beside_a_spy(table: Table, sentry: Unit) -> None:
    if any(spy.kind == "spy" and away(table, spy, sentry) == 1 for spy in touchable(table, other(sentry.side))):
        sentry.sapped = True
