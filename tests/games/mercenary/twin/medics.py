"""The Medic: heal and uber."""

from __future__ import annotations

from . import figures
from .table import Table, Uber, Unit, away, teammates

HEAL = 3
CHARGE_FOR_A_HEAL = 1
SELF_HEAL = 1
UBER_REACH = 3
UBER_TURNS = 2


def may_be_healed(table: Table, medic: Unit, mate: Unit) -> bool:
    """`heal-the-hurt-only`; a card may put out fire as well."""
    is_hurt = mate.health < figures.most_health(table, mate)
    return is_hurt or (mate.burn > 0 and figures.effect(table, medic, "extinguish") > 0)


def heal_targets(table: Table, medic: Unit) -> list[Unit]:
    """Instead of attacking, within his attack range."""
    if medic.kind != "medic":
        return []
    reach = figures.primary_range(table, medic)
    return [m for m in teammates(table, medic) if may_be_healed(table, medic, m) and away(table, medic, m) <= reach]


def heal(table: Table, medic: Unit, mate: Unit) -> None:
    figures.gain_health(table, mate, HEAL + figures.effect(table, medic, "healing"))
    if figures.effect(table, medic, "extinguish"):
        mate.burn = 0
    figures.gain_charge(table, medic, CHARGE_FOR_A_HEAL)
    medic.acted = True


def uber_targets(table: Table, medic: Unit) -> list[Unit]:
    """With a full meter, somebody within 3."""
    if medic.kind != "medic" or medic.charge < figures.full_charge(table, medic):
        return []
    return [mate for mate in teammates(table, medic) if away(table, medic, mate) <= UBER_REACH]


def uber(table: Table, medic: Unit, mate: Unit) -> None:
    """`uber-empties-the-meter`, `new-uber-replaces-the-old`."""
    table.ubers = [going for going in table.ubers if going.medic is not medic]
    table.ubers.append(Uber(medic, mate, UBER_TURNS))
    medic.charge = 0
    medic.acted = True


def is_invincible(table: Table, unit: Unit) -> bool:
    return any(unit in (uber.medic, uber.partner) for uber in table.ubers)


def stretch_ubers(table: Table) -> None:
    """`uber-ends-beyond-three`; `marker-counts-for-distance`."""
    table.ubers = [
        uber for uber in table.ubers if uber.partner is None or away(table, uber.medic, uber.partner) <= UBER_REACH
    ]


def leave_ubers(table: Table, unit: Unit) -> None:
    """A Medic's uber ends with him; his teammate's leaving does not end it: `uber-outlives-its-target`."""
    table.ubers = [uber for uber in table.ubers if uber.medic is not unit]
    for uber in table.ubers:
        if uber.partner is unit:
            uber.partner = None


def count_down_uber(table: Table, medic: Unit) -> None:
    """At the end of each of the Medic's turns but the one it began on."""
    for uber in [uber for uber in table.ubers if uber.medic is medic]:
        if not uber.began_now:
            uber.turns -= 1
        uber.began_now = False
        if uber.turns == 0:
            table.ubers.remove(uber)
