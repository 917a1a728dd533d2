"""The numbers of a unit, with the card it carries."""

from __future__ import annotations

from . import goals
from .table import Table, Unit

LEAST = 1  # no card and nothing else brings health, range, speed or the length of a meter below this


def effect(table: Table, unit: Unit, word: str) -> int:
    """The number of a word on the unit's card, 0 without it."""
    return 0 if unit.card is None else table.cards[unit.card].effects.get(word, 0)


def attack_effect(table: Table, unit: Unit, with_weapon: bool, word: str) -> int:
    """Words "of the attack" belong to a weapon's own attack, on gear to the primary one: `weapon-or-gear`."""
    return effect(table, unit, word) if has_weapon(table, unit) == with_weapon else 0


def has_weapon(table: Table, unit: Unit) -> bool:
    return unit.card is not None and table.cards[unit.card].is_weapon


def most_health(table: Table, unit: Unit) -> int:
    return max(LEAST, table.characters[unit.kind].health + effect(table, unit, "health"))


def full_charge(table: Table, unit: Unit) -> int:
    length = table.characters[unit.kind].charge
    return max(LEAST, length + effect(table, unit, "meter")) if length else 0


def speed(table: Table, unit: Unit) -> int:
    """Steps in a turn; `slowed-still-steps`."""
    steps = table.characters[unit.kind].speed + effect(table, unit, "speed")
    if goals.is_carrying(table, unit):
        steps += effect(table, unit, "haul")
    return max(LEAST, steps - unit.slow)


def primary_range(table: Table, unit: Unit) -> int:
    return max(LEAST, table.characters[unit.kind].range + effect(table, unit, "range"))


def attack_range(table: Table, unit: Unit, with_weapon: bool) -> int:
    if with_weapon and unit.card is not None:
        return table.cards[unit.card].range
    return primary_range(table, unit)


def attack_strength(table: Table, unit: Unit, with_weapon: bool) -> int:
    if with_weapon and unit.card is not None:
        return table.cards[unit.card].attack
    return max(0, table.characters[unit.kind].attack + effect(table, unit, "attack"))


def gain_charge(table: Table, unit: Unit, amount: int) -> None:
    """Up to the length of the meter, with what the card adds."""
    unit.charge = min(full_charge(table, unit), unit.charge + amount + effect(table, unit, "charging"))


def gain_health(table: Table, unit: Unit, amount: int) -> None:
    """Never above the maximum; nobody loses by it."""
    unit.health = max(unit.health, min(most_health(table, unit), unit.health + amount))
