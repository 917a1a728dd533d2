"""Damage and defeat."""

from __future__ import annotations

from . import figures, goals, medics
from .table import Table, Unit

BURN_DAMAGE = 1


def wound(table: Table, unit: Unit, amount: int) -> None:
    """Damage of any kind; none to the invincible."""
    if medics.is_invincible(table, unit):
        return
    unit.health -= amount
    if unit.health <= 0:
        defeat(table, unit)


def hit(table: Table, unit: Unit, amount: int, spares: bool = False) -> bool:
    """An attack or a blast, which invincibility, a shield or armour may stop; did anything come of it?

    `shield-and-armour-stop-hits-only`.
    """
    if medics.is_invincible(table, unit):
        return False
    if unit.shield:
        unit.shield -= 1
        return False
    damage = max(min(1, amount), amount - figures.effect(table, unit, "armor"))
    wound(table, unit, min(damage, unit.health - 1) if spares else damage)
    return True


def burn(table: Table, unit: Unit) -> None:
    """At the start of its turn."""
    if unit.burn:
        unit.burn -= 1
        wound(table, unit, BURN_DAMAGE)


def is_there(table: Table, unit: Unit) -> bool:
    return table.units.get(unit.name) is unit


def defeat(table: Table, unit: Unit) -> None:
    """Off the board, bombs and all: the intel falls, the card returns to the hand (`dead-card-returns`)."""
    goals.drop(table, unit)
    release_card(table, unit)
    medics.leave_ubers(table, unit)
    del table.units[unit.name]


def release_card(table: Table, unit: Unit) -> None:
    """The card goes back to the hand, and what it gave goes with it."""
    if unit.card is not None:
        table.hands[unit.side].add(unit.card)
    unit.card = None
    unit.shield = 0
