"""What is foreseen of an action."""

from __future__ import annotations

from typing import Literal

from fracas.core.facts import Change, Preview

from . import CardEffect, Printed, Unit, WeaponCard


class Wounds(Preview):
    """Damage the target survives; `health` is what it is left with."""

    kind: Literal["wounds"] = "wounds"
    damage: int
    health: int
    most_health: int


class Defeats(Preview):
    """Damage the target does not survive."""

    kind: Literal["defeats"] = "defeats"
    damage: int


class Plain(Preview):
    """The target is ubered, a Pyro before a Soldier's primary weapon, or has a shield; or a carrier drops the intel."""

    kind: Literal["invincible", "immune", "shielded", "drops-intel"]


class BlocksSpawn(Preview):
    """The turn ends on the own spawn: so many of the side cannot come until this one moves on. It hurts if it could."""

    kind: Literal["blocks-spawn"] = "blocks-spawn"
    count: int
    hurts: bool


class InRange(Change):
    """Enemies the character has newly in range, or who have it newly in range: after a step, or once they appear."""

    kind: Literal["has-in-range", "is-in-range"]
    unit: Unit
    others: list[Unit]


class Jumps(Preview):
    """What a jump costs."""

    kind: Literal["jumps"] = "jumps"
    cost: int


class Equips(Preview):
    """What the card says."""

    kind: Literal["equips"] = "equips"
    card: WeaponCard
    says: list[Printed | CardEffect]


class BecomesSpy(Preview):
    """A character gives way to a Spy with full health."""

    kind: Literal["becomes-spy"] = "becomes-spy"
    health: int


class Appears(Preview):
    """Where a Spy appears, and what enemy Pyros so near would do to him."""

    kind: Literal["appears"] = "appears"
    cell: str
    alarm_range: int
    alarm_damage: int
