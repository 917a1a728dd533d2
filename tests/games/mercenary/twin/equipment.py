"""Weapon cards: put on and taken off on the own spawn."""

from __future__ import annotations

from . import figures, harm
from .table import Table, Unit


def may_change(table: Table, unit: Unit) -> bool:
    """On the own spawn only, once a turn."""
    return unit.cell == table.spawn(unit.side) and not table.turn.changed


def equip_numbers(table: Table, unit: Unit) -> list[int]:
    """The cards of the hand made for the class."""
    if not may_change(table, unit):
        return []
    return [number for number in table.hands[unit.side] if unit.kind in table.cards[number].classes]


def may_unequip(table: Table, unit: Unit) -> bool:
    return unit.card is not None and may_change(table, unit)


def equip(table: Table, unit: Unit, number: int) -> None:
    """`health-card-on-spawn-turn`: health rises with the maximum only then, and so does charge.

    A card that is exchanged comes off first, and takes what it gave with it.
    """
    harm.release_card(table, unit)
    cut(table, unit)
    table.hands[unit.side].remove(number)
    table.seen.add(number)
    unit.card = number
    unit.shield = figures.effect(table, unit, "shield")
    if table.turn.spawned:
        unit.health += max(0, figures.effect(table, unit, "health"))
        unit.charge = max(unit.charge, figures.effect(table, unit, "primed"))
    book_change(table, unit)


def unequip(table: Table, unit: Unit) -> None:
    harm.release_card(table, unit)
    book_change(table, unit)


def cut(table: Table, unit: Unit) -> None:
    """Health and charge, to their new maximum."""
    unit.health = min(unit.health, figures.most_health(table, unit))
    unit.charge = min(unit.charge, figures.full_charge(table, unit))


def book_change(table: Table, unit: Unit) -> None:
    """`one-change-a-turn`, `double-attack-ends-with-its-card`."""
    cut(table, unit)
    table.turn.changed = True
    table.turn.may_repeat = False
