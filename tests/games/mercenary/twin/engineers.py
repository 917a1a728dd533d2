"""The Engineer and his Sentry."""

from __future__ import annotations

from . import fighting, figures, ground, harm, spies
from .book import SENTRY, SENTRY_CARDS, SLOTS
from .table import Table, Unit, away, is_free

REPAIR = 3
SAPPER_DAMAGE = 3
ORDINARY = "."


def build_directions(table: Table, unit: Unit) -> list[str]:
    """With a full meter, on adjacent ordinary ground; `two-sentry-cards`."""
    if unit.kind != "engineer" or unit.charge < figures.full_charge(table, unit):
        return []
    others = [slot for slot in range(1, SLOTS + 1) if slot != unit.slot and table.sentry(unit.side, slot)]
    if len(others) == SENTRY_CARDS:
        return []
    found = []
    for direction in ground.DIRECTIONS:
        to = ground.step(table.ground, unit.at, direction)
        if to is not None and is_free(table, to) and table.ground.tiles[to] == ORDINARY:
            found.append(direction)
    return found


def build(table: Table, unit: Unit, direction: str) -> None:
    """A new Sentry destroys the old one; built beside a Spy, it alone is sapped."""
    destroy_sentry(table, unit)
    sentry = Unit(unit.side, unit.slot, SENTRY, ground.beside(unit.at, direction))
    sentry.health = figures.most_health(table, sentry)
    sentry.fresh = not figures.effect(table, unit, "quick_build")
    table.units[sentry.name] = sentry
    spies.sap_if_beside_a_spy(table, sentry)
    unit.charge = 0
    unit.acted = True


def destroy_sentry(table: Table, unit: Unit) -> None:
    """That of the unit's slot, if there is one."""
    old = table.sentry(unit.side, unit.slot)
    if old is not None:
        harm.defeat(table, old)


def repair_targets(table: Table, unit: Unit) -> list[Unit]:
    """Any Sentry of the side in his range: `repair-needs-a-reason`."""
    if unit.kind != "engineer":
        return []
    sentries = (table.sentry(unit.side, slot) for slot in range(1, SLOTS + 1))
    reach = figures.primary_range(table, unit)
    return [
        sentry
        for sentry in sentries
        if sentry is not None
        and (sentry.sapped or sentry.health < figures.most_health(table, sentry))
        and away(table, unit, sentry) <= reach
    ]


def repair(table: Table, unit: Unit, sentry: Unit) -> None:
    """The sapper comes off, or else health is gained."""
    if sentry.sapped:
        sentry.sapped = False
    else:
        figures.gain_health(table, sentry, REPAIR + figures.effect(table, unit, "mending"))
    unit.acted = True


def sentry_may_fire(table: Table, sentry: Unit) -> bool:
    """Fire and sapper hurt it first; a new or sapped one does not fire, and without a target nothing is asked."""
    harm.burn(table, sentry)
    if sentry.sapped and harm.is_there(table, sentry):
        harm.wound(table, sentry, SAPPER_DAMAGE)
    if not harm.is_there(table, sentry):
        return False
    was_fresh, sentry.fresh = sentry.fresh, False
    return not was_fresh and not sentry.sapped and bool(fighting.targets(table, sentry, False))
